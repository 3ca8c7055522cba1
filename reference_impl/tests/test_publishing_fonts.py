"""Which fonts a text needs, and the signs of the suits as a font. Small fonts with a few letters are made for it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from belote.publishing import suits
from belote.publishing.errors import Unpublished
from belote.publishing.fonts import FAMILIES, WEIGHTS, fonts

fontbuilder: Any = pytest.importorskip("fontTools.fontBuilder", reason="the extra pdf is not installed")
ttlib: Any = pytest.importorskip("fontTools.ttLib", reason="the extra pdf is not installed")
area_pen: Any = pytest.importorskip("fontTools.pens.areaPen")
bounds_pen: Any = pytest.importorskip("fontTools.pens.boundsPen")
recording_pen: Any = pytest.importorskip("fontTools.pens.recordingPen")


def small_font(file: Path, family: str, weight: int, letters: Iterable[str]) -> None:
    """Write a font that has these letters, all of them empty."""
    names = {ord(letter): f"u{ord(letter):04x}" for letter in letters}
    made = fontbuilder.FontBuilder(1000, isTTF=True)
    order = [".notdef", *names.values()]
    made.setupGlyphOrder(order)
    made.setupCharacterMap(names)
    made.setupGlyf({name: ttlib.getTableModule("glyf").Glyph() for name in order})
    made.setupHorizontalMetrics(dict.fromkeys(order, (500, 0)))
    made.setupHorizontalHeader(ascent=800, descent=-200)
    made.setupNameTable({"familyName": family, "styleName": "Bold" if weight == 700 else "Regular"})
    made.setupOS2(usWeightClass=weight, usWidthClass=5)
    made.setupPost()
    made.save(file)


def contours(font: Any, name: str) -> list[Any]:
    """Return the contours of a letter, each as a recording."""
    whole = recording_pen.RecordingPen()
    font.getGlyphSet()[name].draw(whole)
    found: list[Any] = []
    for step in whole.value:
        if step[0] in ("moveTo", "qCurveTo") and (not found or found[-1].value[-1][0] == "closePath"):
            found.append(recording_pen.RecordingPen())
        found[-1].value.append(step)
    return found


def area_of(contour: Any) -> float:
    """Return the area of a contour, which is negative if it turns the other way."""
    pen = area_pen.AreaPen(None)
    contour.replay(pen)
    return float(pen.value)


def bounds_of(contour: Any) -> tuple[float, float, float, float]:
    """Return the least and the greatest coordinates of a contour."""
    pen = bounds_pen.BoundsPen(None)
    contour.replay(pen)
    found: tuple[float, float, float, float] = pen.bounds
    return found


def family(folder: Path, name: str, letters: str) -> None:
    """Write a family of two weights."""
    for weight, style in zip(WEIGHTS, ("Regular", "Bold"), strict=True):
        small_font(folder / f"{name.replace(' ', '')}-{style}.ttf", name, weight, letters)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a Latin and an Arabic family."""
    family(tmp_path, "Noto Sans", "ab12.")
    family(tmp_path, "Noto Sans Arabic", "ab12ورق")
    return tmp_path


def test_a_text_gets_the_families_it_has_letters_of_in_both_weights(folder: Path) -> None:
    assert [(font.name, font.weight) for font in fonts("ab 1", folder)] == [("Noto Sans", 400), ("Noto Sans", 700)]
    both = [(name, weight) for weight in WEIGHTS for name in ("Noto Sans", "Noto Sans Arabic")]
    assert [(font.name, font.weight) for font in fonts("ab ورق 1.", folder)] == both


def test_a_missing_family_is_named_with_its_letters_and_how_to_get_it(folder: Path) -> None:
    with pytest.raises(Unpublished) as told:
        fonts("ab Խաղ", folder)
    for part in ("Noto Sans Armenian", "U+0572", "fonts-noto-core", "noto-sans-armenian", "--fonts", str(folder)):
        assert part in str(told.value)


def test_a_weight_that_is_missing_is_named(folder: Path) -> None:
    (folder / "NotoSansArabic-Bold.ttf").unlink()
    with pytest.raises(Unpublished, match="Noto Sans Arabic Bold"):
        fonts("ورق", folder)


def test_a_sign_that_no_family_has_is_told_and_not_replaced(folder: Path) -> None:
    with pytest.raises(Unpublished, match=r"U\+1F600.*Leave these signs out"):
        fonts("ab \N{GRINNING FACE}", folder)


def test_other_families_slanted_and_narrow_ones_are_not_taken(tmp_path: Path) -> None:
    family(tmp_path, "Noto Sans", "a")
    small_font(tmp_path / "NotoSans-Italic.ttf", "Noto Sans", 400, "ab")
    small_font(tmp_path / "NotoSans-CondensedBold.ttf", "Noto Sans", 700, "ab")
    small_font(tmp_path / "NotoSansMono-Regular.ttf", "Noto Sans Mono", 400, "ab")
    small_font(tmp_path / "DejaVuSans.ttf", "DejaVu Sans", 400, "ab")
    (tmp_path / "NotoSans-Broken.ttf").write_bytes(b"no font")
    with pytest.raises(Unpublished, match=r"U\+0062"):
        fonts("ab", tmp_path)


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(Unpublished, match="no folder of fonts"):
        fonts("a", tmp_path / "nowhere")


def test_signs_that_have_no_look_need_no_letter(folder: Path) -> None:
    assert fonts("a\u00a0b\u2068\u200f\n", folder)


def test_every_family_is_for_other_scripts() -> None:
    scripts = [script for family in FAMILIES for script in family.scripts]
    assert len(scripts) == len(set(scripts))


class TestSuits:
    """The signs of the suits: a font of four letters, made of the shapes of the drawings."""

    def test_the_font_is_the_same_every_time_and_has_the_four_signs(self) -> None:
        assert suits.font() == suits.font.__wrapped__()
        font = ttlib.TTFont(BytesIO(suits.font()))
        assert {chr(code) for code in font.getBestCmap()} == set("♣♦♥♠")
        for name in font.getGlyphOrder()[1:]:
            glyph = font["glyf"][name]
            assert glyph.numberOfContours > 0
            assert 0 <= glyph.xMin < glyph.xMax <= suits.BREADTH

    def test_german_suits_are_other_shapes_for_the_same_signs(self) -> None:
        french, german = (ttlib.TTFont(BytesIO(suits.font(deck))) for deck in ("french", "german"))
        assert french.getBestCmap() == german.getBestCmap()
        same = [name for name in french.getGlyphOrder() if french["glyf"][name] == german["glyf"][name]]
        assert same == [".notdef", "hearts"]

    @pytest.mark.parametrize(("suit", "hollows"), [("spades", 1), ("diamonds", 3), ("clubs", 0), ("hearts", 0)])
    def test_a_leaf_has_its_veins_and_a_bell_its_slits(self, suit: str, hollows: int) -> None:
        font = ttlib.TTFont(BytesIO(suits.font("german")))
        pieces = [(area_of(contour), bounds_of(contour)) for contour in contours(font, suit)]
        area, (left, low, right, high) = pieces[0]
        inside = [one for one, (x, y, east, north) in pieces if left < x and low < y and east < right and north < high]
        assert sum(one * area < 0 for one in inside) == len(inside) == hollows

    def test_the_colours_are_those_of_the_drawings(self) -> None:
        assert suits.colours("french", "two") == (
            ".clubs { color: #000000 }\n.diamonds { color: #c8102e }\n"
            ".hearts { color: #c8102e }\n.spades { color: #000000 }"
        )
        assert ".spades { color: #00734a }" in suits.colours("german", "four")

    def test_a_sign_in_the_text_is_marked_and_a_card_stays_together(self) -> None:
        assert suits.marked("<p>♥</p>") == '<p><span class="suit hearts">♥</span></p>'
        card = '<bdi class="card" dir="ltr">10<span class="suit spades">♠</span></bdi>'
        assert suits.marked("<p>10♠\ufe0e, В♠</p>") == f"<p>{card}, {card.replace('10', 'В')}</p>"

    @pytest.mark.parametrize("html", ['<p title="J♥">a</p>', "<svg><title>J♥</title></svg>", "<title>J♥</title>"])
    def test_a_sign_in_a_drawing_a_title_or_a_tag_is_left_alone(self, html: str) -> None:
        assert suits.marked(html) == html

    def test_nothing_is_lost(self) -> None:
        text = "<p>J♥ 9♦ &amp; A♣: 7♠</p>"
        assert re.sub(r"<[^>]*>", "", suits.marked(text)) == re.sub(r"<[^>]*>", "", text)

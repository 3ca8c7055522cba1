"""A rulebook as a PDF: everything the book says is in it, in the declared fonts, the same bytes every time."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zlib
from itertools import pairwise
from pathlib import Path

import pytest
from publishing_samples import need_paper, plain, told

from belote.library import resolved
from belote.publishing.errors import Unpublished
from belote.publishing.fitting import SIZES, SMALLEST, fitted
from belote.publishing.fonts import FAMILIES
from belote.publishing.pdf import pdf
from belote.publishing.suits import FAMILY
from belote.rulebook.book import Book, book
from belote.rulebook.language import languages

VARIANT = "klaberjass"
"""A table whose book is short."""

DOUBTFUL = re.compile(r"ل[اأإآىي]|[0-9A-Za-z]")
"""Letters that are one sign together, which pdftotext gives in either order, and numbers, which it joins to words."""


def made(folder: Path, lang: str) -> Path:
    """Make the PDF of the book, with all its sentences."""
    need_paper()
    file = folder / f"{lang}.pdf"
    file.write_bytes(pdf(book(VARIANT, lang), resolved(VARIANT), minor=True))
    return file


@pytest.fixture(scope="module")
def english(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the book in English."""
    return made(tmp_path_factory.mktemp("pdf"), "en")


@pytest.fixture(scope="module")
def arabic(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the book in Arabic."""
    if "ar" not in languages():
        pytest.skip("there is no rulebook in Arabic")
    return made(tmp_path_factory.mktemp("pdf"), "ar")


def texts(found: Book) -> list[str]:
    """Return every sentence and every note of a book."""
    said = [one.text for part in found.chapters for one in part.sentences]
    return said + [note.text for part in found.chapters for note in part.notes]


def test_every_sentence_with_its_numbers_is_in_it(english: Path) -> None:
    text = plain(told("pdftotext", "-raw", english, "-"))
    missing = [one for one in texts(book(VARIANT)) if plain(one) not in text]
    assert missing == []


def test_every_clause_and_every_source_is_in_it(english: Path) -> None:
    text = plain(told("pdftotext", "-raw", english, "-"))
    found = book(VARIANT)
    clauses = {clause for part in found.chapters for one in part.sentences for clause in one.clause.split(", ")}
    assert len(clauses) > 60
    assert [clause for clause in clauses if clause not in text] == []
    squeezed = text.replace(" ", "").replace("-", "")
    sources = [plain(note.text).replace(" ", "").replace("-", "") for note in found.references.values()]
    assert [one for one in sources if one not in squeezed] == []


def test_every_word_of_an_example_is_in_it(english: Path) -> None:
    text = plain(told("pdftotext", "-raw", english, "-"))
    for part in book(VARIANT).chapters:
        for example in part.examples:
            assert plain(example.title) in text
            for _, answers in example.answers:
                assert all(plain(answer) in text for answer in answers)


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_only_the_declared_fonts_are_in_it(lang: str, request: pytest.FixtureRequest) -> None:
    file = request.getfixturevalue({"en": "english", "ar": "arabic"}[lang])
    rows = told("pdffonts", file).splitlines()[2:]
    families = tuple(name.replace(" ", "-") for name in (FAMILY, *(family.name for family in FAMILIES)))
    names = [row.split()[0].partition("+")[2] for row in rows]
    assert len(names) >= 3
    assert [name for name in names if not name.startswith(families)] == []
    assert all(row.split()[-5] == "yes" for row in rows), "every font is embedded"


def test_it_is_tagged_and_says_what_it_is(english: Path) -> None:
    said = dict(line.split(":", 1) for line in told("pdfinfo", english).splitlines() if ":" in line)
    about = {key: value.strip() for key, value in said.items()}
    assert about["Title"] == book(VARIANT).title
    assert about["Subject"] == book(VARIANT).summary
    assert about["Keywords"] == VARIANT
    assert about["Tagged"] == "yes"
    assert about["Page size"].endswith("(A4)")
    assert "CreationDate" not in about
    objects = unpacked(english)
    assert b"/Outlines" in objects
    assert b"/Lang (en)" in objects
    assert "pdfuaid:part" in told("pdfinfo", "-meta", english)


def unpacked(file: Path) -> bytes:
    """Return what a PDF holds in its compressed parts."""
    packed = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", file.read_bytes(), re.DOTALL)
    return b"".join(zlib.decompressobj().decompress(part) for part in packed if part[:1] == b"x")


def test_every_page_has_its_number_and_the_contents_have_those_of_the_chapters(english: Path) -> None:
    number = int(re.search(r"Pages:\s+(\d+)", told("pdfinfo", english))[1])  # type: ignore[index]
    pages = told("pdftotext", "-layout", english, "-").split("\f")[:number]
    assert [f"{place} / {number}" in page for place, page in enumerate(pages, 1)] == [True] * number
    listed = re.findall(r"^ *(\d+) +(\S.*?) {2,}(\d+) *$", pages[0], re.MULTILINE)
    assert len(listed) >= 10
    for chapter, heading, place in listed:
        assert re.search(rf"^ *{chapter}\s+{re.escape(heading)} *$", pages[int(place) - 1], re.MULTILINE), heading


def test_the_same_book_is_the_same_bytes_in_another_process(english: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.pdf"
    words = [sys.executable, "-m", "belote", "rulebook", VARIANT, "--all", "--format", "pdf", "--out", str(again)]
    surroundings = os.environ | {"PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo"}
    surroundings.pop("SOURCE_DATE_EPOCH", None)
    subprocess.run(words, check=True, env=surroundings, cwd=tmp_path)
    assert again.read_bytes() == english.read_bytes()


def test_the_summary_that_says_most_fits_one_page() -> None:
    need_paper()
    lang = "el" if "el" in languages() else "en"
    found = fitted(book("baloot-majlis", lang), resolved("baloot-majlis"))
    assert found.size in (*SIZES, SMALLEST)
    assert found.ranks >= 1


def test_it_has_the_date_that_is_set_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    from belote.publishing.pdf import dated

    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1732924800")
    assert dated() == "2024-11-30T00:00:00Z"
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "yesterday")
    with pytest.raises(Unpublished, match="yesterday, which is no date"):
        dated()
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert dated() == ""


def test_arabic_is_shaped_and_in_the_right_order(arabic: Path) -> None:
    text = " ".join(words(told("pdftotext", arabic, "-")))
    said = [one.text for part in book(VARIANT, "ar").chapters for one in part.sentences if one.lang == "ar"]
    pairs = {pair for one in said for pair in pairwise(words(one)) if not any(map(DOUBTFUL.search, pair))}
    assert len(pairs) > 200
    found = [pair for pair in pairs if " ".join(pair) in text]
    assert len(found) > 0.9 * len(pairs), sorted(pairs - set(found))[:10]
    turned = [pair for pair in pairs if " ".join(reversed(pair)) in text]
    assert len(turned) < 0.1 * len(pairs), turned[:10]


def words(text: str) -> list[str]:
    """Return the words of a text without the small signs of vowels."""
    return re.findall(r"\w+", re.sub("[\u064b-\u0652\u0670]", "", plain(text)))


def test_the_words_over_an_arabic_drawing_are_whole(arabic: Path) -> None:
    text = words(told("pdftotext", arabic, "-"))
    found = [one for part in book(VARIANT, "ar").chapters for one in part.examples if one.scene is not None]
    assert text.count("الشمال") > len(found) > 3
    assert "لامشلا" not in "".join(text)

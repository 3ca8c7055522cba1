"""The laws of every drawing: well formed, whole, nothing cut off or fetched, and everything in it said in words."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from itertools import combinations, pairwise

import pytest
from drawn import SVG, Box, Element, boxes, looks, parsed, scene

from belote.rulebook.diagrams import Hand, Look, Play, Scene, by_suit, caption, draw, labels, look
from belote.rulebook.diagrams.looks import DIM, FACE, FOUR, TWO
from belote.rulebook.diagrams.shapes import SHAPES
from belote.rulebook.diagrams.writing import Caption

SEEDS = range(40)
RANKS = dict(zip("6789TJQKA", ["six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"], strict=True))
SUITS = dict(zip("CDHS", ["clubs", "diamonds", "hearts", "spades"], strict=True))
LONG = {"N": "Північ · Роздавальник", "E": "Східно-східний · Роздавальник", "S": "Παίκτης του νότου", "W": "الغرب"}
BELOTE = {rank + suit: place for suit in "CDHS" for place, rank in enumerate("789JQKTA")}
TRUMPS = {rank + "H": place for place, rank in enumerate("78QKTA9J")}


def drawn(seed: int, look: Look | None = None, lang: str = "en") -> str:
    """Return the drawing of a random scene."""
    found = scene(seed)
    return draw(found, f"d{seed}", caption(found, lang), labels(found, lang), look or looks()[seed % 4])


def classed(found: Element, name: str) -> list[Element]:
    """Return the elements of a class."""
    return [one for one in found.iter() if name in one.get("class", "").split()]


def place(svg: str, code: str) -> Box:
    """Return the box of the face of a card."""
    root = parsed(svg)
    face = next(one for one in root.iter() if one.get("data-card") == code)[0]
    return next(box for box in boxes(root) if box.element is face)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_drawing_is_well_formed_left_to_right_and_an_image_with_its_words(seed: int) -> None:
    root = parsed(drawn(seed))
    assert root.get("direction") == "ltr"
    assert root.get("role") == "img"
    ids = {one.get("id"): one for one in root.iter() if one.get("id")}
    title, description = ids[root.get("aria-labelledby")], ids[root.get("aria-describedby")]
    assert (title.tag, description.tag) == (SVG + "title", SVG + "desc")
    assert (title.text or "").endswith(".")
    assert [child.get("aria-hidden") for child in root] == [None, None, "true"]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_is_drawn_once_and_no_other(seed: int) -> None:
    cards = [one.get("data-card") for one in classed(parsed(drawn(seed)), "card")]
    assert Counter(cards) == Counter(scene(seed).cards)
    assert len(set(cards)) == len(cards)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_words_name_every_card_and_every_clause(seed: int) -> None:
    found = scene(seed)
    said = caption(found, "en").description
    assert [code for code in found.cards if f"{RANKS[code[0]]} of {SUITS[code[1]]}" not in said] == []
    assert [clause for hand in found.hands for clause in hand.clauses if clause not in said] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_cut_off(seed: int) -> None:
    found = scene(seed)
    names = {seat: LONG[seat] for seat in found.seats} if seed % 2 else labels(found, "en")
    root = parsed(draw(found, "d", Caption("", ""), names, looks()[seed % 4]))
    width, height = int(root.get("width", "")), int(root.get("height", ""))
    assert root.get("viewBox") == f"0 0 {width} {height}"
    seen = list(boxes(root))
    assert len(seen) > len(found.cards)
    outside = [box for box in seen if box.left < 0 or box.top < 0 or box.right > width or box.bottom > height]
    assert not outside


def test_a_box_outside_would_be_noticed() -> None:
    moved = '<g transform="translate(5 5) scale(0.50)"><rect x="-20" y="0"/></g>'
    found = parsed(f'<svg xmlns="http://www.w3.org/2000/svg">{moved}</svg>')
    assert [box.left for box in boxes(found)] == [-5]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_of_a_hand_shows_its_corner(seed: int) -> None:
    root = parsed(drawn(seed))
    for hand in classed(root, "hand"):
        faces = [one[0] for one in classed(hand, "card")]
        lefts = [next(box.left for box in boxes(root) if box.element is face) for face in faces]
        assert all(right - left >= 17 for left, right in pairwise(lefts))


def test_ids_are_unique_when_several_drawings_stand_on_one_page() -> None:
    ids = re.findall(r' id="([^"]+)"', "".join(map(drawn, SEEDS)))
    assert len(ids) > 3 * len(SEEDS)
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_fetched_and_every_sign_is_there(seed: int) -> None:
    svg = drawn(seed)
    assert svg.count("http") == 1
    assert "url(" not in svg
    ids = set(re.findall(r' id="([^"]+)"', svg))
    assert set(re.findall(r'href="#([^"]+)"', svg)) <= ids
    assert len(re.findall(r"href=", svg)) == len(re.findall(r'href="#', svg))
    assert not re.search("[♠-♧\U0001f0a0-\U0001f0ff]", svg)


def test_a_drawing_is_the_same_bytes_in_every_process() -> None:
    code = "from test_rulebook_diagrams import drawn; print(*map(drawn, range(8)))"
    command = [sys.executable, "-c", code]
    paths = os.pathsep.join(sys.path)
    outputs = [
        subprocess.run(
            command, env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": paths}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert outputs[0] == outputs[1]
    assert outputs[0].decode().strip() == " ".join(map(drawn, range(8)))


@pytest.mark.parametrize(("lang", "letters"), [("en", "6 7 8 9 10 J Q K A"), ("fr", "6 7 8 9 10 V D R A")])
def test_the_letters_are_those_of_the_language(lang: str, letters: str) -> None:
    assert [look(lang).index(rank) for rank in "6789TJQKA"] == letters.split()
    hand = Hand("S", tuple(rank + "H" for rank in "6789TJQKA"))
    found = Scene("NESW", True, hands=(hand,))
    cards = classed(parsed(draw(found, "d", Caption("", ""), {"S": "S"}, look(lang))), "card")
    assert [one.text for card in cards for one in card.iter(SVG + "text")] == letters.split()


def test_a_ten_is_one_letter_where_the_language_has_one_and_letters_that_lack_are_international() -> None:
    russian = Look((("T", "10"), ("J", "В")))
    assert [russian.index(rank) for rank in "TJQ9"] == ["10", "В", "Q", "9"]
    assert Look((("T", "T"),)).index("T") == "T"


def brightness(colour: str) -> float:
    """Return the relative luminance of a colour, as the guidelines for accessible pages define it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_every_colour_can_be_read_on_the_face_of_a_card() -> None:
    assert round((brightness("#ffffff") + 0.05) / (brightness("#777777") + 0.05), 2) == 4.48
    for colour in {*TWO.values(), *(one for deck in FOUR.values() for one in deck.values())}:
        assert (brightness(FACE) + 0.05) / (brightness(colour) + 0.05) >= 4.5, colour


def test_four_colours_are_four_and_two_are_two_and_every_suit_has_a_shape_of_its_own() -> None:
    for deck, shapes in SHAPES.items():
        assert len(set(FOUR[deck].values())) == 4
        assert all(one.path != other.path for one, other in combinations(shapes.values(), 2))
    assert [Look(scheme="two").colour(suit) for suit in "CS"] == [TWO["C"]] * 2
    assert [Look(scheme="two").colour(suit) for suit in "DH"] == [TWO["H"]] * 2
    assert TWO["C"] != TWO["H"]
    assert SHAPES["french"]["S"] != SHAPES["german"]["S"]


def test_a_hand_is_sorted_by_suit_and_strength_with_trump_first() -> None:
    held = ["7C", "AC", "TC", "9H", "JH", "AH", "KS", "AS", "9D", "JD"]
    assert by_suit(held, {**BELOTE, **TRUMPS}, "H") == ("JH", "9H", "AH", "AS", "KS", "AC", "TC", "7C", "JD", "9D")
    assert by_suit(held, BELOTE) == ("AS", "KS", "AH", "JH", "9H", "AC", "TC", "7C", "JD", "9D")


def test_legal_cards_stand_out_and_the_others_are_dim_with_their_clause() -> None:
    hand = Hand("S", ("JH", "7H", "AC"), (("7H", "play.follow-trump"), ("AC", "play.follow-plain")), choice=True)
    found = Scene("NESW", True, plays=(Play("E", "9H"),), winner="E", hands=(hand,))
    svg = draw(found, "d", caption(found, "en"), labels(found, "en"), Look())
    dim = {one.get("data-card"): one[0].get("fill") for one in classed(parsed(svg), "dim")}
    assert dim == {"7H": DIM, "AC": DIM}
    assert place(svg, "JH").top < place(svg, "7H").top == place(svg, "AC").top
    texts = [one.text for one in parsed(svg).iter(SVG + "text")]
    assert {"a", "b", "a  play.follow-trump", "b  play.follow-plain"} <= set(texts)
    said = caption(found, "en").description
    assert "May be played: jack of hearts." in said
    assert "May not be played by play.follow-plain: ace of clubs." in said


def test_cards_that_may_all_be_played_do_not_stand_out() -> None:
    found = Scene("NESW", True, hands=(Hand("S", ("JH", "AC"), choice=True),))
    svg = draw(found, "d", caption(found, "en"), labels(found, "en"), Look())
    assert place(svg, "JH").top == place(svg, "AC").top
    assert classed(parsed(svg), "dim") == []


def test_a_trick_shows_its_order_and_its_winner() -> None:
    plays = tuple(Play(*pair) for pair in zip("WSEN", ("AS", "TS", "7H", "KS"), strict=True))
    found = Scene("NWSE", False, plays=plays, winner="E", denomination="hearts")
    svg = draw(found, "d", caption(found, "en"), labels(found, "en"), Look())
    root = parsed(svg)
    spots = [(box.left, box.top) for box in (place(svg, play.card) for play in plays)]
    orders = [next(box for box in boxes(root) if box.element is one[0]) for one in classed(root, "order")]
    near = [
        min(range(4), key=lambda spot: abs(box.left - 40 - spots[spot][0]) + abs(box.top - spots[spot][1]))
        for box in orders
    ]
    assert near == [0, 1, 2, 3]
    (star,) = classed(root, "winner")
    mark = next(box for box in boxes(root) if box.element is star[0])
    assert place(svg, "7H").left < mark.right and mark.left < place(svg, "7H").right
    assert caption(found, "en").title == "A trick, won by East."
    order = "West the ace of spades, South the ten of spades, East the seven of hearts, North the king of spades"
    assert f"Played in this order: {order}." in caption(found, "en").description


def test_a_trick_without_winner_has_no_mark() -> None:
    svg = draw(Scene("NESW", True, plays=(Play("E", "9H"),)), "d", Caption("", ""), {}, Look())
    assert classed(parsed(svg), "winner") == []


@pytest.mark.parametrize("names", [dict(zip("NESW", "NESW", strict=True)), LONG])
def test_seats_keep_their_places_in_every_script(names: dict[str, str]) -> None:
    plays = tuple(Play(*pair) for pair in zip("NESW", ("AS", "TS", "7H", "KS"), strict=True))
    svg = draw(Scene("NESW", True, plays=plays), "d", Caption("", ""), names, Look())
    north, east, south, west = (place(svg, play.card) for play in plays)
    assert west.right < north.left and north.right < east.left
    assert north.bottom < south.top


def test_the_arrows_go_the_way_play_goes() -> None:
    for clockwise in (True, False):
        found = Scene("NESW" if clockwise else "NWSE", clockwise, dealer="N")
        root = parsed(draw(found, "d", caption(found, "en"), labels(found, "en"), Look()))
        (way,) = classed(root, "direction")
        upper = next(one.get("d", "") for one in way if one.tag == SVG + "path")
        x1, x2 = int(upper[1:].split()[0]), int(upper.split()[-2])
        assert (x1 < x2) is clockwise
        assert f" 0 0 {int(clockwise)} " in upper
        assert len(classed(root, "dealer")) == 1
        said = "clockwise" if clockwise else "counter-clockwise"
        assert caption(found, "en").description == f"North deals, and the play goes {said}."


def test_a_table_without_dealer_shows_none() -> None:
    found = Scene("NESW", True, turned="9S")
    root = parsed(draw(found, "d", caption(found, "en"), labels(found, "en"), Look()))
    assert classed(root, "dealer") == []
    assert "The turned card is the nine of spades." in caption(found, "en").description

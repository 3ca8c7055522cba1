"""The second opinion on cards and tricks: positions worked out by hand from the clauses of play."""

from __future__ import annotations

import pytest
from oracle_rules import Tree, declared

from belote.oracle import Contract, first_leader, holder, legal_cards, winner
from belote.oracle.table import after, playing_side, position, value

SEATS = "NESW"
HEARTS = Contract("hearts", "N")


def trick(cards: str) -> list[tuple[str, str]]:
    """Return a trick that N led, clockwise."""
    return list(zip(SEATS, cards.split(), strict=False))


def suit_rows(where: str, word: str) -> Tree:
    """Return a declaration in which one row of the suit contract has a word; no other row is there."""
    row, situation = where.split(".")
    return declared(play={"lead": {"first": "eldest"}, "suit": {row: {situation: word}}})


def legal(rules: Tree, played: str, hand: str, contract: Contract = HEARTS, seat: str = "") -> set[str]:
    """Return the legal set of the seat that plays next to a trick of N."""
    lies = trick(played)
    return set(legal_cards(rules, contract, "W", seat or SEATS[len(lies)], set(hand.split()), lies, False))


@pytest.mark.parametrize(
    ("where", "word", "played", "hand", "allowed"),
    [
        ("follow_trump.opponent", "any", "QH", "KH 7H AS", "KH 7H"),
        ("follow_trump.opponent", "beat", "QH", "KH 7H AS", "KH"),
        ("follow_trump.opponent", "beat", "QH", "8H 7H JD", "8H 7H"),
        ("follow_trump.partner", "any", "9H 7H", "JH TH 8C", "JH TH"),
        ("follow_trump.partner", "beat", "9H 7H", "JH TH 8C", "JH"),
        ("follow_plain.opponent", "any", "KC", "TC 8C 7H", "TC 8C"),
        ("follow_plain.opponent", "beat", "KC", "TC 8C 7H", "TC"),
        ("follow_plain.opponent", "any_or_ruff", "KC", "TC 8C 7H AS", "TC 8C 7H"),
        ("follow_plain.partner", "any", "KC 7C", "AC 8C 7H", "AC 8C"),
        ("follow_plain.partner", "beat", "KC 7C", "AC 8C 7H", "AC"),
        ("follow_plain.partner", "any_or_ruff", "KC 7C", "AC 8C 7H AS", "AC 8C 7H"),
        ("follow_plain.opponent_ruffed", "any", "9C TH", "KC 7C JH 8H", "KC 7C"),
        ("follow_plain.opponent_ruffed", "beat", "9C TH", "KC 7C JH 8H", "KC"),
        ("follow_plain.opponent_ruffed", "any_or_ruff", "9C TH", "KC 7C JH 8H", "KC 7C JH"),
        ("follow_plain.partner_ruffed", "any", "9C TH QC", "KC 7C JH 8H", "KC 7C"),
        ("follow_plain.partner_ruffed", "beat", "9C TH QC", "KC 7C JH 8H", "KC"),
        ("follow_plain.partner_ruffed", "any_or_ruff", "9C TH QC", "KC 7C JH 8H", "KC 7C JH"),
        ("void.opponent", "free", "AC", "7H 8H KD", "7H 8H KD"),
        ("void.opponent", "ruff", "AC", "7H 8H KD", "7H 8H"),
        ("void.opponent", "ruff", "AC", "KD 9S", "KD 9S"),
        ("void.opponent", "ruff", "8D AC 9D", "7H KC", "7H"),
        ("void.partner", "free", "AC 7C", "7H KD", "7H KD"),
        ("void.partner", "ruff", "AC 7C", "7H KD", "7H"),
    ],
)
def test_a_word_selects_the_cards_its_clause_names(where: str, word: str, played: str, hand: str, allowed: str) -> None:
    assert legal(suit_rows(where, word), played, hand) == set(allowed.split())


OVERRUFF = {
    "free": ("JH 8H AD", "JH 8H", "JH AD", "8H AD", "8H 7H"),
    "ruff": ("JH 8H", "JH 8H", "JH", "8H", "8H 7H"),
    "over_else_ruff": ("JH", "JH", "JH", "8H", "8H 7H"),
    "over_else_free": ("JH", "JH", "JH", "8H AD", "8H 7H"),
    "over_else_discard": ("JH", "JH", "JH", "AD", "8H 7H"),
    "no_under": ("JH AD", "JH", "JH AD", "AD", "8H 7H"),
    "under_if_only_trumps": ("JH AD", "JH 8H", "JH AD", "AD", "8H 7H"),
    "under_if_cannot_over": ("JH AD", "JH", "JH AD", "8H AD", "8H 7H"),
}
"""The table of play.void.opponent-ruffed, for five hands."""


@pytest.mark.parametrize("word", OVERRUFF)
@pytest.mark.parametrize(("situation", "played"), [("opponent_ruffed", "AC TH"), ("partner_ruffed", "AC TH 7C")])
def test_after_a_ruff_each_word_selects_by_what_is_held(word: str, situation: str, played: str) -> None:
    rules = suit_rows(f"void.{situation}", word)
    hands = ("JH 8H AD", "JH 8H", "JH AD", "8H AD", "8H 7H")
    assert [legal(rules, played, hand) for hand in hands] == [set(cards.split()) for cards in OVERRUFF[word]]


@pytest.mark.parametrize(
    ("kind", "row", "played", "hand", "words"),
    [
        ("no_trump", "follow_plain", "KC", "TC 8C AS", {"any": "TC 8C", "beat": "TC"}),
        ("no_trump", "follow_plain", "KC 7C", "TC 8C", {"any": "TC 8C", "beat": "TC"}),
        ("all_trump", "follow_trump", "TS", "9S 7S JD", {"any": "9S 7S", "beat": "9S"}),
        ("all_trump", "follow_trump", "9S 8S", "JS 7S", {"any": "JS 7S", "beat": "JS"}),
        ("all_trump", "follow_trump", "9H TC", "8H JS", {"any": "8H", "beat": "8H"}),
    ],
)
def test_without_a_trump_suit_only_the_led_suit_binds(
    kind: str, row: str, played: str, hand: str, words: dict[str, str]
) -> None:
    for word, allowed in words.items():
        rules = declared(play={"lead": {"first": "eldest"}, kind: {row: {"opponent": word, "partner": word}}})
        assert legal(rules, played, hand, Contract(kind, "N")) == set(allowed.split())


@pytest.mark.parametrize(("denomination", "led"), [("hearts", "QH"), ("no_trump", "KC"), ("all_trump", "9C")])
def test_who_cannot_follow_where_no_row_exists_plays_any_card(denomination: str, led: str) -> None:
    assert legal(declared(), led, "AS 7D", Contract(denomination, "N")) == {"AS", "7D"}


def test_a_row_that_is_needed_and_absent_is_an_error() -> None:
    with pytest.raises(KeyError):
        legal(suit_rows("void.opponent", "free"), "AC", "7C KH")


@pytest.mark.parametrize(("hand", "allowed"), [("JH AC 7D", "JH AC 7D"), ("JH 8H AC", "JH 8H"), ("9H AC", "9H")])
def test_only_trumps_that_are_never_forced_free_the_hand(hand: str, allowed: str) -> None:
    rules = declared(play={"lead": {}, "never_forced": "J", "suit": {"follow_trump": {"opponent": "any"}}})
    assert legal(rules, "QH", hand) == set(allowed.split())


def test_never_forced_reaches_a_forced_ruff_and_no_other_kind_of_contract() -> None:
    play = {
        "lead": {},
        "never_forced": "J",
        "suit": {"void": {"opponent": "ruff"}},
        "all_trump": {"follow_trump": {"opponent": "beat"}},
    }
    assert legal(declared(play=play), "AC", "JH AD") == {"JH", "AD"}
    assert legal(declared(play=play), "9C", "JC AD", Contract("all_trump", "N")) == {"JC"}


@pytest.mark.parametrize(
    ("word", "contract", "played_one", "seat", "hand", "allowed"),
    [
        ("free", HEARTS, False, "E", "JH AC", "JH AC"),
        ("not_while_closed", HEARTS._replace(level=1, manner="closed"), False, "E", "JH AC", "AC"),
        ("not_while_closed", HEARTS._replace(level=1, manner="closed"), False, "E", "JH 9H", "JH 9H"),
        ("not_while_closed", HEARTS._replace(level=2, manner="open"), False, "E", "JH AC", "JH AC"),
        ("not_before_taker", HEARTS, False, "S", "KH 7D", "7D"),
        ("not_before_taker", HEARTS, False, "N", "KH 7D", "KH 7D"),
        ("not_before_taker", HEARTS, True, "S", "KH 7D", "KH 7D"),
        ("not_before_taker", HEARTS, False, "S", "KH 9H", "KH 9H"),
        ("not_before_taker", HEARTS._replace(taker=""), False, "S", "KH 7D", "KH 7D"),
        ("not_before_taker", Contract("all_trump", "N"), False, "S", "KH 7D", "KH 7D"),
    ],
)
def test_a_barred_lead_is_lifted_for_a_hand_of_trumps(
    word: str, contract: Contract, played_one: bool, seat: str, hand: str, allowed: str
) -> None:
    rules = declared(play={"lead": {"first": "eldest", "trump": word}})
    assert legal_cards(rules, contract, "W", seat, set(hand.split()), [], played_one) == set(allowed.split())


def test_the_first_lead_is_eldest_the_taker_or_what_a_rung_says() -> None:
    by_eldest = declared()
    by_taker = declared(play={"lead": {"first": "taker"}})
    rungs = [{"name": "capot", "needs": "all_tricks"}, {"name": "generale", "needs": "all_tricks", "lead": "taker"}]
    with_rungs = declared(auction={"amounts": {"from": 80, "to": 160, "step": 10, "rungs": rungs}})
    assert first_leader(by_eldest, Contract("hearts", "S"), "W") == "N"
    assert first_leader(by_taker, Contract("hearts", "S"), "W") == "S"
    assert first_leader(by_taker, Contract("hearts", ""), "W") == "N"
    assert first_leader(with_rungs, Contract("hearts", "S", "generale"), "W") == "S"
    assert first_leader(with_rungs, Contract("hearts", "S", "capot"), "W") == "N"


@pytest.mark.parametrize(
    ("denomination", "played", "who"),
    [
        ("spades", "JC KD 7C 8C", "N"),
        ("clubs", "7S TH 8S JH", "S"),
        ("no_trump", "TS 9S 7S 8S", "N"),
        ("all_trump", "KH JD QH 8H", "N"),
        ("hearts", "AC 7H JC 9H", "W"),
        ("hearts", "8H AH TH KH", "E"),
        ("all_trump", "AC JC 9C TC", "E"),
    ],
)
def test_the_highest_trump_or_else_the_highest_of_the_led_suit_wins(denomination: str, played: str, who: str) -> None:
    assert winner(declared(), denomination, trick(played)) == who


def test_a_discard_never_holds_a_trick_and_an_open_trick_has_no_winner() -> None:
    assert holder(declared(), "hearts", trick("8D AC 9D")) == "S"
    with pytest.raises(ValueError, match="not complete"):
        winner(declared(), "hearts", trick("8D AC 9D"))


def test_only_who_holds_the_trick_so_far_is_partner_or_opponent() -> None:
    rules = declared(play={"lead": {}, "suit": {"void": {"opponent": "ruff", "partner": "free"}}})
    assert legal(rules, "KC AC", "7H KD") == {"7H"}
    assert legal(rules, "KC 7C", "7H KD") == {"7H", "KD"}


def test_all_but_the_taker_are_partners_where_he_plays_against_the_rest() -> None:
    players = {"count": 3, "sides": "taker_against_rest", "direction": "clockwise"}
    rules = declared(players=players, play={"lead": {}, "suit": {"void": {"opponent": "ruff", "partner": "free"}}})
    assert legal(rules, "AC", "7H KD", Contract("hearts", "S"), "E") == {"7H", "KD"}
    assert legal(rules, "AC", "7H KD", Contract("hearts", "E"), "E") == {"7H"}
    assert [playing_side(rules, seat, "", "S") for seat in "NES"] == ["taker", "rest", "rest"]


def test_players_alone_have_no_partner() -> None:
    players = {"count": 3, "sides": "alone", "direction": "clockwise"}
    rules = declared(players=players, play={"lead": {}, "suit": {"void": {"opponent": "ruff"}}})
    assert legal(rules, "AC 7C", "7H KD", Contract("hearts", "N"), "S") == {"7H"}


@pytest.mark.parametrize(
    ("count", "direction", "seat", "following"),
    [
        (4, "clockwise", "N", "E"),
        (4, "counterclockwise", "N", "W"),
        (3, "counterclockwise", "N", "S"),
        (2, "clockwise", "E", "N"),
    ],
)
def test_the_direction_fixes_who_follows_whom(count: int, direction: str, seat: str, following: str) -> None:
    rules = declared(players={"count": count, "sides": "alone", "direction": direction})
    assert after(rules, seat) == following
    assert position(rules, seat, following) == 1
    assert position(rules, seat, seat) == count


def test_a_card_counts_by_the_table_its_order_comes_from() -> None:
    rules = declared()
    assert sum(value(rules, "hearts", card) for card in ("JC", "9C", "TC", "AC")) == 23
    assert sum(value(rules, "hearts", card) for card in ("JH", "9H")) == 34
    assert value(rules, "all_trump", "JC") == 20
    assert value(rules, "no_trump", "JC") == 2

"""Givens and events that cannot be: each gives ``BrokenRecord`` with the path, and says what to write instead."""

from __future__ import annotations

from typing import Any

import pytest

from belote.errors import BrokenRecord, Problem
from belote.library import rules
from belote.record import observe

HEARTS = {"denomination": "hearts", "taker": "N"}
ORDER = "NWSE"
PACK = [rank + suit for suit in "CDHS" for rank in "789TJQKA"]


def trick(*cards: str, seats: str = ORDER) -> list[dict[str, str]]:
    """Return a trick, the seats in their order."""
    return [{"seat": seat, "card": card} for seat, card in zip(seats, cards, strict=False)]


def problem(variant: str, kind: str, given: dict[str, Any], *events: dict[str, Any]) -> Problem:
    """Return the one thing that is wrong with a record."""
    record = {"kind": kind, "given": given, "events": list(events)}
    with pytest.raises(BrokenRecord) as caught:
        observe(rules(variant), record, [{"at": "end", "what": ["phase"]}])
    (found,) = caught.value.problems
    assert found.message and found.instead and found.clause
    return found


POSITIONS = [
    ({"seat": "E", "cards": ["6C"]}, "given.cards", "record.seats"),
    ({"seat": "E", "cards": ["AC"], "trick": trick("7C")}, "given.trick", "play.turn"),
    ({"seat": "W", "cards": ["AC"], "trick": trick("AC")}, "given.cards", "setup.pack"),
    ({"seat": "W", "cards": ["AC"], "trick": trick("7C", "8C")}, "given.trick", "play.turn"),
    ({"seat": "S", "cards": ["AC"], "trick": trick("7C", "8C", seats="WN")}, "given.trick", "play.turn"),
    ({"seat": "W", "cards": ["AC"], "trick": trick("6C")}, "given.trick.0.card", "record.seats"),
    ({"trick": trick("7C", "8C")}, "given.seat", "play.turn"),
    ({"trick": []}, "given.seat", "play.turn"),
    ({"seat": "N", "cards": ["AC"], "trick": trick("7C", "8C", "9C", "TC")}, "given.seat", "play.turn"),
    ({"trick": trick("7C", "8C", "9C", "7C")}, "given.trick", "setup.pack"),
    ({"seat": "N", "contract": {"denomination": "no_trump"}}, "given.contract.denomination", "contracts.kinds"),
    ({"seat": "N", "contract": {**HEARTS, "taker": "NS"}}, "given.contract.taker", "record.seats"),
    ({"seat": "N", "contract": {**HEARTS, "level": 1}}, "given.contract.level", "auction.doubling.level"),
    ({"seat": "N", "contract": {**HEARTS, "amount": 80}}, "given.contract.amount", "auction.amounts"),
    ({"seat": "N", "contract": {**HEARTS, "flag": True}}, "given.contract.flag", "auction.flag"),
]


@pytest.mark.parametrize(("given", "path", "clause"), POSITIONS)
def test_positions(given: dict[str, Any], path: str, clause: str) -> None:
    found = problem("belote-fr", "position", {"contract": HEARTS, "trick": [], **given})
    assert (found.place.path, found.clause) == (path, clause)


def test_a_trick_of_three_players_has_three_cards() -> None:
    given = {"contract": HEARTS, "seat": "E", "cards": ["AC"], "trick": trick("7C", "8C", "9C", "TC", seats="NESN")}
    assert problem("deberts-ua", "position", given).place.path == "given.seat"


def test_nobody_sits_where_there_is_no_seat() -> None:
    found = problem("deberts-ua", "position", {"contract": HEARTS, "trick": [], "seat": "W", "cards": ["AC"]})
    assert (found.place.path, found.instead) == ("given.seat", "The seats are N, E, S.")


def test_only_a_card_is_played_in_a_position() -> None:
    given = {"contract": HEARTS, "trick": [], "seat": "N", "cards": ["AC"]}
    assert problem("belote-fr", "position", given, {"seat": "N", "do": "pass"}).place.path == "events.0.do"


@pytest.mark.parametrize(
    ("variant", "given", "path", "instead"),
    [
        ("belote-fr", {"pack": PACK[:31]}, "given.pack", "Add AS."),
        ("belote-fr", {"pack": [*PACK[:31], "6S"]}, "given.pack.31", "The pack has 789TJQKA in CDHS."),
        ("belot-bg-2", {"pack": PACK}, "given.pack.0", "The pack has 9TJQKA in CDHS."),
        ("belote-fr", {"pack": PACK, "scores": {"N": 1, "taker": 2}}, "given.scores.taker", "The sides are NS, EW."),
        ("deberts-ua", {"pack": PACK, "scores": {"NS": 2}}, "given.scores.NS", "The sides are N, E, S."),
        ("belote-fr", {"pack": PACK, "marks": {"failed": {"N": 1}}}, "given.marks.failed", "Use NS, EW."),
    ],
)
def test_deals(variant: str, given: dict[str, Any], path: str, instead: str) -> None:
    found = problem(variant, "deal", {"dealer": "N", **given})
    assert (found.place.path, found.instead) == (path, instead)


@pytest.mark.parametrize(
    ("event", "path"),
    [
        ({"seat": "W", "do": "play", "card": "6C"}, "events.0.card"),
        ({"seat": "W", "do": "declare", "cards": ["6C"]}, "events.0.cards"),
        ({"seat": "W", "do": "lay_away", "cards": ["6C"]}, "events.0.cards"),
    ],
)
def test_events_with_a_card_that_is_not_in_the_pack(event: dict[str, Any], path: str) -> None:
    assert problem("belote-fr", "deal", {"dealer": "N", "pack": PACK}, event).place.path == path


def test_an_event_that_the_rules_refuse_is_told_with_their_clause() -> None:
    found = problem("belote-fr", "deal", {"dealer": "N", "pack": PACK}, {"seat": "N", "do": "pass"})
    assert (found.place.path, found.code, found.clause) == ("events.0", "auction.not-your-turn", "auction.turn")


@pytest.mark.parametrize(
    ("variant", "given", "path"),
    [
        ("belote-fr", {}, "given.turned"),
        ("belote-fr", {"turned": "6C"}, "given.turned"),
        ("deberts-ua", {"turned": "7C", "dealer": "W"}, "given.dealer"),
        ("contree-ffb", {"hands": {"N": ["7C"], "E": ["7C"]}}, "given.hands.E"),
        ("contree-ffb", {"hands": {"N": ["6C"]}}, "given.hands.N"),
        ("contree-ffb", {"scores": {"rest": 5}}, "given.scores.rest"),
    ],
)
def test_auctions(variant: str, given: dict[str, Any], path: str) -> None:
    assert problem(variant, "auction", {"dealer": "N", **given}).place.path == path


def test_no_card_falls_in_an_auction() -> None:
    event = {"seat": "W", "do": "play", "card": "7C"}
    assert problem("contree-ffb", "auction", {"dealer": "N"}, event).place.path == "events.0.do"


@pytest.mark.parametrize(
    ("given", "events", "path", "clause"),
    [
        ({"hands": {"N": ["7C"], "E": ["7C"]}}, [], "given.hands.E", "setup.pack"),
        ({"contract": {"denomination": "hokum"}}, [], "given.contract.denomination", "contracts.kinds"),
        ({}, [{"seat": "N", "do": "pass"}], "events.0.do", "record.declarations"),
        ({}, [{"seat": "N", "do": "declare", "cards": ["7H", "8H", "TH"]}], "events.0", "declarations.kinds"),
    ],
)
def test_declarations(given: dict[str, Any], events: list[dict[str, Any]], path: str, clause: str) -> None:
    whole = {"dealer": "N", "contract": {**HEARTS, "amount": 80}, "hands": {"N": ["7H", "8H", "9H"]}, **given}
    found = problem("coinche-ffb", "declarations", whole, *events)
    assert (found.place.path, found.clause) == (path, clause)


def test_declarations_where_there_are_none() -> None:
    given = {"dealer": "N", "contract": HEARTS, "hands": {"N": ["7H", "8H", "9H"]}}
    event = {"seat": "N", "do": "declare", "cards": ["7H", "8H", "9H"]}
    found = problem("belote-fr", "declarations", given, event)
    assert (found.place.path, found.clause) == ("events.0", "declarations.tables")


SCORES = [
    ("belote-fr", {"declarations": {"NS": 20}}, "given.declarations", "declarations.kinds"),
    ("belote-fr", {"cards": {"NS": 162}}, "given.tricks", "record.score"),
    ("belote-fr", {"taker_tricks": 6}, "given.tricks", "record.score"),
    ("belote-fr", {"cards": {"NS": 162}, "last": "EW"}, "given.cards", "scoring.last-trick"),
    ("belote-fr", {"cards": {"NS": 172, "EW": -10}}, "given.cards", "scoring.last-trick"),
    ("belote-fr", {"tricks": {"NS": 8, "EW": 0}}, "given.tricks.EW", "scoring.swept"),
    ("belote-fr", {"tricks": {"NS": 0, "EW": 8}}, "given.tricks.NS", "scoring.swept"),
    ("belote-fr", {"tricks": {"NS": 9, "EW": -1}}, "given.tricks.EW", "record.score"),
    ("belote-fr", {"belote": {"NS": 30}}, "given.belote.NS", "belote.points"),
    ("belote-fr+without-belote", {"belote": {"NS": 20}}, "given.belote", "belote.pair"),
    ("belote-fr", {"last": "taker"}, "given.last", "setup.side-names"),
    ("belote-fr", {"cards": {"NS": 100, "W": 62, "N": 1, "rest": 0}}, "given.cards.rest", "setup.side-names"),
    ("belote-fr", {"fault": {"side": "NS", "what": "misdeal"}}, "given.fault.what", "irregularities.faults"),
    ("belote-fr", {"fault": {"side": "rest", "what": "revoke"}}, "given.fault.side", "setup.side-names"),
    ("belote-fr", {"contract": {"denomination": "hearts"}}, "given.contract.taker", "auction.all-pass"),
    ("belote-fr", {"contract": {**HEARTS, "last_raiser": "taker"}}, "given.contract.last_raiser", "setup.side-names"),
    ("belote-fr", {"contract": {**HEARTS, "denomination": "sun"}}, "given.contract.denomination", "contracts.kinds"),
    ("pilotta-cy", {}, "given.contract.amount", "auction.amounts"),
    ("pilotta-cy", {"contract": {**HEARTS, "amount": 85}}, "given.contract.amount", "auction.amounts"),
    ("pilotta-cy", {"contract": {**HEARTS, "amount": "generale"}}, "given.contract.amount", "auction.amounts"),
    (
        "pilotta-cy",
        {"contract": {**HEARTS, "amount": 80, "level": 3}},
        "given.contract.level",
        "auction.doubling.level",
    ),
]


@pytest.mark.parametrize(("variant", "given", "path", "clause"), SCORES)
def test_scores(variant: str, given: dict[str, Any], path: str, clause: str) -> None:
    found = problem(variant, "score", {"contract": HEARTS, "cards": {"NS": 100, "EW": 62}, "last": "NS", **given})
    assert (found.place.path, found.clause) == (path, clause)


def test_a_score_has_no_events() -> None:
    given = {"contract": HEARTS, "cards": {"NS": 100, "EW": 62}, "last": "NS"}
    assert problem("belote-fr", "score", given, {"seat": "N", "do": "pass"}).place.path == "events.0"


PLAYED = {"do": "score", "contract": HEARTS, "cards": {"NS": 100, "EW": 62}, "last": "NS"}


@pytest.mark.parametrize(
    ("given", "events", "path"),
    [
        ({"totals": {"N": 100}}, [], "given.totals"),
        ({"dealer": "N"}, [{"do": "score"}], "events.0.contract"),
        ({}, [{**PLAYED, "fault": {"side": "NS", "what": "early_look"}}], "events.0.fault.what"),
        ({}, [{"do": "void"}, {**PLAYED, "cards": {"NS": 162}}], "events.1.tricks"),
        ({}, [{**PLAYED, "contract": {**HEARTS, "amount": 90}}], "events.0.contract.amount"),
    ],
)
def test_matches(given: dict[str, Any], events: list[dict[str, Any]], path: str) -> None:
    assert problem("belote-fr", "match", given, *events).place.path == path


def test_a_deal_after_the_end_of_a_match_is_refused() -> None:
    found = problem("belote-fr", "match", {"totals": {"NS": 950}}, PLAYED, PLAYED)
    assert (found.place.path, found.clause) == ("events.1", "match.end")


@pytest.mark.parametrize(
    ("given", "path"),
    [
        ({"dealer": "N", "depth": 1}, "given.pack"),
        ({"dealer": "N", "pack": PACK}, "given.depth"),
        ({"dealer": "N", "pack": PACK, "depth": 0}, "given.depth"),
        ({"dealer": "N", "pack": PACK, "hands": {}, "depth": 1}, "given.hands"),
        ({"dealer": "N", "pack": PACK[1:], "depth": 1}, "given.pack"),
        ({"dealer": "N", "contract": HEARTS, "depth": 1}, "given.hands"),
        ({"dealer": "N", "contract": HEARTS, "hands": {}, "pack": PACK, "depth": 1}, "given.pack"),
        ({"dealer": "N", "contract": HEARTS, "hands": {"N": ["7C"]}, "depth": 1}, "given.hands"),
        ({"dealer": "N", "contract": {**HEARTS, "amount": 90}, "hands": {}, "depth": 1}, "given.contract.amount"),
        ({"dealer": "N", "contract": {**HEARTS, "taker": "NS"}, "hands": {}, "depth": 1}, "given.contract.taker"),
    ],
)
def test_counts(given: dict[str, Any], path: str) -> None:
    assert problem("belote-fr", "perft", given).place.path == path

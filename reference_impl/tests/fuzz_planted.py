"""Thirty changed values, and the smallest situation on which each can show, worked out by hand.

``events`` are what must have happened before it shows, ``cards`` how many different cards must be named. A whole pack
counts thirty-two.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from belote.adequacy.changed import compiled
from belote.compare.shrinking import cards
from belote.compare.situations import Game
from belote.deal import Rules
from belote.declaration import resolved_document
from belote.fuzz import Finding
from belote.library import resolved, rules


class Planted(NamedTuple):
    """A value changed in a variant; where it shows, by which clause, with how many events and cards, and why."""

    variant: str
    path: str
    value: Any
    kind: str
    number: int
    what: str
    clause: str
    events: int
    cards: int
    why: str


THIRTY = (
    Planted(
        *("belote-fr", "contracts.suit.trump.values.9", 13, "position", 60, "trick", "contracts.values", 0, 1),
        "a trump nine in the trick",
    ),
    Planted(
        *("belote-fr", "contracts.suit.plain.order", "TAKQJ987", "position", 500, "cards", "play.void.opponent", 0, 4),
        "the partner's ten under an ace, a trump and a card that is neither",
    ),
    Planted(
        *("belote-fr", "play.suit.void.opponent", "free", "position", 150, "cards", "play.void.opponent", 0, 3),
        "a card led, a trump and a card that is neither",
    ),
    Planted(
        *("bela-hr", "play.suit.void.partner", "free", "position", 300, "cards", "play.void.partner", 0, 4),
        "the partner's card and a lower one, a trump and a card that is neither",
    ),
    Planted(
        *("belote-fr", "play.suit.void.opponent_ruffed", "over_else_discard", "position", 300),
        *("cards", "play.void.opponent-ruffed", 0, 4),
        "a card led, a ruff, a lower trump and a card that is neither",
    ),
    Planted(
        *("belote-fr", "play.suit.void.partner_ruffed", "over_else_ruff", "position", 400),
        *("cards", "play.void.partner-ruffed", 0, 5),
        "the partner ruffs second and a card follows; a higher and a lower trump",
    ),
    Planted(
        *("belote-fr", "play.suit.follow_trump.partner", "any", "position", 400),
        *("cards", "play.follow-trump.partner", 0, 4),
        "the partner's trump and a card under it; a lower and a higher trump",
    ),
    Planted(
        *("bridge-belote-bg", "play.all_trump.follow_trump.opponent", "any", "position", 300),
        *("cards", "play.all-trump.follow-trump.opponent", 0, 3),
        "a card led, a lower and a higher one of its suit",
    ),
    Planted(
        *("belote-fr", "play.suit.follow_plain.opponent", "any_or_ruff", "position", 150),
        *("cards", "play.follow-plain.opponent", 0, 3),
        "a card led, one of its suit and a trump",
    ),
    Planted(
        *("bridge-belote-bg", "contracts.all_trump.trump.order", "9JATKQ87", "position", 400),
        *("cards", "play.all-trump.follow-trump.opponent", 0, 3),
        "the nine led; the jack, that beat it before, and another of the suit",
    ),
    Planted(
        *("schieber", "play.never_forced", "9", "position", 300, "cards", "play.follow-trump.opponent", 0, 3),
        "a trump led; the nine alone of trumps, and another card",
    ),
    Planted(
        *("schieber", "play.suit.follow_plain.opponent_ruffed", "any", "position", 400),
        *("cards", "play.follow-plain.opponent-ruffed", 0, 4),
        "a card led and a ruff; one of its suit and a higher trump",
    ),
    Planted(
        *("bridge-belote-bg", "contracts.no_trump.plain.values.A", 10, "position", 150),
        *("trick", "contracts.values", 0, 1),
        "an ace in the trick",
    ),
    Planted(
        *("belote-fr", "auction.rounds.0.bids.0.turned_to", "dealer", "auction", 60),
        *("contract", "auction.contract", 1, 1),
        "the turned card, and that it is taken",
    ),
    Planted(
        *("contree-ffb", "auction.amounts.from", 90, "auction", 6, "calls", "auction.legal-bid", 0, 0),
        "the first call: eighty is open",
    ),
    Planted(
        *("contree-ffb", "auction.amounts.to", 150, "auction", 6, "calls", "auction.legal-bid", 0, 0),
        "the first call: a hundred and sixty is open",
    ),
    Planted(
        *("contree-ffb", "auction.doubling.0.bids_after", "open", "auction", 80),
        *("calls", "auction.doubling.bids-after", 2, 0),
        "a bid and its double",
    ),
    Planted(
        *("contree-ffb", "auction.doubling.0.when", "any_time", "auction", 12, "calls", "auction.turn", 1, 0),
        "a bid: the defender whose turn it is not may double it",
    ),
    Planted(
        *("contree-ffb", "scoring.factors", [1, 2, 3], "score", 100, "items", "scoring.pay.failed", 0, 0),
        "a redoubled contract that failed, by its totals",
    ),
    Planted(
        *("contree-ffb", "scoring.rounding.up_from.each", 6, "score", 300, "items", "scoring.pay.made", 0, 0),
        "a side with five units, by its totals",
    ),
    Planted(
        *("belote-fr", "scoring.pay.failed.belote", "defenders", "score", 100, "items", "scoring.pay.failed", 0, 0),
        "a failed contract with a belote, by its totals",
    ),
    Planted(
        *("belote-fr", "scoring.count.capot", 100, "score", 60, "tests", "scoring.success", 0, 0),
        "all tricks with one side, by its totals",
    ),
    Planted(
        *("belote-fr", "scoring.hanging.to", "winner", "score", 100, "items", "scoring.hanging", 0, 0),
        "points in the pool and a contract that failed, by its totals",
    ),
    Planted(
        *("bridge-belote-bg", "declarations.in.suit.runs", [20, 60, 100, 100, 100, 100], "declarations", 40),
        *("declarations", "declarations.reading", 0, 4),
        "a run of four in a hand",
    ),
    Planted(
        *("belote-fr-announced", "declarations.in.suit.squares.0.value", 250, "declarations", 150),
        *("declarations", "declarations.reading", 0, 4),
        "four jacks in a hand",
    ),
    Planted(
        *("belote-fr-announced", "declarations.tie", "earlier_seat", "declarations", 130),
        *("scored", "declarations.tie", 2, 6),
        "two equal runs of three, both said",
    ),
    Planted(
        *("belote-fr-announced", "declarations.square_and_run", "run", "declarations", 300),
        *("scored", "declarations.beaten", 2, 9),
        "a run of five and a square, both of a hundred: below that the values decide",
    ),
    Planted(
        *("belote-fr-announced", "declarations.false_claim", "refused", "declarations", 40),
        *("refused", "declarations.false-claim", 1, 3),
        "three cards said that are not held",
    ),
    Planted(
        *("pilotta-cy", "match.target", 301, "match", 6, "target", "match.target", 0, 0),
        "a match that has not begun",
    ),
    Planted(
        *("belote-fr", "match.several", "last_takers", "match", 150, "winner", "match.end", 1, 0),
        "a deal that brings both sides past the target",
    ),
)


COMPILED: dict[str, Rules] = {}


def changed(planted: Planted) -> Rules:
    """Return the rules with the value changed, compiled once."""
    name = f"{planted.variant} {planted.path}"
    if name not in COMPILED:
        COMPILED[name] = compiled_with(planted)
    return COMPILED[name]


def compiled_with(planted: Planted) -> Rules:
    """Compile the declaration with the value changed."""
    document = json.loads(json.dumps(resolved_document(resolved(planted.variant))))
    *above, last = planted.path.split(".")
    place = document
    for key in above:
        place = place[int(key)] if isinstance(place, list) else place[key]
    assert place[last] != planted.value
    place[last] = planted.value
    found = compiled(document)
    assert found is not None
    return found


def measured(variant: str, finding: Finding) -> tuple[int, int]:
    """Return how many events and different cards a finding's smallest situation has."""
    record = finding.smallest.record
    return len(record["events"]), len(set(cards(Game(rules(variant)), record)))

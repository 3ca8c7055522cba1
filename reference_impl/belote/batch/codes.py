"""The codes of items and of refusals as numbers, and back as the words and clauses the interpreter uses.

An item's code is a heap and how it is written; a variant's items stand in those columns its rows of pay can reach.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from belote.declaration.model import ScoringRules
from belote.scoring.paying import CODES, DESTINATIONS

HEAPS = ("cards", "capot", "declarations", "belote")
WAYS = ("own", "hung", "crossed", "passed", "taken")
OWN, HUNG, CROSSED, PASSED, TAKEN = range(5)
MADE_CODE, FAILED_CODE, SMALL_CODE, PAID_CODE, MARK_CODE = range(20, 25)
"""Codes after those of the heaps; marks follow by their number."""

WORDS = (
    *(f"{heap}.{way}" for heap in HEAPS for way in WAYS),
    "contract.made",
    "contract.failed",
    "share.small",
    "hanging.paid",
)
MOST_CODES = MARK_CODE + 4


class ItemColumns(NamedTuple):
    """``names`` are the codes of a variant's items in the order of their columns; ``places`` their columns by code."""

    names: tuple[str, ...]
    places: tuple[int, ...]


def item_columns(rules: Sequence[ScoringRules]) -> ItemColumns:
    """Return the columns of the items that these scorings can pay."""
    marks = tuple(dict.fromkeys(mark.name for one in rules for mark in one.marks))
    names = (*WORDS, *(f"mark.{name}" for name in marks))
    reached = {code for one in rules for code in reachable(one)}
    kept = tuple(name for name in names if name in reached)
    places = tuple(kept.index(name) if name in reached else -1 for name in names)
    return ItemColumns(kept, places + (-1,) * (MOST_CODES - len(places)))


def reachable(rules: ScoringRules) -> set[str]:
    """Return the codes one scoring can pay."""
    found = {"hanging.paid"} | {f"mark.{mark.name}" for mark in rules.marks}
    if rules.rounding is not None and rules.rounding.small_share is not None:
        found.add("share.small")
    for row in (rules.pay.made, rules.pay.failed, rules.pay.tied):
        found |= {"contract.made"} if row.contract == "takers" else set()
        found |= {"contract.failed"} if row.contract == "defenders" else set()
        for heap, word in zip(HEAPS, (row.cards, row.cards, row.declarations, row.belote), strict=True):
            found |= {f"{heap}.{way}" for way in ways(word)}
    return found


def ways(destination: str) -> set[str]:
    """Return how the parts of a heap with this destination may be written."""
    found = {CODES[word] for word in DESTINATIONS[destination] if word in CODES} | {"own"}
    if destination in ("hang", "takers", "defenders"):
        found.add("hung" if destination == "hang" else "taken")
    return found


FAULTS: tuple[tuple[str, str], ...] = (
    ("", ""),
    ("play.not-now", "play.turn"),
    ("play.not-your-turn", "play.turn"),
    ("play.not-held", "play.playable"),
    ("play.must-follow", ""),
    ("play.must-beat", ""),
    ("play.must-ruff", ""),
    ("play.must-overruff", ""),
    ("play.must-not-undertrump", ""),
    ("play.lead-barred", "play.lead.trump"),
    ("belote.no-pair", "belote.held-together"),
    ("belote.one-only", "belote.contracts"),
    ("belote.discarded", "belote.contracts"),
    ("belote.no-word", "belote.said"),
    ("belote.king-first", "belote.said"),
    ("belote.silent", "belote.silence"),
    ("declarations.not-now", "declarations.tables"),
    ("declarations.not-now", "declarations.say"),
    ("declarations.no-meld", "declarations.kinds"),
    ("declarations.said-twice", "declarations.same-twice"),
    ("declarations.false-claim", "declarations.false-claim"),
    ("declarations.shared-card", "declarations.shared-card"),
    ("declarations.not-the-reading", "declarations.reading"),
    ("declarations.does-not-beat", "declarations.say-if"),
    ("declarations.nothing-to-show", "declarations.show"),
    ("score.differs", "scoring.items"),
    ("scoring.unit", "scoring.unit"),
    ("scoring.worth", "scoring.worth"),
    ("scoring.no-bid", "scoring.success.against"),
    ("scoring.rounding", "scoring.rounding"),
    ("log.head", ""),
    ("log.hands", ""),
    ("log.order", ""),
    ("deal.unfinished", "play.turn"),
)
"""What a kernel may find, by number: the code of the interpreter and its clause; a clause left empty is that of the
row in force."""
(
    NOTHING, NOT_NOW, NOT_YOUR_TURN, NOT_HELD, MUST_FOLLOW, MUST_BEAT, MUST_RUFF, MUST_OVERRUFF, NO_UNDERTRUMP,
    LEAD_BARRED,
    NO_PAIR, ONE_ONLY, DISCARDED, NO_WORD, KING_FIRST, SILENT, NO_TABLE, NOT_TIME, NO_MELD, SAID_TWICE, FALSE_CLAIM,
    SHARED_CARD, NOT_READING, DOES_NOT_BEAT, NOTHING_TO_SHOW, SCORE_DIFFERS, NO_UNIT, NO_WORTH, NO_BID, NO_SCORING,
    BAD_HEAD, BAD_HANDS, BAD_ORDER, IS_UNFINISHED,
) = range(len(FAULTS))  # fmt: skip

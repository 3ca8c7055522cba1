"""Declarations that nobody plays: a variant with words of its contracts, auction and play exchanged at random.

They use what no declared variant uses, and still pass every check that a declaration has to pass.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

from belote.declaration import Declaration, Resolved, from_resolved, resolved_document
from belote.errors import BrokenDeclaration

Tree = dict[str, Any]

FOLLOW = ["any", "beat"]
FOLLOW_PLAIN = [*FOLLOW, "any_or_ruff"]
VOID = ["free", "ruff"]
RUFFED = [
    *VOID,
    "over_else_ruff",
    "over_else_free",
    "over_else_discard",
    "no_under",
    "under_if_only_trumps",
    "under_if_cannot_over",
]
SITUATIONS = ["opening", "passes", "partner", "opponents", "own"]
CHANGES = 6
"""How many changes are tried on a declaration."""


def scrambled(resolved: Resolved, random: Random) -> tuple[Tree, Declaration]:
    """Return a changed declaration, as plain data and typed; changes that the checks refuse are taken back."""
    document = copy.deepcopy(resolved_document(resolved))
    scramble_play(document["play"], random)
    typed = accepted(document)
    if typed is None:
        document = copy.deepcopy(resolved_document(resolved))
        typed = from_resolved(document)
    for _ in range(CHANGES):
        changed = copy.deepcopy(document)
        random.choice(AUCTION_CHANGES)(changed, random)
        found = accepted(changed)
        if found is not None:
            document, typed = changed, found
    return document, typed


def accepted(document: Tree) -> Declaration | None:
    """Return the typed rules of a document, or nothing if the checks refuse it."""
    try:
        return from_resolved(document)
    except BrokenDeclaration:
        return None


def scramble_play(play: Tree, random: Random) -> None:
    """Put any word into every row that is there."""
    for kind in ("suit", "no_trump", "all_trump"):
        for row, words in play.get(kind, {}).items():
            for situation in words:
                words[situation] = random.choice(words_of(kind, row, situation))
    if "trump" in play["lead"] and random.random() < 0.3:
        play["lead"]["trump"] = random.choice(["free", "not_before_taker", "not_while_closed"])
    play["lead"]["first"] = random.choice(["eldest", "taker"])
    if "suit" in play:
        play["never_forced"] = random.choice(["", "", "J", "J9", "A"])


def words_of(kind: str, row: str, situation: str) -> list[str]:
    """Return the words that may stand in a row. Clauses play.follow-trump.opponent to play.void.partner-ruffed."""
    if row == "void":
        return RUFFED if situation.endswith("ruffed") else VOID
    return FOLLOW_PLAIN if (kind, row) == ("suit", "follow_plain") else FOLLOW


def some_row(document: Tree, random: Random) -> Tree:
    """Return some row of some round, or an empty one where there is none."""
    rows: list[Tree] = [row for one in document["auction"]["rounds"] for row in one["bids"]]
    return random.choice(rows) if rows else {}


def some_seats(document: Tree, random: Random) -> list[int]:
    """Return some positions, at least one."""
    count = document["players"]["count"]
    return sorted(random.sample(range(1, count + 1), random.randint(1, count)))


def change_bid_row(document: Tree, random: Random) -> None:
    """Change one word of a row of bids."""
    row = some_row(document, random)
    key = random.choice(["seats", "over", "over", "equal", "suit", "after_pass", "limit", "must", "offer", "turned_to"])
    row[key] = {
        "seats": some_seats(document, random),
        "over": sorted(random.sample(SITUATIONS, random.randint(1, 5)), key=SITUATIONS.index),
        "equal": random.choice(["refused", "earlier_seat"]),
        "suit": random.choice(["any", "new"]),
        "after_pass": random.choice(["allowed", "refused"]),
        "limit": {"per": random.choice(["seat", "side", "table"]), "times": random.randint(1, 2)},
        "must": some_seats(document, random),
        "offer": random.choice(["none", "annul"]),
        "turned_to": random.choice(["nobody", "taker", "partner", "dealer", "eldest"]),
    }[key]


def change_round(document: Tree, random: Random) -> None:
    """Let a round end in another way, or idle seats speak."""
    rounds = document["auction"]["rounds"]
    if rounds and random.random() < 0.6:
        random.choice(rounds)["ends"] = random.choice(["passed", "each_spoke"])
    else:
        document["auction"]["idle"] = random.choice(["skipped", "speaks"])


def change_doubling(document: Tree, random: Random) -> None:
    """Change one word of a row of doubling, or of all rows together."""
    rows = document["auction"].get("doubling", [])
    key = random.choice(["by", "when", "bids_after", "target", "manner"])
    some = rows if random.random() < 0.5 else rows[-1:]
    word = {
        "by": random.choice(["defenders", "takers", "taker", "doubler"]),
        "when": random.choice(["in_turn", "any_time", "after_bids", "until_lead", "by_passing"]),
        "bids_after": random.choice(["open", "closed"]),
        "target": random.choice(["standing", "any_bid"]),
        "manner": random.choice([["plain"], ["open", "closed"], ["closed"]]),
    }[key]
    for row in some:
        row[key] = word
        if row["when"] == "after_bids":
            row.pop("bids_after", None)
        else:
            row.setdefault("bids_after", random.choice(["open", "closed"]))


def add_doubling(document: Tree, random: Random) -> None:
    """Add a row of doubling above the others."""
    rows = document["auction"].setdefault("doubling", [])
    row: Tree = {
        "call": f"level_{len(rows) + 1}",
        "level": 1 + max((row["level"] for row in rows), default=0),
        "by": random.choice(["defenders", "takers", "taker", "doubler"]) if rows else "defenders",
        "when": random.choice(["in_turn", "any_time", "after_bids", "until_lead"]),
        "bids_after": random.choice(["open", "closed"]),
    }
    if row["when"] == "after_bids":
        del row["bids_after"]
    if random.random() < 0.2:
        row["score"] = {"own_at_most": 100, "other_at_least": random.choice([90, 101])}
    rows.append(row)


def add_annulment(document: Tree, random: Random) -> None:
    """Add a right to throw the deal in, with a hand that is not too rare."""
    rows = document["auction"].setdefault("annul", [])
    row: Tree = {
        "call": f"annul_{len(rows) + 1}",
        "seats": some_seats(document, random),
        "when": random.choice(["before_calls", "in_turn", "after_deal"]),
        "dealer": "same",
        "hand": random.choice([{"points_at_most": 10}, {"points_at_most": 25}, {"only": "789TJ"}, {"four_of": "7"}]),
    }
    if row["when"] == "in_turn":
        row["over"] = sorted(random.sample(SITUATIONS, random.randint(1, 5)), key=SITUATIONS.index)
    rows.append(row)


def change_order(document: Tree, random: Random) -> None:
    """Rank the denominations in another way."""
    names = [name for group in document["auction"]["order"] for name in group]
    random.shuffle(names)
    cuts = sorted(random.sample(range(1, len(names)), random.randint(0, len(names) - 1))) if names else []
    edges = [0, *cuts, len(names)]
    document["auction"]["order"] = [names[a:b] for a, b in pairwise(edges)]


def change_amounts(document: Tree, random: Random) -> None:
    """Put few numbers in, so that bids are often equal and the top is reached, or a promise."""
    amounts = document["auction"].get("amounts")
    if amounts is None:
        return
    amounts["to"] = amounts["from"] + amounts["step"] * random.randint(1, 4)
    if not amounts.get("rungs"):
        amounts["flag"] = random.choice(["none", "capot"])


AUCTION_CHANGES: list[Callable[[Tree, Random], None]] = [
    change_bid_row,
    change_bid_row,
    change_bid_row,
    change_round,
    change_doubling,
    change_doubling,
    add_doubling,
    add_annulment,
    change_order,
    change_amounts,
]

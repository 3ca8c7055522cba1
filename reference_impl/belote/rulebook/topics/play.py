"""Leads and the duties of play, one sentence for each situation. Clauses play.lead to play.all-trump."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from belote.declaration import Path
from belote.declaration.paths import MISSING, get
from belote.rulebook.saying import Said, leaf, said, terms

HOLDERS = ("opponent", "partner")
RUFFED = ("opponent", "partner", "opponent_ruffed", "partner_ruffed")
SITUATIONS = (
    (("suit", "follow_trump"), HOLDERS),
    (("suit", "follow_plain"), RUFFED),
    (("suit", "void"), RUFFED),
    (("no_trump", "follow_plain"), HOLDERS),
    (("all_trump", "follow_trump"), HOLDERS),
)

ABOVE: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("suit", "follow_trump"): ("play.follow-trump",),
    ("suit", "follow_plain"): ("play.follow-plain",),
    ("suit", "void"): ("play.void",),
    ("no_trump", "follow_plain"): ("play.no-trump", "play.no-trump.follow-plain"),
    ("all_trump", "follow_trump"): ("play.all-trump", "play.all-trump.follow-trump"),
}
"""The clauses that a group of situations has in common; the first sentence of the group says them."""


def tricks(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what holds at every table: who wins a trick, and what a player without the suit led may do."""
    path: Path = ("play",)
    yield said("play-trick", path, clause="play.winner", beside=["play.turn", "play.playable"])
    yield said("play-higher", path, clause="play.higher")
    yield said("play-holds", path, clause="play.best-card")
    yield said("play-partner", path, clause="play.partner", sides=data["players"]["sides"])
    yield said("play-free", path, clause="play.situation", beside=["play.legal-card"])


def leads(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield who leads, and which leads are barred."""
    barred = "yes" if get(data, ("play", "lead", "trump")) in ("not_while_closed", "not_before_taker") else "no"
    yield said("play-lead", ("play", "lead"), clause="play.lead", barred=barred)
    yield from leaf(data, ("play", "lead", "first"), "play-lead-first")
    yield from leaf(data, ("play", "lead", "trump"), "play-lead-trump")


def duties(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what a player must play in each situation."""
    told: set[str] = set()
    for row, holders in SITUATIONS:
        for holder in holders:
            message = "-".join(("play", *row, holder)).replace("_", "-")
            beside = [clause for clause in ABOVE[row] if clause not in told]
            for item in leaf(data, ("play", *row, holder), message, beside=beside):
                told.update(beside)
                yield item
    yield from never_forced(data)


def never_forced(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield which trumps no duty can force."""
    path = ("play", "never_forced")
    ranks = get(data, path)
    if ranks is not MISSING:
        yield said("play-never-forced", path, [path], minor=not ranks, ranks=terms("ranks", ranks))

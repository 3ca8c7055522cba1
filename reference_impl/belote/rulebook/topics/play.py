"""Leads and the duties of play, one sentence for each situation. Clauses play.lead to play.all-trump."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

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


def tricks(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what holds at every table: who wins a trick, and what a player without the suit led may do."""
    yield said("play-trick", ("play",), clause="play.winner")
    yield said("play-holds", ("play",), clause="play.best-card")
    yield said("play-free", ("play",), clause="play.situation")


def leads(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield who leads, and which leads are barred."""
    yield from leaf(data, ("play", "lead", "first"), "play-lead-first")
    yield from leaf(data, ("play", "lead", "trump"), "play-lead-trump")


def duties(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what a player must play in each situation."""
    for row, holders in SITUATIONS:
        for holder in holders:
            message = "-".join(("play", *row, holder)).replace("_", "-")
            yield from leaf(data, ("play", *row, holder), message)
    yield from never_forced(data)


def never_forced(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield which trumps no duty can force."""
    path = ("play", "never_forced")
    ranks = get(data, path)
    if ranks is not MISSING:
        yield said("play-never-forced", path, [path], minor=not ranks, ranks=terms("ranks", ranks))

"""What each part of a declaration says, in the reading order of the book."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from belote.rulebook.saying import Said
from belote.rulebook.topics import announcing, auction, bids, dealing, ending, equipment, play, scoring

Saying = Callable[[Mapping[str, Any]], Iterator[Said]]


class Section(NamedTuple):
    """A section of the book: its name, the sections of a declaration it is about, and what says them."""

    name: str
    about: tuple[str, ...]
    sayings: tuple[Saying, ...]


SECTIONS = (
    Section("equipment", ("players", "pack", "contracts"), (equipment.table, equipment.pack, equipment.contracts)),
    Section("deal", ("dealing",), (dealing.dealer, dealing.steps, dealing.left)),
    Section(
        "auction",
        ("auction",),
        (
            auction.speaking,
            auction.amounts,
            auction.order,
            auction.rounds,
            bids.doubles,
            bids.annulments,
            auction.passing,
            auction.ending,
        ),
    ),
    Section("declarations", ("declarations",), (announcing.declarations,)),
    Section("belote", ("belote",), (announcing.belote,)),
    Section("melds", ("trick_melds",), (announcing.trick_melds,)),
    Section("play", ("play",), (play.tricks, play.leads, play.duties)),
    Section("scoring", ("scoring",), (scoring.scoring,)),
    Section("match", ("match",), (ending.match,)),
    Section("irregularities", ("irregularities",), (ending.irregularities,)),
)


def section_of(about: str) -> str:
    """Return the section of the book for a section of a declaration."""
    return next(section.name for section in SECTIONS if about in section.about)

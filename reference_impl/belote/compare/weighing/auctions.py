"""Many deals up to their first card, held by the interpreter, as columns that the kernels begin with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from belote.auction import Call
from belote.batch import layout as at
from belote.batch.contracts_drawn import head_of
from belote.batch.tables import Batch
from belote.compare.weighing.courses import Opening, all_meant, opening, seen
from belote.compare.weighing.draws import deal_key, drawn
from belote.compare.weighing.policies import greedily, spoken
from belote.compare.weighing.replays import alike, taken
from belote.deal import Deal, Rules, apply, legal, start
from belote.errors import CannotHappen

Bools = npt.NDArray[np.bool_]
Ints = npt.NDArray[Any]


class Opened(NamedTuple):
    """A deal at one table before its first card.

    ``parted`` says that something legal was not the same as at the left table, ``together`` that the same cards may be
    followed.
    """

    deal: Deal
    parted: bool = False
    together: bool = True


class Openings(NamedTuple):
    """Deals at one table before their first card: heads and hands as columns, and by number those that are over."""

    head: Ints
    hands: Ints
    over: Mapping[int, Deal]
    parted: Bools
    together: Bools

    @property
    def rows(self) -> Ints:
        """The numbers of the deals that are played."""
        return np.array([place for place in range(len(self.head)) if place not in self.over], np.int64)


class Held(NamedTuple):
    """Auctions that were held last: at which table, over which deals."""

    rules: Rules
    places: range
    seed: int
    auctions: list[Opening]


LAST: list[Held] = []
"""What ``held`` returned last: many tables of a comparison have the same auctions."""


def held(rules: Rules, places: range, seed: int) -> list[Opening]:
    """Hold the auctions of some deals; take those held last, where the rules up to the first card were the same."""
    last = next(
        (one for one in LAST if (one.places, one.seed) == (places, seed) and alike(one.rules, rules).opening), None
    )
    if last is None:
        auctions = [opening(rules, greedily, deal_key(seed, place)) for place in places]
    else:
        auctions = [one if one.deal.phase == "play" else opening(rules, greedily, one.key) for one in last.auctions]
    LAST[:] = [Held(rules, places, seed, auctions)]
    return auctions


def at_other_table(one: Opening, right: Rules) -> Opened:
    """Hold what came before the play of a deal against the rules of another table."""
    deal, differs = start(right, one.given), False
    for place, moment in enumerate(one.moments):
        after: Deal | None = None
        if deal.phase not in ("play", "over"):
            found = legal(deal)
            differs = differs or seen(found, ()) != moment.seen
            after = taken(deal, found, moment)
        if after is None:
            return Opened(up_to_play(deal, one.key, place), True, False)
        deal = after
    if deal.phase == one.deal.phase:
        return Opened(deal, differs or late_calls(deal) != late_calls(one.deal), True)
    return Opened(up_to_play(deal, one.key, len(one.moments)), True, False)


def late_calls(deal: Deal) -> dict[int, frozenset[Call]]:
    """Return what may still be called before the first card."""
    return {seat: all_meant(some) for seat, some in legal(deal).calls.items()}


def up_to_play(deal: Deal, key: int, place: int) -> Deal:
    """Hold the rest of an auction by the greedy policy."""
    while deal.phase not in ("play", "over"):
        deal, found, _ = spoken(deal)
        deal = apply(deal, greedily(deal, found, drawn(key, place)))
        place += 1
    return deal


def gathered(own: Batch, opened: Sequence[Opened]) -> Openings:
    """Return deals before their first card as columns."""
    number = len(opened)
    head, hands = np.zeros((number, at.HEAD), np.int16), np.zeros((number, own.seats), np.int64)
    flags = np.array([(one.parted, one.together) for one in opened], np.bool_).T
    found = Openings(head, hands, {}, *flags)
    return again(found, own, dict(enumerate(opened)))


def again(begun: Openings, own: Batch, some: Mapping[int, Opened]) -> Openings:
    """Return the same deals with some of them begun otherwise."""
    fresh = Openings(begun.head.copy(), begun.hands.copy(), {}, begun.parted.copy(), begun.together.copy())
    over = dict(begun.over)
    for place, (deal, parted, together) in some.items():
        over.pop(place, None)
        fresh.parted[place], fresh.together[place] = parted, together
        if deal.phase == "over":
            over[place] = deal
        elif deal.play is None or deal.contract is None:
            raise CannotHappen("a deal without cards to be played")
        else:
            fresh.head[place], fresh.hands[place] = head_of(own, deal, deal.contract), deal.play.dealt
    return fresh._replace(over=over)

"""Weights over very many deals: the auctions by the interpreter, the play of the cards by the batch engine.

The deals, the policy and the answers are those of ``weights`` with the policy ``greedy``: the kernels follow the cards
of the left table as far as the right one allows, and play greedily from there. Needs the extra ``fast``.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

import numpy as np

from belote.batch import layout as at
from belote.batch.columns import Deals, Open, Results, no_deals
from belote.batch.run import follow
from belote.batch.tables import Batch, compile_batch
from belote.compare.meeting import apart
from belote.compare.weighing.auctions import Bools, Ints, Opened, Openings, again, at_other_table, gathered, held
from belote.compare.weighing.courses import Opening
from belote.compare.weighing.intervals import Sum
from belote.compare.weighing.outcomes import outcome, width
from belote.compare.weighing.replays import alike
from belote.compare.weighing.weights import Tally, Told
from belote.deal import Deal, Rules
from belote.scoring import columns
from belote.scoring.settle import winning_sides


class Ends(NamedTuple):
    """What deals come to: game points by column, what hangs, and the columns that won and that took, as flags."""

    written: Ints
    hangs: Ints
    winners: Bools
    takers: Bools


class Played(NamedTuple):
    """Deals played out at one table. ``rows`` are the numbers of those with cards, row by row of the columns."""

    ends: Ends
    rows: Ints
    batch: Batch
    deals: Deals
    results: Results
    open: Open

    @property
    def followed(self) -> Ints:
        """How many plays of the left table were followed, by row; -1 if all were."""
        return self.results.found[:, at.AT]


def tallies(rights: Sequence[Rules], left: Rules, places: range, seed: int) -> tuple[Told, ...]:
    """Return what is counted of every table against the left one, as ``weights.tallies`` does with the greedy policy.

    Raises ``CannotBatch`` for a table that the kernels cannot play, ``ValueError`` for less than one deal.
    """
    if not places:
        raise ValueError("no deals cannot be weighed")
    reasons = [apart(left.declaration, right.declaration) for right in rights]
    if all(reasons):
        return tuple(reasons)
    auctions = held(left, places, seed)
    own = compile_batch(left)
    begun = gathered(own, [Opened(one.deal) for one in auctions])
    base = played(own, begun, None)
    return tuple(
        reason or tally(base, left, right, auctions, begun) for right, reason in zip(rights, reasons, strict=True)
    )


def tally(base: Played, left: Rules, right: Rules, auctions: Sequence[Opening], begun: Openings) -> Tally:
    """Return what is counted of one table against the deals of the left one."""
    same, own = alike(left, right), compile_batch(right)
    if same.opening:
        opened = again(begun, own, {place: at_other_table(auctions[place], right) for place in begun.over})
    else:
        opened = gathered(own, [at_other_table(one, right) for one in auctions])
    other = played(own, opened, base)
    legal, trick = parted(base, other, opened)
    ends = (base.ends, other.ends)
    moved = np.abs(ends[1].written - ends[0].written).sum(1)
    score = (moved > 0) | (ends[0].hangs != ends[1].hangs)
    winner = (ends[0].winners != ends[1].winners).any(1)
    legals, tricks, scores, winners = (int(one.sum()) for one in (legal, trick, score, winner))
    return Tally(len(auctions), legals, tricks, scores, winners, total(moved), total(gain(*ends)))


def total(values: Ints) -> Sum:
    """Return whole numbers added up."""
    return Sum(len(values), int(values.sum()), int((values * values).sum()))


def played(own: Batch, opened: Openings, left: Played | None) -> Played:
    """Play deals out by the kernels; where a left table is given, as far as possible with its cards."""
    rows = opened.rows
    deals = no_deals(own, len(rows))
    deals.head[:], deals.hands[:] = opened.head[rows], opened.hands[rows]
    if left is not None:
        here, there = together(opened, rows, left)
        deals.plays[here] = left.deals.plays[there]
    results, seen_open = follow(own, deals)
    return Played(ends_of(own, opened, rows, deals, results), rows, own, deals, results, seen_open)


def together(opened: Openings, rows: Ints, left: Played) -> tuple[Ints, Ints]:
    """Return the rows here and at the left table of the deals in which the same cards may be followed."""
    here = np.flatnonzero(opened.together[rows] & np.isin(rows, left.rows))
    return here, np.searchsorted(left.rows, rows[here])


def ends_of(own: Batch, opened: Openings, rows: Ints, deals: Deals, results: Results) -> Ends:
    """Return what deals come to: those without play by the interpreter, the others by what the kernels found."""
    size, seats = len(opened.head), width(own.rules)
    ends = Ends(
        np.zeros((size, seats), np.int64), np.zeros(size, np.int64),
        np.zeros((size, seats), np.bool_), np.zeros((size, seats), np.bool_),
    )  # fmt: skip
    for place, deal in opened.over.items():
        put(ends, place, deal)
    ends.written[rows], ends.hangs[rows] = results.written, results.found[:, at.HUNG]
    takers, winners = sides_of(own)
    head, found = deals.head, results.found
    ends.takers[rows] = takers[head[:, at.TAKER]]
    ends.winners[rows] = winners[head[:, at.TAKER], found[:, at.OUTCOME], found[:, at.TAKERS], found[:, at.WINNER]]
    return ends


def put(ends: Ends, place: int, deal: Deal) -> None:
    """Write down what a deal came to that was over before its first card."""
    end = outcome(deal)
    ends.written[place], ends.hangs[place] = end.written, sum(end.hangs)
    ends.winners[place, list(end.winners)] = True
    ends.takers[place, list(end.takers)] = True


def sides_of(own: Batch) -> tuple[Bools, Bools]:
    """Return the columns of the takers by the seat that took, and those of the winners.

    The latter by that seat, the outcome, the side of the takers, and the winner of the match; nobody is the last.
    """
    table, seats, sides, wide = own.rules.table, own.seats, own.sides, width(own.rules)
    takers = np.zeros((seats + 1, wide), np.bool_)
    winners = np.zeros((seats + 1, len(at.OUTCOMES), sides + 1, sides + 1, wide), np.bool_)
    for seat in range(-1, seats):
        by_side = columns(table, seat if seat >= 0 else None)
        if seat >= 0:
            takers[seat, list(by_side[table.side(seat, seat)])] = True
        for result, takes, match in product(range(len(at.OUTCOMES)), range(-1, sides), range(-1, sides)):
            by_score = winning_sides(takes if takes >= 0 else None, at.OUTCOMES[result], sides)
            for one in (match,) if match >= 0 else by_score:
                winners[seat, result, takes, match, list(by_side[one])] = True
    return takers, winners


def parted(left: Played, right: Played, opened: Openings) -> tuple[Bools, Bools]:
    """Return in which deals the tables part in what is legal, and in a trick that both of them saw."""
    legal, trick = opened.parted.copy(), np.zeros(len(opened.parted), np.bool_)
    here, there = together(opened, right.rows, left)
    followed = right.followed[here]
    seats, plays = right.batch.seats, left.deals.plays.shape[1]
    common = np.where(followed < 0, plays, followed)
    differs = (followed >= 0) | said_otherwise(left, right, here, there)
    for mine, other in zip(right.open, left.open, strict=True):
        differs |= (mine[here] != other[there]).any(1)
    legal[right.rows[here]] |= differs
    unlike = (right.results.winners[here] != left.results.winners[there]) | (
        trick_points(right)[here] != trick_points(left)[there]
    )
    seen_by_both = np.arange(unlike.shape[1]) < (common // seats)[:, None]
    trick[right.rows[here]] = (unlike & seen_by_both).any(1)
    return legal, trick


def said_otherwise(left: Played, right: Played, here: Ints, there: Ints) -> Bools:
    """Say in which deals other declarations are said or shown, or at another time."""
    claims = (right.deals.claims[here] != left.deals.claims[there]).any(1)
    found: Bools = claims | (right.deals.shown[here] != left.deals.shown[there]).any(1)
    return found


def trick_points(played: Played) -> Ints:
    """Return the card points of each trick, row by row."""
    own, plays = played.batch, played.deals.plays
    values = own.tables.cards[played.deals.head[:, at.DENOMINATION], at.VALUES : at.VALUES + own.rules.pack.size]
    cards = np.where(plays == at.NO_PLAY, 0, plays & 63)
    points = np.where(plays == at.NO_PLAY, 0, np.take_along_axis(values, cards.astype(np.int64), 1))
    tricks: Ints = points[:, : points.shape[1] // own.seats * own.seats].reshape(len(plays), -1, own.seats).sum(2)
    return tricks


def gain(left: Ends, right: Ends) -> Ints:
    """Return what the takers gain against their opponents, in game points; of the right table if the left has none."""
    takers = np.where(left.takers.any(axis=1, keepdims=True), left.takers, right.takers)
    return balance(right.written, takers) - balance(left.written, takers)


def balance(written: Ints, takers: Bools) -> Ints:
    """Return what these columns have more than the best of the others, in game points."""
    least = np.iinfo(np.int64).min
    own, others = (np.where(some, written, least).max(1) for some in (takers, ~takers))
    found: Ints = np.where(own == least, 0, own) - np.where(others == least, 0, others)
    return found

"""Which pairs are paid. Clauses belote.points, belote.trick-must-be-won, belote.with-run and belote.with-square."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from belote.belote.rules import WORDS, BeloteRules, BeloteState, Pair
from belote.contracts import ContractTable
from belote.declarations.contest import Claims
from belote.setup import Seat


@dataclass(frozen=True)
class Settled:
    """What a pair is worth, in card points, and why.

    ``why`` is ``said``, ``shown``, or, for nothing: ``joined`` (to a run), ``square``, ``discarded``, ``silent``,
    ``later`` (another pair was complete first), ``open`` (a word may still fall, or its trick is not over) or
    ``trick_lost``.
    """

    seat: Seat
    suit: int
    points: int
    why: str


def settle(
    rules: BeloteRules, state: BeloteState, table: ContractTable, declared: Claims, shown: Claims
) -> tuple[Settled, ...]:
    """Return what every pair begun is worth. ``declared`` are the true declarations said, ``shown`` those laid open."""
    settled = []
    for pair in state.pairs:
        why = why_paid(rules, state, table, pair, declared, shown)
        settled.append(Settled(pair.seat, pair.suit, rules.words.points if why in ("said", "shown") else 0, why))
    return tuple(settled)


def why_paid(
    rules: BeloteRules, state: BeloteState, table: ContractTable, pair: Pair, declared: Claims, shown: Claims
) -> str:
    """Return why a pair is paid or not, in the words of ``Settled``."""
    both = rules.pairs[table.denomination][pair.suit]
    own = [meld for seat, meld in declared if seat == pair.seat]
    if any(meld.joined and meld.suit == pair.suit for meld in own):
        return "joined"
    if rules.words.with_square == "excluded" and any(meld.kind == "square" and meld.cards & both for meld in own):
        return "square"
    if not pair.qualified:
        return "discarded"
    if rules.words.with_run == "said_by_showing" and any(
        seat == pair.seat and meld.kind == "run" and both & ~meld.cards == 0 for seat, meld in shown
    ):
        return "shown"
    return why_said(rules, state, table, pair)


def why_said(rules: BeloteRules, state: BeloteState, table: ContractTable, pair: Pair) -> str:
    """Return why a pair counts or not by its words and its trick alone."""
    if pair.trick is None:
        forfeited = WORDS[rules.words.said][0] and not pair.first_said
        return "silent" if forfeited or pair.second is not None else "open"
    if rules.words.in_[table.contract] == "one" and state.completed[0] != (pair.seat, pair.suit):
        return "later"
    if rules.words.trick_must_be_won and not pair.won:
        return "open" if pair.won is None else "trick_lost"
    return "said"


def points(
    rules: BeloteRules, state: BeloteState, table: ContractTable, declared: Claims, shown: Claims
) -> Mapping[Seat, tuple[tuple[int, int], ...]]:
    """Return the pairs paid, by seat: suit index and card points."""
    paid = [one for one in settle(rules, state, table, declared, shown) if one.points]
    return {
        seat: tuple((one.suit, one.points) for one in paid if one.seat == seat)
        for seat in sorted({p.seat for p in paid})
    }

"""A slow second opinion on legality, written from the prose of the play clauses and not from the interpreter.

Cards are two letters, orders are strings from high to low, and every card is judged alone: may it be played? Rows are
words by path, as ``{"suit.void.opponent": "ruff"}``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Position:
    """A decision: ``trump`` is a suit letter, or empty; ``partner_holds`` says whose the best card so far is."""

    kind: str
    trump: str
    trick: tuple[str, ...]
    hand: tuple[str, ...]
    partner_holds: bool
    trump_order: str = "J9ATKQ87"
    plain_order: str = "ATKQJ987"
    never_forced: str = ""

    @property
    def led(self) -> str:
        """The led suit."""
        return self.trick[0][1]

    def stronger(self, one: str, other: str) -> bool:
        """Say whether one card of a suit is higher than another of that suit."""
        trumps = self.kind == "all_trump" or one[1] == self.trump
        order = self.trump_order if trumps else self.plain_order
        return order.index(one[0]) < order.index(other[0])

    def follows(self, card: str) -> bool:
        """Say whether the card is of the led suit."""
        return card[1] == self.led

    def is_trump(self, card: str) -> bool:
        """Say whether the card is of the trump suit."""
        return card[1] == self.trump

    def ruffs(self) -> list[str]:
        """Return the trumps in a trick that was led with a plain suit."""
        return [card for card in self.trick if self.is_trump(card) and self.led != self.trump]

    def raises(self, card: str) -> bool:
        """Say whether a card of the led suit is higher than every card of that suit in the trick."""
        return self.follows(card) and all(self.stronger(card, other) for other in self.trick if self.follows(other))

    def overruffs(self, card: str) -> bool:
        """Say whether the card is a trump higher than every trump in the trick."""
        return self.is_trump(card) and all(self.stronger(card, other) for other in self.ruffs())


def row(position: Position) -> str:
    """Return the path of the row that applies, or nothing when any card may be played."""
    able = any(position.follows(card) for card in position.hand)
    holder = "partner" if position.partner_holds else "opponent"
    if position.kind == "all_trump":
        return f"all_trump.follow_trump.{holder}" if able else ""
    if position.kind == "no_trump":
        return f"no_trump.follow_plain.{holder}" if able else ""
    if position.led == position.trump:
        return f"suit.follow_trump.{holder}" if able else ""
    return f"suit.{'follow_plain' if able else 'void'}.{holder}{'_ruffed' if position.ruffs() else ''}"


def may_play(position: Position, card: str, word: str) -> bool:
    """Say whether the word lets the player play this card; what no duty can force is left to ``legal``."""
    hand = position.hand
    over = [other for other in hand if position.overruffs(other)]
    trumps = [other for other in hand if position.is_trump(other)]
    discards = [other for other in hand if not position.is_trump(other)]
    under = position.is_trump(card) and card not in over
    if word == "any":
        return position.follows(card)
    if word == "beat":
        can_raise = any(position.raises(other) for other in hand)
        return position.raises(card) if can_raise else position.follows(card)
    if word == "any_or_ruff":
        return position.follows(card) or position.overruffs(card)
    if word == "free":
        return True
    if word == "ruff":
        return card in trumps or not trumps
    if word.startswith("over_else") and over:
        return card in over
    if word == "over_else_ruff":
        return card in trumps or not trumps
    if word == "over_else_free":
        return True
    if word == "over_else_discard":
        return card in discards or not discards
    if word == "no_under":
        return not under or not (over or discards)
    if word == "under_if_only_trumps":
        return not under or not discards
    if word == "under_if_cannot_over":
        return not under or not over
    raise AssertionError(word)


def legal(position: Position, rows: Mapping[str, str]) -> set[str]:
    """Return the cards that may be played."""
    path = row(position)
    if not path:
        return set(position.hand)
    chosen = {card for card in position.hand if may_play(position, card, rows[path])}
    spared = all(position.is_trump(card) and card[0] in position.never_forced for card in chosen)
    return set(position.hand) if spared else chosen

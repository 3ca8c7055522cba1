"""Belote rules for tests, and tricks written as text: ``0:KH! 1:7C`` is the king of hearts with its word, then 7C."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from play_samples import BELOTE, Game, game, over

from belote.belote import BeloteRules, BeloteState, compile_belote, may_say, on_play, on_trick_won, points, settle
from belote.cards import mask
from belote.contracts import ContractTable
from belote.declarations import Meld

EVERYWHERE = {"suit": "one", "all_trump": "each", "no_trump": "none"}


class Spoken:
    """A game with belote, in which tricks are played and words are said."""

    def __init__(self, contract: str = "hearts", **words: Any) -> None:
        section = over(BELOTE, {"in": EVERYWHERE})
        self.game: Game = game(belote=over(section, words))
        rules = compile_belote(self.game.declaration, self.game.pack, self.game.tables)
        assert rules is not None
        self.rules: BeloteRules = rules
        self.table: ContractTable = self.game.tables[contract]

    def play(self, *tricks: str, finish: bool = True) -> BeloteState:
        """Play tricks; every seat holds, from the start, what it plays later. The last trick may be left open."""
        state = BeloteState()
        steps = [[self.step(text) for text in trick.split()] for trick in tricks]
        for number, trick in enumerate(steps):
            table: tuple[int, ...] = ()
            for place, (seat, card, said) in enumerate(trick):
                later = trick[place:] + [step for rest in steps[number + 1 :] for step in rest]
                hand = mask(other for holder, other, _ in later if holder == seat)
                state = on_play(self.rules, state, self.table, seat, hand, card, said, table, number)
                table = (*table, card)
            if finish or number < len(steps) - 1:
                winner = trick[self.table.winner(table)][0]
                state = on_trick_won(self.rules, state, winner, lambda one, other: one % 2 == other % 2)
        return state

    def step(self, text: str) -> tuple[int, int, bool]:
        """Read one play: seat, card and whether its word is said."""
        seat, card = text.split(":")
        return int(seat), self.game.card(card[:2]), card.endswith("!")

    def settled(
        self, *tricks: str, declared: Sequence[tuple[int, Meld]] = (), shown: Sequence[tuple[int, Meld]] = ()
    ) -> dict[str, tuple[int, str]]:
        """Play tricks and return what each pair is worth, and why, by seat and suit letter, as ``0H``."""
        state = self.play(*tricks)
        answer = settle(self.rules, state, self.table, tuple(declared), tuple(shown))
        paid = points(self.rules, state, self.table, tuple(declared), tuple(shown))
        assert sum(worth for pairs in paid.values() for _, worth in pairs) == sum(one.points for one in answer)
        return {f"{one.seat}{self.game.pack.suits[one.suit]}": (one.points, one.why) for one in answer}

    def may_say(self, state: BeloteState, seat: int, hand: str, card: str, trick: str = "") -> bool:
        """Say whether the word may be said with a card."""
        return may_say(
            self.rules,
            state,
            self.table,
            seat,
            self.game.cards(hand),
            self.game.card(card),
            self.game.trick(trick),
        )

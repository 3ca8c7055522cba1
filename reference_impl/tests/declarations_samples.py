"""Declaration rules for tests, and claims written as cards."""

from __future__ import annotations

from typing import Any

from play_samples import DECLARED, TABLE, Data, Game, game, over

from belote.contracts import ContractTable
from belote.declarations import DeclarationRules, Meld, compile_declarations, identify, reading

EVERYWHERE: Data = {"suit": TABLE, "all_trump": TABLE}


class Announced:
    """A game with declarations: everything the tests ask, by card names."""

    def __init__(
        self,
        contract: str = "hearts",
        ranks: str = "789TJQKA",
        tables: Data | None = None,
        belote: Data | None = None,
        **words: Any,
    ) -> None:
        section = over(DECLARED, words | {"in": tables or {}})
        self.game: Game = game(ranks, declarations=section, belote=belote)
        rules = compile_declarations(self.game.declaration, self.game.pack, self.game.tables)
        assert rules is not None
        self.rules: DeclarationRules = rules
        self.table: ContractTable = self.game.tables[contract]

    def meld(self, cards: str) -> Meld:
        """Return what these cards are; they must be a declaration."""
        found = identify(self.rules, self.table, self.game.cards(cards))
        assert found is not None, cards
        return found

    def reads(self, cards: str) -> dict[str, int]:
        """Return the reading of a hand: card names to value."""
        return self.named(reading(self.rules, self.table, self.game.cards(cards)))

    def named(self, melds: tuple[Meld, ...]) -> dict[str, int]:
        """Return declarations as card names to value."""
        return {" ".join(self.game.pack.names(meld.cards)): meld.value for meld in melds}

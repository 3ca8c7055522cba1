"""Small declarations for the tests of play, declarations, belote and trick melds, built from plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from belote.cards import Card, Cards, Pack
from belote.contracts import ContractTable, compile_contracts
from belote.declaration.model import Declaration
from belote.declaration.structure import structure

Data = dict[str, Any]

TRUMP: Data = {"order": "J9ATKQ87", "values": {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}}
PLAIN: Data = {"order": "ATKQJ987", "values": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}}
JASS_TRUMP: Data = {"order": "J9AKQT876", "values": {**TRUMP["values"], "6": 0}}
JASS_PLAIN: Data = {"order": "AKQJT9876", "values": {**PLAIN["values"], "6": 0}}

CONTRACTS: Data = {
    "suit": {"kind": "suit", "trump": TRUMP, "plain": PLAIN},
    "no_trump": {"kind": "no_trump", "plain": PLAIN},
    "all_trump": {"kind": "all_trump", "trump": TRUMP},
}

COMMON: Data = {
    "lead": {"first": "eldest", "trump": "free"},
    "never_forced": "",
    "suit": {
        "follow_trump": {"opponent": "beat", "partner": "beat"},
        "follow_plain": {"opponent": "any", "partner": "any", "opponent_ruffed": "any", "partner_ruffed": "any"},
        "void": {
            "opponent": "ruff",
            "partner": "free",
            "opponent_ruffed": "over_else_ruff",
            "partner_ruffed": "free",
        },
    },
    "no_trump": {"follow_plain": {"opponent": "any", "partner": "any"}},
    "all_trump": {"follow_trump": {"opponent": "beat", "partner": "beat"}},
}

RUNS = [20, 50, 100, 100, 100, 100]
SQUARES = [{"ranks": "J", "value": 200}, {"ranks": "9", "value": 150}, {"ranks": "ATKQ", "value": 100}]
TABLE: Data = {"runs": RUNS, "squares": SQUARES}

DECLARED: Data = {
    "in": {"suit": TABLE},
    "shared_card": "holder_chooses",
    "square_and_run": "square",
    "runs_by": ["value", "top", "trump"],
    "tie": "nobody",
    "say": "own_first_card",
    "show": "own_second_card",
    "false_claim": "to_opponents",
}

BELOTE: Data = {"points": 20, "in": {"suit": "one"}, "said": "both_cards"}

REST: Data = {
    "players": {"count": 4, "sides": "partners", "direction": "counterclockwise"},
    "dealing": {"dealer": {"first": "lot", "after_deal": "next", "after_misdeal": "same"}, "steps": []},
    "auction": {"order": [], "rounds": [], "all_pass": {"deal": "void"}},
    "scoring": {},
    "match": {},
    "irregularities": {},
}


def over(base: Data, changes: Mapping[str, Any]) -> Data:
    """Lay changes over data: maps merge, everything else replaces."""
    result = dict(base)
    for key, value in changes.items():
        inner = result.get(key)
        result[key] = over(inner, value) if isinstance(value, Mapping) and isinstance(inner, dict) else value
    return result


def at(path: str, value: Any) -> Data:
    """Return the map that sets one leaf, named by its path with dots."""
    for key in reversed(path.split(".")):
        value = {key: value}
    return dict(value)


@dataclass(frozen=True)
class Game:
    """A declaration with its pack and its tables."""

    declaration: Declaration
    pack: Pack
    tables: Mapping[str, ContractTable]

    def card(self, code: str) -> Card:
        """Return one card."""
        return self.pack.index[code]

    def cards(self, codes: str) -> Cards:
        """Return a set of cards, named with spaces between them."""
        return self.pack.cards(codes.split())

    def trick(self, codes: str) -> tuple[Card, ...]:
        """Return cards in the order named."""
        return tuple(self.pack.index[code] for code in codes.split())

    def names(self, cards: Cards) -> set[str]:
        """Return the codes of a set of cards."""
        return set(self.pack.names(cards))


def game(ranks: str = "789TJQKA", contracts: Data = CONTRACTS, **sections: Any) -> Game:
    """Return a game with these sections; what is not given is as common as can be."""
    data = {"pack": {"ranks": ranks, "suits": "CDHS", "shuffle": "every_deal"}, "contracts": contracts, "play": COMMON}
    declaration = structure(over(over(REST, data), sections), Declaration)
    pack = Pack(declaration.pack.ranks, declaration.pack.suits)
    return Game(declaration, pack, compile_contracts(declaration, pack))

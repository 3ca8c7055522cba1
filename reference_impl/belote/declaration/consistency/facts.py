"""What a declaration makes possible: rows of bids, amounts, levels of doubling, and the heaps of scoring.

Works on the plain maps of the schema, consistent or not, as ``table`` does.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from belote.declaration.consistency.finding import Data, Path
from belote.declaration.consistency.table import TableFacts


@dataclass(frozen=True)
class Row:
    """A row of bids: ``round`` counts from 1 as in the timeline, ``index`` from 0 within the round."""

    round: int
    index: int
    data: Data = field(compare=False)

    @property
    def path(self) -> Path:
        """Where the row stands."""
        return ("auction", "rounds", self.round - 1, "bids", self.index)


@dataclass(frozen=True)
class Facts(TableFacts):
    """The facts of one declaration. Positions count from 1 (eldest); values are card points."""

    # Bids

    @cached_property
    def rounds(self) -> list[Data]:
        """The rounds of the auction."""
        return list(self.data["auction"]["rounds"])

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """All rows of bids, in the order of the file."""
        return tuple(
            Row(number, index, row)
            for number, part in enumerate(self.rounds, 1)
            for index, row in enumerate(part["bids"])
        )

    def named(self, words: Iterable[str], turned: str | None = None) -> tuple[str, ...]:
        """Return the denominations some words stand for, with this suit turned; without it, all they may stand for."""
        found: dict[str, None] = {}
        for word in words:
            found.update(dict.fromkeys(self.named_by(word, turned)))
        return tuple(name for name in found if name in self.denominations)

    def named_by(self, word: str, turned: str | None) -> tuple[str, ...]:
        """Return the denominations of one word."""
        if word == "suits" or (word in ("turned", "others") and turned is None):
            return self.suits
        if word in ("turned", "others"):
            return tuple(suit for suit in self.suits if (suit == turned) == (word == "turned"))
        return (word,)

    @cached_property
    def biddable(self) -> tuple[str, ...]:
        """Every denomination a row of bids opens, in the order of the pack and of the contracts."""
        opened = {name for row in self.rows for name in self.named(row.data["bid"])}
        return tuple(name for name in self.denominations if name in opened)

    @property
    def played_when_passed(self) -> bool:
        """Whether a deal is played after all have passed."""
        return bool(self.data["auction"]["all_pass"]["deal"] == "played")

    @property
    def passed_out(self) -> bool:
        """Whether a deal may be played without a taker."""
        return self.played_when_passed and self.data["auction"]["all_pass"].get("taker", "nobody") == "nobody"

    @cached_property
    def playable(self) -> tuple[str, ...]:
        """Every denomination a deal can be played in."""
        passed = self.suits if self.played_when_passed and self.suit_contract else ()
        return tuple(name for name in self.denominations if name in self.biddable or name in passed)

    @cached_property
    def played_contracts(self) -> tuple[str, ...]:
        """The names of the contracts that can be played."""
        return tuple(dict.fromkeys(self.contract_of(name) for name in self.playable))

    @cached_property
    def played_kinds(self) -> frozenset[str]:
        """The kinds of the contracts that can be played."""
        return frozenset(self.kinds[name] for name in self.played_contracts)

    # Amounts

    @property
    def amounts(self) -> Data | None:
        """The amounts of bids, if they carry any."""
        amounts: Data | None = self.data["auction"].get("amounts")
        return amounts

    @cached_property
    def numbers(self) -> range:
        """The numbers that can be bid, in card points."""
        amounts = self.amounts
        return range(amounts["from"], amounts["to"] + 1, amounts["step"]) if amounts else range(0)

    @cached_property
    def rungs(self) -> tuple[str, ...]:
        """The names of the rungs, lowest first."""
        return tuple(rung["name"] for rung in (self.amounts or {}).get("rungs", ()))

    @property
    def flag(self) -> bool:
        """Whether a promise can be added to a number."""
        return bool((self.amounts or {}).get("flag", "none") != "none")

    def row_amounts(self, row: Row) -> tuple[str, ...]:
        """Return the amounts a row opens: ``numbers`` and names of rungs; nothing where bids carry no amount."""
        known = ("numbers", *self.rungs) if self.amounts else ()
        return tuple(amount for amount in known if amount in row.data.get("amounts", known))

    @cached_property
    def bid_amounts(self) -> dict[str, frozenset[str]]:
        """The amounts each denomination can be bid with; the empty word where bids carry none."""
        found: dict[str, set[str]] = {name: set() for name in self.biddable}
        for row in self.rows:
            for name in self.named(row.data["bid"]):
                found[name].update(self.row_amounts(row) or (("",) if not self.amounts else ()))
        return {name: frozenset(amounts) for name, amounts in found.items()}

    # Doubling

    @cached_property
    def doubling(self) -> list[Data]:
        """The rows of doubling."""
        return list(self.data["auction"].get("doubling", ()))

    def doubled(self, row: Data) -> tuple[str, ...]:
        """Return the denominations a row of doubling may double."""
        return tuple(name for name in self.named(row.get("of", self.biddable)) if name in self.biddable)

    def highest_level(self, denomination: str, amount: str) -> int:
        """Return the highest level a bid can reach; ``amount`` as in ``bid_amounts``."""
        level = 0
        while any(self.may_double(row, level + 1, denomination, amount) for row in self.doubling):
            level += 1
        return level

    def may_double(self, row: Data, level: int, denomination: str, amount: str) -> bool:
        """Say whether a row doubles some bid of a denomination and amount to a level."""
        if row["level"] != level or denomination not in self.doubled(row):
            return False
        excepted = row.get("except", ())
        if amount == "numbers":
            return any(number not in excepted for number in self.numbers)
        return amount not in excepted

    # Heaps

    @cached_property
    def tables(self) -> dict[str, Data]:
        """The tables of declarations that name anything, of contracts that can be played."""
        tables = (self.data.get("declarations") or {}).get("in", {})
        return {name: tables[name] for name in self.played_contracts if name in tables and names_any(tables[name])}

    @cached_property
    def melds(self) -> bool:
        """Whether anything is found in the cards of a trick."""
        melds = self.data.get("trick_melds") or {}
        return names_any(melds) or bool(melds.get("king_queen_of_trump"))

    @cached_property
    def belotes(self) -> dict[str, str]:
        """The word of belote in every contract that can be played and has a trump suit or all of them."""
        words = (self.data.get("belote") or {}).get("in", {})
        return {
            name: words[name]
            for name in self.played_contracts
            if words.get(name, "none") != "none" and self.kinds[name] != "no_trump"
        }


def names_any(table: Data) -> bool:
    """Say whether a table of runs and squares is not empty."""
    return bool(table.get("runs") or table.get("squares"))

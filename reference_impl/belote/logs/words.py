"""Seats, sides, contracts and calls in the words of a site, for one variant. Clauses setup.seats and auction.rows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from belote.cards import SUIT_OF_LETTER
from belote.deal import Rules
from belote.declaration.suggest import listed, shown
from belote.logs.letters import ALL_TRUMP, CALLS, NO_TRUMP
from belote.logs.mapping import LogMapping
from belote.logs.spelling import Unread, folded
from belote.logs.told import Said

COMPASS = {"n": "N", "north": "N", "e": "E", "east": "E", "s": "S", "south": "S", "w": "W", "west": "W"}
SIDE_WORDS = {"ns": "NS", "sn": "NS", "n-s": "NS", "n/s": "NS", "ew": "EW", "we": "EW", "e-w": "EW", "e/w": "EW"}
YES = ("yes", "y", "true", "1", "oui", "да", "da", "ναι")
NO = ("no", "n", "false", "0", "non", "не", "ne", "none", "-")


@dataclass(frozen=True)
class Words:
    """The words of a mapping under the rules of a variant. Reading raises ``Unread``."""

    mapping: LogMapping
    rules: Rules
    calls: Mapping[str, str] = field(init=False, compare=False)
    rows: Mapping[str, str] = field(init=False, compare=False)
    denominations: Mapping[str, str] = field(init=False, compare=False)
    amounts: Mapping[str, int | str] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        own = self.mapping.words
        auction = self.rules.auction.auction
        rows = (*(row.call for row in self.rules.auction.rows), *(row.call for row in auction.doubling))
        named = {folded(call): call for call in (*rows, *(row.call for row in auction.annul))}
        common = {folded(word): what for what, words in CALLS.items() for word in words.split()}
        calls = common | named | {folded(word): what for word, what in own.get("calls", {}).items()}
        amounts = {folded(str(amount)): amount for amount in self.rules.auction.amounts if isinstance(amount, str)}
        amounts |= {folded(word): amount for word, amount in own.get("amounts", {}).items()}
        object.__setattr__(self, "calls", calls)
        object.__setattr__(self, "rows", named)
        object.__setattr__(self, "amounts", amounts)
        object.__setattr__(self, "denominations", self.denomination_words(own.get("denominations", {})))

    def denomination_words(self, own: Mapping[str, str]) -> dict[str, str]:
        """Return the words for what can be played, without those of suits."""
        contracts = self.rules.contracts
        kinds = {"no_trump": NO_TRUMP, "all_trump": ALL_TRUMP}
        found = {
            folded(word): name
            for name, table in contracts.items()
            for word in kinds.get(table.kind, "").split()
            if sum(other.kind == table.kind for other in contracts.values()) == 1
        }
        found |= {folded(name): name for name in contracts}
        return found | {folded(word): name for word, name in own.items()}

    def seat(self, value: Any) -> str:
        """Read a seat."""
        letters, word = self.rules.table.letters, folded(str(value))
        seats = self.mapping.seats
        if isinstance(seats, tuple):
            found = (
                letters[seats.index(word)] if word in seats[: len(letters)] else "" if seats else COMPASS.get(word, "")
            )
        else:
            found = seats.get(word, COMPASS.get(word, ""))
        if found and found in letters:
            return found
        raise Unread(f"{shown(str(value))} is no seat", self.known_seats(value))

    def known_seats(self, value: Any) -> str:
        """Return how seats are written, and where to say that a word is one."""
        names = self.mapping.seat_words or tuple(self.rules.table.letters)
        return f"Seats are {listed(names, 'and')}; add other words to seats of the mapping, as {shown(f'{value}: N')}."

    def side(self, value: Any) -> str:
        """Read a side, or a seat, which stands for its side."""
        word, names = folded(str(value)), self.rules.table.side_names()
        named = self.mapping.sides.get(word) or SIDE_WORDS.get(word) or (word if word in names else "")
        if named in names:
            return named
        try:
            seat = named if named in tuple(self.rules.table.letters) else self.seat(value)
        except Unread:
            sides = f"Sides are {listed(names, 'and')}; add other words to sides of the mapping."
            raise Unread(f"{shown(str(value))} is no seat and no side", f"{sides} {self.known_seats(value)}") from None
        return self.side_of(seat)

    def side_of(self, seat: str) -> str:
        """Return the side of a seat; with one player against the rest, the seat, since the taker is not known here."""
        table = self.rules.table
        if table.players.sides == "taker_against_rest" or seat not in tuple(table.letters):
            return seat
        return table.side_names()[table.side(table.seat(seat))]

    def denomination(self, value: Any) -> str | None:
        """Return what is played, or nothing for a word that is no denomination."""
        word = folded(str(value)).replace(" ", "").replace("-", "")
        found = self.denominations.get(word) or self.denominations.get(folded(str(value)))
        suit = None if found else self.mapping.spelling.suit(value)
        return SUIT_OF_LETTER[suit] if suit else found

    def amount(self, word: str) -> int | str | None:
        """Return an amount of card points or a rung, or nothing for a word that is none."""
        found = self.amounts.get(folded(word))
        if found is None and re.fullmatch(r"\d{1,4}", word, re.ASCII):
            return int(word)
        return int(found) if isinstance(found, str) and found.isdecimal() else found

    def call(self, value: Any, seat: str) -> Said:
        """Read a call: a word, or a bid of an amount, a denomination, or both, in either order."""
        text = str(value).strip()
        known = self.calls.get(folded(text))
        if known is not None:
            return Said(known, seat, written=text)
        what, denomination, amount, flag = "bid", None, None, False
        for word in self.pieces(text):
            if what == "bid" and folded(word) in self.rows:
                what = self.rows[folded(word)]
            elif self.calls.get(folded(word)) == "promise":
                flag = True
            elif amount is None and (found := self.amount(word)) is not None:
                amount = found
            elif denomination is None and (name := self.denomination(word)) is not None:
                denomination = name
            elif what == "bid" and folded(word) in self.calls:
                what = self.calls[folded(word)]
            else:
                raise self.no_call(text)
        if denomination is None and amount is None and what == "bid":
            raise self.no_call(text)
        return Said(what, seat, denomination or "", amount, flag, text)

    def pieces(self, text: str) -> list[str]:
        """Return the words of a call: a number apart from what stands next to it, contracts of two words whole."""
        words = re.sub(r"(\d+)", r" \1 ", text).split()
        for size in (3, 2):
            for place in range(len(words) - size + 1):
                whole = " ".join(words[place : place + size])
                if self.denomination(whole) is not None:
                    words[place : place + size] = [whole]
                    break
        return words

    def no_call(self, text: str) -> Unread:
        """Return the refusal of a word that is no call."""
        return Unread(f"{shown(text)} is no call", "Say in words.calls or words.denominations what it means.")

    def level(self, value: Any) -> int:
        """Read a level of doubling."""
        word = folded(str(value))
        if word in NO:
            return 0
        if re.fullmatch(r"\d", word, re.ASCII):
            return int(word)
        what = self.calls.get(word, "")
        rows = self.rules.auction.auction.doubling
        found = next((row.level for row in rows if row.call == what), {"double": 1, "redouble": 2}.get(what))
        if found is None:
            raise Unread(f"{shown(str(value))} is no level of doubling", "Write 0, 1, 2, or a word of the game.")
        return found

    def yes(self, value: Any) -> bool:
        """Read a yes or a no."""
        word = folded(str(value))
        if word in YES or word in NO:
            return word in YES
        raise Unread(f"{shown(str(value))} is neither yes nor no", "Write yes or no.")

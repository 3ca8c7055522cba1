"""From what a site writes to cards, suits, seats and numbers. Clause record.seats.

A spelling is made once of the languages and the words of a mapping. What it cannot read, or could read in two ways, it
refuses with the words it would have understood.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from belote.declaration.suggest import listed, shown
from belote.logs.letters import FIGURES, LANGUAGES, SIGNS

CONNECTING = {"of", "the", "de", "du", "des", "d", "von", "van", "di", "da"}
GLYPHS = {0x1F0A0: "S", 0x1F0B0: "H", 0x1F0C0: "D", 0x1F0D0: "C"}
GLYPH_RANKS = {1: "A", 6: "6", 7: "7", 8: "8", 9: "9", 10: "T", 11: "J", 13: "Q", 14: "K"}
MOST_REMEMBERED = 5_000


class Unread(Exception):
    """What stands in a cell cannot be read: what it is, what would do instead, and the column where it is known."""

    def __init__(self, message: str, instead: str = "", column: str = "") -> None:
        super().__init__(message)
        self.message, self.instead, self.column = message, instead, column


@contextmanager
def within(column: str) -> Iterator[None]:
    """Let what cannot be read here be told of this column."""
    try:
        yield
    except Unread as error:
        raise Unread(error.message, error.instead, error.column or column) from None


def folded(text: str) -> str:
    """Return a text without accents, capitals, variation selectors and outer space, to be compared."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return "".join(sign for sign in apart if unicodedata.category(sign) not in ("Mn", "Cf")).strip()


def number(value: Any) -> int:
    """Read a whole number, also as a spreadsheet writes it (``162.0``). Raises ``Unread``."""
    if type(value) is int:
        return value
    text = str(value).strip().replace("\u2212", "-")
    if not re.fullmatch(r"[+-]?\d{1,7}(\.0+)?", text, re.ASCII):
        raise Unread(f"{shown(value)} is not a whole number")
    return int(text.split(".")[0])


@dataclass(frozen=True)
class Spelling:
    """How cards are written. ``ranks`` and ``suits`` map folded spellings to the letters of records.

    ``order`` is ``either``, ``rank_first`` or ``suit_first``; ``codes`` are whole cards written in a way of their own.
    """

    ranks: Mapping[str, str]
    suits: Mapping[str, str]
    order: str = "either"
    codes: Mapping[str, str] = field(default_factory=dict)
    memo: dict[str, str] = field(default_factory=dict, compare=False, repr=False)

    def card(self, value: Any) -> str:
        """Return the code of a card, as ``TH``. Raises ``Unread``."""
        text = str(value)
        found = self.memo.get(text)
        if found is None:
            found = self.read(text)
            if len(self.memo) < MOST_REMEMBERED:
                self.memo[text] = found
        return found

    def read(self, text: str) -> str:
        """Read a card, in either order unless the mapping says which. Raises ``Unread``."""
        plain = folded(text)
        own = self.codes.get(plain) or glyph(plain)
        if own:
            return own
        words = [word for word in re.split(r"[\s_.'’]+", plain) if word]
        bare = [word for word in words if word not in CONNECTING]
        found = sorted(set(self.readings("".join(words)))) or sorted(set(self.readings("".join(bare))))
        if len(found) == 1:
            return found[0]
        if found:
            instead = "Say in the mapping which letters there are, or cards.order."
            raise Unread(f"{shown(text)} may be {listed(found)}", instead)
        raise Unread(
            f"{shown(text)} is not a card", f"Ranks are {self.known(self.ranks)}; suits {self.known(self.suits)}."
        )

    def readings(self, word: str) -> Iterable[str]:
        """Yield every card a word may be."""
        for cut in range(1, len(word)):
            first, last = word[:cut], word[cut:]
            if self.order != "suit_first" and first in self.ranks and last in self.suits:
                yield self.ranks[first] + self.suits[last]
            if self.order != "rank_first" and first in self.suits and last in self.ranks:
                yield self.ranks[last] + self.suits[first]

    def suit(self, value: Any) -> str | None:
        """Return the letter of a suit, or nothing for what is none."""
        return self.suits.get(folded(str(value)).replace(" ", ""))

    def run_together(self, text: str) -> list[str]:
        """Read cards written without anything between them, as ``7H10HJS``. Raises ``Unread``."""
        plain, found = folded(text).replace(" ", ""), []
        while plain:
            for length in (3, 2, 1):
                try:
                    found.append(self.card(plain[:length]))
                except Unread:
                    continue
                plain = plain[length:]
                break
            else:
                raise Unread(f"no card begins at {shown(plain[:6])}", "Put a space between the cards.")
        return found

    @staticmethod
    def known(words: Mapping[str, str]) -> str:
        """Return the spellings of one or two signs, to be told."""
        return " ".join(word.upper() for word in words if len(word) <= 2)


def glyph(text: str) -> str:
    """Return the code of a card that is drawn as one sign, or nothing."""
    if len(text) != 1 or not 0x1F0A0 <= ord(text) < 0x1F0E0:
        return ""
    rank = GLYPH_RANKS.get(ord(text) & 15)
    return rank + GLYPHS[ord(text) & ~15] if rank else ""


def spelling(languages: Iterable[str], words: Mapping[str, Mapping[str, str]], cards: Mapping[str, Any]) -> Spelling:
    """Return the spelling of some languages with the words of a mapping, which win over the languages."""
    ranks = table(FIGURES) | {word: rank for name in languages for word, rank in table(LANGUAGES[name].ranks).items()}
    suits = table(SIGNS) | {word: suit for name in languages for word, suit in table(LANGUAGES[name].suits).items()}
    own = {name: {folded(word): letter for word, letter in words.get(name, {}).items()} for name in ("ranks", "suits")}
    codes = {folded(word): code for word, code in words.get("cards", {}).items()} | numbered(cards.get("numbers"))
    return Spelling(ranks | own["ranks"], suits | own["suits"], cards.get("order", "either"), codes)


def table(spellings: Mapping[str, str]) -> dict[str, str]:
    """Return letters by their spellings."""
    return {folded(word): letter for letter, words in spellings.items() for word in words.split()}


def numbered(numbers: Mapping[str, Any] | None) -> dict[str, str]:
    """Return cards by number: the suits in their order, in each the ranks in theirs."""
    if numbers is None:
        return {}
    cards = [rank + suit for suit in numbers["suits"] for rank in numbers["ranks"]]
    return {str(place): card for place, card in enumerate(cards, numbers.get("from", 0))}

"""The words of players in `belote score`: suits in any language, seats and sides; what is not understood is refused.

A suit has its word or sign in any of the languages of logs, if it means one suit in all of them; single letters are
English. A word that means two suits, or none, is refused with what to write.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NoReturn

from belote.cards import SUIT_OF_LETTER
from belote.cli.common import fail
from belote.deal import Rules
from belote.declaration.suggest import did_you_mean, listed, sentences, shown
from belote.errors import visible
from belote.logs.letters import LANGUAGES, SIGNS
from belote.logs.mapping import LogMapping
from belote.logs.spelling import Spelling, Unread, folded, table
from belote.logs.terms import seat_or_side
from belote.logs.words import Words
from belote.record.terms import amounts_in_words

COMPASS = {
    "N": "nord noord север северо βορρας شمال",
    "E": "est ost oost изток восток ανατολη شرق",
    "S": "sud sued zuid юг νοτος جنوب",
    "W": "ouest oest ovest запад δυση غرب",
}
"""Seats in other languages than English."""


@lru_cache(maxsize=1)
def suits() -> dict[str, frozenset[str]]:
    """Return the suit letters that each word means, over all languages; one letter alone is English."""
    found: dict[str, frozenset[str]] = {folded(letter): frozenset((letter,)) for letter in SUIT_OF_LETTER}
    for spellings in (SIGNS, *(letters.suits for letters in LANGUAGES.values())):
        for word, letter in table(spellings).items():
            if len(word) > 1 or spellings is SIGNS:
                found[word] = found.get(word, frozenset()) | {letter}
    return found


def words_of(rules: Rules) -> Words:
    """Return the words for seats, sides and contracts under some rules."""
    plain = {word: next(iter(letters)) for word, letters in suits().items() if len(letters) == 1}
    seats = {word: letter for letter in rules.table.letters for word in (letter.lower(), *COMPASS[letter].split())}
    english = {"north": "N", "east": "E", "south": "S", "west": "W"}
    return Words(LogMapping(Spelling({}, plain), seats=english | seats), rules)


def denomination_of(rules: Rules, text: str) -> str:
    """Read what is played; ends the command for a word that is none."""
    found = denomination_or_nothing(rules, text)
    if found is None:
        refuse_denomination(rules, text)
    return found


def refuse_denomination(rules: Rules, text: str) -> NoReturn:
    """End the command for a word that means nothing that is played, or two suits."""
    letters = suits().get(folded(text).replace(" ", ""), frozenset())
    if letters:
        means = listed(sorted(SUIT_OF_LETTER[letter] for letter in letters))
        fail(f"--contract {told(text)} may be {means}, by the language. Write one of these words.")
    guess = did_you_mean(text, rules.contracts)
    known = f"Write {listed(rules.contracts)}, or a suit by its word or sign, as H, ♥ or cœur."
    fail(sentences(f"--contract {told(text)} is nothing that is played here.", guess, known))


def apart(rules: Rules, text: str) -> tuple[str, str]:
    """Return what is played and the amount of a contract, which stand in either order, or parted by a colon."""
    if ":" in text or denomination_or_nothing(rules, text):
        name, _, amount = text.partition(":")
        return name.strip(), amount.strip()
    words = text.split()
    if len(words) > 1 and words_of(rules).amount(words[0]) is not None:
        return " ".join(words[1:]), words[0]
    if len(words) > 1 and words_of(rules).amount(words[-1]) is not None:
        return " ".join(words[:-1]), words[-1]
    return text, ""


def amount_of(rules: Rules, text: str) -> int | str:
    """Read an amount, in card points, or a rung; ends the command for a word that is none."""
    found = words_of(rules).amount(text)
    if found is None:
        fail(f"--contract {told(text)} is no amount of this game. {amounts_in_words(rules)}")
    return found


def denomination_or_nothing(rules: Rules, text: str) -> str | None:
    """Return what is played, or nothing for a word that is none."""
    return words_of(rules).denomination(text)


def told(text: str) -> str:
    """Return a word of the command line as it can be printed."""
    return shown(visible(text))


def side_or_nothing(rules: Rules, text: str) -> str | None:
    """Read a seat or a side."""
    try:
        return seat_or_side(words_of(rules), text)
    except Unread:
        return None


def side_of(rules: Rules, text: str, option: str) -> str:
    """Read a seat or a side; ends the command for a word that is neither."""
    found = side_or_nothing(rules, text)
    if found is None:
        sides, seats = rules.table.side_names(), rules.table.letters
        known = f"Sides are {listed(sides, 'and')}"
        more = f"; a seat, {listed(seats)}, stands for its side" if set(sides) != set(seats) else ""
        ours = " Call your own side NS and the other one EW, all through." if "NS" in sides else ""
        fail(f"{option} {told(text)} is no side of this game. {known}{more}.{ours}")
    return found

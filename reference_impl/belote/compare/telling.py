"""What two tables show of one situation, in words: what is given, what happens, and what each of the two says then."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from belote.cards import SYMBOL_OF_LETTER
from belote.compare.differences import meaning
from belote.compare.shrinking import Found
from belote.deal import Rules
from belote.declaration import Path
from belote.errors import BeloteError, CannotHappen
from belote.explain import Line, explain_step
from belote.explain.scores import KINDS as ITEM_KINDS
from belote.record.wording import contract_words, event_words

Json = Mapping[str, Any]

PATH = re.compile(r"^[a-z_0-9]+(\.[a-z_0-9]+)+ is [a-z_0-9]+: ")
CODE = re.compile(r" \([a-z-]+\.[a-z-]+\)")
CARD = re.compile(r"\b[2-9TJQKA][CDHS]\b")

MOST_CALLS = 6
MOST_LINES = 3
BY_SIDE = {
    "cards": "Card points",
    "tricks": "Tricks",
    "declarations": "Declarations",
    "belote": "Belote",
    "scores": "Totals before the deal",
    "totals": "Totals before",
}
FLAGS = {
    "first_deal": "It is the first deal of the match.",
    "last_deal": "It is the last deal of the match.",
    "to_cut": "The pack is still to be cut.",
    "taker_played_trump": "The taker has played a trump already.",
}
OUTCOMES = {
    "made": "the contract is made",
    "failed": "the contract has failed",
    "tied": "the deal is tied",
    "void": "the deal is void",
    "stopped": "the deal is stopped",
    "match": "the match is won at once",
    "contract": "a contract stands",
}


class Told(NamedTuple):
    """A situation in words: what is given and done, after which event, and what either table says with its reasons."""

    given: tuple[str, ...]
    done: tuple[str, ...]
    left: str
    right: str
    why_left: tuple[Line, ...]
    why_right: tuple[Line, ...]


def told(found: Found, left: Rules, right: Rules) -> Told:
    """Return a situation on which two tables part, in words."""
    record, parting = found.record, found.parting
    done = tuple(event_words(pretty(event)) for event in record["events"])
    one, other = (words(parting.what, value, against) for value, against in both(parting.left, parting.right))
    why_left, why_right = reasons(left, found), reasons(right, found)
    only_left = [line for line in why_left if line not in why_right]
    only_right = [line for line in why_right if line not in why_left]
    return Told(
        tuple(given_words(record["given"])),
        done,
        one,
        other,
        tuple(only_left[-MOST_LINES:]),
        tuple(only_right[-MOST_LINES:]),
    )


def both(left: Any, right: Any) -> tuple[tuple[Any, Any], tuple[Any, Any]]:
    """Return each of two values with the other."""
    return (left, right), (right, left)


def pretty(value: Any) -> Any:
    """Return a value with its cards as people write them."""
    if isinstance(value, Mapping):
        return {key: pretty(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [pretty(item) for item in value]
    return card(value) if is_card(value) else value


def is_card(value: Any) -> bool:
    """Say whether a value is the code of a card."""
    return isinstance(value, str) and len(value) == 2 and value[1] in SYMBOL_OF_LETTER and value[0] in "23456789TJQKA"


def card(code: str) -> str:
    """Return a card with its symbol, the ten as 10."""
    return ("10" if code[0] == "T" else code[0]) + SYMBOL_OF_LETTER[code[1]]


def cards(codes: Sequence[str]) -> str:
    """Return several cards."""
    return " ".join(map(card, codes)) or "no card"


def by_side(numbers: Mapping[str, Any]) -> str:
    """Return numbers by side or seat."""
    return ", ".join(f"{name} {number}" for name, number in numbers.items())


def given_words(given: Json) -> Iterator[str]:
    """Yield what is given, a sentence each."""
    for name, value in given.items():
        if name in FLAGS:
            yield FLAGS[name]
        elif name in BY_SIDE and isinstance(value, Mapping):
            yield f"{BY_SIDE[name]}: {by_side(value)}."
        elif name in GIVEN:
            yield GIVEN[name](value, given)
        elif name != "seat":
            yield f"{name.replace('_', ' ').capitalize()}: {plain(value)}."


GIVEN: Mapping[str, Callable[[Any, Json], str]] = {
    "dealer": lambda value, given: f"{value} deals.",
    "contract": lambda value, given: f"The contract is {contract_words(value)}.",
    "turned": lambda value, given: f"The turned card is {card(value)}.",
    "hands": lambda value, given: f"{'; '.join(f'{seat} holds {cards(held)}' for seat, held in value.items())}.",
    "trick": lambda value, given: f"The trick so far: {played(value)}.",
    "cards": lambda value, given: f"{given.get('seat', 'The player')} is to play and holds {cards(value)}.",
    "last": lambda value, given: f"{value} won the last trick.",
    "pool": lambda value, given: f"The pool holds {' and '.join(map(str, value))}.",
    "pack": lambda value, given: f"The pack from the top: {cards(value)}.",
    "fault": lambda value, given: f"A fault by {value.get('side', value.get('seat'))}: {plain(value['what'])}.",
}
"""How a member of what is given is said."""


def played(trick: Sequence[Json]) -> str:
    """Return the cards of a trick."""
    return ", ".join(f"{card(one['card'])} by {one['seat']}" for one in trick) or "nothing"


def words(what: str, value: Any, against: Any) -> str:
    """Return an observation in words; of long ones what the other table does not show."""
    if what == "refused":
        return "it is accepted" if value is None else f"it is refused ({value['clause']})"
    if value is None:
        return NONE.get(what, "nothing")
    return WORDS[what](value, against) if what in WORDS else plain(pretty(value))


NONE = {"turn": "nobody is to act", "winner": "nobody has won", "cards": "no card may be played"}

WORDS: Mapping[str, Callable[[Any, Any], str]] = {
    "turn": lambda value, against: f"{value} is to act",
    "cards": lambda value, against: f"{cards(value)} may be played",
    "calls": lambda value, against: calls(value, against or {}),
    "winner": lambda value, against: f"{value} wins",
    "outcome": lambda value, against: OUTCOMES.get(value, plain(value)),
    "belote": lambda value, against: f"belote counts {by_side(value)}",
    "items": lambda value, against: items(value, against or []),
    "tests": lambda value, against: "; ".join(f"{test['own']} is compared with {test['other']}" for test in value),
    "hands": lambda value, against: hands(value, against or {}),
    "known": lambda value, against: hands(value, against or {}),
    "may_say": lambda value, against: f"{cards(value)} may be played with the word belote",
    "declarations": lambda value, against: melds(value, against or {}),
    "scored": lambda value, against: "; ".join(map(scored, value)) or "nothing scores",
    "heard": lambda value, against: "it is said that " + ("; ".join(map(heard, value)) or "nothing is held"),
    "shuffle": lambda value, against: sentence(("pack", "shuffle"), value),
    "first_dealer": lambda value, against: sentence(("dealing", "dealer", "first"), value),
    "target": lambda value, against: f"the target is {value}",
    "finished": lambda value, against: "the match is over" if value else "the match goes on",
    "dealer": lambda value, against: f"{value} deals next",
}
"""How an observation is said: by its value and that of the other table."""


def calls(value: Mapping[str, Sequence[Json]], against: Mapping[str, Sequence[Json]]) -> str:
    """Return the calls that only one table allows, by seat."""
    said = []
    for seat, some in value.items():
        other = against.get(seat, ())
        own = [event_words({"seat": seat, **call}) for call in some if call not in other]
        more = f", and {len(own) - MOST_CALLS} more" if len(own) > MOST_CALLS else ""
        if own:
            said.append("only here: " + ", ".join(own[:MOST_CALLS]) + more)
    return "; ".join(said) or "nothing more may be called than at the other table"


def items(value: Sequence[Json], against: Sequence[Json]) -> str:
    """Return the items of a score that only one table has."""
    own = [item for item in value if item not in against]
    return "; ".join(map(item_words, own)) or "nothing that the other table does not write too"


def item_words(item: Json) -> str:
    """Return an item in words: who writes how many game points for what."""
    heap, _, kind = str(item["code"]).partition(".")
    factor = f" × {item['factor']}" if item["factor"] != 1 else ""
    why = f" ({ITEM_KINDS[kind]})" if kind in ITEM_KINDS else ""
    side = "the pool gets" if item["side"] == "pool" else f"{item['side']} writes"
    return f"{side} {item['game']} for {heap.replace('_', ' ')}: {item['points']}{factor}{why}"


def hands(value: Mapping[str, Sequence[str]], against: Mapping[str, Sequence[str]]) -> str:
    """Return the hands that are not the same at the other table."""
    return "; ".join(f"{seat} {cards(held)}" for seat, held in value.items() if list(against.get(seat, ())) != held)


def melds(value: Mapping[str, Sequence[Json]], against: Mapping[str, Sequence[Json]]) -> str:
    """Return what only one table lets be declared, by seat."""
    own = [(seat, one) for seat, some in value.items() for one in some if one not in against.get(seat, ())]
    said = [f"{seat} {cards(one['cards'])} for {one['value']}" for seat, one in own]
    return f"may be declared: {'; '.join(said)}" if said else "nothing more may be declared"


def scored(meld: Json) -> str:
    """Return a declaration that counts."""
    return f"{meld['seat']} scores {meld['value']} for {cards(meld['cards'])}"


def heard(meld: Json) -> str:
    """Return what everybody has heard of a declaration."""
    parts = [f"{plain(name)} {plain(value)}" for name, value in meld.items() if name not in ("seat", "kind")]
    return f"{meld['seat']} holds a {meld.get('kind', 'declaration')} ({', '.join(parts)})"


def sentence(path: Path, value: str) -> str:
    """Return what a word of the schema means, as part of a sentence."""
    said = meaning(path, value).rstrip(".")
    return said[:1].lower() + said[1:]


def plain(value: Any) -> str:
    """Return a value without signs of a program."""
    if isinstance(value, Mapping):
        return ", ".join(f"{str(key).replace('_', ' ')} {plain(item)}" for key, item in value.items()) or "nothing"
    if isinstance(value, list):
        return "; ".join(map(plain, value)) or "nothing"
    return value.replace("_", " ") if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def said_plainly(line: Line) -> str:
    """Return a line of an explanation without paths, codes and the letters of cards, with its clause."""
    text = CODE.sub("", PATH.sub("", line.text))
    text = CARD.sub(lambda found: card(found[0]), text)
    return text[:1].upper() + text[1:] + (f" [{line.clause}]" if line.clause else "")


def reasons(rules: Rules, found: Found) -> tuple[Line, ...]:
    """Return why a table says what it says at the place where two part; empty if it cannot be explained there."""
    record, parting = found.record, found.parting
    refused = parting.what == "refused"
    events = record["events"] if refused else record["events"][: parting.at]
    try:
        return explain_step(rules, {**record, "events": events}, parting.at if refused else "end")
    except (BeloteError, CannotHappen):
        return ()

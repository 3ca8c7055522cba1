"""Between the JSON of records and the values of the interpreter. Clauses record.seats and record.observations.

Reading raises ``BrokenRecord`` with the path of what cannot be read; writing never fails.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from belote.auction import Call
from belote.cards import Card, Cards
from belote.contracts import ContractTable, FinalContract
from belote.deal import CommitFault, CutPack, Declare, Event, LayAway, PlayCard, Rules, Say, Show, SwapCard
from belote.declaration.suggest import did_you_mean, sentences
from belote.declarations import Meld, Word, word
from belote.errors import BrokenRecord, Place, Problem
from belote.setup import Seat, Side

Json = Mapping[str, Any]
CALLS = ("pass", "bid", "double", "annul", "accept", "refuse")


def broken(
    path: str, message: str, instead: str, clause: str = "record.seats", code: str = "record.value"
) -> BrokenRecord:
    """Return the error of a record at a path."""
    return BrokenRecord(Problem(code, message, Place(path=path), instead, clause))


def read_card(rules: Rules, code: str, path: str) -> Card:
    """Read a card."""
    card = rules.pack.index.get(code)
    if card is None:
        raise broken(path, f"{code} is not in the pack", f"The pack has {rules.pack.ranks} in {rules.pack.suits}.")
    return card


def read_cards(rules: Rules, codes: Iterable[str], path: str) -> Cards:
    """Read a set of cards; a card named twice is an error."""
    cards = 0
    for code in codes:
        bit = 1 << read_card(rules, code, path)
        if cards & bit:
            raise broken(path, f"{code} is named twice", "Name each card once.")
        cards |= bit
    return cards


def read_seat(rules: Rules, letter: str, path: str) -> Seat:
    """Read a seat letter."""
    if letter not in tuple(rules.table.letters):
        raise broken(path, f"nobody sits at {letter}", f"The seats are {', '.join(rules.table.letters)}.")
    return rules.table.seat(letter)


def read_side(rules: Rules, name: str, path: str) -> Side:
    """Read the name of a side, or a seat, which stands for its side where partners play."""
    names = rules.table.side_names()
    if name in names:
        return names.index(name)
    if rules.table.players.sides == "partners" and name in tuple(rules.table.letters):
        return rules.table.side(rules.table.seat(name))
    raise broken(path, f"there is no side {name}", f"The sides are {', '.join(names)}.", "setup.side-names")


def read_by_side(rules: Rules, numbers: Mapping[str, int], path: str) -> tuple[int, ...]:
    """Read numbers by side; a side that is not named has none."""
    found = [0] * rules.table.sides()
    for name, number in numbers.items():
        found[read_side(rules, name, f"{path}.{name}")] = number
    return tuple(found)


def write_by_side(rules: Rules, numbers: Iterable[int]) -> dict[str, int]:
    """Write numbers by side."""
    return dict(zip(rules.table.side_names(), numbers, strict=True))


def read_call(event: Json) -> Call:
    """Read a call of the auction."""
    return Call(
        do=event["do"],
        call=event.get("call", ""),
        denomination=event.get("denomination", ""),
        amount=event.get("amount"),
        flag=event.get("flag", False),
        manner=event.get("manner", "plain"),
        of=event.get("of", ""),
    )


def write_call(call: Call) -> dict[str, Any]:
    """Write a call without the members that are at their default."""
    return {
        name: value
        for name, value in zip(call._fields, call, strict=True)
        if name == "do" or (value not in (None, "", False) and (name, value) != ("manner", "plain"))
    }


def write_calls(calls: Iterable[Call]) -> list[Json]:
    """Write several calls. The same ones are written over and over: what is written is shared, and only to be read."""
    return list(written(tuple(calls)))


@lru_cache(maxsize=4096)
def written(calls: tuple[Call, ...]) -> tuple[Json, ...]:
    """Return calls as they are written."""
    return tuple(map(write_call, calls))


def read_event(rules: Rules, event: Json, path: str) -> Event:
    """Read an event of a deal."""
    seat, do = read_seat(rules, event["seat"], f"{path}.seat"), event["do"]
    if do in CALLS:
        return Say(seat, read_call(event))
    if do == "play":
        return PlayCard(seat, read_card(rules, event["card"], f"{path}.card"), event.get("belote", False))
    if do in ("declare", "lay_away"):
        cards = read_cards(rules, event["cards"], f"{path}.cards")
        return Declare(seat, cards) if do == "declare" else LayAway(seat, cards)
    if do in ("swap", "keep"):
        return SwapCard(seat, do == "swap")
    if do == "cut":
        return CutPack(seat, event["number"])
    return Show(seat) if do == "show" else CommitFault(seat, event["what"])


def write_event(rules: Rules, event: Event) -> dict[str, Any]:
    """Write an event of a deal."""
    seat = {"seat": rules.table.letter(event.seat)}
    if isinstance(event, Say):
        return seat | write_call(event.call)
    if isinstance(event, PlayCard):
        word = {"belote": True} if event.belote else {}
        return seat | {"do": "play", "card": rules.pack.codes[event.card]} | word
    if isinstance(event, Declare | LayAway):
        do = "declare" if isinstance(event, Declare) else "lay_away"
        return seat | {"do": do, "cards": rules.pack.names(event.cards)}
    if isinstance(event, SwapCard):
        return seat | {"do": "swap" if event.swap else "keep"}
    if isinstance(event, CutPack):
        return seat | {"do": "cut", "number": event.number}
    return seat | ({"do": "show"} if isinstance(event, Show) else {"do": "fault", "what": event.what})


def read_scores(rules: Rules, numbers: Mapping[str, int], path: str) -> tuple[int, ...]:
    """Read match scores: by side, or by player where one plays against the rest. Clause setup.side-names."""
    if rules.table.players.sides != "taker_against_rest":
        return read_by_side(rules, numbers, path)
    found = [0] * rules.table.count
    for letter, number in numbers.items():
        found[read_seat(rules, letter, f"{path}.{letter}")] = number
    return tuple(found)


def read_denomination(rules: Rules, contract: Json, path: str) -> str:
    """Read what is played."""
    denomination: str = contract["denomination"]
    if denomination not in rules.contracts:
        instead = sentences(did_you_mean(denomination, rules.contracts), f"Known are {', '.join(rules.contracts)}.")
        raise broken(f"{path}.denomination", f"{denomination} cannot be played", instead, "contracts.kinds")
    return denomination


def read_contract(rules: Rules, contract: Json, path: str) -> FinalContract:
    """Read a contract whose taker is a seat."""
    read_denomination(rules, contract, path)
    seats = {
        name: read_seat(rules, contract[name], f"{path}.{name}") if name in contract else None
        for name in ("taker", "doubler", "last_raiser", "turned_to")
    }
    return FinalContract(
        denomination=contract["denomination"],
        amount=contract.get("amount"),
        flag=contract.get("flag", False),
        level=contract.get("level", 0),
        manner=contract.get("manner", "plain"),
        round=contract.get("round", 0),
        call=contract.get("call", ""),
        **seats,
    )


def write_contract(rules: Rules, contract: FinalContract) -> dict[str, Any]:
    """Write a contract without the members that are at their default."""
    seats = {
        name: rules.table.letter(seat)
        for name in ("taker", "doubler", "last_raiser", "turned_to")
        if (seat := getattr(contract, name)) is not None
    }
    found: dict[str, Any] = {"denomination": contract.denomination, **seats}
    for name, default in (
        ("amount", None),
        ("flag", False),
        ("level", 0),
        ("manner", "plain"),
        ("round", 0),
        ("call", ""),
    ):
        if getattr(contract, name) != default:
            found[name] = getattr(contract, name)
    return found


def write_meld(rules: Rules, meld: Meld) -> dict[str, Any]:
    """Write a declaration with its value in card points."""
    return {"cards": rules.pack.names(meld.cards), "value": meld.value}


def write_heard(rules: Rules, table: ContractTable, claims: Iterable[tuple[Seat, Meld]]) -> list[dict[str, Any]]:
    """Write what the others have learned of declarations. Clause declarations.said-as."""
    section = rules.declarations
    return [] if section is None else [write_word(rules, seat, word(section, table, meld)) for seat, meld in claims]


def write_word(rules: Rules, seat: Seat, said: Word) -> dict[str, Any]:
    """Write what was said of one declaration, without what was not said."""
    found: dict[str, Any] = {"seat": rules.table.letter(seat)}
    found |= {name: value for name in ("kind", "length", "value") if (value := getattr(said, name))}
    found |= {"top": rules.pack.ranks[said.top]} if said.top >= 0 else {}
    return found | ({"cards": rules.pack.names(said.cards)} if said.cards else {})

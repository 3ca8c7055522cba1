"""House variants and whole deals in words, for the tests of deals, records, explanations and commands.

A variant is the shipped one or a YAML file that extends it, written for one test. Events are short sentences: ``N bid
bid hearts 80``, ``E double double``, ``S play JH belote``, ``W declare QH KH AH``, ``N cut 5``, ``E fault revoke``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

from belote.cards import Cards
from belote.deal import Deal, Given, Rules, apply, compile_rules, legal, start
from belote.deal.legal import known
from belote.declaration import declaration, resolve
from belote.errors import Refusal
from belote.record import read_event

Data = dict[str, Any]

NUMBERS = ["base-belote", "base-full-deal", "base-numbers"]
"""Eight cards, then bids of points in a suit; no declarations."""

DECLARED = [*NUMBERS, "base-declared"]
TURNED = ["base-belote", "base-turn-up"]
"""Five cards and a turned card, two rounds, then the rest."""


def merged(*parts: Mapping[str, Any]) -> Data:
    """Return maps laid one over the other; an inner map merges, all else replaces."""
    found: Data = {}
    for part in parts:
        for key, value in part.items():
            inner = found.get(key)
            found[key] = merged(inner, value) if isinstance(inner, dict) and isinstance(value, Mapping) else value
    return found


SCORING: Data = {
    "scoring": {
        "trickless": {"belote": "kept"},
        "success": [{"count": ["cards", "belote"], "against": "defenders", "equal": "made"}],
        "pay": {"made": {"cards": "own", "belote": "own"}, "failed": {"cards": "defenders", "belote": "own"}},
    },
    "match": {"target": 1000},
}
"""Everybody writes his own, or the defenders all of it."""

BIDS: Data = merged(
    SCORING,
    {
        "scoring": {
            "success": [{"count": ["cards", "belote"], "against": "bid", "equal": "made"}],
            "pay": {"made": {"multiplied": ["cards"]}, "failed": {"multiplied": ["cards"]}},
            "factors": [1, 2, 4],
        }
    },
)
"""The same with bids, which must be reached; doubles count."""

SAID: Data = {
    "scoring": {
        "trickless": {"belote": "kept", "declarations": "kept"},
        "pay": {"made": {"declarations": "own"}, "failed": {"declarations": "own"}},
    }
}


def house_file(folder: Path, extends: str | Sequence[str], *parts: Mapping[str, Any], id: str = "house") -> Path:
    """Write a variant that extends others, and return its path."""
    file = folder / f"{id}.yaml"
    head = {"variant": id, "revision": 1, "extends": extends, "names": {"en": "A house variant"}}
    file.write_text(yaml.safe_dump({**head, **merged(*parts)}, sort_keys=False), encoding="utf-8")
    return file


def house(folder: Path, extends: str | Sequence[str], *parts: Mapping[str, Any]) -> Rules:
    """Return the rules of a variant that extends others."""
    return compile_rules(declaration(resolve(house_file(folder, extends, *parts))))


def cards(rules: Rules, codes: str) -> Cards:
    """Return the set of the cards named."""
    return rules.pack.cards(codes.split())


def pack(rules: Rules, first: str = "") -> tuple[int, ...]:
    """Return an order of the pack that begins with these cards, the others following by suit and rank."""
    named = [rules.pack.index[code] for code in first.split()]
    return (*named, *(card for card in range(rules.pack.size) if card not in named))


def stacked(rules: Rules, dealer: str, hands: Mapping[str, str]) -> tuple[int, ...]:
    """Return the pack that deals these hands, where every card is dealt before the first call."""
    probe = start(rules, Given(rules.table.seat(dealer), tuple(range(rules.pack.size))))
    order: dict[int, int] = {}
    for letter, codes in hands.items():
        places = [
            place for place in range(rules.pack.size) if probe.layout.hands[rules.table.seat(letter)] >> place & 1
        ]
        order.update(zip(places, (rules.pack.index[code] for code in codes.split()), strict=False))
    left = [card for card in range(rules.pack.size) if card not in order.values()]
    return tuple(order[place] if place in order else left.pop(0) for place in range(rules.pack.size))


def begin(rules: Rules, dealer: str, order: Sequence[int], **given: Any) -> Deal:
    """Return the first state of a deal."""
    return start(rules, Given(rules.table.seat(dealer), tuple(order), **given))


def as_json(words: str) -> Data:
    """Return an event as a record has it."""
    seat, do, *rest = words.split()
    event: Data = {"seat": seat, "do": do}
    if do in ("bid", "double", "annul"):
        event["call"] = rest.pop(0)
        if do == "bid":
            event["denomination"] = rest.pop(0)
        for word in rest:
            name = "manner" if do == "double" else "flag" if word == "flag" else "amount"
            event[name] = True if word == "flag" else int(word) if word.isdecimal() else word
    elif do == "play":
        event |= {"card": rest[0]} | ({"belote": True} if rest[1:] else {})
    elif do in ("declare", "lay_away"):
        event["cards"] = rest
    elif do == "cut":
        event["number"] = int(rest[0])
    elif do == "fault":
        event["what"] = rest[0]
    return event


def act(deal: Deal, *events: str) -> Deal:
    """Return the deal after these events."""
    for words in events:
        deal = apply(deal, read_event(deal.rules, as_json(words), "events"))
    return deal


def refused(deal: Deal, words: str) -> tuple[str, str, str]:
    """Return code, phase and clause of the refusal of an event; the deal must be as it was."""
    before = repr(deal)
    with pytest.raises(Refusal) as caught:
        act(deal, words)
    assert repr(deal) == before
    assert caught.value.reason.strip()
    return caught.value.code, caught.value.phase, caught.value.clause


def play(deal: Deal, codes: str) -> Deal:
    """Return the deal after these cards, each by whose turn it is."""
    for code in codes.split():
        deal = act(deal, f"{whose(deal)} play {code}")
    return deal


def all_pass(deal: Deal) -> Deal:
    """Return the deal after everybody who is asked in the auction has passed."""
    while deal.phase == "auction":
        deal = act(deal, f"{whose(deal)} pass")
    return deal


def play_out(deal: Deal) -> Deal:
    """Return the deal after the rest of it, everybody playing his lowest legal card."""
    while deal.phase == "play":
        lowest = legal(deal).cards & -legal(deal).cards
        deal = act(deal, f"{whose(deal)} play {deal.rules.pack.codes[lowest.bit_length() - 1]}")
    return deal


def whose(deal: Deal) -> str | None:
    """Return the letter of the seat that must act."""
    turn = legal(deal).turn
    return None if turn is None else deal.rules.table.letter(turn)


def hand(deal: Deal, letter: str) -> set[str]:
    """Return the cards in a hand."""
    return set(deal.rules.pack.names(deal.layout.hands[deal.rules.table.seat(letter)]))


def legal_codes(deal: Deal) -> set[str]:
    """Return the legal cards."""
    return set(deal.rules.pack.names(legal(deal).cards))


def knows(deal: Deal, letter: str) -> set[str]:
    """Return the cards whose place a seat knows."""
    return set(deal.rules.pack.names(known(deal, deal.rules.table.seat(letter))))


def callers(deal: Deal) -> dict[str, list[str]]:
    """Return what every seat may call, by the words of the calls."""
    found = legal(deal).calls
    return {deal.rules.table.letter(seat): [call.call or call.do for call in calls] for seat, calls in found.items()}


def names(codes: Iterable[str]) -> str:
    """Return codes as one text."""
    return " ".join(codes)

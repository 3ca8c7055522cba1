"""What is drawn of a record: the position, the hands with the dealer, or the table with the turned card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from belote.cards import SUIT_OF_LETTER, members
from belote.contracts import ContractTable
from belote.deal import Rules
from belote.play import duty, forbids, forbids_lead
from belote.record import observe, positions
from belote.record.positions import Position
from belote.rulebook.diagrams import Hand, Play, Scene, by_suit

Json = Mapping[str, Any]


def picture(rules: Rules, record: Json) -> Scene | None:
    """Return what is drawn of a record that was checked, or nothing where there is nothing to be seen."""
    given, kind = record["given"], record.get("base", record["kind"])
    if kind == "position":
        return of_position(rules, positions.begin(rules, given))
    if kind == "deal":
        return of_deal(rules, record)
    if kind == "declarations":
        denomination = given["contract"]["denomination"]
        return at_table(rules, given["dealer"], denomination, hands=held(rules, denomination, given["hands"]))
    if kind == "auction":
        hands = held(rules, "", given.get("hands", {}))
        return at_table(rules, given["dealer"], turned=given.get("turned", ""), hands=hands)
    return None


def at_table(
    rules: Rules, dealer: str, denomination: str = "", turned: str = "", hands: tuple[Hand, ...] = ()
) -> Scene:
    """Return the table before a card is played."""
    return Scene(rules.table.letters, clockwise(rules), dealer, denomination, turned, hands=hands)


def clockwise(rules: Rules) -> bool:
    """Say whether play goes clockwise. Clause setup.direction."""
    return rules.declaration.players.direction == "clockwise"


def of_deal(rules: Rules, record: Json) -> Scene | None:
    """Return the hands of a deal as they are when the first card is played, or at the end if none is."""
    first = next((place for place, found in enumerate(record["events"]) if found["do"] == "play"), "end")
    seen = observe(rules, record, [{"at": first, "what": ["hands", "contract"]}])[0]
    hands = {seat: cards for seat, cards in seen.get("hands", {}).items() if cards}
    if not hands:
        return None
    denomination = (seen.get("contract") or {}).get("denomination", "")
    return at_table(rules, record["given"]["dealer"], denomination, hands=held(rules, denomination, hands))


def of_position(rules: Rules, position: Position) -> Scene:
    """Return a trick with the hand of the seat that is to play."""
    table, codes, letters = position.table, rules.pack.codes, rules.table.letters
    leader = position.leader or 0
    plays = tuple(
        Play(letters[(leader + place) % rules.table.count], codes[card]) for place, card in enumerate(position.trick)
    )
    hands: tuple[Hand, ...] = ()
    if position.seat is not None:
        cards = by_suit(rules.pack.names(position.cards), strengths(rules, table), trump(table))
        hands = (Hand(letters[position.seat], cards, forbidden(position), choice=True),)
    winner = letters[position.holder] if plays else ""
    return Scene(letters, clockwise(rules), denomination=table.denomination, plays=plays, winner=winner, hands=hands)


def forbidden(position: Position) -> tuple[tuple[str, str], ...]:
    """Return the cards that may not be played, each with the clause that forbids it."""
    rules, seat = position.rules, position.seat
    if seat is None:
        return ()
    if position.trick:
        partner = rules.table.same_side(position.holder, seat, position.contract.taker)
        found = duty(rules.play, position.table, position.cards, position.trick, partner)
        reasons = {card: forbids(found, card) for card in members(position.cards)}
    else:
        leads = positions.legal(position)
        reasons = {card: forbids_lead(rules.play, position.cards, leads, card) for card in members(position.cards)}
    return tuple((rules.pack.codes[card], reason.clause) for card, reason in reasons.items() if reason is not None)


def held(rules: Rules, denomination: str, hands: Mapping[str, list[str]]) -> tuple[Hand, ...]:
    """Return the hands in the order of play, sorted under a contract, or as plain suits where there is none yet."""
    table = rules.contracts.get(denomination)
    order = strengths(rules, table) if table else plain(rules)
    suit = trump(table) if table else ""
    seats = [letter for letter in rules.table.letters if letter in hands]
    return tuple(Hand(seat, by_suit(hands[seat], order, suit)) for seat in seats)


def strengths(rules: Rules, table: ContractTable) -> dict[str, int]:
    """Return the strength of each card within its suit. Clause contracts.order."""
    return dict(zip(rules.pack.codes, table.strength, strict=True))


def plain(rules: Rules) -> dict[str, int]:
    """Return the strength of each card as long as its suit is not trump."""
    found: dict[str, int] = {}
    for table in rules.contracts.values():
        for card, code in enumerate(rules.pack.codes):
            if table.trump >= 0 and table.suit_of[card] != table.trump:
                found.setdefault(code, table.strength[card])
    return found or strengths(rules, next(iter(rules.contracts.values())))


def trump(table: ContractTable) -> str:
    """Return the letter of the trump suit, or nothing."""
    return next((letter for letter, name in SUIT_OF_LETTER.items() if name == table.denomination), "")

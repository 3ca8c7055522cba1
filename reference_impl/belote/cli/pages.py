"""A record printed for people, each kind in its own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from belote.cli.common import console
from belote.cli.pictures import (
    card_text,
    cards_text,
    hands_table,
    items_table,
    plain_table,
    suits_table,
    total_text,
    tricks_table,
)
from belote.errors import Refusal
from belote.explain.contests import explain_contest
from belote.record import write_contract
from belote.record.auctions import Bidding, outcome, standing
from belote.record.deals import Moment
from belote.record.matches import Course
from belote.record.positions import Position, legal
from belote.record.spoken import Speaking, decided
from belote.record.totals import Scored
from belote.record.wording import contract_words, deed, event_words
from belote_conformance.records import Record

Json = Mapping[str, Any]
SPOKEN = ("declare", "show")


def print_page(record: Record, states: list[Any], refusal: Refusal | None) -> None:
    """Print a record: what was given, what happened, and what came of it."""
    console.print(f"{record.id}  ({record.variant})", style="bold")
    if record.data["title"]:
        console.print(record.data["title"])
    PAGES[type(states[-1])](record, states)
    if refusal is not None:
        event = event_words(record.data["events"][len(states) - 1])
        console.print(f"{event}: refused. {refusal}", style="red")
    console.print()


def print_deal(record: Record, states: list[Moment]) -> None:
    """Print hands, calls, contract, declarations, tricks and score of a deal."""
    events = record.data["events"][: len(states) - 1]
    first = next((state.deal for state in states if state.deal.play is not None), states[-1].deal)
    last = states[-1].deal
    console.print(hands_table(first))
    calls = [f"{event['seat']} {deed(event)}" for event in events if event["do"] not in ("play", *SPOKEN)]
    if calls:
        console.print("; ".join(calls))
    if last.contract is not None:
        console.print(f"contract: {contract_words(write_contract(last.rules, last.contract))}", style="bold")
    for event, before in zip(events, states, strict=False):
        if before.deal.play is not None and (event["do"] in SPOKEN or event.get("belote")):
            console.print(f"trick {before.deal.play.number}: {event['seat']} {spoken(event)}")
    if last.play is not None:
        console.print(tricks_table(states))
    result = last.result
    if result is not None and result.score is not None:
        console.print(items_table(last.rules, result.score))
        console.print(total_text(last.rules, result.score), style="bold")
    if result is not None and result.winner is not None:
        console.print(f"{last.rules.table.side_names()[result.winner]} wins the match", style="bold")
    elif result is not None and result.score is None:
        console.print(f"the deal is {result.outcome}", style="bold")


def spoken(event: Json) -> str:
    """Return what was declared, shown or said with a card."""
    if event["do"] == "declare":
        return f"declares {cards_text(event['cards'])}"
    return deed(event) if event["do"] == "show" else f"says belote with {card_text(event['card'])}"


def print_position(record: Record, states: list[Position]) -> None:
    """Print the contract, the trick so far, the cards and those that are legal."""
    first, last = states[0], states[-1]
    given = record.data["given"]
    console.print(f"contract: {contract_words(given['contract'])}")
    console.print("trick: " + (", ".join(f"{p['seat']} {card_text(p['card'])}" for p in given["trick"]) or "none yet"))
    if first.seat is not None:
        names = first.rules.pack.names
        letter = first.rules.table.letter(first.seat)
        console.print(f"{letter} holds {cards_text(names(first.cards))}")
        console.print(f"legal: {cards_text(names(legal(first)))}", style="bold")
    if last.seat is None and last.trick:
        console.print(f"{last.rules.table.letter(last.holder)} holds the trick", style="bold")


def print_bidding(record: Record, states: list[Bidding]) -> None:
    """Print the turned card, the calls, and what they came to."""
    if "turned" in record.data["given"]:
        console.print(f"turned: {card_text(record.data['given']['turned'])}")
    console.print(f"dealer: {record.data['given']['dealer']}")
    for event in record.data["events"][: len(states) - 1]:
        console.print(f"  {event_words(event)}")
    ended = outcome(states[-1].state)
    contract = standing(states[-1])
    if contract is not None:
        console.print(f"contract{'' if ended else ' so far'}: {contract_words(contract)}", style="bold")
    elif ended is not None:
        console.print(f"the deal is {ended}", style="bold")


def print_speaking(record: Record, states: list[Speaking]) -> None:
    """Print the hands, what was said, and how the contest ends."""
    last = states[-1]
    letter = last.rules.table.letter
    hands = {letter(seat): cards for seat, cards in enumerate(last.hands) if cards}
    console.print(suits_table(last.rules, hands, last.table))
    console.print(f"contract: {contract_words(record.data['given']['contract'])}")
    for event in record.data["events"][: len(states) - 1]:
        console.print(f"  {event['seat']} {spoken(event)}")
    for line in explain_contest(last.rules, decided(last)):
        console.print(line.text, style="bold")


def print_scored(record: Record, states: list[Scored]) -> None:
    """Print the totals and the score."""
    scored, given = states[-1], record.data["given"]
    console.print(f"contract: {contract_words(given['contract'])}")
    for name in ("cards", "last", "tricks", "declarations", "belote"):
        if given.get(name):
            value = given[name]
            told = "  ".join(f"{side} {number}" for side, number in value.items()) if isinstance(value, dict) else value
            console.print(f"{name}: {told}")
    console.print(items_table(scored.rules, scored.score))
    console.print(total_text(scored.rules, scored.score), style="bold")


def print_course(record: Record, states: list[Course]) -> None:
    """Print the deals of a match, one to a row, with the totals after each."""
    columns = states[0].match.column_names()
    shown = plain_table("", "what", *columns, "hanging", "deals next")
    shown.add_row("", "before", *course_row(states[0]))
    for (number, event), (_, after) in zip(enumerate(record.data["events"], 1), pairwise(states), strict=False):
        shown.add_row(str(number), event_words(event), *course_row(after))
    console.print(shown)
    last = states[-1].state
    if last.finished:
        winners = " and ".join(columns[column] for column in last.winners) or "nobody"
        console.print(f"the match is over: {winners} ({last.reason})", style="bold")


def course_row(course: Course) -> list[str]:
    """Return totals, what hangs, and the next dealer."""
    state = course.state
    dealer = "" if state.dealer is None or state.finished else course.rules.table.letter(state.dealer)
    return [*map(str, state.totals), ", ".join(map(str, state.pool)), dealer]


PAGES: Mapping[type, Callable[[Record, Any], None]] = {
    Moment: print_deal,
    Position: print_position,
    Bidding: print_bidding,
    Speaking: print_speaking,
    Scored: print_scored,
    Course: print_course,
}

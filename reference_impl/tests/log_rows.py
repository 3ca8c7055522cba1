"""Deals as a site might record them: rows made of the records that ``belote deal`` prints."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from belote import match
from belote.deal import Given, Rules, start
from belote.library import rules
from belote.logs.ended import by_side, deal_facts
from belote.record import write_event
from belote.record.deals import standing_contract
from belote.sampling import Sample, sample
from belote.scoring import rules_for

Row = dict[str, Any]


@cache
def samples(variant: str, number: int, seed: int) -> tuple[Sample, ...]:
    """Return random whole deals of a variant that were played out."""
    random, found = Random(seed), list[Sample]()
    while len(found) < number:
        one = sample(rules(variant), random)
        if one.deal.result is not None and one.deal.result.score is not None:
            found.append(one)
    return tuple(found)


def turned(one: Sample) -> str:
    """Return the card that was turned up first, before any exchange."""
    card = start(one.deal.rules, one.given).layout.turned
    return one.deal.rules.pack.codes[card] if card >= 0 else ""


def call_text(event: Row) -> str:
    """Return a call as a site writes it: a word, or an amount and a denomination."""
    if event["do"] == "bid":
        words = (event["call"], event.get("amount"), event["denomination"], *(["!"] if event.get("flag") else []))
        return " ".join(str(word) for word in words if word is not None)
    return " ".join([str(event.get("call") or event["do"]), *([event["of"]] if "of" in event else [])])


def row_of(one: Sample) -> Row:
    """Return everything a site may record of a deal, each thing in a column of its own, as lists and numbers."""
    deal, table, pack = one.deal, one.deal.rules.table, one.deal.rules.pack
    if deal.result is None or deal.result.score is None:
        return void_row(one)
    events = [write_event(deal.rules, event) for event in one.events]
    plays = [event for event in events if event["do"] == "play"]
    facts = deal_facts(deal)
    last = rules_for(deal.rules.scoring, facts).count.last_trick
    points = [number + (last if side == facts.last_trick else 0) for side, number in enumerate(facts.cards)]
    score = deal.result.score if deal.result else None
    contract = standing_contract(deal)
    hands = {letter: [p["card"] for p in plays if p["seat"] == letter] for letter in table.letters}
    names = table.side_names()
    found: Row = {
        "dealer": table.letter(one.given.dealer),
        "pack": [pack.codes[card] for card in one.given.pack],
        "turned": turned(one),
        "calls": [
            f"{e['seat']}:{call_text(e)}"
            for e in events
            if e["do"] in ("pass", "bid", "double", "accept", "refuse", "annul")
        ],
        "denomination": contract["denomination"],
        "taker": contract.get("taker", ""),
        "amount": contract.get("amount", ""),
        "level": contract.get("level", 0),
        "plays": [event["card"] for event in plays],
        "seats": [event["seat"] for event in plays],
        "winners": winners(deal.rules, events, contract["denomination"]),
        "declarations": [f"{e['seat']}:{' '.join(e['cards'])}" for e in events if e["do"] == "declare"],
        "belote": [event["seat"] for event in plays if event.get("belote")],
        "swapped": next((event["seat"] for event in events if event["do"] == "swap"), ""),
        "last": names[facts.last_trick or 0],
    }
    found |= {f"hand_{letter}": cards for letter, cards in hands.items()}
    found |= {f"points_{name}": number for name, number in zip(names, points, strict=True)}
    found |= {f"declared_{name}": number for name, number in zip(names, facts.declarations, strict=True)}
    found |= {f"belote_{name}": number for name, number in zip(names, facts.belote, strict=True)}
    found |= {f"tricks_{name}": number for name, number in zip(names, facts.tricks, strict=True)}
    if score is not None:
        found |= {f"score_{name}": number for name, number in by_side(deal.rules, score.points, "").items()}
    return found


def winners(used: Rules, events: list[Row], denomination: str) -> list[str]:
    """Return the seats that won the tricks."""
    table, count = used.contracts[denomination], used.table.count
    plays = [(e["seat"], used.pack.index[e["card"]]) for e in events if e["do"] == "play"]
    tricks = [plays[start : start + count] for start in range(0, len(plays), count)]
    return [trick[table.winner(tuple(card for _, card in trick))][0] for trick in tricks if len(trick) == count]


def mapping_of(row: Row, *without: str) -> Row:
    """Return the mapping of such rows, without the parts named."""
    heads = {"card_points": "points", "belote_points": "belote"}
    groups = ("card_points", "declared", "belote_points", "tricks", "score", "before", "totals")
    plain = ("match", "deal", "dealer", "pack", "turned", "calls", "plays", "winners")
    columns: Row = {name: name for name in (*plain, "declarations", "belote", "last", "swapped") if name in row}
    columns["hands"] = {name[5:]: name for name in row if name.startswith("hand_")}
    columns["contract"] = {name: name for name in ("denomination", "taker", "amount", "level")}
    for group in groups:
        head = f"{heads.get(group, group)}_"
        columns[group] = {name.removeprefix(head): name for name in row if name.startswith(head)}
    return {"columns": {name: where for name, where in columns.items() if where and name not in without}}


def void_row(one: Sample) -> Row:
    """Return the row of a deal that nobody took."""
    table, pack = one.deal.rules.table, one.deal.rules.pack
    events = [write_event(one.deal.rules, event) for event in one.events]
    return {
        "dealer": table.letter(one.given.dealer),
        "pack": [pack.codes[card] for card in one.given.pack],
        "turned": turned(one),
        "calls": [f"{event['seat']}:{call_text(event)}" for event in events],
    }


@cache
def match_rows(variant: str, number: int, seed: int) -> tuple[Row, ...]:
    """Return the rows of a number of deals, match after match, with totals before and after each."""
    used, random, found = rules(variant), Random(seed), list[Row]()
    section = match.compile_match(used.declaration)
    names = section.column_names()
    while len(found) < number:
        state, place, key = match.begin(section, random.randrange(used.table.count)), 0, f"m{len(found)}"
        while not state.finished and len(found) < number:
            pack = list(range(used.pack.size))
            random.shuffle(pack)
            last = match.is_last_deal(section, state)
            given = Given(state.dealer or 0, tuple(pack), False, False, last, state.totals, state.pool, state.marks)
            one, place = sample(used, random, given), place + 1
            score = one.deal.result.score if one.deal.result else None
            before = dict(zip(names, state.totals, strict=True))
            if score is None:
                state = match.add_void(section, state)
            else:
                state = match.add_deal(section, state, score, deal_facts(one.deal))
            row = {"match": key, "deal": place, **row_of(one)}
            row |= {f"before_{name}": total for name, total in before.items()}
            found.append(row | {f"totals_{name}": total for name, total in zip(names, state.totals, strict=True)})
    return tuple(found)

"""One deal scored from a few fields, as ``belote score`` does from its options."""

from __future__ import annotations

import json
from typing import Any

from belote.deal import Rules
from belote.declaration import dotted
from belote.errors import BrokenRecord, Place
from belote.playground.asked import Answer, Json, Unanswerable, language_of, member
from belote.playground.numbers import score_answer
from belote.playground.tables import label, resolved, rules
from belote.record import check_record, totals
from belote.record.form import problems
from belote.record.totals import Scored
from belote.rulebook.glossary import glossary
from belote.scoring import DealFacts, rules_for

FIELDS = ("contract", "cards", "last", "tricks", "declarations", "belote", "pool", "trump_jack", "last_deal")
"""What may be given, as in a record of kind score."""


def fields(question: Json) -> Answer:
    """Return what can be filled in for a table: its sides, contracts, amounts, levels, and what there is to declare."""
    table = rules(question)
    lang = language_of(question)
    scoring = resolved(question).data["scoring"]
    section = table.auction.auction.amounts
    amounts: list[int | str] = [one for one in table.auction.amounts if one is not None]
    doubling = table.auction.auction.doubling
    return {
        "variant": label(question),
        "sides": [named("sides", name, lang) for name in table.table.side_names()],
        "seats": [named("seats", letter, lang) for letter in table.table.letters],
        "denominations": [named("denominations", name, lang) for name in table.contracts],
        "amounts": [amount(one, lang) for one in amounts] if section is not None else [],
        "needs_amount": None not in table.auction.ranks,
        "levels": [{"level": row.level, "name": glossary(lang).form("calls", row.call)} for row in doubling],
        "declarations": table.declarations is not None or table.trick_melds is not None,
        "belote": table.belote.words.points if table.belote is not None else None,
        "wholes": {name: whole(table, name) for name in table.contracts},
        "jack": "jack_side" in json.dumps(scoring),
        "pool": "hanging" in scoring,
        "nobody": nobody_may_take(table),
    }


def nobody_may_take(table: Rules) -> bool:
    """Say whether a deal is scored that nobody took. Clause auction.all-pass."""
    words = table.declaration.auction.all_pass
    return bool(words.deal == "played" and words.taker == "nobody")


def whole(table: Rules, denomination: str) -> int:
    """Return what all cards and the last trick count in card points, in a contract that has no case of its own."""
    return all_points(table, DealFacts(denomination, (0,) * table.table.sides(), 0, 0))


def all_points(table: Rules, facts: DealFacts) -> int:
    """Return what all cards and the last trick count in a deal, in card points."""
    return table.scoring.pots[facts.denomination] + last_trick(table, facts)


def last_trick(table: Rules, facts: DealFacts) -> int:
    """Return what the last trick counts in a deal, in card points. Clause scoring.last-trick."""
    return rules_for(table.scoring, facts).count.last_trick


def named(family: str, word: str, lang: str) -> Answer:
    """Return a word of the records with what a language calls it."""
    return {"id": word, "name": glossary(lang).form(family, word)}


def amount(one: int | str, lang: str) -> Answer:
    """Return an amount: a number of card points, or a named bid."""
    return {"id": one, "name": str(one) if isinstance(one, int) else glossary(lang).form("amounts", one)}


def score(question: Json) -> Answer:
    """Return the score of a deal and where every number comes from. Raises ``BrokenRecord`` that names the field."""
    table = rules(question)
    given = given_of(question)
    scored = scored_of(table, given)
    return {**score_answer(table, scored.facts, scored.score), "doubt": doubt(table, scored), "given": given}


def given_of(question: Json) -> dict[str, Any]:
    """Return the totals of a question."""
    given: Json = member(question, "given", dict)
    unknown = next((name for name in given if name not in FIELDS), None)
    if unknown is not None:
        raise Unanswerable(f"There is no field {unknown[:40]}.")
    found = {name: value for name, value in given.items() if value not in (None, "", {})}
    return {"declarations": {}, "belote": {}, "pool": [], "last_deal": False, **found}


def scored_of(table: Rules, given: Json) -> Scored:
    """Score totals. Raises ``BrokenRecord``."""
    record = {"kind": "score", "given": given, "events": []}
    found = problems(record, lambda path, key: Place(path=dotted(path)))
    if found:
        raise BrokenRecord(*found)
    check_record(table, record)
    return totals.begin(table, given)


def doubt(table: Rules, scored: Scored) -> Answer | None:
    """Return what the card points add up to and what all cards count, if these are not the same; else nothing.

    That is a slip, unless cards stayed out of play.
    """
    if not every_card_is_played(table):
        return None
    facts = scored.facts
    found, all_of_them = sum(facts.cards) + last_trick(table, facts), all_points(table, facts)
    return None if found == all_of_them else {"found": found, "whole": all_of_them}


def every_card_is_played(table: Rules) -> bool:
    """Say whether every card of the pack is played in a deal. Clause dealing.steps."""
    steps = table.declaration.dealing.steps
    on_table = sum(sum(step.cards) for step in steps if step.to in ("hidden", "table_up", "table_down"))
    to_hand = [step for step in steps if step.to == "hand"]
    hand = max((step.up_to or 0 for step in to_hand), default=0) or sum(sum(step.cards) for step in to_hand)
    return (hand + on_table) * table.table.count >= table.pack.size

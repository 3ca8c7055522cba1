"""Where each number of a deal comes from: the cards of tricks, what was declared, belote, and the items of a score."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from belote.cards import Card, members
from belote.deal import Deal, Rules
from belote.deal.ending import belotes, declared, facts_of
from belote.deal.melds import contest_of
from belote.explain import Line
from belote.explain.contests import explain_contest
from belote.explain.scores import explain_item, explain_outcome
from belote.playground.asked import Answer
from belote.playground.telling import line, lines
from belote.record.deals import Moment
from belote.record.matches import Course
from belote.record.results import observe_score, write_item
from belote.record.totals import Scored
from belote.scoring import DealFacts, DealScore

OBSERVED = ("outcome", "tests", "items", "score", "pool", "marks")
"""What ``belote score`` prints of a deal."""


def numbers(states: list[Any]) -> list[Answer]:
    """Return the numbers that the last of some states shows, each with its unit and the sentences it rests on."""
    state = states[-1]
    if isinstance(state, Moment) and state.deal.play is not None and state.deal.result is None:
        return [*trick_points(states), *heaps(states)]
    if isinstance(state, Moment) and state.deal.play is not None:
        return [*trick_points(states), *meld_points(state.deal), *score_of(state)]
    return score_of(state)


def number(name: str, side: str, value: int, why: Iterable[Line], unit: str = "card points") -> Answer:
    """Return a number with what it counts, of which side, and why."""
    return {"name": name, "side": side, "value": value, "unit": unit, "why": lines(why)}


def tricks(states: list[Any]) -> Iterator[Moment]:
    """Yield the moments at which a trick was completed."""
    yield from (state for state in states if isinstance(state, Moment) and state.winner >= 0)


def trick_points(states: list[Any]) -> Iterator[Answer]:
    """Yield what the trick just completed counts."""
    state = states[-1]
    if state.winner >= 0:
        deal = state.deal
        seat = deal.rules.table.letter(state.winner)
        yield number("trick", seat, deal.table.points(state.trick), [counted(deal, members(state.trick))])


def counted(deal: Deal, cards: Iterable[Card]) -> Line:
    """Say what each card counts. Clause contracts.values."""
    codes, values = deal.rules.pack.codes, deal.table.values
    said = ", ".join(f"{codes[card]} counts {values[card]}" for card in sorted(cards, key=lambda one: -values[one]))
    return Line(f"{said}.", "contracts.values")


def heaps(states: list[Any]) -> Iterator[Answer]:
    """Yield the card points that each side has taken so far, what it has declared, and belote."""
    deal: Deal = states[-1].deal
    names = deal.rules.table.side_names()
    if deal.play is None:
        return
    for side, name in enumerate(names):
        won = [moment for moment in tricks(states) if deal.side(moment.winner) == side]
        points = deal.table.points(deal.play.taken[side])
        yield number("cards", name, points, [trick_line(deal, moment) for moment in won])
    yield from meld_points(deal)


def meld_points(deal: Deal) -> Iterator[Answer]:
    """Yield what declarations and belote count as things stand, by side; nothing for a side that has none."""
    contest = contest_of(deal, deal.play) if deal.play is not None else None
    names = deal.rules.table.side_names()
    for side, points in enumerate(declared(deal, contest)):
        if points:
            yield number("declarations", names[side], points, explain_contest(deal.rules, contest))
    for side, points in enumerate(belotes(deal, contest)):
        if points:
            why = [Line(f"{names[side]} has belote, which counts {points}.", "belote.points")]
            yield number("belote", names[side], points, why)


def trick_line(deal: Deal, moment: Moment) -> Line:
    """Say what a trick counts, and who won it."""
    codes = " ".join(deal.rules.pack.names(moment.trick))
    seat = deal.rules.table.letter(moment.winner)
    return Line(f"{seat} won {codes}, which count {deal.table.points(moment.trick)}.", "contracts.values")


def score_of(state: Any) -> list[Answer]:
    """Return the numbers of a score: each item, and what each side writes."""
    if isinstance(state, Scored):
        return scored(state.rules, state.facts, state.score)
    if isinstance(state, Course) and state.score is not None and state.facts is not None:
        return scored(state.rules, state.facts, state.score)
    if isinstance(state, Moment) and state.deal.result is not None and state.deal.play is not None:
        result = state.deal.result
        if result.score is not None:
            return scored(state.deal.rules, facts_of(state.deal, result.contest), result.score)
    return []


def scored(rules: Rules, facts: DealFacts, score: DealScore) -> list[Answer]:
    """Return each item of a score and each total, in game points, with what it rests on."""
    said = [(write_item(rules, item), explain_item(rules, item)) for item in score.items]
    found = [number("item", one["side"], one["game"], [why], "game points") | {"item": one} for one, why in said]
    verdict = list(explain_outcome(rules, facts, score))
    for side, name in enumerate(rules.table.side_names()):
        own = [why for item, why in zip(score.items, (why for _, why in said), strict=True) if item.side == side]
        found.append(number("total", name, score.points[side], [*own, *verdict], "game points"))
    return found


def score_answer(rules: Rules, facts: DealFacts, score: DealScore) -> Answer:
    """Return a score as ``belote score --json`` prints it, and where each number comes from."""
    observed = {name: observe_score(rules, score, name) for name in OBSERVED}
    verdict = [line(one) for one in explain_outcome(rules, facts, score)]
    return {"score": observed, "verdict": verdict, "numbers": scored(rules, facts, score)}

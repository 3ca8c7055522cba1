"""A deal that is over, against what is recorded of its end. Clauses scoring.count and scoring.items."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from belote.deal import Deal, Rules
from belote.deal.ending import facts_of
from belote.deal.melds import contest_of
from belote.logs.course import Course
from belote.logs.setting import Setting
from belote.logs.told import Told
from belote.logs.verdict import Breach, Report
from belote.record.results import observe_score
from belote.scoring import DealFacts, DealScore, columns, rules_for

Json = Mapping[str, Any]
CLAUSES = {"void": "auction.all-pass", "annulled": "auction.annul", "stopped": "irregularities.deal"}


class Settled(NamedTuple):
    """What a deal came to for its match: ``what`` is score, void, annulled or won.

    ``word`` says who deals after an annulment; ``score`` and ``facts`` are there for what was scored, ``winners`` are
    the columns of the side that has won the match with this deal.
    """

    what: str
    score: DealScore | None = None
    facts: DealFacts | None = None
    word: str = ""
    winners: tuple[int, ...] = ()


def settled(deal: Deal) -> Settled:
    """Return what a deal that is over came to."""
    result = deal.result
    if result is None:
        return Settled("void")
    facts = deal_facts(deal) if result.score is not None else None
    if result.outcome == "match" and result.winner is not None:
        taker = deal.contract.taker if deal.contract is not None else None
        return Settled("won", result.score, facts, winners=columns(deal.rules.table, taker)[result.winner])
    if result.score is None:
        return Settled(result.outcome, word=result.next_dealer or "next")
    return Settled("score", result.score, facts)


def came_to(course: Course) -> tuple[str, str]:
    """Return in words what a deal that is over without a score came to, and the clause of it."""
    outcome = course.deal.result.outcome if course.deal.result is not None else "void"
    if outcome == "match":
        return "has won the match", "match.checked" if cards_played(course) else "match.instant-win"
    return f"is {outcome}", CLAUSES.get(outcome, "auction.all-pass")


def cards_played(course: Course) -> int:
    """Return how many cards were played."""
    return sum(event["do"] == "play" for event in course.events)


def note_cards(course: Course, told: Told, report: Report) -> bool:
    """Find fault with cards that are recorded as played after the deal was over; say whether there are any."""
    played, recorded = cards_played(course), len(told.plays or ())
    if recorded <= played:
        return False
    words, clause = came_to(course)
    if course.deal.result is None or course.deal.result.score is not None:
        words, clause = f"was over after {played}", "play.turn"
    reason = f"{recorded} cards are recorded as played, and the deal {words}."
    report.find(Breach(clause, "log.plays", reason, "plays", f"{played} cards" if played else "no cards"), "play")
    return True


def note_winners(course: Course, told: Told, report: Report) -> bool:
    """Find fault with more winners than there were tricks; say whether there are any."""
    tricks, recorded = cards_played(course) // course.rules.table.count, len(told.winners or ())
    if recorded <= tricks:
        return False
    reason = f"Winners of {recorded} tricks are recorded, and the deal had {tricks}."
    report.find(Breach("play.winner", "log.winner", reason, "winners", f"{tricks} winners"), "winners")
    return True


def deal_facts(deal: Deal) -> DealFacts:
    """Return the facts of a deal that was played."""
    return facts_of(deal, contest_of(deal, deal.play) if deal.play is not None else None)


def compare(setting: Setting, course: Course, told: Told, report: Report) -> Settled:
    """Compare the end of a deal with what is recorded, in the order in which it comes about."""
    end = settled(course.deal)
    if end.facts is not None and end.score is not None:
        compare_heaps(course, told, end.facts, setting.last_apart, report)
        compare_score(setting, told, end.score, end.facts, taker_of(course), report)
    elif told.score is None:
        report.cannot("score", told.why("score", "no score is recorded"))
    else:
        words, clause = came_to(course)
        if clause == "match.checked":
            report.cannot("score", "the match was won before the deal was played out")
            return end
        if any(told.score.values()):
            reason = f"The deal {words}, and points are written."
            report.find(Breach(clause, "log.score", reason, "score", "no points"), "score")
        report.check("score")
    return end


def taker_of(course: Course) -> str:
    """Return the letter of the taker, empty without one."""
    contract = course.deal.contract
    return "" if contract is None or contract.taker is None else course.rules.table.letter(contract.taker)


def compare_heaps(course: Course, told: Told, facts: DealFacts, last_apart: bool, report: Report) -> None:
    """Compare card points, the last trick, tricks, declarations and belote, each with the clause that counts it."""
    rules, taker = course.rules, taker_of(course)
    last = rules_for(rules.scoring, facts).count.last_trick
    whole = [points + (last if side == facts.last_trick else 0) for side, points in enumerate(facts.cards)]
    ways = [facts.cards] if last_apart else [whole, list((course.seen("card_points") or {}).values())]
    found = [by_side(rules, numbers, taker) for numbers in ways]
    told_of(told.card_points, found, "card points", "scoring.last-trick", report)
    if told.last and facts.last_trick is not None:
        name = rules.table.side_names()[facts.last_trick]
        report.check("card points")
        if side_name(rules, told.last, taker) != name:
            reason = f"The last trick is recorded for {told.last}, and {name} won it."
            report.find(Breach("play.winner", "log.last", reason, "last trick", name), "card points")
    told_of(told.tricks, [by_side(rules, facts.tricks, taker)], "tricks", "play.winner", report, "winners")
    declared, belotes = by_side(rules, facts.declarations, taker), by_side(rules, facts.belote, taker)
    told_of(told.declared, [declared], "declarations", "declarations.worth", report)
    told_of(told.belote_points, [belotes], "belote", "belote.points", report)


def told_of(
    recorded: Json | None, ways: list[dict[str, int]], what: str, clause: str, report: Report, part: str = ""
) -> None:
    """Compare recorded numbers by side with what the rules give, in any of the ways of counting them."""
    if recorded is None:
        return
    report.check(part or what)
    for way in ways:
        unknown = next((side for side in recorded if side not in way), None)
        if unknown is None and all(way[side] == number for side, number in recorded.items()):
            return
    reason = f"The {what} are recorded as {points(recorded)}, and are {points(ways[0])}."
    report.find(Breach(clause, "log." + what.replace(" ", "-"), reason, what, points(ways[0])), part or what)


def by_side(rules: Rules, numbers: Iterable[int], taker: str) -> dict[str, int]:
    """Return numbers by side, and by seat too where a side is not a pair."""
    names = rules.table.side_names()
    found = dict(zip(names, numbers, strict=True))
    if rules.table.players.sides == "taker_against_rest" and taker:
        found |= {letter: found["taker" if letter == taker else "rest"] for letter in rules.table.letters}
    return found


def side_name(rules: Rules, name: str, taker: str) -> str:
    """Return the side of a seat, or a side as it is."""
    if name in rules.table.side_names() or name not in tuple(rules.table.letters):
        return name
    seat = rules.table.seat(name)
    return rules.table.side_names()[rules.table.side(seat, rules.table.seat(taker) if taker else None)]


def points(numbers: Json) -> str:
    """Return numbers by side in words."""
    return ", ".join(f"{side} {number}" for side, number in numbers.items())


def compare_score(setting: Setting, told: Told, score: DealScore, facts: DealFacts, taker: str, report: Report) -> None:
    """Compare the game points of a deal; what was expected is told item by item with its clause."""
    if told.score is None:
        report.cannot("score", told.why("score", "no score is recorded"))
        return
    rules = setting.rules
    found = scored_points(rules, score, taker)
    same = all(found.get(side) == number for side, number in told.score.items())
    if not same and setting.may_be_brought(told.score, found, facts):
        report.doubtful = True
        report.cannot("score", f"it is {points(found)} without what earlier deals may have left, which is not known")
        return
    report.check("score")
    if same:
        return
    items = observe_score(rules, score, "items") or []
    listed = "; ".join(f"{item['code']} {item['game']} for {item['side']} [{item['clause']}]" for item in items)
    reason = f"The score is recorded as {points(told.score)}, and is {points(found)} ({score.outcome})."
    clause = next((item["clause"] for item in items), "scoring.pay")
    report.find(Breach(clause, "log.score", reason, "score", f"{points(found)}, of {listed or 'nothing'}"), "score")


def scored_points(rules: Rules, score: DealScore, taker: str) -> dict[str, int]:
    """Return the game points of a deal by side, and by seat where one plays against the rest."""
    found = by_side(rules, score.points, "")
    if rules.table.players.sides == "taker_against_rest" and taker:
        found |= {letter: score.written.get(seat, 0) for seat, letter in enumerate(rules.table.letters)}
    return found

"""The score of a deal from its totals, where the deal is not known: a record of kind score. Clause record.score."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

from belote.deal import Rules
from belote.declaration.model import Belote
from belote.errors import BrokenRecord, Refusal
from belote.logs.ended import Settled, compare_score, points, side_name
from belote.logs.setting import Setting
from belote.logs.told import Told
from belote.logs.verdict import Breach, Report
from belote.record.kinds import KINDS
from belote.record.terms import check_record
from belote.scoring import DealFacts, rules_for

Json = Mapping[str, Any]
SCORE, SPOKEN = KINDS["score"], KINDS["declarations"]
NOTHING: Json = {}


class Way(NamedTuple):
    """One way in which a deal may have been scored: what was given, what was found, and what it came to."""

    given: Json
    attempt: Report
    end: Settled


def examine_totals(setting: Setting, told: Told, contract: Json | None, report: Report) -> Settled | None:
    """Score a deal from its card points, compare the score, and return what the deal came to, nothing if not known.

    What is not recorded (the last trick, belote, whether a side without points has a trick) may have been any way; the
    score breaks the rules only if none of them gives it.
    """
    if contract is None or told.card_points is None:
        contractless = told.why("contract", "the contract is not recorded")
        missing = contractless if contract is None else told.why("card_points", "no card points are recorded")
        report.cannot("score", f"the deal was not played out, and {missing}")
        return None
    cards = whole_points(setting, told, contract, report)
    if cards is None:
        return None
    found, problem = scored(setting, told, contract, cards)
    if problem is not None and not found:
        told_problem(problem, report)
    if not found:
        return None
    sure = tells_declarations(setting.rules, told, contract)
    if told.score is None:
        report.cannot("score", told.why("score", "no score is recorded"))
        alike = all(way.end.score == found[0].end.score for way in found)
        return found[0].end if sure and alike else None
    best = min(found, key=lambda way: way.attempt.doubts)
    if best.attempt.finding is not None and not sure:
        report.cannot("score", "what was declared is not recorded, and the score depends on it")
        return None
    end = adopt(setting, report, best)
    return None if best.attempt.doubtful else end


def scored(setting: Setting, told: Told, contract: Json, cards: Json) -> tuple[list[Way], BrokenRecord | None]:
    """Return every way in which the deal may have been scored, and the first problem if one cannot be."""
    found: list[Way] = []
    problem: BrokenRecord | None = None
    for given in ways(setting, told, contract, cards):
        try:
            check_record(setting.rules, {"kind": "score", "given": given, "events": []})
            done = SCORE.begin(setting.rules, given)
        except BrokenRecord as error:
            problem = problem or error
            continue
        attempt = Report()
        compare_score(setting, told, done.score, done.facts, str(contract.get("taker") or ""), attempt)
        found.append(Way(given, attempt, Settled("score", done.score, done.facts)))
    return found, problem


def adopt(setting: Setting, report: Report, way: Way) -> Settled:
    """Take over what was found."""
    report.check(*way.attempt.checked)
    for part, why in way.attempt.unchecked.items():
        report.cannot(part, why)
    if way.attempt.finding is not None and report.finding is None:
        name, *options = setting.variant.split("+")
        report.finding = way.attempt.finding
        head = {"kind": "score", "variant": {"id": name, "options": options}}
        report.record = {**head, "given": way.given, "events": []}
    return way.end


def told_problem(error: BrokenRecord, report: Report) -> None:
    """Note totals that cannot be: they break the rules if a clause forbids them."""
    problem = error.problems[0]
    finding = Breach(
        problem.clause, problem.code, f"{problem.message}.", problem.place.path, problem.instead.rstrip(".")
    )
    report.find(finding, "score")


def whole_points(setting: Setting, told: Told, contract: Json, report: Report) -> Json | None:
    """Return the card points of all sides with the last trick; the other of two sides has the rest of the pack."""
    rules, last_apart = setting.rules, setting.last_apart
    names = rules.table.side_names()
    table = rules.contracts.get(contract["denomination"])
    recorded = {side: number for side, number in (told.card_points or {}).items() if side in names}
    if table is None or len(recorded) < len(told.card_points or {}):
        report.cannot("score", "the card points are not by side, or the contract is not of this game")
        return None
    facts = DealFacts(contract["denomination"], (0,) * len(names), None, None)
    last = rules_for(rules.scoring, facts).count.last_trick
    total = sum(table.values) + (0 if last_apart else last) if plays_whole_pack(rules) else None
    if len(recorded) == len(names) - 1 and total is not None:
        missing = next(side for side in names if side not in recorded)
        recorded[missing] = total - sum(recorded.values())
    if len(recorded) < len(names):
        report.cannot("score", "the card points of some sides are not recorded")
        return None
    report.check("card points")
    if total is not None and sum(recorded.values()) != total:
        reason = f"The card points {points(recorded)} add up to {sum(recorded.values())}, and the pack has {total}."
        report.find(Breach("contracts.values", "log.card-points", reason, "card points", str(total)), "card points")
        return None
    if last_apart and told.last in recorded:
        recorded[told.last] += last
    return recorded


def plays_whole_pack(rules: Rules) -> bool:
    """Say whether every card of the pack is played: no card is left over or laid away."""
    dealt = 0
    for step in rules.declaration.dealing.steps:
        if step.to in ("kitty",):
            return False
        if step.to == "hand" and step.up_to is not None:
            return rules.table.count * step.up_to == rules.pack.size
        dealt += sum(step.cards) * rules.table.count if step.to not in (None, "turned") else 0
    return dealt == rules.pack.size


def ways(setting: Setting, told: Told, contract: Json, cards: Json) -> Iterator[Json]:
    """Yield the givens of a score for every way in which what is not recorded may have been."""
    rules, base = setting.rules, setting.base
    names = rules.table.side_names()
    declared = told.declared or contest(rules, told, contract) or NOTHING
    for last in [told.last] if told.last else names:
        for belote in belotes(rules, told, contract):
            for tricks in trick_counts(told, cards, last):
                given: dict[str, Any] = {"contract": contract_given(contract), "cards": cards, "last": last}
                given |= {"tricks": tricks} if tricks else {}
                given |= {"declarations": declared} if declared else {}
                given |= {"belote": belote} if belote else {}
                yield given | {name: base[name] for name in ("pool", "marks", "last_deal") if name in base}


def tells_declarations(rules: Rules, told: Told, contract: Json) -> bool:
    """Say whether the points of declarations are known: recorded by side, or to be worked out, or of a game without."""
    table = rules.contracts[contract["denomination"]]
    none = rules.trick_melds is None and (rules.declarations is None or table.contract not in rules.declarations.tables)
    return none or told.declared is not None or contest(rules, told, contract) is not None


def contest(rules: Rules, told: Told, contract: Json) -> Json | None:
    """Return the points of the declarations that are recorded, each hand holding what it declared.

    Nothing where the contest cannot be held: without the dealer, the taker's seat, or a record of what was said.
    """
    if told.declarations == () and rules.trick_melds is None and is_spoken(rules):
        return NOTHING
    known = told.dealer and contract.get("taker") in tuple(rules.table.letters) and rules.trick_melds is None
    if not told.declarations or not known or not is_spoken(rules):
        return None
    hands: dict[str, list[str]] = {}
    for seat, cards in told.declarations:
        hands[seat] = list(dict.fromkeys([*hands.get(seat, []), *cards]))
    try:
        state = SPOKEN.begin(rules, {"contract": contract, "dealer": told.dealer, "hands": hands})
        for number, (seat, cards) in enumerate(told.declarations):
            event = {"seat": seat, "do": "declare", "cards": list(cards)}
            state = SPOKEN.apply(state, event, f"events.{number}")
    except (BrokenRecord, Refusal):
        return None
    found: Json = SPOKEN.observe(state, "declared")
    return found


def is_spoken(rules: Rules) -> bool:
    """Say whether declarations count only where they are said."""
    return rules.declarations is None or rules.declarations.words.say != "automatic"


def contract_given(contract: Json) -> dict[str, Any]:
    """Return a contract as a score has it."""
    names = ("denomination", "taker", "amount", "flag", "level", "manner", "last_raiser")
    return {name: contract[name] for name in names if contract.get(name) is not None}


def belotes(rules: Rules, told: Told, contract: Json) -> Iterator[Json]:
    """Yield what belote may have been worth: as recorded, else a pair with a side that said it, or nothing."""
    if told.belote_points is not None:
        yield told.belote_points
        return
    names = rules.table.side_names()
    table = rules.contracts[contract["denomination"]]
    section = rules.belote.words if rules.belote is not None else None
    if section is None or section.in_.get(table.contract, "none") == "none":
        yield NOTHING
        return
    said = None if section.said == "automatic" else told.belote
    most = len(table.suits) if table.kind == "all_trump" else 1
    taker = str(contract.get("taker") or "")
    limits = [most if said is None or has_said(rules, said, side, taker) else 0 for side in names]
    least = 1 if said and not may_fail(section) else 0
    pairs = [found for found in product(*(range(limit + 1) for limit in limits)) if least <= sum(found) <= most]
    for found in sorted(pairs, key=sum, reverse=bool(said)):
        yield {side: number * section.points for side, number in zip(names, found, strict=True) if number}


def may_fail(section: Belote) -> bool:
    """Say whether a belote that was said may count nothing in the end."""
    return section.trick_must_be_won or section.with_run != "apart" or section.with_square != "apart"


def has_said(rules: Rules, words: tuple[str, ...], side: str, taker: str) -> bool:
    """Say whether a side, or a seat of it, is recorded to have said belote; or may be, if no seat is known as taker."""
    if rules.table.players.sides == "taker_against_rest" and taker not in tuple(rules.table.letters):
        return True
    return any(word == "*" or side_name(rules, word, taker) == side for word in words)


def trick_counts(told: Told, cards: Json, last: str) -> Iterator[Json]:
    """Yield the tricks by side where they matter: a side without points may have none, or some."""
    if told.tricks is not None and len(told.tricks) == len(cards):
        yield told.tricks
        return
    empty = [side for side, number in cards.items() if number == 0 and side != last]
    if not empty:
        yield NOTHING
        return
    for count in (0, 1):
        yield {side: count if side in empty else 1 for side in cards}

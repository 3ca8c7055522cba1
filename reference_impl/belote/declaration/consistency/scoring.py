"""Scoring: the keys of cases, and everything that can be seen from the values of a situation.

Clauses scoring.cases to scoring.marks. Whether divisions are exact is checked in ``exactness``.
"""

from __future__ import annotations

from collections import Counter

from belote.declaration.consistency.cases import Cases, Laid, Situation, at
from belote.declaration.consistency.effects import Effects
from belote.declaration.consistency.exactness import check_exactness
from belote.declaration.consistency.facts import Facts
from belote.declaration.consistency.finding import Finding, Findings, Path
from belote.declaration.consistency.rounding import check_rounding
from belote.declaration.consistency.success import check_tests
from belote.declaration.consistency.usefulness import check_usefulness
from belote.declaration.suggest import did_you_mean, listed, sentences


def check(effects: Effects) -> Findings:
    """Yield what is wrong with scoring, each thing once."""
    facts, cases = effects.facts, effects.cases
    yield from check_keys(cases)
    yield from check_marks(facts, cases)
    found: dict[tuple[Path, str], Finding] = {}
    for situation, laid in cases.laid.items():
        for finding in check_situation(effects, situation, laid):
            found.setdefault((finding.path, finding.code), finding)
    yield from found.values()
    yield from check_usefulness(effects)


def check_keys(cases: Cases) -> Findings:
    """Every condition of a key is known, stands once, and no two keys are the same."""
    seen: dict[frozenset[str], str] = {}
    for key in cases.scoring.get("cases") or {}:
        path, words = ("scoring", "cases", key), key.split("+")
        unknown = [word for word in words if word not in cases.ranking]
        if unknown:
            message = f"{listed(unknown, 'and')} {'is' if len(unknown) == 1 else 'are'} no condition known here"
            instead = sentences(did_you_mean(unknown[0], cases.ranking), f"Known: {listed(cases.ranking, 'and')}.")
            yield Finding(path, "scoring.condition", message, instead, "scoring.cases")
        if len(set(words)) < len(words):
            message = "a condition stands in the key twice"
            instead = f"Write {'+'.join(dict.fromkeys(words))}."
            yield Finding(path, "scoring.condition-twice", message, instead, "scoring.cases")
        other = seen.setdefault(frozenset(words), key)
        if other != key:
            message = f"the case {other} has the same conditions"
            yield Finding(path, "scoring.case-twice", message, "Write one case.", "scoring.cases")


def check_marks(facts: Facts, cases: Cases) -> Findings:
    """Every mark can be earned, and is declared once."""
    marks = facts.data["scoring"].get("marks", ())
    can_fail = any(laid.values.get(("success",)) for laid in cases.laid.values())
    for index, mark in enumerate(marks):
        path = ("scoring", "marks", index, "when")
        if mark["when"] != "trickless" and not can_fail:
            message = "no contract can fail"
            yield Finding(path, "scoring.mark-never", message, "Leave it out, or add a test.", "scoring.marks")
    for (name, when), times in Counter((mark["name"], mark["when"]) for mark in marks).items():
        if times > 1:
            message = f"the mark {name} for {when} stands there {times} times"
            yield Finding(("scoring", "marks"), "scoring.mark-twice", message, "Write it once.", "scoring.marks")


def check_situation(effects: Effects, situation: Situation, laid: Laid) -> Findings:
    """Yield what is wrong in one situation."""
    yield from check_tests(effects, situation, laid)
    yield from check_rounding(effects, situation, laid)
    yield from check_worth(effects, situation, laid)
    yield from check_crossed(effects, situation, laid)
    yield from check_exactness(effects, situation, laid)


def check_worth(effects: Effects, situation: Situation, laid: Laid) -> Findings:
    """A contract that is paid has a number."""
    rows = list(effects.rows(situation, laid))
    if laid["worth",] == "bid" and situation.amount != "numbers":
        for row in (row for row in rows if effects.paid(row, "contract", laid)):
            what = f"a bid of {situation.amount}" if situation.amount else "a contract without a number"
            message = f"{what} has no worth that could be paid"
            instead = f"Give its worth in cases.{situation.amount}_bid." if situation.amount else "Give worth a number."
            path = at(laid, ("pay", row, "contract"))
            yield Finding(path, "scoring.worth-number", message, instead, "scoring.worth")


def check_crossed(effects: Effects, situation: Situation, laid: Laid) -> Findings:
    """Points cross between two sides only."""
    for heap in effects.heaps(situation):
        path = ("pay", "made", heap)
        if laid[path] == "crossed" and effects.facts.many_sides:
            message = "with more than two sides it is not said whose points each of them writes"
            yield Finding(at(laid, path), "scoring.crossed", message, "Write own, takers or none.", "scoring.pay.made")

"""The tests of a contract. Clauses scoring.success to scoring.rungs."""

from __future__ import annotations

from belote.declaration.consistency.cases import Laid, Situation, at
from belote.declaration.consistency.effects import Effects
from belote.declaration.consistency.finding import Finding, Findings


def check_tests(effects: Effects, situation: Situation, laid: Laid) -> Findings:
    """Yield what is wrong with the tests of a situation."""
    tests = effects.tests(situation, laid)
    path = at(laid, ("success",))
    for index, test in enumerate(tests):
        where = (*path, index, "against")
        if test["against"] == "each_opponent" and not effects.facts.many_sides:
            message = "with two sides every opponent singly is the defenders together"
            yield Finding(where, "scoring.each-opponent", message, "Write defenders.", "scoring.success.against")
        if test["against"] == "bid" and not (situation.amount or situation.flag):
            message = "the takers are compared with what was bid, and bids carry no number here"
            instead = "Write defenders or a number, or lay a case over it."
            yield Finding(where, "scoring.bid-test", message, instead, "scoring.success.against")
        if test in tests[:index]:
            message = "this test was read before"
            yield Finding((*path, index), "scoring.test-twice", message, "Leave it out.", "scoring.success")
    if tests and tests[-1]["equal"] == "next":
        where = (*path, len(tests) - 1, "equal")
        message = "no test follows this one"
        yield Finding(where, "scoring.next", message, "Write made, failed or tied.", "scoring.success.equal")
    if situation.promise and all(test["against"] != "bid" for test in tests):
        word = "the promise of all tricks" if situation.flag else situation.amount
        message = f"no test asks for what was promised by {word}"
        instead = "Add a test with against: bid, in the base or in a case."
        yield Finding(path, "scoring.promise-untested", message, instead, "scoring.rungs")

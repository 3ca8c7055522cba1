"""What the tests of reports share: a verdict with one result of each outcome, and words that try to break out."""

from __future__ import annotations

from dataclasses import replace

from runner_samples import sample

from belote.data import root
from belote_conformance.clauses import read_clauses
from belote_conformance.compare import Difference
from belote_conformance.hello import Hello
from belote_conformance.outcomes import OUTCOMES, Result
from belote_conformance.verdict import Verdict

EVIL = "</pre><script>alert(1)</script> ]]> & \" ' | `` ``` ~~~ \x00\x1b[31m \ud83d\ufffe é♠ <img src=//x.invalid/a>"
HELLO = Hello("pad", "1", ("score",), "totals", "refused", ("sample",), "C")
CLAUSES = read_clauses(root() / "spec" / "clauses")


def every(reason: str = "why") -> Verdict:
    """Return a verdict with one result of each outcome."""
    results = [Result(sample(outcome.replace("_", "-")), outcome, reason) for outcome in OUTCOMES]
    results[0] = replace(results[0], reason="")
    difference = Difference(0, "cards", ["8H"], [reason], False)
    told = (("8H must be played", "play.follow"),)
    results[1] = replace(results[1], difference=difference, explanation=told)
    results[2] = replace(results[2], stderr=("Traceback", reason), code="crash")
    results[6] = replace(results[6], known=reason)
    return Verdict(results, HELLO, ["./pad", reason], complaints=[reason], stale=[reason], clauses=CLAUSES)


def clean(text: str) -> str:
    """Return a text as a program's words reach a report: printable, on one line."""
    return "".join(letter if letter.isprintable() else " " for letter in text)

"""What can come of a record, and of a run. Clauses protocol.outcomes and protocol.exit."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from belote_conformance.compare import Difference, first_difference
from belote_conformance.errors import BrokenAdapter
from belote_conformance.hello import Hello
from belote_conformance.process import printable
from belote_conformance.program import reason_of
from belote_conformance.records import Record

OUTCOMES = ("pass", "fail", "error", "timeout", "skipped", "unsupported", "harness_fault")
LONGEST_OBSERVATION = 20_000


@dataclass(frozen=True)
class Result:
    """What came of one record: one of ``OUTCOMES``, a sentence, and for a failure the first difference.

    ``asked`` is false for the records that are left when a program is given up.
    """

    record: Record
    outcome: str
    reason: str = ""
    difference: Difference | None = None
    asked: bool = True


def judge(record: Record, reply: Mapping[str, Any], hello: Hello) -> Result:
    """Compare a reply with the record's expectations. Raises ``BrokenAdapter`` for a reply that is none."""
    status = reply.get("status")
    if status in ("skipped", "error"):
        return Result(record, status, reason_of(reply) or "no reason given")
    if status != "ok":
        found = printable(json.dumps(status), 80)
        raise BrokenAdapter("malformed", f"the status {found} of the reply to run is none of ok, skipped, error")
    seen = places(reply.get("observations"))
    difference = first_difference(record.data["expect"], seen, hello.results, hello.refusals)
    if difference is None:
        return Result(record, "pass")
    return Result(record, "fail", sentence(difference), cut(difference))


def places(observations: Any) -> list[dict[str, Any]]:
    """Return observations that have a place each. Raises ``BrokenAdapter``."""
    if not isinstance(observations, list) or not all(isinstance(point, dict) for point in observations):
        raise BrokenAdapter("malformed", "observations is not a list of objects")
    seen = set()
    for point in observations:
        at = point.get("at")
        if type(at) is not int and at != "end":
            raise BrokenAdapter("malformed", "an observation has no place: at is a number of events, or end")
        if at in seen:
            raise BrokenAdapter("malformed", f"there are two observations at {at}")
        seen.add(at)
    return observations


def sentence(difference: Difference) -> str:
    """Say a difference in one line."""
    got = "nothing was observed" if difference.missing else f"got {short(difference.observed)}"
    return f"at {difference.at}, {difference.what}: expected {short(difference.expected)}, {got}"


def short(value: Any) -> str:
    """Return a value as JSON, cut to what a line can hold."""
    return printable(json.dumps(value, ensure_ascii=False), 300)


def cut(difference: Difference) -> Difference:
    """Return a difference that is safe to keep: an enormous observation is cut."""
    if len(json.dumps(difference.observed)) <= LONGEST_OBSERVATION:
        return difference
    return replace(difference, observed=short(difference.observed))


def exit_status(results: Iterable[Result], farewell: str = "") -> int:
    """Return the exit status of a run; ``farewell`` is what was wrong when the program was stopped, if anything.

    3: the program broke, whatever else. 1: something failed. 2: nothing failed, but a record could not be put to the
    program, or none was run to its end. 0: all that could be run passed.
    """
    outcomes = {result.outcome for result in results}
    if farewell or outcomes & {"error", "timeout"}:
        return 3
    if "fail" in outcomes:
        return 1
    return 0 if "pass" in outcomes and "harness_fault" not in outcomes else 2

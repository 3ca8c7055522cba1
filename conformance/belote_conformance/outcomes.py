"""What can come of a record, and of a run. Clauses protocol.outcomes and protocol.exit."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from belote_conformance.compare import Difference, first_difference
from belote_conformance.differences import LONGEST_OBSERVATION, cut, sentence
from belote_conformance.errors import BrokenAdapter
from belote_conformance.hello import Hello
from belote_conformance.process import printable
from belote_conformance.program import reason_of
from belote_conformance.records import Record

OUTCOMES = (
    "pass",
    "fail",
    "error",
    "timeout",
    "skipped",
    "unsupported",
    "expected_failure",
    "unexpected_pass",
    "harness_fault",
    "not_asked",
)
FAILED = ("fail", "error", "timeout")
"""The outcomes that a list of known failures can expect."""

Told = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Result:
    """What came of one record: one of ``OUTCOMES``, a sentence, and for a failure the first difference.

    ``stderr`` holds the last lines of standard error of a program that broke, ``code`` the way it broke, and
    ``hopeless`` says that it never said hello. ``known`` is the reason given in a list of known failures, and
    ``explanation`` sentences of the reference with their clauses. ``seen`` is what the program observed where it
    failed, if that is not enormous, and ``options`` are those of the variant under which it is no difference.
    """

    record: Record
    outcome: str
    reason: str = ""
    difference: Difference | None = None
    stderr: tuple[str, ...] = ()
    code: str = ""
    hopeless: bool = False
    known: str = ""
    explanation: Told = ()
    seen: tuple[Mapping[str, Any], ...] = ()
    options: tuple[str, ...] = ()

    @property
    def asked(self) -> bool:
        """Whether the record was put to the program, or would have been if the program took such records."""
        return self.outcome != "not_asked"


def judge(record: Record, reply: Mapping[str, Any], hello: Hello) -> Result:
    """Compare a reply with the record's expectations. Raises ``BrokenAdapter`` for a reply that is none."""
    status = reply.get("status")
    if status in ("skipped", "error"):
        return Result(record, status, reason_of(reply) or "no reason given")
    if status != "ok":
        found = printable(json.dumps(status), 80)
        said = f"the status {found} of the reply to run is none of ok, skipped, error"
        raise BrokenAdapter("malformed", said, "status")
    seen = places(reply.get("observations"))
    difference = first_difference(record.data["expect"], seen, hello.results, hello.refusals, hello.observes)
    if difference is None:
        return Result(record, "pass")
    kept = tuple(seen) if len(json.dumps(seen)) <= LONGEST_OBSERVATION else ()
    return Result(record, "fail", sentence(difference), cut(difference), seen=kept)


def places(observations: Any) -> list[dict[str, Any]]:
    """Return observations that have a place each. Raises ``BrokenAdapter``."""
    if not isinstance(observations, list) or not all(isinstance(point, dict) for point in observations):
        raise BrokenAdapter("malformed", "observations is not a list of objects", "observations")
    seen = set()
    for point in observations:
        at = point.get("at")
        if type(at) is not int and at != "end":
            raise BrokenAdapter("malformed", "an observation has no place: at is a number of events, or end", "place")
        if at in seen:
            raise BrokenAdapter("malformed", f"there are two observations at {at}", "twice")
        seen.add(at)
    return observations


def exit_status(results: Iterable[Result], complaint: object = "", stale: object = ()) -> int:
    """Return the exit status of a run. ``complaint`` is what was wrong apart from the records, as when the program was
    stopped, and ``stale`` the entries of a list of known failures that are none any more, if there are any.

    3: the program broke, whatever else. 1: something failed, or passed that was listed as a failure. 2: nothing failed,
    but a record could not be put to the program, or none was run to its end. 0: all that could be run passed.
    """
    outcomes = {result.outcome for result in results}
    if complaint or outcomes & {"error", "timeout"}:
        return 3
    if stale or outcomes & {"fail", "unexpected_pass"}:
        return 1
    return 0 if outcomes & {"pass", "expected_failure"} and "harness_fault" not in outcomes else 2

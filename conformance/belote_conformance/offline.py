"""Questions in a file and answers in another, for programs that cannot run as a process. Clause protocol.offline.

The questions are the lines a process would be sent, and the answers those it would send. The number of a question is
made of the question itself, so that an answer finds its record whatever else was chosen, and an answer to a record that
has changed since finds none.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from belote_conformance.errors import BrokenAdapter, BrokenInput
from belote_conformance.hello import Hello, read_hello
from belote_conformance.outcomes import Result, judge
from belote_conformance.process import printable
from belote_conformance.program import PROTOCOL, read, reason_of
from belote_conformance.records import Record
from belote_conformance.session import Declarations, unfit, unsupported

Reply = tuple[int, dict[str, Any]]
"""The number of a line, and what stands in it."""

Everything = Callable[[], Iterable[Record]]
HELLO = (
    '{"message":"hello","protocol":"1.0","name":"…","version":"1","kinds":["score"],'
    '"results":"totals","refusals":"refused"}'
)


def question(record: Record) -> dict[str, Any]:
    """Return the request of a record, numbered by what it asks."""
    asked = {"record": record.question(), "ask": record.ask()}
    return {"message": "run", "seq": number(json.dumps(asked, sort_keys=True)), **asked}


def number(text: str) -> int:
    """Return a number below 2**48 that is as good as unique to a text."""
    return int(hashlib.sha256(text.encode()).hexdigest()[:12], 16)


def export(records: Iterable[Record], declarations: Declarations) -> Iterator[dict[str, Any]]:
    """Yield the requests that put records to a program. Raises ``BrokenInput`` for one that cannot be put."""
    yield {"message": "hello", "seq": 1, "protocol": PROTOCOL}
    last = ""
    for record in in_order(records):
        found = declarations.fits(record)
        if isinstance(found, str):
            raise BrokenInput(f"{record.file}: {found}")
        if record.variant != last:
            last = record.variant
            seq = number(f"{last} {found[0]}")
            yield {"message": "variant", "seq": seq, "id": last, "digest": found[0], "declaration": found[1]}
        yield question(record)
    yield {"message": "stop", "seq": 2}


def in_order(records: Iterable[Record]) -> list[Record]:
    """Return records in the order in which a run puts them."""
    return sorted(records, key=lambda record: (record.variant, record.id))


@dataclass
class Answers:
    """The lines of a file of answers, sorted by what they answer; ``complaints`` name the lines that answer nothing."""

    hello: Hello | None = None
    runs: list[Reply] = field(default_factory=list)
    variants: list[Reply] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def take(self, place: int, line: bytes) -> None:
        """Take a line in."""
        try:
            reply = read(line, "a question")
            message = reply.get("message", "run")
            if message == "hello":
                if self.hello is not None:
                    raise BrokenAdapter("malformed", "hello is answered a second time")
                self.hello = read_hello(reply)
            elif message in ("run", "variant"):
                (self.runs if message == "run" else self.variants).append((place, reply))
            elif message != "stop":
                said = reason_of(reply) or printable(str(message), 80)
                raise BrokenAdapter("malformed", f"this answers no question: {said}")
        except BrokenAdapter as error:
            self.complaints.append(f"line {place}: {error}")


def read_answers(path: Path) -> Answers:
    """Read a file of answers. Raises ``BrokenInput`` for one that cannot be read or does not answer hello."""
    found = Answers()
    try:
        with path.open("rb") as file:
            for place, line in enumerate(file, 1):
                if line.strip():
                    found.take(place, line.rstrip(b"\r\n"))
    except OSError as error:
        raise BrokenInput(f"{path}: cannot be read: {error.strerror}") from None
    if found.hello is None:
        raise BrokenInput(*(f"{path}: {line}" for line in found.complaints), f"{path}: no line answers hello: {HELLO}")
    return found


def judged(
    records: Iterable[Record],
    answers: Answers,
    declarations: Declarations,
    everything: Everything,
    digests: bool = True,
) -> list[Result]:
    """Return the results of records whose answers stand in a file, in the order of a run.

    An answer to none of them is a complaint, unless it is to one of ``everything``.
    """
    assert answers.hello is not None
    ordered = in_order(records)
    by_record = matched(answers, ordered, everything)
    refused = refusals(answers, {record.variant: declarations.fits(record, False) for record in ordered})
    results = []
    for record in ordered:
        found = declarations.fits(record, digests)
        reason = unfit(answers.hello, record) or refused.get(record.variant, "")
        if isinstance(found, str):
            results.append(Result(record, "harness_fault", found))
        elif reason:
            results.append(Result(record, "unsupported", reason))
        else:
            results.append(compared(record, by_record.get(record.id, []), answers.hello))
    return results


def compared(record: Record, replies: list[Reply], hello: Hello) -> Result:
    """Return what comes of the answers to one record."""
    if not replies:
        return Result(record, "not_asked", "not asked: there is no answer")
    if len(replies) > 1:
        lines = " and ".join(str(place) for place, _ in replies)
        return Result(record, "error", f"it is answered {len(replies)} times, at lines {lines}", code="duplicate")
    place, reply = replies[0]
    try:
        status = "ok" if "observations" in reply else reply.get("status")
        return judge(record, {"status": status, **reply}, hello)
    except BrokenAdapter as error:
        return Result(record, "error", f"line {place}: {error}", code=error.code)
    except RecursionError:
        return Result(record, "error", f"line {place}: the answer is nested too deeply", code="deep")


def matched(answers: Answers, records: Iterable[Record], everything: Everything) -> dict[str, list[Reply]]:
    """Return the answers by the id of their record; of those that fit none there is a complaint."""
    numbers = {question(record)["seq"]: record.id for record in records}
    names = set(numbers.values())
    found: dict[str, list[Reply]] = {}
    others: tuple[set[int], set[str]] | None = None
    for place, reply in answers.runs:
        name = reply.get("id", numbers.get(seq_of(reply)))
        if isinstance(name, str) and name in names:
            found.setdefault(name, []).append((place, reply))
            continue
        if others is None:
            rest = list(everything())
            others = {question(record)["seq"] for record in rest}, {record.id for record in rest}
        if not (reply.get("id") in others[1] if "id" in reply else seq_of(reply) in others[0]):
            answers.complaints.append(f"line {place}: {nobody(reply)}")
    return found


def seq_of(reply: Mapping[str, Any]) -> int:
    """Return the number of a reply, or one that no question has."""
    seq = reply.get("seq")
    return seq if type(seq) is int else -1


def nobody(reply: Mapping[str, Any]) -> str:
    """Say that there is no question to an answer."""
    if "id" in reply:
        return f"there is no record {reply['id']!r:.100}"
    if type(reply.get("seq")) is int:
        return f"no question has the number {reply['seq']}; the records may have changed since they were asked"
    return "this answers no question: it has neither the id of a record nor the number of a question"


def refusals(answers: Answers, variants: Mapping[str, Any]) -> dict[str, str]:
    """Return why the program cannot play variants, by name; a line that says nothing clear is a complaint."""
    numbers = {number(f"{name} {found[0]}"): name for name, found in variants.items() if not isinstance(found, str)}
    refused: dict[str, str] = {}
    for place, reply in answers.variants:
        name = reply.get("id", numbers.get(seq_of(reply)))
        try:
            reason = unsupported(reply)
        except BrokenAdapter as error:
            answers.complaints.append(f"line {place}: {error}")
            continue
        if reason and isinstance(name, str):
            refused[name] = reason
    return refused

"""Records, one to a line, checked by the interpreter: the same findings as of a batch log, in the same form.

A line is a record: kind, given and events, with or without expectations and the variant. One with expectations conforms
if they are met; a deal without any, if it is legal to its end. One with an event that the rules refuse breaks them,
with expectations or without. A line that is no such record is corrupt.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple

from belote.batch.findings import Judgement
from belote.batch.stores import opened
from belote.deal import Deal, Rules
from belote.errors import BeloteError, BrokenDeclaration, BrokenInput, Refusal
from belote.library import rules as rules_named
from belote.record import observe
from belote.record.kinds import KINDS
from belote.record.terms import check_record
from belote.scoring import DealScore
from belote_conformance.compare import first_difference

Json = Mapping[str, Any]

LINES = 4_096
"""How many lines are a part."""
BLOCK = 1 << 20
LONGEST = 100_000_000
"""How many bytes a line may have; a longer one is corrupt, and is never held whole."""


class Slice(NamedTuple):
    """Some lines of a file: the number of the first, the byte it begins at, and how many there are."""

    first: int
    start: int
    lines: int


def slices(name: str) -> Iterator[Slice]:
    """Yield the lines of a file in parts. Raises ``OSError`` where it cannot be read."""
    first = start = 0
    with reader(name) as file:
        every = sized(file)
        while sizes := [size for _, size in islice(every, LINES)]:
            yield Slice(first, start, len(sizes))
            first, start = first + len(sizes), start + sum(sizes)


def sized(file: io.BufferedReader) -> Iterator[tuple[bytes, int]]:
    """Yield the lines of a file with their sizes in bytes; of one that is too long no more than that it is."""
    while line := file.readline(LONGEST):
        size, last = len(line), line
        while not last.endswith(b"\n") and (last := file.readline(LONGEST)):
            size, line = size + len(last), b"too long"
        yield line, size


def reader(name: str) -> io.BufferedReader:
    """Open a file line by line."""
    return io.BufferedReader(opened(name), BLOCK)


def judgements(name: str, some: Slice, variant: str) -> Iterator[tuple[int, Judgement]]:
    """Yield the number of each line of a part with what was found; empty lines are passed over."""
    rules = rules_named(variant)
    with reader(name) as file:
        file.seek(some.start)
        for number, (line, _) in enumerate(islice(sized(file), some.lines), some.first):
            if line.strip():
                yield number, judged(rules, variant, line)


def variant_told(name: str) -> str | None:
    """Return the variant that the first record of a file names, if it does."""
    with reader(name) as file:
        line = next((line for line, _ in sized(file) if line.strip()), b"")
    try:
        return variant_of(json.loads(line))
    except (ValueError, RecursionError):
        return None


def variant_of(record: Any) -> str | None:
    """Return the variant with options that a record names, if it does."""
    told = record.get("variant") if isinstance(record, dict) else None
    if not isinstance(told, dict) or not isinstance(told.get("id"), str) or not isinstance(told.get("options"), list):
        return None
    return "+".join(map(str, (told["id"], *told["options"])))


def judged(rules: Rules, variant: str, line: bytes) -> Judgement:
    """Return what the interpreter finds of a line."""
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        return Judgement("corrupt", code="log.line")
    if variant_of(record) not in (None, variant):
        return Judgement("corrupt", code="log.other-variant")
    try:
        check_record(rules, record)
        return with_expectations(rules, record) if record.get("expect") else played(rules, record)
    except BrokenDeclaration as error:
        return Judgement("broken", code=error.problems[0].code, clause=error.problems[0].clause)
    except BrokenInput as error:
        return not_observed(error)
    except (BeloteError, LookupError, ArithmeticError, RecursionError, TypeError, ValueError, AttributeError):
        return Judgement("corrupt", code="log.line")


def not_observed(error: BrokenInput) -> Judgement:
    """Return the finding of a record that cannot be played to its end: by the rules, or for what it is."""
    problem = error.problems[0]
    if isinstance(error.__cause__, Refusal):
        place = int(problem.place.path.removeprefix("events."))
        return Judgement("breaks", place, problem.code, problem.clause)
    return Judgement("corrupt", code=problem.code, clause=problem.clause)


def with_expectations(rules: Rules, record: Json) -> Judgement:
    """Return whether a record's expectations are met."""
    ask = [{"at": point["at"], "what": [key for key in point if key != "at"]} for point in record["expect"]]
    found = first_difference(record["expect"], observe(rules, record, ask), "trace", "code")
    if found is not None:
        at = len(record["events"]) if found.at == "end" else int(found.at)
        return Judgement("differs", at, "record.differs", next(iter(record.get("clauses", ())), ""))
    alone = played(rules, record) if record["kind"] == "deal" else None
    return alone if alone is not None and alone.verdict == "conforms" else Judgement("conforms")


def played(rules: Rules, record: Json) -> Judgement:
    """Return whether a deal is legal to its end, and what it comes to."""
    if record["kind"] != "deal":
        return Judgement("corrupt", code="log.no-deal")
    kind = KINDS["deal"]
    state = kind.begin(rules, record["given"])
    for place, event in enumerate(record["events"]):
        try:
            state = kind.apply(state, event, f"events.{place}")
        except Refusal as refusal:
            return Judgement("breaks", place, refusal.code, refusal.clause)
    deal: Deal = state.deal
    if deal.result is None:
        return Judgement("unfinished", len(record["events"]), "deal.unfinished", "play.turn")
    return scored(deal.result.score, deal.result.outcome, rules)


def scored(score: DealScore | None, outcome: str, rules: Rules) -> Judgement:
    """Return the finding of a deal that ended."""
    width = 2 if rules.table.players.sides == "partners" else rules.table.count
    if score is None:
        return Judgement("conforms", outcome=outcome, written=(0,) * width)
    return Judgement(
        "conforms", outcome=score.outcome, written=tuple(score.written.get(one, 0) for one in range(width))
    )

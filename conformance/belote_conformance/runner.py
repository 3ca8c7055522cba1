"""Run records against a program and say, for each, what came of it. Clause protocol.outcomes."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from belote_conformance.compare import REFUSALS, RESULTS, Difference, first_difference
from belote_conformance.errors import BrokenAdapter
from belote_conformance.program import PROTOCOL, Program
from belote_conformance.records import Record

OUTCOMES = ("pass", "fail", "error", "timeout", "skipped", "unsupported", "harness_fault")
Resolver = Callable[[str], tuple[str, dict[str, Any]]]


@dataclass(frozen=True)
class Result:
    """What came of one record: one of ``OUTCOMES``, a sentence, and for a failure the first difference."""

    record: Record
    outcome: str
    reason: str = ""
    difference: Difference | None = None


@dataclass(frozen=True)
class Hello:
    """What a program said of itself."""

    name: str
    version: str
    kinds: tuple[str, ...]
    results: str
    refusals: str
    variants: tuple[str, ...] | None = None


@dataclass
class Session:
    """One program under check. ``resolve`` gives the digest and the resolved declaration of a variant by name."""

    command: Sequence[str]
    resolve: Resolver
    timeout: float = 10.0
    digests: bool = True
    program: Program | None = None
    hello: Hello | None = None
    loaded: str = ""
    refusal: str = ""
    cache: dict[str, tuple[str, dict[str, Any]]] = field(default_factory=dict)

    def start(self) -> Program:
        """Return the running program, started and greeted if need be. Raises ``BrokenAdapter``."""
        if self.program is None:
            self.program = Program(self.command, self.timeout)
            self.loaded = ""
            self.hello = greet(self.program)
        return self.program

    def stop(self) -> None:
        """End the program, if it runs."""
        if self.program is not None:
            with contextlib.suppress(BrokenAdapter):  # it is to end anyway
                self.program.request("stop")
            self.program.close()
            self.program = None

    def abandon(self) -> None:
        """Drop a program that broke; the next record starts another."""
        if self.program is not None:
            self.program.process.kill()
            self.program.close()
            self.program = None

    def run(self, record: Record) -> Result:
        """Run one record."""
        try:
            digest, declaration = self.declaration(record.variant)
        except Exception as error:  # whatever the resolver raises is our fault, not the program's
            return Result(record, "harness_fault", f"{record.variant}: {error}")
        if self.digests and digest != record.data["variant"].get("digest"):
            return Result(record, "harness_fault", f"the rules of {record.variant} have changed since it was recorded")
        try:
            return self.ask(record, digest, declaration)
        except BrokenAdapter as error:
            self.abandon()
            return Result(record, "timeout" if error.kind == "timeout" else "error", str(error))

    def declaration(self, variant: str) -> tuple[str, dict[str, Any]]:
        """Return digest and resolved declaration, resolved once."""
        if variant not in self.cache:
            self.cache[variant] = self.resolve(variant)
        return self.cache[variant]

    def ask(self, record: Record, digest: str, declaration: dict[str, Any]) -> Result:
        """Send the variant if it changed, then the record, and compare."""
        program = self.start()
        hello = self.hello
        if hello is None:
            raise BrokenAdapter("malformed", "the program has not said hello")
        base = record.data.get("base", record.data["kind"])
        if record.data["kind"] not in hello.kinds or base not in hello.kinds:
            return Result(record, "unsupported", f"{hello.name} does not run records of kind {record.data['kind']}")
        if hello.variants is not None and record.variant not in hello.variants:
            return Result(record, "unsupported", f"{hello.name} does not play {record.variant}")
        if self.loaded != record.variant:
            reply = program.request("variant", id=record.variant, digest=digest, declaration=declaration)
            self.loaded = record.variant
            self.refusal = "" if reply.get("status") == "ok" else unsupported(reply)
        if self.refusal:
            return Result(record, "unsupported", self.refusal)
        reply = program.request("run", record=record.question(), ask=record.ask())
        return judge(record, reply, hello)


def unsupported(reply: dict[str, Any]) -> str:
    """Return why a program cannot play a variant."""
    sections = reply.get("sections")
    named = f" ({', '.join(map(str, sections))})" if isinstance(sections, list) and sections else ""
    return f"{reply.get('reason') or 'the program does not support this variant'}{named}"


def greet(program: Program) -> Hello:
    """Exchange hello. Raises ``BrokenAdapter`` for an answer that is not one."""
    reply = program.request("hello", protocol=PROTOCOL)
    if str(reply.get("protocol", "")).split(".")[0] != PROTOCOL.split(".")[0]:
        raise BrokenAdapter("malformed", f"the program speaks protocol {reply.get('protocol')!r}, not {PROTOCOL}")
    if reply.get("results") not in RESULTS or reply.get("refusals") not in REFUSALS:
        raise BrokenAdapter("malformed", "hello names no known strictness (results, refusals)")
    variants = reply.get("variants")
    return Hello(
        name=str(reply.get("name", "")),
        version=str(reply.get("version", "")),
        kinds=tuple(reply.get("kinds") or ()),
        results=reply["results"],
        refusals=reply["refusals"],
        variants=tuple(variants) if isinstance(variants, list) else None,
    )


def judge(record: Record, reply: dict[str, Any], hello: Hello) -> Result:
    """Compare a reply with the record's expectations."""
    status = reply.get("status")
    if status == "skipped":
        return Result(record, "skipped", str(reply.get("reason") or "no reason given"))
    if status != "ok":
        return Result(record, "error", str(reply.get("reason") or f"status {status!r}"))
    observations = reply.get("observations")
    if not isinstance(observations, list) or not all(isinstance(point, dict) for point in observations):
        raise BrokenAdapter("malformed", "observations is not a list of objects")
    difference = first_difference(record.data["expect"], observations, hello.results, hello.refusals)
    if difference is None:
        return Result(record, "pass")
    return Result(record, "fail", sentence(difference), difference)


def sentence(difference: Difference) -> str:
    """Say a difference in one line."""
    return f"at {difference.at}, {difference.what}: expected {difference.expected}, got {difference.observed}"


def run(records: Iterable[Record], session: Session) -> Iterator[Result]:
    """Run records in order of variant, so that each declaration is sent once, and yield their results."""
    try:
        for record in sorted(records, key=lambda record: (record.variant, record.id)):
            yield session.run(record)
    finally:
        session.stop()


def exit_status(results: Sequence[Result]) -> int:
    """Return 0 when all is well, 1 for a failure, 2 when nothing could be checked, 3 when the program broke."""
    outcomes = {result.outcome for result in results}
    if outcomes & {"error", "timeout"}:
        return 3
    if outcomes & {"fail", "harness_fault"}:
        return 1
    return 0 if "pass" in outcomes else 2

"""Run records against a program, one after the other, and start it anew when it broke. Clause protocol.outcomes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from belote_conformance.compare import comparable
from belote_conformance.errors import BrokenAdapter, HarnessFault
from belote_conformance.hello import Hello, greet
from belote_conformance.messages import Validator
from belote_conformance.outcomes import OUTCOMES, Result, exit_status, judge
from belote_conformance.process import printable
from belote_conformance.program import Program, reason_of
from belote_conformance.records import Record

Declaration: TypeAlias = tuple[str, dict[str, Any]]
Resolver = Callable[[str], Declaration]
PATIENCE = 20
GRACE = 2.0


@dataclass
class Session:
    """One program under check. ``resolve`` gives the digest and the resolved declaration of a variant by name.

    A program that breaks ``patience`` times in a row, or never says hello, is given up; what is left is an error.
    """

    command: Sequence[str]
    resolve: Resolver
    timeout: float = 10.0
    digests: bool = True
    validator: Validator | None = None
    patience: int = PATIENCE
    program: Program | None = None
    hello: Hello | None = None
    farewell: str = ""
    loaded: str = ""
    refusal: str = ""
    breaks: int = 0
    given_up: str = ""
    cache: dict[str, Declaration | str] = field(default_factory=dict)

    def run(self, record: Record) -> Result:
        """Run one record. Whatever the program does, this returns a result."""
        if self.given_up:
            return Result(record, "error", f"not asked: {self.given_up}", asked=False)
        found = self.declaration(record.variant)
        if isinstance(found, str):
            return Result(record, "harness_fault", f"{record.variant}: {found}")
        if self.digests and found[0] != record.data["variant"].get("digest"):
            return Result(record, "harness_fault", f"the rules of {record.variant} have changed since it was recorded")
        try:
            return self.ask(record, found)
        except HarnessFault as error:
            return Result(record, "harness_fault", str(error))
        except RecursionError:
            return self.broke(record, BrokenAdapter("malformed", "the reply is nested too deeply"))
        except BrokenAdapter as error:
            return self.broke(record, error)

    def declaration(self, variant: str) -> Declaration | str:
        """Return digest and resolved declaration, or why there is none; resolved once."""
        if variant not in self.cache:
            try:
                self.cache[variant] = self.resolve(variant)
            except Exception as error:  # whatever the resolver raises is our fault, not the program's
                self.cache[variant] = str(error) or type(error).__name__
        return self.cache[variant]

    def ask(self, record: Record, found: Declaration) -> Result:
        """Put one record to the program and compare. Raises ``BrokenAdapter`` and ``HarnessFault``."""
        program, hello = self.start()
        reason = hello.leaves_out(record)
        if not reason and not comparable(record.data["expect"], hello.results):
            reason = f"{hello.name} reports {hello.results}, and the record asks for nothing of that kind"
        reason = reason or self.offer(program, record.variant, found)
        if reason:
            return Result(record, "unsupported", reason)
        result = judge(record, program.request("run", record=record.question(), ask=record.ask()), hello)
        self.breaks = 0
        return result

    def start(self) -> tuple[Program, Hello]:
        """Return the running program and what it said, started and greeted if need be. Raises ``BrokenAdapter``."""
        if self.program is None:
            self.program = Program(self.command, self.timeout, self.validator)
            self.loaded = ""
            self.hello = greet(self.program)
        if self.hello is None:
            raise BrokenAdapter("malformed", "the program has not said hello")
        return self.program, self.hello

    def offer(self, program: Program, variant: str, found: Declaration) -> str:
        """Send the variant if it is not the one sent last; return why the program cannot play it, or nothing."""
        if self.loaded != variant:
            digest, declaration = found
            reply = program.request("variant", id=variant, digest=digest, declaration=declaration)
            self.refusal = unsupported(reply)
            self.loaded = variant
        return self.refusal

    def broke(self, record: Record, error: BrokenAdapter) -> Result:
        """Drop a program that broke; the next record starts another, unless there is no hope."""
        self.abandon()
        self.breaks += 1
        if self.hello is None:
            self.given_up = str(error)
        elif self.breaks >= self.patience:
            self.given_up = f"the program broke {self.breaks} times in a row, the last time: {error}"
        return Result(record, "timeout" if error.kind == "timeout" else "error", str(error))

    def abandon(self) -> None:
        """End the program by force, if it runs."""
        if self.program is not None:
            self.program.end()
            self.program = None

    def stop(self) -> None:
        """Take leave of the program, if it runs. One that ends without a word, or goes on, is forgiven."""
        if self.program is None:
            return
        try:
            self.program.request("stop", timeout=min(GRACE, self.timeout))
        except BrokenAdapter as error:
            status = self.program.end()
            if error.kind == "malformed" or (error.kind == "crash" and status):
                self.farewell = str(error)
        else:
            self.program.end(GRACE)
        self.program = None


def unsupported(reply: dict[str, Any]) -> str:
    """Return why a program cannot play a variant, or nothing. Raises ``BrokenAdapter`` for no clear answer."""
    if reply.get("status") == "ok":
        return ""
    if reply.get("status") != "unsupported":
        raise BrokenAdapter("malformed", "the status of the reply to variant is neither ok nor unsupported")
    sections = reply.get("sections")
    named = ", ".join(name for name in sections if isinstance(name, str)) if isinstance(sections, list) else ""
    reason = reason_of(reply) or "the program does not support this variant"
    return f"{reason} ({printable(named)})" if named else reason


def run(records: Iterable[Record], session: Session) -> Iterator[Result]:
    """Run records in order of variant, so that each declaration is sent once, and yield their results.

    However the run ends, also by an interrupt, the program is ended with it.
    """
    try:
        for record in sorted(records, key=lambda record: (record.variant, record.id)):
            yield session.run(record)
        session.stop()
    finally:
        session.abandon()


__all__ = ["OUTCOMES", "Result", "Session", "exit_status", "run"]

"""One program under check, started when it is needed and anew when it broke. Clauses protocol.hello to stop."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from belote_conformance.compare import comparable
from belote_conformance.errors import BrokenAdapter, HarnessFault
from belote_conformance.hello import Hello, greet
from belote_conformance.messages import Validator
from belote_conformance.outcomes import Result, judge
from belote_conformance.process import printable
from belote_conformance.program import Program, reason_of
from belote_conformance.records import Record

Declaration: TypeAlias = tuple[str, dict[str, Any]]
Resolver = Callable[[str], Declaration]
GRACE = 2.0


class Declarations:
    """Resolved declarations with their digests, by name, each resolved once whoever asks; a failure is kept too."""

    def __init__(self, resolve: Resolver) -> None:
        self.resolve = resolve
        self.found: dict[str, Declaration | str] = {}
        self.lock = threading.Lock()

    def get(self, variant: str) -> Declaration | str:
        """Return digest and resolved declaration, or why there is none."""
        with self.lock:
            if variant not in self.found:
                try:
                    self.found[variant] = self.resolve(variant)
                except Exception as error:  # whatever the resolver raises is our fault, not the program's
                    self.found[variant] = str(error) or type(error).__name__
            return self.found[variant]

    def fits(self, record: Record, digests: bool = True) -> Declaration | str:
        """Return the declaration of a record, or why it cannot be run under it. Clause record.variant."""
        found = self.get(record.variant)
        if isinstance(found, str):
            return f"{record.variant}: {found}"
        if digests and found[0] != record.data["variant"].get("digest"):
            return f"the rules of {record.variant} have changed since it was recorded"
        return found


@dataclass
class Session:
    """One program under check. ``resolve`` gives the digest and the resolved declaration of a variant by name.

    A program that breaks ``patience`` times in a row, or never says hello, is given up by who runs the session. With
    ``one_shot`` a process gets one request, and the declaration with it. ``farewell`` is what was wrong when the
    program was stopped, and ``parting`` the code of it.
    """

    command: Sequence[str]
    resolve: Resolver
    timeout: float = 10.0
    digests: bool = True
    validator: Validator | None = None
    patience: int = 20
    one_shot: bool = False
    program: Program | None = None
    hello: Hello | None = None
    farewell: str = ""
    parting: str = ""
    loaded: str = ""
    refusal: str = ""
    declarations: Declarations = field(init=False)

    def __post_init__(self) -> None:
        """Share declarations with whoever is forked from this session."""
        self.declarations = Declarations(self.resolve)

    def fork(self) -> Session:
        """Return a session for another process of the same program."""
        twin = replace(self, program=None, hello=None, farewell="", parting="", loaded="", refusal="")
        twin.declarations = self.declarations
        return twin

    def run(self, record: Record) -> Result:
        """Run one record. Whatever the program does, this returns a result."""
        found = self.declarations.fits(record, self.digests)
        if isinstance(found, str):
            return Result(record, "harness_fault", found)
        try:
            return self.ask(record, found)
        except HarnessFault as error:
            return Result(record, "harness_fault", str(error))
        except RecursionError:
            return self.broke(record, BrokenAdapter("malformed", "the reply is nested too deeply", "deep"))
        except BrokenAdapter as error:
            return self.broke(record, error)

    def ask(self, record: Record, found: Declaration) -> Result:
        """Put one record to the program and compare. Raises ``BrokenAdapter`` and ``HarnessFault``."""
        hello = self.start()
        reason = unfit(hello, record) or ("" if self.one_shot else self.offer(record.variant, found))
        if reason:
            return Result(record, "unsupported", reason)
        if self.one_shot:
            return self.ask_once(record, found, hello)
        reply = self.running().request("run", record=record.question(), ask=record.ask())
        result = judge(record, reply, hello)
        self.running().confirm(reply)
        return result

    def start(self) -> Hello:
        """Return what the program said of itself, started and greeted if need be. Raises ``BrokenAdapter``."""
        if self.program is None and not (self.one_shot and self.hello):
            self.program = Program(self.command, self.timeout, self.validator)
            self.loaded = ""
            self.hello = greet(self.program, last=self.one_shot)
            if self.one_shot:
                self.finish()
        if self.hello is None:
            raise BrokenAdapter("malformed", "the program has not said hello", "hello")
        return self.hello

    def running(self) -> Program:
        """Return the running program."""
        if self.program is None:
            raise BrokenAdapter("crash", "the program does not run")
        return self.program

    def offer(self, variant: str, found: Declaration) -> str:
        """Send the variant if it is not the one sent last; return why the program cannot play it, or nothing."""
        if self.loaded != variant:
            digest, declaration = found
            reply = self.running().request("variant", id=variant, digest=digest, declaration=declaration)
            self.refusal = unsupported(reply)
            self.running().confirm(reply)
            self.loaded = variant
        return self.refusal

    def ask_once(self, record: Record, found: Declaration, hello: Hello) -> Result:
        """Start a process for one record, with the declaration in the request. Clause protocol.one-shot."""
        self.program = Program(self.command, self.timeout, self.validator)
        question, ask = record.question(), record.ask()
        reply = self.program.request("run", last=True, record=question, ask=ask, declaration=found[1])
        if reply.get("status") == "unsupported":
            result = Result(record, "unsupported", unsupported(reply))
        else:
            result = judge(record, reply, hello)
        self.running().confirm(reply)
        self.finish()
        return result

    def finish(self) -> None:
        """End a process that had its only request. Raises ``BrokenAdapter`` if it ended badly after its answer."""
        status = self.running().end(GRACE)
        if status:
            raise BrokenAdapter("crash", f"after its answer {self.running().process.last_words()}", "after")
        self.program = None

    def broke(self, record: Record, error: BrokenAdapter) -> Result:
        """Drop a program that broke; the next record starts another."""
        said = () if self.program is None else self.program.process.said()
        self.abandon()
        outcome = "timeout" if error.kind == "timeout" else "error"
        return Result(record, outcome, str(error), stderr=said, code=error.code, hopeless=self.hello is None)

    def abandon(self) -> None:
        """End the program by force, if it runs."""
        program, self.program = self.program, None
        if program is not None:
            program.end()

    def stop(self) -> None:
        """Take leave of the program, if it runs. One that ends without a word, or goes on, is forgiven."""
        if self.program is None:
            return
        try:
            self.program.confirm(self.program.request("stop", timeout=min(GRACE, self.timeout)))
        except BrokenAdapter as error:
            status = self.program.end()
            if error.kind == "malformed" or (error.kind == "crash" and status):
                self.farewell, self.parting = str(error), error.code
        else:
            if self.program.end(GRACE):
                self.farewell, self.parting = f"after its answer {self.program.process.last_words()}", "after"
        self.program = None


def unfit(hello: Hello, record: Record) -> str:
    """Return why a record says nothing of a program, or nothing."""
    reason = hello.leaves_out(record)
    if not reason and not comparable(record.data["expect"], hello.results, hello.observes):
        of = "" if hello.observes is None else f" of {', '.join(hello.observes) or 'refusals alone'}"
        reason = f"{hello.name} reports {hello.results}{of}, and the record asks for nothing of that kind"
    return reason


def unsupported(reply: Mapping[str, Any]) -> str:
    """Return why a program cannot play a variant, or nothing. Raises ``BrokenAdapter`` for no clear answer."""
    if reply.get("status") == "ok":
        return ""
    if reply.get("status") != "unsupported":
        said = "the status of the reply to variant is neither ok nor unsupported"
        raise BrokenAdapter("malformed", said, "variant-status")
    sections = reply.get("sections")
    named = ", ".join(name for name in sections if isinstance(name, str)) if isinstance(sections, list) else ""
    reason = reason_of(reply) or "the program does not support this variant"
    return f"{reason} ({printable(named)})" if named else reason

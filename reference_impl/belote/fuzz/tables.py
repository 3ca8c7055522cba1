"""Those who answer: rules in this process, or a program that is asked by the protocol. Clause protocol.run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from belote.compare.traces import QUESTIONS, Trace, trace
from belote.deal import Rules
from belote.declaration import Resolved, resolved_document
from belote.fuzz.reported import NOT_ASKED, Strictness
from belote_conformance.errors import BrokenAdapter
from belote_conformance.outcomes import places
from belote_conformance.program import reason_of
from belote_conformance.session import Session

Json = Mapping[str, Any]
KINDS = ("position", "auction", "declarations", "score", "match", "deal", "refusal")

PATIENCE = 10
"""After how many breaks in a row a program is given up."""

MOST_BREAKS = 40
"""After how many breaks it is given up, however they lie apart."""

MOST_PROBES = 400
"""How often a program that ends a record in an error is asked which event it refuses."""


class Broke(Exception):
    """A program crashed, fell silent, or answered what is no answer; ``code`` names the way."""

    def __init__(self, table: str, kind: str, code: str, reason: str) -> None:
        super().__init__(reason)
        self.table = table
        self.kind = kind
        self.code = code


class GivenUp(Exception):
    """A program broke so often, or so early, that it is not asked any more."""


class Unanswered(Exception):
    """A program has no answer to a situation: ``skipped``, ``error`` or ``unsupported``, with its reason."""

    def __init__(self, table: str, status: str, reason: str) -> None:
        super().__init__(reason)
        self.table = table
        self.status = status


class Table(Protocol):
    """Whoever shows what happens in a situation."""

    name: str

    @property
    def kinds(self) -> Sequence[str]:
        """The kinds of records it runs."""

    @property
    def strictness(self) -> Strictness:
        """How finely it reports."""

    def show(self, record: Json, guide: Trace) -> Trace:
        """Return what it shows; ``guide`` is what the declared rules show, by which the question is put.

        Raises ``BrokenRecord`` for what cannot be, ``Unanswered``, ``Broke`` and ``GivenUp``.
        """

    def close(self) -> None:
        """Take leave."""


class RulesTable:
    """Rules in this process. Those of the declared variant are the reference."""

    kinds: Sequence[str] = KINDS
    strictness = Strictness(complete=True)

    def __init__(self, name: str, rules: Rules | None = None) -> None:
        """Without rules it answers what the guide does."""
        self.name = name
        self.rules = rules

    def show(self, record: Json, guide: Trace) -> Trace:
        """Return what these rules show."""
        return guide if self.rules is None else trace(self.rules, record, checked=True)

    def close(self) -> None:
        """Nothing is left behind."""


class ProgramTable:
    """A program, asked every question of a kind at every place; started anew after it broke."""

    def __init__(self, command: Sequence[str], resolved: Resolved, timeout: float = 10.0, name: str = "") -> None:
        """Start it. Raises ``GivenUp`` for one that never says hello, ``Unanswered`` for one that cannot play it."""
        self.resolved = resolved
        self.declaration = resolved.digest, resolved_document(resolved)
        self.session = Session(command, lambda _: self.declaration, timeout, digests=False)
        self.name = name or " ".join(command)
        self.patience = PATIENCE
        self.breaks = self.row = self.probes = 0
        try:
            self.hello = self.session.start()
            self.offer()
        except BrokenAdapter as error:
            self.session.abandon()
            raise GivenUp(f"{self.name}: {error}") from None
        except Unanswered:
            self.session.abandon()
            raise
        if not name:
            self.name = " ".join(filter(None, (self.hello.name, self.hello.version))) or self.name

    @property
    def kinds(self) -> Sequence[str]:
        """The kinds it says it runs."""
        return self.hello.kinds

    @property
    def strictness(self) -> Strictness:
        """How finely it says it reports."""
        hello = self.hello
        seen = None if hello.observes is None else frozenset(hello.observes)
        return Strictness(hello.results, hello.refusals, observes=seen)

    def show(self, record: Json, guide: Trace) -> Trace:
        """Return what the program shows; one that ends in an error is asked which event it refuses."""
        try:
            self.session.start()
            self.offer()
            found = self.ask(record, guide)
        except BrokenAdapter as error:
            raise self.broken(error) from None
        except RecursionError:
            raise self.broken(BrokenAdapter("malformed", "the reply is nested too deeply", "deep")) from None
        self.row = 0
        return found

    def offer(self) -> None:
        """Send the declaration, once to each process. Raises ``Unanswered``."""
        name = self.resolved.name
        plays = self.session.hello.variants if self.session.hello is not None else None
        reason = f"it does not play {name}" if plays is not None and name not in plays else ""
        reason = reason or self.session.offer(name, self.declaration)
        if reason:
            raise Unanswered(self.name, "unsupported", reason)

    def ask(self, record: Json, guide: Trace) -> Trace:
        """Put a situation, as a refusal where the guide refuses an event. Raises ``BrokenAdapter``."""
        refused = guide.refused is not None and "refusal" in self.kinds
        events = record["events"][: len(guide.places) - (not refused)]
        try:
            seen = self.run(record["kind"], record["given"], events, refused)
        except Unanswered as error:
            found = self.refused_at(record["kind"], record["given"], events) if error.status == "error" else None
            if found is None:
                raise
            return found
        if guide.refused is not None and not refused and seen.refused is None:
            return seen._replace(refused=NOT_ASKED)
        return seen

    def run(self, kind: str, given: Json, events: Sequence[Json], refused: bool) -> Trace:
        """Ask for everything at every place. Raises ``Unanswered`` and ``BrokenAdapter``."""
        last = len(events) - refused
        names = QUESTIONS[kind]
        ask = [{"at": at, "what": [*names, *(["refused"] if refused and at == last else [])]} for at in range(last + 1)]
        seen = self.request(kind, given, events, refused, ask)
        shown = [dict(seen.get(at, {})) for at in range(last + 1)]
        refusals = [point.pop("refused", None) for point in shown]
        for at, found in enumerate(refusals):
            if found is not None:
                return Trace(tuple(shown[: at + 1]), found if isinstance(found, dict) else {})
        return Trace((*shown, *([{}] if refused else [])))

    def request(
        self, kind: str, given: Json, events: Sequence[Json], refused: bool, ask: Sequence[Json]
    ) -> dict[int, Json]:
        """Send one record and return what was observed by place. Raises ``Unanswered`` and ``BrokenAdapter``."""
        name = {"kind": "refusal", "base": kind} if refused else {"kind": kind}
        variant = {"id": self.resolved.id, "options": list(self.resolved.options), "digest": self.resolved.digest}
        record = {"id": "play/fuzz", **name, "variant": variant, "given": dict(given), "events": list(events)}
        reply = self.session.running().request("run", record=record, ask=list(ask))
        status = reply.get("status")
        if status in ("skipped", "error"):
            raise Unanswered(self.name, str(status), reason_of(reply) or "no reason given")
        if status != "ok":
            raise BrokenAdapter("malformed", "the status of the reply to run is none of ok, skipped, error", "status")
        found = places(reply.get("observations"))
        return {(len(events) if point["at"] == "end" else point["at"]): without_place(point) for point in found}

    def refused_at(self, kind: str, given: Json, events: Sequence[Json]) -> Trace | None:
        """Return what is shown up to the first event that the program refuses when asked about it as a refusal."""
        for place in range(len(events)) if "refusal" in self.kinds else ():
            if self.probes >= MOST_PROBES:
                return None
            self.probes += 1
            try:
                found = self.run(kind, given, events[: place + 1], True)
            except Unanswered:
                continue
            if found.refused is not None:
                return found
        return None

    def broken(self, error: BrokenAdapter) -> Broke | GivenUp:
        """Drop a program that broke, and say so; the next situation starts another."""
        self.session.abandon()
        self.breaks += 1
        self.row += 1
        if self.row >= self.patience or self.breaks >= MOST_BREAKS:
            often = f"{self.row} times in a row" if self.row >= self.patience else f"{self.breaks} times"
            return GivenUp(f"{self.name} broke {often}, the last time: {error}")
        return Broke(self.name, error.kind, error.code, str(error))

    def close(self) -> None:
        """Stop the program."""
        try:
            self.session.stop()
        finally:
            self.session.abandon()


def without_place(point: Json) -> dict[str, Any]:
    """Return the observations of a place alone."""
    return {name: value for name, value in point.items() if name != "at"}

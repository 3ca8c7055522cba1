"""What a program says of itself. Clause protocol.hello."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from belote_conformance.compare import REFUSALS, RESULTS, TRACE
from belote_conformance.errors import BrokenAdapter
from belote_conformance.process import printable
from belote_conformance.program import PROTOCOL, Program
from belote_conformance.records import Record


@dataclass(frozen=True)
class Hello:
    """What a program is, which records it runs, and how finely it reports. ``variants`` is nothing for one that reads
    declarations, ``observes`` for one that makes every observation of its strictness."""

    name: str
    version: str
    kinds: tuple[str, ...]
    results: str
    refusals: str
    variants: tuple[str, ...] | None = None
    language: str = ""
    observes: tuple[str, ...] | None = None

    def leaves_out(self, record: Record) -> str:
        """Return why a record is not for this program, or nothing."""
        kind = record.data["kind"]
        for name in (kind, record.base):
            if name not in self.kinds:
                return f"{self.name} does not run records of kind {name}"
        if self.variants is not None and record.variant not in self.variants:
            return f"{self.name} does not play {record.variant}"
        return ""


def greet(program: Program, last: bool = False) -> Hello:
    """Exchange hello; ``last`` in one-shot mode. Raises ``BrokenAdapter`` for an answer that is not one."""
    reply = program.request("hello", last=last, protocol=PROTOCOL)
    found = read_hello(reply)
    program.confirm(reply)
    return found


def read_hello(reply: Mapping[str, Any]) -> Hello:
    """Return what a program says of itself. Raises ``BrokenAdapter`` for an answer that is not one."""
    check_version(reply.get("protocol"))
    if reply.get("results") not in RESULTS or reply.get("refusals") not in REFUSALS:
        known = f"results one of {', '.join(RESULTS)}, refusals one of {', '.join(REFUSALS)}"
        raise malformed(f"hello names no known strictness: {known}", "strictness")
    return Hello(
        name=printable(str(reply.get("name") or "the program"), 100),
        version=printable(str(reply.get("version") or ""), 100),
        kinds=words(reply, "kinds"),
        results=reply["results"],
        refusals=reply["refusals"],
        variants=words(reply, "variants") if reply.get("variants") is not None else None,
        language=printable(str(reply.get("language") or ""), 100),
        observes=observed(words(reply, "observes")) if reply.get("observes") is not None else None,
    )


def observed(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of observations. Raises ``BrokenAdapter`` for one that there is not."""
    unknown = next((name for name in names if name not in TRACE), None)
    if unknown is not None:
        known = ", ".join(sorted(TRACE))
        raise malformed(f"observes in hello names {unknown}, which is no observation; there are {known}", "observes")
    return names


def check_version(spoken: Any) -> None:
    """Raise ``BrokenAdapter`` for another major version, or for one that is no string."""
    if isinstance(spoken, int | float) and not isinstance(spoken, bool):
        raise malformed(f'protocol in hello is the number {spoken}; it must be the string "{PROTOCOL}"', "number")
    if not isinstance(spoken, str) or spoken.split(".")[0] != PROTOCOL.split(".")[0]:
        raise malformed(f"the program speaks protocol {spoken!r}, not {PROTOCOL}", "version")


def words(reply: Mapping[str, Any], name: str) -> tuple[str, ...]:
    """Return a list of words of hello. Raises ``BrokenAdapter`` for anything else."""
    found = reply.get(name)
    if not isinstance(found, list) or not all(isinstance(word, str) for word in found):
        raise malformed(f"{name} in hello is not a list of words", "hello")
    return tuple(found)


def malformed(reason: str, code: str) -> BrokenAdapter:
    """Return the error of an answer that is none."""
    return BrokenAdapter("malformed", printable(reason), code)

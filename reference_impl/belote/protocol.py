"""The reference as a program under check: one reply for each request. Clauses protocol.lines to protocol.stop.

``Server`` is the only object here that changes: it keeps the variant it was last sent.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import belote
from belote.deal import Rules, compile_rules
from belote.declaration import from_resolved
from belote.errors import BeloteError, BrokenInput, CannotHappen
from belote.explain import explain_step
from belote.record import observe

Json = Mapping[str, Any]
PROTOCOL = "1.0"
KINDS = ("deal", "position", "auction", "declarations", "score", "match", "refusal")


class Server:
    """Answers requests. A request that cannot be read gets an ``error`` reply; nothing ends the server but ``stop``."""

    def __init__(self) -> None:
        self.rules: dict[str, Rules] = {}
        self.current: Rules | None = None
        self.stopped = False

    def answer(self, line: str) -> str:
        """Return the reply to one line, without its end."""
        request: Any = None
        try:
            request = json.loads(line)
            if not isinstance(request, dict) or not isinstance(request.get("seq"), int):
                raise ValueError("a request is an object with message and seq")
            reply = self.reply(request)
        except (ValueError, RecursionError) as error:
            return write({"message": "error", "seq": seq_of(request), "reason": f"the request cannot be read: {error}"})
        return write({"message": request["message"], "seq": request["seq"], **reply})

    def reply(self, request: Json) -> dict[str, Any]:
        """Return the members of the reply that belong to the message. Raises ``ValueError`` for an unknown one."""
        message = request.get("message")
        if message == "hello":
            return hello()
        if message == "variant":
            return self.variant(request)
        if message == "run":
            return self.run(request)
        if message == "explain":
            return self.explain(request)
        if message == "stop":
            self.stopped = True
            return {}
        raise ValueError(f"unknown message {message!r}; known are hello, variant, run, explain and stop")

    def variant(self, request: Json) -> dict[str, Any]:
        """Compile a resolved declaration, once for each digest."""
        digest = str(request.get("digest"))
        self.current = None
        if digest not in self.rules:
            try:
                self.rules[digest] = compile_rules(from_resolved(request.get("declaration") or {}))
            except BrokenInput as error:
                return {"status": "unsupported", "sections": sections_of(error), "reason": str(error)}
        self.current = self.rules[digest]
        return {"status": "ok"}

    def run(self, request: Json) -> dict[str, Any]:
        """Run a record and return what was asked for."""
        if self.current is None:
            return {"status": "error", "reason": "no variant was sent before this record"}
        try:
            return {"status": "ok", "observations": observe(self.current, request["record"], request["ask"])}
        except BeloteError as error:
            return {"status": "error", "reason": str(error)}
        except (CannotHappen, KeyError, TypeError, IndexError, AttributeError) as error:
            return {"status": "error", "reason": f"the record cannot be run: {type(error).__name__}: {error}"}

    def explain(self, request: Json) -> dict[str, Any]:
        """Explain one place of a record."""
        if self.current is None:
            return {"status": "error", "reason": "no variant was sent before this record"}
        try:
            lines = explain_step(self.current, request["record"], request["at"])
        except (BeloteError, CannotHappen, KeyError, TypeError, IndexError, AttributeError) as error:
            return {"status": "error", "reason": str(error)}
        return {"status": "ok", "lines": [{"text": line.text, "clause": line.clause} for line in lines]}


def hello() -> dict[str, Any]:
    """Return what the reference says of itself."""
    return {
        "protocol": PROTOCOL,
        "name": "belote reference",
        "version": belote.__version__,
        "language": "Python",
        "kinds": list(KINDS),
        "results": "trace",
        "refusals": "code",
    }


def sections_of(error: BrokenInput) -> list[str]:
    """Return the sections of a declaration that could not be read."""
    return sorted({problem.place.path.split(".", 1)[0] for problem in error.problems if problem.place.path})


def seq_of(request: Any) -> int | None:
    """Return the number of a request that may be anything."""
    seq = request.get("seq") if isinstance(request, dict) else None
    return seq if isinstance(seq, int) else None


def write(reply: Json) -> str:
    """Return a reply as one line."""
    return json.dumps(reply, separators=(",", ":"))

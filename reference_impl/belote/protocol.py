"""The reference as a program under check: one reply for each request. Clauses protocol.lines to protocol.stop.

``Server`` is the only object here that changes: it keeps the variants it was sent.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

import belote
from belote.deal import Rules, compile_rules
from belote.declaration import Limits, from_resolved, read_json
from belote.declaration.suggest import did_you_mean, listed, sentences, shown
from belote.declaration.vocabulary import sections
from belote.errors import BeloteError, BrokenInput
from belote.explain import explain_step
from belote.record import observe

Json = Mapping[str, Any]
Reply = dict[str, Any]
PROTOCOL = "1.0"
KINDS = ("deal", "position", "auction", "declarations", "score", "match", "refusal", "perft")
LONGEST_LINE = 4_000_000
LIMITS = Limits(size=LONGEST_LINE, depth=64, nodes=400_000)
NEEDED: Mapping[str, Mapping[str, type | tuple[type, ...]]] = {
    "hello": {},
    "variant": {"declaration": dict},
    "run": {"record": dict, "ask": list},
    "explain": {"record": dict, "at": (int, str)},
    "stop": {},
}
"""The messages, and the members without which each cannot be answered."""

MOST_VARIANTS = 500
NO_VARIANT = {"status": "error", "reason": "no variant was sent before this record, or it is not supported"}


class Unreadable(ValueError):
    """A request that cannot be answered; ``seq`` is its number, if it has one."""

    def __init__(self, reason: str, seq: int | None = None) -> None:
        super().__init__(reason)
        self.seq = seq


class Server:
    """Answers requests. A request that cannot be read gets an ``error`` reply; nothing ends the server but ``stop``."""

    def __init__(self) -> None:
        self.rules: dict[str, Rules] = {}
        self.current: Rules | None = None
        self.stopped = False

    def answer(self, line: str | bytes) -> str:
        """Return the reply to one line, without its end."""
        try:
            request = read_request(line)
        except Unreadable as error:
            reason = f"the request cannot be read: {error}"
            return write({"message": "error", "seq": error.seq, "reason": reason})
        message = request["message"]
        return write({"message": message, "seq": request["seq"], **self.reply(message, request)})

    def reply(self, message: str, request: Json) -> Reply:
        """Return the members of the reply that belong to a known message."""
        if message == "hello":
            return hello()
        if message == "variant":
            return self.variant(request)
        if message == "stop":
            self.stopped = True
            return {}
        return self.run(request) if message == "run" else self.explain(request)

    def variant(self, request: Json) -> Reply:
        """Compile a resolved declaration, once."""
        self.current = None
        key = hashlib.sha256(json.dumps(request["declaration"], sort_keys=True).encode()).hexdigest()
        if key not in self.rules:
            try:
                rules = compile_rules(from_resolved(request["declaration"]))
            except BrokenInput as error:
                return {"status": "unsupported", "sections": sections_of(error), "reason": str(error)}
            except Exception as error:  # a fault of ours ends the answer, not the server
                return {"status": "unsupported", "sections": [], "reason": ours(error)}
            if len(self.rules) >= MOST_VARIANTS:
                self.rules.clear()
            self.rules[key] = rules
        self.current = self.rules[key]
        return {"status": "ok"}

    def run(self, request: Json) -> Reply:
        """Run a record and return what was asked for; in one-shot mode the declaration comes with it."""
        if isinstance(request.get("declaration"), dict):
            reply = self.variant(request)
            if reply["status"] != "ok":
                return reply
        rules = self.current
        return guarded(rules, lambda rules: {"observations": observe(rules, request["record"], request["ask"])})

    def explain(self, request: Json) -> Reply:
        """Explain one place of a record."""
        return guarded(self.current, lambda rules: {"lines": lines(rules, request["record"], request["at"])})


def guarded(rules: Rules | None, answer: Callable[[Rules], Reply]) -> Reply:
    """Return an answer with its status; whatever goes wrong is a reason."""
    if rules is None:
        return NO_VARIANT
    try:
        return {"status": "ok", **answer(rules)}
    except BeloteError as error:
        return {"status": "error", "reason": str(error)}
    except Exception as error:  # a fault of ours ends the answer, not the server
        return {"status": "error", "reason": ours(error)}


def ours(error: Exception) -> str:
    """Say that the reference itself is wrong."""
    return f"a fault of the reference: {type(error).__name__}: {error}"


def lines(rules: Rules, record: Json, at: int | str) -> list[Reply]:
    """Return the sentences that explain a place of a record, with their clauses."""
    return [{"text": line.text, "clause": line.clause} for line in explain_step(rules, record, at)]


def read_request(line: str | bytes) -> Json:
    """Return a request with a number, a known message and what that needs. Raises ``Unreadable``."""
    try:
        request = read_json(line, name="line", limits=LIMITS).data
    except BrokenInput as error:
        raise Unreadable(". ".join(filter(None, (error.problems[0].message, error.problems[0].instead)))) from None
    if not isinstance(request, dict):
        raise Unreadable("a request is an object with message and seq")
    seq, message = request.get("seq"), request.get("message")
    if type(seq) is not int or seq < 0:
        raise Unreadable("seq is no number from 0")
    if not isinstance(message, str) or message not in NEEDED:
        hint = sentences(did_you_mean(message, NEEDED), f"Known are {listed(NEEDED, 'and')}.")
        raise Unreadable(f"unknown message {shown(message)}. {hint}", seq)
    for name, kind in NEEDED[message].items():
        if not isinstance(request.get(name), kind):
            found = f", not {shown(request[name])}" if name in request else ""
            raise Unreadable(f"{message} needs the member {name}{found}", seq)
    return request


def hello() -> Reply:
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
    named = {problem.place.path.split(".", 1)[0] for problem in error.problems}
    return [name for name in sections() if name in named]


def write(reply: Json) -> str:
    """Return a reply as one line."""
    return json.dumps(reply, separators=(",", ":"))

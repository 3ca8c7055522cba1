"""One checked program: it answers one line of JSON for each line it is sent. Clause protocol.lines."""

from __future__ import annotations

import codecs
import json
import math
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from belote_conformance.errors import BrokenAdapter
from belote_conformance.messages import Validator
from belote_conformance.process import LONGEST_LINE, Process, printable

PROTOCOL = "1.0"


class Program:
    """A running program. Every failure is a ``BrokenAdapter``; after one, ``end`` it and start another.

    With a ``validator`` every message is held against its schema; a request that breaks it is a ``HarnessFault``. A
    reply is held against it by ``confirm``, after whoever reads it has said more exactly what is wrong.
    """

    def __init__(self, command: Sequence[str], timeout: float = 10.0, validator: Validator | None = None) -> None:
        self.timeout = timeout
        self.validator = validator
        self.sequence = 0
        self.process = Process(command)

    def request(self, message: str, timeout: float | None = None, last: bool = False, **members: Any) -> dict[str, Any]:
        """Send one request and return its reply; after the ``last`` one the program's input is closed.

        Raises ``BrokenAdapter``, or ``HarnessFault`` before it sends.
        """
        request = {"message": message, "seq": self.sequence + 1, **members}
        if self.validator is not None:
            self.validator.check_request(request)
        if self.process.unasked():
            self.complain(message)
        self.sequence += 1
        self.process.send(json.dumps(request, separators=(",", ":")).encode() + b"\n")
        if last:
            self.process.close_input()
        return self.reply(message, self.timeout if timeout is None else timeout)

    def complain(self, message: str) -> NoReturn:
        """Say why the program was not waiting for a request."""
        self.process.receive(0)
        raise BrokenAdapter("malformed", f"a line came before {message} {self.sequence + 1} was asked", "unasked")

    def reply(self, message: str, timeout: float) -> dict[str, Any]:
        """Wait for the reply to the request just sent."""
        try:
            line = self.process.receive(timeout)
        except BrokenAdapter as error:
            said = f"no reply to {message} within {timeout:g} s" if error.kind == "timeout" else str(error)
            raise BrokenAdapter(error.kind, said, error.code) from None
        data = read(line, message)
        if data.get("message") == "error":
            raise BrokenAdapter("malformed", f"the program could not read {message}: {reason_of(data)}", "cannot-read")
        seq = data.get("seq")
        if data.get("message") != message or type(seq) is not int or seq != self.sequence:
            found = printable(f"{data.get('message')} {seq}", 80)
            said = f"expected the reply to {message} {self.sequence}, got {found}"
            again = seq == self.sequence - 1 or self.process.unasked()  # answered a second time, or by many lines
            code = "seq" if data.get("message") == message else "unasked" if again else "message"
            raise BrokenAdapter("malformed", said, code)
        return data

    def confirm(self, reply: Mapping[str, Any]) -> None:
        """Hold a reply against its schema, if that is wanted, once it was understood. Raises ``BrokenAdapter``."""
        if self.validator is not None:
            self.validator.check_reply(reply)

    def end(self, grace: float = 0.0) -> int | None:
        """End the process and its children; return its exit status if it ended by itself within ``grace`` seconds."""
        return self.process.end(grace)


def read(line: bytes, message: str) -> dict[str, Any]:
    """Turn a line into an object of JSON that can be written again. Raises ``BrokenAdapter``."""
    try:
        if len(line) > LONGEST_LINE:
            raise ValueError(f"it is longer than {LONGEST_LINE} bytes")
        if line.startswith(codecs.BOM_UTF8):
            raise ValueError("it begins with a byte order mark")
        data = DECODER.decode(line.decode("utf-8"))
        if b"\\u" in line:  # half a surrogate pair is no character, and would break whoever prints it
            json.dumps(data, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError) as error:
        said = f"the reply to {message} is not JSON: {printable(str(error), 200)}"
        raise BrokenAdapter("malformed", said, code_of(line)) from error
    if not isinstance(data, dict):
        raise BrokenAdapter("malformed", f"the reply to {message} is not an object", "object")
    return data


def code_of(line: bytes) -> str:
    """Name the way in which a line is not JSON."""
    if len(line) > LONGEST_LINE:
        return "long"
    return "mark" if line.startswith((codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else "json"


def no_constant(word: str) -> NoReturn:
    """Refuse NaN and Infinity, which are not JSON."""
    raise ValueError(f"{word} is not a number of JSON")


def finite(digits: str) -> float:
    """Read a number with a fraction or an exponent; refuse one beyond all bounds."""
    number = float(digits)
    if math.isinf(number):
        no_constant(digits[:20])
    return number


def reason_of(reply: Mapping[str, Any]) -> str:
    """Return the reason a program gives, as one printable line."""
    reason = reply.get("reason")
    return printable(reason) if isinstance(reason, str) else ""


DECODER = json.JSONDecoder(parse_constant=no_constant, parse_float=finite)

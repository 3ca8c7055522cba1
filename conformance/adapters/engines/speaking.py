"""What the adapters of this folder share: the loop of the protocol, and cards and seats as records write them.

An engine answers by a function that observes one place of a record. What it does not know it leaves out; asked for it
by a record of the corpus, the adapter skips the record with the reason, unless it is started with ``partial``, as for
fuzzing, where only what is told is compared.
"""

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

Json = dict[str, Any]
Observe = Callable[[Json, int], Json]
SUITS = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S"}
NAMES = {letter: name for name, letter in SUITS.items()}


class Skip(Exception):
    """The engine has no answer to this record, for a reason that is told."""


class Adapter:
    """Speaks the protocol for one engine.

    ``who`` is the reply to hello. ``run(record, count)`` observes a record after ``count`` events; where the engine
    refuses the next one, the place has ``refused``. ``take(variant, declaration)`` says why not, or nothing.
    """

    def __init__(self, who: Json, take: Callable[[str, Json], str | None], run: Callable[[Json], Iterator[Json]]):
        self.who = who
        self.take = take
        self.observe = run
        self.partial = "partial" in sys.argv[1:]

    def run(self, request: Json) -> Json:
        """Observe every place that is asked for."""
        record, asked = request["record"], request["ask"]
        seen = dict(enumerate(self.observe(record)))
        if not seen:
            raise Skip("the engine shows nothing of this")
        found = []
        for question in asked:
            last = max(seen)
            place = last if question["at"] == "end" else question["at"]
            shown = {"at": question["at"], **seen.get(place, {})}
            missing = [name for name in question["what"] if name not in shown]
            if missing and not self.partial:
                raise Skip(f"the engine does not tell {', '.join(missing)} here")
            found.append(shown)
        return {"status": "ok", "observations": found}

    def reply(self, request: Json) -> Json:
        """Answer one request."""
        message = request["message"]
        if message == "hello":
            return {"protocol": "1.0", **self.who}
        if message == "variant":
            reason = self.take(request["id"], request["declaration"])
            return {"status": "ok"} if reason is None else {"status": "unsupported", "reason": reason}
        if message == "run":
            try:
                return self.run(request)
            except Skip as skip:
                return {"status": "skipped", "reason": str(skip)}
        return {} if message == "stop" else {"message": "error", "reason": f"unknown message {message}"}

    def answer(self, line: bytes) -> Json:
        """Answer one line; what the engine raises becomes an error, and the program goes on."""
        head: Json = {"message": "error", "seq": None}
        try:
            request = json.loads(line)
            head = {"message": request["message"], "seq": request["seq"]}
            return head | self.reply(request)
        except Exception as error:
            failed = {"status": "error"} if head["message"] == "run" else {"message": "error"}
            return head | failed | {"reason": f"{type(error).__name__}: {error}"}

    def main(self) -> None:
        """Answer line after line until stop or the end of input."""
        for line in sys.stdin.buffer:
            said = self.answer(line)
            sys.stdout.buffer.write(json.dumps(said).encode() + b"\n")
            sys.stdout.buffer.flush()
            if said["message"] == "stop":
                return


class Seats:
    """The seats of a game in the order of play; an engine counts them from 0 in that order."""

    def __init__(self, declaration: Json) -> None:
        """Take the direction from the resolved declaration."""
        self.order = "NESW" if declaration["players"]["direction"] == "clockwise" else "NWSE"

    def number(self, letter: str) -> int:
        """Return the number of a seat."""
        return self.order.index(letter)

    def letter(self, number: int) -> str:
        """Return the letter of a seat."""
        return self.order[number % 4]


def sides(even: int, odd: int) -> Json:
    """Return numbers by side: seats 0 and 2 are north and south."""
    return {"NS": even, "EW": odd}


def base_of(record: Json) -> str:
    """Return the kind whose givens a record has."""
    return record.get("base") or record["kind"]


def dealt(pack: list[str], dealer: int, packets: list[int]) -> tuple[list[list[str]], list[str]]:
    """Deal packets from the seat after the dealer; return the hands by seat number and the rest of the pack."""
    hands: list[list[str]] = [[], [], [], []]
    rest = list(pack)
    for size in packets:
        for step in range(1, 5):
            hands[(dealer + step) % 4] += [rest.pop(0) for _ in range(size)]
    return hands, rest

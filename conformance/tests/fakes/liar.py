"""The reference with planted faults: ``liar.py play.suit.void.partner_ruffed='"free"' hello.results='"totals"'``.

Each argument is the path of a value of the declaration, or of hello, and the value in JSON that is put in its place. A
declaration that has no such value is left as it is; hello gets any member.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from belote.protocol import Server

Fault = tuple[list[str], Any]


def fault(argument: str) -> Fault:
    """Read an argument."""
    path, _, value = argument.partition("=")
    return path.split("."), json.loads(value)


def put(data: Any, path: list[str], value: Any) -> None:
    """Put a value into an object, or at a place of a list, if something stands there already."""
    for key in path[:-1]:
        data = data[step(data, key)] if has(data, key) else None
    if has(data, path[-1]):
        data[step(data, path[-1])] = value


def has(data: Any, key: str) -> bool:
    """Say whether something stands in an object or a list under a key."""
    if isinstance(data, list):
        return key.isdigit() and int(key) < len(data)
    return isinstance(data, dict) and key in data


def step(data: Any, key: str) -> str | int:
    """Return a key as an object or a list takes it."""
    return int(key) if isinstance(data, list) else key


def main() -> None:
    """Answer line after line until stop."""
    faults = [fault(argument) for argument in sys.argv[1:]]
    server = Server()
    for line in sys.stdin:
        request = json.loads(line)
        for path, value in faults:
            put(request.get("declaration"), path, value)
        reply = json.loads(server.answer(json.dumps(request)))
        for path, value in faults:
            if request["message"] == "hello" and path[0] == "hello":
                reply[path[1]] = value
        print(json.dumps(reply), flush=True)
        if server.stopped:
            return


if __name__ == "__main__":
    main()

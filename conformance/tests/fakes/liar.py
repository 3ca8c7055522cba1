"""The reference with planted faults: ``liar.py play.suit.void.partner_ruffed='"free"' hello.results='"totals"'``.

Each argument is the path of a value of the declaration, or of hello, and the value in JSON that is put in its place. A
declaration that has no such value is left as it is.
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
    """Put a value into an object if something stands there already."""
    for key in path[:-1]:
        data = data.get(key) if isinstance(data, dict) else None
    if isinstance(data, dict) and path[-1] in data:
        data[path[-1]] = value


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
                put(reply, path[1:], value)
        print(json.dumps(reply), flush=True)
        if server.stopped:
            return


if __name__ == "__main__":
    main()

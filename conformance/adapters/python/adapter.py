"""Speaks the protocol for the engine behind places.py, one line of JSON in, one out. Nothing to change here."""

import json
import sys
from typing import Any

import places

Json = dict[str, Any]


def observe(record: Json, ask: Json) -> Json | None:
    """Observe one place of a record; None if the engine has no answer."""
    kind, events = record.get("base") or record["kind"], record["events"]
    count = len(events) if ask["at"] == "end" else ask["at"]
    tried = events[count] if count < len(events) else None
    if kind == "position":
        seen = places.position(record["given"], tried)
    elif kind == "declarations":
        seen = places.declarations(record["given"], events[:count], tried)
    elif kind == "score":
        seen = places.score(record["given"])
    else:
        seen = None
    return None if seen is None else {"at": ask["at"], **seen}


def run(request: Json) -> Json:
    """Observe every place that is asked for."""
    observations = [observe(request["record"], ask) for ask in request["ask"]]
    if None in observations:
        return {"status": "skipped", "reason": "a place gave no answer"}
    return {"status": "ok", "observations": observations}


def variant(request: Json) -> Json:
    """Take a variant or say why not."""
    reason = places.take_variant(request["id"], request["declaration"])
    return {"status": "ok"} if reason is None else {"status": "unsupported", "reason": reason}


def reply(request: Json) -> Json:
    """Answer one request."""
    message = request["message"]
    if message == "hello":
        return {"protocol": "1.0", **places.WHO}
    if message == "variant":
        return variant(request)
    if message == "run":
        return run(request)
    if message == "stop":
        return {}
    return {"message": "error", "reason": f"unknown message {message}"}


def answer(line: bytes) -> Json:
    """Answer one line; an exception becomes an error, and the program goes on."""
    head: Json = {"message": "error", "seq": None}
    try:
        request = json.loads(line)
        head = {"message": request["message"], "seq": request["seq"]}
        return head | reply(request)
    except Exception as error:
        failed = {"status": "error"} if head["message"] == "run" else {"message": "error"}
        return head | failed | {"reason": f"{type(error).__name__}: {error}"}


def main() -> None:
    """Answer line after line until stop or the end of input."""
    for line in sys.stdin.buffer:
        said = answer(line)
        sys.stdout.buffer.write(json.dumps(said).encode() + b"\n")
        sys.stdout.buffer.flush()
        if said["message"] == "stop":
            return


if __name__ == "__main__":
    main()

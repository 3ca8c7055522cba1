"""The reference with one bad habit at every fifth record: ``fuzz_liar.py HABIT``."""

from __future__ import annotations

import json
import os
import sys
import time

from belote.protocol import Server

EVERY = 5


def show(habit: str, reply: bytes) -> None:
    """Show the habit instead of an honest reply."""
    out = sys.stdout.buffer
    if habit == "crash":
        os._exit(7)
    if habit == "hang":
        time.sleep(60)
    if habit == "garbage":
        out.write(b"the legal cards are 8H and JH\n")
    if habit == "error":
        head = json.loads(reply)
        out.write(
            json.dumps({"message": "run", "seq": head["seq"], "status": "error", "reason": "no"}).encode() + b"\n"
        )
    if habit == "shy":
        head = json.loads(reply)
        seen = [{"at": point["at"]} for point in head.get("observations", ())]
        out.write(json.dumps({**head, "observations": seen}).encode() + b"\n")
    if habit == "flood":
        out.write(reply + b"\n")
        while True:
            out.write(b'{"message":"run","seq":1}\n' * 1000)
    out.flush()


def main() -> None:
    """Answer line after line until stop."""
    habit, server, runs = sys.argv[1], Server(), 0
    every = 1 if habit.endswith("-always") else EVERY
    for line in sys.stdin.buffer:
        reply = server.answer(line).encode()
        runs += json.loads(line)["message"] == "run"
        if json.loads(line)["message"] == "run" and runs % every == 0:
            show(habit.removesuffix("-always"), reply)
        else:
            sys.stdout.buffer.write(reply + b"\n")
            sys.stdout.buffer.flush()
        if server.stopped:
            return


if __name__ == "__main__":
    main()

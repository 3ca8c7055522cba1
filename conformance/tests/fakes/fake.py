"""Small programs under check, each with one habit: ``fake.py HABIT``. They know the right answers to ``SAMPLES``.

A habit shows at the record ``play/second``, or from the start where its name says so; everything else is honest. The
process ids of a fake and of its children are appended to the file named by ``FAKE_PIDS``.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
ANSWERS: Json = {
    "cards": ["8H", "JH"],
    "turn": None,
    "winner": "N",
    "score": {"NS": 90, "EW": 72},
    "items": [
        {"side": "NS", "code": "deal.made", "points": 90, "factor": 1, "game": 90, "clause": "scoring.pay.made"},
        {"side": "EW", "code": "deal.made", "points": 72, "factor": 1, "game": 72, "clause": "scoring.pay.made"},
    ],
    "refused": {"code": "play.must-follow", "phase": "play", "clause": "play.follow"},
}
HELLO: Json = {
    "protocol": "1.0",
    "name": "fake",
    "version": "1",
    "kinds": ["position", "score", "refusal"],
    "results": "trace",
    "refusals": "code",
}
TRIGGER = "play/second"


def note(pid: int) -> None:
    """Leave a process id where the test finds it."""
    path = os.environ.get("FAKE_PIDS")
    if path:
        with open(path, "a", encoding="ascii") as file:
            file.write(f"{pid}\n")


def raw(data: bytes) -> None:
    """Write bytes as they are, at once."""
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def line(message: Any) -> bytes:
    """Return a message as a line."""
    return json.dumps(message).encode() + b"\n"


def say(message: Any) -> None:
    """Write a message."""
    raw(line(message))


def write_and(data: bytes, then: Callable[[], Any]) -> None:
    """Write bytes and do something else."""
    raw(data)
    then()


def observations(request: Json) -> list[Json]:
    """Observe what is asked for, rightly."""
    return [{"at": ask["at"], **{what: ANSWERS.get(what) for what in ask["what"]}} for ask in request["ask"]]


def honest(request: Json, **hello: Any) -> Json:
    """Return the honest reply."""
    reply = {"message": request["message"], "seq": request["seq"]}
    if request["message"] == "hello":
        return reply | HELLO | hello
    if request["message"] == "variant":
        return reply | {"status": "ok"}
    if request["message"] == "run":
        return reply | {"status": "ok", "observations": observations(request)}
    return reply


def run_with(request: Json, **members: Any) -> None:
    """Reply to a run with other members than the honest ones."""
    say(honest(request) | members)


def observe_with(request: Json, **members: Any) -> None:
    """Reply to a run with other observations at every place."""
    run_with(request, observations=[point | members for point in observations(request)])


def child(seconds: float) -> None:
    """Start a child that holds the pipes."""
    sleeper = [sys.executable, "-I", "-S", "-c", f"import time; time.sleep({seconds})"]
    note(subprocess.Popen(sleeper).pid)


def flood(request: Json) -> None:
    """Reply, and never stop replying."""
    say(honest(request))
    while True:
        raw(b'{"message":"run","seq":1}\n' * 1000)


def endless(request: Json) -> None:
    """Begin a line that never ends."""
    while True:
        raw(b"[" + b"1," * 30_000)


def babble(request: Json) -> None:
    """Write much to standard error, without a single line end, and then reply."""
    sys.stderr.write("x" * 5_000_000)
    sys.stderr.flush()
    say(honest(request))


def orphan(request: Json) -> None:
    """End without a reply, while a child holds the pipes."""
    child(60)
    os._exit(4)


def complain(request: Json) -> None:
    """End in an error that is written to standard error."""
    sys.stderr.write("Traceback\nLookupError: no such card\n")
    sys.stderr.flush()
    os._exit(7)


def deep(request: Json, times: int) -> None:
    """Reply with a nested observation."""
    nested = b"[" * times + b"]" * times
    raw(b'{"message":"run","seq":%d,"status":"ok","observations":[{"at":0,"cards":%s}]}\n' % (request["seq"], nested))


def number(request: Json, digits: bytes) -> None:
    """Reply with a number as it is written."""
    form = b'{"message":"run","seq":%d,"status":"ok","observations":[{"at":0,"cards":%s}]}\n'
    raw(form % (request["seq"], digits))


def close_output(request: Json) -> None:
    """Close standard output and live on."""
    os.close(1)
    time.sleep(60)


def close_input(request: Json) -> None:
    """Reply, and hear nothing more."""
    say(honest(request))
    os.close(0)
    time.sleep(60)


def scream(request: Json) -> None:
    """Write to standard error without an end."""
    while True:
        sys.stderr.write("no no no\n" * 1000)


def escape(request: Json) -> None:
    """Reply, and leave children of children that have a session of their own and hold no pipe."""
    code = (
        "import os, time\nos.setsid()\n"
        "if os.fork():\n  os._exit(0)\n"
        "open(os.environ['FAKE_PIDS'], 'a').write(f'{os.getpid()}\\n')\ntime.sleep(60)"
    )
    nowhere = subprocess.DEVNULL
    words = [sys.executable, "-I", "-S", "-c", code]
    subprocess.run(words, stdin=nowhere, stdout=nowhere, stderr=nowhere, check=False)
    say(honest(request))


def crowd(request: Json) -> None:
    """End without a reply, while children that ignore every signal write without an end."""
    code = (
        "import signal, sys\nfor s in range(1, 32):\n  try: signal.signal(s, signal.SIG_IGN)\n  except OSError: pass\n"
    )
    loop = "while True: sys.stdout.write('{}\\n' * 1000)"
    for _ in range(2):
        note(subprocess.Popen([sys.executable, "-I", "-S", "-c", code + loop]).pid)
    os._exit(4)


def fork(request: Json) -> None:
    """Reply from a child, and leave another child that stays."""
    child(60)
    pid = os.fork()
    if pid == 0:
        say(honest(request))
        os._exit(0)
    os.waitpid(pid, 0)


def drip(request: Json) -> None:
    """Reply rightly, a few bytes at a time."""
    said = line(honest(request))
    for place in range(0, len(said), 16):
        raw(said[place : place + 16])
        time.sleep(0.01)


def pause(request: Json) -> None:
    """Reply rightly, after a while."""
    time.sleep(0.4)
    say(honest(request))


def freeze(request: Json) -> None:
    """Be stopped by a signal in the middle of a record."""
    os.kill(os.getpid(), signal.SIGSTOP)


AT_RUN: dict[str, Callable[[Json], Any]] = {
    "honest": lambda q: say(honest(q)),
    "wrong": lambda q: observe_with(q, cards=["8H"]),
    "observes-nothing": lambda q: run_with(q, observations=[]),
    "observes-only-places": lambda q: run_with(q, observations=[{"at": ask["at"]} for ask in q["ask"]]),
    "observes-more": lambda q: run_with(q, observations=[*observations(q), {"at": 99, "cards": []}]),
    "floats": lambda q: observe_with(q, score={"NS": 90.0, "EW": 72.0}),
    "error": lambda q: run_with(q, status="error", reason="no idea\n\x1b[31m of that"),
    "error-without-reason": lambda q: say(
        {"message": "run", "seq": q["seq"], "status": "error", "observations": observations(q)}
    ),
    "skips": lambda q: run_with(q, status="skipped", reason="not yet"),
    "skips-without-reason": lambda q: run_with(q, status="skipped"),
    "crash": complain,
    "exit-0": lambda q: os._exit(0),
    "killed": lambda q: os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM)),
    "crash-after-reply": lambda q: write_and(line(honest(q)), lambda: os._exit(5)),
    "orphan": orphan,
    "silent": lambda q: time.sleep(60),
    "half-a-line": lambda q: write_and(b'{"message":"run",', lambda: time.sleep(60)),
    "half-a-line-and-exit": lambda q: write_and(b'{"message":"run",', lambda: os._exit(0)),
    "whole-reply-without-line-end": lambda q: write_and(line(honest(q)).rstrip(), lambda: os._exit(0)),
    "closes-output": close_output,
    "not-json": lambda q: raw(b"the legal cards are 8H and JH\n"),
    "empty-line": lambda q: raw(b"\n"),
    "not-an-object": lambda q: say([honest(q)]),
    "not-utf-8": lambda q: raw(b'{"message":"run","seq":3,"reason":"\xff\xfe"}\n'),
    "utf-16": lambda q: raw(json.dumps(honest(q)).encode("utf-16-le") + b"\n"),
    "half-a-surrogate-pair": lambda q: raw(
        b'{"message":"run","seq":%d,"status":"error","reason":"\\ud83d"}\n' % q["seq"]
    ),
    "wrong-seq": lambda q: run_with(q, seq=q["seq"] + 1),
    "last-seq": lambda q: run_with(q, seq=q["seq"] - 1),
    "seq-is-a-float": lambda q: run_with(q, seq=float(q["seq"])),
    "seq-is-a-word": lambda q: run_with(q, seq=str(q["seq"])),
    "no-seq": lambda q: say({"message": "run", "status": "ok", "observations": observations(q)}),
    "wrong-message": lambda q: run_with(q, message="variant"),
    "message-is-a-list": lambda q: run_with(q, message=["run"]),
    "cannot-read": lambda q: say({"message": "error", "seq": q["seq"], "reason": "what?"}),
    "unknown-status": lambda q: run_with(q, status="fine"),
    "status-is-an-object": lambda q: run_with(q, status={"ok": True}),
    "no-status": lambda q: say({"message": "run", "seq": q["seq"], "observations": observations(q)}),
    "observations-are-no-list": lambda q: run_with(q, observations={"0": {"cards": ["JH"]}}),
    "observations-are-no-objects": lambda q: run_with(q, observations=[["JH"]]),
    "no-place": lambda q: run_with(q, observations=[{"cards": ["8H", "JH"]}]),
    "place-is-true": lambda q: run_with(q, observations=[{"at": False, "cards": ["8H", "JH"]}]),
    "place-is-a-list": lambda q: run_with(q, observations=[{"at": [0], "cards": ["8H", "JH"]}]),
    "two-at-one-place": lambda q: run_with(q, observations=observations(q) * 2),
    "replies-twice": lambda q: raw(line(honest(q)) * 2),
    "replies-ahead": lambda q: raw(line(honest(q)) + line(honest(q) | {"seq": q["seq"] + 1})),
    "endless-line": endless,
    "flood": flood,
    "deep": lambda q: deep(q, 100_000),
    "nested": lambda q: deep(q, 700),
    "huge-integer": lambda q: number(q, b"9" * 100_000),
    "beyond-all-numbers": lambda q: number(q, b"1e999"),
    "nan": lambda q: number(q, b"NaN"),
    "infinity": lambda q: number(q, b"-Infinity"),
    "huge-observation": lambda q: observe_with(q, cards=["JH"] * 200_000),
    "babbles": babble,
    "screams": scream,
    "closes-input": close_input,
    "leaves-a-crowd": crowd,
    "escapes": escape,
    "forks": fork,
    "drips": drip,
    "pauses": pause,
    "freezes": freeze,
    "nul-bytes": lambda q: raw(line(honest(q)).replace(b'"', b'"\x00', 3)),
    "only-nul-bytes": lambda q: raw(b"\x00" * 1000 + b"\n"),
    "nul-in-words": lambda q: run_with(q, status="error", reason="no\x00idea"),
    "ten-megabytes": lambda q: run_with(q, reason="x" * 10_000_000),
    "wide": lambda q: run_with(q, **{f"member-{number}": number for number in range(100_000)}),
    "swaps-replies": lambda q: raw(line(honest(q) | {"seq": q["seq"] + 1}) + line(honest(q))),
}


def ignore_signals() -> None:
    """Ignore every signal that can be ignored."""
    for name in ("SIGTERM", "SIGINT", "SIGHUP", "SIGPIPE"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)


def at_start(habit: str) -> None:
    """Show a habit before the first request."""
    if habit == "starts-with-crash":
        sys.stderr.write("no licence\n")
        sys.stderr.flush()
        os._exit(3)
    if habit == "starts-silent":
        time.sleep(60)
    if habit == "starts-with-banner":
        raw(b"Welcome to Belote 3000\n")
    if habit == "starts-with-flood":
        raw(b"Welcome to Belote 3000\n" * 10_000)
    if habit == "starts-with-reply":
        say({"message": "hello", "seq": 1} | HELLO)
    if habit == "ignores-signals-and-end":
        ignore_signals()
    if habit == "has-a-child":
        child(60)


HELLOS: dict[str, Json] = {
    "no-score": {"kinds": ["position"]},
    "no-refusals": {"kinds": ["position", "score"]},
    "no-positions": {"kinds": ["score", "refusal"]},
    "other-variants": {"variants": ["tarot"]},
    "this-variant": {"variants": ["sample"]},
    "totals": {"results": "totals"},
    "items": {"results": "items"},
    "next-minor": {"protocol": "1.7"},
    "next-major": {"protocol": "2.0"},
    "protocol-is-a-number": {"protocol": 1.0},
    "unknown-strictness": {"results": "everything"},
    "observes-nothing-known": {"observes": ["cards", "trik"]},
    "observes-a-word": {"observes": "cards"},
    "kinds-are-a-word": {"kinds": "score"},
    "kinds-are-a-number": {"kinds": 5},
    "kinds-of-lists": {"kinds": [["score"]]},
    "variants-are-a-word": {"variants": "sample"},
    "misspelt-member": {"varients": ["sample"]},
}
VARIANTS: dict[str, Json] = {
    "variant-unsupported": {"status": "unsupported", "reason": "no melds", "sections": ["declarations", "belote"]},
    "variant-unsupported-without-reason": {"status": "unsupported"},
    "variant-sections-are-a-number": {"status": "unsupported", "sections": 5},
    "variant-without-status": {},
    "variant-with-other-status": {"status": "error"},
}


def answer(habit: str, request: Json, count: int) -> None:
    """Answer a request as the habit has it."""
    message = request["message"]
    trigger = message == "run" and request["record"]["id"] == TRIGGER
    if message == "hello" and habit in HELLOS:
        say(honest(request) | HELLOS[habit])
    elif message == "variant" and habit in VARIANTS:
        reply = {key: value for key, value in honest(request).items() if key != "status"}
        say(reply | VARIANTS[habit])
    elif message == "variant" and habit == "crash-at-variant":
        os._exit(9)
    elif trigger and habit in AT_RUN:
        AT_RUN[habit](request)
    elif message == "run" and habit == "crash-at-every-run":
        os._exit(9)
    elif message == "run" and habit == "hello-once":
        os.environ.pop("FAKE_PIDS", None)
        os._exit(9)
    elif message == "stop" and habit == "no-farewell":
        os._exit(0)
    elif message == "stop" and habit == "crash-at-stop":
        os._exit(9)
    elif message == "stop" and habit == "status-after-stop":
        write_and(line(honest(request)), lambda: os._exit(9))
    else:
        say(honest(request))
    if habit == "exits-after-four" and count == 4:
        os._exit(0)
    if message == "stop" and habit in ("goes-on", "ignores-signals-and-end"):
        time.sleep(60)


def main() -> None:
    """Answer line after line until stop or the end of input."""
    habit = sys.argv[1]
    note(os.getpid())
    at_start(habit)
    for count, asked in enumerate(sys.stdin.buffer, 1):
        request = json.loads(asked)
        answer(habit, request, count)
        if request["message"] == "stop":
            return
    if habit == "ignores-signals-and-end":
        time.sleep(60)


if __name__ == "__main__":
    main()

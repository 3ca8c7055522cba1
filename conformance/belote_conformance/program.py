"""One checked program: a process that answers one line of JSON for each line it is sent. Clause protocol.lines."""

from __future__ import annotations

import contextlib
import json
import queue
import subprocess
import threading
from collections import deque
from collections.abc import Sequence
from typing import IO, Any

from belote_conformance.errors import BrokenAdapter

LONGEST_LINE = 4_000_000
PROTOCOL = "1.0"


class Program:
    """A running program. Every failure is a ``BrokenAdapter``; after one, ``close`` and start another."""

    def __init__(self, command: Sequence[str], timeout: float = 10.0) -> None:
        self.command = list(command)
        self.timeout = timeout
        self.sequence = 0
        self.errors: deque[str] = deque(maxlen=50)
        self.lines: queue.Queue[bytes | None] = queue.Queue(maxsize=1000)
        try:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
        except OSError as error:
            raise BrokenAdapter("crash", f"cannot start {self.command[0]}: {error.strerror}") from error
        self.watch(self.process.stdout, self.read_lines)
        self.watch(self.process.stderr, self.read_errors)

    def watch(self, stream: IO[bytes] | None, read: Any) -> None:
        """Read a stream in the background, so that neither side waits for the other."""
        threading.Thread(target=read, args=(stream,), daemon=True).start()

    def read_lines(self, stream: IO[bytes]) -> None:
        """Queue every line; an over-long or last line is queued as it is."""
        with contextlib.suppress(ValueError, OSError):
            while line := stream.readline(LONGEST_LINE):
                self.lines.put(line)
        self.lines.put(None)

    def read_errors(self, stream: IO[bytes]) -> None:
        """Keep the last lines of standard error."""
        with contextlib.suppress(ValueError, OSError):
            for line in stream:
                self.errors.append(line.decode("utf-8", "replace").rstrip()[:500])

    def request(self, message: str, **members: Any) -> dict[str, Any]:
        """Send one request and return its reply. Raises ``BrokenAdapter``."""
        self.sequence += 1
        line = json.dumps({"message": message, "seq": self.sequence, **members}, separators=(",", ":")) + "\n"
        stdin = self.process.stdin
        if stdin is None:
            raise BrokenAdapter("crash", "the program has no standard input")
        try:
            stdin.write(line.encode())
            stdin.flush()
        except (OSError, ValueError) as error:
            raise BrokenAdapter("crash", self.gone()) from error
        return self.reply(message)

    def reply(self, message: str) -> dict[str, Any]:
        """Wait for the reply to the request just sent."""
        try:
            line = self.lines.get(timeout=self.timeout)
        except queue.Empty:
            raise BrokenAdapter("timeout", f"no reply to {message} within {self.timeout:g} s") from None
        if line is None:
            raise BrokenAdapter("crash", self.gone())
        return self.decode(line, message)

    def decode(self, line: bytes, message: str) -> dict[str, Any]:
        """Turn a line into a reply to this request."""
        try:
            data = json.loads(line.decode("utf-8"))
        except (ValueError, RecursionError) as error:
            raise BrokenAdapter("malformed", f"the reply to {message} is not JSON: {error}") from error
        if not isinstance(data, dict):
            raise BrokenAdapter("malformed", f"the reply to {message} is not an object")
        if data.get("message") == "error":
            raise BrokenAdapter("malformed", f"the program could not read {message}: {data.get('reason')}")
        if data.get("message") != message or data.get("seq") != self.sequence:
            found = f"{data.get('message')} {data.get('seq')}"
            raise BrokenAdapter("malformed", f"expected the reply to {message} {self.sequence}, got {found}")
        return data

    def gone(self) -> str:
        """Say how the process ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=1)
        last = f": {self.errors[-1]}" if self.errors else ""
        return f"the program ended with status {self.process.poll()}{last}"

    def close(self) -> None:
        """End the process, gently and then by force."""
        with contextlib.suppress(OSError, ValueError):
            if self.process.stdin:
                self.process.stdin.close()
        try:
            self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

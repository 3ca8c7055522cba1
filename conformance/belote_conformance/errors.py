"""What can go wrong while checking a program: its adapter is broken, a record of ours is, or the runner itself."""

from __future__ import annotations

from pathlib import Path


class BrokenAdapter(Exception):
    """The checked program crashed, fell silent, or answered what is not an answer."""

    def __init__(self, kind: str, message: str, code: str = "") -> None:
        """``kind`` is crash, timeout or malformed; ``code`` names the way it is broken, a key of ``advice.ADVICE``."""
        super().__init__(message)
        self.kind = kind
        self.code = code or kind


class BrokenRecords(Exception):
    """Records that cannot be used; ``problems`` has one line for each, with file and reason."""

    def __init__(self, problems: list[str], files: tuple[Path, ...] = ()) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems
        self.files = files


class BrokenInput(Exception):
    """A list of known failures, a file of answers or a report that cannot be used; one line for each problem."""

    def __init__(self, *problems: str) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class HarnessFault(Exception):
    """The runner was about to send a request that the protocol does not allow. The program is not to blame."""

"""What can go wrong while checking a program: its adapter is broken, a record of ours is, or the runner itself."""

from __future__ import annotations


class BrokenAdapter(Exception):
    """The checked program crashed, fell silent, or answered what is not an answer."""

    def __init__(self, kind: str, message: str) -> None:
        """``kind`` is crash, timeout or malformed."""
        super().__init__(message)
        self.kind = kind


class BrokenRecords(Exception):
    """Records that cannot be used; ``problems`` has one line for each, with file and reason."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class HarnessFault(Exception):
    """The runner was about to send a request that the protocol does not allow. The program is not to blame."""

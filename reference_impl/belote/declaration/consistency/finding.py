"""What a check finds, and the shapes all checks share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

Data = Mapping[str, Any]
Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Finding:
    """One thing that does not hold together.

    ``path`` is where it stands, ``code`` is stable (``topic.short-name``), ``message`` says what was found, ``instead``
    what would be accepted, and ``clause`` names the rule.
    """

    path: Path
    code: str
    message: str
    instead: str
    clause: str


Findings = Iterator[Finding]
Check = Callable[[Any], Findings]

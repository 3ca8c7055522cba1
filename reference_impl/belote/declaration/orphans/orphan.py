"""A leaf, or a map, that cannot matter in a variant."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from belote.declaration.consistency.finding import Path
from belote.declaration.vocabulary import clause_at


@dataclass(frozen=True)
class Orphan:
    """What stands at ``path`` changes nothing in this variant, whatever it is; ``clause`` is the rule it belongs to.

    ``refused``: it is refused where the declaration itself sets it; what is not is left to ``consistency`` there.
    """

    path: Path
    reason: str
    clause: str
    refused: bool = True


Orphans = Iterator[Orphan]


def orphan(path: Path, reason: str) -> Orphan:
    """Return an orphan with the clause the schema names for its path."""
    return Orphan(path, reason, clause_at(path))


def stray(path: Path, reason: str) -> Orphan:
    """Return what is dropped where it is inherited, and told by ``consistency`` where it is not."""
    return Orphan(path, reason, clause_at(path), refused=False)

"""Which records protect which values: the matrix of changes and the records that catch them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from belote.adequacy.catching import Verdict


def protectors(verdicts: Iterable[Verdict]) -> Mapping[str, list[str]]:
    """Return, by record, the changes that it alone catches."""
    found: dict[str, list[str]] = {}
    for verdict in verdicts:
        if len(verdict.caught_by) == 1:
            found.setdefault(verdict.caught_by[0], []).append(verdict.change.key)
    return found


def idle(ids: Iterable[str], verdicts: Sequence[Verdict]) -> set[str]:
    """Return the records that catch no change."""
    return set(ids) - {record for verdict in verdicts for record in verdict.caught_by}

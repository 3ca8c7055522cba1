"""Which records protect which values: the matrix of changes and the records that catch them.

It is whole only if every record was asked of every change.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from belote.adequacy.catching import Verdict


def protected(verdicts: Iterable[Verdict]) -> Mapping[str, list[str]]:
    """Return, by record in order of its id, the keys of the changes that it catches."""
    found: dict[str, list[str]] = {}
    for verdict in verdicts:
        for record in verdict.caught_by:
            found.setdefault(record, []).append(verdict.change.key)
    return dict(sorted(found.items()))


def protectors(verdicts: Iterable[Verdict]) -> Mapping[str, list[str]]:
    """Return, by record in order of its id, the keys of the changes that it alone catches."""
    return protected(verdict for verdict in verdicts if len(verdict.caught_by) == 1)


def idle(ids: Iterable[str], verdicts: Sequence[Verdict]) -> set[str]:
    """Return the records that catch no change."""
    return set(ids) - {record for verdict in verdicts for record in verdict.caught_by}

"""What the records of a variant are known to notice: which of them fail, and by what, when one value is changed.

The table comes with the corpus. Whoever has a wrong rule fails much the same records as the reference with a value of
that rule changed, whatever clauses those records name. Records the table does not know say nothing here.
"""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from belote_conformance.errors import BrokenInput
from belote_conformance.outcomes import Result

OTHERWISE = 0.2
"""How much a record counts that fails in both, but by another observation."""


@dataclass(frozen=True)
class Change:
    """One value changed: its clause, what was changed in words, and the records that fail by it.

    ``noticed`` maps their ids to the name of the observation that differs first, or to nothing after an error.
    """

    clause: str
    name: str
    noticed: Mapping[str, str]


@dataclass(frozen=True)
class Noticed:
    """The records of a variant when the table was made, and what they noticed."""

    records: frozenset[str]
    changes: Sequence[Change]

    @cached_property
    def clauses(self) -> dict[str, frozenset[str]]:
        """The clauses of which a record notices a change, by record."""
        found: dict[str, set[str]] = defaultdict(set)
        for change in self.changes:
            for name in change.noticed:
                found[name].add(change.clause)
        return {name: frozenset(own) for name, own in found.items()}


Notices = Mapping[str, Noticed]
"""What is noticed, by variant."""


def likeness(results: Iterable[Result], notices: Notices) -> dict[str, float]:
    """Return, by clause, how like the failures are to those of its likest change, from 0 to 1.

    It is the cosine of the two sets of records, taken for each variant in which something failed; each variant counts
    by the number of its failures. ``results`` are those of records that were answered.
    """
    by_variant: dict[str, dict[str, str | None]] = defaultdict(dict)
    for result in results:
        by_variant[result.record.variant][result.record.id] = mark(result)
    found: dict[str, float] = defaultdict(float)
    failures = 0
    for variant, marks in by_variant.items():
        known = notices.get(variant)
        if known is not None:
            failed = {name: what for name, what in marks.items() if what is not None and name in known.records}
            failures += len(failed)
            for clause, like in likest(failed, marks.keys(), known.changes).items():
                found[clause] += like * len(failed)
    return {clause: total / failures for clause, total in found.items()}


def mark(result: Result) -> str | None:
    """Return by which observation a record failed, an empty word after an error, nothing if it passed."""
    if result.outcome in ("pass", "unexpected_pass"):
        return None
    return result.difference.what if result.difference else ""


def likest(failed: Mapping[str, str], asked: Iterable[str], changes: Iterable[Change]) -> dict[str, float]:
    """Return the likeness of the likest change of each clause that is like the failures at all."""
    found: dict[str, float] = {}
    compared = frozenset(asked)
    for change in changes:
        like = cosine(failed, {name: what for name, what in change.noticed.items() if name in compared})
        if like > found.get(change.clause, 0.0):
            found[change.clause] = like
    return found


def cosine(one: Mapping[str, str], other: Mapping[str, str]) -> float:
    """Return how like two sets of failures are: 1 the same records by the same observations, 0 none in common."""
    shared = sum(1.0 if one[name] == other[name] else OTHERWISE for name in one.keys() & other.keys())
    return shared / math.sqrt(len(one) * len(other)) if shared else 0.0


def read_notices(path: Path) -> dict[str, Noticed]:
    """Read a table; without a file there is none. Raises ``BrokenInput`` for one that cannot be read."""
    if not path.exists():
        return {}
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return {variant: read_variant(own) for variant, own in data.items()}
    except (OSError, ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
        raise BrokenInput(f"{path} is no table of what records notice: {error}") from None


def read_variant(data: Mapping[str, Any]) -> Noticed:
    """Read what the records of one variant notice; records are named by their places in the list."""
    ids = data["records"]
    changes = [
        Change(clause, name, {ids[place]: what for what, places in noticed.items() for place in places})
        for clause, name, noticed in data["changes"]
    ]
    return Noticed(frozenset(ids), changes)


def write_notices(notices: Notices) -> str:
    """Return the text of a table, one change to a line."""
    return "{\n" + ",\n".join(f"{json.dumps(name)}: {text_of(notices[name])}" for name in sorted(notices)) + "\n}\n"


def text_of(known: Noticed) -> str:
    """Return the text of what the records of one variant notice."""
    ids = sorted(known.records)
    place = {name: index for index, name in enumerate(ids)}
    rows = []
    for change in known.changes:
        by_what: dict[str, list[int]] = defaultdict(list)
        for name in sorted(change.noticed):
            by_what[change.noticed[name]].append(place[name])
        rows.append(json.dumps([change.clause, change.name, dict(sorted(by_what.items()))], separators=(",", ":")))
    head = ",\n".join(f'"{name}"' for name in ids)
    return '{"records": [\n' + head + '\n], "changes": [\n' + ",\n".join(rows) + "\n]}"

"""Which changes of declarations their records catch. Only observed behaviour counts: digests are never compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from belote.adequacy.changed import Originals
from belote.adequacy.changes import Change
from belote.compare.observing import Observed, differs
from belote.deal import Rules

Records = Mapping[str, Sequence[Observed]]


class Known(NamedTuple):
    """What an earlier run found out of a change: whether no variant takes it, and which records it asked.

    ``refused`` is nothing if that is not known. ``hints`` are records that caught the change under other rules, and are
    asked first.
    """

    refused: bool | None = None
    caught: frozenset[str] = frozenset()
    missed: frozenset[str] = frozenset()
    hints: frozenset[str] = frozenset()


NOTHING_KNOWN = Known()


class Verdict(NamedTuple):
    """What became of a change: ``refused`` at loading everywhere, ``caught`` by these records, or ``survived``.

    ``missed`` are the records that were asked and did not notice it.
    """

    change: Change
    outcome: str
    caught_by: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()


def judge(
    change: Change, variants: Originals, records: Records, whole: bool = False, known: Known = NOTHING_KNOWN
) -> Verdict:
    """Return the verdict on a change: variants with the most records are asked first.

    Without ``whole`` the first record that fails is enough; with it every record of every variant is asked. What is
    ``known`` is not asked again.
    """
    ids = [record.id for name in change.variants for record in records.get(name, ())]
    caught = [id for id in ids if id in known.caught]
    missed = [id for id in ids if id in known.missed]
    if known.refused or (caught and not whole):
        return Verdict(change, "refused" if known.refused else "caught", tuple(caught), tuple(missed))
    taken = known.refused is False
    for some in alike(change, variants, records):
        asked = [record for record in some.records if record.id not in known.caught | known.missed]
        if not asked and known.refused is not None:
            continue
        rules = variants[some.name].changed(change.mutation)
        taken = taken or rules is not None
        for record, notices in answers(rules, in_order(asked, change, known.hints)):
            (caught if notices else missed).append(record.id)
            if notices and not whole:
                return Verdict(change, "caught", tuple(caught), tuple(missed))
    return Verdict(change, "caught" if caught else "survived" if taken else "refused", tuple(caught), tuple(missed))


class Alike(NamedTuple):
    """Variants with the same rules: the name of one of them, and the records of all."""

    name: str
    records: Sequence[Observed]


def alike(change: Change, variants: Originals, records: Records) -> list[Alike]:
    """Return the variants of a change, those with the same rules as one, those with the most records first."""
    groups: dict[str, list[str]] = {}
    for name in change.variants:
        groups.setdefault(variants[name].digest, []).append(name)
    found = [
        Alike(names[0], [record for name in names for record in records.get(name, ())]) for names in groups.values()
    ]
    return sorted(found, key=lambda some: -len(some.records))


def answers(rules: Rules | None, records: Sequence[Observed]) -> Iterator[tuple[Observed, bool]]:
    """Yield records, and whether the changed rules do not meet their expectations; rules refused are not noticed."""
    for record in records:
        yield record, rules is not None and differs(rules, record)


def in_order(records: Sequence[Observed], change: Change, hints: frozenset[str]) -> list[Observed]:
    """Return the records: those that caught it once, then those of the same clause, then those of the same topic."""
    clause = change.mutation.clause
    topic = clause.split(".")[0]
    return sorted(
        records,
        key=lambda one: (one.id not in hints, clause not in one.clauses, not one.id.startswith(topic)),
    )

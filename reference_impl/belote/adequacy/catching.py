"""Which changes of declarations their records catch. Only observed behaviour counts: digests are never compared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from belote.adequacy.changes import Change
from belote.adequacy.mutations import Mutation
from belote.compare.observing import Observed, differs
from belote.deal import Rules, compile_rules
from belote.declaration import Resolved, from_resolved, resolved_document
from belote.errors import BrokenDeclaration, CannotHappen

Records = Mapping[str, Sequence[Observed]]


class Verdict(NamedTuple):
    """What became of a change: ``refused`` at loading everywhere, ``caught`` by these records, or ``survived``."""

    change: Change
    outcome: str
    caught_by: tuple[str, ...] = ()


def judge(change: Change, variants: Mapping[str, Resolved], records: Records, whole: bool = False) -> Verdict:
    """Return the verdict on a change: variants with the most records are asked first.

    Without ``whole`` the first record that fails is enough; with it every record of every variant is asked.
    """
    outcome, catching = "refused", list[str]()
    for name in sorted(change.variants, key=lambda name: -len(records.get(name, ()))):
        rules = changed_rules(variants[name], change.mutation)
        if rules is None:
            continue
        outcome = "survived"
        catching += catchers(rules, in_order(records.get(name, ()), change.mutation), whole)
        if catching and not whole:
            break
    return Verdict(change, "caught" if catching else outcome, tuple(catching))


def changed_rules(resolved: Resolved, mutation: Mutation) -> Rules | None:
    """Return the compiled rules of a variant with one change; nothing if they are refused."""
    document = resolved_document(resolved)
    return compiled(document | mutation.apply({name: document[name] for name in resolved.data}))


def compiled(document: dict[str, Any]) -> Rules | None:
    """Compile a changed declaration; nothing if it is refused."""
    try:
        return compile_rules(from_resolved(document))
    except (BrokenDeclaration, CannotHappen):
        return None


def catchers(rules: Rules, records: Iterable[Observed], whole: bool) -> tuple[str, ...]:
    """Return the ids of the records whose expectations the changed rules do not meet."""
    found = []
    for record in records:
        if differs(rules, record):
            found.append(record.id)
            if not whole:
                break
    return tuple(found)


def in_order(records: Sequence[Observed], mutation: Mutation) -> list[Observed]:
    """Return the records, those of the same clause first, then those of the same topic."""
    topic = mutation.clause.split(".")[0]
    return sorted(records, key=lambda record: (mutation.clause not in record.clauses, not record.id.startswith(topic)))

"""Which changes of a declaration its records catch. Only observed behaviour counts: digests are never compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from belote.adequacy.mutations import Mutation, mutations
from belote.compare.observing import Observed, differs
from belote.deal import Rules, compile_rules
from belote.declaration import from_resolved, resolved_document
from belote.declaration.resolved import Resolved
from belote.errors import BrokenDeclaration, CannotHappen

Json = Mapping[str, Any]


class Verdict(NamedTuple):
    """What became of one change: ``refused`` at loading, ``caught`` by these records, or ``survived``."""

    mutation: Mutation
    outcome: str
    caught_by: tuple[str, ...] = ()


def judge(resolved: Resolved, records: Sequence[Observed], matrix: bool = False) -> Iterator[Verdict]:
    """Yield the verdict on every change of a declaration.

    Records of the topic of a change are tried first; without ``matrix`` the first that catches it is enough.
    """
    document = resolved_document(resolved)
    identity = {key: value for key, value in document.items() if key not in resolved.data}
    for mutation in mutations(resolved.data):
        rules = compiled(identity | mutation.apply(resolved.data))
        if rules is None:
            yield Verdict(mutation, "refused")
            continue
        catching = catchers(rules, in_order(records, mutation), matrix)
        yield Verdict(mutation, "caught" if catching else "survived", catching)


def compiled(document: dict[str, Any]) -> Rules | None:
    """Compile a changed declaration; nothing if it is refused."""
    try:
        return compile_rules(from_resolved(document))
    except (BrokenDeclaration, CannotHappen):
        return None


def catchers(rules: Rules, records: Iterable[Observed], matrix: bool) -> tuple[str, ...]:
    """Return the ids of the records whose expectations the changed rules do not meet."""
    found = []
    for record in records:
        if differs(rules, record):
            found.append(record.id)
            if not matrix:
                break
    return tuple(found)


def in_order(records: Sequence[Observed], mutation: Mutation) -> list[Observed]:
    """Return the records, those of the same clause first, then those of the same topic."""
    topic = mutation.clause.split(".")[0]
    return sorted(records, key=lambda record: (mutation.clause not in record.clauses, not record.id.startswith(topic)))

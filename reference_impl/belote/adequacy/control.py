"""The control: changes that the corpus must notice, and rules without a change, of which no record may complain.

A run in which the one is not noticed, or the other is, says nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from belote.adequacy.catching import Records, Verdict, judge
from belote.adequacy.changed import Originals
from belote.adequacy.changes import Change, first_origins, writer
from belote.adequacy.mutations import Mutation
from belote.compare.observing import differs
from belote.deal import compile_rules
from belote.declaration import Resolved, declaration


def control(resolved: Resolved) -> Mutation:
    """Return the change: the plain cards of the first contract rank the other way round."""
    name, contract = next(iter(resolved.data["contracts"].items()))
    part = "plain" if "plain" in contract else "trump"
    order = contract[part]["order"]
    return Mutation(("contracts", name, part, "order"), "contracts.order", order, order[::-1])


def controls(variants: Iterable[Resolved]) -> list[Change]:
    """Return the controls, each once where its order is written, with the variants that have it."""
    found: dict[tuple[str, str, str], tuple[Mutation, list[str]]] = {}
    for resolved in variants:
        mutation = control(resolved)
        file = writer(first_origins(resolved)[mutation.path])
        found.setdefault((file, str(mutation.path), mutation.new), (mutation, []))[1].append(resolved.id)
    return [Change(file, mutation, tuple(names)) for (file, _, _), (mutation, names) in found.items()]


def uncaught(variants: Originals, records: Records) -> Iterator[Change]:
    """Yield the controls that no record notices, of variants that have records."""
    for change in controls(original.resolved for original in variants.values()):
        if any(records.get(name) for name in change.variants) and judge(change, variants, records).outcome != "caught":
            yield change


def unsound(verdicts: Iterable[Verdict], variants: Originals, records: Records) -> Iterator[str]:
    """Yield the records that are said to notice a change and do not hold under the rules without it either."""
    catching = {id for verdict in verdicts for id in verdict.caught_by}
    for name, some in records.items():
        asked = [record for record in some if record.id in catching]
        if asked:
            rules = compile_rules(declaration(variants[name].resolved))
            yield from (record.id for record in asked if differs(rules, record))

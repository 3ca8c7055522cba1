"""The control: a change that every corpus must notice. A run in which it is not noticed says nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from belote.adequacy.catching import Records, catchers, changed_rules
from belote.adequacy.mutations import Mutation
from belote.declaration import Resolved


def control(resolved: Resolved) -> Mutation:
    """Return the change: the plain cards of the first contract rank the other way round."""
    name, contract = next(iter(resolved.data["contracts"].items()))
    part = "plain" if "plain" in contract else "trump"
    order = contract[part]["order"]
    return Mutation(("contracts", name, part, "order"), "contracts.order", order, order[::-1])


def uncaught(variants: Mapping[str, Resolved], records: Records, names: Sequence[str]) -> Iterator[str]:
    """Yield the variants whose records do not notice the control; those without records cannot."""
    for name in names:
        rules = changed_rules(variants[name], control(variants[name]))
        if records.get(name) and rules is not None and not catchers(rules, records[name], False):
            yield name

"""The rules of a variant with one change, worked out as far as the change reaches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from belote.adequacy.mutations import Mutation
from belote.deal import Rules, compile_rules
from belote.declaration import Declaration, Resolved, resolved_document, structure
from belote.declaration.consistency import Analysis, findings
from belote.declaration.consistency.situations import Situations
from belote.declaration.defaults import with_defaults
from belote.declaration.schema import schema_complaints
from belote.declaration.vocabulary import sections
from belote.errors import BrokenDeclaration, CannotHappen

OF_THE_AUCTION = ("players", "pack", "dealing", "contracts", "auction")
"""The sections on which it depends what can lie on the table when a seat is to speak."""


@dataclass(frozen=True)
class Original:
    """A variant as it is declared, with what its changes share."""

    resolved: Resolved

    @property
    def digest(self) -> str:
        """The digest of its rules."""
        return self.resolved.digest

    @cached_property
    def document(self) -> dict[str, Any]:
        """The resolved declaration as third parties receive it."""
        return resolved_document(self.resolved)

    @cached_property
    def situations(self) -> Situations:
        """What can lie on the table for each row of bids."""
        return Analysis(self.resolved.data).situations

    def changed(self, mutation: Mutation) -> Rules | None:
        """Return the compiled rules with one change; nothing if they are refused."""
        document = mutation.apply(self.document)
        same = mutation.path[0] not in OF_THE_AUCTION
        return compiled(document, self.situations if same else None)


Originals = Mapping[str, Original]


def originals(variants: Mapping[str, Resolved]) -> Originals:
    """Return variants by their ids, ready to be changed many times."""
    return {name: Original(resolved) for name, resolved in variants.items()}


@dataclass(frozen=True)
class Reused(Analysis):
    """An analysis of rules in which nothing has changed that decides what can lie on the table."""

    before: Situations

    @cached_property
    def situations(self) -> Situations:
        """What could lie on the table before the change."""
        return self.before


def compiled(document: dict[str, Any], situations: Situations | None = None) -> Rules | None:
    """Compile a changed declaration; nothing if it is refused. ``situations`` are those before, if they still hold."""
    if schema_complaints(document, partial=False):
        return None
    data = with_defaults({name: document[name] for name in sections() if name in document})
    if next(findings(Reused(data, situations) if situations else Analysis(data)), None) is not None:
        return None
    try:
        return compile_rules(structure(data, Declaration))
    except (BrokenDeclaration, CannotHappen):
        return None

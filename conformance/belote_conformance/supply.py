"""What the runner is given, because it knows no rules: records, schemas, clauses, and who resolves a declaration.

Whoever has them offers a function of no arguments that returns a ``Supply``, as an entry point of the group ``GROUP``.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from belote_conformance.clauses import Clause, read_clauses
from belote_conformance.errors import BrokenInput
from belote_conformance.messages import Validator
from belote_conformance.noticing import Notices, read_notices
from belote_conformance.session import Resolver

GROUP = "belote_conformance.supply"


@dataclass(frozen=True)
class Supply:
    """Folders of records, schemas and clauses, a resolver, and the command of a program that explains.

    ``notices`` is the table of what the records notice, if there is one.
    """

    records: Path
    schemas: Path
    clauses: Path
    resolve: Resolver
    reference: Sequence[str]
    notices: Path | None = None

    def schema(self) -> dict[str, Any]:
        """Return the schema of records."""
        found: dict[str, Any] = json.loads((self.schemas / "record.schema.json").read_text(encoding="utf-8"))
        return found

    def validator(self) -> Validator:
        """Return what holds messages against their schemas."""
        return Validator.from_folder(self.schemas)

    def titles(self) -> dict[str, Clause]:
        """Return the clauses, for their titles."""
        return read_clauses(self.clauses)

    def noticed(self) -> Notices:
        """Return what the records are known to notice. Raises ``BrokenInput``."""
        return read_notices(self.notices) if self.notices else {}


def supplied(name: str = "") -> Supply:
    """Return the supply of ``module:function``, or else the one that is installed. Raises ``BrokenInput``."""
    offered: list[Callable[[], Any]]
    if name:
        module, _, function = name.partition(":")
        try:
            offered = [getattr(importlib.import_module(module), function)]
        except (ImportError, AttributeError, ValueError) as error:
            raise BrokenInput(f"{name} is no supply: {error}") from None
    else:
        offered = [point.load() for point in entry_points(group=GROUP)]
    if not offered:
        raise BrokenInput("nothing is installed that supplies records and declarations")
    found = offered[0]()
    if not isinstance(found, Supply):
        raise BrokenInput(f"{name or GROUP} gives no supply")
    return found

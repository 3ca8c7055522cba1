"""The form of messages, against the schemas of the protocol. Clause protocol.lines.

A run works without: it reads what it needs and ignores the rest. Held against the schemas, a program learns of a
misspelt member at once.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import jsonschema

from belote_conformance.errors import BrokenAdapter, HarnessFault

ENDING = ".schema.json"
Schema = Mapping[str, Any]


class Validator:
    """Holds messages against schemas, named ``run.request`` and so on, and observations against that of checkpoints."""

    def __init__(self, schemas: Mapping[str, Schema], checkpoint: Schema | None = None) -> None:
        self.validators = {name: jsonschema.Draft202012Validator(schema) for name, schema in schemas.items()}
        self.checkpoint = None if checkpoint is None else jsonschema.Draft202012Validator(checkpoint)

    @classmethod
    def from_folder(cls, folder: Path) -> Validator:
        """Read ``protocol/*.schema.json`` and the checkpoints of ``record.schema.json`` below the folder of schemas."""
        paths = sorted((folder / "protocol").glob(f"*{ENDING}"))
        schemas = {path.name.removesuffix(ENDING): load(path) for path in paths}
        record = load(folder / f"record{ENDING}")
        return cls(schemas, {"$ref": "#/$defs/checkpoint", "$defs": record["$defs"]})

    def check_request(self, request: Mapping[str, Any]) -> None:
        """Raise ``HarnessFault`` for a request that breaks its schema."""
        problem = self.problem(request, "request")
        if problem:
            raise HarnessFault(problem)

    def check_reply(self, reply: Mapping[str, Any]) -> None:
        """Raise ``BrokenAdapter`` for a reply that breaks its schema."""
        problem = self.problem(reply, "reply")
        if problem:
            raise BrokenAdapter("malformed", problem, "schema")

    def problem(self, message: Mapping[str, Any], direction: str) -> str:
        """Return what is wrong with a message, or nothing. ``direction`` is request or reply."""
        name = f"{message.get('message')}.{direction}"
        validator = self.validators.get(name)
        if validator is None:
            return f"there is no message {name}"
        found = flaw(validator, message, name)
        if not found and direction == "reply" and self.checkpoint is not None:
            points = enumerate(message.get("observations", ()))
            found = next(filter(None, (flaw(self.checkpoint, point, f"observations[{i}]") for i, point in points)), "")
        return found


def flaw(validator: jsonschema.Draft202012Validator, value: Any, name: str) -> str:
    """Return the best description of what is wrong with a value, or nothing."""
    error = jsonschema.exceptions.best_match(validator.iter_errors(value))
    return "" if error is None else f"{name} breaks its schema: {error.json_path}: {error.message[:300]}"


def load(path: Path) -> dict[str, Any]:
    """Read a schema."""
    schema: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return schema

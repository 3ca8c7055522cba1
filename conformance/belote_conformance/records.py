"""Read the corpus. A record is one JSON file below the folder of its topic; its id names both."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

import jsonschema

from belote_conformance.errors import BrokenRecords

LIMIT = 1_000_000


@dataclass(frozen=True)
class Record:
    """One record and the file it came from."""

    data: dict[str, Any]
    file: Path

    @property
    def id(self) -> str:
        """The permanent id: topic and short phrase."""
        return str(self.data["id"])

    @property
    def variant(self) -> str:
        """The variant with its options, joined by plus signs."""
        return "+".join([self.data["variant"]["id"], *self.data["variant"]["options"]])

    @property
    def topic(self) -> str:
        """The topic, which is the first part of the id."""
        return self.id.split("/", 1)[0]

    @property
    def base(self) -> str:
        """The kind whose givens it has: for a refusal the one it is based on, else its own."""
        return str(self.data.get("base", self.data["kind"]))

    def question(self) -> dict[str, Any]:
        """Return what a program is shown: never the expectations, the title or the source."""
        return {key: self.data[key] for key in ("id", "kind", "base", "variant", "given", "events") if key in self.data}

    def ask(self) -> list[dict[str, Any]]:
        """Return the checkpoints and the names of what is to be observed there."""
        return [{"at": point["at"], "what": [key for key in point if key != "at"]} for point in self.data["expect"]]


class Reader:
    """Reads and validates records against a schema, keeping every problem it meets.

    ``wants`` looks at what a file holds before it is validated; what it does not want is left out, and is no problem.
    """

    def __init__(self, schema: dict[str, Any], wants: Callable[[Any], bool] | None = None) -> None:
        self.validator = remembering()(schema)
        self.wants = wants
        self.problems: list[str] = []
        self.broken: list[Path] = []

    def read(self, path: Path) -> Record | None:
        """Read one file; a problem is noted and gives nothing."""
        try:
            if path.exists() and not path.is_file():
                raise ValueError("this is not a regular file")
            if path.stat().st_size > LIMIT:
                raise ValueError(f"larger than {LIMIT} bytes")
            text = path.read_bytes().decode("utf-8")
            if self.wants is not None and not self.wants(json.loads(text)):
                return None
            data = DECODER.decode(text)
        except (OSError, ValueError, RecursionError) as error:
            return self.note(path, f"cannot be read: {error}")
        flaw = jsonschema.exceptions.best_match(self.validator.iter_errors(data))
        if flaw is not None:
            return self.note(path, f"{flaw.json_path}: {flaw.message[:300]}")
        record = Record(data, path)
        if path.parent.name != record.topic or path.stem != record.id.split("/", 1)[1]:
            return self.note(path, f"its id is {record.id}, so it belongs in {record.id}.json")
        return record

    def note(self, path: Path, problem: str) -> Record | None:
        """Keep a problem; there is no record."""
        self.problems.append(f"{path}: {problem}")
        self.broken.append(path)
        return None


def remembering() -> Any:
    """Return a class of validators that remember which values passed which definition.

    Records are made of the same few events and calls, and most of the time goes into looking at them again.
    """
    passed: set[tuple[str, str]] = set()
    look = jsonschema.Draft202012Validator.VALIDATORS["$ref"]

    def ref(validator: Any, target: str, value: Any, schema: Any) -> Iterator[jsonschema.ValidationError]:
        key = (target, json.dumps(value))
        if key not in passed:
            flaws = list(look(validator, target, value, schema))
            yield from flaws
            if not flaws:
                passed.add(key)

    extend: Any = jsonschema.validators.extend
    return extend(jsonschema.Draft202012Validator, {"$ref": ref})


def no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object and refuse a key given twice."""
    keys = [key for key, _ in pairs]
    twice = {key for key in keys if keys.count(key) > 1}
    if twice:
        raise ValueError(f"the key {sorted(twice)[0]!r} is given twice")
    return dict(pairs)


def no_number(digits: str) -> NoReturn:
    """Refuse a number that is not written as an integer."""
    raise ValueError(f"{digits} is not an integer")


DECODER = json.JSONDecoder(object_pairs_hook=no_duplicates, parse_float=no_number, parse_constant=no_number)


def files(paths: Iterable[Path]) -> Iterator[Path]:
    """Yield the record files named, and those below the folders named, in order of name."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.json"))
        else:
            yield path


def load(paths: Iterable[Path], schema: dict[str, Any], wants: Callable[[Any], bool] | None = None) -> list[Record]:
    """Read the records wanted. Raises ``BrokenRecords`` with every problem met, or for an id used twice."""
    reader = Reader(schema, wants)
    records = [record for record in map(reader.read, files(paths)) if record is not None]
    seen: dict[str, Path] = {}
    for record in records:
        if record.id in seen:
            reader.note(record.file, f"the id {record.id} is already used by {seen[record.id]}")
        seen[record.id] = record.file
    if reader.problems:
        raise BrokenRecords(reader.problems, tuple(reader.broken))
    return records


def unchecked(paths: Iterable[Path]) -> Iterator[Record]:
    """Yield what looks like a record at some paths, without holding it against the schema."""
    for path in files(paths):
        with contextlib.suppress(OSError, ValueError, RecursionError):
            data = json.loads(path.read_bytes())
            if isinstance(data, dict) and isinstance(data.get("id"), str) and isinstance(data.get("expect"), list):
                yield Record(data, path)

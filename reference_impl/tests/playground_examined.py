"""A program that prints what jsonschema finds wrong with all shipped declarations, with broken ones and with records.

The folder named first, if any, is searched for modules before all others: it may hold another ``rpds``.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

if len(sys.argv) > 1:
    sys.path.insert(0, sys.argv[1])

import jsonschema
import rpds

from belote.data import records_folder, schema_file
from belote.declaration import dotted, files
from belote.declaration.catalogue import load
from belote.errors import BrokenInput, Place
from belote.playground.checking import placed
from belote.playground.tables import kept
from belote.record.form import problems_of_all


def broken(text: str, chance: random.Random) -> str:
    """Return a text that is broken in one line."""
    lines = text.splitlines(True)
    place = chance.randrange(len(lines))
    line = lines[place]
    others = (
        "",
        line.replace(":", ": [", 1),
        line.replace("a", "x", 1),
        f"{line.rstrip()}q\n",
        f"{line}weather: fine\n",
    )
    lines[place] = chance.choice(others)
    return "".join(lines)


def declarations() -> Iterator[Any]:
    """Yield the problems of every declaration, as it is and broken in six ways."""
    for id, path in sorted(files().items()):
        text, chance = path.read_text(encoding="utf-8"), random.Random(id)
        for one in (text, *(broken(text, chance) for _ in range(6))):
            file = kept(one)
            try:
                found = load(file).problems()
            except BrokenInput as error:
                found = list(error.problems)
            yield [id, [placed(problem, file) for problem in found]]


def records() -> Iterator[Any]:
    """Yield the problems of some records from which members are taken away."""
    for file in sorted(records_folder().glob("*/*.json"))[::40]:
        data, chance = json.loads(file.read_text(encoding="utf-8")), random.Random(file.stem)
        for _ in range(3):
            data.pop(chance.choice(sorted(data)))
            found = problems_of_all(data, lambda path, key: Place(path=dotted(path)))
            yield [file.stem, [str(one) for one in found]]


def schemas() -> Iterator[Any]:
    """Yield what the meta-schema finds in the schemas, sound and spoiled."""
    validator = jsonschema.Draft202012Validator(jsonschema.Draft202012Validator.META_SCHEMA)
    for name in ("variant.schema.json", "variant-file.schema.json", "record.schema.json"):
        schema = json.loads(schema_file(name).read_text(encoding="utf-8"))
        slips = ({}, {"type": 7}, {"properties": []}, {"$defs": {"a": {"minimum": "x"}}})
        for slip in slips:
            yield [name, sorted(error.message[:200] for error in validator.iter_errors({**schema, **slip}))]


if __name__ == "__main__":
    used = str(Path(str(rpds.__file__)).parent)
    print(json.dumps([used, [*declarations(), *records(), *schemas()]], ensure_ascii=False))

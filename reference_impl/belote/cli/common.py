"""What the commands share: printing, reading records, and ending with a status."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console

from belote.data import schema_file
from belote.errors import BrokenRecord, Place, Problem
from belote_conformance.errors import BrokenRecords
from belote_conformance.records import Record, load

console = Console(soft_wrap=True, highlight=False)
errors = Console(stderr=True, soft_wrap=True, highlight=False)


def fail(*lines: str) -> NoReturn:
    """Print what is wrong with the input and end with status 2."""
    for line in lines:
        errors.print(line, style="red", markup=False)
    sys.exit(2)


def print_json(value: Any) -> None:
    """Print a value as JSON."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def schema(name: str) -> dict[str, Any]:
    """Return a schema by its file name."""
    found: dict[str, Any] = json.loads(schema_file(name).read_text(encoding="utf-8"))
    return found


def read_records(paths: Iterable[Path]) -> list[Record]:
    """Read records; every problem is printed and ends the command with status 2."""
    wanted = list(paths)
    missing = [path for path in wanted if not path.exists()]
    if missing:
        raise BrokenRecord(Problem("file.missing", "there is no such file", Place(str(missing[0])), "Check the path."))
    try:
        return load(wanted, schema("record.schema.json"))
    except BrokenRecords as error:
        fail(*error.problems)

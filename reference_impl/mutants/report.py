"""The page on the mutants of the interpreter, and the reasons of those that nothing notices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import yaml
from making import PACKAGE

from belote.data import root

FOLDER = root() / "conformance" / "adequacy"

HEAD = """\
# Mutants of the interpreter

Written by `python reference_impl/mutants --write{most}`. Each module of a topic is changed by the operators of
cosmic-ray in one place at a time, in places drawn at random; what changes only annotations is not tried. A mutant is
asked of the records of its topic alone, and if none notices it, of the tests of its topic.

| module | places | tried | noticed by records | by tests alone | by neither |
|---|---|---|---|---|---|
"""


class Row(NamedTuple):
    """What became of the mutants of a module."""

    module: str
    places: int
    tried: int
    by_records: int
    by_tests: int
    survivors: tuple[str, ...]

    def told(self) -> str:
        """Return the row of a table."""
        numbers = (self.places, self.tried, self.by_records, self.by_tests, len(self.survivors))
        return f"| {self.module.removeprefix('belote.')} | {' | '.join(map(str, numbers))} |"


def read_reasons() -> Mapping[str, str]:
    """Return why nothing notices a mutant, by its key."""
    file = FOLDER / "interpreter.yaml"
    entries = yaml.safe_load(file.read_text(encoding="utf-8")) if file.exists() else []
    return {str(key): str(entry["reason"]) for entry in entries or [] for key in entry["mutants"]}


def stale(reasons: Mapping[str, str]) -> list[str]:
    """Return the mutants with a reason whose line is no longer in its module."""
    return [key for key in reasons if not is_there(*key.partition(": ")[::2])]


def is_there(module: str, change: str) -> bool:
    """Say whether a module has the line that is changed."""
    file = PACKAGE.joinpath(*module.split(".")).with_suffix(".py")
    before = change.partition(" -> ")[0].split()
    return file.exists() and " ".join(before) in " ".join(file.read_text(encoding="utf-8").split())


def write_report(rows: Sequence[Row], most: int) -> None:
    """Write the page."""
    reasons = read_reasons()
    text = HEAD.format(most=f" --most {most}") + "".join(f"{row.told()}\n" for row in rows) + total(rows)
    listed = [(key, reasons.get(key, "not explained yet")) for row in rows for key in row.survivors]
    if listed:
        text += "\n## What neither notices\n\n" + "".join(f"* `{key}`: {reason}\n" for key, reason in listed)
    (FOLDER / "interpreter.md").write_text(text, encoding="utf-8", newline="\n")


def total(rows: Sequence[Row]) -> str:
    """Return the last row, the sum of all."""
    every = Row("belote.all", *(sum(row[place] for row in rows) for place in range(1, 5)), ())
    survivors = tuple(key for row in rows for key in row.survivors)
    return every._replace(survivors=survivors).told() + "\n"

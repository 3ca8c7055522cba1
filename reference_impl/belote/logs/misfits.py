"""Where a mapping and a file do not fit: columns the mapping names and the file has not, and columns nobody reads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from belote.declaration.suggest import nearest, shown
from belote.logs.mapping import LogMapping

Json = Mapping[str, Any]

MOST_REMEMBERED = 20_000
"""How many names of columns are remembered of one file."""


class Missing(NamedTuple):
    """A column the mapping names and a file has not. ``guess``: one that nobody reads and is called much the same.

    ``certain``: the file has a head line that lists all of its columns.
    """

    column: str
    guess: str = ""
    certain: bool = False

    def __str__(self) -> str:
        guess = f" Did you mean {shown(self.guess)}, which nobody reads?" if self.guess else ""
        return f"there is no column {shown(self.column)}; what it would tell is not checked.{guess}"


@dataclass
class Columns:
    """The columns of one file. ``seen`` also has the paths of the mapping that were found; ``beside`` what stands
    where a path of it breaks off; ``told`` what was found missing."""

    seen: set[str] = field(default_factory=set)
    free: dict[str, None] = field(default_factory=dict)
    beside: dict[str, set[str]] = field(default_factory=dict)
    told: list[Missing] = field(default_factory=list)
    rows: int = 0

    def unread(self, mapping: LogMapping, row: Json) -> list[str]:
        """Look at a row, and return its columns that nobody reads, each once."""
        self.rows += 1
        new = [name for name in row if name not in self.seen]
        if new and len(self.seen) < MOST_REMEMBERED:
            known = {name.split(".")[0] for name in mapping.columns()} | {*mapping.columns(), *mapping.ignore}
            self.seen |= {*new}
            new = [name for name in new if name not in known]
            self.free |= dict.fromkeys(new)
        for path in mapping.columns():
            if "." in path and path not in self.seen:
                self.follow(path, row)
        return [name for name in new if name in self.free]

    def follow(self, path: str, row: Json) -> None:
        """Look for a path of members in a row."""
        here: Any = row
        for number, name in enumerate(path.split(".")):
            if not isinstance(here, dict):
                return
            if name not in here:
                beside = self.beside.setdefault(path, set())
                before = ".".join(path.split(".")[:number])
                beside |= {f"{before}.{other}" if before else other for other in list(here)[:100]}
                return
            here = here[name]
        self.seen.add(path)

    def missing(self, mapping: LogMapping, certain: bool, whole: bool) -> list[Missing]:
        """Return what is missing and was not told yet; paths of members only when the ``whole`` file was seen."""
        if not self.rows:
            return []
        told = {missing.column for missing in self.told}
        names = [name for name in dict.fromkeys(mapping.columns()) if name not in self.seen and name not in told]
        found = [
            Missing(name, nearest(name, self.candidates(mapping, name)), certain)
            for name in names
            if whole or name.split(".")[0] not in self.seen
        ]
        self.told += found
        return found

    def candidates(self, mapping: LogMapping, name: str) -> list[str]:
        """Return the columns that may have been meant: those nobody reads."""
        read = set(mapping.columns())
        return [*self.free, *sorted(self.beside.get(name, set()) - read - set(mapping.ignore))]


def misfits(files: Iterable[Columns]) -> Iterator[Missing]:
    """Yield, each once, columns that cannot have been meant as the mapping names them.

    They are those called much like one that nobody reads, and those that no file has though all of them have head
    lines. Members of JSON that stand in no row may just not be recorded.
    """
    read = [columns for columns in files if columns.rows]
    told: set[str] = set()
    for missing in (missing for columns in read for missing in columns.told):
        everywhere = all(missing.column in {other.column for other in columns.told} for columns in read)
        certain = all(other.certain for columns in read for other in columns.told)
        if missing.column not in told and (missing.guess or (everywhere and certain)):
            told.add(missing.column)
            yield missing

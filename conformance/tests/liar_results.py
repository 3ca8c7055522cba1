"""How the liars were named: the rows, their file, and the page that shows them."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parents[1] / "results"
NOTICES = FOLDER / "notices.json"

HEAD = """\
# Liars

The reference with one value of a declaration changed answers every record of that variant, and the runner says which
clause is likeliest at fault. A liar is named rightly when the clause of its lie stands first. It is a tie when another
change of the clause that stands first fails the same records by the same observations: then nothing observed tells them
apart. Up to three changes of each value lie. Shares are rounded down.

The runner ranks by what the records are known to notice (`notices.json`). *Left out*: the table does not know the very
lie, only the other changes; below it those of whose clause it knows another change. *Names alone*: there is no table.
"""


class Row(NamedTuple):
    """How one liar was named. Places are counted from 1, and 0 is nowhere.

    ``apart`` is the place by a table without this lie, ``alone`` that by the names of clauses, ``known`` says that the
    table without this lie has another change of the clause like it at all, and ``alike`` are other clauses of which a
    change fails the same records by the same observations.
    """

    variant: str
    clause: str
    lie: str
    first: str
    place: int
    apart: int
    alone: int
    known: bool
    failed: int
    alike: list[str]

    @property
    def tie(self) -> bool:
        """Whether the clause that stands first instead cannot be told from that of the lie."""
        return self.place != 1 and self.first in self.alike


def read_uncaught(file: Path = FOLDER / "liars.json") -> dict[str, list[str]]:
    """Return, by variant, the values of which no liar was caught in the last run."""
    found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))["uncaught"] if file.exists() else {}
    return found


def write_rows(rows: Sequence[Row], silent: Mapping[str, Sequence[str]]) -> str:
    """Return the text of the file, one liar to a line."""
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    told = ",\n".join(f"{json.dumps(name)}: {json.dumps(silent[name])}" for name in sorted(silent))
    shares = json.dumps({"liars": len(rows), **{name: count(rows, test) for name, test in FIGURES.items()}})
    columns = json.dumps(Row._fields)
    return f'{{"counts": {shares},\n"columns": {columns},\n"liars": [\n{lines}\n],\n"uncaught": {{\n{told}\n}}}}\n'


FIGURES: Mapping[str, Callable[[Row], bool]] = {
    "first": lambda row: row.place == 1,
    "first or tie": lambda row: row.place == 1 or row.tie,
    "first three": lambda row: 1 <= row.place <= 3,
    "left out: first": lambda row: row.apart == 1,
    "left out: first three": lambda row: 1 <= row.apart <= 3,
    "names alone: first": lambda row: row.alone == 1,
    "names alone: first three": lambda row: 1 <= row.alone <= 3,
}
"""What is counted of the rows."""


def count(rows: Iterable[Row], test: Callable[[Row], bool]) -> int:
    """Return how many rows there are of a kind."""
    return sum(map(test, rows))


def markdown(rows: Sequence[Row], silent: Mapping[str, Sequence[str]]) -> str:
    """Return the page."""
    parts = [HEAD, *shares(rows), *matrix(rows), *ties(rows), *wrong(rows), *uncaught(silent)]
    return "\n".join(parts) + "\n"


def shares(rows: Sequence[Row]) -> Iterator[str]:
    """Yield the figures of each variant and of all."""
    yield f"| variant | clauses | liars | {' | '.join(FIGURES)} |"
    yield "| --- | ---: | ---: |" + " ---: |" * len(FIGURES)
    for name in sorted({row.variant for row in rows}):
        yield line_of(name, [row for row in rows if row.variant == name])
    yield line_of("all", rows)
    yield line_of("another change is known", [row for row in rows if row.known])


def line_of(name: str, rows: Sequence[Row]) -> str:
    """Return one line of figures."""
    told = [f"{share(count(rows, test), len(rows))}" for test in FIGURES.values()]
    return f"| {name} | {len({row.clause for row in rows})} | {len(rows)} | {' | '.join(told)} |"


def share(part: int, whole: int) -> str:
    """Return a share in hundredths, rounded down."""
    return f"{100 * part // whole} %" if whole else "-"


def matrix(rows: Sequence[Row]) -> Iterator[str]:
    """Yield the clauses that were lied about, with those that stood first."""
    yield "\n## Confusion matrix\n\n| clause of the lie | liars | first | tie | stood first instead |"
    yield "| --- | ---: | ---: | ---: | --- |"
    by_clause: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        by_clause[row.clause].append(row)
    for clause in sorted(by_clause):
        own = by_clause[clause]
        others = Counter(row.first for row in own if row.place != 1)
        instead = ", ".join(f"{name} {number}" for name, number in sorted(others.items(), key=lambda p: (-p[1], p[0])))
        yield f"| {clause} | {len(own)} | {count(own, FIGURES['first'])} | {sum(r.tie for r in own)} | {instead} |"


def ties(rows: Sequence[Row]) -> Iterator[str]:
    """Yield the liars that cannot be told from another, by the pair of clauses."""
    found: dict[tuple[str, str], list[Row]] = defaultdict(list)
    for row in rows:
        if row.tie:
            found[row.clause, row.first].append(row)
    yield "\n## Ties\n\nThe same records fail by the same observations under a change of either clause."
    yield "\n| clause of the lie | stood first | liars | one of them |\n| --- | --- | ---: | --- |"
    for (clause, first), own in sorted(found.items()):
        yield f"| {clause} | {first} | {len(own)} | {own[0].variant}: `{shown(own[0].lie)}` |"


def wrong(rows: Sequence[Row]) -> Iterator[str]:
    """Yield the liars that are named wrongly though they could be told apart."""
    found = [row for row in rows if row.place != 1 and not row.tie]
    yield f"\n## Named wrongly\n\nLiars that could have been told from all others, and were not: {len(found)}."
    if found:
        yield "\n| variant | lie | clause | its place | stood first |\n| --- | --- | --- | ---: | --- |"
    for row in found:
        yield f"| {row.variant} | `{shown(row.lie)}` | {row.clause} | {row.place} | {row.first} |"


def uncaught(silent: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield the values of which no liar is caught."""
    yield "\n## Not caught\n\nNo record of the variant itself, without options, notices any change of these values"
    yield "that can be made. Whether it can matter at all is the question of `belote adequacy`, which asks the records"
    yield "of every variant that inherits the value.\n"
    for name in sorted(silent):
        yield f"* {name}: {', '.join(f'`{path}`' for path in silent[name]) or 'none'}"


def shown(text: str) -> str:
    """Return a text that fits into a cell."""
    return text.replace("|", "\\|")

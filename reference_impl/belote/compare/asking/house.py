"""A house variant written from an interview: the nearest table, with the answers it does not give laid over it.

The value of an answer is taken from a declared table that gives it. What does not hold together with the rest is left
out, and returned, so that what is written can always be played.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path as FilePath
from typing import Any, NamedTuple

import yaml

from belote.compare.asking.interview import Given
from belote.compare.asking.known import signature_of
from belote.compare.asking.overlays import first_row
from belote.compare.asking.ranking import Table
from belote.compare.tables.statements import Statement, statements
from belote.declaration import Path, Resolved, dotted, resolve
from belote.declaration.paths import MISSING, get
from belote.errors import BrokenDeclaration
from belote.library import resolved
from belote.rulebook import sentences

SOURCE = {"editorial": "answered in an interview"}


class House(NamedTuple):
    """The text of a declaration, and the answers that could not be written into it."""

    text: str
    left_out: tuple[Given, ...] = ()


def house(table: Table, id: str, given: Sequence[Given] = ()) -> House:
    """Return a declaration with this id that extends a table and gives the answers the table does not give.

    ``given`` are all answers of the interview: what one is written for must not undo another. Raises
    ``BrokenDeclaration`` if not even the table alone can be extended under this id.
    """
    kept: list[Given] = []
    right = [one for one in given if one not in table.against]
    read(text_of(table, id, []), id)
    for one in table.against:
        try:
            made = statements(read(text_of(table, id, [*kept, one]), id))
        except BrokenDeclaration:
            continue
        if all(gives(made, other) for other in (*right, *kept, one)):
            kept.append(one)
    return House(text_of(table, id, kept), tuple(one for one in table.against if one not in kept))


def gives(said: Mapping[Path, Statement], given: Given) -> bool:
    """Say whether a table gives an answer."""
    return signature_of(said.get(given.subject)) == given.answer.signature


def read(text: str, id: str) -> Resolved:
    """Return a declaration that is not written yet, resolved. Raises ``BrokenDeclaration``."""
    with tempfile.TemporaryDirectory() as folder:
        file = FilePath(folder) / f"{id}.yaml"
        file.write_text(text, encoding="utf-8")
        return resolve(file)


def text_of(table: Table, id: str, given: Sequence[Given]) -> str:
    """Return the text of a declaration."""
    changes = dict(change for one in given for change in changes_of(resolved(table.name), one))
    head = {
        "variant": id,
        "revision": 1,
        "extends": table.name,
        "names": {"en": id.replace("-", " ").capitalize()},
        "summary": {"en": f"As {table.name}, as answered in an interview."},
    }
    rules: dict[str, Any] = {}
    for path, value in changes.items():
        put(rules, path, value)
    cited = {dotted(path): SOURCE for path, value in changes.items() if value is not None}
    whole = {**head, **rules, **({"sources": cited} if cited else {})}
    return yaml.safe_dump(whole, allow_unicode=True, sort_keys=False, width=120, default_flow_style=None)


def changes_of(nearest: Resolved, given: Given) -> Iterator[tuple[Path, Any]]:
    """Yield the paths and values that make a table give an answer; null takes away."""
    first = given.answer.donors[0]
    donor = resolved("+".join(filter(None, first)))
    for path in dict.fromkeys((*paths_on(donor, given.subject), *paths_on(nearest, given.subject))):
        whole = path[: first_row(path)]
        top = shortest_missing(nearest.data, whole) or shortest_missing(donor.data, whole) or whole
        value = get(donor.data, top)
        if value != get(nearest.data, top):
            yield top, None if value is MISSING else value


def paths_on(table: Resolved, subject: Path) -> Iterator[Path]:
    """Yield the leaves whose values a table's sentences on a subject say, or the subject, if they say none."""
    for sentence in sentences(table):
        if sentence.subject == subject:
            yield from sentence.paths or (subject,)


def shortest_missing(data: Mapping[str, Any], path: Path) -> Path | None:
    """Return the shortest beginning of a path at which nothing stands; nothing if all of it does."""
    beginnings = (path[:length] for length in range(1, len(path) + 1))
    return next((beginning for beginning in beginnings if get(data, beginning) is MISSING), None)


def put(rules: dict[str, Any], path: Path, value: Any) -> None:
    """Put a value at a path, making the maps on the way."""
    for key in path[:-1]:
        rules = rules.setdefault(str(key), {})
    rules[str(path[-1])] = value

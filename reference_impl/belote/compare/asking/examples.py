"""An example for a question: the title of a recorded deal that tells its answers apart."""

from __future__ import annotations

import json
from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from belote.data import records_folder


class Example(NamedTuple):
    """A record that tells readings of a clause apart: its id, its title, its variant."""

    id: str
    title: str
    variant: str


@lru_cache(maxsize=16)
def discriminating(topic: str) -> tuple[tuple[Example, tuple[str, ...]], ...]:
    """Return the discriminating records of a topic, with their clauses, by id."""
    found = []
    for file in sorted((records_folder() / topic).glob("*.json")):
        text = file.read_text("utf-8")
        if '"discriminates"' in text:
            data = json.loads(text)
            found.append((Example(data["id"], data["title"], data["variant"]["id"]), tuple(data["clauses"])))
    return tuple(found)


def example(clause: str, variants: Collection[str]) -> Example | None:
    """Return a record on a clause, of one of these variants if there is one; nothing if no record is on it."""
    found = [one for one, clauses in discriminating(clause.partition(".")[0]) if clause in clauses]
    return next((one for one in found if one.variant in variants), found[0] if found else None)

"""One sentence with the clause it rests on."""

from __future__ import annotations

from typing import NamedTuple


class Line(NamedTuple):
    """A sentence and the id of its clause."""

    text: str
    clause: str = ""

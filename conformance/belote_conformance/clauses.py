"""The clauses of the specification by id, as far as a report needs them: the title and the first sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

CLAUSE = re.compile(
    r"^## ([a-z-]+(?:\.[a-z-]+)+)\s*\n\*\*(.+?)\.?\*\*\s*((?:(?!\n\n|\n#).)*)", re.MULTILINE | re.DOTALL
)
SENTENCE = re.compile(r"(.+?\.)(?:\s|$)")
LONGEST = 240


@dataclass(frozen=True)
class Clause:
    """A clause: its title, without a full stop, and the first sentence of its rule."""

    id: str
    title: str
    rule: str

    def __str__(self) -> str:
        """The id, the title and the rule, as a failure shows them."""
        return f"{self.id} – {self.title}" + (f": {self.rule}" if self.rule else "")


def read_clauses(folder: Path) -> dict[str, Clause]:
    """Return all clauses below a folder of Markdown, by id; a title that goes on with one above is made whole."""
    found: dict[str, Clause] = {}
    for path in sorted(folder.glob("*.md")):
        for name, title, rule in CLAUSE.findall(path.read_text(encoding="utf-8")):
            above = found.get(name.rpartition(".")[0])
            whole = f"{above.title} {title}" if above and title.startswith("…") else title
            found[name] = Clause(name, whole, first(rule))
    return found


def first(text: str) -> str:
    """Return the first sentence of a paragraph, on one line and without the marks of Markdown for code and stress.

    Nothing where a table follows, of which a sentence says too little.
    """
    line = re.sub(r"[`*]", "", " ".join(text.split()))
    found = SENTENCE.match(line)
    said = found[1] if found else line
    if said.endswith(":"):
        return ""
    return said if len(said) <= LONGEST else said[:LONGEST].rsplit(" ", 1)[0] + " …"


def told(clause: str, clauses: Mapping[str, Clause]) -> str:
    """Return a clause as a failure shows it; of one that is not known only the id."""
    return str(clauses[clause]) if clause in clauses else clause

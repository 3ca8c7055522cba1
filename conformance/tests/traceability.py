"""Which clauses lack a record that accepts, or one that discriminates, and the list of those that are known to.

``python conformance/tests/traceability.py`` writes this list and that of ``gaps`` anew and keeps the reasons;
``--report FILE.json`` or ``FILE.md`` writes what names what.
"""

from __future__ import annotations

import argparse
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from belote_conformance.records import Record

SHOWS = ("accepts", "discriminates")
LIST = Path(__file__).with_name("clauses_without_records.txt")
OPEN = "-"
FEWEST_WORDS = 3
COMMAND = "python conformance/tests/traceability.py"
HEAD = f"""\
# The clauses of which no record shows, as its main clause, what the clause accepts, or tells it from another reading.
# Written by: {COMMAND}, which keeps the reasons.
# Columns: clause, what it lacks, why it cannot have it ("-": it is still to be written).
"""


class Entry(NamedTuple):
    """What a clause lacks, and why it cannot have it."""

    lacks: tuple[str, ...]
    reason: str = OPEN


def shown(records: Iterable[Record], main_only: bool = True) -> dict[str, set[str]]:
    """Return what the records show of each clause: of their main clause, or of all they name."""
    found: dict[str, set[str]] = defaultdict(set)
    for record in records:
        for clause in record.data["clauses"][: 1 if main_only else None]:
            found[clause].add(record.data["shows"])
    return found


def lacking(clauses: Iterable[str], found: Mapping[str, set[str]]) -> dict[str, tuple[str, ...]]:
    """Return what each clause lacks, without those that lack nothing."""
    missing = {clause: tuple(word for word in SHOWS if word not in found.get(clause, ())) for clause in clauses}
    return {clause: words for clause, words in sorted(missing.items()) if words}


def parse(text: str) -> dict[str, Entry]:
    """Read the list. Raises ``ValueError`` for a line that is no entry."""
    entries = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            clause, lacks, reason = line.split(maxsplit=2)
            words = tuple(lacks.split(","))
            if clause in entries or not set(words) <= set(SHOWS):
                raise ValueError(line)
            entries[clause] = Entry(words, reason)
    return entries


def write(lacks: Mapping[str, Sequence[str]], known: Mapping[str, Entry]) -> str:
    """Return the text of the list."""
    rows = [
        f"{clause:40} {','.join(words):22} {known[clause].reason if clause in known else OPEN}"
        for clause, words in sorted(lacks.items())
    ]
    return HEAD + "".join(f"{row}\n" for row in rows)


def news(lacks: Mapping[str, Sequence[str]], known: Mapping[str, Entry]) -> list[str]:
    """Return what the list does not say yet."""
    gaps = [
        f'{clause} lacks a record that {word}: write one that names it first in "clauses", with "shows": "{word}"; '
        f"if there can be none, run {COMMAND} and give the reason in {LIST.name}"
        for clause, words in lacks.items()
        for word in words
        if clause not in known or word not in known[clause].lacks
    ]
    return sorted(gaps)


def stale(lacks: Mapping[str, Sequence[str]], known: Mapping[str, Entry]) -> list[str]:
    """Return what the list says and is no longer so."""
    filled = [
        f"{clause} has a record that {word} now, or is no clause: run {COMMAND}, which strikes it from {LIST.name}"
        for clause, entry in known.items()
        for word in entry.lacks
        if word not in lacks.get(clause, ())
    ]
    return sorted(filled)


def unexplained(known: Mapping[str, Entry]) -> list[str]:
    """Return the entries that nobody has given a reason."""
    return [
        f"{LIST.name}: {clause} has no reason; write the record, or in place of {OPEN} why there can be none"
        for clause, entry in known.items()
        if not is_reason(entry.reason)
    ]


def is_reason(text: str) -> bool:
    """Say whether a text says why: three words or more."""
    return len(re.findall(r"\w\w+", text)) >= FEWEST_WORDS


def main() -> None:
    """Write the lists anew, or a report."""
    import gaps
    import trace_report
    from corpus import records, rule_clauses

    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a report, as .json or .md, and no list")
    chosen = parser.parse_args()
    if chosen.report:
        trace_report.write(chosen.report)
        return
    known = parse(LIST.read_text(encoding="utf-8")) if LIST.exists() else {}
    LIST.write_text(write(lacking(rule_clauses(), shown(records())), known), encoding="utf-8", newline="\n")
    listed = gaps.parse(gaps.LIST.read_text(encoding="utf-8")) if gaps.LIST.exists() else {}
    gaps.LIST.write_text(gaps.write(gaps.gaps(), listed), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()

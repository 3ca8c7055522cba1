"""What lacks its partner: clauses, properties, codes, rules, records and sources that nothing on the other side names.

A gap that has to be is listed in ``gaps.txt`` with its reason; ``python conformance/tests/traceability.py`` writes that
list anew and keeps the reasons. What names something that does not exist is never a gap: it is a fault.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from pathlib import Path
from typing import NamedTuple

from corpus import rule_clauses
from links import (
    citations,
    clauses,
    codes,
    modules,
    named_in,
    options,
    options_in_records,
    properties,
    refusals,
    refused_in_records,
    refusing_clauses,
    rules,
    sources,
    unknown_mentions,
)
from traceability import is_reason

from belote.data import PACKAGE

LIST = Path(__file__).with_name("gaps.txt")
OPEN = "-"
HEAD = """\
# What has no partner, and why it cannot have one ("-": it is still to be found).
# Written by: python conformance/tests/traceability.py, which keeps the reasons.
# Columns: what is lacking, of what, why.
"""
LACKING = {
    "property": "no property of the schema names this clause; give it one with x-clause, or list it with a reason",
    "code": "this clause refuses something, and no error code is told under it; name it where the event is refused",
    "clause": "this error code is told under no clause; name one, or list it with a reason",
    "rule": "no function of the interpreter names this clause; name it in the docstring of the one that carries it out",
    "module": "this module names no clause; name those it carries out in its docstring",
    "record": "no record is refused with this code; write one of kind refusal",
    "option": "no record stands under this option, nor under one of its name in another variant; write one",
    "citation": "this source is cited by no value, option, note or record; cite it, or take it out of sources.yaml",
}


class Gap(NamedTuple):
    """What is lacking, one of the words of ``LACKING``, and of what."""

    lacking: str
    subject: str


def gaps() -> set[Gap]:
    """Return all gaps of today."""
    told = set().union(*codes().values())
    named = set(properties().values())
    silent = [path for path in modules() if path.name != "__init__.py" and not any(named_in(path).values())]
    return {
        *(Gap("property", clause) for clause in rule_clauses() if clause not in named),
        *(Gap("code", clause) for clause in refusing_clauses() if clause not in told),
        *(Gap("clause", code) for code, clauses_of in codes().items() if not clauses_of),
        *(Gap("rule", clause) for clause in rule_clauses() if clause not in rules()),
        *(Gap("module", path.relative_to(PACKAGE).as_posix()) for path in silent),
        *(Gap("record", code) for code in refusals() if code not in refused_in_records()),
        *(Gap("option", full) for full, name in options().items() if name not in options_in_records()),
        *(Gap("citation", key) for key in sources() if key not in citations()),
    }


def faults() -> list[str]:
    """Return what names something that does not exist, one sentence each."""
    return sorted([*faults_of_properties(), *faults_of_codes(), *faults_of_sources(), *unknown_mentions()])


def faults_of_properties() -> Iterator[str]:
    """Yield the properties that name no clause, or one that does not exist."""
    for path, clause in properties().items():
        if clause not in clauses():
            told = f"names {clause}, which is no clause" if clause else "names no clause; add x-clause"
            yield f"the property {path} {told}"


def faults_of_codes() -> Iterator[str]:
    """Yield the codes that name a clause that does not exist, and the refusals of records the source does not know."""
    for code, named in codes().items():
        for clause in sorted(named - set(clauses())):
            if not clause.startswith("("):
                yield f"the error code {code} names {clause}, which is no clause"
    for code, named in refused_in_records().items():
        if code not in refusals():
            yield f"records expect the code {code}, which nothing is refused with"
        for clause in sorted(named - codes().get(code, set())):
            yield f"records expect {code} under {clause}, and it is never told under that clause"


def faults_of_sources() -> Iterator[str]:
    """Yield the sources that are cited and are not in the bibliography."""
    for key in sorted(set(citations()) - set(sources())):
        yield f"{citations()[key][0]} cites {key}, which is not in variants/sources.yaml"


def parse(text: str) -> dict[Gap, str]:
    """Read the list: the gaps with their reasons. Raises ``ValueError`` for a line that is none."""
    found: dict[Gap, str] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            lacking, subject, reason = line.split(maxsplit=2)
            if lacking not in LACKING or Gap(lacking, subject) in found:
                raise ValueError(line)
            found[Gap(lacking, subject)] = reason
    return found


def write(today: Set[Gap], known: Mapping[Gap, str]) -> str:
    """Return the text of the list."""
    rows = [f"{gap.lacking:9} {gap.subject:40} {known.get(gap, OPEN)}" for gap in sorted(today)]
    return HEAD + "".join(f"{row}\n" for row in rows)


def news(today: Set[Gap], known: Mapping[Gap, str]) -> list[str]:
    """Return the gaps that are not listed, with what to do."""
    return [f"{gap.subject}: {LACKING[gap.lacking]}" for gap in sorted(today) if gap not in known]


def unexplained(known: Mapping[Gap, str]) -> list[str]:
    """Return the listed gaps that nobody has given a reason."""
    return [
        f"{LIST.name}: {gap.lacking} {gap.subject} has no reason; write in place of {OPEN} why it has to be, "
        f"or mend it: {LACKING[gap.lacking]}"
        for gap, reason in sorted(known.items())
        if not is_reason(reason)
    ]


def stale(today: Set[Gap], known: Mapping[Gap, str]) -> list[str]:
    """Return the gaps that are listed and are none any more."""
    return [f"{gap.subject} has a {gap.lacking} now, or is gone: strike it" for gap in sorted(set(known) - set(today))]

"""What the corpus covers: by clause, by changed value, and what nothing notices; always as numbers of numbers."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

import yaml

from belote.data import root
from generators import tracing
from generators.clauses import TOPICS
from generators.commonmark import clause_ids, clause_md
from generators.measuring import FILE, fingerprint
from generators.pages import Page, link
from generators.places import TESTS

PAGE = "evidence/index.md"
Json = Mapping[str, Any]
ABOUT_FILES = ("record", "protocol")
"""Topics that no record is about."""


def coverage() -> Page:
    """Return the page of what the corpus covers."""
    body = "\n\n".join([*corpus(), *values(), *unnoticed(), *lacking()])
    return Page(PAGE, "What the corpus covers", body, "Coverage")


def corpus() -> Iterator[str]:
    """Yield the numbers of records by topic."""
    total = len(tracing.records())
    yield "# What the corpus covers"
    yield (
        f"The corpus has {total} records. A clause is shown whole when one record shows what it allows and another "
        "tells it from another reading, both with the clause as their main one."
    )
    head = (
        "<tr>" + "".join(f'<th scope="col">{name}</th>' for name in ("topic", "clauses", "whole", "records")) + "</tr>"
    )
    yield f"<table><thead>{head}</thead><tbody>{''.join(rows())}</tbody></table>"
    kinds = Counter(str(record["kind"]) for record in tracing.records().values())
    yield "By kind: " + ", ".join(f"{number} {kind}" for kind, number in kinds.most_common()) + "."
    origins = Counter(str(record["source"]["from"]) for record in tracing.records().values())
    yield "By where the expectation is from: " + ", ".join(f"{n} {name}" for name, n in origins.most_common()) + "."


def rows() -> Iterator[str]:
    """Yield a line for each topic, and one for all."""
    sums = [0, 0, 0]
    for topic in (topic for topic in TOPICS if topic not in ABOUT_FILES):
        clauses = [clause for clause in clause_ids() if clause.split(".")[0] == topic]
        whole = sum(is_whole(clause) for clause in clauses)
        records = sum(len(shown(clause)) for clause in clauses)
        sums = [sums[0] + len(clauses), sums[1] + whole, sums[2] + records]
        address = link(PAGE, f"reference/records/{topic}.md")
        yield line(f'<a href="{address}">{topic}</a>', len(clauses), f"{whole} of {len(clauses)}", records)
    rest = len(tracing.records()) - sums[2]
    yield line("how records are read", "", "", rest)
    yield line("all", sums[0], f"{sums[1]} of {sums[0]}", sums[2] + rest)


def line(first: str, *others: object) -> str:
    """Return a line of a table."""
    return f'<tr><th scope="row">{first}</th>{"".join(f"<td>{other}</td>" for other in others)}</tr>'


def shown(clause: str) -> list[str]:
    """Return the records whose main clause it is."""
    found = tracing.shown().get(clause, {})
    return [*found.get("accepts", ()), *found.get("discriminates", ())]


def is_whole(clause: str) -> bool:
    """Say whether records show both what a clause allows and what tells it from another reading."""
    found = tracing.shown().get(clause, {})
    return bool(found.get("accepts")) and bool(found.get("discriminates"))


def values() -> Iterator[str]:
    """Yield what came of changing every value of every declaration."""
    yield "## Changed values {: #values }"
    yield (
        "`belote adequacy` changes every value of every declaration, one at a time. A change the language refuses does "
        "not count; every other must make a record of a variant that has the value fail."
    )
    measured: Json = json.loads(FILE.read_text(encoding="utf-8"))
    total = measured["counts"]["all"]
    yield (
        f"{total['caught']} of {total['applicable']} changes are caught, {total['survived']} survive, "
        f"{total['equivalent']} cannot be observed (each with its reason, below), and {total['refused']} are refused."
    )
    if measured["fingerprint"] != fingerprint():
        yield f"These figures were taken when the corpus had {measured['records']} records; it has changed since."
    if measured["survivors"]:
        yield "Nothing notices these:\n\n" + "\n".join(f"- `{key}`" for key in measured["survivors"])
    head = "".join(
        f'<th scope="col">{name}</th>' for name in ("written in", "caught / applicable", "equivalent", "survived")
    )
    lines = "".join(
        line(escape(name), f"{one['caught']} / {one['applicable']}", one["equivalent"], one["survived"])
        for name, one in measured["counts"].items()
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table>"
    yield f"<details><summary>By file</summary>{table}</details>"


def unnoticed() -> Iterator[str]:
    """Yield the changes that cannot be observed, with the reasons."""
    text = (root() / "conformance" / "adequacy" / "equivalent.yaml").read_text(encoding="utf-8")
    entries = yaml.safe_load(text)
    number = sum(len(entry["changes"]) for entry in entries)
    yield "## Changes that cannot be observed {: #equivalent }"
    yield (
        f"{number} changes, for {len(entries)} reasons. Each was searched for a situation that tells it apart, under "
        "all rules in which it can be made."
    )
    for entry in entries:
        changes = "".join(f"<li><code>{escape(change)}</code></li>" for change in entry["changes"])
        summary = f"{escape(' '.join(entry['reason'].split()))} ({len(entry['changes'])})"
        yield f"<details><summary>{summary}</summary><ul>{changes}</ul></details>"


def lacking() -> Iterator[str]:
    """Yield the clauses that lack a record, and everything else that lacks its partner, with the reasons."""
    yield "## Clauses without records {: #without }"
    yield "\n".join(
        f"- [{clause}]({clause_md(PAGE, clause)}), no record {' or '.join(entry.lacks)}: {entry.reason}."
        for clause, entry in parsed("traceability", "clauses_without_records.txt").items()
    )
    yield "## What lacks its partner {: #gaps }"
    yield (
        "Clauses, properties of the schema, error codes, functions of the reference, records and sources name each "
        "other. What has no partner is listed with the reason."
    )
    groups: dict[str, list[str]] = {}
    for gap, reason in parsed("gaps", "gaps.txt").items():
        groups.setdefault(gap.lacking, []).append(f"<li><code>{escape(gap.subject)}</code>: {escape(reason)}</li>")
    for name, lines in groups.items():
        title = f"without a {name}" if name != "module" else "modules without a clause"
        yield f"<details><summary>{title} ({len(lines)})</summary><ul>{''.join(lines)}</ul></details>"


def parsed(module: str, name: str) -> Any:
    """Return one of the lists that the tests of the corpus keep."""
    return tracing.tool(module).parse((TESTS / name).read_text(encoding="utf-8"))

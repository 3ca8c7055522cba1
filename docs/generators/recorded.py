"""The records of the corpus by clause: what each shows, of which variant, and the way into the playground."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from generators import tracing
from generators.clauses import TOPICS
from generators.commonmark import clause_file
from generators.pages import Page, link
from generators.rulebooks import file_of, playground

Json = Mapping[str, Any]
FOLDER = "reference/records"
PLAYED = ("deal", "position", "auction", "declarations", "score", "match", "refusal")
"""The kinds of records that the playground can step through."""


def pages(variants: tuple[str, ...]) -> Iterator[Page]:
    """Yield a page for each topic that records are about."""
    groups: dict[str, dict[str, list[Json]]] = defaultdict(lambda: defaultdict(list))
    for record in tracing.records().values():
        clause = str(record["clauses"][0])
        groups[clause.split(".")[0]][clause].append(record)
    for topic in (topic for topic in TOPICS if topic in groups):
        yield topic_page(topic, groups[topic], variants)


def topic_page(topic: str, clauses: Mapping[str, list[Json]], variants: tuple[str, ...]) -> Page:
    """Return the page of the records of a topic."""
    page = f"{FOLDER}/{topic}.md"
    number = sum(map(len, clauses.values()))
    parts = [
        f"# Records: {topic}",
        f"{number} records have a clause of this topic as their main clause. A record *accepts* where it shows what a "
        "clause allows, and *discriminates* where it tells the clause from another reading.",
    ]
    for clause, records in sorted(clauses.items()):
        address = f"{'../' * 2}{clause_file(topic)}#{clause}"
        parts += [f"## {clause} {{: #{clause} }}", f"[The clause]({address})", table(records, page, variants)]
    return Page(page, f"Records: {topic}", "\n\n".join(parts), topic.capitalize(), {"kind": "records"})


def table(records: list[Json], page: str, variants: tuple[str, ...]) -> str:
    """Return records as a list, in a part that opens."""
    rows = "\n".join(row(record, page, variants) for record in records)
    words = "1 record" if len(records) == 1 else f"{len(records)} records"
    return f'<details class="records"><summary>{words}</summary><ul>\n{rows}\n</ul></details>'


def row(record: Json, page: str, variants: tuple[str, ...]) -> str:
    """Return a record: its title, variant, and what it shows, and its id as a link into the playground."""
    name, variant = str(record["id"]), tracing.variant_of(record)
    shown = f"<code>{escape(name)}</code>"
    if record["kind"] in PLAYED:
        shown = f'<a href="{playground(page, "en", tool="replay", variant=variant, record=name)}">{shown}</a>'
    base = variant.split("+")[0]
    of = f'<a href="{link(page, file_of(base))}">{escape(variant)}</a>' if base in variants else escape(variant)
    return f"<li>{escape(str(record['title']))} {shown} <small>{of}, {record['kind']}, {record['shows']}</small></li>"

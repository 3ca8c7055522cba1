"""belote variants: the ids with region and one line each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import typer
from rich.table import Table

from belote.cli.common import console, fail, print_json
from belote.cli.show import in_language
from belote.declaration import Resolved, variants
from belote.errors import BrokenDeclaration
from belote.library import resolved

MOST_REGIONS = 3


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("variants", epilog="Example: belote variants --json")(command)


def command(
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[str, typer.Option(help="The language of names and summaries.")] = "en",
) -> None:
    """List the declared variants."""
    found, broken = readable(variants())
    if json:
        print_json([summary(one) for one in found])
    else:
        print_table(found, lang)
    if broken:
        fail(*broken)


def readable(names: Iterable[str]) -> tuple[list[Resolved], list[str]]:
    """Return the variants that can be resolved, and what is wrong with the others."""
    found: list[Resolved] = []
    broken: list[str] = []
    for name in names:
        try:
            found.append(resolved(name))
        except BrokenDeclaration as error:
            broken += (f"{name} is broken: {problem}" for problem in error.problems)
    return found, broken


def print_table(found: Iterable[Resolved], lang: str) -> None:
    """Print the ids with region, number of options and one line each."""
    table = Table(box=None, pad_edge=False, expand=console.is_terminal)
    for heading in ("variant", "region", "options"):
        table.add_column(heading, no_wrap=True)
    table.add_column("what it is", no_wrap=True, overflow="ellipsis", ratio=1)
    for one in found:
        text = in_language(one.summary or one.names, lang)
        table.add_row(one.id, regions(one), str(len(one.declared)), text)
    console.print(table, soft_wrap=False)


def regions(one: Resolved) -> str:
    """Return the first regions, and how many more there are."""
    more = len(one.regions) - MOST_REGIONS
    return " ".join(one.regions[:MOST_REGIONS]) + (f" +{more}" if more > 0 else "")


def summary(one: Resolved) -> dict[str, object]:
    """Return what is said of a variant in JSON."""
    return {
        "variant": one.id,
        "revision": one.revision,
        "names": dict(one.names),
        "summary": dict(one.summary),
        "regions": list(one.regions),
        "options": {name: dict(option.title) for name, option in one.declared.items()},
        "digest": one.digest,
    }

"""belote variants: the ids with region and one line each."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from belote.cli.common import console, print_json
from belote.declaration import Resolved, variants
from belote.library import resolved


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("variants", epilog="Example: belote variants --json")(command)


def command(
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[str, typer.Option(help="The language of names and summaries.")] = "en",
) -> None:
    """List the declared variants."""
    found = [resolved(name) for name in variants()]
    if json:
        print_json([summary(one) for one in found])
        return
    table = Table("variant", "region", "options", box=None, pad_edge=False)
    table.add_column("what it is", no_wrap=True, overflow="ellipsis")
    for one in found:
        names = one.summary or one.names
        text = names.get(lang) or names.get("en", "")
        table.add_row(one.id, " ".join(one.regions), str(len(one.declared)), text)
    console.print(table, soft_wrap=False)


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

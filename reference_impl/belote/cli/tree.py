"""belote tree: which variants are near each other."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from belote.cli.common import fail, print_json, write
from belote.compare.tables import Tree, by_number, by_weight, clustered, dendrogram
from belote.compare.weighing import POLICIES
from belote.declaration import variants
from belote.declaration.suggest import listed
from belote.library import resolved

FORMATS = ("text", "svg")


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("tree", epilog="Example: belote tree --format svg > tree.svg")(command)


def command(
    names: Annotated[list[str] | None, typer.Argument(help="Variants with options, or files. Left out: all.")] = None,
    form: Annotated[str, typer.Option("--format", help="text or svg.")] = "text",
    weigh: Annotated[int, typer.Option(help="Weigh by this many random deals for each two, instead of counting.")] = 0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    policy: Annotated[str, typer.Option(help="Who plays the deals that are weighed: random or greedy.")] = "greedy",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Join the nearest variants until all are one tree.

    How far two are from each other is the number of values in which they differ, or, weighed, the mean share of deals
    in which what is legal, a trick, the score or the winner differs. Some seventy variants take about ten seconds to
    count, and half a minute for each deal that is weighed: name those you mean.
    """
    if form not in FORMATS:
        fail(f"There is no format {form}. Known are {listed(FORMATS, 'and')}.")
    if policy not in POLICIES or weigh < 0:
        fail(f"--weigh needs a number of deals, and --policy {listed(POLICIES)}.")
    tables = [resolved(name) for name in names or variants()]
    distances = by_weight(tables, weigh, seed, policy) if weigh else by_number(tables)
    found = clustered([table.name for table in tables], distances)
    what = f"mean shares of {weigh} random deals that differ" if weigh else "numbers of values that differ"
    if json:
        print_json({"distances": what, "tree": data(found)})
    else:
        write(dendrogram.text(found) if form == "text" else dendrogram.svg(found, what))


def data(tree: Tree) -> dict[str, Any]:
    """Return a tree as JSON has it."""
    if not tree.parts:
        return {"name": tree.names[0]}
    return {"distance": round(tree.height, 4), "parts": [data(part) for part in tree.parts]}

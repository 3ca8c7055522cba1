"""belote diff: what differs between two variants."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from belote.cli.common import console, fail, print_json
from belote.compare import differences, meaning
from belote.declaration import dotted
from belote.declaration.paths import MISSING
from belote.declaration.suggest import did_you_mean, listed, sentences
from belote.declaration.vocabulary import clause_at, sections
from belote.library import resolved


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("diff", epilog="Example: belote diff bela-hr beljot-mk --section play")(command)


def command(
    one: Annotated[str, typer.Argument(help="A variant with options, or a path to a YAML file.")],
    other: Annotated[str, typer.Argument(help="Another one.")],
    section: Annotated[str, typer.Option(help="Only this section, as play or scoring.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Say, value by value, what differs between two variants and what each value means."""
    if section and section not in sections():
        begun = [name for name in sections() if name.startswith(section)]
        guess = f'Did you mean "{begun[0]}"?' if len(begun) == 1 else did_you_mean(section, sections())
        hint = sentences(guess, f"Known are {listed(sections(), 'and')}.")
        fail(f"There is no section {section}. {hint}")
    left, right = resolved(one), resolved(other)
    found = [d for d in differences(left, right) if not section or d.path[0] == section]
    if json:
        rows = [
            {"path": dotted(d.path), "left": plain(d.left), "right": plain(d.right), "clause": d.clause} for d in found
        ]
        print_json({"left": one, "right": other, "differences": rows})
        return
    width = max(len(one), len(other))
    missing = [name for name in sections() if (name in left.data) != (name in right.data)]
    for name in missing if not section else [name for name in missing if name == section]:
        values = sum(d.path[0] == name for d in found)
        here, there = (one, other) if name in left.data else (other, one)
        console.print(f"{name}  [{clause_at((name,))}]", style="bold")
        console.print(f"    {here} has it, with {values} values; {there} has not.")
    for d in (d for d in found if d.path[0] not in missing):
        console.print(f"{dotted(d.path)}  [{d.clause}]", style="bold")
        console.print(f"    {one:{width}}  {meaning(d.path, d.left)}")
        console.print(f"    {other:{width}}  {meaning(d.path, d.right)}")
    console.print("1 value differs" if len(found) == 1 else f"{len(found)} values differ")


def plain(value: Any) -> Any:
    """Return a value for JSON, nothing for a leaf that is not there."""
    return None if value is MISSING else value

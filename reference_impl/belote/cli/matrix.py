"""belote matrix: variants by rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated

import typer

from belote.cli.common import fail, print_json, write
from belote.compare.tables import ORDERS, Matrix, formats, matrix
from belote.declaration import variants
from belote.declaration.suggest import listed
from belote.declaration.vocabulary import sections
from belote.library import resolved

FORMATS: Mapping[str, Callable[[Matrix], str]] = {
    "md": formats.markdown,
    "csv": formats.comma_separated,
    "html": formats.html,
}


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("matrix", epilog="Example: belote matrix belote-fr bela-hr --format html > tables.html")(command)


def command(
    names: Annotated[list[str] | None, typer.Argument(help="Variants with options, or files. Left out: all.")] = None,
    form: Annotated[str, typer.Option("--format", help="md, csv or html.")] = "md",
    sort: Annotated[str, typer.Option(help="book, clause, or distinct: the rules with most answers first.")] = "book",
    section: Annotated[str, typer.Option(help="Only this section, as play or scoring.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Set variants side by side: one column for each, one row for each rule in which they differ."""
    if form not in FORMATS:
        fail(f"There is no format {form}. Known are {listed(FORMATS, 'and')}.")
    if sort not in ORDERS:
        fail(f"Rows cannot be sorted by {sort}. Known are {listed(ORDERS, 'and')}.")
    if section and section not in sections():
        fail(f"There is no section {section}. Known are {listed(sections(), 'and')}.")
    found = matrix([resolved(name) for name in names or variants()], sort)
    if section:
        found = found.of_section(section)
    if json:
        print_json(found.data())
    else:
        write(FORMATS[form](found))

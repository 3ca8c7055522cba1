"""belote validate: what is wrong with declarations, with file, line and column, or with records."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from belote.cli.common import console, fail, print_json, read_records
from belote.data import records_folder, root
from belote.declaration import bibliography, variants
from belote.declaration.catalogue import files
from belote.declaration.suggest import listed
from belote.declaration.validate import Examined, examine
from belote.errors import Problem
from belote.library import resolved
from belote.whole import write_text
from belote_conformance.canonical import dumps
from belote_conformance.lint import clause_ids, lint


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("validate", epilog="Example: belote validate my-table.yaml")(command)


def command(
    paths: Annotated[list[str] | None, typer.Argument(help="Files, folders or ids; all variants if none.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    records: Annotated[bool, typer.Option("--records", help="Check records instead.")] = False,
    strict: Annotated[bool, typer.Option("--strict", help="An option that does not fit or is idle is wrong.")] = False,
    write: Annotated[bool, typer.Option("--write", help="With --records: write canonical form and digest.")] = False,
) -> None:
    """Check declarations: form, sources, consistency, and every option; or records."""
    if records:
        sys.exit(validate_records([Path(path) for path in paths or [str(records_folder())]], write, json))
    if write:
        fail("--write goes with --records.")
    names = list(expand(paths)) if paths else sorted({*variants(), *files()})
    found = {name: examine(name) for name in names}
    if json:
        print_json({name: as_examined(one) for name, one in found.items()})
    else:
        for name, one in found.items():
            print_examined(name, one)
    if not found and not json:
        fail("There is no declaration in what was named.")
    wrong = any(one.problems or (strict and (one.left_out or one.own_idle)) for one in found.values())
    sys.exit(2 if wrong or not found else 0)


def print_examined(name: str, examined: Examined) -> None:
    """Say what is wrong with a declaration, which inherited options it cannot keep, and what may be a slip."""
    for problem in examined.problems:
        console.print(str(problem), style="red")
    if not examined.problems:
        console.print(f"{name}: sound")
    for option, reasons in examined.left_out.items():
        console.print(f"{name}: the inherited option {option} does not fit here and is left out: {reasons[0].message}")
    if idle := [option for option in examined.idle if option not in examined.own]:
        options = f"option{'s' if len(idle) > 1 else ''} {listed(idle, 'and')}"
        changes = "change nothing here and are" if len(idle) > 1 else "changes nothing here and is"
        console.print(f"{name}: the inherited {options} {changes} left out")
    for problem in (*examined.own_idle, *examined.notes):
        console.print(f"note: {problem}")


def as_examined(examined: Examined) -> dict[str, object]:
    """Return what was found in JSON."""
    left_out = {option: [as_json(reason) for reason in reasons] for option, reasons in examined.left_out.items()}
    return {
        "problems": [as_json(problem) for problem in examined.problems],
        "left_out": left_out,
        "idle": {option: as_json(problem) for option, problem in examined.idle.items()},
        "notes": [as_json(problem) for problem in examined.notes],
    }


def validate_records(paths: list[Path], write: bool, json: bool) -> int:
    """Check records, after bringing them into canonical form if wanted, and return the exit status."""
    found = read_records(paths)
    if not found and not json:
        fail(f"There is no record in {', '.join(map(str, paths))}: nothing was checked.")
    if write:
        for record in found:
            record.data["variant"]["digest"] = resolved(record.variant).digest
            write_text(record.file, dumps(record.data))
    clauses = clause_ids(root() / "spec" / "clauses")
    problems = lint(found, clauses, set(bibliography()), lambda name: resolved(name).digest)
    if json:
        print_json({"records": len(found), "problems": problems})
        return 2 if problems or not found else 0
    for problem in problems:
        console.print(problem, style="red")
    console.print(f"{len(found)} records, {len(problems)} problems")
    return 2 if problems or not found else 0


def expand(paths: list[str]) -> list[str]:
    """Replace folders by the YAML files below them."""
    names: list[str] = []
    for path in paths:
        folder = Path(path)
        names += sorted(map(str, folder.rglob("*.yaml"))) if folder.is_dir() else [path]
    return names


def as_json(problem: Problem) -> dict[str, object]:
    """Return a problem in JSON."""
    place = problem.place
    return {
        "code": problem.code,
        "file": place.file,
        "line": place.line,
        "column": place.column,
        "path": place.path,
        "message": problem.message,
        "instead": problem.instead,
        "clause": problem.clause,
    }

"""belote bundle: the immutable release of everything a third party needs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import belote
from belote.bundle import collect, problems, read, write
from belote.bundle.checking import MANIFEST, parsed
from belote.bundle.reading import repacked
from belote.bundle.writing import refuse
from belote.cli.common import console, fail, print_json
from belote.cli.progress import watched


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bundle", epilog="Example: belote bundle --out belote-release.zip")(command)


def command(
    out: Annotated[
        Path | None, typer.Option(help="What to write: a .zip, or else a folder. By default belote-VERSION.zip.")
    ] = None,
    variant: Annotated[
        list[str] | None, typer.Option(help="Only this variant, with its options and records; all if none.")
    ] = None,
    check: Annotated[Path | None, typer.Option(help="Check this bundle, a zip or a folder, and write none.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Put variants, records, clauses, schemas and sources into one file that never changes, or check such a file.

    All variants with all their options take some minutes. The same checkout gives the same bytes.
    """
    if check is not None:
        if out is not None or variant:
            fail("--check goes alone: it writes nothing.")
        sys.exit(report(check, json))
    target = out or Path(f"belote-{belote.__version__}.zip")
    refuse(target)
    with watched("declarations", quiet=json) as watch:
        files = collect(variant or (), watch.step)
        watch.now("writing")
        write(target, files)
    told = summary(files)
    if json:
        print_json({"file": str(target), **told})
        return
    console.print(f"Wrote {target}: {sentence(told)}.")


def report(path: Path, json: bool) -> int:
    """Print what is wrong with a bundle, and return the exit status."""
    files = read(path)
    found = problems(files) or repacked(path, files)
    if json:
        print_json({"file": str(path), "problems": found, **({} if found else summary(files))})
        return 1 if found else 0
    for problem in found:
        console.print(f"{path}: {problem}", style="red")
    if not found:
        console.print(f"{path}: sound. {sentence(summary(files))}.")
    return 1 if found else 0


def summary(files: dict[str, bytes]) -> dict[str, Any]:
    """Return how much is in a sound bundle."""
    counts = parsed(files, MANIFEST)["counts"]
    return {"files": len(files), "bytes": sum(map(len, files.values())), "counts": counts}


def sentence(told: dict[str, Any]) -> str:
    """Return a summary in words."""
    counts = told["counts"]
    return (
        f"{counts['variants']} variants in {counts['declarations']} declarations, {counts['records']} records, "
        f"{counts['quarantined']} quarantined, {counts['clauses']} clauses, {counts['sources']} sources; "
        f"{told['files']} files, {told['bytes']} bytes"
    )

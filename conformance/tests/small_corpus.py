"""A few committed records in a folder of their own, and programs to check on them."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from belote.cli import app
from belote.data import records_folder

SERVE = [sys.executable, "-m", "belote", "serve"]
LIAR = [sys.executable, str(Path(__file__).parent / "fakes" / "liar.py")]
FREE = 'play.suit.void.partner_ruffed="free"'
"""A planted fault: over the partner's ruff any card will do."""

VARIANT = "pilotta-cy"
RUFFS = (
    "play/any-overruff-will-do-cy",
    "play/lower-trump-is-forced-under-the-partners-ruff-cy",
    "play/overruff-over-the-partners-ruff-cy",
)
"""The records of the variant that show the clause of that fault."""


@cache
def parsed() -> tuple[tuple[Path, dict[str, Any]], ...]:
    """Return the committed records of the variant, without options."""
    found = ((path, json.loads(path.read_bytes())) for path in sorted(records_folder().glob("*/*-cy.json")))
    own = {"id": VARIANT, "options": []}
    return tuple(
        (path, data) for path, data in found if own.items() <= data["variant"].items() and data["status"] == "agreed"
    )


def sample_ids(each: int = 2) -> list[str]:
    """Return the first records of each kind, and those of the planted fault."""
    taken: dict[str, list[str]] = {}
    for _, data in parsed():
        taken.setdefault(data["kind"], []).append(data["id"])
    return sorted({*RUFFS, *(name for own in taken.values() for name in own[:each])})


def copy_records(names: Iterable[str], folder: Path) -> Path:
    """Copy records into a folder, each below its topic, and return the folder."""
    for name in names:
        target = folder / f"{name}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(records_folder() / f"{name}.json", target)
    return folder


def conform(*words: str | Path, program: Iterable[str] = ()) -> Result:
    """Run the command."""
    after = ["--", *program] if program else []
    return CliRunner().invoke(app, ["conform", *map(str, words), *after])

"""What the history of the checkout knows of records: which were committed once, and which were changed lately.

Where there is no history, as in a copy without ``.git``, or only a part of it, that much less is known.
"""

from __future__ import annotations

import subprocess
from collections.abc import Collection, Iterator
from pathlib import Path

from belote_conformance.identity import NAME

LOCK = f"conformance/{NAME}"
RECORDS = "conformance/records"


def git(folder: Path, *words: str) -> str:
    """Return what git prints in a folder; nothing if the folder is not the top of a checkout, or git is not there."""
    try:
        top = run(folder, "rev-parse", "--show-toplevel").strip()
        return run(folder, *words) if top and Path(top).resolve() == folder.resolve() else ""
    except (OSError, subprocess.CalledProcessError):
        return ""


def run(folder: Path, *words: str) -> str:
    """Run git. Raises ``CalledProcessError`` if it fails."""
    command = ["git", "-C", str(folder), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8").stdout


def forgotten(folder: Path, ids: Collection[str]) -> list[str]:
    """Return the ids that a committed lock once held and this one does not, and whose record was committed."""
    return [
        f"{name} was committed and is gone from {NAME}: write its line again, "
        f'"{name} retired <successor or -> <reason>" if its record is no more'
        for name in sorted(once_locked(folder) - set(ids))
        if git(folder, "log", "-1", "--format=%h", "--", f"{RECORDS}/{name}.json")
    ]


def once_locked(folder: Path) -> set[str]:
    """Return the ids of all locks in the history."""
    changes = git(folder, "log", "-p", "--format=", "--unified=0", "--", LOCK).splitlines()
    lines = (line[1:] for line in changes if line[:1] in "+-" and not line.startswith(("+++", "---")))
    return {line.split()[0] for line in lines if line.strip() and not line.startswith("#")}


def brought_back(folder: Path, active: Collection[str]) -> list[str]:
    """Return the ids that a committed lock held as retired and that have a record now."""
    changes = git(folder, "log", "-p", "--format=", "--unified=0", "--", LOCK).splitlines()
    retired = {line[1:].split()[0] for line in changes if line.startswith("+") and " retired " in line[1:]}
    return [
        f"{name} was committed as retired and has a record again: retire it again, and give the record another id"
        for name in sorted(retired & set(active))
    ]


def changed_lately(folder: Path, most: int) -> list[Path]:
    """Return the record files that are not committed yet, and those of the last commits, the newest first."""
    now = (line[3:] for line in git(folder, "status", "--porcelain", "-uall", "--", RECORDS).splitlines())
    then = git(folder, "log", "-30", "--name-only", "--format=", "--diff-filter=AM", "--", RECORDS).splitlines()
    return list(existing(folder, [*now, *then]))[:most]


def existing(folder: Path, names: Collection[str]) -> Iterator[Path]:
    """Yield the record files among names that are there, each once."""
    for name in dict.fromkeys(names):
        if name.endswith(".json") and (folder / name).is_file():
            yield folder / name

"""An earlier revision of a declaration, whatever its file is called: a copy beside the new one has another name."""

from __future__ import annotations

import re
import shutil
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from belote.declaration import Resolved, resolve
from belote.errors import BrokenDeclaration, Problem

ID = re.compile(r"""^variant:\s*["']?([a-z0-9-]+)""", re.MULTILINE)


def earlier(file: Path) -> Resolved:
    """Return the resolved declaration of a file that may be called otherwise than its variant.

    Its parents may lie beside it. Raises ``BrokenDeclaration``.
    """
    name = name_in(file)
    if name in ("", file.stem):
        return resolve(file)
    with TemporaryDirectory(prefix="belote-") as folder:
        for other in file.parent.glob("*.yaml"):
            with suppress(OSError):
                shutil.copy(other, folder)
        copy = Path(folder) / f"{name}.yaml"
        shutil.copy(file, copy)
        try:
            return resolve(copy)
        except BrokenDeclaration as error:
            raise BrokenDeclaration(*(at_home(one, copy, file) for one in error.problems)) from None


def at_home(problem: Problem, copy: Path, file: Path) -> Problem:
    """Return a problem of a copy with the place of the file that was copied, or of the one beside it."""
    found = Path(problem.place.file)
    if found.parent != copy.parent:
        return problem
    own = file if found == copy else file.parent / found.name
    return replace(problem, place=replace(problem.place, file=str(own)))


def name_in(file: Path) -> str:
    """Return the variant that a file says it declares; nothing where it cannot be read or says none."""
    try:
        found = ID.search(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return ""
    return found[1] if found else ""

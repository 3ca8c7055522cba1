"""An earlier revision of a declaration, whatever its file is called: a copy beside the new one has another name."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from belote.declaration import Resolved, resolve

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
            shutil.copy(other, folder)
        return resolve(shutil.copy(file, Path(folder) / f"{name}.yaml"))


def name_in(file: Path) -> str:
    """Return the variant that a file says it declares; nothing where it cannot be read or says none."""
    try:
        found = ID.search(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return ""
    return found[1] if found else ""

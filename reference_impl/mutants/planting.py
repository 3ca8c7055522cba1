"""Let a mutant take the place of a module, before anything has imported it.

As a pytest plugin (``-p planting``) it reads the environment: ``BELOTE_MUTANT`` is the name of the module, a vertical
line, and the file that holds the mutant.
"""

from __future__ import annotations

import os
import sys
import warnings
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

VARIABLE = "BELOTE_MUTANT"


class Planted(MetaPathFinder, Loader):
    """Finds one module and loads a mutant in its place."""

    def __init__(self, module: str, code: str) -> None:
        self.module, self.code = module, code

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """Return where the module comes from: from here."""
        return spec_from_loader(fullname, self) if fullname == self.module else None

    def exec_module(self, module: ModuleType) -> None:
        """Run the mutant as the module."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SyntaxWarning)
            code = compile(self.code, f"<mutant of {self.module}>", "exec")
        exec(code, module.__dict__)


def plant(module: str, code: str) -> None:
    """Let a mutant take the place of a module. Raises ``RuntimeError`` if that was imported already."""
    if module in sys.modules:
        raise RuntimeError(f"{module} was imported before its mutant could be planted")
    sys.meta_path.insert(0, Planted(module, code))


if VARIABLE in os.environ:
    name, _, file = os.environ[VARIABLE].partition("|")
    plant(name, Path(file).read_text(encoding="utf-8"))

"""The house rules of the code: imports go one way, no rule knows a variant, files stay small."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from belote.declaration import files

PACKAGE = Path(__file__).resolve().parents[1] / "belote"
ROOT = PACKAGE.parents[1]

LAYERS = (
    {"errors", "data", "home", "whole"},
    {"cards"},
    {"declaration"},
    {"setup"},
    {"contracts"},
    {"dealing", "auction", "play", "declarations"},
    {"belote", "trick_melds", "scoring"},
    {"irregularities"},
    {"deal"},
    {"match", "perft"},
    {"record"},
    {"explain", "sampling", "library"},
    {"protocol", "playout"},
    {"batch", "rulebook"},
    {"compare"},
    {"adequacy", "bundle", "fuzz", "logs", "oracle", "perft_tables", "playground", "publishing"},
    {"cli", "__main__"},
)
ALLOWED = {("declaration", "consistency"), ("declaration", "orphans")}
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}
ORACLE = {"belote.cards", "belote.declaration"}
COMPARING = {"__main__.py", "compare.py", "scrambled.py", "walk.py"}
"""Those files of the oracle that drive the interpreter; the others are the second opinion itself."""
CORE_IMPORTS = {"yaml", "jsonschema"}


def modules() -> list[Path]:
    """Return every module of the package."""
    return sorted(path for path in PACKAGE.rglob("*.py") if "_data" not in path.parts)


def topic(path: Path) -> str:
    """Return the first part of a module's name below the package."""
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def imported(path: Path) -> Iterator[str]:
    """Yield the dotted names a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            if node.module == "belote":
                yield from (f"belote.{alias.name}" for alias in node.names)
            else:
                yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_go_one_way(path: Path) -> None:
    own = topic(path)
    if own == "__init__":
        return
    for name in imported(path):
        parts = name.split(".")
        if parts[0] != "belote" or len(parts) < 2 or parts[1] not in LEVEL:
            continue
        assert LEVEL[parts[1]] <= LEVEL[own], f"{own} may not import {name}"


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_core_needs_yaml_and_jsonschema_alone(path: Path) -> None:
    if topic(path) in ("cli", "compare", "adequacy", "bundle", "fuzz", "rulebook", "batch", "playground", "publishing"):
        return
    import sys

    for name in imported(path):
        first = name.split(".")[0]
        assert first in sys.stdlib_module_names | CORE_IMPORTS | {"belote", "__future__"}, name


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_rule_knows_a_variant(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    code = re.sub(r'"""[\s\S]*?"""|epilog="[^"]*"|#.*', "", text)
    for name in files():
        assert not re.search(rf"\b{re.escape(name)}\b", code), f"{path.name} names {name}"


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_file_is_longer_than_five_hundred_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 500


def test_the_runner_never_imports_the_interpreter() -> None:
    for path in (ROOT / "conformance" / "belote_conformance").glob("*.py"):
        assert not [name for name in imported(path) if name.split(".")[0] == "belote"], path.name


@pytest.mark.parametrize("path", sorted((PACKAGE / "oracle").glob("*.py")), ids=lambda path: path.name)
def test_the_oracle_shares_cards_and_declarations_with_the_interpreter_and_nothing_else(path: Path) -> None:
    driving = {"belote.auction", "belote.deal", "belote.errors", "belote.library", "belote.sampling"}
    allowed = ORACLE | driving if path.name in COMPARING else ORACLE
    own = {name for name in imported(path) if name.split(".")[0] == "belote" and not name.startswith("belote.oracle")}
    assert own <= allowed
    if path.name not in COMPARING:
        assert not [name for name in imported(path) if name.split(".")[-1] in {Path(one).stem for one in COMPARING}]


def test_of_the_auction_the_oracle_takes_the_word_for_a_call_alone() -> None:
    for path in (PACKAGE / "oracle").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"^from belote\.auction import (.*)$", text, re.MULTILINE)) <= {"Call as Spoken"}

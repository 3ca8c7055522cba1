"""The mutants of a module, made by the operators of cosmic-ray."""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

PACKAGE = Path(__file__).resolve().parents[1] / "belote"


class Mutant(NamedTuple):
    """One changed module: its name, the operator, the lines before and after, and the whole code."""

    module: str
    operator: str
    before: str
    after: str
    code: str

    @property
    def key(self) -> str:
        """The name under which a mutant is listed."""
        return f"{self.module.removeprefix('belote.')}: {self.before} -> {self.after}"


class Spot(NamedTuple):
    """Where an operator can change a module: its name, and the how-many-th place it knows."""

    operator: str
    occurrence: int


def spots(module: str) -> list[Spot]:
    """Return every place of a module that an operator can change."""
    nodes = list(ast_nodes(get_ast(source_of(module))))
    found = []
    for name in operator_names():
        operator = get_operator(name)
        if not operator.arguments():
            number = sum(len(list(operator().mutation_positions(node))) for node in nodes)
            found += [Spot(name, occurrence) for occurrence in range(number)]
    return found


def mutants(module: str, places: Iterable[Spot]) -> Iterator[Mutant]:
    """Yield the mutants at some places of a module, each program once.

    What changes only what ``meaning`` leaves out is the same program.
    """
    source = source_of(module)
    seen = {meaning(source)}
    for spot in places:
        code = mutate_code(source, get_operator(spot.operator)(), spot.occurrence)
        if code is not None and (told := meaning(code)) not in seen:
            seen.add(told)
            yield Mutant(module, spot.operator.split("/")[-1], *lines(source, code), code)


def source_of(module: str) -> str:
    """Return the text of a module of the interpreter."""
    return PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py").read_text(encoding="utf-8")


GUARDS = ("frozen", "strict")
"""Keywords that only make sure of what holds anyway: that a value is not changed, that lists are of one length."""


def meaning(source: str) -> str:
    """Return what a program does, without annotations and guards; the source itself if it cannot be read.

    ``is`` counts as ``==``: Python keeps one copy of a short word, so that the same word is the same thing.
    """
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return source
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef():
                node.returns = None
                for one in (*node.args.args, *node.args.kwonlyargs, *node.args.posonlyargs):
                    one.annotation = None
            case ast.AnnAssign():
                node.annotation = ast.Constant(None)
            case ast.Call():
                node.keywords = [one for one in node.keywords if one.arg not in GUARDS]
            case ast.Compare():
                node.ops = [SAME.get(type(one), type(one))() for one in node.ops]
            case _:
                pass
    return ast.dump(tree)


SAME: Mapping[type[ast.cmpop], type[ast.cmpop]] = {ast.Is: ast.Eq, ast.IsNot: ast.NotEq}


def lines(source: str, code: str) -> tuple[str, str]:
    """Return the lines in which a mutant differs, before and after."""
    parts = list(difflib.ndiff(source.splitlines(), code.splitlines()))
    sides = [" ".join(part[2:].strip() for part in parts if part.startswith(sign)) for sign in ("- ", "+ ")]
    return sides[0] or "(nothing)", sides[1] or "(nothing)"

"""The error codes of the reference and the clauses they name, read from its source without running it.

A code is made where one of ``MAKERS`` is called. What stands there for code and clause is followed through names,
loops, tables and callers as far as it is written out; the rest, which only a declaration can tell, is one of ``OPEN``.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import NamedTuple

NOWHERE = -1


class Maker(NamedTuple):
    """A call that makes an error: where its class is, where code and clause stand, and what precedes the code."""

    home: str
    code: int
    clause: int
    prefix: str = ""


MAKERS = {
    "Refusal": Maker("errors.py", 0, 2),
    "Why": Maker("auction/refusals.py", 0, 1, "auction."),
    "Reason": Maker("play/reasons.py", 0, 1),
    "Finding": Maker("declaration/consistency/finding.py", 1, 4),
    "Problem": Maker("errors.py", 0, 4),
    "Complaint": Maker("declaration/complaints.py", 0, NOWHERE),
    "Unreadable": Maker("declaration/nodes.py", 0, NOWHERE),
}
BY_PROPERTY = "clause_at(complaint.path)"
SENTENCES = {
    "Refusal": (3, "reason"),
    "Why": (2, "reason"),
    "Reason": (2, "sentence"),
    "Finding": (2, "message"),
    "Problem": (1, "message"),
}
"""Where the sentence stands in a call that makes an error."""
REFUSALS = ("Refusal", "Why", "Reason")
OPEN = {
    "duty.clause": "the row of duties in force",
    "clause_of(path)": "the row of duties that is missing",
    "clause_at(path)": "the property",
    "clause_at(top)": "the property",
    "orphan.clause": "the property",
    BY_PROPERTY: "the property",
    "CLAUSES.get(name, 'record.id')": "the part of the record",
    "record.record.get(name)": "the part of the record",
    "heap.kinds": "the heap",
}
"""Clauses that the source does not write out, and what names them."""
KEYWORD = re.compile(r"breach\.keyword(\[:3\]-name\.lower\(\))?")
"""What stands in a code for the keyword of the schema that is broken."""
DEEPEST = 5


class Site(NamedTuple):
    """A place where an error is made: by what, in which file, a code, a clause, and whether that is one of ``OPEN``."""

    maker: str
    file: str
    code: str
    clause: str
    open: bool = False


@dataclass(eq=False)
class Scope:
    """A function, or a module outside of its functions."""

    node: ast.AST
    file: str
    module: ast.Module
    imports: Mapping[str, str]

    @property
    def name(self) -> str:
        """The name of the function; empty for a module."""
        return self.node.name if isinstance(self.node, ast.FunctionDef) else ""

    @property
    def parameters(self) -> dict[str, tuple[int, ast.expr | None]]:
        """The arguments with their places and defaults."""
        if not isinstance(self.node, ast.FunctionDef):
            return {}
        found = self.node.args
        args = [arg for arg in (*found.posonlyargs, *found.args) if arg.arg != "self"]
        defaults = [*[None] * (len(args) - len(found.defaults)), *found.defaults]
        known = {arg.arg: (place, default) for place, (arg, default) in enumerate(zip(args, defaults, strict=True))}
        return {**known, **{arg.arg: (-1, None) for arg in found.kwonlyargs}}


@dataclass
class Source:
    """The source of a package: every call of a name with the function it stands in, and what stands around a node."""

    calls: dict[str, list[tuple[ast.Call, Scope]]] = field(default_factory=lambda: defaultdict(list))
    around: dict[ast.AST, ast.AST] = field(default_factory=dict)


Bound = Mapping[str, tuple[ast.expr, "Scope", "Bound"]]  # type: ignore[misc]  # what callers pass for parameters


def read(folder: Path) -> Source:
    """Read the modules below a folder."""
    source = Source()
    for path in sorted(folder.rglob("*.py")):
        if "_data" not in path.parts:
            module = ast.parse(path.read_text(encoding="utf-8"))
            froms = [node for node in ast.walk(module) if isinstance(node, ast.ImportFrom) and node.module]
            imports = {alias.asname or alias.name: str(node.module) for node in froms for alias in node.names}
            take(source, module, Scope(module, path.relative_to(folder).as_posix(), module, imports))
    return source


def take(source: Source, node: ast.AST, scope: Scope) -> None:
    """Take in the calls below a node."""
    for child in ast.iter_child_nodes(node):
        source.around[child] = node
        inner = Scope(child, scope.file, scope.module, scope.imports) if isinstance(child, ast.FunctionDef) else scope
        if isinstance(child, ast.Call) and isinstance(child.func, ast.Name | ast.Attribute):
            source.calls[child.func.id if isinstance(child.func, ast.Name) else child.func.attr].append((child, scope))
        take(source, child, inner)


def sites(folder: Path) -> list[Site]:
    """Return every place of a package where an error is made, once for each code and clause, sorted."""
    source = read(folder)
    found = {
        site
        for name, maker in MAKERS.items()
        for call, scope in source.calls[name]
        if scope.file == maker.home or name in scope.imports
        for site in made(source, name, call, scope, {}, 0)
    }
    return sorted(found)


def wordless(folder: Path) -> list[str]:
    """Return the places of a package where an error is made with nothing, or a blank, for its sentence."""
    source = read(folder)
    calls = [
        (scope.file, call.lineno, argument(call, place, word))
        for name, (place, word) in SENTENCES.items()
        for call, scope in source.calls[name]
        if scope.file == MAKERS[name].home or name in scope.imports
    ]
    return sorted(
        f"{file}:{line}: the error says nothing: write a sentence that tells what is wrong"
        for file, line, said in calls
        if isinstance(said, ast.Constant) and not str(said.value or "").strip()
    )


def made(source: Source, name: str, call: ast.Call, scope: Scope, bound: Bound, depth: int) -> Iterator[Site]:
    """Yield what one call makes; once for each caller, if it depends on what the caller passes."""
    maker = MAKERS[name]
    code, clause = argument(call, maker.code, "code"), argument(call, maker.clause, "clause")
    if code is None or any(isinstance(node, ast.Attribute) and node.attr == "code" for node in ast.walk(code)):
        return  # an error that was made elsewhere is handed on
    needed = {node.id for part in (code, clause) if part for node in ast.walk(part) if isinstance(node, ast.Name)}
    if needed & set(scope.parameters) - set(bound) and depth < DEEPEST:
        callers = [(other, where) for other, where in source.calls[scope.name] if refers(where, scope)]
        for other, where in callers:
            yield from made(source, name, call, scope, passed(scope, other, where), depth + 1)
        if callers:
            return
    for one, other in pairs(source, call, code, clause, scope, bound):
        yield Site(name, scope.file, maker.prefix + KEYWORD.sub("<keyword>", one), other, other in OPEN)


def argument(call: ast.Call, place: int, name: str) -> ast.expr | None:
    """Return an argument of a call by its place or its name."""
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    return named.get(name, call.args[place] if 0 <= place < len(call.args) else None)


def refers(caller: Scope, function: Scope) -> bool:
    """Say whether the name of a function means this one where it is called."""
    origin = caller.imports.get(function.name)
    if origin is None:
        return caller.file == function.file
    return function.file.removesuffix(".py").replace("/", ".").startswith(origin.removeprefix("belote.").rstrip("."))


def passed(function: Scope, call: ast.Call, where: Scope) -> Bound:
    """Return what a call passes for the parameters of a function."""
    found = {}
    for name, (place, default) in function.parameters.items():
        value = argument(call, place, name) or default
        if value is not None:
            found[name] = (value, where, {})
    return found


def pairs(
    source: Source, call: ast.Call, code: ast.expr, clause: ast.expr | None, scope: Scope, bound: Bound
) -> Iterator[tuple[str, str]]:
    """Yield the codes with their clauses; a table that is looked up by the clause tells which belong together."""
    table = looked_up(code, clause, scope)
    if table is not None:
        for key, row in zip(table.keys, table.values, strict=True):
            if isinstance(key, ast.Constant) and isinstance(row, ast.Tuple) and isinstance(row.elts[0], ast.Constant):
                yield str(row.elts[0].value), str(key.value)
        return
    known = decided(source, call, clause, scope)
    without = {BY_PROPERTY if ast.unparse(call.func) == "Complaint" else ""}
    clauses = {known} if known else texts(clause, scope, bound) if clause is not None else without
    yield from product(sorted(texts(code, scope, bound)), sorted(clauses))


def looked_up(code: ast.expr, clause: ast.expr | None, scope: Scope) -> ast.Dict | None:
    """Return the table from which code and sentence are unpacked by the clause, if it is so."""
    if not (isinstance(code, ast.Name) and isinstance(clause, ast.Name)):
        return None
    for value, index in bindings(code.id, scope):
        if index == 0 and isinstance(value, ast.Subscript) and ast.unparse(value.slice) == clause.id:
            found = written(value.value, scope)
            return found if isinstance(found, ast.Dict) else None
    return None


def decided(source: Source, call: ast.Call, clause: ast.expr | None, scope: Scope) -> str:
    """Return the clause under which a call stands: the key of the table it is in, or what a condition compares."""
    holder = source.around[call]
    if not isinstance(clause, ast.Name):
        return ""
    if isinstance(holder, ast.Dict):
        key = holder.keys[holder.values.index(call)]
        return str(key.value) if isinstance(key, ast.Constant) else ""
    while holder is not scope.node and not isinstance(holder, ast.If):
        holder = source.around[holder]
    for node in ast.walk(holder.test) if isinstance(holder, ast.If) else ():
        if isinstance(node, ast.Compare) and ast.unparse(node.left) == clause.id:
            first = node.comparators[0]
            return str(first.value) if isinstance(first, ast.Constant) else ""
    return ""


def texts(value: ast.expr, scope: Scope, bound: Bound) -> set[str]:
    """Return the texts an expression may be; its own source, if it is not written out."""
    if isinstance(value, ast.Constant):
        return {str(value.value)}
    if isinstance(value, ast.IfExp):
        return texts(value.body, scope, bound) | texts(value.orelse, scope, bound)
    if isinstance(value, ast.JoinedStr):
        parts = [texts(p.value if isinstance(p, ast.FormattedValue) else p, scope, bound) for p in value.values]
        return {"".join(found) for found in product(*parts)}
    if isinstance(value, ast.Name) and value.id in bound:
        expression, where, outer = bound[value.id]
        return texts(expression, where, outer)
    if isinstance(value, ast.Name | ast.Subscript):
        found = [text for part in parts_of(value, scope) for text in texts(part, scope, bound)]
        if found:
            return set(found)
    return {ast.unparse(value)}


def parts_of(value: ast.Name | ast.Subscript, scope: Scope) -> Iterator[ast.expr]:
    """Yield what a name is bound to, or the rows of a table that is looked up."""
    if isinstance(value, ast.Subscript):
        table = written(value.value, scope)
        yield from table.values if isinstance(table, ast.Dict) else ()
        return
    for bound, index in bindings(value.id, scope):
        if index is None:
            yield bound
        elif isinstance(bound, ast.Tuple | ast.List):
            yield from (row.elts[index] for row in bound.elts if isinstance(row, ast.Tuple))


def bindings(name: str, scope: Scope) -> Iterator[tuple[ast.expr, int | None]]:
    """Yield what a name is bound to in a function or its module; with a place, if it is one of several."""
    for node in (*ast.walk(scope.node), *scope.module.body):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if is_binding(node) else []
        value = node.iter if isinstance(node, ast.For) else getattr(node, "value", None)
        for target in targets:
            if isinstance(target, ast.Name) and target.id == name and not isinstance(node, ast.For):
                yield value, None
            elif isinstance(target, ast.Tuple) and name in (names := [ast.unparse(part) for part in target.elts]):
                place = names.index(name)
                one = isinstance(value, ast.Tuple) and not isinstance(node, ast.For)
                yield (value.elts[place], None) if one else (value, place)


def is_binding(node: ast.AST) -> bool:
    """Say whether a node binds a name otherwise than by a plain assignment."""
    return isinstance(node, ast.For) or (isinstance(node, ast.AnnAssign) and node.value is not None)


def written(value: ast.expr, scope: Scope) -> ast.expr | None:
    """Return what a name of a module stands for, or the expression itself."""
    if not isinstance(value, ast.Name):
        return value
    return next((found for found, index in bindings(value.id, scope) if index is None), None)

"""What names what: clauses, properties of the schema, error codes, rules of the interpreter, records and sources.

Everything is read from the files of the project; nothing is listed by hand but in ``gaps.txt``.
"""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import error_codes
from corpus import records, rule_clauses

from belote.data import PACKAGE, root, schema_file
from belote.declaration import bibliography, files
from belote.declaration.catalogue import load
from belote.declaration.sources import cited
from belote.declaration.vocabulary import sections
from belote.play.rules import HOLDERS, clause_of
from belote_conformance.lint import HEADING, RETIRED

Json = dict[str, Any]
Many = Mapping[str, list[str]]

TOPICS = ("cards", "setup", "contracts", "dealing", "auction", "play", "declarations", "belote", "trick_melds")
TOPICS += ("scoring", "match", "irregularities", "deal")
ID = r"[a-z]+(?:-[a-z]+)*(?:\.[a-z]+(?:-[a-z]+)*)+"
NAMED = re.compile(rf"(?<![\w.`-]){ID}(?![\w`])")
RANGE = re.compile(rf"({ID}) to ({ID})")
REFUSES = re.compile(r"\b(?:MUST be|and|otherwise be|is|are) refused\b|MUST NOT use the row|refused otherwise")
ROWS = ("suit.follow_trump", "suit.follow_plain", "suit.void", "no_trump.follow_plain", "all_trump.follow_trump")


@cache
def clauses() -> Mapping[str, str]:
    """Return every clause in force with the text of its rule, without examples and notes, in the order of the files."""
    found = {}
    for path in sorted((root() / "spec" / "clauses").glob("*.md")):
        _, *parts = re.split(r"^(?=## )", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for part in parts:
            if (heading := HEADING.match(part)) and not RETIRED.match(part):
                found[heading[1]] = "\n".join(line for line in part.splitlines() if not line.startswith(">"))
    return found


@cache
def refusing_clauses() -> tuple[str, ...]:
    """Return the clauses of the game whose text refuses something."""
    return tuple(clause for clause in rule_clauses() if REFUSES.search(" ".join(clauses()[clause].split())))


@cache
def properties() -> Mapping[str, str]:
    """Return every property of the rule sections by its path, with its clause or that of the property above it."""
    schema: Json = json.loads(schema_file("variant.schema.json").read_text(encoding="utf-8"))
    found: dict[str, str] = {}
    for name in sections():
        walk(schema, schema["properties"][name], name, "", found)
    return found


def walk(schema: Json, node: Json, path: str, above: str, found: dict[str, str]) -> None:
    """Take in a property and those below it; steps of lists are left out, and the names of maps are ``<name>``."""
    places = list(same_place(schema, node))
    clause = next((str(place["x-clause"]) for place in places if "x-clause" in place), above)
    found[path] = clause
    for place in places:
        for name, child in place.get("properties", {}).items():
            if isinstance(child, dict):
                walk(schema, child, f"{path}.{name}", clause, found)
        others = place.get("additionalProperties")
        if isinstance(others, dict) and any("properties" in below for below in same_place(schema, others)):
            walk(schema, others, f"{path}.<name>", clause, found)


def same_place(schema: Json, node: Json) -> Iterator[Json]:
    """Yield a schema and those that describe the same value, or the members of the same list."""
    yield node
    if "$ref" in node:
        yield from same_place(schema, schema["$defs"][node["$ref"].rsplit("/", 1)[1]])
    for key in ("then", "else", "items"):
        if isinstance(node.get(key), dict):
            yield from same_place(schema, node[key])


@cache
def shown() -> Mapping[str, Mapping[str, list[str]]]:
    """Return the ids of the records of each clause, by what they show: accepts, discriminates, or that they name it."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: {"accepts": [], "discriminates": [], "named": []})
    for record in records():
        main, *others = record.data["clauses"]
        found[main][record.data["shows"]].append(record.id)
        for other in others:
            found[other]["named"].append(record.id)
    return found


@cache
def codes() -> Mapping[str, set[str]]:
    """Return every error code of the reference with the clauses it is told under; an open clause as what names it."""
    found: dict[str, set[str]] = defaultdict(set)
    for site in error_codes.sites(PACKAGE):
        found[site.code] |= row_clauses() if site.clause == "duty.clause" else {clause_of_site(site)} - {""}
    return found


def clause_of_site(site: error_codes.Site) -> str:
    """Return the clause of a place where an error is made, or in brackets what names it there."""
    return f"({error_codes.OPEN[site.clause]})" if site.open else site.clause


@cache
def row_clauses() -> set[str]:
    """Return the clauses a row of duties may have."""
    return {clause_of(path, holder) for path in ROWS for holder in HOLDERS} & set(clauses()) | {"play.never-forced"}


@cache
def refusals() -> tuple[str, ...]:
    """Return the codes of refusals."""
    return tuple(sorted({site.code for site in error_codes.sites(PACKAGE) if site.maker in error_codes.REFUSALS}))


@cache
def refused_in_records() -> Mapping[str, set[str]]:
    """Return the codes that records expect, with the clauses they expect with them."""
    found: dict[str, set[str]] = defaultdict(set)
    for record in records():
        for point in record.data["expect"]:
            if "code" in point.get("refused", {}):
                found[point["refused"]["code"]] |= {point["refused"].get("clause", "")} - {""}
    return found


def modules() -> list[Path]:
    """Return the modules of the interpreter that are rules of the game."""
    found = [path for topic in TOPICS for path in (PACKAGE / topic).rglob("*.py")]
    return sorted([*found, *(path for topic in TOPICS if (path := PACKAGE / f"{topic}.py").is_file())])


@cache
def rules() -> Many:
    """Return the places of the interpreter that name each clause: a function, a class, or a module outside of them."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in modules():
        for place, named in named_in(path).items():
            for clause in sorted(named):
                found[clause].append(place)
    return found


def named_in(path: Path) -> dict[str, set[str]]:
    """Return the clauses that each function of a module names, in its docstring or as a value."""
    module = ast.parse(path.read_text(encoding="utf-8"))
    name = path.relative_to(PACKAGE).as_posix()
    found = {name: mentioned(ast.get_docstring(module) or "", ranges=False)}
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            texts = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Constant)]
            exact = {text for text in texts if isinstance(text, str)} & set(clauses())
            found[f"{name}:{node.name}"] = exact | mentioned(ast.get_docstring(node) or "")
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node in module.body:
            texts = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Constant)]
            found[name] |= {text for text in texts if isinstance(text, str)} & set(clauses())
    return found


def mentioned(text: str, ranges: bool = True) -> set[str]:
    """Return the clauses a docstring names, also shortened to what differs from the one before, as in ``.show``.

    ``ranges``: also those between two that are joined by "to".
    """
    order = list(clauses())
    flat = spelled_out(" ".join(text.split()))
    found = set(NAMED.findall(flat)) & set(order)
    for first, last in RANGE.findall(flat) if ranges else ():
        if first in order and last in order:
            found |= set(order[order.index(first) : order.index(last) + 1])
    return found


def spelled_out(text: str) -> str:
    """Return a text in which shortened clauses are written whole, if there are such clauses."""
    before = ""
    words = []
    for word in re.split(r"([\w.-]*[\w-])", text):
        whole = [head + word for head in heads(before) if head + word in clauses()] if word.startswith(".") else []
        words.append(whole[0] if whole else word)
        before = words[-1] if words[-1] in clauses() else before
    return "".join(words)


def heads(clause: str) -> Iterator[str]:
    """Yield what stands before each dot of a clause, the longest first."""
    while "." in clause:
        clause = clause.rpartition(".")[0]
        yield clause


def unknown_mentions() -> list[str]:
    """Return what looks like a clause in a docstring of the interpreter and is none."""
    topics = {clause.split(".")[0] for clause in clauses()}
    found = []
    for path in modules():
        module = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(module):
            if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
                for sentence in re.findall(r"[Cc]lauses? [^;:()]*", ast.get_docstring(node) or ""):
                    named = set(NAMED.findall(spelled_out(" ".join(sentence.split())))) - set(clauses())
                    found += [f"{path.name}: {name}" for name in sorted(named) if name.split(".")[0] in topics]
    return found


@cache
def citations() -> Many:
    """Return where each source is cited: in a declaration, or by a record."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, path in sorted(files().items()):
        for where, text in cited(load(path).document):
            found[text.split()[0]].append(f"{name}:{'.'.join(map(str, where[:-1]))}")
    for record in records():
        for text in record.data["source"].get("cite", ()):
            if not text.startswith(("https://", "http://")):
                found[text.split()[0]].append(record.id)
    return found


@cache
def options() -> Mapping[str, str]:
    """Return every option that a file declares by variant and option, with its own name."""
    found: dict[str, str] = {}
    for variant, path in sorted(files().items()):
        found |= {f"{variant}+{name}": name for name, option in load(path).options.items() if option}
    return found


@cache
def options_in_records() -> frozenset[str]:
    """Return the names of the options that records stand under."""
    return frozenset(name for record in records() for name in record.data["variant"]["options"])


def sources() -> Iterable[str]:
    """Return the keys of the bibliography."""
    return sorted(bibliography())

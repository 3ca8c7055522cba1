"""What names what, from the tests of the corpus: clauses, properties, error codes, functions and records."""

from __future__ import annotations

import importlib
import json
import sys
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Any

from belote.data import records_folder
from generators.places import TESTS

Json = Mapping[str, Any]


@cache
def tool(name: str) -> ModuleType:
    """Return one of the tools beside the tests of the corpus."""
    if str(TESTS) not in sys.path:
        sys.path.append(str(TESTS))
    return importlib.import_module(name)


@cache
def records() -> Mapping[str, Json]:
    """Return the records of the corpus by id."""
    found = (json.loads(path.read_text(encoding="utf-8")) for path in sorted(records_folder().glob("*/*.json")))
    return {str(record["id"]): record for record in found}


@cache
def shown() -> Mapping[str, Mapping[str, list[str]]]:
    """Return the ids of the records of each clause: those it is the main one of, by what they show, and others."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: {"accepts": [], "discriminates": [], "named": []})
    for name, record in records().items():
        main, *others = record["clauses"]
        found[main][record["shows"]].append(name)
        for other in others:
            found[other]["named"].append(name)
    return found


@cache
def properties_of() -> Mapping[str, list[str]]:
    """Return the properties of declarations that each clause explains, by their paths."""
    found: dict[str, list[str]] = defaultdict(list)
    for path, clause in tool("links").properties().items():
        found[clause].append(path)
    return found


@cache
def codes() -> Mapping[str, frozenset[str]]:
    """Return every error code with the clauses it is told under; in brackets, what names the clause there."""
    return {code: frozenset(clauses) for code, clauses in sorted(tool("links").codes().items())}


@cache
def refusals() -> frozenset[str]:
    """Return the codes of events that the rules do not allow."""
    return frozenset(tool("links").refusals())


@cache
def functions() -> Mapping[str, list[str]]:
    """Return the places of the interpreter that name each clause."""
    found: Mapping[str, list[str]] = tool("links").rules()
    return found


def variant_of(record: Json) -> str:
    """Return the variant of a record with its options, as on the command line."""
    return "+".join((record["variant"]["id"], *record["variant"]["options"]))

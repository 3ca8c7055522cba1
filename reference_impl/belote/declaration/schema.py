"""Validation against the schemas; every error becomes a problem with its line, the way out and its clause."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator, validators

from belote.declaration.complaints import Complaint, complaints
from belote.declaration.paths import Path
from belote.declaration.schemas import file_schema, resolved_schema
from belote.declaration.vocabulary import Schema, clause_at
from belote.errors import Place, Problem

INTEGERS = Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, value: type(value) is int)
STRICT: Any = validators.extend(Draft202012Validator, type_checker=INTEGERS)  # type: ignore[no-untyped-call]

PlaceOf = Callable[[Path, bool], Place]
MOST_REMEMBERED = 2_000


@cache
def checked_schema(partial: bool) -> Schema:
    """Return the schema files (``partial``) or resolved declarations are checked against."""
    schema: Schema = spelled_out(file_schema() if partial else resolved_schema())
    return schema


def spelled_out(node: Any, key: str = "") -> Any:
    """Return a schema for this validator.

    ``false`` among the properties becomes ``not: {}``, whose errors tell their path. ``$`` in a pattern becomes
    ``\\Z``, because in Python it would allow a line feed at the end.
    """
    if isinstance(node, list):
        return [spelled_out(item) for item in node]
    if not isinstance(node, dict):
        return node
    result = {name: spelled_out(below, name) for name, below in node.items()}
    if key == "properties":
        return {name: {"not": {}} if below is False else below for name, below in result.items()}
    if isinstance(result.get("pattern"), str):
        result["pattern"] = result["pattern"].removesuffix("$") + "\\Z"
    return result


@cache
def validator(partial: bool) -> Draft202012Validator:
    """Return the validator of files (``partial``) or of the resolved form."""
    made: Draft202012Validator = remembering()(checked_schema(partial))
    return made


def remembering() -> Any:
    """Return a class of validators for one schema, which remember the values that passed a definition.

    Sections are definitions, and variants with their options share most of their sections.
    """
    passed: set[tuple[str, str]] = set()
    look: Any = Draft202012Validator.VALIDATORS["$ref"]

    def ref(validator: Any, target: str, value: Any, schema: Schema) -> Iterator[Any]:
        key = (target, repr(value))
        if key not in passed:
            errors = list(look(validator, target, value, schema))
            yield from errors
            if not errors:
                if len(passed) >= MOST_REMEMBERED:
                    passed.clear()
                passed.add(key)

    extend: Any = validators.extend
    return extend(STRICT, {"$ref": ref})


def schema_problems(data: Any, place: PlaceOf, *, partial: bool) -> list[Problem]:
    """Return what the schema finds wrong, in the order of the document.

    ``place(path, key)`` gives the place of a value, or of its key.
    """
    return ordered(as_problem(complaint, place) for complaint in schema_complaints(data, partial=partial))


def schema_complaints(data: Any, *, partial: bool) -> list[Complaint]:
    """Return what the schema finds wrong, by path, each thing once."""
    errors = validator(partial).iter_errors(data)
    told = (complaint for error in errors for complaint in complaints(error, checked_schema(partial)))
    return list(dict.fromkeys(told))


def as_problem(complaint: Complaint, place: PlaceOf) -> Problem:
    """Return a complaint as a problem."""
    where = place(complaint.path, complaint.key)
    return Problem(complaint.code, complaint.message, where, complaint.instead, clause_at(complaint.path))


def ordered(problems: Iterable[Problem]) -> list[Problem]:
    """Return each problem once, by file and line."""
    unique = dict.fromkeys(problems)
    return sorted(unique, key=lambda problem: (problem.place.file, problem.place.line, problem.place.column))

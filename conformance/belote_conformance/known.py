"""Lists of known failures: one for each program, with a reason for every entry. Clause protocol.known-failures.

A list is YAML, or JSON Lines if its name says so: ``id``, ``reason``, and ``outcome`` where it is not ``fail``. An
entry that is none any more is stale, and fails the run: a list never hides what was mended.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import yaml

from belote_conformance.errors import BrokenInput
from belote_conformance.outcomes import FAILED, Result

LINES = (".jsonl", ".ndjson")
HEAD = "# What is known to fail. Written by: belote conform --known-failures FILE --fix, which keeps the reasons.\n"
NEW = "new, to be looked at"


@dataclass(frozen=True)
class Entry:
    """A record that is known to fail: how, and why."""

    id: str
    reason: str
    outcome: str = "fail"


def read_known(path: Path) -> dict[str, Entry]:
    """Return the entries of a list by record. Raises ``BrokenInput`` with every problem."""
    problems: list[str] = []
    entries: dict[str, Entry] = {}
    for place, value in rows(path):
        found = entry_of(value)
        if isinstance(found, str):
            problems.append(f"{path}: {place}: {found}")
        elif found.id in entries:
            problems.append(f"{path}: {place}: {found.id} is listed twice")
        else:
            entries[found.id] = found
    if problems:
        raise BrokenInput(*problems)
    return entries


def rows(path: Path) -> Iterator[tuple[str, Any]]:
    """Yield the rows of a list with their places. Raises ``BrokenInput`` for a file that is no list."""
    try:
        text = path.read_text(encoding="utf-8")
        if path.suffix.lower() in LINES:
            lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
            yield from [(f"line {number}", json.loads(line)) for number, line in lines]
            return
        found = yaml.safe_load(text) or []
    except OSError as error:
        raise BrokenInput(f"{path}: cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError, yaml.YAMLError) as error:
        raise BrokenInput(f"{path}: cannot be read: {' '.join(str(error).split())}") from None
    if not isinstance(found, list):
        raise BrokenInput(f"{path}: this is no list; each entry has an id and a reason")
    yield from ((f"entry {number}", value) for number, value in enumerate(found, 1))


def entry_of(value: Any) -> Entry | str:
    """Return an entry, or what is wrong with it."""
    if not isinstance(value, dict) or not isinstance(value.get("id"), str):
        return "an entry has an id, which is that of a record"
    unknown = sorted(map(str, set(value) - {"id", "reason", "outcome"}))
    if unknown:
        return f"{value['id']}: there is no member {unknown[0]}; known are id, reason and outcome"
    if not isinstance(value.get("reason"), str) or not value["reason"].strip():
        return f"{value['id']}: say in reason why it fails"
    if value.get("outcome", "fail") not in FAILED:
        return f"{value['id']}: outcome is none of {', '.join(FAILED)}"
    return Entry(value["id"], value["reason"].strip(), value.get("outcome", "fail"))


def expected(results: Iterable[Result], entries: Mapping[str, Entry]) -> list[Result]:
    """Return the results with what is known taken into account."""
    return [
        with_entry(result, entries[result.record.id]) if result.record.id in entries else result for result in results
    ]


def with_entry(result: Result, entry: Entry) -> Result:
    """Return a result as an expected failure or an unexpected pass; one that fails in another way stays as it is."""
    if result.outcome == "pass":
        reason = f"it passes, and is listed as a known failure: {entry.reason}"
        return replace(result, outcome="unexpected_pass", reason=reason, known=entry.reason)
    if result.outcome == entry.outcome:
        return replace(result, outcome="expected_failure", known=entry.reason)
    return result


def stale(results: Iterable[Result], entries: Mapping[str, Entry], ids: Collection[str]) -> list[str]:
    """Return what is wrong with the entries of a list, one sentence each. ``ids`` are all records there are."""
    passed = {result.record.id for result in results if result.outcome == "unexpected_pass"}
    unknown = [f"{name}: there is no such record" for name in entries if name not in ids]
    return [*unknown, *(f"{name}: it passes now" for name in entries if name in passed)]


def mended(results: Sequence[Result], entries: Mapping[str, Entry], ids: Collection[str]) -> list[Entry]:
    """Return the entries a list should have: what fails now, and what was not run this time as it was."""
    found = {name: entry for name, entry in entries.items() if name in ids}
    for result in results:
        outcome = entries[result.record.id].outcome if result.outcome == "expected_failure" else result.outcome
        old = found.pop(result.record.id, None)
        if outcome in FAILED:
            reason = old.reason if old else f"{NEW}: {result.reason}"
            found[result.record.id] = Entry(result.record.id, reason, outcome)
        elif outcome == "not_asked" and old:
            found[old.id] = old
    return [found[name] for name in sorted(found)]


def write_known(entries: Iterable[Entry], path: Path) -> str:
    """Return the text of a list, in the form its name asks for."""
    listed = [as_mapping(entry) for entry in entries]
    if path.suffix.lower() in LINES:
        return "".join(json.dumps(entry, ensure_ascii=False) + "\n" for entry in listed)
    body: str = yaml.safe_dump(listed, sort_keys=False, allow_unicode=True, width=1000) if listed else "[]\n"
    return HEAD + body


def as_mapping(entry: Entry) -> dict[str, str]:
    """Return an entry as it is written; the usual outcome is left out."""
    found = {"id": entry.id, "reason": entry.reason, "outcome": entry.outcome}
    if entry.outcome == "fail":
        del found["outcome"]
    return found

"""Changes that cannot matter: each with its reason, and searches that did not tell it apart from the rules.

``conformance/adequacy/equivalent.yaml`` lists them; ``searches.json`` beside it remembers under which digests they were
searched, and how many random situations were looked at, so that a search is made once.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path as FilePath
from typing import Any, NamedTuple

import yaml

from belote.adequacy.catching import Verdict
from belote.adequacy.changed import Original, Originals
from belote.adequacy.changes import Change
from belote.compare import Searched, search_rules
from belote.compare.search import KINDS_OF, SHARES
from belote.deal import compile_rules
from belote.declaration import declaration
from belote.errors import BrokenInput, Place, Problem

ENOUGH = 20_000
"""How many random situations an equivalent change must have withstood under each set of rules it can be made in."""

SEED = 1


class Equivalents(NamedTuple):
    """The listed changes by key, each with its reason, and by key and digest how many situations were looked at."""

    reasons: Mapping[str, str]
    searches: Mapping[str, Mapping[str, int]]


def read(folder: FilePath) -> Equivalents:
    """Read the list and the searches of a folder. Raises ``BrokenInput`` for a file that is none of these."""
    return Equivalents(reasons_in(folder / "equivalent.yaml"), searches_in(folder / "searches.json"))


def reasons_in(file: FilePath) -> dict[str, str]:
    """Return the listed changes with their reasons. Raises ``BrokenInput``, also for a change that is listed twice."""
    try:
        entries = yaml.safe_load(file.read_bytes().decode("utf-8")) if file.exists() else None
    except (ValueError, RecursionError, yaml.YAMLError) as error:
        raise broken(file, f"this is not YAML in UTF-8: {one_line(error)}", "Mend it.") from None
    if not isinstance(entries or [], list):
        raise broken(file, "this is no list of entries", "Write a list; each entry has a reason and changes.")
    reasons: dict[str, str] = {}
    for number, entry in enumerate(entries or [], 1):
        if not is_entry(entry):
            instead = "Give it a reason, one text, and changes, a list of the names that belote adequacy prints."
            raise broken(file, f"entry {number} is not a reason with changes: {one_line(entry)}", instead)
        for change in entry["changes"]:
            if change in reasons:
                raise broken(file, f"entry {number} lists {change} again", "List a change once, with its one reason.")
            reasons[change] = entry["reason"]
    return reasons


def is_entry(entry: Any) -> bool:
    """Say whether an entry of the list has a reason and changes, and nothing else."""
    if not isinstance(entry, dict) or set(entry) != {"reason", "changes"}:
        return False
    reason, changes = entry["reason"], entry["changes"]
    listed = isinstance(changes, list) and changes and all(isinstance(change, str) for change in changes)
    return bool(isinstance(reason, str) and reason.strip() and listed)


def searches_in(file: FilePath) -> dict[str, dict[str, int]]:
    """Return the searches that were made. Raises ``BrokenInput`` for anything else than counts by change and digest."""
    instead = "Take it from the last commit, or remove it and run belote adequacy --search."
    try:
        found = json.loads(file.read_bytes().decode("utf-8")) if file.exists() else {}
    except (ValueError, RecursionError) as error:
        raise broken(file, f"this is not JSON: {one_line(error)}", instead) from None
    if not isinstance(found, dict) or not all(isinstance(some, dict) for some in found.values()):
        raise broken(file, "this is not a map of changes to the searches made for each", instead)
    for change, some in found.items():
        if not all(type(count) is int for count in some.values()):
            raise broken(file, f"{change}: how many situations were looked at is a whole number", instead)
    return found


def broken(file: FilePath, message: str, instead: str) -> BrokenInput:
    """Return what is wrong with one of the two files."""
    return BrokenInput(Problem("adequacy.list", message.rstrip("."), Place(str(file)), instead))


def one_line(found: object) -> str:
    """Return what was found on one line that is not too long."""
    return " ".join(str(found).split())[:200]


def due(change: Change, listed: Equivalents, variants: Originals) -> list[str]:
    """Return the variants, one for each digest, in which a change was not searched far enough."""
    searched = listed.searches.get(change.key, {})
    return [name for name in unlike(change, variants) if searched.get(variants[name].digest, 0) < ENOUGH]


def unlike(change: Change, variants: Originals) -> list[str]:
    """Return the variants of a change, one for each digest."""
    names: dict[str, str] = {}
    for name in change.variants:
        names.setdefault(variants[name].digest, name)
    return list(names.values())


def look(change: Change, original: Original, each: int | None = None) -> Searched:
    """Search in one variant for a situation that tells a change apart, in all kinds in which its section can show.

    ``each`` situations of each kind are looked at; if nothing is said, as many of each as make ``ENOUGH`` together.
    Nothing is looked at where the change is refused.
    """
    rules = original.changed(change.mutation)
    if rules is None:
        return Searched(None, {})
    section = str(change.mutation.path[0])
    number = each or -(-ENOUGH // int(sum(SHARES.get(kind, 1.0) for kind in KINDS_OF[section])))
    return search_rules(compile_rules(declaration(original.resolved)), rules, [section], number, SEED)


def look_everywhere(change: Change, variants: Originals, each: int) -> tuple[str, Searched]:
    """Search in the variants of a change, one for each digest, until one tells it apart; return that, or the last."""
    names = unlike(change, variants)
    found = names[-1], Searched(None, {})
    for name in names:
        found = name, look(change, variants[name], each)
        if found[1].found is not None:
            return found
    return found


def sorted_out(verdicts: Iterable[Verdict], listed: Equivalents) -> Iterator[Verdict]:
    """Yield the verdicts; a survivor that is listed is ``equivalent``."""
    for verdict in verdicts:
        known = verdict.outcome == "survived" and verdict.change.key in listed.reasons
        yield verdict._replace(outcome="equivalent") if known else verdict


def faults(verdicts: Iterable[Verdict], listed: Equivalents, variants: Originals) -> Iterator[str]:
    """Yield what is wrong with the list: an entry that is stale, and one that was not searched under these rules."""
    outcomes = {verdict.change.key: verdict for verdict in verdicts}
    for key in listed.reasons:
        verdict = outcomes.get(key)
        if verdict is None or verdict.outcome != "equivalent":
            what = "no variant has this change" if verdict is None else f"this change is {verdict.outcome}"
            yield f"{key}: {what}; take it out of equivalent.yaml"
        elif missing := due(verdict.change, listed, variants):
            yield f"{key}: not searched under the rules of {', '.join(missing)}; run belote adequacy --search"
    for key in sorted(set(listed.searches) - set(listed.reasons)):
        yield f"{key}: searched, and not listed in equivalent.yaml; take it out of searches.json"

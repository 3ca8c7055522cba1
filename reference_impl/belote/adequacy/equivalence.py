"""Changes that cannot matter: each with its reason, and a search that did not tell it apart from the rules.

``conformance/adequacy/equivalent.yaml`` lists them; ``searches.json`` beside it remembers how many random situations
were looked at under which digests, so that a search is made once.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path as FilePath
from typing import Any, NamedTuple

import yaml

from belote.adequacy.catching import Verdict
from belote.adequacy.changed import Originals
from belote.adequacy.changes import Change
from belote.compare import Searched, search_rules
from belote.deal import compile_rules
from belote.declaration import declaration

ENOUGH = 20_000
"""How many random situations an equivalent change must have withstood."""

SEED = 1


class Equivalents(NamedTuple):
    """The listed changes by key, each with its reason, and the searches by key."""

    reasons: Mapping[str, str]
    searches: Mapping[str, Mapping[str, Any]]


def read(folder: FilePath) -> Equivalents:
    """Read the list and the searches of a folder. Raises ``ValueError`` for an entry without change or reason."""
    listed, searched = folder / "equivalent.yaml", folder / "searches.json"
    entries = yaml.safe_load(listed.read_text(encoding="utf-8")) if listed.exists() else []
    reasons: dict[str, str] = {}
    for entry in entries or []:
        if not isinstance(entry, dict) or not entry.get("reason") or not isinstance(entry.get("changes"), list):
            raise ValueError(f"{listed}: each entry has a reason and changes: {entry}")
        reasons |= {str(change): str(entry["reason"]) for change in entry["changes"]}
    searches = json.loads(searched.read_text(encoding="utf-8")) if searched.exists() else {}
    return Equivalents(reasons, searches)


def digests(change: Change, variants: Originals) -> dict[str, str]:
    """Return the digests of the variants a change can be made in, which say whether a search still holds."""
    return {name: variants[name].digest for name in change.variants}


def look(change: Change, variants: Originals, number: int = ENOUGH) -> Searched:
    """Search, aimed at the changed section, in the first variant in which the change can be made at all."""
    for name in change.variants:
        rules = variants[name].changed(change.mutation)
        if rules is not None:
            left = compile_rules(declaration(variants[name].resolved))
            return search_rules(left, rules, [str(change.mutation.path[0])], number, SEED)
    return Searched(None, {})


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
            continue
        search = listed.searches.get(key, {})
        if search.get("number", 0) < ENOUGH or search.get("digests") != digests(verdict.change, variants):
            yield f"{key}: not searched under these rules; run belote adequacy --search"

"""belote adequacy --search: the smallest record that would catch a survivor, or a search that found none."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from belote.adequacy import Originals, Verdict, equivalence
from belote.adequacy.changes import written
from belote.cli.common import console
from belote.compare import Found, witness
from belote.declaration import dotted
from belote_conformance.canonical import dumps


def search_survivors(
    verdicts: Sequence[Verdict], variants: Originals, number: int, out: Path | None, folder: Path
) -> None:
    """Search for each survivor, and for each listed equivalent that was not searched under these rules."""
    listed = equivalence.read(folder)
    searches = dict(listed.searches)
    for verdict in verdicts:
        change = verdict.change
        if verdict.outcome == "equivalent" and due(listed, verdict, variants):
            found = equivalence.look(change, variants, equivalence.ENOUGH)
            console.print(f"{change.key}: {told(found.found)}")
            if found.found is None:
                searches[change.key] = {
                    "number": sum(found.looked.values()),
                    "digests": equivalence.digests(change, variants),
                }
        elif verdict.outcome == "survived":
            found = equivalence.look(change, variants, number)
            console.print(f"{change.key}: {told(found.found)}")
            if found.found is not None and out is not None:
                propose(verdict, variants, found.found, out)
    if searches != listed.searches:
        file = folder / "searches.json"
        file.write_text(json.dumps(searches, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def due(listed: equivalence.Equivalents, verdict: Verdict, variants: Originals) -> bool:
    """Say whether an equivalent change has not been searched far enough under these rules."""
    search = listed.searches.get(verdict.change.key, {})
    digests = equivalence.digests(verdict.change, variants)
    return search.get("number", 0) < equivalence.ENOUGH or search.get("digests") != digests


def told(found: Found | None) -> str:
    """Say in a line what a search came to."""
    if found is None:
        return "not told apart"
    parting = found.parting
    return (
        f"{found.record['kind']}, at {parting.at}, {parting.what}: {written(parting.left)} and {written(parting.right)}"
    )


def propose(verdict: Verdict, variants: Originals, found: Found, out: Path) -> None:
    """Write a record that would catch a change, to be checked by hand before it enters the corpus."""
    change = verdict.change.mutation
    name = verdict.change.variants[0]
    topic = change.clause.split(".")[0]
    phrase = "-".join([*map(str, change.path[1:]), written(change.new), name])
    id = f"{topic}/" + "".join(sign if sign.isalnum() else "-" for sign in phrase.lower()).strip("-")[:80]
    note = f"Tells {written(change.old)} from {written(change.new)} at {dotted(change.path)}; not checked by hand yet."
    record = witness(variants[name].resolved, found, id, "A witness that nobody has checked yet", [change.clause], note)
    file = out / f"{id}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(dumps(record), encoding="utf-8", newline="\n")

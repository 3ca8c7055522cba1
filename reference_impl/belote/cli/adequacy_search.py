"""belote adequacy --search: the smallest record that would catch a survivor, or a search that found none."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from belote.adequacy import Change, Originals, Verdict, equivalence
from belote.adequacy.changes import written
from belote.cli.common import console
from belote.compare import Found, witness
from belote.declaration import dotted
from belote_conformance.canonical import dumps


def search_survivors(
    verdicts: Sequence[Verdict], variants: Originals, number: int, out: Path | None, folder: Path
) -> None:
    """Search for each survivor, and for each listed equivalent that was not searched under these rules.

    What was searched is written after each change, so that a search that is broken off is taken up again.
    """
    equivalents = [verdict.change for verdict in verdicts if verdict.outcome == "equivalent"]
    for change in equivalents:
        search_equivalent(change, variants, folder)
    for verdict in verdicts:
        if verdict.outcome == "survived":
            name, found = equivalence.look_everywhere(verdict.change, variants, number)
            console.print(f"{verdict.change.key}: {told(found.found)}")
            if found.found is not None and out is not None:
                propose(verdict.change, name, variants, found.found, out)


def search_equivalent(change: Change, variants: Originals, folder: Path) -> None:
    """Search where a listed change is due, and keep the searches that found nothing."""
    listed = equivalence.read(folder)
    names = equivalence.due(change, listed, variants)
    fresh = dict(searched(change, names, variants))
    if fresh:
        current = {variants[name].digest for name in change.variants}
        kept = {digest: number for digest, number in listed.searches.get(change.key, {}).items() if digest in current}
        save(folder, {**listed.searches, change.key: kept | fresh})


def searched(change: Change, names: Sequence[str], variants: Originals) -> Iterator[tuple[str, int]]:
    """Yield the digest of each variant in which a search found nothing, and how many situations it looked at.

    Where the change is refused there is nothing to look at, and that counts as enough.
    """
    for name in names:
        found = equivalence.look(change, variants[name])
        console.print(f"{change.key}: {name}: {told(found.found)}")
        if found.found is None:
            yield variants[name].digest, sum(found.looked.values()) or equivalence.ENOUGH


def save(folder: Path, searches: Mapping[str, Mapping[str, int]]) -> None:
    """Write the searches of the changes that are listed."""
    listed = equivalence.read(folder).reasons
    kept = {key: dict(sorted(found.items())) for key, found in sorted(searches.items()) if key in listed}
    text = json.dumps(kept, ensure_ascii=False, indent=1) + "\n"
    (folder / "searches.json").write_text(text, encoding="utf-8", newline="\n")


def told(found: Found | None) -> str:
    """Say in a line what a search came to."""
    if found is None:
        return "not told apart"
    parting = found.parting
    return (
        f"{found.record['kind']}, at {parting.at}, {parting.what}: {written(parting.left)} and {written(parting.right)}"
    )


def propose(change: Change, name: str, variants: Originals, found: Found, out: Path) -> None:
    """Write a record that would catch a change, to be checked by hand before it enters the corpus."""
    mutation = change.mutation
    topic = mutation.clause.split(".")[0]
    phrase = "-".join([*map(str, mutation.path[1:]), written(mutation.new), name])
    id = f"{topic}/" + "".join(sign if sign.isalnum() else "-" for sign in phrase.lower()).strip("-")[:80]
    parted = f"{written(mutation.old)} from {written(mutation.new)} at {dotted(mutation.path)}"
    note = f"Tells {parted}; not checked by hand yet."
    resolved = variants[name].resolved
    record = witness(resolved, found, id, "A witness that nobody has checked yet", [mutation.clause], note)
    file = out / f"{id}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(dumps(record), encoding="utf-8", newline="\n")

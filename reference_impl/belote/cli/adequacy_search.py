"""belote adequacy --search: the smallest record that would catch a survivor, or a search that found none."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from belote.adequacy import Change, Original, Originals, Verdict, equivalence
from belote.adequacy.changes import written
from belote.cli.common import console
from belote.compare import Found, Searched, witness
from belote.declaration import dotted
from belote.whole import write_whole
from belote_conformance.canonical import dumps

Say = Callable[[str], None]


def search_survivors(
    verdicts: Sequence[Verdict],
    variants: Originals,
    number: int,
    out: Path | None,
    folder: Path,
    workers: int = 1,
    say: Say = console.print,
) -> None:
    """Search for each survivor, and for each listed equivalent that was not searched under these rules, and say it."""
    equivalents = [verdict.change for verdict in verdicts if verdict.outcome == "equivalent"]
    search_equivalents(equivalents, variants, folder, workers, say)
    for verdict in verdicts:
        if verdict.outcome == "survived":
            name, found = equivalence.look_everywhere(verdict.change, variants, number)
            say(f"{verdict.change.key}: {told(found.found)}")
            if found.found is not None and out is not None:
                propose(verdict.change, name, variants, found.found, out)


def search_equivalents(
    changes: Sequence[Change], variants: Originals, folder: Path, workers: int = 1, say: Say = console.print
) -> None:
    """Search where listed changes are due, and keep the searches that found nothing.

    What was searched is written after each search, so that a run that is broken off is taken up again.
    """
    listed = equivalence.read(folder)
    pairs = [(change, variants[name]) for change in changes for name in equivalence.due(change, listed, variants)]
    current = {change.key: {variants[name].digest for name in change.variants} for change in changes}
    searches = {key: dict(found) for key, found in listed.searches.items()}
    for (change, original), found in zip(pairs, looks(pairs, workers), strict=True):
        say(f"{change.key}: {original.resolved.id}: {told(found.found)}")
        if found.found is None:
            known = {digest: n for digest, n in searches.get(change.key, {}).items() if digest in current[change.key]}
            searches[change.key] = known | {original.digest: looked(found)}
            save(folder, searches)


Pair = tuple[Change, Original]


def looks(pairs: Sequence[Pair], workers: int) -> Iterator[Searched]:
    """Yield what a search came to for each change and variant, in order, in several processes if wanted."""
    number = min(workers, len(pairs))
    if number < 2:
        yield from map(look, pairs)
        return
    with ProcessPoolExecutor(number) as pool:
        yield from pool.map(look, pairs)


def look(pair: Pair) -> Searched:
    """Search for one change in one variant."""
    return equivalence.look(*pair)


def looked(found: Searched) -> int:
    """Return how many situations were looked at; where the change is refused there are none, and that is enough."""
    return sum(found.looked.values()) or equivalence.ENOUGH


def save(folder: Path, searches: Mapping[str, Mapping[str, int]]) -> None:
    """Write the searches of the changes that are listed."""
    listed = equivalence.read(folder).reasons
    kept = {key: dict(sorted(found.items())) for key, found in sorted(searches.items()) if key in listed}
    text = json.dumps(kept, ensure_ascii=False, indent=1) + "\n"
    write_whole(folder / "searches.json", text.encode())


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
    write_whole(file, dumps(record).encode())

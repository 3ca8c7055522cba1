"""The witnesses that are kept under ``conformance/witnesses``: for every parent and child, folder and option.

``python -m belote.compare.keeping --write`` searches for those that are missing or stale (a digest has changed); it can
be broken off at any time, and ``--minutes`` bounds it. Without ``--write`` all that are kept are checked: both tables
part there, just as is said, and on nothing that is a single step smaller. Parents, children and options are taken apart
into single differences; two variants of one folder are compared as a whole.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from belote.compare.pages import variant
from belote.compare.report import Search
from belote.compare.showing import ALONE, NUMBER, Shown, cannot_be_smaller, is_true
from belote.compare.units import Chosen, Mixture, units, whole
from belote.data import root
from belote.deal import compile_rules
from belote.declaration import Declaration, dotted, files, find, name_of, variants
from belote.library import resolved
from belote.whole import write_text
from belote_conformance.canonical import compact

FOLDER = root() / "conformance" / "witnesses"
FEW = 250
"""How many situations of a kind are looked at before many are."""

Json = Mapping[str, Any]


class Pair(NamedTuple):
    """Two tables by name; ``each`` says that every difference is looked at alone too."""

    left: str
    right: str
    each: bool

    @property
    def file(self) -> Path:
        """Where what shows their differences is kept."""
        option = self.right.removeprefix(self.left) if self.right.startswith(f"{self.left}+") else self.right
        return FOLDER / self.left / f"{option}.json"


def pairs() -> Iterator[Pair]:
    """Yield every option of every declaration, every parent with its child, and every two variants of one folder."""
    seen = set[frozenset[str]]()
    for pair in (*options(), *families(), *neighbours()):
        names = frozenset((pair.left, pair.right))
        if names not in seen:
            seen.add(names)
            yield pair


def options() -> Iterator[Pair]:
    """Yield each option once, with the first variant that offers it."""
    seen = set[tuple[str, str]]()
    for name in variants():
        for option, offer in resolved(name).declared.items():
            if (offer.file, option) not in seen:
                seen.add((offer.file, option))
                yield Pair(name, f"{name}+{option}", True)


def families() -> Iterator[Pair]:
    """Yield every variant with each declared variant it extends."""
    known = set(variants())
    for name in variants():
        extended = find(name_of(name)).data.get("extends", ())
        for parent in [extended] if isinstance(extended, str) else extended:
            if name_of(str(parent)).base in known:
                yield Pair(str(parent), name, True)


def neighbours() -> Iterator[Pair]:
    """Yield every two variants of one folder."""
    folders: dict[Path, list[str]] = {}
    for name in variants():
        folders.setdefault(files()[name].parent, []).append(name)
    for names in folders.values():
        yield from (Pair(one, other, False) for one, other in combinations(names, 2))


def searched(pair: Pair) -> dict[str, Any]:
    """Search for what shows the differences of a pair, and return it as it is kept."""
    left, right = resolved(pair.left), resolved(pair.right)
    found = [kept(quick(Search(unit))) for unit in units(left, right)] if pair.each else []
    together = whole(left, right)
    all_of_it = [] if together is None or len(found) == 1 else [kept(quick(Search(together, True)), as_whole=True)]
    return {"left": variant(left), "right": variant(right), "shown": [*found, *all_of_it]}


def quick(search: Search) -> Shown:
    """Look at few situations first, and at many if they show nothing."""
    found = search(FEW)
    return found if found.found is not None or not found.looked else search(NUMBER)


def kept(shown: Shown, as_whole: bool = False) -> dict[str, Any]:
    """Return what is kept of a search."""
    unit = shown.unit
    others = unit.among.others if shown.where != ALONE and unit.among is not None else ()
    differences = [dotted(one.place) for one in unit.differences]
    head: dict[str, Any] = {"whole": True} if as_whole else {"differences": differences}
    if shown.where == ALONE and unit.needs:
        head["needs"] = [dotted(one.place) for one in unit.needs]
    if shown.where != ALONE:
        head |= {"where": shown.where, "others": [dotted(one.place) for one in others]}
    if shown.found is None:
        return {**head, "reason": shown.reason, "looked": dict(shown.looked)}
    parting = shown.found.parting
    seen = {"at": parting.at, "what": parting.what, "left": parting.left, "right": parting.right}
    return {**head, "record": dict(shown.found.record), **seen}


def is_current(pair: Pair, held: Json) -> bool:
    """Say whether what is kept was found between the tables as they are now."""
    return [held["left"], held["right"]] == [variant(resolved(pair.left)), variant(resolved(pair.right))]


def faults(pair: Pair, held: Json, smallest: bool) -> Iterator[str]:
    """Yield what is wrong with what is kept of a pair; ``smallest`` also looks for anything a step smaller."""
    if not is_current(pair, held):
        yield f"{pair.file.name}: the tables have changed since; search again"
        return
    mixture = Mixture(resolved(pair.left), resolved(pair.right))
    for one in held["shown"]:
        if "record" not in one:
            continue
        left, right = map(compile_rules, tables(mixture, one))
        named = f"{pair.left} and {pair.right}, {', '.join(one.get('differences', ['the whole']))}"
        if not is_true(left, right, one["record"], one["at"], one["what"]):
            yield f"{named}: the two tables do not part as is said"
        elif smallest and not cannot_be_smaller(left, right, one["record"]):
            yield f"{named}: a step smaller shows it too"


def tables(mixture: Mixture, one: Json) -> tuple[Declaration, Declaration]:
    """Return the two tables on which something is shown."""
    if one.get("whole"):
        return mixture.declaration(frozenset()), mixture.declaration(mixture.rules)
    members, needs = placed(mixture, one["differences"]), placed(mixture, one.get("needs", ()))
    if "where" in one:
        gone = members | placed(mixture, one["others"])
        return mixture.declaration(mixture.rules - gone), mixture.declaration(mixture.rules)
    return mixture.declaration(needs), mixture.declaration(needs | members)


def placed(mixture: Mixture, names: Sequence[str]) -> Chosen:
    """Return the differences with these places."""
    return frozenset(index for index, one in enumerate(mixture.differences) if dotted(one.place) in names)


def read(pair: Pair) -> Json | None:
    """Return what is kept of a pair, if anything."""
    if not pair.file.exists():
        return None
    found: Json = json.loads(pair.file.read_text(encoding="utf-8"))
    return found


def write(pair: Pair) -> None:
    """Search for a pair, and keep what was found."""
    text = written(searched(pair))
    pair.file.parent.mkdir(parents=True, exist_ok=True)
    write_text(pair.file, text)


def written(held: Json) -> str:
    """Return what is kept as JSON, each thing shown on its line."""
    left, right, shown = (held[name] for name in ("left", "right", "shown"))
    lines = ",\n".join(f"  {compact(one)}" for one in shown)
    return f'{{\n "left": {compact(left)},\n "right": {compact(right)},\n "shown": [\n{lines}\n ]\n}}\n'


def main(arguments: Sequence[str]) -> int:
    """Search or check. Returns 1 if anything kept is wrong or, without a limit, missing."""
    parser = argparse.ArgumentParser(prog="belote.compare.keeping")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--minutes", type=float, default=0)
    parser.add_argument("--share", default="0/1", help="which part of the pairs, as 0/2 and 1/2 for two processes")
    chosen = parser.parse_args(arguments)
    part, parts = map(int, chosen.share.split("/"))
    end = time.monotonic() + chosen.minutes * 60 if chosen.minutes else float("inf")
    wrong = 0
    for number, pair in enumerate(pairs()):
        if number % parts != part or time.monotonic() > end:
            continue
        held = read(pair)
        if chosen.write and (held is None or not is_current(pair, held)):
            write(pair)
        elif not chosen.write:
            missing = [f"{pair.left} and {pair.right}: not searched yet"]
            found = missing if held is None else list(faults(pair, held, smallest=True))
            wrong += len(found)
            sys.stdout.writelines(f"{line}\n" for line in found)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""``python -m belote.oracle VARIANT… --deals N --seed S``: hold the interpreter against the oracle."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from random import Random

from belote.deal import compile_rules
from belote.declaration import Resolved, variants
from belote.errors import BrokenDeclaration
from belote.library import resolved, rules
from belote.oracle.compare import Found, compare_deals
from belote.oracle.scrambled import scrambled
from belote.oracle.table import Data

SECTIONS = ("players", "pack", "dealing", "contracts", "auction", "play")
"""What calls, cards and tricks depend on."""
SHOWN = 3
"""How many differences of one declaration are printed."""


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """Return the arguments of the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m belote.oracle",
        description="Plays random deals and compares every legal set, turn, trick and contract with a second opinion.",
    )
    parser.add_argument("variants", nargs="*", metavar="VARIANT", help="an id with options; none: every variant")
    parser.add_argument("--deals", type=int, default=20, metavar="N", help="deals for each declaration (20)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same deals (0)")
    parser.add_argument("--options", action="store_true", help="each option of each variant too, if it matters here")
    parser.add_argument("--scrambled", type=int, default=0, metavar="N", help="N declarations with words exchanged too")
    return parser.parse_args(words)


def declarations(names: Sequence[str], with_options: bool) -> Iterator[Resolved]:
    """Yield the declarations with these names, and those options that change something that is compared."""
    for name in names:
        chosen = resolved(name)
        yield chosen
        seen = {relevant(chosen.data)}
        for option in chosen.declared if with_options else ():
            try:
                other = resolved(f"{name}+{option}")
            except BrokenDeclaration:
                continue  # it excludes an option that was chosen, or needs another one first
            if relevant(other.data) not in seen:
                seen.add(relevant(other.data))
                yield other


def relevant(data: Data) -> str:
    """Return what calls, cards and tricks depend on, as text."""
    return json.dumps({name: data.get(name) for name in SECTIONS}, sort_keys=True)


def compared(one: Resolved, chosen: argparse.Namespace) -> Iterator[tuple[str, Found]]:
    """Yield what came of one declaration, and of the scrambled ones made of it."""
    yield one.name, compare_deals(one.name, rules(one.name), one.data, chosen.deals, chosen.seed)
    for number in range(chosen.scrambled):
        name = f"{one.name} scrambled {number}"
        data, typed = scrambled(one, Random(f"{name} {chosen.seed}"))
        yield name, compare_deals(name, compile_rules(typed), data, chosen.deals, chosen.seed)


def main(words: Sequence[str] | None = None) -> int:
    """Compare, and print decisions and differences. Returns 1 if there was a difference, 2 for a broken name."""
    chosen = arguments(words)
    names = chosen.variants or [str(name) for name in variants()]
    total, wrong = 0, 0
    try:
        for one in declarations(names, chosen.options):
            for name, found in compared(one, chosen):
                total, wrong = total + found.decisions, wrong + len(found.differences)
                print(line(name, found), flush=True)
                for difference in found.differences[:SHOWN]:
                    print(difference)
    except BrokenDeclaration as problem:
        print(problem, file=sys.stderr)
        return 2
    print(f"{total} decisions compared, {wrong} differences")
    return 1 if wrong else 0


def line(name: str, found: Found) -> str:
    """Return the counts of one declaration in one line."""
    kinds = ("calls", "cards", "tricks", "contracts", "tries")
    counts = ", ".join(f"{found.counts[kind]} {kind}" for kind in kinds)
    return f"{name}: {found.decisions} decisions ({counts}), {len(found.differences)} differences"


if __name__ == "__main__":
    sys.exit(main())

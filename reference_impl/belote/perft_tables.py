"""Published counts: ``python -m belote.perft_tables --write`` writes one file for each variant. Clause record.perft.

Each file holds five deals, written out in full. The first is counted to ten million sequences of cards, the others to a
hundred thousand. Without ``--write`` the files are compared with what would be written.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from belote.data import records_folder
from belote.deal import Deal, Rules
from belote.dealing.layout import NO_CARD
from belote.declaration import Resolved, variants
from belote.errors import BrokenDeclaration
from belote.library import resolved, rules
from belote.perft import Counter, Opened, counter, opened
from belote.perft.calls import PHASES, CallCounter
from belote.record import write_event
from belote.record.counts import write_parts
from belote.record.deals import hands
from belote.record.notation import write_contract
from belote.whole import write_text

Json = dict[str, Any]

DEALS = 5
"""How many deals a file holds."""
FAR, NEAR = 10_000_000, 100_000
"""Up to how many sequences of cards are counted: in the first deal, and in the others."""
CALLS_FAR, CALLS_NEAR = 100_000, 10_000
"""Up to how many sequences of calls are counted: in the first deal, and in the others."""
TRIED = 40_000
"""After how many calls that were tried the depth grows no more, and all auctions are not counted."""
SHOWN = 100
"""Up to how many first calls a count is divided."""
PATIENCE = 200
"""How many deals are tried for one with a kind of contract that no deal of the file has yet."""
WIDTH = 120


def file_of(name: str) -> Path:
    """Return the path of the file of a variant."""
    return records_folder().parent / "perft" / f"{name}.json"


def table_of(name: str) -> Json:
    """Return the counts of a variant, as its file holds them."""
    found, used = resolved(name), rules(name)
    return {
        "variant": {"id": found.id, "options": list(found.options), "digest": found.digest},
        "deals": [deal_of(used, seed, one, place == 0) for place, (seed, one) in enumerate(chosen(found, used))],
    }


def chosen(found: Resolved, used: Rules) -> Iterator[tuple[str, Opened]]:
    """Yield seeds and deals that are played, so that every contract of the variant is among them if it can be."""
    missing, places = set(found.data["contracts"]), DEALS
    for number in count():
        seed = seed_of(found, number)
        one = opened(used, seed)
        if one.last.phase != "play":
            continue
        contract = one.last.table.contract
        if contract in missing or places > len(missing) or number >= PATIENCE:
            yield seed, one
            missing.discard(contract)
            places -= 1
        if not places:
            return


def seed_of(found: Resolved, number: int) -> str:
    """Return the seed of a deal of a variant by its number."""
    return f"{found.name} {number}"


def deal_of(used: Rules, seed: str, one: Opened, far: bool) -> Json:
    """Return one deal with its counts."""
    given = one.first.given
    table: Json = {
        "seed": seed,
        "dealer": used.table.letter(given.dealer),
        "pack": [used.pack.codes[card] for card in given.pack],
    }
    if one.first.phase in PHASES:
        table["auction"] = auction_of(one.first, far)
    return {**table, "play": play_of(one, FAR if far else NEAR)}


def auction_of(first: Deal, far: bool) -> Json:
    """Return the counts of an auction from its first call, with what calls may depend on."""
    turned, codes = first.layout.turned, first.rules.pack.codes
    calls, enough = CallCounter(first), CALLS_FAR if far else CALLS_NEAR
    counts: list[Json] = []
    for row in rows(calls.nodes, enough, lambda depth: complete_of(calls, depth, enough)):
        counts.append(row)
        if calls.tried > TRIED:
            break
    every = calls.auctions(TRIED) if far else None
    shown = far and counts[0]["nodes"] <= SHOWN
    return {
        **({"turned": codes[turned]} if turned != NO_CARD else {}),
        "hands": hands(first),
        "counts": counts,
        **({"all": str(every)} if every is not None else {}),
        **({"divide": divide_of(Counter(first), counts[-1]["depth"])} if shown else {}),
    }


def complete_of(calls: CallCounter, depth: int, enough: int) -> Json:
    """Return how many auctions are over after so many calls; nothing where that would take long to find."""
    return {"complete": calls.complete(depth)} if calls.nodes(depth) <= enough else {}


def divide_of(found: Counter, depth: int) -> Json:
    """Return the count of one depth by the first call."""
    return {"of": depth, "calls": write_parts(found.deal.rules, found.divide(depth))}


def play_of(one: Opened, enough: int) -> Json:
    """Return the counts of a play from its first card, and the position written out."""
    deal = one.last
    used, found = deal.rules, counter(deal)
    turn = found.cards.play.turn if found.cards else 0
    covered = under(deal)
    return {
        "events": [write_event(used, event) for event in one.events],
        "contract": write_contract(used, deal.contract) if deal.contract else None,
        "leader": used.table.letter(turn),
        "hands": hands(deal),
        **({"under": covered} if covered else {}),
        "counts": list(rows(found.nodes, enough, lambda depth: {"divide": write_parts(used, found.divide(depth))})),
    }


def under(deal: Deal) -> dict[str, str]:
    """Return for each face-up card on the table the card that it covers."""
    layout, codes = deal.layout, deal.rules.pack.codes
    found = {}
    for above, below in zip(layout.table_up, layout.table_down, strict=True):
        found.update({codes[above[place]]: codes[card] for place, card in enumerate(below)})
    return found


def rows(nodes: Callable[[int], int], enough: int, more: Callable[[int], Json]) -> Iterator[Json]:
    """Yield a row for each depth, up to the first with enough sequences, or the last that has any."""
    for depth in count(1):
        number = nodes(depth)
        if number == 0:
            return
        yield {"depth": depth, "nodes": number, **more(depth)}
        if number >= enough:
            return


def dumps(table: Json) -> str:
    """Return the text of a file: one row of counts, and one list of cards, to a line."""
    return "\n".join(lines(table, "", "")) + "\n"


def lines(value: Any, indent: str, name: str) -> Iterator[str]:
    """Yield the lines of a value: whole if it is short, a row, or a list of words, else one line for each member."""
    text = json.dumps(value, ensure_ascii=False)
    words = isinstance(value, list) and all(isinstance(item, str) for item in value)
    row = isinstance(value, dict) and "depth" in value
    if words or row or not isinstance(value, dict | list) or len(indent + name + text) < WIDTH:
        yield f"{indent}{name}{text}"
        return
    pairs = value.items() if isinstance(value, dict) else (("", item) for item in value)
    marks = "{}" if isinstance(value, dict) else "[]"
    yield f"{indent}{name}{marks[0]}"
    members = [list(lines(item, indent + "  ", f'"{key}": ' if key else "")) for key, item in pairs]
    for member in members[:-1]:
        yield from (*member[:-1], f"{member[-1]},")
    yield from members[-1]
    yield f"{indent}{marks[1]}"


def work(names: Iterable[str], write: bool) -> bool:
    """Write the files of variants, or compare them. Returns whether all are, or were, as they should be."""
    sound = True
    for name in names:
        text, file = dumps(table_of(name)), file_of(name)
        same = file.exists() and file.read_text("utf-8") == text
        if write and not same:
            file.parent.mkdir(exist_ok=True)
            write_text(file, text)
        sound = sound and (same or write)
        print(f"{name}: {'as it was' if same else 'written' if write else 'stale; run with --write'}", flush=True)
    return sound


def main(words: Sequence[str] | None = None) -> int:
    """Write or compare. Returns 1 if a file is not what would be written, 2 for a variant that does not exist."""
    parser = argparse.ArgumentParser(prog="python -m belote.perft_tables", description="Counts of legal continuations.")
    parser.add_argument("variants", nargs="*", metavar="VARIANT", help="an id; none: every variant")
    parser.add_argument("--write", action="store_true", help="write the files; without it they are compared")
    asked = parser.parse_args(words)
    try:
        return 0 if work(asked.variants or [str(name) for name in variants()], asked.write) else 1
    except BrokenDeclaration as problem:
        print(problem, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())

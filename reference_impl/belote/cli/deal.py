"""belote deal: random whole deals, as records."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from belote.cli.common import print_json, write
from belote.library import resolved, rules
from belote.record import write_event
from belote.record.results import observe_score
from belote.sampling import Sample, samples


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("deal", epilog="Example: belote deal bela-hr -n 3 --seed 1")(command)


def command(
    variant: Annotated[str, typer.Argument(help="An id with options, or a path to a YAML file.")],
    number: Annotated[int, typer.Option("-n", help="How many deals.", min=1, max=1_000_000)] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 0,
    as_list: Annotated[bool, typer.Option("--json", help="Print one list instead of one deal to a line.")] = False,
) -> None:
    """Print random whole deals, one JSON object to a line, as check, replay and explain read them."""
    dealt = enumerate(samples(rules(variant), number, seed))
    found = (as_record(variant, seed, place, sample) for place, sample in dealt)
    if as_list:
        print_json(list(found))
        return
    for record in found:
        write(json.dumps(record, ensure_ascii=False) + "\n")


def as_record(variant: str, seed: int, place: int, sample: Sample) -> dict[str, Any]:
    """Return a deal in the form of a record, with the outcome and the score."""
    used, found = sample.deal.rules, resolved(variant)
    result = sample.deal.result
    ended: dict[str, Any] = {"at": "end", "outcome": result.outcome if result else None}
    if result and result.score is not None:
        ended |= {name: observe_score(used, result.score, name) for name in ("items", "score", "pool")}
    return {
        "kind": "deal",
        "title": f"Deal {place} of seed {seed}",
        "variant": {"id": found.id, "options": list(found.options), "digest": found.digest},
        "given": {
            "dealer": used.table.letter(sample.given.dealer),
            "pack": [used.pack.codes[card] for card in sample.given.pack],
        },
        "events": [write_event(used, event) for event in sample.events],
        "expect": [ended],
    }

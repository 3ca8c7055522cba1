"""Engines of others: their records and random situations, in portions, and what came of them as one file each.

``python -m belote.fuzz.engines NAME --python PATH --deals N --seed S`` adds a portion to ``conformance/results/``;
``python -m belote.fuzz.engines --page`` writes the page beside it anew from those files.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from belote.compare.situations import MAKERS
from belote.data import root
from belote.declaration import Resolved
from belote.fuzz.panel import Panel
from belote.fuzz.readings import Reader
from belote.fuzz.results import page, with_portion
from belote.fuzz.run import Plan, fuzz
from belote.fuzz.tables import GivenUp, ProgramTable, RulesTable, Table, Unanswered
from belote.fuzz.telling import as_json, id_of
from belote.library import resolved, rules
from belote.whole import write_text
from belote_conformance.checking import Plan as CorpusPlan
from belote_conformance.checking import check
from belote_conformance.selection import Selection
from belote_conformance.supply import supplied

Json = Mapping[str, Any]


def listed() -> dict[str, Any]:
    """Return the engines that have an adapter, by name."""
    text = (root() / "conformance" / "adapters" / "engines" / "engines.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def command_of(engine: Json, python: str, partial: bool) -> list[str]:
    """Return the command of an engine's adapter."""
    adapter = root() / "conformance" / "adapters" / "engines" / engine["adapter"]
    return [python, str(adapter), *(["partial"] if partial else [])]


def corpus(engine: Json, python: str) -> dict[str, Any]:
    """Run the records of an engine's variants, without options, and return the counts and failures."""
    selection = Selection(variants=tuple(engine["corpus"]))
    plan = CorpusPlan(supplied(), selection=selection, command=command_of(engine, python, False), timeout=60)
    records = [record for record in plan.records() if record.variant in engine["corpus"]]
    verdict = check(plan, records, {})
    told = [
        {"id": result.record.id, "clauses": list(result.record.data["clauses"]), "reason": result.reason}
        for result in verdict.results
        if result.outcome in ("fail", "error", "timeout")
    ]
    return {"variants": list(engine["corpus"]), "counts": verdict.counts(), "failures": told}


def portion(engine: Json, game: Resolved, python: str, kinds: Sequence[str], number: int, seed: int) -> dict[str, Any]:
    """Fuzz an engine and return what came of it, with the options under which differences vanish."""
    table = ProgramTable(command_of(engine, python, True), game, 60)
    tables: list[Table] = [table, RulesTable("reference")]
    chosen = [kind for kind in MAKERS if kind in table.kinds and (kind in kinds or not kinds)]
    fuzzed = fuzz(Plan(rules(game.name), chosen, number, seed), tables)
    panel = Panel(rules(game.name), tables)
    reader = Reader(game.name, game, panel)
    try:
        options = {id_of(game, one): reader.readings(one) for one in fuzzed.ordered}
    finally:
        panel.close()
    hello = table.hello
    who = {"name": hello.name, "version": hello.version, "language": hello.language}
    return {"program": who, **as_json(game, fuzzed, seed, number, options)}


def main() -> int:
    """Read the command line, run what it asks for, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m belote.fuzz.engines", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("name", nargs="?", help="the name of an engine")
    parser.add_argument("--python", default=sys.executable, help="a Python in which the engine is installed")
    parser.add_argument("--deals", type=int, default=200, help="how many situations of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", default="", help="only these kinds, with commas")
    parser.add_argument("--corpus", action="store_true", help="run the records too")
    parser.add_argument("--page", action="store_true", help="write the page anew")
    chosen = parser.parse_args()
    folder = root() / "conformance" / "results"
    if chosen.name:
        if chosen.name not in listed():
            parser.error(f"there is no {chosen.name}; known are {', '.join(listed())}")
        try:
            add_portion(folder, chosen)
        except (GivenUp, Unanswered) as error:
            print(error, file=sys.stderr)
            return 3
    if chosen.page:
        write_text(folder / "README.md", page(folder, listed()))
    return 0


def add_portion(folder: Path, chosen: argparse.Namespace) -> None:
    """Run a portion and put it to the file of its engine."""
    engine = listed()[chosen.name]
    game = resolved("+".join([engine["variant"], *engine["options"]]))
    kinds = [kind for kind in chosen.kinds.split(",") if kind]
    found = portion(engine, game, chosen.python, kinds, chosen.deals, chosen.seed)
    file = folder / f"{chosen.name}.json"
    before = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    after = with_portion(before, found)
    if chosen.corpus:
        after["corpus"] = corpus(engine, chosen.python)
    folder.mkdir(parents=True, exist_ok=True)
    write_text(file, json.dumps(after, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    sys.exit(main())

"""One liar for every value a declaration gives: the reference with that value changed, put to the corpus.

Each must be caught, and the clause of its lie stand first among those the runner holds likeliest at fault.
``python conformance/tests/liars.py --write [VARIANT…]`` lets them all answer, and writes into ``conformance/results``
what the records of these variants notice (``notices.json``, which the runner ranks by) and how each liar was named
(``liars.json`` and ``liars.md``).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from corpus import records
from liar_results import FOLDER, NOTICES, Row, markdown, read_rows, write_rows

from belote.adequacy.catching import changed_rules
from belote.adequacy.changes import written
from belote.adequacy.mutations import Mutation, mutations
from belote.deal import Rules
from belote.declaration import dotted
from belote.library import resolved
from belote.protocol import guarded
from belote.record import observe
from belote_conformance.hello import Hello
from belote_conformance.noticing import Change, Noticed, Notices, likeness, mark, read_notices, write_notices
from belote_conformance.outcomes import Result, judge
from belote_conformance.ranking import ranking
from belote_conformance.records import Record

VARIANTS = (
    *("belote-fr", "contree-ffb", "coinche-ffb", "bridge-belote-bg", "bela-hr", "beljot-mk"),
    *("pilotta-cy", "baloot-sa", "deberts-ua"),
)
EACH = 3
"""How many liars there are for one value, if so many changes of it are noticed."""

LONGEST = 100
TRACE = Hello("liar", "1", (), "trace", "code")


class Lie(NamedTuple):
    """A change of one value of a variant, with its name."""

    variant: str
    name: str
    mutation: Mutation


def lies(variant: str) -> Iterator[Lie]:
    """Yield every change of every value of a variant, in the order of the schema."""
    turns: Counter[str] = Counter()
    for mutation in mutations(resolved(variant).data):
        path = dotted(mutation.path)
        turns[path] += 1
        name = f"{path}: {written(mutation.old)} -> {written(mutation.new)}"
        yield Lie(variant, name if len(name) <= LONGEST else f"{path}: change {turns[path]}", mutation)


@cache
def questions(variant: str) -> tuple[tuple[Record, dict[str, Any], list[dict[str, Any]]], ...]:
    """Return the records of a variant without options, each with what a program is sent."""
    own = [record for record in records() if record.variant == variant and record.data["status"] == "agreed"]
    return tuple((record, record.question(), record.ask()) for record in own)


def answered(lie: Lie) -> list[Result] | None:
    """Return what the runner makes of a liar's answers to the records of its variant; nothing if it cannot be."""
    rules = changed_rules(resolved(lie.variant), lie.mutation)
    return None if rules is None else judged(rules, lie.variant)


def judged(rules: Rules, variant: str) -> list[Result]:
    """Return the results of a program that plays by some rules, as if a process were in between."""
    results = []
    for record, question, ask in questions(variant):
        results.append(judge(record, reply(rules, question, ask), TRACE))
    return results


def reply(rules: Rules, question: Mapping[str, Any], ask: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the reply to one record, as its line would be read."""
    said = guarded(rules, lambda rules: {"observations": observe(rules, question, ask)})
    found: dict[str, Any] = json.loads(json.dumps(said))
    return found


def noticed(results: Iterable[Result]) -> dict[str, str]:
    """Return the records that failed, with the name of what differed first."""
    return {result.record.id: what for result in results if (what := mark(result)) is not None}


class Told(NamedTuple):
    """A liar that was caught, with what came of it."""

    lie: Lie
    results: Sequence[Result]


def caught(variant: str) -> tuple[list[Told], list[str]]:
    """Return the first liars of each value that are caught, and the values of which none is."""
    found: list[Told] = []
    have: Counter[str] = Counter()
    for lie in lies(variant):
        path = dotted(lie.mutation.path)
        have[path] += 0
        if have[path] < EACH and (results := answered(lie)) is not None and noticed(results):
            found.append(Told(lie, results))
            have[path] += 1
    return found, [path for path, number in have.items() if not number]


def table(variant: str, found: Iterable[Told]) -> Noticed:
    """Return what the records of a variant notice."""
    changes = [Change(told.lie.mutation.clause, told.lie.name, noticed(told.results)) for told in found]
    return Noticed(frozenset(record.id for record, _, _ in questions(variant)), changes)


def without(known: Noticed, name: str) -> Noticed:
    """Return a table that does not know one change."""
    return Noticed(known.records, [change for change in known.changes if change.name != name])


def row(told: Told, known: Noticed) -> Row:
    """Return how a liar is named: by the table, by the table without this lie, and by the names of clauses alone."""
    variant, name, mutation = told.lie
    order = [suspect.clause for suspect in ranking(told.results, {variant: known})]
    left_out = {variant: without(known, name)}
    apart = [suspect.clause for suspect in ranking(told.results, left_out)]
    alone = [suspect.clause for suspect in ranking(told.results)]
    failures = noticed(told.results)
    alike = sorted({change.clause for change in known.changes if change.noticed == failures} - {mutation.clause})
    return Row(
        variant,
        mutation.clause,
        name,
        order[0],
        place(mutation.clause, order),
        place(mutation.clause, apart),
        place(mutation.clause, alone),
        mutation.clause in likeness(told.results, left_out),
        len(failures),
        alike,
    )


def place(clause: str, order: Sequence[str]) -> int:
    """Return at which place a clause stands, from 1; 0 for nowhere."""
    return order.index(clause) + 1 if clause in order else 0


def survey(variant: str) -> tuple[Noticed, list[Row], list[str]]:
    """Return what the records of a variant notice, how each liar is named, and the values of which none is caught."""
    found, silent = caught(variant)
    known = table(variant, found)
    return known, [row(told, known) for told in found], silent


def write(variants: Iterable[str]) -> None:
    """Let the liars of some variants answer, and write the results anew; those of the others stay."""
    notices: dict[str, Noticed] = dict(read_notices(NOTICES))
    rows, silent = read_rows()
    for variant in variants:
        notices[variant], own, silent[variant] = survey(variant)
        rows = [*(old for old in rows if old.variant != variant), *own]
        print(f"{variant}: {len(own)} liars caught", flush=True)
    rows.sort(key=lambda row: row.variant)
    save(notices, rows, silent)


def save(notices: Notices, rows: Sequence[Row], silent: Mapping[str, Sequence[str]]) -> None:
    """Write all results."""
    FOLDER.mkdir(exist_ok=True)
    NOTICES.write_text(write_notices(notices), encoding="utf-8")
    (FOLDER / "liars.json").write_text(write_rows(rows, silent), encoding="utf-8")
    (FOLDER / "liars.md").write_text(markdown(rows, silent), encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="One liar for every value a declaration gives.")
    parser.add_argument("variants", nargs="*", default=VARIANTS, help="these variants; nine if none")
    parser.add_argument("--write", action="store_true", required=True, help="write the results anew")
    write(parser.parse_args(arguments).variants)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

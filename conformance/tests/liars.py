"""One liar for every value a declaration gives: the reference with that value changed, put to the corpus.

Each must be caught, and the clause of its lie stand first among those the runner holds likeliest at fault.
``python conformance/tests/liars.py --write [VARIANT…]`` lets them all answer, and writes into ``conformance/results``
what the records of these variants notice (``notices.json``, which the runner ranks by) and how each liar was named
(``liars.json`` and ``liars.md``). With ``--notices`` only the first is written, also of variants that are not published
as liars: some ten seconds for a variant of twenty records, a minute for one of two hundred.
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
from liar_results import FOLDER, NOTICES, Row, markdown, read_uncaught, write_rows

from belote.adequacy import Original
from belote.adequacy.changes import written
from belote.adequacy.mutations import Mutation, mutations
from belote.deal import Rules
from belote.declaration import dotted
from belote.library import resolved
from belote.protocol import guarded
from belote.record import observe
from belote_conformance.compare import Difference
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
    """Yield every change of every value of a variant, each once, in the order of the schema."""
    turns: Counter[str] = Counter()
    seen = set()
    for mutation in mutations(resolved(variant).data):
        path = dotted(mutation.path)
        if (path, written(mutation.new)) in seen:
            continue
        seen.add((path, written(mutation.new)))
        turns[path] += 1
        name = f"{path}: {written(mutation.old)} -> {written(mutation.new)}"
        yield Lie(variant, name if len(name) <= LONGEST else f"{path}: change {turns[path]}", mutation)


@cache
def questions(variant: str) -> tuple[tuple[Record, dict[str, Any], list[dict[str, Any]]], ...]:
    """Return the records of a variant without options, each with what a program is sent."""
    own = [record for record in records() if record.variant == variant]
    return tuple((record, record.question(), record.ask()) for record in own)


def answered(lie: Lie) -> list[Result] | None:
    """Return what the runner makes of a liar's answers to the records of its variant; nothing if it cannot be."""
    rules = Original(resolved(lie.variant)).changed(lie.mutation)
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


def caught(variant: str) -> tuple[Noticed, list[str]]:
    """Return what the records notice of the first liars of each value, and the values of which none is caught."""
    found: list[Change] = []
    have: Counter[str] = Counter()
    for lie in lies(variant):
        path = dotted(lie.mutation.path)
        results = answered(lie) if have[path] < EACH else None
        if results is not None:
            failures = noticed(results)
            have[path] += bool(failures)  # a value of which every change is refused tells no lie
            found += [Change(lie.mutation.clause, lie.name, failures)] if failures else []
    known = frozenset(record.id for record, _, _ in questions(variant))
    return Noticed(known, found), [path for path, number in have.items() if not number]


def ranked(variant: str, known: Noticed) -> list[Row]:
    """Return how each liar of a table is named."""
    own = [record for record, _, _ in questions(variant) if record.id in known.records]
    return [row(variant, change, known, own) for change in known.changes]


def row(variant: str, change: Change, known: Noticed, own: Iterable[Record]) -> Row:
    """Return how a liar is named: by the table, by the table without this lie, and by the names of clauses alone."""
    results = [result_of(record, change) for record in own]
    left_out = {variant: Noticed(known.records, [other for other in known.changes if other is not change])}
    order, apart, alone = (
        [suspect.clause for suspect in ranking(results, notices)] for notices in ({variant: known}, left_out, {})
    )
    alike = {other.clause for other in known.changes if other.noticed == change.noticed} - {change.clause}
    return Row(
        variant,
        change.clause,
        change.name,
        order[0],
        *(place(change.clause, found) for found in (order, apart, alone)),
        change.clause in likeness(results, left_out),
        len(change.noticed),
        sorted(alike),
    )


def result_of(record: Record, change: Change) -> Result:
    """Return the result of a record under a change, with as much of the first difference as a ranking looks at."""
    what = change.noticed.get(record.id)
    if what is None:
        return Result(record, "pass")
    return Result(record, "fail" if what else "error", difference=Difference("end", what, None, None) if what else None)


def place(clause: str, order: Sequence[str]) -> int:
    """Return at which place a clause stands, from 1; 0 for nowhere."""
    return order.index(clause) + 1 if clause in order else 0


def write(variants: Iterable[str], answer: bool = True) -> None:
    """Let the liars of some variants answer, and write the results anew; what the others answered stays.

    Without ``answer`` nobody is asked: what was answered last is ranked anew.
    """
    notices: dict[str, Noticed] = dict(read_notices(NOTICES))
    silent = read_uncaught()
    for variant in variants if answer else ():
        notices[variant], silent[variant] = caught(variant)
        print(f"{variant}: {len(notices[variant].changes)} liars caught", flush=True)
    published = [name for name in sorted(notices) if name in VARIANTS]
    save(notices, [row for name in published for row in ranked(name, notices[name])], silent)


def write_table(variants: Iterable[str]) -> None:
    """Let the liars of some variants answer, and write anew what their records notice; nobody is ranked."""
    notices: dict[str, Noticed] = dict(read_notices(NOTICES))
    for variant in variants:
        notices[variant], _ = caught(variant)
        NOTICES.write_text(write_notices(notices), encoding="utf-8")
        print(f"{variant}: {len(notices[variant].changes)} liars caught", flush=True)


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
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", action="store_true", help="let the liars answer, and write the results anew")
    what.add_argument("--notices", action="store_true", help="let the liars answer, and write the table alone")
    what.add_argument("--rank", action="store_true", help="only rank anew what they answered last")
    given = parser.parse_args(arguments)
    if given.notices:
        write_table(given.variants)
    else:
        write(given.variants, answer=given.write)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""belote infer: which declared tables agree with recorded deals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from belote.cli.common import console, print_json
from belote.cli.evidence import evidence_of
from belote.cli.progress import watched
from belote.compare.inferring import Judge, Judged, Seen, groups, infer, surprise, untold
from belote.declaration import Resolved, dotted, variants
from belote.declaration.suggest import listed
from belote.errors import BrokenDeclaration
from belote.library import offered, resolved, rules

MOST_RULES = 5
"""How many rules are named in which tables differ that the deals did not tell apart."""

LEAST_BITS = 0.5
"""Less than this is no reason to prefer a table."""


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("infer", epilog="Example: belote infer evening.csv --mapping evening.yaml")(command)


def command(
    paths: Annotated[list[Path], typer.Argument(help="Records or logs, folders of them, or - for standard input.")],
    mapping: Annotated[Path | None, typer.Option(help="Which column of a log is what: a YAML file.")] = None,
    variant: Annotated[list[str] | None, typer.Option(help="Only these tables. Left out: all variants.")] = None,
    options: Annotated[bool, typer.Option(help="Look at the options of the first table that agrees too.")] = True,
    most: Annotated[int | None, typer.Option(help="Look at so many deals only, the first.", min=1)] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Say which tables agree with recorded deals, and for each other one the deal that excludes it.

    Whatever variant the deals name is not looked at. Tables are told apart by what the deals show alone: what they did
    not tell apart is said, with the rules in which it differs. Of records, the table that allows least besides what
    happened stands first, and its options are looked at.
    """
    evidence = evidence_of(paths, mapping)
    with looked_at(evidence.judge, most) as judge:
        found = infer(variant or variants(), judge)
        evidence.refuse_unread()
        same = groups([resolved(one.name) for one in found if one.against is None])
        agreeing = likeliest_first(same, evidence.records[:most])
        house = optional(agreeing[:1], judge) if options else ()
    if json:
        print_json(data(found, agreeing, house))
    else:
        print_result(found, agreeing, house)


@contextmanager
def looked_at(judge: Judge, most: int | None) -> Iterator[Judge]:
    """Give a judge of the first deals only, if a number is named, of which a terminal shows how far it is."""
    with watched("") as watch:

        def looking(name: str) -> Iterator[Seen]:
            watch.now(f"{name}, deals")
            for seen in islice(judge(name), most):
                watch.step()
                yield seen

        yield looking


class Agreeing(NamedTuple):
    """Tables of the same rules that agree with all deals, and how surprising the deals are there, in bits."""

    tables: tuple[Resolved, ...]
    bits: float

    @property
    def name(self) -> str:
        """The name of the first."""
        return self.tables[0].name


def likeliest_first(found: Sequence[tuple[Resolved, ...]], records: Sequence[Mapping[str, Any]]) -> list[Agreeing]:
    """Return tables that agree, the one first that leaves least unexplained; logs do not tell."""
    some = [Agreeing(tables, surprise(rules(tables[0].name), records)) for tables in found]
    return sorted(some, key=lambda one: one.bits)


def optional(agreeing: Sequence[Agreeing], judge: Judge) -> tuple[Judged, ...]:
    """Return how the options of tables that agree stand, each alone."""
    names = [f"{one.name}+{option}" for one in agreeing for option in offered(one.name)]
    return infer([name for name in names if can_be_chosen(name)], judge)


def can_be_chosen(name: str) -> bool:
    """Say whether an option can be laid over its table alone."""
    try:
        resolved(name)
    except BrokenDeclaration:
        return False
    return True


def print_result(found: Sequence[Judged], agreeing: Sequence[Agreeing], house: Sequence[Judged]) -> None:
    """Print the tables that agree, with what else may be, and what excludes each other one."""
    if not agreeing:
        console.print("No table agrees with all deals.", style="bold")
    for one in agreeing:
        alike = listed([table.name for table in one.tables[1:]], "and")
        console.print(f"{one.name} agrees{f', and {alike}, with the same rules' if alike else ''}.", style="bold")
        if one is not agreeing[0]:
            print_untold(agreeing[0], one)
    may = [one.name for one in house if one.against is None]
    if may:
        console.print(f"With an option the deals agree too: {listed(may, 'and')}.")
    for excluded in (*found, *house):
        if excluded.against is not None:
            against = excluded.against
            clause = f" [{against.clause}]" if against.clause else ""
            console.print(f"{excluded.name}: {against.deal}: {against.reason}{clause}")


def print_untold(first: Agreeing, other: Agreeing) -> None:
    """Print in which rules a table differs that the deals did not tell from the first, and which is likelier."""
    rules = [row.heading for row in untold(first.tables[0], other.tables[0])]
    more = f" and {len(rules) - MOST_RULES} more" if len(rules) > MOST_RULES else ""
    console.print(
        f"  Nothing in these deals speaks against it. It is not {first.name}: {'; '.join(rules[:MOST_RULES])}{more}."
    )
    if other.bits > first.bits + LEAST_BITS:
        more_bits = round(other.bits - first.bits)
        console.print(f"  It allows more that nobody did: the deals are {more_bits} bits more surprising than there.")


def data(found: Sequence[Judged], agreeing: Sequence[Agreeing], house: Sequence[Judged]) -> dict[str, Any]:
    """Return what the deals come to as JSON has it."""
    return {
        "agreeing": [
            {
                "tables": [table.name for table in one.tables],
                "surprise": round(one.bits, 2),
                "differs_from_first": [dotted(row.subject) for row in untold(agreeing[0].tables[0], one.tables[0])],
            }
            for one in agreeing
        ],
        "options": [one.name for one in house if one.against is None],
        "excluded": {one.name: one.against._asdict() for one in (*found, *house) if one.against is not None},
    }

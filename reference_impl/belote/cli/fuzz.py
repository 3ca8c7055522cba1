"""belote fuzz: random situations against a program; every difference is made small."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from belote.cli.common import console, errors, fail, print_json
from belote.cli.progress import watched
from belote.compare.clauses import clauses
from belote.compare.situations import MAKERS
from belote.declaration import Resolved
from belote.declaration.suggest import did_you_mean, listed, sentences
from belote.fuzz import Finding, Fuzzed, GivenUp, Panel, Plan, ProgramTable, RulesTable, Table, Unanswered, fuzz
from belote.fuzz.readings import Reader
from belote.fuzz.saying import SMALL, about, both, headline, times, when
from belote.fuzz.telling import as_json, id_of, record_of, why, write_all
from belote.fuzz.wording import LEGEND, given_sentences
from belote.library import resolved, rules
from belote_conformance.clauses import told
from belote_conformance.differences import meant
from belote_conformance.selection import PROFILES

REFERENCE = "reference"
MOST_TOLD = 40
"""How many findings are printed; all of them are counted and written."""


def add(app: typer.Typer) -> None:
    """Add the command."""
    settings = {"allow_extra_args": True, "ignore_unknown_options": False}
    app.command(
        "fuzz",
        context_settings=settings,
        epilog="Example: belote fuzz --variant belote-fr --deals 200 --seed 1 -- ./my-engine",
    )(command)


def command(
    variant: Annotated[str, typer.Option(help="An id with options, or a path to a YAML file.")],
    program: Annotated[list[str] | None, typer.Argument(help="The program, after --; the reference if none.")] = None,
    deals: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many situations of each kind.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed makes the same situations.")] = 0,
    against: Annotated[
        list[str] | None, typer.Option(help="reference, or a command; several vote, and none is privileged.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="A folder for a record and a report of each difference.")] = None,
    kinds: Annotated[list[str] | None, typer.Option(help=f"Only these kinds: {', '.join(MAKERS)}.")] = None,
    profile: Annotated[list[str] | None, typer.Option(help=f"Only these parts: {', '.join(PROFILES)}.")] = None,
    timeout: Annotated[float, typer.Option(min=0.01, help="Seconds to wait for a reply.")] = 10.0,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Put random situations to a program and make every difference as small as it can be."""
    game = resolved(variant)
    wanted = wanted_kinds(kinds or (), profile or ())
    if out is not None and out.exists() and not out.is_dir():
        fail(f"{out}: this is no folder.")
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    command_line = list(program or [sys.executable, "-m", "belote", "serve"])
    tables = seated(command_line, against or [REFERENCE], game, timeout)
    chosen = [kind for kind in wanted if kind in tables[0].kinds]
    if not chosen:
        close(tables)
        fail(f"{tables[0].name} runs {listed(list(tables[0].kinds) or ['nothing'], 'and')}, none of the kinds asked.")
    plan = Plan(rules(variant), chosen, deals, seed)
    fuzzed = fuzzed_by(plan, tables, json)
    options = read(variant, game, Panel(plan.rules, tables), fuzzed)
    written = write_all(out, game, plan.rules, fuzzed, options, shlex.join(command_line)) if out is not None else []
    if json:
        print_json(as_json(game, fuzzed, seed, deals, options))
    else:
        print_all(plan, game, tables, fuzzed, options, written)
    sys.exit(fuzzed.status)


def wanted_kinds(kinds: Iterable[str], profiles: Iterable[str]) -> list[str]:
    """Return the kinds asked for, the smallest first; one that does not exist ends the command with status 2."""
    named = [name for text in kinds for name in text.split(",")]
    for known, asked in ((MAKERS, named), (PROFILES, profiles)):
        unknown = next((name for name in asked if name not in known), None)
        if unknown is not None:
            hint = sentences(did_you_mean(unknown, known), f"Known are {listed(known, 'and')}.")
            fail(f"There is no {unknown}. {hint}")
    found = {*named, *(kind for name in profiles for kind in PROFILES[name])}
    return [kind for kind in MAKERS if kind in found or not found]


def seated(command_line: Sequence[str], against: Sequence[str], game: Resolved, timeout: float) -> list[Table]:
    """Return the program and those it is held against; one that cannot be used ends the command."""
    tables: list[Table] = []
    try:
        for words in (command_line, *map(shlex.split, against)):
            if tables and list(words) == [REFERENCE]:
                tables.append(RulesTable(REFERENCE))
            else:
                tables.append(ProgramTable(words, game, timeout))
                tables[-1].name = apart(tables[-1].name, [table.name for table in tables[:-1]])
    except GivenUp as error:
        close(tables)
        errors.print(str(error), style="red")
        sys.exit(3)
    except Unanswered as error:
        close(tables)
        fail(f"{error.table} cannot play {game.name}: {error}")
    return tables


def apart(name: str, others: Sequence[str]) -> str:
    """Return a name that no other table has."""
    return name if name not in others else f"{name} ({len(others) + 1})"


def close(tables: Iterable[Table]) -> None:
    """Take leave of every table."""
    for table in tables:
        table.close()


def fuzzed_by(plan: Plan, tables: Sequence[Table], json: bool) -> Fuzzed:
    """Fuzz, with a bar where somebody looks on."""
    with watched("situations", len(plan.kinds) * plan.number, json) as watch:
        return fuzz(plan, tables, watch.step)


def read(variant: str, game: Resolved, panel: Panel, fuzzed: Fuzzed) -> dict[str, tuple[str, ...]]:
    """Return the options under which findings vanish, by the id of the record of each."""
    reader = Reader(variant, game, panel)
    try:
        return {id_of(game, one): reader.readings(one) for one in fuzzed.ordered}
    finally:
        panel.close()


def print_all(
    plan: Plan,
    game: Resolved,
    tables: Sequence[Table],
    fuzzed: Fuzzed,
    options: Mapping[str, tuple[str, ...]],
    written: Sequence[Path],
) -> None:
    """Print every finding with its rule, what broke, and the counts."""
    if fuzzed.findings:
        console.print(LEGEND)
    for number, finding in enumerate(fuzzed.ordered[:MOST_TOLD], 1):
        console.print(f"\n{number}. {headline(finding)}", style="red")
        for line in finding_lines(plan, game, finding, options, sum(fuzzed.compared.values())):
            console.print(f"   {line}")
    if fuzzed.findings:
        console.print()
    if len(fuzzed.findings) > MOST_TOLD:
        console.print(f"and {len(fuzzed.findings) - MOST_TOLD} more differences")
    for mishap in fuzzed.mishaps:
        times = fuzzed.broke[mishap.table, mishap.code]
        console.print(f"{mishap.table} broke in {counted(times, 'situation')}: {mishap.reason}", style="red")
    grid = Grid("kind", "made", "compared", "differing", box=None, pad_edge=False)
    for kind, made in fuzzed.made.items():
        grid.add_row(kind, str(made), str(fuzzed.compared[kind]), str(fuzzed.differing[kind]))
    console.print(grid)
    for (table, status, reason), number in fuzzed.unanswered.most_common(5):
        console.print(f"{table} answered {status} in {counted(number, 'situation')}: {reason}")
    if fuzzed.given_up:
        console.print(f"given up: {fuzzed.given_up}", style="red")
    for file in written:
        console.print(f"written: {file}")
    others = " and ".join(table.name for table in tables[1:])
    differences = counted(len(fuzzed.findings), "difference")
    console.print(f"{tables[0].name} against {others}: {differences}, {compared(fuzzed)}")


def finding_lines(
    plan: Plan, game: Resolved, finding: Finding, options: Mapping[str, tuple[str, ...]], number: int
) -> Iterator[str]:
    """Yield a finding after its headline: how often, what is given, what each says, and the rule."""
    record: dict[str, Any] = record_of(game, finding)
    yield f"{times(finding, number)} The smallest is {SMALL[record['kind']]}, {record['id']}:"
    yield from (f"  {line}" for line in (*given_sentences(record), *when(finding)))
    yield f"  Asked for {about(finding)}:"
    yield from (f"    {name}: {words}" for name, words in both(finding))
    yield f"The rule: {told(finding.key.clause, clauses())}"
    for line in why(plan.rules, finding)[:3]:
        yield f"  {line.text}" + (f"  [{line.clause}]" if line.clause else "")
    if options.get(record["id"]):
        yield meant(options[record["id"]])


def counted(number: int, thing: str) -> str:
    """Return a number of things."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def compared(fuzzed: Fuzzed) -> str:
    """Say how many situations were compared, and what was observed."""
    total, names = sum(fuzzed.compared.values()), ", ".join(sorted(fuzzed.observed)) or "nothing"
    return f"{counted(total, 'situation')} compared, {fuzzed.refusals} of them refusals; observed: {names}"

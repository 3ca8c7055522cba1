"""belote diff: what differs between two variants, what it changes, and the smallest deal that shows it."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from enum import StrEnum
from functools import partial
from itertools import product
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from belote.cli.common import console, fail, print_json, refuse_place, write
from belote.compare import pages
from belote.compare.entries import Said, compared
from belote.compare.report import Report, Search, Weighed, Witness, joined, searches
from belote.compare.showing import NUMBER, SEED, Shown
from belote.compare.units import Unit, units
from belote.compare.weighed import Group, added, groups, ordered, shares
from belote.compare.weighing import POLICIES, Weight, svg
from belote.compare.weighing.weights import Told
from belote.declaration.suggest import did_you_mean, listed, sentences
from belote.declaration.vocabulary import sections
from belote.library import resolved
from belote.rulebook import languages
from belote.rulebook.language import SOURCE
from belote.whole import write_whole

T = TypeVar("T")
R = TypeVar("R")


class Format(StrEnum):
    """How a comparison is written."""

    TEXT = "text"
    MARKDOWN = "md"
    JSON = "json"
    HTML = "html"


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("diff", epilog="Example: belote diff bela-hr beljot-mk --section play --witness")(command)


def command(
    one: Annotated[str, typer.Argument(help="A variant with options, or a path to a YAML file.")],
    other: Annotated[str, typer.Argument(help="Another one.")],
    section: Annotated[str, typer.Option(help="Only this section, as play or scoring.")] = "",
    witness: Annotated[
        bool, typer.Option("--witness", help="Find the smallest deal that shows each difference.")
    ] = False,
    exhaust: Annotated[
        bool, typer.Option("--exhaust", help="With --witness: try every smaller situation too, where they are few.")
    ] = False,
    number: Annotated[
        int, typer.Option(min=1, help="How many random situations of a kind a search looks at.")
    ] = NUMBER,
    seed: Annotated[int, typer.Option(help="The seed of the searches.")] = SEED,
    weigh: Annotated[int, typer.Option(min=0, help="Weigh each difference by this many random deals.")] = 0,
    policy: Annotated[str, typer.Option(help="Who plays the deals that are weighed: random or greedy.")] = "greedy",
    plot: Annotated[Path | None, typer.Option(help="With --weigh: write the weights as SVG.")] = None,
    lang: Annotated[str, typer.Option(help=f"The language of the rules: {', '.join(languages())}.")] = SOURCE,
    form: Annotated[Format, typer.Option("--format", help="How it is written.")] = Format.TEXT,
    json: Annotated[bool, typer.Option("--json", help="The same as --format json.")] = False,
    workers: Annotated[int, typer.Option("-j", min=0, help="How many processes search; 0 is one for each core.")] = 0,
) -> None:
    """Say in plain words what differs between two variants, with the sources of both.

    With --witness each difference is also taken alone, and the smallest deal is looked for on which two tables part.
    With --lang the rules are told in that language, and how many are not translated is said; headings and deals stay in
    English.
    """
    if policy not in POLICIES:
        fail(f"There is no policy {policy}. {did_you_mean(policy, POLICIES)} Known are {listed(POLICIES, 'and')}.")
    if plot is not None and not weigh:
        fail("--plot draws weights. Add --weigh and a number of deals.")
    if plot is not None:
        refuse_place(plot)
    wanted = known_section(section)
    comparison = compared(resolved(one), resolved(other), known_lang(lang))
    report = Report(comparison, section=wanted)
    if witness:
        report = joined(comparison, found(report, number, seed, exhaust, workers), wanted)
    if weigh:
        report = report._replace(weights=weighed(report, weigh, seed, policy, workers))
    if plot is not None:
        save(plot, svg([one.weight for one in report.weights]))
    if json or form == Format.JSON:
        print_json(pages.as_json(report))
    elif form == Format.TEXT:
        print_report(report)
    else:
        write(pages.markdown(report) if form == Format.MARKDOWN else pages.html(report))


def known_lang(lang: str) -> str:
    """Return a language of the rulebook; any other ends the command with status 2."""
    if lang not in languages():
        hint = sentences(did_you_mean(lang, languages()), f"Known are {listed(languages(), 'and')}.")
        fail(f"There is no language {lang}. {hint}")
    return lang


def known_section(section: str) -> str:
    """Return the name of a section, or nothing for all; any other ends the command with status 2."""
    if section and section not in sections():
        begun = [name for name in sections() if name.startswith(section)]
        guess = f'Did you mean "{begun[0]}"?' if len(begun) == 1 else did_you_mean(section, sections())
        hint = sentences(guess, f"Known are {listed(sections(), 'and')}.")
        fail(f"There is no section {section}. {hint}")
    return section


def found(report: Report, number: int, seed: int, exhaust: bool, workers: int) -> list[Shown]:
    """Search for what shows the differences of a comparison."""
    every = searches(report.comparison.left, report.comparison.right)
    chosen = [search for search in every if is_wanted(report, search.unit) and not (search.is_whole and report.section)]
    return shared(partial(looked, number=number, seed=seed, exhaust=exhaust), chosen, workers)


def is_wanted(report: Report, unit: Unit) -> bool:
    """Say whether a difference lies in the section that is wanted."""
    return any(report.section in ("", difference.place[0]) for difference in unit.differences)


def looked(search: Search, number: int, seed: int, exhaust: bool) -> Shown:
    """Make a search."""
    return search(number, seed, exhaust)


def weighed(report: Report, number: int, seed: int, policy: str, workers: int) -> tuple[Weighed, ...]:
    """Weigh the differences of a comparison."""
    some = [unit for unit in units(report.comparison.left, report.comparison.right) if is_wanted(report, unit)]
    tables, ranges = groups(some), shares(number, processes(workers))
    parts = list(product(tables, ranges))
    counted = shared(partial(put_on_scales, seed=seed, policy=policy), parts, workers)
    sums = [added(counted[start : start + len(ranges)]) for start in range(0, len(counted), len(ranges))]
    return ordered(zip(tables, sums, strict=True), Weight("", number, seed, policy), report.comparison.entries)


def put_on_scales(part: tuple[Group, range], seed: int, policy: str) -> tuple[Told, ...]:
    """Count what the differences that begin at one table change in some deals."""
    group, places = part
    return group(places, seed, policy)


def shared(work: Callable[[T], R], items: Sequence[T], workers: int) -> list[R]:
    """Return what work comes to for each item, done in several processes where there are several cores."""
    number = min(processes(workers), len(items))
    if number <= 1:
        return list(map(work, items))
    with ProcessPoolExecutor(number) as pool:
        return list(pool.map(work, items, chunksize=max(1, len(items) // (number * 4))))


def processes(workers: int) -> int:
    """Return how many processes share the work."""
    return workers or os.cpu_count() or 1


def save(file: Path, text: str) -> None:
    """Write a file; one that cannot be written ends the command with status 2."""
    try:
        write_whole(file, text.encode("utf-8"))
    except OSError as error:
        fail(f"{file} cannot be written: {error.strerror}. Choose another place.")


def print_report(report: Report) -> None:
    """Print a comparison for people."""
    left, right = report.comparison.labels
    console.print(pages.title(report), style="bold")
    console.print(pages.headline(report))
    for notice in pages.notices(report):
        console.print(notice, style="dim")
    if report.whole is not None:
        console.print("\nWhere the two part first", style="bold")
        print_witness(report, report.whole)
    if report.weights:
        console.print("\nHow much each matters", style="bold")
        console.print(pages.weighing(report))
        for line in pages.weight_lines(report):
            console.print(f"   {line}")
    width = max(len(left), len(right))
    for title, entries in pages.by_section(report):
        console.print(f"\n{title}", style="bold")
        for number, entry in entries:
            console.print(f"{number}. [{entry.clause}]")
            print_side(left, entry.left, width)
            print_side(right, entry.right, width)
            for witness in report.of(number):
                print_witness(report, witness)


def print_side(label: str, said: Said, width: int) -> None:
    """Print what one side says, with its sources."""
    console.print(f"   {label:{width}}  {' '.join(said.texts)}")
    if ground := pages.grounds(said):
        console.print(f"   {'':{width}}  ({ground})", style="dim")


def print_witness(report: Report, witness: Witness) -> None:
    """Print a witness, or why there is none."""
    if witness.told is None:
        console.print(f"      {witness.shown.reason}")
        return
    if note := pages.beside(report, witness):
        console.print(f"      {note}", style="dim")
    for sentence in witness.told.given:
        console.print(f"      {sentence}")
    for place, event in enumerate(witness.told.done, 1):
        console.print(f"      {place}. {event}")
    for label, shown, why in pages.sides(report, witness):
        console.print(f"      {label}: {shown}.")
        for line in why:
            console.print(f"         {line}", style="dim")

"""belote which: an interview that finds the table you play at."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from belote.cli.common import console, fail, prepare, print_json, refuse_place
from belote.cli.new import write_new
from belote.compare.asking import (
    Interview,
    Known,
    Question,
    Table,
    answered,
    found,
    house,
    next_subject,
    open_options,
    question,
    ranked,
    said_instead,
)
from belote.declaration import dotted, files, variants
from belote.declaration.suggest import did_you_mean, listed
from belote.library import resolved
from belote.rulebook.language import languages

STOP = ("q", "quit", "stop")
UNKNOWN = ("", "0", "?")


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("which", epilog="Example: belote which --answer players.count=1 --json")(command)


def command(
    answer: Annotated[
        list[str] | None,
        typer.Option(help="What a question has in brackets, =, and a number: match.target=2; 0: don't know."),
    ] = None,
    write: Annotated[Path | None, typer.Option(help="Write your table as a declaration to this new YAML file.")] = None,
    most: Annotated[int, typer.Option(help="Ask at most so many questions.", min=0)] = 30,
    lang: Annotated[str, typer.Option(help="The language of questions and answers.")] = "en",
    json: Annotated[bool, typer.Option("--json", help="Print JSON: what is known, and the next question.")] = False,
) -> None:
    """Find the table you play at: answer with a number, 0 if you do not know, q to stop.

    With --answer or --json nothing is asked: what the answers come to is printed, and the next question.
    """
    if lang not in languages():
        fail(f"There is no language {lang}. {did_you_mean(lang, languages())} Known are {listed(languages(), 'and')}.")
    if write is not None:
        refuse_file(write)
    known = Known((resolved(name) for name in variants()), lang)
    interview = Interview()
    for one in answer or ():
        interview = taken(known, interview, one)
    if not answer and not json:
        interview = asked_to_write(known, most) if write is not None else asked(known, interview, most)
    tables = ranked(known, interview)
    agreeing = [table for table in tables if not table.against] or tables[:1]
    told = [] if write is None else write_house(write, agreeing, interview)
    if json:
        print_json(data(known, interview, tables))
    else:
        print_result(known, interview, tables)
        for line in told:
            console.print(line)


def refuse_file(target: Path) -> None:
    """End the command if a declaration cannot be written to a file."""
    if target.suffix != ".yaml" or not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", target.stem):
        fail(f"{target} is no name for a declaration. Use small letters, digits and hyphens, as in our-club.yaml.")
    if target.exists() or target.stem in files():
        fail(f"{target.stem} is there already. Choose another name.")
    refuse_place(target)


def taken(known: Known, interview: Interview, written: str) -> Interview:
    """Return the interview after an answer written as subject=number."""
    name, _, number = written.partition("=")
    subjects = {dotted(path): path for path in (*known.subjects, *known.optional)}
    if name not in subjects:
        fail(f"Nobody asks about {name}. {did_you_mean(name, subjects) or 'belote which --json has what is asked.'}")
    try:
        return answered(known, interview, subjects[name], int(number))
    except (KeyError, ValueError):
        numbers = [str(one.number) for one in known.answers(subjects[name])]
        fail(f"{written} is no answer. Answers to {name} are 0 and {listed(numbers, 'and')}.")


def asked_to_write(known: Known, most: int) -> Interview:
    """Ask as ``asked`` does; where the reader of the questions is gone the command ends with status 2."""
    try:
        return asked(known, Interview(), most)
    except SystemExit:
        fail("Nobody reads the questions any more. Nothing was written.")


def asked(known: Known, interview: Interview, most: int) -> Interview:
    """Ask until nothing is open, enough was asked, or nobody answers any more."""
    told = False
    prepare(sys.stdin)
    for number in range(1, most + 1):
        subject = next_subject(known, interview)
        if subject is None:
            break
        if not told and (names := found(known, interview)):
            console.print(f"This is {listed(names, 'or')} so far. What follows is about its options; q to stop.\n")
            told = True
        one = question(known, interview, subject)
        print_question(one, number)
        reply = read_number(one)
        if reply is None:
            break
        interview = answered(known, interview, subject, reply)
    return interview


def read_number(one: Question) -> int | None:
    """Return the number of an answer, 0 for who does not know; nothing if the interview is to end."""
    numbers = {str(answer.number) for answer in one.answers}
    while True:
        console.print("Number? ", end="")
        line = "" if sys.stdin is None else sys.stdin.readline()
        word = line.strip().lower()
        if not line or word in STOP:
            return None
        if word in UNKNOWN:
            return 0
        if word in numbers:
            return int(word)
        console.print(f"Write one of {listed(sorted(numbers, key=int))}, 0 if you do not know, or q.")


def print_question(one: Question, number: int) -> None:
    """Print a question with its answers and its example; what --answer calls it stands in brackets."""
    console.print(f"{number}. {one.heading}  [{dotted(one.subject)}]", style="bold")
    for answer in one.answers:
        console.print(f"  {answer.number:>3}  {answer.text}")
    console.print("    0  I do not know.")
    if one.example is not None:
        console.print(f"  For example: {one.example.title} ({one.example.id})")


def print_result(known: Known, interview: Interview, tables: tuple[Table, ...]) -> None:
    """Print the tables that agree with all answers, and for each other what speaks against it."""
    agreeing = [table for table in tables if not table.against]
    for table in agreeing:
        alike = known.aliases[table.variant] if not table.options else ()
        same = f", the same as {listed(alike, 'and')}" if alike else ""
        may = "agrees" if table.checked else "may agree"
        console.print(f"{table.name} {may} with {answers(interview)}{same}.", style="bold")
        rest = open_options(known, interview, table.variant)
        if rest and table is agreeing[0]:
            console.print(f"  Not asked yet: {listed(rest, 'and')}.")
    if not agreeing:
        console.print(f"No table agrees with {answers(interview)}. The nearest is {tables[0].name}.", style="bold")
    for table in tables:
        if table.against:
            first, more = table.against[0], len(table.against) - 1
            there = said_instead(known, table.variant, first)
            others = f" (and {more} more)" if more else ""
            console.print(f"{table.name}: {known.heading(first.subject)}: there {there}{others}")
    subject = next_subject(known, interview)
    if subject is not None:
        one = question(known, interview, subject)
        console.print("Next question:", style="bold")
        print_question(one, len(interview.asked) + 1)


def answers(interview: Interview) -> str:
    """Return how many answers were given, in words."""
    number = len(interview.given)
    return "the one answer" if number == 1 else f"all {number} answers"


def data(known: Known, interview: Interview, tables: tuple[Table, ...]) -> dict[str, Any]:
    """Return what an interview came to as JSON has it."""
    subject = next_subject(known, interview)
    return {
        "answers": {
            dotted(one.subject): {"number": one.answer.number, "text": one.answer.text} for one in interview.given
        },
        "unknown": [dotted(path) for path in interview.unknown],
        "found": list(found(known, interview)),
        "ranked": [table_data(known, interview, table) for table in tables],
        "next": None if subject is None else question(known, interview, subject).data(),
    }


def table_data(known: Known, interview: Interview, table: Table) -> dict[str, Any]:
    """Return a table with what speaks against it."""
    against = [
        {"subject": dotted(one.subject), "answer": one.answer.text, "there": said_instead(known, table.variant, one)}
        for one in table.against
    ]
    head = {"variant": table.variant, "options": list(table.options), "against": against}
    return {**head, "checked": table.checked, "aliases": list(known.aliases[table.variant])}


def write_house(target: Path, agreeing: Sequence[Table], interview: Interview) -> list[str]:
    """Write the house variant: the first of the tables that agree, with what the answers say otherwise.

    It is written before anything is printed, so that it is there whoever stops reading.
    Returns what is to be said of it.
    """
    table = agreeing[0]
    made = house(table, target.stem, interview.given)
    try:
        write_new(target, made.text)
    except FileExistsError:
        fail(f"{target} is there already. Choose another name.")
    lines = [f"Wrote {target}, which extends {table.name}."]
    if others := [other.name for other in agreeing[1:]]:
        lines.append(f"  It might as well be {listed(others, 'or')}: answer more questions to tell them apart.")
    return lines + [f"  It does not say: {one.answer.text}" for one in made.left_out]

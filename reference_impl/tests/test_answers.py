"""The tables of answers hold: every row is answered by what exists, and the stated counts are the counted ones.

A table of answers has the columns question, readings and answer. The parts of an answer are separated by semicolons,
each begins with a word of ``KINDS``, and a row is counted once, by its first part. Names in backticks are variants
with options (``belote-fr+clockwise``), clauses (``play.lead``) or variants.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from belote.data import root
from belote.declaration import Name, Resolved, find, name_of, resolve
from belote.errors import BrokenDeclaration

FILES = sorted((root() / "variants").glob("ANSWERS-*.md"))
COUNTS = ("rows", "by option", "by clause", "by variant", "by note", "open")
KINDS = ("option", "clause", "variant", "note", "open")
NAMED = re.compile(r"`([^`]*)`")
RULE = re.compile(r"[-: ]+")


class Row(NamedTuple):
    """A row of a table of answers, with the number of its line."""

    line: int
    question: str
    readings: str
    answer: str


def cells(line: str) -> list[str]:
    """Return the cells of a line of a table, without the space around them; of any other line nothing."""
    return [cell.strip() for cell in line.strip()[1:-1].split("|")] if line.startswith("|") else []


def lines(text: str) -> Iterator[tuple[int, list[str], list[str]]]:
    """Yield the number and the cells of each line of each table, with the headings of its columns."""
    heading: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        found = cells(line)
        if not found:
            heading = []
        elif not heading:
            heading = found
        elif not all(RULE.fullmatch(cell) for cell in found):
            yield number, heading, found


def rows(text: str) -> list[Row]:
    """Return the rows of the tables of answers."""
    answered = [(number, [*found, "", ""]) for number, heading, found in lines(text) if heading[0] == "question"]
    return [Row(number, found[0], found[1], found[2]) for number, found in answered]


def stated(text: str) -> list[list[str]]:
    """Return the rows of the tables of counts; there should be one."""
    return [found for _, heading, found in lines(text) if heading == list(COUNTS)]


def parts(answer: str) -> list[tuple[str, str]]:
    """Return the parts of an answer, each with its first word. The reason of an open question is one part."""
    asked, _, reason = answer.partition("open:")
    found = [part for part in asked.split("; ") if part.strip("; ")]
    return [(part.split()[0], part) for part in found] + ([("open", reason)] if "open:" in answer else [])


@cache
def resolved(base: str) -> Resolved | None:
    """Return a variant by its id, or nothing if there is none of this id that is not abstract."""
    try:
        return None if find(Name(base)).abstract else resolve(base)
    except BrokenDeclaration:
        return None


@cache
def clauses() -> frozenset[str]:
    """Return the ids of all clauses."""
    texts = [file.read_text(encoding="utf-8") for file in (root() / "spec" / "clauses").glob("*.md")]
    return frozenset(re.findall(r"^## (\S+)$", "\n".join(texts), re.MULTILINE))


def unknown(kind: str, name: str) -> bool:
    """Whether nothing of this kind has this name; a note is named by a variant that has notes."""
    if kind == "clause":
        return name not in clauses()
    wanted = name_of(name)
    variant = resolved(wanted.base)
    if variant is None or (kind == "option") is not bool(wanted.options):
        return True
    return (kind == "note" and not variant.notes) or not set(wanted.options) <= set(variant.declared)


def wrong_part(kind: str, part: str) -> Iterator[str]:
    """Yield what is wrong with one part of an answer."""
    names = NAMED.findall(part)
    if kind not in KINDS:
        yield f"{kind!r} is no kind of answer"
    elif kind == "open":
        if not part.strip():
            yield "an open question has no reason"
    elif not names:
        yield f"{kind} names nothing"
    else:
        yield from (f"there is no {kind} {name!r}" for name in names if unknown(kind, name))


def wrong_row(row: Row) -> Iterator[str]:
    """Yield what is wrong with a row."""
    if not (row.question and row.readings):
        yield "a cell is empty"
    if not row.answer:
        yield "there is no answer"
    for kind, part in parts(row.answer):
        yield from wrong_part(kind, part)


def counted(text: str) -> list[str]:
    """Return what the table of counts should say."""
    found = Counter(kind for row in rows(text) for kind, _ in parts(row.answer)[:1])
    return [str(len(rows(text))), *(str(found[kind]) for kind in KINDS)]


def problems(text: str) -> list[str]:
    """Return what is wrong with a file of answers."""
    found = [f"line {row.line}: {wrong}" for row in rows(text) for wrong in wrong_row(row)]
    return found if stated(text) == [counted(text)] else [*found, f"{stated(text)} stated, {counted(text)} counted"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_question_is_answered_by_what_exists_and_counted_once(file):
    text = file.read_text(encoding="utf-8")
    assert rows(text)
    assert problems(text) == []


def page(answer: str, counts: str = "1 | 1 | 0 | 0 | 0 | 0") -> str:
    """Return a small file of answers with one row."""
    return "\n".join(
        (
            f"| {' | '.join(COUNTS)} |",
            "|---|---|---|---|---|---|",
            f"| {counts} |",
            "",
            "| question | readings | answer |",
            "|---|---|---|",
            f"| Which way? | One. The other. | {answer} |",
        )
    )


GOOD = (
    "option `belote-fr+clockwise`; clause `setup.direction`; variant `belote-be`; note in `belote-be`; open: who knows"
)


class TestWhatIsWrong:
    def test_nothing_in_a_good_file(self):
        assert problems(page(GOOD)) == []

    @pytest.mark.parametrize(
        ("answer", "wrong"),
        [
            ("option `belote-fr+widdershins`", "there is no option 'belote-fr+widdershins'"),
            ("option `belote-fr+clockwise+widdershins`", "there is no option 'belote-fr+clockwise+widdershins'"),
            ("option `belote-fr`", "there is no option 'belote-fr'"),
            ("option `belote-fr+clockwise`; clause `setup.widdershins`", "there is no clause 'setup.widdershins'"),
            ("option `belote-fr+clockwise`; variant `belote-xx`", "there is no variant 'belote-xx'"),
            ("option `belote-fr+clockwise`; variant `base-belote`", "there is no variant 'base-belote'"),
            ("option `belote-fr+clockwise`; note in `base-belote`", "there is no note 'base-belote'"),
            ("option clockwise", "option names nothing"),
            ("option `belote-fr+clockwise`; open:", "an open question has no reason"),
            ("option `belote-fr+clockwise`; perhaps", "'perhaps' is no kind of answer"),
        ],
    )
    def test_one_thing(self, answer, wrong):
        assert problems(page(answer)) == [f"line 7: {wrong}"]

    def test_a_row_without_an_answer(self):
        assert problems(page("", "1 | 0 | 0 | 0 | 0 | 0")) == ["line 7: there is no answer"]

    @pytest.mark.parametrize("counts", ["2 | 1 | 0 | 0 | 0 | 0", "1 | 0 | 1 | 0 | 0 | 0", "1 | 1 | 1 | 1 | 1 | 1"])
    def test_a_count_that_is_not_the_counted_one(self, counts):
        assert len(problems(page(GOOD, counts))) == 1

    def test_a_file_without_counts(self):
        text = page(GOOD).replace("by option", "by chance")
        assert len(problems(text)) == 1

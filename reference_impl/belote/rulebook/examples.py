"""Worked examples in words: records of a variant, chosen for each section of the book and executed as it is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from belote.deal import Rules
from belote.declaration import Resolved
from belote.rulebook.choosing import Answers, Chosen, chosen
from belote.rulebook.diagrams import Scene
from belote.rulebook.language import SOURCE
from belote.rulebook.saying import Phrase
from belote.rulebook.sentences import sentences
from belote.rulebook.wording import Wording, worded


class Example(NamedTuple):
    """A record told in words: its id, title and clauses, the situation as labelled lines, and what was observed.

    Answers are sentences by the place they were observed at, which is empty where it goes without saying. ``scene`` is
    what can be drawn of it, if anything.
    """

    record: str
    title: Wording
    clauses: tuple[str, ...]
    situation: tuple[tuple[str, str], ...]
    answers: tuple[tuple[str, tuple[str, ...]], ...]
    scene: Scene | None = None


def examples(resolved: Resolved, rules: Rules, lang: str, number: int = 2) -> dict[str, tuple[Example, ...]]:
    """Return at most so many examples for each section of the book, each of another clause.

    Raises ``BrokenRecord`` for a record of the variant that does not agree with its rules.
    """
    found: dict[str, list[Example]] = {}
    for one in chosen(resolved, rules, number):
        found.setdefault(one.section, []).append(example(resolved, one, lang))
    return {section: tuple(several) for section, several in found.items()}


def example(resolved: Resolved, one: Chosen, lang: str) -> Example:
    """Return a record in words."""
    title, clauses = Wording(one.record["title"], SOURCE), tuple(one.record["clauses"])
    lines = tuple((said(lang, label), said(lang, value)) for label, value in one.lines)
    found = tuple(worded_answers(resolved, several, lang) for several in one.answers)
    return Example(one.record["id"], title, clauses, lines, found, one.scene)


def worded_answers(resolved: Resolved, found: Answers, lang: str) -> tuple[str, tuple[str, ...]]:
    """Return what was observed at one place, in sentences, each once; what is refused with the rule that forbids it."""
    lines = [*(said(lang, answer) for answer in found.answers), *reasons(resolved, found.clause, lang)]
    return said(lang, found.place) if found.place else "", tuple(dict.fromkeys(lines))


def reasons(resolved: Resolved, clause: str, lang: str) -> Iterator[Wording]:
    """Yield the rule by which something is refused, if there is one sentence that says its clause."""
    every = sentences(resolved, lang) if clause else ()
    for known in ([one for one in every if one.clause == clause], [one for one in every if clause in one.beside]):
        if len(known) == 1:
            yield Wording(known[0].text, known[0].lang)
            return


def said(lang: str, value: Phrase) -> Wording:
    """Return a phrase as text."""
    return worded(lang, value.message, value.args)

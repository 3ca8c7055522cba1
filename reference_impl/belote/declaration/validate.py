"""Everything that is wrong with a declaration: alone, with each of its options, and in what it cites."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path as FilePath

from belote.declaration.paths import Path, below, dotted
from belote.declaration.remarks import left_over, remarks, undealt_words
from belote.declaration.resolve import Attempt, attempt, idle_choices
from belote.declaration.resolved import OfferedOption, Resolved, uncited_leaves
from belote.declaration.schema import ordered
from belote.declaration.vocabulary import clause_at
from belote.errors import BrokenDeclaration, Place, Problem

OF_THE_DEAL = ("players", "pack", "dealing", "auction")
"""The sections on which it depends how many cards are dealt."""


@dataclass(frozen=True)
class Examined:
    """What was found in a declaration.

    ``problems`` are wrong. ``left_out`` are inherited options that do not fit what it sets, with the reasons;
    ``idle`` are options, inherited or its own, that change nothing in it. ``notes`` may be slips.
    """

    problems: list[Problem]
    left_out: Mapping[str, tuple[Problem, ...]] = field(default_factory=dict)
    idle: Mapping[str, Problem] = field(default_factory=dict)
    notes: tuple[Problem, ...] = ()
    own: frozenset[str] = frozenset()

    @property
    def own_idle(self) -> list[Problem]:
        """The options of its own that change nothing."""
        return [problem for option, problem in self.idle.items() if option in self.own]


def validate(name: str | FilePath) -> list[Problem]:
    """Return what is wrong with a declaration, by file and line; nothing for a sound one. See ``examine``."""
    return examine(name).problems


def examine(name: str | FilePath) -> Examined:
    """Look at a declaration as it stands and with each of its options, and at the citation of every leaf a file sets.

    An option of its own that does not fit is a problem; an inherited one is left out, for the file that declares it is
    another's. Where the declaration itself is not sound, only its own options are looked at, for what is wrong with
    them besides. An abstract declaration is checked as the part it is.
    """
    try:
        found = attempt(name)
    except BrokenDeclaration as error:
        return Examined(list(error.problems))
    resolved = found.resolved
    if resolved.abstract:
        return Examined(found.problems)
    own = frozenset(option for option, offer in resolved.declared.items() if offer.file == resolved.file)
    problems = [*found.told, *citation_problems(resolved)]
    if found.problems:
        more = (more_problems(name, option, found.problems) for option in resolved.declared if option in own)
        return Examined(ordered([*problems, *(problem for each in more for problem in each)]), own=own)
    problems += idle_choices(found, name)
    left_out: dict[str, tuple[Problem, ...]] = {}
    idle: dict[str, Problem] = {}
    notes = list(remarks(resolved))
    for option, offer in resolved.declared.items():
        with_it = tried(name, option)
        if isinstance(with_it, tuple) and resolved.options and excluded(with_it):
            continue
        if isinstance(with_it, tuple) and option in own:
            problems += [with_option(problem, option) for problem in with_it]
        elif isinstance(with_it, tuple):
            left_out[option] = with_it
        elif with_it.digest == resolved.digest:
            idle[option] = changes_nothing(option, offer, resolved)
        else:
            notes += more_left_over(with_it, resolved, option)
    return Examined(ordered(problems), left_out, idle, tuple(ordered(notes)), own)


def tried(name: str | FilePath, option: str) -> Resolved | tuple[Problem, ...]:
    """Return a sound declaration with one of its options, or what is wrong with it then."""
    found = with_one(name, option)
    return tuple(found.problems) or found.resolved if isinstance(found, Attempt) else found


def excluded(found: tuple[Problem, ...]) -> bool:
    """Whether an option only cannot be chosen beside one that was."""
    return all(problem.code in ("option.collision", "option.excluded") for problem in found)


def with_one(name: str | FilePath, option: str) -> Attempt | tuple[Problem, ...]:
    """Return what comes of a declaration with one of its options."""
    try:
        return attempt(name, [option])
    except BrokenDeclaration as error:
        return error.problems


def more_problems(name: str | FilePath, option: str, known: list[Problem]) -> Iterator[Problem]:
    """Yield what is wrong with an option, beside what is wrong without it."""
    found = with_one(name, option)
    told = {(problem.code, problem.place.path) for problem in known}
    for problem in found.problems if isinstance(found, Attempt) else found:
        if (problem.code, problem.place.path) not in told:
            yield with_option(problem, option)


def changes_nothing(option: str, offer: OfferedOption, resolved: Resolved) -> Problem:
    """Return the note of an option that changes nothing in a declaration."""
    message = f"the option {option} changes nothing here"
    own = offer.file == resolved.file
    place = Place(offer.file, offer.line, 0, f"options.{option}") if own else Place(resolved.file)
    instead = "Take it out." if own else f"Write options: {{{option}: null}} to take it away."
    return Problem("option.idle", message, place, instead)


def more_left_over(with_it: Resolved, resolved: Resolved, option: str) -> Iterator[Problem]:
    """Yield a note of an option with which more cards stay undealt than without it."""
    if all(with_it.data[section] == resolved.data[section] for section in OF_THE_DEAL):
        return
    if (number := left_over(with_it)) > left_over(resolved):
        message = f"with the option {option}: {undealt_words(with_it, number)}"
        yield Problem("dealing.undealt", message, Place(resolved.file), "", "dealing.steps")


def with_option(problem: Problem, option: str) -> Problem:
    """Return a problem that only arises with an option, which it may name already."""
    if f"the option {option}" in problem.message:
        return problem
    return replace(problem, message=f"with the option {option}: {problem.message}")


def citation_problems(resolved: Resolved) -> list[Problem]:
    """Return a problem for every leaf without a citation; leaves that stand together are told as one."""
    uncited = uncited_leaves(resolved)
    cited = [path for path, origin in resolved.provenance.items() if origin.citation]
    tops: dict[Path, Path] = {}
    for leaf in uncited:
        tops.setdefault(highest(leaf, cited), leaf)
    return [missing_citation(top, leaf, resolved) for top, leaf in tops.items()]


def highest(leaf: Path, cited: list[Path]) -> Path:
    """Return the highest path over a leaf below which nothing is cited."""
    lengths = range(1, len(leaf) + 1)
    return next((leaf[:n] for n in lengths if not any(below(path, leaf[:n]) for path in cited)), leaf)


def missing_citation(top: Path, leaf: Path, resolved: Resolved) -> Problem:
    """Return the problem of leaves without a citation."""
    place = resolved.provenance[leaf].place(top)
    instead = f'Add to sources: "{dotted(top)}: [key of a source]", or "{dotted(top)}: {{editorial: why}}".'
    return Problem("source.missing", "no source is cited", place, instead, clause_at(top))

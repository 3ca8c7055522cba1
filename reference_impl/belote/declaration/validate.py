"""Everything that is wrong with a declaration: alone, with each of its options, and in what it cites."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path as FilePath
from typing import NamedTuple

from belote.declaration.paths import Path, below, dotted
from belote.declaration.resolve import resolve
from belote.declaration.resolved import OfferedOption, Resolved, uncited_leaves
from belote.declaration.schema import ordered
from belote.declaration.vocabulary import clause_at
from belote.errors import BrokenDeclaration, Problem


class Examined(NamedTuple):
    """What is wrong with a declaration, and which inherited options do not fit what it sets, with the reasons."""

    problems: list[Problem]
    left_out: Mapping[str, tuple[Problem, ...]]


def validate(name: str | FilePath) -> list[Problem]:
    """Return what is wrong with a declaration, by file and line; nothing for a sound one. See ``examine``."""
    return examine(name).problems


def examine(name: str | FilePath) -> Examined:
    """Look at a declaration as it stands and with each of its options, and at the citation of every leaf a file sets.

    An option of its own that does not fit is a problem; an inherited one is left out, for the file that declares it is
    another's. An abstract declaration is checked as the part it is.
    """
    try:
        resolved = resolve(name)
    except BrokenDeclaration as error:
        return Examined(list(error.problems), {})
    if resolved.abstract:
        return Examined([], {})
    problems = citation_problems(resolved)
    left_out: dict[str, tuple[Problem, ...]] = {}
    for option, offer in resolved.declared.items():
        found = option_problems(name, option)
        if is_inherited(offer, resolved):
            left_out |= {option: found} if found else {}
        else:
            problems += [with_option(problem, option) for problem in found]
    return Examined(ordered(problems), left_out)


def option_problems(name: str | FilePath, option: str) -> tuple[Problem, ...]:
    """Return what is wrong with a declaration when one of its options is chosen."""
    try:
        resolve(name, [option])
    except BrokenDeclaration as error:
        return error.problems
    return ()


def is_inherited(option: OfferedOption, resolved: Resolved) -> bool:
    """Whether another file declares the option."""
    return option.file != resolved.file


def with_option(problem: Problem, option: str) -> Problem:
    """Return a problem that only arises with an option."""
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

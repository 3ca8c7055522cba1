"""Says of an inherited option that does not fit what its chooser can do, not what the file that declares it could.

A declaration inherits the options of its parents, also those that do not go with what it sets itself, and may take
options away. Who chooses one of these anyway owns neither the option nor its file.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from belote.declaration.catalogue import DeclarationFile
from belote.declaration.options import Option
from belote.declaration.suggest import sentences
from belote.errors import Problem


def told_here(problems: Sequence[Problem], file: DeclarationFile, asked: Sequence[Option]) -> list[Problem]:
    """Return problems; those that stand in an inherited option are told of the file that it was chosen for."""
    foreign = [option for option in asked if option.file is not file]
    return [here(problem, file, option_of(problem, foreign)) for problem in problems]


def option_of(problem: Problem, options: Sequence[Option]) -> Option | None:
    """Return the option in which a problem stands: the nearest one above it in its file."""
    place = problem.place
    above = [one for one in options if str(one.file.path) == place.file and one.place().line <= place.line]
    return max(above, key=lambda one: one.place().line, default=None)


def here(problem: Problem, file: DeclarationFile, option: Option | None) -> Problem:
    """Return a problem of an inherited option as one of the file that it was chosen for."""
    if option is None:
        return problem
    message = f"the inherited option {option.declared} does not fit here: {problem.message}"
    own = f"To have it, declare an option {option.id} of your own under options, with values that fit."
    place = replace(file.document.place(()), path=problem.place.path)
    return replace(problem, message=message, place=place, instead=sentences(problem.instead, own))

"""The line of ancestors of a declaration, each once, parents before children, and the layers that make it up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path as FilePath

from belote.declaration.catalogue import DeclarationFile, Name, files, find, name_of
from belote.declaration.layers import Layer
from belote.declaration.options import Option, choose, circle_problems, offered, reference_problems
from belote.errors import BrokenDeclaration, Place, Problem

LONGEST_CHAIN = 16


@dataclass(frozen=True)
class Parent:
    """A parent as a file names it, and where."""

    name: Name
    place: Place


def parents(file: DeclarationFile) -> list[Parent]:
    """Return the parents a file names; none if the form of ``extends`` is wrong."""
    written = file.data.get("extends", [])
    single = isinstance(written, str)
    names = [written] if single else written if isinstance(written, list) else []
    places = [file.document.place(("extends",) if single else ("extends", at)) for at in range(len(names))]
    return [Parent(name_of(name), place) for name, place in zip(names, places, strict=True) if is_id(name)]


def is_id(name: object) -> bool:
    """Whether a parent is named by its id; a file never leads to another by a path."""
    return isinstance(name, str) and not name_of(name).is_path


@dataclass
class Inheritance:
    """Follows ``extends`` and collects what is wrong on the way; every file is judged once.

    ``fatal`` problems leave nothing to go on with; the others are told together with what is found later.
    """

    fatal: list[Problem] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    judged: dict[DeclarationFile, bool] = field(default_factory=dict)
    named: dict[DeclarationFile, list[tuple[Parent, DeclarationFile]]] = field(default_factory=dict)
    lineages: dict[DeclarationFile, tuple[DeclarationFile, ...]] = field(default_factory=dict)
    layered: dict[tuple[DeclarationFile, tuple[str, ...]], tuple[Layer, ...]] = field(default_factory=dict)

    @cached_property
    def shelf(self) -> dict[str, FilePath]:
        """The files below ``variants/``, listed once."""
        return files()

    def lineage(self, file: DeclarationFile, chain: tuple[DeclarationFile, ...] = ()) -> tuple[DeclarationFile, ...]:
        """Return a file's ancestors and itself, each once, where it first stands, parents before children."""
        if file not in self.lineages:
            inner = (*chain, file)
            self.named[file] = list(self.parents(file, inner))
            found = [ancestor for _, parent in self.named[file] for ancestor in self.lineage(parent, inner)]
            self.lineages[file] = tuple(dict.fromkeys((*found, file)))
            self.judge(file)
        return self.lineages[file]

    def parents(
        self, file: DeclarationFile, chain: tuple[DeclarationFile, ...]
    ) -> Iterator[tuple[Parent, DeclarationFile]]:
        """Yield the parents of a file that can be read and are no ancestors of themselves."""
        for parent in parents(file):
            try:
                found = find(parent.name, file.path, parent.place, self.shelf)
            except BrokenDeclaration as error:
                self.give_up(error.problems)
                continue
            if found in chain:
                self.give_up([circle(chain, found, parent.place)])
            elif len(chain) >= LONGEST_CHAIN:
                message = f"there are more than {LONGEST_CHAIN} generations here"
                self.give_up([Problem("inherit.chain", message, parent.place, "Merge some of them.")])
            else:
                yield parent, found

    def judge(self, file: DeclarationFile) -> None:
        """Collect what is wrong with a file taken alone, and with the options it declares."""
        if file.form_problems:
            told = {problem.place for problem in self.fatal}
            self.give_up(problem for problem in file.form_problems if problem.place not in told)
        else:
            self.report(file.problems())
        self.judged[file] = not file.form_problems
        if all(self.judged.get(ancestor) for ancestor in self.lineages[file]):
            options, removed = offered(self.lineages[file])
            self.report([*removed, *reference_problems(options, file), *circle_problems(options, file)])

    def report(self, problems: Iterable[Problem]) -> None:
        """Keep problems, each once."""
        self.problems += [problem for problem in problems if problem not in self.problems]

    def give_up(self, problems: Iterable[Problem]) -> None:
        """Keep fatal problems, each once."""
        self.fatal += [problem for problem in problems if problem not in self.fatal]

    def layers(self, file: DeclarationFile, wanted: Sequence[str], place: Place) -> tuple[Layer, ...]:
        """Return what is laid one over the other: every ancestor and every option it was named with, each once.

        The lineage of the file must have been followed without a fatal problem.
        """
        key = (file, tuple(wanted))
        if key in self.layered:
            return self.layered[key]
        found: dict[tuple[str, str], Layer] = {}
        for parent, ancestor in self.named[file]:
            for layer in self.layers(ancestor, parent.name.options, parent.place):
                found.setdefault(layer.key, layer)
        laid = [Option(layer.option, layer.file) for layer in found.values() if layer.option]
        chosen, problems = choose(self.lineages[file], laid, wanted, place)
        self.give_up(problems)
        for layer in (Layer(file), *(as_layer(option, file) for option in chosen)):
            found.setdefault(layer.key, layer)
        self.layered[key] = tuple(found.values())
        return self.layered[key]


def as_layer(option: Option, chooser: DeclarationFile) -> Layer:
    """Return what an option lays over the file that chooses it."""
    return Layer(option.file, option.id, option.file is not chooser)


def circle(chain: Sequence[DeclarationFile], again: DeclarationFile, place: Place) -> Problem:
    """Return the problem of a declaration that is its own ancestor."""
    names = [file.id for file in (*chain[list(chain).index(again) :], again)]
    return Problem("inherit.circle", f"{again.id} is its own ancestor: {' → '.join(names)}", place, "Extend another.")

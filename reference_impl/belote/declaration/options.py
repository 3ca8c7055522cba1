"""Options: which are offered, which may be chosen together, and in which order they are laid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from belote.declaration.catalogue import DeclarationFile
from belote.declaration.paths import Path, below, dotted, leaves
from belote.declaration.suggest import did_you_mean, listed, sentences
from belote.errors import Place, Problem


@dataclass(frozen=True)
class Option:
    """An option, and the file that declares it."""

    id: str
    file: DeclarationFile

    @property
    def data(self) -> Mapping[str, Any]:
        """Title, sources, overlay, exclusions and order, as the file states them."""
        data: Mapping[str, Any] = self.file.data["options"][self.id]
        return data

    @property
    def key(self) -> tuple[str, str]:
        """What makes two options the same."""
        return str(self.file.path), self.id

    def place(self, *path: str) -> Place:
        """Return the place of the option, or of something in it."""
        return self.file.document.place(("options", self.id, *path), True)

    @property
    def declared(self) -> str:
        """The option and the line that declares it, for a message."""
        return f"{self.id} ({self.file.path.name}:{self.place().line})"

    def excludes(self, other: Option) -> bool:
        """Whether either says that it cannot be combined with the other."""
        return other.id in self.data.get("excludes", ()) or self.id in other.data.get("excludes", ())

    def is_after(self, other: Option) -> bool:
        """Whether this one is to be laid over the other."""
        return other.id in self.data.get("after", ())


def offered(lineage: Sequence[DeclarationFile]) -> tuple[dict[str, Option], list[Problem]]:
    """Return the options of a declaration, parents' first, and what is wrong with them.

    A child replaces an inherited option as a whole, and takes it away with null, or all of them with ``options: null``.
    """
    found: dict[str, Option] = {}
    problems: list[Problem] = []
    for file in lineage:
        if "options" in file.data and file.data["options"] is None:
            problems += nothing_to_clear(found, file)
            found.clear()
        for name, option in file.options.items():
            if option is not None:
                found[name] = Option(name, file)
            elif found.pop(name, None) is None:
                place = file.document.place(("options", name), True)
                message = f'null removes the option "{name}", which is not inherited'
                problems.append(Problem("inherit.nothing-to-remove", message, place, did_you_mean(name, found)))
    return found, problems


def nothing_to_clear(inherited: Mapping[str, Option], file: DeclarationFile) -> Iterator[Problem]:
    """Yield a problem if a file takes all inherited options away, and there are none."""
    if not inherited:
        place = file.document.place(("options",), True)
        message = "null removes all inherited options, and none is inherited"
        yield Problem("inherit.nothing-to-remove", message, place, "Leave options out.")


def reference_problems(options: Mapping[str, Option], file: DeclarationFile) -> Iterator[Problem]:
    """Yield a problem for every option of this file that names an option nobody declares."""
    for option in options.values():
        for word in ("excludes", "after"):
            for position, name in enumerate(option.data.get(word, ()) if option.file is file else ()):
                if name not in options or name == option.id:
                    place = file.document.place(("options", option.id, word, position))
                    message = f'"{name}" is not another option of {file.id}'
                    yield Problem("option.unknown", message, place, did_you_mean(name, options.keys() - {option.id}))


def choose(
    lineage: Sequence[DeclarationFile], laid: Sequence[Option], wanted: Sequence[str], place: Place
) -> tuple[list[Option], list[Problem]]:
    """Return the wanted options of the last of a lineage in the order they are laid, and what is wrong with the choice.

    ``laid`` are the options its parents already chose; ``place`` is where the choice was made.
    """
    options, owner = offered(lineage)[0], lineage[-1].id
    problems: list[Problem] = []
    chosen: dict[str, Option] = {}
    for name in wanted:
        if name not in options:
            problems.append(taken_away(name, lineage, place) or unknown(name, options, owner, place))
        elif name in chosen or options[name].key in [option.key for option in laid]:
            where = "stands twice in the name" if name in chosen else f"is already part of {owner}"
            problems.append(Problem("option.twice", f'the option "{name}" {where}', place, "Choose it once."))
        else:
            chosen[name] = options[name]
    pairs = [*combinations(chosen.values(), 2), *((old, new) for old in laid for new in chosen.values())]
    problems += [excluded(one, other, place) for one, other in pairs if one.excludes(other)]
    problems += [problem for pair in combinations(chosen.values(), 2) for problem in collisions(*pair, owner, place)]
    return in_order(list(chosen.values())), problems


def taken_away(name: str, lineage: Sequence[DeclarationFile], place: Place) -> Problem | None:
    """Return the problem of an option that one of a lineage takes away, with the line to change; else nothing."""
    for length in range(len(lineage), 1, -1):
        file, lost = lineage[length - 1], offered(lineage[: length - 1])[0].get(name)
        if lost and name not in offered(lineage[:length])[0]:
            alone = file.data["options"] is not None
            line = file.document.place(("options", name) if alone else ("options",), True).line
            what = "takes it" if alone else "takes all inherited options"
            message = f'{lineage[-1].id} has no option "{name}": null {what} away ({file.path.name}:{line})'
            single = "" if alone else "One option alone is taken away by its name and null."
            instead = sentences(f"Take that line out to have {lost.declared} again.", single)
            return Problem("option.unknown", message, place, instead)
    return None


def unknown(name: str, options: Mapping[str, Option], owner: str, place: Place) -> Problem:
    """Return the problem of an option nobody declares."""
    known = f"Its options: {listed(sorted(options), 'and')}." if options else "It has no options."
    message = f'{owner} has no option "{name[:60]}"'
    return Problem("option.unknown", message, place, sentences(did_you_mean(name, options), known))


def excluded(one: Option, other: Option, place: Place) -> Problem:
    """Return the problem of two options of which one excludes the other."""
    message = f"the options {one.declared} and {other.declared} exclude each other"
    return Problem("option.excluded", message, place, "Choose one of the two.")


def collisions(one: Option, other: Option, owner: str, place: Place) -> Iterator[Problem]:
    """Yield a problem if two options set the same leaf and neither says that it comes after the other.

    It stands where the choice was made; who chose in ``extends`` owns neither and cannot let one come after the other.
    """
    if one.excludes(other) or one.is_after(other) or other.is_after(one):
        return
    touched = [path for path, _ in leaves(one.data["set"])]
    for path, _ in leaves(other.data["set"]):
        if any(meet(path, known) for known in touched):
            message = f"the options {one.declared} and {other.declared} both set {dotted(path)}"
            orders = owner in (one.file.id, other.file.id) and not place.path
            after = ", or let one name the other in after" if orders else ""
            yield Problem("option.collision", message, place, f"Choose one of the two{after}.")
            return


def meet(one: Path, other: Path) -> bool:
    """Whether two paths are the same or one lies under the other."""
    return below(one, other) or below(other, one)


def in_order(chosen: Sequence[Option]) -> list[Option]:
    """Return options in the order given, but none before one it must come after."""
    waiting, result = list(chosen), []
    while waiting:
        free = [option for option in waiting if not any(option.is_after(other) for other in waiting)]
        option = (free or waiting)[0]
        result.append(option)
        waiting.remove(option)
    return result


def circle_problems(options: Mapping[str, Option], file: DeclarationFile) -> Iterator[Problem]:
    """Yield a problem for every option of this file that comes after itself."""
    for option in options.values():
        if option.file is file and option.id in followers(option, options):
            message = f"the option {option.id} comes after itself"
            yield Problem("option.circle", message, option.place("after"), "Remove one of the steps of after.")


def followers(option: Option, options: Mapping[str, Option]) -> set[str]:
    """Return the ids of all options this one comes after, directly or not."""
    found: set[str] = set()
    waiting = list(option.data.get("after", ()))
    while waiting:
        name = waiting.pop()
        if name not in found and name in options:
            found.add(name)
            waiting += options[name].data.get("after", ())
    return found

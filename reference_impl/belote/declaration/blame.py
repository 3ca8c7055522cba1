"""Says what does not hold where it can be mended: at the value, of this file or a chosen option, that brings it about.

A declaration that inherits is mostly sound until it changes something. What then does not hold often stands in a file
of somebody else; so each value that is set here is left out once, to see whether the fault goes with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from itertools import takewhile
from pathlib import Path as FilePath
from typing import Any, NamedTuple

from belote.declaration.catalogue import DeclarationFile
from belote.declaration.consistency import Finding
from belote.declaration.layers import Draft, Layer, Origin, drafted
from belote.declaration.options import Option
from belote.declaration.paths import MISSING, Path, dotted, get
from belote.declaration.resolved import origin_of
from belote.declaration.suggest import listed, sentences
from belote.declaration.vocabulary import TEXTS, clause_at, replaced_whole
from belote.errors import Place, Problem


@dataclass(frozen=True)
class Laid:
    """A declaration whose layers are laid: the file, the options that were asked for, and what was wrong on the way."""

    file: DeclarationFile
    wanted: tuple[str, ...]
    layers: tuple[Layer, ...]
    options: Mapping[str, Option]
    problems: Sequence[Problem]

    @property
    def draft(self) -> Draft:
        """What the layers make together."""
        return drafted(self.layers)

    @cached_property
    def mine(self) -> tuple[Layer, ...]:
        """The file itself, and the options that were asked for."""
        keys = {(str(self.file.path), ""), *(self.options[name].key for name in self.wanted)}
        return tuple(layer for layer in self.layers if layer.key in keys)

    @cached_property
    def asked(self) -> tuple[Layer, ...]:
        """The options that were asked for: without them the file may be sound."""
        return tuple(layer for layer in self.mine if layer.option)

    @cached_property
    def inherited(self) -> tuple[Layer, ...]:
        """The parents, and the options they were named with."""
        return tuple(layer for layer in self.layers if layer not in self.mine)

    @property
    def parents(self) -> tuple[str, ...]:
        """The parents, as the file names them."""
        written = self.file.data.get("extends", ())
        return (written,) if isinstance(written, str) else tuple(written)


class Tried(NamedTuple):
    """What does not hold with other layers; ``formless``: the schema found it, and nothing else was looked for."""

    findings: Sequence[Finding]
    formless: bool


class Unit(NamedTuple):
    """What a layer sets at a path and what can be left out alone: a value, or a map where none was inherited."""

    layer: Layer
    path: Path

    def __str__(self) -> str:
        return dotted(self.path) + (f" of the option {self.layer.option}" if self.layer.option else "")


MOST_SEARCHED = 40
"""Of more values than this no smallest group is looked for: each is a whole look at the declaration."""

Try = Callable[[tuple[Layer, ...]], Tried]


def told(found: Tried, blame: Blame) -> list[Problem]:
    """Return findings as problems, each where its cause can be mended; none that goes with an orphan."""
    new: dict[Path, list[Finding]] = {}
    other = []
    for finding in found.findings:
        if top := blame.new_map(finding):
            new.setdefault(top, []).append(finding)
        elif problem := blame.problem(finding):
            other.append(problem)
    return [*(blame.incomplete(top, findings) for top, findings in new.items()), *other]


@dataclass
class Blame:
    """Looks for the causes of what was found in one declaration.

    ``orphans`` are the paths of the orphans that are refused: what they bring about is told with them. ``attempt``
    looks at other layers.
    """

    laid: Laid
    origins: Mapping[Path, Origin]
    formless: bool
    orphans: frozenset[str]
    attempt: Try
    seen: dict[tuple[Unit, ...], Tried] = field(default_factory=dict)

    def problem(self, finding: Finding) -> Problem | None:
        """Return a finding at its place, or if that is in another file, at what brought it about here."""
        origin = origin_of(self.origins, finding.path)
        for layers in (self.laid.asked, self.laid.mine):
            if (origin.file, origin.option) in {layer.key for layer in layers}:
                return self.at(finding, origin.place(finding.path))
            if units := self.culprits(finding, layers):
                return None if self.is_orphan(units[0]) else self.clash(finding, origin, units)
        if named := self.chosen(finding):
            place = self.laid.file.document.place(("extends",), True)
            return self.at(finding, place, f"{named} not go with {dotted(finding.path)} ({self.written(origin)})")
        return self.at(finding, self.whole if origin.is_default else origin.place(finding.path))

    def is_orphan(self, unit: Unit) -> bool:
        """Whether what is set there is refused as an orphan."""
        return any(dotted(unit.path[:length]) in self.orphans for length in range(1, len(unit.path) + 1))

    def clash(self, finding: Finding, origin: Origin, units: tuple[Unit, ...]) -> Problem:
        """Return a finding at the nearest value that brings it about, with what that does not go with."""
        names, layer = listed(map(str, units), "and"), units[0].layer
        do = "does" if len(units) == 1 else "do"
        because = f"{names} {do} not go with {dotted(finding.path)} ({self.written(origin)})"
        too = f"Let {'the option' if layer.option else 'this file'} set {settable(finding.path)} too."
        return self.at(finding, layer.place(units[0].path), because, too)

    def written(self, origin: Origin) -> str:
        """Return where a value stands that something does not go with."""
        where = f"{FilePath(origin.file).name}:{origin.line}"
        own = origin.file == str(self.laid.file.path)
        return "a default" if origin.is_default else where if own else f"inherited, {where}"

    @property
    def whole(self) -> Place:
        """The place of the whole file."""
        return self.laid.file.document.place(())

    def at(self, finding: Finding, place: Place, because: str = "", too: str = "") -> Problem:
        """Return a finding as a problem at a place."""
        message = f"{because}: {finding.message}" if because else finding.message
        where = replace(place, path=dotted(finding.path))
        return Problem(finding.code, message, where, sentences(finding.instead, too), finding.clause)

    # What is set here

    @cached_property
    def units(self) -> tuple[Unit, ...]:
        """Everything this file and the options that were asked for set."""
        layers = self.laid.layers
        below = {layer: drafted(layers[:place]).data for place, layer in enumerate(layers) if layer in self.laid.mine}
        return tuple(Unit(layer, path) for layer in below for path in changed(layer.overlay, below[layer]))

    def culprits(self, finding: Finding, layers: Sequence[Layer]) -> tuple[Unit, ...]:
        """Return the value of some layers without which a finding is gone, the nearest to it if there are several.

        Where only several values together bring it about, no fewer than these: all but those that can stay. Nothing
        where it is none of them.
        """
        own = (unit for unit in self.units if unit.layer in layers)
        near = tuple(sorted(own, key=lambda unit: -shared(unit.path, finding.path)))
        if alone := next((unit for unit in near if self.cures((unit,), finding)), None):
            return (alone,)
        if not self.cures(near, finding):
            return ()
        if len(near) > MOST_SEARCHED:
            return near[:1]
        for unit in reversed(near):
            fewer = tuple(other for other in near if other != unit)
            near = fewer if self.cures(fewer, finding) else near
        return near

    def cures(self, units: tuple[Unit, ...], finding: Finding) -> bool:
        """Whether a finding is gone when some values are left out, and can be looked for at all."""
        if units not in self.seen:
            self.seen[units] = self.attempt(tuple(leaving_out(layer, units) for layer in self.laid.layers))
        return self.gone(finding, self.seen[units])

    def gone(self, finding: Finding, tried: Tried) -> bool:
        """Whether a finding is gone, and could have been made."""
        known = {(other.code, other.path) for other in tried.findings}
        return (self.formless or not tried.formless) and (finding.code, finding.path) not in known

    def chosen(self, finding: Finding) -> str:
        """Return which of the parents of this file, or of the options they are named with, bring a finding about."""
        for layer in self.laid.inherited:
            if layer.option and self.gone(finding, self.attempt(tuple(x for x in self.laid.layers if x != layer))):
                return f"the option {Option(layer.option, layer.file).declared}, which is chosen here, does"
        return f"the parents {listed(self.laid.parents, 'and')} do" if len(self.laid.parents) > 1 else ""

    # Maps that are begun here

    def new_map(self, finding: Finding) -> Path:
        """Return the map that is begun here and lacks what the finding misses; nothing if it was inherited."""
        if finding.code != "schema.required" or not self.laid.inherited:
            return ()
        below, holder = drafted(self.laid.inherited).data, finding.path[:-1]
        tops = (holder[:length] for length in range(1, len(holder) + 1))
        return next((top for top in tops if get(below, top) is MISSING), ())

    def incomplete(self, top: Path, findings: Sequence[Finding]) -> Problem:
        """Return the problem of a map that is begun here and not complete."""
        names = listed((dotted(finding.path[len(top) :]) for finding in findings), "and")
        parents = listed(self.laid.parents, "and")
        message = f"{dotted(top)} is new here, for {parents} has none, and needs {names} too"
        steps = "; ".join(map(partial(step, top), findings))
        instead = sentences(f"Add {steps}.", self.offer(findings))
        return Problem("schema.required", message, origin_of(self.origins, top).place(top), instead, clause_at(top))

    def offer(self, findings: Sequence[Finding]) -> str:
        """Return which options declare all that is missing."""
        sets = {name: option.data["set"] for name, option in self.laid.options.items()}
        names = [name for name, own in sets.items() if all(get(own, one.path) is not MISSING for one in findings)]
        parent = self.laid.parents[0] if self.laid.parents else ""
        return f"Or extend {listed(f'{parent}+{name}' for name in names[:3])}." if names and parent else ""


def step(top: Path, finding: Finding) -> str:
    """Return what is missing in a map, by its path from there, and what can be written."""
    return f"{dotted(finding.path[len(top) :])}: {finding.instead.partition(': ')[2].removesuffix('.')}"


def changed(overlay: Mapping[str, Any], below: Any, path: Path = ()) -> Iterator[Path]:
    """Yield what an overlay sets: paths of values, and of maps where none stands below."""
    for key, value in overlay.items():
        known = below.get(key) if isinstance(below, dict) else None
        if isinstance(value, dict) and isinstance(known, dict) and not replaced_whole((*path, key)):
            yield from changed(value, known, (*path, key))
        elif path or key not in TEXTS:
            yield (*path, key)


def settable(path: Path) -> str:
    """Return the path of what can be set to change what stands at a path: lists are set as a whole."""
    return dotted(tuple(takewhile(lambda part: isinstance(part, str), path)))


def leaving_out(layer: Layer, units: Sequence[Unit]) -> Layer:
    """Return a layer without some of the values it sets."""
    gone = frozenset(unit.path for unit in units if unit.layer is layer)
    return replace(layer, without=gone) if gone else layer


def shared(one: Path, other: Path) -> int:
    """Return how many steps two paths have in common."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))

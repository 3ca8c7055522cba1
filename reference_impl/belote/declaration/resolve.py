"""From a name to a resolved declaration: read, inherit, lay options, fill, drop what cannot matter, check."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path as FilePath
from typing import Any

from belote.declaration import consistency, contextual, orphans
from belote.declaration.blame import Blame, Laid, Tried, told
from belote.declaration.catalogue import DeclarationFile, find, name_of
from belote.declaration.chosen import told_here
from belote.declaration.consistency import Analysis, Finding
from belote.declaration.defaults import in_schema_order, with_defaults
from belote.declaration.dropping import without_orphans
from belote.declaration.inherit import Inheritance
from belote.declaration.layers import Layer, Origin
from belote.declaration.model import Declaration
from belote.declaration.nodes import Document
from belote.declaration.options import Option, offered
from belote.declaration.orphans import Orphan
from belote.declaration.paths import Path, dotted
from belote.declaration.resolved import Dropped, OfferedOption, Resolved, digest, provenance
from belote.declaration.schema import PlaceOf, ordered, schema_complaints, schema_problems
from belote.declaration.sources import citation
from belote.declaration.structure import structure
from belote.declaration.vocabulary import clause_at, sections
from belote.errors import BrokenDeclaration, Place, Problem


@dataclass(frozen=True)
class Attempt:
    """What came of resolving a declaration, sound or not: as much as could be resolved, and all that is wrong."""

    resolved: Resolved
    problems: list[Problem]
    laid: Laid

    @property
    def told(self) -> list[Problem]:
        """The problems; those of an inherited option as ones of the file that it was chosen for."""
        return told_here(self.problems, self.laid.file, [self.laid.options[name] for name in self.laid.wanted])


DigestWith = Callable[[str | FilePath, Sequence[str]], str]
"""What gives the digest of a declaration with options, sound or not."""


def digest_with(name: str | FilePath, options: Sequence[str]) -> str:
    """Return the digest of a declaration with options, sound or not. Raises ``BrokenDeclaration`` as ``attempt``."""
    return attempt(name, options).resolved.digest


def resolve(name: str | FilePath, options: Sequence[str] = (), digests: DigestWith = digest_with) -> Resolved:
    """Return the resolved declaration of a name (``id+option+option``, or the path of a file) with more options.

    Raises ``BrokenDeclaration`` with everything that is wrong, also for an inherited option that changes nothing. An
    abstract declaration is only read, checked as a part and laid together. ``digests`` may remember what it is asked.
    """
    found = attempt(name, options)
    stop(found.told or idle_choices(found, name, digests))
    return found.resolved


def idle_choices(found: Attempt, name: str | FilePath, digests: DigestWith = digest_with) -> list[Problem]:
    """Return a problem for each chosen option that a sound declaration inherits and that changes nothing in it.

    ``name`` is that of the declaration, with or without options.
    """
    laid, own = found.laid, name_of(name)
    base = FilePath(own.base) if own.is_path else own.base
    problems: list[Problem] = []
    for option in (laid.options[wanted] for wanted in laid.wanted if not laid.file.abstract):
        others = [wanted for wanted in laid.wanted if wanted != option.id]
        if option.file is laid.file or digests(base, others) != found.resolved.digest:
            continue
        table = "+".join((laid.file.id, *others))
        message = f"the inherited option {option.declared} changes nothing in {table} and is left out"
        problems.append(Problem("option.idle", message, laid.file.document.place(()), f"Name {table} without it."))
    return problems


def attempt(name: str | FilePath, options: Sequence[str] = ()) -> Attempt:
    """Return as much of a declaration as can be resolved, and everything that is wrong with it, by file and line.

    Raises ``BrokenDeclaration`` where nothing can be laid together: a file that cannot be read or has not the form of
    one, parents that are not found, options that cannot be chosen.
    """
    laid = lay(name, options)
    if laid.file.abstract:
        whole = Completed(in_schema_order(rules_of(laid.draft.data)), laid.draft.origins)
        return Attempt(describe(laid, whole), ordered(laid.problems), laid)
    whole = completed(laid)
    found = [*laid.problems, *laid.draft.problems, *whole.refused]
    if whole.tried.findings:
        blame = Blame(laid, whole.origins, whole.tried.formless, whole.orphans, partial(tried, laid))
        found += told(whole.tried, blame)
    return Attempt(describe(laid, whole), ordered(found), laid)


def lay(name: str | FilePath, options: Sequence[str]) -> Laid:
    """Return the parents, the file and the chosen options laid one over the other. Raises ``BrokenDeclaration``."""
    chosen = name_of(name)
    wanted = (*chosen.options, *options)
    place = Place(str(name))
    inheritance = Inheritance()
    file = find(chosen, place=place, shelf=inheritance.shelf)
    lineage = inheritance.lineage(file)
    if inheritance.fatal:
        stop([*inheritance.fatal, *inheritance.problems])
    layers = inheritance.layers(file, wanted, place)
    if inheritance.fatal:
        stop([*inheritance.fatal, *inheritance.problems])
    known, _ = offered(lineage)
    return Laid(file, wanted, layers, known, inheritance.problems)


def stop(problems: Iterable[Problem]) -> None:
    """Raise ``BrokenDeclaration`` if there are problems."""
    if found := ordered(problems):
        raise BrokenDeclaration(*found)


def rules_of(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the rule sections of a declaration, in the order of the schema."""
    return {name: data[name] for name in sections() if name in data}


SOUND = Tried((), False)


@dataclass(frozen=True)
class Completed:
    """Complete rules, the origins of their nodes, what was dropped, the orphans refused, and what does not hold."""

    data: dict[str, Any]
    origins: Mapping[Path, Origin]
    dropped: Sequence[Dropped] = ()
    refused: Sequence[Problem] = ()
    tried: Tried = SOUND

    @property
    def orphans(self) -> frozenset[str]:
        """The dotted paths of the orphans that are refused."""
        return frozenset(problem.place.path for problem in self.refused)


def completed(laid: Laid) -> Completed:
    """Return the rules of laid layers with defaults, without what is inherited and cannot matter, and what is wrong.

    What cannot matter is refused if this file sets it; if options were chosen, if one of the options this file declares
    sets it.
    """
    file, origins = laid.file, laid.draft.origins
    data = with_defaults(rules_of(laid.draft.data))
    if form := form_findings(data, file):
        return Completed(data, origins, tried=Tried(form, True))

    def own(origin: Origin) -> bool:
        return origin.file == str(file.path) and bool(origin.option) == bool(laid.wanted)

    look = Looking()
    data, origins, dropped, refused = without_orphans(contextual.fill(data), origins, own, look)
    form = form_findings(data, file)
    tried = Tried(form or consistency.check_analysis(look.last), bool(form))
    return Completed(in_schema_order(data), origins, dropped, refused, tried)


def tried(laid: Laid, layers: tuple[Layer, ...]) -> Tried:
    """Return what does not hold when other layers are laid."""
    return completed(replace(laid, layers=layers)).tried


class Looking:
    """Looks for orphans, and keeps the last analysis for what is checked when nothing is left to drop."""

    def __init__(self) -> None:
        self.last = Analysis({})

    def __call__(self, data: dict[str, Any]) -> list[Orphan]:
        """Return the orphans of rule sections."""
        self.last = Analysis(data)
        return orphans.found_in(self.last)


def form_findings(data: Mapping[str, Any], file: DeclarationFile) -> list[Finding]:
    """Return what the schema of the resolved form finds wrong with the rules of a file."""
    whole = {"variant": file.id, "names": {"en": file.id}, **data}
    return [
        Finding(found.path, found.code, found.message, found.instead, clause_at(found.path))
        for found in schema_complaints(whole, partial=False)
    ]


def describe(laid: Laid, whole: Completed) -> Resolved:
    """Return everything that is known of a resolved declaration."""
    file, written, data = laid.file, laid.draft.data, whole.data
    taken = {layer.key for layer in laid.layers}
    return Resolved(
        id=file.id,
        options=laid.wanted,
        data=data,
        names=dict(file.data.get("names", {})),
        summary=dict(file.data.get("summary", {})),
        publisher=dict(file.data.get("publisher", {})),
        regions=tuple(file.data.get("regions", ())),
        revision=file.data.get("revision", 1),
        abstract=file.abstract,
        file=str(file.path),
        lineage=tuple(layer.option or layer.file.id for layer in laid.layers),
        notes=tuple(written.get("notes", ())),
        paragraphs=written.get("paragraphs", {}),
        declared={name: as_offered(option) for name, option in laid.options.items() if option.key not in taken},
        provenance=provenance(data, whole.origins),
        dropped=tuple(whole.dropped),
        digest=digest(data),
    )


def as_offered(option: Option) -> OfferedOption:
    """Return what a reader needs to know of an option."""
    written = option.data
    excludes, after = tuple(written.get("excludes", ())), tuple(written.get("after", ()))
    file, line = str(option.file.path), option.place().line
    return OfferedOption(dict(written["title"]), citation(written["sources"]), excludes, after, file, line)


def from_resolved(data: Mapping[str, Any], document: Document | None = None) -> Declaration:
    """Return the typed rules of a resolved declaration as third parties receive it: identity and rule sections.

    Raises ``BrokenDeclaration`` for what the schema or the consistency checks refuse; ``document`` gives the lines.
    """
    place: PlaceOf = document.place if document else lambda path, key: Place(path=dotted(path))
    stop(schema_problems(data, place, partial=False))
    rules = with_defaults(rules_of(data))
    found = consistency.check(rules)
    stop(Problem(one.code, one.message, place(one.path, False), one.instead, one.clause) for one in found)
    return structure(rules, Declaration)

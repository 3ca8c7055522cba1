"""From a name to a resolved declaration: read, inherit, lay options, fill, drop what cannot matter, check."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path as FilePath
from typing import Any

from belote.declaration import consistency, contextual, orphans
from belote.declaration.catalogue import DeclarationFile, find, name_of
from belote.declaration.defaults import in_schema_order, with_defaults
from belote.declaration.dropping import without_orphans
from belote.declaration.inherit import Inheritance
from belote.declaration.layers import Draft, Layer, Origin
from belote.declaration.model import Declaration
from belote.declaration.nodes import Document
from belote.declaration.options import Option, offered
from belote.declaration.paths import Path, dotted
from belote.declaration.resolved import Dropped, OfferedOption, Resolved, digest, origin_of, provenance
from belote.declaration.schema import PlaceOf, ordered, schema_problems
from belote.declaration.sources import citation
from belote.declaration.structure import structure
from belote.declaration.vocabulary import sections
from belote.errors import BrokenDeclaration, Place, Problem


@dataclass(frozen=True)
class Laid:
    """A declaration whose layers are laid: the file, the options that were asked for, and what came of it."""

    file: DeclarationFile
    wanted: tuple[str, ...]
    layers: tuple[Layer, ...]
    options: Mapping[str, Option]
    draft: Draft


def resolve(name: str | FilePath, options: Sequence[str] = ()) -> Resolved:
    """Return the resolved declaration of a name (``id+option+option``, or the path of a file) with more options.

    Raises ``BrokenDeclaration`` with everything that is wrong at the first stage that finds something. An abstract
    declaration is only read, checked as a part and laid together.
    """
    laid = lay(name, options)
    if laid.file.abstract:
        return describe(laid, in_schema_order(rules_of(laid.draft.data)), laid.draft.origins, [])
    return describe(laid, *completed(laid))


def lay(name: str | FilePath, options: Sequence[str]) -> Laid:
    """Return the parents, the file and the chosen options laid one over the other. Raises ``BrokenDeclaration``."""
    chosen = name_of(name)
    wanted = (*chosen.options, *options)
    place = Place(str(name))
    inheritance = Inheritance()
    file = find(chosen, place=place)
    lineage = inheritance.lineage(file)
    stop(inheritance.problems)
    layers = inheritance.layers(file, wanted, place)
    stop(inheritance.problems)
    draft = Draft()
    for layer in layers:
        draft.lay(layer)
    known, _ = offered(lineage)
    return Laid(file, wanted, layers, known, draft)


def stop(problems: Iterable[Problem]) -> None:
    """Raise ``BrokenDeclaration`` if there are problems."""
    if found := ordered(problems):
        raise BrokenDeclaration(*found)


def rules_of(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the rule sections of a declaration, in the order of the schema."""
    return {name: data[name] for name in sections() if name in data}


def completed(laid: Laid) -> tuple[dict[str, Any], dict[Path, Origin], list[Dropped]]:
    """Return complete and consistent rules, the origins of their nodes, and the inherited leaves that were dropped.

    Raises ``BrokenDeclaration``. What cannot matter is refused if this file sets it; if options were chosen, if one of
    the options this file declares sets it.
    """
    file, origins = laid.file, laid.draft.origins
    data = with_defaults(rules_of(laid.draft.data))
    stop([*laid.draft.problems, *form_problems(data, file, origins)])

    def own(origin: Origin) -> bool:
        return origin.file == str(file.path) and bool(origin.option) == bool(laid.wanted)

    data, origins, dropped, refused = without_orphans(contextual.fill(data), origins, own, orphans.find)
    form = form_problems(data, file, origins)
    found = [] if form else findings(data, place_in(origins, file.document.place(())))
    stop([*refused, *form, *found])
    return in_schema_order(data), origins, dropped


def place_in(origins: Mapping[Path, Origin], otherwise: Place) -> PlaceOf:
    """Return a function that gives the place where the node at a path, or the nearest above it, was set."""

    def place(path: Path, key: bool) -> Place:
        origin = origin_of(origins, path)
        if origin.is_default:
            return Place(otherwise.file, otherwise.line, otherwise.column, dotted(path))
        return origin.place(path)

    return place


def form_problems(data: Mapping[str, Any], file: DeclarationFile, origins: Mapping[Path, Origin]) -> list[Problem]:
    """Return what the schema of the resolved form finds wrong with the rules of a file."""
    whole = {"variant": file.id, "names": file.data.get("names", {}), **data}
    return schema_problems(whole, place_in(origins, file.document.place(())), partial=False)


def findings(data: dict[str, Any], place: PlaceOf) -> list[Problem]:
    """Return what does not hold together."""
    return [
        Problem(found.code, found.message, place(found.path, False), found.instead, found.clause)
        for found in consistency.check(data)
    ]


def describe(laid: Laid, data: dict[str, Any], origins: Mapping[Path, Origin], dropped: Sequence[Dropped]) -> Resolved:
    """Return everything that is known of a resolved declaration."""
    file, written = laid.file, laid.draft.data
    taken = {layer.key for layer in laid.layers}
    return Resolved(
        id=file.id,
        options=laid.wanted,
        data=data,
        names=dict(file.data.get("names", {})),
        summary=dict(file.data.get("summary", {})),
        regions=tuple(file.data.get("regions", ())),
        revision=file.data.get("revision", 1),
        abstract=file.abstract,
        file=str(file.path),
        lineage=tuple(layer.option or layer.file.id for layer in laid.layers),
        notes=tuple(written.get("notes", ())),
        paragraphs=written.get("paragraphs", {}),
        declared={name: as_offered(option) for name, option in laid.options.items() if option.key not in taken},
        provenance=provenance(data, origins),
        dropped=tuple(dropped),
        digest=digest(data),
    )


def as_offered(option: Option) -> OfferedOption:
    """Return what a reader needs to know of an option."""
    written = option.data
    excludes, after = tuple(written.get("excludes", ())), tuple(written.get("after", ()))
    return OfferedOption(dict(written["title"]), citation(written["sources"]), excludes, after, str(option.file.path))


def from_resolved(data: Mapping[str, Any], document: Document | None = None) -> Declaration:
    """Return the typed rules of a resolved declaration as third parties receive it: identity and rule sections.

    Raises ``BrokenDeclaration`` for what the schema or the consistency checks refuse; ``document`` gives the lines.
    """
    place: PlaceOf = document.place if document else lambda path, key: Place(path=dotted(path))
    stop(schema_problems(data, place, partial=False))
    rules = with_defaults(rules_of(data))
    stop(findings(rules, place))
    return structure(rules, Declaration)

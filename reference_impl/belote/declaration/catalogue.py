"""Finds declarations: by id below ``variants/``, or by the path of a file. A name is ``id+option+option``."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path as FilePath
from typing import Any

from belote import data as folders
from belote.declaration.nodes import Document
from belote.declaration.paths import Path
from belote.declaration.reader import read_yaml
from belote.declaration.schema import schema_problems
from belote.declaration.sources import Cover, cited, cover, unknown_sources
from belote.declaration.suggest import did_you_mean, sentences
from belote.errors import BrokenDeclaration, Place, Problem

FILE_NAME = re.compile(r"(?P<path>.*\.ya?ml)(?P<options>(\+[^+/\\]+)*)")


@dataclass(frozen=True)
class Name:
    """What a name says: the declaration, by id or by path, and the options that were chosen, in order."""

    base: str
    options: tuple[str, ...] = ()
    is_path: bool = False

    def __str__(self) -> str:
        return "+".join((self.base, *self.options))


def name_of(text: str | FilePath) -> Name:
    """Return what a name says. A path ends in ``.yaml`` or ``.yml``, or has a folder in front."""
    if isinstance(text, FilePath):
        return Name(str(text), (), True)
    if found := FILE_NAME.fullmatch(text):
        return Name(found["path"], tuple(found["options"].split("+")[1:]), True)
    base, *options = text.split("+")
    return Name(base, tuple(options), "/" in base or "\\" in base)


@dataclass(frozen=True, eq=False)
class DeclarationFile:
    """A declaration as one file states it."""

    path: FilePath
    document: Document

    @property
    def data(self) -> Mapping[str, Any]:
        """What the file says; empty if it is not a map."""
        return self.document.data if isinstance(self.document.data, dict) else {}

    @property
    def options(self) -> Mapping[str, Any]:
        """The options it declares or, with null, takes away; none if it takes all of them away."""
        options: Mapping[str, Any] = self.data.get("options") or {}
        return options

    @property
    def id(self) -> str:
        """The id it states, or the name of the file."""
        stated = self.data.get("variant")
        return stated if isinstance(stated, str) else self.path.stem

    @property
    def abstract(self) -> bool:
        """Whether it is only a parent of others."""
        return self.data.get("abstract") is True

    @cached_property
    def form_problems(self) -> list[Problem]:
        """What the schema of files finds wrong."""
        return schema_problems(self.document.data, self.document.place, partial=True)

    @cached_property
    def cover(self) -> Cover:
        """The citations of the file by path."""
        return cover(self.data.get("sources", {}))

    @cached_property
    def cited(self) -> list[tuple[Path, str]]:
        """Every source it cites, with the path at which it is cited."""
        return list(cited(self.document))

    def problems(self) -> list[Problem]:
        """Return all that is wrong with the file taken alone."""
        if self.form_problems:
            return self.form_problems
        return [*identity_problems(self), *unknown_sources(self.cited, self.document)]


def identity_problems(file: DeclarationFile) -> list[Problem]:
    """Return what is wrong with id and names: the id is that of the file, and a variant has a name in some language."""
    found = []
    if file.id != file.path.stem:
        message = f"the id {file.id} is not the name of the file, {file.path.name}"
        found.append(Problem("id.file", message, file.document.place(("variant",)), matching_name(file)))
    if "names" not in file.data and not file.abstract:
        place = file.document.place(())
        instead = "Add names with one language or more, as in names: {en: Our club}."
        found.append(Problem("names.missing", "the variant has no name", place, instead))
    return found


def matching_name(file: DeclarationFile) -> str:
    """Return how the id and the name of a file can be brought together."""
    rename = f"rename the file {file.id}.yaml"
    if is_word(file.path.stem):
        return f"Write {file.path.stem}, or {rename}."
    words = "-".join(re.findall("[a-z0-9]+", file.path.stem.lower()))
    both = f", or write {words} and rename it {words}.yaml" if is_word(words) else ""
    return f"R{rename[1:]}{both}."


def files() -> dict[str, FilePath]:
    """Return the files below ``variants/`` by id. Raises ``BrokenDeclaration`` if two have the same id."""
    found: dict[str, FilePath] = {}
    folder = folders.variants_folder()
    for family, name in sorted(yaml_files(folder)):
        path, id = folder / family / name, name.removesuffix(".yaml")
        if id in found:
            message = f"the id {id} is taken by {found[id]}"
            raise BrokenDeclaration(Problem("id.twice", message, Place(str(path)), "Rename one of the two."))
        found[id] = path
    return found


def yaml_files(folder: FilePath) -> Iterator[tuple[str, str]]:
    """Yield folder and name of every YAML file one level down. Declarations are looked up often: no globbing."""
    families = [entry for entry in os.scandir(folder) if entry.is_dir()] if folder.is_dir() else []
    for family in families:
        yield from ((family.name, name) for name in os.listdir(family) if name.endswith(".yaml"))


def variants() -> list[str]:
    """Return the ids of all variants that are not abstract, sorted. A file that cannot be read is listed too."""
    return [name for name, path in sorted(files().items()) if not is_abstract(path)]


def is_abstract(path: FilePath) -> bool:
    """Whether a file is only a parent of others."""
    try:
        return load(path).abstract
    except BrokenDeclaration:
        return False


def find(
    name: Name,
    beside: FilePath | None = None,
    place: Place | None = None,
    shelf: Mapping[str, FilePath] | None = None,
) -> DeclarationFile:
    """Return the file a name means: a path, an id below ``variants/``, or an id of the folder of the file ``beside``.

    ``shelf`` are the files below ``variants/`` if they were listed already. Raises ``BrokenDeclaration`` at ``place``
    for an unknown id.
    """
    if name.is_path:
        return load(FilePath(name.base))
    known = files() if shelf is None else shelf
    if name.base in known:
        return load(known[name.base])
    if beside and (sibling := beside.parent / f"{name.base}.yaml").is_file() and is_word(name.base):
        return load(sibling)
    instead = sentences(did_you_mean(name.base, known), "An id is the name of a file below variants/, or write a path.")
    where = place or Place()
    raise BrokenDeclaration(Problem("id.unknown", f'there is no declaration "{name.base[:60]}"', where, instead))


def is_word(base: str) -> bool:
    """Whether a name can be the name of a file in the same folder."""
    return re.fullmatch(r"[a-z][a-z0-9-]*", base) is not None


def load(path: FilePath) -> DeclarationFile:
    """Return a file, read again only when it has changed. Raises ``BrokenDeclaration`` if it cannot be read."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return DeclarationFile(path, read_yaml(path))
    return load_version(path, status.st_mtime_ns, status.st_size)


@lru_cache(maxsize=512)
def load_version(path: FilePath, changed: int, size: int) -> DeclarationFile:
    """Return a file as it stood when it was last changed."""
    return DeclarationFile(path, read_yaml(path))

"""Finds declarations: by id below ``variants/``, or by the path of a file. A name is ``id+option+option``."""

from __future__ import annotations

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
from belote.declaration.sources import Cover, cover, unknown_sources
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

    def problems(self) -> list[Problem]:
        """Return all that is wrong with the file taken alone."""
        if self.form_problems:
            return self.form_problems
        return [*identity_problems(self), *unknown_sources(self.document)]


def identity_problems(file: DeclarationFile) -> list[Problem]:
    """Return what is wrong with id and names: the id is that of the file, and every text has an English version."""
    found = []
    if file.id != file.path.stem:
        message = f"the id {file.id} is not the name of the file, {file.path.name}"
        instead = f"Write {file.path.stem}, or rename the file {file.id}.yaml."
        found.append(Problem("id.file", message, file.document.place(("variant",)), instead))
    for path, text in named_texts(file):
        if "en" not in text:
            place = file.document.place(path, True)
            found.append(Problem("names.language", "there is no English version", place, "Add en: …."))
    if "names" not in file.data and not file.abstract:
        place = file.document.place(())
        found.append(Problem("names.missing", "the variant has no name", place, "Add names: {en: …}."))
    return found


def named_texts(file: DeclarationFile) -> Iterator[tuple[Path, Mapping[str, str]]]:
    """Yield the names of a file and the titles of its options, with their paths."""
    if "names" in file.data:
        yield ("names",), file.data["names"]
    for name, option in file.data.get("options", {}).items():
        if option is not None:
            yield ("options", name, "title"), option["title"]


def files() -> dict[str, FilePath]:
    """Return the files below ``variants/`` by id. Raises ``BrokenDeclaration`` if two have the same id."""
    found: dict[str, FilePath] = {}
    for path in sorted(folders.variants_folder().glob("*/*.yaml")):
        if path.stem in found:
            message = f"the id {path.stem} is taken by {found[path.stem]}"
            raise BrokenDeclaration(Problem("id.twice", message, Place(str(path)), "Rename one of the two."))
        found[path.stem] = path
    return found


def variants() -> list[str]:
    """Return the ids of all variants that are not abstract, sorted. A file that cannot be read is listed too."""
    return [name for name, path in sorted(files().items()) if not is_abstract(path)]


def is_abstract(path: FilePath) -> bool:
    """Whether a file is only a parent of others."""
    try:
        return load(path).abstract
    except BrokenDeclaration:
        return False


def find(name: Name, beside: FilePath | None = None, place: Place | None = None) -> DeclarationFile:
    """Return the file a name means: a path, an id below ``variants/``, or an id of the folder of the file ``beside``.

    Raises ``BrokenDeclaration`` at ``place`` for an unknown id.
    """
    if name.is_path:
        return load(FilePath(name.base))
    known = files()
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

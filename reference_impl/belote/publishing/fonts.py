"""Which fonts a text needs, where they are, and what to do when one is missing.

Only the families named here are used, each letter by the first that has it, so that a book looks the same wherever it
is made and nothing falls back to whatever a machine happens to have. The files are those of the system, or of a folder:
TrueType, or the parts of a family as web fonts; of a font with axes the two weights are taken.
"""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from belote.home import home
from belote.publishing.errors import Unpublished
from belote.publishing.tools import tool

WEIGHTS = (400, 700)
"""Regular and bold."""

NAMES = re.compile(r"noto-?sans([-\[]|arabic|armenian|georgian|hebrew)[^/]*\.(ttf|otf|woff2)$", re.IGNORECASE)
"""How the files of the families are called."""

OTHERS = re.compile(r"italic|condensed|-(standard|wdth)-", re.IGNORECASE)
"""How those are called that are slanted, narrow, or web fonts with more axes than weight."""

PLAIN = frozenset(("Cc", "Cf", "Zl", "Zp"))
"""The kinds of characters that need no letter of their own."""


class Family(NamedTuple):
    """A family of fonts: its name, the scripts it is for, and the package of it in the index of npm."""

    name: str
    scripts: tuple[str, ...]
    package: str


FAMILIES = (
    Family("Noto Sans", ("LATIN", "GREEK", "CYRILLIC"), "@fontsource-variable/noto-sans"),
    Family("Noto Sans Arabic", ("ARABIC",), "@fontsource-variable/noto-sans-arabic"),
    Family("Noto Sans Armenian", ("ARMENIAN",), "@fontsource-variable/noto-sans-armenian"),
    Family("Noto Sans Georgian", ("GEORGIAN",), "@fontsource-variable/noto-sans-georgian"),
    Family("Noto Sans Hebrew", ("HEBREW",), "@fontsource-variable/noto-sans-hebrew"),
)


class Face(NamedTuple):
    """A file of a family: which, its weight (0 for an axis of weights), and the characters it has."""

    file: Path
    family: str
    weight: int
    letters: frozenset[int]


class Font(NamedTuple):
    """A font to be used: the name it goes by in a style sheet, its weight, and its bytes as TrueType."""

    name: str
    weight: int
    data: bytes


def fonts(text: str, folder: Path | None = None) -> tuple[Font, ...]:
    """Return the fonts a text needs, from a folder or from those of the system, in the order of the families.

    Raises ``Unpublished`` for letters that no font has, naming the family and how to get it.
    """
    faces = found_in(folder) if folder is not None else of_system()
    wanted = frozenset(ord(sign) for sign in text if unicodedata.category(sign) not in PLAIN and not sign.isspace())
    chosen = {weight: tuple(needed(faces, wanted, weight)) for weight in WEIGHTS}
    for weight, some in chosen.items():
        missing = wanted - frozenset(letter for face in some for letter in face.letters)
        if missing:
            raise Unpublished(lacking(missing, weight, folder))
    return tuple(made(face, weight) for weight, some in chosen.items() for face in some)


def needed(faces: Sequence[Face], wanted: frozenset[int], weight: int) -> Iterator[Face]:
    """Yield the faces of a weight that have some of the letters no face before them has."""
    left = wanted
    for face in faces:
        if face.weight in (0, weight) and left & face.letters:
            left -= face.letters
            yield face


def made(face: Face, weight: int) -> Font:
    """Return a font of a file in a weight."""
    name = face.family if face.weight else f"{face.family} {part(face)}"
    return Font(name, weight, static(face.file, weight))


def part(face: Face) -> str:
    """Return which part of a family a web font is, as ``Latin Ext``."""
    slug = face.family.lower().replace(" ", "-")
    plain = re.sub(r"-(wght|normal)\b|\[.*\]|-variablefont.*", "", face.file.stem.lower()).removeprefix(slug)
    return plain.replace("-", " ").strip().title() or "Text"


@cache
def static(file: Path, weight: int) -> bytes:
    """Return a font as TrueType in one weight, without axes. Raises ``Unpublished`` for a file that is damaged."""
    try:
        return plain_font(file, weight)
    except Unpublished:
        raise
    except Exception as error:  # a damaged font comes to errors of any kind
        raise Unpublished(f"The font {file} is damaged: {error}. Install it again.") from error


def plain_font(file: Path, weight: int) -> bytes:
    """Return a font as TrueType in one weight, without axes."""
    font = tool("fontTools.ttLib").TTFont(file, recalcTimestamp=False)
    if "fvar" in font:
        axes: dict[str, float] = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}
        at = axes | {"wght": weight} if "wght" in axes else axes
        font = tool("fontTools.varLib.instancer").instantiateVariableFont(font, at)
    font.flavor = None
    whole = BytesIO()
    font.save(whole)
    return whole.getvalue()


@cache
def of_system() -> tuple[Face, ...]:
    """Return the faces the system has."""
    return tuple(sorted_faces(face for place in places() if place.is_dir() for face in found_in(place)))


def places() -> tuple[Path, ...]:
    """Return where fonts lie on Linux, macOS and Windows."""
    own = home()
    if sys.platform == "win32":
        return (
            Path(os.environ.get("WINDIR", r"C:\Windows"), "Fonts"),
            own / "AppData/Local/Microsoft/Windows/Fonts",
        )
    if sys.platform == "darwin":
        return Path("/Library/Fonts"), own / "Library/Fonts", Path("/System/Library/Fonts")
    return Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), own / ".fonts", own / ".local/share/fonts"


@cache
def found_in(folder: Path) -> tuple[Face, ...]:
    """Return the upright faces of the families in a folder, in the order of the families."""
    if not folder.is_dir():
        raise Unpublished(f"{folder} is no folder of fonts.")
    files = sorted(file for file in folder.rglob("*.*") if NAMES.match(file.name) and not OTHERS.search(file.name))
    return tuple(sorted_faces(face for file in files for face in faces_of(file)))


def sorted_faces(faces: Iterable[Face]) -> list[Face]:
    """Return faces in the order of the families; those of one weight before those with axes, then by name."""
    order = [family.name for family in FAMILIES]
    return sorted(faces, key=lambda face: (order.index(face.family), not face.weight, face.file.as_posix()))


def faces_of(file: Path) -> Iterator[Face]:
    """Yield the face of a file, if it is an upright one of a family, of ordinary width, and regular or bold."""
    library = tool("fontTools.ttLib")
    try:
        with library.TTFont(file, lazy=True) as font:
            name = str(font["name"].getDebugName(16) or font["name"].getDebugName(1))
            axes = {axis.axisTag for axis in font["fvar"].axes} if "fvar" in font else set()
            weight, width = font["OS/2"].usWeightClass, font["OS/2"].usWidthClass
            letters = frozenset(font.getBestCmap() or {})
    except Exception:  # a damaged font comes to errors of any kind
        return
    name = name.removesuffix(" Regular").removesuffix(" Bold")
    fits = "wght" in axes or (not axes and weight in WEIGHTS and width == 5)
    if fits and name in (family.name for family in FAMILIES):
        yield Face(file, name, 0 if axes else weight, letters)


def lacking(missing: Iterable[int], weight: int, folder: Path | None) -> str:
    """Return which letters no font has, and the way out."""
    signs = sorted(map(chr, missing), key=lambda sign: (not sign.isalpha(), sign))
    scripts = {unicodedata.name(sign, "?").split(" ")[0] for sign in signs}
    families = [family for family in FAMILIES if scripts & set(family.scripts)] or [FAMILIES[0]]
    shown = " ".join(f"{sign} (U+{ord(sign):04X})" for sign in signs[:6]) + (" …" if len(signs) > 6 else "")
    named = " and ".join(family.name + (" Bold" if weight == WEIGHTS[1] else "") for family in families)
    where = f"in {folder}" if folder is not None else "among the fonts of this system"
    if not scripts & {script for family in FAMILIES for script in family.scripts}:
        return f"No font {where} has {shown}. Leave these signs out of the text, or replace them by words."
    packages = " ".join(family.package for family in families)
    return (
        f"The font {named} is missing {where}: nothing has {shown}. Install it (on Debian or Ubuntu the package "
        f"fonts-noto-core; npm install {packages} brings it too), or name a folder that has it by --fonts."
    )

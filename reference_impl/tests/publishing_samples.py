"""A club's declaration in two revisions, and what the tests of paper and sites need to be there."""

from __future__ import annotations

import re
import shutil
import subprocess
import unicodedata
from pathlib import Path

import pytest

from belote.publishing import ready
from belote.publishing.errors import Unpublished

CLUB = """\
variant: tuesday-club
revision: {revision}
extends: klaberjass
names: {{en: The Tuesday Club, fr: Le club du mardi}}
summary: {{en: Klaberjass as we play it on Tuesdays., fr: Le klaberjass tel que nous le jouons le mardi.}}
publisher: {{en: 'The Tuesday Club, Lyon'}}
match: {{target: {target}}}
sources:
  match.target: {{editorial: our house rules}}
paragraphs:
  introduction:
    en: [We have met every Tuesday since 1974 in the back room of the <Café> & Tabac.]
    fr: [Nous nous retrouvons tous les mardis depuis 1974 dans l’arrière-salle du <Café> & Tabac.]
  match:
    en: [The losers of a match to {target} pay the round.]
    fr: [Les perdants d’une partie en {target} paient la tournée.]
"""


def club(folder: Path, revision: int = 2, target: int = 701) -> Path:
    """Write a club's declaration and return its file; the name of the file is that of the variant."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "tuesday-club.yaml"
    file.write_text(CLUB.format(revision=revision, target=target), encoding="utf-8")
    return file


def need_paper() -> None:
    """Skip a test, with the reason, where a PDF cannot be made."""
    if not ready():
        pytest.skip("the extra pdf is not installed")
    from belote.publishing.fonts import fonts
    from belote.publishing.tools import tool

    try:
        tool("weasyprint")
        fonts("aж م")
    except Unpublished as reason:
        pytest.skip(str(reason))


def need(program: str) -> str:
    """Return where a program is, or skip a test where it is not installed."""
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not installed (poppler-utils)")
    return found


def told(program: str, *words: object) -> str:
    """Return what a program of poppler says of a file."""
    ran = subprocess.run([need(program), *map(str, words)], capture_output=True, check=True)
    return ran.stdout.decode("utf-8")


def plain(text: str) -> str:
    """Return a text with one space between words, without marks of direction, letters in their simplest form."""
    bare = "".join(sign for sign in unicodedata.normalize("NFKC", text) if unicodedata.category(sign) != "Cf")
    return re.sub(r"\s+", " ", bare)

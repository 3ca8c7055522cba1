"""Tables by name: a shipped variant with its options, or one that was written in the playground.

What was written is kept as a file in a folder of its own, named after the text, so that lines and columns are those of
the editor and a changed text is never taken for the old one.
"""

from __future__ import annotations

import hashlib
import re
import tempfile
from functools import cache
from pathlib import Path

from belote.deal import Rules
from belote.declaration import Resolved
from belote.library import resolved as resolved_name
from belote.library import rules as rules_name
from belote.playground.asked import Json, member
from belote.whole import write_whole

OWN = "@own"
"""The name of the table whose text stands in the question; options may follow, as in ``@own+option``."""

ID = re.compile(r"^variant:[ \t]*['\"]?([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['\"]?[ \t]*(?:#.*)?$", re.MULTILINE)
UNNAMED = "my-table"


def resolved(question: Json, name: str = "variant") -> Resolved:
    """Return the table a question names. Raises ``BrokenDeclaration``."""
    return resolved_name(place_of(question, name))


def rules(question: Json, name: str = "variant") -> Rules:
    """Return the compiled rules of the table a question names. Raises ``BrokenDeclaration``."""
    return rules_name(place_of(question, name))


def place_of(question: Json, name: str = "variant") -> str:
    """Return the name by which the table of a question is found."""
    written = member(question, name, str)
    base, plus, options = written.partition("+")
    return written if base != OWN else f"{kept(member(question, 'text', str))}{plus}{options}"


def kept(text: str) -> Path:
    """Return a file with this text, named after the id it states."""
    found = ID.search(text)
    written = text.encode("utf-8", "surrogatepass")
    target = folder() / hashlib.sha256(written).hexdigest()[:16] / f"{found[1] if found else UNNAMED}.yaml"
    if not target.exists():
        target.parent.mkdir(exist_ok=True)
        write_whole(target, written)
    return target


@cache
def folder() -> Path:
    """Return the folder for what was written, made once."""
    return Path(tempfile.mkdtemp(prefix="belote-playground-"))


def label(question: Json, name: str = "variant") -> str:
    """Return what a table is called: its id with options; of one's own table the id its text states."""
    written = member(question, name, str)
    base, plus, options = written.partition("+")
    return written if base != OWN else f"{kept(member(question, 'text', str)).stem}{plus}{options}"

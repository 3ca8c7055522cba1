"""What is wrong with a declaration that somebody writes, and what it changes."""

from __future__ import annotations

from pathlib import Path

from belote.compare.entries import compared
from belote.declaration import Resolved, name_of
from belote.declaration.catalogue import load
from belote.declaration.validate import Examined, examine
from belote.errors import BrokenDeclaration, Problem
from belote.library import offered
from belote.library import resolved as resolved_name
from belote.playground.asked import Answer, Json, language_of, member
from belote.playground.comparing import entries
from belote.playground.tables import kept
from belote.playground.telling import problem


def check(question: Json) -> Answer:
    """Return every problem of a text with its place, and of a sound one what it says differently from its parent.

    Each problem says whether it lies in the text itself (``here``); one of an inherited file has its name instead.
    """
    file = kept(member(question, "text", str))
    found = examine(file)
    answer: Answer = {
        "file": file.name,
        "problems": [placed(one, file) for one in found.problems],
        "notes": [placed(one, file) for one in (*found.own_idle, *found.notes)],
        "left_out": left_out(found),
    }
    return answer if found.problems else answer | sound(file, language_of(question))


def placed(one: Problem, file: Path) -> Answer:
    """Return a problem, with the name of the file if it is not the one that is written."""
    here = not one.place.file or Path(one.place.file) == file
    return problem(one) | {"here": here, **({} if here else {"file": Path(one.place.file).name})}


def left_out(found: Examined) -> dict[str, str]:
    """Return the inherited options that cannot be kept, each with the reason."""
    return {option: reasons[0].message for option, reasons in found.left_out.items()}


def sound(file: Path, lang: str) -> Answer:
    """Return what a sound declaration is: its name, options and digest, and what it changes."""
    own = resolved_name(str(file))
    options = {option: dict(one.title) for option, one in offered(str(file)).items()}
    found: Answer = {"id": own.id, "names": dict(own.names), "digest": own.digest, "abstract": own.abstract}
    found["options"] = options
    above = None if own.abstract else parent(file)
    if above is not None:
        comparison = compared(above, own, lang)
        found["parent"] = above.name
        found["changes"] = entries(comparison, lang)
        found["equal"] = sum(comparison.equal.values())
    return found


def parent(file: Path) -> Resolved | None:
    """Return the variant that a declaration extends, if it is one that can be played."""
    extends = load(file).data.get("extends", ())
    name = extends if isinstance(extends, str) else extends[0] if extends else ""
    if not name or name_of(name).is_path:
        return None
    try:
        found = resolved_name(name)
    except BrokenDeclaration:
        return None
    return None if found.abstract else found

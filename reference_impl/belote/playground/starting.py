"""What an editor starts from: the text of a shipped variant, or a new table that changes one."""

from __future__ import annotations

from belote.declaration import Name, find, name_of
from belote.playground.asked import Answer, Json, Unanswerable, member
from belote.playground.tables import OWN, UNNAMED, resolved

NEW = """\
# Your own table: write below only what is played differently from {parent}.
variant: {id}
revision: 1
extends: {parent}
names: {{en: {name}}}
summary: {{en: 'As {parent}, with our own rules.'}}

# A change, and where it comes from. For example:
# scoring:
#   count: {{capot: 100}}
# sources:
#   scoring.count.capot: {{editorial: our club has always played it so}}
"""


def source(question: Json) -> Answer:
    """Return the text of the file of a shipped variant, and the options it offers."""
    found = find(shipped(question))
    offered = resolved({"variant": found.id}).declared
    titles = {option: dict(one.title) for option, one in offered.items()}
    return {"text": found.path.read_text(encoding="utf-8"), "options": titles}


def start(question: Json) -> Answer:
    """Return the text of a new table that extends a variant, with the options chosen. Raises ``BrokenDeclaration``."""
    shipped(question)
    parent = member(question, "variant", str)
    resolved({"variant": parent})
    id = member(question, "id", str, UNNAMED)
    return {"text": NEW.format(id=id, parent=parent, name=id.replace("-", " ").capitalize())}


def shipped(question: Json) -> Name:
    """Return the name of a shipped variant."""
    name = name_of(member(question, "variant", str))
    if name.is_path or name.base == OWN:
        raise Unanswerable("Name a shipped variant, as an id.")
    return name

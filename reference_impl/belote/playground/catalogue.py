"""What can be chosen: languages, and variants with their options. It is worked out before anybody asks."""

from __future__ import annotations

from babel import Locale

from belote.declaration import files, variants
from belote.library import resolved
from belote.playground.asked import Answer
from belote.rulebook import languages


def catalogue() -> Answer:
    """Return the languages of the rulebook and all variants with names, folder and options."""
    return {"languages": [language(lang) for lang in languages()], "variants": [variant(name) for name in variants()]}


def language(lang: str) -> Answer:
    """Return what a language calls itself, and its direction."""
    locale = Locale.parse(lang.replace("-", "_"))
    return {"id": lang, "name": locale.get_display_name() or lang, "dir": locale.text_direction}


def variant(name: str) -> Answer:
    """Return a variant: its names, the folder it lies in, and the titles of its options."""
    found = resolved(name)
    options = {option: dict(one.title) for option, one in found.declared.items()}
    return {"id": name, "names": dict(found.names), "folder": files()[name].parent.name, "options": options}

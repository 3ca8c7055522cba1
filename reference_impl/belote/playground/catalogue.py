"""What can be chosen: languages, variants with their options, and records. It is worked out before anybody asks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from babel import Locale

from belote.data import records_folder
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


def records() -> dict[str, list[Any]]:
    """Return the records by variant: id, kind, title, options and whether it tells readings apart."""
    found: dict[str, list[Any]] = {}
    for file in sorted(records_folder().glob("*/*.json")):
        entry = row(file)
        found.setdefault(entry[0], []).append(entry[1:])
    return found


def row(file: Path) -> tuple[Any, ...]:
    """Return what is told of one record."""
    data = json.loads(file.read_text(encoding="utf-8"))
    chosen = data["variant"]
    discriminates = int(data.get("shows") == "discriminates")
    return chosen["id"], data["id"], data["kind"], data["title"], chosen.get("options", []), discriminates

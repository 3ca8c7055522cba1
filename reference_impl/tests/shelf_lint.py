"""What the files of ``variants/`` must keep to besides the language: their list, sources, options and reasons."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

Json = Mapping[str, Any]

NEEDED = ("title", "where", "how")
KNOWN = (*NEEDED, "author", "date")
HOW = ("read in full", "opening only", "code", "seen through a survey", "a few lines")
"""How a source was read, as the head of ``sources.yaml`` says it; more may follow after a comma or in brackets."""
FEWEST_WORDS = 3
CITED = re.compile(r"[a-z0-9][a-z0-9-]*( (?![§,;(]$)\S(.*[^\s§,;(])?)?")
ROW = re.compile(r"^\| `([a-z0-9-]+)` \| .* \| (.*) \|$", re.MULTILINE)
PARENT = re.compile(r"^\| `(base-[a-z0-9-]+)` \| .* \|$", re.MULTILINE)
REGION = re.compile(r"\b[A-Z]{2}\b")


def readme_problems(readme: str, shelf: Mapping[str, Json]) -> Iterator[str]:
    """Yield the files that the tables of ``variants/README.md`` do not list, rows of nothing, and wrong regions."""
    rows, parents = ROW.findall(readme), PARENT.findall(readme)
    times = Counter([name for name, _ in rows if name not in parents] + parents)
    for name, data in shelf.items():
        if not times[name]:
            table = "parents" if data.get("abstract") else "variants: id, game and region"
            yield f"{name} is in no table of variants/README.md: add a row to that of the {table}"
    for name, number in times.items():
        if name not in shelf:
            yield f"variants/README.md lists {name}, and there is no such file: strike the row"
        elif number > 1:
            yield f"variants/README.md lists {name} {number} times: keep one row"
    for name, written in rows:
        regions = {region.split("-")[0] for region in shelf.get(name, {}).get("regions", ())}
        if name in shelf and name not in parents and written != "several" and set(REGION.findall(written)) != regions:
            found = ", ".join(sorted(regions)) or "none"
            yield f"variants/README.md gives {name} the region {written}, and its file {found}: make them agree"


def bibliography_problems(sources: Mapping[str, Any]) -> Iterator[str]:
    """Yield what is wrong with the entries of ``sources.yaml``."""
    for key, source in sources.items():
        if not isinstance(source, dict):
            yield f"sources.yaml: {key} is no map: write title, where and how"
            continue
        for word in NEEDED:
            if not str(source.get(word) or "").strip():
                yield f"sources.yaml: {key} has no {word}: say it, as the head of the file does"
        for word in sorted(set(source) - set(KNOWN)):
            yield f"sources.yaml: {key} has {word}, which is not known there: write one of {', '.join(KNOWN)}"
        how = str(source.get("how") or "")
        if how and not re.match(rf"({'|'.join(HOW)})(?=$|[ ,;(])", how):
            yield f'sources.yaml: {key} was read in no known way, "{how}": begin with one of {"; ".join(HOW)}'


def citations(data: Json) -> Iterator[tuple[str, Any]]:
    """Yield every citation of a file as it is written, with its place; what has no form is told by its schema."""
    for path, written in (data.get("sources") or {}).items():
        yield f"sources.{path}", written
    for name, option in (data.get("options") or {}).items():
        if option:
            yield f"options.{name}", option.get("sources", ())
    for number, note in enumerate(data.get("notes") or ()):
        yield f"notes.{number}", note.get("sources", ())


def citation_problems(name: str, data: Json) -> Iterator[str]:
    """Yield the reasons that say nothing, and the sources that are cited twice or with an empty place."""
    for place, written in citations(data):
        reason = written.get("editorial", "") if isinstance(written, dict) else None
        if reason is not None and len(re.findall(r"\w\w+", reason)) < FEWEST_WORDS:
            yield f'{name}: {place} is editorial for no reason, "{reason}": say why this reading was chosen'
        cited = written.get("sources", ()) if isinstance(written, dict) else written
        for text, number in Counter(cited).items():
            if number > 1:
                yield f"{name}: {place} cites {text} {number} times: cite it once"
            if not CITED.fullmatch(text):
                yield f'{name}: {place} cites "{text}": write a key, and the place in the source if there is one'


def text_problems(name: str, data: Json) -> Iterator[str]:
    """Yield what a published file does not say of itself, and options that cannot be told apart."""
    if not str((data.get("summary") or {}).get("en", "")).strip():
        yield f"{name} has no English summary: say in a sentence what is special about it"
    seen: dict[object, str] = {}
    for option, found in (data.get("options") or {}).items():
        if found is None:
            continue
        for what, key in (
            ("sets", repr(found.get("set"))),
            ("is called", str(found.get("title", {}).get("en", option)).casefold()),
        ):
            if (what, key) in seen:
                yield f"{name}: the option {option} {what} what {seen[what, key]} does: keep one, or tell them apart"
            seen.setdefault((what, key), option)

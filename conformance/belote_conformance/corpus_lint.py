"""What makes a record a good one: a title that states a fact, nothing said twice, and nothing given that is not needed.

Clauses record.id, record.checkpoints and record.observations. What a record must have to be one at all is in ``lint``.
"""

from __future__ import annotations

import copy
import hashlib
import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from belote_conformance.compare import DEFAULTS
from belote_conformance.records import Record
from belote_conformance.title_words import PLACEHOLDER, says_something

Json = dict[str, Any]
Passes = Callable[[Json], bool]

FEWEST_WORDS = 4
NO_FACT = re.compile(r"(tests?|checks?|verif(y|ies)|ensures?)\b|.*\b(should|ought to)\b", re.IGNORECASE)
LABELS = ("id", "title", "variant", "source", "status", "readings")
"""What may differ between two records that show the same."""


def title_problems(record: Record) -> Iterator[str]:
    """Yield what keeps a title from stating a fact."""
    title = str(record.data["title"])
    if not (title[0].isupper() or title[0].isdigit()):
        yield f'begin the title with a capital or a figure: "{title}"'
    if title.endswith((".", "!", "…")):
        yield f'leave out the stop at the end of the title: "{title}"'
    if "?" in title:
        yield f'answer the question in the title: "{title}"'
    if PLACEHOLDER.search(title):
        yield f'write the title that is still to be written: "{title}"'
    if title != " ".join(title.split()):
        yield f'write single spaces in the title: "{title}"'
    if len(title.split()) < FEWEST_WORDS:
        yield f'say in at least {FEWEST_WORDS} words what is the case, with a verb: "{title}"'
    if NO_FACT.match(title):
        yield f'let the title say what is the case, not what is tested or should be: "{title}"'
    elif not says_something(title):
        yield f'say with a verb what is the case: "{title}"; if there is one, add it to VERBS in title_words.py'


def titles_used_twice(records: Iterable[Record]) -> list[str]:
    """Return a sentence for every two records of a variant that have one title."""
    by_title: dict[tuple[str, str], list[Record]] = defaultdict(list)
    for record in records:
        by_title[record.variant, record.data["title"].casefold()].append(record)
    return [
        f'{" and ".join(sorted(record.id for record in alike))} have one title, "{alike[0].data["title"]}". '
        "Say in each what it shows and the others do not."
        for _, alike in sorted(by_title.items(), key=lambda pair: pair[0])
        if len(alike) > 1
    ]


def same_content(records: Iterable[Record]) -> list[tuple[str, ...]]:
    """Return groups of ids of one game that show the same under the same rules, whatever options lead to them."""
    alike: dict[str, list[str]] = defaultdict(list)
    for record in records:
        variant = record.data["variant"]
        shown = {key: value for key, value in record.data.items() if key not in LABELS}
        shown["clauses"] = sorted(shown["clauses"])
        alike[json.dumps([variant["id"], variant["digest"], shown], sort_keys=True)].append(record.id)
    return sorted(tuple(sorted(ids)) for ids in alike.values() if len(ids) > 1)


def repeated_places(record: Record) -> Iterator[str]:
    """Yield a problem for two checkpoints at one place, or one value expected twice where nothing lies between."""
    places = [point["at"] for point in record.data["expect"]]
    for place in sorted({str(place) for place in places if places.count(place) > 1}):
        yield f"two checkpoints stand at {place}: write one"
    last = len(record.data["events"])
    if {"end", last} <= set(places):
        at_last, at_end = (next(p for p in record.data["expect"] if p["at"] == place) for place in (last, "end"))
        for what in sorted((set(at_last) & set(at_end)) - {"at"}):
            if at_last[what] == at_end[what]:
                yield f"{what} is expected alike at {last} and at the end, between which nothing happens: write it once"


def idle_events(record: Record) -> Iterator[str]:
    """Yield a problem for events after the last checkpoint: whether they are accepted is observed nowhere."""
    last = record.data["expect"][-1]["at"]
    applied = len(record.data["events"]) - (record.data["kind"] == "refusal")
    if last != "end" and last < applied:
        yield f"nothing is expected after event {last} of {applied}: expect something at the end, or leave out the rest"


def defaults_written(record: Record) -> Iterator[str]:
    """Yield the checkpoints whose calls write out a member at its default. Clause record.observations."""
    for point in record.data["expect"]:
        for calls in point.get("calls", {}).values():
            for call in calls:
                for key in sorted(set(call) & set(DEFAULTS)):
                    if call[key] == DEFAULTS[key] and type(call[key]) is type(DEFAULTS[key]):
                        yield f"a call at {point['at']} writes {key} at its default: leave it out"


def problems(records: Iterable[Record]) -> list[str]:
    """Return what is wrong with records, one line each, with the file."""
    kept = list(records)
    found = [
        f"{record.file}: {told}"
        for record in kept
        for look in (title_problems, repeated_places, idle_events, defaults_written)
        for told in look(record)
    ]
    copies = [f"{' and '.join(ids)} show the same. Keep one and retire the other." for ids in same_content(kept)]
    return [*found, *titles_used_twice(kept), *copies]


def unneeded(data: Json, passes: Passes) -> list[str]:
    """Return the parts of a record without which a program that passes it still would, each as a path.

    ``passes`` says whether a changed record is one, and is answered as it expects. Cards are never taken away: one that
    may not be played is often the point. Expectations are left alone.
    """
    return [path for path, smaller in reductions(data) if passes(smaller)]


def reductions(data: Json) -> Iterator[tuple[str, Json]]:
    """Yield each part that could be taken away, as a path, with the record without it."""
    for path in parts(data["given"], ("given",)):
        yield dotted(path), without(data, path)
    for number, event in enumerate(data["events"]):
        for key in event:
            yield f"events.{number}.{key}", without(data, ("events", number, key))
        smaller = without_event(data, number)
        if smaller is not None:
            yield f"events.{number}", smaller


def parts(value: Any, path: tuple[str | int, ...]) -> Iterator[tuple[str | int, ...]]:
    """Yield the paths of the members of an object, and of those below them; lists are left as they are."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield (*path, key)
            yield from parts(item, (*path, key))


def without(data: Json, path: tuple[str | int, ...]) -> Json:
    """Return a record without the member at a path."""
    smaller = copy.deepcopy(data)
    holder: Any = smaller
    for key in path[:-1]:
        holder = holder[key]
    del holder[path[-1]]
    return smaller


def without_event(data: Json, number: int) -> Json | None:
    """Return a record without one of its events; later checkpoints move up. None if two would meet at one place."""
    places = [at - 1 if isinstance(at, int) and at > number else at for at in (p["at"] for p in data["expect"])]
    if len(set(places)) < len(places):
        return None
    smaller = copy.deepcopy(data)
    del smaller["events"][number]
    smaller["expect"] = [{**point, "at": at} for point, at in zip(smaller["expect"], places, strict=True)]
    return smaller


def dotted(path: Iterable[str | int]) -> str:
    """Return a path with dots."""
    return ".".join(map(str, path))


def sample(records: Iterable[Record], one_in: int) -> list[Record]:
    """Return about one record in so many: always the same ones, however many others are added."""
    return [r for r in records if int(hashlib.sha256(r.id.encode()).hexdigest(), 16) % one_in == 0]

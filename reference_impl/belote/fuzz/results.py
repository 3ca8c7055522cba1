"""Portions of fuzzing put together for one engine, and the page that tells of all engines."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from belote.compare.clauses import clauses
from belote.compare.traces import PREFERRED
from belote.fuzz.naming import manner_of
from belote.fuzz.readings import in_words
from belote.fuzz.saying import SMALL
from belote.fuzz.wording import ABOUT, event_sentences, given_sentences, value_words
from belote.library import resolved
from belote_conformance.clauses import told

Json = Mapping[str, Any]

PORTION = ("seed", "number", "kinds", "refusals", "unanswered", "broke")
HEAD = """# Results

What engines of others do, by the records of their variants and by random situations put to them and to the reference.
This page is written by `python -m belote.fuzz.engines --page` from the files beside it; do not edit it. A portion more:
`python -m belote.fuzz.engines NAME --python PYTHON --deals N --seed S`, where the engine is installed for that Python.
The adapters are in `conformance/adapters/engines/`.

* **Another reading**: the variant declares an option under which every situation found shows what the engine does.
* **Differs**: no declared option explains it. It is a fault, or a reading that nobody has declared yet; the smallest
  situation found says which to the one who knows the table.
* What an adapter cannot ask an engine, or an engine does not tell, is not compared and listed at its end.
"""


def with_portion(before: Json, portion: Json) -> dict[str, Any]:
    """Return what is known of an engine with one portion more; another version or other rules begin anew."""
    same = before.get("program") == portion["program"] and before.get("variant") == portion["variant"]
    known: list[Json] = list(before["portions"]) if same else []
    own = {name: portion[name] for name in PORTION if name in portion}
    mark = portion["seed"], portion["number"], sorted(portion["kinds"])
    if any((one["seed"], one["number"], sorted(one["kinds"])) == mark for one in known):
        return dict(before)
    found = {
        "program": portion["program"],
        "variant": portion["variant"],
        "observed": sorted({*portion["observed"], *(before["observed"] if same else [])}),
        "portions": [*known, own],
        "findings": merged([*(before["findings"] if same else []), *portion["findings"]]),
    }
    return found | ({"corpus": before["corpus"]} if same and "corpus" in before else {})


def merged(findings: Iterable[Json]) -> list[dict[str, Any]]:
    """Return findings with those of one rule and observation joined: the smallest situation, all times together."""
    joined: dict[tuple[str, str, str], dict[str, Any]] = {}
    for finding in findings:
        manner = manner_of(finding["what"], finding.get("expected"), finding.get("got"))
        key = finding["clause"], finding["what"], manner
        other = joined.get(key)
        if other is None:
            joined[key] = dict(finding)
            continue
        smallest = dict(finding if weight(finding) < weight(other) else other)
        smallest["times"] = other["times"] + finding["times"]
        common = [option for option in other.get("options", ()) if option in finding.get("options", ())]
        smallest.pop("options", None)
        joined[key] = smallest | ({"options": common} if common else {})
    return sorted(joined.values(), key=lambda one: (one["clause"], PREFERRED.index(one["what"])))


def weight(finding: Json) -> tuple[int, int, str]:
    """Return by what the smaller of two situations is told: events, what is given, and the text."""
    record = finding["record"]
    text = json.dumps([record["given"], record["events"]])
    return len(record["events"]), len(text), text


def page(folder: Path, listed: Mapping[str, Json]) -> str:
    """Return the page on all engines of which there is a file."""
    parts = [HEAD]
    if (folder / "liars.md").exists():
        parts.append("How well the records tell who is wrong: [liars](liars.md).\n")
    for name, engine in listed.items():
        file = folder / f"{name}.json"
        if file.exists():
            parts.append("\n".join(section(engine, json.loads(file.read_text(encoding="utf-8")))))
    return "\n".join(parts)


def section(engine: Json, found: Json) -> Iterator[str]:
    """Yield the lines on one engine."""
    program, variant = found["program"], found["variant"]
    yield f"## {program['name']} {program['version']}"
    yield ""
    yield f"{engine['about']} Compared with `{variant['id']}`{with_options(variant['options'])}."
    yield ""
    yield from counts(found)
    yield from chosen_options(variant)
    differing = {finding["what"] for finding in found["findings"]}
    clean = [name for name in found["observed"] if name not in differing]
    yield f"**Conforming**, never the first to differ: {', '.join(f'`{name}`' for name in clean) or 'nothing'}."
    yield ""
    for finding in found["findings"]:
        yield from finding_lines(program["name"], finding)
    yield from corpus_lines(found.get("corpus"))
    yield from unanswered_lines(found["portions"])


def with_options(options: Sequence[str]) -> str:
    """Name the options of a variant."""
    return f" with {', '.join(f'`{option}`' for option in options)}" if options else ""


def chosen_options(variant: Json) -> Iterator[str]:
    """Yield the options that were chosen because the engine plays so: its readings where the variant says otherwise."""
    declared = resolved(variant["id"]).declared
    for option in variant["options"]:
        title = declared[option].title.get("en", option) if option in declared else option
        yield f"* Another reading, `{option}`: {title}."
    if variant["options"]:
        yield ""


def counts(found: Json) -> Iterator[str]:
    """Yield how much was compared, by kind."""
    made, compared, differing = Counter[str](), Counter[str](), Counter[str]()
    for portion in found["portions"]:
        for kind, own in portion["kinds"].items():
            made[kind] += own["made"]
            compared[kind] += own["compared"]
            differing[kind] += own["differing"]
    yield "| situations | made | compared | differing |"
    yield "|---|---:|---:|---:|"
    for kind in made:
        yield f"| {SMALL[kind]} | {made[kind]:,} | {compared[kind]:,} | {differing[kind]:,} |"
    refusals = sum(portion["refusals"] for portion in found["portions"])
    yield ""
    yield f"{refusals:,} of them end with an event that must be refused."
    yield ""


def finding_lines(name: str, finding: Json) -> Iterator[str]:
    """Yield one difference: its rule, the smallest situation, both answers, and the option if there is one."""
    options = finding.get("options", ())
    word = f"Another reading, option {in_words(options)}" if options else "Differs"
    yield f"### {word}: `{finding['clause']}`, {finding['what']}"
    yield ""
    yield f"{told(finding['clause'], clauses())} {often(finding['times'])} The smallest is:"
    yield ""
    yield from (f"- {line}" for line in given_sentences(finding["record"]))
    events = event_sentences(finding["record"])
    yield from ["", *events] if events else []
    yield ""
    what = finding["what"]
    yield f"Asked for {ABOUT.get(what, what)} (`{what}`), {name} says: {value_words(what, finding['got'])}."
    yield f"The rules say: {value_words(what, finding['expected'])}."
    yield ""


def often(number: int) -> str:
    """Say how often a difference was seen."""
    return "Seen once." if number == 1 else f"Seen {number:,} times."


def corpus_lines(corpus: Json | None) -> Iterator[str]:
    """Yield what came of the records."""
    if corpus is None:
        return
    said = ", ".join(f"{number} {outcome}" for outcome, number in corpus["counts"].items())
    yield f"**Records** of {', '.join(f'`{name}`' for name in corpus['variants'])}: {said}."
    yield ""
    for failure in corpus["failures"]:
        yield f"* `{failure['id']}` ({', '.join(failure['clauses'][:2])}): {failure['reason']}"
    if corpus["failures"]:
        yield ""


def unanswered_lines(portions: Iterable[Json]) -> Iterator[str]:
    """Yield why situations were not compared, and what broke."""
    reasons: Counter[str] = Counter()
    broke: Counter[str] = Counter()
    for portion in portions:
        for one in portion["unanswered"]:
            reasons[f"{one['status']}: {one['reason']}"] += one["times"]
        for one in portion["broke"]:
            broke[f"{one['broke']}: {one['reason']}"] += one["times"]
    for reason, number in broke.most_common():
        yield f"* Broke {number:,} times, {reason}"
    for reason, number in reasons.most_common():
        yield f"* {number:,} {reason}"
    if reasons or broke:
        yield ""

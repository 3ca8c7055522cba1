"""What was found, written down: a record, a report that an author can be sent, and JSON for machines."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from belote.compare.clauses import clauses
from belote.compare.witness import witness
from belote.deal import Rules
from belote.declaration import Resolved
from belote.errors import BeloteError, CannotHappen
from belote.explain import Line, explain_step
from belote.fuzz.run import Finding, Fuzzed, Mishap
from belote.fuzz.saying import SMALL, about, both, headline, when
from belote.fuzz.wording import LEGEND, given_sentences
from belote.whole import write_text
from belote_conformance.canonical import compact, dumps
from belote_conformance.clauses import told
from belote_conformance.differences import meant

Json = Mapping[str, Any]

MOST_LINES = 8


def record_of(resolved: Resolved, finding: Finding) -> dict[str, Any]:
    """Return the smallest situation of a finding as a record, ready to be submitted once somebody has checked it."""
    clause = finding.key.clause
    named = clauses()[clause].title if clause in clauses() else clause
    kind = SMALL[finding.smallest.record["kind"]]
    title = f"{named}: {kind} on which {finding.key.table} differs in {finding.key.what}"
    agreed = f", with {', '.join(finding.majority)}" if len(finding.majority) > 1 else ""
    note = (
        f"Found by random situations and made small: {finding.key.table} says "
        f"{shown(finding.parting.right)}; expected is what {finding.against} says{agreed}. Not checked by hand yet."
    )
    return witness(
        resolved, finding.smallest, id_of(resolved, finding), title[:200], [clause], note, finding.seen, "fuzz"
    )


def id_of(resolved: Resolved, finding: Finding) -> str:
    """Return the id of a finding's record: topic, variant, observation, and a digest of the situation."""
    text = json.dumps([resolved.name, finding.key[:3], finding.smallest.record], sort_keys=True)
    sign = hashlib.sha256(text.encode()).hexdigest()[:8]
    phrase = f"fuzz-{resolved.id}-{finding.key.what}-{sign}".lower()
    words = "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in phrase)
    return f"{finding.key.clause.split('.')[0]}/{'-'.join(filter(None, words.split('-')))}"[:100]


def shown(value: Any) -> str:
    """Return an observation as JSON on one line, cut to what a report can hold."""
    text = compact(value) if value is not None else "nothing"
    return text if len(text) <= 600 else text[:600] + " …"


def why(rules: Rules, finding: Finding) -> tuple[Line, ...]:
    """Return the sentences of the declared rules about the place where the tables part."""
    record, parting = finding.smallest.record, finding.parting
    at: int | str = parting.at if parting.what == "refused" else "end"
    events = record["events"] if parting.what == "refused" else record["events"][: parting.at]
    try:
        lines = explain_step(rules, {**record, "events": events}, at)
    except (BeloteError, CannotHappen):
        return ()
    about = [line for line in lines if line.clause == finding.key.clause]
    rest = [line for line in lines if line not in about]
    return tuple([*about, *(rest if parting.what != "refused" else rest[-1:])][:MOST_LINES])


def report(resolved: Resolved, rules: Rules, finding: Finding, options: Sequence[str], command: str = "") -> str:
    """Return the text of a report in Markdown: what was given, what was said, what the rule says."""
    record = record_of(resolved, finding)
    happened = when(finding)
    lines = [
        f"# {headline(finding).removesuffix('.')}",
        "",
        f"Game: {resolved.names.get('en', resolved.id)} (`{resolved.name}`). What is shown is "
        f"{SMALL[finding.smallest.record['kind']]}, the smallest that could be found; {times(finding.times)}.",
        LEGEND,
        "",
        "## Given",
        "",
        *(f"- {line}" for line in given_sentences(finding.smallest.record)),
        *(["", "Then:", "", *happened] if happened else []),
        "",
        "## Said",
        "",
        f"Asked for {about(finding)}:",
        "",
        *(f"- {name}: {words}" for name, words in both(finding)),
        "",
        "## The rule",
        "",
        told(finding.key.clause, clauses()),
        "",
        *(f"- {line.text}" + (f" [{line.clause}]" if line.clause else "") for line in why(rules, finding)),
        "",
    ]
    if options:
        lines += [meant(options), ""]
    lines += [
        "## To see it again",
        "",
        f"Save this as `{record['id']}.json` and run",
        "",
        f"    belote conform --records {record['id']}.json -- {command or 'PROGRAM'}",
        "",
        "```json",
        dumps(record).rstrip("\n"),
        "```",
        "",
    ]
    return "\n".join(lines)


def times(number: int) -> str:
    """Say how often a difference was seen."""
    return "it was seen once" if number == 1 else f"it was seen {number} times"


def finding_json(resolved: Resolved, finding: Finding, options: Sequence[str]) -> dict[str, Any]:
    """Return a finding in JSON."""
    parting = finding.parting
    found = {
        "table": finding.key.table,
        "clause": finding.key.clause,
        "what": finding.key.what,
        "times": finding.times,
        "at": parting.at,
        "expected": parting.left,
        "got": parting.right,
        "against": finding.against,
        "record": record_of(resolved, finding),
    }
    if finding.majority:
        found["majority"] = list(finding.majority)
    return found | ({"options": list(options)} if options else {})


def as_json(
    resolved: Resolved, fuzzed: Fuzzed, seed: int, number: int, options: Mapping[str, Sequence[str]]
) -> dict[str, Any]:
    """Return all that came of a run in JSON; ``options`` are the readings of each finding by the id of its record."""
    kinds = {
        kind: {"made": made, "compared": fuzzed.compared[kind], "differing": fuzzed.differing[kind]}
        for kind, made in fuzzed.made.items()
    }
    found: dict[str, Any] = {
        "variant": {"id": resolved.id, "options": list(resolved.options), "digest": resolved.digest},
        "seed": seed,
        "number": number,
        "kinds": kinds,
        "refusals": fuzzed.refusals,
        "observed": sorted(fuzzed.observed),
        "findings": [finding_json(resolved, one, options.get(id_of(resolved, one), ())) for one in fuzzed.ordered],
        "unanswered": [
            {"table": table, "status": status, "reason": reason, "times": number}
            for (table, status, reason), number in sorted(fuzzed.unanswered.items())
        ],
        "broke": [mishap_json(resolved, one, fuzzed) for one in fuzzed.mishaps],
    }
    return found | ({"given_up": fuzzed.given_up} if fuzzed.given_up else {})


def mishap_json(resolved: Resolved, mishap: Mishap, fuzzed: Fuzzed) -> dict[str, Any]:
    """Return how a program broke, with the first situation at which it did, as a log."""
    variant = {"id": resolved.id, "options": list(resolved.options), "digest": resolved.digest}
    return {
        "table": mishap.table,
        "broke": mishap.kind,
        "code": mishap.code,
        "reason": mishap.reason,
        "times": fuzzed.broke[mishap.table, mishap.code],
        "log": {"variant": variant, **mishap.record},
    }


def write_all(
    folder: Path,
    resolved: Resolved,
    rules: Rules,
    fuzzed: Fuzzed,
    options: Mapping[str, Sequence[str]],
    command: str = "",
) -> list[Path]:
    """Write a record and a report for each finding, and the situations at which a program broke as ``broke.jsonl``."""
    written = []
    for finding in fuzzed.ordered:
        record = record_of(resolved, finding)
        file = folder / f"{record['id']}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        text = report(resolved, rules, finding, options.get(record["id"], ()), command)
        write_text(file, dumps(record))
        write_text(file.with_suffix(".md"), text)
        written.append(file)
    if fuzzed.mishaps:
        folder.mkdir(parents=True, exist_ok=True)
        logs = [mishap_json(resolved, one, fuzzed)["log"] for one in fuzzed.mishaps]
        text = "".join(json.dumps(log, ensure_ascii=False) + "\n" for log in logs)
        write_text(folder / "broke.jsonl", text)
    return written

"""A report of what names what: clauses with properties, records, error codes and rules, and sources with their uses.

``python conformance/tests/traceability.py --report FILE.json`` or ``FILE.md``.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from corpus import rule_clauses
from gaps import LIST, faults, gaps, parse
from links import citations, codes, properties, rules, shown, sources

Json = dict[str, Any]


def report() -> Json:
    """Return the report: clauses, sources, gaps with their reasons, and faults."""
    reasons = parse(LIST.read_text(encoding="utf-8"))
    return {
        "clauses": {clause: of_clause(clause) for clause in rule_clauses()},
        "sources": {key: sorted(citations().get(key, ())) for key in sources()},
        "gaps": [{**gap._asdict(), "reason": reasons.get(gap, "")} for gap in sorted(gaps())],
        "faults": faults(),
    }


def of_clause(clause: str) -> Json:
    """Return what names one clause."""
    return {
        "properties": sorted(path for path, named in properties().items() if named == clause),
        "records": {word: sorted(ids) for word, ids in shown()[clause].items()},
        "codes": sorted(code for code, named in codes().items() if clause in named),
        "rules": sorted(rules().get(clause, ())),
    }


def markdown(found: Json) -> str:
    """Return a report as tables: numbers of records and sources, names of everything else."""
    lines = ["# What names what", "", "| clause | properties | accepts | discriminates | named | codes | rules |"]
    lines.append("|---|---|---|---|---|---|---|")
    for clause, links in found["clauses"].items():
        numbers = [len(links["records"][word]) for word in ("accepts", "discriminates", "named")]
        texts = ["<br>".join(f"`{name}`" for name in links[what]) for what in ("properties", "codes", "rules")]
        lines.append(f"| {clause} | {texts[0]} | {' | '.join(map(str, numbers))} | {texts[1]} | {texts[2]} |")
    lines += ["", "| source | cited | first by |", "|---|---|---|"]
    lines += [f"| {key} | {len(uses)} | {uses[0] if uses else ''} |" for key, uses in found["sources"].items()]
    lines += ["", "| lacks a | what | why |", "|---|---|---|"]
    lines += [f"| {gap['lacking']} | {gap['subject']} | {gap['reason']} |" for gap in found["gaps"]]
    lines += ["", *(f"* Fault: {fault}" for fault in found["faults"])]
    return "\n".join(lines).rstrip() + "\n"


def write(path: Path) -> None:
    """Write the report: Markdown if the name ends in ``.md``, else JSON."""
    found = report()
    text = markdown(found) if path.suffix == ".md" else json.dumps(found, ensure_ascii=False, indent=1) + "\n"
    path.write_text(text, encoding="utf-8", newline="\n")

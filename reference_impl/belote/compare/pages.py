"""A comparison as Markdown, HTML and JSON. Nothing here prints."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from belote.compare.entries import Entry, Said
from belote.compare.report import Report, Witness
from belote.compare.showing import ALONE, AMONG, TOGETHER
from belote.compare.telling import said_plainly
from belote.compare.weighing.plot import heading, svg, told
from belote.compare.witness import witness as as_record
from belote.declaration import Resolved, dotted
from belote.declaration.paths import MISSING
from belote.rulebook.language import SOURCE
from belote.rulebook.wording import direction, frame, in_language

TITLES = {
    "players": "Players",
    "pack": "Pack",
    "dealing": "Deal",
    "contracts": "Contracts",
    "auction": "Auction",
    "play": "Play",
    "declarations": "Declarations",
    "belote": "Belote",
    "trick_melds": "Melds within a trick",
    "scoring": "Scoring",
    "match": "Match",
    "irregularities": "Irregularities",
}
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.4rem .6rem}
tbody tr{border-top:1px solid #bbb}small{color:#555}details{margin:.3rem 0}.n{width:2rem}
@media (prefers-color-scheme:dark){body{color:#eee;background:#1b1b1b}small{color:#bbb}}
@media print{details{display:block}}
"""


def title(report: Report) -> str:
    """Return how the two variants are called: their names and their ids with options, or their files."""
    comparison = report.comparison
    called = zip((comparison.left, comparison.right), comparison.labels, strict=True)
    return " and ".join(
        f"{in_language(resolved.names, comparison.lang) or resolved.id} ({label})" for resolved, label in called
    )


def headline(report: Report) -> str:
    """Return in a sentence how much differs."""
    number = len(report.entries)
    differ = "1 rule differs" if number == 1 else f"{number} rules differ"
    return f"{differ}; {report.equal} statements are the same in both."


def notices(report: Report) -> Iterator[str]:
    """Yield what is to be known of a translation: that nobody has read it, and how much of it stands in English."""
    lang = report.comparison.lang
    if lang == SOURCE:
        return
    langs = [one for _, entry in report.entries for said in (entry.left, entry.right) for one in said.langs]
    yield frame("book-unread", lang)
    if lacking := sum(one != lang for one in langs):
        yield frame("book-untranslated", lang, number=lacking, total=len(langs))


def weight_lines(report: Report) -> Iterator[str]:
    """Yield how much each difference matters, a sentence each, the heaviest first."""
    yield from (told(weighed.weight) for weighed in report.weights)


def weighing(report: Report) -> str:
    """Return what the weights are shares of."""
    return heading([weighed.weight for weighed in report.weights])


def by_section(report: Report) -> Iterator[tuple[str, list[tuple[int, Entry]]]]:
    """Yield the entries by section, each with its number."""
    for section, title in TITLES.items():
        found = [(number, entry) for number, entry in report.entries if entry.section == section]
        if found:
            yield title, found


def grounds(said: Said) -> str:
    """Return the sources and the reasons of what is said."""
    return "; ".join([*said.sources, *said.editorial])


def beside(report: Report, witness: Witness) -> str:
    """Return what else is different in both tables, or counts as one with it."""
    parts: list[str] = []
    if witness is report.whole:
        return ""
    if len(witness.entries) > 1:
        parts.append(f"Taken as one: {listed(witness.entries)}.")
    if witness.shown.where == TOGETHER:
        parts.append(f"Alone it shows nothing; together with {listed(witness.needs)} this is shown.")
    elif witness.shown.where == AMONG:
        parts.append("Shown where all the other differences hold on both sides.")
    elif witness.needs:
        parts.append(f"Shown where {listed(witness.needs)} holds on both sides.")
    tried = witness.shown.exhausted
    if tried is not None and tried.number and tried.smaller is None:
        parts.append(f"None smaller shows it: all {tried.number} were tried.")
    return " ".join(parts)


def listed(numbers: tuple[int, ...]) -> str:
    """Return numbers of differences."""
    return ", ".join(map(str, numbers))


def markdown(report: Report) -> str:
    """Return a comparison as Markdown."""
    labels = report.comparison.labels
    lines = [f"# {title(report)}", "", headline(report), ""]
    for notice in notices(report):
        lines += [f"*{notice}*", ""]
    if report.whole is not None:
        lines += ["## Where the two part first", "", *witness_lines(report, report.whole), ""]
    if report.weights:
        lines += ["## How much each matters", "", weighing(report), ""]
        lines += [*(f"- {line}" for line in weight_lines(report)), ""]
    for section, entries in by_section(report):
        lines += [f"## {section}", ""]
        for number, entry in entries:
            lines += [f"### {number}. `{entry.clause}`", ""]
            for label, said in zip(labels, (entry.left, entry.right), strict=True):
                ground = f" *{grounds(said)}*" if grounds(said) else ""
                lines += [f"- **{label}**: {' '.join(said.texts)}{ground}"]
            lines += [""]
            for witness in report.of(number):
                lines += [*witness_lines(report, witness), ""]
    return "\n".join(lines).rstrip() + "\n"


def witness_lines(report: Report, witness: Witness) -> Iterator[str]:
    """Yield a witness as Markdown."""
    if witness.told is None:
        yield f"> {witness.shown.reason}"
        return
    told = witness.told
    if note := beside(report, witness):
        yield f"> {note}"
        yield ">"
    for sentence in told.given:
        yield f"> {sentence}"
    for place, event in enumerate(told.done, 1):
        yield f"> {place}. {event}"
    yield ">"
    for label, shown, why in sides(report, witness):
        yield f"> - **{label}**: {shown}. {' '.join(why)}"


def sides(report: Report, witness: Witness) -> Iterator[tuple[str, str, list[str]]]:
    """Yield what each table is called, what it shows, and why."""
    told = witness.told
    assert told is not None
    lines = ((told.left, told.why_left), (told.right, told.why_right))
    for label, (shown, why) in zip(called(report, witness), lines, strict=True):
        yield label, shown, [said_plainly(line) for line in why]


def called(report: Report, witness: Witness) -> tuple[str, str]:
    """Return what the two tables of a witness are called: one of the two, and the same with a rule of the other."""
    left, right = report.comparison.labels
    if witness is report.whole or len(report.comparison.entries) == 1:
        return left, right
    if witness.shown.where == ALONE:
        return left, f"{left} with this rule of {right}"
    return f"{right} with this rule of {left}", right


def html(report: Report) -> str:
    """Return a comparison as a page that needs nothing else."""
    called = escape(title(report))
    body = [f"<h1>{called}</h1>", f"<p>{escape(headline(report))}</p>"]
    body += [f"<p><em>{spoken(notice, report.comparison.lang)}</em></p>" for notice in notices(report)]
    if report.whole is not None:
        body += ["<h2>Where the two part first</h2>", *witness_html(report, report.whole)]
    if report.weights:
        body += ["<h2>How much each matters</h2>", svg([weighed.weight for weighed in report.weights])]
    for section, entries in by_section(report):
        body += [f"<h2>{escape(section)}</h2>", "<table>", head(report), "<tbody>"]
        for number, entry in entries:
            cells = "".join(f"<td>{said_html(said)}</td>" for said in (entry.left, entry.right))
            shown = "".join(part for witness in report.of(number) for part in witness_html(report, witness))
            details = f"<details><summary>A deal that shows it</summary>{shown}</details>"
            extra = f'<tr><td></td><td colspan="2">{details}</td></tr>'
            body += [f'<tr><th scope="row" class="n">{number}</th>{cells}</tr>', *([extra] if shown else [])]
        body += ["</tbody>", "</table>"]
    page = "\n".join(body)
    return (
        f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{called}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{STYLE}</style>\n</head>\n'
        f"<body>\n<main>\n{page}\n</main>\n</body>\n</html>\n"
    )


def head(report: Report) -> str:
    """Return the head of a table."""
    names = "".join(f'<th scope="col">{escape(label)}</th>' for label in report.comparison.labels)
    return f'<thead><tr><th scope="col" class="n">No.</th>{names}</tr></thead>'


def spoken(text: str, lang: str) -> str:
    """Return a sentence with its language, where that is not the one of the page."""
    if lang == SOURCE:
        return escape(text)
    return f'<span lang="{escape(lang)}" dir="{direction(lang)}">{escape(text)}</span>'


def said_html(said: Said) -> str:
    """Return what one side says, with its grounds."""
    words = " ".join(spoken(text, lang) for text, lang in zip(said.texts, said.langs, strict=True))
    return f"{words}<br><small>{escape(grounds(said))}</small>"


def witness_html(report: Report, witness: Witness) -> Iterator[str]:
    """Yield a witness as HTML."""
    if witness.told is None:
        yield f"<p>{escape(witness.shown.reason)}</p>"
        return
    note = beside(report, witness)
    yield f"<p>{escape(' '.join([*([note] if note else []), *witness.told.given]))}</p>"
    if witness.told.done:
        yield "<ol>" + "".join(f"<li>{escape(event)}</li>" for event in witness.told.done) + "</ol>"
    shown = (
        f"<li><b>{escape(label)}</b>: {escape(text)}. <small>{escape(' '.join(why))}</small></li>"
        for label, text, why in sides(report, witness)
    )
    yield f"<ul>{''.join(shown)}</ul>"


def as_json(report: Report) -> dict[str, Any]:
    """Return a comparison in JSON."""
    comparison = report.comparison
    found: dict[str, Any] = {
        "left": variant(comparison.left),
        "right": variant(comparison.right),
        "differences": [entry_json(report, number, entry) for number, entry in report.entries],
        "unsaid": [dotted(difference.path) for difference in comparison.unsaid],
        "equal": comparison.equal,
    } | (
        {} if comparison.lang == SOURCE else {"lang": comparison.lang, "notices": [str(one) for one in notices(report)]}
    )
    if report.whole is not None:
        found["whole"] = witness_json(report, report.whole)
    if report.weights:
        found["weights"] = [{"entries": list(one.entries), **one.weight.data()} for one in report.weights]
    return found


def variant(resolved: Resolved) -> dict[str, Any]:
    """Return which declaration is meant."""
    return {"id": resolved.id, "options": list(resolved.options), "digest": resolved.digest}


def entry_json(report: Report, number: int, entry: Entry) -> dict[str, Any]:
    """Return one difference in JSON, with its values and witnesses."""
    values = [
        {"path": dotted(found.path), "left": plain(found.left), "right": plain(found.right), "clause": found.clause}
        for found in entry.differences
    ]
    sides = {
        side: {"says": list(said.texts), "sources": list(said.sources), "editorial": list(said.editorial)}
        for side, said in (("left", entry.left), ("right", entry.right))
    }
    witnesses = [witness_json(report, witness) for witness in report.of(number)]
    head = {"number": number, "section": entry.section, "clause": entry.clause}
    return {**head, **sides, "values": values, **({"witnesses": witnesses} if witnesses else {})}


def witness_json(report: Report, witness: Witness) -> dict[str, Any]:
    """Return a witness in JSON: the record, what either side shows and says, or the reason why there is none."""
    shown = witness.shown
    found: dict[str, Any] = {
        "differences": [dotted(difference.path) for difference in shown.unit.differences],
        "entries": list(witness.entries),
        "needs": list(witness.needs),
        "where": shown.where,
        "looked": dict(shown.looked),
    }
    if shown.exhausted is not None:
        found["exhausted"] = shown.exhausted._asdict()
    if shown.found is None or witness.told is None:
        return found | {"reason": shown.reason}
    parting = shown.found.parting
    return found | {
        "at": parting.at,
        "what": parting.what,
        "left": parting.left,
        "right": parting.right,
        "says": {"left": witness.told.left, "right": witness.told.right},
        "record": record_of(report.comparison.left, witness),
    }


def record_of(left: Resolved, witness: Witness) -> dict[str, Any]:
    """Return the situation as a record of the left variant; where nothing else is needed it holds there."""
    assert witness.shown.found is not None
    clause = witness.shown.unit.differences[0].clause
    topic = clause.split(".")[0]
    note = "Found by a search between two tables and made small. Not checked by hand yet."
    title = "A situation on which two tables part"
    return as_record(left, witness.shown.found, f"{topic}/witness", title, [clause], note)


def plain(value: Any) -> Any:
    """Return a value for JSON, nothing for what is not there."""
    return None if value is MISSING else value

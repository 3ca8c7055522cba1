"""What is kept of two tables, drawn and told in the reader's language: the situation, and what either shows then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from belote.compare import keeping
from belote.compare.keeping import Pair
from belote.deal import Rules
from belote.errors import BeloteError
from belote.library import rules
from belote.record import observe
from belote.rulebook.diagrams import caption, draw, labels, look
from belote.rulebook.examples import said
from belote.rulebook.observed import MANY, SHOWN, told
from belote.rulebook.pictures import picture
from belote.rulebook.situations import situation
from generators.listing import title_of
from generators.words import html

Json = Mapping[str, Any]
CHOICES = ("cards", "may_say")
"""Observations that are told of the seat whose turn it is."""


def witness(pair: Pair, lang: str) -> str:
    """Return where two tables part first; nothing if that is not kept, not current, or cannot be told."""
    held = keeping.read(pair)
    if held is None or not keeping.is_current(pair, held):
        return ""
    shown = next((one for one in held["shown"] if one.get("whole")), held["shown"][-1] if held["shown"] else None)
    if shown is None or "record" not in shown or shown["what"] not in SHOWN:
        return ""
    return f'<div class="example">\n{given(pair, shown, lang)}<ul>{"".join(sides(pair, shown, lang))}</ul>\n</div>'


def given(pair: Pair, shown: Json, lang: str) -> str:
    """Return the drawing of a situation and its words, as one of the two tables has it: an event the other refuses."""
    record = {"expect": [], "clauses": [], **shown["record"]}
    for name in (pair.left, pair.right):
        try:
            return drawing(pair, rules(name), record, lang) + in_words(rules(name), record, lang)
        except BeloteError:
            continue
    return ""


def drawing(pair: Pair, table: Rules, record: Json, lang: str) -> str:
    """Return the drawing of a situation, if there is anything to be seen."""
    scene = picture(table, record)
    if scene is None:
        return ""
    name = f"witness-{pair.left}-{pair.right}".replace("+", "-")
    drawn = draw(scene, name, caption(scene, lang), labels(scene, lang), look(lang))
    return f'<div class="drawing" dir="ltr">{drawn}</div>'


def in_words(table: Rules, record: Json, lang: str) -> str:
    """Return a situation in words."""
    lines = situation(table, record, kind_of(record))
    rows = "".join(
        f'<tr><th scope="row">{escape(said(lang, label))}</th><td><bdi>{escape(said(lang, value))}</bdi></td></tr>'
        for label, value in lines
    )
    return f"<table><tbody>{rows}</tbody></table>"


def kind_of(record: Json) -> str:
    """Return the kind of situation a record starts from."""
    return str(record.get("base", record["kind"]))


def sides(pair: Pair, shown: Json, lang: str) -> Iterator[str]:
    """Yield what each of the two tables shows."""
    for name, own, other in ((pair.left, "left", "right"), (pair.right, "right", "left")):
        title = html(lang, "compare-shows", table=title_of(name, lang).text)
        yield f"<li>{title} {seen(name, shown, shown[own], shown[other], lang)}</li>"


def seen(name: str, shown: Json, value: Any, against: Any, lang: str) -> str:
    """Return what one table shows, in sentences; of many calls those that the other does not allow."""
    what, record = str(shown["what"]), shown["record"]
    if what == "refused" and value is None:
        return html(lang, "compare-allowed")
    if what == "calls" and any(len(calls) > MANY for side in (value, against) for calls in side.values()):
        value = only(value, against)
    point = {"at": shown["at"], what: value}
    if what in CHOICES:
        point |= observe(rules(name), record, [{"at": shown["at"], "what": ["turn"]}])[0]
    texts = [] if value is None else [escape(said(lang, one)) for one in told(point, kind_of(record))]
    return " ".join(texts) or html(lang, "compare-shows-nothing")


def only(calls: Json, against: Json) -> dict[str, Any]:
    """Return the calls of each seat that the other table does not allow."""
    found = {seat: [call for call in several if call not in against.get(seat, ())] for seat, several in calls.items()}
    return {seat: several for seat, several in found.items() if several}

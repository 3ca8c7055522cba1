"""What is kept of two tables, drawn and told in the reader's language: the situation, and what either shows then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from belote.compare import keeping
from belote.compare.keeping import Pair
from belote.library import rules
from belote.rulebook.diagrams import caption, draw, labels, look
from belote.rulebook.examples import said
from belote.rulebook.observed import SHOWN, told
from belote.rulebook.pictures import picture
from belote.rulebook.situations import situation
from generators.listing import title_of
from generators.words import html

Json = Mapping[str, Any]


def witness(pair: Pair, lang: str) -> str:
    """Return where two tables part first; nothing if that is not kept, not current, or cannot be told."""
    held = keeping.read(pair)
    if held is None or not keeping.is_current(pair, held):
        return ""
    shown = next((one for one in held["shown"] if one.get("whole")), held["shown"][-1] if held["shown"] else None)
    if shown is None or "record" not in shown or shown["what"] not in SHOWN:
        return ""
    return f'<div class="example">\n{"".join(parts(pair, shown, lang))}\n</div>'


def parts(pair: Pair, shown: Json, lang: str) -> Iterator[str]:
    """Yield the drawing, the situation in words, and what each table says of it."""
    record = {"expect": [], "clauses": [], **shown["record"]}
    table = rules(pair.left)
    scene = picture(table, record)
    if scene is not None:
        name = f"witness-{pair.left}-{pair.right}".replace("+", "-")
        drawing = draw(scene, name, caption(scene, lang), labels(scene, lang), look(lang))
        yield f'<div class="drawing" dir="ltr">{drawing}</div>'
    lines = situation(table, record, str(record.get("base", record["kind"])))
    rows = "".join(
        f'<tr><th scope="row">{escape(said(lang, label))}</th><td><bdi>{escape(said(lang, value))}</bdi></td></tr>'
        for label, value in lines
    )
    yield f"<table><tbody>{rows}</tbody></table><ul>"
    yield f"{side(pair.left, shown, 'left', lang)}{side(pair.right, shown, 'right', lang)}</ul>"


def side(name: str, shown: Json, which: str, lang: str) -> str:
    """Return what one of the two tables shows."""
    point = {"at": shown["at"], shown["what"]: shown[which]}
    record = shown["record"]
    if shown["what"] in ("cards", "may_say"):
        point["turn"] = turn(record)
    texts = " ".join(escape(said(lang, one)) for one in told(point, str(record.get("base", record["kind"]))))
    title = html(lang, "compare-shows", table=title_of(name, lang).text)
    return f"<li>{title} {texts or escape(str(shown[which]))}</li>"


def turn(record: Json) -> str:
    """Return whose turn it is in a situation, as far as it says so."""
    return str(record["given"].get("seat", ""))

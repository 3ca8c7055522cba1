"""What cards and declarations are worth, as tables: letters of ranks and numbers, hardly a word."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import groupby
from typing import Any

from belote.publishing.texts import line, markup
from belote.rulebook.diagrams import look
from belote.rulebook.saying import terms
from belote.rulebook.wording import frame

Json = Mapping[str, Any]

SHORTEST = 3
"""The length of the shortest run there is. Clause declarations.runs."""


def values(data: Json, lang: str) -> str:
    """Return for each contract the cards from high to low with their card points. Clause contracts.values."""
    return f"<table><tbody>{''.join(rows(data, lang))}</tbody></table>"


def rows(data: Json, lang: str) -> Iterator[str]:
    """Yield a row for each kind of suit of each contract."""
    for name, contract in data["contracts"].items():
        for part in ("trump", "plain"):
            if part in contract:
                message = f"values-{part}" if contract["kind"] == "suit" else "values-every"
                head = line(message, lang, contract=terms("contracts", [name]))
                cards = "".join(card(rank, contract[part], lang) for rank in contract[part]["order"])
                yield f'<tr><th scope="row">{head}</th>{cards}</tr>'


def card(rank: str, table: Json, lang: str) -> str:
    """Return one card of a row with its card points."""
    return cell(letters(rank, lang), int(table["values"].get(rank, 0)))


def declared(data: Json, lang: str) -> str:
    """Return what runs and squares are worth in card points, a table for contracts that have the same.

    Clauses declarations.runs, declarations.squares; nothing where nothing is declared.
    """
    tables: Json = data.get("declarations", {}).get("in", {})
    groups: list[tuple[list[str], Json]] = []
    for name in (contract for contract in data["contracts"] if contract in tables):
        same = next((names for names, table in groups if table == tables[name]), None)
        if same is None:
            groups.append(([name], tables[name]))
        else:
            same.append(name)
    return "".join(declaration_table(names, table, lang) for names, table in groups)


def declaration_table(names: Sequence[str], table: Json, lang: str) -> str:
    """Return what runs and squares are worth in some contracts."""
    runs, squares = list(run_cells(table["runs"])), [square(row, lang) for row in table["squares"]]
    heads = "".join(
        f'<th scope="colgroup" colspan="{len(some)}">{markup(frame("word", lang, name=name), lang)}</th>'
        for name, some in (("run", runs), ("square", squares))
        if some
    )
    label = line("values-every", lang, contract=terms("contracts", names))
    head = f'<tr><th scope="row" rowspan="2">{label}</th>{heads}</tr>'
    return f'<table class="declared"><tbody>{head}<tr>{"".join((*runs, *squares))}</tr></tbody></table>'


def run_cells(values: Sequence[int]) -> Iterator[str]:
    """Yield what runs are worth, those of neighbouring lengths and the same value together."""
    for value, some in groupby(enumerate(values, SHORTEST), key=lambda pair: pair[1]):
        lengths = [length for length, _ in some]
        yield cell("–".join(map(str, dict.fromkeys((lengths[0], lengths[-1])))), value)


def square(row: Json, lang: str) -> str:
    """Return what the squares of some ranks are worth."""
    return cell(" ".join(letters(rank, lang) for rank in row["ranks"]), int(row["value"]))


def letters(rank: str, lang: str) -> str:
    """Return what stands in the corner of a card of a rank."""
    return look(lang).index(rank)


def cell(what: str, points: int) -> str:
    """Return what counts, over its card points."""
    return f"<td><b>{escape(what)}</b><span>{points}</span></td>"

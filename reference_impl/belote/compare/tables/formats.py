"""A matrix as Markdown, as CSV and as one page of HTML that needs nothing else."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from html import escape

from belote.compare.tables.matrix import Matrix, Row

NOTHING = "–"
"""Stands where a table says nothing on a subject."""

HEADINGS = ("rule", "clause", "different")
"""The columns before those of the tables; the last is how many different things the tables say."""


def markdown(found: Matrix) -> str:
    """Return a matrix as a table of Markdown; bars in sentences are escaped."""
    names = (*HEADINGS, *found.names)
    lines = [joined(names), joined(("---",) * len(names)), *(joined(cells(row)) for row in found.rows)]
    return "\n".join([*lines, "", summary(found)]) + "\n"


def joined(texts: tuple[str, ...]) -> str:
    """Return one line of a Markdown table."""
    return "| " + " | ".join(text.replace("\\", "\\\\").replace("|", "\\|") for text in texts) + " |"


def cells(row: Row) -> tuple[str, ...]:
    """Return the texts of a row."""
    return (row.heading, row.clause, str(row.distinct), *(cell or NOTHING for cell in row.cells))


def comma_separated(found: Matrix) -> str:
    """Return a matrix as CSV; a cell is empty where a table says nothing."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow((*HEADINGS, *found.names))
    writer.writerows((row.heading, row.clause, row.distinct, *row.cells) for row in found.rows)
    return out.getvalue()


def summary(found: Matrix) -> str:
    """Say how many rows there are, and how many would be alike."""
    rows, alike = len(found.rows), len(found.alike)
    told = f"{rows} rule{'' if rows == 1 else 's'} differ{'s' if rows == 1 else ''}"
    return f"{told} between {len(found.names)} tables; {alike} {'is' if alike == 1 else 'are'} alike at all of them."


def html(found: Matrix) -> str:
    """Return a matrix as a whole page: a table whose columns are sorted by their headings, also by keyboard.

    Cells that are alike in a row have the same shade beside the same text; the first table's is white.
    """
    title = escape(f"{len(found.names)} belote tables by rules")
    return PAGE.format(title=title, style=STYLE, script=SCRIPT, table=table(found))


def table(found: Matrix) -> str:
    """Return the table of a matrix, with what it shows as its caption."""
    head = "".join(heading(place, name) for place, name in enumerate((*HEADINGS, *found.names)))
    body = "\n".join(html_row(place, row) for place, row in enumerate(found.rows))
    caption = f"<caption>{escape(summary(found))}</caption>"
    return f"<table>\n{caption}\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"


def heading(place: int, name: str) -> str:
    """Return the heading of a column, a button that sorts by it."""
    sort = ' aria-sort="none"' if place else ' aria-sort="ascending"'
    return f'<th scope="col"{sort}><button type="button">{escape(name)}</button></th>'


def html_row(place: int, row: Row) -> str:
    """Return a row; ``data-key`` of its heading keeps the order of the rulebook."""
    first = f'<th scope="row" data-key="{place:05}">{escape(row.heading)}</th>'
    rest = f'<td>{escape(row.clause)}</td><td data-key="{row.distinct:05}">{row.distinct}</td>'
    return f"<tr>{first}{rest}{''.join(html_cells(row))}</tr>"


def html_cells(row: Row) -> Iterator[str]:
    """Yield the cells of the tables."""
    for kind, cell in zip(row.kinds, row.cells, strict=True):
        yield f'<td class="k{min(kind, SHADES - 1)}" data-key="{kind:05}">{escape(cell or NOTHING)}</td>'


SHADES = 6
PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
<h1>{title}</h1>
<p>Press a heading to sort by it, again to turn the order round. A dash: nothing is said of it.</p>
<div class="wide" tabindex="0" role="region" aria-label="{title}">
{table}
</div>
</main>
<script>{script}</script>
</body>
</html>
"""
STYLE = """
body { font: 15px/1.4 system-ui, sans-serif; margin: 1rem; color: #222; background: #fff }
.wide { overflow: auto; max-height: 85vh }
table { border-collapse: collapse }
caption { text-align: left; padding: .3rem 0 }
th, td { border: 1px solid #999; padding: .3rem .5rem; vertical-align: top; text-align: left; min-width: 9rem }
thead th { position: sticky; top: 0; background: #eee; z-index: 1 }
th button { font: inherit; font-weight: bold; background: none; border: 0; padding: 0; cursor: pointer }
th[aria-sort=ascending] button::after { content: " ▲" }
th[aria-sort=descending] button::after { content: " ▼" }
.k1 { background: #fdf1d8 } .k2 { background: #e3f0fb } .k3 { background: #e6f5e6 }
.k4 { background: #f7e6f2 } .k5 { background: #ececec }
"""
SCRIPT = """
const body = document.querySelector("tbody");
document.querySelectorAll("thead button").forEach((button, column) => button.addEventListener("click", () => {
  const own = button.parentElement, down = own.getAttribute("aria-sort") === "ascending";
  document.querySelectorAll("thead th").forEach(other => other.setAttribute("aria-sort", "none"));
  own.setAttribute("aria-sort", down ? "descending" : "ascending");
  const key = row => row.cells[column].dataset.key || row.cells[column].textContent;
  const rows = [...body.rows].sort((one, other) => key(one).localeCompare(key(other)));
  body.append(...(down ? rows.reverse() : rows));
}));
"""

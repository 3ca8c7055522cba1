"""The page and the file of the liars, from rows written by hand."""

from __future__ import annotations

import json
from pathlib import Path

from liar_results import FIGURES, Row, count, markdown, read_uncaught, share, write_rows

RIGHT = Row("belote-fr", "play.void.partner", "a: 1 -> 2", "play.void.partner", 1, 2, 4, True, 3, [])
TIED = Row("belote-fr", "match.several", "b: 1 -> 2", "match.equal", 2, 0, 0, False, 1, ["match.equal"])
WRONG = Row("bela-hr", "match.several", "c|d: 1 -> 2", "match.target", 5, 0, 3, False, 1, ["match.equal"])
ROWS = [WRONG, RIGHT, TIED]


def test_what_is_counted() -> None:
    counts = {name: count(ROWS, test) for name, test in FIGURES.items()}
    assert counts == {
        "first": 1,
        "first or tie": 2,
        "first three": 2,
        "left out: first": 0,
        "left out: first three": 1,
        "names alone: first": 0,
        "names alone: first three": 1,
    }


def test_a_clause_that_is_told_apart_is_no_tie() -> None:
    assert [row.tie for row in ROWS] == [False, False, True]


def test_shares_are_rounded_down() -> None:
    assert [share(2, 3), share(0, 3), share(3, 3), share(0, 0)] == ["66 %", "0 %", "100 %", "-"]


def test_the_page_has_each_figure_and_each_mistake() -> None:
    page = markdown(ROWS, {"bela-hr": ["play.x"], "belote-fr": []})
    assert "| belote-fr | 2 | 2 | 50 % | 100 % | 100 % | 0 % | 50 % | 0 % | 0 % |" in page
    assert "| all | 2 | 3 | 33 % |" in page
    assert "| match.several | 2 | 0 | 1 | match.equal 1, match.target 1 |" in page
    assert "| match.several | match.equal | 1 | belote-fr: `b: 1 -> 2` |" in page
    assert "could have been told from all others, and were not: 1." in page
    assert "| bela-hr | `c\\|d: 1 -> 2` | match.several | 5 | match.target |" in page
    assert page.endswith("* bela-hr: `play.x`\n* belote-fr: none\n")


def test_the_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "liars.json"
    file.write_text(write_rows(ROWS, {"bela-hr": ["play.x"]}), encoding="utf-8")
    data = json.loads(file.read_text(encoding="utf-8"))
    assert [Row(*row) for row in data["liars"]] == ROWS
    assert data["counts"]["liars"] == 3 and data["columns"] == list(Row._fields)
    assert read_uncaught(file) == {"bela-hr": ["play.x"]}
    assert read_uncaught(tmp_path / "nowhere.json") == {}

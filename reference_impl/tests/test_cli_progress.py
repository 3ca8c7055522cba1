"""How far a long command is stands on standard error, where that is a terminal, and nowhere else."""

from __future__ import annotations

import ast
import io
from collections.abc import Callable
from pathlib import Path

import pytest
from cli_runs import Run, run
from rich.console import Console

from belote.adequacy.catching import Verdict
from belote.cli import progress, rulebook
from belote.cli.adequacy import seen
from belote.cli.progress import watched
from belote.data import PACKAGE

LONG = (
    ("perft", "belote-fr", "--seed", "0", "--depth", "2"),
    ("perft", "belote-fr", "--seed", "0", "--depth", "2", "--divide"),
    ("fuzz", "--variant", "belote-fr", "--deals", "2", "--kinds", "position"),
    ("conform", "--variant", "klaberjass", "--profile", "match"),
    ("rulebook", "klaberjass"),
)
SHOWN = ("counting 2 deep of 2", "dividing 2 deep", "situations", "records", "playing the examples out")


def on_a_terminal(monkeypatch: pytest.MonkeyPatch, *words: object) -> tuple[Run, str]:
    """Return what comes of a command, and what a terminal shows of it meanwhile."""
    shown = io.StringIO()
    monkeypatch.setattr(progress, "errors", Console(file=shown, force_terminal=True, width=100))
    return run(*words), shown.getvalue()


class TestOnATerminal:
    @pytest.mark.parametrize(("words", "what"), list(zip(LONG, SHOWN, strict=True)))
    def test_a_long_command_shows_what_it_is_at_and_prints_the_same(
        self, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], what: str
    ) -> None:
        plain = run(*words)
        assert plain.err == ""
        found, shown = on_a_terminal(monkeypatch, *words)
        assert found == plain and what in shown

    def test_a_bundle_counts_declarations(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        words = ("bundle", "--variant", "klaberjass", "--out", tmp_path / "one.zip")
        found, shown = on_a_terminal(monkeypatch, *words)
        assert found.status == 0 and "declarations" in shown and "writing" in shown

    def test_a_site_counts_pages(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        def made(wish: object, watch: Callable[[], object]) -> dict[str, bytes]:
            watch()
            return {"index.html": b"x"}

        monkeypatch.setattr(rulebook, "make_site", made)
        found, shown = on_a_terminal(monkeypatch, "rulebook", "klaberjass", "--site", tmp_path / "site")
        assert found.status == 0 and "pages" in shown

    def test_machines_are_shown_nothing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        found, shown = on_a_terminal(monkeypatch, "perft", "belote-fr", "--depth", "2", "--json")
        assert found.data["counts"][1]["depth"] == 2 and "counting" not in shown


def test_every_change_that_is_judged_is_counted() -> None:
    counted: list[int] = []
    verdicts: list[Verdict] = [Verdict(None, "caught")] * 3  # type: ignore[arg-type]
    assert list(seen(verdicts, lambda: counted.append(1))) == verdicts and len(counted) == 3


def test_what_is_done_stands_beside_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.StringIO()
    monkeypatch.setattr(progress, "errors", Console(file=shown, force_terminal=True, width=100))
    with watched("changes", 1200) as watch:
        watch.step()
        watch.at(700, 1300)
    assert "700/1,300" in shown.getvalue()


def test_there_is_one_way_of_showing_it() -> None:
    users = set()
    for path in (PACKAGE / "cli").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module in ("rich.progress", "rich.status", "rich.live"):
                users.add(path.name)
    assert users == {"progress.py"}

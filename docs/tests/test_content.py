"""The hand-written pages: their commands are run, what they show is what is said, and their links lead somewhere.

In a page a block of code may have a title, which is the file it is written to, and comments tell what is done with one:

* ``<!-- runnable -->`` before a block of ``sh``: it is run. Behind that word may stand, in this order, ``status 1``: it
  ends so, else with 0; ``slow``: only with ``BELOTE_WHOLE=1``, as are all later blocks of the page; ``needs NAME``:
  only where that module or program is, as are all later blocks;
* ``<!-- output -->`` before what it prints: a line ``…`` stands for any lines, ``…`` within a line for any text;
* ``<!-- not run: WHY -->`` before a block of ``sh`` that no empty folder can run.

The blocks of a page are run one after the other in one folder, empty at first; ``$BELOTE`` is that of the project.
A block has no ``head``: that stops reading, so a slower program before it fails. ``sed -n 1,5p`` reads to the end.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from belote.declaration import variants
from generators import hand_written
from generators.commonmark import clause_ids
from generators.pages import files
from generators.places import CONTENT, ROOT
from generators.rulebooks import file_of
from generators.tree import Chosen, tree

WHOLE = bool(os.environ.get("BELOTE_WHOLE"))
PAGES = sorted((CONTENT / "en").rglob("*.md"))
BLOCK = re.compile(r"(?:^<!-- (?P<mark>[^\n]*) -->\n)?^```(?P<info>[^\n]*)\n(?P<text>.*?)^```$", re.M | re.S)
COMMENT = re.compile(r"^<!-- (.*) -->$", re.M)
MARK = re.compile(r"(?P<runnable>runnable)(?: status (?P<status>\d))?(?P<slow> slow)?(?: needs (?P<needs>\w+))?$")
OTHER = re.compile(r"output$|not run: \S.*$")
LINK = re.compile(r"(?<!!)\[[^\]\n]+\]\(([^)\s]+)\)")


class Block(NamedTuple):
    """A block of code: the comment before it, its language, the file it is written to if any, and its text."""

    mark: str
    language: str
    title: str
    text: str


def blocks(text: str) -> Iterator[Block]:
    """Yield the blocks of code of a page."""
    for found in BLOCK.finditer(text):
        language, _, rest = found["info"].partition(" ")
        titled = re.search(r'title="([^"]+)"', rest)
        yield Block(found["mark"] or "", language, titled[1] if titled else "", found["text"])


def pattern(shown: str) -> str:
    """Return what the whole output must match, for what a page shows of it."""
    lines = (".*\n" if line == "…" else line_pattern(line) for line in shown.splitlines())
    return "".join(f"(?:{part})*?" if part == ".*\n" else part for part in lines)


def line_pattern(line: str) -> str:
    """Return what one line must match."""
    return ".*".join(map(re.escape, line.rstrip().split("…"))) + " *\n"


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a block in a folder, with the commands of this Python first; output and errors come together."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "FORCE_COLOR")}
    given = {**env, "PATH": path, "LC_ALL": "C.UTF-8", "TERM": "dumb", "PYTHONUTF8": "1", "BELOTE": str(ROOT)}
    shell = ["bash", "-eu", "-o", "pipefail", "-c", command]
    return subprocess.run(
        shell, cwd=folder, env=given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )


@cache
def built() -> frozenset[str]:
    """Return the files of the pages that the site has in English; those of variants are known by their names."""
    pages = {entry.path for entry in files(tree(Chosen(("en",), ("belote-fr",)), "en").nav)}
    return frozenset({*pages, *map(file_of, variants())})


def there(wanted: str) -> bool:
    """Return whether a module or a program is there."""
    return bool(importlib.util.find_spec(wanted) or shutil.which(wanted))


def name(path: Path) -> str:
    """Return the name of a page."""
    return str(path.relative_to(CONTENT / "en"))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_what_a_page_shows_is_what_its_commands_print(page: Path, tmp_path: Path) -> None:
    printed = ""
    for block in blocks(page.read_text(encoding="utf-8")):
        if block.title:
            file = tmp_path / block.title
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")
        asked = MARK.match(block.mark)
        if asked:
            if (asked["needs"] and not there(asked["needs"])) or (asked["slow"] and not WHOLE):
                return
            done = run(block.text, tmp_path)
            printed = done.stdout
            assert done.returncode == int(asked["status"] or 0), f"{block.text}\n{printed}"
        elif block.mark == "output":
            assert re.fullmatch(pattern(block.text), printed), f"shown:\n{block.text}\nprinted:\n{printed}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_command_is_run_or_says_why_not(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    found = list(blocks(text))
    assert [mark for mark in COMMENT.findall(text) if not MARK.match(mark) and not OTHER.match(mark)] == []
    assert len(COMMENT.findall(text)) == sum(bool(block.mark) for block in found), "a comment before no block"
    assert [block.text for block in found if block.language == "sh" and not block.mark] == []
    assert [block.text for block in found if block.language != "sh" and MARK.match(block.mark)] == []
    assert [block.text for block in found if MARK.match(block.mark) and re.search(r"\|\s*head\b", block.text)] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_leads_to_a_page(page: Path) -> None:
    known = built()
    here = page.relative_to(CONTENT / "en").parent
    for address in LINK.findall(page.read_text(encoding="utf-8")):
        if address.startswith(("https://", "#", "../../../playground/")):
            continue
        path, _, anchor = address.partition("#")
        target = os.path.normpath(here / path).replace(os.sep, "/")
        assert target in known, address
        if target.startswith("reference/clauses/") and anchor:
            assert anchor in clause_ids(), address


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_a_page_has_a_title_a_place_and_a_sentence_about_it(page: Path) -> None:
    read = hand_written.read(page)
    assert read.body.startswith(f"# {read.title}\n")
    assert str(read.meta["description"]).endswith(".")
    assert int(str(read.meta["order"])) > 0


class TestShortening:
    """What is left out is marked; everything else is compared."""

    def test_a_line_of_dots_stands_for_any_lines(self) -> None:
        assert re.fullmatch(pattern("a\n…\nz\n"), "a\nb\nc\nz\n")
        assert re.fullmatch(pattern("a\n…\nz\n"), "a\nz\n")

    def test_a_line_that_is_not_printed_is_noticed(self) -> None:
        assert not re.fullmatch(pattern("a\n…\nz\n"), "a\nb\n")
        assert not re.fullmatch(pattern("a\nz\n"), "a\nb\nz\n")

    def test_dots_within_a_line_stand_for_text(self) -> None:
        assert re.fullmatch(pattern("sha256:… ok\n"), "sha256:12ab ok\n")
        assert not re.fullmatch(pattern("sha256:… ok\n"), "sha256:12ab\nok\n")

"""Pages that are texts of the project already: the changelog, results, and where sources disagree."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from functools import cache
from pathlib import PurePosixPath
from typing import NamedTuple

from belote.declaration import files
from generators.commonmark import clause_file, clause_ids, clause_md, converted
from generators.pages import Page
from generators.places import ROOT
from generators.rulebooks import file_of

VARIANT = re.compile(r"(?<![\w`\[])`([a-z0-9]+(?:-[a-z0-9]+)*)((?:\+[a-z0-9-]+)*)`(?!`)")
CLAUSE = re.compile(r"(?<![\w`\[])`([a-z-]+(?:\.[a-z-]+)+)`(?!`)")


FILE = re.compile(r"(?<![\w`\[])`([\w./-]+\.md)`(?!`)")


class Text(NamedTuple):
    """A file of the project, the page it becomes, and what that is called in the navigation."""

    file: str
    page: str
    label: str


READING = Text("spec/README.md", "reference/specification.md", "Specification")
CHECKING = Text("conformance/README.md", "reference/conformance.md", "Checking a program")
LOGS = Text("conformance/logs.md", "reference/logs.md", "Logs of a site")
RESULTS = Text("conformance/results/README.md", "evidence/results.md", "Programs of others")
LIARS = Text("conformance/results/liars.md", "evidence/liars.md", "Liars")
MUTANTS = Text("conformance/adequacy/interpreter.md", "evidence/mutants.md", "Mutants")
WITNESSES = Text("conformance/witnesses/README.md", "evidence/witnesses.md", "Smallest deals")
CHANGES = Text("CHANGELOG.md", "changelog.md", "Changelog")
VARIANTS = Text("variants/README.md", "reference/variants.md", "Variants as files")
ADAPTERS = Text("conformance/adapters/README.md", "reference/adapters.md", "Adapter kits")


def disagreements() -> list[Text]:
    """Return the texts on where sources disagree, by region."""
    names = sorted(path.name for path in (ROOT / "variants").glob("ANSWERS-*.md"))
    return [Text(f"variants/{name}", page_of(name), region(name)) for name in names]


def page_of(name: str) -> str:
    """Return the page of a text on where sources disagree."""
    return f"evidence/{name.removesuffix('.md').lower().replace('answers', 'disagreements')}.md"


def region(name: str) -> str:
    """Return what a text on where sources disagree is about, from its heading."""
    first = (ROOT / "variants" / name).read_text(encoding="utf-8").split("\n", 1)[0]
    return first.removeprefix("# ").removeprefix("Answers: ")


@cache
def known() -> dict[str, str]:
    """Return the page of every file that is one."""
    single = (READING, CHECKING, LOGS, RESULTS, LIARS, MUTANTS, WITNESSES, CHANGES, VARIANTS, ADAPTERS)
    found = {one.file: one.page for one in (*single, *disagreements())}
    topics = (path.stem for path in (ROOT / "spec" / "clauses").glob("*.md"))
    return found | {f"spec/clauses/{topic}.md": clause_file(topic) for topic in topics}


def page(text: Text, variants: tuple[str, ...]) -> Page:
    """Return a text of the project as a page."""
    source = (ROOT / text.file).read_text(encoding="utf-8")

    def target(address: str) -> str | None:
        path, _, anchor = address.partition("#")
        found = known().get(posixpath.normpath(str(PurePosixPath(text.file).parent / path)))
        up = "../" * text.page.count("/")
        return f"{up}{found}" + (f"#{anchor}" if anchor else "") if found else None

    title = source.split("\n", 1)[0].removeprefix("# ")
    body = named(converted(source, text.page, target), text.page, variants)
    return Page(text.page, title, body, text.label)


def named(source: str, page: str, variants: tuple[str, ...]) -> str:
    """Return a text in which variants, clauses and files that stand in code are links, outside of blocks of code."""
    out, fenced = [], False
    for line in source.split("\n"):
        fenced ^= line.lstrip().startswith("```")
        out.append(line if fenced or line.startswith(("    ", "#")) else linked(line, page, variants))
    return "\n".join(out)


def linked(line: str, page: str, variants: tuple[str, ...]) -> str:
    """Return a line with its links."""
    up = "../" * page.count("/")

    def variant(found: re.Match[str]) -> str:
        name, options = found.groups()
        if name not in variants or name not in files():
            return found[0]
        return f"[`{name}{options}`]({up}{file_of(name)}{'#options' if options else ''})"

    def clause(found: re.Match[str]) -> str:
        return f"[`{found[1]}`]({clause_md(page, found[1])})" if found[1] in clause_ids() else found[0]

    def file(found: re.Match[str]) -> str:
        return f"[`{found[1]}`]({up}{known()[found[1]]})" if found[1] in known() else found[0]

    return FILE.sub(file, CLAUSE.sub(clause, VARIANT.sub(variant, line)))


def pages(some: tuple[Text, ...], variants: tuple[str, ...]) -> Iterator[Page]:
    """Yield some texts as pages."""
    return (page(text, variants) for text in some)

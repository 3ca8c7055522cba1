"""belote rulebook: the rules of a table as a book."""

from __future__ import annotations

from json import dumps
from pathlib import Path
from typing import Annotated

import typer

from belote.cli.common import fail, write
from belote.declaration.suggest import did_you_mean, listed, sentences
from belote.library import resolved
from belote.publishing.errors import Unpublished
from belote.publishing.pdf import pdf
from belote.publishing.places import write_file
from belote.rulebook import languages
from belote.rulebook.book import Book, book
from belote.rulebook.html import html
from belote.rulebook.markdown import markdown
from belote.rulebook.plain_data import as_json

FORMATS = ("md", "html", "json", "pdf")


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("rulebook", epilog="Example: belote rulebook belote-fr --out belote-fr.md")(command)


def command(
    variant: Annotated[str, typer.Argument(help="An id with options, as a+b, or a path to a YAML file.")],
    lang: Annotated[str, typer.Option(help="The language of the book.")] = "en",
    form: Annotated[
        str, typer.Option("--format", help="The form: md for Markdown, html for one page, json, or pdf.")
    ] = "md",
    out: Annotated[Path | None, typer.Option(help="Write the book to this file.")] = None,
    json: Annotated[bool, typer.Option("--json", help="The same as --format json.")] = False,
    minor: Annotated[bool, typer.Option("--all", help="Also what goes without saying at most tables.")] = False,
    fonts: Annotated[
        Path | None, typer.Option(help="With pdf: the folder of the fonts, Noto Sans, instead of those of the system.")
    ] = None,
) -> None:
    """Write the rulebook of a variant: whole sentences with their clauses and sources, house rules, worked examples.

    Every example is a record of the corpus and is played out while the book is made; one that does not agree ends the
    command with status 2.
    """
    refuse_unknown("language", lang, languages())
    refuse_unknown("form", form, FORMATS)
    try:
        made = book(variant, lang)
        if form == "pdf" and not json:
            write_file(to_file(out), pdf(made, resolved(variant), minor, fonts))
            return
        text = written(made, "json" if json else form, minor)
        if out is None:
            write(text)
        else:
            write_file(out, text.encode("utf-8"))
    except Unpublished as error:
        fail(str(error))


def written(made: Book, form: str, minor: bool) -> str:
    """Return a book in one of the forms."""
    if form == "json":
        return dumps(as_json(made), ensure_ascii=False, indent=2) + "\n"
    return html(made, minor) if form == "html" else markdown(made, minor)


def to_file(out: Path | None) -> Path:
    """Return where a PDF is written; it is never printed, and without a place the command ends with status 2."""
    return out if out is not None else fail("A PDF needs a file: add --out rules.pdf.")


def refuse_unknown(what: str, found: str, known: tuple[str, ...]) -> None:
    """End the command with status 2 for a word that is not known."""
    if found not in known:
        fail(f"There is no {what} {found}. {sentences(did_you_mean(found, known), f'Known are {listed(known)}.')}")

"""belote rulebook: the rules of a table as a book."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from belote.cli.common import fail, write
from belote.declaration.suggest import did_you_mean, listed, sentences
from belote.rulebook import languages
from belote.rulebook.book import book
from belote.rulebook.markdown import markdown

FORMATS = ("md",)


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("rulebook", epilog="Example: belote rulebook belote-fr --out belote-fr.md")(command)


def command(
    variant: Annotated[str, typer.Argument(help="An id with options, as a+b, or a path to a YAML file.")],
    lang: Annotated[str, typer.Option(help="The language of the book.")] = "en",
    form: Annotated[str, typer.Option("--format", help="The form: md for Markdown.")] = "md",
    out: Annotated[Path | None, typer.Option(help="Write the book to this file.")] = None,
    minor: Annotated[bool, typer.Option("--all", help="Also what goes without saying at most tables.")] = False,
) -> None:
    """Write the rulebook of a variant: whole sentences with their clauses and sources, house rules, worked examples.

    Every example is a record of the corpus and is played out while the book is made; one that does not agree ends the
    command with status 2.
    """
    refuse_unknown("language", lang, languages())
    refuse_unknown("form", form, FORMATS)
    text = markdown(book(variant, lang), minor)
    if out is None:
        write(text)
        return
    out.write_text(text, encoding="utf-8", newline="\n")


def refuse_unknown(what: str, found: str, known: tuple[str, ...]) -> None:
    """End the command with status 2 for a word that is not known."""
    if found not in known:
        fail(f"There is no {what} {found}. {sentences(did_you_mean(found, known), f'Known are {listed(known)}.')}")

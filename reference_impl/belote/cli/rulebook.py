"""belote rulebook: the rules of a table as a book."""

from __future__ import annotations

from json import dumps
from pathlib import Path
from typing import Annotated, cast, get_args

import typer

from belote.cli.common import errors, fail, refuse_place, write
from belote.cli.progress import watched
from belote.declaration import Resolved
from belote.declaration.suggest import did_you_mean, listed, sentences
from belote.library import resolved
from belote.publishing.errors import Unpublished
from belote.publishing.pdf import pdf
from belote.publishing.places import refuse_foreign, write_file, write_folder
from belote.publishing.site import PAPER, Wish, spoken
from belote.publishing.site import site as make_site
from belote.publishing.tools import lacking
from belote.rulebook import languages
from belote.rulebook.book import NOTES, OPTIONS, Book, book
from belote.rulebook.diagrams import Deck, Scheme
from belote.rulebook.html import html
from belote.rulebook.markdown import markdown
from belote.rulebook.plain_data import as_json

FORMATS = ("md", "html", "json", "pdf")
PARTS = (OPTIONS, NOTES, PAPER)
"""What can be left out, paper of a site alone."""


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("rulebook", epilog="Example: belote rulebook belote-fr --out belote-fr.md")(command)


def command(
    variant: Annotated[str, typer.Argument(help="An id with options, as a+b, or a path to a YAML file.")],
    lang: Annotated[
        list[str] | None,
        typer.Option(help=f"The language of the book: {', '.join(languages())}; with --site also several."),
    ] = None,
    form: Annotated[
        str, typer.Option("--format", help="The form: md for Markdown, html for one page, json, or pdf.")
    ] = "md",
    out: Annotated[Path | None, typer.Option(help="Write the book to this file.")] = None,
    json: Annotated[bool, typer.Option("--json", help="The same as --format json.")] = False,
    minor: Annotated[bool, typer.Option("--all", help="Also what goes without saying at most tables.")] = False,
    without: Annotated[
        list[str] | None, typer.Option(help="Leave out options, notes or, with --site, paper; again for another.")
    ] = None,
    deck: Annotated[str, typer.Option(help="The suits that cards are drawn with: french or german.")] = "french",
    colours: Annotated[str, typer.Option(help="How many colours the suits are drawn in: four or two.")] = "four",
    site: Annotated[Path | None, typer.Option(help="Write a small site of its own to this folder.")] = None,
    since: Annotated[
        Path | None, typer.Option(help="With --site: an earlier revision, to say what has changed since.")
    ] = None,
    fonts: Annotated[
        Path | None, typer.Option(help="For a PDF: the folder of the fonts, instead of those of the system.")
    ] = None,
) -> None:
    """Write the rulebook of a variant: whole sentences with their clauses and sources, house rules, worked examples.

    Every example is a record of the corpus and is played out while the book is made; one that does not agree ends the
    command with status 2. With --site: the book, a summary of one page, a score sheet, and all of them as PDF, in the
    languages that the declaration has names in; without PDF where the extra pdf is missing.

    A club's own book is short with --without options and --without notes: both are mostly those of its parent. In the
    file notes: null and options: null take inherited ones away for good.
    """
    for wanted in lang or ():
        refuse_unknown("language", wanted, languages())
    refuse_unknown("form", form, FORMATS)
    parts = tuple(dict.fromkeys(without or ()))
    for part in parts:
        refuse_unknown("part", part, PARTS)
    refuse_unknown("deck", deck, get_args(Deck))
    refuse_unknown("number of colours", colours, get_args(Scheme))
    if out is not None and site is None:
        refuse_place(out)
    try:
        if site is not None:
            langs = tuple(dict.fromkeys(lang or ()))
            cards = cast(Deck, deck), cast(Scheme, colours)
            write_site(site, Wish(variant, langs, since, fonts, minor, *cards, parts), out)
            return
        if PAPER in parts:
            fail("--without paper goes with --site. Leave it out, or name another --format.")
        if since is not None or len(lang or ()) > 1:
            fail(f"{'--since' if since else 'Several languages'} can only be given with --site.")
        with watched("playing the examples out") as watch:
            made = book(variant, (lang or ["en"])[0], cast(Deck, deck), cast(Scheme, colours), parts)
            watch.now("printing" if form == "pdf" else "writing")
            data = bytes_of(made, resolved(variant), "json" if json else form, out, fonts, minor)
        put(data, out)
    except Unpublished as error:
        fail(str(error))


def write_site(folder: Path, wish: Wish, out: Path | None) -> None:
    """Write a site, if its folder may be written to. Raises ``Unpublished``."""
    if out is not None:
        fail("--out is for a book and --site for a folder. Give one of the two.")
    refuse_foreign(folder)
    if PAPER not in wish.without and (reason := lacking()):
        errors.print(f"The site is made without paper. {reason} Add --without paper if none is wanted.")
        wish = wish._replace(without=(*wish.without, PAPER))
    langs = wish.langs or spoken(resolved(wish.variant))
    with watched("pages") as watch:
        write_folder(folder, make_site(wish._replace(langs=langs), watch.step))


def bytes_of(made: Book, table: Resolved, form: str, out: Path | None, fonts: Path | None, minor: bool) -> bytes:
    """Return a book in one of the forms. Raises ``Unpublished``."""
    if form == "pdf":
        to_file(out)
        return pdf(made, table, minor, fonts)
    return written(made, form, minor).encode("utf-8")


def put(book: bytes, out: Path | None) -> None:
    """Write a book to a file, or print it. Raises ``Unpublished``."""
    if out is None:
        write(book.decode("utf-8"))
    else:
        write_file(out, book)


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

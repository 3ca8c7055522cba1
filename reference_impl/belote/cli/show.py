"""belote show: a declaration, with where every value comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import typer
from rich.text import Text
from rich.tree import Tree

from belote.cli.common import console, print_json
from belote.declaration import OfferedOption, Origin, Resolved, dotted, editorial_leaves, resolved_document
from belote.declaration.paths import is_leaf
from belote.library import offered, resolved


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("show", epilog="Example: belote show bridge-belote-bg+kirtik --resolved")(command)


def command(
    variant: Annotated[str, typer.Argument(help="An id with options, as a+b, or a path to a YAML file.")],
    whole: Annotated[bool, typer.Option("--resolved", help="All defaults written out, and what was dropped.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the resolved declaration as JSON.")] = False,
    lang: Annotated[str, typer.Option(help="The language of the name and of the options.")] = "en",
) -> None:
    """Show a declaration and the source of every value."""
    found = resolved(variant)
    if json:
        print_json(with_texts(found))
        return
    console.print(f"{in_language(found.names, lang) or found.id}  ({found.name})", style="bold")
    tree = Tree(found.name)
    grow(tree, found, found.data, (), whole)
    console.print(tree, soft_wrap=False)
    console.print(f"{found.digest}   editorial leaves: {len(editorial_leaves(found))}", style="dim")
    print_options(offered(variant), lang)
    print_texts(found, lang)
    if whole:
        for dropped in found.dropped:
            console.print(f"dropped {dotted(dropped.path)}: {dropped.reason} [{dropped.clause}]", style="dim")


def with_texts(found: Resolved) -> dict[str, Any]:
    """Return the resolved declaration as third parties receive it, with its notes and paragraphs."""
    texts = {"notes": [dict(note) for note in found.notes], "paragraphs": dict(found.paragraphs)}
    return {**resolved_document(found), **{name: text for name, text in texts.items() if text}}


def grow(tree: Tree, found: Resolved, data: Any, path: tuple[Any, ...], whole: bool) -> None:
    """Add the members of a map or a list to a tree; defaults only when everything is wanted."""
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in items:
        here = (*path, key)
        if not is_leaf(value):
            branch = tree.add(str(key))
            grow(branch, found, value, here, whole)
            if not branch.children:
                tree.children.remove(branch)
            continue
        origin = found.provenance.get(here)
        if whole or origin is None or not origin.is_default:
            tree.add(Text.assemble(f"{key}: {flat(value)}  ", (cited(origin), "dim")))


def flat(value: Any) -> str:
    """Return a leaf in one line."""
    if isinstance(value, list):
        return "[" + ", ".join(map(flat, value)) + "]"
    return {True: "true", False: "false"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def cited(origin: Origin | None) -> str:
    """Return where a leaf comes from: its citations, an editorial reason, or that it is a default."""
    if origin is None or origin.is_default:
        return "default"
    citation = origin.citation
    editorial = f"editorial: {citation.editorial}" if citation.editorial else ""
    return "; ".join(filter(None, [", ".join(citation.sources), editorial]))


def print_options(options: Mapping[str, OfferedOption], lang: str) -> None:
    """List the options that can be chosen."""
    if options:
        console.print("options", style="bold")
    for name, option in options.items():
        console.print(f"  +{name}: {in_language(option.title, lang)}")


def print_texts(found: Resolved, lang: str) -> None:
    """Print the notes and the declaration's own paragraphs, in one language or the one there is."""
    if found.notes:
        console.print("notes", style="bold")
    for note in found.notes:
        console.print(f"  {note['topic']}: {in_language(note['text'], lang)}")
    for section, texts in found.paragraphs.items():
        console.print(f"in its own words: {section}", style="bold")
        for paragraph in in_language(texts, lang):
            console.print(f"  {paragraph}")


def in_language(texts: Mapping[str, Any], lang: str) -> Any:
    """Return what is said in a language, else in English, else in the first there is."""
    return texts.get(lang) or texts.get("en") or next(iter(texts.values()), "")

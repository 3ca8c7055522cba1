"""belote show: a declaration, with where every value comes from."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text
from rich.tree import Tree

from belote.cli.common import console, print_json
from belote.declaration import Origin, Resolved, dotted, editorial_leaves, resolved_document
from belote.declaration.paths import is_leaf
from belote.library import resolved


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
        print_json(resolved_document(found))
        return
    console.print(f"{found.names.get(lang) or found.names.get('en', found.id)}  ({found.name})", style="bold")
    tree = Tree(found.name)
    grow(tree, found, found.data, (), whole)
    console.print(tree, soft_wrap=False)
    console.print(f"{found.digest}   editorial leaves: {len(editorial_leaves(found))}", style="dim")
    print_options(found, lang)
    if whole:
        for dropped in found.dropped:
            console.print(f"dropped {dotted(dropped.path)}: {dropped.reason} [{dropped.clause}]", style="dim")


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


def print_options(found: Resolved, lang: str) -> None:
    """List the options that can be chosen."""
    if found.declared:
        console.print("options", style="bold")
    for name, option in found.declared.items():
        console.print(f"  +{name}: {option.title.get(lang) or option.title.get('en', '')}")

"""belote new: a house variant to edit."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from belote.cli.common import console, fail, print_json
from belote.declaration import files, name_of
from belote.library import resolved

TEXT = """\
# A house variant: write below only what your table plays differently.
# Check it with: belote validate {id}.yaml
variant: {id}
revision: 1
extends: {parent}
# One language is enough, and it need not be English: names: {{nl: Onze club}}.
names: {{en: {name}}}
summary: {{en: 'As {parent}, with our own rules.'}}
# Where it is played, by the codes of countries or regions:
# regions: [FR]
#
# A change, and where it comes from (every value a file sets names its source, or says why it has none). To see what
# can be changed: belote show {parent} --resolved. Write null to take away what is inherited.
# scoring:
#   count: {{capot: 100}}
# sources:
#   scoring.count.capot: {{editorial: our club has always played it so}}
#
# The options of {parent} can be chosen here too. To offer none of them:
# options: null
# To offer one of your own:
# options:
#   long-evening:
#     title: {{en: A longer match}}
#     sources: {{editorial: our house rules}}
#     set: {{match: {{deals: 24}}}}
#
# What cannot be said in values, by section:
# notes:
#   - topic: dealing
#     text: {{en: The token goes round with the deal.}}
#     sources: {{editorial: our house rules}}
# Your own words for the rulebook, by section (also introduction, calls, tournament) and language:
# paragraphs:
#   tournament:
#     en: ["Six matches in an evening."]
"""


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("new", epilog="Example: belote new our-club --from belote-fr")(command)


def command(
    id: Annotated[str, typer.Argument(help="The id of the new variant: small letters, digits and hyphens.")],
    parent: Annotated[str, typer.Option("--from", help="The variant it changes, with options if wanted.")],
    folder: Annotated[Path, typer.Option("--in", help="The folder to write it to.")] = Path(),
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Write a declaration that extends a variant, ready to edit."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", id):
        fail(f"{id} is no id. Use small letters, digits and hyphens, as in our-club.")
    if id in files():
        fail(f"{id} is the id of a declaration that is there already. Choose another.")
    if name_of(parent).is_path:
        fail(f"--from {parent} is a path. Name the variant by its id; its file may lie in the same folder.")
    target = folder / f"{id}.yaml"
    refuse_unknown(parent, folder)
    try:
        write_new(target, TEXT.format(id=id, parent=parent, name=id.replace("-", " ").capitalize()))
    except FileExistsError:
        fail(f"{target} exists already; nothing was written. Choose another id or folder.")
    if json:
        print_json({"file": str(target), "variant": id, "extends": parent})
        return
    console.print(f"Wrote {target}. Edit it, then run: belote validate {target}")


def refuse_unknown(parent: str, folder: Path) -> None:
    """Resolve the parent, which may lie in the same folder. Raises ``BrokenDeclaration``."""
    if not folder.is_dir():
        fail(f"{folder} is no folder.")
    name = name_of(parent)
    beside = folder / f"{name.base}.yaml"
    own = name.base not in files() and beside.is_file()
    resolved("+".join((str(beside), *name.options)) if own else parent)


def write_new(target: Path, text: str) -> None:
    """Write a file that does not exist yet, whole or not at all. Raises ``OSError``."""
    with target.open("x", encoding="utf-8", newline="\n") as file:
        try:
            file.write(text)
            file.flush()
        except BaseException:
            target.unlink(missing_ok=True)
            raise

"""The commands of ``belote``, from the command line itself."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

import typer.main

from belote.cli import app
from generators.pages import Page, escaped

PAGE = "reference/commands.md"


def commands() -> Page:
    """Return the page of the commands."""
    group: Any = typer.main.get_command(app)
    parts = [
        "# Commands",
        "`belote COMMAND --help` says the same. Exit status: 0 all well, 1 something does not conform, 2 the input is "
        "wrong, 3 the program broke. A variant is an id with options, as `belote-fr+rounded`, or a path to a file.",
    ]
    for name, command in every(group, ""):
        parts += command_part(name, command)
    return Page(PAGE, "Commands", "\n\n".join(parts))


def every(group: Any, above: str) -> Iterator[tuple[str, Any]]:
    """Yield every command by its whole name; of a group its commands, and itself if it does anything alone."""
    for name in group.list_commands(None):
        command = group.get_command(None, name)
        inner = getattr(command, "commands", {})
        if not inner or command.invoke_without_command:
            yield above + name, command
        if inner:
            yield from every(command, f"{above}{name} ")


def command_part(name: str, command: Any) -> Iterator[str]:
    """Yield one command: what it does, how it is called, what may be asked, and an example."""
    yield f"## belote {name} {{: #{name.replace(' ', '-')} }}"
    yield escaped(" ".join((command.help or "").split("\n\n")[0].split()))
    for more in (command.help or "").split("\n\n")[1:]:
        yield escaped(" ".join(more.split()))
    yield f"```text\nbelote {name} {' '.join(usage(command))}\n```"
    rows = "".join(parameter(one) for one in command.params if one.name != "help")
    head = '<thead><tr><th scope="col">option</th><th scope="col">what it does</th></tr></thead>'
    if rows:
        yield f'<table class="options">{head}<tbody>{rows}</tbody></table>'
    if command.epilog:
        yield f"```console\n$ {command.epilog.removeprefix('Example: ')}\n```"


def usage(command: Any) -> Iterator[str]:
    """Yield the parts of a call."""
    for one in command.params:
        if one.param_type_name == "argument":
            word = (one.metavar or one.name).upper() + ("…" if one.nargs == -1 else "")
            yield word if one.required else f"[{word}]"
    if any(one.param_type_name == "option" and one.name != "help" for one in command.params):
        yield "[OPTIONS]"


def parameter(one: Any) -> str:
    """Return the line of an argument or option."""
    names = ", ".join(one.opts) if one.param_type_name == "option" else (one.metavar or one.name).upper()
    default = one.default if isinstance(one.default, str | int | float) and not isinstance(one.default, bool) else ""
    told = f" <small>default {escape(str(default))}</small>" if default not in ("", None) else ""
    text = escape(getattr(one, "help", None) or "")
    return f'<tr><th scope="row"><code>{escape(names)}</code></th><td>{text}{told}</td></tr>'

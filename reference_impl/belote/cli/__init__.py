"""The command line: one small file for each command. ``main`` never lets a traceback reach a user."""

from __future__ import annotations

import importlib
import os
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from belote import __version__
from belote.cli.common import console, errors, fail, prepare, reader_gone
from belote.errors import BrokenInput, Refusal

COMMANDS = (
    *("variants", "show", "validate", "new", "replay", "explain", "check", "score", "diff", "deal", "serve", "conform"),
    *("fuzz", "adequacy", "bundle", "perft", "rulebook", "matrix", "tree", "which", "infer", "batch", "docs"),
)
"""The commands in the order of the help, each a module of this package that is loaded when it is asked for."""


class Commands(TyperGroup):
    """The commands by their names."""

    def __init__(self, *words: Any, **named: Any) -> None:
        super().__init__(*words, **named)
        self.commands = dict.fromkeys(COMMANDS)  # type: ignore[assignment]  # only names, for what is meant by a slip

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the names of the commands."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return a command, or nothing where there is none of that name."""
        return named(cmd_name) if cmd_name in COMMANDS else None


def named(command: str) -> Any:
    """Return a command by its name."""
    only = typer.Typer(pretty_exceptions_enable=False, add_completion=False)
    importlib.import_module(f"belote.cli.{command}").add(only)
    found = get_command(only)
    return found.commands[command] if isinstance(found, TyperGroup) else found


app = typer.Typer(
    name="belote",
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def print_version(wanted: bool) -> None:
    """Print the version and end, if that is wanted."""
    if wanted:
        console.print(f"belote {__version__}", highlight=False)
        raise typer.Exit


@app.callback(help="The Belote family of card games: declared, executed, checked.")
def options(
    version: Annotated[bool, typer.Option("--version", callback=print_version, help="Print the version.")] = False,
) -> None:
    """Take what stands before the command."""


def main() -> None:
    """Run the command line. Exit status: 0 well, 1 something does not conform, 2 broken input, 3 the program broke."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # for as long as the program lasts
    prepare(sys.stdout, sys.stderr)
    try:
        words = sys.argv[1:]
        app(args=importlib.import_module("belote.cli.score").repeated(words) if words[:1] == ["score"] else words)
    except BrokenInput as error:
        fail(*map(str, error.problems))
    except Refusal as error:
        fail(str(error))
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):  # met while printing help, or what is wrong with the words
            reader_gone() if end.__context__.__context__ is None else sys.exit(2)
        raise
    except OSError as error:
        fail(f"{error.filename or 'the output'}: {error.strerror or error}.")
    except Exception as error:
        broke(error)


def broke(error: Exception) -> None:
    """Say that this program is at fault, and end with status 3; ``BELOTE_DEBUG`` shows where."""
    if os.environ.get("BELOTE_DEBUG"):
        raise error
    errors.print(f"belote went wrong: {type(error).__name__}: {error}", style="red")
    errors.print("This is a fault of the program. Please report it with the command and its input.")
    sys.exit(3)


__all__ = ["COMMANDS", "app", "main", "named"]

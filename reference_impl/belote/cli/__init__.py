"""The command line: one small file for each command. ``main`` never lets a traceback reach a user."""

from __future__ import annotations

import os
import sys

import typer

from belote.cli import (
    adequacy,
    batch,
    bundle,
    check,
    conform,
    deal,
    diff,
    docs,
    explain,
    fuzz,
    infer,
    matrix,
    new,
    perft,
    replay,
    rulebook,
    score,
    serve,
    show,
    tree,
    validate,
    variants,
    which,
)
from belote.cli.common import errors, fail, prepare
from belote.errors import BrokenInput, Refusal

app = typer.Typer(
    name="belote",
    help="The Belote family of card games: declared, executed, checked.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for module in (
    variants,
    show,
    validate,
    new,
    replay,
    explain,
    check,
    score,
    diff,
    deal,
    serve,
    conform,
    fuzz,
    adequacy,
    bundle,
    perft,
    rulebook,
    matrix,
    tree,
    which,
    infer,
    batch,
    docs,
):
    module.add(app)


def main() -> None:
    """Run the command line. Exit status: 0 well, 1 something does not conform, 2 broken input, 3 the program broke."""
    prepare(sys.stdout, sys.stderr)
    try:
        words = sys.argv[1:]
        app(args=score.repeated(words) if words[:1] == ["score"] else words)
    except BrokenInput as error:
        fail(*map(str, error.problems))
    except Refusal as error:
        fail(str(error))
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


__all__ = ["app", "main"]

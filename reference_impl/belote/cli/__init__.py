"""The command line: one small file for each command. ``main`` never lets a traceback reach a user."""

from __future__ import annotations

import sys

import typer

from belote.cli import (
    adequacy,
    check,
    conform,
    deal,
    diff,
    explain,
    new,
    replay,
    score,
    serve,
    show,
    validate,
    variants,
)
from belote.cli.common import fail
from belote.errors import BrokenInput

app = typer.Typer(
    name="belote",
    help="The Belote family of card games: declared, executed, checked.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for module in (variants, show, validate, new, replay, explain, check, score, diff, deal, serve, conform, adequacy):
    module.add(app)


def main() -> None:
    """Run the command line. Exit status: 0 well, 1 something does not conform, 2 broken input, 3 the program broke."""
    try:
        words = sys.argv[1:]
        app(args=score.repeated(words) if words[:1] == ["score"] else words)
    except BrokenInput as error:
        fail(*map(str, error.problems))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)


__all__ = ["app", "main"]

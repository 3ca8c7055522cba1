"""belote docs: the finished site on this machine."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Annotated

import typer

from belote.cli.common import console, errors, fail
from belote.cli.site_files import HOST, NoSite, opened, server

docs = typer.Typer(help="Show the finished site.", no_args_is_help=True, add_completion=False)


def add(app: typer.Typer) -> None:
    """Add the commands."""
    docs.command("serve", epilog="Example: belote docs serve site.zip")(serve)
    app.add_typer(docs, name="docs")


@docs.callback()
def about() -> None:
    """Show the finished site."""


def serve(
    path: Annotated[Path, typer.Argument(help="A finished site: a folder, or a zip that need not be unpacked.")],
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 is any that is free.")] = 8000,
) -> None:
    """Show a finished site, with the playground, in a browser on this machine. It is not to be seen from elsewhere.

    Pages opened as files cannot run the playground; through this they can, and nothing is asked of any other host.
    """
    try:
        running = server(opened(path), port, lambda line: errors.print(line))
    except NoSite as error:
        fail(str(error))
    except OSError as error:
        fail(refused(port, error))
    console.print(f"http://{HOST}:{running.server_address[1]}/ shows {path}. Ctrl+C ends it.")
    try:
        running.serve_forever()
    except KeyboardInterrupt:
        console.print()
    finally:
        running.server_close()


def refused(port: int, error: OSError) -> str:
    """Return why there is no server."""
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is taken by another program. Give another: --port 0 takes any that is free."
    if error.errno == errno.EACCES:
        return f"Port {port} is not open to everybody. Give one above 1023: --port 8000."
    return f"{error.filename or f'Port {port}'}: {error.strerror}."

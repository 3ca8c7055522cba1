"""The libraries of the extra ``pdf``, taken only when paper is wanted."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from typing import Any

from belote.publishing import MISSING
from belote.publishing.errors import Unpublished


@cache
def tool(name: str) -> Any:
    """Return a module of WeasyPrint or of fontTools, which comes with it.

    Raises ``Unpublished`` where it is not installed, or cannot find Pango.
    """
    try:
        found = import_module(name)
    except (ImportError, OSError) as error:
        raise Unpublished(MISSING) from error
    for quiet in ("weasyprint", "fontTools"):
        logging.getLogger(quiet).setLevel(logging.ERROR)
    return found


def lacking() -> str:
    """Return what is missing for paper, and how to get it; nothing where the library is there."""
    try:
        tool("weasyprint")
    except Unpublished as reason:
        return str(reason)
    return ""

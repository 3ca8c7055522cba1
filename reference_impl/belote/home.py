"""Where the user's own folders lie, also for a user that has none, as in many containers."""

from __future__ import annotations

import os
from pathlib import Path

NOWHERE = Path(os.devnull)
"""A path below which there is nothing, and nothing can be made."""


def home() -> Path:
    """Return the folder of the user; ``NOWHERE`` for one without."""
    try:
        return Path.home()
    except RuntimeError:
        return NOWHERE


def cache_folder() -> Path:
    """Return the folder for what can be worked out again. It may not exist, and it may be one that cannot be made.

    A relative ``XDG_CACHE_HOME`` is passed over, as its specification says: it would be another one in each folder.
    """
    named = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (named if named.is_absolute() else home() / ".cache") / "belote"

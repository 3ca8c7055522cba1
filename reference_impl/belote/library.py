"""Compiled rules by the name of a variant, each compiled once."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from belote.deal import Rules, compile_rules
from belote.declaration import Resolved, declaration, resolve


@lru_cache(maxsize=256)
def resolved(name: str | Path) -> Resolved:
    """Return the resolved declaration of a variant with its options, as ``bridge-belote-bg+kirtik``, or of a file.

    Raises ``BrokenDeclaration``.
    """
    return resolve(name)


@lru_cache(maxsize=256)
def rules(name: str | Path) -> Rules:
    """Return the compiled rules of a variant with its options, or of a file. Raises ``BrokenDeclaration``."""
    return compile_rules(declaration(resolved(name)))

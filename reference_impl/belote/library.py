"""Compiled rules by the name of a variant, each compiled once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from belote.deal import Rules, compile_rules
from belote.declaration import OfferedOption, Resolved, declaration, resolve
from belote.declaration.resolve import digest_with
from belote.declaration.validate import excluded
from belote.errors import BrokenDeclaration


@lru_cache(maxsize=256)
def resolved(name: str | Path) -> Resolved:
    """Return the resolved declaration of a variant with its options, as ``bridge-belote-bg+kirtik``, or of a file.

    Raises ``BrokenDeclaration``.
    """
    return resolve(name, (), remembered)


def remembered(name: str | Path, options: Sequence[str]) -> str:
    """Return the digest of a declaration with options; without any from what is kept. Nothing is that of a broken one.

    Raises ``BrokenDeclaration`` where options do not go together.
    """
    if options:
        return digest_with(name, options)
    try:
        return resolved(name).digest
    except BrokenDeclaration:
        return ""


@lru_cache(maxsize=256)
def rules(name: str | Path) -> Rules:
    """Return the compiled rules of a variant with its options, or of a file. Raises ``BrokenDeclaration``."""
    return compile_rules(declaration(resolved(name)))


def offered(name: str | Path) -> dict[str, OfferedOption]:
    """Return the options that a variant, or a file, offers: all of its own, and the inherited ones that are of use.

    An inherited option that does not fit or changes nothing is left out; one that only cannot stand beside a chosen one
    is not. Everything that lists options to people or programs asks here. Raises ``BrokenDeclaration``.
    """
    found = resolved(name)
    return {
        option: offer
        for option, offer in found.declared.items()
        if offer.file == found.file or is_of_use(f"{name}+{option}", bool(found.options))
    }


def is_of_use(name: str, chosen: bool) -> bool:
    """Say whether the last option of a name can be laid and changes something, or is only excluded by one chosen."""
    try:
        resolved(name)
    except BrokenDeclaration as error:
        return chosen and excluded(error.problems)
    return True

"""The address of a state of the playground: what stands behind the ``#``.

The plain form, ``1:tool=replay&variant=…``, is a query that any program can write. The packed form, ``1z:…``, is the
state as JSON, deflated without a header, in base64 for addresses without padding; it holds what would be too long for
a plain one. The number is the version of the form.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl, quote

TOOLS = ("edit", "score", "replay", "compare", "which")
PLAIN = ("tool", "variant", "record", "at", "other", "show", "lang")
"""The members that a plain address may have, in their order; values are texts, ``at`` and ``show`` may be numbers."""

BEGIN, PACKED = "1:", "1z:"
LONGEST = 400_000
"""How long a state may be once it is unpacked, in bytes."""

RAW = -zlib.MAX_WBITS


class BrokenLink(ValueError):
    """An address that is no state of the playground."""


def link(state: Mapping[str, Any]) -> str:
    """Return what stands behind the ``#`` for a state: plain if it can be, else packed."""
    if all(name in PLAIN and isinstance(value, str | int) for name, value in state.items()):
        found = ((name, str(state[name])) for name in PLAIN if name in state)
        return BEGIN + "&".join(f"{name}={quote(value, safe='/:@,')}" for name, value in found)
    packer = zlib.compressobj(9, wbits=RAW)
    text = json.dumps(state, ensure_ascii=False, separators=(",", ":"))
    data = packer.compress(text.encode("utf-8")) + packer.flush()
    return PACKED + base64.urlsafe_b64encode(data).decode("ascii").rstrip("=")


def state(fragment: str) -> dict[str, Any]:
    """Return the state of an address. Raises ``BrokenLink``."""
    fragment = fragment.removeprefix("#")
    if fragment.startswith(PACKED):
        found = unpacked(fragment.removeprefix(PACKED))
    elif fragment.startswith(BEGIN):
        found = dict(parse_qsl(fragment.removeprefix(BEGIN)))
    else:
        raise BrokenLink("The address begins with no version that is known here.")
    if not isinstance(found, dict) or found.get("tool") not in TOOLS:
        raise BrokenLink("The address names no tool of the playground.")
    return numbered(found)


def unpacked(text: str) -> Any:
    """Return what was packed. Raises ``BrokenLink``."""
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        opener = zlib.decompressobj(RAW)
        whole = opener.decompress(data, LONGEST)
        if not opener.eof:
            raise BrokenLink("The address is broken off, or too long.")
        return json.loads(whole)
    except (binascii.Error, zlib.error, ValueError) as error:
        if isinstance(error, BrokenLink):
            raise
        raise BrokenLink("The address is damaged.") from None


def numbered(found: dict[str, Any]) -> dict[str, Any]:
    """Return a state in which numbers are numbers."""
    for name in ("at", "show"):
        if isinstance(found.get(name), str) and found[name].isascii() and found[name].isdigit():
            found[name] = int(found[name])
    return found

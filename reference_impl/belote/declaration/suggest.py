"""Wording shared by the messages of the loader: what was found, what is known, what was probably meant."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable
from typing import Any

LONGEST = 60


def shown(value: Any) -> str:
    """Return a value as it would be written, cut short when long."""
    if value is None:
        return "null"
    text = json.dumps(value, ensure_ascii=False) if not isinstance(value, str) else f'"{value}"'
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def listed(names: Iterable[Any], last: str = "or") -> str:
    """Return ``a, b or c``."""
    parts = [str(name) if isinstance(name, str) else shown(name) for name in names]
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def nearest(word: object, known: Iterable[Any]) -> str:
    """Return the known name closest to a word, or nothing."""
    names = [str(name) for name in known]
    lowered = {name.lower().replace("-", "_"): name for name in names}
    found = difflib.get_close_matches(str(word).lower().replace("-", "_")[:200], lowered, n=1, cutoff=0.6)
    return lowered[found[0]] if found else ""


def did_you_mean(word: object, known: Iterable[Any]) -> str:
    """Return ``Did you mean "x"?``, or nothing when no known name is close."""
    name = nearest(word, known)
    return f'Did you mean "{name}"?' if name else ""


def sentences(*parts: str) -> str:
    """Join the sentences that are not empty."""
    return " ".join(part for part in parts if part)

"""Slips of the hand that make a text something other than YAML, and what was meant by them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from belote.declaration.paths import Path

VALUE = re.compile(r"(?:^|[{,:\[-])\s*(?P<text>[^\s{},:\[][^{},:]*)$")
IN_BRACES = re.compile(r":[^{},\n]*")
TO_THE_END = re.compile(r":[^\n]*")
THOUSANDS = re.compile(r"[0-9]{3}")


def known_slip(text: str, line: int, column: int) -> tuple[str, str] | None:
    """Return what stands at a place that cannot be parsed, and what to write instead; nothing if it is no known slip.

    Line and column count from 1.
    """
    lines = text.split("\n")
    written = lines[line - 1] if 0 < line <= len(lines) else ""
    if "\t" in written[: len(written) - len(written.lstrip())] or written[column - 1 : column] == "\t":
        return "a tab stands here", "Indent with spaces."
    if written[column - 1 : column] == ":":
        return colon(written[: column - 1], written[column - 1 :])
    return None


def colon(before: str, rest: str) -> tuple[str, str] | None:
    """Return the slip of a colon in a text without quotation marks, or of a line that is indented too far."""
    if re.search(r":\s", before):
        braces = before.count("{") > before.count("}")
        found, after = VALUE.search(before), (IN_BRACES if braces else TO_THE_END).match(rest)
        whole = (found["text"] if found else "") + (after.group() if after else "")
        advice = f'Put the text into quotation marks: "{whole.strip()}".' if found else "Put it into quotation marks."
        return "a colon stands in a text without quotation marks", advice
    if before[:1] == " ":
        return "this line is indented further than the one above it, which has its value already", "Indent both alike."
    return None


def without_brackets(key: str, first: int, loose: Sequence[str], path: Path) -> tuple[str, Path, str]:
    """Return what is wrong with numbers that follow the value of a key in braces, where, and what was meant.

    One of three digits behind a short one may be the rest of it: 1,500.
    """
    listed = f"{key}: [{', '.join([str(first), *loose])}]"
    if all(map(THOUSANDS.fullmatch, loose)) and abs(first) < 1000:
        number = f"{key}: {first}{''.join(loose)}"
        advice = f"Write {number} for one number, or {listed} for a list."
        return "a comma begins another entry", path, advice
    message = f"{loose[0]} stands alone here, for a comma begins another entry"
    return message, path, f"A list stands in brackets: {listed}."

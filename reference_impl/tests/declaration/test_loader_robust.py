"""Whatever is done to a declaration, it is read, or refused with a place: never a traceback, never a long wait."""

from __future__ import annotations

import random
import re
import time

import pytest
from declaration.loader_samples import SMALL, Write

from belote.declaration import declaration, resolve
from belote.errors import BrokenDeclaration

PIECES = re.compile(r"[\w'-]+|\[[^\[\]]*\]|\{[^{}]*\}")
WORDS = ["null", "~", "true", "5", "-1", "[]", "{}", "[a]", "{a: b}", "''", "suits", "taker", "[null]", "{'': 1}"]
WORDS += ["99999999999999999999", "*a", "&a x", "!!str x", "yes", "[[[]]]", "0", "hearts", "{null: 1}", "<<"]


def damaged(text: str, chance: random.Random) -> str:
    """Return a declaration with one line removed, doubled, moved in or out, or with one piece of it replaced."""
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    pieces = list(PIECES.finditer(lines[at]))
    kind = chance.choice(["remove", "double", "indent", "replace", "replace", "replace", "replace"])
    if kind == "remove":
        del lines[at]
    elif kind == "double":
        lines.insert(chance.randrange(len(lines)), lines[at])
    elif kind == "indent":
        lines[at] = "  " * chance.randrange(4) + lines[at].lstrip()
    elif pieces:
        piece = chance.choice(pieces)
        lines[at] = lines[at][: piece.start()] + chance.choice(WORDS) + lines[at][piece.end() :]
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(8))
def test_a_damaged_declaration_is_read_or_refused_with_a_place(seed: int, shelf: Write) -> None:
    chance = random.Random(seed)
    for _ in range(40):
        text = SMALL
        for _ in range(chance.choice([1, 1, 2, 4])):
            text = damaged(text, chance)
        path = shelf("small", text)
        start = time.process_time()
        try:
            declaration(resolve(path))
        except BrokenDeclaration as error:
            for problem in error.problems:
                assert problem.place.file == str(path)
                assert problem.place.line >= 1 or problem.code == "id.abstract"
                assert problem.message
                assert problem.message[-1] != "."
        assert time.process_time() - start < 2  # a second, doubled for a machine that is busy


def test_what_cannot_be_seen_in_a_key_is_escaped_in_the_message(shelf: Write) -> None:
    shelf("small", SMALL + '"\\e[31m\\0": 3\n')
    with pytest.raises(BrokenDeclaration) as caught:
        resolve("small")
    assert str(caught.value).isprintable() and "\\x1b[31m\\x00" in str(caught.value)

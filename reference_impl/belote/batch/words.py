"""Words of a declaration as small numbers, and the refusal of what the kernels cannot do."""

from __future__ import annotations

from belote.errors import BrokenInput, Place, Problem


class CannotBatch(BrokenInput):
    """The kernels cannot run a variant; ``section`` is the path of the declaration that says why."""

    def __init__(self, section: str, what: str) -> None:
        message = f"the batch engine cannot do {what}"
        super().__init__(Problem("batch.cannot", message, Place(path=section), "The interpreter can."))
        self.section = section


def place(word: str, words: tuple[str, ...], section: str) -> int:
    """Return the number of a word. Raises ``CannotBatch`` for a word the kernels do not know."""
    if word not in words:
        raise CannotBatch(section, repr(word))
    return words.index(word)

"""What hostile programs do, and what the runner has to say of it: the table of ``test_runner_hostile``.

A habit shows at the record ``play/second``; ``play/third`` comes after it.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

DESCENDANTS = Path("/proc/self/environ").exists()
"""Whether the system tells of processes that left their group."""


class Hostile(NamedTuple):
    """A habit with the outcomes of both records, and a part of the reason of the first that does not pass."""

    habit: str
    second: str
    third: str
    reason: str = ""

    @property
    def waits(self) -> bool:
        """Whether the runner waits for an answer until its time is up."""
        return "timeout" in (self.second, self.third)


HOSTILE = (
    # silent ones
    Hostile("silent", "timeout", "pass", "no reply to run within"),
    Hostile("half-a-line", "timeout", "pass", "no reply to run within"),
    Hostile("screams", "timeout", "pass", "no reply to run within"),
    Hostile("freezes", "timeout", "pass", "no reply to run within"),
    Hostile("closes-input", "pass", "timeout", "no reply to run within"),
    # ones that are slow, and right
    Hostile("pauses", "pass", "pass"),
    Hostile("drips", "pass", "pass"),
    # ones that end
    Hostile("exit-0", "error", "pass", "ended with status 0"),
    Hostile("killed", "error", "pass", "ended with status"),
    Hostile("half-a-line-and-exit", "error", "pass", "ends in the middle of a line"),
    Hostile("crash-after-reply", "pass", "error", "ended with status 5"),
    Hostile("closes-output", "error", "pass", "closed its output"),
    # ones that leave others behind
    Hostile("forks", "pass", "pass"),
    Hostile("orphan", "error", "pass", "ended with status 4"),
    *([Hostile("escapes", "pass", "pass")] if DESCENDANTS else []),
    Hostile("leaves-a-crowd", "error", "pass"),  # whether the end or the flood is seen first is chance
    # ones that write too much
    Hostile("flood", "pass", "error"),  # whether too many lines or a line too early is seen first is chance
    Hostile("endless-line", "error", "pass", "longer than 4000000 bytes"),
    Hostile("ten-megabytes", "error", "pass", "longer than 4000000 bytes"),
    Hostile("babbles", "pass", "pass"),
    Hostile("huge-observation", "fail", "pass", "cards: expected"),
    Hostile("wide", "pass", "pass"),
    # ones that answer what was not asked
    Hostile("replies-twice", "pass", "error", "run"),
    Hostile("replies-ahead", "pass", "error", "a line came before run"),
    Hostile("swaps-replies", "error", "pass", "expected the reply to run"),
    Hostile("last-seq", "error", "pass", "expected the reply to run"),
    # ones whose lines are none
    Hostile("not-utf-8", "error", "pass", "utf-8"),
    Hostile("nul-bytes", "error", "pass", "is not JSON"),
    Hostile("only-nul-bytes", "error", "pass", "is not JSON"),
    Hostile("nul-in-words", "error", "pass", "no idea"),
    Hostile("huge-integer", "error", "pass", "is not JSON"),
    Hostile("beyond-all-numbers", "error", "pass", "1e999 is not a number of JSON"),
    Hostile("deep", "error", "pass"),  # how it is said depends on the Python that runs this
)

HARMLESS = {case.habit for case in HOSTILE if (case.second, case.third) == ("pass", "pass")}
"""Habits that do no harm."""

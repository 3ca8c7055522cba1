"""Which fake stands for which outcome: the table of ``test_runner_liars``.

Each fake is honest but at ``play/second``. What a run can report besides the outcomes of its records stands below them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Stand(NamedTuple):
    """A fake, what there is besides it, and what is reported.

    ``listed`` is the outcome for which ``play/second`` stands in the list of known failures, ``resolves`` whether there
    is a declaration, ``others`` the outcomes of the records before and after it. ``reason`` is a part of what is said,
    and ``status`` the exit status.
    """

    habit: str
    status: int
    reason: str = ""
    listed: str = ""
    resolves: bool = True
    others: str = "pass"


STANDS: Mapping[str, Stand] = {
    "pass": Stand("honest", 0),
    "fail": Stand("wrong", 1, 'at 0, cards: expected ["JH", "8H"], got ["8H"]'),
    "error": Stand("crash", 3, "ended with status 7: LookupError: no such card"),
    "timeout": Stand("silent", 3, "no reply to run within"),
    "skipped": Stand("skips", 0, "not yet"),
    "unsupported": Stand("variant-unsupported", 2, "no melds (declarations, belote)", others="unsupported"),
    "expected_failure": Stand("wrong", 0, "at 0, cards", listed="fail"),
    "unexpected_pass": Stand("honest", 1, "it passes, and is listed as a known failure: no trump yet", listed="fail"),
    "harness_fault": Stand("honest", 2, "there is no such variant", resolves=False, others="harness_fault"),
    "not_asked": Stand("starts-with-crash", 3, "not asked: the program ended with status 3", others="not_asked"),
}
"""The outcomes of a record. The first record of a program that is not asked is an error."""

BESIDES: Mapping[str, Stand] = {
    "stale": Stand("skips", 1, "play/nowhere: there is no such record", listed="fail"),
    "complaint": Stand("status-after-stop", 3, "when it was stopped: after its answer the program ended with status 9"),
}
"""What is wrong apart from any record: an entry of the list of known failures, and the end of the program.

A record in quarantine is no outcome: it is not run, and stands in no report.
"""

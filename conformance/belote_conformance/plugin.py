"""A plugin of pytest: each record of the corpus is a test of the program named by ``--belote-command``.

    pytest --belote-command "node pad.js" --belote-variant belote-fr -k "play and not refused" -n 4

The items stand before those of the test files, named by record and variant; each carries a marker of its topic and one
of its kind, as ``belote_play`` and ``belote_position``. Without the command nothing is collected and nothing imported.
"""

from __future__ import annotations

import shlex
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from belote_conformance.checking import Plan
    from belote_conformance.clauses import Clause
    from belote_conformance.explaining import Explainer
    from belote_conformance.known import Entry
    from belote_conformance.outcomes import Result
    from belote_conformance.records import Record
    from belote_conformance.runner import Patience
    from belote_conformance.session import Session

LISTS = ("variant", "profile", "records")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options."""
    group = parser.getgroup("belote", "conformance of a belote program")
    group.addoption("--belote-command", default="", metavar="COMMAND", help="The program, as a shell would start it.")
    group.addoption("--belote-variant", action="append", default=[], metavar="V", help="Only records of this variant.")
    group.addoption("--belote-profile", action="append", default=[], metavar="P", help="Only this part of the corpus.")
    group.addoption("--belote-records", action="append", default=[], metavar="PATH", help="These records instead.")
    group.addoption("--belote-known-failures", default="", metavar="FILE", help="A list of records known to fail.")
    group.addoption("--belote-timeout", type=float, default=10.0, metavar="S", help="Seconds to wait for a reply.")
    group.addoption("--belote-one-shot", action="store_true", help="Start the program once for each record.")
    group.addoption(
        "--belote-supply", default="", metavar="M:F", help="Who supplies records, if not what is installed."
    )


def pytest_configure(config: pytest.Config) -> None:
    """Make ready for a check, if there is a program, and declare the markers."""
    for name in ("record", *TOPICS, *KINDS):
        config.addinivalue_line("markers", f"belote_{name}: a record of the belote corpus")
    if config.getoption("--belote-command"):
        config.pluginmanager.register(Check(config), "belote-check")


TOPICS = (
    *("setup", "dealing", "contracts", "auction", "play", "declarations", "belote", "trick_melds", "scoring", "match"),
    "irregularities",
)
KINDS = ("deal", "position", "score", "refusal", "perft")


class Check:
    """One program under check, in one process of pytest."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def option(self, name: str) -> Any:
        """Return the value of an option of ours."""
        return self.config.getoption(f"--belote-{name}")

    @cached_property
    def plan(self) -> Plan:
        """What is to be checked. Raises ``pytest.UsageError``."""
        from belote_conformance.checking import Plan
        from belote_conformance.errors import BrokenInput
        from belote_conformance.selection import Selection
        from belote_conformance.supply import supplied

        variants, profiles, records = (self.option(name) for name in LISTS)
        try:
            return Plan(
                supply=supplied(self.option("supply")),
                paths=[Path(path) for path in records],
                selection=Selection(tuple(variants), tuple(profiles)),
                command=shlex.split(self.option("command")),
                timeout=self.option("timeout"),
                one_shot=self.option("one-shot"),
            )
        except BrokenInput as error:
            raise pytest.UsageError(*error.problems) from None

    @cached_property
    def session(self) -> Session:
        """The session with the program."""
        return self.plan.session()

    @cached_property
    def explainer(self) -> Explainer:
        """The program that explains failures."""
        from belote_conformance.explaining import Explainer

        return Explainer(self.plan.supply.reference, self.session.declarations)

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """The known failures. Raises ``pytest.UsageError``."""
        from belote_conformance.errors import BrokenInput
        from belote_conformance.known import read_known

        name = self.option("known-failures")
        try:
            return read_known(Path(name)) if name else {}
        except BrokenInput as error:
            raise pytest.UsageError(*error.problems) from None

    @cached_property
    def patience(self) -> Patience:
        """What decides when the program is given up."""
        from belote_conformance.runner import Patience

        return Patience(self.session.patience)

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """The clauses of the specification, for their titles."""
        return self.plan.supply.titles()

    @cached_property
    def records(self) -> list[Record]:
        """The records chosen, in the order of a run. Raises ``pytest.UsageError``."""
        from belote_conformance.errors import BrokenInput, BrokenRecords
        from belote_conformance.offline import in_order

        try:
            return in_order(self.plan.records())
        except (BrokenInput, BrokenRecords) as error:
            raise pytest.UsageError(*error.problems) from None

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, session: pytest.Session, items: list[pytest.Item]) -> None:
        """Put the records before the tests that were collected from files."""
        self.refuse_unknown()
        parent = Corpus.from_parent(session, name="belote", nodeid="belote", path=self.plan.places[0])
        items[:0] = [RecordItem.of(parent, record, self) for record in self.records]

    def refuse_unknown(self) -> None:
        """Raise ``pytest.UsageError`` for a known failure whose record does not exist."""
        from belote_conformance.checking import known_ids
        from belote_conformance.known import stale

        unknown = stale([], self.entries, known_ids(self.plan)) if self.entries else []
        if unknown:
            raise pytest.UsageError(*unknown)

    def run(self, record: Record) -> Result:
        """Run one record, with patience and with what is known."""
        from belote_conformance.known import expected
        from belote_conformance.outcomes import Result

        if self.patience.given_up:
            return Result(record, "not_asked", f"not asked: {self.patience.given_up}")
        result = self.session.run(record)
        self.patience.note(result)
        return expected([result], self.entries)[0]

    def told(self, result: Result) -> str:
        """Return a failure as the command line tells it, with its explanation."""
        from belote_conformance.reports.text import failure

        return "\n".join(failure(self.explainer.explain(result), self.clauses))

    def pytest_sessionfinish(self) -> None:
        """Take leave of the program."""
        if "session" in self.__dict__:
            self.session.stop()
            self.session.abandon()
        if "explainer" in self.__dict__:
            self.explainer.end()


class Corpus(pytest.Collector):
    """The parent of all records."""

    def collect(self) -> list[pytest.Item]:
        """Collect nothing: the records are put among the items."""
        return []


class Wrong(Exception):
    """A record that did not pass; the message is the failure as the command line tells it."""


class RecordItem(pytest.Item):
    """One record as a test."""

    record: Record
    check: Check

    @classmethod
    def of(cls, parent: Corpus, record: Record, check: Check) -> RecordItem:
        """Return the item of a record, with its markers."""
        item: RecordItem = cls.from_parent(parent, name=record.id, nodeid=f"belote::{record.id}")
        item.record, item.check = record, check
        for name in dict.fromkeys(("record", record.topic.replace("-", "_"), record.data["kind"])):
            item.add_marker(f"belote_{name}")
        item.extra_keyword_matches.update({record.variant, record.data["title"], *record.data["clauses"]})
        return item

    def runtest(self) -> None:
        """Run the record."""
        result = self.check.run(self.record)
        if result.outcome in ("skipped", "unsupported", "not_asked"):
            pytest.skip(f"{result.outcome}: {result.reason}")
        if result.outcome == "expected_failure":
            pytest.xfail(f"known: {result.known}")
        if result.outcome != "pass":
            raise Wrong(self.check.told(result))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Return the failure without a traceback."""
        return str(excinfo.value) if isinstance(excinfo.value, Wrong) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        """Return where the record lies, and how it is named."""
        return self.record.file, None, f"{self.record.id} ({self.record.variant})"

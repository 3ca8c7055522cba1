"""Recorded deals as evidence for tables: records, and logs by their mapping, looked at under the rules of any table."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from belote.cli.logs import is_log
from belote.cli.reading import read_logs
from belote.compare.inferring import Exclusion, Judge, Seen, record_seen
from belote.errors import BrokenRecord, Place, Problem
from belote.library import rules
from belote.logs import LogMapping, Verdict, check_logs, read_mapping
from belote_conformance.records import Record


class Evidence(NamedTuple):
    """What looks at deals under the rules of a table, and the whole deals among them, where they are records.

    ``read`` has, once the judge has looked, the places of rows of which some rule could look at something.
    """

    judge: Judge
    records: tuple[Mapping[str, Any], ...] = ()
    read: Collection[str] = ()

    def refuse_unread(self) -> None:
        """Raise ``BrokenRecord`` if there were logs and under no rules anything in them could be looked at."""
        if not self.records and not self.read:
            message = "nothing in what was named could be read as a deal under any rules"
            raise BrokenRecord(Problem("file.missing", message, Place(), "belote check says what is wrong with it."))


def evidence_of(paths: Sequence[Path], mapping: Path | None) -> Evidence:
    """Return the deals of some files: logs where there is a mapping or a table, else records.

    Raises ``BrokenRecord`` for what cannot be read, and where there is no deal.
    """
    if mapping is not None or any(map(is_log, paths)):
        read: set[str] = set()
        return Evidence(log_judge(paths, read_mapping(mapping) if mapping is not None else None, read), read=read)
    records = read_logs(paths, "unknown")
    if not records:
        message = "there is no deal in what was named"
        raise BrokenRecord(Problem("file.missing", message, Place(), "Name records or logs."))
    return Evidence(record_judge(records), tuple(record.data for record in records))


def record_judge(records: Sequence[Record]) -> Judge:
    """Return what looks at records; the variants they name are not looked at."""

    def judge(name: str) -> Iterator[Seen]:
        return (record_seen(rules(name), record.data, str(record.file)) for record in records)

    return judge


def log_judge(paths: Sequence[Path], mapping: LogMapping | None, read: set[str] | None = None) -> Judge:
    """Return what looks at the rows of logs; the places of those that could be looked at are added to ``read``."""

    places: set[str] = set() if read is None else read

    def judge(name: str) -> Iterator[Seen]:
        found = check_logs(paths, mapping, name)
        return (row_seen(one, places) for one in found if isinstance(one, Verdict))

    return judge


def row_seen(verdict: Verdict, read: set[str]) -> Seen:
    """Return what was seen of a row."""
    if verdict.finding is not None or verdict.checked:
        read.add(str(verdict.place))
    found = verdict.finding
    against = None if found is None else Exclusion(verdict.place, found.clause, found.reason)
    return Seen(verdict.place, against, verdict.problems)

"""Logs, row by row: what each deal is checked against, and what could not be. Nothing is kept but what matches need."""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from belote.declaration.suggest import listed
from belote.errors import BrokenDeclaration, BrokenInput, BrokenRecord, Place, Problem
from belote.library import rules
from belote.logs import matches
from belote.logs.examine import examine
from belote.logs.mapping import LogMapping, standard
from belote.logs.matches import Matches
from belote.logs.misfits import Columns, Missing, misfits
from belote.logs.pieces import examine_pieces
from belote.logs.reading import Reader
from belote.logs.row import Row
from belote.logs.rows import TABLES, files, kind_of, rows
from belote.logs.setting import Setting
from belote.logs.told import Told
from belote.logs.totals import examine_totals
from belote.logs.verdict import Report, Verdict, extent
from belote.logs.words import Words

PART_OF = {"plays": "play", "hands": "dealing", "pack": "dealing", "turned": "dealing", "last": "card points"}
"""The part of a deal that a column tells, where it has another name."""

MOST_REMEMBERED = 20_000
"""How many deals are remembered to notice that one stands in a log twice."""


@dataclass
class Log:
    """The state of one file that is read: what was seen so far. ``warnings`` are sentences not yet told."""

    name: str
    mapping: LogMapping | None
    variant: str | None
    strict: bool = False
    columns: Columns = field(default_factory=Columns)
    deals: OrderedDict[bytes, int] = field(default_factory=OrderedDict)
    matches: Matches = field(default_factory=Matches)
    readers: dict[str, Reader] = field(default_factory=dict)
    warnings: list[str] = field(default_factory=list)

    def told_warnings(self) -> list[str]:
        """Return the warnings that were not told yet."""
        found, self.warnings = self.warnings, []
        return found

    def warn(self, line: int, message: str) -> None:
        """Warn, or, where the reading is strict, raise ``BrokenRecord``."""
        if self.strict:
            raise BrokenRecord(
                Problem("log.row", message, Place(self.name, line), "Mend it, or read without --strict.")
            )
        self.warnings.append(f"{self.name}:{line}: {message}" if line else f"{self.name}: {message}")


def check_logs(
    paths: Iterable[Path], mapping: LogMapping | None, variant: str | None, strict: bool = False
) -> Iterator[Verdict | Missing | str]:
    """Yield a verdict for each row of some files, warnings as text where they arise, and last what no file has.

    Raises ``BrokenRecord`` where the reading is strict and something cannot be read, and ``BrokenDeclaration`` for a
    variant of the command or of the mapping that does not exist.
    """
    named = variant or (mapping.variant if mapping else None)
    if named:
        rules(named)
    columns: list[Columns] = []
    for path in paths:
        for file in files(path):
            log = Log(str(file), mapping, named, strict)
            yield from check_file(log, file)
            columns.append(log.columns)
    yield from misfits(columns)


def check_file(log: Log, file: Path) -> Iterator[Verdict | str]:
    """Yield a verdict for each row of a file. A file that cannot be opened gives one verdict."""
    try:
        form = log.mapping.format if log.mapping else {}
        for row in rows(file, form):
            verdict = check_row(log, row)
            if kind_of(file, form) in TABLES:
                note_missing(log, kind_of(file, form), False)
            yield from log.told_warnings()
            yield verdict
        note_missing(log, kind_of(file, form), True)
        yield from log.told_warnings()
    except BrokenRecord as error:
        if log.strict:
            raise
        yield Verdict(log.name, 0, "", "", "", "unreadable", problems=tuple(p.message for p in error.problems))


def check_row(log: Log, row: Row) -> Verdict:
    """Return the verdict on a row."""
    if row.data is None:
        log.matches.lose("a row before could not be read")
        what = "the rest of the file cannot be read" if row.whole else "the row is skipped"
        log.warn(row.line, f"{what}: {row.problem}")
        return Verdict(log.name, row.line, "", "", "", "unreadable", problems=(row.problem,))
    if log.mapping is None:
        log.mapping = standard(row.data)
    note_columns(log, row)
    try:
        reader = reader_for(log, row)
    except BrokenInput as error:
        log.warn(row.line, f"the row is skipped: {error.problems[0].message}")
        return Verdict(log.name, row.line, "", "", "", "unreadable", problems=(str(error.problems[0]),))
    told = reader.told(row)
    for unread in told.unreadable:
        log.warn(row.line, f"{f'deal {told.deal}, ' if told.deal else ''}{unread}")
    return check_deal(log, reader, told)


def note_missing(log: Log, kind: str, whole: bool) -> None:
    """Warn once of each column the mapping names and no row has; ``whole``: every row was seen."""
    if log.mapping is None:
        return
    for missing in log.columns.missing(log.mapping, kind in TABLES, whole):
        log.warn(0, str(missing))


def note_columns(log: Log, row: Row) -> None:
    """Warn once of each column that nobody reads."""
    if log.mapping is None:
        return
    new = log.columns.unread(log.mapping, row.data or {})
    if new:
        log.warn(row.line, f"nobody reads the column{'s' if len(new) > 1 else ''} {listed(new, 'and')}")


def reader_for(log: Log, row: Row) -> Reader:
    """Return what reads a row: the words of the mapping under the rules of its variant. Raises ``BrokenInput``."""
    mapping = log.mapping or standard(())
    name = log.variant or variant_of(mapping, row)
    if name not in log.readers:
        if len(log.readers) > 100:
            log.readers.clear()
        log.readers[name] = Reader(Words(mapping, rules(name)))
    return log.readers[name]


def variant_of(mapping: LogMapping, row: Row) -> str:
    """Return the variant a row names. Raises ``BrokenDeclaration``."""
    cell = mapping.cells.get("variant")
    value = (row.data or {}).get(cell.column) if cell is not None else None
    if not isinstance(value, str) or not value.strip():
        instead = "Give --variant, or variant in the mapping, or a column that holds it."
        raise BrokenDeclaration(Problem("log.variant", "no variant is named", Place(), instead))
    return value.strip()


def check_deal(log: Log, reader: Reader, told: Told) -> Verdict:
    """Return the verdict on a deal that could be read: as a whole deal, else in pieces, else by its totals."""
    report, own = Report(), reader.words.rules
    name = next(name for name, known in log.readers.items() if known is reader)
    for unread in told.unreadable:
        report.cannot(PART_OF.get(unread.part, unread.part.replace("_", " ")), str(unread))
    twice = repeated(log, told)
    if twice:
        log.warn(told.line, f"this is the deal of line {twice} once more")
        report.cannot("dealing", f"it is the deal of line {twice} once more")
        return verdict_of(log, told, name, report)
    in_match = bool(told.match) or bool(log.mapping and log.mapping.one_match)
    standing = log.matches.standing(own, told, told.match) if in_match else None
    base = matches.before(standing, told, report) if standing else alone(told)
    apart = log.mapping.last_apart if log.mapping else False
    setting = Setting(own, name, base, standing is not None and standing.pool_known, apart)
    early, report.finding = report.finding, None
    end = examine(setting, told, report)
    contract = told.contract
    if end is None:
        contract, end = examine_pieces(setting, told, report)
    if end is None:
        end = examine_totals(setting, told, contract, report)
    report.finding = early or report.finding
    if standing is not None:
        matches.after(standing, told, end, report)
    return verdict_of(log, told, name, report)


def alone(told: Told) -> dict[str, object]:
    """Return what is given to a deal of no match."""
    return {"scores": dict(told.before)} if told.before else {}


def repeated(log: Log, told: Told) -> int:
    """Return the line at which the same deal stood before, or 0. Only deals that tell cards or numbers are compared."""
    same = told._replace(line=0, unreadable=())
    if told.pack is None and told.hands is None and told.plays is None and not (told.match and told.deal):
        return 0
    key = hashlib.blake2b(json.dumps(same, default=str, sort_keys=True).encode(), digest_size=12).digest()
    before = log.deals.get(key, 0)
    log.deals[key] = before or told.line
    if len(log.deals) > MOST_REMEMBERED:
        log.deals.popitem(last=False)
    return before


def verdict_of(log: Log, told: Told, variant: str, report: Report) -> Verdict:
    """Return a report as a verdict."""
    return Verdict(
        log.name,
        told.line,
        told.deal,
        told.match,
        variant,
        extent(report),
        tuple(report.checked),
        tuple(report.unchecked.items()),
        tuple(report.taken),
        tuple(map(str, told.unreadable)),
        report.finding,
        report.record,
    )

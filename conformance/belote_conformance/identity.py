"""Every record id that was ever published, and what became of it: ``ids.lock``. Clause record.id.

One id to a line, sorted: the id, its state, and for a retired one its successor (or ``-``) and the reason, for a
quarantined one the reason. ``python -m belote_conformance.identity`` checks it, and ``--write`` adds the new ids.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from belote_conformance.reports.files import write_whole

NAME = "ids.lock"
ACTIVE, RETIRED, QUARANTINED = STATES = ("active", "retired", "quarantined")
NO_SUCCESSOR = "-"
ID = re.compile(r"[a-z]+(-[a-z]+)*/[a-z0-9]+(-[a-z0-9]+)*")
COMMAND = "python -m belote_conformance.identity --write"
FOLDER = Path(__file__).resolve().parents[1]
HEAD = f"""\
# Every record id that was ever published. An id never comes back and is never given to another record.
# New ids are added by: {COMMAND}
# <id> active                            its file is there
# <id> retired <successor or -> <reason>  its file is gone
# <id> quarantined <reason>               its file is there and is not run until it is mended
"""


class BrokenLock(Exception):
    """A lock that cannot be read; ``problems`` has one line for each fault."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = list(problems)


@dataclass(frozen=True)
class Entry:
    """What became of an id: its state, and where they belong to the state, the successor and the reason."""

    state: str = ACTIVE
    successor: str = ""
    reason: str = ""

    def line(self, name: str) -> str:
        """Return the line of an id with this entry."""
        return " ".join(filter(None, (name, self.state, self.successor, self.reason)))


Lock = Mapping[str, Entry]


def parse(text: str, in_order: bool = True) -> dict[str, Entry]:
    """Read a lock. Raises ``BrokenLock`` with every line that is no entry, names an id again, or is out of order."""
    entries: dict[str, Entry] = {}
    problems = []
    before = ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        name, _, rest = line.strip().partition(" ")
        found = entry_of(name, rest)
        if isinstance(found, str):
            problems.append(f"line {number}: {found}")
            continue
        if name in entries:
            problems.append(f"line {number}: {name} stands there twice. Keep one line: what became of it last.")
        elif in_order and name < before:
            problems.append(f"line {number}: {name} is out of order. Run {COMMAND}, which sorts.")
        before = max(before, name)
        entries.setdefault(name, found)
    if problems:
        raise BrokenLock(problems)
    return entries


def entry_of(name: str, rest: str) -> Entry | str:
    """Return the entry a line makes, or what is wrong with it."""
    state, *words = rest.split() or [""]
    if not ID.fullmatch(name):
        return f'"{name}" is no record id. An id is a topic, a slash and a phrase, as play/overruff-is-forced.'
    if state == ACTIVE and not words:
        return Entry()
    if state == RETIRED and len(words) >= 2:
        return Entry(RETIRED, words[0], " ".join(words[1:]))
    if state == QUARANTINED and words:
        return Entry(QUARANTINED, reason=" ".join(words))
    return (
        f"{name} needs a state: active; retired, its successor or -, and the reason; or quarantined and the reason. "
        f'Found: "{rest}".'
    )


def text_of(lock: Lock) -> str:
    """Return the text of a lock."""
    return HEAD + "".join(f"{entry.line(name)}\n" for name, entry in sorted(lock.items()))


def read(path: Path) -> dict[str, Entry]:
    """Read the lock at a path. Raises ``BrokenLock``, also if there is no such file."""
    try:
        return parse(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BrokenLock([f"there is no {path.name} in {path.parent}. Run {COMMAND}, which makes it."]) from None
    except UnicodeDecodeError as error:
        raise BrokenLock([f"{path} is not UTF-8: {error}. Take it from the last commit."]) from None


def ids_below(folder: Path) -> list[str]:
    """Return the ids of the record files below a folder, sorted: the name of the folder and of the file."""
    return sorted(f"{path.parent.name}/{path.stem}" for path in folder.rglob("*.json"))


def problems(lock: Lock, ids: Collection[str]) -> list[str]:
    """Return what is wrong between a lock and the ids of the records that are there, one sentence or two each."""
    return [*missing(lock, ids), *without_file(lock, ids), *used_again(lock, ids), *lost_successors(lock)]


def missing(lock: Lock, ids: Iterable[str]) -> Iterator[str]:
    """Yield the ids that the lock does not know yet."""
    for name in ids:
        if name not in lock:
            yield f"{name} is not in {NAME}. Run: {COMMAND}"


def without_file(lock: Lock, ids: Collection[str]) -> Iterator[str]:
    """Yield the ids whose record should be there and is not."""
    for name in sorted(set(lock) - set(ids)):
        if lock[name].state != RETIRED:
            yield (
                f"{name} is {lock[name].state} and its file is gone. Put the file back, or retire the id in {NAME}: "
                f'"{name} retired <successor or -> <reason>". Its line may go only if the record was never committed.'
            )


def used_again(lock: Lock, ids: Iterable[str]) -> Iterator[str]:
    """Yield the retired ids that have a record again."""
    for name in ids:
        if name in lock and lock[name].state == RETIRED:
            yield f"{name} was retired ({lock[name].reason}) and never comes back. Give the record another id."


def lost_successors(lock: Lock) -> Iterator[str]:
    """Yield the retired ids whose successor does not exist, or leads in a ring."""
    for name, entry in sorted(lock.items()):
        if entry.state != RETIRED or entry.successor == NO_SUCCESSOR:
            continue
        if entry.successor not in lock:
            yield f"{name} is retired for {entry.successor}, which is not in {NAME}. Name a known id, or write -."
        elif name in followers(lock, name):
            yield f"{name} is retired for an id that leads back to it. Name the record that took its place, or write -."


def followers(lock: Lock, name: str) -> list[str]:
    """Return the successors of an id, one after the other, each once."""
    found: list[str] = []
    while name in lock and lock[name].state == RETIRED and lock[name].successor not in found:
        name = lock[name].successor
        found.append(name)
    return found


def changed(lock: Lock, earlier: Lock) -> list[str]:
    """Return what an earlier lock, as that of a release, forbids: an id that is gone, or one that was brought back."""
    gone = [
        f"{name} was published and is gone from {NAME}. Write its line again, retired if its record is no more."
        for name in sorted(set(earlier) - set(lock))
    ]
    back = [
        f"{name} was published as retired and is {lock[name].state} now. Retire it again; give the record another id."
        for name, entry in sorted(earlier.items())
        if entry.state == RETIRED and name in lock and lock[name].state != RETIRED
    ]
    return [*gone, *back]


def with_new(lock: Lock, ids: Iterable[str]) -> dict[str, Entry]:
    """Return a lock with the ids added that it does not know. Nothing is ever removed."""
    return {**dict.fromkeys(ids, Entry()), **lock}


def quarantined(path: Path) -> dict[str, str]:
    """Return the ids a lock holds in quarantine, with the reasons; none where there is no lock.

    Raises ``BrokenLock`` for a lock that cannot be read.
    """
    if not path.is_file():
        return {}
    return {name: entry.reason for name, entry in read(path).items() if entry.state == QUARANTINED}


def write(path: Path, ids: Collection[str]) -> int:
    """Add the new ids to the lock at a path, sorted, and return how many. Raises ``BrokenLock`` and writes nothing."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    lock = parse(text, in_order=False)
    if found := [*without_file(lock, ids), *used_again(lock, ids), *lost_successors(lock)]:
        raise BrokenLock(found)
    write_whole(path, text_of(with_new(lock, ids)))
    return len(set(ids) - set(lock))


def main(words: Sequence[str] | None = None) -> int:
    """Check the lock, or write it. Exit status: 0 well, 1 something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m belote_conformance.identity", description=main.__doc__)
    parser.add_argument("--write", action="store_true", help="add the new ids; nothing is removed")
    parser.add_argument("--since", type=Path, metavar="FILE", help="an earlier ids.lock, which must still hold")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="the folder that holds records/ and ids.lock")
    chosen = parser.parse_args(words)
    path, ids = chosen.folder / NAME, ids_below(chosen.folder / "records")
    try:
        if not ids:
            raise BrokenLock([f"there are no records below {chosen.folder / 'records'}. Name another --folder."])
        if chosen.write:
            print(f"{write(path, ids)} ids added to {path}")
        lock = read(path)
        found = [*problems(lock, ids), *(changed(lock, read(chosen.since)) if chosen.since else ())]
    except BrokenLock as error:
        found = error.problems
    else:
        states = [sum(entry.state == state for entry in lock.values()) for state in STATES]
        print(", ".join(f"{number} {state}" for number, state in zip(states, STATES, strict=True)))
    print("\n".join(found), end="\n" if found else "", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

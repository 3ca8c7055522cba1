"""What stands in a bundle: resolved variants, records, clauses, schemas and sources, as files of bytes by path.

Everything is JSON or a text of the specification, so that nobody needs YAML or this package to use it. The bytes depend
on the checkout alone: keys and files are sorted, and there is no time and no name of a machine in them.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

import belote
from belote.bundle.checking import problems
from belote.data import records_folder, root, schema_file
from belote.declaration import Resolved, bibliography, resolved_document, variants
from belote.errors import BrokenDeclaration, BrokenInput, Place, Problem
from belote.library import offered, resolved
from belote.protocol import PROTOCOL
from belote_conformance.canonical import KEYS
from belote_conformance.errors import BrokenRecords
from belote_conformance.identity import NAME as LOCK
from belote_conformance.identity import BrokenLock, ids_below, quarantined
from belote_conformance.identity import problems as lock_problems
from belote_conformance.identity import read as read_lock
from belote_conformance.lint import clause_ids
from belote_conformance.records import Record, load

Files = Mapping[str, bytes]
Watch = Callable[[], object]

VERSION = re.compile(r"present version of the specification is (\d+\.\d+)")
README = """\
# Belote: a release

Declared variants of the belote family of card games, and recorded deals that check any program against them. Cards,
seats and every other word are explained in `spec/`; `spec/README.md` says where to begin.

| file | what it holds |
|---|---|
| `manifest.json` | name, version, counts, and size and SHA-256 of every other file |
| `variants.json` | for each variant, alone and with an option: its file and its digest |
| `variants/*.json` | the resolved declarations, as the message `variant` of the protocol carries them |
| `records.jsonl` | the records, one to a line, sorted by id |
| `quarantined.jsonl` | records whose expectation is in doubt; they are not to be run |
| `ids.lock` | every id that was ever given to a record, and what became of it |
| `sources.json` | the bibliography |
| `spec/` | the clauses and the schemas |
| `perft/` | counts of legal continuations, if there are any |

How the digest of a declaration is made: clause record.variant.
"""


def collect(only: Collection[str] = (), watch: Watch = lambda: None) -> dict[str, bytes]:
    """Return the files of a bundle by path: of all variants, or only of those named by their ids, and their records.

    ``watch`` is called after each declaration.

    Raises ``BrokenInput`` for a declaration, a record or a lock that does not hold, and for a bundle that would not
    pass its own check.
    """
    refuse_unknown(only)
    records = [record for record in read_records() if not only or record.data["variant"]["id"] in only]
    resolved = resolutions(sorted(only or variants()), {record.variant for record in records}, watch)
    apart = quarantined(lock_file())
    kept = [record for record in records if record.id not in apart]
    files = {
        "README.md": README.encode(),
        "variants.json": as_json({name: entry(found) for name, found in resolved.items()}),
        "records.jsonl": lines(kept),
        "quarantined.jsonl": lines(record for record in records if record.id in apart),
        "sources.json": as_json({key: dict(source) for key, source in sorted(bibliography().items())}),
        LOCK: text(lock_file()),
        **{path_of(name): as_json(resolved_document(found)) for name, found in resolved.items()},
        **specification(),
        **below(records_folder().parent / "perft", "perft"),
    }
    files["manifest.json"] = as_json(manifest(files, kept, resolved, sorted(only)), indent=1)
    refuse_unsound(files)
    return files


def refuse_unknown(only: Iterable[str]) -> None:
    """Raise ``BrokenDeclaration`` for a name that is not the id of a variant."""
    for name in only:
        if name not in variants():
            instead = "Name ids that belote variants lists, without options: every option is in the bundle."
            raise BrokenDeclaration(Problem("bundle.variant", f"{name} is not the id of a variant", instead=instead))


def refuse_unsound(files: Files) -> None:
    """Raise ``BrokenInput`` for a bundle that would not pass its own check."""
    if found := problems(files):
        raise BrokenInput(*(Problem("bundle.unsound", problem.rstrip(".")) for problem in found[:20]))


def lock_file() -> Path:
    """Return the path of the lock of ids."""
    return records_folder().parent / LOCK


def read_records() -> list[Record]:
    """Return all records, sorted by id. Raises ``BrokenInput`` if the lock of ids does not agree with them."""
    try:
        found = lock_problems(read_lock(lock_file()), ids_below(records_folder()))
    except BrokenLock as error:
        found = error.problems
    if found:
        raise BrokenInput(*(Problem("bundle.lock", told.rstrip("."), Place(LOCK)) for told in found[:20]))
    schema: dict[str, Any] = json.loads(schema_file("record.schema.json").read_text(encoding="utf-8"))
    try:
        return sorted(load([records_folder()], schema), key=lambda record: record.id)
    except BrokenRecords as error:
        raise BrokenInput(*(Problem("bundle.record", told.rstrip(".")) for told in error.problems[:20])) from None


def resolutions(ids: Iterable[str], wanted: Iterable[str], watch: Watch = lambda: None) -> dict[str, Resolved]:
    """Return the variants alone, with each of their options, and under the names that records stand under.

    Raises ``BrokenDeclaration``.
    """
    found: dict[str, Resolved] = {}
    for name in ids:
        found[name] = resolved(name)
        watch()
        for option in offered(name):
            watch()
            found[f"{name}+{option}"] = resolved(f"{name}+{option}")
    found |= {name: resolved(name) for name in wanted if name not in found}
    return dict(sorted(found.items()))


def path_of(name: str) -> str:
    """Return the path of a resolved declaration in a bundle."""
    return f"variants/{name}.json"


def entry(resolved: Resolved) -> dict[str, Any]:
    """Return what the table of variants says of one."""
    return {
        "id": resolved.id,
        "options": list(resolved.options),
        "revision": resolved.revision,
        "file": path_of(resolved.name),
        "digest": resolved.digest,
    }


def lines(records: Iterable[Record]) -> bytes:
    """Return records as JSON Lines, their members in the order of the canonical form."""
    return b"".join(as_json({key: record.data[key] for key in KEYS if key in record.data}) for record in records)


def specification() -> dict[str, bytes]:
    """Return the clauses and the schemas, with their introduction."""
    spec = root() / "spec"
    return {
        "spec/README.md": text(spec / "README.md"),
        **below(spec / "clauses", "spec/clauses"),
        **below(spec / "schema", "spec/schema"),
    }


def below(folder: Path, name: str) -> dict[str, bytes]:
    """Return the texts below a folder, none if there is no such folder."""
    found = (path for path in folder.rglob("*") if path.suffix in (".json", ".jsonl", ".md", ".txt") and path.is_file())
    return {f"{name}/{path.relative_to(folder).as_posix()}": text(path) for path in found}


def text(path: Path) -> bytes:
    """Return a text with the line ends of the repository, however it was checked out."""
    return path.read_bytes().replace(b"\r\n", b"\n")


def as_json(value: Any, indent: int | None = None) -> bytes:
    """Return a value as JSON in UTF-8, ending in a newline."""
    separators = (",", ":") if indent is None else None
    return (json.dumps(value, ensure_ascii=False, indent=indent, separators=separators) + "\n").encode()


def manifest(files: Files, records: Collection[Record], resolved: Mapping[str, Resolved], only: list[str]) -> Any:
    """Return what a bundle is, how much is in it, and the digest of every file."""
    spec = root() / "spec"
    version = VERSION.search((spec / "README.md").read_text(encoding="utf-8"))
    return {
        "name": "belote",
        "version": belote.__version__,
        "specification": version[1] if version else "",
        "protocol": PROTOCOL,
        "licence": "MIT",
        "only": only,
        "counts": {
            "variants": len({found.id for found in resolved.values()}),
            "declarations": len(resolved),
            "records": len(records),
            "quarantined": files["quarantined.jsonl"].count(b"\n"),
            "clauses": len(clause_ids(spec / "clauses")),
            "sources": len(bibliography()),
            "records_by_kind": dict(sorted(Counter(str(record.data["kind"]) for record in records).items())),
        },
        "files": [
            {"path": path, "size": len(files[path]), "sha256": hashlib.sha256(files[path]).hexdigest()}
            for path in sorted(files)
        ],
    }

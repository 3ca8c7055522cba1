"""Check a bundle: that nothing was changed, is missing or was added, and that what is in it holds together.

It is judged by what it carries itself, its own schemas, clauses and lock, not by those of this installation.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Container, Iterator, Mapping
from typing import Any

from belote.declaration import digest
from belote_conformance.identity import ACTIVE, QUARANTINED, BrokenLock, Lock, parse
from belote_conformance.lint import HEADING
from belote_conformance.records import DECODER, remembering

Files = Mapping[str, bytes]
Json = dict[str, Any]
MANIFEST = "manifest.json"
NEEDED = ("variants.json", "records.jsonl", "quarantined.jsonl", "sources.json", "ids.lock")
SHA256 = re.compile(r"[0-9a-f]{64}")


def problems(files: Files) -> list[str]:
    """Return what is wrong with a bundle, one sentence each; nothing for a sound one.

    If files were changed, are missing or were added, only that is told: the rest would follow from it.
    """
    try:
        manifest = parsed(files, MANIFEST)
        found = list(damaged(files, manifest)) or [*contents(files, manifest)]
    except (ValueError, RecursionError) as error:
        return [str(error)]
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        return [f"a member is missing or of another kind than a bundle has: {type(error).__name__} {error}"]
    return found


def parsed(files: Files, path: str) -> Json:
    """Return a file of JSON. Raises ``ValueError`` with the path if it is not there or is no object."""
    if path not in files:
        raise ValueError(f"{path} is missing")
    found = decoded(files[path], path)
    if not isinstance(found, dict):
        raise ValueError(f"{path} is not a JSON object")
    return found


def decoded(data: bytes, place: str) -> Any:
    """Return JSON: UTF-8, integers only, no key twice. Raises ``ValueError`` with the place."""
    try:
        return DECODER.decode(data.decode("utf-8").strip())
    except ValueError as error:
        raise ValueError(f"{place} is not JSON: {error}") from None


def damaged(files: Files, manifest: Json) -> Iterator[str]:
    """Yield the files that are missing, changed, or not named by the manifest."""
    listed = {str(row["path"]): row for row in manifest["files"]}
    if len(listed) != len(manifest["files"]):
        yield f"{MANIFEST} names a file twice"
    for path, row in listed.items():
        if path not in files:
            yield f"{path} is missing"
        elif len(files[path]) != row["size"]:
            yield f"{path} has {len(files[path])} bytes and should have {row['size']}"
        elif not SHA256.fullmatch(row["sha256"]) or hashlib.sha256(files[path]).hexdigest() != row["sha256"]:
            yield f"{path} was changed: its SHA-256 is not the one in {MANIFEST}"
    yield from (f"{path} is not named in {MANIFEST}" for path in sorted(set(files) - {MANIFEST, *listed}))
    yield from (
        f"{path} is missing, and is not named in {MANIFEST}" for path in NEEDED if path not in {*files, *listed}
    )


def contents(files: Files, manifest: Json) -> Iterator[str]:
    """Yield what does not hold together."""
    digests: dict[str, str] = {}
    members = set(parsed(files, "spec/schema/variant.schema.json")["properties"])
    for name, entry in parsed(files, "variants.json").items():
        document = parsed(files, entry["file"])
        digests[name] = digest(document)
        if unknown := sorted(set(document) - members):
            yield f"{entry['file']} has a member that its schema does not know: {unknown[0]}"
        if digests[name] != entry["digest"]:
            yield f"variants.json gives {name} a digest that is not the one of {entry['file']}"
    records, apart = (records_of(files, path) for path in ("records.jsonl", "quarantined.jsonl"))
    clauses = {
        clause
        for path, data in files.items()
        if path.startswith("spec/clauses/")
        for clause in HEADING.findall(data.decode("utf-8"))
    }
    validator = remembering()(parsed(files, "spec/schema/record.schema.json"))
    sources = set(parsed(files, "sources.json"))
    for record in (*records, *apart):
        for told in wrong(record, validator, digests, clauses, sources):
            yield f"{record['id']}: {told}"
    yield from identities(files, records, apart, whole=not manifest["only"])
    yield from miscounted(manifest, records, apart, digests, clauses, sources)


def records_of(files: Files, path: str) -> list[Json]:
    """Return the records of a file of JSON Lines. Raises ``ValueError`` for a line that is none."""
    found = []
    for number, line in enumerate(files[path].split(b"\n")[:-1], 1):
        record = decoded(line, f"line {number} of {path}")
        if not isinstance(record, dict) or not isinstance(record.get("id"), str):
            raise ValueError(f"line {number} of {path} is no record")
        found.append(record)
    return found


def wrong(
    record: Json, validator: Any, digests: Mapping[str, str], clauses: set[str], sources: set[str]
) -> Iterator[str]:
    """Yield what is wrong with one record."""
    flaw = next(iter(validator.iter_errors(record)), None)
    if flaw is not None:
        yield f"{flaw.json_path}: {flaw.message[:200]}"
        return
    variant = record["variant"]
    name = "+".join([variant["id"], *variant["options"]])
    if name not in digests:
        yield f"the declaration {name} is not in the bundle"
    elif digests[name] != variant["digest"]:
        yield f"it was made for other rules than those of {name} in the bundle"
    yield from (f"there is no clause {clause}" for clause in sorted(clauses_of(record) - clauses))
    for cited in record["source"].get("cite", ()):
        if not is_known(cited, sources):
            yield f"the source {cited} is not in sources.json"


def is_known(cited: str, sources: Container[str]) -> bool:
    """Say whether a citation, a key with or without a place behind it, is one of the sources, or an address itself."""
    return cited.partition(" ")[0] in sources or cited.startswith(("https://", "http://"))


def clauses_of(record: Json) -> set[str]:
    """Return every clause a record names: its own, those of items, and that of a refusal."""
    named = {item["clause"] for point in record["expect"] for item in point.get("items", ()) if "clause" in item}
    refused = {point["refused"]["clause"] for point in record["expect"] if "clause" in point.get("refused", {})}
    return {*record["clauses"], *named, *refused}


def identities(files: Files, records: list[Json], apart: list[Json], whole: bool) -> Iterator[str]:
    """Yield records that are out of order, twice there, or not what the lock of ids says of them."""
    try:
        lock: Lock = parse(files["ids.lock"].decode("utf-8"))
    except BrokenLock as error:
        yield from (f"ids.lock: {problem}" for problem in error.problems)
        return
    for path, state, group in (("records.jsonl", ACTIVE, records), ("quarantined.jsonl", QUARANTINED, apart)):
        ids = [record["id"] for record in group]
        if ids != sorted(set(ids)):
            yield f"the records of {path} are not sorted by id, or an id is there twice"
        for name in ids:
            if name not in lock or lock[name].state != state:
                yield f"{name} is in {path}, and ids.lock does not call it {state}"
        for name in sorted(set(lock) - set(ids)) if whole else ():
            if lock[name].state == state:
                yield f"{name} is {state} in ids.lock and is not in {path}"


def miscounted(
    manifest: Json,
    records: list[Json],
    apart: list[Json],
    digests: Mapping[str, str],
    clauses: set[str],
    sources: set[str],
) -> Iterator[str]:
    """Yield the counts of the manifest that are not true."""
    kinds = [record["kind"] for record in records]
    true = {
        "variants": len({name.split("+")[0] for name in digests}),
        "declarations": len(digests),
        "records": len(records),
        "quarantined": len(apart),
        "clauses": len(clauses),
        "sources": len(sources),
        "records_by_kind": {kind: kinds.count(kind) for kind in sorted(set(kinds))},
    }
    for name, count in true.items():
        if manifest["counts"].get(name) != count:
            given = json.dumps(manifest["counts"].get(name))
            yield f"{MANIFEST} counts {given} {name}, and there are {json.dumps(count)}"

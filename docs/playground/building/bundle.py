"""What the reference needs in a browser, as one archive: itself, pure packages, and the data it reads."""

from __future__ import annotations

import gzip
import importlib
import io
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path

import belote
import belote_conformance
from belote.data import records_folder, root
from belote.playground.prepared import FILE, FOLDER, packed
from belote.rulebook import languages
from building.locales import locales

HERE = Path(__file__).resolve().parents[1]

LEFT_OUT = ("cli", "batch", "fuzz", "adequacy", "bundle", "oracle", "publishing", "logs", "_data", "__main__.py")
"""The parts of the reference that a browser has no use for."""

PACKAGES = ("yaml", "jsonschema", "jsonschema_specifications", "referencing", "attr", "attrs", "pytz")
NESTED = ("fluent.runtime", "fluent.syntax")
MODULES = ("typing_extensions",)
BABEL = ("__init__", "core", "dates", "lists", "localedata", "numbers", "plural", "languages", "localtime", "util")
"""The parts of Babel that Fluent and the rulebook read; of its locales only our languages are taken."""

DATA = (("spec/schema", "*.json"), ("spec/clauses", "*.md"), ("spec/glossary", "*.yaml"))
NEVER = ("tests", "benchmarks", "test", "zoneinfo", "__pycache__")

EPOCH = (1980, 1, 1, 0, 0, 0)


def archive() -> bytes:
    """Return the archive of Python; the same files give the same bytes."""
    found = {name: path.read_bytes() for name, path in files()} | dict(cut())
    found[f"belote/_data/{FOLDER}/{FILE}"] = packed()
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for name, content in sorted(found.items()):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            target.writestr(entry, content)
    return stream.getvalue()


def corpus() -> bytes:
    """Return all records by id, as JSON, packed."""
    folder = records_folder()
    files = sorted(folder.glob("*/*.json"))
    found = {f"{file.parent.name}/{file.stem}": json.loads(file.read_text(encoding="utf-8")) for file in files}
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    return gzip.compress(text.encode("utf-8"), 9, mtime=0)


def files() -> Iterator[tuple[str, Path]]:
    """Yield what goes into the archive, by its name there."""
    yield from below(Path(belote.__file__).parent, "belote", LEFT_OUT)
    yield from below(Path(belote_conformance.__file__).parent, "belote_conformance")
    for name in PACKAGES:
        yield from below(folder_of(name), name)
    for name in NESTED:
        yield from below(folder_of(name), name.replace(".", "/"))
    for name in MODULES:
        yield f"{name}.py", Path(str(importlib.import_module(name).__file__))
    yield "rpds.py", HERE / "standins" / "rpds.py"
    yield from babel()
    yield from data()


def folder_of(name: str) -> Path:
    """Return the folder of a package."""
    return Path(str(importlib.import_module(name).__file__)).parent


def below(folder: Path, name: str, left_out: tuple[str, ...] = ()) -> Iterator[tuple[str, Path]]:
    """Yield the sources and the data of a package, without its tests."""
    for path in folder.rglob("*"):
        parts = path.relative_to(folder).parts
        wanted = path.suffix in (".py", ".json", ".ftl") or "schemas" in parts
        if path.is_file() and wanted and parts[0] not in left_out and not set(parts) & set(NEVER):
            yield "/".join((name, *parts)), path


def babel() -> Iterator[tuple[str, Path]]:
    """Yield the parts of Babel that are programs."""
    folder = folder_of("babel")
    for path in (*folder.glob("*.py"), *folder.glob("localtime/*.py")):
        parts = path.relative_to(folder).parts
        if parts[0].removesuffix(".py") in BABEL:
            yield "/".join(("babel", *parts)), path


def cut() -> Iterator[tuple[str, bytes]]:
    """Yield Babel's data for our languages, cut down."""
    yield from ((f"babel/{name}", data) for name, data in locales(folder_of("babel"), languages()))


def data() -> Iterator[tuple[str, Path]]:
    """Yield schemas, clauses, glossaries, declarations and the deals that are kept; the records come when asked for."""
    for folder, pattern in DATA:
        yield from ((f"belote/_data/{folder}/{path.name}", path) for path in (root() / folder).glob(pattern))
    for folder, pattern in (("variants", "*.yaml"), ("conformance/witnesses", "*.json")):
        for path in (root() / folder).rglob(pattern):
            yield f"belote/_data/{path.relative_to(root()).as_posix()}", path

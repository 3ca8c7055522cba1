"""A small checkout somewhere else: everything but most of the records. For the tests of bundles."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from belote.data import PACKAGE, root
from belote_conformance import identity

Files = dict[str, bytes]

VARIANT = "pilotta-cy"
RECORDS = 25
PARTS = ("spec", "variants")
CODE = (PACKAGE, Path(identity.__file__).parent)
NO_CACHE = shutil.ignore_patterns("__pycache__", "_data")


def checkout(folder: Path, records: int = RECORDS, variant: str = VARIANT) -> Path:
    """Make a checkout with a few records of one variant and a lock that knows them, and return its folder."""
    for name in PARTS:
        shutil.copytree(root() / name, folder / name)
    shutil.copytree(CODE[0], folder / "reference_impl" / "belote", ignore=NO_CACHE)
    shutil.copytree(CODE[1], folder / "conformance" / "belote_conformance", ignore=NO_CACHE)
    found = (path for path in sorted((root() / "conformance" / "records").rglob("*.json")) if stands(path, variant))
    for _, path in zip(range(records), found, strict=False):
        target = folder / "conformance" / "records" / path.parent.name
        target.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    ids = identity.ids_below(folder / "conformance" / "records")
    assert len(ids) == records
    identity.write(folder / "conformance" / identity.NAME, ids)
    return folder


def stands(path: Path, variant: str) -> bool:
    """Say whether a record stands under a variant."""
    return f'"variant": {{"id": "{variant}"' in path.read_text(encoding="utf-8")


def belote(checked_out: Path, *words: object, umask: int = 0o022, seed: int = 0) -> subprocess.CompletedProcess[str]:
    """Run ``belote`` of a checkout, in its folder, under a umask and a seed of hashes."""
    paths = [str(checked_out / "reference_impl"), str(checked_out / "conformance")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": str(seed)}
    before = os.umask(umask)
    try:
        return subprocess.run(
            [sys.executable, "-m", "belote", *map(str, words)],
            cwd=checked_out,
            env=env,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
    finally:
        os.umask(before)


def with_true_manifest(files: Files) -> Files:
    """Return the files of a bundle with a manifest that is true of them, as somebody would make it to hide a change."""
    rest = {path: data for path, data in files.items() if path != "manifest.json"}
    rows = [
        {"path": path, "size": len(data), "sha256": hashlib.sha256(data).hexdigest()}
        for path, data in sorted(rest.items())
    ]
    manifest = {**json.loads(files["manifest.json"]), "files": rows}
    return {**rest, "manifest.json": json.dumps(manifest).encode()}

"""The figures that take too long for every build: ``python docs/generators measure`` takes them anew.

They are kept with a fingerprint of records and declarations, so that the page says when they are older than the corpus.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from typing import Any

from belote.data import root
from belote.whole import write_text
from generators import tracing
from generators.places import DOCS

FILE = DOCS / "generators" / "adequacy.json"


def fingerprint() -> str:
    """Return what changes when a record or a declaration does."""
    found = hashlib.sha256()
    for path in sorted([*(root() / "variants").rglob("*.yaml"), *(root() / "conformance" / "records").rglob("*.json")]):
        found.update(path.name.encode() + hashlib.sha256(path.read_bytes()).digest())
    return f"sha256:{found.hexdigest()}"


def measure() -> None:
    """Run ``belote adequacy`` and keep its counts and survivors."""
    command = [sys.executable, "-m", "belote", "adequacy", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    keep(json.loads(done.stdout))


def keep(found: dict[str, Any]) -> None:
    """Keep the counts and survivors of a run."""
    kept = {
        "written_by": "python docs/generators measure",
        "fingerprint": fingerprint(),
        "records": len(tracing.records()),
        "counts": found["counts"],
        "survivors": found["survivors"],
    }
    text = json.dumps(kept, ensure_ascii=False, indent=1) + "\n"
    write_text(FILE, text)

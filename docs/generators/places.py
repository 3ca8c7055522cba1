"""Where things lie: the sources of the site, what npm brought, and where it is built."""

from __future__ import annotations

from pathlib import Path

DOCS = Path(__file__).resolve().parents[1]
CONTENT = DOCS / "content"
THEME = DOCS / "theme"
MODULES = DOCS / "node_modules"
BUILD = DOCS / "build"
ROOT = DOCS.parent
TESTS = ROOT / "conformance" / "tests"

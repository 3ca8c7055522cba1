"""A folder of declarations that belongs to one test."""

from __future__ import annotations

from pathlib import Path

import pytest
from declaration.loader_samples import BIBLIOGRAPHY, SMALL, Write


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Return a function that writes a declaration by id into an otherwise small ``variants`` folder."""
    folder = tmp_path / "variants"
    (folder / "family").mkdir(parents=True)
    (folder / "sources.yaml").write_text(BIBLIOGRAPHY, "utf-8")
    monkeypatch.setattr("belote.data.variants_folder", lambda: folder)

    def write(name: str, text: str) -> Path:
        path = folder / "family" / f"{name}.yaml"
        path.write_text(text, "utf-8")
        return path

    write("small", SMALL)
    return write

"""Where the schemas, declarations and records lie: in the checkout, or inside the installed package."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def root() -> Path:
    """Return the folder that holds ``spec``, ``variants`` and ``conformance``.

    An installed package carries them in ``_data``; in a checkout they are the top-level folders.
    """
    inside = PACKAGE / "_data"
    return inside if inside.is_dir() else PACKAGE.parents[1]


def schema_file(name: str) -> Path:
    """Return the path of a schema by its file name, as ``variant.schema.json``."""
    return root() / "spec" / "schema" / name


def variants_folder() -> Path:
    """Return the folder of the declarations."""
    return root() / "variants"


def records_folder() -> Path:
    """Return the folder of the records."""
    return root() / "conformance" / "records"

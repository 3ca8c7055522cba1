"""Babel's data cut down to our languages, and to what lists, plurals and numbers need."""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

DROPPED = (
    *("territories", "languages", "variants", "scripts", "time_zones", "meta_zones", "zone_formats", "months", "days"),
    *("quarters", "eras", "day_periods", "datetime_skeletons", "interval_formats", "compact_decimal_formats"),
    *("compact_currency_formats", "currency_unit_patterns", "currency_names", "currency_names_plural"),
    *("currency_symbols", "unit_patterns", "compound_unit_patterns", "unit_display_names", "date_fields"),
)
"""What a locale knows and nothing here asks: names of places, times, currencies and units."""

KEPT = ("cldr", "language_aliases", "script_aliases", "variant_aliases", "parent_exceptions")
"""What is kept of the data for all locales, besides the likely subtags of ours."""


def locales(folder: Path, languages: Iterable[str]) -> Iterator[tuple[str, bytes]]:
    """Yield the files of Babel's data by their names in the package, cut down. ``folder`` is that of Babel."""
    names = [lang.replace("-", "_") for lang in languages]
    yield "global.dat", packed(world(read(folder / "global.dat"), names))
    for name in ("root", *names):
        data = read(folder / "locale-data" / f"{name}.dat")
        yield f"locale-data/{name}.dat", packed({key: value for key, value in data.items() if key not in DROPPED})


def world(data: dict[str, Any], names: list[str]) -> dict[str, Any]:
    """Return what holds for all locales, without what is about others than ours; what is gone is empty."""
    likely = {key: value for key, value in data["likely_subtags"].items() if key.split("_")[0] in names}
    return {key: value if key in KEPT else {} for key, value in data.items()} | {"likely_subtags": likely}


def read(path: Path) -> dict[str, Any]:
    """Return one of Babel's files."""
    with path.open("rb") as file:
        found: dict[str, Any] = pickle.load(file)
    return found


def packed(data: dict[str, Any]) -> bytes:
    """Return data as Babel reads it."""
    return pickle.dumps(data, 2)

"""A sound deal conforms, whatever of it is recorded, in every variant; and its match adds up."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from log_rows import Row, mapping_of, match_rows, row_of, samples

from belote.declaration import variants
from belote.library import rules
from belote.logs import Verdict
from belote.logs.check import Log, check_row
from belote.logs.mapping import as_mapping
from belote.logs.row import Row as LogRow

SHAPES = {
    "everything": ((), "wholly"),
    "hands and no pack": (("pack",), "wholly"),
    "hands and no turned card": (("pack", "turned", "swapped"), "wholly"),
    "the cards played alone": (("pack", "hands", "winners", "declarations", "belote"), "in part"),
    "a contract without calls": (("pack", "calls"), "in part"),
    "totals alone": (("pack", "hands", "calls", "plays", "winners", "declarations", "belote", "dealer"), "in part"),
}
"""What a site leaves out, and how far a deal can be checked then."""


def on_table(variant: str) -> bool:
    """Say whether cards lie on the table: nobody can tell from the hands which ones."""
    return any(str(step.to).startswith("table") for step in rules(variant).declaration.dealing.steps)


def verdicts(variant: str, rows: Iterable[Row], *without: str) -> list[Verdict]:
    """Return the verdicts on rows of which some parts are not recorded."""
    some = list(rows)
    full = max(some, key=len)
    log = Log("log", as_mapping(mapping_of(full, *without)), variant)
    return [check_row(log, LogRow(line, row)) for line, row in enumerate(some, 1)]


@pytest.mark.parametrize("variant", variants())
def test_a_sound_deal_conforms_whatever_of_it_is_recorded(variant: str) -> None:
    for one in samples(variant, 1, 7):
        for shape, (without, extent) in SHAPES.items():
            if without and on_table(variant):
                continue
            (found,) = verdicts(variant, [row_of(one)], *without)
            assert (found.verdict, found.extent) == ("conforms", extent), (shape, found)


@pytest.mark.parametrize("variant", [name for name in variants() if on_table(name)])
def test_cards_on_the_table_must_be_told_by_the_pack(variant: str) -> None:
    (found,) = verdicts(variant, [row_of(samples(variant, 1, 7)[0])], "pack")
    assert found.verdict == "conforms" and "on the table" in dict(found.unchecked)["dealing"]


@pytest.mark.parametrize("variant", variants())
def test_a_match_adds_up_deal_after_deal(variant: str) -> None:
    found = verdicts(variant, match_rows(variant, 4, 3))
    assert all(one.verdict == "conforms" and "totals" in one.checked for one in found), found
    assert any("dealer" in one.checked for one in found)

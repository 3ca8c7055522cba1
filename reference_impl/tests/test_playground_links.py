"""The address of a state: plain where it can be, packed where it must be, and a damaged one is told so."""

from __future__ import annotations

from typing import Any

import pytest

from belote.playground.links import LONGEST, BrokenLink, link, state

PLAIN: list[tuple[dict[str, Any], str]] = [
    (
        {"tool": "replay", "variant": "bridge-belote-bg+kirtik", "record": "play/any-overruff-will-do", "at": 2},
        "1:tool=replay&variant=bridge-belote-bg%2Bkirtik&record=play/any-overruff-will-do&at=2",
    ),
    (
        {"lang": "fr", "tool": "compare", "other": "contree-ffb", "variant": "belote-fr"},
        "1:tool=compare&variant=belote-fr&other=contree-ffb&lang=fr",
    ),
    ({"tool": "replay", "variant": "belote-fr", "record": "a/b", "at": "end"}, None),
    ({"tool": "which"}, "1:tool=which"),
]
PACKED: list[dict[str, Any]] = [
    {"tool": "edit", "text": "variant: our-club\nnames: {fr: Clubhouse à l’étage, ar: نادينا}\n"},
    {"tool": "which", "answers": {"players.count": 2, "match.target": 0}},
    {"tool": "score", "variant": "belote-fr", "score": {"cards": {"NS": 97, "EW": 65}}},
    {"tool": "replay", "variant": "@own", "text": "x" * 5_000, "inline": {"kind": "deal"}},
]


@pytest.mark.parametrize(("given", "written"), PLAIN)
def test_a_short_state_is_written_plainly(given: dict[str, Any], written: str | None) -> None:
    assert link(given).startswith("1:")
    assert written is None or link(given) == written
    assert state(link(given)) == given


@pytest.mark.parametrize("given", PACKED)
def test_a_long_state_is_packed_and_comes_back(given: dict[str, Any]) -> None:
    written = link(given)
    assert written.startswith("1z:")
    assert set(written[3:]) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    assert state(written) == given


def test_what_repeats_itself_is_packed_short() -> None:
    assert len(link(PACKED[3])) < 300


@pytest.mark.parametrize(
    "fragment", ["", "2:tool=replay", "1:tool=dance", "1z:", "1z:%%%", "1z:AAAA", "1z:" + link(PACKED[0])[3:-9]]
)
def test_a_damaged_address_is_told_so(fragment: str) -> None:
    with pytest.raises(BrokenLink):
        state(fragment)


def test_an_address_that_would_unpack_to_too_much_is_refused() -> None:
    with pytest.raises(BrokenLink):
        state(link({"tool": "edit", "text": "x" * (LONGEST + 1)}))

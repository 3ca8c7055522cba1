"""Portions of one engine are put together: once each, the smallest situation kept, and only of the same rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from belote.fuzz.results import merged, page, with_portion

PROGRAM = {"name": "pad", "version": "1", "language": "Zig"}
VARIANT: dict[str, Any] = {"id": "belote-fr", "options": ["rounded"], "digest": "sha256:1"}


def finding(times: int, clubs: list[str], options: tuple[str, ...] = (), what: str = "cards") -> dict[str, Any]:
    """Return a finding on a few cards."""
    record = {"id": "play/x", "kind": "position", "given": {"cards": clubs}, "events": []}
    found = {"clause": "play.void.opponent", "what": what, "times": times, "at": 0, "expected": clubs, "got": []}
    return {**found, "record": record, **({"options": list(options)} if options else {})}


def portion(seed: int, *findings: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Return a portion of ten positions."""
    kinds = {"position": {"made": 10, "compared": 8, "differing": len(findings)}}
    found = {"program": PROGRAM, "variant": VARIANT, "seed": seed, "number": 10, "kinds": kinds, "refusals": 1}
    return {
        **found,
        "observed": ["cards", "turn"],
        "unanswered": [],
        "broke": [],
        "findings": list(findings),
        **changes,
    }


def test_times_add_up_and_the_smallest_situation_stays() -> None:
    (one,) = merged([finding(3, ["7C", "8C"]), finding(4, ["7C"]), finding(1, ["7C", "8C", "9C"])])
    assert one["times"] == 8 and one["record"]["given"]["cards"] == ["7C"]


def test_an_option_stays_only_if_every_portion_says_so() -> None:
    (one,) = merged([finding(1, ["7C"], ("a", "b")), finding(1, ["8C"], ("b", "c"))])
    assert one["options"] == ["b"]
    (other,) = merged([finding(1, ["7C"], ("a",)), finding(1, ["8C"])])
    assert "options" not in other


def test_differences_in_other_observations_stay_apart() -> None:
    assert [one["what"] for one in merged([finding(1, [], what="winner"), finding(1, [])])] == ["cards", "winner"]


def test_a_portion_counts_once() -> None:
    once = with_portion(with_portion({}, portion(1, finding(2, ["7C"]))), portion(2, finding(1, ["8C"])))
    assert [one["seed"] for one in once["portions"]] == [1, 2] and once["findings"][0]["times"] == 3
    assert with_portion(once, portion(2, finding(1, ["8C"]))) == once


def test_another_version_or_other_rules_begin_anew() -> None:
    before = {**with_portion({}, portion(1, finding(2, ["7C"]))), "corpus": {"counts": {"pass": 1}}}
    assert with_portion(before, portion(2))["corpus"]
    for changes in ({"program": {**PROGRAM, "version": "2"}}, {"variant": {**VARIANT, "digest": "sha256:2"}}):
        after = with_portion(before, portion(2, **changes))
        assert (len(after["portions"]), after["findings"]) == (1, []) and "corpus" not in after


def test_the_page_tells_what_conforms_what_is_meant_and_what_differs(tmp_path: Path) -> None:
    meant, fault = finding(2, ["7C"], ("undertrump-free",)), finding(1, ["8C"], what="winner")
    known = with_portion({}, portion(1, meant, fault, observed=["cards", "turn", "winner"]))
    (tmp_path / "pad.json").write_text(json.dumps(known), "utf-8")
    text = page(tmp_path, {"pad": {"about": "A pad."}, "other": {"about": "Nothing is known."}})
    assert "## pad 1" in text and "Nothing is known" not in text
    assert "**Conforming**, never the first to differ: `turn`." in text
    assert "### Another reading, option undertrump-free: `play.void.opponent`, cards" in text
    assert "### Differs: `play.void.opponent`, winner" in text
    assert "Another reading, `rounded`" in text and "| one decision in play | 10 | 8 | 2 |" in text

"""A record changed in any one expected value fails. Clauses record.observations and protocol.sets.

The changes are made on the side of the expectation; the program is the reference, asked once.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from changes import changed, changed_points
from corpus import records, reference

from belote_conformance.compare import first_difference, text

POINTS: list[dict[str, Any]] = [
    {"at": 0, "turn": "W", "phase": "play", "cards": ["8H", "JH"]},
    {"at": 0, "turn": None, "contract": None},
    {"at": 3, "calls": {"N": [{"do": "pass"}, {"do": "bid", "call": "take", "denomination": "hearts", "amount": 80}]}},
    {"at": 4, "contract": {"denomination": "spades", "taker": "N", "level": 1, "flag": True}},
    {"at": "end", "tests": [{"own": 81, "other": 81}, {"own": 20, "other": 0}], "pool": [81, 26]},
    {"at": "end", "items": [{"side": "NS", "code": "deal.made", "game": 90}], "finished": False},
    {"at": "end", "marks": {"hanging": {"NS": 1}}, "score": {"NS": 90, "EW": 72}},
    {"at": 1, "refused": {"code": "play.must-ruff", "phase": "play", "clause": "play.void.opponent"}},
]


def test_a_record_changed_in_any_one_expected_value_fails() -> None:
    runs, _ = reference()
    made: Counter[str] = Counter()
    unnoticed = []
    tried: set[str] = set()
    for record in records():
        seen = {str(point["at"]): point for point in runs[record.id].get("observations", ())}
        for point in record.data["expect"]:
            observed = seen.get(str(point["at"]), {})
            for what in set(point) - {"at"}:
                key = text([what, point[what], observed.get(what)])
                if key in tried:
                    continue  # the comparison knows no more of a record than these
                tried.add(key)
                for other in changed(what, point[what]):
                    made[what] += 1
                    if first_difference([{"at": 0, what: other}], [{**observed, "at": 0}], "trace", "code") is None:
                        unnoticed.append((record.id, point["at"], what, other))
    print(f"{sum(made.values())} changes: {dict(made.most_common())}")
    assert unnoticed[:20] == []
    assert min(made[what] for point in POINTS for what in point if what != "at") > 0


@pytest.mark.parametrize("point", POINTS, ids=lambda point: "-".join(map(str, point)))
def test_every_change_is_a_change_and_the_value_itself_is_none(point: dict[str, Any]) -> None:
    assert first_difference([point], [point], "trace", "code") is None
    for _, other in changed_points(point):
        assert first_difference([other], [point], "trace", "code") is not None, other


@pytest.mark.parametrize("point", POINTS, ids=lambda point: "-".join(map(str, point)))
def test_a_program_that_observes_something_else_is_noticed_as_well(point: dict[str, Any]) -> None:
    for what, other in changed_points(point):
        assert first_difference([{"at": point["at"], what: point[what]}], [other], "trace", "code") is not None, other

"""What agrees and what does not. Clauses protocol.sets, protocol.strictness and record.observations."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest
from corpus import SCHEMAS

from belote_conformance.compare import (
    ITEMS,
    REFUSALS,
    RESULTS,
    TOTALS,
    TRACE,
    agrees,
    comparable,
    first_difference,
    relevant,
)

BID = {"do": "bid", "call": "take", "denomination": "hearts"}
PASS = {"do": "pass"}
HEART = {"denomination": "hearts", "taker": "N"}


def alike(what: str, expected: Any, observed: Any, refusals: str = "code") -> bool:
    """Say whether an observation agrees, and that the whole comparison says the same."""
    found = agrees(what, expected, observed, refusals)
    difference = first_difference([{"at": 0, what: expected}], [{"at": 0, what: observed}], "trace", refusals)
    assert (difference is None) == found
    return found


class TestSets:
    """Card sets, calls, items and scored declarations are compared as sets; lists of stakes and tests have an order."""

    @pytest.mark.parametrize(
        ("what", "one", "other"),
        [
            ("cards", ["8H", "KH"], ["KH", "8H"]),
            ("may_say", ["QS", "KS"], ["KS", "QS"]),
            ("may_show", ["N", "S"], ["S", "N"]),
            ("hands", {"N": ["7C", "8C"], "E": []}, {"E": [], "N": ["8C", "7C"]}),
            ("known", {"N": ["7C", "8C"]}, {"N": ["8C", "7C"]}),
            ("calls", {"N": [PASS, BID]}, {"N": [dict(reversed(BID.items())), PASS]}),
            ("declarations", {"N": [{"cards": ["7C", "8C", "9C"], "value": 20}]}, None),
            (
                "scored",
                [{"seat": "N", "cards": ["7C", "8C", "9C"], "value": 20}, {"seat": "S", "cards": [], "value": 0}],
                [{"seat": "S", "cards": [], "value": 0}, {"value": 20, "cards": ["9C", "8C", "7C"], "seat": "N"}],
            ),
        ],
    )
    def test_the_order_of_a_set_does_not_matter(self, what: str, one: Any, other: Any) -> None:
        other = {"N": [{"value": 20, "cards": ["9C", "7C", "8C"]}]} if other is None else other
        assert alike(what, one, other)

    @pytest.mark.parametrize(
        ("what", "one", "other"),
        [
            ("pool", [81, 26], [26, 81]),
            (
                "tests",
                [{"own": 81, "other": 80}, {"own": 1, "other": 0}],
                [{"own": 1, "other": 0}, {"own": 81, "other": 80}],
            ),
        ],
    )
    def test_the_order_of_a_list_does(self, what: str, one: Any, other: Any) -> None:
        assert alike(what, one, one)
        assert not alike(what, one, other)

    @pytest.mark.parametrize("other", [["8H"], ["8H", "KH", "KH"], ["8H", "KH", "QH"], ["8H", "QH"], [], None, "8H KH"])
    def test_another_set_is_another_set(self, other: Any) -> None:
        assert not alike("cards", ["8H", "KH"], other)

    def test_a_set_belongs_to_its_seat(self) -> None:
        assert not alike("calls", {"N": [PASS]}, {"E": [PASS]})
        assert not alike("calls", {"N": [PASS]}, {"N": [PASS], "E": []})


class TestDefaults:
    """Absent members of a contract or a call stand for their defaults."""

    @pytest.mark.parametrize("member", [{"amount": None}, {"flag": False}, {"level": 0}, {"manner": "plain"}])
    def test_a_member_at_its_default_may_be_absent(self, member: dict[str, Any]) -> None:
        assert alike("contract", HEART, HEART | member)
        assert alike("contract", HEART | member, HEART)
        assert alike("calls", {"N": [BID]}, {"N": [BID | member]})
        assert alike("calls", {"N": [BID | member]}, {"N": [BID]})

    @pytest.mark.parametrize("member", [{"amount": 80}, {"flag": True}, {"level": 1}, {"manner": "closed"}])
    def test_any_other_value_may_not(self, member: dict[str, Any]) -> None:
        assert not alike("contract", HEART | member, HEART)
        assert not alike("calls", {"N": [BID]}, {"N": [BID | member]})
        assert not alike("calls", {"N": [BID | member]}, {"N": [BID]})

    @pytest.mark.parametrize(
        "member", [{"flag": 0}, {"flag": None}, {"level": False}, {"level": 0.0}, {"amount": False}]
    )
    def test_what_only_looks_like_a_default_is_none(self, member: dict[str, Any]) -> None:
        assert not alike("calls", {"N": [BID]}, {"N": [BID | member]})
        expected = {key: {"flag": False, "level": 0, "amount": None}[key] for key in member}
        assert not alike("contract", HEART | expected, HEART | member)

    def test_a_contract_is_compared_by_the_members_the_record_names(self) -> None:
        assert alike("contract", HEART, HEART | {"round": 2, "call": "take", "level": 2})
        assert not alike("contract", HEART | {"round": 2}, HEART)
        assert not alike("contract", HEART, HEART | {"taker": "S"})

    def test_a_trick_is_compared_by_the_members_the_record_names(self) -> None:
        assert alike("trick", {"winner": "N"}, {"winner": "N", "points": 14})
        assert not alike("trick", {"winner": "N", "points": 14}, {"winner": "N"})
        assert not alike("trick", {"winner": "N"}, {"points": 14})

    @pytest.mark.parametrize("other", [{}, [], "none", 0, False])
    def test_no_contract_is_null_and_nothing_else(self, other: Any) -> None:
        assert alike("contract", None, None)
        assert not alike("contract", None, other)
        assert not alike("contract", HEART, None)


class TestNumbers:
    """Numbers are integers; 1.0 is not 1, and neither are true and "1"."""

    @pytest.mark.parametrize("other", [1.0, True, "1", [1], None, 2, -1])
    def test_one_is_one(self, other: Any) -> None:
        assert alike("target", 1, 1)
        assert not alike("target", 1, other)
        assert not alike("score", {"NS": 1}, {"NS": other})
        assert not alike("tests", [{"own": 1, "other": 0}], [{"own": other, "other": 0}])

    @pytest.mark.parametrize("other", [1, 1.0, "true", None, False])
    def test_true_is_true(self, other: Any) -> None:
        assert alike("finished", True, True)
        assert not alike("finished", True, other)

    def test_an_absent_side_is_not_zero(self) -> None:
        assert not alike("score", {"NS": 162, "EW": 0}, {"NS": 162})
        assert not alike("score", {"NS": 162}, {"NS": 162, "EW": 0})

    def test_a_name_cannot_pass_for_two_members(self) -> None:
        assert not alike("score", {"NS": 1, "EW": 2}, {'EW": 2, "NS': 1})


class TestMissing:
    """What is not observed is not null, and not agreed."""

    @pytest.mark.parametrize("seen", [[], [{"at": 0}], [{"at": 1, "turn": None}], [{"at": "0", "turn": None}], [{}]])
    def test_nothing_is_not_null(self, seen: list[dict[str, Any]]) -> None:
        difference = first_difference([{"at": 0, "turn": None}], seen, "trace", "code")
        assert difference is not None and difference.missing

    def test_null_is_null(self) -> None:
        assert first_difference([{"at": 0, "turn": None}], [{"at": 0, "turn": None}], "trace", "code") is None

    def test_a_wrong_observation_is_not_missing(self) -> None:
        difference = first_difference([{"at": 0, "turn": "N"}], [{"at": 0, "turn": None}], "trace", "code")
        assert difference is not None and not difference.missing

    @pytest.mark.parametrize("at", [False, 0.0, "0", None])
    def test_a_place_is_a_number_or_end(self, at: Any) -> None:
        assert first_difference([{"at": 0, "turn": "N"}], [{"at": at, "turn": "N"}], "trace", "code") is not None

    def test_the_first_difference_is_first_in_the_record_whatever_the_order_of_the_reply(self) -> None:
        expect: list[dict[str, Any]] = [{"at": 0, "turn": "N", "phase": "play"}, {"at": "end", "turn": None}]
        seen: list[dict[str, Any]] = [{"at": "end", "turn": "S"}, {"phase": "over", "at": 0, "turn": "N"}]
        difference = first_difference(expect, seen, "trace", "code")
        assert difference is not None
        assert (difference.at, difference.what, difference.observed) == (0, "phase", "over")


class TestItems:
    """Items are compared as a set, by the members every expected item names."""

    ITEM: ClassVar[dict[str, Any]] = {
        "side": "NS",
        "code": "deal.made",
        "points": 90,
        "factor": 1,
        "game": 9,
        "clause": "scoring.pay.made",
    }

    def test_members_that_no_item_names_do_not_matter(self) -> None:
        assert alike("items", [{"side": "NS", "code": "deal.made", "game": 9}], [self.ITEM])

    @pytest.mark.parametrize("name", ITEM)
    def test_members_that_are_named_do(self, name: str) -> None:
        assert not alike("items", [self.ITEM], [self.ITEM | {name: "other"}])
        assert not alike("items", [self.ITEM], [{key: item for key, item in self.ITEM.items() if key != name}])

    def test_their_number_and_not_their_order_matters(self) -> None:
        other = self.ITEM | {"side": "EW"}
        assert alike("items", [self.ITEM, other], [other, self.ITEM])
        assert not alike("items", [self.ITEM, other], [self.ITEM])
        assert not alike("items", [self.ITEM, other], [self.ITEM, self.ITEM])
        assert not alike("items", [self.ITEM], [self.ITEM, self.ITEM])

    def test_no_item_is_no_item(self) -> None:
        assert alike("items", [], [])
        assert not alike("items", [], [self.ITEM])
        assert not alike("items", [self.ITEM], [])

    @pytest.mark.parametrize("other", [None, {}, "none", [[]], [None], {"side": "NS"}])
    def test_what_is_no_list_of_items_does_not_agree(self, other: Any) -> None:
        assert not alike("items", [], other) or other == []


class TestRefusals:
    """Refusals are compared as finely as the program reports them: refused, phase or code."""

    EXPECTED: ClassVar[dict[str, Any]] = {"code": "play.must-ruff", "phase": "play", "clause": "play.void.opponent"}

    @pytest.mark.parametrize(
        ("observed", "levels"),
        [
            (EXPECTED, REFUSALS),
            (EXPECTED | {"reason": "an opponent holds the trick"}, REFUSALS),
            ({"code": "play.must-ruff", "phase": "play"}, ("refused", "phase")),
            (EXPECTED | {"code": "play.must-follow"}, ("refused", "phase")),
            (EXPECTED | {"clause": "play.follow"}, ("refused", "phase")),
            ({"phase": "play"}, ("refused", "phase")),
            ({"phase": "auction"}, ("refused",)),
            ({}, ("refused",)),
            (None, ()),
            (True, ()),
            ("refused", ()),
            ([], ()),
        ],
    )
    def test_a_refusal_agrees_at_these_levels(self, observed: Any, levels: tuple[str, ...]) -> None:
        assert tuple(level for level in REFUSALS if alike("refused", self.EXPECTED, observed, level)) == levels

    def test_a_record_that_names_no_code_asks_for_none(self) -> None:
        expected = {"phase": "play", "clause": "play.follow"}
        assert alike("refused", expected, expected | {"code": "play.anything"})


class TestStrictness:
    """totals < items < trace: what a program does not report is not compared."""

    @pytest.mark.parametrize(
        ("what", "levels"),
        [
            ("score", RESULTS),
            ("totals", RESULTS),
            ("winner", RESULTS),
            ("finished", RESULTS),
            ("outcome", ("items", "trace")),
            ("refused", RESULTS),
            ("items", ("items", "trace")),
            ("pool", ("items", "trace")),
            ("declared", ("items", "trace")),
            ("contract", ("items", "trace")),
            ("cards", ("trace",)),
            ("calls", ("trace",)),
            ("trick", ("trace",)),
        ],
    )
    def test_an_observation_is_compared_at_these_levels(self, what: str, levels: tuple[str, ...]) -> None:
        assert tuple(level for level in RESULTS if relevant(what, level)) == levels
        for level in RESULTS:
            found = first_difference([{"at": "end", what: {}}], [{"at": "end"}], level, "code")
            assert (found is None) == (level not in levels)

    def test_each_level_compares_all_of_the_one_below(self) -> None:
        assert TOTALS < ITEMS

    def test_a_score_pad_passes_by_the_score_alone(self) -> None:
        expect = [{"at": "end", "items": [{"side": "NS", "code": "deal.made", "game": 9}], "score": {"NS": 9, "EW": 7}}]
        assert first_difference(expect, [{"at": "end", "score": {"NS": 9, "EW": 7}}], "totals", "refused") is None
        assert first_difference(expect, [{"at": "end", "score": {"NS": 9, "EW": 8}}], "totals", "refused") is not None

    def test_a_score_pad_need_not_name_the_outcome(self) -> None:
        expect = [{"at": "end", "outcome": "failed", "score": {"NS": 0, "EW": 162}}]
        seen = [{"at": "end", "outcome": "tied", "score": {"NS": 0, "EW": 162}}]
        assert first_difference(expect, seen, "totals", "refused") is None
        assert first_difference(expect, [{"at": "end", "score": {"NS": 0, "EW": 162}}], "items", "refused") is not None

    def test_a_program_may_observe_plays_and_no_items(self) -> None:
        plays = ("turn", "cards", "trick")
        expect = [{"at": 0, "turn": "N", "cards": ["7C"]}, {"at": "end", "items": [], "score": {"NS": 9, "EW": 7}}]
        right, wrong = [{"at": 0, "turn": "N", "cards": ["7C"]}], [{"at": 0, "turn": "N", "cards": []}]
        assert first_difference(expect, right, "trace", "refused") is not None
        assert first_difference(expect, right, "trace", "refused", plays) is None
        found = first_difference(expect, wrong, "trace", "refused", plays)
        assert found is not None and found.what == "cards"
        missing = first_difference(expect, [], "trace", "refused", plays)
        assert missing is not None and missing.missing

    def test_what_is_observed_reaches_no_further_than_the_level(self) -> None:
        assert not relevant("cards", "items", ("cards",)) and not relevant("score", "trace", ("cards",))
        assert not comparable([{"at": 0, "score": {}}], "trace", ("cards",))
        assert comparable([{"at": 0, "cards": []}], "trace", ("cards",))

    def test_refusals_are_compared_whatever_is_observed(self) -> None:
        expect = [{"at": 0, "refused": {"phase": "play", "code": "x", "clause": "y"}}]
        assert comparable(expect, "trace", ())
        assert first_difference(expect, [{"at": 0}], "trace", "refused", ()) is not None
        assert first_difference(expect, [{"at": 0, "refused": {}}], "trace", "refused", ()) is None

    def test_every_observation_of_the_schema_may_be_named(self) -> None:
        schema = json.loads((SCHEMAS / "protocol" / "hello.reply.schema.json").read_text("utf-8"))
        asked = json.loads((SCHEMAS / "protocol" / "run.request.schema.json").read_text("utf-8"))
        names = schema["properties"]["observes"]["items"]["enum"]
        assert names == asked["properties"]["ask"]["items"]["properties"]["what"]["items"]["enum"]
        assert set(names) == TRACE

    def test_a_record_says_nothing_of_a_program_that_reports_nothing_of_it(self) -> None:
        assert not comparable([{"at": 0, "cards": []}, {"at": 1, "calls": {}}], "items")
        assert comparable([{"at": 0, "cards": []}, {"at": "end", "score": {}}], "totals")
        assert comparable([{"at": 0, "cards": []}], "trace")

"""What the records are known to notice: how like failures are to those of a changed value, and the table's own form."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
from runner_samples import DIGEST

from belote_conformance.compare import Difference
from belote_conformance.errors import BrokenInput
from belote_conformance.noticing import Change, Noticed, Notices, cosine, likeness, read_notices, write_notices
from belote_conformance.outcomes import Result
from belote_conformance.ranking import ranking
from belote_conformance.records import Record

RECORDS = ("play/a", "play/b", "play/c", "play/d")


def result(name: str, outcome: str = "pass", what: str = "", clauses: Iterable[str] = ("play.follow",)) -> Result:
    """Return the result of a record of the variant ``sample``."""
    data = {"id": name, "kind": "position", "clauses": list(clauses)}
    data["variant"] = {"id": "sample", "options": [], "digest": DIGEST}
    difference = Difference(0, what, [], []) if what else None
    return Result(Record(data, Path(f"{name}.json")), outcome, difference=difference)


def results(failed: Mapping[str, str]) -> list[Result]:
    """Return the results of all four records: those that failed, each by an observation or by an error."""
    return [
        result(name, ("fail" if failed[name] else "error") if name in failed else "pass", failed.get(name, ""))
        for name in RECORDS
    ]


def table(*changes: tuple[str, Mapping[str, str]]) -> Notices:
    """Return a table of the variant ``sample``."""
    made = [Change(clause, f"{clause} {number}", noticed) for number, (clause, noticed) in enumerate(changes)]
    return {"sample": Noticed(frozenset(RECORDS), made)}


class TestLikeness:
    """The likest change of a clause counts, from 0 to 1."""

    def test_the_same_failures_are_wholly_alike(self) -> None:
        failed = {"play/a": "cards", "play/b": ""}
        assert likeness(results(failed), table(("play.void", failed))) == {"play.void": pytest.approx(1)}

    def test_other_failures_are_not_alike(self) -> None:
        assert likeness(results({"play/a": "cards"}), table(("play.void", {"play/b": "cards"}))) == {}

    def test_one_of_four_is_half_alike(self) -> None:
        every = dict.fromkeys(RECORDS, "cards")
        assert cosine({"play/a": "cards"}, every) == 0.5  # 1 / sqrt(1 * 4)

    def test_another_observation_counts_a_fifth(self) -> None:
        assert cosine({"play/a": "cards"}, {"play/a": "trick"}) == pytest.approx(0.2)

    def test_the_likest_change_of_a_clause_counts(self) -> None:
        changes = ("play.void", {"play/b": "cards"}), ("play.void", {"play/a": "cards"})
        assert likeness(results({"play/a": "cards"}), table(*changes)) == {"play.void": pytest.approx(1)}

    def test_records_the_table_does_not_know_say_nothing(self) -> None:
        known = {"sample": Noticed(frozenset({"play/a"}), table(("play.void", {"play/a": "cards"}))["sample"].changes)}
        found = likeness(results({"play/a": "cards", "play/d": "cards"}), known)
        assert found == {"play.void": pytest.approx(1)}

    def test_records_that_were_not_asked_say_nothing(self) -> None:
        only = results({"play/a": "cards"})[:1]
        noticed = table(("play.void", {"play/a": "cards", "play/b": "cards"}))
        assert likeness(only, noticed) == {"play.void": pytest.approx(1)}

    def test_without_a_table_nothing_is_like_anything(self) -> None:
        assert likeness(results({"play/a": "cards"}), {}) == {}


class TestRanking:
    """What is noticed weighs more than what is named, and names decide between equals."""

    FAILED: Mapping[str, str] = {"play/a": "cards"}

    def order(self, notices: Notices) -> list[str]:
        """Return the suspects when the first record fails."""
        return [suspect.clause for suspect in ranking(results(self.FAILED), notices)]

    def test_a_clause_that_no_record_names_may_stand_first(self) -> None:
        notices = table(("play.void", {"play/a": "cards"}))
        assert self.order(notices) == ["play.void", "play.follow"]
        (first, _) = ranking(results(self.FAILED), notices)
        assert (first.failed, first.compared) == (1, 1)

    def test_a_change_that_would_fail_more_comes_later(self) -> None:
        every = ("contracts.order", dict.fromkeys(RECORDS, "cards"))
        assert self.order(table(every, ("play.void", {"play/a": "cards"})))[0] == "play.void"

    def test_names_decide_between_equals(self) -> None:
        equal = ("play.aaa", {"play/a": "cards"}), ("play.follow", {"play/a": "cards"})
        assert self.order(table(*equal)) == ["play.follow", "play.aaa"]

    def test_a_clause_whose_records_all_pass_is_not_suspected(self) -> None:
        assert "play.void" not in self.order(table(("play.void", {"play/b": "cards"})))

    def test_where_nothing_noticed_is_like_the_failures_the_names_decide(self) -> None:
        far = dict.fromkeys(RECORDS, "trick")
        assert self.order(table(("contracts.order", far))) == ["play.follow", "contracts.order"]  # 0.2 / sqrt(4) = 0.1


class TestTable:
    """A table is read as it was written; one that is broken is refused."""

    def test_reading_gives_what_was_written(self, tmp_path: Path) -> None:
        notices = table(("play.void", {"play/c": "cards", "play/a": ""}), ("play.follow", {"play/b": "trick"}))
        file = tmp_path / "notices.json"
        file.write_text(write_notices(notices), encoding="utf-8")
        assert read_notices(file) == notices

    def test_no_file_is_no_table(self, tmp_path: Path) -> None:
        assert read_notices(tmp_path / "notices.json") == {}

    @pytest.mark.parametrize(
        "text",
        [
            "{",
            "[]",
            '{"sample": {"records": []}}',
            '{"sample": {"records": ["play/a"], "changes": [["play.void", "x", {"cards": [1]}]]}}',
            '{"sample": {"records": ["play/a"], "changes": [["play.void", "x"]]}}',
        ],
    )
    def test_a_broken_table_is_refused(self, text: str, tmp_path: Path) -> None:
        file = tmp_path / "notices.json"
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BrokenInput, match="no table of what records notice"):
            read_notices(file)

    def test_a_record_is_written_once_for_a_variant(self) -> None:
        notices = table(("play.void", dict.fromkeys(RECORDS, "cards")), ("play.follow", {"play/a": "cards"}))
        text = write_notices(notices)
        assert [text.count(f'"{name}"') for name in RECORDS] == [1] * 4
        assert json.loads(text)["sample"]["changes"][1] == ["play.follow", "play.follow 1", {"cards": [0]}]

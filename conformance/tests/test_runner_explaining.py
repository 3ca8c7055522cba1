"""What a failure says besides: which members of a set differ, and the sentences of the reference that speak of them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from corpus import declaration, records
from runner_samples import FOUR, command, note_pids, sample, survivors
from small_corpus import RUFFS, SERVE

from belote.data import root
from belote_conformance.clauses import first, read_clauses, told
from belote_conformance.compare import Difference
from belote_conformance.differences import apart, sentence
from belote_conformance.explaining import MOST, Explainer, chosen, explained
from belote_conformance.lint import clause_ids
from belote_conformance.outcomes import Result
from belote_conformance.session import Declarations

CLAUSES = root() / "spec" / "clauses"


def details(what: str, expected: Any, observed: Any, missing: bool = False) -> list[str]:
    """Return how two sets differ."""
    return list(apart(Difference(0, what, expected, observed, missing)))


class TestDifferences:
    """Of two sets the members are named that only one of them has."""

    @pytest.mark.parametrize(
        ("what", "expected", "observed", "said"),
        [
            ("cards", ["JH", "8H"], ["8H"], ["missing: JH"]),
            ("cards", ["8H"], ["8H", "JH", "7C"], ["too many: JH, 7C"]),
            ("cards", ["8H"], ["JH"], ["missing: 8H", "too many: JH"]),
            ("cards", ["8H"], ["8H", "8H"], ["too many: 8H"]),
            ("cards", list("abcdef"), [], ["missing: a, b, c, d and 2 more"]),
            ("calls", {"N": [{"do": "pass"}]}, {"N": []}, ['missing: N {"do": "pass"}']),
            ("calls", {"N": [{"do": "pass"}]}, {"E": [{"do": "pass"}]}, None),
            ("calls", {"N": [{"do": "pass", "level": 0}]}, {"N": [{"do": "pass"}]}, []),
            ("hands", {"N": ["7C"], "E": ["8C"]}, {"N": ["7C"], "E": ["9C"]}, ["missing: E 8C", "too many: E 9C"]),
            ("items", [{"side": "NS", "game": 9}], [{"side": "NS", "game": 8, "points": 80}], None),
        ],
    )
    def test_members_are_named(self, what: str, expected: Any, observed: Any, said: list[str] | None) -> None:
        found = details(what, expected, observed)
        if said is None:
            assert [line.split(":")[0] for line in found] == ["missing", "too many"]
            assert "points" not in "".join(found), "members that no expected item names are left out"
        else:
            assert found == said

    @pytest.mark.parametrize(
        ("what", "expected", "observed"),
        [("score", {"NS": 9}, {"NS": 8}), ("turn", "N", "E"), ("cards", ["8H"], None), ("cards", ["8H"], {"N": 1})],
    )
    def test_what_are_no_sets_are_not_taken_apart(self, what: str, expected: Any, observed: Any) -> None:
        assert details(what, expected, observed) == []

    def test_nothing_observed_is_not_taken_apart(self) -> None:
        assert details("cards", ["8H"], None, missing=True) == []
        assert sentence(Difference(0, "cards", ["8H"], None, True)) == (
            'at 0, cards: expected ["8H"], nothing was observed'
        )

    def test_a_sentence_stays_short(self) -> None:
        said = sentence(Difference(0, "cards", ["8H"] * 1000, [{"x" * 500: 1}] * 1000, False))
        assert len(said) < 1200 and said.isprintable()


class TestClauses:
    def test_every_clause_has_a_title(self) -> None:
        found = read_clauses(CLAUSES)
        assert set(found) == clause_ids(CLAUSES)
        assert all(clause.title and len(clause.rule) < 260 for clause in found.values())

    def test_a_title_that_goes_on_is_whole(self) -> None:
        titles = [clause.title for clause in read_clauses(CLAUSES).values()]
        assert not [title for title in titles if title.startswith("…")]

    def test_the_first_sentence_is_plain(self) -> None:
        assert first("A `card`\nis **played**. It wins.") == "A card is played."
        assert first("The legal set is:") == ""
        assert told("play.nowhere", {}) == "play.nowhere"


def failed(name: str, observed: Any, what: str = "cards") -> Result:
    """Return a failed result of a record of the corpus."""
    record = next(record for record in records() if record.id == name)
    expected = record.data["expect"][0][what]
    return Result(record, "fail", "why", Difference(record.data["expect"][0]["at"], what, expected, observed, False))


class TestExplanations:
    """A program beside the checked one explains; whatever it does costs the explanation and nothing else."""

    def test_the_reference_says_why(self) -> None:
        (found,) = explained([failed(RUFFS[2], ["AD", "TH", "JH"])], Explainer(SERVE, Declarations(declaration)))
        (line,) = found.explanation
        assert line[0].startswith("AD TH are not legal: JH must be played")
        assert line[1] == "play.void.partner-ruffed"

    def test_what_passes_is_not_explained(self) -> None:
        lost = Explainer(["./there-is-no-such-program"], Declarations(declaration))
        results = [Result(record, "pass") for record in FOUR]
        assert explained(results, lost) == results and not lost.broken

    @pytest.mark.parametrize("habit", ["starts-with-crash", "crash-at-variant", "starts-with-banner", "honest"])
    def test_a_broken_explainer_costs_the_explanation_alone(
        self, habit: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        pids = note_pids(monkeypatch, tmp_path)
        result = Result(sample("first"), "fail", "why", Difference(0, "cards", ["8H"], [], False))
        explainer = Explainer(command(habit), Declarations(lambda name: ("", {})))
        assert explained([result, result], explainer) == [result, result]
        assert survivors(pids) == []

    def test_only_so_many_are_explained(self) -> None:
        class Counting(Explainer):
            asked = 0

            def explain(self, result: Result) -> Result:
                Counting.asked += 1
                return result

        result = Result(sample("first"), "fail", "why", Difference(0, "cards", [], [], False))
        explained([result] * (MOST + 5), Counting([sys.executable], Declarations(declaration)))
        assert Counting.asked == MOST

    def test_the_sentence_of_a_refusal_is_the_last(self) -> None:
        record = sample("second", "refusal", refused={"phase": "play"})
        result = Result(record, "fail", "", Difference(0, "refused", {}, None, True))
        assert chosen(result, (("N may play 7C.", ""), ("N plays 8C: refused.", "play.follow"))) == (
            ("N plays 8C: refused.", "play.follow"),
        )

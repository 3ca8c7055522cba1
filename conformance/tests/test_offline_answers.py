"""Questions in a file, answers in another: the outcomes of a running program. Clause protocol.offline."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from corpus import SCHEMAS
from runner_samples import DIGEST, FOUR, SCORE, sample

from belote_conformance.errors import BrokenInput
from belote_conformance.messages import Validator
from belote_conformance.offline import HELLO, Answers, export, judged, number, question, read_answers
from belote_conformance.outcomes import Result
from belote_conformance.records import Record
from belote_conformance.session import Declarations

SAMPLE = Declarations(lambda name: (DIGEST, {"id": name}))
SAID = {"protocol": "1.0", "name": "sheet", "version": "1", "results": "trace", "refusals": "code"}
GOOD: dict[str, Any] = {"message": "hello", "seq": 1, **SAID, "kinds": ["position", "score", "refusal"]}
LEGAL = [{"at": 0, "cards": ["8H", "JH"]}]


def answered(tmp_path: Path, *lines: Any, hello: Any = GOOD) -> Answers:
    """Read answers from a file; a line is JSON, or bytes as they are."""
    path = tmp_path / "answers.jsonl"
    found = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in (hello, *lines)]
    path.write_bytes(b"\n".join(line for line in found if line != b"null") + b"\n")
    return read_answers(path)


def compare(answers: Answers, records: tuple[Record, ...] = FOUR, others: tuple[Record, ...] = ()) -> list[Result]:
    """Return the results of sample records."""
    return judged(records, answers, SAMPLE, lambda: [*records, *others])


def of(record: Record, **members: Any) -> dict[str, Any]:
    """Return the answer to a record by its number."""
    return {"message": "run", "seq": question(record)["seq"], "status": "ok", "observations": LEGAL, **members}


class TestQuestions:
    """The questions are the requests of a run, with numbers that stay."""

    def test_they_are_requests(self) -> None:
        validator = Validator.from_folder(SCHEMAS)
        lines = list(export([*FOUR, SCORE], SAMPLE))
        for line in lines:
            validator.check_request(line)
        assert [line["message"] for line in lines] == ["hello", "variant", *["run"] * 5, "stop"]
        assert len({line["seq"] for line in lines}) == len(lines)

    def test_the_expectations_stay_at_home(self) -> None:
        text = "".join(map(json.dumps, export(FOUR, SAMPLE)))
        assert not any(word in text for word in ("expect", "source", "Whoever holds", "JH"))

    def test_a_number_depends_on_the_question_alone(self) -> None:
        alone, among = question(FOUR[0]), list(export(FOUR, SAMPLE))
        assert alone in among
        changed = sample("first", cards=["8H"])
        assert question(changed)["seq"] == alone["seq"], "what is expected is not part of the question"
        changed.data["events"] = [{"seat": "N", "do": "play", "card": "7C"}]
        assert question(changed)["seq"] != alone["seq"]

    def test_a_number_can_be_held_by_any_language(self) -> None:
        assert all(0 <= number(str(text)) < 2**53 for text in range(1000))

    def test_a_record_for_other_rules_cannot_be_asked(self) -> None:
        with pytest.raises(BrokenInput, match="the rules of sample have changed"):
            list(export(FOUR, Declarations(lambda name: ("sha256:other", {}))))


class TestOutcomes:
    """One answer is judged as that of a running program; none is not asked; two are an error."""

    @pytest.mark.parametrize(
        ("members", "outcome"),
        [
            ({}, "pass"),
            ({"observations": [{"at": 0, "cards": ["8H"]}]}, "fail"),
            ({"observations": []}, "fail"),
            ({"status": "skipped", "reason": "not yet"}, "skipped"),
            ({"status": "error", "reason": "no idea"}, "error"),
            ({"status": "fine"}, "error"),
            ({"observations": {}}, "error"),
        ],
    )
    def test_an_answer_is_judged(self, tmp_path: Path, members: dict[str, Any], outcome: str) -> None:
        answers = answered(tmp_path, of(FOUR[2], **members))
        found = compare(answers)
        assert [result.outcome for result in found] == ["not_asked", "not_asked", outcome, "not_asked"]
        assert answers.complaints == []

    @pytest.mark.parametrize(
        "line",
        [
            {"id": "play/second", "observations": LEGAL},
            {"message": "run", "id": "play/second", "status": "ok", "observations": LEGAL},
            {"id": "play/second", "seq": 7, "observations": LEGAL},
        ],
    )
    def test_a_record_may_be_named(self, tmp_path: Path, line: Any) -> None:
        answers = answered(tmp_path, line)
        assert [result.outcome for result in compare(answers)][2] == "pass"
        assert answers.complaints == []

    def test_a_malformed_answer_names_its_line(self, tmp_path: Path) -> None:
        (result,) = compare(answered(tmp_path, of(FOUR[2], status="fine")), FOUR[2:3])
        assert result.reason.startswith('line 2: the status "fine"') and result.code == "status"

    def test_a_record_answered_twice_names_both_lines(self, tmp_path: Path) -> None:
        answers = answered(tmp_path, of(FOUR[2]), of(FOUR[0]), {"id": "play/second", "observations": LEGAL})
        found = {result.record.id: result for result in compare(answers)}
        assert found["play/second"].reason == "it is answered 2 times, at lines 2 and 4"
        assert (found["play/second"].outcome, found["play/first"].outcome) == ("error", "pass")

    def test_the_order_of_the_answers_does_not_matter(self, tmp_path: Path) -> None:
        found = compare(answered(tmp_path, *map(of, reversed(FOUR))))
        assert [result.outcome for result in found] == ["pass"] * 4

    def test_what_hello_leaves_out_is_unsupported(self, tmp_path: Path) -> None:
        answers = answered(tmp_path, of(FOUR[2]), hello=GOOD | {"kinds": ["score"]})
        assert {result.outcome for result in compare(answers)} == {"unsupported"}

    def test_a_refused_variant_is_unsupported(self, tmp_path: Path) -> None:
        by_name = {"message": "variant", "id": "sample", "status": "unsupported", "reason": "no melds"}
        by_number = by_name | {"seq": number(f"sample {DIGEST}")}
        del by_number["id"]
        for line in (by_name, by_number):
            found = compare(answered(tmp_path, line, of(FOUR[2])))
            assert {(result.outcome, result.reason) for result in found} == {("unsupported", "no melds")}


class TestComplaints:
    """A line that answers nothing is named by its number; the others are judged all the same."""

    @pytest.mark.parametrize(
        ("line", "said"),
        [
            (b"{", "line 2: the reply to a question is not JSON"),
            (b"\xff", "line 2: the reply to a question is not JSON"),
            (b"7", "line 2: the reply to a question is not an object"),
            ({"message": "jump", "seq": 4}, "line 2: this answers no question"),
            ({"message": "error", "seq": 4, "reason": "what?"}, "line 2: this answers no question: what?"),
            ({"message": "run", "seq": 4, "status": "ok"}, "line 2: no question has the number 4"),
            ({"id": "play/nowhere", "observations": []}, "line 2: there is no record 'play/nowhere'"),
            ({"observations": []}, "line 2: this answers no question: it has neither"),
            (GOOD, "line 2: hello is answered a second time"),
            ({"message": "variant", "id": "sample"}, "line 2: the status of the reply to variant"),
        ],
    )
    def test_a_line_is_named(self, tmp_path: Path, line: Any, said: str) -> None:
        answers = answered(tmp_path, line, of(FOUR[2]))
        found = compare(answers)
        assert [complaint.startswith(said) for complaint in answers.complaints] == [True], answers.complaints
        assert found[2].outcome == "pass"

    def test_an_answer_to_a_record_that_was_not_chosen_is_none(self, tmp_path: Path) -> None:
        answers = answered(tmp_path, of(FOUR[2]), of(SCORE), {"id": SCORE.id, "observations": []})
        assert [result.outcome for result in compare(answers, FOUR, (SCORE,))][2] == "pass"
        assert answers.complaints == []

    def test_empty_lines_and_stop_are_no_answers(self, tmp_path: Path) -> None:
        answers = answered(tmp_path, b"", b"  ", {"message": "stop", "seq": 2}, of(FOUR[2]))
        assert compare(answers)[2].outcome == "pass" and answers.complaints == []

    def test_without_hello_there_is_nothing_to_compare_by(self, tmp_path: Path) -> None:
        with pytest.raises(BrokenInput, match="no line answers hello"):
            answered(tmp_path, of(FOUR[2]), hello=None)
        with pytest.raises(BrokenInput, match="results one of"):
            answered(tmp_path, hello=GOOD | {"results": "everything"})

    def test_the_advice_is_a_hello(self) -> None:
        assert json.loads(HELLO)["results"] == "totals"

    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        with pytest.raises(BrokenInput, match="cannot be read"):
            read_answers(tmp_path / "none.jsonl")

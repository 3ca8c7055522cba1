"""``belote conform --export`` and ``--answers``: good answers, bad ones, and half of them. Clause protocol.offline."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from corpus import declaration
from small_corpus import FREE, RUFFS, conform, copy_records, sample_ids

from belote.protocol import Server


@pytest.fixture
def asked(tmp_path: Path) -> tuple[Path, Path]:
    """Return a folder of records of every kind, and the questions about them."""
    folder = copy_records(sample_ids(1), tmp_path / "records")
    questions = tmp_path / "questions.jsonl"
    assert conform("--records", folder, "--export", questions).exit_code == 0
    return folder, questions


def answer(questions: Path, target: Path, change: Callable[[dict[str, Any]], Any] = lambda request: None) -> Path:
    """Let the reference answer every question, after a change of the request."""
    server = Server()
    replies = []
    for line in questions.read_text(encoding="utf-8").splitlines():
        request = json.loads(line)
        change(request)
        replies.append(server.answer(json.dumps(request)))
    target.write_text("\n".join(replies) + "\n", encoding="utf-8")
    return target


class TestCommand:
    """A file of good answers conforms, one of bad answers does not, with the faults found where they were planted."""

    def test_good_answers_conform(self, asked: tuple[Path, Path], tmp_path: Path) -> None:
        folder, questions = asked
        answers = answer(questions, tmp_path / "good.jsonl")
        done = conform("--records", folder, "--answers", answers)
        assert (done.exit_code, f"{len(sample_ids(1))} pass" in done.stdout) == (0, True), done.stdout

    def test_bad_answers_do_not(self, asked: tuple[Path, Path], tmp_path: Path) -> None:
        folder, questions = asked

        def lie(request: dict[str, Any]) -> None:
            if request["message"] == "variant":
                path, value = FREE.split("=")
                *steps, last = path.split(".")
                place = request["declaration"]
                for step in steps:
                    place = place[step]
                place[last] = json.loads(value)

        answers = answer(questions, tmp_path / "bad.jsonl", lie)
        report = tmp_path / "report.jsonl"
        done = conform("--records", folder, "--answers", answers, "--jsonl", report)
        assert done.exit_code == 1
        lines = [json.loads(line) for line in report.read_text(encoding="utf-8").splitlines()]
        assert {line["id"] for line in lines[1:-1] if line["outcome"] == "fail"} == set(RUFFS)
        assert lines[-1]["suspects"][0]["clause"] == "play.void.partner-ruffed"
        assert "because: " in done.stdout

    def test_answers_with_faults_of_form_are_told_line_by_line(self, asked: tuple[Path, Path], tmp_path: Path) -> None:
        folder, questions = asked
        answers = answer(questions, tmp_path / "good.jsonl")
        lines = answers.read_text(encoding="utf-8").splitlines()
        twice = json.loads(lines[2])["seq"]
        lines += [lines[2], "{", '{"id":"play/nowhere","observations":[]}']
        answers.write_text("\n".join(lines) + "\n", encoding="utf-8")
        done = conform("--records", folder, "--answers", answers)
        assert done.exit_code == 3
        assert f"it is answered 2 times, at lines 3 and {len(lines) - 2}" in done.stdout
        assert f"good.jsonl: line {len(lines) - 1}: the reply to a question is not JSON" in done.stdout
        assert f"good.jsonl: line {len(lines)}: there is no record 'play/nowhere'" in done.stdout
        assert twice > 2

    def test_half_of_the_answers_are_half_asked(self, asked: tuple[Path, Path], tmp_path: Path) -> None:
        folder, questions = asked
        answers = answer(questions, tmp_path / "good.jsonl")
        lines = answers.read_text(encoding="utf-8").splitlines()
        answers.write_text("\n".join(lines[:5]) + "\n", encoding="utf-8")
        done = conform("--records", folder, "--answers", answers)
        assert done.exit_code == 0
        assert f"3 pass, {len(sample_ids(1)) - 3} not asked" in done.stdout
        assert "not asked: there is no answer" in done.stdout

    def test_another_choice_of_records_finds_its_answers(self, asked: tuple[Path, Path], tmp_path: Path) -> None:
        folder, questions = asked
        answers = answer(questions, tmp_path / "good.jsonl")
        done = conform("--records", folder, "--answers", answers, "--profile", "scoring")
        assert (done.exit_code, "1 pass" in done.stdout) == (0, True), done.stdout

    def test_the_declarations_go_along(self, asked: tuple[Path, Path]) -> None:
        lines = [json.loads(line) for line in asked[1].read_text(encoding="utf-8").splitlines()]
        for line in lines:
            if line["message"] == "variant":
                assert (line["digest"], line["declaration"]) == declaration(line["id"])

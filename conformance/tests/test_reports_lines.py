"""The report in JSON Lines, and how reports are written: whole or not at all. Clause protocol.report."""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path

import jsonschema
import pytest
from corpus import SCHEMAS
from report_samples import EVIL, HELLO, clean, every
from runner_samples import REFUSAL, SCORE

from belote_conformance.errors import BrokenInput
from belote_conformance.outcomes import OUTCOMES, Result
from belote_conformance.reports import jsonl
from belote_conformance.reports.every import write_reports
from belote_conformance.reports.files import write_whole
from belote_conformance.verdict import Verdict


@cache
def schema() -> jsonschema.Draft202012Validator:
    """Return the validator of lines of a report."""
    return jsonschema.Draft202012Validator(json.loads((SCHEMAS / "report.schema.json").read_text(encoding="utf-8")))


class TestJsonLines:
    def test_every_line_keeps_to_the_schema(self) -> None:
        for verdict in (every(), every(clean(EVIL)), Verdict([]), Verdict([Result(SCORE, "pass")], HELLO)):
            lines = [json.loads(line) for line in jsonl.write(verdict).splitlines()]
            assert [line["line"] for line in lines] == ["header", *["result"] * len(verdict.results), "footer"]
            for line in lines:
                schema().validate(line)

    @pytest.mark.parametrize(
        "line",
        [
            {},
            {"line": "result", "kind": "score", "title": "x", "id": "a", "variant": "b", "outcome": "fail"},
            {"line": "result", "kind": "score", "title": "x", "id": "a", "variant": "b", "outcome": "good"},
            {
                "line": "result",
                "kind": "score",
                "title": "x",
                "id": "a",
                "variant": "b",
                "outcome": "pass",
                "reason": "y",
            },
            {"line": "footer", "counts": {"pass": 0}, "suspects": [], "complaints": [], "stale": [], "status": 0},
            {"line": "footer", "counts": {}, "suspects": [], "complaints": [], "stale": [], "status": 4},
        ],
    )
    def test_the_schema_refuses_what_is_no_line(self, line: dict[str, object]) -> None:
        assert not schema().is_valid(line)

    def test_a_whole_report_is_read_back(self, tmp_path: Path) -> None:
        path = tmp_path / "report.jsonl"
        write_whole(path, jsonl.write(every()))
        assert jsonl.read(path)[-1]["counts"] == dict.fromkeys(OUTCOMES, 1)

    @pytest.mark.parametrize(
        ("change", "said"),
        [
            (lambda lines: lines[:-1], "there is no footer: the report was broken off"),
            (lambda lines: lines[:4], "there is no footer"),
            (lambda lines: lines[1:], "there is no header"),
            (lambda lines: [], "there is no header"),
            (lambda lines: [*lines[:2], *lines[3:]], "not as many as header and footer say"),
            (lambda lines: [*lines[:2], lines[1], *lines[3:]], "a record is reported twice"),
            (lambda lines: [lines[0], lines[0], *lines[2:]], "a line between header and footer is no result"),
            (lambda lines: [*lines[:-1], lines[-1][:40]], "cannot be read"),
            (lambda lines: ["7"], "a line is not an object"),
            (lambda lines: [*lines[:2], lines[2].replace('"fail"', '"pass"'), *lines[3:]], "not as many"),
        ],
    )
    def test_a_report_that_is_broken_off_is_none(self, tmp_path: Path, change: object, said: str) -> None:
        assert callable(change)
        path = tmp_path / "report.jsonl"
        path.write_text("\n".join(change(jsonl.write(every()).splitlines())), encoding="utf-8")
        with pytest.raises(BrokenInput, match=said):
            jsonl.read(path)

    def test_two_corpora_have_two_digests(self) -> None:
        headers = [jsonl.header(Verdict([Result(record, "pass")])) for record in (SCORE, REFUSAL, SCORE)]
        assert headers[0]["digest"] == headers[2]["digest"] != headers[1]["digest"]


class TestFiles:
    """A report is written whole or not at all."""

    def test_a_report_replaces_the_last_one(self, tmp_path: Path) -> None:
        path = tmp_path / "report.html"
        for text in ("one", "two ♠"):
            write_whole(path, text)
            assert path.read_text(encoding="utf-8") == text
        assert os.listdir(tmp_path) == ["report.html"]

    def test_a_fault_leaves_the_last_one(self, tmp_path: Path) -> None:
        path = tmp_path / "report.html"
        write_whole(path, "one")
        with pytest.raises(UnicodeEncodeError):
            write_whole(path, "two \ud83d")
        assert path.read_text(encoding="utf-8") == "one"
        assert os.listdir(tmp_path) == ["report.html"]

    def test_a_folder_that_is_not_there_is_an_error(self, tmp_path: Path) -> None:
        with pytest.raises(OSError):
            write_whole(tmp_path / "none" / "report.html", "one")

    def test_only_the_forms_asked_for_are_written(self, tmp_path: Path) -> None:
        write_reports(every(), {"html": tmp_path / "a.html", "junit": None, "badge": tmp_path / "b.svg"})
        assert sorted(os.listdir(tmp_path)) == ["a.html", "b.svg"]

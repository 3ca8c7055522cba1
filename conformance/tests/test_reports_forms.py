"""The forms of a report: whole, well-formed, and unharmed by whatever a program writes. Clause protocol.report."""

from __future__ import annotations

import json
import os
import re
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as Xml

import jsonschema
import pytest
from corpus import SCHEMAS
from runner_samples import FOUR, REFUSAL, SCORE, sample

from belote.data import root
from belote_conformance.clauses import read_clauses
from belote_conformance.compare import Difference
from belote_conformance.errors import BrokenInput
from belote_conformance.hello import Hello
from belote_conformance.outcomes import OUTCOMES, Result
from belote_conformance.reports import jsonl
from belote_conformance.reports.every import FORMS, write_reports
from belote_conformance.reports.files import write_whole
from belote_conformance.reports.junit import TAGS
from belote_conformance.verdict import Verdict

EVIL = "</pre><script>alert(1)</script> ]]> & \" ' | `` ``` ~~~ \x00\x1b[31m \ud83d\ufffe é♠ <img src=//x.invalid/a>"
HELLO = Hello("pad", "1", ("score",), "totals", "refused", ("sample",), "C")
CLAUSES = read_clauses(root() / "spec" / "clauses")


@cache
def schema() -> jsonschema.Draft202012Validator:
    """Return the validator of lines of a report."""
    return jsonschema.Draft202012Validator(json.loads((SCHEMAS / "report.schema.json").read_text(encoding="utf-8")))


def every(reason: str = "why") -> Verdict:
    """Return a verdict with one result of each outcome."""
    results = [Result(sample(outcome.replace("_", "-")), outcome, reason) for outcome in OUTCOMES]
    results[0] = replace(results[0], reason="")
    difference = Difference(0, "cards", ["8H"], [reason], False)
    told = (("8H must be played", "play.follow"),)
    results[1] = replace(results[1], difference=difference, explanation=told)
    results[2] = replace(results[2], stderr=("Traceback", reason), code="crash")
    results[6] = replace(results[6], known=reason)
    return Verdict(results, HELLO, ["./pad", reason], complaints=[reason], stale=[reason], clauses=CLAUSES)


def clean(text: str) -> str:
    """Return a text as a program's words reach a report: printable, on one line."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


class TestEveryForm:
    @pytest.mark.parametrize("form", FORMS)
    def test_the_same_verdict_gives_the_same_report(self, form: str) -> None:
        assert FORMS[form](every()) == FORMS[form](every())

    @pytest.mark.parametrize("form", FORMS)
    def test_a_report_of_nothing_is_a_report(self, form: str) -> None:
        assert FORMS[form](Verdict([]))

    @pytest.mark.parametrize("form", [form for form in FORMS if form != "badge"])
    def test_every_outcome_is_counted(self, form: str) -> None:
        text = FORMS[form](every())
        for record in (result.record for result in every().told):
            assert record.id in text

    @pytest.mark.parametrize("form", FORMS)
    def test_what_a_program_writes_is_text(self, form: str) -> None:
        FORMS[form](every(clean(EVIL))).encode("utf-8")


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


class TestJUnit:
    """Suites and cases with names and class names; failures, errors and skips are counted as they stand."""

    def test_counts_are_those_of_the_cases(self) -> None:
        root = Xml.fromstring(FORMS["junit"](every()))
        for node in (root, *root.findall("testsuite")):
            assert int(node.get("tests", "")) == len(list(node.iter("testcase")))
            for name, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
                assert int(node.get(name, "")) == len(list(node.iter(tag))), name

    def test_every_outcome_has_its_place(self) -> None:
        assert set(TAGS) | {"pass"} == set(OUTCOMES)
        cases = {case.get("name"): case for case in Xml.fromstring(FORMS["junit"](every())).iter("testcase")}
        for outcome in OUTCOMES:
            found = [child.tag for child in cases[f"play/{outcome.replace('_', '-')}"] if child.tag != "system-err"]
            assert found == ([TAGS[outcome]] if outcome in TAGS else [])

    def test_a_case_has_what_readers_need(self) -> None:
        root = Xml.fromstring(FORMS["junit"](every()))
        assert root.tag == "testsuites"
        names = [(case.get("classname"), case.get("name")) for case in root.iter("testcase")]
        assert len(set(names)) == len(names) and all(name and place for place, name in names)
        assert all(node.get("message") for tag in ("failure", "error", "skipped") for node in root.iter(tag))

    def test_a_text_that_xml_cannot_hold_is_cleaned(self) -> None:
        results = [Result(sample("first"), "error", EVIL, stderr=(EVIL, "x"), code="crash")]
        text = FORMS["junit"](Verdict(results, replace(HELLO, name=EVIL), complaints=[EVIL]))
        root = Xml.fromstring(text.encode("utf-8"))
        assert "<script>" in str(next(root.iter("error")).get("message"))
        assert "<script>" not in text

    def test_variants_are_suites(self) -> None:
        root = Xml.fromstring(FORMS["junit"](Verdict([Result(record, "pass") for record in FOUR])))
        assert [suite.get("name") for suite in root.findall("testsuite")] == ["sample"]


class Page(HTMLParser):
    """The tags and the text of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


class TestHtml:
    """One page that loads nothing and runs nothing."""

    ALLOWED = frozenset(
        {
            *("html", "head", "meta", "title", "style", "body", "h1", "h2", "p", "strong"),
            *("table", "tr", "th", "td", "ul", "li", "pre"),
        }
    )

    def test_only_plain_tags_whatever_a_program_writes(self) -> None:
        page = Page(FORMS["html"](every(clean(EVIL))))
        assert {tag for tag, _ in page.tags} <= self.ALLOWED
        assert page.open == []
        assert "<script>alert(1)</script>" in page.text, "it is shown as text"

    def test_nothing_is_loaded(self) -> None:
        text = FORMS["html"](every())
        page = Page(text)
        assert not {name for _, attributes in page.tags for name in attributes} & {"src", "href", "onload", "action"}
        assert "default-src 'none'" in text and "@import" not in text and "url(" not in text

    def test_a_failure_can_be_linked_to(self) -> None:
        anchors = [attributes["id"] for _, attributes in Page(FORMS["html"](every())).tags if "id" in attributes]
        assert anchors == [result.record.id for result in every().told]

    def test_known_failures_are_told_with_their_reasons(self) -> None:
        assert "play/expected-failure: why" in Page(FORMS["html"](every())).text


class TestMarkdown:
    def test_a_failure_cannot_leave_its_fence(self) -> None:
        text = FORMS["markdown"](every("````"))
        fences = re.findall(r"(?m)^(`{3,})(?:text)?$", text)
        assert fences and len(fences) % 2 == 0 and all(len(fence) == 5 for fence in fences)

    def test_outside_of_fences_markup_is_escaped(self) -> None:
        text = FORMS["markdown"](every(clean(EVIL)))
        outside = re.sub(r"(?ms)^(`{3,})text$.*?^\1$", "", text)
        assert "<script" not in outside.replace("\\<script", "")
        assert "<img" not in outside.replace("\\<img", "")

    def test_the_table_has_as_many_cells_in_every_row(self) -> None:
        rows = [line for line in FORMS["markdown"](every()).splitlines() if line.startswith("|")]
        assert len({line.count("|") for line in rows}) == 1 and len(rows) == 3


class TestBadge:
    @pytest.mark.parametrize(
        ("outcomes", "value", "colour"),
        [
            (["pass", "pass"], "2/2", "#2e7d32"),
            (["pass", "unsupported"], "1/1", "#2e7d32"),
            (["pass", "expected_failure"], "1/2", "#9a6700"),
            (["pass", "fail"], "1/2", "#b3261e"),
            (["pass", "unexpected_pass"], "1/2", "#b3261e"),
            (["unsupported"], "not checked", "#b3261e"),
        ],
    )
    def test_it_says_how_much_of_what_applies_passes(self, outcomes: list[str], value: str, colour: str) -> None:
        results = [Result(record, outcome) for record, outcome in zip(FOUR, outcomes, strict=False)]
        image = Xml.fromstring(FORMS["badge"](Verdict(results)))
        assert image.get("aria-label") == f"belote whole corpus: {value}"
        assert colour in {node.get("fill") for node in image.iter()}


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

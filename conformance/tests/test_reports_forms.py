"""The forms of a report: whole, well-formed, and unharmed by whatever a program writes. Clause protocol.report."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree as Xml

import pytest
from report_samples import EVIL, HELLO, clean, every
from runner_samples import FOUR, sample

from belote_conformance.outcomes import OUTCOMES, Result
from belote_conformance.reports.every import FORMS
from belote_conformance.reports.junit import TAGS
from belote_conformance.verdict import Verdict


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

"""Clauses, properties, error codes, rules, records and sources name each other, in both directions.

A thing that is added without its partners fails here, with what is missing. Gaps that have to be stand in ``gaps.txt``.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import error_codes
import gaps
import pytest
import trace_report
from corpus import lines, rule_clauses
from gaps import HEAD, LACKING, LIST, Gap, faults, news, parse, stale, unexplained, write
from links import clauses, codes, mentioned, named_in, properties, refused_in_records, refusing_clauses, rules, walk
from links import options as trace_options
from traceability import COMMAND

from belote.data import PACKAGE

KNOWN = parse(LIST.read_text(encoding="utf-8"))
CODE = re.compile(r"[a-z]+(-[a-z]+)*(\.([a-z]+(-[a-z]+)*|<keyword>))?")


class TestToday:
    """The gates."""

    def test_nothing_names_what_does_not_exist(self) -> None:
        assert not faults(), lines(faults())

    def test_everything_has_its_partners_or_is_listed(self) -> None:
        today = gaps.gaps()
        print(dict(Counter(gap.lacking for gap in today)))
        assert not news(today, KNOWN), lines(news(today, KNOWN))

    def test_nothing_is_listed_that_has_its_partners(self) -> None:
        found = stale(gaps.gaps(), KNOWN)
        assert not found, lines(found)

    def test_the_list_is_sorted_and_written_by_its_command(self) -> None:
        assert LIST.read_text(encoding="utf-8") == write(set(KNOWN), KNOWN), f"run: {COMMAND}"

    def test_every_listed_gap_has_its_reason(self) -> None:
        """The command lists what is new without a reason; that alone must not let it pass."""
        assert not unexplained(KNOWN), lines(unexplained(KNOWN))

    def test_every_code_and_clause_in_the_source_can_be_followed(self) -> None:
        known = {*clauses(), "", *error_codes.OPEN}
        lost = [s for s in error_codes.sites(PACKAGE) if not CODE.fullmatch(s.code) or s.clause not in known]
        told = [f"{s.file}: {s.code} under {s.clause}: name a clause in force, where it can be read" for s in lost]
        assert not told, lines(told)

    def test_every_error_says_something(self) -> None:
        found = error_codes.wordless(PACKAGE)
        assert not found, lines(found)

    def test_what_the_records_are_refused_with_is_what_was_read_from_the_source(self) -> None:
        pairs = [(code, clause) for code, named in refused_in_records().items() for clause in named]
        assert len(pairs) >= 50
        assert [pair for pair in pairs if pair[1] not in codes()[pair[0]]] == []

    def test_there_is_a_good_number_of_each(self) -> None:
        assert len(rule_clauses()) > 200 and len(properties()) > 300 and len(codes()) > 200
        assert len(refusing_clauses()) >= 30 and len(rules()) > 200


class TestPlanted:
    """Each kind of orphan is noticed."""

    @pytest.fixture
    def planted(self, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
        """What can be changed for one test."""
        return monkeypatch

    def told(self) -> list[str]:
        """Return what is told today beyond the list."""
        return [*news(gaps.gaps(), KNOWN), *faults()]

    def test_a_clause_without_property_and_rule(self, planted: pytest.MonkeyPatch) -> None:
        planted.setattr(gaps, "rule_clauses", lambda: (*rule_clauses(), "play.planted"))
        assert self.told() == [f"play.planted: {LACKING['property']}", f"play.planted: {LACKING['rule']}"]

    def test_a_clause_that_refuses_without_a_code(self, planted: pytest.MonkeyPatch) -> None:
        planted.setattr(gaps, "refusing_clauses", lambda: (*refusing_clauses(), "scoring.heaps"))
        assert self.told() == [f"scoring.heaps: {LACKING['code']}"]

    def test_a_property_without_a_clause_or_with_one_that_does_not_exist(self, planted: pytest.MonkeyPatch) -> None:
        planted.setattr(gaps, "properties", lambda: {**properties(), "play.new": "", "play.old": "play.nowhere"})
        assert self.told() == [
            "the property play.new names no clause; add x-clause",
            "the property play.old names play.nowhere, which is no clause",
        ]

    def test_a_code_without_a_clause_or_with_one_that_does_not_exist(self, planted: pytest.MonkeyPatch) -> None:
        planted.setattr(gaps, "codes", lambda: {**codes(), "play.new": set(), "play.old": {"play.nowhere"}})
        assert self.told() == [
            f"play.new: {LACKING['clause']}",
            "the error code play.old names play.nowhere, which is no clause",
        ]

    def test_a_code_that_no_record_expects_and_one_that_nothing_is_refused_with(
        self, planted: pytest.MonkeyPatch
    ) -> None:
        seen = {code: named for code, named in refused_in_records().items() if code != "play.must-ruff"}
        planted.setattr(gaps, "refused_in_records", lambda: {**seen, "play.new": set(), "match.over": {"play.turn"}})
        assert self.told() == [
            f"play.must-ruff: {LACKING['record']}",
            "records expect match.over under play.turn, and it is never told under that clause",
            "records expect the code play.new, which nothing is refused with",
        ]

    def test_a_source_that_nobody_cites_and_one_that_is_not_in_the_bibliography(
        self, planted: pytest.MonkeyPatch
    ) -> None:
        planted.setattr(gaps, "sources", lambda: [key for key in [*trace_report.sources(), "new"] if key != "parlett"])
        first = trace_report.citations()["parlett"][0]
        assert self.told() == [
            f"new: {LACKING['citation']}",
            f"{first} cites parlett, which is not in variants/sources.yaml",
        ]

    def test_an_option_that_no_record_stands_under(self, planted: pytest.MonkeyPatch) -> None:
        planted.setattr(gaps, "options", lambda: {**trace_options(), "belote-fr+planted": "planted"})
        assert self.told() == [f"belote-fr+planted: {LACKING['option']}"]

    def test_a_module_that_names_no_clause(self, planted: pytest.MonkeyPatch, tmp_path: Path) -> None:
        (tmp_path / "play").mkdir()
        (tmp_path / "play" / "new.py").write_text('"""Something new."""\n\n\ndef rule() -> None:\n    """A rule."""\n')
        planted.setattr(gaps, "PACKAGE", tmp_path)
        planted.setattr("links.PACKAGE", tmp_path)
        planted.setattr(gaps, "modules", lambda: [tmp_path / "play" / "new.py"])
        assert [told for told in self.told() if "play/new.py" in told] == [f"play/new.py: {LACKING['module']}"]


class TestTheList:
    """Gaps are read as they are written, and the reasons are kept."""

    def test_a_gap_that_is_not_listed_is_news_and_one_that_is_none_is_stale(self) -> None:
        one, two = Gap("rule", "play.turn"), Gap("record", "match.over")
        assert news({one, two}, {one: "why"}) == [f"match.over: {LACKING['record']}"]
        assert stale({one}, {one: "why", two: "why"}) == ["match.over has a record now, or is gone: strike it"]

    def test_a_gap_without_a_reason_is_told(self) -> None:
        one, two = Gap("rule", "play.turn"), Gap("record", "match.over")
        (told,) = unexplained({one: "-", two: "no event claims it"})
        assert told.startswith(f"{LIST.name}: rule play.turn has no reason") and LACKING["rule"] in told

    def test_reasons_are_kept(self) -> None:
        one, two = Gap("rule", "play.turn"), Gap("record", "match.over")
        text = write({one, two}, {one: "it has its reason"})
        assert text.startswith(HEAD)
        assert parse(text) == {one: "it has its reason", two: "-"}

    @pytest.mark.parametrize("line", ["rule play.turn", "luck play.turn -", "rule a.b -\nrule a.b -"])
    def test_a_line_that_is_no_gap_is_refused(self, line: str) -> None:
        with pytest.raises(ValueError):
            parse(line)


class TestReadingTheSource:
    """Codes and clauses are followed to where they are written."""

    @pytest.mark.parametrize(
        ("body", "pairs"),
        [
            ('raise Refusal("a.b", phase, "c.d", "why")', {("a.b", "c.d")}),
            ('raise Refusal("a.b", phase, reason="why", clause="c.d")', {("a.b", "c.d")}),
            ('clause = "c.d"\n    raise Refusal("a.b", phase, clause, "why")', {("a.b", "c.d")}),
            (
                'for key, clause in (("x", "c.d"), ("y", "c.e")):\n        raise Refusal("a.b", phase, clause, key)',
                {("a.b", "c.d"), ("a.b", "c.e")},
            ),
            ('raise Refusal("a.b", phase, "c.d" if phase else "c.e", "")', {("a.b", "c.d"), ("a.b", "c.e")}),
            ('raise Refusal("a.b", phase, TABLE[phase], "")', {("a.b", "c.d"), ("a.b", "c.e")}),
            (
                "code, why = ROWS[clause]\n    raise Refusal(code, phase, clause, why)",
                {("a.x", "c.d"), ("a.y", "c.e")},
            ),
            ('return {"c.d": Refusal("a.x", phase, clause, ""), "c.e": None}[clause]', {("a.x", "c.d")}),
            ('if clause == "c.e":\n        raise Refusal("a.b", phase, clause, "")', {("a.b", "c.e")}),
            ('raise helper("a.b", "c.d")', {("a.b", "c.d")}),
            ('raise helper("a.b")', {("a.b", "c.z")}),
            ("raise Refusal(other.code, phase, other.clause, other.reason)", set()),
            ('raise Refusal("a.b", phase, row.clause, "")', {("a.b", "row.clause")}),
        ],
    )
    def test_each_way_of_writing(self, tmp_path: Path, body: str, pairs: set[tuple[str, str]]) -> None:
        helper = 'def helper(code, clause="c.z"):\n    return Refusal(code, "play", clause, "why")\n'
        text = (
            "from belote.errors import Refusal\n"
            'TABLE = {"x": "c.d", "y": "c.e"}\n'
            'ROWS = {"c.d": ("a.x", "why"), "c.e": ("a.y", "why")}\n'
            f"{helper if 'helper' in body else ''}def rule(phase, other, row, clause):\n    {body}\n"
        )
        (tmp_path / "one.py").write_text(text, "utf-8")
        assert {(site.code, site.clause) for site in error_codes.sites(tmp_path)} == pairs

    @pytest.mark.parametrize(("said", "wordless"), [('""', True), ('" "', True), ('reason=""', True), ('"why"', False)])
    def test_an_error_without_a_sentence_is_told(self, tmp_path: Path, said: str, wordless: bool) -> None:
        text = f'from belote.errors import Refusal\ndef f():\n    raise Refusal("a.b", "play", "c.d", {said})\n'
        (tmp_path / "one.py").write_text(text, "utf-8")
        told = ["one.py:3: the error says nothing: write a sentence that tells what is wrong"]
        assert error_codes.wordless(tmp_path) == told * wordless

    def test_a_class_of_the_same_name_elsewhere_is_another(self, tmp_path: Path) -> None:
        (tmp_path / "one.py").write_text('class Refusal: ...\ndef f():\n    raise Refusal("a.b", "", "c.d", "")\n')
        assert error_codes.sites(tmp_path) == []


class TestReadingDocstrings:
    """Clauses are found in docstrings, in full, shortened and as a range."""

    def test_names_in_full_and_shortened(self) -> None:
        assert mentioned("Clauses play.lead, .lead.first and play.turn.") == {
            "play.lead",
            "play.lead.first",
            "play.turn",
        }
        assert mentioned("Clauses dealing.dealer.after-deal, .after-void.") == {
            *("dealing.dealer.after-deal", "dealing.dealer.after-void")
        }

    def test_a_range_counts_for_a_function_and_not_for_a_module(self) -> None:
        text = "Clauses irregularities.revoke to irregularities.early-look."
        between = {"irregularities.revoke", "irregularities.early-trump-lead", "irregularities.early-look"}
        assert mentioned(text) == between
        assert mentioned(text, ranges=False) == between - {"irregularities.early-trump-lead"}

    def test_parameters_and_modules_are_no_clauses(self) -> None:
        assert mentioned("``play.lead`` and auction.never-there, see `play.turn`.") == set()

    def test_functions_name_clauses_in_values_too(self) -> None:
        found = named_in(PACKAGE / "dealing" / "cut.py")
        assert "setup.cut.packet" in found["dealing/cut.py:check_cut"] and "setup.cut" in found["dealing/cut.py"]


def test_a_property_takes_the_clause_of_the_one_above_it() -> None:
    schema = {"$defs": {"row": {"properties": {"a": {"x-clause": "c.a"}, "b": {"type": "integer"}}}}}
    node = {"x-clause": "c.top", "properties": {"rows": {"items": {"$ref": "#/$defs/row"}}, "off": False}}
    found: dict[str, str] = {}
    walk(schema, node, "top", "", found)
    assert found == {"top": "c.top", "top.rows": "c.top", "top.rows.a": "c.a", "top.rows.b": "c.top"}
    walk(schema, {"additionalProperties": {"$ref": "#/$defs/row"}}, "map", "", found)
    assert (found["map.<name>.a"], found["map.<name>.b"]) == ("c.a", "")


@pytest.mark.parametrize("name", ["report.json", "report.md"])
def test_the_report_links_everything(tmp_path: Path, name: str) -> None:
    trace_report.write(tmp_path / name)
    text = (tmp_path / name).read_text(encoding="utf-8")
    assert all(clause in text for clause in rule_clauses())
    assert all(part in text for part in ("play.suit.void.opponent", "play.must-ruff", "play/rules.py:clause_of"))
    if name.endswith("json"):
        found = json.loads(text)
        assert set(found) == {"clauses", "sources", "gaps", "faults"} and found["faults"] == []
        assert found["clauses"]["play.void.opponent"]["records"]["accepts"]

"""Variants by rules: the rows in which they differ, and nothing else."""

from __future__ import annotations

import csv
import io
from html.parser import HTMLParser
from itertools import combinations

import pytest
from cli_runs import refusal, run

from belote.compare.tables import Matrix, formats, heading, matrix, statements
from belote.compare.tables.statements import flat
from belote.declaration import variants
from belote.declaration.paths import below
from belote.library import resolved
from belote.rulebook import sentences

NAMES = ("belote-fr", "bela-hr", "contree-ffb", "belote-fr+tie-fails")


def found(*names: str, order: str = "book") -> Matrix:
    """Return the matrix of some variants."""
    return matrix([resolved(name) for name in names or NAMES], order)


class TestRows:
    """A row is a subject on which two tables say different things."""

    def test_one_changed_value_is_one_row(self) -> None:
        (row,) = found("belote-fr", "belote-fr+target-501").rows
        assert (row.heading, row.clause, row.kinds) == ("Match › Target", "match.target", (0, 1))
        assert "1000" in row.cells[0] and "501" in row.cells[1]

    def test_a_table_beside_itself_has_no_row(self) -> None:
        assert found("belote-fr", "belote-fr").rows == ()

    def test_other_words_for_the_same_calls_are_no_row(self) -> None:
        assert found("belote-fr", "belote-ma", "belote-qc").rows == ()

    @pytest.mark.parametrize(("one", "other"), [*combinations(NAMES, 2)])
    def test_every_value_that_differs_stands_in_a_row(self, one: str, other: str) -> None:
        tables = [resolved(one), resolved(other)]
        subjects = {row.subject for row in matrix(tables).rows}
        said = {path for t in tables for s in sentences(t) if s.subject in subjects for path in s.paths}
        left, right = map(flat, tables)
        for path in left.keys() | right.keys():
            if left.get(path) != right.get(path):
                assert path in said or any(below(path, subject) for subject in subjects), path

    def test_alike_are_the_subjects_of_no_row(self) -> None:
        table = found()
        everything = {subject for name in NAMES for subject in statements(resolved(name))}
        assert {row.subject for row in table.rows} | set(table.alike) == everything
        assert not {row.subject for row in table.rows} & set(table.alike)

    def test_kinds_are_equal_where_the_rule_is(self) -> None:
        for row in found().rows:
            for one, other in combinations(range(len(NAMES)), 2):
                here, there = (statements(resolved(NAMES[place])).get(row.subject) for place in (one, other))
                same = (here and here.signature) == (there and there.signature)
                assert (row.kinds[one] == row.kinds[other]) is same

    @pytest.mark.parametrize("variant", variants()[::7])
    def test_headings_have_no_word_of_the_schema(self, variant: str) -> None:
        for subject in statements(resolved(variant)):
            assert "_" not in heading(subject) and "." not in heading(subject)


class TestOrder:
    """Rows are sorted by clause or by the number of answers; what is equal stays as in the rulebook."""

    def test_by_clause(self) -> None:
        clauses = [row.clause for row in found(order="clause").rows]
        assert clauses == sorted(clauses) != [row.clause for row in found().rows]

    def test_by_the_number_of_answers(self) -> None:
        numbers = [row.distinct for row in found(order="distinct").rows]
        assert numbers == sorted(numbers, reverse=True) and numbers[0] > numbers[-1] == 2

    def test_an_unknown_order_is_refused(self) -> None:
        with pytest.raises(ValueError, match="no order colour"):
            found(order="colour")


class Cells(HTMLParser):
    """Collects the cells of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.heads: list[tuple[str, dict[str, str | None]]] = []
        self.inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "tr":
            self.rows.append([])
        if tag in ("th", "td"):
            self.inside = True
            self.rows[-1].append("")
            if tag == "th":
                self.heads.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        self.inside = self.inside and tag not in ("th", "td")

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.rows[-1][-1] += data


class TestFormats:
    """All formats say the same."""

    def test_csv_is_read_back_as_it_was(self) -> None:
        table = found()
        rows = list(csv.reader(io.StringIO(formats.comma_separated(table))))
        assert rows[0][3:] == list(NAMES)
        assert [tuple(row[3:]) for row in rows[1:]] == [row.cells for row in table.rows]

    def test_markdown_has_a_column_for_each_table_in_every_row(self) -> None:
        lines = [line for line in formats.markdown(found()).splitlines() if line.startswith("|")]
        assert {line.replace("\\|", "").count("|") for line in lines} == {len(NAMES) + 4}

    def test_a_bar_in_a_cell_is_no_column(self) -> None:
        assert formats.joined(("a|b", "c\\d")) == "| a\\|b | c\\\\d |"

    def test_the_page_holds_every_cell_and_needs_nothing_else(self) -> None:
        table, cells = found(), Cells()
        page = formats.html(table)
        cells.feed(page)
        assert [tuple(row[3:]) for row in cells.rows[1:]] == [
            tuple(cell or formats.NOTHING for cell in row.cells) for row in table.rows
        ]
        assert "http" not in page and " src=" not in page and "<link" not in page

    def test_every_heading_says_what_it_is_the_heading_of(self) -> None:
        cells = Cells()
        cells.feed(formats.html(found()))
        assert {attrs["scope"] for _, attrs in cells.heads} == {"col", "row"}
        assert sum("aria-sort" in attrs for _, attrs in cells.heads) == len(NAMES) + 3

    def test_what_a_club_writes_is_text_on_the_page(self) -> None:
        assert "<b>" not in formats.html(Matrix(("<b>",), (), ()))


class TestCommand:
    """belote matrix."""

    def test_it_prints_the_rows_of_a_section(self) -> None:
        done = run("matrix", "belote-fr", "bela-hr", "--section", "match", "--json")
        assert done.status == 0 and done.data["tables"] == ["belote-fr", "bela-hr"]
        assert {row["subject"].split(".")[0] for row in done.data["rows"]} == {"match"}

    @pytest.mark.parametrize(("form", "start"), [("md", "| rule"), ("csv", "rule,"), ("html", "<!DOCTYPE html>")])
    def test_it_writes_every_format(self, form: str, start: str) -> None:
        assert run("matrix", "belote-fr", "bela-hr", "--format", form).out.startswith(start)

    @pytest.mark.parametrize("words", [("--format", "pdf"), ("--sort", "colour"), ("--section", "wine")])
    def test_what_it_does_not_know_is_told(self, words: tuple[str, str]) -> None:
        assert "Known are" in refusal("matrix", "belote-fr", "bela-hr", *words)

    def test_a_variant_that_is_not_there_is_told(self) -> None:
        assert "there is no declaration" in refusal("matrix", "belote-fr", "belote-frr")

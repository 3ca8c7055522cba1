"""How pages are written and find each other, before anything is built."""

from __future__ import annotations

import pytest
import yaml

from generators.commonmark import clause_ids, converted, spaced
from generators.pages import Link, Page, Section, escaped, files, link, nav, root, url, written


class TestAddresses:
    """A page is a folder with an index: every address ends in a slash."""

    @pytest.mark.parametrize(
        ("path", "address"),
        [("index.md", ""), ("words.md", "words/"), ("compare/index.md", "compare/"), ("a/b/c.md", "a/b/c/")],
    )
    def test_a_file_has_one_address(self, path: str, address: str) -> None:
        assert url(path) == address

    def test_the_root_is_as_far_as_the_address_is_deep(self) -> None:
        assert [root(path) for path in ("index.md", "words.md", "a/b.md")] == ["./", "../", "../../"]

    def test_a_link_leads_from_page_to_page_and_into_another_language(self) -> None:
        assert link("variants/belote-fr.md", "words.md", "suits") == "../../words/#suits"
        assert link("words.md", "words.md", lang="en") == "../../en/words/"


class TestTrees:
    """The navigation is a tree of pages, parts and addresses."""

    def test_the_navigation_keeps_order_and_depth(self) -> None:
        page, inner = Page("a.md", "A", "x"), Page("b/c.md", "C", "x", "<b>C</b>")
        entries = [page, Section("B", [inner]), Link("Elsewhere", "../en/")]
        assert nav(entries) == [{"A": "a.md"}, {"B": [{"<b>C</b>": "b/c.md"}]}, {"Elsewhere": "../en/"}]
        assert files(entries) == [page, inner]

    def test_the_head_of_a_page_is_yaml_whatever_its_title_is(self) -> None:
        text = written(Page("a.md", 'The "A": {one} – Белот', "body", meta={"hide": ["toc"]}))
        head = text.split("---\n")[1]
        assert yaml.safe_load(head) == {"title": 'The "A": {one} – Белот', "hide": ["toc"]}

    def test_a_text_with_signs_of_markdown_stays_as_it_is(self) -> None:
        assert escaped("a_b *c* [d]") == r"a\_b \*c\* \[d\]"


class TestCommonMark:
    """Texts of the project are CommonMark; the site reads an older Markdown, which wants a line before a list."""

    def test_a_list_after_a_sentence_gets_a_line_before_it(self) -> None:
        assert spaced("so:\n- a\n- b\n") == "so:\n\n- a\n- b\n"

    def test_a_list_within_a_block_of_code_is_left_alone(self) -> None:
        code = "```\nso:\n- a\n```"
        assert spaced(code) == code

    def test_a_clause_in_brackets_becomes_a_link_and_an_unknown_word_does_not(self) -> None:
        assert "play.turn" in clause_ids()
        text = converted("see [play.turn] and [no.clause]", "reference/errors.md")
        assert text == "see [\\[play.turn\\]](../reference/clauses/play.md#play.turn) and [no.clause]"

    def test_code_is_left_alone(self) -> None:
        assert converted("`[play.turn]`", "a.md") == "`[play.turn]`"

    def test_a_link_to_what_has_no_page_becomes_its_text(self) -> None:
        known = {"there.md": "here.md"}
        assert converted("[a](gone.md) [b](there.md)", "x.md", known.get) == "a [b](here.md)"
        assert converted("[a](https://example.org)", "x.md", known.get) == "[a](https://example.org)"

"""How pages are written and find each other, before anything is built."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from generators import redirecting
from generators.commonmark import clause_ids, converted, spaced
from generators.pages import Link, Page, Section, escaped, files, link, nav, root, url, written
from generators.tree import Chosen


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


class TestRedirects:
    """Addresses outside of the languages lead to a page in the reader's language, and work without a script."""

    CHOSEN = Chosen(("en", "ar"), ("belote-fr",))

    def test_the_root_and_a_short_address_offer_every_language(self, tmp_path: Path) -> None:
        redirecting.write(self.CHOSEN, (), tmp_path)
        root = (tmp_path / "index.html").read_text(encoding="utf-8")
        short = (tmp_path / "belote-fr" / "index.html").read_text(encoding="utf-8")
        assert 'href="ar/"' in root
        assert 'href="../ar/variants/belote-fr/"' in short
        assert '["en", "ar"]' in short

    def test_a_clause_leads_to_its_place(self, tmp_path: Path) -> None:
        redirecting.write(self.CHOSEN, (), tmp_path)
        page = (tmp_path / "clause" / "play.turn" / "index.html").read_text(encoding="utf-8")
        assert 'content="0; url=../../en/reference/clauses/play/#play.turn"' in page

    def test_a_dead_end_leads_back_wherever_the_site_lies(self, tmp_path: Path) -> None:
        redirecting.write(self.CHOSEN, (), tmp_path, "https://example.org/belote/")
        assert 'href="/belote/ar/"' in (tmp_path / "404.html").read_text(encoding="utf-8")
        assert "<loc>https://example.org/belote/ar/sitemap.xml</loc>" in (tmp_path / "sitemap.xml").read_text("utf-8")

    def test_without_an_address_of_its_own_there_is_no_list_for_search_engines(self, tmp_path: Path) -> None:
        redirecting.write(self.CHOSEN, (), tmp_path)
        assert not (tmp_path / "sitemap.xml").exists()
        assert 'href="/ar/"' in (tmp_path / "404.html").read_text(encoding="utf-8")


class TestCommandLine:
    """What cannot be built is told before anything is written."""

    def test_an_unknown_variant_and_an_address_without_a_slash_are_told(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        commands = pytest.importorskip("generators.commands", reason="lxml is missing", exc_type=ImportError)
        out = ["--out", str(tmp_path / "site")]
        assert commands.main(["build", "--variant", "belote-xx", *out]) == 2
        assert commands.main(["build", "--site-url", "https://example.org", *out]) == 2
        told = capsys.readouterr().err
        assert "belote-xx is no declared variant" in told
        assert "has no slash at its end" in told
        assert not (tmp_path / "site").exists()

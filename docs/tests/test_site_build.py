"""Building one language: strictly, from a tree of Markdown, with nothing of another host in it."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("material", reason="mkdocs-material is missing: pip install -e '.[docs]'")
pytest.importorskip("lxml", reason="lxml is missing: pip install -e '.[docs]'")

from generators import building
from generators.checking import look
from generators.pages import Page, save
from generators.tree import Chosen
from generators.writing import Planned, folder_of

CHOSEN = Chosen(("en", "ar"), ())


def built(trees: Path, body: str, lang: str = "ar") -> Path:
    """Build a language of two pages, the second outside of the navigation."""
    pages = [Page("index.md", "Start", f"# Start\n\n{body}"), Page("search.md", "Search", "# Search")]
    for page in pages:
        save(folder_of(trees, lang), page)
    plan = Planned(lang, [{"Start": "index.md"}, {"English": "../en/"}], ("index.md", "search.md"), ("search.md",))
    return building.build(CHOSEN, [plan], trees)[lang]


def test_a_page_is_built_in_its_language_and_direction(tmp_path: Path) -> None:
    text = (built(tmp_path, "A [link](search.md).") / "index.html").read_text(encoding="utf-8")
    assert '<html lang="ar"' in text
    assert '<body dir="rtl"' in text
    assert 'href="search/"' in text
    assert 'href="../en/"' in text


def test_a_built_page_loads_nothing_of_another_host_and_forbids_it(tmp_path: Path) -> None:
    site = built(tmp_path, "text")
    assert [fault for fault in look(site, "index.html").faults if "dir" not in fault] == []
    assert (
        "default-src &#39;self&#39;" in (text := (site / "index.html").read_text("utf-8"))
        or "default-src 'self'" in text
    )


@pytest.mark.parametrize("body", ["[gone](gone.md)", "[no place](search.md#gone)", "[no place](#gone)"])
def test_a_link_that_leads_nowhere_ends_the_build(tmp_path: Path, body: str) -> None:
    with pytest.raises(building.Failed, match="gone"):
        built(tmp_path, body)


def test_the_languages_of_a_page_are_told_in_their_order() -> None:
    plans = [Planned("ar", [], ("a.md",), ()), Planned("en", [], ("a.md", "b.md"), ())]
    assert building.found_in(CHOSEN, plans) == {"a.md": ["en", "ar"], "b.md": ["en"]}

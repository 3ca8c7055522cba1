"""A club's own site: its pages hold together, ask nobody for anything, and say what the book says."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Any

import pytest
from cli_runs import refusal, run
from publishing_samples import club, need_paper, plain, told

from belote.library import resolved
from belote.publishing import tools
from belote.publishing.pages import own_name
from belote.publishing.places import MARK
from belote.publishing.site import spoken
from belote.rulebook.book import book

LANGS = ("en", "fr")


class Seen(HTMLParser):
    """What a page has: ids, links, what it loads, the language and the headings; it fails on a tag left open."""

    VOID = frozenset(("meta", "link", "br", "path", "rect", "circle", "use", "polygon", "line"))

    def __init__(self, page: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loads: list[str] = []
        self.html: dict[str, Any] = {}
        self.open: list[str] = []
        self.headings: list[str] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element that is closed at once."""
        self.note(tag, dict(attrs))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element and wait for its end."""
        self.note(tag, dict(attrs))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Take the end of the element that is open."""
        assert self.open.pop() == tag

    def note(self, tag: str, found: dict[str, str | None]) -> None:
        """Note what matters of an element."""
        if found.get("id"):
            self.ids.append(str(found["id"]))
        if tag == "a":
            self.links.append(str(found["href"]))
        if tag == "link":
            (self.loads if found["rel"] == "stylesheet" else self.links).append(str(found["href"]))
        if tag in ("img", "script", "iframe", "source", "object", "embed"):
            self.loads.append(str(found.get("src")))
        if tag == "html":
            self.html = found
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(tag)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a site in two languages, with what has changed, as the command writes it."""
    need_paper()
    folder = tmp_path_factory.mktemp("club")
    old, new = club(folder / "old", revision=1, target=501), club(folder)
    made = run("rulebook", new, "--site", folder / "site", "--since", old)
    assert (made.status, made.out, made.err) == (0, "", "")
    return folder / "site"


def test_a_site_without_options_and_notes(tmp_path: Path) -> None:
    need_paper()
    words = ("--lang", "en", "--without", "options", "--without", "notes")
    made = run("rulebook", club(tmp_path), "--site", tmp_path / "site", "--since", club(tmp_path / "old", 1), *words)
    assert (made.status, made.err) == (0, "")
    text = (tmp_path / "site" / "en" / "index.html").read_text("utf-8")
    assert 'id="options"' not in text and "<blockquote>" not in text and 'id="match"' in text


def pages(site: Path) -> dict[str, str]:
    """Return the pages of a site by their names."""
    return {file.relative_to(site).as_posix(): file.read_text("utf-8") for file in sorted(site.rglob("*.html"))}


def test_it_has_every_page_in_every_language_of_the_declaration(site: Path) -> None:
    names = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    in_each = ("index.html", "summary.html", "score-sheet.html", "changes.html")
    papers = ("tuesday-club.pdf", "summary.pdf", "score-sheet.pdf")
    common = {"index.html", "404.html", "style.css", "suits.woff2", MARK}
    assert names == common | {f"{lang}/{name}" for lang in LANGS for name in (*in_each, *papers)}


def test_every_link_leads_to_a_page_and_a_place_on_it(site: Path) -> None:
    made = {name: Seen(page) for name, page in pages(site).items()}
    for name, seen in made.items():
        for link in (*seen.links, *seen.loads):
            address, _, place = link.partition("#")
            target = normpath(str(PurePosixPath(name).parent / address)) if address else name
            assert (site / target).is_file(), f"{name}: {link}"
            assert not place or place in made[target].ids, f"{name}: {link}"


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    for name, page in pages(site).items():
        assert Seen(page).loads == ([] if "/" not in name else ["../style.css"]), name
        assert "<script" not in page
        assert not re.findall(r"url\((?!suits\.woff2|en/)[^)]*\)", page)
    style = (site / "style.css").read_text("utf-8")
    assert re.findall(r"url\(([^)]*)\)", style) == ['"suits.woff2"']
    assert "@import" not in style
    assert (site / "suits.woff2").read_bytes()[:4] == b"wOF2"


def test_every_page_says_its_language_and_has_no_id_twice(site: Path) -> None:
    for name, page in pages(site).items():
        seen = Seen(page)
        assert (seen.html["lang"], seen.html["dir"]) == (name.split("/")[0] if "/" in name else "en", "ltr")
        assert len(seen.ids) == len(set(seen.ids)), name
        assert seen.headings[0] == "h1", name
        if "/" in name:
            assert seen.headings.count("h1") == 1


def test_every_page_switches_to_itself_in_the_other_languages(site: Path) -> None:
    for name, page in pages(site).items():
        if "/" in name:
            for lang in LANGS:
                link = f'href="../{lang}/{PurePosixPath(name).name}"'
                assert f'hreflang="{lang}" {link}' in page, name
                assert f'{link} lang="{lang}" hreflang="{lang}"' in page, name
            assert own_name("fr") in page


def test_the_book_on_it_says_every_sentence(site: Path) -> None:
    page = plain(re.sub(r"<[^>]*>", "", pages(site)["fr/index.html"]))
    found = book(str(site.parent / "tuesday-club.yaml"), "fr")
    said = [one.text for part in found.chapters for one in part.sentences if not one.minor]
    assert len(said) > 60
    assert [one for one in said if plain(one) not in page] == []


def test_a_club_s_own_words_stand_in_its_languages(site: Path) -> None:
    for lang, words in (("en", "since 1974 in the back room of the"), ("fr", "depuis 1974 dans l’arrière-salle du")):
        page = pages(site)[f"{lang}/index.html"]
        assert f"{words} &lt;Café&gt; &amp; Tabac." in page
        assert "<Café>" not in page


def test_what_has_changed_is_told_and_only_if_it_is_asked(site: Path) -> None:
    page = pages(site)["fr/changes.html"]
    assert "La partie se joue en 501 points" in page
    assert "La partie se joue en 701 points" in page
    assert "1 règle a changé" in page
    assert 'href="changes.html"' in pages(site)["fr/index.html"]


def test_the_summary_and_the_score_sheet_are_one_sheet_of_paper_each(site: Path) -> None:
    for lang in LANGS:
        for name in ("summary", "score-sheet"):
            assert re.search(r"Pages:\s+1\n", told("pdfinfo", site / lang / f"{name}.pdf")), name
    text = plain(told("pdftotext", "-raw", site / "en" / "summary.pdf", "-"))
    assert "The match is played to 701 points" in text


def test_the_first_page_leads_on_without_a_script(site: Path) -> None:
    page = pages(site)["index.html"]
    assert '<meta http-equiv="refresh" content="0; url=en/index.html">' in page
    assert Seen(page).links == ["en/index.html", "fr/index.html"]


def test_the_page_for_lost_readers_speaks_every_language_and_needs_no_other_file(site: Path) -> None:
    seen, page = Seen(pages(site)["404.html"]), pages(site)["404.html"]
    assert seen.loads == []
    assert "Page not found" in page and "Page introuvable" in page
    for folder in ("", *LANGS):
        assert all((site / folder / link).is_file() for link in seen.links)


def test_the_languages_are_those_of_the_names(tmp_path: Path) -> None:
    assert spoken(resolved(str(club(tmp_path)))) == ("en", "fr")


def test_a_second_time_replaces_the_first_and_is_the_same_where_the_same_is_asked(site: Path) -> None:
    before = {file: file.read_bytes() for file in (site / "en").iterdir()}
    (site / "CNAME").write_text("club.example")
    words = ("--site", site, "--since", site.parent / "old" / "tuesday-club.yaml", "--lang", "en")
    assert run("rulebook", site.parent / "tuesday-club.yaml", *words).status == 0
    assert (site / "CNAME").exists()
    assert not (site / "fr").exists()
    pages = {file: file.read_bytes() for file in (site / "en").iterdir()}
    assert pages.keys() == before.keys()
    assert [file.name for file in pages if file.suffix == ".pdf" and pages[file] != before[file]] == []
    assert b"hreflang" in before[site / "en" / "index.html"]
    assert b"hreflang" not in pages[site / "en" / "index.html"]


class TestRefused:
    """What cannot be written is refused before anything is made, with the way out."""

    def test_a_folder_of_others(self, tmp_path: Path) -> None:
        (tmp_path / "site").mkdir()
        (tmp_path / "site" / "thesis.txt").write_text("years of work")
        assert "not made by this command" in refusal("rulebook", "klaberjass", "--site", tmp_path / "site")
        assert [file.name for file in (tmp_path / "site").iterdir()] == ["thesis.txt"]

    def test_words_that_do_not_belong_together(self, tmp_path: Path) -> None:
        assert "--site" in refusal("rulebook", "klaberjass", "--since", "old.yaml")
        assert "--site" in refusal("rulebook", "klaberjass", "--lang", "en", "--lang", "fr")
        both = ("--site", tmp_path / "site", "--out", tmp_path / "book.md")
        assert "one of the two" in refusal("rulebook", "klaberjass", *both)
        assert list(tmp_path.iterdir()) == []

    def test_a_language_there_is_not(self, tmp_path: Path) -> None:
        assert "There is no language xx" in refusal("rulebook", "klaberjass", "--site", tmp_path / "a", "--lang", "xx")

    def test_an_earlier_revision_that_is_not_there_leaves_nothing(self, tmp_path: Path) -> None:
        words = ("--site", tmp_path / "site", "--since", tmp_path / "old.yaml")
        assert "old.yaml" in refusal("rulebook", "klaberjass", *words)
        assert list(tmp_path.iterdir()) == []

    def test_a_pdf_without_a_file(self) -> None:
        assert "--out" in refusal("rulebook", "klaberjass", "--format", "pdf")

    def test_paper_without_the_extra(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        take_the_extra_away(monkeypatch)
        assert "belote[pdf]" in refusal("rulebook", "klaberjass", "--format", "pdf", "--out", tmp_path / "a.pdf")
        assert list(tmp_path.iterdir()) == []

    def test_a_book_has_no_paper_to_leave_out(self) -> None:
        assert "goes with --site" in refusal("rulebook", "klaberjass", "--without", "paper")


class TestWithoutPaper:
    """Where nothing can be printed the pages are made all the same, and link to nothing that is not there."""

    PAGES = ("index.html", "score-sheet.html", "summary.html")

    def test_where_the_extra_is_missing_that_is_said(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        take_the_extra_away(monkeypatch)
        site = tmp_path / "site"
        made = run("rulebook", "klaberjass", "--site", site, "--lang", "en")
        assert (made.status, made.out) == (0, "")
        assert made.err.startswith("The site is made without paper.") and "pip install 'belote[pdf]'" in made.err
        names = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
        assert names == {"index.html", "404.html", "style.css", MARK, *(f"en/{name}" for name in self.PAGES)}
        assert "font-face" not in (site / "style.css").read_text("utf-8")
        for page in pages(site).values():
            assert "application/pdf" not in page

    def test_where_none_is_wanted_nothing_is_said(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        take_the_extra_away(monkeypatch)
        site = tmp_path / "site"
        made = run("rulebook", "klaberjass", "--site", site, "--lang", "en", "--without", "paper")
        assert (made.status, made.out, made.err) == (0, "", "")
        assert sorted(path.name for path in (site / "en").iterdir()) == sorted(self.PAGES)


def take_the_extra_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the libraries for paper be missing for the rest of a test."""

    def gone(name: str) -> None:
        raise ModuleNotFoundError(name)

    tools.tool.cache_clear()
    monkeypatch.setattr(tools, "import_module", gone)

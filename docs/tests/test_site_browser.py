"""The finished site in a browser: no other host is asked, words are found in their forms, a keyboard is enough."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playground_browser import DOCS
from site_finished import SHOTS, SITE, Reader, browser, languages, no_browser, pages, served

pytestmark = pytest.mark.skipif(bool(no_browser()), reason=no_browser())

PHONE = {"width": 390, "height": 844}
NARROW = {"width": 320, "height": 640}
"""What WCAG 1.4.10 asks for: no line is to be read by scrolling to the side."""

PROBES = {
    "en": "declared",
    "fr": "joueurs",
    "ru": "взяток",
    "uk": "взятки",
    "bg": "козовете",
    "hr": "aduta",
    "mk": "адутот",
    "el": "παικτες",
    "ro": "atuului",
    "ar": "الحكم",
    "hy": "հաղթաթղթի",
}
"""A word of each language as a reader types it: in a form, or without accents."""


STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]


def samples() -> list[str]:
    """Return a page of each kind."""
    first = [pages("variants/*")[0], *pages("compare/*/*")[:1]]
    english = ["", *first, "variants/", "compare/", "words/", "reference/clauses/play/", "reference/declaration/match/"]
    english += ["reference/records/play/", "reference/errors/", "reference/commands/", "evidence/", "changelog/"]
    arabic = [pages("variants/*", "ar")[0], *pages("compare/*/*", "ar")[:1]]
    return [*(one if one.startswith("en/") else f"en/{one}" for one in english), "ar/", *arabic, "ar/words/"]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """Return a browser."""
    with browser() as found:
        yield found


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    """Return the address of the served site."""
    with served() as found:
        yield found


@pytest.fixture
def reader(chromium: Any, base: str) -> Iterator[Reader]:
    """Return a reader at a desk, who is asked at the end what was wrong."""
    found = Reader(chromium, base)
    yield found
    found.close()
    assert found.elsewhere == []
    assert found.complaints == []


def test_pages_ask_no_other_host_and_complain_of_nothing(reader: Reader) -> None:
    for address in samples():
        reader.go(address)


def test_the_fonts_of_a_page_are_those_of_its_script(reader: Reader) -> None:
    loaded = "() => [...document.fonts].filter(one => one.status == 'loaded').map(one => one.family)"
    for address in ("en/", "ar/"):
        page = reader.go(address)
        assert page.evaluate(loaded), address
        assert '"Noto Sans"' in page.evaluate("getComputedStyle(document.querySelector('h1')).fontFamily")


@pytest.mark.parametrize("lang", languages())
def test_the_search_finds_a_word_in_a_form(reader: Reader, lang: str) -> None:
    page = reader.go(f"{lang}/")
    page.fill(".find__words", PROBES[lang])
    page.press(".find__words", "Enter")
    page.wait_for_selector("#results li a")
    assert "?q=" in page.url
    assert page.locator("#results > li").count() > 0
    assert "¶" not in page.inner_text("#results")
    page.locator("#results > li > a").first.click()
    page.wait_for_load_state()
    assert f"/{lang}/" in page.url


def test_the_search_says_when_there_is_nothing(reader: Reader) -> None:
    page = reader.go("en/search/?q=жжжж")
    page.wait_for_selector("#found:not(:empty)")
    assert "Nothing was found for “жжжж”." in page.inner_text("#found")


def test_the_same_page_opens_in_another_language(reader: Reader) -> None:
    address = pages("variants/*")[0]
    page = reader.go(address)
    page.click(".languages summary")
    page.click('.languages a[lang="ar"]')
    page.wait_for_load_state()
    assert page.url == reader.base + address.replace("en/", "ar/", 1)
    assert page.evaluate("getComputedStyle(document.body).direction") == "rtl"


def test_the_menu_of_languages_works_by_keyboard(reader: Reader) -> None:
    page = reader.go("en/words/")
    page.focus(".languages summary")
    page.keyboard.press("Enter")
    assert page.evaluate("document.querySelector('.languages').open")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.languages') !== null")
    page.keyboard.press("Escape")
    assert not page.evaluate("document.querySelector('.languages').open")
    assert page.evaluate("document.activeElement.tagName") == "SUMMARY"


def test_a_slash_leads_into_the_search_and_the_first_tab_past_the_navigation(reader: Reader) -> None:
    page = reader.go("en/words/")
    page.keyboard.press("Tab")
    assert "md-skip" in page.evaluate("document.activeElement.className")
    page.keyboard.press("/")
    assert "find__words" in page.evaluate("document.activeElement.className")


def test_the_root_leads_to_the_language_of_the_reader(chromium: Any, base: str) -> None:
    for locale, lang in (("ar-SA", "ar"), ("en-GB", "en"), ("ja-JP", "en")):
        reader = Reader(chromium, base, locale=locale)
        reader.page.goto(base)
        reader.page.wait_for_url(f"**/{lang}/")
        reader.close()


def test_a_short_address_leads_to_a_rulebook_and_to_a_clause(reader: Reader) -> None:
    page = reader.page
    page.goto(f"{reader.base}belote-fr/#match")
    page.wait_for_url("**/en/variants/belote-fr/#match")
    page.goto(f"{reader.base}clause/play.turn/")
    page.wait_for_url("**/en/reference/clauses/play/#play.turn")


def test_without_a_script_the_reader_chooses_the_language(chromium: Any, base: str) -> None:
    reader = Reader(chromium, base, java_script_enabled=False)
    page = reader.go("")
    assert page.locator("li a").count() == len(languages())
    page.click('a[lang="ar"]')
    assert page.url == f"{base}ar/"
    reader.close()


def test_a_dead_end_leads_back(chromium: Any, base: str) -> None:
    reader = Reader(chromium, base)
    page = reader.go("en/nowhere/at/all/")
    page.click('li[lang="en"] a')
    assert page.url == f"{base}en/"
    reader.close()


@pytest.mark.parametrize("size", [PHONE, NARROW], ids=["phone", "narrow"])
def test_nothing_is_read_by_scrolling_to_the_side(chromium: Any, base: str, size: dict[str, int]) -> None:
    reader = Reader(chromium, base, viewport=size)
    wide = {
        address: reader.go(address).evaluate("document.documentElement.scrollWidth - innerWidth")
        for address in samples()
    }
    reader.close()
    assert {address: pixels for address, pixels in wide.items() if pixels > 0} == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(chromium: Any, base: str, scheme: str) -> None:
    axe = (DOCS / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    reader = Reader(chromium, base, color_scheme=scheme)
    found: dict[str, list[str]] = {}
    for address in samples():
        page = reader.go(address)
        page.evaluate(axe)
        result = page.evaluate(f"axe.run(document, {{runOnly: {STANDARDS}, selectors: false}})")
        serious = [
            f"{one['id']}: {one['nodes'][0]['html'][:200]} ({len(one['nodes'])})"
            for one in result["violations"]
            if one["impact"] in ("serious", "critical")
        ]
        if serious:
            found[address] = serious
    reader.close()
    assert found == {}


def test_a_printed_rulebook_has_its_rules_and_not_its_navigation(reader: Reader) -> None:
    page = reader.go(pages("variants/*")[0])
    page.emulate_media(media="print")
    assert page.locator(".rules > li").first.is_visible()
    assert not page.locator(".md-sidebar--primary").is_visible()
    assert not page.locator(".md-header").is_visible()
    assert not page.locator(".play").first.is_visible()


def test_drawings_run_from_left_to_right_in_a_page_that_does_not(reader: Reader) -> None:
    page = reader.go(pages("variants/*", "ar")[0])
    assert page.locator(".drawing svg").count() > 3
    assert page.evaluate(
        "[...document.querySelectorAll('.drawing svg')].every(one => one.getAttribute('direction') == 'ltr')"
    )
    outside = """[...document.querySelectorAll('.drawing svg')].filter(svg => {
      const frame = svg.getBoundingClientRect();
      const texts = [...svg.querySelectorAll('text')].map(text => text.getBoundingClientRect());
      return texts.some(box => box.width && (box.left < frame.left - 1 || box.right > frame.right + 1));
    }).length"""
    assert page.evaluate(outside) == 0


@pytest.mark.skipif(not (SITE / "playground" / "index.html").exists(), reason="the site was built without playground")
def test_an_example_opens_in_the_playground(reader: Reader) -> None:
    page = reader.go(pages("variants/*")[0])
    page.locator(".play a").first.click()
    page.wait_for_selector(".tool svg.cards")
    assert "#1:tool=replay&variant=" in page.url
    page.go_back()
    assert page.locator(".rules > li").count() > 40


@pytest.mark.skipif(not SHOTS, reason="BELOTE_SHOTS names no folder")
@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 900}], ids=["phone", "desk"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_screenshots_are_written(chromium: Any, base: str, size: dict[str, int], scheme: str) -> None:
    reader = Reader(chromium, base, viewport=size, color_scheme=scheme)
    for address in samples():
        name = f"{address.strip('/').replace('/', '-')}-{size['width']}-{scheme}.png"
        reader.go(address).screenshot(path=str(Path(SHOTS) / name))
    reader.close()

"""The finished site as files: the checker finds nothing, and what belongs together is joined by links."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("lxml", reason="lxml is missing: pip install -e '.[docs]'")

from lxml import html as lxml_html
from site_finished import SITE, languages, no_site, pages

from belote.declaration.vocabulary import sections
from belote.library import resolved
from belote.playground.links import TOOLS, state
from generators import tracing
from generators.checking import faults
from generators.clauses import property_anchor
from generators.commonmark import clause_ids
from generators.measuring import FILE
from generators.properties import nodes

pytestmark = pytest.mark.skipif(bool(no_site()), reason=no_site())


def read(address: str) -> str:
    """Return the text of a page."""
    return (SITE / address / "index.html").read_text(encoding="utf-8")


def parsed(address: str) -> lxml_html.HtmlElement:
    """Return a page as a tree."""
    return lxml_html.fromstring(read(address).encode(), parser=lxml_html.HTMLParser(encoding="utf-8"))


def test_the_checker_finds_nothing() -> None:
    assert list(faults(SITE)) == []


def test_there_is_a_language_to_be_read_from_right_to_left() -> None:
    assert {"en", "ar"} <= set(languages())
    assert '<html lang="ar" dir="rtl"' in read("ar")


@pytest.mark.parametrize("path", ["", "variants/", "words/", "compare/"])
def test_every_language_names_the_same_page_in_all_others(path: str) -> None:
    for lang in languages():
        links = parsed(f"{lang}/{path}").xpath('//link[normalize-space(@rel)="alternate"]')
        assert {link.get("hreflang") for link in links} == {*languages(), "x-default"}
        switch = parsed(f"{lang}/{path}").xpath('//details[@class="languages"]//a')
        there = {a.get("lang"): (SITE / lang / path / a.get("href")).resolve() for a in switch}
        assert there == {other: (SITE / other / path).resolve() for other in languages()}


def test_a_page_that_is_in_english_only_leads_to_the_starts_of_the_others() -> None:
    switch = parsed("en/reference/errors/").xpath('//details[@class="languages"]//a')
    there = {a.get("lang"): (SITE / "en/reference/errors" / a.get("href")).resolve() for a in switch}
    assert all(there[lang] == (SITE / lang).resolve() for lang in languages() if lang != "en")


@pytest.mark.parametrize("lang", languages())
def test_every_rule_of_a_rulebook_names_its_clause_and_every_example_can_be_played(lang: str) -> None:
    for address in pages("variants/*", lang):
        page = parsed(address)
        rules = page.xpath('//ul[@class="rules"]/li')
        assert len(rules) > 40
        for rule in rules:
            assert all(a.get("href").startswith("../../") for a in rule.xpath('.//a[@class="clause"]'))
            assert rule.xpath('.//*[@class="clause"]')
        examples = page.xpath('//div[@class="example"]')
        assert examples
        assert all(one.xpath('.//p[@class="play"]/a[contains(@href, "1:tool=replay")]') for one in examples)


def test_a_rulebook_says_the_same_in_every_language() -> None:
    for address in pages("variants/*"):
        english = anchors(address)
        for lang in languages():
            assert anchors(f"{lang}/{address.removeprefix('en/')}") == english


def anchors(address: str) -> list[str]:
    """Return what the rules of a rulebook are about, in their order."""
    return [rule.get("id") for rule in parsed(address).xpath('//ul[@class="rules"]/li') if rule.get("id")]


def test_every_clause_has_its_place_and_a_short_address() -> None:
    for clause in clause_ids():
        topic = clause.split(".")[0]
        assert f'id="{clause}"' in read(f"en/reference/clauses/{topic}")
        assert f"/clauses/{topic}/#{clause}" in read(f"clause/{clause}")


def test_every_property_names_its_clause() -> None:
    for section in sections():
        page = parsed(f"en/reference/declaration/{section}/")
        for path, (_, clause) in nodes().items():
            if path.split(".")[0] == section:
                heading = page.get_element_by_id(property_anchor(path))
                after = heading.xpath('./following-sibling::p[@class="facts"][1]//a[@class="clause"]')
                assert after[0].text_content() == f"[{clause}]", path


def test_every_record_stands_on_one_page() -> None:
    text = "".join(read(address) for address in pages("reference/records/*"))
    for name in tracing.records():
        assert text.count(f"<code>{name}</code>") == 1


def test_every_error_code_has_its_place() -> None:
    page = read("en/reference/errors/")
    assert all(f'id="{code}"'.replace("<", "&lt;").replace(">", "&gt;") in page for code in tracing.codes())


def test_the_figures_of_the_coverage_are_those_that_were_measured() -> None:
    total = json.loads(FILE.read_text(encoding="utf-8"))["counts"]["all"]
    page = re.sub(r"\s+", " ", parsed("en/evidence/").text_content())
    assert f"{total['caught']} of {total['applicable']} changes are caught, {total['survived']} survive" in page
    assert f"The corpus has {len(tracing.records())} records." in page


def test_nothing_that_only_building_needs_is_published() -> None:
    assert not [path for path in SITE.rglob("*") if path.suffix in (".map", ".md", ".yml")]
    assert not list(Path(SITE).rglob("lunr"))


def test_every_address_of_the_playground_is_a_state_it_knows() -> None:
    found = set()
    for lang in languages():
        for address in [f"{lang}/", *pages("variants/*", lang), *pages("compare/*/*", lang)]:
            found |= {
                a.get("href").split("#")[1] for a in parsed(address).xpath('//a[contains(@href, "playground/?")]')
            }
    assert len(found) > 20
    for fragment in found:
        asked = state(fragment)
        assert asked["tool"] in TOOLS
        assert asked.get("record", next(iter(tracing.records()))) in tracing.records()
        for name in filter(None, (asked.get("variant"), asked.get("other"))):
            assert resolved(name).name == name

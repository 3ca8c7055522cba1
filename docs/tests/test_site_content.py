"""What pages say: rulebooks, comparisons with their smallest deals, uses of values, words, clauses and commands."""

from __future__ import annotations

import json
import re
from itertools import islice
from typing import Any

import pytest

pytest.importorskip("babel", reason="babel is missing")

from belote.cli import COMMANDS
from belote.compare import keeping
from belote.compare.keeping import Pair
from belote.library import resolved
from belote.rulebook.glossary import glossary
from generators import clauses, comparisons, glossaries, hand_written, pairs, programs, texts, witnesses
from generators.commonmark import clause_ids
from generators.pages import Page
from generators.rulebooks import playground, rulebook
from generators.uses import leaves, paths, uses

SOME = ("belote-fr", "contree-ffb", "pilotta-cy", "baloot-sa", "baloot-app")


def plain(html: str) -> str:
    """Return the text of a page without its markup."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", html))


class TestRulebooks:
    """A rulebook says every rule with its clause, and leads from each example into the playground."""

    def test_its_target_stands_in_a_sentence_with_clause_and_anchor(self) -> None:
        body = rulebook("belote-fr", "en").page.body
        line = next(line for line in body.splitlines() if line.startswith('<li id="match.target">'))
        assert "1000" in plain(line)
        assert 'href="../../../en/reference/clauses/match/#match.target"' in line.replace(
            "../../reference", "../../../en/reference"
        )

    def test_a_translated_one_leads_to_the_english_clauses(self) -> None:
        body = rulebook("belote-fr", "fr").page.body
        assert 'href="../../../en/reference/clauses/match/#match.target"' in body
        assert 'href="../../reference/' not in body

    def test_an_option_can_be_sent_to_the_playground(self) -> None:
        address = playground("variants/a.md", "fr", tool="score", variant="belote-fr+rounded")
        assert address == "../../../playground/?lang=fr#1:tool=score&amp;variant=belote-fr%2Brounded"


class TestComparisons:
    """Parents with children, and neighbours of one folder, in English and in the languages of their countries."""

    def test_pairs_are_those_of_families_and_folders_once_each(self) -> None:
        found = {frozenset((pair.left, pair.right)) for pair in pairs.chosen_pairs(SOME)}
        assert frozenset(("belote-fr", "contree-ffb")) in found
        assert frozenset(("baloot-sa", "baloot-app")) in found
        assert frozenset(("belote-fr", "pilotta-cy")) not in found
        assert len(found) == len(pairs.chosen_pairs(SOME))

    def test_the_languages_are_english_and_those_of_the_countries(self) -> None:
        every = ("en", "ar", "el", "fr", "ru", "uk")
        assert pairs.languages_of(Pair("belote-fr", "contree-ffb", False), every) == ("en", "fr")
        assert pairs.languages_of(Pair("baloot-sa", "baloot-app", True), every) == ("en", "ar")
        assert pairs.languages_of(Pair("deberts-ua", "deberts-2", True), every) == ("en", "ru", "uk")

    def test_both_sides_stand_beside_each_other_with_their_sources(self) -> None:
        body = comparisons.page(Pair("belote-fr", "contree-ffb", False), "en").body
        assert "1000" in plain(body)
        assert "2000" in plain(body)
        numbers = set(re.findall(r'href="#source-(\d+)"', body))
        assert numbers <= set(re.findall(r'id="source-(\d+)"', body))
        assert len(numbers) > 3

    def test_a_table_with_an_option_is_called_by_it(self) -> None:
        page = comparisons.page(Pair("baloot-sa+app", "baloot-app", True), "en")
        assert page.title.startswith("Saudi baloot +app and ")

    def test_what_english_says_by_fixed_sentences_is_said_in_french(self) -> None:
        body = comparisons.page(Pair("belote-fr", "contree-ffb", False), "fr").body
        assert "Rien n’en est dit." in plain(body)
        assert "Nothing is said" not in body


KEPT = list(islice((pair for pair in keeping.options() if pair.file.exists()), 0, None, 12))


class TestWitnesses:
    """What is kept of two tables is drawn, and what either shows is told in sentences of the language."""

    @pytest.mark.parametrize("pair", KEPT, ids=lambda pair: pair.right)
    def test_whatever_is_kept_is_told_without_a_word_of_the_machine(self, pair: Pair) -> None:
        for lang in ("en", "fr"):
            told = witnesses.witness(pair, lang)
            assert not re.search(r"[{}]|&#x27;|None", re.sub(r"<svg.*?</svg>", "", told, flags=re.DOTALL))

    def test_both_tables_say_what_they_show(self, monkeypatch: pytest.MonkeyPatch) -> None:
        record: dict[str, Any] = {
            "kind": "position",
            "given": {
                "seat": "W",
                "contract": {"denomination": "hearts", "taker": "N"},
                "trick": [{"seat": "E", "card": "7C"}, {"seat": "N", "card": "8H"}],
                "cards": ["9H", "7H", "AS"],
            },
            "events": [],
        }
        shown = {"whole": True, "record": record, "at": 0, "what": "cards", "left": ["9H"], "right": ["7H", "9H"]}
        held = {"left": {}, "right": {}, "shown": [shown]}
        monkeypatch.setattr(keeping, "read", lambda pair: held)
        monkeypatch.setattr(keeping, "is_current", lambda pair, held: True)
        told = witnesses.witness(Pair("belote-fr", "belote-moderne", False), "en")
        assert "<svg" in told
        assert 'id="witness-belote-fr-belote-moderne-title"' in told
        left, right = (plain(part) for part in told.split("<ul>")[1].split("</li>")[:2])
        assert left.startswith("French classic belote shows this: ")
        assert "9♥" in left
        assert "7♥" not in left
        assert "7♥" in right

    def test_one_that_is_not_current_is_not_shown(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(keeping, "is_current", lambda pair, held: False)
        assert witnesses.witness(KEPT[0], "en") == ""

    def test_of_many_calls_those_are_told_that_the_other_table_lacks(self) -> None:
        one, two = {"do": "pass"}, {"do": "bid", "call": "take"}
        assert witnesses.only({"N": [one, two], "E": [one]}, {"N": [one], "E": [one]}) == {"N": [two]}


class TestUses:
    """Every value of every variant stands under its property, and under no other."""

    def test_a_target_is_used_by_those_who_play_to_it(self) -> None:
        found = uses(SOME)["match.target"]
        assert found["1000"] == ("belote-fr",)
        assert {name for names in found.values() for name in names} == set(SOME)

    def test_every_leaf_has_a_property(self) -> None:
        for name in SOME:
            for section, data in resolved(name).data.items():
                assert {path for path, _ in leaves(data, section)} <= paths()

    def test_booleans_are_written_as_in_yaml(self) -> None:
        assert list(leaves([True, 1, None], "x")) == [("x", "true"), ("x", "1"), ("x", "null")]

    def test_a_map_of_cards_has_its_lines_as_values(self) -> None:
        found = uses(SOME)["contracts.<name>.trump.values"]
        assert set(found["J: 20"]) == set(SOME)


class TestWords:
    """The page of words has every word of the glossary, in every form."""

    @pytest.mark.parametrize("lang", ["en", "fr", "ru"])
    def test_every_form_is_there(self, lang: str) -> None:
        text = plain(glossaries.words(lang).body)
        for family in ("suits", "ranks", "contracts"):
            for forms in glossary(lang).families[family].values():
                for form in glossaries.inflected(forms):
                    assert form in text


class TestClauses:
    """Every clause stands on the page of its topic, with what names it."""

    def test_each_topic_has_a_page_and_each_clause_an_anchor(self) -> None:
        found = {page.path: page.body for page in clauses.pages()}
        assert len(found) == len(clauses.TOPICS)
        text = "".join(found.values())
        assert {clause for clause in clause_ids() if f"{{: #{clause} }}" in text} == clause_ids()

    def test_a_clause_names_properties_records_codes_and_functions(self) -> None:
        body = clauses.about("match.target", "reference/clauses/match.md")
        assert "match.target</code>" in body
        assert "accept" in body
        assert "match/" in plain(body)


class TestCommands:
    """The page of commands is the command line."""

    def test_every_command_has_a_heading_and_its_options(self) -> None:
        body = programs.commands().body
        for command in (*(name for name in COMMANDS if name not in ("batch", "docs")), "batch-check", "docs-serve"):
            assert f"## belote {command.replace('-', ' ')} {{: #{command} }}" in body
        assert "--witness" in body


class TestHandWritten:
    """Pages that people wrote lead to what is built; of what is not, the words are left."""

    def test_a_link_to_a_rulebook_that_is_not_built_becomes_its_words(self) -> None:
        text = "[`a`](../variants/belote-fr.md#match), [b](../variants/bela-hr.md) and [all](../variants/index.md)"
        kept = hand_written.linked(text, frozenset(["variants/belote-fr.md"]))
        assert kept == "[`a`](../variants/belote-fr.md#match), b and [all](../variants/index.md)"

    def test_pages_stand_in_the_order_of_their_heads(self) -> None:
        pages = [
            Page("a/x.md", "X", "x"),
            Page("a/b.md", "B", "x", meta={"order": 2}),
            Page("a/c.md", "C", "x", meta={"order": 1}),
        ]
        assert [page.title for page in sorted(pages, key=hand_written.order)] == ["C", "B", "X"]

    def test_a_list_of_pages_names_each_with_what_it_is_about(self) -> None:
        page = Page("how-to/x.md", "X", "x", meta={"description": "One thing."})
        assert "- [X](x.md): One thing." in hand_written.overview("how-to", [page]).body


class TestTexts:
    """Texts of the project lead to pages of the site where these exist, and nowhere else."""

    def test_variants_and_clauses_that_stand_in_code_are_links(self) -> None:
        line = texts.linked("see `belote-fr+rounded` and `play.turn`, not `belote-xx`", "evidence/a.md", SOME)
        assert line == (
            "see [`belote-fr+rounded`](../variants/belote-fr.md#options) and "
            "[`play.turn`](../reference/clauses/play.md#play.turn), not `belote-xx`"
        )

    def test_where_sources_disagree_the_answers_lead_to_house_rules_and_clauses(self) -> None:
        text = next(one for one in texts.disagreements() if "french" in one.file)
        body = texts.page(text, SOME).body
        assert "[`belote-fr+undertrump-free`](../variants/belote-fr.md#options)" in body
        assert "[`play.void.opponent-ruffed`](../reference/clauses/play.md#play.void.opponent-ruffed)" in body

    def test_a_link_between_two_files_leads_from_page_to_page(self) -> None:
        body = texts.page(texts.CHECKING, SOME).body
        assert "](../evidence/liars.md)" in body
        assert "README.md)" not in body

    def test_what_a_text_shows_as_json_stays_json(self) -> None:
        body = texts.page(texts.CHECKING, SOME).body
        line = next(line for line in body.splitlines() if '"message":"stop"' in line)
        assert json.loads(line.strip().removeprefix("> "))["message"] == "stop"

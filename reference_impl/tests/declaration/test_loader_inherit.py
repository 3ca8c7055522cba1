"""Inheritance: maps merge, lists and scalars replace, null removes; ancestors come once, parents before children."""

from __future__ import annotations

from typing import Any

import pytest
from declaration.loader_samples import SMALL, Write, changed, line_of, problems, told

from belote.declaration import resolve
from belote.declaration.sources import Citation


def part(name: str, *lines: str, extends: str = "") -> str:
    """Return an abstract declaration."""
    head = [f"variant: {name}", "abstract: true", *([f"extends: {extends}"] if extends else [])]
    return "\n".join([*head, *lines]) + "\n"


def child(*lines: str, extends: str = "small", name: str = "child") -> str:
    """Return a variant that extends the small one."""
    return "\n".join([f"variant: {name}", f"extends: {extends}", "names: {en: A child}", *lines]) + "\n"


def data(name: str) -> dict[str, Any]:
    """Return what an abstract declaration says together with its parents."""
    return resolve(name).data


class TestMerging:
    """Maps merge, lists and scalars replace, null removes."""

    def test_maps_merge(self, shelf: Write) -> None:
        shelf("top", part("top", "play: {lead: {first: eldest}, suit: {void: {opponent: ruff, partner: free}}}"))
        shelf("low", part("low", "play: {suit: {void: {partner: ruff}}}", extends="top"))
        assert data("low")["play"] == {
            "lead": {"first": "eldest"},
            "suit": {"void": {"opponent": "ruff", "partner": "ruff"}},
        }

    def test_lists_replace(self, shelf: Write) -> None:
        shelf("top", part("top", "scoring: {factors: [1, 2, 4]}"))
        shelf("low", part("low", "scoring: {factors: [1]}", extends="top"))
        assert data("low")["scoring"] == {"factors": [1]}

    def test_a_map_replaces_a_scalar_and_a_scalar_a_map(self, shelf: Write) -> None:
        shelf("top", part("top", "scoring: {worth: 500}", "match: {target: 1000}"))
        shelf("low", part("low", "scoring: {worth: bid}", "match: {target: 500, deals: 8}", extends="top"))
        assert data("low") == {"scoring": {"worth": "bid"}, "match": {"target": 500, "deals": 8}}

    def test_null_removes_a_leaf_a_map_and_a_section(self, shelf: Write) -> None:
        shelf("top", part("top", "match: {target: 1000, deals: 8}", "belote: {points: 20, in: {suit: one}}"))
        shelf("low", part("low", "match: {deals: null}", "belote: null", extends="top"))
        assert data("low") == {"match": {"target": 1000}}

    def test_what_was_removed_can_be_set_again(self, shelf: Write) -> None:
        shelf("top", part("top", "belote: {points: 20, in: {suit: one}}"))
        shelf("middle", part("middle", "belote: null", extends="top"))
        shelf("low", part("low", "belote: {said: automatic}", extends="middle"))
        assert data("low") == {"belote": {"said": "automatic"}}

    def test_maps_of_bounded_size_are_one_value(self, shelf: Write) -> None:
        shelf("top", part("top", "scoring: {rounding: {to: 10, up_from: {takers: 6, defenders: 7}}}"))
        shelf("low", part("low", "scoring: {rounding: {up_from: {each: 5}}}", extends="top"))
        removing = "scoring: {rounding: {up_from: {takers: null, defenders: null, each: 5}}}"
        shelf("other", part("other", removing, extends="top"))
        assert data("low")["scoring"] == {"rounding": {"to": 10, "up_from": {"each": 5}}}
        assert data("other") == data("low")

    def test_a_map_of_bounded_size_that_is_too_large_is_refused(self, shelf: Write) -> None:
        text = child("scoring: {rounding: {to: 10, up_from: {each: 5, takers: 6, defenders: 7}}}")
        (problem,) = problems(shelf("child", text))
        assert (problem.code, problem.place.line) == ("schema.max-properties", 4)
        assert problem.clause == "scoring.rounding.up-from"

    def test_the_identity_is_not_inherited(self, shelf: Write) -> None:
        shelf("top", "variant: top\nabstract: true\nrevision: 7\nnames: {en: Top, fr: Haut}\nregions: [FR]\n")
        shelf("low", part("low", extends="top"))
        low = resolve("low")
        assert (low.names, low.regions, low.revision) == ({}, (), 1)

    def test_notes_and_paragraphs_are_inherited(self, shelf: Write) -> None:
        note = "notes: [{topic: play, text: {en: A note}, sources: [rulebook]}]"
        shelf("top", part("top", note, "paragraphs: {play: {en: [Our words]}}"))
        shelf("low", part("low", "paragraphs: {match: {en: [Other words]}}", extends="top"))
        low = resolve("low")
        assert [note["text"] for note in low.notes] == [{"en": "A note"}]
        assert low.paragraphs == {"play": {"en": ["Our words"]}, "match": {"en": ["Other words"]}}


class TestRemovingNothing:
    """Removing what is not there is an error."""

    def test_it_names_what_is_inherited(self, shelf: Write) -> None:
        text = child("scoring:", "  succes: null")
        assert told(shelf("child", text)) == [("schema.unknown-property", 5)]
        text = child("match:", "  deals: null")
        (problem,) = problems(shelf("child", text))
        assert (problem.code, problem.place.line) == ("inherit.nothing-to-remove", 5)
        assert problem.instead == "Inherited here: target."
        assert problem.clause == "match.deals"

    def test_it_asks_what_was_meant(self, shelf: Write) -> None:
        text = child("contracts: {suits: null}")
        (problem,) = problems(shelf("child", text))
        assert problem.instead == 'Did you mean "suit"? Inherited here: suit.'

    def test_it_sees_into_maps_that_are_replaced_whole(self, shelf: Write) -> None:
        text = child("scoring: {rounding: {to: 10, up_from: {takers: null, each: 5}}}")
        assert told(shelf("child", text)) == [("inherit.nothing-to-remove", 4)]

    def test_an_abstract_part_may_remove_what_others_bring(self, shelf: Write) -> None:
        shelf("without", part("without", "belote: null"))
        shelf("with", part("with", "belote: {points: 20}"))
        assert data("without") == {}
        shelf("both", part("both", extends="[with, without]"))
        assert data("both") == {}


class TestNullInCases:
    """In a case, null at an optional field without a default is a value: none."""

    def test_it_stays(self, shelf: Write) -> None:
        shelf("low", part("low", "scoring: {cases: {last_deal: {rounding: null, count: {scale: null}}}}"))
        assert data("low")["scoring"] == {"cases": {"last_deal": {"rounding": None, "count": {"scale": None}}}}

    def test_elsewhere_it_removes(self, shelf: Write) -> None:
        shelf("top", part("top", "scoring: {cases: {doubled: {worth: 5, judged: taker}, swept: {worth: 5}}}"))
        shelf("low", part("low", "scoring: {cases: {doubled: {worth: null}, swept: null}}", extends="top"))
        assert data("low")["scoring"] == {"cases": {"doubled": {"judged": "taker"}}}


class TestLineage:
    """All ancestors are linearised: each once, where it first stands, parents before children."""

    def test_a_common_ancestor_is_merged_once_where_it_first_stands(self, shelf: Write) -> None:
        shelf("a", part("a", "match: {target: 100, deals: 8}"))
        shelf("b", part("b", "match: {target: 200}", extends="a"))
        shelf("c", part("c", "match: {deals: 9}", extends="a"))
        shelf("d", part("d", extends="[b, c]"))
        assert resolve("d").lineage == ("a", "b", "c", "d")
        assert data("d") == {"match": {"target": 200, "deals": 9}}

    def test_parents_are_merged_from_left_to_right(self, shelf: Write) -> None:
        shelf("a", part("a", "match: {target: 100}"))
        shelf("b", part("b", "match: {target: 200}"))
        shelf("c", part("c", extends="[a, b]"))
        shelf("d", part("d", extends="[b, a]"))
        assert data("c") == {"match": {"target": 200}}
        assert data("d") == {"match": {"target": 100}}

    def test_an_option_named_in_extends_is_laid_over_its_declaration_once(self, shelf: Write) -> None:
        option = "options: {long: {title: {en: Long}, sources: [letters], set: {match: {target: 900}}}}"
        shelf("a", part("a", "match: {target: 100}", option))
        shelf("b", part("b", extends="a+long"))
        shelf("c", part("c", extends="[b, a+long]"))
        assert resolve("c").lineage == ("a", "long", "b", "c")
        assert data("c") == {"match": {"target": 900}}

    def test_a_circle_is_refused_and_shown(self, shelf: Write) -> None:
        shelf("a", part("a", extends="b"))
        shelf("b", part("b", extends="c"))
        shelf("c", part("c", extends="a"))
        (problem,) = problems("a")
        assert problem.code == "inherit.circle"
        assert problem.message == "a is its own ancestor: a → b → c → a"
        assert problem.place.file.endswith("c.yaml")
        assert problem.place.line == 3

    def test_a_declaration_cannot_extend_itself(self, shelf: Write) -> None:
        shelf("a", part("a", extends="a"))
        assert told("a") == [("inherit.circle", 3)]

    def test_a_long_chain_is_refused(self, shelf: Write) -> None:
        for number in range(1, 40):
            shelf(f"v{number}", part(f"v{number}", *(["match: {target: 5}"]), extends=f"v{number + 1}"))
        shelf("v40", part("v40"))
        assert told("v1") == [("inherit.chain", 3)]
        assert told("v30") == []

    def test_a_ladder_of_double_parents_is_followed_quickly(self, shelf: Write) -> None:
        shelf("a0", part("a0", "match: {target: 5}"))
        shelf("b0", part("b0"))
        for number in range(1, 15):
            for side in "ab":
                parents = ", ".join([f"a{number - 1}", f"b{number - 1}"] * 4)
                shelf(f"{side}{number}", part(f"{side}{number}", extends=f"[{parents}]"))
        assert data("a14") == {"match": {"target": 5}}

    def test_an_unknown_parent_is_told_at_its_line_with_a_hint(self, shelf: Write) -> None:
        shelf("a", part("a", extends="[small, smal]"))
        (problem,) = problems("a")
        assert (problem.code, problem.place.line, problem.place.column) == ("id.unknown", 3, 18)
        assert 'Did you mean "small"?' in problem.instead

    def test_a_path_is_no_parent(self, shelf: Write) -> None:
        path = shelf("elsewhere", part("elsewhere"))
        shelf("a", part("a", extends=f"'{path}'"))
        assert told("a") == [("schema.pattern", 3)]

    def test_what_is_wrong_with_a_parent_is_told_with_its_own_file(self, shelf: Write) -> None:
        shelf("small", changed(("count: 4", "count: 5")))
        shelf("child", child("match: {target: none}"))
        found = [(problem.place.file.rsplit("/", 1)[1], problem.place.line) for problem in problems("child")]
        assert found == [("child.yaml", 4), ("small.yaml", 3)]


class TestProvenance:
    """Every leaf knows which file and line, or which option, set it, and its citations."""

    def test_a_leaf_belongs_to_the_file_that_set_it(self, shelf: Write) -> None:
        small = shelf("small", SMALL)
        path = shelf("child", child("play: {suit: {void: {partner: ruff}}}", "sources:", "  play: [letters §2]"))
        origins = resolve("child").provenance
        mine, theirs = origins[("play", "suit", "void", "partner")], origins[("play", "suit", "void", "opponent")]
        assert (mine.file, mine.line, mine.column) == (str(path), 4, 22)
        assert mine.citation == Citation(("letters §2",))
        assert (theirs.file, theirs.line) == (str(small), line_of(SMALL, "    void:"))

    def test_the_longest_path_covers(self, shelf: Write) -> None:
        shelf("small", SMALL)
        origins = resolve("small").provenance
        assert origins[("play", "suit", "void", "opponent")].citation == Citation(("rulebook",))
        assert origins[("play", "suit", "void", "partner")].citation == Citation(("letters",), "the rulebook is silent")

    def test_a_default_has_no_file(self, shelf: Write) -> None:
        shelf("small", SMALL)
        assert resolve("small").provenance[("play", "lead", "trump")].is_default
        assert not resolve("small").provenance[("play", "lead", "first")].is_default

    def test_every_leaf_has_an_origin(self, shelf: Write) -> None:
        shelf("child", child("match: {deals: 9}"))
        found = resolve("child")
        assert found.provenance.keys() == set(leaf_paths(found.data))

    def test_a_child_may_cite_what_it_inherits(self, shelf: Write) -> None:
        small = shelf("small", SMALL)
        shelf("child", child("sources:", "  play.suit.void: [letters]"))
        origin = resolve("child").provenance[("play", "suit", "void", "opponent")]
        assert origin.file == str(small)
        assert origin.citation == Citation(("letters",))

    def test_of_two_citations_the_longer_path_wins(self, shelf: Write) -> None:
        shelf("child", child("sources:", "  play: [letters]"))
        origins = resolve("child").provenance
        assert origins[("play", "lead", "first")].citation == Citation(("letters",))
        assert origins[("play", "suit", "void", "partner")].citation.editorial == "the rulebook is silent"

    def test_a_citation_of_what_is_not_there_is_refused(self, shelf: Write) -> None:
        shelf("child", child("sources:", "  play.suit.voidd: [letters]"))
        (problem,) = problems("child")
        assert (problem.code, problem.place.line) == ("source.path", 5)
        assert problem.instead == 'Did you mean "play.suit.void"?'

    @pytest.mark.parametrize(
        "written", ["{editorial: our house rules}", "{editorial: [letters]}", "{sources: [letters]}"]
    )
    def test_a_citation_without_its_path_is_told_as_one(self, shelf: Write, written: str) -> None:
        shelf("child", child(f"sources: {written}"))
        (problem,) = problems("child")
        assert "is the reserved word" in problem.message and "not a path" in problem.message
        assert "scoring.count.capot: {editorial: our house rules}" in problem.instead

    def test_a_path_is_never_meant_for_itself(self, shelf: Write) -> None:
        shelf("child", child("sources:", "  plays: [letters]", "  zebra: {editorial: so we play}"))
        assert [(one.code, one.instead) for one in problems("child")] == [
            ("source.path", 'Did you mean "play"?'),
            ("source.path", ""),
        ]

    def test_a_removal_may_be_cited(self, shelf: Write) -> None:
        shelf("top", part("top", "belote: {points: 20}"))
        shelf("low", part("low", "belote: null", "sources: {belote: [letters]}", extends="top"))
        assert told("low") == []


def leaf_paths(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return the paths of all scalars, empty maps and lists without maps."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    if not pairs or (isinstance(value, list) and not any(isinstance(item, dict) for item in value)) or value == {}:
        return [path]
    return [found for key, below in pairs for found in leaf_paths(below, (*path, key))]


@pytest.mark.parametrize("written", ["5", "[]", "[5]", "{a: b}"])
def test_a_malformed_extends_is_refused_at_its_line(written: str, shelf: Write) -> None:
    shelf("a", part("a", extends=written))
    assert [(code.split(".")[0], line) for code, line in told("a")] == [("schema", 3)]

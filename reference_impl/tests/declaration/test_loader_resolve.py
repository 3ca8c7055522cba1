"""Resolving as a whole: what comes out, its digest, and the ways in and out as JSON."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from declaration.loader_samples import SMALL, Write, changed, line_of, problems, told

from belote.declaration import (
    declaration,
    digest,
    editorial_leaves,
    from_resolved,
    read_json,
    resolve,
    resolved_document,
    uncited_leaves,
)
from belote.declaration.paths import MISSING, get
from belote.declaration.schema import schema_problems
from belote.errors import BrokenDeclaration, Place


class TestResolved:
    """The resolved form is complete, in the order of the schema, without leaves that cannot matter."""

    def test_it_keeps_the_identity(self, shelf: Write) -> None:
        text = changed(("names: {en: A small complete game}", "names: {en: Small, bg: Малка}\nregions: [BG]"))
        path = shelf("small", text + "summary: {en: A game}\nrevision: 3\n")
        found = resolve("small")
        assert (found.id, found.options, found.name, found.abstract) == ("small", (), "small", False)
        assert (found.names, found.summary) == ({"en": "Small", "bg": "Малка"}, {"en": "A game"})
        assert (found.regions, found.revision, found.file) == (("BG",), 3, str(path))

    def test_its_sections_come_in_the_order_of_the_schema(self, shelf: Write) -> None:
        lines = SMALL.splitlines(keepends=True)
        match = next(at for at, line in enumerate(lines) if line.startswith("match:"))
        turned = "".join([lines[0], lines[match], *lines[1:match], *lines[match + 1 :]])
        expected = resolve(shelf("small", SMALL))
        found = resolve(shelf("small", turned))
        assert list(found.data) == list(expected.data)
        assert found.digest == expected.digest

    def test_it_is_valid_by_the_schema_as_a_document(self, shelf: Write) -> None:
        found = resolved_document(resolve("small"))
        assert schema_problems(found, lambda path, key: Place(), partial=False) == []
        assert found["variant"] == "small"

    def test_its_defaults_are_written_out(self, shelf: Write) -> None:
        data = resolve("small").data
        assert data["play"]["lead"]["trump"] == "free"
        assert data["match"]["several"] == "higher"

    def test_what_was_dropped_is_told_and_gone(self, shelf: Write) -> None:
        found = resolve("small")
        for entry in found.dropped:
            assert get(found.data, entry.path) is MISSING
            assert entry.reason

    def test_it_can_be_changed_without_changing_the_next(self, shelf: Write) -> None:
        resolve("small").data["match"]["target"] = 1
        assert resolve("small").data["match"]["target"] == 500

    def test_it_becomes_the_typed_rules(self, shelf: Write) -> None:
        rules = declaration(resolve("small"))
        assert rules.match.target == 500
        assert rules.auction.rounds[0].bids[0].call == "take"
        assert rules.contracts["suit"].kind == "suit"

    def test_a_file_may_be_named_by_its_path(self, tmp_path: Path, shelf: Write) -> None:
        path = tmp_path / "small.yaml"
        path.write_text(SMALL.replace("target: 500", "target: 900"), "utf-8")
        assert resolve(path).data["match"]["target"] == 900
        assert resolve(str(path)).data["match"]["target"] == 900
        assert resolve("small").data["match"]["target"] == 500

    def test_a_changed_file_is_read_again(self, shelf: Write) -> None:
        first = resolve("small").data["match"]["target"]
        shelf("small", SMALL.replace("target: 500", "target: 12345"))
        assert (first, resolve("small").data["match"]["target"]) == (500, 12345)


class TestAbstract:
    """An abstract declaration is checked as a part, and cannot be played."""

    def test_it_is_laid_together_without_defaults(self, shelf: Write) -> None:
        shelf("part", "variant: part\nabstract: true\nplay: {lead: {first: eldest}}\n")
        found = resolve("part")
        assert (found.abstract, found.data) == (True, {"play": {"lead": {"first": "eldest"}}})

    def test_its_form_is_checked(self, shelf: Write) -> None:
        shelf("part", "variant: part\nabstract: true\nplay: {lead: {first: eldst}}\n")
        assert told("part") == [("schema.enum", 3)]

    def test_it_cannot_be_played(self, shelf: Write) -> None:
        shelf("part", "variant: part\nabstract: true\n")
        with pytest.raises(BrokenDeclaration, match="abstract"):
            declaration(resolve("part"))

    def test_the_same_file_as_a_variant_is_incomplete(self, shelf: Write) -> None:
        shelf("part", "variant: part\nnames: {en: A part}\nplay: {lead: {first: eldest}}\n")
        found = problems("part")
        assert {problem.code for problem in found} == {"schema.required"}
        assert '"players" is missing' in [problem.message for problem in found]


class TestDigest:
    """SHA-256 of the canonical JSON of the rule sections."""

    def test_it_is_the_hash_of_sorted_ascii_json_without_spaces(self) -> None:
        text = '{"match":{"deals":8,"target":5}}'
        assert digest({"match": {"target": 5, "deals": 8}}) == "sha256:" + hashlib.sha256(text.encode()).hexdigest()

    def test_names_and_sources_do_not_count(self, shelf: Write) -> None:
        first = resolve("small").digest
        shelf("small", changed(("A small complete game", "Другое имя"), ("  match: [rulebook]", "  match: [letters]")))
        assert resolve("small").digest == first

    def test_every_rule_counts_and_so_do_the_words_of_calls(self, shelf: Write) -> None:
        found = {resolve("small").digest}
        for change in (("target: 500", "target: 501"), ("call: take", "call: prendre")):
            shelf("small", changed(change))
            found.add(resolve("small").digest)
        assert len(found) == 3

    def test_where_a_value_was_set_does_not_count(self, shelf: Write) -> None:
        shelf("same", "variant: same\nextends: small\nnames: {en: The same}\nmatch: {target: 500}\n")
        assert resolve("same").digest == resolve("small").digest


class TestAsJson:
    """A resolved declaration given as JSON loads too."""

    def document(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(json.dumps(resolved_document(resolve("small"))))
        return found

    def test_what_is_given_out_can_be_read_in(self, shelf: Write) -> None:
        found = declaration(resolve("small"))
        read = from_resolved(self.document())
        assert digest(self.document()) == resolve("small").digest
        assert replace(read, scoring=found.scoring) == found
        assert set(found.scoring) <= set(read.scoring)

    def test_a_breach_is_told_with_its_path(self, shelf: Write) -> None:
        data = self.document()
        data["match"]["target"] = 0
        del data["play"]["lead"]["first"]
        with pytest.raises(BrokenDeclaration) as caught:
            from_resolved(data)
        assert {(problem.code, problem.place.path) for problem in caught.value.problems} == {
            ("schema.minimum", "match.target"),
            ("schema.required", "play.lead.first"),
        }

    def test_a_document_that_was_read_gives_the_lines(self, shelf: Write) -> None:
        data = self.document()
        data["match"]["target"] = 0
        text = json.dumps(data, indent=1)
        document = read_json(text, name="small.json")
        with pytest.raises(BrokenDeclaration) as caught:
            from_resolved(document.data, document)
        line = next(number for number, words in enumerate(text.splitlines(), 1) if '"target": 0' in words)
        assert str(caught.value).startswith(f"small.json:{line}:")

    @pytest.mark.parametrize("number", [500.0, True, "500", 2.5])
    def test_only_integers_are_integers(self, number: object, shelf: Write) -> None:
        data = self.document()
        data["match"]["target"] = number
        with pytest.raises(BrokenDeclaration):
            from_resolved(data)


class TestCitations:
    """Leaves are counted by what they cite."""

    def test_editorial_leaves_are_found(self, shelf: Write) -> None:
        assert editorial_leaves(resolve("small")) == [("play", "suit", "void", "partner")]

    def test_a_leaf_without_a_citation_is_found(self, shelf: Write) -> None:
        assert uncited_leaves(resolve("small")) == []
        shelf("small", changed(("  match: [rulebook]\n", "")))
        assert uncited_leaves(resolve("small")) == [("match", "target")]

    def test_a_default_needs_none(self, shelf: Write) -> None:
        assert ("match", "several") not in uncited_leaves(resolve("small"))


class TestWhatCannotMatter:
    """A leaf that cannot matter is refused where the file sets it; an inherited one or a default is dropped."""

    POOL = "  hanging: {to: maker}\n"

    def test_a_leaf_of_its_own_is_refused_at_its_line(self, shelf: Write) -> None:
        text = changed(("scoring:\n", f"scoring:\n{self.POOL}"))
        shelf("small", text)
        (problem,) = problems("small")
        assert (problem.code, problem.place.line) == ("orphan", line_of(text, "hanging:"))
        assert problem.clause.startswith("scoring.hanging")

    def test_an_inherited_leaf_is_dropped_and_told(self, shelf: Write) -> None:
        shelf("pool", f"variant: pool\nabstract: true\nscoring:\n{self.POOL}sources: {{scoring: [letters]}}\n")
        shelf("small", changed(("variant: small\n", "variant: small\nextends: pool\n")))
        found = resolve("small")
        assert "hanging" not in found.data["scoring"]
        assert any(entry.path[:2] == ("scoring", "hanging") for entry in found.dropped)

    def test_a_default_is_dropped(self, shelf: Write) -> None:
        found = resolve("small")
        assert "hanging" not in found.data["scoring"]
        assert "lost_points" not in found.data["scoring"]

    def test_a_chosen_option_is_refused_what_it_sets_itself(self, shelf: Write) -> None:
        option = "options:\n  o: {title: {en: x}, sources: [letters], set: {scoring: {hanging: {to: maker}}}}\n"
        shelf("small", SMALL + option)
        assert told("small") == []
        assert told("small+o") == [("orphan", line_of(SMALL + option, "  o: {"))]

    def test_a_chosen_option_may_leave_leaves_of_the_file_without_effect(self, shelf: Write) -> None:
        belote = "belote: {points: 20, in: {suit: one}, said: both_cards}\nscoring:\n  trickless: {belote: lost}\n"
        cited = "  match: [rulebook]\n  belote: [rulebook]\n"
        option = "options:\n  o: {title: {en: x}, sources: [letters], set: {belote: null}}\n"
        shelf("small", changed(("scoring:\n", belote), ("  match: [rulebook]\n", cited)) + option)
        assert told("small") == []
        assert told("small+o") == []
        assert "belote" not in resolve("small+o").data["scoring"].get("trickless", {})


class TestConsistency:
    """What does not hold together is told at the line where it was set."""

    def test_a_finding_has_the_line_of_its_leaf(self, shelf: Write) -> None:
        text = changed(("order: J9ATKQ87", "order: J9ATKQ88"))
        shelf("small", text)
        found = problems("small")
        assert found
        assert {problem.place.line for problem in found} == {line_of(text, "J9ATKQ88")}
        assert all(not problem.code.startswith("schema.") and problem.instead for problem in found)

    def test_a_finding_in_a_parent_has_the_file_of_the_parent(self, shelf: Write) -> None:
        path = shelf("small", changed(("order: J9ATKQ87", "order: J9ATKQ88")))
        shelf("child", "variant: child\nextends: small\nnames: {en: A child}\n")
        assert {problem.place.file for problem in problems("child")} == {str(path)}

    def test_a_finding_is_told_of_a_document_too(self, shelf: Write) -> None:
        data = json.loads(json.dumps(resolved_document(resolve("small"))))
        data["contracts"]["suit"]["trump"]["order"] = "J9ATKQ88"
        with pytest.raises(BrokenDeclaration) as caught:
            from_resolved(data)
        assert {problem.place.path for problem in caught.value.problems} == {"contracts.suit.trump.order"}

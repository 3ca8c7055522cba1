"""A record names clauses that it can show: of the topics of its kind, and of values that its variant has."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from cited_clauses import LIST, SHOWN_BY, absent, out_of_reach, parse, present_in, told, valued_clauses
from corpus import every_record, lines

from belote_conformance.records import Record

LISTED = parse(LIST.read_text(encoding="utf-8"))
PLACE = ("play/one", "scoring.pots")


def record(kind: str, *clauses: str, **more: Any) -> Record:
    """Return a record of a kind that names clauses."""
    variant = {"id": "game", "options": []}
    return Record({"id": "play/one", "kind": kind, "clauses": clauses, "variant": variant, **more}, Path("one.json"))


class TestTheCorpus:
    """The gates."""

    def test_every_record_can_show_the_clauses_it_names(self) -> None:
        assert not out_of_reach(every_record()), lines(out_of_reach(every_record()))

    def test_every_variant_has_a_value_of_the_clauses_its_records_name(self) -> None:
        found = told(absent(every_record(), valued_clauses(), present_in), LISTED)
        assert not found, lines(found)

    def test_every_kind_shows_something_that_others_do_not(self) -> None:
        kinds = {record.base for record in every_record()}
        assert set(SHOWN_BY) < kinds and kinds - set(SHOWN_BY) == {"deal"}


class TestKinds:
    """A clause of a topic that a kind of record cannot show is told."""

    @pytest.mark.parametrize(
        ("kind", "clause"),
        [
            ("position", "scoring.pots"),
            ("score", "play.turn"),
            ("auction", "match.target"),
            ("declarations", "trick-melds.kinds"),
            ("match", "declarations.tie"),
        ],
    )
    def test_out_of_reach(self, kind: str, clause: str) -> None:
        (found,) = out_of_reach([record(kind, "setup.seats", clause)])
        assert found.startswith(f"play/one is of kind {kind} and names {clause}") and "take the clause out" in found

    def test_within_reach(self) -> None:
        assert out_of_reach([record("position", "play.turn", "contracts.order", "irregularities.refused")]) == []
        assert out_of_reach([record("deal", "scoring.pots", "play.turn", "match.end")]) == []

    def test_a_refusal_is_of_the_kind_it_is_based_on(self) -> None:
        assert out_of_reach([record("refusal", "play.turn", base="deal")]) == []
        assert len(out_of_reach([record("refusal", "play.turn", base="score")])) == 1


class TestVariants:
    """A clause of which the variant has no value is told, unless it is listed with a reason."""

    def test_only_a_clause_of_a_value_can_be_absent(self) -> None:
        named = [record("score", "scoring.pots", "scoring.shares", "scoring.capot")]
        found = absent(named, {"scoring.pots", "scoring.capot"}, lambda _: {"scoring.capot"})
        assert list(found) == [PLACE]

    def test_it_is_told_with_the_way_out(self) -> None:
        found = {PLACE: record("score", "scoring.pots")}
        (news,) = told(found, {})
        assert news.startswith("play/one names scoring.pots, and game has no value of that clause: take it out")
        assert told(found, {PLACE: "nothing is rounded here"}) == []

    def test_a_line_that_is_stale_or_has_no_reason_is_told(self) -> None:
        assert told({}, {PLACE: "nothing is rounded here"}) == [
            f"{LIST.name}: play/one no longer names scoring.pots in vain: strike it"
        ]
        assert told({PLACE: record("score", "scoring.pots")}, {PLACE: "-"}) == [
            f"{LIST.name}: play/one scoring.pots has no reason"
        ]

    def test_what_a_variant_has_is_read_from_its_rules(self) -> None:
        assert "scoring.hanging" in present_in("belote-fr") and "scoring.hanging" not in present_in("baloot-sa")

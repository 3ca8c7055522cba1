"""Whoever gets one rule wrong is caught, and the clause of that rule stands first: a sample here, all of them with
``BELOTE_LIARS=all``. What is published is what they answered."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from functools import cache

import pytest
from corpus import declaration
from liar_results import FIGURES, FOLDER, NOTICES, Row, count, markdown, read_uncaught
from liars import VARIANTS, Lie, answered, caught, lies, noticed, questions, ranked
from small_corpus import LIAR

from belote.declaration import dotted
from belote_conformance.noticing import Change, Notices, read_notices
from belote_conformance.outcomes import Result
from belote_conformance.ranking import ranking
from belote_conformance.runner import Session, run

WHOLE = pytest.mark.skipif(os.environ.get("BELOTE_LIARS") != "all", reason="takes minutes: BELOTE_LIARS=all")
AGAIN = "python conformance/tests/liars.py --write writes the results anew"
EVERY = 30
"""One liar in so many is asked again."""


@cache
def table() -> Notices:
    """Return what is published of what the records notice."""
    return read_notices(NOTICES)


@cache
def rows() -> tuple[Row, ...]:
    """Return how the liars are published to be named."""
    return tuple(Row(*row) for row in json.loads((FOLDER / "liars.json").read_text(encoding="utf-8"))["liars"])


@cache
def by_name(variant: str) -> dict[str, Lie]:
    """Return the lies of a variant by name."""
    return {lie.name: lie for lie in lies(variant)}


def named(variant: str, clause: str, results: Iterable[Result]) -> str:
    """Return the place at which a lie is told: first, tie, near (among three) or far."""
    results = list(results)
    order = [suspect.clause for suspect in ranking(results, table())]
    if order[0] == clause:
        return "first"
    failures = noticed(results)
    equal = {change.clause for change in table()[variant].changes if change.noticed == failures}
    return "tie" if {order[0], clause} <= equal else "near" if clause in order[:3] else "far"


class TestPublished:
    """The published results are whole, and as good as they are said to be."""

    def test_nine_variants_lie(self) -> None:
        assert {row.variant for row in rows()} == set(VARIANTS) == set(read_uncaught())
        assert set(table()) >= set(VARIANTS)

    def test_each_change_of_the_table_is_a_liar(self) -> None:
        changes = {(name, change.name, change.clause) for name in VARIANTS for change in table()[name].changes}
        assert {(row.variant, row.lie, row.clause) for row in rows()} == changes
        assert len(changes) == len(rows()) > 1500

    def test_every_liar_is_caught_and_almost_every_one_named(self) -> None:
        assert all(row.failed for row in rows())
        assert count(rows(), FIGURES["first or tie"]) >= 0.99 * len(rows())
        assert count(rows(), FIGURES["first"]) >= 0.9 * len(rows())
        assert count(rows(), FIGURES["first three"]) >= 0.99 * len(rows())

    def test_a_lie_the_table_does_not_know_is_mostly_named(self) -> None:
        strange = [row for row in rows() if row.known]
        assert count(strange, FIGURES["left out: first"]) >= 0.75 * len(strange)
        assert count(strange, FIGURES["left out: first three"]) >= 0.9 * len(strange)

    def test_a_tie_is_between_changes_that_fail_the_same_records(self) -> None:
        changes = {(name, change.name): change for name, known in table().items() for change in known.changes}
        for row in filter(lambda row: row.tie, rows()):
            told = changes[row.variant, row.lie]
            twins = [other for other in table()[row.variant].changes if other.noticed == told.noticed]
            assert row.first in {twin.clause for twin in twins if twin is not told}

    def test_the_page_shows_the_rows(self) -> None:
        assert (FOLDER / "liars.md").read_text(encoding="utf-8") == markdown(rows(), read_uncaught()), AGAIN


class TestSample:
    """Some of them answer again: what is published is true."""

    @pytest.mark.parametrize("variant", VARIANTS)
    def test_they_are_caught_and_named(self, variant: str) -> None:
        every = [row for row in rows() if row.variant == variant]
        sample = [row for row in every if row.lie in by_name(variant)][::EVERY]
        assert len(sample) * EVERY >= 0.9 * len(every), AGAIN
        found = []
        for row in sample:
            results = answered(by_name(variant)[row.lie])
            assert results and noticed(results), f"{variant}: {row.lie} is not caught"
            found.append(named(variant, row.clause, results))
        assert found.count("far") <= 1 and found.count("near") <= 1, (dict(zip(sample, found, strict=True)), AGAIN)

    def test_without_the_table_the_names_alone_do_worse(self) -> None:
        assert count(rows(), FIGURES["names alone: first"]) < count(rows(), FIGURES["left out: first"])


THROUGH_A_PROCESS = (
    ("belote-fr", "play.suit.void.opponent_ruffed", "ruff"),
    ("belote-fr", "scoring.count.last_trick", 9),
    ("belote-fr", "contracts.suit.trump.order", "9JATKQ87"),
    ("contree-ffb", "match.target", 1999),
    ("coinche-ffb", "declarations.say_if", "beats_rivals"),
    ("bridge-belote-bg", "scoring.success.0.equal", "failed"),
    ("bela-hr", "belote.points", 19),
    ("beljot-mk", "scoring.hanging.to", "maker"),
    ("pilotta-cy", "play.suit.void.partner_ruffed", "free"),
    ("pilotta-cy", "auction.doubling.0.bids_after", "open"),
    ("baloot-sa", "players.direction", "clockwise"),
    ("deberts-ua", "pack.cut.may_decline", True),
)
"""Lies that are told by a real process: variant, path, and the value that is put there."""


@pytest.mark.parametrize(("variant", "path", "value"), THROUGH_A_PROCESS)
def test_a_process_is_told_as_the_reference_in_its_place(variant: str, path: str, value: object) -> None:
    lie = next(lie for lie in lies(variant) if (dotted(lie.mutation.path), lie.mutation.new) == (path, value))
    session = Session([*LIAR, f"{path}={json.dumps(value)}"], declaration, 60.0)
    results = list(run([record for record, _, _ in questions(variant)], session))
    inside = answered(lie)
    assert inside is not None and noticed(results) == noticed(inside) != {}
    assert named(variant, lie.mutation.clause, results) in ("first", "tie")


@WHOLE
class TestWhole:
    """All of them answer again."""

    @pytest.mark.parametrize("variant", VARIANTS)
    def test_what_is_published_is_what_they_answer(self, variant: str) -> None:
        known, silent = caught(variant)
        assert known == table()[variant], AGAIN
        assert silent == read_uncaught()[variant], AGAIN
        assert ranked(variant, known) == [row for row in rows() if row.variant == variant], AGAIN


class TestTies:
    """A tie is no excuse for a ranking that could know better."""

    def test_named_tells_a_tie_from_a_mistake(self) -> None:
        change: Change = table()["belote-fr"].changes[0]
        lie = by_name("belote-fr")[change.name]
        results = answered(lie)
        assert results is not None
        assert named("belote-fr", change.clause, results) in ("first", "tie")
        assert named("belote-fr", "no.such-clause", results) == "far"

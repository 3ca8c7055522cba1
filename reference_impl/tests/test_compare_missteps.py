"""Situations that end with an event the rules refuse, and how two tables part on them."""

from __future__ import annotations

from random import Random

import pytest

from belote.compare.situations import MAKERS, Game
from belote.compare.situations.missteps import CANDIDATES, SHARE
from belote.compare.traces import Divergence, Trace, divergence, trace
from belote.library import rules
from belote.record.form import check as check_form

REFUSAL = {"code": "play.must-follow", "phase": "play", "clause": "play.follow-plain"}
NUMBER = 400


@pytest.mark.parametrize("kind", ["position", "auction", "declarations"])
@pytest.mark.parametrize("variant", ["belote-fr-announced", "contree-ffb"])
def test_a_share_of_situations_ends_with_a_refused_event(kind: str, variant: str) -> None:
    game, random = Game(rules(variant)), Random(11)
    refused = 0
    for _ in range(NUMBER):
        record = MAKERS[kind](game, random)
        check_form(record)
        refused += trace(game.rules, record).refused is not None
    assert refused > NUMBER * SHARE / 3 or (kind == "declarations" and game.rules.declarations is None)
    assert refused < NUMBER / 2


def test_whole_deals_end_with_refusals_of_cards_calls_and_words() -> None:
    game, random = Game(rules("belote-fr-announced")), Random(5)
    shown = [trace(game.rules, MAKERS["deal"](game, random)) for _ in range(150)]
    topics = {found.refused["code"].split(".")[0] for found in shown if found.refused}
    assert {"play", "auction", "declarations"} <= topics


def test_only_the_last_event_is_refused() -> None:
    game, random = Game(rules("contree-ffb")), Random(7)
    for kind in CANDIDATES:
        for _ in range(40):
            record = MAKERS[kind](game, random)
            shown = trace(game.rules, record)
            assert len(shown.places) == len(record["events"]) + (shown.refused is None)


class TestRefusalsApart:
    """Two tables that refuse part by the place, whatever they say of it."""

    def test_the_same_refusal_of_the_same_event_is_no_difference(self) -> None:
        assert divergence(Trace(({"turn": "N"},), REFUSAL), Trace(({"turn": "N"},), dict(REFUSAL))) is None

    def test_the_same_refusal_of_another_event_is_one(self) -> None:
        early, late = Trace(({"turn": "N"},), REFUSAL), Trace(({"turn": "N"}, {"turn": "E"}), REFUSAL)
        assert divergence(early, late) == Divergence(0, "refused", REFUSAL, None)
        assert divergence(late, early) == Divergence(0, "refused", None, REFUSAL)

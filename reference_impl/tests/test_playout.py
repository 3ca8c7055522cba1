"""The play-out of whole deals gives what the deal, event by event, gives."""

from __future__ import annotations

from random import Random

import pytest

from belote.deal import Declare, PlayCard, Show, apply, legal, start
from belote.deal.state import Deal
from belote.declaration import variants
from belote.library import rules
from belote.playout import PlayOut
from belote.sampling import random_given

DEALS = 40


@pytest.mark.parametrize("variant", variants())
def test_a_play_out_scores_as_the_deal_does(variant: str) -> None:
    table = rules(variant)
    plays = PlayOut(table)
    random = Random(3)
    for _ in range(DEALS if plays.direct else 0):
        given = random_given(table, random)
        log: list = []
        fast = plays.play(random, given, log)
        slow = start(table, given)
        for event in log:
            slow = apply(speak(slow) if isinstance(event, PlayCard) else slow, event)
        assert fast.result is not None and slow.result is not None
        assert fast.result.outcome == slow.result.outcome
        if fast.result.score is not None and slow.result.score is not None:
            assert fast.result.score.items == slow.result.score.items


def speak(deal: Deal) -> Deal:
    """Declare and show everything that may be declared and shown now."""
    while found := legal(deal).declarations:
        seat, melds = next(iter(found.items()))
        deal = apply(deal, Declare(seat, melds[0].cards))
    while seats := legal(deal).may_show:
        deal = apply(deal, Show(seats[0]))
    return deal


def test_most_variants_can_be_played_out_directly() -> None:
    assert sum(PlayOut(rules(variant)).direct for variant in variants()) >= 11

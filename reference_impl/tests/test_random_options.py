"""Random deals under every single option of every variant: they end, and their items add up.

``BELOTE_OPTION_DEALS`` sets how many deals are played with each option (200 unless it is set; the nightly run takes
10,000).
"""

from __future__ import annotations

import os
from random import Random

import pytest

from belote.deal import Deal
from belote.declaration import variants
from belote.library import resolved, rules
from belote.playout import PlayOut
from belote.sampling import random_given

DEALS = int(os.environ.get("BELOTE_OPTION_DEALS", "200"))


@pytest.mark.parametrize("variant", variants())
def test_every_option_plays_to_an_end_whose_items_add_up(variant: str) -> None:
    for option in resolved(variant).declared:
        table = rules(f"{variant}+{option}")
        plays, random = PlayOut(table), Random(11)
        for _ in range(DEALS):
            check(plays.play(random, random_given(table, random)), f"{variant}+{option}")


def check(deal: Deal, name: str) -> None:
    """The deal has ended; what each side writes is the sum of its items; every card lies in one trick at most."""
    result = deal.result
    assert deal.phase == "over" and result is not None, name
    if result.score is None or deal.play is None:
        assert result.outcome in ("void", "annulled", "match"), name
        return
    taken = 0
    for cards in deal.play.taken:
        assert not taken & cards, name
        taken |= cards
    sums = [0] * len(result.score.points)
    for item in result.score.items:
        if item.side >= 0 and item.column is None:
            sums[item.side] += item.game
    assert tuple(sums) == result.score.points, name

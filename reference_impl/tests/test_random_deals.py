"""Whole random deals under every variant: what must hold in all of them.

``BELOTE_DEALS`` sets how many deals of each variant are played (200 unless it is set; the nightly run takes 10,000).
"""

from __future__ import annotations

import os
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from belote.auction import Call
from belote.cards import Cards, mask, members
from belote.contracts import ContractTable
from belote.deal import Deal, Declare, Event, Given, LayAway, PlayCard, Rules, Say, apply, legal, start
from belote.declaration import variants
from belote.library import resolved, rules
from belote.sampling import Sample, random_event, sample

DEALS = int(os.environ.get("BELOTE_DEALS", "200"))
VARIANTS = variants()
SUITS = ("clubs", "diamonds", "hearts", "spades")
LONG = settings(max_examples=DEALS, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_deal_ends_in_a_score_with_its_cards_and_points(variant: str) -> None:
    table = rules(variant)

    @LONG
    @given(
        pack=st.permutations(range(table.pack.size)), dealer=st.integers(0, table.table.count - 1), seed=st.integers(0)
    )
    def holds(pack: list[int], dealer: int, seed: int) -> None:
        random = Random(seed)
        deal = start(table, Given(dealer, tuple(pack)))
        events: list[Event] = []
        while deal.phase != "over":
            found = legal(deal)
            if found.phase == "play":
                assert found.cards, "somebody is to play and has no legal card"
            elif found.phase in ("auction", "offer"):
                assert found.calls[found.turn or 0]
            check_cards(deal)
            events.append(random_event(deal, found, random))
            deal = apply(deal, events[-1])
        played = Sample(Given(dealer, tuple(pack)), tuple(events), deal)
        check_end(table, played)
        check_rotation(table, played)
        if suits_are_equal(variant):
            check_renaming(table, played, random)

    holds()


def check_cards(deal: Deal) -> None:
    """Every card of the pack is in exactly one place."""
    layout = deal.layout
    places: list[Cards] = [*layout.hands, *layout.hidden, *layout.hidden_till_pass, layout.kitty, layout.laid_away]
    places += [mask(card for card in row if card >= 0) for row in (*layout.table_down, *layout.table_up)]
    places += [mask(layout.stock), layout.played]
    if layout.turned_place.where == "table":
        places.append(1 << layout.turned)
    together = 0
    for place in places:
        assert not together & place
        together |= place
    assert together == deal.rules.pack.full


def check_end(table: Rules, played: Sample) -> None:
    """One contract or a declared end; the tricks hold all cards played; the score is the sum of its items."""
    deal = played.deal
    result = deal.result
    assert result is not None
    if deal.contract is None:
        assert result.outcome in ("void", "annulled")
        assert table.declaration.auction.all_pass.deal == "void" or result.outcome == "annulled"
        return
    if result.score is None:
        assert result.outcome in ("match", "annulled")
        return
    assert deal.play is not None
    score = result.score
    taken = 0
    for cards in deal.play.taken:
        assert not taken & cards
        taken |= cards
    dealt = 0
    for cards in deal.play.dealt:
        dealt |= cards
    assert dealt & ~taken == 0 or result.outcome == "match"
    assert sum(deal.play.tricks) * table.table.count == taken.bit_count()
    assert score.points == tuple(
        sum(item.game for item in score.items if item.side == side and item.column is None)
        for side in range(table.table.sides())
    )
    check_points(deal.table, deal, taken)


def check_points(table: ContractTable, deal: Deal, taken: Cards) -> None:
    """The heaps of cards hold the values of the tricks and the last trick, once scaled; no point is lost or made."""
    from belote.deal.ending import facts_of
    from belote.scoring import rules_for

    result = deal.result
    assert result is not None and result.score is not None
    used = rules_for(deal.rules.scoring, facts_of(deal, result.contest))
    scale = used.count.scale
    total = table.points(taken) + used.count.last_trick
    if scale is None:
        assert sum(result.score.heaps.cards) == total
    elif total * scale.times % scale.over == 0:
        assert abs(sum(result.score.heaps.cards) - total * scale.times // scale.over) <= len(result.score.heaps.cards)


def check_rotation(table: Rules, played: Sample) -> None:
    """Moving everybody one seat on moves the score one side on, and nothing else."""
    count = table.table.count
    given = played.given._replace(dealer=(played.given.dealer + 1) % count)
    deal = start(table, given)
    for event in played.events:
        deal = apply(deal, event._replace(seat=(event.seat + 1) % count))
    one, other = played.deal.result, deal.result
    assert one is not None and other is not None
    assert one.outcome == other.outcome
    if one.score is not None and other.score is not None and table.table.players.sides != "taker_against_rest":
        sides = table.table.sides()
        assert one.score.points == tuple(other.score.points[(side + 1) % sides] for side in range(sides))


def suits_are_equal(variant: str) -> bool:
    """Say whether the rules of a variant treat the suits alike."""
    data = resolved(variant).data
    auction, scoring = data["auction"], data["scoring"]
    groups = [group for group in auction["order"] if set(group) & {"suits", *SUITS}]
    named = [name for row in auction["doubling"] for name in row["of"]]
    return (
        groups in ([], [group for group in groups if "suits" in group])
        and all(set(SUITS) <= set(named) or not set(SUITS) & set(named) for _ in [0])
        and not any(set(key.split("+")) & set(SUITS) for key in scoring.get("cases", {}))
    )


def check_renaming(table: Rules, played: Sample, random: Random) -> None:
    """Exchanging the names of the suits changes no score."""
    order = list(range(len(table.pack.suits)))
    random.shuffle(order)
    ranks = len(table.pack.ranks)
    names = {table.pack.suit_name(suit): table.pack.suit_name(order[suit]) for suit in range(len(order))}

    def card(old: int) -> int:
        return order[old // ranks] * ranks + old % ranks

    def cards(old: Cards) -> Cards:
        return mask(card(one) for one in members(old))

    def call(old: Call) -> Call:
        return old._replace(denomination=names.get(old.denomination, old.denomination))

    deal = start(table, played.given._replace(pack=tuple(map(card, played.given.pack))))
    for event in played.events:
        if isinstance(event, PlayCard):
            deal = apply(deal, event._replace(card=card(event.card)))
        elif isinstance(event, Declare | LayAway):
            deal = apply(deal, event._replace(cards=cards(event.cards)))
        elif isinstance(event, Say):
            deal = apply(deal, event._replace(call=call(event.call)))
        else:
            deal = apply(deal, event)
    one, other = played.deal.result, deal.result
    assert one is not None and other is not None
    assert one.outcome == other.outcome
    if one.score is not None and other.score is not None:
        assert one.score.points == other.score.points


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_seed_gives_the_same_deal(variant: str) -> None:
    table = rules(variant)
    assert sample(table, Random(7)).events == sample(table, Random(7)).events

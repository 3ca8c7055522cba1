"""Counts of legal continuations: by hand, and against walks that play out every card and call. Clause record.perft."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from belote.cards import members
from belote.deal import Deal, PlayCard, Say, apply, legal
from belote.declaration import variants
from belote.errors import CannotHappen
from belote.library import rules
from belote.perft import CallCounter, PlayCounter, counter, opened, shuffled
from belote.record import observe

VARIANTS = [str(name) for name in variants()]
WALKED = 150
"""How many sequences are walked one by one in each deal."""

Data = dict[str, Any]


def walk_cards(deal: Deal, depth: int) -> int:
    """Return the number of sequences of cards, each played out by the state machine."""
    if depth == 0:
        return 1
    if deal.phase != "play":
        return 0
    found = legal(deal)
    assert found.turn is not None
    return sum(walk_cards(apply(deal, PlayCard(found.turn, card)), depth - 1) for card in members(found.cards))


def walk_calls(deal: Deal, depth: int, ended: bool = False) -> int:
    """Return the number of sequences of calls, or of those that end the auction with the last one."""
    over = deal.phase not in ("auction", "offer")
    if depth == 0:
        return int(over or not ended)
    if over:
        return 0
    said = [(seat, call) for seat, calls in legal(deal).calls.items() for call in calls]
    return sum(walk_calls(apply(deal, Say(seat, call)), depth - 1, ended) for seat, call in said)


def played_deal(name: str, number: int) -> Deal:
    """Return a deal of a variant at its first card; the next number that is played."""
    deal = opened(rules(name), f"{name} test {number}").last
    return deal if deal.phase == "play" else played_deal(name, number + 100)


def reachable(count: PlayCounter | CallCounter, most: int) -> list[int]:
    """Return the depths at which there are sequences, and not too many to walk."""
    depths = []
    for depth in range(1, 40):
        if not 0 < count.nodes(depth) <= most:
            break
        depths.append(depth)
    return depths


class TestByHand:
    """Hearts are trump in the French game, E dealt: N leads, then W, S and E. Each duty stands beside its count."""

    GIVEN: Data = {  # noqa: RUF012 - read only
        "dealer": "E",
        "contract": {"denomination": "hearts", "taker": "N"},
        "hands": {"N": ["7S", "8S"], "W": ["9S", "TS"], "S": ["7H", "8C"], "E": ["9C", "TC"]},
    }

    def seen(self, depth: int, *events: Data, what: str = "nodes", **given: Any) -> Any:
        record = {"kind": "perft", "given": {**self.GIVEN, "depth": depth, **given}, "events": list(events)}
        (point,) = observe(rules("belote-fr"), record, [{"at": "end", "what": [what]}])
        return point[what]

    @pytest.mark.parametrize(
        ("depth", "nodes"),
        [
            (1, 2),  # N leads either spade
            (2, 4),  # W follows with either
            (3, 4),  # S has no spade, an opponent holds the trick: only the 7H
            (4, 8),  # E has neither spade nor heart: either club; S wins
            (5, 8),  # S leads the 8C
            (6, 8),  # E plays his other club
            (7, 8),  # and everybody his last card
            (8, 8),
            (9, 0),  # no sequence has nine cards
            (64, 0),
        ],
    )
    def test_two_tricks(self, depth: int, nodes: int) -> None:
        assert self.seen(depth) == nodes

    def test_the_parts_add_up(self) -> None:
        assert self.seen(4, what="divide") == [{"card": "7S", "nodes": 4}, {"card": "8S", "nodes": 4}]

    def test_a_lead_of_the_partner_needs_no_ruff(self) -> None:
        hands = {"N": ["AS", "8S"], "W": ["9S", "TS"], "S": ["7H", "8C"], "E": ["9C", "TC"]}
        # After the ace N holds the trick and S may play either card; after the 8S only the 7H: 2 + 2 × 1 = 2 × 2 + 2.
        assert self.seen(3, hands=hands) == 2 * 2 + 2 * 1
        assert self.seen(3, hands=hands, what="divide") == [{"card": "8S", "nodes": 2}, {"card": "AS", "nodes": 4}]

    def test_counting_goes_on_from_the_middle_of_a_trick(self) -> None:
        led = {"seat": "N", "do": "play", "card": "7S"}
        assert [self.seen(depth, led) for depth in (1, 2, 3, 4, 8)] == [2, 2, 4, 4, 0]

    def test_the_word_belote_makes_no_second_branch(self) -> None:
        hands = {"N": ["KH", "QH"], "W": ["9S", "TS"], "S": ["7S", "8C"], "E": ["9C", "TC"]}
        assert self.seen(1, hands=hands) == 2

    def test_from_a_deal_that_is_over_nothing_goes_on(self) -> None:
        cards = ["7S", "9S", "7H", "9C", "8C", "TC", "8S", "TS"]
        events = [{"seat": seat, "do": "play", "card": card} for seat, card in zip("NWSESENW", cards, strict=True)]
        assert self.seen(1, *events[:-1]) == 1
        assert self.seen(1, *events) == 0 and self.seen(1, *events, what="divide") == []


class TestAuctionsByHand:
    """Formulas for these auctions stand in test_auction_counts."""

    def first(self, name: str) -> CallCounter:
        return CallCounter(opened(rules(name), "any seed").first)

    def test_the_turned_suit_or_another_suit(self) -> None:
        found = self.first("belote-fr")
        assert [found.nodes(depth) for depth in range(1, 10)] == [2, 2, 2, 2, 4, 4, 4, 4, 0]
        assert [found.complete(depth) for depth in range(1, 10)] == [1, 1, 1, 1, 3, 3, 3, 4, 0]
        assert found.auctions(1000) == 4 + 4 * 3 + 1

    def test_six_contracts_with_double_and_redouble(self) -> None:
        assert self.first("bridge-belote-bg").auctions(50_000) == (4 * 22**6 - 1) // 3

    def test_all_auctions_are_the_sum_over_their_lengths(self) -> None:
        found = self.first("baloot-sa")
        assert found.auctions(50_000) == sum(found.complete(depth) for depth in range(1, 60))

    def test_a_count_that_would_take_too_long_is_not_made(self) -> None:
        assert self.first("bridge-belote-bg").auctions(100) is None

    def test_an_offer_is_answered_by_a_call(self) -> None:
        """Two seats pass, take or offer; after two passes they name one of three suits."""
        found = self.first("klaberjass")
        assert [found.nodes(depth) for depth in range(1, 6)] == [3, 3 + 2, (1 + 3) + 2, 1 + 3, 0]
        assert [found.complete(depth) for depth in range(1, 6)] == [1, 1 + 2, 3 + 2, 4, 0]

    @pytest.mark.parametrize(("name", "doubles"), [("contree-ffb", 1), ("contree-corsica", 2)])
    def test_a_call_out_of_turn_is_a_branch_of_its_own(self, name: str, doubles: int) -> None:
        """Ten amounts in four suits: after a pass all of them, after the n-th amount a pass, those above, and doubles.

        In the one game the next seat alone may double now, in the other its partner may too.
        """
        found = self.first(name)
        above = sum(4 * (4 * (10 - amount)) for amount in range(1, 11))
        assert found.nodes(1) == 1 + 4 * 10
        assert found.nodes(2) == (1 + 4 * 10) + above + 4 * 10 * (1 + doubles)


@pytest.mark.parametrize("name", VARIANTS)
class TestAgainstWalks:
    """The numbers are those of the state machine, which plays every card and makes every call."""

    def test_cards(self, name: str) -> None:
        deal = played_deal(name, 0)
        for depth in reachable(PlayCounter(deal), WALKED)[-2:]:
            assert PlayCounter(deal).nodes(depth) == walk_cards(deal, depth)

    def test_cards_later_in_the_play(self, name: str) -> None:
        random = Random(name)
        deal = played_deal(name, 1)
        for _ in range(random.randint(1, 2 * deal.rules.table.count + 1)):
            found = legal(deal)
            assert found.turn is not None
            deal = apply(deal, PlayCard(found.turn, random.choice(list(members(found.cards)))))
        for depth in reachable(PlayCounter(deal), WALKED)[-2:]:
            assert PlayCounter(deal).nodes(depth) == walk_cards(deal, depth)

    def test_calls(self, name: str) -> None:
        deal = opened(rules(name), f"{name} test 2").first
        if deal.phase == "play":
            return
        found = CallCounter(deal)
        for depth in reachable(found, WALKED)[:6]:
            assert found.nodes(depth) == sum(found.divide(depth).values()) == walk_calls(deal, depth)
            assert found.complete(depth) == walk_calls(deal, depth, ended=True)


@pytest.mark.parametrize("name", VARIANTS)
def test_what_saves_visits_changes_no_number(name: str) -> None:
    deal = played_deal(name, 3)
    quick, plain = PlayCounter(deal), PlayCounter(deal, plain=True)
    depth = reachable(quick, 4_000)[-1]
    assert quick.nodes(depth) == plain.nodes(depth)
    assert quick.divide(depth) == plain.divide(depth)
    assert not plain.known


def test_two_cards_are_not_alike_when_one_between_them_lies_in_the_trick() -> None:
    """N leads the ten of spades: under it the king, over it the ace, so that S need not ruff his partner, or must."""
    given = {
        "dealer": "E",
        "contract": {"denomination": "hearts", "taker": "N"},
        "hands": {"N": ["TS", "7D"], "W": ["KS", "AS"], "S": ["7H", "8C"], "E": ["9C", "TC"]},
        "depth": 2,
    }
    record = {"kind": "perft", "given": given, "events": [{"seat": "N", "do": "play", "card": "TS"}]}
    (point,) = observe(rules("belote-fr"), record, [{"at": "end", "what": ["nodes", "divide"]}])
    assert point["divide"] == [{"card": "KS", "nodes": 2}, {"card": "AS", "nodes": 1}]
    assert point["nodes"] == 3


def test_counting_where_nothing_can_be_counted_cannot_happen() -> None:
    deal = played_deal("belote-fr", 0)
    with pytest.raises(CannotHappen):
        counter(deal._replace(phase="swap"))
    with pytest.raises(CannotHappen):
        PlayCounter(deal._replace(phase="over")).nodes(1)


class TestSeeds:
    """The same text gives the same deal, in any language."""

    def test_the_pack_lies_in_the_order_of_the_hashes(self) -> None:
        used = rules("belote-fr")
        given = shuffled(used, "belote-fr 0")
        hashes = [sha256(f"belote-fr 0 {used.pack.codes[card]}".encode()).hexdigest() for card in given.pack]
        assert hashes == sorted(hashes) and len(set(given.pack)) == 32

    def test_the_dealer_is_the_seat_with_the_smallest_hash(self) -> None:
        used = rules("belote-fr")
        by_hash = min("NESW", key=lambda seat: sha256(f"some seed dealer {seat}".encode()).hexdigest())
        assert used.table.letter(shuffled(used, "some seed").dealer) == by_hash

    def test_the_events_lead_from_the_first_decision_to_the_play(self) -> None:
        one = opened(rules("bela-hr"), "bela-hr 0")
        deal = one.first
        for event in one.events:
            deal = apply(deal, event)
        assert deal == one.last and deal.phase == "play"

    def test_another_seed_gives_another_deal(self) -> None:
        used = rules("belote-fr")
        assert shuffled(used, "a").pack != shuffled(used, "b").pack

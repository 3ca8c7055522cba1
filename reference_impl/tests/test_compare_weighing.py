"""How much a difference matters: shares with intervals, on deals that two policies play out."""

from __future__ import annotations

from itertools import islice
from xml.etree import ElementTree

import pytest

from belote.compare.weighing import POLICIES, Weight, svg, weigh, weights
from belote.compare.weighing.courses import Course, courses
from belote.compare.weighing.draws import below, deal_key, drawn, shuffled
from belote.compare.weighing.intervals import mean, share, summed
from belote.compare.weighing.outcomes import outcome
from belote.compare.weighing.policies import greedily, spoken
from belote.compare.weighing.replays import Alike, alike, replayed
from belote.deal import Deal, Given, PlayCard, Say, apply, start
from belote.declaration import variants
from belote.library import rules

PAIRS = [
    ("belote-fr", "belote-fr+undertrump-free"),
    ("belote-fr+undertrump-free", "belote-fr"),
    ("belote-fr", "belote-fr+tie-fails"),
    ("belote-fr", "belote-fr+belote-not-counted"),
    ("belote-fr", "belote-fr+announcements"),
    ("bela-hr", "beljot-mk"),
    ("contree-ffb", "coinche-ffb"),
    ("deberts-ua", "deberts-ua"),
]


def played(variant: str, number: int, policy: str = "greedy", seed: int = 1) -> list[Course]:
    """Return some deals that a policy played out."""
    return list(courses(rules(variant), POLICIES[policy], number, seed))


class TestIntervals:
    """The intervals are those of the textbooks."""

    def test_wilson_of_ten_in_a_hundred(self) -> None:
        assert share(10, 100)[2:] == (0.0552, 0.1744)

    def test_nothing_in_twenty_may_still_be_a_sixth(self) -> None:
        assert share(0, 20)[2:] == (0.0, 0.1611)

    def test_all_is_the_mirror_of_nothing(self) -> None:
        assert share(20, 20)[2:] == (0.8389, 1.0)

    def test_the_mean_of_one_to_four(self) -> None:
        assert mean(summed([1, 2, 3, 4])) == (2.5, 1.2348, 3.7652)

    def test_equal_numbers_leave_no_doubt(self) -> None:
        assert mean(summed([7, 7, 7])) == (7.0, 7.0, 7.0)


class TestDraws:
    """Draws depend on seed, deal and place alone."""

    def test_a_shuffled_pack_holds_every_card_once(self) -> None:
        assert sorted(shuffled(deal_key(1, 2), 32)) == list(range(32))
        assert shuffled(deal_key(1, 2), 32) != shuffled(deal_key(1, 3), 32)

    def test_every_number_below_the_bound_is_drawn_about_equally_often(self) -> None:
        found = [below(drawn(deal_key(7, deal), place), 5) for deal in range(100) for place in range(50)]
        assert all(900 < found.count(number) < 1100 for number in range(5))


class TestPolicies:
    """Both policies play every variant, and what they choose is legal."""

    @pytest.mark.parametrize("variant", variants())
    def test_every_deal_comes_to_its_end(self, variant: str) -> None:
        for policy in POLICIES:
            assert all(course.end.phase == "over" for course in played(variant, 2, policy))

    def test_chance_reaches_more_contracts_than_greed(self) -> None:
        found = {
            policy: {c.end.contract.amount for c in played("contree-ffb", 60, policy) if c.end.contract}
            for policy in POLICIES
        }
        assert len(found["random"]) > len(found["greedy"])

    def card(self, hand: str, *trick: str) -> str:
        """Return what greed plays with hearts as trump, in a trick that north leads to."""
        pack = rules("belote-fr").pack
        deal = hearts_deal()
        assert deal.play is not None
        cards = pack.cards(hand.split())
        on_table = tuple(pack.index[code] for code in trick)
        hands = tuple(cards for _ in deal.layout.hands)
        play = deal.play._replace(turn=len(on_table), leader=0, trick=on_table, legal=cards)
        deal = deal._replace(play=play, layout=deal.layout._replace(hands=hands))
        _, found, _ = spoken(deal)
        event = greedily(deal, found, 0)
        assert isinstance(event, PlayCard)
        return pack.codes[event.card]

    def test_of_the_cards_that_win_the_one_worth_most(self) -> None:
        assert self.card("7C AC TC", "KC") == "AC"

    def test_without_a_winning_card_the_one_worth_least(self) -> None:
        assert self.card("QC 8C TC", "AC") == "8C"

    def test_a_trick_the_partner_holds_gets_the_most(self) -> None:
        assert self.card("7C TC QC", "AC", "8C") == "TC"

    def test_a_lead_is_the_card_worth_most(self) -> None:
        assert self.card("7C JH AC") == "JH"


def hearts_deal() -> Deal:
    """Return a deal at its first lead, with hearts as trump."""
    table = rules("belote-fr")
    for number in range(200):
        deal = start(table, Given(3, shuffled(deal_key(3, number), 32)))
        if table.pack.codes[deal.layout.turned][1] == "H":
            _, found, _ = spoken(deal)
            bid = next(call for call in found.calls[0] if call.do == "bid")
            return apply(deal, Say(0, bid))
    raise LookupError("no heart is ever turned")


class TestReplays:
    """What is known beforehand is left out, and changes no answer."""

    @pytest.mark.parametrize(("one", "other"), PAIRS)
    @pytest.mark.parametrize("policy", POLICIES)
    def test_a_shorter_way_comes_to_the_same(self, one: str, other: str, policy: str) -> None:
        left, right = rules(one), rules(other)
        same, chosen = alike(left, right), POLICIES[policy]
        for course in played(one, 20, policy):
            assert replayed(course, right, same, chosen) == replayed(course, right, Alike(), chosen)

    @pytest.mark.parametrize("variant", [*islice(variants(), 0, None, 6), "blot-am-open", "belote-decouverte"])
    def test_a_table_replays_its_own_deals_to_the_same_end(self, variant: str) -> None:
        used = rules(variant)
        for course in played(variant, 5, "random"):
            found = replayed(course, used, Alike(), POLICIES["random"])
            assert (found.legal, found.trick, found.end) == (False, False, outcome(course.end))


class TestWeights:
    """The weights of differences whose effect is known."""

    def test_a_tie_that_fails_changes_the_ties_and_nothing_else(self) -> None:
        ties = sum(c.end.result is not None and c.end.result.outcome == "tied" for c in played("belote-fr", 300))
        found = weigh(rules("belote-fr"), rules("belote-fr+tie-fails"), 300, 1)
        assert ties > 0 and found.score is not None and found.legal is not None and found.winner is not None
        assert (found.score.hits, found.winner.hits, found.legal.hits) == (ties, ties, 0)
        assert found.takers is not None and found.takers.mean < 0

    def test_a_capot_worth_more_changes_the_sweeps(self) -> None:
        deals = played("belote-fr", 300)
        sweeps = sum(
            c.end.result is not None and c.end.result.score is not None and c.end.result.score.swept is not None
            for c in deals
        )
        found = weigh(rules("belote-fr"), rules("belote-fr+capot-250"), 300, 1)
        assert found.score is not None and found.score.hits == sweeps > 0

    def test_a_longer_match_changes_no_deal(self) -> None:
        found = weigh(rules("belote-fr"), rules("belote-fr+target-501"), 20, 1)
        assert found.score is not None and found.score.hits == 0 and found.rank == (0.0, 0.0, 0.0)

    def test_a_table_that_plays_the_other_way_round_is_a_mirror(self) -> None:
        found = weigh(rules("belote-fr"), rules("belote-fr+clockwise"), 40, 1, "random")
        assert found.score is not None and found.legal is not None and (found.score.hits, found.legal.hits) == (0, 0)

    def test_other_duties_are_seen_in_legal_sets(self) -> None:
        found = weigh(rules("belote-fr"), rules("belote-fr+undertrump-free"), 200, 1, "random")
        back = weigh(rules("belote-fr+undertrump-free"), rules("belote-fr"), 200, 1, "random")
        assert found.legal is not None and found.score is not None and found.legal.hits > found.score.hits == 0
        assert back.legal is not None and back.score is not None and back.legal.hits > back.score.hits > 0

    def test_what_is_declared_at_one_table_alone_is_scored_there(self) -> None:
        found = weigh(rules("belote-fr"), rules("belote-fr+announcements"), 100, 1)
        assert found.score is not None and found.score.hits > 40

    def test_other_card_values_are_seen_in_tricks(self) -> None:
        found = weigh(rules("bridge-belote-bg"), rules("belote-fr"), 30, 1)
        assert found.trick is not None and found.legal is not None and found.legal.hits == 30

    def test_the_same_seed_gives_the_same(self) -> None:
        left, right = rules("bela-hr"), rules("beljot-mk")
        assert weigh(left, right, 30, 4) == weigh(left, right, 30, 4) != weigh(left, right, 30, 5)

    def test_many_are_weighed_as_one_is(self) -> None:
        left = rules("belote-fr")
        pairs = [(name, rules(f"belote-fr+{name}")) for name in ("tie-fails", "five-at-once")]
        assert weights(pairs, left, 30, 1) == tuple(weigh(left, right, 30, 1, label=name) for name, right in pairs)

    @pytest.mark.parametrize(
        ("one", "other", "word"),
        [("belote-fr", "bela-3", "3"), ("belote-fr", "deberts-2x2", "cards"), ("bela-3", "belote-3-taker", "against")],
    )
    def test_without_common_deals_there_is_a_reason(self, one: str, other: str, word: str) -> None:
        found = weigh(rules(one), rules(other), 10, 1)
        assert found.score is None and word in found.reason and found.data()["reason"] == found.reason

    @pytest.mark.parametrize(("number", "policy"), [(0, "greedy"), (5, "clever")])
    def test_nothing_cannot_be_weighed(self, number: int, policy: str) -> None:
        with pytest.raises(ValueError, match="cannot be weighed"):
            weigh(rules("belote-fr"), rules("belote-fr+tie-fails"), number, 1, policy)


class TestPlot:
    """The plot says the same in bars and in words."""

    def weights(self) -> tuple[Weight, ...]:
        """Return the weights of a light, a heavy and an undefined difference."""
        names = {"a < b & c": "tie-fails", "five at once": "five-at-once"}
        pairs = [(label, rules(f"belote-fr+{name}")) for label, name in names.items()]
        return weights([*pairs, ("three players", rules("bela-3"))], rules("belote-fr"), 50, 1)

    def test_it_is_one_whole_document_with_nothing_outside(self) -> None:
        text = svg(self.weights())
        root = ElementTree.fromstring(text)
        assert root.tag.endswith("svg") and root.get("role") == "img"
        assert "href" not in text and "url(" not in text and "<script" not in text

    def test_the_heaviest_stands_first_and_the_undefined_last(self) -> None:
        root = ElementTree.fromstring(svg(self.weights()))
        told = next(node.text or "" for node in root if node.tag.endswith("desc")).splitlines()
        assert [line.split(":")[0] for line in told[1:]] == ["five at once", "a < b & c", "three players"]

    def test_the_longest_bar_is_as_long_as_its_share(self) -> None:
        found = {weight.label: weight for weight in self.weights()}["five at once"]
        root = ElementTree.fromstring(svg([found]))
        widths = [int(n.get("width", 0)) for n in root.iter() if n.tag.endswith("rect") and n.get("fill") == "#d55e00"]
        assert found.score is not None and widths == [round(600 * found.score.share)]

    def test_nothing_weighed_is_a_document_too(self) -> None:
        assert ElementTree.fromstring(svg([])) is not None

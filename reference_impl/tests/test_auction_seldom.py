"""Words of the auction that hardly any table uses, each alone: its clause decides, and no declared variant shows it."""

from __future__ import annotations

import pytest
from auction_games import (
    CANNOT,
    EIGHT,
    FIVE,
    GAMES,
    GIRETRA_DOUBLING,
    P4A,
    P4C,
    SIX,
    Data,
    after,
    doubling,
    game,
    going_round,
    numbers,
    options,
    row,
    rules_of,
    started,
)

from belote.auction import AuctionRules
from belote.auction.result import obliged

ONCE = going_round(row("suit", "suits", limit={"per": "seat", "times": 1}), row("bid", "no_trump", "all_trump"))
ALONE4: Data = {"count": 4, "sides": "alone", "direction": "counterclockwise"}
LOW = "AC KC 7H 8H JH"
"""11 + 4 + 0 + 0 + 2 = 17 card points by clubs' plain hearts; with hearts as trump the jack is 20: 35."""


def giretra(*rounds: Data, **more: Data | list[Data]) -> AuctionRules:
    """Return an auction in which any bid may be doubled."""
    auction = {"order": SIX, "all_pass": CANNOT, "doubling": GIRETRA_DOUBLING, "rounds": list(rounds), **more}
    return rules_of(game(P4C, FIVE, auction, "SNA"))


class TestLimit:
    """Clause auction.limit: who may not bid by a row again."""

    def test_a_use_of_a_seat_is_not_one_of_its_partner(self) -> None:
        state = after(giretra(ONCE), started(giretra(ONCE)), "suit clubs", "suit diamonds")
        assert "suit hearts" in options(giretra(ONCE), state)[2], "seat 0 has used it, seat 2 has not"

    def test_a_seat_that_has_used_it_may_not(self) -> None:
        rules = giretra(ONCE)
        state = after(rules, started(rules), "suit clubs", "suit diamonds", "suit hearts", "pass")
        assert not [call for call in options(rules, state)[0] if call.startswith("suit")]


class TestPoints:
    """Clause auction.annul.hand: points are counted by the bid that stands, and after the auction by the contract."""

    def rules(self, when: str) -> AuctionRules:
        over = {} if when == "after_deal" else {"over": ["partner", "opponents", "own"]}
        wanted = {"call": "low", "when": when, "hand": {"points_at_most": 20}, "dealer": "next", **over}
        double = doubling("double", 1, "defenders", after="open", target="any_bid")
        return giretra(going_round(row("suit", "suits")), annul=[wanted], doubling=[double])

    @pytest.mark.parametrize(
        ("when", "calls", "seat", "may"),
        [
            ("in_turn", ("suit clubs",), 1, True),
            ("in_turn", ("suit hearts",), 1, False),
            ("in_turn", ("suit diamonds", "double diamonds", "suit hearts"), 3, False),
            ("in_turn", ("suit hearts", "double hearts", "suit spades"), 3, True),
            ("after_deal", ("suit diamonds", "double diamonds", "suit hearts", *("pass",) * 3), 3, True),
            ("after_deal", ("suit hearts", "double hearts", "suit spades", *("pass",) * 2), 3, False),
        ],
    )
    def test_by_the_bid_that_stands_and_then_by_the_earliest_doubled(
        self, when: str, calls: tuple[str, ...], seat: int, may: bool
    ) -> None:
        rules = self.rules(when)
        hands = tuple(rules.pack.cards(LOW.split()) for _ in range(4))
        state = after(rules, started(rules), *calls, hands=hands)
        said = [call for calls_of in options(rules, state, hands).values() for call in calls_of]
        assert ("low" in said) is may


class TestManner:
    """Clause auction.doubling.manner: with a list of one it goes without saying, with several it is plain."""

    @pytest.mark.parametrize(("manner", "said"), [(["closed"], "closed"), (["open", "closed"], "plain")])
    def test_a_pass_that_doubles_is_of_the_one_manner_there_is(self, manner: list[str], said: str) -> None:
        accept = doubling("accept", 1, "defenders", "by_passing", manner=manner)
        rules = giretra(going_round(row("suit", "suits")), doubling=[accept])
        state = after(rules, started(rules), "suit clubs", "pass")
        assert [(bid.level, bid.manner) for bid in state.bids] == [(1, said)]


class TestScores:
    """Clause auction.doubling.score: the score of a side, which is a seat where everybody plays alone."""

    @pytest.mark.parametrize(("scores", "may"), [((0, 0, 120, 0), False), ((0, 120, 0, 0), True)])
    def test_each_seat_has_its_own(self, scores: tuple[int, ...], may: bool) -> None:
        late = doubling("double", 1, "defenders", "any_time", score={"own_at_most": 100, "other_at_least": 0})
        rules = rules_of(game(ALONE4, EIGHT, numbers(doubling=[late])))
        state = after(rules, started(rules, scores=scores), "bid 80 hearts")
        assert ("double" in options(rules, state).get(2, [])) is may

    def test_partners_share_theirs(self) -> None:
        late = doubling("double", 1, "defenders", "any_time", score={"own_at_most": 100, "other_at_least": 0})
        rules = rules_of(game(P4A, EIGHT, numbers(doubling=[late])))
        for scores, may in (((120, 0), True), ((0, 120), False)):
            state = after(rules, started(rules, scores=scores), "bid 80 hearts")
            assert ("double" in options(rules, state).get(3, [])) is may


class TestObliged:
    """Clause dealing.taker-of-a-step: a round obliges a seat only with a turned card that its row names."""

    def test_only_a_jack_obliges_eldest(self) -> None:
        rules = rules_of(GAMES["forced jack"])
        ranks = rules.pack.ranks
        assert {rank: obliged(rules, 3, 1, ranks.index(rank)) for rank in ranks} == {
            rank: 0 if rank == "J" else None for rank in ranks
        }

    def test_a_seven_obliges_as_well_if_the_row_names_it(self) -> None:
        low = going_round(row("take", "turned", turned="7", must=[2], turned_to="taker"))
        rules = rules_of(game(P4A, [*FIVE[:1], {"to": "turned"}, *FIVE[1:]], {
            "order": [["suits"]], "all_pass": CANNOT, "rounds": [low]}))  # fmt: skip
        assert [obliged(rules, 3, 1, rules.pack.ranks.index(rank)) for rank in "7A"] == [1, None]

    def test_a_row_that_names_no_rank_obliges_whatever_was_turned(self) -> None:
        assert obliged(rules_of(GAMES["forced jack"]), 3, 2, 0) == 3, "the dealer must name in the second round"

"""Every illegal call is refused with its code, its clause and what would have been legal; the state does not change."""

from __future__ import annotations

from dataclasses import replace

import pytest
from auction_games import GAMES, after, rules_of, started

from belote.auction import ACCEPT, PASS, REFUSE, AuctionRules, AuctionState, Call, apply_call, legal_calls
from belote.auction.calls import choices
from belote.declaration.model import Scores
from belote.errors import Refusal


def bid(denomination: str, amount: int | str | None = None, *, word: str = "bid", flag: bool = False) -> Call:
    return Call("bid", word, denomination, amount, flag)


def double(word: str = "double", manner: str = "plain", of: str = "") -> Call:
    return Call("double", word, manner=manner, of=of)


NUMBERS, TURN, SUN = "numbers", "turn-up", "sun over hokum"
OPEN_HOKUM = ("hokum hearts", "pass", "pass", "pass", "pass")

CASES = [
    # name, calls before, seat, call, code, clause
    (NUMBERS, (), 1, PASS, "not-your-turn", "auction.turn"),
    (NUMBERS, (), 1, bid("hearts", 80), "not-your-turn", "auction.turn"),
    (NUMBERS, ("bid 100 spades", "pass"), 2, bid("hearts", 90), "too-low", "auction.outbids"),
    (NUMBERS, ("bid 100 spades", "pass"), 2, bid("hearts", 100), "too-low", "auction.outbids"),
    (NUMBERS, ("bid capot spades",), 1, bid("hearts", "capot"), "too-low", "auction.outbids"),
    (NUMBERS, (), 0, bid("hearts", 85), "unknown-amount", "auction.amounts"),
    (NUMBERS, (), 0, bid("hearts", 170), "unknown-amount", "auction.amounts"),
    (NUMBERS, (), 0, bid("hearts"), "unknown-amount", "auction.amounts"),
    (NUMBERS, (), 0, bid("no_trump", 80), "unknown-bid", "auction.bid"),
    (NUMBERS, (), 0, bid("hearts", 80, word="take"), "unknown-call", "auction.call"),
    (NUMBERS, (), 0, bid("hearts", 80, flag=True), "flag", "auction.flag"),
    (NUMBERS, (), 0, double(), "double-nothing", "auction.legal-double"),
    (NUMBERS, (), 0, double("contra"), "unknown-call", "auction.call"),
    (NUMBERS, ("bid 90 hearts", "pass"), 2, double(), "double-own", "auction.doubling.by"),
    (NUMBERS, ("bid 90 hearts",), 3, double(), "not-your-turn", "auction.turn"),
    (NUMBERS, ("bid 90 hearts",), 1, double("redouble"), "double-level", "auction.doubling.level"),
    (NUMBERS, ("bid 90 hearts", "double"), 2, bid("spades", 100), "bids-closed", "auction.doubling.bids-after"),
    (NUMBERS, ("bid 90 hearts", "double"), 2, double(), "double-level", "auction.doubling.level"),
    (NUMBERS, ("bid 90 hearts",), 1, double(manner="closed"), "double-manner", "auction.doubling.manner"),
    (NUMBERS, ("bid 90 hearts",), 1, double(of="hearts"), "double-target", "auction.doubling.target"),
    (NUMBERS, ("bid 90 hearts", "pass", "pass", "pass"), 0, PASS, "closed", "auction.result"),
    (NUMBERS, ("bid 90 hearts", "pass", "pass", "pass"), 1, double(), "closed", "auction.result"),
    (NUMBERS, ("pass",) * 4, 0, PASS, "closed", "auction.result"),
    (NUMBERS, (), 0, ACCEPT, "no-offer", "auction.offer"),
    (NUMBERS, (), 0, Call("annul", "sevens"), "unknown-call", "auction.call"),
    (TURN, (), 0, bid("spades", word="take"), "unknown-bid", "auction.bid"),
    (TURN, (), 0, bid("spades", word="name"), "unknown-call", "auction.call"),
    (TURN, ("pass",) * 4, 0, bid("hearts", word="name"), "unknown-bid", "auction.bid"),
    ("turn-up third round", ("pass",) * 8, 0, PASS, "must-bid", "auction.must"),
    ("hidden two", ("pass",) * 3, 3, PASS, "must-bid", "auction.must"),
    ("forced jack 2 players", ("pass",) * 3, 1, PASS, "must-bid", "auction.must"),
    ("six contracts", ("bid hearts",), 1, bid("clubs"), "too-low", "auction.outbids"),
    ("six contracts", ("bid hearts",), 1, bid("hearts"), "too-low", "auction.outbids"),
    ("six contracts", ("bid hearts", "double", "pass", "pass"), 0, bid("hearts"), "too-low", "auction.outbids"),
    ("numbers any time", (), 0, bid("hearts", "generale"), "not-open", "auction.over"),
    ("numbers any time", ("bid 90 hearts", "pass", "pass", "pass"), 3, double(), "closed", "auction.result"),
    ("numbers any time", ("bid 90 hearts",), 2, double(), "double-own", "auction.doubling.by"),
    ("numbers capot not doubled", ("bid 160 hearts",), 1, double("redouble"), "double-level",
     "auction.doubling.level"),
    ("numbers ranked escape", ("bid 100 hearts", "pass", "pass", "pass"), 0, bid("hearts", 110), "same-suit",
     "auction.new-suit"),
    ("numbers until lead", (), 0, bid("hearts", "generale"), "not-open", "auction.seats"),
    ("numbers until lead", ("bid 90 hearts", "pass", "pass", "pass"), 2, double(), "double-own",
     "auction.doubling.by"),
    ("numbers until lead", ("bid 90 hearts", "pass", "pass", "pass"), 2, bid("clubs", 100), "closed",
     "auction.result"),
    ("numbers with a flag", ("bid 110 hearts with the flag",), 1, bid("hearts", 120), "flag", "auction.flag"),
    ("numbers with a flag", ("bid 110 hearts",), 1, bid("hearts", 110, flag=True), "too-low", "auction.outbids"),
    ("numbers with a flag", ("bid 110 hearts", "double"), 0, double("redouble", "open"), "double-manner",
     "auction.doubling.manner"),
    (SUN, ("hokum hearts",), 1, bid("hearts", word="hokum"), "too-low", "auction.outbids"),
    (SUN, (), 0, bid("no_trump", word="ashkal"), "not-open", "auction.seats"),
    (SUN, ("pass", "pass"), 2, bid("no_trump", word="ashkal"), "not-open", "auction.over"),
    (SUN, OPEN_HOKUM, 1, bid("no_trump", word="sun"), "bids-closed", "auction.after-bids"),
    (SUN, OPEN_HOKUM, 3, double(manner="open"), "not-your-turn", "auction.turn"),
    (SUN, OPEN_HOKUM, 1, double(), "double-manner", "auction.doubling.manner"),
    (SUN, (*OPEN_HOKUM, "double open"), 0, double("four", "open"), "double-level", "auction.doubling.level"),
    (SUN, (*("pass",) * 7, "hokum clubs", "pass", "pass"), 2, bid("no_trump", word="ashkal"), "after-pass",
     "auction.after-pass"),
    ("one suit a side", ("suit diamonds", "suit hearts"), 2, bid("spades", word="suit"), "limit", "auction.limit"),
    ("one suit a side", ("suit clubs", "bid no_trump", "bid all_trump"), 3, double(), "double-target",
     "auction.doubling.target"),
    ("one suit a side", ("suit hearts", "bid no_trump", "double no_trump"), 3, double("redouble", of="no_trump"),
     "double-of", "auction.doubling.of"),
    ("offer", ("schmeiss hearts",), 0, PASS, "not-your-turn", "auction.offer"),
    ("offer", ("schmeiss hearts",), 1, PASS, "answer-the-offer", "auction.offer"),
    ("offer", ("pass",), 1, REFUSE, "no-offer", "auction.offer"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "before", "seat", "call", "code", "clause"), CASES)
def test_an_illegal_call_is_refused(
    name: str, before: tuple[str, ...], seat: int, call: Call, code: str, clause: str
) -> None:
    rules = rules_of(GAMES[name])
    turned = f"{rules.pack.ranks[0]}H" if GAMES[name].auction.rounds[0].bids[0].turned else ""
    state = after(rules, started(rules, dealer=rules.table.count - 1, turned=turned), *before)
    assert call not in legal_calls(rules, state).get(seat, ())
    with pytest.raises(Refusal) as refused:
        apply_call(rules, state, seat, call)
    assert (refused.value.code, refused.value.clause) == (f"auction.{code}", clause)
    assert refused.value.phase == ("offer" if state.stage == "offer" else "auction")


@pytest.mark.parametrize("dealer", range(4))
def test_a_row_closed_after_a_pass_is_open_in_the_first_round_to_whoever_has_not_passed(dealer: int) -> None:
    """The dealer, position 4, has said nothing yet; the third has passed when his turn comes again."""
    game = GAMES[SUN]
    first = game.auction.rounds[0]
    bids = tuple(replace(row, after_pass="refused") if row.call == "ashkal" else row for row in first.bids)
    rules = rules_of(
        replace(game, auction=replace(game.auction, rounds=(replace(first, bids=bids), game.auction.rounds[1])))
    )
    ashkal, state = bid("no_trump", word="ashkal"), started(rules, dealer, turned="7H")
    assert ashkal in legal_calls(rules, after(rules, state, "pass", "hokum hearts", "pass"))[dealer]
    again = after(rules, state, "pass", "pass", "pass", "hokum hearts", "pass", "pass")
    third = (dealer + 3) % 4
    assert again.turn == third and ashkal not in legal_calls(rules, again)[third]


def test_a_refusal_says_what_would_have_been_legal() -> None:
    rules = rules_of(GAMES["numbers"])
    state = after(rules, started(rules), "bid 100 spades", "pass")
    with pytest.raises(Refusal) as refused:
        apply_call(rules, state, 2, bid("hearts", 90))
    assert refused.value.reason == (
        "Bid 90 hearts does not outbid bid 100 spades. "
        "S may call pass, bid clubs from 110, bid diamonds from 110, bid hearts from 110, bid spades from 110."
    )


def test_calls_are_listed_each_by_its_word_and_bids_of_one_suit_together() -> None:
    calls = (PASS, Call("annul", "sevens"), ACCEPT, double(of="hearts"), bid("hearts", 80), bid("hearts", 90))
    assert choices(calls) == "pass, sevens, accept, double hearts, bid hearts from 80"


def refusal(rules: AuctionRules, state: AuctionState, seat: int, call: Call) -> tuple[str, str]:
    with pytest.raises(Refusal) as refused:
        apply_call(rules, state, seat, call)
    return refused.value.code, refused.value.clause


def speaking(name: str) -> AuctionRules:
    """The game with idle seats asked, so that there is somebody to refuse."""
    game = GAMES[name]
    return rules_of(replace(game, auction=replace(game.auction, idle="speaks")))


def test_a_turned_rank_may_shut_a_row() -> None:
    rules = rules_of(GAMES[SUN])
    state = after(rules, started(rules, turned="AH"), "pass", "hokum hearts")
    found = refusal(rules, state, 2, bid("no_trump", word="sun"))
    assert found == ("auction.not-open", "auction.turned-ranks")


def test_an_amount_may_be_excepted_from_doubling() -> None:
    game = GAMES["numbers capot not doubled"]
    first, second = game.auction.doubling
    rules = rules_of(replace(game, auction=replace(game.auction, doubling=(replace(first, except_=(80,)), second))))
    state = after(rules, started(rules), "bid 80 hearts")
    assert refusal(rules, state, 1, double()) == ("auction.double-amount", "auction.doubling.except")
    assert apply_call(rules, after(rules, state, "bid 90 clubs"), 0, double()).bids[0].level == 1


def test_only_the_bidder_may_redouble_where_the_rules_say_so() -> None:
    rules = speaking("numbers with a flag")
    state = after(rules, started(rules), "bid 110 hearts", "double")
    assert refusal(rules, state, 2, double("redouble")) == ("auction.double-by", "auction.doubling.by")


def only_behind(level: int) -> AuctionRules:
    """Return a game in which a double to this level is for a side behind that has 100 points at most."""
    game = GAMES["numbers until lead"]
    rows = list(game.auction.doubling)
    rows[level - 1] = replace(rows[level - 1], score=Scores(own_at_most=100, other_at_least=101))
    return rules_of(replace(game, auction=replace(game.auction, doubling=tuple(rows))))


def test_the_scores_may_forbid_a_double() -> None:
    rules = only_behind(1)
    for scores, code in (((101, 100), ""), ((100, 99), "auction.double-score"), ((102, 101), "auction.double-score")):
        state = after(rules, started(rules, scores=scores), "bid 90 hearts")
        if code:
            assert refusal(rules, state, 3, double()) == (code, "auction.doubling.score")
        else:
            assert apply_call(rules, state, 3, double()).bids[0].level == 1


def test_the_scores_may_forbid_a_redouble() -> None:
    rules = only_behind(2)
    for scores, code in (((100, 101), ""), ((101, 100), "auction.double-score"), ((100, 100), "auction.double-score")):
        state = after(rules, started(rules, scores=scores), "bid 90 hearts", "double")
        taker = state.bids[0].seat
        if code:
            assert refusal(rules, state, taker, double("redouble")) == (code, "auction.doubling.score")
        else:
            assert apply_call(rules, state, taker, double("redouble")).bids[0].level == 2


class TestThrowingIn:
    """A right to throw the deal in has its seats, its moment, its situation and its hand. auction.annul"""

    def refused(self, name: str, seat: int, word: str, *before: str, hand: tuple[str, ...] = ()) -> tuple[str, str]:
        rules = rules_of(GAMES[name])
        turned = "7H" if GAMES[name].auction.rounds[0].bids[0].turned else ""
        hands = tuple(rules.pack.cards(hand) if other == seat else 1 << 7 for other in range(4))
        state = after(rules, started(rules, turned=turned), *before, hands=hands)
        with pytest.raises(Refusal) as refused:
            apply_call(rules, state, seat, Call("annul", word), hands)
        return refused.value.code, refused.value.clause

    def test_the_hand_must_fit(self) -> None:
        found = self.refused("sun over hokum, app", 0, "kawesh", hand=("7C", "8C", "9C", "7D", "TD"))
        assert found == ("auction.annul-hand", "auction.annul.hand")

    def test_after_the_first_call_only_the_seat_on_turn_may(self) -> None:
        found = self.refused("sun over hokum, app", 2, "kawesh", "pass", hand=("7C", "8C", "9C", "7D", "8D"))
        assert found == ("auction.annul-when", "auction.annul.when")

    def test_the_position_must_fit(self) -> None:
        found = self.refused("six contracts annul", 0, "annul", hand=("7C", "8C", "9C", "7D", "8D"))
        assert found == ("auction.annul-seat", "auction.seats")

    def test_the_situation_must_fit(self) -> None:
        found = self.refused("six contracts annul", 3, "annul", "bid hearts", "pass", "pass", hand=("7C",))
        assert found == ("auction.annul-over", "auction.over")

    def test_a_right_after_the_deal_does_not_exist_before(self) -> None:
        found = self.refused("forced jack", 0, "sevens", hand=("7C", "7D", "7H", "7S", "AC"))
        assert found == ("auction.annul-when", "auction.annul.when")

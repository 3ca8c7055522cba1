"""The second opinion on calls: auctions worked out by hand from the clauses of auction. W deals, N speaks first."""

from __future__ import annotations

from typing import Any

import pytest
from oracle_rules import PASS, after, bid, bidding, double, level, may, opened, row

from belote.oracle import Auction, Call, Contract, begin_round, contract, is_legal_call, legal_calls, say, whose_turn

NUMBERS = {"from": 80, "to": 160, "step": 10}
TEN = [row(amounts=["numbers"])]
LADDER = [[suit] for suit in ("clubs", "diamonds", "hearts", "spades", "no_trump", "all_trump")]
ANYTHING = ["suits", "no_trump", "all_trump"]
ACCEPT, REFUSE = Call("accept"), Call("refuse")
TWO = {"count": 2, "sides": "alone", "direction": "clockwise"}


def says(auction: Auction, seat: str, call: Call) -> bool:
    """Say whether a call is legal."""
    return is_legal_call(auction, seat, call)


def turned_rounds(**words: Any) -> dict[str, Any]:
    """Return two rounds over a turned card: its suit, then the others."""
    over = {"over": ["opening", "passes"], **words}
    return bidding([row(["turned"], **over)], [row(["others"], over=["passes"])])


def test_any_number_may_be_bid_first_and_only_a_dearer_one_after_it() -> None:
    auction = after(opened(bidding(TEN, amounts=NUMBERS)), ("N", bid("spades", 100)), ("E", PASS))
    assert says(auction, "S", bid("hearts", 110))
    assert not says(auction, "S", bid("hearts", 90))
    assert not says(auction, "S", bid("hearts", 100))
    assert not says(auction, "W", bid("hearts", 110))
    start = opened(bidding(TEN, amounts=NUMBERS))
    assert says(start, "N", bid("clubs", 120))
    assert not says(start, "N", bid("clubs", 85))
    assert not says(start, "N", bid("clubs", 170))
    assert not says(start, "N", bid("clubs"))


def test_a_bid_without_amounts_carries_none() -> None:
    start = opened(bidding([row()]))
    assert says(start, "N", bid("clubs"))
    assert not says(start, "N", bid("clubs", 80))


def test_of_equal_amounts_a_later_group_is_higher() -> None:
    ladder = bidding([row(ANYTHING)], order=LADDER)
    auction = after(opened(ladder), ("N", bid("hearts")))
    assert may(auction, "E") == {"pass", "bid spades", "bid no_trump", "bid all_trump"}
    flat = after(opened(bidding([row(ANYTHING)], order=[["suits"], ["no_trump"], ["all_trump"]])), ("N", bid("hearts")))
    assert may(flat, "E") == {"pass", "bid no_trump", "bid all_trump"}


def test_a_rung_is_above_every_number_and_only_open_where_its_row_says() -> None:
    rungs = [{"name": "capot", "needs": "all_tricks"}, {"name": "generale", "needs": "all_tricks_by_taker"}]
    amounts = {**NUMBERS, "rungs": rungs}
    auction = opened(bidding([row(amounts=["numbers", "capot"])], amounts=amounts))
    assert says(auction, "N", bid("clubs", "capot"))
    assert not says(auction, "N", bid("clubs", "generale"))
    every = after(opened(bidding([row()], amounts=amounts)), ("N", bid("clubs", "capot")))
    assert may(every, "E") == {"pass", *(f"bid {suit} generale" for suit in ("clubs", "diamonds", "hearts", "spades"))}


def test_a_promise_once_made_stays_and_a_greater_number_is_always_needed() -> None:
    order = [["suits"], ["no_trump"]]
    flagged = bidding([row(["suits", "no_trump"])], amounts={**NUMBERS, "flag": "capot"}, order=order)
    auction = after(opened(flagged), ("N", bid("hearts", 100, flag=True)))
    assert says(auction, "E", bid("spades", 110, flag=True))
    assert not says(auction, "E", bid("spades", 110))
    assert not says(auction, "E", bid("no_trump", 100, flag=True))
    assert not says(opened(bidding(TEN, amounts=NUMBERS)), "N", bid("hearts", 100, flag=True))


def test_the_words_turned_and_others_are_the_turned_suit_and_the_rest() -> None:
    first = opened(turned_rounds(), turned="KH")
    assert may(first, "N") == {"pass", "bid hearts"}
    second = after(first, ("N", PASS), ("E", PASS), ("S", PASS), ("W", PASS))
    assert second.stage == "between"
    second = begin_round(second, second.hands, "KH")
    assert may(second, "N") == {"pass", "bid clubs", "bid diamonds", "bid spades"}
    last = after(second, ("N", PASS), ("E", PASS), ("S", PASS), ("W", PASS))
    assert (last.stage, last.outcome, whose_turn(last)) == ("over", "void", "")


def test_a_row_asks_for_the_rank_of_the_turned_card() -> None:
    rows = [row(["turned"], turned="789TQKA"), row(["turned"], word="take", turned="J", seats=[1], must=[1])]
    rows[1]["call"] = "take"
    king = opened(bidding(rows), turned="KH")
    assert may(king, "N") == {"pass", "bid hearts"}
    jack = opened(bidding(rows), turned="JH")
    assert may(jack, "N") == {"take hearts"}


def test_a_row_is_for_its_positions_and_idle_seats_are_not_asked() -> None:
    auction = opened(bidding([row(seats=[3, 4])]))
    assert whose_turn(auction) == "S"
    assert says(auction, "S", bid("clubs"))
    speaking = opened(bidding([row(seats=[3, 4])], idle="speaks"))
    assert whose_turn(speaking) == "N"
    assert may(speaking, "N") == {"pass"}


@pytest.mark.parametrize(
    ("over", "first", "second", "after_bid"),
    [
        (["opening"], True, False, False),
        (["passes"], False, True, False),
        (["opponents"], False, False, True),
        (["partner"], False, False, False),
    ],
)
def test_a_row_is_open_over_what_it_lists(over: list[str], first: bool, second: bool, after_bid: bool) -> None:
    rows = [row(["suits"]), {"call": "big", "bid": ["no_trump"], "over": over}]
    big = bid("no_trump", word="big")
    start = opened(bidding(rows, order=[["suits"], ["no_trump"]]))
    assert says(start, "N", big) is first
    assert says(after(start, ("N", PASS)), "E", big) is second
    assert says(after(start, ("N", bid("clubs"))), "E", big) is after_bid


def test_ones_own_bid_may_be_raised_where_a_row_says_own() -> None:
    rows = [row(), {"call": "raise", "bid": ["suits"], "over": ["own"], "suit": "new"}]
    auction = after(opened(bidding(rows, amounts=NUMBERS)), ("N", bid("hearts", 80)), ("E", PASS), ("S", PASS))
    auction = after(auction, ("W", PASS))
    assert whose_turn(auction) == "N"
    assert says(auction, "N", bid("spades", 90, "raise"))
    assert not says(auction, "N", bid("hearts", 90, "raise"))
    without = after(opened(bidding(TEN, amounts=NUMBERS)), ("N", bid("hearts", 80)), ("E", PASS), ("S", PASS))
    assert after(without, ("W", PASS)).outcome == "contract"


def test_an_earlier_seat_may_take_over_an_equal_bid() -> None:
    rows = [row(["no_trump"], equal="earlier_seat")]
    auction = after(opened(bidding(rows, order=[["no_trump"]])), ("N", PASS), ("E", PASS), ("S", bid("no_trump")))
    assert not says(auction, "W", bid("no_trump"))
    assert whose_turn(auction) == "N"
    assert says(auction, "N", bid("no_trump"))


@pytest.mark.parametrize(("word", "free"), [("allowed", True), ("refused", False)])
def test_a_pass_binds_only_where_the_row_says(word: str, free: bool) -> None:
    rows = [row(after_pass=word)]
    auction = after(opened(bidding(rows, amounts=NUMBERS)), ("N", PASS), ("E", bid("clubs", 80)), ("S", PASS))
    auction = after(auction, ("W", PASS))
    assert says(auction, "N", bid("hearts", 90)) is free
    assert (auction.stage == "over") is not free


@pytest.mark.parametrize(
    ("per", "partner", "opponent"), [("seat", True, True), ("side", False, True), ("table", False, False)]
)
def test_a_used_up_row_is_counted_by_seat_side_or_table(per: str, partner: bool, opponent: bool) -> None:
    rows = [row(limit={"per": per, "times": 1}), {"call": "big", "bid": ["no_trump"]}]
    auction = after(opened(bidding(rows, order=LADDER)), ("N", bid("clubs")))
    assert says(auction, "E", bid("diamonds")) is opponent
    assert says(after(auction, ("E", PASS)), "S", bid("diamonds")) is partner


def test_an_obliged_seat_may_not_pass_while_nothing_stands() -> None:
    auction = after(opened(bidding([row(must=[4])])), ("N", PASS), ("E", PASS), ("S", PASS))
    assert may(auction, "W") == {"bid clubs", "bid diamonds", "bid hearts", "bid spades"}
    stands = after(opened(bidding([row(must=[4])], amounts=NUMBERS)), ("N", bid("clubs", 80)), ("E", PASS), ("S", PASS))
    assert says(stands, "W", PASS)


def test_the_word_decides_which_row_a_bid_is_of() -> None:
    rows = [
        {"call": "sun", "bid": ["no_trump"], "turned_to": "taker"},
        {"call": "ashkal", "bid": ["no_trump"], "turned_to": "partner"},
    ]
    start = opened(bidding(rows, order=[["no_trump"]]), turned="KH")
    for word, receiver in (("sun", "N"), ("ashkal", "S")):
        ended = after(start, ("N", bid("no_trump", word=word)))
        assert contract(ended).turned_to == receiver
    assert not says(start, "N", bid("no_trump", word="hokum"))


def test_a_double_raises_the_level_and_a_closed_one_ends_the_bids() -> None:
    rules = bidding(TEN, amounts=NUMBERS, doubling=[level(1, "defenders"), level(2, "takers")])
    auction = after(opened(rules), ("N", bid("hearts", 90)), ("E", PASS), ("S", PASS), ("W", double()))
    assert may(auction, "N") == {"pass", "redouble"}
    assert not says(auction, "E", bid("spades", 100))
    ended = after(auction, ("N", double("redouble")))
    assert contract(ended) == Contract("hearts", "N", 90, False, 2, "plain", "W", "N", "", 1)


def test_a_new_bid_wipes_the_levels_where_bids_are_open() -> None:
    rules = bidding([row(ANYTHING)], order=LADDER, doubling=[level(1, "defenders", bids_after="open")])
    auction = after(opened(rules), ("N", bid("clubs")), ("E", double()))
    assert says(auction, "S", bid("hearts"))
    wiped = after(auction, ("S", bid("hearts")), ("W", PASS), ("N", PASS), ("E", PASS))
    assert contract(wiped) == Contract("hearts", "S", round=1)
    left = after(auction, ("S", PASS), ("W", PASS), ("N", PASS))
    assert contract(left).level == 1
    assert contract(left).doubler == "E"


def test_the_holder_of_a_doubled_bid_finds_an_opponents() -> None:
    rules = bidding([row(ANYTHING)], order=LADDER, doubling=[level(1, "defenders", bids_after="open")])
    auction = after(opened(rules), ("N", bid("clubs")), ("E", double()), ("S", PASS), ("W", PASS))
    assert whose_turn(auction) == "N"
    assert says(auction, "N", bid("hearts"))


@pytest.mark.parametrize(("by", "who"), [("defenders", "EW"), ("takers", "NS"), ("taker", "N"), ("doubler", "")])
def test_only_the_named_seats_double(by: str, who: str) -> None:
    rules = bidding(TEN, amounts=NUMBERS, doubling=[level(1, by, "any_time")])
    auction = after(opened(rules), ("N", bid("hearts", 90)))
    assert "".join(seat for seat in "NESW" if says(auction, seat, double())) == "".join(
        seat for seat in "NESW" if seat in who
    )


def test_the_doubler_of_level_one_alone_may_say_level_three() -> None:
    rows = [level(1, "defenders", "any_time"), level(2, "takers", "any_time"), level(3, "doubler", "any_time")]
    auction = after(opened(bidding(TEN, amounts=NUMBERS, doubling=rows)), ("N", bid("hearts", 90)))
    auction = after(auction, ("W", double()), ("S", double("redouble")))
    assert not says(auction, "E", double("third"))
    assert says(auction, "W", double("third"))


def test_some_denominations_and_amounts_are_not_doubled() -> None:
    rows = [level(1, "defenders", of=["suits"], **{"except": [80]})]
    rules = bidding([row(ANYTHING)], amounts=NUMBERS, order=LADDER, doubling=rows)
    start = opened(rules)
    assert says(after(start, ("N", bid("clubs", 90))), "E", double())
    assert not says(after(start, ("N", bid("clubs", 80))), "E", double())
    assert not says(after(start, ("N", bid("no_trump", 90))), "E", double())


@pytest.mark.parametrize(
    ("when", "in_turn", "out_of_turn", "after_the_bids", "before_the_lead"),
    [
        ("in_turn", True, False, False, False),
        ("any_time", True, True, False, False),
        ("after_bids", False, False, True, False),
        ("until_lead", True, True, False, True),
    ],
)
def test_a_double_has_its_moment(
    when: str, in_turn: bool, out_of_turn: bool, after_the_bids: bool, before_the_lead: bool
) -> None:
    rules = bidding(TEN, amounts=NUMBERS, doubling=[level(1, "defenders", when)])
    auction = after(opened(rules), ("N", bid("hearts", 90)))
    assert says(auction, "E", double()) is in_turn
    assert says(auction, "W", double()) is out_of_turn
    ended = after(auction, ("E", PASS), ("S", PASS), ("W", PASS))
    assert (ended.stage == "doubles") is after_the_bids
    assert says(ended, "E", double()) is (after_the_bids or before_the_lead)


def test_a_double_until_the_lead_changes_the_contract_until_a_card_is_played() -> None:
    rules = bidding(TEN, amounts=NUMBERS, doubling=[level(1, "defenders", "until_lead")])
    ended = after(opened(rules), ("N", bid("hearts", 90)), ("E", PASS), ("S", PASS), ("W", PASS))
    assert contract(say(ended, "W", double())).level == 1
    played = Auction(**{**vars_of(ended), "carded": True})
    assert not says(played, "W", double())


def vars_of(auction: Auction) -> dict[str, Any]:
    """Return what an auction is made of."""
    return {name: getattr(auction, name) for name in auction.__dataclass_fields__}


def test_in_the_stage_of_doubles_the_taker_is_last_and_a_double_reopens_it() -> None:
    rows = [level(1, "defenders", "after_bids"), level(2, "taker", "after_bids")]
    auction = after(opened(bidding([row()], doubling=rows)), ("N", PASS), ("E", PASS), ("S", bid("hearts")))
    assert (auction.stage, whose_turn(auction)) == ("doubles", "W")
    assert may(auction, "W") == {"pass", "double"}
    auction = after(auction, ("W", PASS))
    assert whose_turn(auction) == "E"
    auction = after(auction, ("E", double()))
    assert whose_turn(auction) == "S"
    assert contract(after(auction, ("S", double("redouble")))).level == 2


def test_a_pass_can_be_a_double() -> None:
    rows = [level(1, "defenders", "by_passing", of=["clubs"])]
    start = opened(bidding([row(["suits", "no_trump"])], order=LADDER[:5], doubling=rows))
    doubled = after(start, ("N", bid("clubs")), ("E", PASS))
    assert doubled.standing is not None
    assert (doubled.standing.level, doubled.standing.doubler) == (1, "E")
    plain = after(start, ("N", bid("diamonds")), ("E", PASS))
    assert plain.standing is not None
    assert plain.standing.level == 0
    assert not says(after(start, ("N", bid("clubs"))), "E", double())


def test_a_pass_that_doubles_has_the_one_manner_of_its_row() -> None:
    rows = [level(1, "defenders", "by_passing", of=["clubs"], manner=["closed"])]
    said = after(opened(bidding([row()], doubling=rows)), ("N", bid("clubs")), ("E", PASS))
    assert contract(said) == Contract("clubs", "N", None, False, 1, "closed", "E", "E", "", 1)


def test_the_earliest_doubled_bid_is_played_where_any_bid_may_be_doubled() -> None:
    rows = [level(1, "defenders", "any_time", target="any_bid")]
    rules = bidding([row(ANYTHING)], order=LADDER, doubling=rows)
    auction = after(opened(rules), ("N", bid("clubs")), ("E", bid("hearts")))
    assert says(auction, "S", double(of="hearts"))
    assert not says(auction, "S", double(of="clubs"))
    assert says(auction, "S", double())
    auction = after(auction, ("S", double(of="hearts")), ("W", double(of="clubs")))
    assert not says(auction, "N", bid("spades"))
    assert contract(auction) == Contract("clubs", "N", level=1, doubler="W", raiser="W", round=1)


def test_the_doubler_says_one_manner_of_the_list() -> None:
    rows = [level(1, "defenders", manner=["open", "closed"]), level(2, "takers", manner=["open"])]
    auction = after(opened(bidding(TEN, amounts=NUMBERS, doubling=rows)), ("N", bid("hearts", 90)))
    assert not says(auction, "E", double())
    closed = after(auction, ("E", double(manner="closed")), ("S", PASS))
    assert closed.standing is not None
    assert closed.standing.manner == "closed"
    assert not says(closed, "N", double("redouble", "closed"))
    assert contract(after(closed, ("N", double("redouble", "open")))).manner == "open"


@pytest.mark.parametrize(("mine", "theirs", "free"), [(100, 101, True), (100, 100, False), (101, 130, False)])
def test_a_double_can_ask_for_the_score(mine: int, theirs: int, free: bool) -> None:
    rows = [level(1, "defenders", score={"own_at_most": 100, "other_at_least": 101})]
    start = opened(bidding(TEN, amounts=NUMBERS, doubling=rows), scores={"EW": mine, "NS": theirs})
    assert says(after(start, ("N", bid("hearts", 90))), "E", double()) is free


def test_an_offer_is_answered_by_the_next_seat_before_anything_else() -> None:
    rules = bidding([row(["turned"]), {"call": "schmeiss", "bid": ["turned"], "offer": "annul"}])
    start = opened(rules, dealer="E", turned="AS", players=TWO, hands={"N": frozenset(), "E": frozenset()})
    offered = after(start, ("N", bid("spades", word="schmeiss")))
    assert may(offered, "E") == {"accept", "refuse"}
    assert may(offered, "N") == set()
    assert after(offered, ("E", ACCEPT)).outcome == "void"
    assert contract(after(offered, ("E", REFUSE))) == Contract("spades", "N", round=1)


@pytest.mark.parametrize(
    ("hand", "wanted", "free"),
    [
        ("JH QC KD 8S 7C", {"points_at_most": 7}, False),
        ("JH QC 9D 8S 7C", {"points_at_most": 7}, True),
        ("9H 8C 7D", {"only": "789"}, True),
        ("9H 8C TD", {"only": "789"}, False),
        ("7C 7D 7H 7S AS", {"four_of": "7"}, True),
        ("7C 7D 7H 8S AS", {"four_of": "7"}, False),
    ],
)
def test_an_annulment_asks_for_the_hand(hand: str, wanted: dict[str, Any], free: bool) -> None:
    annul = [{"call": "annul", "when": "in_turn", "over": ["passes"], "seats": [2], "hand": wanted, "dealer": "next"}]
    hands = {**dict.fromkeys("NSW", frozenset[str]()), "E": frozenset(hand.split())}
    start = opened(bidding([row()], annul=annul), hands=hands)
    assert not says(start, "E", Call("annul", "annul"))
    assert says(after(start, ("N", PASS)), "E", Call("annul", "annul")) is free


def test_the_standing_bid_gives_the_values_of_a_hand() -> None:
    annul = [{"call": "low", "when": "in_turn", "hand": {"points_at_most": 10}, "dealer": "next"}]
    hands = {**dict.fromkeys("NSW", frozenset[str]()), "E": frozenset({"9C", "QD"})}
    start = opened(bidding([row()], annul=annul), hands=hands)
    assert says(after(start, ("N", PASS)), "E", Call("annul", "low"))
    clubs = opened(bidding([row(), {"call": "big", "bid": ["no_trump"]}], annul=annul, order=LADDER), hands=hands)
    assert not says(after(clubs, ("N", bid("clubs"))), "E", Call("annul", "low"))


def test_an_annulment_has_its_moment() -> None:
    annul = [
        {"call": "early", "when": "before_calls", "dealer": "same"},
        {"call": "late", "when": "after_deal", "dealer": "same"},
    ]
    start = opened(bidding([row()], annul=annul))
    assert says(start, "S", Call("annul", "early"))
    assert not says(after(start, ("N", PASS)), "S", Call("annul", "early"))
    ended = after(start, ("N", bid("clubs")))
    assert not says(ended, "S", Call("annul", "late"))
    complete = Auction(**{**vars_of(ended), "complete": True})
    assert says(complete, "S", Call("annul", "late"))
    assert say(complete, "S", Call("annul", "late")).outcome == "annulled"
    assert not says(Auction(**{**vars_of(complete), "carded": True}), "S", Call("annul", "late"))


def test_a_hand_counts_plain_where_all_have_passed_and_the_deal_is_played() -> None:
    annul = [{"call": "low", "when": "after_deal", "hand": {"points_at_most": 10}, "dealer": "same"}]
    rules = bidding([row(["turned"])], annul=annul, all_pass={"deal": "played", "taker": "dealer"})
    hands = {**dict.fromkeys("NSW", frozenset[str]()), "E": frozenset({"9D", "QC"})}
    start = opened(rules, turned="KD", hands=hands)
    passed = after(start, ("N", PASS), ("E", PASS), ("S", PASS), ("W", PASS))
    taken = after(start, ("N", bid("diamonds")))
    for auction, free in ((passed, True), (taken, False)):
        assert says(Auction(**{**vars_of(auction), "complete": True}), "E", Call("annul", "low")) is free


def test_everyone_speaks_once_in_a_round_that_ends_so_and_the_bid_goes_on() -> None:
    rules = bidding([row(["turned"])], [row(over=["partner", "opponents"])], amounts=NUMBERS)
    rules["rounds"][0]["ends"] = "each_spoke"
    first = opened(rules, turned="KD")
    auction = after(first, ("N", bid("diamonds", 80)), ("E", PASS), ("S", PASS), ("W", PASS))
    assert auction.stage == "between"
    second = begin_round(auction, auction.hands, "KD")
    assert whose_turn(second) == "E"
    assert says(second, "E", bid("spades", 90))
    assert contract(after(second, ("E", PASS), ("S", PASS), ("W", PASS))).taker == "N"


def test_a_seat_that_passed_before_the_bid_is_asked_again() -> None:
    auction = after(opened(bidding(TEN, amounts=NUMBERS)), ("N", PASS), ("E", bid("clubs", 80)), ("S", PASS))
    auction = after(auction, ("W", PASS))
    assert whose_turn(auction) == "N"
    assert after(auction, ("N", PASS)).outcome == "contract"


@pytest.mark.parametrize(("idle", "turns"), [("skipped", "SN"), ("speaks", "SWN")])
def test_a_seat_that_could_only_pass_is_skipped_or_speaks(idle: str, turns: str) -> None:
    rules = bidding(TEN, amounts=NUMBERS, doubling=[level(1, "defenders"), level(2, "takers")], idle=idle)
    auction = after(opened(rules), ("N", bid("hearts", 80)), ("E", double()))
    asked = ""
    while whose_turn(auction):
        asked += whose_turn(auction)
        auction = say(auction, whose_turn(auction), PASS)
    assert asked == turns


def test_after_an_out_of_turn_double_the_seat_after_the_doubler_speaks() -> None:
    rules = bidding(TEN, amounts=NUMBERS, doubling=[level(1, "defenders", "any_time"), level(2, "takers", "any_time")])
    auction = after(opened(rules), ("N", bid("hearts", 80)), ("W", double()))
    assert whose_turn(auction) == "N"


@pytest.mark.parametrize(("word", "taker"), [("nobody", ""), ("dealer", "W"), ("eldest", "N")])
def test_a_passed_out_deal_is_played_in_the_turned_suit(word: str, taker: str) -> None:
    rules = bidding([row(["turned"])], all_pass={"deal": "played", "taker": word, "turned_to": "eldest"})
    auction = after(opened(rules, turned="KH"), ("N", PASS), ("E", PASS), ("S", PASS), ("W", PASS))
    assert contract(auction) == Contract("hearts", taker, turned_to="N")


def auctions(auction: Auction) -> int:
    """Return in how many ways an auction can go on, without the rounds between being dealt to."""
    if auction.stage == "between":
        return auctions(begin_round(auction, auction.hands, auction.turned))
    seat = whose_turn(auction)
    if not seat:
        return 1
    return sum(auctions(say(auction, seat, call)) for call in legal_calls(auction)[seat])


def test_the_auctions_of_small_games_are_as_many_as_counted_by_hand() -> None:
    assert auctions(opened(turned_rounds(), turned="KH")) == 4 + 4 * 3 + 1
    assert auctions(opened(bidding([row(must=[4])]))) == 4 * 4
    levels = [level(1, "defenders", bids_after="open"), level(2, "takers", bids_after="open")]
    assert auctions(opened(bidding([row(["hearts"])], order=[["hearts"]], doubling=levels))) == 1 + 4 * 7


def test_a_call_that_is_not_legal_is_refused() -> None:
    with pytest.raises(ValueError, match="not legal"):
        say(opened(bidding([row()])), "E", PASS)

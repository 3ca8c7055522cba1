"""Players, pack, contracts and the timeline of the deal: each refusal beside a neighbour that is accepted."""

from __future__ import annotations

import pytest
from declaration.rule_samples import GONE, SUIT, Example, changed, complete, turn_up

from belote.declaration.consistency import totals

SETUP = (
    Example(
        "setup.partners",
        "players.sides",
        "setup.sides",
        "three_alone",
        {"players.sides": "partners"},
        {"players.sides": "alone"},
    ),
    Example(
        "setup.two-alone",
        "players.sides",
        "setup.sides",
        "three_alone",
        {"players.count": 2, "players.sides": "taker_against_rest"},
        {"players.count": 2, "scoring.success.0.against": "defenders"},
    ),
    Example("setup.ranks", "pack.ranks", "setup.pack", "turn_up", {"pack.ranks": "978TJQKA"}, {}),
    Example("setup.ranks", "pack.ranks", "setup.pack", "turn_up", {"pack.ranks": "7789TJQK"}, {}),
    Example("setup.suits", "pack.suits", "setup.pack", "turn_up", {"pack.suits": "CDHH"}, {"pack.suits": "SHDC"}),
    Example("setup.pack-size", "pack.ranks", "setup.pack", "turn_up", {"pack.ranks": "89TJQKA"}, {}),
    Example(
        "setup.cut-partner",
        "pack.cut.by",
        "setup.cut",
        "three_alone",
        {"pack.cut.by": "dealers_partner"},
        {"pack.cut.by": "after_dealer"},
    ),
    Example(
        "setup.cut-partner",
        "pack.cut.first_deal",
        "setup.cut.first-deal",
        "three_alone",
        {"pack.cut.first_deal": "dealers_partner"},
        {"pack.cut.first_deal": "after_dealer"},
    ),
    Example(
        "setup.cut-of-two",
        "pack.cut.by",
        "setup.cut",
        "three_alone",
        {"players.count": 2, "pack.cut.by": "after_dealer"},
        {"players.count": 2, "scoring.success.0.against": "defenders"},
    ),
    Example(
        "setup.cut-first-deal",
        "pack.cut.first_deal",
        "setup.cut.first-deal",
        "turn_up",
        {"pack.cut.first_deal": "before_dealer"},
        {"pack.cut.first_deal": "dealers_partner"},
    ),
    Example(
        "setup.cut-packet",
        "pack.cut.at_least",
        "setup.cut.packet",
        "six_contracts",
        {"pack.ranks": "9TJQKA", "pack.cut.at_least": 13},
        {"pack.cut.at_least": 16},
    ),
)

CONTRACTS = (
    Example(
        "contracts.name",
        "contracts.swept",
        "contracts.kinds",
        "six_contracts",
        {"contracts.swept": {**SUIT, "kind": "no_trump"}},
        {},
    ),
    Example(
        "contracts.name",
        "contracts.no_trump",
        "contracts.kinds",
        "six_contracts",
        {"contracts.no_trump": {"kind": "all_trump", "trump": SUIT["trump"]}},
        {},
    ),
    Example("contracts.two-suit", "contracts.other", "contracts.kinds", "turn_up", {"contracts.other": SUIT}, {}),
    Example(
        "contracts.order",
        "contracts.suit.trump.order",
        "contracts.order",
        "turn_up",
        {"contracts.suit.trump.order": "J9ATKQ8"},
        {"contracts.suit.trump.order": "78QKTA9J"},
    ),
    Example(
        "contracts.order",
        "contracts.suit.plain.order",
        "contracts.order",
        "turn_up",
        {"contracts.suit.plain.order": "ATKQJ9877"},
        {"contracts.suit.plain.order": "AKQJT987"},
    ),
    Example(
        "contracts.value-missing",
        "contracts.suit.plain.values",
        "contracts.values",
        "turn_up",
        {"contracts.suit.plain.values.8": GONE},
        {"contracts.suit.plain.values.8": 0},
    ),
)

TURNED = {"to": "turned"}
SWAP = {"swap": {"rank": "7", "by": "anyone", "held": "any_card"}}
KITTY = {"to": "kitty", "cards": [2]}
THREE_TENS = [{"to": "hand", "cards": [3, 4, 3]}, KITTY, {"round": 1}, {"take": "kitty"}]
THREE = {
    "players": {"count": 3, "sides": "alone", "direction": "clockwise"},
    "scoring.pay.made.cards": "own",
    "scoring.cases.doubled": GONE,
    "scoring.success": [{"count": ["cards", "belote"], "against": "bid", "equal": "made"}],
}
ALL_DEALT = [{"to": "hand", "cards": [3, 2, 3]}, {"round": 1}]
BOTTOM = {"show": "bottom"}


def laid(hand: int, down: int, up: int) -> list[dict[str, object]]:
    """Return steps with cards in the hand and on the table."""
    rows = [{"to": "table_down", "cards": [down]}, {"to": "table_up", "cards": [up]}]
    return [{"to": "hand", "cards": [hand]}, *rows, {"round": 1}]


DEALING = (
    Example(
        "dealing.winner-deals",
        "dealing.dealer.after_deal",
        "dealing.dealer.after-deal",
        "turn_up",
        {"dealing.dealer.after_deal": "winner"},
        {"dealing.dealer.after_deal": "same"},
    ),
    Example(
        "dealing.after-void",
        "dealing.dealer",
        "dealing.dealer.after-void",
        "turn_up",
        {"dealing.dealer.after_void": GONE},
        {},
    ),
    Example(
        "dealing.after-void",
        "dealing.dealer",
        "dealing.dealer.after-void",
        "hidden_cards",
        {"auction.rounds.0.bids.0.offer": "annul"},
        {"auction.rounds.0.bids.0.offer": "annul", "dealing.dealer.after_void": "next"},
    ),
    Example(
        "dealing.step",
        "dealing.steps.2",
        "dealing.steps",
        "turn_up",
        {"dealing.steps.2": {"round": 1, "look": "hidden"}},
        {},
    ),
    Example(
        "dealing.step", "dealing.steps.2", "dealing.steps", "turn_up", {"dealing.steps.2": {"round": 1, "up_to": 8}}, {}
    ),
    Example(
        "dealing.neighbours",
        "dealing.steps.1",
        "dealing.packets",
        "numbers",
        {"dealing.steps": [{"to": "hand", "cards": [3, 2]}, {"to": "hand", "cards": [3]}, {"round": 1}]},
        {"dealing.steps": [{"to": "hand", "cards": [3, 2]}, {"to": "hand", "up_to": 8}, {"round": 1}]},
    ),
    Example(
        "dealing.rounds",
        "dealing.steps",
        "dealing.round",
        "turn_up",
        {"dealing.steps.2.round": 2, "dealing.steps.3.round": 1},
        {},
    ),
    Example("dealing.rounds", "dealing.steps", "dealing.round", "numbers", {"dealing.steps.1": GONE}, {}),
    Example(
        "dealing.turned-twice",
        "dealing.steps.4",
        "dealing.to",
        "turn_up",
        {"dealing.steps.4": {"to": "hand", "cards": [3], "last": "turned"}},
        {},
    ),
    Example(
        "dealing.swap-turned",
        "dealing.steps.1.swap",
        "dealing.swap",
        "turn_up",
        {"dealing.steps.1": SWAP, "dealing.steps.2": TURNED, "dealing.steps.3": {"round": 1}},
        {
            "dealing.steps": [
                {"to": "hand", "cards": [3, 2]},
                TURNED,
                {"round": 1},
                {"round": 2},
                SWAP,
                {"to": "hand", "up_to": 8},
            ]
        },
    ),
    Example(
        "dealing.swap-rank",
        "dealing.steps.5.swap.rank",
        "dealing.swap",
        "three_alone",
        {"dealing.steps.5.swap.rank": "6"},
        {"dealing.steps.5.swap.rank": "8"},
    ),
    Example(
        "dealing.swap-trump",
        "dealing.steps.3.swap",
        "dealing.swap",
        "three_alone",
        {"dealing.steps.3": SWAP, "dealing.steps.4": {"round": 1}, "dealing.steps.5": {"round": 2}},
        {"dealing.steps.4": SWAP, "dealing.steps.5": {"round": 2}},
    ),
    Example(
        "dealing.shown-twice",
        "dealing.steps.2",
        "dealing.show",
        "numbers",
        {"dealing.steps": [{"to": "hand", "cards": [3, 3]}, BOTTOM, BOTTOM, {"round": 1}]},
        {"dealing.steps": [{"to": "hand", "cards": [3, 3]}, BOTTOM, {"round": 1}]},
    ),
    Example("dealing.look", "dealing.steps.1", "dealing.look", "numbers", {"dealing.steps.1": {"look": "hidden"}}, {}),
    Example("dealing.never-seen", "dealing.steps.1", "dealing.look", "hidden_cards", {"dealing.steps.3": GONE}, {}),
    Example(
        "dealing.hidden-till-pass",
        "dealing.steps.1.to",
        "dealing.to",
        "hidden_cards",
        {
            "dealing.steps.1.to": "hidden_till_pass",
            "dealing.steps.2": {"look": "hidden"},
            "dealing.steps.3": {"round": 1},
        },
        {"dealing.steps.1.to": "hidden_till_pass"},
    ),
    Example(
        "dealing.take",
        "dealing.steps.2",
        "dealing.take",
        "numbers",
        {**THREE, "dealing.steps": [{"to": "hand", "cards": [3, 4, 3]}, {"round": 1}, {"take": "kitty"}]},
        {**THREE, "dealing.steps": THREE_TENS},
    ),
    Example(
        "dealing.no-taker",
        "dealing.steps.2",
        "dealing.take",
        "numbers",
        {**THREE, "dealing.steps": [THREE_TENS[0], KITTY, {"take": "kitty"}, {"round": 1}]},
        {**THREE, "dealing.steps": THREE_TENS},
    ),
    Example(
        "dealing.no-taker",
        "dealing.steps.0.from",
        "dealing.from",
        "turn_up",
        {"dealing.steps.0.from": "taker"},
        {"dealing.steps.4.from": "taker"},
    ),
    Example(
        "dealing.show",
        "dealing.steps.2",
        "dealing.show",
        "numbers",
        {"dealing.steps": [*ALL_DEALT, BOTTOM]},
        {"dealing.steps": [{"to": "hand", "cards": [3, 3]}, {"round": 1}, BOTTOM]},
    ),
    Example(
        "dealing.up-to",
        "dealing.steps.4.up_to",
        "dealing.up-to",
        "turn_up",
        {"dealing.steps.4.up_to": 5},
        {"dealing.steps.4.up_to": 6},
    ),
    Example(
        "dealing.up-to",
        "dealing.steps.2.up_to",
        "dealing.up-to",
        "numbers",
        {"dealing.steps": [*ALL_DEALT, {"to": "hand", "up_to": 8}]},
        {"dealing.steps": ALL_DEALT},
    ),
    Example(
        "dealing.pack",
        "dealing.steps.4",
        "dealing.packets",
        "turn_up",
        {"dealing.steps.4.up_to": 9},
        {"dealing.steps.4.up_to": 8},
    ),
    Example(
        "dealing.last",
        "dealing.steps.1.last",
        "dealing.last",
        "numbers",
        {"dealing.steps": [{"to": "hand", "cards": [8]}, {"to": "hand", "up_to": 8, "last": "turned"}, {"round": 1}]},
        {"dealing.steps": [{"to": "hand", "cards": [5]}, {"to": "hand", "up_to": 8, "last": "turned"}, {"round": 1}]},
    ),
    Example(
        "dealing.hands",
        "dealing.steps",
        "dealing.steps",
        "turn_up",
        {"dealing.steps.4": {"to": "hand", "cards": [2]}},
        {"dealing.steps.4": {"to": "hand", "up_to": 7}},
    ),
    Example(
        "dealing.table-rows",
        "dealing.steps",
        "dealing.to",
        "numbers",
        {"dealing.steps": laid(5, 2, 1)},
        {"dealing.steps": laid(4, 2, 2)},
    ),
)


@pytest.mark.parametrize("example", (*SETUP, *CONTRACTS, *DEALING), ids=str)
def test_it_is_refused_and_its_neighbour_is_not(example: Example) -> None:
    example.verify()


class TestReceivers:
    """Clause dealing.turned-card: who gets the turned card decides how many cards the others lack."""

    def codes(self, changes: dict[str, object]) -> list[str]:
        from belote.declaration.consistency import check

        return [finding.code for finding in check(complete(changed(turn_up(), changes)))]

    @pytest.mark.parametrize("word", ["taker", "partner", "dealer", "eldest"])
    def test_filling_up_serves_whoever_gets_the_card(self, word: str) -> None:
        changes = {f"auction.rounds.{number}.bids.0.turned_to": word for number in (0, 1)}
        assert self.codes(changes) == []

    def test_four_full_hands_need_all_cards_so_nobody_may_leave_the_turned_card(self) -> None:
        assert self.codes({"auction.rounds.1.bids.0.turned_to": "nobody"}) == ["dealing.pack"]

    def forced(self, turned_to: str) -> dict[str, object]:
        row = {"call": "name", "bid": ["suits"], "seats": [1], "must": [1], "turned_to": turned_to}
        return {
            "dealing.steps.+": {"round": 3},
            "auction.rounds.+": {"ends": "passed", "bids": [row]},
            "auction.all_pass.deal": "cannot",
        }

    def test_before_a_forced_round_the_obliged_seat_gets_the_card(self) -> None:
        assert self.codes(self.forced("taker")) == []
        assert self.codes(self.forced("nobody")) == ["dealing.pack"]


class TestTotals:
    """Clause contracts.values: the points of a pack, with the last trick; the sums are those of the rule books."""

    def test_a_suit_counts_162_no_trump_130_and_all_trumps_258(self) -> None:
        from declaration.rule_samples import six_contracts

        assert totals(complete(six_contracts())) == {"suit": 162, "no_trump": 130, "all_trump": 258}

    def test_the_last_trick_counts_as_declared(self) -> None:
        assert totals(complete(changed(turn_up(), {"scoring.count.last_trick": 5}))) == {"suit": 157}

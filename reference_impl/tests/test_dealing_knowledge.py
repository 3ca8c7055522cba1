"""Who knows how many cards at each stage, against a table written by hand. Clause dealing.known."""

from __future__ import annotations

import pytest
from auction_games import GAMES, pack_of
from dealing_walk import Moment, Walk, calling

from belote.dealing import known

# For each game: the calls, and the number of cards each seat knows at named moments; the last seat deals, so seat 0
# speaks first. A moment is the first one of its name.
TABLE = [
    # Five cards and the turned one; at the lead eight, and for the others the turned card in the taker's hand.
    ("turn-up", ("pass", "hearts"), {"call": [6, 6, 6, 6], "lead": [9, 8, 9, 9]}),
    ("turn-up", ("pass",) * 6 + ("clubs",), {"call": [6, 6, 6, 6], "lead": [9, 9, 8, 9]}),
    # In the forced third round all cards are dealt, and the turned one lies with eldest.
    ("turn-up third round", ("pass",) * 8 + ("clubs",), {"round 2": [6, 6, 6, 6], "round 3": [8, 9, 9, 9]}),
    # No card is turned.
    ("six contracts", ("hearts",), {"call": [5, 5, 5, 5], "lead": [8, 8, 8, 8]}),
    ("numbers", ("pass", "hearts"), {"call": [8, 8, 8, 8], "lead": [8, 8, 8, 8]}),
    # Six of eight cards are seen while the suit is named.
    ("hidden two", ("pass", "hearts"), {"call": [6, 6, 6, 6], "round 1": [6, 6, 6, 6], "lead": [8, 8, 8, 8]}),
    ("hidden two, two rounds", ("pass",) * 4 + ("hearts",), {"round 1": [6] * 4, "look": [8] * 4, "lead": [8] * 4}),
    # Whoever passes sees his own two at once.
    ("hidden till pass", ("pass", "pass", "hearts"), {"call": [6] * 4, "round 1": [8, 8, 6, 6], "lead": [8] * 4}),
    # Six and the turned card; nine at the lead, and the turned card stays on the table.
    ("obliged player", ("hearts",), {"call": [7, 7, 7], "round 1": [7, 7, 7], "lead": [10, 10, 10]}),
    # With the swap the taker has the turned card; the others know it and the seven on the table.
    ("obliged player, swap", ("hearts",), {"call": [7, 7, 7], "swap": [7, 8, 8], "lead": [10, 11, 11]}),
    # The turned card lies in the dealer's hidden packet.
    ("hidden three, last turned", ("pass", "hearts"), {"call": [6] * 4, "round 1": [6] * 4, "lead": [9, 9, 9, 8]}),
    # Five in the hand and eight face up on the table; three more later; four face down each.
    ("open table 2 players", ("hearts",), {"call": [13, 13], "lead": [16, 16]}),
    ("all on the table", (), {"lead": [16, 16]}),
    # Nine, the turned card and the bottom of the stock.
    ("passed out is played 2 players", ("hearts",), {"call": [7, 7], "hand": [6, 6], "lead": [11, 11]}),
    # The taker has seen the kitty.
    ("kitty 3 players", ("pass", "hearts"), {"call": [10] * 3, "take kitty": [10, 12, 10], "lead": [10, 12, 10]}),
    # The suit is drawn by turning the dealer's last card.
    ("drawn suit", ("pass", "hearts"), {"call": [9, 9, 9, 8], "lead": [9, 9, 9, 8]}),
]


@pytest.mark.parametrize(("name", "calls", "expected"), TABLE)
def test_each_seat_knows_so_many_cards(name: str, calls: tuple[str, ...], expected: dict[str, list[int]]) -> None:
    seen = first_moments(name, calls)
    found = {what: [known(seen[what].layout, seat).bit_count() for seat in seats_of(seen[what])] for what in expected}
    assert found == expected


def seats_of(moment: Moment) -> range:
    return range(len(moment.layout.hands))


def first_moments(name: str, calls: tuple[str, ...]) -> dict[str, Moment]:
    """Deal a pack whose turned card is a heart, with the seven of hearts in the stock or, to swap, with seat 0."""
    game = GAMES[name.removesuffix(", swap")]
    pack = pack_of(game)
    order = stacked(list(range(pack.size)), *places(name, game.players.count), pack.index)
    walk = Walk(game, game.players.count - 1, tuple(order), calling(*calls), swaps=name.endswith("swap"))
    moments: dict[str, Moment] = {}
    for moment in walk.moments():
        moments.setdefault(moment.what, moment)
    return moments


def places(name: str, seats: int) -> tuple[int, int]:
    """Where in the pack the turned card is (from 0), and where the seven of hearts should be."""
    turned = {
        "turn-up": 20,
        "turn-up third round": 20,
        "obliged player": 27,
        "obliged player, swap": 27,
        "hidden three, last turned": 31,
        "all on the table": 31,
        "passed out is played 2 players": 12,
        "drawn suit": 31,
    }.get(name, 25)
    return turned, 0 if name.endswith("swap") else 29 if seats < 4 else 21


def stacked(order: list[int], turned: int, seven: int, index: dict[str, int]) -> list[int]:
    """Put the ace of hearts where the turned card comes from, and the seven where it should be."""
    for card, place in ((index["AH"], turned), (index["7H"], seven)):
        at = order.index(card)
        order[at], order[place] = order[place], order[at]
    return order

"""Laws of scoring that hold for every block and every deal, and second opinions written from the prose of a game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from scoring_games import BLOCKS, block, declare, tables

from belote.declaration.model import ScoringRules
from belote.scoring import POOL, DealFacts, DealScore, ScoringTables, compile_scoring, rules_for, score

ALONE = ("deberts", "deberts+shared", "three-solo", "moldova-3")
PAIRS = tuple(name for name in BLOCKS if name not in ALONE)
WHOLE = {"no_trump": 120, "all_trump": 248}


@dataclass(frozen=True)
class Drawn:
    """A random deal under a block."""

    name: str
    tables: ScoringTables
    facts: DealFacts
    pool: tuple[int, ...]

    def score(self) -> DealScore:
        """Return its score."""
        return score(self.tables, self.facts, self.pool)


@st.composite
def deals(draw: st.DrawFn, names: tuple[str, ...] = PAIRS, sides: int = 2) -> Drawn:
    """Draw a deal: any totals that add up, sweeps among them, bids and doubles where there are any."""
    name = draw(st.sampled_from(names))
    one = tables(name, "partners" if sides == 2 else "alone", 4 if sides == 2 else sides)
    denomination = draw(st.sampled_from(sorted(one.contracts)))
    whole = WHOLE.get(denomination, 152)
    tricks = draw(st.lists(st.integers(0, 8), min_size=sides, max_size=sides).filter(any))
    cuts = sorted(draw(st.lists(st.integers(0, whole), min_size=sides - 1, max_size=sides - 1)))
    cards = [high - low for low, high in zip([0, *cuts], [*cuts, whole], strict=True)]
    winners = [side for side in range(sides) if tricks[side]]
    home = winners[0]
    for side in range(sides):
        if not tricks[side]:
            cards[home], cards[side] = cards[home] + cards[side], 0
    bids: list[int | str] = [80, 90, 110, 160]
    if "capot_bid" in block(name).get("cases", {}):
        bids.append("capot")
    ladder = any(test.against == "bid" for test in rules_for(one, DealFacts(denomination, (0,) * sides, 0, 0)).success)
    level = draw(st.integers(0, 3))
    declarer = draw(st.integers(0, sides - 1))
    meld = st.sampled_from([0, 20, 50, 100, 200])
    melded = draw(st.lists(meld, min_size=sides, max_size=sides))
    belote = draw(st.integers(-1, sides - 1))
    return Drawn(
        name,
        one,
        DealFacts(
            denomination,
            tuple(cards),
            draw(st.sampled_from(winners)),
            declarer,
            tricks=tuple(tricks),
            amount=draw(st.sampled_from(bids)) if ladder else None,
            level=level,
            last_raiser=draw(st.integers(0, sides - 1)) if level else None,
            declarations=tuple(melded),
            belote=tuple(20 if side == belote else 0 for side in range(sides)),
            jack_side=draw(st.sampled_from(winners)),
            taker_tricks=min(tricks[declarer], draw(st.integers(0, 8))),
            last_deal=draw(st.booleans()),
        ),
        draw(st.sampled_from([(), (80,), (80, 91)])),
    )


def row_of(rules: ScoringRules, outcome: str) -> Any:
    """Return the row of an outcome."""
    return {"made": rules.pay.made, "failed": rules.pay.failed, "tied": rules.pay.tied}[outcome]


def expected_points(destination: str, takers: int, defenders: int) -> int:
    """Return how much of a heap is written or hangs, from the table of destinations."""
    both = ("own", "takers", "defenders", "crossed", "takers_hang", "hang")
    if destination in both:
        return takers + defenders
    return {"takers_own": takers, "defenders_own": defenders, "none": 0}[destination]


def check_heaps(drawn: Drawn, result: DealScore) -> None:
    """Compare the card points of the items of each heap with what the row lets be written."""
    if result.outcome == "replay" or result.takers is None:
        return
    row = row_of(rules_for(drawn.tables, drawn.facts), result.outcome)
    for heap in ("cards", "capot", "declarations", "belote"):
        amounts = getattr(result.heaps, heap)
        own = amounts[result.takers]
        destination = getattr(row, "cards" if heap == "capot" else heap)
        written = sum(item.points for item in result.items if item.heap == heap)
        assert written == expected_points(destination, own, sum(amounts) - own), (heap, destination)


@given(deals())
def test_every_card_point_is_written_hangs_or_vanishes_as_the_row_says(drawn: Drawn) -> None:
    check_heaps(drawn, drawn.score())


@given(deals(ALONE, 3))
def test_nothing_is_lost_among_players_alone(drawn: Drawn) -> None:
    check_heaps(drawn, drawn.score())


@given(st.one_of(deals(), deals(ALONE, 3)))
def test_the_score_of_a_side_is_the_sum_of_its_items_and_the_pool_balances(drawn: Drawn) -> None:
    result = drawn.score()
    for side in range(len(drawn.facts.cards)):
        assert result.points[side] == sum(item.game for item in result.items if item.side == side)
        assert result.written[side] == result.points[side]
    paid = sum(item.game for item in result.items if item.code == "hanging.paid")
    hung = sum(item.game for item in result.items if item.side == POOL)
    assert sum(result.pool_after) == sum(drawn.pool) - paid + hung
    assert not paid or result.pool_after == ()
    assert all(item.clause.startswith("scoring.") for item in result.items)


@given(deals())
def test_exact_blocks_write_card_points_times_the_factor(drawn: Drawn) -> None:
    result = drawn.score()
    if rules_for(drawn.tables, drawn.facts).rounding is None:
        for item in result.items:
            if item.heap in ("cards", "capot", "declarations", "belote", "contract"):
                assert isinstance(item.factor, int)
                assert item.game == item.points * item.factor


@given(deals())
def test_two_sides_may_change_places(drawn: Drawn) -> None:
    facts = drawn.facts

    def other(side: int | None) -> int | None:
        return None if side is None else 1 - side

    turned = replace(
        facts,
        cards=facts.cards[::-1],
        tricks=facts.tricks[::-1],
        declarations=facts.declarations[::-1],
        belote=facts.belote[::-1],
        last_trick=other(facts.last_trick),
        taker=other(facts.taker),
        last_raiser=other(facts.last_raiser),
        jack_side=other(facts.jack_side),
    )
    straight, mirrored = drawn.score(), score(drawn.tables, turned, drawn.pool)
    assert mirrored.points == straight.points[::-1]
    assert (mirrored.outcome, mirrored.pool_after) == (straight.outcome, straight.pool_after)


@given(deals(ALONE, 3), st.integers(1, 2))
def test_players_alone_may_move_round_the_table(drawn: Drawn, step: int) -> None:
    facts = drawn.facts

    def turn(row: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(row[(side - step) % 3] for side in range(3))

    def seat(side: int | None) -> int | None:
        return None if side is None else (side + step) % 3

    turned = replace(
        facts,
        cards=turn(facts.cards),
        tricks=turn(facts.tricks),
        declarations=turn(facts.declarations),
        belote=turn(facts.belote),
        last_trick=seat(facts.last_trick),
        taker=seat(facts.taker),
        last_raiser=seat(facts.last_raiser),
        jack_side=seat(facts.jack_side),
    )
    assert score(drawn.tables, turned, drawn.pool).points == turn(drawn.score().points)


@given(st.integers(0, 162), st.integers(0, 3), st.sampled_from([0, 20, 50, 100]), st.booleans())
def test_bulgaria_gives_the_leader_first_and_the_other_the_rest_of_the_pot(
    own: int, level: int, declared: int, first_takes: bool
) -> None:
    # hit-rules: round the pot; the leader's part goes up only above six; the other takes the remainder. Doubled: winner
    # all.
    one, taker = tables("bridge-belot"), 0 if first_takes else 1
    totals = (own, 162 - own)
    deal = DealFacts("hearts", totals, None, taker, level=level, declarations=(declared, 0))
    result = score(one, deal)
    sums = (own + declared, 162 - own)
    pot = 16 + declared // 10
    leader = 0 if sums[0] > sums[1] else 1
    if sums[0] == sums[1]:
        assert result.outcome == "tied"
    elif level:
        assert result.points == tuple(pot * 2**level if side == leader else 0 for side in range(2))
    elif leader != taker:
        assert result.points == tuple(pot if side == leader else 0 for side in range(2))
    else:
        part = sums[leader] // 10 + (sums[leader] % 10 > 6)
        assert result.points == tuple(part if side == leader else pot - part for side in range(2))


@given(st.integers(0, 162), st.integers(0, 5), st.integers(0, 5))
def test_moldova_converts_the_defenders_and_gives_the_taker_the_rest(own: int, first: int, second: int) -> None:
    # https://github.com/MrUnBaiat/BelotAI: the defenders' digit goes up from six; the taker writes the rest of the pot.
    melds = (10 * first, 10 * second)
    result = score(tables("moldova"), DealFacts("hearts", (own, 162 - own), None, 0, declarations=melds))
    theirs = (162 - own) // 10 + ((162 - own) % 10 >= 6) + second
    if own + melds[0] < 162 - own + melds[1]:
        assert result.points == (0, 16 + first + second)
    elif own + melds[0] > 162 - own + melds[1]:
        assert result.points == (16 + first + second - theirs, theirs)


@given(st.integers(0, 130))
def test_suns_are_twice_the_others_tens_five_up_and_the_rest(others: int) -> None:
    # baloot-regulation: the points of the others in tens, five up, times two; the buyer gets 26 less that.
    result = score(tables("baloot"), DealFacts("no_trump", (130 - others, others), None, 0))
    theirs = 2 * ((others + 5) // 10)
    if others > 65:
        assert result.points == (0, 26)
    elif others < 65:
        assert result.points == (26 - theirs, theirs)


@given(st.integers(0, 162), st.integers(8, 16), st.integers(0, 2))
def test_announced_points_only_write_the_bid(own: int, tens: int, level: int) -> None:
    # ffb-contree-web: the bid, doubled 2 and redoubled 4, to the side that wins it.
    deal = DealFacts("hearts", (own, 162 - own), None, 0, amount=10 * tens, level=level)
    expected = 10 * tens * 2**level
    made = own >= 10 * tens
    assert score(tables("contree-pa"), deal).points == ((expected, 0) if made else (0, expected))


def test_two_compilations_are_equal_and_share_nothing() -> None:
    first, second = (compile_scoring(declare(block("bridge-belot"))) for _ in range(2))
    rules_for(first, DealFacts("hearts", (100, 52), 0, 0))
    assert first == second
    assert (len(first.laid), len(second.laid)) == (1, 0)

"""Whose declarations count: published contests, every word, and a slow second opinion."""

from __future__ import annotations

import random
from typing import Any

import declarations_oracle
import pytest
from declarations_oracle import Said, Words
from declarations_samples import EVERYWHERE, Announced

from belote.cards import mask
from belote.declarations import Contest, beats, compare, contest, reading, silenced

ORDER = (0, 1, 2, 3)


def held(one: Announced, *claims: tuple[int, str], taker: int = 0, alone: bool = False) -> Contest:
    """Decide the contest of these claims; seat 0 is eldest."""
    said = tuple((seat, one.meld(cards)) for seat, cards in claims)
    return contest(one.rules, one.table, said, ORDER, taker, (lambda seat: seat) if alone else (lambda seat: seat % 2))


def points(one: Announced, *claims: tuple[int, str], taker: int = 0) -> tuple[int, int]:
    """Return the card points of the sides 0+2 and 1+3."""
    decided = held(one, *claims, taker=taker)
    return decided.points((0, 2)), decided.points((1, 3))


FRENCH: dict[str, Any] = {}
BULGARIAN: dict[str, Any] = {"square_and_run": "apart", "runs_by": ["length", "top"]}
OLD_PROGRAM: dict[str, Any] = {"shared_card": "most_valuable", "runs_by": ["value", "top"]}
BELA: dict[str, Any] = {"shared_card": "allowed", "runs_by": ["value", "top"], "tie": "earlier_seat"}
BALOOT: dict[str, Any] = {"square_and_run": "run", "runs_by": ["value", "top"], "tie": "earlier_seat"}
PILOTTA: dict[str, Any] = {"square_and_run": "equal", "runs_by": ["length", "top", "trump"]}
GURIAN: dict[str, Any] = {"runs_by": ["value", "trump", "top"], "tie": "earlier_seat"}
DEBERTS: dict[str, Any] = {"runs_by": ["length", "top", "trump"], "tie": "both"}

PUBLISHED = [
    # Oliboy50/coinche issue 53: equal runs of partners do not cancel.
    (FRENCH, "diamonds", [(0, "QH KH AH"), (2, "QC KC AC"), (1, "JS QS KS"), (3, "9D TD JD")], (40, 0)),
    # Oliboy50/coinche commit 7eb1906e: 8-9-T beats 7-8-9.
    (FRENCH, "spades", [(0, "7D 8D 9D"), (1, "8C 9C TC")], (0, 20)),
    # BelotGameEngine commit 5d85e68c and its rules text: two contests, or one by value.
    (BULGARIAN, "all_trump", [(0, "7S 8S 9S TS JS"), (1, "AC AD AH AS")], (100, 100)),
    (BULGARIAN, "all_trump", [(0, "TS JS QS"), (1, "KC KD KH KS")], (20, 100)),
    (FRENCH, "hearts", [(0, "7S 8S 9S TS JS"), (1, "AC AD AH AS")], (0, 100)),
    (FRENCH, "hearts", [(0, "TS JS QS"), (1, "KC KD KH KS")], (0, 100)),
    # Contests decided by the 2001 program, as its recorders describe them.
    (OLD_PROGRAM, "hearts", [(0, "9S TS JS QS"), (1, "8C 9C TC JC")], (50, 0)),
    (OLD_PROGRAM, "hearts", [(0, "JS QS KS"), (1, "9C TC JC QC KC")], (0, 100)),
    (OLD_PROGRAM, "hearts", [(0, "JC JD JH JS"), (2, "7C 8C 9C TC"), (1, "QD KD AD"), (3, "7S 8S 9S TS")], (250, 0)),
    (OLD_PROGRAM, "hearts", [(0, "7H 8H 9H TH JH"), (1, "QC QD QH QS")], (0, 100)),
    (OLD_PROGRAM, "hearts", [(0, "AC AD AH AS"), (1, "9C TC JC QC KC")], (100, 0)),
    # emilijan-koteski/belote, declaration_melds.json: natural order; nines above a run and four tens.
    (BELA, "hearts", [(0, "8C 9C TC"), (1, "9D TD JD")], (0, 20)),
    (BELA, "hearts", [(0, "TS JS QS KS AS"), (0, "TC TD TH TS"), (1, "9C 9D 9H 9S")], (0, 150)),
    # Tests of a Bela engine, B-38d, B-38e, B-38g.
    (BELA, "hearts", [(0, "7C 8C 9C"), (1, "8S 9S TS")], (0, 20)),
    (BELA, "hearts", [(0, "7C 8C 9C TC"), (1, "9S TS JS")], (50, 0)),
    (BELA, "hearts", [(0, "JC JD JH JS"), (1, "7D 8D 9D TD"), (2, "7H 8H 9H")], (220, 0)),
    # CardWeb rules, French belote: above five cards the length does not matter.
    (FRENCH, "hearts", [(0, "9S TS JS QS KS"), (1, "7D 8D 9D TD JD QD")], (100, 0)),
    (BULGARIAN, "hearts", [(0, "9S TS JS QS KS"), (1, "7D 8D 9D TD JD QD")], (0, 100)),
    # Official coinche text: of equal runs the one in trump wins, else nobody scores, lesser ones neither.
    (FRENCH, "hearts", [(0, "QH KH AH"), (1, "QS KS AS")], (20, 0)),
    (FRENCH, "hearts", [(0, "QC KC AC"), (1, "QS KS AS"), (2, "7D 8D 9D")], (0, 0)),
    # hit.bg: a tie of runs voids all runs and leaves the squares alone; trump does not decide.
    (BULGARIAN, "hearts", [(0, "QH KH AH"), (1, "QS KS AS"), (2, "7D 8D 9D"), (3, "TC TD TH TS")], (0, 100)),
    # Baloot regulation 5-2: at a hundred the run beats the square; 5-7: then the first from the dealer's right.
    (BALOOT, "hearts", [(0, "AC AD AH AS"), (1, "7S 8S 9S TS JS")], (0, 100)),
    (BALOOT, "hearts", [(1, "7S 8S 9S"), (2, "7D 8D 9D")], (0, 20)),
    # Pilotta (JellyNash/pilotta-game rules): at a hundred neither beats the other, and nobody scores; longer is better.
    (PILOTTA, "hearts", [(0, "AC AD AH AS"), (1, "7S 8S 9S TS JS")], (0, 0)),
    (PILOTTA, "hearts", [(0, "QC KC AC"), (1, "7S 8S 9S TS")], (0, 50)),
    # pilotta-game calls aces against kings a tie; gurian-belote lets chance decide: aces are better.
    (PILOTTA, "hearts", [(0, "KC KD KH KS"), (1, "AC AD AH AS")], (0, 100)),
    (GURIAN, "hearts", [(1, "KC KD KH KS"), (2, "AC AD AH AS")], (100, 0)),
    # gurian-belote: the trump suit comes before the top card.
    (GURIAN, "spades", [(0, "QD KD AD"), (1, "7S 8S 9S")], (0, 20)),
    # Deberts: equal and neither in trump, both score.
    (DEBERTS, "hearts", [(0, "QC KC AC"), (1, "QS KS AS")], (20, 20)),
]


@pytest.mark.parametrize("words, contract, claims, expected", PUBLISHED)
def test_the_published_side_scores(
    words: dict[str, Any], contract: str, claims: list[tuple[int, str]], expected: tuple[int, int]
) -> None:
    assert points(Announced(contract, tables=EVERYWHERE, **words), *claims) == expected


class TestTie:
    """The best declarations of several sides are equal."""

    CLAIMS = ((1, "QC KC AC"), (2, "QS KS AS"), (3, "7D 8D 9D"))

    @pytest.mark.parametrize("tie, taker, expected", [
        ("nobody", 0, (0, 0)),
        ("both", 0, (20, 40)),
        ("earlier_seat", 2, (0, 40)),
        ("from_taker", 2, (20, 0)),  # seat 2 itself
        ("from_taker", 3, (0, 40)),  # seat 3 holds none of the tied ones, nor does seat 0; seat 1 does
    ])  # fmt: skip
    def test_the_word_decides_who_scores(self, tie: str, taker: int, expected: tuple[int, int]) -> None:
        assert points(Announced(tie=tie), *self.CLAIMS, taker=taker) == expected

    def test_the_holders_are_compared_not_the_sides(self) -> None:
        """Seat 0 plays first, but its lesser run is not tied: seat 1 holds an ace-high run before seat 2 does."""
        assert points(Announced(tie="earlier_seat"), (0, "7D 8D 9D"), *self.CLAIMS[:2]) == (0, 20)

    def test_a_side_that_is_beaten_shares_in_no_tie(self) -> None:
        one = Announced(tie="both")
        decided = held(one, (0, "QC KC AC"), (1, "QS KS AS"), (2, "7D 8D 9D"), alone=True)
        assert [decided.points((seat,)) for seat in range(3)] == [20, 20, 0]

    def test_no_equal_declarations_are_no_tie(self) -> None:
        assert points(Announced(tie="nobody"), (1, "QC KC AC"), (2, "JS QS KS")) == (0, 20)


class TestExplanation:
    """A contest says what was beaten, by which, and what decided."""

    @pytest.mark.parametrize("words, claims, decided_by", [
        ({}, [(0, "QC KC AC")], "alone"),
        ({}, [(0, "9C TC JC QC"), (1, "QS KS AS")], "value"),
        ({"runs_by": ["length", "top"]}, [(0, "9C TC JC QC"), (1, "QS KS AS")], "length"),
        ({}, [(0, "QC KC AC"), (1, "JS QS KS")], "top"),
        ({}, [(0, "QH KH AH"), (1, "QS KS AS")], "trump"),
        ({}, [(0, "AC AD AH AS"), (1, "KC KD KH KS")], "place"),
        ({}, [(0, "AC AD AH AS"), (1, "7S 8S 9S TS JS")], "kind"),
        ({}, [(0, "QC KC AC"), (1, "QS KS AS")], "tie"),
        ({"tie": "earlier_seat"}, [(0, "QC KC AC"), (1, "QS KS AS")], "seat"),
    ])  # fmt: skip
    def test_the_reason_is_named(self, words: dict[str, Any], claims: list[tuple[int, str]], decided_by: str) -> None:
        (decision,) = held(Announced(**words), *claims).decisions
        assert decision.decided_by == decided_by

    def test_the_closest_rival_decides(self) -> None:
        (decision,) = held(Announced(), (0, "QC KC AC"), (1, "7S 8S 9S"), (3, "JD QD KD"), (2, "7H 8H 9H")).decisions
        assert decision.decided_by == "top"
        assert {(one.seat, one.by_seat, one.decided_by) for one in decision.beaten} == {
            (1, 0, "top"),
            (1, 2, "trump"),
            (3, 0, "top"),
            (2, 3, "top"),
        }
        assert {seat for seat, _ in decision.scoring} == {0, 2}
        assert {seat for seat, _ in decision.lost} == {1, 3}

    def test_a_tie_names_the_tied(self) -> None:
        (decision,) = held(Announced(), (0, "QC KC AC"), (1, "QS KS AS"), (2, "7D 8D 9D")).decisions
        assert {seat for seat, _ in decision.tied} == {0, 1}
        assert decision.scoring == ()

    def test_runs_and_squares_apart_are_two_decisions(self) -> None:
        decided = held(Announced(square_and_run="apart"), (0, "QC KC AC"), (1, "TC TD TH TS"))
        assert [decision.name for decision in decided.decisions] == ["runs", "squares"]

    def test_without_declarations_there_is_no_decision(self) -> None:
        assert held(Announced()).decisions == ()
        assert held(Announced(square_and_run="apart"), (0, "QC KC AC")).decisions[0].name == "runs"

    def test_three_sides_may_beat_each_other_in_a_circle(self) -> None:
        """Runs by top card first: the ace-high three beats five to the king, which at a hundred beats four tens."""
        one = Announced(runs_by=["top", "value"], square_and_run="run")
        claims = ((0, "QC KC AC"), (1, "9S TS JS QS KS"), (2, "QC QD QH QS"))
        (decision,) = held(one, *claims, alone=True).decisions
        assert (decision.scoring, decision.decided_by) == ((), "circle")

    def test_equal_ones_of_three_sides_may_beat_each_other_in_a_circle_by_their_seats(self) -> None:
        """Four aces equal both runs; the higher run beats the lower; seats decide the rest."""
        one = Announced(square_and_run="equal", tie="earlier_seat")
        claims = ((0, "7D 8D 9D TD JD"), (1, "AC AD AH AS"), (2, "8S 9S TS JS QS"))
        (decision,) = held(one, *claims, alone=True).decisions
        assert (decision.scoring, decision.decided_by) == ((), "circle")
        assert {(beaten.seat, beaten.by_seat, beaten.decided_by) for beaten in decision.beaten} == {
            (0, 2, "top"),
            (1, 0, "seat"),
            (2, 1, "seat"),
        }


class TestSilence:
    """A silencing square in any hand annuls all declarations, those of its holder too."""

    HANDS = ("8C 8D 8H 8S 7C 7D 7H 7S", "9C TC JC QC KC AC 9D TD", "", "")

    def silenced(self, word: str, *hands: str) -> tuple[int, str] | None:
        """Return who silences, and with which cards."""
        one = Announced(silencing_squares=word)
        silence = silenced(one.rules, [one.game.cards(hand) for hand in hands])
        return (silence.seat, " ".join(one.game.pack.names(silence.cards))) if silence else None

    def test_four_eights_silence_everything(self) -> None:
        """Moldovan rule text."""
        one = Announced(silencing_squares="8")
        silence = silenced(one.rules, [one.game.cards(hand) for hand in self.HANDS])
        assert silence is not None
        said = ((1, one.meld("9C TC JC QC KC AC")),)
        decided = contest(one.rules, one.table, said, ORDER, 0, lambda seat: seat % 2, silence)
        assert decided.points(ORDER) == 0
        assert (decided.decisions[0].decided_by, decided.decisions[0].lost) == ("silenced", said)

    def test_the_holder_is_named(self) -> None:
        assert self.silenced("8", *reversed(self.HANDS)) == (3, "8C 8D 8H 8S")
        assert self.silenced("78", *self.HANDS) == (0, "7C 7D 7H 7S")

    def test_other_squares_and_split_ones_do_not_silence(self) -> None:
        assert self.silenced("", *self.HANDS) is None
        assert self.silenced("9", *self.HANDS) is None
        assert self.silenced("8", "8C 8D 8H 7S", "8S 9S") is None


LADDERS = [
    ["value", "top"],
    ["value", "top", "trump"],
    ["length", "top", "trump"],
    ["value", "trump", "top"],
    ["length"],
]
GROUPS = [("J", 200), ("9", 150), ("ATKQ", 100)]


@pytest.mark.parametrize("square_and_run", ["apart", "square", "run", "equal"])
@pytest.mark.parametrize("tie", ["nobody", "both", "earlier_seat", "from_taker"])
@pytest.mark.parametrize("alone", [False, True])
def test_the_second_opinion_gives_the_same_declarations(square_and_run: str, tie: str, alone: bool) -> None:
    """Deals from part of the pack, so that both sides often hold runs and squares of equal value."""
    rng = random.Random(f"{square_and_run} {tie} {alone}")
    sides = {seat: seat if alone else seat % 2 for seat in range(4)}
    words: dict[str, Any] = {"shared_card": "allowed", "square_and_run": square_and_run, "tie": tie}
    games = [
        (ladder, contract, Announced(contract, tables=EVERYWHERE, runs_by=ladder, **words))
        for ladder in LADDERS
        for contract in ("hearts", "all_trump")
    ]
    for ladder, contract, one in games * 15:
        taker = rng.randrange(4)
        claims = tuple((seat, meld) for seat, hand in deal(rng, one) for meld in reading(one.rules, one.table, hand))
        decided = contest(one.rules, one.table, claims, ORDER, taker, sides.__getitem__)
        said = [Said(seat, meld.kind, frozenset(one.game.pack.names(meld.cards)), meld.value) for seat, meld in claims]
        trump = "H" if contract == "hearts" else ""
        expected = declarations_oracle.scoring(
            Words(square_and_run, ladder, tie, GROUPS, trump), said, ORDER, taker, sides
        )
        assert {(seat, frozenset(one.game.pack.names(meld.cards))) for seat, meld in decided.scoring} == {
            (other.seat, other.cards) for other in expected
        }


def deal(rng: random.Random, one: Announced) -> list[tuple[int, int]]:
    """Return four hands in which whole packets of neighbours or of one rank stay together."""
    pack = list(range(one.game.pack.size))
    if rng.random() < 0.5:
        pack.sort(key=one.game.pack.rank)
    shift = rng.randrange(32)
    pack = pack[shift:] + pack[:shift]
    for _ in range(rng.randint(0, 12)):
        here, there = rng.randrange(32), rng.randrange(32)
        pack[here], pack[there] = pack[there], pack[here]
    return [(seat, mask(pack[seat * 8 : seat * 8 + 8])) for seat in rng.sample(range(4), 4)]


def test_of_two_declarations_at_most_one_beats_the_other() -> None:
    rng = random.Random("asymmetry")
    for word in ("apart", "square", "run", "equal"):
        one = Announced(square_and_run=word, shared_card="allowed")
        melds = {meld for _ in range(60) for _, hand in deal(rng, one) for meld in reading(one.rules, one.table, hand)}
        for first in melds:
            assert not beats(one.rules, one.table, first, first)
            for second in melds:
                forwards, backwards = (
                    compare(one.rules, one.table, *pair) for pair in ((first, second), (second, first))
                )
                assert (forwards[0] > 0) == (backwards[0] < 0)
                assert forwards[1] == backwards[1]


def test_the_outcome_does_not_depend_on_names_of_seats_or_plain_suits() -> None:
    """Turning the table, or exchanging suits other than trump, turns the outcome with it."""
    rng = random.Random("turned")
    one = Announced(shared_card="allowed", tie="earlier_seat")
    ranks = len(one.game.pack.ranks)
    suits = [1, 3, 2, 0]  # hearts, which is trump, stays
    for _ in range(200):
        hands = dict(deal(rng, one))
        turned = {
            (seat + 1) % 4: mask(suits[c // ranks] * ranks + c % ranks for c in range(32) if hand >> c & 1)
            for seat, hand in hands.items()
        }
        outcomes = []
        for table, order in ((hands, ORDER), (turned, (1, 2, 3, 0))):
            claims = tuple((seat, meld) for seat in order for meld in reading(one.rules, one.table, table[seat]))
            decided = contest(one.rules, one.table, claims, order, 0, lambda seat: seat % 2)
            outcomes.append([decided.points((seat,)) for seat in order])
        assert outcomes[0] == outcomes[1]

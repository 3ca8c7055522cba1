"""Declaring and showing in the course of a deal, and belote said with its cards. 80 clubs by W, dealer N.

The order of play is N W S E; eldest W leads, then S, E and N.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from deal_games import BIDS, DECLARED, SAID, act, begin, hand, house, knows, legal, play, play_out, refused, stacked

from belote.deal import Deal, Rules
from belote.record.deals import Moment, observe

BID = ("W bid bid clubs 80", "S pass", "E pass", "N pass")
HANDS = {
    "W": "TH JH QH KH AC TC 7D 7S",
    "S": "9H 8H 7H AH AD KD QD 8S",
    "E": "8D 9D TD JD KC QC 9S TS",
    "N": "JS QS KS AS JC 9C 8C 7C",
}
"""W holds a run of four to the king, S one of three to the ace, E one of four to the jack, N one of four to the ace."""

Make = Callable[..., Deal]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """Return a function that starts a deal under changed rules of declarations."""

    def deal(hands: dict[str, str] = HANDS, **words: object) -> Deal:
        changed = {"say": "own_first_card", "show": "never", "false_claim": "void", **words}
        rules = house(tmp_path, DECLARED, BIDS, SAID, {"declarations": changed})
        return act(begin(rules, "N", stacked(rules, "N", hands)), *BID)

    return deal


def nameable(deal: Deal) -> dict[str, list[str]]:
    """Return what each seat may declare, as texts of cards."""
    found = observe(Moment(deal), "declarations")
    return {letter: [" ".join(meld["cards"]) for meld in melds] for letter, melds in found.items()}


def scored(deal: Deal) -> set[tuple[str, int]]:
    """Return who scores what as things stand."""
    return {(meld["seat"], meld["value"]) for meld in observe(Moment(deal), "scored")}


def may_show(deal: Deal) -> list[str]:
    """Return who may show now."""
    return [deal.rules.table.letter(seat) for seat in legal(deal).may_show]


TOO_LATE = ("declarations.not-now", "play", "declarations.say")
NOTHING_TO_SHOW = ("declarations.nothing-to-show", "play", "declarations.show")


class TestWindows:
    """Clause declarations.say."""

    def test_before_lead_is_open_to_all_until_the_first_card(self, make: Make) -> None:
        deal = make(say="before_lead")
        assert set(nameable(deal)) == {"W", "S", "E", "N"}
        said = act(deal, "N declare JS QS KS AS", "E declare 8D 9D TD JD")
        led = act(said, "W play AC")
        assert nameable(led) == {}
        assert refused(led, "S declare QD KD AD") == TOO_LATE

    def test_own_first_card_is_open_at_ones_turn_alone(self, make: Make) -> None:
        deal = make(say="own_first_card", shared_card="allowed")
        assert nameable(deal) == {"W": ["TH JH QH KH"]}
        assert refused(deal, "S declare QD KD AD") == TOO_LATE
        led = act(deal, "W play AC")
        assert refused(led, "W declare TH JH QH KH") == TOO_LATE
        assert refused(led, "E declare 8D 9D TD JD") == TOO_LATE
        assert nameable(act(led, "S declare QD KD AD")) == {"S": ["7H 8H 9H"]}

    def test_first_trick_is_open_to_all_until_it_is_complete(self, make: Make) -> None:
        deal = act(make(say="first_trick"), "W play AC", "S play AD", "E play QC")
        assert set(nameable(deal)) == {"W", "S", "E", "N"}
        assert "TH JH QH KH" in nameable(act(deal))["W"]
        complete = act(deal, "N play 9C")
        assert nameable(complete) == {} and refused(complete, "W declare TH JH QH KH") == TOO_LATE

    def test_two_tricks_is_open_until_the_second_is_complete(self, make: Make) -> None:
        deal = play(make(say="two_tricks"), "AC AD QC 9C")
        assert set(nameable(deal)) == {"W", "S", "E", "N"}
        second = play(deal, "JC TC 8S")
        assert "8D 9D TD JD" in nameable(second)["E"]
        third = play(second, "KC")
        assert nameable(third) == {} and refused(third, "E declare 8D 9D TD JD") == TOO_LATE

    def test_automatic_needs_no_words_and_takes_none(self, make: Make) -> None:
        deal = make(say="automatic", shared_card="allowed", false_claim=None)
        assert nameable(deal) == {}
        assert refused(deal, "W declare TH JH QH KH") == TOO_LATE
        assert scored(deal) == {("N", 50), ("N", 20), ("S", 20)}

    def test_cards_already_played_can_still_be_declared(self, make: Make) -> None:
        deal = act(make(say="first_trick"), "W play KH", "W declare TH JH QH KH")
        assert scored(deal) == {("W", 50)}


class TestSaying:
    """Clauses declarations.same-twice, .false-claim, .shared-card and .say-if."""

    def test_the_same_one_twice_is_refused(self, make: Make) -> None:
        deal = act(make(), "W declare TH JH QH KH")
        assert refused(deal, "W declare KH QH JH TH") == (
            "declarations.said-twice",
            "play",
            "declarations.same-twice",
        )

    def test_what_is_no_declaration_is_refused(self, make: Make) -> None:
        assert refused(make(), "W declare TH JH QH AC") == ("declarations.no-meld", "play", "declarations.kinds")

    def test_a_card_serves_once_where_the_holder_chooses(self, make: Make) -> None:
        deal = act(make(), "W declare TH JH QH")
        assert refused(deal, "W declare JH QH KH") == (
            "declarations.shared-card",
            "play",
            "declarations.shared-card",
        )

    @pytest.mark.parametrize(("word", "points"), [("void", (0, 0)), ("to_opponents", (50, 0))])
    def test_a_false_claim_is_accepted_and_counts_as_unsaid(
        self, make: Make, word: str, points: tuple[int, int]
    ) -> None:
        deal = act(make(false_claim=word), "W declare JH QH KH AH")
        assert scored(deal) == set()
        assert observe(Moment(deal), "declared") == {"NS": points[0], "EW": points[1]}

    def test_a_false_claim_may_be_refused(self, make: Make) -> None:
        assert refused(make(false_claim="refused"), "W declare JH QH KH AH") == (
            "declarations.false-claim",
            "play",
            "declarations.false-claim",
        )

    def test_only_what_beats_the_rivals_may_be_said(self, make: Make) -> None:
        deal = act(make(say_if="beats_rivals"), "W declare TH JH QH KH", "W play AC")
        assert nameable(deal) == {}
        assert refused(deal, "S declare QD KD AD") == ("declarations.does-not-beat", "play", "declarations.say-if")
        later = act(deal, "S play AD", "E declare 8D 9D TD JD", "E play QC")
        assert "JS QS KS AS" in nameable(later)["N"]
        assert scored(act(later, "N declare JS QS KS AS")) == {("N", 50)}


class TestShowing:
    """Clauses declarations.show and declarations.not-shown. W has said a run to the king, N a better one to the ace."""

    def second(self, make: Make, show: str, *before_second: str) -> Deal:
        """Return the deal at the second trick, which N leads."""
        deal = make(show=show)
        deal = act(deal, "W declare TH JH QH KH", "W play AC", "S declare QD KD AD", "S play AD")
        deal = act(deal, "E play QC", "N declare JS QS KS AS", "N play 9C")
        return act(deal, *before_second)

    @pytest.mark.parametrize("show", ["never", "at_once", "end_of_deal"])
    def test_where_there_is_no_event_nothing_is_lost(self, make: Make, show: str) -> None:
        deal = self.second(make, show)
        assert may_show(deal) == [] and refused(deal, "N show") == NOTHING_TO_SHOW
        ended = play_out(deal)
        assert ended.result is not None and ended.result.score is not None
        assert ended.result.score.heaps.declarations == (70, 0)

    def test_at_once_lies_open_when_it_is_said(self, make: Make) -> None:
        deal = act(make(show="at_once"), "W declare TH JH QH KH")
        assert {"TH", "JH", "QH", "KH"} <= knows(deal, "N")

    def test_never_shown_cards_stay_unknown(self, make: Make) -> None:
        deal = act(make(show="never"), "W declare TH JH QH KH")
        assert not {"TH", "JH", "QH", "KH"} & knows(deal, "N")

    def test_said_by_its_cards_they_are_known(self, make: Make) -> None:
        deal = act(make(show="never", said_as="cards"), "W declare TH JH QH KH")
        assert {"TH", "JH", "QH", "KH"} <= knows(deal, "N")

    def test_second_trick_who_would_score_may_show_at_any_moment_of_it(self, make: Make) -> None:
        deal = self.second(make, "second_trick")
        assert may_show(deal) == ["N", "S"]
        late = play(deal, "JC TC 8S")
        assert may_show(late) == ["N", "S"]
        shown = act(late, "N show")
        assert may_show(shown) == ["S"] and refused(shown, "N show") == NOTHING_TO_SHOW
        assert {"JS", "QS", "KS", "AS"} <= knows(shown, "W")

    def test_before_the_second_trick_nothing_is_shown(self, make: Make) -> None:
        deal = act(make(show="second_trick"), "W declare TH JH QH KH")
        assert may_show(deal) == [] and refused(deal, "W show") == NOTHING_TO_SHOW

    def test_what_is_not_shown_in_the_second_trick_is_lost(self, make: Make) -> None:
        late = play(self.second(make, "second_trick"), "JC TC 8S")
        both, one, none = act(late, "N show", "S show"), act(late, "N show"), late
        for deal, points in ((both, (70, 0)), (one, (50, 0)), (none, (0, 50))):
            ended = play_out(deal)
            assert ended.result is not None and ended.result.score is not None
            assert ended.result.score.heaps.declarations == points

    def test_who_may_not_show_is_refused_and_loses_nothing(self, make: Make) -> None:
        late = play(self.second(make, "second_trick"), "JC TC 8S")
        assert refused(late, "W show") == NOTHING_TO_SHOW
        assert scored(play(late, "KC")) == {("W", 50)}

    def test_own_second_card_is_shown_at_ones_turn(self, make: Make) -> None:
        deal = self.second(make, "own_second_card")
        assert may_show(deal) == ["N"]
        assert refused(deal, "S show") == NOTHING_TO_SHOW
        shown = act(deal, "N show", "N play JC", "W play TC")
        assert may_show(shown) == ["S"]
        assert scored(act(shown, "S show", "S play 8S")) == {("N", 50), ("S", 20)}

    def test_own_second_card_the_weaker_side_has_to_show_once_it_scores(self, make: Make) -> None:
        lost = act(self.second(make, "own_second_card"), "N play JC")
        assert may_show(lost) == ["W"], "N lost his run, S has only three cards"
        assert scored(act(lost, "W show", "W play TC")) == {("W", 50)}
        both_lost = act(lost, "W play TC")
        assert may_show(both_lost) == ["S"] and scored(both_lost) == {("S", 20)}
        assert scored(act(both_lost, "S play 8S")) == set()

    def test_own_second_card_who_played_before_the_others_lost_needs_not_show(self, make: Make) -> None:
        hands = {**HANDS, "W": "AH KH QH JH AC TC 7D 7S", "S": "9H 8H 7H TH AD KD QD 8S"}
        deal = make(hands, show="own_second_card")
        deal = act(deal, "W declare JH QH KH AH", "W play TC", "S declare QD KD AD", "S play 8S", "E play KC")
        deal = act(deal, "N declare JS QS KS AS", "N play JC")
        assert scored(deal) == set(), "equal runs to the ace: nobody scores"
        deal = act(deal, "N play JS")
        assert may_show(deal) == []


HANDS_OF_PAIR = {**HANDS, "W": "KC QC AC TC TH JH QH 7D", "E": "8D 9D TD JD KH 7S 9S TS"}


class TestBeloteWords:
    """Clauses belote.said and belote.silence: W holds king and queen of clubs."""

    @pytest.fixture
    def rules(self, tmp_path: Path) -> Rules:
        return house(tmp_path, DECLARED, BIDS, SAID, {"declarations": {"show": "never", "false_claim": "void"}})

    def pair(self, rules: Rules) -> Deal:
        return act(begin(rules, "N", stacked(rules, "N", HANDS_OF_PAIR)), *BID)

    def test_the_word_is_in_place_with_either_card(self, rules: Rules) -> None:
        deal = self.pair(rules)
        assert {"KC", "QC"} <= hand(deal, "W")
        assert set(rules.pack.names(legal(deal).may_say)) == {"KC", "QC"}

    def test_after_silence_no_word_is_in_place(self, rules: Rules) -> None:
        deal = play(self.pair(rules), "KC 8S 7S JC")
        while deal.play is not None and deal.play.turn != 1:
            deal = play(deal, sorted(rules.pack.names(legal(deal).cards))[0])
        assert rules.pack.names(legal(deal).may_say) == []
        assert refused(deal, "W play QC belote") == ("belote.silent", "play", "belote.silence")

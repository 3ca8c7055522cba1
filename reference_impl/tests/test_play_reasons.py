"""Why a card may not be played: the row in force, the code, and the sentence that names the duty and the card."""

from __future__ import annotations

from play_oracle import Position, legal, row
from play_positions import ROWS, SUITS, reaching, words
from play_samples import COMMON, Data, Game, at, game, over

from belote.cards import mask, members
from belote.play import Duty, Groups, PlayRules, Reason, compile_play, duty, forbids


def situation(play: Data, contract: str, trick: str, hand: str) -> tuple[Game, Duty]:
    """Return the duty of the next player; his partner is the one who played two cards before."""
    one = game(play=play)
    rules, table, cards = compile_play(one.declaration, one.pack, one.tables), one.tables[contract], one.trick(trick)
    partner_holds = (len(cards) - table.winner(cards)) % 2 == 0
    return one, duty(rules, table, one.cards(hand), cards, partner_holds)


def reason(play: Data, contract: str, trick: str, hand: str, card: str) -> Reason:
    """Return why a card may not be played."""
    one, held = situation(play, contract, trick, hand)
    answer = forbids(held, one.card(card))
    assert answer is not None
    return answer


WAIVED = over(COMMON, at("suit.void.opponent_ruffed", "over_else_free"))
DISCARD = over(COMMON, at("suit.void.opponent_ruffed", "over_else_discard"))
EITHER = over(COMMON, at("suit.follow_plain.opponent_ruffed", "any_or_ruff"))


class TestDuty:
    """A duty names the row that is in force, and how the playable cards fall into groups."""

    def test_the_row_is_that_of_the_situation(self) -> None:
        _, held = situation(WAIVED, "hearts", "JC 9H", "JH 7D 8S")
        assert (held.path, held.word) == ("play.suit.void.opponent_ruffed", "over_else_free")
        assert held.clause == "play.void.opponent-ruffed"

    def test_every_playable_card_is_in_one_group(self) -> None:
        one, held = situation(WAIVED, "hearts", "JC 9H", "JH AH 7D 8S")
        assert held.groups == Groups(0, 0, one.cards("JH"), one.cards("AH"), one.cards("7D 8S"))
        one, held = situation(WAIVED, "hearts", "JC 9H", "QC 7C JH 8S")
        assert held.groups == Groups(one.cards("QC"), one.cards("7C"), one.cards("JH"), 0, one.cards("8S"))

    def test_a_trump_lead_has_no_ruffs(self) -> None:
        one, held = situation(WAIVED, "hearts", "9H", "JH 7H 8S")
        assert held.groups == Groups(one.cards("JH"), one.cards("7H"), 0, 0, one.cards("8S"))
        assert (held.path, held.clause) == ("play.suit.follow_trump.opponent", "play.follow-trump.opponent")

    def test_a_player_whom_no_row_binds_is_free(self) -> None:
        _, held = situation(WAIVED, "hearts", "9H", "8S 7D")
        assert (held.path, held.word) == ("", "free")

    def test_the_situation_is_said_in_one_sentence(self) -> None:
        _, held = situation(WAIVED, "hearts", "JC 9H", "JH 7D 8S")
        expected = "JC was led and clubs cannot be followed; an opponent holds the trick with 9H, a ruff"
        assert held.situation == expected
        _, held = situation(WAIVED, "hearts", "JH 7H", "8H 7D")
        assert held.situation == "JH, a trump, was led and hearts can be followed; the partner holds the trick with JH"

    def test_a_jack_no_duty_can_force_frees_the_player(self) -> None:
        one, held = situation(over(COMMON, {"never_forced": "J"}), "hearts", "9H", "JH 7D")
        assert held.legal == held.playable
        assert held.clause == "play.never-forced"
        assert forbids(held, one.card("7D")) is None


class TestForbidden:
    """Every forbidden card has one code, one clause and one sentence."""

    def test_the_led_suit_must_be_followed(self) -> None:
        answer = reason(WAIVED, "hearts", "9C", "8C AH 7D", "AH")
        assert (answer.code, answer.clause) == ("play.must-follow", "play.follow-plain.opponent")
        assert answer.sentence == "8C must be played: 9C was led and clubs can be followed"

    def test_a_trump_lead_must_be_beaten(self) -> None:
        answer = reason(WAIVED, "hearts", "9H", "JH 7H", "7H")
        assert (answer.code, answer.clause) == ("play.must-beat", "play.follow-trump.opponent")
        assert answer.sentence == "JH must be played: an opponent holds the trick with 9H and JH is higher"

    def test_the_partner_must_be_beaten_where_the_row_says_so(self) -> None:
        answer = reason(WAIVED, "all_trump", "AH 7H", "8H 9H JH", "8H")
        assert (answer.code, answer.clause) == ("play.must-beat", "play.all-trump.follow-trump.partner")
        assert answer.sentence == "9H or JH must be played: the partner holds the trick with AH and these are higher"

    def test_a_duty_to_beat_a_ruffed_suit_names_its_best_card(self) -> None:
        beat = over(COMMON, at("suit.follow_plain.opponent_ruffed", "beat"))
        answer = reason(beat, "hearts", "QC 7H", "KC 7C", "7C")
        assert answer.sentence == "KC must be played: QC is the best card of the led suit and KC is higher"

    def test_a_trump_must_be_played(self) -> None:
        answer = reason(WAIVED, "spades", "AD", "7S KH", "KH")
        assert (answer.code, answer.clause) == ("play.must-ruff", "play.void.opponent")
        assert answer.sentence == (
            "7S must be played: diamonds cannot be followed, an opponent holds the trick with AD and a trump is held"
        )

    def test_a_low_trump_must_be_played_under_a_ruff(self) -> None:
        assert reason(COMMON, "hearts", "AC JH", "8H AD", "AD").code == "play.must-ruff"

    def test_a_ruff_must_be_overtrumped(self) -> None:
        for card in ("8H", "7D"):
            answer = reason(WAIVED, "hearts", "JC 9H", "JH 8H 7D", card)
            assert (answer.code, answer.clause) == ("play.must-overruff", "play.void.opponent-ruffed")
            assert answer.sentence == "JH must be played: an opponent holds the trick with 9H and JH is higher"

    def test_a_trump_of_any_height_will_do_where_the_row_says_so(self) -> None:
        ruff = over(COMMON, at("suit.void.opponent_ruffed", "ruff"))
        assert reason(ruff, "hearts", "JC 9H", "JH 8H 7D", "7D").code == "play.must-ruff"

    def test_an_undertrump_is_forbidden(self) -> None:
        answer = reason(DISCARD, "hearts", "AC JH", "8H AD 7S", "8H")
        assert (answer.code, answer.clause) == ("play.must-not-undertrump", "play.void.opponent-ruffed")
        assert answer.sentence == "8H may not be played: it is a trump under JH, and AD or 7S can be played instead"

    def test_a_follower_may_ruff_but_not_under_a_ruff(self) -> None:
        assert reason(EITHER, "hearts", "9C TH", "8C 8H 7D", "8H").code == "play.must-not-undertrump"
        assert reason(EITHER, "hearts", "9C TH", "8C 8H 7D", "7D").code == "play.must-follow"

    def test_a_card_elsewhere_is_not_held(self) -> None:
        answer = reason(WAIVED, "hearts", "9C", "8C AH", "AS")
        assert (answer.code, answer.sentence) == ("play.not-held", "AS is not among the playable cards")

    def test_the_number_of_no_card_of_the_pack_is_not_held(self) -> None:
        _, held = situation(WAIVED, "hearts", "9C", "8C AH")
        found = forbids(held, 63)
        assert found is not None
        assert (found.code, found.sentence) == ("play.not-held", "card number 63 is not among the playable cards")

    def test_a_legal_card_is_not_forbidden(self) -> None:
        one, held = situation(WAIVED, "hearts", "9C", "8C AH")
        assert forbids(held, one.card("8C")) is None


def demanded(rules: PlayRules, one: Game, position: Position) -> Duty:
    """Return the duty in a random position."""
    table = one.tables[SUITS.get(position.trump, position.kind)]
    hand, trick = mask(map(one.card, position.hand)), tuple(map(one.card, position.trick))
    return duty(rules, table, hand, trick, position.partner_holds)


def test_exactly_the_illegal_cards_have_a_reason_and_it_names_a_card_that_may_be_played() -> None:
    for path, row_words in ROWS.items():
        for word in row_words:
            one = game(play=over(COMMON, at(path, word)))
            rules = compile_play(one.declaration, one.pack, one.tables)
            for position in reaching(path, 40):
                held = demanded(rules, one, position)
                allowed = legal(position, words() | {path: word})
                assert held.path == f"play.{row(position)}"
                assert one.names(held.legal) == allowed
                for card in members(held.playable):
                    answer = forbids(held, card)
                    assert (answer is None) == (one.pack.codes[card] in allowed)
                    if answer:
                        assert answer.clause == held.clause
                        assert any(name in answer.sentence for name in allowed)

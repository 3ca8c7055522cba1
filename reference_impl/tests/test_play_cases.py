"""Published situations: legal sets, trick winners and card values, each with the source that states the answer.

Tricks are written in the order of play, so the player's partner is the one who played two cards before him. A case
names the rows it depends on; the same position is asked under every rule for which a source gives an answer.
"""

from __future__ import annotations

import pytest
from play_samples import COMMON, CONTRACTS, JASS_PLAIN, JASS_TRUMP, Data, Game, game, over

from belote.play import compile_play, legal_cards


def void(**rows: str) -> Data:
    """Return the common play section with other rows for a player who cannot follow."""
    return over(COMMON, {"suit": {"void": rows}})


FORCED = COMMON  # undertrump is a duty, partner's trick is free: classic French belote
WAIVED = void(opponent_ruffed="over_else_free")  # contrée, coinche, Bulgarian, Baloot
STRICT = void(partner="ruff", partner_ruffed="over_else_ruff")  # no exemption for the partner's trick
BELA = over(STRICT, {"suit": {"follow_plain": {"opponent": "beat", "partner": "beat"}}})
ROTTERDAM = void(partner="ruff", opponent_ruffed="over_else_discard", partner_ruffed="over_else_discard")
AMSTERDAM = void(opponent_ruffed="over_else_discard", partner_ruffed="no_under")
CONTREE_2015 = void(opponent_ruffed="over_else_free", partner_ruffed="under_if_only_trumps")
RUFFS = dict.fromkeys(("opponent", "partner", "opponent_ruffed", "partner_ruffed"), "any_or_ruff")
SCHIEBER = over(
    void(opponent="free", opponent_ruffed="under_if_only_trumps", partner_ruffed="under_if_only_trumps"),
    {"never_forced": "J", "suit": {"follow_trump": {"opponent": "any", "partner": "any"}, "follow_plain": RUFFS}},
)
DIFFERENZLER = over(SCHIEBER, {"suit": {"void": {"opponent_ruffed": "free", "partner_ruffed": "free"}}})

ALL = "all"

LEGAL = [
    # BelotGameEngine pull request 9: a led plain jack is no high trump.
    (WAIVED, "hearts", "JC 9H", "JH 7D 8S", "JH"),
    # coinche-back commit 36918ac5: in all trumps only the led suit matters.
    (WAIVED, "all_trump", "9H TC", "JH 8H", "JH"),
    (WAIVED, "all_trump", "9H TC", "8H JS", "8H"),
    # gurian-belote commit f15a302f: a trump lead must be raised; in Jass it need not.
    (FORCED, "hearts", "QH", "KH 7H AS", "KH"),
    (WAIVED, "hearts", "QH", "KH 7H AS", "KH"),
    (BELA, "hearts", "QH", "KH 7H AS", "KH"),
    (ROTTERDAM, "hearts", "QH", "KH 7H AS", "KH"),
    (SCHIEBER, "hearts", "QH", "KH 7H AS", "KH 7H"),
    # Contree-KFFR commit 96e9a10c and the rule texts it is measured against: an opponent's ruff that cannot be beaten.
    (FORCED, "hearts", "AC JH", "8H KH AD 7S", "8H KH"),
    (WAIVED, "hearts", "AC JH", "8H KH AD 7S", ALL),
    (ROTTERDAM, "hearts", "AC JH", "8H KH AD 7S", "AD 7S"),
    (AMSTERDAM, "hearts", "AC JH", "8H KH AD 7S", "AD 7S"),
    (SCHIEBER, "hearts", "AC JH", "8H KH AD 7S", "AD 7S"),
    (BELA, "hearts", "AC JH", "8H KH AD 7S", "8H KH"),
    # prevostc/belote commit 9aa1184d: a jack of another suit is no higher trump.
    (FORCED, "hearts", "TH 9H", "AH JD", "AH"),
    # OroshiX/coinche commit b4ee8dd7: trump is that of the contract, here spades.
    (WAIVED, "spades", "AD", "7S KH QH", "7S"),
    # vbelote.com, how to play: no duty with a weaker trump; French reading: the eight.
    (WAIVED, "hearts", "AC JH", "8H AD", ALL),
    (FORCED, "hearts", "AC JH", "8H AD", "8H"),
    # coinche-game commit 828c55b1: the partner holds the trick with a trump.
    (FORCED, "hearts", "KC 9H 7C", "JH TH AD", ALL),
    (WAIVED, "hearts", "KC 9H 7C", "JH TH AD", ALL),
    (ROTTERDAM, "hearts", "KC 9H 7C", "JH TH AD", "JH"),
    (BELA, "hearts", "KC 9H 7C", "JH TH AD", "JH"),
    (AMSTERDAM, "hearts", "KC 9H 7C", "JH TH AD", "JH AD"),
    # fr-belote commit 04758ef0: a partner's high discard holds nothing.
    (FORCED, "spades", "8D AH 9D", "7S KC", "7S"),
    # gym-coinche commit 49b4c2dd: the partner's ace frees.
    (FORCED, "hearts", "AC 7C", "7H KD", ALL),
    # bga-klaverjassen commit b27e8102: trumps only, but one of them overtrumps.
    (ROTTERDAM, "clubs", "7D KC", "AC 8C", "AC"),
    (AMSTERDAM, "clubs", "7D KC", "AC 8C", "AC"),
    # rommertdebruijn/klaverjas commit 19eaf388: undertrumping the partner.
    (AMSTERDAM, "clubs", "7D AC 8D", "9C KC AS 7H", "9C AS 7H"),
    (ROTTERDAM, "clubs", "7D AC 8D", "9C KC AS 7H", "9C"),
    (FORCED, "clubs", "7D AC 8D", "9C KC AS 7H", ALL),
    (WAIVED, "clubs", "7D AC 8D", "9C KC AS 7H", ALL),
    # jass-kit-py issue 10: the jack is above the ten; in French belote it is the partner's and frees.
    (SCHIEBER, "diamonds", "6C JD TD", "AD 9D 6D TS", "TS"),
    (FORCED, "diamonds", "8C JD TD", "AD 9D TS", ALL),
    # jassonkel.ch, untertrumpfen: only a hand of nothing but trumps may undertrump, in Schieber.
    (SCHIEBER, "hearts", "9C QH", "7H 8H AS", "AS"),
    (SCHIEBER, "hearts", "9C QH", "7H 8H 6H", ALL),
    (SCHIEBER, "hearts", "9C QH", "KH 7H", ALL),
    (DIFFERENZLER, "hearts", "9C QH", "7H 8H AS", ALL),
    # emilijan-koteski/belote commit feadf948: the led suit is that of the first card.
    (FORCED, "spades", "9C", "8C AH", "8C"),
    # bga-coinche, rules-fr.md: the third player, whose partner led the ace, is free.
    (FORCED, "clubs", "AH KH", "KD 9C", ALL),
    # RHFanambinantsoa/score_belote_flutter: all trumps must be raised.
    (WAIVED, "all_trump", "TS", "9S 7S", "9S"),
    # Tests of a Bela engine, ids B-39, B-41, B-42 of the project's example list.
    (BELA, "hearts", "KS", "8S AS", "AS"),
    (BELA, "hearts", "9C QH 7C", "9H TH", ALL),
    (BELA, "spades", "9C TC AC", "8S JD KD", "8S"),
    # bela4us/windsurf_claude: the best card counts, not the led one; a ruffed trick still asks for a trump.
    (BELA, "diamonds", "9H KH", "TH JH 7C", "TH"),
    (BELA, "diamonds", "AD 9D 7D", "TD JD", "JD"),
    (BELA, "spades", "QH TS", "8S 9S JS 7C", "9S JS"),
    # Bitola: once a plain lead is ruffed, any card of the suit will do (correction by the project's owner).
    (BELA, "hearts", "8C TC 7H", "AC 9C", ALL),
    # BelotGameEngine commit 8cddd69: an off-suit ace holds nothing, whoever discarded it.
    (WAIVED, "spades", "KD AC", "7S 8H 9H", ALL),
    (WAIVED, "spades", "7D AC KD", "TC 8C 9H KH TS", "TS"),
    # mimojef/belot: in all trumps the jack must be played on the ace.
    (WAIVED, "all_trump", "AS", "JS KS 7S KH QH 7H", "JS"),
    # manvel-khnkoyan/belote-engine: the ace must be played on a led eight of trump.
    (WAIVED, "spades", "8S", "7S AS KD", "AS"),
    # Official belote coinchée and contrée texts of 2015: over the partner's ruff a hand of trumps only is free.
    (CONTREE_2015, "hearts", "7C 9H 8C", "JH 7H", ALL),
    (CONTREE_2015, "hearts", "7C 9H 8C", "JH 7H AS", "JH AS"),
    # Bulgarian rule text (hit.bg): an opponent's ruff is beaten if possible; trump is raised over the partner too, and
    # so in all trumps; in no trumps there is no duty to beat.
    (WAIVED, "hearts", "7C KH", "8H 9H", "9H"),
    (WAIVED, "hearts", "AH 7H", "8H 9H", "9H"),
    (WAIVED, "all_trump", "AH 7H", "8H 9H", "9H"),
    (WAIVED, "no_trump", "KH 7H", "8H AH", ALL),
]


def table_of(play: Data) -> Game:
    """Return a game with these duties: with 36 cards and Jass orders if a jack is never forced."""
    if not play["never_forced"]:
        return game(play=play)
    contracts = {"suit": {"kind": "suit", "trump": JASS_TRUMP, "plain": JASS_PLAIN}}
    return game("6789TJQKA", contracts, play=play)


@pytest.mark.parametrize("play, contract, trick, hand, expected", LEGAL)
def test_the_legal_set_is_the_published_one(play: Data, contract: str, trick: str, hand: str, expected: str) -> None:
    one = table_of(play)
    rules, table, cards = compile_play(one.declaration, one.pack, one.tables), one.tables[contract], one.trick(trick)
    partner_holds = (len(cards) - table.winner(cards)) % 2 == 0
    legal = legal_cards(rules, table, one.cards(hand), cards, partner_holds)
    assert one.names(legal) == set(hand.split() if expected == ALL else expected.split())


WINNERS = [
    # slim0/contree commit 5596379a: in all trumps a discard cannot win.
    ("all_trump", "KH JD QH 8H", 0),
    # Oliboy50/coinche issue 33: ten above nine; an off-suit king does not win.
    ("no_trump", "TS 9S 7S 8S", 0),
    ("spades", "JC KD 7C 8C", 0),
    # eitansuez/belote commit a2e070e5: cards without points have an order.
    ("clubs", "7S TH 8S JH", 2),
    ("clubs", "7S TH 8S 9S", 3),
    # bga-coinche, rules-fr.md: the ten of trump wins over the led ace.
    ("clubs", "AH KH KD TC", 3),
    # gym-coinche: a follower cannot beat a ruff.
    ("clubs", "7H TH 8C KH", 2),
    ("diamonds", "KS QD 8S TS", 1),
    # KlaverjasAiChallenge: an ace of another suit does not win.
    ("spades", "KD AC 7D 8D", 0),
    # jass-kit-py issue 10: the jack of trump beats the ten.
    ("diamonds", "7C JD TD 9C", 1),
]


@pytest.mark.parametrize("contract, trick, winner", WINNERS)
def test_the_published_player_wins_the_trick(contract: str, trick: str, winner: int) -> None:
    one = game()
    assert one.tables[contract].winner(one.trick(trick)) == winner


def test_a_side_suit_counts_as_a_plain_suit() -> None:
    """BelotGameEngine commit fca78705: jack 2, nine 0, ten 10, ace 11."""
    one = game()
    assert one.tables["hearts"].points(one.cards("JC 9C TC AC")) == 2 + 0 + 10 + 11
    assert one.tables["clubs"].points(one.cards("JC 9C TC AC")) == 20 + 14 + 10 + 11


def test_a_no_trump_ace_of_19_makes_152_with_all_cards() -> None:
    """coinche-server-rs commit 221f916c: 152 and the ten of the last trick are 162; with an ace of 11, 120."""
    plain = CONTRACTS["no_trump"]["plain"]
    nineteen = {"no_trump": {"kind": "no_trump", "plain": over(plain, {"values": {"A": 19}})}}
    dear, plain_game = game(contracts=nineteen), game()
    assert dear.tables["no_trump"].points(dear.pack.full) == 152
    assert plain_game.tables["no_trump"].points(plain_game.pack.full) == 120
    assert plain_game.tables["hearts"].points(plain_game.pack.full) == 152
    assert plain_game.tables["all_trump"].points(plain_game.pack.full) == 248

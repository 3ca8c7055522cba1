"""Where everything stands in the flat tables and columns: one name for each place, and the numbers of all words.

A table is an array of whole numbers; the kernels read ``shape[SEATS]``, ``cards[denomination, VALUES + card]`` and so
on. Masks hold bit *c* for card *c*, as in ``belote.cards``. Nothing here depends on a variant.
"""

from __future__ import annotations

NOBODY = -1

# --- shape: what holds in every deal of a variant -------------------------------------------------------------------
SEATS, SIDES, SIDE_WORD, RANKS, SUITS, SIZE, FOLLOWED, FIRST_LEAD, TRUMP_LEAD, COLUMNS, RUNGS, DENOMINATIONS = range(12)
RUNG_LEADS = 12
"""From here, by rung: 1 if it gives the lead to the taker."""
RUNG_NEEDS = 24
"""From here, by rung: what it asks, a place in ``NEEDS``."""
MELDS, SAY, SAY_IF, SHOW, SHARED, SQUARE_AND_RUN, TIE, FALSE_CLAIM, RUNS_BY, KING_QUEEN = (
    36,
    37,
    38,
    39,
    40,
    41,
    42,
    43,
    44,
    47,
)
SILENCING, SILENCE = 48, 49
"""How many squares silence, and from the second on their masks."""
BELOTE, BELOTE_POINTS, FIRST_WORD, SECOND_WORD, ONLY_FIRST, KING_FIRST, TRICK_WON, WITH_RUN, WITH_SQUARE = range(60, 69)
TRICK_MELDS, TRICK_PAIR, TRICK_LONGEST, TRICK_SQUARES = range(70, 74)
TRICK_RUN = 74
"""From here, by length: the value of a run within a trick."""
TRICK_SQUARE = 84
"""From here, two by two: mask and value of each square within a trick."""
INSTANT, INSTANT_ROWS, INSTANT_WIDTH = 110, 111, 5
"""How many rows win the match at once, and the rows: by, length, suit, other sides trickless, denominations."""
HAND, MARKS_NAMED = 140, 141
SHAPE = 150

SIDE_WORDS = ("partners", "alone", "taker_against_rest")
LEADS = ("eldest", "taker")
TRUMP_LEADS = ("free", "not_while_closed", "not_before_taker")
NEEDS = ("", "all_tricks", "all_tricks_by_taker", "all_tricks_and_belote")
SAYS = ("automatic", "before_lead", "own_first_card", "first_trick", "two_tricks")
SAY_IFS = ("always", "beats_rivals")
SHOWS = ("never", "at_once", "second_trick", "own_second_card", "end_of_deal")
SHAREDS = ("allowed", "holder_chooses", "most_valuable")
AGAINST = ("apart", "square", "run", "equal")
TIES = ("nobody", "both", "earlier_seat", "from_taker")
FALSE_CLAIMS = ("refused", "void", "to_opponents")
STEPS = ("", "value", "length", "top", "trump")
WITH_RUNS = ("apart", "joins_three", "said_by_showing")
WITH_SQUARES = ("apart", "excluded")

# --- cards: a row for each denomination -----------------------------------------------------------------------------
VALUES, BEATS, BEYOND, RUFFS, SUIT_CARDS = 0, 40, 80, 120, 126
SUIT_OF, RANK_OF = 132, 172
TRUMP, KIND, TRUMPS, FORCEABLE, JACK, TABLE, IN_PAIRS = 212, 213, 214, 215, 216, 217, 218
CARDS = 220
KINDS = ("suit", "no_trump", "all_trump")

ROWS, PATTERNS, WORD = 8, 33, 32
"""``select[denomination, led suit, row, pattern]`` says which of the five groups may be played: the rows are four for
followers and four for void players, the pattern says which groups are not empty (``HIGH`` to ``OTHER``). The last
pattern holds what a refusal must know of the row's word: 1 for any_or_ruff, 2 for the words that begin with over."""
HIGH, LOW, OVER, UNDER, OTHER = 1, 2, 4, 8, 16

# --- melds: a row for each denomination -----------------------------------------------------------------------------
HAS_TABLE, LONGEST, JOINED, SQUARES, IN_WORD = 0, 1, 2, 3, 4
RUN_VALUE = 8
"""From here, by length: the value of a run, 0 where it is no declaration."""
SQUARE = 24
"""From here, three by three: mask, value and rank of each square, the best first."""
PAIR = 64
"""From here, by suit: king and queen where their pair counts, else nothing."""
TRICK_PAIR_CARDS = 70
MELD_ROW = 72
IN_WORDS = ("none", "one", "each", "each_unless_discarded")

# --- rules: the scoring of one situation ----------------------------------------------------------------------------
LAST_TRICK, CAPOT, SCALE, SCALE_TIMES, SCALE_OVER, LOST_MELDS, LOST_BELOTE, JUDGED, WORTH, FACTOR_FOR = range(10)
ROUND_TO, HALF_STAYS, ROUND_BY, UP_HIGH, UP_LOW, SMALL_UNDER, SMALL_BECOMES, UNIT, LOST_POINTS = range(10, 19)
HANGING_TO, HANGING_PAID, TESTS, MARKS, FACTORS = range(19, 24)
FACTOR = 24
"""From here, by level: the factor, or ``THE_MATCH`` where the level decides the match."""
THE_MATCH = 1 << 30
TEST, TEST_WIDTH = 32, 5
"""From here: count (bits), against, number, equal, in."""
PAY, PAY_WIDTH = 72, 6
"""From here, for made, failed and tied: cards, declarations, belote, contract, multiplied (bits), replay."""
MARK, MARK_WIDTH = 90, 5
"""From here: name, when, free, every, points."""
RULE = 112
MOST_TESTS, MOST_MARKS, MOST_FACTORS = 8, 4, 8

ROUND_BYS = ("each", "takers", "jack_side", "larger", "more_cards")
LOWER = {"takers": "defenders", "jack_side": "other_side", "larger": "smaller", "more_cards": "fewer_cards"}
LOSTS = ("kept", "lost", "given")
SCALES = ("", "included", "excluded")
JUDGEDS = ("taker", "last_raiser")
FACTOR_FORS = ("winner", "everyone")
ALL_OR_BEST = ("best", "all")
HANGING_TOS = ("winner", "maker", "higher")
HANGING_PAIDS = ("all", "one_per_deal")
COUNTED = ("cards", "declarations", "belote")
TESTED = ("number", "bid", "defenders", "each_opponent")
VERDICTS = ("made", "failed", "tied", "next")
INS = ("raw", "game")
CONTRACTS = ("none", "takers", "defenders")
MULTIPLIED = ("cards", "capot", "declarations", "belote", "contract")
MARK_WHENS = ("trickless", "failed", "failed_with_a_trick")
DESTINATIONS = (
    "own", "takers", "defenders", "takers_own", "defenders_own", "takers_hang", "hang", "crossed", "none",
)  # fmt: skip

# --- columns of a deal ----------------------------------------------------------------------------------------------
DEALER, DENOMINATION, TAKER, AMOUNT, FLAG, LEVEL, CLOSED, RAISER, LAST_DEAL = range(9)
HEAD = 9
NO_AMOUNT = -1
"""An amount is a number of card points, ``NO_AMOUNT``, or -2 - n for rung n."""
NO_PLAY = 255
SEAT_SHIFT = 6
"""A play is the card in its low six bits and the seat in the two above; 255 where nothing was played."""
CLAIMS = 16
CLAIM_AT, CLAIM_SEAT = 48, 56
"""A claim is the mask of its cards, the number of plays before it from bit 48, and its seat from bit 56."""
NOT_SHOWN = 255
POOL = 4
UNTOLD = -(2**31)
"""A score that the log does not tell."""

# --- what is found of a deal ----------------------------------------------------------------------------------------
VERDICT, AT, FAULT, DETAIL, OUTCOME, WINNER, TAKERS, SWEPT, HUNG, PAID, EARNED = range(11)
FOUND = 12
CONFORMS, BREAKS, UNFINISHED, DIFFERS, BROKEN, CORRUPT = range(6)
VERDICT_WORDS = ("conforms", "breaks", "unfinished", "differs", "broken", "corrupt")
OUTCOMES = ("", "made", "failed", "tied", "replay", "match")
MADE, FAILED, TIED, REPLAY, MATCH = 1, 2, 3, 4, 5
NEXT = 4

COUNTED_CARDS, COUNTED_MELDS, COUNTED_BELOTE, COUNTED_TRICKS = range(4)
"""The rows of what is counted, each by side."""

# --- the state of a deal while it runs ------------------------------------------------------------------------------
HANDS, DEALT, SIDE_OF, CARD_POINTS, SEAT_TRICKS, SIDE_TRICKS, MELD_POINTS, BELOTE_PAID = range(0, 32, 4)
(
    TURN_LEADER,
    TURN_NUMBER,
    TURN_STEP,
    CLAIMS_HEARD,
    LAPSED,
    SHOWN,
    JACK_SIDE,
    TRUMPED,
    LAST_SIDE,
    DONE_FIRST,
    SILENCED,
) = range(32, 43)
PAIRS, PAIR_WIDTH = 44, 8
"""From here, by suit: the pair of belote a seat has begun."""
BEGUN, FIRST_SAID, QUALIFIED, SECOND, SECOND_SAID, PAIR_TRICK, WON = range(7)
HEAP_CARDS, HEAP_CAPOT, HEAP_MELDS, HEAP_BELOTE, SHARE, SMALL, WHOLE, TAKES, PARTS = range(76, 112, 4)
STATE = 120
ROOM_DEAL, ROOM_CLAIMS = 140, 150
"""Behind the state and the counts of marks: what paying needs, and the claims heard."""

C_SEAT, C_CARDS, C_SQUARE, C_LENGTH, C_TOP, C_SUIT, C_VALUE, C_PLACE, C_JOINED, C_HELD, C_SCORES, C_LOST = range(12)
CLAIM = 12
FOR_READING = 16
"""Rows of claims, and behind them as many for the reading of a hand."""
ROOM = ROOM_CLAIMS + 2 * FOR_READING * CLAIM

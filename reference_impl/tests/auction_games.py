"""Declarations for the tests of dealing and auction: the first five sections of many games, in resolved form.

``game`` builds a declaration from short parts and writes the contextual defaults out, as the resolved form has them.
The rules are those of the published texts named in the bibliography; scoring and play are left empty.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from belote.auction import (
    AuctionRules,
    AuctionState,
    Call,
    apply_call,
    begin,
    compile_auction,
    contract,
    late_calls,
    legal_calls,
    next_round,
    said,
)
from belote.cards import Cards, Pack
from belote.contracts import FinalContract
from belote.declaration.model import Declaration
from belote.declaration.structure import structure
from belote.setup import Table

Data = dict[str, Any]
Hands = tuple[Cards, ...]

TRUMP = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0, "6": 0}
PLAIN = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0, "6": 0}
SUITS = ["clubs", "diamonds", "hearts", "spades"]
PACK32, PACK24, PACK36 = "789TJQKA", "9TJQKA", "6789TJQKA"

P4A: Data = {"count": 4, "sides": "partners", "direction": "counterclockwise"}
P4C: Data = {"count": 4, "sides": "partners", "direction": "clockwise"}
P2: Data = {"count": 2, "sides": "alone", "direction": "counterclockwise"}
P3: Data = {"count": 3, "sides": "taker_against_rest", "direction": "counterclockwise"}

TURN: list[Data] = [
    {"to": "hand", "cards": [3, 2]},
    {"to": "turned"},
    {"round": 1},
    {"round": 2},
    {"to": "hand", "up_to": 8},
]
FIVE: list[Data] = [{"to": "hand", "cards": [3, 2]}, {"round": 1}, {"to": "hand", "up_to": 8}]
EIGHT: list[Data] = [{"to": "hand", "cards": [3, 2, 3]}, {"round": 1}]
ROTATION = {"first": "lot", "after_deal": "next", "after_void": "next", "after_misdeal": "same"}

FLAT = [["suits"]]
FLAT_ALL = [["suits", "no_trump", "all_trump"]]
SIX = [["clubs"], ["diamonds"], ["hearts"], ["spades"], ["no_trump"], ["all_trump"]]
VOID = {"deal": "void"}
CANNOT = {"deal": "cannot"}


def swap(rank: str, by: str) -> Data:
    """Return a swap step for a card held before round 1."""
    return {"swap": {"rank": rank, "by": by, "held": "first_cards"}}


def row(call: str, *bid: str, **more: Any) -> Data:
    """Return a bid row."""
    return {"call": call, "bid": list(bid), **more}


def going_round(*rows: Data, ends: str = "passed") -> Data:
    """Return a round of these rows."""
    return {"ends": ends, "bids": list(rows)}


def doubling(call: str, level: int, by: str, when: str = "in_turn", after: str = "closed", **more: Any) -> Data:
    """Return a doubling row; in the stage after the bids nothing is said about later bids."""
    later = {} if when == "after_bids" else {"bids_after": after}
    return {"call": call, "level": level, "by": by, "when": when, **later, **more}


R1 = going_round(row("take", "turned", turned_to="taker"))
R2 = going_round(row("name", "others", turned_to="taker"))
R2_ANY = going_round(row("name", "suits", turned_to="taker"))
ANY_SIX = going_round(row("bid", "suits", "no_trump", "all_trump"))
ANY_SUIT = going_round(row("bid", "suits"))
CAPOT = {"name": "capot", "needs": "all_tricks"}
GENERALE = {"name": "generale", "needs": "all_tricks_by_taker", "lead": "taker"}
NUMBERS: Data = {"from": 80, "to": 160, "step": 10, "rungs": [CAPOT]}
D, R = doubling("double", 1, "defenders"), doubling("redouble", 2, "takers")
D_ANY, R_ANY = doubling("double", 1, "defenders", "any_time"), doubling("redouble", 2, "takers", "any_time")
D_OPEN = doubling("double", 1, "defenders", after="open")
R_OPEN = doubling("redouble", 2, "takers", after="open")


def contracts(kinds: str, ranks: str) -> Data:
    """Return the contracts named by letters: S suits, N no trump, A all trump."""
    trump, plain = table(TRUMP, ranks), table(PLAIN, ranks)
    found: Data = {"suit": {"kind": "suit", "trump": trump, "plain": plain}}
    if "N" in kinds:
        found["no_trump"] = {"kind": "no_trump", "plain": plain}
    if "A" in kinds:
        found["all_trump"] = {"kind": "all_trump", "trump": trump}
    return found


def table(values: Mapping[str, int], ranks: str) -> Data:
    """Return order and values of the ranks of a pack, best first."""
    return {
        "order": "".join(rank for rank in values if rank in ranks),
        "values": {rank: value for rank, value in values.items() if rank in ranks},
    }


def game(
    players: Data,
    steps: list[Data],
    auction: Data,
    kinds: str = "S",
    ranks: str = PACK32,
    dealer: Data | None = None,
    cut: Data | None = None,
) -> Declaration:
    """Build the declaration of a game with the defaults of its auction written out."""
    turned = any("turned" in (step.get("to"), step.get("last")) for step in steps)
    data = {
        "players": players,
        "pack": {"ranks": ranks, "suits": "CDHS", "shuffle": "every_deal", "cut": cut},
        "dealing": {"dealer": dealer or ROTATION, "steps": steps},
        "contracts": contracts(kinds, ranks),
        "auction": resolved_auction(auction, players, ranks if turned else "", kinds),
        "play": {"lead": {"first": "eldest"}},
        "scoring": {},
        "match": {},
        "irregularities": {},
    }
    return structure(data, Declaration)


def resolved_auction(auction: Data, players: Data, ranks: str, kinds: str) -> Data:
    """Write the contextual defaults of every row out."""
    seats = list(range(1, players["count"] + 1))
    over = ["opening", "passes", "partner", "opponents"]
    rungs = [rung["name"] for rung in auction.get("amounts", {}).get("rungs", [])]
    amounts = ["numbers", *rungs] if "amounts" in auction else []
    everything = SUITS + ["no_trump"] * ("N" in kinds) + ["all_trump"] * ("A" in kinds)
    defaults = {"seats": seats, "over": over, "amounts": amounts, "turned": ranks}
    return {
        **auction,
        "rounds": [
            {**part, "bids": [{**defaults, **bid_row} for bid_row in part["bids"]]} for part in auction["rounds"]
        ],
        "doubling": [{"of": everything, **part} for part in auction.get("doubling", [])],
        "annul": [
            {"seats": seats, "over": [] if part["when"] == "after_deal" else over, **part}
            for part in auction.get("annul", [])
        ],
    }


def rules_of(declaration: Declaration) -> AuctionRules:
    """Compile the auction of a declaration."""
    return compile_auction(declaration, pack_of(declaration), Table(declaration.players))


def pack_of(declaration: Declaration) -> Pack:
    """Return the pack of a declaration."""
    return Pack(declaration.pack.ranks, declaration.pack.suits)


def with_must(part: Data, *seats: int) -> Data:
    """Return a round whose first row obliges these positions."""
    first, *rest = part["bids"]
    return {**part, "bids": [{**first, "must": list(seats)}, *rest]}


def bulgarian(**more: Any) -> Data:
    """Return the auction of six ranked contracts with doubles that a higher bid escapes."""
    return {"order": SIX, "rounds": [ANY_SIX], "doubling": [D_OPEN, R_OPEN], "all_pass": VOID, **more}


def numbers(**more: Any) -> Data:
    """Return the auction of numbers in a suit with closed doubles in turn."""
    return {"amounts": NUMBERS, "order": FLAT, "rounds": [ANY_SUIT], "doubling": [D, R], "all_pass": VOID, **more}


def turn_up(*rounds: Data, **more: Any) -> Data:
    """Return the auction of a turned card."""
    return {"order": FLAT, "rounds": list(rounds) or [R1, R2], "all_pass": VOID, **more}


LOW_TURNED = "789TJQK"
BALOOT_R1 = going_round(
    row("hokum", "turned", turned_to="taker"),
    row("sun", "no_trump", turned=LOW_TURNED, over=["opening", "passes", "partner", "opponents", "own"],
        equal="earlier_seat", turned_to="taker"),
    row("sun", "no_trump", turned="A", over=["opening", "passes"], turned_to="taker"),
    row("sun", "no_trump", turned="A", seats=[1], over=["partner", "opponents", "own"], equal="earlier_seat",
        turned_to="taker"),
    row("ashkal", "no_trump", seats=[3, 4], over=["partner", "opponents"], turned_to="partner"),
)  # fmt: skip
BALOOT_R2 = going_round(
    row("hokum", "others", turned_to="taker"),
    row("sun", "no_trump", turned=LOW_TURNED, over=["passes", "partner", "opponents", "own"], equal="earlier_seat",
        turned_to="taker"),
    row("sun", "no_trump", turned="A", over=["passes"], turned_to="taker"),
    row("sun", "no_trump", turned="A", seats=[1], over=["partner", "opponents", "own"], equal="earlier_seat",
        turned_to="taker"),
    row("ashkal", "no_trump", seats=[3, 4], over=["partner", "opponents"], after_pass="refused", turned_to="partner"),
)  # fmt: skip
EITHER = ["open", "closed"]
BALOOT_DOUBLING = [
    doubling("double", 1, "defenders", "after_bids", of=SUITS, manner=EITHER),
    doubling("triple", 2, "taker", "after_bids", of=SUITS, manner=["open"]),
    doubling("four", 3, "doubler", "after_bids", of=SUITS, manner=EITHER),
    doubling("gahwa", 4, "taker", "after_bids", of=SUITS, manner=["open"]),
    doubling("double", 1, "defenders", "after_bids", of=["no_trump"],
             score={"own_at_most": 100, "other_at_least": 101}),
]  # fmt: skip
APP_SUN = row("sun", "no_trump", over=["opening", "passes", "partner", "opponents", "own"], equal="earlier_seat",
              turned_to="taker")  # fmt: skip
APP_ASHKAL = row("ashkal", "no_trump", seats=[3, 4], turned=LOW_TURNED, turned_to="partner")
APP_DOUBLING = [
    doubling("double", 1, "defenders", "after_bids", of=SUITS, manner=EITHER),
    doubling("triple", 2, "takers", "after_bids", of=SUITS, manner=EITHER),
    doubling("four", 3, "defenders", "after_bids", of=SUITS, manner=EITHER),
    doubling("gahwa", 4, "takers", "after_bids", of=SUITS, manner=["open"]),
    doubling("double", 1, "defenders", "after_bids", of=["no_trump"],
             score={"own_at_most": 99, "other_at_least": 100}),
]  # fmt: skip
KAWESH = [
    {"call": "kawesh", "when": "before_calls", "over": ["opening"], "hand": {"only": "789"}, "dealer": "same"},
    {"call": "kawesh", "when": "in_turn", "over": ["passes", "partner", "opponents"], "hand": {"only": "789"},
     "dealer": "next"},
]  # fmt: skip
JACK_FIRST = going_round(
    row("take", "turned", turned="789TQKA", turned_to="taker"),
    row("take", "turned", turned="J", seats=[1], must=[1], turned_to="taker"),
)
JACK_LAST = going_round(
    row("take", "turned", turned="789TQKA", turned_to="taker"),
    row("take", "turned", turned="J", seats=[4], must=[4], turned_to="taker"),
)
PAIRS_R2 = going_round(row("name", "others", "no_trump", "all_trump", turned_to="taker"))
SIX_HAND: list[Data] = [
    {"to": "hand", "cards": [3, 3]},
    {"to": "turned"},
    {"round": 1},
    {"round": 2},
    swap("7", "anyone"),
    {"to": "hand", "up_to": 9},
    {"show": "bottom"},
]
COINCHE_ROWS = going_round(
    row("bid", "suits", "no_trump", "all_trump", amounts=["numbers", "capot"]),
    row("bid", "suits", "no_trump", "all_trump", amounts=["generale"], over=["passes", "partner", "opponents"]),
)
SUPERIOR = {"from": 80, "to": 160, "step": 10, "rungs": [CAPOT, GENERALE]}
MODERN: Data = {"order": [["suits"], ["no_trump"], ["all_trump"]], "all_pass": VOID}
BELA_STEPS: list[Data] = [
    {"to": "hand", "cards": [3, 3]},
    {"to": "hidden", "cards": [2]},
    {"round": 1},
    {"look": "hidden"},
]
GIRETRA_DOUBLING = [
    doubling("double", 1, "defenders", target="any_bid"),
    doubling("accept", 1, "defenders", "by_passing", of=["clubs", "no_trump"]),
    doubling("redouble", 2, "takers", target="any_bid", of=["diamonds", "hearts", "spades", "all_trump"]),
]
OBLIGED_PLAYER = {"first": "lot", "after_deal": "winner", "after_void": "same", "after_misdeal": "same"}
TAKE, NAME = going_round(row("take", "turned")), going_round(row("name", "others"))

GAMES: dict[str, Declaration] = {
    "turn-up": game(P4A, TURN, turn_up()),
    "turn-up any suit": game(P4C, TURN, turn_up(R1, R2_ANY)),
    "turn-up from taker": game(P4A, [*TURN[:-1], {"to": "hand", "up_to": 8, "from": "taker"}], turn_up()),
    "turn-up third round": game(
        P4C,
        [*TURN, {"round": 3}],
        turn_up(R1, R2, going_round(row("name", "suits", seats=[1], must=[1])), all_pass=CANNOT),
    ),
    "turn-up 3 players": game(P3, TURN, turn_up(), ranks=PACK24),
    "modern": game(P4A, TURN, {**MODERN, "rounds": [
        going_round(row("take", "turned", "no_trump", "all_trump", turned_to="taker")), PAIRS_R2]}, "SNA"),
    "modern late": game(P4A, TURN, {**MODERN, "rounds": [R1, PAIRS_R2]}, "SNA"),
    "six contracts": game(P4A, FIVE, bulgarian(), "SNA"),
    "six contracts speaks": game(P4A, FIVE, bulgarian(idle="speaks"), "SNA"),
    "six contracts third": game(
        P4A, FIVE, bulgarian(doubling=[D_OPEN, R_OPEN, doubling("third", 3, "defenders", after="open")]), "SNA"),
    "six contracts forced": game(P4A, FIVE, bulgarian(rounds=[with_must(ANY_SIX, 4)], all_pass=CANNOT), "SNA"),
    "six contracts annul": game(P4A, FIVE, bulgarian(rounds=[with_must(ANY_SIX, 4)], all_pass=CANNOT, annul=[
        {"call": "annul", "seats": [4], "over": ["passes"], "when": "in_turn", "hand": {"points_at_most": 7},
         "dealer": "next"}]), "SNA"),
    "six contracts 2 players": game(
        P2, [{"to": "hand", "cards": [3, 3]}, {"round": 1}, {"to": "hand", "up_to": 9}], bulgarian(), "SNA", PACK24),
    "open table 2 players": game(P2, [
        {"to": "hand", "cards": [3, 2]}, {"to": "table_down", "cards": [1, 1, 1, 1]},
        {"to": "table_up", "cards": [1, 1, 1, 1]}, {"round": 1}, {"to": "hand", "up_to": 8}], bulgarian(), "SNA"),
    "six contracts 3 players": game(P3, FIVE, bulgarian(), "SNA", PACK24),
    "numbers": game(P4A, EIGHT, numbers()),
    "numbers spoken": game(
        P4A, EIGHT, numbers(amounts={"from": 80, "to": 270, "step": 10}, idle="speaks")),
    "numbers four levels": game(P4A, EIGHT, numbers(amounts={"from": 80, "to": 850, "step": 10}, doubling=[
        doubling("vida", level, "defenders" if level % 2 else "takers") for level in (1, 2, 3, 4)])),
    "numbers any time": game(P4A, EIGHT, {
        "amounts": SUPERIOR, "order": FLAT_ALL, "rounds": [COINCHE_ROWS], "doubling": [D_ANY, R_ANY],
        "all_pass": VOID}, "SNA"),
    "numbers ranked escape": game(P4A, EIGHT, {
        "amounts": NUMBERS, "order": SIX, "doubling": [D_OPEN, R], "all_pass": VOID, "rounds": [going_round(
            row("bid", "suits", "no_trump", "all_trump"),
            row("bid", "suits", "no_trump", "all_trump", over=["own"], suit="new"))]}, "SNA"),
    "numbers capot not doubled": game(P4A, EIGHT, {
        "amounts": NUMBERS, "order": FLAT_ALL, "rounds": [ANY_SIX], "all_pass": VOID,
        "doubling": [{**D_ANY, "except": ["capot"]}, R_ANY]}, "SNA"),
    "numbers until lead": game(P4C, EIGHT, {
        "amounts": {"from": 90, "to": 180, "step": 10, "rungs": [CAPOT, GENERALE]}, "order": FLAT, "all_pass": VOID,
        "doubling": [doubling("double", 1, "defenders", "until_lead"), doubling("redouble", 2, "takers", "until_lead")],
        "rounds": [going_round(row("bid", "suits", amounts=["numbers", "capot"]),
                               row("bid", "suits", amounts=["generale"], seats=[2, 3, 4]))]}),
    "numbers over a turned card": game(P4C, TURN, {
        "amounts": {"from": 80, "to": 160, "step": 10}, "order": FLAT, "all_pass": VOID, "rounds": [
            going_round(row("bid", "turned", turned_to="taker"), ends="each_spoke"),
            going_round(row("bid", "suits", turned_to="taker"))]}),
    "numbers with a flag": game(P4C, EIGHT, {
        "amounts": {"from": 80, "to": 800, "step": 10, "flag": "capot"}, "order": [["suits", "no_trump"]],
        "rounds": [going_round(row("bid", "suits", "no_trump"))], "all_pass": VOID,
        "doubling": [D, doubling("redouble", 2, "taker")]}, "SN"),
    "hidden two": game(P4A, BELA_STEPS, turn_up(with_must(going_round(row("name", "suits")), 4), all_pass=CANNOT)),
    "hidden two, two rounds": game(P4A, [*BELA_STEPS, {"round": 2}], turn_up(
        going_round(row("name", "suits")), with_must(going_round(row("name", "suits")), 4), all_pass=CANNOT)),
    "hidden till pass": game(
        P4A,
        [BELA_STEPS[0], {"to": "hidden_till_pass", "cards": [2]}, *BELA_STEPS[2:]],
        turn_up(with_must(going_round(row("name", "suits")), 4), all_pass=CANNOT)),
    "hidden four 2 players": game(P2, [
        {"to": "hand", "cards": [3, 3]}, {"to": "turned"}, {"to": "hidden", "cards": [4]}, {"round": 1}, {"round": 2},
        {"look": "hidden"}], turn_up(TAKE, with_must(NAME, 2), all_pass=CANNOT)),
    "hidden three, last turned": game(P4A, [
        {"to": "hand", "cards": [5]}, {"to": "hidden", "cards": [3], "last": "turned"}, {"round": 1}, {"round": 2},
        swap("7", "not_dealer"), {"look": "hidden"}], turn_up(TAKE, NAME, annul=[
            {"call": "aponta", "when": "in_turn", "hand": {"points_at_most": 0}, "dealer": "next"}])),
    "five and a turned card, swap": game(P4C, [
        {"to": "hand", "cards": [1, 1, 1, 1, 1]}, {"to": "turned"}, {"round": 1}, {"round": 2}, swap("7", "anyone"),
        {"to": "hand", "up_to": 8}], turn_up(R1, R2_ANY)),
    "sun over hokum": game(P4A, TURN, {
        "order": [["suits"], ["no_trump"]], "all_pass": VOID, "rounds": [BALOOT_R1, BALOOT_R2],
        "doubling": BALOOT_DOUBLING}, "SN"),
    "sun over hokum, app": game(P4A, TURN, {
        "order": [["suits"], ["no_trump"]], "all_pass": VOID, "doubling": APP_DOUBLING, "annul": KAWESH, "rounds": [
            going_round(row("hokum", "turned", turned_to="taker"), APP_SUN, APP_ASHKAL),
            going_round(row("hokum", "others", turned_to="taker"), APP_SUN, APP_ASHKAL)]}, "SN"),
    "forced jack": game(P4C, [
        {"to": "hand", "cards": [5]}, {"to": "turned"}, {"round": 1}, {"round": 2}, swap("7", "anyone"),
        {"to": "hand", "up_to": 8}],
        turn_up(JACK_FIRST, going_round(row("name", "others", must=[4], turned_to="dealer")), all_pass=CANNOT, annul=[
            {"call": "sevens", "when": "after_deal", "hand": {"four_of": "7"}, "dealer": "same"}])),
    "forced jack, last": game(P4C, TURN, turn_up(JACK_LAST, with_must(R2, 4), all_pass=CANNOT)),
    "forced jack 2 players": game(P2, [*SIX_HAND[:4], {"to": "hand", "up_to": 9}], turn_up(
        going_round(row("take", "turned", turned="9TQKA", turned_to="taker"),
                    row("take", "turned", turned="J", must=[2], turned_to="taker")),
        with_must(R2, 2), all_pass=CANNOT), ranks=PACK24),
    "passed out is played": game(P4C, TURN, {
        "order": FLAT_ALL, "rounds": [R1, PAIRS_R2],
        "all_pass": {"deal": "played", "taker": "nobody", "turned_to": "eldest"}}, "SNA"),
    "passed out is played 2 players": game(P2, SIX_HAND, {
        "order": FLAT_ALL, "rounds": [TAKE, going_round(row("name", "others", "no_trump", "all_trump"))],
        "all_pass": {"deal": "played", "taker": "nobody", "turned_to": "nobody"}}, "SNA"),
    "obliged player": game({**P3, "direction": "clockwise"}, [
        {"to": "hand", "cards": [3, 3]}, {"to": "hidden", "cards": [3]}, {"to": "turned"}, {"round": 1}, {"round": 2},
        swap("7", "taker"), {"look": "hidden"}],
        turn_up(TAKE, NAME, all_pass={"deal": "played", "taker": "dealer", "turned_to": "nobody"}),
        dealer=OBLIGED_PLAYER),
    "obliged player, pairs": game(P4C, [
        {"to": "hand", "cards": [3, 3]}, {"to": "hidden", "cards": [3], "last": "turned"}, {"round": 1}, {"round": 2},
        swap("6", "anyone"), {"look": "hidden"}],
        turn_up(TAKE, NAME, all_pass={"deal": "played", "taker": "dealer", "turned_to": "nobody"}), ranks=PACK36),
    "one suit a side": game(P4C, FIVE, {
        "order": SIX, "all_pass": CANNOT, "doubling": GIRETRA_DOUBLING, "rounds": [going_round(
            row("suit", "suits", limit={"per": "side", "times": 1}, must=[1]), row("bid", "no_trump", "all_trump"))]},
        "SNA", cut={"by": "after_dealer", "at_least": 6}),
    "offer": game(P2, SIX_HAND, turn_up(
        going_round(row("take", "turned"), row("schmeiss", "turned", offer="annul")), NAME)),
    "eldest must name": game(P4C, EIGHT, turn_up(
        going_round(row("name", "suits", seats=[1], must=[1])), all_pass=CANNOT)),
    "drawn suit": game(P4C, [{"to": "hand", "cards": [3, 2, 3], "last": "turned"}, {"round": 1}, {"round": 2}],
        turn_up(TAKE, going_round(row("name", "others", seats=[1], must=[1])), all_pass=CANNOT)),
    "pushed to the partner": game(P4C, [{"to": "hand", "cards": [3, 3, 3]}, {"round": 1}, {"round": 2}], turn_up(
        going_round(row("name", "suits", seats=[1])), going_round(row("name", "suits", seats=[3], must=[3])),
        all_pass=CANNOT), ranks=PACK36),
    "all on the table": game(P2, [
        {"to": "table_down", "cards": [4]}, {"to": "table_up", "cards": [4]}, {"to": "table_down", "cards": [4]},
        {"to": "table_up", "cards": [4], "last": "turned"}], {
            "order": [], "rounds": [], "all_pass": {"deal": "played", "taker": "nobody", "turned_to": "nobody"}}),
    "kitty 3 players": game(P3, [
        {"to": "hand", "cards": [3, 2, 3, 2]}, {"to": "kitty", "cards": [2]}, {"round": 1}, {"take": "kitty"}],
        numbers()),
}  # fmt: skip
"""Games by a name that says what is particular about them."""


def started(rules: AuctionRules, dealer: int = 3, turned: str = "", scores: tuple[int, ...] = ()) -> AuctionState:
    """Begin an auction; ``turned`` is the code of the turned card. With dealer 3 of four seats, seat 0 is eldest."""
    if not turned:
        return begin(rules, dealer, scores=scores)
    suit, rank = rules.pack.suits.index(turned[1]), rules.pack.ranks.index(turned[0])
    return begin(rules, dealer, suit, rank, scores)


def after(rules: AuctionRules, state: AuctionState, *words: str, hands: Hands | None = None) -> AuctionState:
    """Apply calls given in words, as ``bid 90 hearts``; ``3: double`` is said by seat 3, else the seat on turn speaks.

    Rounds follow each other by themselves.
    """
    for text in words:
        seat, _, word = text.rpartition(": ")
        state = on(rules, state, hands)
        speaker = int(seat) if seat else state.turn
        assert speaker is not None, f"nobody is on turn to say {word}"
        state = apply_call(rules, state, speaker, the_call(rules, state, speaker, word, hands), hands)
    return on(rules, state, hands)


def on(rules: AuctionRules, state: AuctionState, hands: Hands | None) -> AuctionState:
    """Begin the next round where one is due."""
    while state.status == "round_over":
        state = next_round(rules, state, state.round + 1, hands)
    return state


def the_call(rules: AuctionRules, state: AuctionState, seat: int, word: str, hands: Hands | None) -> Call:
    """Return the legal call with these words."""
    legal = {**legal_calls(rules, state, hands), **late_calls(rules, state, hands)}
    found = [call for call in legal.get(seat, ()) if said(call) == word]
    assert len(found) == 1, f"seat {seat} cannot say {word}: {[said(call) for call in legal.get(seat, ())]}"
    return found[0]


def options(rules: AuctionRules, state: AuctionState, hands: Hands | None = None) -> dict[int, list[str]]:
    """Return what each seat may say, in words."""
    legal = {**legal_calls(rules, state, hands), **late_calls(rules, state, hands)}
    return {seat: [said(call) for call in calls] for seat, calls in legal.items()}


def count_auctions(rules: AuctionRules, dealer: int = 0, turned: str = "") -> int:
    """Count the complete auctions of calls in turn, each state once."""
    counted: dict[AuctionState, int] = {}

    def count(state: AuctionState) -> int:
        state = on(rules, state, None)
        if state.turn is None:
            return 1
        if state not in counted:
            calls = legal_calls(rules, state)[state.turn]
            counted[state] = sum(count(apply_call(rules, state, state.turn, call)) for call in calls)
        return counted[state]

    return count(started(rules, dealer, turned))


def list_auctions(rules: AuctionRules, dealer: int = 0, turned: str = "") -> Iterator[tuple[Call, ...]]:
    """Yield the complete auctions of calls in turn, one by one."""

    def walk(state: AuctionState, calls: tuple[Call, ...]) -> Iterator[tuple[Call, ...]]:
        state = on(rules, state, None)
        if state.turn is None:
            yield calls
            return
        for call in legal_calls(rules, state)[state.turn]:
            yield from walk(apply_call(rules, state, state.turn, call), (*calls, call))

    return walk(started(rules, dealer, turned), ())


def ended(name: str, *words: str, turned: str = "", dealer: int = 3) -> FinalContract:
    """Play a whole auction and return its contract."""
    rules = rules_of(GAMES[name])
    return contract(rules, after(rules, started(rules, dealer, turned), *words))


def offered(name: str, *words: str, turned: str = "", dealer: int = 3) -> dict[int, list[str]]:
    """Return what may be said after these calls."""
    rules = rules_of(GAMES[name])
    return options(rules, after(rules, started(rules, dealer, turned), *words))


def state_after(name: str, *words: str, turned: str = "", dealer: int = 3) -> AuctionState:
    """Return the state after these calls."""
    rules = rules_of(GAMES[name])
    return after(rules, started(rules, dealer, turned), *words)

"""An adapter for belote-cli (French classic belote): positions, declarations, scores, auctions and whole deals.

``python belote_cli_adapter.py [partial]``. The engine declares everything for everybody and says belote by itself, so a
record in which something is left unsaid is skipped. It lists no legal calls and refuses hardly any; calls are not
compared. Scores from totals use the functions by which ``score_round`` ends.
"""

from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import version
from typing import Any

from belote.deck import Card, Contract, Rank, Suit
from belote.game import SANS_ATOUT_BID, GameState, Phase, Seat, TrickCard, legal_cards, place_bid, play_card, team_of
from belote.game import trick_winner_seat as winner_of
from speaking import NAMES, SUITS, Adapter, Json, Seats, Skip, base_of, dealt, sides

from belote import scoring

SYMBOLS = {"C": Suit.CLUBS, "D": Suit.DIAMONDS, "H": Suit.HEARTS, "S": Suit.SPADES}
RANKS = {rank.value.replace("10", "T"): rank for rank in Rank}
CARDS = {letter + suit: Card(symbol, rank) for letter, rank in RANKS.items() for suit, symbol in SYMBOLS.items()}
CODES = {card: code for code, card in CARDS.items()}
LETTERS = {symbol: letter for letter, symbol in SYMBOLS.items()}
SPECIAL = {"no_trump": SANS_ATOUT_BID, "all_trump": Suit.TOUT_ATOUT}
table: Seats


def take(variant: str, declaration: Json) -> str | None:
    """Take any game with a turned card and four players in pairs."""
    global table
    table = Seats(declaration)
    turned = [step for step in declaration["dealing"]["steps"] if step.get("to") == "turned"]
    return None if turned and declaration["players"]["count"] == 4 else "it plays with a turned card, four in pairs"


def seat_of(letter: str) -> Seat:
    """Return a seat of the engine, which sits its players in the order of play: south, east, north, west."""
    return Seat((table.number(letter) + 2) % 4)


def letter_of(seat: Seat) -> str:
    """Return the letter of a seat."""
    return table.letter(seat.value + 2)


def started(contract: Json, **members: Any) -> GameState:
    """Return a deal in play under a contract."""
    name = contract["denomination"]
    trump = SYMBOLS[SUITS[name]] if name in SUITS else SPECIAL[name]
    kind = {"no_trump": Contract.SANS_ATOUT, "all_trump": Contract.TOUT_ATOUT}.get(name, Contract.NORMAL)
    state = GameState(hands=((), (), (), ()), phase=Phase.PLAYING, contract=kind)
    return replace(state, trump=None if name == "no_trump" else trump, **members)


def position(record: Json) -> Iterator[Json]:
    """Show the legal cards of a seat, or who wins a complete trick."""
    given, events = record["given"], record["events"]
    trick = tuple(TrickCard(seat_of(play["seat"]), CARDS[play["card"]]) for play in given["trick"])
    state = started(given["contract"], current_trick=trick)
    letter = given.get("seat")
    if letter is None and events:
        yield {"turn": None, "phase": "play", "refused": {"phase": "play"}}
        return
    if letter is None:
        yield {"turn": None, "phase": "play"} | won(state, trick)
        return
    seat, held = seat_of(letter), tuple(CARDS[code] for code in given["cards"])
    hands = tuple(held if other == seat else () for other in Seat)
    state = replace(state, hands=hands, turn=seat)
    legal = [CODES[card] for card in legal_cards(state, seat)]
    place: Json = {"turn": letter, "phase": "play", "cards": legal}
    if events and (events[0]["seat"] != letter or events[0].get("card") not in legal):
        yield place | {"refused": {"phase": "play"}}
        return
    yield place
    if events:
        whole = (*trick, TrickCard(seat, CARDS[events[0]["card"]]))
        yield {"turn": None, "phase": "play"} | (won(state, whole) if len(whole) == 4 else {})


def won(state: GameState, trick: tuple[TrickCard, ...]) -> Json:
    """Return who wins a trick, and its card points without the last trick."""
    bare = state.contract == Contract.SANS_ATOUT
    letter = letter_of(winner_of(trick, state.trump, False, bare))
    return {"winner": letter, "trick": {"winner": letter, "points": scoring.trick_card_points(state, trick)}}


def declarations(record: Json) -> Iterator[Json]:
    """Show which declarations score, once everything is said."""
    given, events = record["given"], record["events"]
    if record["kind"] == "refusal":
        raise Skip("nobody declares wrongly: the engine finds what there is")
    hands = tuple(tuple(CARDS[code] for code in given["hands"].get(letter_of(seat), ())) for seat in Seat)
    taker = given["contract"].get("taker")
    state = started(given["contract"], hands=hands, taker=seat_of(taker) if taker else None)
    state = replace(state, hands=spoken_hands(hands, events))
    yield from ({} for _ in events)
    yield {"phase": "play"} | declared(state)


def spoken_hands(hands: tuple[tuple[Card, ...], ...], events: list[Json]) -> tuple[tuple[Card, ...], ...]:
    """Return hands without the declarations that nobody says; skip a record in which one is false, or not shown."""
    said = [event for event in events if event["do"] == "declare"]
    shown = {event["seat"] for event in events if event["do"] == "show"}
    if shown and not {event["seat"] for event in said} <= shown:
        raise Skip("the engine shows everything")
    found = []
    for seat, hand in zip(Seat, hands, strict=True):
        words = {code for event in said if event["seat"] == letter_of(seat) for code in event["cards"]}
        if not words <= {CODES[card] for card in hand}:
            raise Skip("nobody declares wrongly: the engine finds what there is")
        unsaid = {card for meld in unsaid_melds(hand, words) for card in meld.cards if CODES[card] not in words}
        found.append(tuple(card for card in hand if card not in unsaid))
    return tuple(found)


def unsaid_melds(hand: tuple[Card, ...], words: set[str]) -> list[Any]:
    """Return the declarations of a hand that are worth something and not said."""
    found = [*scoring.detect_sequences(hand), *scoring.detect_carres(hand)]
    return [
        meld
        for meld in found
        if scoring.get_declaration_points([meld]) and not {CODES[card] for card in meld.cards} <= words
    ]


def refuse_unsaid(hands: tuple[tuple[Card, ...], ...], events: list[Json]) -> None:
    """Skip a deal in which a declaration that is worth something is not said, or not shown."""
    if spoken_hands(hands, events) != hands:
        raise Skip("the engine declares everything")


def declared(state: GameState) -> Json:
    """Return what scores, and the card points of declarations by side."""
    points = {0: 0, 1: 0}
    scored = []
    for found in scoring.get_declarations(state):
        if found.detail is not None:
            value = scoring.get_declaration_points([found.detail])
            points[team_of(found.seat)] += value
            if value:
                cards = [CODES[card] for card in found.detail.cards]
                scored.append({"seat": letter_of(found.seat), "cards": cards, "value": value})
    return {"declared": sides(points[0], points[1]), "scored": scored}


def score(record: Json) -> Iterator[Json]:
    """Show the score of a deal from its totals."""
    given = record["given"]
    contract = given["contract"]
    if "fault" in given or "taker" not in contract:
        raise Skip("the engine has no faults, and no deal without a taker")
    ours = contract["taker"] in ("NS", "N", "S")
    taker, other = ("NS", "EW") if ours else ("EW", "NS")
    state = started(contract, taker=Seat.SOUTH if ours else Seat.EAST, litige_points=sum(given.get("pool", ())))
    team = team_of(state.taker)
    bare = state.contract == Contract.SANS_ATOUT
    context = scoring._ScoringContext(state, state.trump, state.taker, team, 1 - team, bare, [], 0, 0)
    heaps = [
        given.get(name, {}).get(side, 0) for name in ("cards", "declarations", "belote") for side in (taker, other)
    ]
    last = 0 if given["last"] in ("NS", "N", "S") else 1
    swept = [side for side in ("NS", "EW") if "tricks" in given and not given["tricks"].get(side)]
    if swept:
        winner = 1 - team if swept[0] == taker else team
        found = scoring._score_capot_outcome(context, winner, *heaps, False, False, last, [])
    else:
        found = scoring._score_normal_outcome(context, *heaps, False, False, last, [])
    shown = scored_by(state, found, contract.get("level", 0))
    if given.get("pool"):
        del shown["pool"]  # the engine adds all stakes up
    yield shown


def scored_by(state: GameState, found: scoring.ScoringBreakdown, level: int) -> Json:
    """Return what is written, and what is held back."""
    ours, theirs = scoring.coinche_adjusted_credits(found, level)
    taker_first = found.taker_team == 0
    outcome = "failed" if found.is_failed else "tied" if found.is_litige else "made"
    held = [state.litige_points + found.litige_points_awarded] if found.is_litige else []
    return {
        "outcome": outcome,
        "score": sides(*((ours, theirs) if taker_first else (theirs, ours))),
        "pool": [amount for amount in held if amount],
    }


def auction(record: Json) -> Iterator[Json]:
    """Show whose turn it is and what stands; the engine takes any bid, so refusals are not asked."""
    given = record["given"]
    if record["kind"] == "refusal" or given.get("hands"):
        raise Skip("the engine does not tell which bids are legal")
    turned = CARDS[given["turned"]]
    rest = [card for card in CARDS.values() if card != turned]
    hands = tuple(tuple(rest[5 * seat : 5 * seat + 5]) for seat in range(4))
    yield from walked(dealing(seat_of(given["dealer"]), hands, turned, tuple(rest[20:])), record["events"])


def dealing(dealer: Seat, hands: tuple[tuple[Card, ...], ...], turned: Card, rest: tuple[Card, ...]) -> GameState:
    """Return a deal before its first call."""
    first = dealer.next_seat()
    return GameState(
        hands=hands, dealer=dealer, leader=first, turn=first, phase=Phase.BIDDING, up_card=turned, remaining_cards=rest
    )


def walked(state: GameState, events: list[Json]) -> Iterator[Json]:
    """Make calls and plays one by one; at a card that is not legal stop with a refusal."""
    said = [event for event in events if event["do"] in ("declare", "show")]
    begun = False
    for event in events:
        place = seen(state)
        if event["do"] == "play" and state.phase == Phase.PLAYING:
            if not begun:
                refuse_unsaid(state.hands, said)
                begun = True
            legal = [CODES[card] for card in legal_cards(state, state.turn)]
            if event["seat"] != letter_of(state.turn) or event["card"] not in legal:
                yield place | {"refused": {"phase": "play"}}
                return
            refuse_silence(state, event)
            yield place
            state = play_card(state, CARDS[event["card"]])
        elif event["do"] in ("declare", "show") and state.phase == Phase.PLAYING:
            yield place
        elif (
            event["do"] in ("pass", "bid") and state.phase == Phase.BIDDING and letter_of(turn(state)) == event["seat"]
        ):
            yield place
            state = place_bid(state, bid_of(event))
        else:
            raise Skip(f"the engine has no {event['do']} here")
    yield seen(state)


def refuse_silence(state: GameState, event: Json) -> None:
    """Skip a deal in which the word belote is missing, or said for nothing."""
    card = CARDS[event["card"]]
    counts = card.suit == state.trump and card.rank in (Rank.KING, Rank.QUEEN)
    if (counts and state.belote_holders.get(card.suit) == state.turn) != bool(event.get("belote")):
        raise Skip("the word belote goes without saying")


def turn(state: GameState) -> Seat:
    """Return whose turn it is."""
    return state.current_bidder if state.phase == Phase.BIDDING else state.turn


def bid_of(event: Json) -> Any:
    """Return a call as the engine takes it."""
    if event["do"] == "pass":
        return None
    name = event["denomination"]
    return SYMBOLS[SUITS[name]] if name in SUITS else SPECIAL[name]


def contract_of(state: GameState) -> Json | None:
    """Return the contract."""
    if state.taker is None:
        return None
    name = {Contract.SANS_ATOUT: "no_trump", Contract.TOUT_ATOUT: "all_trump"}.get(state.contract)
    taker = letter_of(state.taker)
    played = {"denomination": name or NAMES[LETTERS[state.trump]], "taker": taker}
    return played | {"turned_to": taker, "round": state.bidding_round}


def seen(state: GameState) -> Json:
    """Observe a deal."""
    hands = {letter_of(seat): [CODES[card] for card in state.hand_of(seat)] for seat in Seat}
    if state.phase == Phase.BIDDING:
        return {"turn": letter_of(turn(state)), "phase": "auction", "contract": None}
    if state.phase == Phase.DEAL:
        return {"turn": None, "phase": "over", "outcome": "void", "contract": None}
    shown: Json = {"contract": contract_of(state), "hands": hands}
    if state.phase == Phase.PLAYING:
        legal = [CODES[card] for card in legal_cards(state, state.turn)]
        shown |= {"turn": letter_of(state.turn), "phase": "play", "cards": legal}
        fresh = state.completed_tricks and not state.current_trick
        return shown | ({"trick": won(state, state.completed_tricks[-1])["trick"]} if fresh else {})
    found = scoring.score_round(state)
    last = {"trick": won(state, state.completed_tricks[-1])["trick"]}
    belote = (found.taker_belote, found.defender_belote)
    by_side = sides(*(belote if found.taker_team == 0 else belote[::-1]))
    whole = replace(state, hands=state.initial_hands)
    return (
        shown | last | {"turn": None, "phase": "over", "belote": by_side} | declared(whole) | scored_by(state, found, 0)
    )


def deal(record: Json) -> Iterator[Json]:
    """Show a whole deal."""
    given = record["given"]
    if given.get("to_cut") or given.get("pool") or given.get("marks"):
        raise Skip("the engine is not asked about the cut and hanging points here")
    if record["kind"] == "refusal" and record["events"][-1]["do"] != "play":
        raise Skip("the engine refuses nothing but cards")
    dealer = seat_of(given["dealer"])
    hands, rest = dealt(given["pack"], dealer.value, [3, 2])
    cards = tuple(tuple(CARDS[code] for code in hand) for hand in hands)
    state = dealing(dealer, cards, CARDS[rest[0]], tuple(CARDS[code] for code in rest[1:]))
    yield from walked(state, record["events"])


def auction_only(record: Json) -> Iterator[Json]:
    """Show an auction, which ends with a contract: the cards that are filled in are not shown."""
    for place in auction(record):
        over = place.get("phase") == "play"
        kept = {name: place[name] for name in ("turn", "phase", "contract", "outcome") if name in place}
        yield kept | ({"turn": None, "phase": "over", "outcome": "contract"} if over else {})


def run(record: Json) -> Iterator[Json]:
    """Run a record of a kind the engine has."""
    kinds = {
        "position": position,
        "declarations": declarations,
        "score": score,
        "auction": auction_only,
        "deal": deal,
    }
    return kinds[base_of(record)](record)


if __name__ == "__main__":
    WHO = {
        "name": "belote-cli",
        "version": version("belote-cli"),
        "language": "Python",
        "kinds": ["position", "auction", "declarations", "score", "deal", "refusal"],
        "results": "trace",
        "refusals": "refused",
    }
    Adapter(WHO, take, run).main()

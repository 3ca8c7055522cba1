"""An adapter for colver (French contrée): auctions, positions and whole deals. ``python colver_adapter.py [partial]``.

The engine takes any action it is given; what is legal is what ``legal_actions`` lists, and this adapter refuses the
rest. It scores deals that are played to their end, and has no score from totals.
"""

from collections.abc import Callable, Iterator
from importlib.metadata import version

import colver
from speaking import NAMES, SUITS, Adapter, Json, Seats, Skip, base_of, dealt, sides

ORDER = "SHDC"
RANKS = "789JQKTA"
HIGH = "ATKQJ987"
CODES = [rank + suit for suit in ORDER for rank in RANKS]
PASS, CAPOT, DOUBLE, REDOUBLE = 0, 37, 41, 42
table: Seats


def take(variant: str, declaration: Json) -> str | None:
    """Take any game of this shape: what it plays otherwise is for the comparison to show."""
    global table
    table = Seats(declaration)
    steps = declaration["dealing"]["steps"]
    if [step for step in steps if step.get("to") != "hand" and "round" not in step] or len(steps) != 2:
        return "it deals eight cards and holds one round"
    return None if "declarations" not in declaration else "it has no declarations"


def action_of(call: Json) -> int:
    """Return the engine's number of a call; one it has no number for is none."""
    if call["do"] == "pass":
        return PASS
    if call["do"] == "double":
        return {"double": DOUBLE, "redouble": REDOUBLE}.get(call["call"], -1)
    suit = ORDER.index(SUITS[call["denomination"]]) if call.get("denomination") in SUITS else None
    if suit is None or call["do"] != "bid":
        return -1
    if call.get("amount") == "capot":
        return CAPOT + suit
    amount = call.get("amount")
    return -1 if amount not in range(80, 161, 10) else 1 + (amount - 80) // 10 * 4 + suit


def call_of(action: int) -> Json:
    """Return an engine's action of the auction as a call."""
    if action == PASS:
        return {"do": "pass"}
    if action >= DOUBLE:
        return {"do": "double", "call": "double" if action == DOUBLE else "redouble"}
    number, suit = divmod(action - 1, 4)
    amount: int | str = "capot" if action >= CAPOT else 80 + 10 * number
    return {"do": "bid", "call": "bid", "denomination": NAMES[ORDER[suit]], "amount": amount}


def contract_of(env: "colver.Env", taker: int) -> Json | None:
    """Return the contract, once there is one; the engine keeps the side, the taker's seat is whoever bid last."""
    found = env.get_contract()
    if not found or not found["value"]:
        return None
    amount: int | str = "capot" if found["value"] == 250 else found["value"]
    denomination = NAMES[ORDER[found["trump"]]]
    contract = {"denomination": denomination, "taker": table.letter(taker), "amount": amount, "level": found["coinche"]}
    raisers = [table.letter(player) for player, action in env.get_bid_history() if action >= DOUBLE]
    return contract | ({"doubler": raisers[0], "last_raiser": raisers[-1]} if raisers else {})


def auction_seen(env: "colver.Env", taker: int) -> Json:
    """Observe an auction."""
    if env.phase() == 0:
        turn = table.letter(env.current_player())
        calls = {turn: [call_of(action) for action in env.legal_actions()]}
        return {"turn": turn, "phase": "auction", "calls": calls}
    ended = "contract" if env.phase() == 1 else "void"
    return {"turn": None, "phase": "over", "outcome": ended, "contract": contract_of(env, taker)}


def auction(record: Json) -> Iterator[Json]:
    """Run an auction; hands do not matter to it."""
    env = colver.Env.deal_with_hands(
        table.number(record["given"]["dealer"]), [list(range(seat, 32, 4)) for seat in range(4)]
    )
    taker = 0
    yield from walked(record, env, taker, auction_seen)


def walked(record: Json, env: "colver.Env", taker: int, seen: Callable[["colver.Env", int], Json]) -> Iterator[Json]:
    """Make the calls and plays of a record one by one; at the first that is not legal stop with a refusal."""
    for event in record["events"]:
        place = seen(env, taker)
        action = playing(env, event)
        legal = not env.is_terminal() and table.letter(env.current_player()) == event["seat"]
        if not legal or action not in env.legal_actions():
            yield place | {"refused": {"phase": place["phase"]}}
            return
        yield place
        if env.phase() == 0 and PASS < action < DOUBLE:
            taker = env.current_player()
        env.step(action)
    yield seen(env, taker)


def playing(env: "colver.Env", event: Json) -> int:
    """Return the action of an event, -1 for one out of place. The word belote goes without saying here."""
    if event["do"] in ("declare", "show", "swap", "keep", "lay_away", "fault", "annul", "accept", "refuse", "cut"):
        raise Skip(f"the engine has no {event['do']}")
    if event["do"] != "play":
        return action_of(event) if env.phase() == 0 else -1
    if env.phase() == 0:
        return -1
    silent = event["card"][0] in "KQ" and not event.get("belote") and counts_for_belote(env, event["card"])
    if silent or (event.get("belote") and not counts_for_belote(env, event["card"])):
        raise Skip("the word belote goes without saying")
    return CODES.index(event["card"])


def counts_for_belote(env: "colver.Env", card: str) -> bool:
    """Say whether a card is king or queen of trump of a player who was dealt both."""
    trump = ORDER[env.get_contract()["trump"]]
    pair = {CODES.index("K" + trump), CODES.index("Q" + trump)}
    held = env.get_initial_hands()[env.current_player()]
    return card[0] in "KQ" and card[1] == trump and pair <= set(held)


def deal(record: Json) -> Iterator[Json]:
    """Run a whole deal."""
    given = record["given"]
    if given.get("to_cut") or given.get("pool") or given.get("marks"):
        raise Skip("the engine has no cut and no hanging points")
    dealer = table.number(given["dealer"])
    hands, _ = dealt(given["pack"], dealer, [3, 2, 3])
    env = colver.Env.deal_with_hands(dealer, [[CODES.index(card) for card in hand] for hand in hands])
    yield from walked(record, env, 0, deal_seen)


def deal_seen(env: "colver.Env", taker: int) -> Json:
    """Observe a deal."""
    hands = {table.letter(seat): [CODES[card] for card in hand] for seat, hand in enumerate(env.get_hands())}
    if env.phase() == 0:
        return auction_seen(env, taker) | {"hands": hands}
    seen: Json = {"phase": "play", "hands": hands, "contract": contract_of(env, taker)}
    if not env.is_terminal():
        turn = table.letter(env.current_player())
        legal = [CODES[card] for card in env.legal_actions()]
        seen |= {"turn": turn, "cards": legal, "calls": {}, "card_points": sides(*env.get_points())}
        return seen | trick_seen(env)
    seen |= {"phase": "over", "turn": None}
    if seen["contract"] is None:
        return seen | {"outcome": "void"}
    ours, theirs = env.rewards()
    return seen | {"score": sides(int(ours), int(theirs))}


def trick_seen(env: "colver.Env") -> Json:
    """Return the winner of the trick just completed; the engine tells its points by those of the sides only."""
    fresh = all(card < 0 for card in env.get_current_trick()) and sum(env.get_tricks_won())
    return {"trick": {"winner": table.letter(env.get_trick_lead())}} if fresh else {}


def position(record: Json) -> Iterator[Json]:
    """Build a deal in which the position can stand: earlier tricks and other hands are filled with what is left."""
    given = record["given"]
    if given["contract"]["denomination"] not in SUITS:
        raise Skip("the engine plays suits")
    trick = [play["card"] for play in given["trick"]]
    seat = given.get("seat")
    if seat is None and record["events"]:
        yield {"turn": None, "refused": {"phase": "play"}}
        return
    if seat is None:
        yield complete(given, trick)
        return
    leader = table.number(given["trick"][0]["seat"] if trick else seat)
    env = standing(given["contract"], leader, trick, given["cards"])
    place = {"turn": seat, "phase": "play", "cards": [CODES[card] for card in env.legal_actions()]}
    events = record["events"]
    if events and (events[0]["seat"] != seat or events[0].get("card") not in place["cards"]):
        yield place | {"refused": {"phase": "play"}}
        return
    yield place
    if events:
        env.step(CODES.index(events[0]["card"]))
        yield {"turn": None, "phase": "play"} | (trick_seen(env) if len(trick) == 3 else {})


def complete(given: Json, trick: list[str]) -> Json:
    """Play the last card of a complete trick, which is not the last of the deal."""
    leader = table.number(given["trick"][0]["seat"])
    spare = next(card for card in CODES if card not in trick)
    env = standing(given["contract"], leader, trick[:3], [trick[3], spare])
    before = sum(env.get_points())
    env.step(CODES.index(trick[3]))
    winner = table.letter(env.get_trick_lead())
    return {"turn": None, "winner": winner, "trick": {"winner": winner, "points": sum(env.get_points()) - before}}


def standing(contract: Json, leader: int, trick: list[str], cards: list[str]) -> "colver.Env":
    """Return a deal in which somebody holds these cards and the trick lies so far, led by this seat."""
    if not cards:
        raise Skip("the seat has no card")
    rest = [card for card in CODES if card not in trick and card not in cards]
    left = len(cards)
    hands: list[list[str]] = []
    for place in range(4):
        size = left - (place < len(trick))
        hands.append(list(cards) if place == len(trick) else [rest.pop() for _ in range(size)])
    played = [[rest.pop() for _ in range(4)] for _ in range(8 - left)]
    for dealer in range(4):
        by_seat = [hands[(seat - leader) % 4] for seat in range(4)]
        env = colver.Env.from_cfn(cfn(contract, dealer, by_seat, [*played, trick]))
        if env.get_trick_lead() == leader:
            return env
    raise Skip("no deal was found in which this seat leads")


def cfn(contract: Json, dealer: int, hands: list[list[str]], tricks: list[list[str]]) -> str:
    """Write a deal in the engine's notation."""
    groups = [
        ".".join("".join(rank for rank in HIGH if rank + suit in hand) for suit in ORDER) if hand else "-"
        for hand in hands
    ]
    lying = "/".join("".join(card[0] + card[1].lower() for card in trick) for trick in tricks if trick) or "-"
    trump = SUITS[contract["denomination"]].lower()
    taker = contract.get("taker", "NS")
    side = "NS" if taker in ("N", "S", "NS") else "EW"
    return f"{'NESW'[dealer]}:{'/'.join(groups)} {lying} 80{trump}{side}"


def run(record: Json) -> Iterator[Json]:
    """Run a record of a kind the engine has."""
    kinds = {"auction": auction, "deal": deal, "position": position}
    return kinds[base_of(record)](record)


if __name__ == "__main__":
    WHO = {
        "name": "colver",
        "version": version("colver"),
        "language": "Rust",
        "kinds": ["position", "auction", "deal", "refusal"],
        "results": "trace",
        "refusals": "refused",
    }
    Adapter(WHO, take, run).main()

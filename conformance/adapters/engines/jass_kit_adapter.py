"""An adapter for jass-kit (Swiss Schieber): positions and the play of whole deals.

``python jass_kit_adapter.py [partial]``. The engine has no Weis, no Stöck and no score over several deals; what is
declared in a deal passes it by. It takes any card it is given; what is legal is what ``get_valid_cards`` says.
"""

from collections.abc import Iterator
from importlib.metadata import version

import numpy as np
from jass.game.const import OBE_ABE, UNE_UFE, card_strings
from jass.game.game_sim import GameSim
from jass.game.rule_schieber import RuleSchieber
from speaking import Adapter, Json, Seats, Skip, base_of, dealt, sides

RULE = RuleSchieber()
TRUMPS = {"diamonds": 0, "hearts": 1, "spades": 2, "clubs": 3, "top_down": OBE_ABE, "bottom_up": UNE_UFE}
CODES = [name[1:].replace("10", "T") + name[0] for name in card_strings]
PUSH = 10
BESIDES = ("declare", "show")
table: Seats


def take(variant: str, declaration: Json) -> str | None:
    """Take any game of thirty-six cards in which one names a contract or pushes it."""
    global table
    table = Seats(declaration)
    return None if declaration["pack"]["ranks"] == "6789TJQKA" else "it plays with thirty-six cards"


def number_of(letter: str) -> int:
    """Return the engine's number of a seat; it counts north, east, south, west and plays from high to low."""
    return -table.number(letter) % 4


def letter_of(number: int) -> str:
    """Return the letter of a seat."""
    return table.letter(-number % 4)


def hand_of(codes: list[str]) -> np.ndarray:
    """Return cards as the engine has them: a one for each card held."""
    hand = np.zeros(36, np.int32)
    hand[[CODES.index(code) for code in codes]] = 1
    return hand


def names(hand: np.ndarray) -> list[str]:
    """Return the cards of a hand."""
    return [CODES[card] for card in np.flatnonzero(hand)]


def position(record: Json) -> Iterator[Json]:
    """Show the legal cards of a seat, or who wins a complete trick."""
    given, events = record["given"], record["events"]
    if given["contract"]["denomination"] not in TRUMPS:
        raise Skip("the engine has no such contract")
    trump = TRUMPS[given["contract"]["denomination"]]
    trick = [CODES.index(play["card"]) for play in given["trick"]]
    letter = given.get("seat")
    if letter is None and events:
        yield {"turn": None, "phase": "play", "refused": {"phase": "play"}}
        return
    if letter is None:
        yield {"turn": None, "phase": "play"} | won(trick, number_of(given["trick"][0]["seat"]), trump)
        return
    valid = RULE.get_valid_cards(hand_of(given["cards"]), trick, len(trick), trump)
    place: Json = {"turn": letter, "phase": "play", "cards": names(valid)}
    if events and (events[0]["seat"] != letter or events[0].get("card") not in place["cards"]):
        yield place | {"refused": {"phase": "play"}}
        return
    yield place
    if events:
        whole = [*trick, CODES.index(events[0]["card"])]
        leader = number_of(given["trick"][0]["seat"] if trick else letter)
        yield {"turn": None, "phase": "play"} | (won(whole, leader, trump) if len(whole) == 4 else {})


def won(trick: list[int], leader: int, trump: int) -> Json:
    """Return who wins a trick and what its cards count, without the last trick."""
    cards = np.array(trick)
    winner = letter_of(RULE.calc_winner(cards, leader, trump))
    return {"winner": winner, "trick": {"winner": winner, "points": RULE.calc_points(cards, False, trump)}}


def deal(record: Json) -> Iterator[Json]:
    """Show a whole deal."""
    given = record["given"]
    if given.get("to_cut"):
        raise Skip("the engine has no cut")
    if record["kind"] == "refusal" and record["events"][-1]["do"] in BESIDES:
        raise Skip("the engine has no declarations")
    dealer = table.number(given["dealer"])
    hands, _ = dealt(given["pack"], dealer, [3, 3, 3])
    by_number = np.array([hand_of(hands[-number % 4]) for number in range(4)])
    sim = GameSim(RULE)
    sim.init_from_cards(by_number, -dealer % 4)
    for event in record["events"]:
        place = seen(sim)
        yield place if legal(sim, event) else place | {"refused": {"phase": place["phase"]}}
        if not legal(sim, event):
            return
        if event["do"] in ("pass", "bid"):
            sim.action_trump(PUSH if event["do"] == "pass" else TRUMPS[event["denomination"]])
        elif event["do"] == "play":
            sim.action_play_card(CODES.index(event["card"]))
    yield seen(sim)


def legal(sim: GameSim, event: Json) -> bool:
    """Say whether the engine's rules allow an event; what it does not know raises ``Skip``."""
    state = sim.state
    calling = state.trump < 0
    if event["do"] in BESIDES:
        if calling:
            raise Skip(f"the engine has no {event['do']}")
        return True
    if event["do"] not in ("pass", "bid", "play"):
        raise Skip(f"the engine has no {event['do']}")
    if sim.is_done() or letter_of(state.player) != event["seat"] or calling == (event["do"] == "play"):
        return False
    if event["do"] == "pass":
        return state.forehand == -1
    return event["do"] == "bid" or event["card"] in names(valid(sim))


def valid(sim: GameSim) -> np.ndarray:
    """Return what may be played."""
    state = sim.state
    return RULE.get_valid_cards(state.hands[state.player], state.current_trick, state.nr_cards_in_trick, state.trump)


def seen(sim: GameSim) -> Json:
    """Observe a deal."""
    state = sim.state
    shown: Json = {"hands": {letter_of(number): names(state.hands[number]) for number in range(4)}}
    if state.trump < 0:
        return shown | {"turn": letter_of(state.player), "phase": "auction"}
    name = next(name for name, trump in TRUMPS.items() if trump == state.trump)
    shown["contract"] = {"denomination": name, "taker": letter_of(state.declared_trump)}
    if state.nr_tricks and not state.nr_cards_in_trick:
        last = state.nr_tricks - 1
        points = RULE.calc_points(state.tricks[last], False, state.trump)
        shown["trick"] = {"winner": letter_of(int(state.trick_winner[last])), "points": points}
    if sim.is_done():
        return shown | {"turn": None, "phase": "over"}
    points = sides(*(int(number) for number in state.points[:2]))
    turn = letter_of(state.player)
    return shown | {"turn": turn, "phase": "play", "cards": names(valid(sim)), "card_points": points}


def run(record: Json) -> Iterator[Json]:
    """Run a record of a kind the engine has."""
    return {"position": position, "deal": deal}[base_of(record)](record)


if __name__ == "__main__":
    WHO = {
        "name": "jass-kit",
        "version": version("jass-kit"),
        "language": "Python",
        "kinds": ["position", "deal", "refusal"],
        "results": "trace",
        "refusals": "refused",
    }
    Adapter(WHO, take, run).main()

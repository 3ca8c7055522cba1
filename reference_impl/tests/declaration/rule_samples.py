"""Small games written out by hand, as a file would give them, and the means to change one thing in them.

They are six tables of the family under neutral names: a turned card and two rounds, six ranked contracts, bids by
numbers, hidden cards with an obliged dealer, two contracts with closed doubles, and three players each alone.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from belote.declaration.consistency import Finding, check
from belote.declaration.contextual import fill
from belote.declaration.defaults import with_defaults
from belote.declaration.orphans import find
from belote.declaration.paths import MISSING, get

Data = dict[str, Any]
GONE = object()
"""In place of a value: take the key away."""

TRUMP = {"order": "J9ATKQ87", "values": {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}}
PLAIN = {"order": "ATKQJ987", "values": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}}
SUIT = {"kind": "suit", "trump": TRUMP, "plain": PLAIN}
NO_TRUMP = {"kind": "no_trump", "plain": PLAIN}
ALL_TRUMP = {"kind": "all_trump", "trump": TRUMP}
EVERY_HEAP = ["cards", "declarations", "belote"]
MORE_THAN_DEFENDERS = {"count": EVERY_HEAP, "against": "defenders", "equal": "tied"}
USUAL_TABLE = {
    "runs": [20, 50, 100, 100, 100, 100],
    "squares": [{"ranks": "J", "value": 200}, {"ranks": "9", "value": 150}, {"ranks": "ATKQ", "value": 100}],
}
SUIT_ROWS = {
    "follow_trump": {"opponent": "beat", "partner": "beat"},
    "follow_plain": {"opponent": "any", "partner": "any", "opponent_ruffed": "any", "partner_ruffed": "any"},
    "void": {"opponent": "ruff", "partner": "free", "opponent_ruffed": "over_else_ruff", "partner_ruffed": "free"},
}
NO_TRUMP_ROWS = {"follow_plain": {"opponent": "any", "partner": "any"}}
ALL_TRUMP_ROWS = {"follow_trump": {"opponent": "beat", "partner": "beat"}}
BELOTE = {"points": 20, "in": {"suit": "one"}, "said": "both_cards"}
DECLARATIONS = {
    "in": {"suit": USUAL_TABLE},
    "shared_card": "holder_chooses",
    "runs_by": ["value", "top", "trump"],
    "tie": "nobody",
    "say": "own_first_card",
    "show": "own_second_card",
    "false_claim": "to_opponents",
}


def pairs() -> Data:
    """Return what most games for four share."""
    return {
        "players": {"count": 4, "sides": "partners", "direction": "counterclockwise"},
        "pack": {
            "ranks": "789TJQKA",
            "suits": "CDHS",
            "shuffle": "every_deal",
            "cut": {"by": "before_dealer", "at_least": 3},
        },
        "dealing": {
            "dealer": {"first": "lot", "after_deal": "next", "after_void": "next", "after_misdeal": "same"},
        },
        "contracts": {"suit": SUIT},
        "play": {"lead": {"first": "eldest"}, "suit": SUIT_ROWS},
        "belote": BELOTE,
        "match": {"target": 1000},
    }


def turn_up() -> Data:
    """Return a game with a turned card, two rounds and points that hang."""
    game = pairs()
    game["dealing"]["steps"] = [
        {"to": "hand", "cards": [3, 2]},
        {"to": "turned"},
        {"round": 1},
        {"round": 2},
        {"to": "hand", "up_to": 8},
    ]
    game["auction"] = {
        "order": [["suits"]],
        "rounds": [
            {"ends": "passed", "bids": [{"call": "take", "bid": ["turned"], "turned_to": "taker"}]},
            {"ends": "passed", "bids": [{"call": "name", "bid": ["others"], "turned_to": "taker"}]},
        ],
        "all_pass": {"deal": "void"},
    }
    hung = dict.fromkeys(EVERY_HEAP, "takers_hang")
    game["scoring"] = {"success": [MORE_THAN_DEFENDERS], "pay": {"failed": {"belote": "own"}, "tied": hung}}
    return game


def six_contracts() -> Data:
    """Return a game of six ranked contracts, with open doubles and points in tens."""
    game = pairs()
    game["dealing"]["steps"] = [{"to": "hand", "cards": [3, 2]}, {"round": 1}, {"to": "hand", "up_to": 8}]
    game["contracts"] = {"suit": SUIT, "no_trump": NO_TRUMP, "all_trump": ALL_TRUMP}
    names = ["clubs", "diamonds", "hearts", "spades", "no_trump", "all_trump"]
    double = {"when": "in_turn", "bids_after": "open"}
    game["auction"] = {
        "order": [[name] for name in names],
        "rounds": [{"ends": "passed", "bids": [{"call": "bid", "bid": ["suits", "no_trump", "all_trump"]}]}],
        "doubling": [
            {"call": "double", "level": 1, "by": "defenders", **double},
            {"call": "redouble", "level": 2, "by": "takers", **double},
        ],
        "all_pass": {"deal": "void"},
    }
    game["play"].update(no_trump=NO_TRUMP_ROWS, all_trump=ALL_TRUMP_ROWS)
    tables = {"suit": USUAL_TABLE, "all_trump": USUAL_TABLE}
    game["declarations"] = {**DECLARATIONS, "in": tables, "square_and_run": "apart", "runs_by": ["length", "top"]}
    game["belote"] = {"points": 20, "in": {"suit": "one", "all_trump": "each_unless_discarded"}, "said": "first_card"}
    doubled = {"made": dict.fromkeys(EVERY_HEAP, "takers"), "tied": dict.fromkeys(EVERY_HEAP, "hang")}
    game["scoring"] = {
        "success": [MORE_THAN_DEFENDERS],
        "unit": 10,
        "rounding": {"to": 10, "up_from": {"larger": 7, "smaller": 6}},
        "factors": [1, 2, 4],
        "pay": {
            "made": {"multiplied": [*EVERY_HEAP, "capot"]},
            "failed": {"multiplied": [*EVERY_HEAP, "capot"]},
            "tied": {**dict.fromkeys(EVERY_HEAP, "takers_hang"), "multiplied": EVERY_HEAP},
        },
        "cases": {
            "no_trump": {"count": {"scale": {"times": 2}}, "rounding": {"up_from": {"larger": 6, "smaller": 5}}},
            "all_trump": {"rounding": {"up_from": {"larger": 5, "smaller": 4}}},
            "doubled": {"pay": doubled},
        },
    }
    game["match"] = {"target": 151, "blocked": ["swept_deal"]}
    return game


def numbers() -> Data:
    """Return a game of bids by numbers in a suit, with closed doubles and all tricks as a bid."""
    game = pairs()
    game["dealing"]["steps"] = [{"to": "hand", "cards": [3, 2, 3]}, {"round": 1}]
    double = {"when": "in_turn", "bids_after": "closed"}
    game["auction"] = {
        "amounts": {"from": 80, "to": 160, "step": 10, "rungs": [{"name": "capot", "needs": "all_tricks"}]},
        "order": [["suits"]],
        "rounds": [{"ends": "passed", "bids": [{"call": "bid", "bid": ["suits"]}]}],
        "doubling": [
            {"call": "double", "level": 1, "by": "defenders", **double},
            {"call": "redouble", "level": 2, "by": "takers", **double},
        ],
        "all_pass": {"deal": "void"},
    }
    game["scoring"] = {
        "success": [{"count": ["cards", "belote"], "against": "bid", "equal": "made"}],
        "rounding": {"to": 10, "up_from": {"each": 5}},
        "factors": [1, 2, 4],
        "pay": {
            "made": {"contract": "takers", "multiplied": ["cards", "capot", "contract"]},
            "failed": {"contract": "defenders", "multiplied": ["cards", "capot", "contract"]},
        },
        "cases": {"doubled": {"pay": {"made": {"cards": "takers"}}}, "capot_bid": {"worth": 250}},
    }
    game["match"] = {"target": 2000}
    return game


def hidden_cards() -> Data:
    """Return a game with two hidden cards, an obliged dealer, declarations before the lead and prices of faults."""
    game = pairs()
    game["dealing"]["dealer"].pop("after_void")
    game["dealing"]["steps"] = [
        {"to": "hand", "cards": [3, 3]},
        {"to": "hidden", "cards": [2]},
        {"round": 1},
        {"look": "hidden"},
    ]
    game["auction"] = {
        "order": [["suits"]],
        "rounds": [{"ends": "passed", "bids": [{"call": "name", "bid": ["suits"], "must": [4]}]}],
        "all_pass": {"deal": "cannot"},
    }
    game["declarations"] = {**DECLARATIONS, "say": "before_lead", "show": "at_once", "tie": "earlier_seat"}
    game["scoring"] = {
        "success": [{**MORE_THAN_DEFENDERS, "equal": "failed"}],
        "trickless": {"declarations": "given", "belote": "given"},
    }
    game["match"] = {"target": 1001, "instant_win": [{"by": "run", "length": 8, "suit": "any"}]}
    game["irregularities"] = {"revoke": {"award": "pot", "declarations": "all", "deal": "stops"}}
    return game


def closed_doubles() -> Data:
    """Return a game of a turned suit and no trump, with doubles after the bids that may bar trump leads."""
    game = turn_up()
    game["contracts"] = {"suit": SUIT, "no_trump": NO_TRUMP}
    sun = {"call": "sun", "bid": ["no_trump"], "equal": "earlier_seat", "turned_to": "taker"}
    over = ["passes", "partner", "opponents", "own"]
    partner = {"call": "ashkal", "bid": ["no_trump"], "seats": [3, 4], "over": ["partner", "opponents"]}
    first = [{"call": "hokum", "bid": ["turned"], "turned_to": "taker"}, {**sun, "over": ["opening", *over]}]
    second = [{"call": "hokum", "bid": ["others"], "turned_to": "taker"}, {**sun, "over": over}]
    double = {"when": "after_bids", "of": ["suits"]}
    game["auction"] = {
        "order": [["suits"], ["no_trump"]],
        "rounds": [
            {"ends": "passed", "bids": [*first, {**partner, "turned_to": "partner"}]},
            {"ends": "passed", "bids": [*second, {**partner, "turned_to": "partner", "after_pass": "refused"}]},
        ],
        "doubling": [
            {"call": "double", "level": 1, "by": "defenders", **double, "manner": ["open", "closed"]},
            {"call": "triple", "level": 2, "by": "taker", **double, "manner": ["open"]},
            {"call": "four", "level": 3, "by": "doubler", **double, "manner": ["open", "closed"]},
            {"call": "gahwa", "level": 4, "by": "taker", **double, "manner": ["open"]},
        ],
        "all_pass": {"deal": "void"},
    }
    game["play"] = {
        "lead": {"first": "eldest", "trump": "not_while_closed"},
        "suit": SUIT_ROWS,
        "no_trump": NO_TRUMP_ROWS,
    }
    game["scoring"] = {
        "success": [MORE_THAN_DEFENDERS],
        "judged": "last_raiser",
        "unit": 10,
        "rounding": {"to": 10, "up_from": {"takers": 7, "defenders": 6}},
        "factors": [1, 2, 3, 4, "match"],
        "pay": {"made": {"multiplied": ["cards"]}, "failed": {"belote": "own", "multiplied": ["cards"]}},
        "cases": {
            "no_trump": {"unit": 5, "rounding": {"up_from": {"takers": 6, "defenders": 5}}},
            "doubled": {"pay": {"made": {"cards": "takers"}}},
            "swept": {"factors": [1, 1, 1, 1, "match"]},
        },
    }
    game["match"] = {"target": 152}
    return game


def three_alone() -> Data:
    """Return a game for three players each alone, in which the dealer has to play when all pass."""
    game = pairs()
    game["players"] = {"count": 3, "sides": "alone", "direction": "clockwise"}
    game["dealing"] = {
        "dealer": {"first": "lot", "after_deal": "winner", "after_misdeal": "same"},
        "steps": [
            {"to": "hand", "cards": [3, 3]},
            {"to": "hidden", "cards": [3]},
            {"to": "turned"},
            {"round": 1},
            {"round": 2},
            {"swap": {"rank": "7", "by": "taker", "held": "first_cards"}},
            {"look": "hidden"},
        ],
    }
    game["auction"] = {
        "order": [["suits"]],
        "rounds": [
            {"ends": "passed", "bids": [{"call": "take", "bid": ["turned"]}]},
            {"ends": "passed", "bids": [{"call": "name", "bid": ["others"]}]},
        ],
        "all_pass": {"deal": "played", "taker": "dealer", "turned_to": "nobody"},
    }
    game["play"] = {
        "lead": {"first": "eldest"},
        "suit": {
            "follow_trump": {"opponent": "any"},
            "follow_plain": {"opponent": "any", "opponent_ruffed": "any"},
            "void": {"opponent": "ruff", "opponent_ruffed": "ruff"},
        },
    }
    mark = {"free": 1, "every": 1, "points": -100}
    game["scoring"] = {
        "success": [{"count": EVERY_HEAP, "against": "each_opponent", "equal": "made"}],
        "count": {"capot": 0},
        "marks": [{"name": "bait", "when": "failed", **mark}, {"name": "nothing", "when": "trickless", **mark}],
    }
    game["match"] = {"target": 510}
    return game


GAMES: dict[str, Callable[[], Data]] = {
    game.__name__: game for game in (turn_up, six_contracts, numbers, hidden_cards, closed_doubles, three_alone)
}


def complete(game: Data) -> Data:
    """Return a game with all defaults written out."""
    return fill(with_defaults(deepcopy(game)))


def resolved(game: Data) -> Data:
    """Return a game with all defaults written out and everything that cannot matter left out."""
    data = complete(game)
    while orphans := find(data):
        for orphan in orphans:
            holder = get(data, orphan.path[:-1])
            if holder is not MISSING:
                holder.pop(orphan.path[-1], None)
    return data


def changed(game: Data, changes: Data) -> Data:
    """Return a copy of a game with other values at dotted paths; ``GONE`` takes a key away, ``+`` adds to a list."""
    result = deepcopy(game)
    for dotted, value in changes.items():
        words = dotted.split(".")
        holder: Any = result
        for word in words[:-1]:
            holder = holder[int(word)] if isinstance(holder, list) else holder.setdefault(word, {})
        put(holder, words[-1], value)
    return result


def put(holder: Any, key: str, value: Any) -> None:
    """Put a value into a map or a list."""
    if isinstance(holder, list):
        if key == "+":
            holder.append(deepcopy(value))
        elif value is GONE:
            del holder[int(key)]
        else:
            holder[int(key)] = deepcopy(value)
    elif value is GONE:
        holder.pop(key, None)
    else:
        holder[key] = deepcopy(value)


def dotted(path: tuple[str | int, ...]) -> str:
    """Return the dotted spelling of a path."""
    return ".".join(str(part) for part in path)


@dataclass(frozen=True)
class Example:
    """A declaration that is refused, and a neighbour that is not: both are changes of one game."""

    code: str
    path: str
    clause: str
    game: str
    broken: Data
    right: Data

    def __str__(self) -> str:
        return f"{self.code}@{self.path}"

    def findings(self, changes: Data) -> list[Finding]:
        """Return what is found in the game with some changes."""
        return check(complete(changed(GAMES[self.game](), changes)))

    def verify(self) -> None:
        """Assert that the one is refused for this reason, at this place, and that the other holds together."""
        found = {(finding.code, dotted(finding.path), finding.clause) for finding in self.findings(self.broken)}
        assert (self.code, self.path, self.clause) in found
        assert [(finding.code, dotted(finding.path), finding.message) for finding in self.findings(self.right)] == []

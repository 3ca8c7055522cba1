"""The five places filled with a small engine for belote-fr: suit contracts, no declarations."""

from typing import Any

Json = dict[str, Any]
WHO: Json = {
    "name": "small engine",
    "version": "1",
    "language": "Python",
    "kinds": ["position", "score", "refusal"],
    "variants": ["belote-fr"],
    "results": "trace",
    "refusals": "refused",
}
TRUMP, PLAIN = "78QKTA9J", "789JQKTA"
TRUMP_VALUES = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}
PLAIN_VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
PARTNER = {"N": "S", "S": "N", "E": "W", "W": "E"}
OTHER = {"NS": "EW", "EW": "NS"}


def take_variant(variant: str, declaration: Json) -> str | None:
    return None if variant == "belote-fr" else "only belote-fr"


def position(given: Json, tried: Json | None) -> Json | None:
    trump = given["contract"]["denomination"][0].upper()
    led = given["trick"][0]["card"][1] if given["trick"] else ""
    if "seat" not in given:
        best = max(given["trick"], key=lambda played: strength(played["card"], led, trump))
        points = sum(value(played["card"], trump) for played in given["trick"])
        return {"winner": best["seat"], "trick": {"winner": best["seat"], "points": points}}
    cards = legal(given, led, trump)
    seen = {"turn": given["seat"], "cards": cards}
    if tried is not None and (tried["seat"] != given["seat"] or tried["card"] not in cards):
        seen["refused"] = {"phase": "play", "clause": "play.follow"}
    return seen


def legal(given: Json, led: str, trump: str) -> list[str]:
    cards: list[str] = given["cards"]
    if not led:
        return cards
    best = max(given["trick"], key=lambda played: strength(played["card"], led, trump))
    followers = [card for card in cards if card[1] == led]
    trumps = [card for card in cards if card[1] == trump]
    if led != trump and followers:
        return followers
    if not trumps or (led != trump and best["seat"] == PARTNER[given["seat"]]):
        return cards
    return [card for card in trumps if strength(card, led, trump) > strength(best["card"], led, trump)] or trumps


def strength(card: str, led: str, trump: str) -> int:
    if card[1] == trump:
        return 10 + TRUMP.index(card[0])
    return PLAIN.index(card[0]) if card[1] == led else -1


def value(card: str, trump: str) -> int:
    return (TRUMP_VALUES if card[1] == trump else PLAIN_VALUES).get(card[0], 0)


def declarations(given: Json, events: list[Json], tried: Json | None) -> Json | None:
    return None


def score(given: Json) -> Json | None:
    items: list[Json] = []

    def write(side: str, code: str, points: int, game: int) -> None:
        if game:
            items.append({"side": side, "code": code, "points": points, "factor": 1, "game": game})

    taker = "NS" if given["contract"]["taker"] in ("N", "S", "NS") else "EW"
    other, pool = OTHER[taker], given.get("pool", [])
    cards = {side: given["cards"].get(side, 0) for side in OTHER}
    belote = {side: given.get("belote", {}).get(side, 0) for side in OTHER}
    tricks = given.get("tricks")
    capot = {side: 90 if tricks and tricks.get(OTHER[side], 0) == 0 else 0 for side in OTHER}
    tests = {side: cards[side] + belote[side] + capot[side] for side in OTHER}
    outcome = "made" if tests[taker] > tests[other] else "tied" if tests[taker] == tests[other] else "failed"
    if "fault" in given:
        outcome = "stopped"
        write(OTHER[given["fault"]["side"]], "cards.taken", 162, 162)
        write(taker, "belote.own", belote[taker], belote[taker])
    elif outcome == "failed":
        write(other, "cards.taken", 162, 162)
        write(other, "capot.taken", capot[other], capot[other])
        write(taker, "belote.own", belote[taker], belote[taker])
    elif outcome == "tied":
        write(other, "cards.own", cards[other], cards[other])
        write("pool", "cards.hung", cards[taker], cards[taker])
        write("pool", "belote.hung", belote[taker], belote[taker])
        pool = [*pool, cards[taker] + belote[taker]]
    else:
        for side in OTHER:
            write(side, "cards.own", cards[side], cards[side])
            write(side, "capot.own", capot[side], capot[side])
        write(taker, "belote.own", belote[taker], belote[taker])
        write(taker, "hanging.paid", 0, sum(pool))
        pool = []
    write(other, "belote.own", belote[other], belote[other])
    written = {side: sum(item["game"] for item in items if item["side"] == side) for side in OTHER}
    seen: Json = {"outcome": outcome, "items": items, "score": written, "pool": pool}
    compared = [] if outcome == "stopped" else [{"own": tests[taker], "other": tests[other]}]
    return seen | {"tests": compared}

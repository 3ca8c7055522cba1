"""From recorded words to calls, and from a contract to calls that lead to it. Clauses auction.rows, auction.result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from belote import auction
from belote.auction import Call
from belote.auction.rules import names
from belote.contracts import FinalContract
from belote.deal import Rules, Say, legal
from belote.errors import Refusal
from belote.logs.course import Course
from belote.logs.told import Said
from belote.record import auctions
from belote.record.auctions import Bidding
from belote.setup import Seat

Json = Mapping[str, Any]
MOST_TRIED = 400
"""How many auctions are looked at for one that leads to a contract."""


def speak(course: Course, script: Sequence[Said | Say], supply: bool) -> int:
    """Say what is recorded, as far as it is the time for calls, and return how much of it was said.

    Passes are filled in where none at all are recorded; with ``supply`` also those that end the auction.
    """
    place = 0
    fill = not any(isinstance(said, Said) and said.what == "pass" for said in script)
    while course.running and place < len(script):
        if course.deal.phase not in ("auction", "offer") and not late(course):
            break
        said = script[place]
        event = said if isinstance(said, Say) else event_of(course, said, fill)
        if course.put(event, f"call {place + 1}, {words_of(said)}") and event.call.do == "pass" and is_filled(said):
            continue
        place += 1
    while supply and course.running and course.deal.phase in ("auction", "offer") and place == len(script):
        found = legal(course.deal)
        if found.turn is None or auction.PASS not in found.calls.get(found.turn, ()):
            break
        course.put(Say(found.turn, auction.PASS), "a pass that is not recorded")
    return place


def late(course: Course) -> bool:
    """Say whether something may still be called before the first card."""
    return any(legal(course.deal).calls.values())


def is_filled(said: Said | Say) -> bool:
    """Say whether a pass that was made instead of what is recorded is one that is not recorded."""
    return isinstance(said, Said) and said.what != "pass"


def words_of(said: Said | Say) -> str:
    """Return a call as the row has it."""
    return (said.written or said.what) if isinstance(said, Said) else auction.said(said.call)


def event_of(course: Course, said: Said, fill: bool) -> Say:
    """Return the call that is meant: a legal one that fits, or the same made up, to be refused."""
    rules, found = course.rules, legal(course.deal)
    turn = found.turn if found.turn is not None else 0
    wanted = rules.table.seat(said.seat) if said.seat else None
    seats = [turn, *found.calls] if wanted is None else [wanted]
    for seat in seats:
        for call in found.calls.get(seat, ()):
            if fits(course, call, said):
                return Say(seat, call)
    if fill and wanted not in (None, turn) and auction.PASS in found.calls.get(turn, ()):
        return Say(turn, auction.PASS)
    return Say(turn if wanted is None else wanted, made_up(course, said))


def fits(course: Course, call: Call, said: Said) -> bool:
    """Say whether a call is what a row means."""
    if said.what in ("pass", "accept", "refuse") and call.do == said.what:
        return True
    if call.do == "double" and said.denomination not in ("", call.of):
        return False
    if said.what in ("double", "redouble") and call.do == "double" and call.call != said.what:
        wanted = 1 if said.what == "double" else 2
        rows = course.rules.auction.auction.doubling
        named = any(row.call == said.what for row in rows)
        return not named and any(row.call == call.call and row.level == wanted for row in rows)
    if call.do == "bid":
        turned = course.deal.auction.turned_suit
        suit = course.rules.pack.suit_name(turned) if turned >= 0 else ""
        denomination = said.denomination or (suit if said.what == "take" else "")
        same_row = said.what in ("bid", call.call) or (said.what == "take" and call.denomination == suit)
        same = not denomination or call.denomination == denomination
        return same_row and same and call.flag == said.flag and said.amount in (None, call.amount)
    return call.call == said.what


def made_up(course: Course, said: Said) -> Call:
    """Return a call nobody may make now, as it would be made: the rules refuse it with their reason."""
    rules = course.rules
    plain = {"pass": auction.PASS, "accept": auction.ACCEPT, "refuse": auction.REFUSE}
    if said.what in plain and not said.denomination:
        return plain[said.what]
    sections = rules.auction.auction
    if any(row.call == said.what for row in sections.doubling) or said.what in ("double", "redouble"):
        level = 2 if said.what == "redouble" else 1
        row = next((r.call for r in sections.doubling if r.call == said.what or r.level == level), said.what)
        return Call("double", row, of=said.denomination)
    if any(row.call == said.what for row in sections.annul):
        return Call("annul", said.what)
    turned = course.deal.auction.turned_suit
    denomination = said.denomination or (rules.pack.suit_name(turned) if turned >= 0 else "")
    return Call("bid", row_for(rules, said.what, denomination, turned), denomination or "none", said.amount, said.flag)


def row_for(rules: Rules, what: str, denomination: str, turned: int) -> str:
    """Return the word of a row that could hold a bid: the one said, else one that names the denomination."""
    rows = rules.auction.rows
    if any(row.call == what for row in rows):
        return what
    for row in rows:
        readable = turned >= 0 or not {"turned", "others"} & set(row.bid)
        if readable and denomination in names(rules.pack, row.bid, turned):
            return row.call
    return rows[0].call if rows else what


def scripts_to(rules: Rules, dealer: str, turned: str, wanted: Json) -> Iterator[list[Say]]:
    """Yield calls that lead to a contract, with as little as possible said.

    Several are yielded only if they differ in who took, in which row, or in who got the turned card.
    """
    given = {"dealer": dealer} | ({"turned": turned} if turned else {})
    waiting: list[tuple[Bidding, tuple[Say, ...]]] = [(auctions.begin(rules, given), ())]
    seen: set[Any] = set()
    told: set[Any] = set()
    for _ in range(MOST_TRIED):
        if not waiting:
            return
        bidding, path = waiting.pop()
        if bidding.state in seen:
            continue
        seen.add(bidding.state)
        found = auction.contract(rules.auction, bidding.state) if bidding.state.status == "contract" else None
        if found is not None and agrees(rules, found, wanted):
            key = (found.taker, found.turned_to, found.call)
            if key not in told:
                told.add(key)
                yield list(path)
        waiting += reversed(list(onward(bidding, path, wanted)))


def onward(bidding: Bidding, path: tuple[Say, ...], wanted: Json) -> Iterator[tuple[Bidding, tuple[Say, ...]]]:
    """Yield the auctions one sensible call later."""
    for say in sensible(bidding, wanted):
        try:
            state = auction.apply_call(bidding.rules.auction, bidding.state, say.seat, say.call)
        except Refusal:
            continue
        yield auctions.onward(bidding._replace(state=state)), (*path, say)


def sensible(bidding: Bidding, wanted: Json) -> Iterator[Say]:
    """Yield the calls that may lead to a contract, the likeliest first."""
    rules, state = bidding.rules, bidding.state
    done = state.status == "contract"
    found = (auction.late_calls if done else auction.legal_calls)(rules.auction, state)
    bid = auction.standing(state)
    stands = bid is not None and bid.denomination == wanted["denomination"] and is_taker(rules, bid.seat, wanted)
    stands = stands and bid is not None and wanted.get("amount") in (None, bid.amount)
    says = [Say(seat, call) for seat, calls in found.items() for call in calls]
    doubles = [say for say in says if say.call.do == "double"]
    if stands and bid is not None and bid.level < wanted.get("level", 0):
        yield from doubles
    if not stands and state.turn is not None and is_taker(rules, state.turn, wanted):
        yield from lowest(say for say in says if say.seat == state.turn and is_wanted(say.call, wanted))
    yield from (say for say in says if say.call.do in ("pass", "refuse"))
    if not stands:
        yield from lowest(say for say in says if say.call.do == "bid" and not is_wanted(say.call, wanted))


def lowest(says: Iterable[Say]) -> Iterator[Say]:
    """Yield of the bids of each row and denomination the first, which is the lowest."""
    seen = set()
    for say in says:
        key = (say.seat, say.call.call, say.call.denomination)
        if key not in seen:
            seen.add(key)
            yield say


def is_wanted(call: Call, wanted: Json) -> bool:
    """Say whether a bid is that of the contract."""
    amount, flag = wanted.get("amount"), wanted.get("flag", False)
    same = call.do == "bid" and call.denomination == wanted["denomination"] and amount in (None, call.amount)
    return same and call.flag == flag


def is_taker(rules: Rules, seat: Seat, wanted: Json) -> bool:
    """Say whether a seat is the taker of a contract, or of his side."""
    taker = wanted.get("taker", "taker")
    if taker is None or taker == "taker":
        return taker is not None
    letter = rules.table.letter(seat)
    return taker == letter or (rules.table.players.sides == "partners" and letter in taker)


def agrees(rules: Rules, contract: FinalContract, wanted: Json) -> bool:
    """Say whether a contract has all that is recorded of it."""
    if contract.denomination != wanted["denomination"]:
        return False
    if contract.taker is None:
        return wanted.get("taker") is None
    if not is_taker(rules, contract.taker, wanted):
        return False
    named: Iterable[str] = (name for name in ("amount", "level", "flag") if name in wanted)
    return all(getattr(contract, name) == wanted[name] for name in named)

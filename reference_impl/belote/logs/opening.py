"""How a recorded deal begins: the dealer, a pack that deals the hands, calls that lead to the contract."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from belote.deal import Rules, Say
from belote.errors import CannotHappen
from belote.logs.calls import agrees, scripts_to, speak
from belote.logs.course import Course, begin
from belote.logs.packs import (
    CannotDeal,
    Start,
    Trial,
    WrongHands,
    between,
    likely_turned,
    start_from,
    trial,
    turns_a_card,
)
from belote.logs.told import Said, Told
from belote.logs.tricks import hands_played
from belote.record.notation import write_contract
from belote.record.wording import contract_words as in_words

Json = Mapping[str, Any]
Script = Sequence[Said | Say]

ANYBODY = "*"
"""The low trump is exchanged by whoever may."""


class Opening(NamedTuple):
    """How a deal begins: what is given, the calls, who exchanged the low trump, and what was taken to be so.

    ``calls_only``: the calls are refused, and the hands could not be dealt; the order of the pack says nothing.
    """

    given: Json
    script: Script
    swapped: str
    taken: tuple[str, ...] = ()
    calls_only: bool = False


class Unopened(Exception):
    """A deal that cannot be begun; the message is the reason, without its full stop."""


def dealer_of(rules: Rules, told: Told) -> str:
    """Return the dealer: as recorded, else the seat before the first that spoke. Empty if nothing tells."""
    if told.dealer:
        return told.dealer
    first = told.calls[0].seat if told.calls else ""
    if not first or not rules.auction.rounds:
        return ""
    table = rules.table
    return table.letter((table.seat(first) - 1) % table.count)


def opened(rules: Rules, told: Told, base: Json) -> Iterator[Opening]:
    """Yield every way a deal may have begun, the likeliest first. ``base`` has the dealer, and not the pack.

    Raises ``WrongHands`` for recorded hands that cannot have been dealt, ``Unopened`` where too little is recorded, and
    ``BrokenRecord`` for a pack that cannot be.
    """
    if told.calls is None and told.contract is None and rules.auction.rounds:
        raise Unopened("neither calls nor a contract are recorded")
    return with_pack(rules, told, base) if told.pack is not None else with_hands(rules, told, base)


def with_pack(rules: Rules, told: Told, base: Json) -> Iterator[Opening]:
    """Yield the beginnings of a deal whose pack is recorded."""
    given = {**base, "pack": list(told.pack or ())}
    course = begin(rules, given)
    card = course.deal.layout.turned
    turned = rules.pack.codes[card] if card >= 0 else ""
    if told.turned and told.turned != turned:
        message = f"{told.turned} is recorded as turned, and this pack turns {turned or 'nothing'}"
        raise WrongHands("dealing.steps", message)
    exchanged = ("", ANYBODY) if told.swapped is None and exchanges(rules) else (told.swapped or "",)
    found = False
    for script in scripts(rules, told, base["dealer"], turned):
        found = True
        yield from (Opening(given, script, who, tuple(taken_calls(told))) for who in exchanged)
    if not found:
        raise Unopened("no calls were found that lead to this contract")


def exchanges(rules: Rules) -> bool:
    """Say whether the low trump may be exchanged."""
    return any(step.swap is not None for step in rules.declaration.dealing.steps)


def with_hands(rules: Rules, told: Told, base: Json) -> Iterator[Opening]:
    """Yield the beginnings of a deal whose hands are recorded, or follow from all its tricks."""
    if told.hands is None and told.plays is None:
        raise Unopened("neither the pack nor hands nor cards played are recorded")
    failure: Exception = Unopened("no calls were found that lead to this contract")
    broken: Trial | None = None
    lawful = found = False
    for turned in turned_cards(rules, told):
        for script in scripts(rules, told, base["dealer"], turned):
            tried = trial(rules, base, turned, script, supplied(told))
            if tried.course.refusal is not None:
                broken = broken or tried
                continue
            lawful = True
            try:
                start = start_of(rules, told, tried, turned, base["dealer"])
            except CannotDeal as error:
                failure = error
                continue
            found = True
            given = {**base, "pack": list(start.pack)}
            yield Opening(given, script, start.swapped, tuple(taken_of(rules, told, turned)))
    if broken is not None and not lawful:
        yield Opening(broken.course.given, told.calls or (), "", (), True)
    elif isinstance(failure, WrongHands) and told.hands is not None and not found and is_sure(rules, told):
        raise failure
    elif not found:
        raise Unopened(str(failure))


def is_sure(rules: Rules, told: Told) -> bool:
    """Say whether it is known which card was turned, so that hands which do not fit it are wrong."""
    return bool(told.turned) or not turns_a_card(rules)


def start_of(rules: Rules, told: Told, tried: Trial, turned: str, dealer: str) -> Start:
    """Return the pack for the hands of a deal. Raises ``CannotDeal``."""
    course = tried.course
    if course.deal.phase == "over":
        return Start(tuple(course.given["pack"]), turned, "")
    if course.deal.phase != "play" or course.deal.contract is None:
        raise CannotDeal("the calls do not come to an end")
    guessed = told.calls is not None and not told.turned and turns_a_card(rules)
    if guessed and told.contract is not None and not agrees(rules, course.deal.contract, told.contract):
        raise CannotDeal(f"the calls do not lead to {told.contract['denomination']}")
    whole = sum(bits.bit_count() for bits in course.deal.play.dealt) if course.deal.play else 0
    played = None
    if told.plays is not None and len(told.plays) == whole:
        played = hands_played(rules, course.deal.contract, dealer, told)
    first = {letter: tried.first_hands[seat].bit_count() for seat, letter in enumerate(rules.table.letters)}
    hands = completed(told.hands, played, first, exchanges(rules))
    if hands is None:
        count = len(told.plays or ())
        raise CannotDeal(f"no hands are recorded, and of {whole} cards {count} were played")
    return start_from(rules, tried, turned, hands, told.swapped)


def completed(
    hands: Mapping[str, tuple[str, ...]] | None,
    played: Mapping[str, tuple[str, ...]] | None,
    first: Mapping[str, int],
    swaps: bool,
) -> Mapping[str, tuple[str, ...]] | None:
    """Return the hands, those of which only the first cards are recorded completed by the cards that were played."""
    if hands is None or played is None:
        return hands if hands is not None else played
    found = {}
    for letter, cards in played.items():
        known = hands.get(letter, ())
        in_part = letter not in hands or len(known) == first[letter]
        if in_part and swaps:
            known = tuple(card for card in known if card in cards)
        found[letter] = (*known, *(card for card in cards if card not in known)) if in_part else known
    return found


def turned_cards(rules: Rules, told: Told) -> Iterator[str]:
    """Yield the cards that may have been turned: the recorded one, else any; nothing where none is turned."""
    if not turns_a_card(rules):
        yield ""
    elif told.turned:
        yield told.turned
    else:
        yield from likely_turned(rules, told.contract)


def readings(rules: Rules, told: Told) -> Iterator[Json]:
    """Yield the contract as recorded; where only the taker's side is, once for each of its seats."""
    contract = told.contract or {}
    taker = contract.get("taker") or ""
    seats = [letter for letter in rules.table.letters if letter in taker] if taker in ("NS", "EW") else []
    yield from ({**contract, "taker": seat} for seat in seats) if seats else (contract,)


def scripts(rules: Rules, told: Told, dealer: str, turned: str) -> Iterator[Script]:
    """Yield the recorded calls, else some that lead to the contract, for each seat of a side that took it."""
    if told.calls is not None or not rules.auction.rounds:
        yield told.calls or ()
        return
    for contract in readings(rules, told):
        try:
            yield from scripts_to(rules, dealer, turned, contract)
        except CannotHappen:
            continue


def supplied(told: Told) -> bool:
    """Say whether passes that end the auction may be left out: something came of it."""
    return told.contract is not None or told.plays is not None


def taken_calls(told: Told) -> Iterator[str]:
    """Yield what is taken to be so of the calls."""
    if told.calls is None and told.contract is not None:
        yield "that the contract came about by lawful calls"
        if told.contract.get("taker") in ("NS", "EW"):
            yield "which partner took"


def taken_of(rules: Rules, told: Told, turned: str) -> Iterator[str]:
    """Yield what is taken to be so of a deal whose pack was put together."""
    yield from taken_calls(told)
    if turned and not told.turned:
        yield f"that {turned} was turned"


def run_up(rules: Rules, opening: Opening, told: Told) -> tuple[Course, Script]:
    """Return the deal up to the first card, and the calls that were still left when it was too late for them."""
    course = begin(rules, opening.given)
    place = speak(course, opening.script, supplied(told))
    between(course, lambda letter: opening.swapped in (letter, ANYBODY))
    rest = opening.script[place:]
    place = speak(course, rest, False) if rest else 0
    return course, [said for said in rest[place:] if not isinstance(said, Said) or said.what != "pass"]


def contract_words(course: Course) -> str:
    """Return the contract that stands, in words."""
    contract = course.deal.contract
    return "none" if contract is None else in_words(write_contract(course.rules, contract))


def recorded(told: Told) -> dict[str, Any]:
    """Return the contract as recorded, without what is recorded as nobody."""
    return {name: value for name, value in (told.contract or {}).items() if value is not None}

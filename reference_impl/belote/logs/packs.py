"""An order of the pack that deals exactly the hands that are recorded, where the order itself is not.

Where each card of a pack ends up depends on its place, on the dealer and on the calls, and on no other card but the
turned one. So a pack is dealt with the recorded calls, it is seen which places go to which seat, and the recorded cards
are put there. Clauses dealing.steps, dealing.turned-card and dealing.swap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from belote import dealing
from belote.cards import Cards, members
from belote.deal import LayAway, Rules, Say, SwapCard
from belote.deal.timeline import swapper
from belote.dealing import low_card
from belote.logs.calls import speak
from belote.logs.course import Course, begin
from belote.logs.told import Said

Json = Mapping[str, Any]
Hands = Mapping[str, tuple[str, ...]]
Script = Sequence[Said | Say]


class CannotDeal(Exception):
    """Hands that these dealing steps cannot have given; the message is a sentence without its full stop."""


class WrongHands(CannotDeal):
    """Recorded hands that no dealing gives; ``clause`` is the one that forbids them."""

    def __init__(self, clause: str, message: str) -> None:
        super().__init__(message)
        self.clause = clause


class Start(NamedTuple):
    """How a deal with recorded hands begins: the pack, the turned card, and who exchanged it (empty: nobody)."""

    pack: tuple[str, ...]
    turned: str
    swapped: str


class Trial(NamedTuple):
    """A deal dealt to see which places go where: as it stands after the calls, and the hands before them."""

    course: Course
    first_hands: tuple[Cards, ...]


def turns_a_card(rules: Rules) -> bool:
    """Say whether the game turns a card."""
    return any(step.to == "turned" or step.last == "turned" for step in rules.declaration.dealing.steps)


def trial(rules: Rules, base: Json, turned: str, script: Script, supply: bool) -> Trial:
    """Deal a pack with this turned card and make the calls."""
    pack = list(rules.pack.codes)
    course = begin(rules, {**base, "pack": pack})
    if turned:
        place = pack.index(rules.pack.codes[course.deal.layout.turned])
        other = pack.index(turned)
        pack[place], pack[other] = pack[other], pack[place]
        course = begin(rules, {**base, "pack": pack})
    held = course.deal.layout.hands
    speak(course, script, supply)
    between(course, lambda seat: False)
    return Trial(course, held)


def between(course: Course, swaps: Callable[[str], bool]) -> None:
    """Exchange or keep the low trump, and lay the kitty away, where it is the time."""
    while course.running and course.deal.phase in ("swap", "lay_away"):
        deal = course.deal
        if deal.phase == "swap":
            seat = swapper(deal, course.rules.declaration.dealing.steps[deal.step])
            if seat is None or not course.put(SwapCard(seat, swaps(course.rules.table.letter(seat))), "the exchange"):
                return
        elif not course.put(LayAway(deal.layout.kitty_taker, deal.layout.taken_up), "the cards laid away"):
            return


def start_from(rules: Rules, tried: Trial, turned: str, hands: Hands, swapped: str | None) -> Start:
    """Return the pack that deals these hands. Raises ``CannotDeal``."""
    course = tried.course
    layout, letters, codes = course.deal.layout, rules.table.letters, rules.pack.codes
    if any(layout.table_up) or any(layout.table_down):
        raise CannotDeal("which cards lay on the table is not recorded")
    order = tuple(course.given["pack"])
    owned = {letter: dealing.cards_of(layout, seat) for seat, letter in enumerate(letters)}
    check_hands(rules, hands, owned)
    owner = next((letter for letter, cards in owned.items() if turned and cards >> rules.pack.index[turned] & 1), "")
    dealt, who, low = before_swap(rules, course, hands, turned, owner, swapped)
    if turned and owner and turned not in dealt[owner]:
        raise WrongHands("dealing.turned-card", f"{turned} was turned and went to {owner}, whose hand does not hold it")
    if turned and not owner and any(turned in hand for hand in dealt.values()):
        raise WrongHands("dealing.turned-card", f"{turned} was turned and went to nobody, and it lies in a hand")
    first = {letter: tried.first_hands[seat] for seat, letter in enumerate(letters)}
    places: dict[int, str] = {}
    for letter, cards in dealt.items():
        for card, new in zip(
            ordered(owned[letter], first[letter], turned, rules),
            arranged(cards, turned, low if letter == who else ""),
            strict=True,
        ):
            places[order.index(codes[card])] = new
    rest = iter(code for code in codes if code not in set(places.values()) and code != turned)
    pack = [places.get(place) or (code if code == turned else next(rest, code)) for place, code in enumerate(order)]
    if sorted(pack) != sorted(codes):
        raise CannotDeal("the hands and the turned card do not go together")
    return Start(tuple(pack), turned, who)


def check_hands(rules: Rules, hands: Hands, owned: Mapping[str, Cards]) -> None:
    """Refuse hands with too many or too few cards, or with a card twice."""
    seen: dict[str, str] = {}
    for letter, cards in owned.items():
        hand, wanted = hands.get(letter), cards.bit_count()
        if hand is None:
            raise CannotDeal(f"the hand of {letter} is not recorded")
        for code in hand:
            if code in seen:
                raise WrongHands("setup.pack", f"{code} lies with {seen[code]} and with {letter}")
            if code not in rules.pack.index:
                raise WrongHands("setup.pack", f"{code} is not in the pack")
            seen[code] = letter
        if len(hand) != wanted:
            raise WrongHands("dealing.packets", f"{letter} has {len(hand)} cards, and {wanted} are dealt to a hand")


def before_swap(
    rules: Rules, course: Course, hands: Hands, turned: str, owner: str, swapped: str | None
) -> tuple[dict[str, tuple[str, ...]], str, str]:
    """Return the hands before the low trump was exchanged, who exchanged it by record or hands, and that card."""
    steps = rules.declaration.dealing.steps
    swap = next((step.swap for step in steps if step.swap is not None), None)
    holder = next((letter for letter, hand in hands.items() if turned in hand), "")
    who = swapped if swapped is not None else holder if holder != owner else ""
    if swap is None or not who or not turned:
        return dict(hands), "", ""
    low = rules.pack.codes[low_card(course.deal.layout, swap, rules.pack)]
    found = {**hands, who: tuple(low if code == turned else code for code in hands[who])}
    if owner:
        found[owner] = tuple(turned if code == low else code for code in found[owner])
    return found, who, low


def ordered(cards: Cards, first: Cards, turned: str, rules: Rules) -> list[int]:
    """Return the cards a seat got in the trial: the turned one, then those of the first hand, then the others."""
    card = rules.pack.index[turned] if turned else -1
    lead = [card] if card >= 0 and cards >> card & 1 else []
    rest = cards & ~sum(1 << one for one in lead)
    return [*lead, *members(rest & first), *members(rest & ~first)]


def arranged(hand: Sequence[str], turned: str, low: str) -> list[str]:
    """Return a hand with the turned card first, then the low trump if it was exchanged: it was held early.

    The others stay in order, the first cards before the later ones.
    """
    return sorted(hand, key=lambda code: (code != turned, code != low))


def likely_turned(rules: Rules, contract: Json | None) -> Iterator[str]:
    """Yield the cards that may have been turned, those of the trump suit first."""
    name = contract["denomination"] if contract else ""
    codes = rules.pack.codes
    yield from sorted(codes, key=lambda code: rules.pack.suit_name(rules.pack.suits.index(code[1])) != name)

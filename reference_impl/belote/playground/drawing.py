"""What is drawn of a record at one place: the table, the trick, the hand that is to play, and the other hands."""

from __future__ import annotations

from typing import Any

from belote.deal import Rules
from belote.deal.legal import turn
from belote.dealing import playable
from belote.dealing.layout import NO_CARD
from belote.playground.asked import Json
from belote.playground.cards import forbidden_now
from belote.record.deals import Moment
from belote.record.positions import Position
from belote.record.run import kind_of
from belote.rulebook.diagrams import Hand, Play, Scene, caption, draw, labels, look
from belote.rulebook.pictures import clockwise, held, of_position, picture

NAMES = ("table", "others")
"""What begins the ids of the two drawings, which stand on one page."""


def drawing(rules: Rules, record: Json, at: int, lang: str) -> str:
    """Return the drawing of a record after so many events; empty where there is nothing to draw.

    Raises ``BrokenRecord`` and ``Refusal`` for a record that cannot be run so far.
    """
    kind = kind_of(record)
    states = [kind.begin(rules, record["given"])]
    for index, event in enumerate(record["events"][:at]):
        states.append(kind.apply(states[-1], event, f"events.{index}"))
    shown = scenes(rules, record, states)
    return drawn(shown[0], lang, NAMES[0]) if shown else ""


def scenes(rules: Rules, record: Json, states: list[Any]) -> tuple[Scene, ...]:
    """Return what can be seen in the last of some states: the table, and the hands that do not move."""
    state = states[-1]
    if isinstance(state, Moment):
        return of_moment(rules, states)
    if isinstance(state, Position):
        return (of_position(rules, state),)
    found = picture(rules, record)
    return (found,) if found is not None else ()


def drawn(scene: Scene, lang: str, name: str) -> str:
    """Return a scene as SVG."""
    return draw(scene, name, caption(scene, lang), labels(scene, lang), look(lang))


def of_moment(rules: Rules, states: list[Moment]) -> tuple[Scene, ...]:
    """Return the table of a deal with the hand of who is to act, and the other hands."""
    deal = states[-1].deal
    contract = deal.contract.denomination if deal.contract is not None else ""
    hands = hands_of(rules, states[-1], contract)
    mover = turn(deal)
    seat = rules.table.letter(mover) if mover is not None else ""
    plays, winner = trick(rules, states)
    codes = rules.pack.codes
    turned = codes[deal.layout.turned] if deal.layout.turned != NO_CARD and deal.play is None else ""
    moving = tuple(choosing(states[-1], hand, len(plays) == rules.table.count) for hand in hands if hand.seat == seat)
    dealer = rules.table.letter(deal.given.dealer)
    table = Scene(rules.table.letters, clockwise(rules), dealer, contract, turned, plays, winner, moving)
    others = tuple(hand for hand in hands if hand.seat != seat)
    return (table, Scene(rules.table.letters, clockwise(rules), hands=others)) if others else (table,)


def hands_of(rules: Rules, moment: Moment, contract: str) -> tuple[Hand, ...]:
    """Return the hands that hold cards, each from its strongest card down."""
    layout = moment.deal.layout
    cards = {rules.table.letter(seat): playable(layout, seat) for seat in range(rules.table.count)}
    return held(rules, contract, {letter: rules.pack.names(some) for letter, some in cards.items() if some})


def choosing(moment: Moment, hand: Hand, whole: bool) -> Hand:
    """Return the hand of who is to play with what may not be played; after a whole trick no place is empty."""
    reasons = forbidden_now(moment.deal)
    if moment.deal.play is None:
        return hand
    barred = tuple((code, reasons[code].clause) for code in hand.cards if code in reasons)
    return Hand(hand.seat, hand.cards, barred, choice=not whole)


def trick(rules: Rules, states: list[Moment]) -> tuple[tuple[Play, ...], str]:
    """Return the cards of the open trick, or of the one just completed, and who holds or has won it."""
    moment, letters, codes = states[-1], rules.table.letters, rules.pack.codes
    play = moment.deal.play
    if moment.winner >= 0 and len(states) > 1 and states[-2].deal.play is not None:
        before = states[-2].deal.play
        last = [card for card in range(len(codes)) if moment.trick >> card & 1 and card not in before.trick]
        cards, leader, winner = (*before.trick, *last), before.leader, moment.winner
    elif play is not None and play.trick:
        cards, leader = play.trick, play.leader
        winner = (leader + moment.deal.table.winner(cards)) % rules.table.count
    else:
        return (), ""
    plays = tuple(Play(letters[(leader + place) % len(letters)], codes[card]) for place, card in enumerate(cards))
    return plays, letters[winner]

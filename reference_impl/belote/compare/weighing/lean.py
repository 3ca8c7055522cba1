"""Hold the cards of a deal against other duties, where all but the duties is the same: legal sets alone, no states."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from belote.cards import Card, Cards
from belote.compare.weighing.courses import Course, Moment
from belote.contracts import FinalContract
from belote.deal import Deal, PlayCard, Rules
from belote.errors import CannotHappen
from belote.play import first_leader, legal_cards, legal_leads


def parts_in_play(course: Course, right: Rules) -> bool | None:
    """Say whether a legal set of the play differs; nothing where a card is refused, or more happens than cards.

    The two tables must have the same cards, contracts, auction, declarations and belote.
    """
    opened, contract = course.opened, course.end.contract
    moments = course.moments[course.before :]
    if opened is None or opened.play is None or contract is None or opened.contract != contract:
        return None
    cards = sum(hand.bit_count() for hand in opened.play.dealt)
    if cards != len(moments) or not all(isinstance(moment.event, PlayCard) for moment in moments):
        return None
    if first_leader(right.play, right.table, course.given.dealer, contract) != opened.play.leader:
        return None
    parted = False
    for (event, legal), moment in zip(duties(opened, contract, right, moments), moments, strict=True):
        if not legal >> event.card & 1:
            return None
        parted = parted or legal != moment.seen.cards
    return parted


def duties(
    opened: Deal, contract: FinalContract, right: Rules, moments: Sequence[Moment]
) -> Iterator[tuple[PlayCard, Cards]]:
    """Yield every card that was played, with the cards that might have been under other duties."""
    play, table, count = opened.play, opened.table, right.table.count
    hands, leader, trick, trumped = (
        list(play.dealt if play else ()),
        play.leader if play else 0,
        tuple[Card, ...](),
        False,
    )
    for moment in moments:
        event = moment.event
        if not isinstance(event, PlayCard):
            raise CannotHappen("a card is played for every card that was dealt")
        seat = event.seat
        if trick:
            holder = (leader + table.winner(trick)) % count
            partner = opened.side(holder) == opened.side(seat)
            yield event, legal_cards(right.play, table, hands[seat], trick, partner)
        else:
            manner, level, taker = contract.manner, contract.level, contract.taker
            yield event, legal_leads(right.play, table, hands[seat], manner, level, seat, taker, trumped)
        hands[seat] ^= 1 << event.card
        trumped = trumped or (seat == contract.taker and bool(table.trumps >> event.card & 1))
        trick = (*trick, event.card)
        if len(trick) == count:
            leader, trick = (leader + table.winner(trick)) % count, ()

"""Play a card: the word with it, the trick, its winner, and the next turn. Clauses play.turn and play.winner."""

from __future__ import annotations

from belote import belote as pairs
from belote import dealing, trick_melds
from belote.belote import BeloteState
from belote.cards import Card, Cards, mask
from belote.deal.ending import finish
from belote.deal.events import PlayCard
from belote.deal.melds import lapsed_after_trick, lapsed_at_card
from belote.deal.opening import legal_to_lead
from belote.deal.proof import proved
from belote.deal.state import Deal, PlayState
from belote.dealing import Layout
from belote.errors import CannotHappen, Refusal
from belote.play import duty, forbids, forbids_lead, legal_cards
from belote.setup import Seat


def play_card(deal: Deal, event: PlayCard) -> Deal:
    """Return the deal after a card. Raises ``Refusal`` with the duty that forbids it."""
    play = playing(deal)
    seat, card = event.seat, event.card
    if seat != play.turn:
        letter = deal.rules.table.letter(play.turn)
        raise Refusal("play.not-your-turn", "play", "play.turn", f"It is {letter}'s turn.")
    if not play.legal >> card & 1:
        raise forbidden(deal, card)
    trick = (*play.trick, card)
    turn = deal.rules.table.next(seat)
    complete = len(trick) == deal.rules.table.count
    layout = dealing.remove(deal.layout, seat, card)
    play = play._replace(
        turn=turn,
        legal=0 if complete else legal_to_follow(deal, layout, play.leader, trick, turn),
        trick=trick,
        taker_played_trump=play.taker_played_trump or played_trump(deal, seat, card),
        belote=after_word(deal, play, event) if play.belote is not None else None,
        lapsed=lapsed_at_card(deal, play, seat),
    )
    if not complete:
        return proved(deal._replace(layout=layout, play=play))
    return finish_if_over(proved(complete_trick(deal, layout, play)))


def playing(deal: Deal) -> PlayState:
    """Return the state of play. Raises ``Refusal`` when no card can be played now."""
    if deal.phase != "play" or deal.play is None:
        raise Refusal("play.not-now", deal.phase, "play.turn", "No card can be played now.")
    return deal.play


def after_word(deal: Deal, play: PlayState, event: PlayCard) -> BeloteState | None:
    """Return the state of belote after the card, with or without its word."""
    rules, table = deal.rules.belote, deal.table
    if rules is None or play.belote is None:
        return None
    if not event.belote and not rules.pairs[table.denomination][table.suit_of[event.card]] >> event.card & 1:
        return play.belote
    playable = dealing.playable(deal.layout, event.seat)
    return pairs.on_play(
        rules, play.belote, table, event.seat, playable, event.card, event.belote, play.trick, play.number
    )


def played_trump(deal: Deal, seat: Seat, card: Card) -> bool:
    """Say whether the taker has just played a trump."""
    return deal.contract is not None and seat == deal.contract.taker and bool(deal.table.trumps >> card & 1)


def legal_to_follow(deal: Deal, layout: Layout, leader: Seat, trick: tuple[Card, ...], turn: Seat) -> Cards:
    """Return the legal cards of the next player of a trick that was led. Clause play.partner."""
    table = deal.table
    holder = (leader + table.winner(trick)) % deal.rules.table.count
    partner_holds = deal.side(holder) == deal.side(turn)
    return legal_cards(deal.rules.play, table, dealing.playable(layout, turn), trick, partner_holds)


def complete_trick(deal: Deal, layout: Layout, play: PlayState) -> Deal:
    """Give the trick to its winner, who leads to the next."""
    rules, table = deal.rules, deal.table
    winner = (play.leader + table.winner(play.trick)) % rules.table.count
    side = deal.side(winner)
    layout = dealing.uncover(layout)
    play = play._replace(
        turn=winner,
        legal=legal_to_lead(deal, layout, winner, play.taker_played_trump),
        leader=winner,
        number=play.number + 1,
        trick=(),
        taken=added(play.taken, side, mask(play.trick)),
        tricks=added(play.tricks, winner, 1),
        last_winner=winner,
        belote=after_trick(deal, play, winner),
        lapsed=lapsed_after_trick(deal, play),
        melds=added(play.melds, side, meld_points(deal, play.trick)),
    )
    return deal._replace(layout=layout, play=play)


def finish_if_over(deal: Deal) -> Deal:
    """Score a deal in which nobody has a card left to play."""
    seats = range(deal.rules.table.count)
    if deal.phase == "over" or playing(deal).legal or any(dealing.playable(deal.layout, seat) for seat in seats):
        return deal
    return finish(deal)


def meld_points(deal: Deal, trick: tuple[Card, ...]) -> int:
    """Return what the melds within a trick are worth, in card points."""
    rules = deal.rules.trick_melds
    return 0 if rules is None else trick_melds.total(trick_melds.melds(rules, deal.table, trick))


def after_trick(deal: Deal, play: PlayState, winner: Seat) -> BeloteState | None:
    """Let the pairs of belote learn who won the trick."""
    if deal.rules.belote is None or play.belote is None or not play.belote.pairs:
        return play.belote
    return pairs.on_trick_won(
        deal.rules.belote, play.belote, winner, lambda one, other: deal.side(one) == deal.side(other)
    )


def added(numbers: tuple[int, ...], index: int, more: int) -> tuple[int, ...]:
    """Return the numbers with one of them raised."""
    return (*numbers[:index], numbers[index] + more, *numbers[index + 1 :])


def forbidden(deal: Deal, card: Card) -> Refusal:
    """Return the refusal of a card, with the duty and the card that forbid it."""
    play = playing(deal)
    rules, table = deal.rules, deal.table
    playable = dealing.playable(deal.layout, play.turn)
    if not play.trick:
        reason = forbids_lead(rules.play, playable, play.legal, card)
    else:
        holder = (play.leader + table.winner(play.trick)) % rules.table.count
        partner_holds = deal.side(holder) == deal.side(play.turn)
        reason = forbids(duty(rules.play, table, playable, play.trick, partner_holds), card)
    if reason is None:
        raise CannotHappen(f"card {card} is illegal without a reason")
    return Refusal(reason.code, "play", reason.clause, reason.sentence)

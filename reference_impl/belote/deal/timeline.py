"""Run the timeline of a deal until somebody must decide. Clauses dealing.steps and dealing.turned-card."""

from __future__ import annotations

from belote import auction as calls
from belote import dealing
from belote.auction.state import resolved
from belote.deal.opening import open_play
from belote.deal.state import Deal, Result
from belote.declaration.model import Step
from belote.setup import Seat


def advance(deal: Deal) -> Deal:
    """Take every step that needs no decision, from the current one on."""
    steps = deal.rules.declaration.dealing.steps
    while deal.step < len(steps):
        step = steps[deal.step]
        if step.round is not None:
            if deal.contract is None:
                return hold_round(deal, step.round)
        elif step.swap is not None:
            if swapper(deal, step) is not None:
                return deal._replace(phase="swap")
        else:
            deal = take_step(deal, step)
            if deal.phase == "lay_away":
                return deal
        deal = deal._replace(step=deal.step + 1)
    return close_timeline(deal)


def take_step(deal: Deal, step: Step) -> Deal:
    """Take a step that moves cards. The turned card changes hands just before the first step to the hands.

    In a deal without a taker nobody picks up the kitty, and packets start with eldest. Clause dealing.taker-of-a-step.
    """
    if step.to == "hand":
        deal = hand_over(deal)
    taker = taker_or_obliged(deal)
    if taker is None and deal.contract is not None:
        if step.take:
            return deal
        taker = deal.rules.table.next(deal.given.dealer)
    layout = dealing.deal_step(deal.layout, step, deal.rules.table, deal.given.dealer, taker)
    return deal._replace(layout=layout, phase="lay_away" if step.take else deal.phase)


def taker_or_obliged(deal: Deal) -> Seat | None:
    """Return the taker; before a contract stands, the seat the next round obliges. Clause dealing.taker-of-a-step."""
    if deal.contract is not None:
        return deal.contract.taker
    number = next_round(deal)
    return None if number is None else calls.obliged(deal.rules.auction, deal.given.dealer, number, turned(deal)[1])


def next_round(deal: Deal) -> int | None:
    """Return the number of the round that is held next, if one is."""
    steps = deal.rules.declaration.dealing.steps[deal.step :]
    return next((step.round for step in steps if step.round is not None), None)


def turned(deal: Deal) -> tuple[int, int]:
    """Return suit and rank of the turned card as indices, or -1 and -1."""
    card, pack = deal.layout.turned, deal.rules.pack
    return (-1, -1) if card < 0 else (pack.suit(card), pack.rank(card))


def hand_over(deal: Deal) -> Deal:
    """Give the turned card to whom it goes, once. Clause dealing.turned-card.

    Before a contract stands only a seat that the next round obliges gets it, and only after an earlier round.
    """
    if deal.turned_given or deal.layout.turned_place.where != "table":
        return deal
    if deal.contract is not None:
        receiver = deal.contract.turned_to
    elif deal.auction.round == 0 or (receiver := obliged_receiver(deal)) is None:
        return deal
    return deal._replace(layout=dealing.give_turned(deal.layout, receiver), turned_given=True)


def obliged_receiver(deal: Deal) -> Seat | None:
    """Return who gets the turned card if the obliged seat of the next round bids, if that round obliges one."""
    number, seat = next_round(deal), taker_or_obliged(deal)
    if number is None or seat is None:
        return None
    rank = deal.rules.pack.ranks[turned(deal)[1]]
    rows = deal.rules.declaration.auction.rounds[number - 1].bids
    row = next(row for row in rows if row.must and (not row.turned or rank in row.turned))
    return resolved(deal.rules.auction, row.turned_to, seat, deal.given.dealer)


def swapper(deal: Deal, step: Step) -> Seat | None:
    """Return the seat that may exchange the low trump in this step, if there is one."""
    rules = deal.rules
    if step.swap is None:
        return None
    for seat in range(rules.table.count):
        if dealing.may_swap(deal.layout, step.swap, rules.pack, seat, deal.contract, deal.given.dealer):
            return seat
    return None


def hold_round(deal: Deal, number: int) -> Deal:
    """Begin a round of the auction. Clause dealing.round."""
    layout, rules = deal.layout, deal.rules.auction
    if number == 1:
        layout = layout._replace(first_cards=layout.hands)
        suit, rank = turned(deal)
        state = calls.begin(rules, deal.given.dealer, suit, rank, deal.given.scores, layout.hands)
    else:
        state = calls.next_round(rules, deal.auction, number, layout.hands)
    return settle_auction(deal._replace(layout=layout, auction=state))


def settle_auction(deal: Deal) -> Deal:
    """Go on after the auction moved: to the next call, to the rest of the timeline, or to the end of the deal."""
    state = deal.auction
    if state.status == "running":
        return deal._replace(phase="offer" if state.stage == "offer" else "auction")
    if state.status == "annulled" and state.dealer_word:
        return deal._replace(phase="over", result=Result("annulled", next_dealer=state.dealer_word))
    if state.status in ("void", "annulled"):
        return deal._replace(phase="over", result=Result("void"))
    if state.status == "contract":
        deal = deal._replace(contract=calls.contract(deal.rules.auction, state))
    return advance(deal._replace(step=deal.step + 1, phase="dealing"))


def close_timeline(deal: Deal) -> Deal:
    """End the timeline, in a game without an auction with the contract it plays; then the play begins."""
    if deal.contract is None:
        suit, rank = turned(deal)
        state = calls.begin(deal.rules.auction, deal.given.dealer, suit, rank)
        deal = deal._replace(auction=state, contract=calls.contract(deal.rules.auction, state))
    return open_play(hand_over(deal))

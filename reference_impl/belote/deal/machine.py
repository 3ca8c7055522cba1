"""Start a deal and apply events to it: ``apply(deal, event)`` gives the next state or raises ``Refusal``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from belote import auction as calls
from belote import dealing
from belote.auction import AuctionState, Call
from belote.deal.ending import stopped
from belote.deal.events import CommitFault, CutPack, Declare, Event, LayAway, PlayCard, Say, Show, SwapCard
from belote.deal.melds import declare, show
from belote.deal.opening import with_legal_leads
from belote.deal.rules import Rules
from belote.deal.state import Deal, Given, Result
from belote.deal.timeline import advance, settle_auction, swapper
from belote.deal.tricks import play_card
from belote.errors import Refusal
from belote.setup import Seat


def start(rules: Rules, given: Given) -> Deal:
    """Return the first state of a deal in which somebody must decide.

    The pack must hold every card of the variant once; records are checked for that before they come here.
    """
    layout = dealing.begin(given.pack, rules.table.count)
    deal = Deal(rules, given, "dealing", 0, layout, AuctionState(given.dealer))
    return deal._replace(phase="cut") if given.to_cut else advance(deal)


def apply(deal: Deal, event: Event) -> Deal:
    """Return the state after an event. Raises ``Refusal``; the state given is never changed.

    Clause irregularities.refused.
    """
    return HANDLERS[type(event)](deal, event)


def cut_pack(deal: Deal, event: CutPack) -> Deal:
    """Cut the pack and begin to deal. Clause setup.cut."""
    rules, given = deal.rules, deal.given
    if deal.phase != "cut":
        raise Refusal("setup.no-cut-now", deal.phase, "setup.cut", "The pack is not to be cut now.")
    section = rules.declaration.pack.cut
    if section is not None and event.seat != cutter(deal):
        reason = f"{rules.table.letter(cutter(deal))} cuts."
        raise Refusal("setup.not-the-cutter", "cut", "setup.cut", reason)
    dealing.check_cut(section, given.pack, event.number)
    order = dealing.cut(given.pack, event.number)
    return advance(deal._replace(phase="dealing", layout=dealing.begin(order, rules.table.count)))


def cutter(deal: Deal) -> Seat:
    """Return the seat that cuts; the dealer himself where the variant names no cutter."""
    section = deal.rules.declaration.pack.cut
    if section is None:
        return deal.given.dealer
    return dealing.cutter(section, deal.rules.table, deal.given.dealer, deal.given.first_deal)


def say(deal: Deal, event: Say) -> Deal:
    """Make a call, in the auction or, for a late double or annulment, before the first card. Clause auction.rows."""
    if not may_call(deal, event.call):
        raise too_late(deal, event.call)
    layout = deal.layout
    try:
        state = calls.apply_call(deal.rules.auction, deal.auction, event.seat, event.call, layout.hands)
    except Refusal as refusal:
        raise Refusal(refusal.code, deal.phase, refusal.clause, refusal.reason) from None
    if event.call.do == "pass":
        deal = deal._replace(layout=dealing.pick_up_hidden(layout, event.seat))
    deal = deal._replace(auction=state)
    return settle_auction(deal) if deal.phase in ("auction", "offer") else after_late_call(deal)


def may_call(deal: Deal, call: Call) -> bool:
    """Say whether it is the time for a call; a double may fall while cards are exchanged or laid away too."""
    if deal.phase in ("swap", "lay_away"):
        return call.do == "double"
    return deal.phase in ("auction", "offer") or before_first_card(deal)


def too_late(deal: Deal, call: Call) -> Refusal:
    """Return the refusal of a call when nobody may call. Calls after the auction have clauses of their own."""
    rules = deal.rules.declaration.auction
    if call.do == "annul" and any((row.call, row.when) == (call.call, "after_deal") for row in rules.annul):
        reason = "The deal may be thrown in when the cards are complete, and before the first card is played."
        return Refusal("auction.annul-when", deal.phase, "auction.annul.when", reason)
    if call.do == "double" and any((row.call, row.when) == (call.call, "until_lead") for row in rules.doubling):
        reason = "This double may be said until the first card is played."
        return Refusal("auction.double-when", deal.phase, "auction.doubling.when", reason)
    return Refusal("auction.not-now", deal.phase, "auction.turn", "It is not the time to call.")


def before_first_card(deal: Deal) -> bool:
    """Say whether no card has been played yet."""
    return deal.phase == "play" and deal.play is not None and deal.play.number == 1 and not deal.play.trick


def after_late_call(deal: Deal) -> Deal:
    """Take a double or an annulment that was said after the contract stood."""
    state = deal.auction
    if state.status == "annulled":
        return deal._replace(phase="over", result=Result("annulled", next_dealer=state.dealer_word))
    deal = deal._replace(contract=calls.contract(deal.rules.auction, state))
    return deal if deal.play is None else with_legal_leads(deal)


def swap_card(deal: Deal, event: SwapCard) -> Deal:
    """Exchange the low trump for the turned card, or keep it. Clause dealing.swap."""
    rules = deal.rules
    if deal.phase != "swap":
        raise Refusal("dealing.no-swap-now", deal.phase, "dealing.swap", "Nothing can be exchanged now.")
    step = rules.declaration.dealing.steps[deal.step]
    if event.seat != swapper(deal, step) or step.swap is None:
        raise Refusal("dealing.no-swap", "swap", "dealing.swap", "Another seat may exchange its card.")
    layout = deal.layout
    if event.swap:
        layout = dealing.swap(layout, step.swap, rules.pack, event.seat, deal.contract, deal.given.dealer)
    return advance(deal._replace(phase="dealing", step=deal.step + 1, layout=layout))


def lay_away(deal: Deal, event: LayAway) -> Deal:
    """Lay cards away for the kitty. Clause dealing.take."""
    if deal.phase != "lay_away":
        raise Refusal("dealing.nothing-to-lay-away", deal.phase, "dealing.take", "Nothing is to be laid away now.")
    layout = dealing.lay_away(deal.layout, event.seat, event.cards)
    return advance(deal._replace(phase="dealing", step=deal.step + 1, layout=layout))


def commit_fault(deal: Deal, event: CommitFault) -> Deal:
    """Price a fault; the deal stops or goes on, as declared. Clause irregularities.faults."""
    price = deal.rules.declaration.irregularities.get(event.what)
    if price is None or deal.phase == "over":
        reason = f"{event.what} has no price here." if price is None else "The deal is over."
        raise Refusal("irregularities.no-price", deal.phase, "irregularities.faults", reason)
    if event.what == "misdeal" and event.seat != deal.given.dealer:
        reason = f"A misdeal is the fault of the dealer, {deal.rules.table.letter(deal.given.dealer)}."
        raise Refusal("irregularities.not-the-dealer", deal.phase, "irregularities.misdeal", reason)
    deal = deal._replace(faults=(*deal.faults, (event.seat, event.what)))
    return deal if price.deal == "goes_on" else stopped(deal)


HANDLERS: dict[type, Callable[[Deal, Any], Deal]] = {
    CutPack: cut_pack,
    Say: say,
    SwapCard: swap_card,
    LayAway: lay_away,
    Declare: declare,
    Show: show,
    PlayCard: play_card,
    CommitFault: commit_fault,
}

"""What may happen in a deal as it stands, phase by phase, and how it ended. Clause irregularities.refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from belote import dealing
from belote.cards import members
from belote.deal import Deal, legal
from belote.deal.ending import facts_of
from belote.deal.legal import turn
from belote.explain.calls import explain_calls
from belote.explain.cards import explain_follower, explain_leader
from belote.explain.contests import explain_contest, explain_nameable
from belote.explain.lines import Line
from belote.explain.scores import explain_score


def explain_deal(deal: Deal) -> Iterator[Line]:
    """Explain a deal as it stands."""
    yield from PHASES[deal.phase](deal)


def explain_cut(deal: Deal) -> Iterator[Line]:
    """Say who cuts, and how."""
    section, size = deal.rules.declaration.pack.cut, deal.rules.pack.size
    if section is None:
        yield Line("The pack is not cut in this game.", "setup.cut")
        return
    declines = ", or declines" if section.may_decline else ""
    yield Line(f"{mover(deal)} lifts {section.at_least} to {size - section.at_least} cards{declines}.", "setup.cut")


def explain_auction(deal: Deal) -> Iterator[Line]:
    """Say what each seat may call, and why not the rest."""
    yield from explain_calls(deal.rules, deal.auction, deal.layout.hands)


def explain_swap(deal: Deal) -> Iterator[Line]:
    """Say who may exchange the low trump."""
    swap, codes = deal.rules.declaration.dealing.steps[deal.step].swap, deal.rules.pack.codes
    low = codes[dealing.low_card(deal.layout, swap, deal.rules.pack)] if swap is not None else ""
    text = f"{mover(deal)} may exchange {low} for the turned {codes[deal.layout.turned]}, or keep it."
    yield Line(text, "dealing.swap")


def explain_lay_away(deal: Deal) -> Iterator[Line]:
    """Say how many cards the taker lays away."""
    number = deal.layout.taken_up.bit_count()
    yield Line(f"{mover(deal)} lays {number} cards of the hand away, whichever.", "dealing.take")


def explain_play(deal: Deal) -> Iterator[Line]:
    """Say what may be said and which cards may be played."""
    rules, play, found = deal.rules, deal.play, legal(deal)
    if play is None:
        return
    yield Line(f"{mover(deal)} is to play.", "play.turn")
    if found.calls:
        yield from explain_calls(rules, deal.auction, deal.layout.hands)
    yield from explain_nameable(rules, found.declarations)
    for seat in found.may_show:
        yield Line(f"{rules.table.letter(seat)} may lay all declarations open.", "declarations.show")
    playable = dealing.playable(deal.layout, play.turn)
    if play.trick:
        holder = (play.leader + deal.table.winner(play.trick)) % rules.table.count
        partner_holds = deal.side(holder) == deal.side(play.turn)
        yield from explain_follower(rules, deal.table, playable, play.trick, partner_holds)
    else:
        yield from explain_leader(rules, playable, play.legal)
    for card in members(found.may_say):
        yield Line(f"With {rules.pack.codes[card]} the word belote may be said.", "belote.said")


def explain_end(deal: Deal) -> Iterator[Line]:
    """Explain how a deal ended."""
    result = deal.result
    if result is None:
        return
    yield from explain_contest(deal.rules, result.contest)
    if result.score is not None and deal.play is not None:
        yield from explain_score(deal.rules, facts_of(deal, result.contest), result.score)
    if result.winner is not None:
        name = deal.rules.table.side_names()[result.winner]
        yield Line(f"{name} wins the match with this deal.", "match.end")
    elif result.score is None or deal.play is None:
        yield Line(f"The deal is {result.outcome}.", ENDED.get(result.outcome, "auction.result"))


def mover(deal: Deal) -> str:
    """Return the letter of the seat that must act."""
    seat = turn(deal)
    return "Nobody" if seat is None else deal.rules.table.letter(seat)


ENDED = {"void": "auction.all-pass", "annulled": "auction.annul", "stopped": "irregularities.deal"}
PHASES: Mapping[str, Callable[[Deal], Iterator[Line]]] = {
    "cut": explain_cut,
    "auction": explain_auction,
    "offer": explain_auction,
    "swap": explain_swap,
    "lay_away": explain_lay_away,
    "play": explain_play,
    "over": explain_end,
}

"""The moment between the last dealt card and the first lead. Clauses play.lead.first and match.instant-win.run."""

from __future__ import annotations

from belote import dealing
from belote import declarations as melds
from belote.belote import BeloteState
from belote.cards import Cards
from belote.deal.instant import run_wins
from belote.deal.state import Claim, Deal, PlayState
from belote.dealing import Layout
from belote.errors import CannotHappen
from belote.play import first_leader, legal_leads
from belote.setup import Seat


def open_play(deal: Deal) -> Deal:
    """Begin the play: the hands are complete and a contract stands."""
    rules, contract = deal.rules, deal.contract
    if contract is None:
        raise CannotHappen("the play begins without a contract")
    seats = range(rules.table.count)
    dealt = tuple(dealing.playable(deal.layout, seat) for seat in seats)
    leader = first_leader(rules.play, rules.table, deal.given.dealer, contract)
    sides = rules.table.sides()
    play = PlayState(
        dealt=dealt,
        turn=leader,
        legal=0,
        leader=leader,
        number=1,
        trick=(),
        taken=(0,) * sides,
        tricks=(0,) * rules.table.count,
        last_winner=-1,
        taker_played_trump=False,
        belote=BeloteState() if rules.belote is not None else None,
        melds=(0,) * sides,
    )
    deal = deal._replace(phase="play", play=play._replace(claims=automatic_claims(deal, play)))
    return run_wins(with_legal_leads(deal))


def automatic_claims(deal: Deal, play: PlayState) -> tuple[Claim, ...]:
    """Return what counts without words: everything in the hands, where the declaration says so."""
    rules = deal.rules.declarations
    if rules is None or rules.words.say != "automatic":
        return ()
    return tuple(
        Claim(seat, meld) for seat, cards in enumerate(play.dealt) for meld in melds.reading(rules, deal.table, cards)
    )


def with_legal_leads(deal: Deal) -> Deal:
    """Fill in the legal leads of the seat whose turn it is."""
    play = deal.play
    if play is None:
        raise CannotHappen("a lead without play")
    cards = legal_to_lead(deal, deal.layout, play.turn, play.taker_played_trump)
    return deal._replace(play=play._replace(legal=cards))


def legal_to_lead(deal: Deal, layout: Layout, seat: Seat, taker_played_trump: bool) -> Cards:
    """Return the cards a seat may lead. Clause play.lead.trump."""
    contract = deal.contract
    if contract is None:
        raise CannotHappen("a lead without a contract")
    playable = dealing.playable(layout, seat)
    manner, level, taker = contract.manner, contract.level, contract.taker
    return legal_leads(deal.rules.play, deal.table, playable, manner, level, seat, taker, taker_played_trump)

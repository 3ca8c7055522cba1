"""The moment between the last dealt card and the first lead. Clauses play.lead.first and match.instant-win.run."""

from __future__ import annotations

from belote import dealing
from belote import declarations as melds
from belote.belote import BeloteState
from belote.deal.instant import run_wins
from belote.deal.state import Claim, Deal, PlayState
from belote.play import first_leader, legal_leads


def open_play(deal: Deal) -> Deal:
    """Begin the play: the hands are complete and a contract stands."""
    rules, contract = deal.rules, deal.contract
    if contract is None:
        raise AssertionError("the play begins without a contract")
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
    play, contract = deal.play, deal.contract
    if play is None or contract is None:
        raise AssertionError("a lead without play")
    cards = legal_leads(
        deal.rules.play,
        deal.table,
        dealing.playable(deal.layout, play.turn),
        contract.manner,
        contract.level,
        play.turn,
        contract.taker,
        play.taker_played_trump,
    )
    return deal._replace(play=play._replace(legal=cards))

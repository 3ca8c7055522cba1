"""The end of a deal: what the tricks, declarations and belote come to, and the score. Clause scoring.order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from belote import belote as pairs
from belote import irregularities
from belote.cards import Cards
from belote.contracts import FinalContract
from belote.deal.instant import winner_at_end
from belote.deal.melds import contest_of, laid_open
from belote.deal.state import Deal, PlayState, Result
from belote.declaration.model import Fault
from belote.declarations import Contest, Meld
from belote.errors import CannotHappen
from belote.scoring import DealFacts, DealScore, columns, rules_for, score
from belote.setup import Seat, Side


def finish(deal: Deal) -> Deal:
    """Score a deal whose last trick is complete."""
    contest = contest_of(deal, played(deal))
    facts = facts_of(deal, contest)
    result = with_faults(deal, score(deal.rules.scoring, facts, deal.given.pool, deal.given.marks), facts)
    winner = winner_at_end(deal, facts.tricks)
    if winner is None and result.match_won_by:
        winner = result.match_won_by[0]
    outcome = result.outcome if winner is None else "match"
    return deal._replace(phase="over", result=Result(outcome, result, contest, winner=winner))


def with_faults(deal: Deal, result: DealScore, facts: DealFacts) -> DealScore:
    """Add what the faults of a deal that went on cost. Clause irregularities.award."""
    prices = deal.rules.declaration.irregularities
    for seat, what in deal.faults:
        known = priced_facts(deal, facts, prices[what])
        awards = irregularities.award_items(deal.rules.scoring, prices[what], fault_side(deal, seat), known)
        result = irregularities.with_awards(result, awards, facts)
    return result


def stopped(deal: Deal) -> Deal:
    """Settle a deal that its last fault stops. Clause irregularities.deal."""
    seat, what = deal.faults[-1]
    price = deal.rules.declaration.irregularities[what]
    contest = contest_of(deal, deal.play) if deal.play is not None else None
    facts = facts_before_play(deal, seat) if deal.play is None else priced_facts(deal, facts_of(deal, contest), price)
    given = deal.given
    result = irregularities.price(deal.rules.scoring, price, fault_side(deal, seat), facts, given.pool, given.marks)
    return deal._replace(phase="over", result=Result(result.outcome, result, contest))


def priced_facts(deal: Deal, facts: DealFacts, price: Fault) -> DealFacts:
    """Return the facts a fault is priced by: all that was said, or the contest. Clause irregularities.declarations."""
    return replace(facts, declarations=said(deal)) if price.declarations == "all" else facts


def fault_side(deal: Deal, seat: Seat) -> Side:
    """Return the side of an offender; before a taker stands, one player against the rest is taken as the taker."""
    taker = deal.contract.taker if deal.contract else None
    return deal.rules.table.side(seat, seat if taker is None else taker)


def facts_before_play(deal: Deal, offender: Seat) -> DealFacts:
    """Return the facts of a deal that stops before its first card: the contract, or none with the offender as taker."""
    nothing = (0,) * deal.rules.table.sides()
    if deal.contract is None:
        sheet = columns(deal.rules.table, offender)
        return DealFacts(denomination="", cards=nothing, last_trick=None, taker=None, columns=sheet)
    return replace(contract_facts(deal, deal.contract), cards=nothing)


def played(deal: Deal) -> PlayState:
    """Return the state of play of a deal that has one."""
    if deal.play is None or deal.contract is None:
        raise CannotHappen("a deal without play has no score")
    return deal.play


def facts_of(deal: Deal, contest: Contest | None) -> DealFacts:
    """Return what scoring needs to know of a deal as it stands, in card points by side.

    A deal without a taker that is judged is judged for eldest's side. Clause scoring.passed-out.
    """
    play, contract, table = played(deal), deal.contract, deal.table
    if contract is None:
        raise CannotHappen("a deal without a contract has no score")
    sides = range(deal.rules.table.sides())
    facts = replace(
        contract_facts(deal, contract),
        cards=tuple(table.points(cards) for cards in play.taken),
        last_trick=None if play.last_winner < 0 else deal.side(play.last_winner),
        tricks=by_side(deal, play.tricks),
        declarations=declared(deal, contest),
        belote=belotes(deal, contest),
        jack_side=next((side for side in sides if play.taken[side] & trump_jack(deal)), None),
        taker_tricks=0 if contract.taker is None else play.tricks[contract.taker],
    )
    if facts.passed_out and rules_for(deal.rules.scoring, facts).success:
        return replace(facts, taker=deal.side(deal.rules.table.next(deal.given.dealer)))
    return facts


def contract_facts(deal: Deal, contract: FinalContract) -> DealFacts:
    """Return what scoring needs to know of the contract alone."""
    taker, raiser = contract.taker, contract.last_raiser
    return DealFacts(
        denomination=contract.denomination,
        cards=(),
        last_trick=None,
        taker=None if taker is None else deal.side(taker),
        amount=contract.amount,
        flag=contract.flag,
        level=contract.level,
        last_raiser=None if raiser is None else deal.side(raiser),
        passed_out=taker is None,
        last_deal=deal.given.last_deal,
        columns=columns(deal.rules.table, taker),
    )


def by_side(deal: Deal, by_seat: tuple[int, ...]) -> tuple[int, ...]:
    """Add up numbers of seats by side."""
    totals = [0] * deal.rules.table.sides()
    for seat, number in enumerate(by_seat):
        totals[deal.side(seat)] += number
    return tuple(totals)


def trump_jack(deal: Deal) -> Cards:
    """Return the jack of trump, or nothing without a trump suit."""
    pack, trump = deal.rules.pack, deal.table.trump
    return pack.cards(["J" + pack.suits[trump]]) if trump >= 0 else 0


def declared(deal: Deal, contest: Contest | None) -> tuple[int, ...]:
    """Return the declarations that score, by side, with melds within tricks and what false claims gave away."""
    return worth(deal, contest.scoring if contest else ())


def said(deal: Deal) -> tuple[int, ...]:
    """Return all declarations that were said and not lost, beaten ones too, by side, in card points."""
    play = played(deal)
    kept = (claim for claim in play.claims if claim.held and claim.seat not in play.lapsed)
    return worth(deal, [(claim.seat, claim.meld) for claim in kept])


def worth(deal: Deal, counting: Iterable[tuple[Seat, Meld]]) -> tuple[int, ...]:
    """Return the card points of declarations by side, with melds within tricks and what false claims gave away.

    Clause declarations.worth.
    """
    play = played(deal)
    totals = list(play.melds)
    for seat, meld in counting:
        totals[deal.side(seat)] += meld.value
    for claim in play.claims:
        if not claim.held and gives_away(deal):
            totals[other_side(deal, deal.side(claim.seat))] += claim.meld.value
    return tuple(totals)


def gives_away(deal: Deal) -> bool:
    """Say whether a false claim counts for the other side. Clause declarations.false-claim."""
    rules = deal.rules.declarations
    return rules is not None and rules.words.false_claim == "to_opponents"


def other_side(deal: Deal, side: Side) -> Side:
    """Return the other of two sides, or the next one in the order of play."""
    return (side + 1) % deal.rules.table.sides()


def belotes(deal: Deal, contest: Contest | None) -> tuple[int, ...]:
    """Return what belote is worth to each side, in card points."""
    play, rules = played(deal), deal.rules.belote
    totals = [0] * deal.rules.table.sides()
    if rules is None or play.belote is None or not play.belote.pairs:
        return tuple(totals)
    said = tuple((claim.seat, claim.meld) for claim in play.claims if claim.held and claim.seat not in play.lapsed)
    shown = laid_open(deal, play, contest)
    for seat, found in pairs.points(rules, play.belote, deal.table, said, shown).items():
        totals[deal.side(seat)] += sum(points for _, points in found)
    return tuple(totals)

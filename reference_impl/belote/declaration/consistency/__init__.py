"""Whether a declaration holds together: everything the schema cannot say.

The codes, by topic; each finding names the clause as well:

``setup.partners``: partners, and not four players.
``setup.two-alone``: with two players the taker against the rest is everyone alone.
``setup.ranks``: ranks out of the natural order, or twice.
``setup.suits``: a suit twice.
``setup.pack-size``: neither 24, 32 nor 36 cards.
``setup.cut-partner``: the dealer has no partner to cut.
``setup.cut-of-two``: with two players there is only one other to cut.
``setup.cut-first-deal``: the first deal is cut by whoever cuts anyway.
``setup.cut-packet``: the smallest packet is more than half of the pack.

``contracts.name``: a name that means something else in rows or cases.
``contracts.two-suit``: a second contract of the kind suit.
``contracts.order``: an order that is not made of the ranks of the pack.
``contracts.value-missing``: a rank of the pack without a value.

``dealing.winner-deals``: the winner deals next, among partners.
``dealing.after-void``: a deal may be void, and nobody deals after it.
``dealing.step``: a step with none, or several, of the keys of a step, or with packets it does not deal.
``dealing.neighbours``: two neighbouring steps that are one list of packets.
``dealing.rounds``: the timeline does not hold the rounds of the auction, each once and in order.
``dealing.turned-twice``: a second card is turned.
``dealing.swap-turned``: a swap before a card is turned.
``dealing.swap-rank``: a swap of a rank the pack does not have.
``dealing.swap-trump``: a swap when the turned suit cannot be trump.
``dealing.shown-twice``: the bottom card is shown twice.
``dealing.look``: hidden cards are picked up, and none lie there.
``dealing.never-seen``: hidden cards are never picked up.
``dealing.hidden-till-pass``: cards wait for a pass, and no round is held.
``dealing.take``: a kitty is picked up, and none lies there.
``dealing.no-taker``: a step needs a taker when there may be none.
``dealing.show``: the bottom card of an empty stock is shown.
``dealing.up-to``: a hand has more cards already, or every hand has as many.
``dealing.pack``: more cards are dealt than the pack has.
``dealing.last``: a step turns the last of no cards.
``dealing.hands``: the hands are not equal at the lead.
``dealing.table-rows``: a card on the table is never uncovered.

``auction.no-contract``: nothing can be played.
``auction.range``: the steps do not lead from the lowest to the highest number.
``auction.rung-twice``: a rung stands there twice.
``auction.flag-and-rung``: all tricks are both a rung and a flag.
``auction.amount-unbid``: no row opens the numbers, or a rung.
``auction.rung-needs``: what a rung needs cannot be had, or is what another word says.
``auction.order-unknown``: the order ranks something that is no denomination.
``auction.order-twice``: a denomination is ranked twice.
``auction.order-unbid``: a denomination is ranked that cannot be bid.
``auction.order-missing``: a denomination can be bid and is not ranked.
``auction.each-spoke``: a round ends when each has spoken, and no bid can follow a bid.
``auction.bid-unknown``: a row names what has no card values.
``auction.bid-twice``: a row names a denomination twice.
``auction.seats``: a position the table does not have.
``auction.row-amounts``: a row names what is no amount.
``auction.turned-card``: a row speaks of a turned card, and none is turned before its round.
``auction.turned-ranks``: ranks the pack does not have.
``auction.turned-to``: a turned card goes to somebody who cannot get it, or nobody is named.
``auction.over``: a row is open over what cannot lie on the table.
``auction.row-idle``: a row nobody can use.
``auction.equal``: equal bids may be taken over, and none can stand.
``auction.new-suit``: a new denomination is asked for, and none can be repeated.
``auction.after-pass``: a row is shut after a pass, and nobody is asked again.
``auction.limit``: a limit on a row that cannot be used twice.
``auction.call-twice``: two rows open the same bid, or double the same, with the same word.
``auction.must-seats``: a position is obliged that the row is not open to.
``auction.must-table``: a row obliges that is shut on an empty table.
``auction.must-late``: a position is obliged that never finds the table empty.
``auction.must-twice``: a position is obliged by two rows at once.
``auction.can-pass``: all can pass, though it is said that they cannot.
``auction.cannot-pass``: all can never pass, though it is said what follows.
``auction.played-trump``: a deal that all pass is played, and no suit is turned.
``auction.played-taker``: a deal that all pass is played, and it is not said for whom.
``auction.nobody-against-rest``: nobody takes, and one is to play against the rest.
``auction.level-gap``: a level of doubling without the one below it.
``auction.first-doubler``: the doubler says the first double.
``auction.by-passing``: a pass is more than the first double.
``auction.double-of``: what is doubled cannot be bid, or is named twice.
``auction.double-except``: what is excepted cannot be bid, or is everything.
``auction.bids-after``: whether bids may follow is said where none can, or not said where some could.
``auction.any-bid``: any bid may be doubled, and there is only one.
``auction.annul-hand``: a hand that nobody, or everybody, can hold.

``play.section-missing``: a kind of contract that is declared has no rows.
``play.row-missing``: a situation that can arise has no row.
``play.never-forced``: ranks the pack does not have.
``play.closed-double``: leads are barred by a closed double, and there is none.

``declarations.runs-fall``: a longer run is worth less.
``declarations.runs-long``: a run has a value and cannot be held.
``declarations.squares-fall``: the groups of squares do not fall in value.
``declarations.square-rank``: a square of a rank the pack does not have.
``declarations.square-twice``: a square with two values.
``declarations.runs-by``: runs compare by none, or both, of value and length.
``declarations.runs-by-trump``: runs compare by trump, and are declared in no contract with a trump suit.
``declarations.automatic-choice``: the holder chooses what counts without words.
``declarations.silencing``: ranks the pack does not have.

``belote.never``: no contract has a belote.
``belote.cards``: the pack has no king and queen.
``belote.one-suit``: a word that says the same as ``one`` where one suit is trump.
``belote.said-by-showing``: a shown run needs no word, and none is shown or no word is needed anyway.

``trick-melds.runs-fall``, ``trick-melds.runs-long``, ``trick-melds.squares-fall``, ``trick-melds.square-rank`` and
``trick-melds.square-twice``: as for declarations.
``trick-melds.room``: a square does not go into a trick.

``scoring.condition``: a case with a condition that is not known.
``scoring.condition-twice``: a condition twice in one key.
``scoring.case-twice``: two keys with the same conditions.
``scoring.mark-never``: a mark for a failure that cannot happen.
``scoring.mark-twice``: a mark that stands there twice.
``scoring.each-opponent``: every opponent singly, with two sides.
``scoring.bid-test``: a comparison with a bid where nothing was bid.
``scoring.test-twice``: a test that was read before.
``scoring.next``: the next test decides, and none follows.
``scoring.promise-untested``: all tricks are promised, and no test asks for them.
``scoring.rounding-part``: a rounding without its multiple or its thresholds.
``scoring.role-pair``: thresholds for roles that are no pair.
``scoring.threshold``: a threshold no remainder reaches.
``scoring.jack-side``: the side of the trump jack, without a trump suit.
``scoring.small-share``: limits of small shares that do not go together.
``scoring.unit``: card points that are no multiples of the unit.
``scoring.value``: a declaration, a belote, a meld or a capot that does not divide.
``scoring.worth``: a worth or a bid that does not divide.
``scoring.worth-number``: a contract is paid, and has no number.
``scoring.crossed``: points cross among more than two sides.
``scoring.multiplied``: a heap is multiplied that its row never pays.
``scoring.factors``: a factor for a level that cannot be reached.
``scoring.level-idle``: a level of doubling that changes nothing.

``match.raise-by``: the target is raised by nothing.
``match.blocked-never``: a block that never holds.
``match.blocked-twice``: a block that holds only where another does.
``match.win-field``: an instant win lacks a field, or has one of the other kind.
``match.win-twice``: the same instant win twice.
``match.run-length``: a run no hand can hold.
``match.run-trump``: a run of trumps, without a trump suit.
``match.sweep-contract``: a sweep of a contract that cannot be played.

``irregularities.award``: a number of points that does not divide.
``irregularities.no-price``: a fault that costs nothing.
"""

from __future__ import annotations

from typing import Any

from belote.declaration.consistency import (
    auction,
    contracts,
    dealing,
    declarations,
    doubling,
    match,
    play,
    scoring,
    setup,
)
from belote.declaration.consistency.analysis import Analysis
from belote.declaration.consistency.contracts import totals
from belote.declaration.consistency.finding import Finding, Findings

__all__ = ["Analysis", "Finding", "check", "check_analysis", "totals"]


BROKEN_DEAL = ("dealing.step", "dealing.pack", "dealing.up-to", "dealing.hands", "dealing.rounds")
"""After which findings nobody knows how many cards a hand has."""


def check(data: dict[str, Any]) -> list[Finding]:
    """Return what does not hold together in resolved rule sections, in the order of the schema; nothing if all is well.

    ``data`` is valid by the schema. Nothing is raised for what is inconsistent.
    """
    return check_analysis(Analysis(data))


def check_analysis(analysis: Analysis) -> list[Finding]:
    """Return what does not hold together in a declaration that was analysed. See ``check``."""
    return list(findings(analysis))


def findings(analysis: Analysis) -> Findings:
    """Yield what does not hold together, section by section. Where the deal does not work, no hand is too small."""
    facts, situations = analysis.facts, analysis.situations
    yield from setup.check(facts)
    deal = list(dealing.check(facts, situations))
    yield from deal
    broken = any(finding.code in BROKEN_DEAL for finding in deal)
    hand = 0 if broken else analysis.hand
    yield from contracts.check(facts)
    yield from auction.check(facts, situations)
    yield from doubling.check(facts, situations, hand or len(facts.ranks))
    yield from play.check(facts)
    yield from declarations.check(facts, hand)
    yield from scoring.check(analysis.effects)
    yield from match.check(analysis.effects, hand)

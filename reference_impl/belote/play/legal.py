"""Which cards may be led or played, and who leads first. Clauses play.groups, play.lead and play.lead.first."""

from __future__ import annotations

from belote.cards import Card, Cards
from belote.contracts import ContractTable, FinalContract
from belote.play.rules import PlayRules
from belote.setup import Seat, Table


def legal_cards(
    rules: PlayRules, table: ContractTable, playable: Cards, trick: tuple[Card, ...], partner_holds: bool
) -> Cards:
    """Return the playable cards that may be added to a trick already led. Never empty unless ``playable`` is.

    ``partner_holds`` says whether the best card so far is a partner's. The groups are those of ``duties``: ``beyond``
    of every card of the trick leaves the cards that no card of their own suit in the trick beats.
    Clause play.legal-card.
    """
    lead = rules.leads[table.denomination][trick[0]]
    above = -1
    for card in trick:
        above &= lead.beyond[card]
    follow = playable & lead.suit
    trumps = playable & lead.ruffs
    high = follow & above
    over = trumps & above
    ruffed = lead.ruffs & ~above
    rows = lead.follow if follow else lead.void
    row = rows[partner_holds + 2 if ruffed else partner_holds]
    chosen = row.select(high, follow ^ high, over, trumps ^ over, playable ^ follow ^ trumps)
    return chosen if chosen & lead.forceable else playable


def legal_leads(
    rules: PlayRules,
    table: ContractTable,
    playable: Cards,
    manner: str,
    level: int,
    seat: Seat,
    taker: Seat | None,
    taker_has_played_trump: bool,
) -> Cards:
    """Return the playable cards that may be led. Clause play.lead.trump.

    ``manner`` and ``level`` are those of the doubling that stands. Both bans lift for a hand of trumps only, and the
    second one binds nobody in a deal without a taker. In no trumps and in all trumps no suit is the trump suit.
    """
    if rules.trump_lead == "not_while_closed":
        barred = level > 0 and manner == "closed"
    elif rules.trump_lead == "not_before_taker":
        barred = taker is not None and seat != taker and not taker_has_played_trump
    else:
        barred = False
    return (playable & ~table.trumps or playable) if barred else playable


def first_leader(rules: PlayRules, seats: Table, dealer: Seat, contract: FinalContract) -> Seat:
    """Return who leads to the first trick: eldest or the taker; a rung may give the lead to the taker.

    Clauses play.lead.first and play.lead.rung. Without a taker eldest leads.
    """
    usual = rules.first_lead
    rung = rules.rung_leads.get(contract.amount, "usual") if isinstance(contract.amount, str) else "usual"
    if contract.taker is not None and "taker" in (usual, rung):
        return contract.taker
    return seats.at_position(1, dealer)

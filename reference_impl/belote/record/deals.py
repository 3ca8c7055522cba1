"""Records of whole deals. Clause record.deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from belote import auction, dealing, match
from belote.cards import Card, Cards, mask, members
from belote.deal import Deal, Given, Legal, PlayCard, Rules, legal, start
from belote.deal import apply as apply_event
from belote.deal.ending import belotes, declared
from belote.deal.legal import known
from belote.deal.melds import contest_of
from belote.match.dealers import dealer_after
from belote.record.notation import (
    broken,
    read_card,
    read_event,
    read_scores,
    read_seat,
    write_by_side,
    write_calls,
    write_contract,
    write_heard,
    write_meld,
)
from belote.record.results import observe_score, read_marks

Json = Mapping[str, Any]


class Moment(NamedTuple):
    """A deal at one moment, with the cards of the trick the last event completed, and its winner.

    ``depth`` is how many cards or calls are counted from here, in a record of kind perft.
    """

    deal: Deal
    trick: Cards = 0
    winner: int = -1
    depth: int = 0


def begin(rules: Rules, given: Json) -> Moment:
    """Return the deal before its first event. Raises ``BrokenRecord``."""
    return Moment(start(rules, read_given(rules, given)))


def read_given(rules: Rules, given: Json) -> Given:
    """Read what a deal starts from."""
    return Given(
        dealer=read_seat(rules, given["dealer"], "given.dealer"),
        pack=read_pack(rules, given["pack"]),
        to_cut=given.get("to_cut", False),
        first_deal=given.get("first_deal", False),
        last_deal=given.get("last_deal", False),
        scores=read_scores(rules, given["scores"], "given.scores") if "scores" in given else (),
        pool=tuple(given.get("pool", ())),
        marks=read_marks(rules, given["marks"]) if "marks" in given else None,
    )


def read_pack(rules: Rules, codes: list[str]) -> tuple[Card, ...]:
    """Read the order of the pack: every card of the variant once."""
    cards = tuple(read_card(rules, code, f"given.pack.{index}") for index, code in enumerate(codes))
    twice = next((rules.pack.codes[card] for card in cards if cards.count(card) > 1), None)
    if twice is not None:
        raise broken(
            "given.pack", f"{twice} lies twice in the pack", "Name every card once.", "setup.pack", "record.pack"
        )
    if len(cards) != rules.pack.size:
        missing = ", ".join(rules.pack.names(rules.pack.full & ~mask(cards)))
        raise broken(
            "given.pack",
            f"the pack has {len(cards)} cards, not {rules.pack.size}",
            f"Add {missing}.",
            "setup.pack",
            "record.pack",
        )
    return cards


def apply(moment: Moment, event: Json, path: str) -> Moment:
    """Return the deal after an event. Raises ``Refusal`` or ``BrokenRecord``."""
    deal = moment.deal
    parsed = read_event(deal.rules, event, path)
    after = apply_event(deal, parsed)
    if isinstance(parsed, PlayCard) and deal.play and after.play and after.play.number > deal.play.number:
        trick = mask((*deal.play.trick, parsed.card))
        return Moment(after, trick, after.play.last_winner)
    return Moment(after)


def observe(moment: Moment, name: str) -> Any:
    """Return one observation by its name; nothing for one that has no answer now."""
    deal = moment.deal
    rules = deal.rules
    if name in LEGAL:
        return LEGAL[name](rules, legal(deal))
    if name in STATE:
        return STATE[name](deal)
    if name == "trick":
        return observe_trick(moment)
    score = deal.result.score if deal.result else None
    if name == "outcome":
        return observe_outcome(deal)
    if name == "dealer":
        return next_dealer(deal)
    return observe_score(rules, score, name) if score is not None else None


def observe_trick(moment: Moment) -> Any:
    """Return winner and card points of the trick just completed."""
    if moment.winner < 0:
        return None
    table = moment.deal.table
    return {"winner": moment.deal.rules.table.letter(moment.winner), "points": table.points(moment.trick)}


def observe_outcome(deal: Deal) -> str | None:
    """Return how the deal ended, or that a contract stands."""
    if deal.result is not None:
        return deal.result.outcome
    return "contract" if deal.contract is not None else None


def next_dealer(deal: Deal) -> str | None:
    """Return who deals next, once the deal is over; nobody if it decided the match. Clause match.next-dealer."""
    result = deal.result
    if result is None or result.outcome == "match":
        return None
    course = match.compile_match(deal.rules.declaration)
    state = match.begin(course, deal.given.dealer)
    if result.next_dealer is not None:
        state = match.add_annulled(course, state, result.next_dealer)
    elif result.score is None:
        state = match.add_void(course, state)
    elif result.outcome == "stopped" and deal.faults[-1][1] == "misdeal":
        state = match.add_misdeal(course, state)
    else:
        dealer = dealer_after(course, deal.given.dealer, result.score)
        return None if dealer is None else deal.rules.table.letter(dealer)
    return None if state.dealer is None else deal.rules.table.letter(state.dealer)


def write_seats(rules: Rules, found: Mapping[int, Any]) -> dict[str, Any]:
    """Write something by seat letter."""
    return {rules.table.letter(seat): value for seat, value in sorted(found.items())}


def hands(deal: Deal) -> dict[str, Any]:
    """Return the cards each seat plays from."""
    seats = range(deal.rules.table.count)
    return write_seats(deal.rules, {s: deal.rules.pack.names(dealing.playable(deal.layout, s)) for s in seats})


def knowledge(deal: Deal) -> dict[str, Any]:
    """Return the cards whose place each seat knows."""
    seats = range(deal.rules.table.count)
    return write_seats(deal.rules, {seat: deal.rules.pack.names(known(deal, seat)) for seat in seats})


def standing_contract(deal: Deal) -> Any:
    """Return the contract, or during the auction the one that stands."""
    if deal.contract is not None:
        return write_contract(deal.rules, deal.contract)
    bid = auction.standing(deal.auction)
    if bid is None:
        return None
    found = {"denomination": bid.denomination, "taker": deal.rules.table.letter(bid.seat), "level": bid.level}
    return found | ({"amount": bid.amount} if bid.amount is not None else {}) | ({"flag": True} if bid.flag else {})


def scored(deal: Deal) -> Any:
    """Return the declarations that score as things stand."""
    contest = contest_of(deal, deal.play) if deal.play is not None else None
    letter = deal.rules.table.letter
    return [
        {"seat": letter(seat), **write_meld(deal.rules, meld)} for seat, meld in (contest.scoring if contest else ())
    ]


def heard(deal: Deal) -> Any:
    """Return what the others have learned of the declarations said so far."""
    if deal.play is None:
        return None
    return write_heard(deal.rules, deal.table, ((claim.seat, claim.meld) for claim in deal.play.claims))


def declared_points(deal: Deal) -> Any:
    """Return the card points of declarations that score, by side."""
    if deal.play is None:
        return None
    return write_by_side(deal.rules, declared(deal, contest_of(deal, deal.play)))


def belote_points(deal: Deal) -> Any:
    """Return the card points of belote, by side."""
    if deal.play is None:
        return None
    return write_by_side(deal.rules, belotes(deal, contest_of(deal, deal.play)))


def card_points(deal: Deal) -> Any:
    """Return the card points taken, by side; at the end with the last trick, as scoring counts them."""
    if deal.play is None:
        return None
    score = deal.result.score if deal.result else None
    if score is not None:
        return write_by_side(deal.rules, score.heaps.cards)
    return write_by_side(deal.rules, (deal.table.points(cards) for cards in deal.play.taken))


def write_melds(rules: Rules, found: Legal) -> Any:
    """Write what each seat may declare."""
    by_seat = {seat: [write_meld(rules, meld) for meld in melds] for seat, melds in found.declarations.items()}
    return write_seats(rules, by_seat)


LEGAL: Mapping[str, Callable[[Rules, Legal], Any]] = {
    "turn": lambda rules, found: None if found.turn is None else rules.table.letter(found.turn),
    "cards": lambda rules, found: rules.pack.names(found.cards),
    "may_say": lambda rules, found: [rules.pack.codes[card] for card in members(found.may_say)],
    "calls": lambda rules, found: write_seats(rules, {seat: write_calls(calls) for seat, calls in found.calls.items()}),
    "declarations": write_melds,
    "may_show": lambda rules, found: [rules.table.letter(seat) for seat in found.may_show],
}
STATE: Mapping[str, Callable[[Deal], Any]] = {
    "phase": lambda deal: deal.phase,
    "hands": hands,
    "known": knowledge,
    "contract": standing_contract,
    "scored": scored,
    "heard": heard,
    "declared": declared_points,
    "belote": belote_points,
    "card_points": card_points,
}

"""The interpreter does what the kernels do, deal by deal from the same columns: slowly, and as their measure."""

from __future__ import annotations

from collections import Counter

from belote import dealing
from belote.auction import AuctionState
from belote.batch import layout as at
from belote.batch.columns import Deals
from belote.batch.findings import Judgement
from belote.batch.tables import Batch
from belote.contracts import FinalContract
from belote.deal import Deal, Declare, Event, Given, PlayCard, Show, apply
from belote.deal.ending import facts_of
from belote.deal.opening import open_play
from belote.deal.state import PlayState, Result
from belote.errors import BrokenDeclaration, Refusal
from belote.scoring import DealScore

CARDS = (1 << at.CLAIM_AT) - 1


def examine(own: Batch, deals: Deals, number: int) -> Judgement:
    """Return what the interpreter finds of one deal."""
    broken = bad_input(own, deals, number)
    if broken:
        return Judgement("corrupt", 0, broken)
    deal = opened(own, deals, number)
    won: list[int] = []
    count = 0
    try:
        while deal.phase == "play":
            deal = before_card(deal, deals, number, count)
            play = int(deals.plays[number, count])
            if play == at.NO_PLAY:
                return Judgement("unfinished", count, "deal.unfinished", "play.turn", winners=tuple(won))
            seat, card = play >> at.SEAT_SHIFT, play & 63
            tricks = played(deal).number
            deal = apply(deal, PlayCard(seat, card, bool(deals.words[number] >> count & 1)))
            count += 1
            if played(deal).number > tricks:
                won.append(played(deal).last_winner)
        after_end(deal, deals, number, count, own)
    except Refusal as refusal:
        return Judgement("breaks", count, refusal.code, refusal.clause, winners=tuple(won))
    except OutOfOrderError:
        return Judgement("corrupt", count, "log.order", winners=tuple(won))
    except BrokenDeclaration as error:
        return Judgement("broken", -1, error.problems[0].code, error.problems[0].clause)
    return compared(scored(own, deal, won), deals, number)


class OutOfOrderError(Exception):
    """Claims that do not stand in the order in which they were said."""


def bad_input(own: Batch, deals: Deals, number: int) -> str:
    """Return the code of what is wrong with the head or the hands of a deal, or nothing."""
    head, hands = [int(value) for value in deals.head[number]], [int(hand) for hand in deals.hands[number]]
    seats = range(own.seats)
    seated = head[at.DEALER] in seats and all(head[place] in (-1, *seats) for place in (at.TAKER, at.RAISER))
    named = 0 <= head[at.DENOMINATION] < len(own.denominations) and head[at.LEVEL] >= 0
    if not seated or not named or head[at.AMOUNT] < -1 - len(own.rungs):
        return "log.head"
    together = sum(hand.bit_count() for hand in hands)
    alike = len({hand.bit_count() for hand in hands}) == 1 and all(hands)
    union = 0
    for hand in hands:
        union |= hand
    return "" if alike and union.bit_count() == together and not union >> own.rules.pack.size else "log.hands"


def contract_of(own: Batch, deals: Deals, number: int) -> FinalContract:
    """Return the contract a row tells."""
    head = [int(value) for value in deals.head[number]]
    amount: int | str | None = head[at.AMOUNT]
    if head[at.AMOUNT] < 0:
        amount = None if head[at.AMOUNT] == at.NO_AMOUNT else own.rungs[-2 - head[at.AMOUNT]]
    return FinalContract(
        denomination=own.denominations[head[at.DENOMINATION]],
        taker=None if head[at.TAKER] < 0 else head[at.TAKER],
        amount=amount,
        flag=bool(head[at.FLAG]),
        level=head[at.LEVEL],
        manner="closed" if head[at.CLOSED] else "plain",
        last_raiser=None if head[at.RAISER] < 0 else head[at.RAISER],
    )


def opened(own: Batch, deals: Deals, number: int) -> Deal:
    """Return the deal before its first lead: the hands are complete and the contract stands."""
    rules, dealer = own.rules, int(deals.head[number, at.DEALER])
    pool = tuple(int(stake) for stake in deals.stakes[number] if stake)
    width = own.sheet
    marks = {name: tuple(int(one) for one in deals.marks[number, place * width : (place + 1) * width])
             for place, name in enumerate(own.marks)}  # fmt: skip
    given = Given(dealer, (), last_deal=bool(deals.head[number, at.LAST_DEAL]), pool=pool, marks=marks or None)
    hands = tuple(int(hand) for hand in deals.hands[number])
    layout = dealing.begin((), own.seats)._replace(hands=hands)
    deal = Deal(rules, given, "play", 0, layout, AuctionState(dealer), contract_of(own, deals, number))
    return open_play(deal)


def played(deal: Deal) -> PlayState:
    """Return the state of play."""
    assert deal.play is not None
    return deal.play


def before_card(deal: Deal, deals: Deals, number: int, count: int) -> Deal:
    """Return the deal after what is said and shown before a card. Raises ``Refusal``, or ``OutOfOrderError``."""
    for claim in told_claims(deals, number)[len(played(deal).claims) - automatic(deal) :]:
        if claim_at(claim) > count:
            break
        if claim_at(claim) < count or claim >> at.CLAIM_SEAT >= deal.rules.table.count:
            raise OutOfOrderError
        deal = apply(deal, Declare(claim >> at.CLAIM_SEAT, claim & CARDS))
    for seat, when in enumerate(deals.shown[number]):
        if when == count:
            deal = apply(deal, Show(seat))
    return deal


def told_claims(deals: Deals, number: int) -> list[int]:
    """Return the claims a row tells."""
    claims = [int(claim) for claim in deals.claims[number]]
    return claims[: claims.index(0)] if 0 in claims else claims


def claim_at(claim: int) -> int:
    """Return how many plays stand before a claim."""
    return claim >> at.CLAIM_AT & 255


def automatic(deal: Deal) -> int:
    """Return how many of the claims of a deal count without words."""
    rules = deal.rules.declarations
    return len(played(deal).claims) if rules is not None and rules.words.say == "automatic" else 0


def after_end(deal: Deal, deals: Deals, number: int, count: int, own: Batch) -> None:
    """Refuse whatever is told after the end of a deal."""
    unheard = told_claims(deals, number)[len(played(deal).claims) - automatic(deal) :]
    late: list[Event] = [Declare(claim >> at.CLAIM_SEAT, claim & CARDS) for claim in unheard]
    late += [Show(seat) for seat, when in enumerate(deals.shown[number]) if count <= when != at.NOT_SHOWN]
    if count < own.rules.pack.size and deals.plays[number, count] != at.NO_PLAY:
        late.append(PlayCard(0, 0))
    for event in late:
        apply(deal, event)


def scored(own: Batch, deal: Deal, won: list[int]) -> Judgement:
    """Return the score of a deal that ended, in the words of a finding."""
    result = deal.result
    assert result is not None
    if result.score is None:
        nothing = (0,) * own.sides
        return Judgement("conforms", outcome=result.outcome, winner=none(result.winner), counts=(nothing,) * 4,
                       written=(0,) * own.sheet)  # fmt: skip
    return with_score(own, deal, result, result.score, won)


def none(seat: int | None) -> int:
    """Return a seat or side, -1 for nobody."""
    return -1 if seat is None else seat


def with_score(own: Batch, deal: Deal, result: Result, score: DealScore, won: list[int]) -> Judgement:
    """Return the finding of a deal with a score."""
    facts = facts_of(deal, result.contest)
    points: Counter[tuple[int, str]] = Counter()
    games: Counter[tuple[int, str]] = Counter()
    for item in score.items:
        points[item.side, item.code] += item.points
        games[item.side, item.code] += item.game
    items = [(*key, points[key], games[key]) for key in points if points[key] or games[key]]
    hung = sum(item.game for item in score.items if item.side == -1)
    marks = sum(1 << (4 * own.marks.index(name) + side) for name, side in score.marks_earned)
    return Judgement(
        "conforms",
        outcome=score.outcome,
        winner=none(result.winner),
        takers=none(score.takers),
        winners=tuple(won),
        counts=(facts.cards, facts.declarations, facts.belote, facts.tricks),
        items=tuple(sorted((side, code, card, game) for side, code, card, game in items)),
        written=tuple(score.written.get(column, 0) for column in range(own.sheet)),
        hung=hung,
        paid=stakes_paid(deal, score, hung),
        earned=marks,
    )


def stakes_paid(deal: Deal, score: DealScore, hung: int) -> int:
    """Return how many stakes of the pool were paid out."""
    return len(deal.given.pool) - len(score.pool_after) + (1 if hung else 0)


def compared(found: Judgement, deals: Deals, number: int) -> Judgement:
    """Return the finding after the score a log tells was compared with it."""
    for told, own in zip(deals.sheet[number], found.written, strict=True):
        if told != at.UNTOLD and told != own:
            return found._replace(verdict="differs", code="score.differs", clause="scoring.items")
    return found

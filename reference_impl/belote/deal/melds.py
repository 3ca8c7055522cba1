"""Declaring and showing in the course of the play. Clauses declarations.say, .show and .not-shown."""

from __future__ import annotations

from belote import declarations as topic
from belote.cards import Cards
from belote.deal.events import Declare, Show
from belote.deal.state import Claim, Deal, PlayState
from belote.declarations import Contest, DeclarationRules, Meld, Moment
from belote.errors import Refusal
from belote.setup import Seat

LAST_TRICK = 2
"""Nothing is declared or laid open by a player after this trick."""

SHOWN_BY_PLAYER = ("second_trick", "own_second_card")


def moment(deal: Deal, play: PlayState, seat: Seat) -> Moment:
    """Return how far the play has come for a seat."""
    led = (seat - play.leader) % deal.rules.table.count < len(play.trick)
    tricks = play.number - 1
    return Moment(tricks, tricks + led, tricks > 0 or bool(play.trick), deal.phase == "over")


def words_open(deal: Deal) -> bool:
    """Say whether declaring or showing may be possible at all: never after the second trick."""
    return deal.rules.declarations is not None and deal.play is not None and deal.play.number <= LAST_TRICK


def may_declare(deal: Deal, seat: Seat) -> bool:
    """Say whether it is the time for a seat to declare."""
    rules, play = deal.rules.declarations, deal.play
    if rules is None or play is None or deal.phase != "play" or deal.table.contract not in rules.tables:
        return False
    if rules.words.say == "own_first_card" and seat != play.turn:
        return False
    return topic.may_say(rules, moment(deal, play, seat))


def declare(deal: Deal, event: Declare) -> Deal:
    """Return the deal after a declaration. Raises ``Refusal``."""
    play = deal.play
    if play is None or deal.phase != "play":
        raise Refusal("declarations.not-now", deal.phase, "declarations.say", "It is not the time to declare.")
    rules = topic.rules_in(deal.rules.declarations, deal.table.contract)
    if not may_declare(deal, event.seat):
        raise Refusal("declarations.not-now", deal.phase, "declarations.say", "It is not the time to declare.")
    own = tuple(topic.Claim(claim.meld, claim.held) for claim in play.claims if claim.seat == event.seat)
    side = deal.side(event.seat)
    rivals = tuple(claim.meld for claim in play.claims if deal.side(claim.seat) != side)
    said = topic.judge(rules, deal.table, play.dealt[event.seat], own, rivals, event.cards)
    claims = (*play.claims, Claim(event.seat, said.meld, said.held))
    return deal._replace(play=play._replace(claims=claims))


def nameable(deal: Deal, seat: Seat) -> tuple[Meld, ...]:
    """Return what a seat may truthfully declare now; nothing when it is not the time.

    Clause declarations.cards-read.
    """
    rules, play = deal.rules.declarations, deal.play
    if rules is None or play is None or not may_declare(deal, seat):
        return ()
    own = tuple(claim.meld for claim in play.claims if claim.seat == seat and claim.held)
    found = topic.nameable(rules, deal.table, play.dealt[seat], own)
    if rules.words.say_if == "always":
        return found
    side = deal.side(seat)
    rivals = tuple(claim.meld for claim in play.claims if deal.side(claim.seat) != side)
    return tuple(meld for meld in found if topic.beats_rivals(rules, deal.table, meld, rivals))


def contest_of(deal: Deal, play: PlayState) -> Contest | None:
    """Decide the contest among what was said truly and not lost for want of showing."""
    rules, contract = deal.rules.declarations, deal.contract
    if rules is None or contract is None:
        return None
    claims = tuple((c.seat, c.meld) for c in play.claims if c.held and c.seat not in play.lapsed)
    if not claims:
        return None
    order = deal.rules.table.starting(deal.rules.table.next(deal.given.dealer))
    silence = topic.silenced(rules, play.dealt)
    return topic.contest(rules, deal.table, claims, order, contract.taker, deal.side, silence)


def must_show(deal: Deal, play: PlayState) -> frozenset[Seat]:
    """Return the seats whose declarations score now and that have not shown them."""
    contest = contest_of(deal, play)
    return frozenset(seat for seat, _ in contest.scoring if seat not in play.shown) if contest else frozenset()


def may_show(deal: Deal, seat: Seat) -> bool:
    """Say whether a seat may lay its declarations open now."""
    rules, play = deal.rules.declarations, deal.play
    if rules is None or play is None or deal.phase != "play" or not play.claims:
        return False
    if rules.words.show not in SHOWN_BY_PLAYER or not topic.may_show(rules, moment(deal, play, seat)):
        return False
    if rules.words.show == "own_second_card" and seat != play.turn:
        return False
    return seat in must_show(deal, play)


def show(deal: Deal, event: Show) -> Deal:
    """Return the deal after a seat laid its declarations open. Raises ``Refusal``."""
    play = deal.play
    if play is None or not may_show(deal, event.seat):
        reason = "The seat has nothing to lay open now."
        raise Refusal("declarations.nothing-to-show", deal.phase, "declarations.show", reason)
    return deal._replace(play=play._replace(shown=play.shown | {event.seat}))


def lapsed_at_card(deal: Deal, play: PlayState, seat: Seat) -> frozenset[Seat]:
    """Return who has lost his declarations once a seat plays its second card. Clause declarations.not-shown."""
    if play.number != 2 or not play.claims or not shown_when(deal, "own_second_card"):
        return play.lapsed
    return play.lapsed | {seat} if seat in must_show(deal, play) else play.lapsed


def lapsed_after_trick(deal: Deal, play: PlayState) -> frozenset[Seat]:
    """Return who has lost his declarations once the second trick is complete. Clause declarations.not-shown."""
    if play.number != 2 or not play.claims or not shown_when(deal, "second_trick"):
        return play.lapsed
    return play.lapsed | must_show(deal, play)


def shown_when(deal: Deal, word: str) -> bool:
    """Say whether the declaration names this moment for showing."""
    rules: DeclarationRules | None = deal.rules.declarations
    return rules is not None and rules.words.show == word


def laid_open(deal: Deal, play: PlayState, contest: Contest | None) -> tuple[tuple[Seat, Meld], ...]:
    """Return the true declarations the table has seen: shown, said with the saying, or scored at the end."""
    said = tuple((claim.seat, claim.meld) for claim in play.claims if claim.held and claim.seat not in play.lapsed)
    if shown_when(deal, "at_once"):
        return said
    if shown_when(deal, "end_of_deal"):
        return contest.scoring if contest else ()
    return tuple((seat, meld) for seat, meld in said if seat in play.shown)


def seen(deal: Deal, play: PlayState) -> Cards:
    """Return the cards everybody knows because they were shown, or named, with a declaration."""
    rules = deal.rules.declarations
    named = rules is not None and (rules.words.show == "at_once" or rules.words.said_as == "cards")
    cards = 0
    for claim in play.claims:
        if claim.held and (claim.seat in play.shown or named):
            cards |= claim.meld.cards
    return cards

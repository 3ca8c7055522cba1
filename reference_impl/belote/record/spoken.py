"""Records of declarations and their contest, without the play. Clause record.declarations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from belote import declarations as topic
from belote.cards import Cards
from belote.contracts import ContractTable, FinalContract
from belote.deal import Rules
from belote.deal.state import Claim
from belote.declarations import Contest, Meld
from belote.errors import Refusal
from belote.record.auctions import read_hands
from belote.record.notation import broken, read_cards, read_contract, read_seat, write_by_side, write_heard, write_meld
from belote.setup import Seat

Json = Mapping[str, Any]


class Speaking(NamedTuple):
    """What has been declared and shown so far."""

    rules: Rules
    contract: FinalContract
    dealer: Seat
    hands: tuple[Cards, ...]
    claims: tuple[Claim, ...] = ()
    shown: frozenset[Seat] | None = None

    @property
    def table(self) -> ContractTable:
        """The cards under the contract."""
        return self.rules.contracts[self.contract.denomination]

    def side(self, seat: Seat) -> int:
        """Return the side of a seat."""
        return self.rules.table.side(seat, self.contract.taker)


def begin(rules: Rules, given: Json) -> Speaking:
    """Return the moment before anything is said. Raises ``BrokenRecord``."""
    hands = read_hands(rules, given["hands"])
    contract = read_contract(rules, given["contract"], "given.contract")
    start = Speaking(rules, contract, read_seat(rules, given["dealer"], "given.dealer"), hands)
    section = rules.declarations
    if section is not None and section.words.say == "automatic":
        claims = [
            Claim(seat, meld) for seat, hand in enumerate(hands) for meld in topic.reading(section, start.table, hand)
        ]
        return start._replace(claims=tuple(claims))
    return start


def apply(speaking: Speaking, event: Json, path: str) -> Speaking:
    """Declare, or show. Raises ``Refusal``."""
    rules = speaking.rules
    seat = read_seat(rules, event["seat"], f"{path}.seat")
    if event["do"] == "show":
        return speaking._replace(shown=(speaking.shown or frozenset()) | {seat})
    if event["do"] != "declare":
        raise broken(f"{path}.do", f"{event['do']} has no place here", "Use declare or show.", "record.declarations")
    section = topic.rules_in(rules.declarations, speaking.table.contract)
    if section.words.say == "automatic":
        raise Refusal("declarations.not-now", "play", "declarations.say", "Declarations count without words.")
    own = tuple(topic.Claim(claim.meld, claim.held) for claim in speaking.claims if claim.seat == seat)
    side = speaking.side(seat)
    rivals = tuple(claim.meld for claim in speaking.claims if speaking.side(claim.seat) != side)
    cards = read_cards(rules, event["cards"], f"{path}.cards")
    said = topic.judge(section, speaking.table, speaking.hands[seat], own, rivals, cards)
    return speaking._replace(claims=(*speaking.claims, Claim(seat, said.meld, said.held)))


def contest_of(speaking: Speaking, unshown: frozenset[Seat] = frozenset()) -> Contest | None:
    """Decide the contest, leaving out the seats that failed to show."""
    section = speaking.rules.declarations
    claims = tuple((c.seat, c.meld) for c in speaking.claims if c.held and c.seat not in unshown)
    if section is None or not claims:
        return None
    order = speaking.rules.table.starting(speaking.rules.table.next(speaking.dealer))
    silence = topic.silenced(section, speaking.hands)
    return topic.contest(section, speaking.table, claims, order, speaking.contract.taker, speaking.side, silence)


def decided(speaking: Speaking) -> Contest | None:
    """Decide the contest as shown: a winner that did not show loses, and it is decided once more."""
    contest = contest_of(speaking)
    if contest is None or speaking.shown is None:
        return contest
    unshown = frozenset(seat for seat, _ in contest.scoring if seat not in speaking.shown)
    return contest_of(speaking, unshown) if unshown else contest


def observe(speaking: Speaking, name: str) -> Any:
    """Return what may be declared, what scores, and the points by side."""
    rules = speaking.rules
    contest = decided(speaking)
    if name == "declarations":
        return {
            rules.table.letter(seat): melds for seat in range(rules.table.count) if (melds := may_name(speaking, seat))
        }
    if name == "scored":
        letter = rules.table.letter
        return [
            {"seat": letter(seat), **write_meld(rules, meld)} for seat, meld in (contest.scoring if contest else ())
        ]
    if name == "declared":
        return write_by_side(rules, points(speaking, contest))
    if name == "heard":
        return write_heard(rules, speaking.table, ((claim.seat, claim.meld) for claim in speaking.claims))
    return "play" if name == "phase" else None


def may_name(speaking: Speaking, seat: Seat) -> list[Any]:
    """Return what a seat may truthfully declare now, as records write it."""
    return [write_meld(speaking.rules, meld) for meld in nameable(speaking, seat)]


def nameable(speaking: Speaking, seat: Seat) -> tuple[Meld, ...]:
    """Return what a seat may truthfully declare now."""
    section = speaking.rules.declarations
    if section is None:
        return ()
    own = tuple(claim.meld for claim in speaking.claims if claim.seat == seat and claim.held)
    found: tuple[Meld, ...] = topic.nameable(section, speaking.table, speaking.hands[seat], own)
    if section.words.say_if == "beats_rivals":
        side = speaking.side(seat)
        rivals = tuple(claim.meld for claim in speaking.claims if speaking.side(claim.seat) != side)
        found = tuple(meld for meld in found if topic.beats_rivals(section, speaking.table, meld, rivals))
    return found


def points(speaking: Speaking, contest: Contest | None) -> list[int]:
    """Return the card points of declarations by side, with what false claims gave away."""
    rules = speaking.rules
    totals = [0] * rules.table.sides()
    for seat, meld in contest.scoring if contest else ():
        totals[speaking.side(seat)] += meld.value
    section = rules.declarations
    if section is not None and section.words.false_claim == "to_opponents":
        for claim in speaking.claims:
            if not claim.held:
                totals[(speaking.side(claim.seat) + 1) % len(totals)] += claim.meld.value
    return totals

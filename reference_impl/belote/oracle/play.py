"""Which cards may be played, from the clauses of play: slowly, each rule where its clause stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from typing import NamedTuple

from belote.oracle.table import Data, contract_of, eldest, is_higher, trump_suit
from belote.oracle.trick import Trick, best_card, highest, holder, is_partner


class Contract(NamedTuple):
    """What is played. Clause auction.contract.

    ``taker``, ``doubler``, ``raiser`` and ``turned_to`` are seats, "" being nobody; ``amount`` is a number of card
    points, a rung, or nothing; ``round`` is that of the bid, 0 where all have passed.
    """

    denomination: str
    taker: str
    amount: int | str | None = None
    flag: bool = False
    level: int = 0
    manner: str = "plain"
    doubler: str = ""
    raiser: str = ""
    turned_to: str = ""
    round: int = 0


class Seen(NamedTuple):
    """The five groups H, L, O, U and D of a player's playable cards. Clause play.groups."""

    higher: frozenset[str]
    lower: frozenset[str]
    over: frozenset[str]
    under: frozenset[str]
    rest: frozenset[str]


def first_leader(rules: Data, contract: Contract, dealer: str) -> str:
    """Return who leads to the first trick. Clauses play.lead.first and play.lead.rung."""
    first = eldest(rules, dealer)
    rungs = rules["auction"].get("amounts", {}).get("rungs", [])
    for rung in rungs:
        if rung["name"] == contract.amount and rung.get("lead", "usual") == "taker":
            return contract.taker
    if rules["play"]["lead"]["first"] == "taker":
        return contract.taker or first
    return first


def legal_cards(
    rules: Data,
    contract: Contract,
    dealer: str,
    seat: str,
    playable: Set[str],
    trick: Trick,
    taker_has_played_a_trump: bool,
) -> frozenset[str]:
    """Return the legal set of a seat whose turn it is. Clause play.legal-card.

    ``playable`` is its hand with its own face-up table cards (play.playable), ``trick`` what lies of this trick. What
    the taker has played matters only where ``play.lead.trump`` asks for it. Raises ``KeyError`` for a row of duties
    that is needed and absent.
    """
    held = frozenset(playable)
    if not trick:
        return legal_leads(rules, contract, seat, held, taker_has_played_a_trump)
    denomination = contract.denomination
    word = duty(rules, contract, dealer, seat, held, trick)
    selected = WORDS[word](groups(rules, denomination, held, trick)) if word else held
    return never_forced(rules, denomination, selected, held) if word else held


def legal_leads(
    rules: Data, contract: Contract, seat: str, held: frozenset[str], taker_has_played_a_trump: bool
) -> frozenset[str]:
    """Return what a leader may lead. Clauses play.lead and play.lead.trump."""
    trump = trump_suit(contract.denomination)
    plain = frozenset(card for card in held if card[1] != trump)
    word = rules["play"]["lead"].get("trump", "free")
    barred = False
    if trump and word == "not_while_closed":
        barred = contract.level > 0 and contract.manner == "closed"
    if trump and word == "not_before_taker":
        barred = contract.taker not in ("", seat) and not taker_has_played_a_trump
    # The ban is lifted for a player whose playable cards are all trumps.
    return plain if barred and plain else held


def duty(rules: Data, contract: Contract, dealer: str, seat: str, held: frozenset[str], trick: Trick) -> str:
    """Return the word of the row that is chosen by the situation; nothing where any card may be played.

    Clause play.situation, with play.follow-trump, play.follow-plain, play.void, play.no-trump and play.all-trump.
    """
    kind = contract_of(rules, contract.denomination)["kind"]
    trump = trump_suit(contract.denomination)
    led = trick[0][1][1]
    can_follow = any(card[1] == led for card in held)
    who = holder(rules, contract.denomination, trick)
    facing = "partner" if is_partner(rules, seat, who, contract.taker, dealer) else "opponent"
    if kind == "suit" and led != trump:
        ruffed = "_ruffed" if best_card(rules, contract.denomination, trick)[1] == trump else ""
        return str(rules["play"]["suit"]["follow_plain" if can_follow else "void"][facing + ruffed])
    if not can_follow:
        return ""
    row = "follow_plain" if kind == "no_trump" else "follow_trump"
    return str(rules["play"][kind][row][facing])


def groups(rules: Data, denomination: str, held: frozenset[str], trick: Trick) -> Seen:
    """Return the playable cards of a player who adds a card to a trick, in five groups. Clause play.groups."""
    cards = [card for _, card in trick]
    led = cards[0][1]
    trump = trump_suit(denomination)
    best_led = highest(rules, denomination, [card for card in cards if card[1] == led])
    trumps = [card for card in cards if card[1] == trump]
    plain_lead = bool(trump) and led != trump
    found: dict[str, set[str]] = {name: set() for name in Seen._fields}
    for card in held:
        if card[1] == led:
            found["higher" if is_higher(rules, denomination, card, best_led) else "lower"].add(card)
        elif plain_lead and card[1] == trump:
            over = all(is_higher(rules, denomination, card, other) for other in trumps)
            found["over" if over else "under"].add(card)
        else:
            found["rest"].add(card)
    return Seen(**{name: frozenset(some) for name, some in found.items()})


def never_forced(rules: Data, denomination: str, selected: frozenset[str], held: frozenset[str]) -> frozenset[str]:
    """Widen what a word selects to all cards where it selects such trumps only. Clause play.never-forced."""
    trump = trump_suit(denomination)
    ranks = rules["play"].get("never_forced", "")
    if trump and selected and all(card[1] == trump and card[0] in ranks for card in selected):
        return held
    return selected


def beat(seen: Seen) -> frozenset[str]:
    """A higher card of the led suit, else any card of it: H, else L. Clauses play.follow-trump.opponent and others."""
    return seen.higher or seen.lower


def any_or_ruff(seen: Seen) -> frozenset[str]:
    """The led suit, or a trump that is not under one already played: H + L + O. Clause play.follow-plain.opponent."""
    return seen.higher | seen.lower | seen.over


def ruff(seen: Seen) -> frozenset[str]:
    """A trump of any height, else any card. Clauses play.void.opponent and play.void.opponent-ruffed."""
    return (seen.over | seen.under) or seen.rest


def over_else_ruff(seen: Seen) -> frozenset[str]:
    """A higher trump; if he has none, still a trump; without a trump any card. Clause play.void.opponent-ruffed."""
    return seen.over or seen.under or seen.rest


def over_else_free(seen: Seen) -> frozenset[str]:
    """A higher trump; if he has none, any card. Clause play.void.opponent-ruffed."""
    return seen.over or (seen.under | seen.rest)


def over_else_discard(seen: Seen) -> frozenset[str]:
    """A higher trump; else a discard; a lower trump with nothing else. Clause play.void.opponent-ruffed."""
    return seen.over or seen.rest or seen.under


def no_under(seen: Seen) -> frozenset[str]:
    """A higher trump or a discard; a lower trump with nothing else. Clause play.void.opponent-ruffed."""
    return (seen.over | seen.rest) or seen.under


def under_if_only_trumps(seen: Seen) -> frozenset[str]:
    """A higher trump or a discard; with trumps only, any card. Clause play.void.opponent-ruffed."""
    return (seen.over | seen.rest) if seen.rest else (seen.over | seen.under)


def under_if_cannot_over(seen: Seen) -> frozenset[str]:
    """Any card, but no lower trump while he has a higher one. Clause play.void.opponent-ruffed."""
    return (seen.over | seen.rest) if seen.over else (seen.under | seen.rest)


WORDS: Mapping[str, Callable[[Seen], frozenset[str]]] = {
    "any": lambda seen: seen.higher | seen.lower,
    "beat": beat,
    "any_or_ruff": any_or_ruff,
    "free": lambda seen: seen.over | seen.under | seen.rest,
    "ruff": ruff,
    "over_else_ruff": over_else_ruff,
    "over_else_free": over_else_free,
    "over_else_discard": over_else_discard,
    "no_under": no_under,
    "under_if_only_trumps": under_if_only_trumps,
    "under_if_cannot_over": under_if_cannot_over,
}
"""What each word of a row selects of the groups. Clauses play.groups to play.all-trump.follow-trump.partner."""

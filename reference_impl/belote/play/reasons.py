"""Why a card must or may not be played: the duty in force, and one sentence for each card it forbids.

Codes: ``play.not-held``, ``play.must-follow``, ``play.must-beat``, ``play.must-ruff``, ``play.must-overruff``,
``play.must-not-undertrump`` and ``play.lead-barred``; all in phase ``play``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from belote.cards import Card, Cards, Pack, members
from belote.contracts import ContractTable
from belote.play.legal import legal_cards
from belote.play.rules import Lead, PlayRules, Row


@dataclass(frozen=True)
class Groups:
    """The playable cards, each in exactly one group. Clause play.groups."""

    high: Cards
    low: Cards
    over: Cards
    under: Cards
    other: Cards


@dataclass(frozen=True)
class Duty:
    """The duty of a player at one moment.

    ``row`` is the row in force (its path, word and clause); ``legal`` the cards that may be played; ``exempted`` says
    that the row selected only trumps no duty can force. ``best`` is the card that holds the trick, ``best_of_led``
    the best card of the led suit; they differ when the trick is ruffed.
    """

    pack: Pack
    row: Row
    playable: Cards
    groups: Groups
    legal: Cards
    exempted: bool
    led: Card
    best: Card
    best_of_led: Card
    led_trump: bool
    ruffed: bool
    partner_holds: bool

    @property
    def path(self) -> str:
        """The path of the row in the declaration, as ``play.suit.void.opponent_ruffed``; empty if there is none."""
        return self.row.path

    @property
    def word(self) -> str:
        """The word that stands in the row."""
        return self.row.word

    @property
    def clause(self) -> str:
        """The clause of the row."""
        return "play.never-forced" if self.exempted else self.row.clause

    @property
    def follows(self) -> bool:
        """Say whether the player holds a card of the led suit."""
        return bool(self.groups.high | self.groups.low)

    @property
    def situation(self) -> str:
        """Say the three facts that choose the row, in one sentence without the final stop."""
        led, best = self.pack.codes[self.led], self.pack.codes[self.best]
        trump = ", a trump," if self.led_trump else ""
        ability = "can be followed" if self.follows else "cannot be followed"
        ruff = ", a ruff" if self.ruffed else ""
        return f"{led}{trump} was led and {self.led_suit} {ability}; {self.holder} holds the trick with {best}{ruff}"

    @property
    def led_suit(self) -> str:
        """The name of the led suit."""
        return self.pack.suit_name(self.pack.suit(self.led))

    @property
    def holder(self) -> str:
        """Say who holds the trick."""
        return "the partner" if self.partner_holds else "an opponent"


@dataclass(frozen=True)
class Reason:
    """Why a card may not be played: a stable code, the clause, and one sentence without the final stop."""

    code: str
    clause: str
    sentence: str


def duty(rules: PlayRules, table: ContractTable, playable: Cards, trick: tuple[Card, ...], partner_holds: bool) -> Duty:
    """Return the duty of a player who adds a card to this trick. Arguments as in ``legal_cards``."""
    lead = rules.leads[table.denomination][trick[0]]
    best = trick[table.winner(trick)]
    ruffed = bool(lead.ruffs >> best & 1)
    groups = split(lead, playable, trick)
    row = (lead.follow if playable & lead.suit else lead.void)[partner_holds + 2 * ruffed]
    selected = row.select(groups.high, groups.low, groups.over, groups.under, groups.other)
    return Duty(
        pack=rules.pack,
        row=row,
        playable=playable,
        groups=groups,
        legal=legal_cards(rules, table, playable, trick, partner_holds),
        exempted=not selected & lead.forceable,
        led=trick[0],
        best=best,
        best_of_led=max((card for card in trick if lead.suit >> card & 1), key=table.strength.__getitem__),
        led_trump=table.suit_of[trick[0]] == table.trump,
        ruffed=ruffed,
        partner_holds=partner_holds,
    )


def split(lead: Lead, playable: Cards, trick: Iterable[Card]) -> Groups:
    """Divide the playable cards into the five groups."""
    above = -1
    for card in trick:
        above &= lead.beyond[card]
    follow, trumps = playable & lead.suit, playable & lead.ruffs
    return Groups(
        follow & above, follow & ~above, trumps & above, trumps & ~above, playable & ~(lead.suit | lead.ruffs)
    )


def forbids(duty: Duty, card: Card) -> Reason | None:
    """Return why this card may not be added to the trick, or nothing if it may."""
    if not duty.playable >> card & 1:
        return not_held(duty.pack, card)
    if duty.legal >> card & 1:
        return None
    if duty.follows:
        return forbids_follower(duty, card)
    if duty.groups.over and duty.word.startswith("over_"):
        return must_overruff(duty)
    return must_not_undertrump(duty, card) if duty.groups.under >> card & 1 else must_ruff(duty)


def forbids_follower(duty: Duty, card: Card) -> Reason:
    """Return why a player who can follow may not play this card."""
    if duty.groups.low >> card & 1:
        return must_beat(duty)
    if duty.groups.under >> card & 1 and duty.word == "any_or_ruff":
        return must_not_undertrump(duty, card)
    return must_follow(duty)


def forbids_lead(rules: PlayRules, playable: Cards, leads: Cards, card: Card) -> Reason | None:
    """Return why this card may not be led, or nothing if it may; ``leads`` comes from ``legal_leads``."""
    if not playable >> card & 1:
        return not_held(rules.pack, card)
    if leads >> card & 1:
        return None
    cause = "the double is closed" if rules.trump_lead == "not_while_closed" else "the taker has not played a trump yet"
    sentence = f"{rules.pack.codes[card]} may not be led: {cause}, and {either(rules.pack, leads)} can be led instead"
    return Reason("play.lead-barred", "play.lead.trump", sentence)


def not_held(pack: Pack, card: Card) -> Reason:
    """The card is not among the playable cards; a number from elsewhere may be that of no card of the pack."""
    name = pack.codes[card] if 0 <= card < pack.size else f"card number {card}"
    return Reason("play.not-held", "play.playable", f"{name} is not among the playable cards")


def must_follow(duty: Duty) -> Reason:
    """A card of the led suit is held."""
    cause = f"{duty.pack.codes[duty.led]} was led and {duty.led_suit} can be followed"
    return forced("play.must-follow", duty, cause)


def must_beat(duty: Duty) -> Reason:
    """A higher card of the led suit is held."""
    best = duty.pack.codes[duty.best_of_led]
    if duty.ruffed:
        return forced("play.must-beat", duty, f"{best} is the best card of the led suit and {higher(duty)}")
    return forced("play.must-beat", duty, f"{duty.holder} holds the trick with {best} and {higher(duty)}")


def must_ruff(duty: Duty) -> Reason:
    """A trump must be played by a player who cannot follow."""
    best = duty.pack.codes[duty.best]
    cause = f"{duty.led_suit} cannot be followed, {duty.holder} holds the trick with {best} and a trump is held"
    return forced("play.must-ruff", duty, cause)


def must_overruff(duty: Duty) -> Reason:
    """A trump higher than the ruff is held."""
    cause = f"{duty.holder} holds the trick with {duty.pack.codes[duty.best]} and {higher(duty)}"
    return forced("play.must-overruff", duty, cause)


def must_not_undertrump(duty: Duty, card: Card) -> Reason:
    """The card is a trump under the best trump of the trick, and something else may be played."""
    name, best = duty.pack.codes[card], duty.pack.codes[duty.best]
    instead = either(duty.pack, duty.legal)
    sentence = f"{name} may not be played: it is a trump under {best}, and {instead} can be played instead"
    return Reason("play.must-not-undertrump", duty.clause, sentence)


def forced(code: str, duty: Duty, cause: str) -> Reason:
    """Return a reason that names the cards the duty demands."""
    return Reason(code, duty.clause, f"{either(duty.pack, duty.legal)} must be played: {cause}")


def higher(duty: Duty) -> str:
    """Say that the demanded cards are higher."""
    one = duty.legal & (duty.legal - 1) == 0
    return f"{either(duty.pack, duty.legal)} is higher" if one else "these are higher"


def either(pack: Pack, cards: Cards) -> str:
    """Name a set of cards, as ``7H, 8H or KD``."""
    names = [pack.codes[card] for card in members(cards)]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"

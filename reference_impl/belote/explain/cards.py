"""Why each card may or may not be played. Clauses play.follow-trump, play.follow-plain and play.void."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from belote.cards import Card, Cards, members
from belote.contracts import ContractTable
from belote.deal import Rules
from belote.explain.lines import Line
from belote.play import Duty, Reason, duty, forbids, forbids_lead

WORDS = {
    "any": "any card of the led suit may be played",
    "beat": "a higher card of the led suit must be played by who holds one",
    "any_or_ruff": "any card of the led suit may be played, or a trump that is not under a ruff",
    "free": "any card may be played",
    "ruff": "a trump must be played by who holds one",
    "over_else_ruff": "a higher trump must be played; who cannot must still play a trump",
    "over_else_free": "a higher trump must be played; who cannot may play anything",
    "over_else_discard": "a higher trump must be played; who cannot discards, and undertrumps only with nothing else",
    "no_under": "a higher trump or a discard; undertrumping only with nothing else",
    "under_if_only_trumps": "a higher trump or a discard; a hand of trumps only is free",
    "under_if_cannot_over": "any card but a lower trump while a higher one is held",
}


def explain_follower(
    rules: Rules, table: ContractTable, playable: Cards, trick: tuple[Card, ...], partner_holds: bool
) -> Iterator[Line]:
    """Yield the duty of a player and what it says of each of his cards."""
    found = duty(rules.play, table, playable, trick, partner_holds)
    yield Line(f"{capital(found.situation)}.", "play.situation")
    yield duty_line(found)
    yield from sorted_out(rules, playable, lambda card: forbids(found, card), "may be played", found.clause)


def sorted_out(
    rules: Rules, playable: Cards, forbidden: Callable[[Card], Reason | None], allowed: str, clause: str
) -> Iterator[Line]:
    """Yield the legal cards, then the others, those with one reason together."""
    grouped: dict[Reason | None, list[str]] = {None: []}
    for card in members(playable):
        grouped.setdefault(forbidden(card), []).append(rules.pack.codes[card])
    for reason, names in grouped.items():
        cards = " ".join(names)
        if reason is not None:
            verb = "is" if len(names) == 1 else "are"
            yield Line(f"{cards} {verb} not legal: {reason.sentence}. ({reason.code})", reason.clause)
        elif names:
            yield Line(f"{cards} {allowed}.", clause)


def duty_line(found: Duty) -> Line:
    """Say the duty in force, with its place in the declaration."""
    if not found.path:
        return Line("No duty: any card may be played.", found.clause)
    if found.exempted:
        text = f"{found.path} is {found.word}, but asks for nothing here except cards that no duty can force"
        return Line(f"{text}: any card may be played.", found.clause)
    return Line(f"{found.path} is {found.word}: {WORDS[found.word]}.", found.clause)


def explain_trick(rules: Rules, table: ContractTable, trick: tuple[Card, ...], winner: str) -> Line:
    """Say who wins a complete trick, and with what."""
    best = trick[table.winner(trick)]
    ruffed = table.suit_of[best] == table.trump
    kind = "trump" if ruffed else f"card of the led suit, {rules.pack.suit_name(table.suit_of[trick[0]])}"
    points = sum(table.values[card] for card in trick)
    text = f"{winner} wins the trick with {rules.pack.codes[best]}, the highest {kind}; its cards count {points}."
    return Line(text, "play.winner")


def explain_leader(rules: Rules, playable: Cards, leads: Cards) -> Iterator[Line]:
    """Yield what may be led and what is barred."""
    if leads == playable:
        yield Line("Any card may be led.", "play.lead.trump")
        return
    reasons = partial(forbids_lead, rules.play, playable, leads)
    yield from sorted_out(rules, playable, reasons, "may be led", "play.lead.trump")


def capital(sentence: str) -> str:
    """Return a sentence with a capital."""
    return sentence[:1].upper() + sentence[1:]

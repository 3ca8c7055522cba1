"""Which cards may be played now, and why each other one may not. Clauses play.legal-card and play.situation."""

from __future__ import annotations

from typing import Any

from belote.cards import Cards, members
from belote.deal import Deal, Rules
from belote.dealing import playable
from belote.play import Reason, duty, forbids, forbids_lead
from belote.playground.asked import Answer
from belote.playground.telling import clause
from belote.record import positions
from belote.record.deals import Moment
from belote.record.positions import Position
from belote.rulebook.diagrams import by_suit
from belote.rulebook.diagrams.text import named as in_words
from belote.rulebook.language import text
from belote.rulebook.pictures import strengths, trump
from belote.rulebook.telling import card


def forbidden_now(deal: Deal) -> dict[str, Reason]:
    """Return the cards of who is to play that may not be played now, each with the reason; none outside the play."""
    play, rules = deal.play, deal.rules
    if play is None or deal.phase != "play":
        return {}
    cards = playable(deal.layout, play.turn)
    if not play.trick:
        return leads(rules, cards, play.legal)
    holder = (play.leader + deal.table.winner(play.trick)) % rules.table.count
    found = duty(rules.play, deal.table, cards, play.trick, deal.side(holder) == deal.side(play.turn))
    reasons = {card: forbids(found, card) for card in members(cards)}
    return {rules.pack.codes[card]: reason for card, reason in reasons.items() if reason is not None}


def forbidden_at(position: Position) -> dict[str, Reason]:
    """Return the cards of a position that may not be played, each with the reason."""
    rules = position.rules
    if position.seat is None:
        return {}
    if not position.trick:
        return leads(rules, position.cards, positions.legal(position))
    partner = rules.table.same_side(position.holder, position.seat, position.contract.taker)
    found = duty(rules.play, position.table, position.cards, position.trick, partner)
    reasons = {card: forbids(found, card) for card in members(position.cards)}
    return {rules.pack.codes[card]: reason for card, reason in reasons.items() if reason is not None}


def leads(rules: Rules, cards: Cards, legal: Cards) -> dict[str, Reason]:
    """Return the cards that may not be led, each with the reason."""
    reasons = {card: forbids_lead(rules.play, cards, legal, card) for card in members(cards)}
    return {rules.pack.codes[card]: reason for card, reason in reasons.items() if reason is not None}


def hand(state: Any, lang: str = "en") -> Answer | None:
    """Return the hand of who is to play: its legal cards, and of each other one the refusal; nothing if nobody is."""
    if isinstance(state, Position) and state.seat is not None:
        rules, table, cards, seat = state.rules, state.table, state.cards, state.seat
        barred = forbidden_at(state)
    elif isinstance(state, Moment) and state.deal.phase == "play" and state.deal.play is not None:
        rules, table, seat = state.deal.rules, state.deal.table, state.deal.play.turn
        cards, barred = playable(state.deal.layout, seat), forbidden_now(state.deal)
    else:
        return None
    order = by_suit(rules.pack.names(cards), strengths(rules, table), trump(table))
    legal = [code for code in order if code not in barred]
    refused = [{"card": code, **refusal(barred[code])} for code in order if code in barred]
    named = {code: names(code, lang) for code in order}
    return {"seat": rules.table.letter(seat), "legal": legal, "forbidden": refused, "cards": named}


def names(code: str, lang: str) -> tuple[str, str]:
    """Return what a card is called in a language: by its corner and sign, and in words."""
    short, long = card(code), in_words(code, lang, "french")
    return text(lang, short.message, short.args)[0], text(lang, long.message, long.args)[0]


def refusal(reason: Reason) -> Answer:
    """Return why a card may not be played."""
    return {"code": reason.code, "reason": reason.sentence, **clause(reason.clause)}

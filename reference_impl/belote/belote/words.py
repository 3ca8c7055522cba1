"""Saying belote while its cards are played. Clauses belote.said, belote.contracts and belote.trick-must-be-won.

Refusals, all in phase ``play``: ``belote.no-pair``, ``.one-only``, ``.discarded``, ``.no-word``, ``.king-first`` and
``.silent``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from belote.belote.rules import WORDS, BeloteRules, BeloteState, Pair
from belote.cards import Card, Cards
from belote.contracts import ContractTable
from belote.errors import Refusal
from belote.setup import Seat


def qualifies(rules: BeloteRules, table: ContractTable, card: Card, trick: tuple[Card, ...]) -> bool:
    """Say whether the first card of a pair may count as played here: it leads, follows or is a trump."""
    if rules.words.in_[table.contract] != "each_unless_discarded" or not trick:
        return True
    return table.suit_of[card] in (table.suit_of[trick[0]], table.trump)


def refuses_word(
    rules: BeloteRules,
    state: BeloteState,
    table: ContractTable,
    seat: Seat,
    playable: Cards,
    card: Card,
    trick: tuple[Card, ...],
) -> Refusal | None:
    """Return why the word may not be said with this card, or nothing if it may. Clause belote.said.

    ``playable`` are the cards the player could choose from just before, ``trick`` the cards already on the table.
    """
    name, suit = rules.pack.codes[card], table.suit_of[card]
    both = rules.pairs[table.denomination][suit]
    begun = state.pair(seat, suit)
    if not both >> card & 1 or (begun is None and both & ~playable):
        return no_word(
            "belote.no-pair", "belote.held-together", f"{name} does not belong to a pair that counts and is held"
        )
    if rules.words.in_[table.contract] == "one" and state.completed[:1] not in ((), ((seat, suit),)):
        return no_word("belote.one-only", "belote.contracts", "another pair was complete before")
    if not (begun.qualified if begun else qualifies(rules, table, card, trick)):
        return no_word(
            "belote.discarded", "belote.contracts", "the first card of the pair does not lead, follow or ruff"
        )
    if not WORDS[rules.words.said][1 if begun else 0]:
        return no_word(
            "belote.no-word", "belote.said", f"no word is said with the {'second' if begun else 'first'} card"
        )
    if rules.words.said == "king_then_queen" and begun is None and name[0] != "K":
        return no_word("belote.king-first", "belote.said", "the king must be played first")
    if begun and WORDS[rules.words.said][0] and not begun.first_said:
        return no_word("belote.silent", "belote.silence", "the first word was not said")
    return None


def no_word(code: str, clause: str, reason: str) -> Refusal:
    """Return a refusal of the word."""
    return Refusal(code, "play", clause, reason)


def may_say(
    rules: BeloteRules,
    state: BeloteState,
    table: ContractTable,
    seat: Seat,
    playable: Cards,
    card: Card,
    trick: tuple[Card, ...],
) -> bool:
    """Say whether the word may be said with this card. Arguments as in ``refuses_word``."""
    return refuses_word(rules, state, table, seat, playable, card, trick) is None


def on_play(
    rules: BeloteRules,
    state: BeloteState,
    table: ContractTable,
    seat: Seat,
    playable: Cards,
    card: Card,
    said: bool,
    trick: tuple[Card, ...],
    trick_number: int,
) -> BeloteState:
    """Return the state after a card is played, with or without the word. Arguments as in ``refuses_word``.

    Raises ``Refusal`` if the word is said where it may not be.
    """
    refusal = refuses_word(rules, state, table, seat, playable, card, trick) if said else None
    if refusal:
        raise refusal
    suit = table.suit_of[card]
    both = rules.pairs[table.denomination][suit]
    if not both >> card & 1:
        return state
    begun = state.pair(seat, suit)
    if begun:
        pair = replace(begun, second=card, second_said=said)
    elif both & ~playable == 0:
        pair = Pair(seat, suit, card, said, qualifies(rules, table, card, trick))
    else:
        return state
    complete = pair.trick is None and is_complete(rules, pair)
    if complete:
        pair = replace(pair, trick=trick_number)
    others = tuple(other for other in state.pairs if other is not begun)
    completed = (*state.completed, (seat, suit)) if complete else state.completed
    return BeloteState((*others, pair), completed)


def is_complete(rules: BeloteRules, pair: Pair) -> bool:
    """Say whether every needed word of a pair that qualifies has been said."""
    first, second = WORDS[rules.words.said]
    if not pair.qualified or (first and not pair.first_said) or (second and not pair.second_said):
        return False
    return pair.second is not None or rules.words.said == "first_card"


def on_trick_won(
    rules: BeloteRules, state: BeloteState, winner: Seat, same_side: Callable[[Seat, Seat], bool]
) -> BeloteState:
    """Return the state after a trick: pairs that became complete in it learn whether their side won it."""
    pairs = tuple(
        replace(pair, won=same_side(pair.seat, winner)) if pair.trick is not None and pair.won is None else pair
        for pair in state.pairs
    )
    return replace(state, pairs=pairs)

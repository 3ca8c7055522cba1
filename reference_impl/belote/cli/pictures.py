"""Cards, hands, tricks and scores as people like to see them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from rich.table import Table

from belote.cards import SYMBOL_OF_LETTER, Cards, members
from belote.contracts import ContractTable
from belote.deal import Deal, Rules
from belote.dealing import playable
from belote.record.deals import Moment
from belote.record.results import write_item
from belote.scoring import DealScore


def card_text(code: str) -> str:
    """Return a card with its suit symbol, the ten as 10."""
    return rank_text(code) + SYMBOL_OF_LETTER[code[1]]


def rank_text(code: str) -> str:
    """Return the rank of a card, the ten as 10."""
    return "10" if code[0] == "T" else code[0]


def cards_text(codes: Iterable[str]) -> str:
    """Return several cards."""
    return " ".join(map(card_text, codes))


def plain_table(*headings: str) -> Table:
    """Return a table without lines."""
    return Table(*headings, box=None, pad_edge=False)


def suits_table(rules: Rules, hands: dict[str, Cards], table: ContractTable | None) -> Table:
    """Return hands by suit, each suit from the strongest card under the contract."""
    shown = plain_table("seat", *(SYMBOL_OF_LETTER[suit] for suit in rules.pack.suits))
    for letter, cards in hands.items():
        row = [suit_text(rules, cards & rules.pack.suit_cards(suit), table) for suit in range(len(rules.pack.suits))]
        shown.add_row(letter, *row)
    return shown


def suit_text(rules: Rules, cards: Cards, table: ContractTable | None) -> str:
    """Return the cards of one suit, the strongest first."""
    held = sorted(members(cards), key=lambda card: -(table.strength[card] if table is not None else card))
    return " ".join(rank_text(rules.pack.codes[card]) for card in held) or "–"


def hands_table(deal: Deal) -> Table:
    """Return the hands of a deal; once the play has begun, as they were dealt."""
    rules = deal.rules
    seats = range(rules.table.count)
    dealt = deal.play.dealt if deal.play is not None else [playable(deal.layout, seat) for seat in seats]
    hands = {rules.table.letter(seat): cards for seat, cards in enumerate(dealt)}
    return suits_table(rules, hands, None if deal.contract is None else deal.table)


def tricks_table(states: Sequence[Moment]) -> Table:
    """Return the tricks, one to a row: who led, who played what, who won, what it was worth; the last may be open."""
    rules = states[0].deal.rules
    letters = rules.table.letters
    shown = plain_table("trick", "led by", *letters, "won by", "points")
    for before, after in pairwise(states):
        play = before.deal.play
        if after.winner >= 0 and play is not None:
            last = next(card for card in members(after.trick) if card not in play.trick)
            points = str(after.deal.table.points(after.trick))
            row = trick_row(rules, play.leader, (*play.trick, last))
            shown.add_row(str(play.number), *row, letters[after.winner], points)
    play = states[-1].deal.play
    if play is not None and play.trick:
        shown.add_row(str(play.number), *trick_row(rules, play.leader, play.trick), "", "")
    return shown


def trick_row(rules: Rules, leader: int, trick: Sequence[int]) -> list[str]:
    """Return who led, and the cards of a trick by seat."""
    letters = rules.table.letters
    cards = [""] * len(letters)
    for place, card in enumerate(trick):
        cards[(leader + place) % len(letters)] = card_text(rules.pack.codes[card])
    return [letters[leader], *cards]


def items_table(rules: Rules, score: DealScore) -> Table:
    """Return the items of a score: who writes how much, what for, and by which clause."""
    shown = plain_table("side", "for", "card points", "factor", "game points", "clause")
    for item in score.items:
        row = write_item(rules, item)
        shown.add_row(*(str(row[key]) for key in ("side", "code", "points", "factor", "game", "clause")))
    return shown


def total_text(rules: Rules, score: DealScore) -> str:
    """Return the outcome, what each side writes, and what hangs."""
    names = rules.table.side_names()
    total = "  ".join(f"{name} {points}" for name, points in zip(names, score.points, strict=True))
    pool = f"  (hanging: {', '.join(map(str, score.pool_after))})" if score.pool_after else ""
    return f"{score.outcome}: {total}{pool}"

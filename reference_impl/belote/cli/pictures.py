"""Cards and hands as people like to see them."""

from __future__ import annotations

from rich.table import Table

from belote.cards import SYMBOL_OF_LETTER, members
from belote.deal import Deal
from belote.dealing import playable


def card_text(code: str) -> str:
    """Return a card with its suit symbol, the ten as 10."""
    rank = "10" if code[0] == "T" else code[0]
    return rank + SYMBOL_OF_LETTER[code[1]]


def hands_table(deal: Deal) -> Table:
    """Return the hands by suit, each suit from the strongest card under the contract."""
    rules = deal.rules
    table = Table("seat", *(SYMBOL_OF_LETTER[suit] for suit in rules.pack.suits), box=None, pad_edge=False)
    for seat in range(rules.table.count):
        cards = deal.play.dealt[seat] if deal.play is not None else playable(deal.layout, seat)
        row = []
        for suit in range(len(rules.pack.suits)):
            held = list(members(cards & rules.pack.suit_cards(suit)))
            if deal.contract is not None:
                held.sort(key=lambda card: -deal.table.strength[card])
            else:
                held.reverse()
            row.append(" ".join("10" if rules.pack.codes[c][0] == "T" else rules.pack.codes[c][0] for c in held) or "–")
        table.add_row(rules.table.letter(seat), *row)
    return table

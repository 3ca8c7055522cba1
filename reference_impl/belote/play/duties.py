"""The duties of play, one function per word. Clauses play.follow-trump, play.follow-plain and play.void.

How to read them: the playable cards fall into five groups, of which any may be empty, and a duty returns the cards
that may be played. ``high`` and ``low`` are cards of the led suit, higher or not higher than the best card of that suit
in the trick; ``over`` and ``under`` are trumps on a plain lead, higher than every trump in the trick or not; ``other``
is anything else. A player who can follow holds ``high`` or ``low``; one who cannot holds neither. ``a or b`` reads
"a if there is one, else b".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from belote.cards import Cards

Select = Callable[[Cards, Cards, Cards, Cards, Cards], Cards]


def follow(high: Cards, low: Cards, over: Cards, under: Cards, other: Cards) -> Cards:
    """``any``: any card of the led suit."""
    return high | low


def beat(high: Cards, low: Cards, over: Cards, under: Cards, other: Cards) -> Cards:
    """``beat``: a higher card of the led suit, else any card of it."""
    return high or low


def follow_or_ruff(high: Cards, low: Cards, over: Cards, under: Cards, other: Cards) -> Cards:
    """``any_or_ruff``: any card of the led suit, or a trump that is not under a trump already played."""
    return high | low | over


def free(high: Cards, low: Cards, over: Cards, under: Cards, other: Cards) -> Cards:
    """``free``: any card."""
    return over | under | other


def ruff(high: Cards, low: Cards, over: Cards, under: Cards, other: Cards) -> Cards:
    """``ruff``: a trump of any height, else any card."""
    return over | under or other


def over_else_ruff(high: Cards, low: Cards, over: Cards, under: Cards, other: Cards) -> Cards:
    """``over_else_ruff``: overtrump; if he cannot, still trump."""
    return over or under or other


def over_else_free(high: Cards, low: Cards, over: Cards, under: Cards, other: Cards) -> Cards:
    """``over_else_free``: overtrump; if he cannot, any card."""
    return over or under | other


def over_else_discard(high: Cards, low: Cards, over: Cards, under: Cards, other: Cards) -> Cards:
    """``over_else_discard``: overtrump; if he cannot, discard; undertrump only with nothing else."""
    return over or other or under


def no_under(high: Cards, low: Cards, over: Cards, under: Cards, other: Cards) -> Cards:
    """``no_under``: overtrump or discard as he likes; undertrump only with nothing else."""
    return over | other or under


def under_if_only_trumps(high: Cards, low: Cards, over: Cards, under: Cards, other: Cards) -> Cards:
    """``under_if_only_trumps``: overtrump or discard; a hand of trumps only is free."""
    return over | other if other else over | under


def under_if_cannot_over(high: Cards, low: Cards, over: Cards, under: Cards, other: Cards) -> Cards:
    """``under_if_cannot_over``: any card, but no undertrump while he could overtrump."""
    return over | other if over else under | other


DUTIES: Mapping[str, Select] = {
    "any": follow,
    "beat": beat,
    "any_or_ruff": follow_or_ruff,
    "free": free,
    "ruff": ruff,
    "over_else_ruff": over_else_ruff,
    "over_else_free": over_else_free,
    "over_else_discard": over_else_discard,
    "no_under": no_under,
    "under_if_only_trumps": under_if_only_trumps,
    "under_if_cannot_over": under_if_cannot_over,
}

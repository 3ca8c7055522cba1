"""Why a value of scoring has no effect, in words."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from belote.declaration.consistency.finding import Path

HEAPS = {"declarations": "there are no declarations", "belote": "there is no belote"}

REASONS: tuple[tuple[Path, str], ...] = (
    (("count", "scale", "last_trick"), "the last trick is worth nothing"),
    (("count", "capot"), "nobody who takes every trick writes it, and no test turns on it"),
    (("count",), "card points are neither written nor compared"),
    (("trickless", "declarations"), "a side without a trick cannot have declarations"),
    (("trickless", "belote"), "a side without a trick cannot have belote"),
    (("trickless",), "a side without a trick has nothing that could be taken from it"),
    (("judged",), "nothing is doubled"),
    (("pay", "made", "multiplied"), "the factor is 1, or the contract cannot be made"),
    (("pay", "failed", "multiplied"), "the factor is 1, or no contract can fail"),
    (("pay", "tied", "multiplied"), "the factor is 1, or no tied deal is written"),
    (("pay", "made"), "the contract cannot be made"),
    (("pay", "failed"), "no contract can fail"),
    (("pay", "tied"), "no tied deal is written"),
    (("worth",), "no row pays the contract"),
    (("factors",), "no row multiplies anything that it pays"),
    (("factor_for",), "only one side writes what is multiplied"),
    (("rounding", "half"), "fives have no whole half"),
    (("rounding", "small_share"), "nobody writes or compares the share of one of two sides"),
    (("rounding",), "card points are neither written nor compared"),
    (("lost_points",), "a failed taker loses nothing to several defenders"),
    (("hanging",), "no points can hang"),
)


def reason(path: Path, heaps: AbstractSet[str]) -> str:
    """Return why a value, or all of a map, has no effect; ``heaps`` are those that can hold something at all."""
    if path[0] == "pay" and path[-1] in HEAPS and path[-1] not in heaps:
        return HEAPS[str(path[-1])]
    found = (text for top, text in REASONS if path[: len(top)] == top)
    return next(found, "no situation depends on it")

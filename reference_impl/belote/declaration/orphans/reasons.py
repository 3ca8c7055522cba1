"""Why a value of scoring has no effect, in words."""

from __future__ import annotations

from belote.declaration.consistency.finding import Path

REASONS: tuple[tuple[Path, str], ...] = (
    (("count", "scale", "last_trick"), "the last trick is worth nothing"),
    (("count", "capot"), "nobody who takes every trick writes it, and no test turns on it"),
    (("count",), "card points are neither written nor compared"),
    (("trickless", "declarations"), "a side without a trick cannot have declarations here"),
    (("trickless", "belote"), "a side without a trick cannot have belote here"),
    (("trickless",), "a side without a trick has nothing that could be taken from it"),
    (("judged",), "nothing is doubled"),
    (("pay", "made", "multiplied"), "the factor is 1, or the contract cannot be made"),
    (("pay", "failed", "multiplied"), "the factor is 1, or no contract can fail"),
    (("pay", "made", "declarations"), "there are no declarations"),
    (("pay", "made", "belote"), "there is no belote"),
    (("pay", "failed", "declarations"), "there are no declarations, or no contract can fail"),
    (("pay", "failed", "belote"), "there is no belote, or no contract can fail"),
    (("pay", "failed"), "no contract can fail"),
    (("pay", "tied", "declarations"), "there are no declarations, or a tied deal is not written"),
    (("pay", "tied", "belote"), "there is no belote, or a tied deal is not written"),
    (("pay", "tied", "multiplied"), "the factor is 1, or a tied deal is not written"),
    (("pay", "tied"), "no test leads to a tie, or a tied deal is not written"),
    (("pay", "made"), "the contract cannot be made here"),
    (("worth",), "no row pays the contract"),
    (("factors",), "no row multiplies anything that it pays"),
    (("factor_for",), "only one side writes what is multiplied"),
    (("rounding", "half"), "fives have no whole half"),
    (("rounding", "small_share"), "nobody writes or compares the share of one of two sides"),
    (("rounding",), "card points are neither written nor compared"),
    (("lost_points",), "a failed taker loses nothing to several defenders"),
    (("hanging",), "no points can hang"),
)


def reason(path: Path) -> str:
    """Return why a value, or all of a map, has no effect."""
    found = (text for top, text in REASONS if path[: len(top)] == top)
    return next(found, "no situation depends on it")

"""Rounding. Clauses scoring.rounding to scoring.rounding.small-share."""

from __future__ import annotations

from collections.abc import Mapping

from belote.declaration.consistency.cases import Laid, Situation, at
from belote.declaration.consistency.effects import Effects
from belote.declaration.consistency.finding import Finding, Findings
from belote.declaration.suggest import listed

PAIRS = (
    ("each",),
    ("larger", "smaller"),
    ("more_cards", "fewer_cards"),
    ("takers", "defenders"),
    ("jack_side", "other_side"),
)
"""The roles a pair of thresholds may name."""

TO, UP_FROM = ("rounding", "to"), ("rounding", "up_from")
UNDER, BECOMES = ("rounding", "small_share", "under"), ("rounding", "small_share", "becomes")


def check_rounding(effects: Effects, situation: Situation, laid: Laid) -> Findings:
    """Yield what is wrong with the rounding of a situation."""
    if not laid.has("rounding"):
        return
    to, up_from = laid[TO], laid[UP_FROM]
    if to is None or up_from is None:
        there = next(path for path in laid.values if path[0] == "rounding")
        message = f"the rounding {'has no multiple' if to is None else 'has no thresholds'} in one of its situations"
        instead = f"Add {'to' if to is None else 'up_from'} to the base or to the case, or write null."
        yield Finding(at(laid, there), "scoring.rounding-part", message, instead, "scoring.rounding")
        return
    where = at(laid, UP_FROM)
    if not any(set(pair) == set(up_from) for pair in PAIRS):
        message = f"{listed(up_from, 'and')} {'is no role alone' if len(up_from) == 1 else 'are no pair of roles'}"
        yield Finding(where, "scoring.role-pair", message, roles_to_write(to, up_from), "scoring.rounding.up-from")
    for role, threshold in up_from.items():
        if threshold > to:
            message = f"a remainder of {to} never reaches {threshold}"
            instead = f"Write at most {to}, which never rounds up."
            yield Finding((*where, role), "scoring.threshold", message, instead, "scoring.rounding.up-from")
    if "jack_side" in up_from and situation.kind != "suit":
        message = f"a contract of the kind {situation.kind} has no trump jack"
        instead = "Lay a case with other roles over it."
        yield Finding(where, "scoring.jack-side", message, instead, "scoring.rounding.up-from")
    yield from check_small_share(laid)


def roles_to_write(to: int, up_from: Mapping[str, int]) -> str:
    """Return how roles may be written: the partner of one that stands alone, else all the ways there are."""
    alike = f"{{each: {min(to, next(iter(up_from.values())))}}} for both sides alike"
    for pair in PAIRS[1:]:
        if len(up_from) == 1 and up_from.keys() < set(pair):
            (other,) = set(pair) - up_from.keys()
            return f"Add {other} with a threshold of its own, or write {alike}."
    return f"Write {alike}, or one pair alone: {listed([' and '.join(pair) for pair in PAIRS[1:]])}."


def check_small_share(laid: Laid) -> Findings:
    """A small share becomes no more than the limit; at the limit and just under it mean the same."""
    under, becomes = laid[UNDER], laid[BECOMES]
    if (under is None) != (becomes is None):
        path = at(laid, UNDER if becomes is None else BECOMES)
        message = "a small share needs both of its numbers"
        yield Finding(path, "scoring.small-share", message, "Add the other.", "scoring.rounding.small-share")
    elif under is not None and becomes >= under - 1 and becomes != under:
        message = f"a share under {under} cannot well become {becomes}"
        instead = f"Write {under} for both to lift small shares, or a smaller number to drop them."
        path = at(laid, BECOMES)
        yield Finding(path, "scoring.small-share", message, instead, "scoring.rounding.small-share")

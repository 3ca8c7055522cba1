"""Why two tables never sit at one deal: other players, other sides, other cards."""

from __future__ import annotations

from belote.declaration import Declaration

SIDES = {"partners": "partners", "alone": "each player for himself", "taker_against_rest": "one against the others"}


def apart(left: Declaration, right: Declaration) -> str:
    """Return why two tables cannot be given the same deals; nothing if they can."""
    one, other = left.players, right.players
    if one.count != other.count:
        return f"No deal can be played at both tables: one has {one.count} players, the other {other.count}."
    if one.sides != other.sides:
        return f"No deal can be compared: here play {SIDES[one.sides]}, there {SIDES[other.sides]}."
    if (left.pack.ranks, left.pack.suits) != (right.pack.ranks, right.pack.suits):
        return f"No deal can be played at both tables: {packs(left, right)}."
    return ""


def packs(left: Declaration, right: Declaration) -> str:
    """Say how two packs differ."""
    one, other = (len(side.pack.ranks) * len(side.pack.suits) for side in (left, right))
    return f"the packs have {one} and {other} cards" if one != other else "the packs have other cards"

"""Two variants with the same rules, records of a duty, and changes of rules, for the tests of adequacy."""

from __future__ import annotations

from typing import Any

from belote.adequacy import Change, changes, originals
from belote.adequacy.mutations import Mutation
from belote.compare.observing import Observed, observed
from belote.library import resolved

RESOLVED = {name: resolved(name) for name in ("belote-fr", "belote-qc")}
ALIAS = originals(RESOLVED)
TARGET = Mutation(("match", "target"), "match.target", 1000, 1001)


def position(cards: list[str], legal: list[str], variant: str = "belote-fr") -> Observed:
    """Return a record: clubs are led and hearts are trump, these are held, and these may be played."""
    given = {
        "contract": {"denomination": "hearts", "taker": "N"},
        "seat": "W",
        "cards": cards,
        "trick": [{"seat": "N", "card": "7C"}],
    }
    data = {
        "id": f"play/{'-'.join(cards).lower()}",
        "kind": "position",
        "clauses": ["play.follow-plain.opponent"],
        "variant": {"id": variant, "options": []},
        "given": given,
        "events": [],
        "expect": [{"at": 0, "cards": legal}],
    }
    return observed(data)


FOLLOWS = position(["8C", "7H"], ["8C"])
RUFFS = position(["8D", "7H"], ["7H"])


def change(path: tuple[Any, ...], new: Any) -> Change:
    """Return the change of belote-fr at a path."""
    return next(one for one in changes([RESOLVED["belote-fr"]]) if (one.mutation.path, one.mutation.new) == (path, new))


ANY = change(("play", "suit", "follow_plain", "opponent"), "any_or_ruff")
"""Who cannot follow needs not ruff."""

"""What is sound and may still be a slip: told as a note, never as a problem.

Clauses dealing.steps, match.target, match.deals and scoring.capot. Points are card points; targets are game points.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path as FilePath

from belote.declaration.consistency import Analysis, totals
from belote.declaration.consistency.dry_run import undealt
from belote.declaration.layers import DEFAULT, Origin
from belote.declaration.paths import MISSING, Path, get
from belote.declaration.resolved import Resolved
from belote.declaration.vocabulary import clause_at
from belote.errors import Problem

MANY_DEALS = 30
"""More than any match that is known takes."""


def remarks(resolved: Resolved) -> Iterator[Problem]:
    """Yield what a reader should look at twice in a sound declaration: in its deal, and in what its own file sets."""
    yield from cards_left(resolved)
    yield from two_ends(resolved)
    yield from far_target(resolved)
    yield from high_capot(resolved)


def left_over(resolved: Resolved) -> int:
    """Return how many cards four players never get; fewer players leave a stock anyway."""
    analysis = Analysis(resolved.data)
    return undealt(analysis.facts, analysis.situations) if analysis.facts.count == 4 else 0


def cards_left(resolved: Resolved) -> Iterator[Problem]:
    """Yield a note of cards that are never dealt."""
    if number := left_over(resolved):
        yield remark(resolved, ("dealing", "steps"), "dealing.undealt", undealt_words(resolved, number))


def undealt_words(resolved: Resolved, number: int) -> str:
    """Return the sentence about cards that are never dealt."""
    pack = Analysis(resolved.data).facts.pack_size
    return f"{number} of the {pack} cards {'is' if number == 1 else 'are'} never dealt"


def two_ends(resolved: Resolved) -> Iterator[Problem]:
    """Yield a note of a match that gets a target here and also ends after an inherited number of deals, or reverse."""
    ends = {word: origin_at(resolved, ("match", word)) for word in ("target", "deals")}
    if any(origin.is_default for origin in ends.values()):
        return
    for word, other in (("target", "deals"), ("deals", "target")):
        if own(resolved, ends[word]) and not ends[word].replaces and not own(resolved, ends[other]):
            where = f"{FilePath(ends[other].file).name}:{ends[other].line}"
            message = f"the match also ends by {other}, which is inherited ({where}), whichever comes first"
            yield remark(resolved, ("match", word), "match.two-ends", message, f"Write {other}: null if it should not.")


def far_target(resolved: Resolved) -> Iterator[Problem]:
    """Yield a note of a target that is very many deals away: it may be in card points."""
    target, scoring = get(resolved.data, ("match", "target")), resolved.data["scoring"]
    scaled = get(scoring, ("count", "scale")) is not MISSING
    if target is MISSING or scaled or not own(resolved, origin_at(resolved, ("match", "target"))):
        return
    deal = max(totals(resolved.data).values()) // scoring.get("unit", 1)
    if target > MANY_DEALS * deal:
        message = f"a target of {target} game points is some {target // deal} deals of {deal} game points away"
        yield remark(resolved, ("match", "target"), "match.far-target", message, "Targets are in game points.")


def high_capot(resolved: Resolved) -> Iterator[Problem]:
    """Yield a note of a capot that is more than all cards: it is added to them."""
    path = ("scoring", "count", "capot")
    capot, cards = get(resolved.data, path), max(totals(resolved.data).values())
    if isinstance(capot, int) and capot > cards and own(resolved, origin_at(resolved, path)):
        message = f"a side with every trick has {cards + capot} card points, {cards} of cards and {capot} of capot"
        yield remark(resolved, path, "scoring.high-capot", message, "The capot is added to the cards.")


def own(resolved: Resolved, origin: Origin) -> bool:
    """Whether the file itself, or an option it declares, set a value."""
    return origin.file == resolved.file


def origin_at(resolved: Resolved, path: Path) -> Origin:
    """Return the origin of a leaf."""
    return resolved.provenance.get(path, DEFAULT)


def remark(resolved: Resolved, path: Path, code: str, message: str, instead: str = "") -> Problem:
    """Return a note at the line that sets what stands at a path, or at the head of the file if that is inherited."""
    inner = next((origin for leaf, origin in resolved.provenance.items() if leaf[: len(path)] == path), DEFAULT)
    origin = inner if own(resolved, inner) else Origin(resolved.file, 1, 1)
    return Problem(code, message, origin.place(path), instead, clause_at(path))

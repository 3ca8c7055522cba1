"""The match and the price of faults. Clauses match.target to match.instant-win.sweep, and irregularities.faults."""

from __future__ import annotations

from belote.declaration.consistency.effects import Effects
from belote.declaration.consistency.facts import Facts
from belote.declaration.consistency.finding import Data, Finding, Findings, Path
from belote.declaration.suggest import listed

FIELDS = {"run": ("length", "suit", "other_trickless"), "sweep": ("contracts",)}
NEEDED = {"run": ("length", "suit"), "sweep": ()}
FIELD_CLAUSES = {"run": "match.instant-win.run", "sweep": "match.instant-win.sweep"}

IMPLIED = {
    "swept_deal": ("by_capot",),
    "trickless": ("trickless_by_belote",),
    "by_belote": ("failed_by_belote", "trickless_by_belote"),
    "failed_by_belote": ("trickless_by_belote",),
}
"""A block, and those that hold only where it holds too."""


def check(effects: Effects, hand: int) -> Findings:
    """Yield what is wrong with the match and with the irregularities; a hand has so many cards, 0: not known."""
    facts = effects.facts
    match = facts.data["match"]
    if match.get("several") == "raise" and "raise_by" not in match:
        message = "it is not said by how much the target is raised"
        yield Finding(("match", "several"), "match.raise-by", message, "Add raise_by.", "match.several")
    yield from check_blocks(effects, match.get("blocked", ()))
    wins = match.get("instant_win", ())
    for index, win in enumerate(wins):
        path = ("match", "instant_win", index)
        yield from check_fields(path, win)
        yield from check_run(facts, hand, path, win)
        yield from check_contracts(facts, path, win)
        if win in wins[:index]:
            message = "this wins at once by an earlier entry"
            yield Finding(path, "match.win-twice", message, "Leave it out.", "match.instant-win")
    yield from check_faults(facts)


def check_blocks(effects: Effects, blocked: list[str]) -> Findings:
    """Every block can hold, and holds where no other does."""
    path, facts = ("match", "blocked"), effects.facts
    cases = effects.cases.laid.items()
    capot = any(laid["count", "capot"] and s.swept and effects.cards_paid(s, laid) for s, laid in cases)
    made = any(effects.tests(s, laid) for s, laid in cases)
    possible = {
        "by_capot": capot,
        "by_belote": bool(facts.belotes),
        "trickless_by_belote": bool(facts.belotes),
        "failed_by_belote": bool(facts.belotes),
        "hanging": effects.hangs,
        "not_maker": made,
    }
    for word in blocked:
        if not possible.get(word, True):
            message = f"{word} never holds in this game"
            yield Finding(path, "match.blocked-never", message, f"Leave {word} out.", "match.blocked")
        wider = [other for other in blocked if word in IMPLIED.get(other, ())]
        if wider:
            message = f"{word} holds only where {listed(wider, 'or')} holds too"
            yield Finding(path, "match.blocked-twice", message, f"Leave {word} out.", "match.blocked")


def check_fields(path: Path, win: Data) -> Findings:
    """A run has a length and a suit, a sweep its contracts, and neither has the fields of the other."""
    by = win["by"]
    loose = [key for key in win if key != "by" and key not in FIELDS[by]]
    if loose:
        message = f"{listed(loose, 'and')} {'says' if len(loose) == 1 else 'say'} nothing of a {by}"
        instead = f"Leave {listed(loose, 'and')} out."
        yield Finding(path, "match.win-field", message, instead, "match.instant-win")
    missing = [key for key in NEEDED[by] if key not in win]
    if missing:
        message = f"a {by} needs {listed(missing, 'and')}"
        yield Finding(path, "match.win-field", message, f"Add {listed(missing, 'and')}.", FIELD_CLAUSES[by])


def check_run(facts: Facts, hand: int, path: Path, win: Data) -> Findings:
    """The run can be held, in a suit there is."""
    longest = min(len(facts.ranks), hand or len(facts.ranks))
    if win["by"] == "run" and win.get("length", 0) > longest:
        message = f"no hand can hold a run of {win['length']}"
        yield Finding(
            (*path, "length"), "match.run-length", message, f"Write at most {longest}.", "match.instant-win.run"
        )
    if win["by"] == "run" and win.get("suit") == "trump" and "suit" not in facts.played_kinds:
        message = "no contract has a trump suit"
        yield Finding((*path, "suit"), "match.run-trump", message, "Write any.", "match.instant-win.run")


def check_contracts(facts: Facts, path: Path, win: Data) -> Findings:
    """The contracts of a sweep can be played."""
    known = [*facts.played_contracts, *(name for name in facts.playable if name not in facts.played_contracts)]
    unknown = [name for name in win.get("contracts", ()) if name not in known]
    if unknown and win["by"] == "sweep":
        message = f"{listed(unknown, 'and')} cannot be played"
        instead = f"Known here: {listed(known, 'and')}."
        yield Finding((*path, "contracts"), "match.sweep-contract", message, instead, "match.instant-win.sweep")


def check_faults(facts: Facts) -> Findings:
    """A fault that is listed costs something."""
    for name, fault in (facts.data.get("irregularities") or {}).items():
        lost = fault.get("match_lost_at", 0)
        if fault["award"] == "none" and fault["declarations"] == "none" and fault["deal"] == "goes_on" and not lost:
            message = "this fault costs nothing and changes nothing"
            path = ("irregularities", name)
            yield Finding(path, "irregularities.no-price", message, "Leave it out.", "irregularities.faults")

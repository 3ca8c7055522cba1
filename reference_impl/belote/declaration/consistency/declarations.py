"""Declarations, belote and melds within tricks. Clauses declarations.kinds to trick-melds.king-queen."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from belote.declaration.consistency.facts import Facts
from belote.declaration.consistency.finding import Data, Finding, Findings, Path
from belote.declaration.suggest import listed

SHORTEST = 3
"""The length of the shortest run."""


def check(facts: Facts, hand: int) -> Findings:
    """Yield what is wrong with declarations, belote and melds within tricks; ``hand`` cards are played by each seat."""
    if facts.data.get("declarations"):
        longest = min(len(facts.ranks), hand or len(facts.ranks))
        yield from check_tables(facts, longest)
        yield from check_comparison(facts)
        yield from check_saying(facts)
    if facts.data.get("belote"):
        yield from check_belote(facts)
    if facts.data.get("trick_melds"):
        yield from check_melds(facts, facts.data["trick_melds"])


def check_tables(facts: Facts, longest: int) -> Findings:
    """Yield what is wrong with the tables of contracts that can be played."""
    for name, table in facts.data["declarations"]["in"].items():
        if name in facts.played_contracts:
            path = ("declarations", "in", name)
            yield from check_runs(path, table["runs"], longest, "declarations")
            yield from check_squares(facts, path, table["squares"], "declarations")


def check_runs(path: Path, runs: list[int], longest: int, topic: str) -> Findings:
    """A longer run is not worth less, and every run that has a value can be held."""
    where, clause = (*path, "runs"), f"{topic}.runs"
    if runs != sorted(runs):
        message = f"a longer run is worth less in {runs}"
        yield Finding(where, f"{topic}.runs-fall", message, "Let the values rise or stay.", clause)
    if len(runs) > max(longest - SHORTEST + 1, 0):
        message = f"a run of {len(runs) + SHORTEST - 1} has a value and cannot be held"
        instead = f"Give {max(longest - SHORTEST + 1, 0)} values: runs of {SHORTEST} to {longest}."
        yield Finding(where, f"{topic}.runs-long", message, instead, clause)


def check_squares(facts: Facts, path: Path, squares: list[Data], topic: str) -> Findings:
    """Groups of squares fall in value, and name ranks of the pack, each once."""
    where, clause = (*path, "squares"), f"{topic}.squares"
    values = [group["value"] for group in squares]
    if any(one <= other for one, other in pairwise(values)):
        message = f"the values of the groups do not fall: {listed(values, 'and')}"
        instead = "Put the dearest group first, and ranks of one value into one group."
        yield Finding(where, f"{topic}.squares-fall", message, instead, clause)
    ranks = "".join(group["ranks"] for group in squares)
    unknown = [rank for rank in dict.fromkeys(ranks) if rank not in facts.ranks]
    if unknown:
        message = f"the pack has no {listed(unknown, 'and')}"
        yield Finding(where, f"{topic}.square-rank", message, f"Write ranks from {facts.ranks}.", clause)
    twice = [rank for rank in dict.fromkeys(ranks) if ranks.count(rank) > 1]
    if twice:
        message = f"the square of {listed(twice, 'and')} has two values"
        yield Finding(where, f"{topic}.square-twice", message, "Name every rank once.", clause)


def check_comparison(facts: Facts) -> Findings:
    """Runs compare by exactly one of value and length, and by trump only where there is a trump suit."""
    path, clause = ("declarations", "runs_by"), "declarations.runs-by"
    steps = facts.data["declarations"]["runs_by"]
    if len({"value", "length"} & set(steps)) != 1:
        message = f"{listed(steps, 'and')} holds not exactly one of value and length"
        yield Finding(path, "declarations.runs-by", message, "Write one of the two, then top or trump.", clause)
    in_suits = any(facts.kinds[name] == "suit" and table["runs"] for name, table in facts.tables.items())
    if "trump" in steps and not in_suits:
        message = "runs are declared in no contract with a trump suit"
        yield Finding(path, "declarations.runs-by-trump", message, "Leave trump out.", clause)


def check_saying(facts: Facts) -> Findings:
    """What counts without words leaves nobody a choice; silencing squares are ranks of the pack."""
    words = facts.data["declarations"]
    if words["say"] == "automatic" and words["shared_card"] == "holder_chooses":
        message = "nobody can choose where declarations count without words"
        path = ("declarations", "shared_card")
        instead = "Write allowed or most_valuable, or another word for say."
        yield Finding(path, "declarations.automatic-choice", message, instead, "declarations.shared-card")
    unknown = [rank for rank in words.get("silencing_squares", "") if rank not in facts.ranks]
    if unknown:
        message = f"the pack has no {listed(unknown, 'and')}"
        path = ("declarations", "silencing_squares")
        instead = f"Write ranks from {facts.ranks}."
        yield Finding(path, "declarations.silencing", message, instead, "declarations.silencing")


def check_belote(facts: Facts) -> Findings:
    """There is a pair somewhere, and every word for it differs from the others."""
    section = facts.data["belote"]
    if not facts.belotes:
        message = "no contract that can be played has a belote"
        instead = "Leave the section out, or name a contract with one, each or each_unless_discarded."
        yield Finding(("belote", "in"), "belote.never", message, instead, "belote.contracts")
    if not {"K", "Q"} <= set(facts.ranks):
        message = f"the pack {facts.ranks} has no king and queen"
        yield Finding(("belote",), "belote.cards", message, "Leave the section out.", "belote.pair")
    for name, word in facts.belotes.items():
        if facts.kinds[name] == "suit" and word != "one":
            message = f"with one trump suit {word} is the same as one"
            yield Finding(("belote", "in", name), "belote.one-suit", message, "Write one.", "belote.contracts")
    never_shown = (facts.data.get("declarations") or {}).get("show", "never") == "never"
    if section.get("with_run") == "said_by_showing" and (never_shown or section["said"] == "automatic"):
        message = "no run is ever shown" if never_shown else "belote counts without a word anyway"
        yield Finding(("belote", "with_run"), "belote.said-by-showing", message, "Write apart.", "belote.with-run")


def check_melds(facts: Facts, melds: Data) -> Findings:
    """A trick has room for what is found in it."""
    path: Path = ("trick_melds",)
    yield from check_runs(path, melds["runs"], facts.count, "trick-melds")
    yield from check_squares(facts, path, melds["squares"], "trick-melds")
    if melds["squares"] and facts.count < len(facts.suits):
        message = f"a trick has {facts.count} cards, and a square {len(facts.suits)}"
        yield Finding((*path, "squares"), "trick-melds.room", message, "Write [].", "trick-melds.squares")


def values_of(table: Data) -> Iterable[tuple[Path, int]]:
    """Yield the values of a table of runs and squares, with their places below it."""
    yield from ((("runs", index), value) for index, value in enumerate(table["runs"]))
    yield from ((("squares", index, "value"), group["value"]) for index, group in enumerate(table["squares"]))

"""Explanations of what a record expects, from a program beside the checked one. Clause protocol.explain.

The reference answers the optional message ``explain``; the runner itself knows no rule. Whatever goes wrong here costs
the explanation and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from belote_conformance.differences import members
from belote_conformance.errors import BrokenAdapter, HarnessFault
from belote_conformance.outcomes import Result, Told
from belote_conformance.process import printable
from belote_conformance.program import Program
from belote_conformance.session import Declarations

MOST = 200
"""How many failures of a run are explained."""

MOST_LINES = 8
CARDS = re.compile(r"((?:[0-9TJQKA][CDHS] )+)(?:may|is|are) ")
MATCH = ("totals", "winner", "dealer", "finished", "target", "marks", "pool", "shuffle", "first_dealer")


@dataclass
class Explainer:
    """A program that explains, started when the first failure is explained."""

    command: Sequence[str]
    declarations: Declarations
    timeout: float = 20.0
    program: Program | None = None
    loaded: str = ""
    broken: bool = False

    def explain(self, result: Result) -> Result:
        """Return a failure with the sentences that explain what was expected, if they can be had."""
        if self.broken or result.difference is None:
            return result
        try:
            return replace(result, explanation=chosen(result, self.lines(result)))
        except (BrokenAdapter, HarnessFault, RecursionError):
            self.broken = True
            self.end()
            return result

    def lines(self, result: Result) -> Told:
        """Return every sentence about the place of the first difference. Raises ``BrokenAdapter``."""
        assert result.difference is not None
        if self.program is None:
            self.program = Program(self.command, self.timeout)
            self.program.request("hello", protocol="1.0")
        variant = result.record.variant
        found = self.declarations.get(variant)
        if isinstance(found, str):
            return ()
        if self.loaded != variant:
            self.program.request("variant", id=variant, digest=found[0], declaration=found[1])
            self.loaded = variant
        reply = self.program.request("explain", record=result.record.question(), at=result.difference.at)
        return tuple(read_lines(reply.get("lines")))

    def end(self) -> None:
        """End the program, if it runs."""
        if self.program is not None:
            self.program.end()
            self.program = None


def explained(results: Iterable[Result], explainer: Explainer) -> list[Result]:
    """Return results with the first failures explained; the explaining program is ended."""
    told = 0
    found = []
    try:
        for result in results:
            if result.outcome in ("fail", "expected_failure") and result.difference is not None and told < MOST:
                result = explainer.explain(result)
                told += 1
            found.append(result)
    finally:
        explainer.end()
    return found


def read_lines(lines: Any) -> Iterable[tuple[str, str]]:
    """Yield the sentences of a reply with their clauses; what is none is left out."""
    for line in lines if isinstance(lines, list) else []:
        if isinstance(line, dict) and isinstance(line.get("text"), str):
            clause = line.get("clause")
            yield printable(line["text"], 400), clause if isinstance(clause, str) else ""


def chosen(result: Result, lines: Told) -> Told:
    """Return the few sentences that speak of the first difference."""
    difference = result.difference
    assert difference is not None
    if difference.what == "refused":
        return lines[-1:]
    if result.record.base == "match" and difference.what in MATCH:
        lines = tuple(line for line in lines if line[1].startswith("match.")) or lines
    if difference.what == "cards":
        lines = about(lines, odd_cards(difference.expected, difference.observed)) or lines
    return lines[:MOST_LINES]


def odd_cards(expected: Any, observed: Any) -> set[str]:
    """Return the cards that are in one of two sets alone."""
    wanted, seen = (dict(members("cards", value, value)) for value in (expected, observed))
    return {
        card for texts, others in ((wanted, seen), (seen, wanted)) for key, card in texts.items() if key not in others
    }


def about(lines: Told, cards: set[str]) -> Told:
    """Return the sentences that say of some cards whether they may be played."""
    spoken = [(line, CARDS.match(line[0])) for line in lines]
    return tuple(line for line, found in spoken if found and cards & set(found[1].split()))

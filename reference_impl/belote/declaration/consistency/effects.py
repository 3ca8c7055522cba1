"""Which values of scoring have no effect in a situation, whatever they are. Clauses scoring.count to scoring.hanging.

The answers err on one side: what is named here provably changes no item, no judgement and no match.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from belote.declaration.consistency.cases import Cases, Laid, Situation
from belote.declaration.consistency.facts import Facts
from belote.declaration.consistency.finding import Path

HEAPS = ("cards", "declarations", "belote")
HANGING = ("takers_hang", "hang")
POTS = {"takers", "defenders", "hang", "none"}
"""Destinations of the cards under which nobody writes his own share."""


@dataclass(frozen=True)
class Effects:
    """Answers for one declaration; ``hand`` is the number of cards a seat plays with."""

    facts: Facts
    cases: Cases
    hand: int
    known: dict[tuple[Situation, Laid], tuple[Path, ...]] = field(default_factory=dict, compare=False, repr=False)
    outcomes: dict[tuple[Situation, Laid], tuple[str, ...]] = field(default_factory=dict, compare=False, repr=False)

    @cached_property
    def pot_fault(self) -> bool:
        """Whether some fault is settled by the row of a failed contract."""
        return any(fault["award"] == "pot" for fault in (self.facts.data.get("irregularities") or {}).values())

    @cached_property
    def capot_fault(self) -> bool:
        """Whether some fault pays the capot as well."""
        faults = (self.facts.data.get("irregularities") or {}).values()
        return any(fault["award"] == "pot" and fault.get("with_capot") for fault in faults)

    @cached_property
    def proved(self) -> bool:
        """Whether a match may end within a deal, by what a side has proved."""
        return bool(self.facts.data["match"].get("checked") == "as_soon_as_proved")

    @cached_property
    def hangs(self) -> bool:
        """Whether points can hang at all."""
        return any(
            laid["pay", "tied", heap] in HANGING
            for situation, laid in self.cases.laid.items()
            if self.reached("tied", situation, laid) and not laid["pay", "tied", "replay"]
            for heap in self.heaps(situation)
        )

    def heaps(self, situation: Situation) -> Iterator[str]:
        """Yield the heaps that are not always empty, apart from the contract."""
        yield "cards"
        if situation.contract in self.facts.tables or self.facts.melds:
            yield "declarations"
        if situation.contract in self.facts.belotes:
            yield "belote"

    def tests(self, situation: Situation, laid: Laid) -> list[dict[str, Any]]:
        """Return the tests of a situation."""
        return list(laid.values.get(("success",), ()))

    def reached(self, row: str, situation: Situation, laid: Laid) -> bool:
        """Say whether an outcome can come about in a situation."""
        tests = self.tests(situation, laid)
        bid = any(test["against"] == "bid" for test in tests)
        if row == "made":
            return self.proved or situation.swept or not (situation.promise and bid)
        if row == "failed":
            return bool(tests) or self.pot_fault
        only_promise = situation.promise and not situation.flag
        return any(test["equal"] == "tied" and not (only_promise and test["against"] == "bid") for test in tests)

    def rows(self, situation: Situation, laid: Laid) -> tuple[str, ...]:
        """Return the outcomes that can come about."""
        if (situation, laid) not in self.outcomes:
            words = ("made", "failed", "tied")
            self.outcomes[situation, laid] = tuple(row for row in words if self.reached(row, situation, laid))
        return self.outcomes[situation, laid]

    def paid(self, row: str, heap: str, laid: Laid) -> bool:
        """Say whether a row pays a heap; ``capot`` goes with the cards."""
        if row == "tied" and laid["pay", "tied", "replay"]:
            return False
        word = laid[("pay", row, "cards" if heap == "capot" else heap)]
        return word not in (None, "none")

    def cards_paid(self, situation: Situation, laid: Laid) -> bool:
        """Say whether card points are written at all."""
        return any(self.paid(row, "cards", laid) for row in self.rows(situation, laid))

    def factor(self, situation: Situation, laid: Laid) -> Any:
        """Return the factor of the level."""
        factors = laid["factors",]
        return factors[min(situation.level, len(factors) - 1)]

    def idle(self, situation: Situation, laid: Laid) -> tuple[Path, ...]:
        """Return the paths, of values or of maps, that have no effect in a situation."""
        if (situation, laid) not in self.known:
            self.known[situation, laid] = tuple(self.find_idle(situation, laid))
        return self.known[situation, laid]

    def find_idle(self, situation: Situation, laid: Laid) -> Iterator[Path]:
        """Yield the paths that have no effect."""
        yield from self.idle_count(situation, laid)
        yield from self.idle_pay(situation, laid)
        yield from self.idle_factors(situation, laid)
        yield from self.idle_rounding(situation, laid)
        if situation.contract not in self.facts.tables:
            yield ("trickless", "declarations")
        won = (self.facts.data.get("belote") or {}).get("trick_must_be_won", False)
        if situation.contract not in self.facts.belotes or won:
            yield ("trickless", "belote")
        if not situation.level:
            yield ("judged",)
        if not self.hangs:
            yield ("hanging",)
        if not self.facts.many_sides or not (self.hangs or self.passed_on(situation, laid)):
            yield ("lost_points",)

    def passed_on(self, situation: Situation, laid: Laid) -> bool:
        """Say whether what a failed taker loses, or a match, goes to his opponents."""
        passed = any(laid["pay", "failed", heap] == "defenders" for heap in (*self.heaps(situation), "contract"))
        lost = passed or self.factor(situation, laid) == "match"
        return lost and self.reached("failed", situation, laid)

    @property
    def totals(self) -> bool:
        """Whether totals are compared that nobody writes: for points that hang, and for the best of several sides."""
        return self.hangs or self.facts.many_sides

    def idle_count(self, situation: Situation, laid: Laid) -> Iterator[Path]:
        """Yield what is counted for nothing."""
        counted = any("cards" in test["count"] for test in self.tests(situation, laid))
        paid = self.cards_paid(situation, laid)
        if not (paid or counted or self.proved or self.totals):
            yield ("count", "last_trick")
            yield ("count", "scale")
        elif not laid["count", "last_trick"]:
            yield ("count", "scale", "last_trick")
        if not (self.capot_counts(situation, laid) or self.proved or self.capot_fault):
            yield ("count", "capot")

    def capot_counts(self, situation: Situation, laid: Laid) -> bool:
        """Say whether the capot is written or can decide a test; cards alone already favour who has every trick."""
        rivals = ("defenders", "each_opponent")
        plain = all(
            "cards" not in test["count"] or (test["count"] == ["cards"] and test["against"] in rivals)
            for test in self.tests(situation, laid)
        )
        return situation.swept and (self.cards_paid(situation, laid) or self.totals or not plain)

    def idle_pay(self, situation: Situation, laid: Laid) -> Iterator[Path]:
        """Yield rows that no outcome leads to, and heaps that are always empty."""
        heaps = {"contract", "multiplied", *self.heaps(situation)}
        for row in ("made", "failed", "tied"):
            if row not in self.rows(situation, laid):
                yield ("pay", row)
            elif row == "tied" and laid["pay", "tied", "replay"]:
                yield from (("pay", "tied", key) for key in (*HEAPS, "multiplied"))
            else:
                yield from (("pay", row, heap) for heap in HEAPS if heap not in heaps)
        if not any(self.paid(row, "contract", laid) for row in self.rows(situation, laid)):
            yield ("worth",)

    def idle_factors(self, situation: Situation, laid: Laid) -> Iterator[Path]:
        """Yield what multiplies nothing, or whom nothing tells apart."""
        factor, rows = self.factor(situation, laid), list(self.rows(situation, laid))
        multiplied = {row: self.multiplied(row, situation, laid) for row in rows}
        if factor in (1, "match"):
            yield from (("pay", row, "multiplied") for row in rows)
        if factor != "match" and not any(multiplied.values()):
            yield ("factors",)
        losers = {"made": ("own", "crossed"), "failed": ("own",)}
        both = any(
            laid["pay", row, "cards" if heap == "capot" else heap] in losers.get(row, ())
            for row in rows
            for heap in multiplied[row]
        )
        if factor in (1, "match") or not (both or (self.proved and multiplied.get("made"))):
            yield ("factor_for",)

    def multiplied(self, row: str, situation: Situation, laid: Laid) -> list[str]:
        """Return the heaps of a row that are multiplied, paid and not always empty."""
        heaps = {"capot", "contract", *self.heaps(situation)}
        return [heap for heap in laid["pay", row, "multiplied"] if heap in heaps and self.paid(row, heap, laid)]

    def idle_rounding(self, situation: Situation, laid: Laid) -> Iterator[Path]:
        """Yield the rounding of what nobody writes or compares, and its parts that change nothing."""
        looked_at = any(test.get("in") == "game" and "cards" in test["count"] for test in self.tests(situation, laid))
        if not (self.cards_paid(situation, laid) or looked_at or self.facts.many_sides):
            yield ("rounding",)
            return
        if laid["rounding", "to"] == 5:
            yield ("rounding", "half")
        words = {laid["pay", row, "cards"] for row in self.rows(situation, laid)}
        if self.facts.many_sides or not (looked_at or words - POTS):
            yield ("rounding", "small_share")

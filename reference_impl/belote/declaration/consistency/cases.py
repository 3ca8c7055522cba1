"""The scoring of every situation a deal can end in: the cases laid over the base, and where each value came from.

Clause scoring.cases. Values are kept by path (``("pay", "made", "cards")``); lists and ``up_from`` are one value, as
they replace each other whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

from belote.declaration.consistency.facts import Facts
from belote.declaration.consistency.finding import Data, Path
from belote.declaration.consistency.table import KINDS, SUITS

CIRCUMSTANCES = (
    "passed_out",
    "doubled",
    "redoubled",
    "capot_bid",
    "capot_belote_bid",
    "generale_bid",
    "swept",
    "last_deal",
)
WHOLE = ("up_from",)
Leaves = dict[Path, Any]

DEFAULTS: Leaves = {
    ("count", "last_trick"): 10,
    ("count", "capot"): 90,
    ("trickless", "declarations"): "kept",
    ("trickless", "belote"): "kept",
    ("judged",): "taker",
    **{("pay", "made", heap): "own" for heap in ("cards", "declarations", "belote")},
    **{("pay", "failed", heap): "defenders" for heap in ("cards", "declarations", "belote")},
    **{("pay", "tied", heap): "own" for heap in ("cards", "declarations", "belote")},
    ("pay", "made", "contract"): "none",
    ("pay", "failed", "contract"): "none",
    **{("pay", row, "multiplied"): [] for row in ("made", "failed", "tied")},
    ("pay", "tied", "replay"): False,
    ("worth",): "bid",
    ("factors",): [1],
    ("factor_for",): "winner",
    ("unit",): 1,
    ("lost_points",): "best",
    ("hanging", "to"): "winner",
    ("hanging", "paid"): "all",
}
"""What holds where nothing is written; an absent scale or rounding has no default."""
INNER_DEFAULTS: Leaves = {
    ("count", "scale", "over"): 1,
    ("count", "scale", "last_trick"): "included",
    ("rounding", "half"): "rounds",
}


@dataclass(frozen=True)
class Case:
    """A key of the cases; ``conditions`` must all hold."""

    key: str
    conditions: frozenset[str]
    leaves: tuple[tuple[Path, Any], ...]


class Situation(NamedTuple):
    """One way a deal can end, as far as scoring asks.

    ``amount`` is ``numbers``, a rung, or nothing where no number was bid; ``flag`` the promise added to a number.
    """

    denomination: str
    contract: str
    kind: str
    level: int
    amount: str
    flag: bool
    taker: bool
    swept: bool
    last_deal: bool

    @property
    def conditions(self) -> frozenset[str]:
        """The conditions that hold."""
        words = {
            "passed_out": not self.taker,
            "doubled": self.level >= 1,
            "redoubled": self.level >= 2,
            "capot_bid": self.amount == "capot" or self.flag,
            "capot_belote_bid": self.amount == "capot_belote",
            "generale_bid": self.amount == "generale",
            "swept": self.swept,
            "last_deal": self.last_deal,
        }
        held = {word for word, holds in words.items() if holds}
        return frozenset(held | {self.denomination, self.contract, self.kind})

    @property
    def promise(self) -> bool:
        """Whether all tricks were promised."""
        return self.flag or self.amount not in ("", "numbers")


@dataclass(frozen=True, eq=False)
class Laid:
    """The values of a situation: written or by default; ``origin`` names the case of each, nothing for the base.

    Situations in which the same cases hold share it. Nobody may change it.
    """

    values: Leaves
    origin: dict[Path, str]

    def __getitem__(self, path: Path) -> Any:
        return self.values.get(path, INNER_DEFAULTS.get(path))

    def has(self, *path: str | int) -> bool:
        """Say whether anything stands at or below a path."""
        return any(known[: len(path)] == path for known in self.values)


@dataclass(frozen=True)
class Cases:
    """The scoring section of one declaration."""

    facts: Facts
    scoring: Data
    held: dict[Situation, tuple[Case, ...]] = field(default_factory=dict, compare=False, repr=False)
    known: dict[object, Laid] = field(default_factory=dict, compare=False, repr=False)

    @cached_property
    def base(self) -> tuple[tuple[Path, Any], ...]:
        """What the base writes, without its marks."""
        base = {key: value for key, value in self.scoring.items() if key not in ("cases", "marks")}
        return tuple(leaves(base))

    @cached_property
    def ranking(self) -> dict[str, int]:
        """All conditions, in the order in which they rank cases."""
        names = [name for name in self.facts.kinds if name not in KINDS]
        return {word: place for place, word in enumerate((*KINDS, *names, *SUITS, *CIRCUMSTANCES))}

    @cached_property
    def cases(self) -> tuple[Case, ...]:
        """The cases whose conditions are known, in the order in which they are laid."""
        written = (self.scoring.get("cases") or {}).items()
        found = (read(key, value) for key, value in written if value is not None)
        return tuple(sorted((case for case in found if case.conditions <= self.ranking.keys()), key=self.weight))

    def weight(self, case: Case) -> tuple[int, list[int]]:
        """Return the place of a case: fewer conditions first, then in the order of the conditions."""
        return len(case.conditions), sorted(self.ranking[word] for word in case.conditions)

    @cached_property
    def situations(self) -> tuple[Situation, ...]:
        """Every situation that can arise and may differ from the others."""
        return tuple(dict.fromkeys(self.all_situations()))

    def all_situations(self) -> Iterator[Situation]:
        """Yield every situation; suits no case names and that are bid alike stand for each other."""
        named = {word for case in self.cases for word in case.conditions}
        ends = list(product((False, True), (False, True) if "last_deal" in named else (False,)))
        seen: set[object] = set()
        for bid in self.bids():
            alike = bid._replace(denomination=bid.denomination if bid.denomination in named else bid.kind)
            if alike not in seen:
                seen.add(alike)
                yield from (bid._replace(swept=swept, last_deal=last) for swept, last in ends)

    def bids(self) -> Iterator[Situation]:
        """Yield every contract a deal can be played in, at every level it can reach."""
        facts = self.facts
        for name in facts.biddable:
            contract = facts.contract_of(name)
            at = Situation(name, contract, facts.kinds[contract], 0, "", False, True, False, False)
            for amount in sorted(facts.bid_amounts[name]):
                flags = (False, True) if facts.flag and amount == "numbers" else (False,)
                for level, flag in product(range(facts.highest_level(name, amount) + 1), flags):
                    yield at._replace(level=level, amount=amount, flag=flag)
        if facts.played_when_passed and facts.suit_contract:
            for suit in facts.suits:
                yield Situation(suit, facts.suit_contract, "suit", 0, "", False, not facts.passed_out, False, False)

    def applying(self, situation: Situation) -> tuple[Case, ...]:
        """Return the cases that hold in a situation, in order."""
        if situation not in self.held:
            words = situation.conditions
            self.held[situation] = tuple(case for case in self.cases if case.conditions <= words)
        return self.held[situation]

    def lay(self, situation: Situation, without: Mapping[str, frozenset[Path]] | None = None) -> Laid:
        """Return the values of a situation; ``without`` names leaves of cases that are left out."""
        layers = tuple((case, (without or {}).get(case.key, frozenset())) for case in self.applying(situation))
        key = tuple((case.key, gone) for case, gone in layers)
        if key not in self.known:
            self.known[key] = self.laid_over(layers)
        return self.known[key]

    def laid_over(self, cases: Iterable[tuple[Case, frozenset[Path]]]) -> Laid:
        """Return the base with cases laid over it, each without some of its leaves."""
        values, origin = dict(DEFAULTS), dict.fromkeys(DEFAULTS, "")
        nothing: frozenset[Path] = frozenset()
        for key, written, gone in [("", self.base, nothing), *((case.key, case.leaves, gone) for case, gone in cases)]:
            for path, value in written:
                if path not in gone:
                    put(values, origin, path, value, key)
        return Laid(values, origin)

    @cached_property
    def laid(self) -> dict[Situation, Laid]:
        """The values of every situation."""
        return {situation: self.lay(situation) for situation in self.situations}


def put(values: Leaves, origin: dict[Path, str], path: Path, value: Any, key: str) -> None:
    """Lay one value; nothing takes away what stood there, and leaves the default."""
    if value is not None:
        values[path], origin[path] = value, key
        return
    for known in [known for known in values if known[: len(path)] == path]:
        if known in DEFAULTS:
            values[known], origin[known] = DEFAULTS[known], key
        else:
            del values[known], origin[known]


def read(key: str, overlay: Data) -> Case:
    """Return a case."""
    return Case(key, frozenset(key.split("+")), tuple(leaves(overlay)))


def leaves(value: Data, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield the values written in a map with their paths; an empty map writes nothing."""
    for key, inner in value.items():
        if isinstance(inner, Mapping) and key not in WHOLE:
            yield from leaves(inner, (*path, key))
        else:
            yield (*path, key), inner


def at(laid: Laid, path: Path) -> Path:
    """Return where a value is written: in the case it comes from, or in the base."""
    key = laid.origin.get(path, "")
    return ("scoring", "cases", key, *path) if key else ("scoring", *path)

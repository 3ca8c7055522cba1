"""Whether the kernels find of deals what the interpreter finds, and the first deal of which they do not."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from belote.batch import layout as at
from belote.batch.columns import Deals
from belote.batch.findings import Judgement, finding
from belote.batch.run import check
from belote.batch.slow import examine
from belote.batch.tables import Batch


class Difference(NamedTuple):
    """A deal of which the two find different things, as small as it can be made."""

    deals: Deals
    kernel: Judgement
    interpreter: Judgement

    def told(self, own: Batch) -> str:
        """Return the deal and both findings as text."""
        pack, head = own.rules.pack, [int(value) for value in self.deals.head[0]]
        hands = [" ".join(pack.names(int(hand))) for hand in self.deals.hands[0]]
        plays = [pack.codes[int(play) & 63] for play in self.deals.plays[0] if play != at.NO_PLAY]
        claims = [(c >> at.CLAIM_AT & 255, c >> at.CLAIM_SEAT, pack.names(c & ((1 << at.CLAIM_AT) - 1)))
                  for c in map(int, self.deals.claims[0]) if c]  # fmt: skip
        lines = [f"denomination {own.denominations[head[at.DENOMINATION]]}, head {head}", *hands, " ".join(plays)]
        lines += [f"claims {claims}, shown {self.deals.shown[0].tolist()}, words {int(self.deals.words[0]):b}"]
        return "\n".join([*lines, f"kernel      {self.kernel}", f"interpreter {self.interpreter}"])


def first_difference(own: Batch, deals: Deals) -> Difference | None:
    """Return the first deal of which kernel and interpreter find different things, made small, or nothing."""
    results = check(own, deals)
    for number in range(deals.number):
        kernel = finding(own, results, number, int(deals.head[number, at.DENOMINATION]))
        if kernel != examine(own, deals, number):
            return shrunk(own, deals.part(number, number + 1))
    return None


def shrunk(own: Batch, one: Deals) -> Difference:
    """Return a deal that differs with whatever can be left out of it left out: score, pool, marks, claims, plays."""
    one = Deals._make(column.copy() for column in one)
    for column, empty in (("sheet", at.UNTOLD), ("stakes", 0), ("marks", 0), ("words", 0), ("shown", at.NOT_SHOWN)):
        one = simpler(own, one, one._replace(**{column: np.full_like(getattr(one, column), empty)}))
    for place in range(at.CLAIMS):
        one = simpler(own, one, one._replace(claims=without(one.claims, place)))
    for place in (at.LAST_DEAL, at.LEVEL, at.FLAG, at.CLOSED):
        head = one.head.copy()
        head[0, place] = 0
        one = simpler(own, one, one._replace(head=head))
    kernel, interpreter = both(own, one)
    return Difference(one, kernel, interpreter)


def without(claims: np.ndarray, place: int) -> np.ndarray:
    """Return claims without one of them."""
    kept = np.delete(claims, place, axis=1)
    return np.concatenate([kept, np.zeros((1, 1), np.int64)], axis=1)


def simpler(own: Batch, one: Deals, other: Deals) -> Deals:
    """Return the simpler deal if it still differs, else the first."""
    kernel, interpreter = both(own, other)
    return other if kernel != interpreter else one


def both(own: Batch, one: Deals) -> tuple[Judgement, Judgement]:
    """Return what kernel and interpreter find of a deal."""
    return finding(own, check(own, one), 0, int(one.head[0, at.DENOMINATION])), examine(own, one, 0)

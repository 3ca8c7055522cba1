"""The contracts that random auctions of a variant come to, with what else is needed to deal at random.

Play-outs of the kernels draw from these, with replacement: the interpreter holds a number of random auctions once,
from a fixed seed, a pass being chosen half of the time, and keeps what was contracted. Seats count from the dealer.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

import numpy as np
import numpy.typing as npt

from belote.batch import layout as at
from belote.batch.tables import Batch, batch
from belote.batch.words import CannotBatch
from belote.contracts import FinalContract
from belote.deal import Deal, Rules, apply, legal, start
from belote.sampling import random_event, random_given

AUCTIONS, SEED = 400, 20


@lru_cache(maxsize=64)
def drawn(name: str) -> tuple[npt.NDArray[np.int16], int]:
    """Return the heads of deals to draw from, and the number of cards in a hand."""
    return draws_of(batch(name))


def draws_of(own: Batch) -> tuple[npt.NDArray[np.int16], int]:
    """Return the same for compiled tables. Raises ``CannotBatch`` where no auction leads to the play of cards."""
    random, rows, sizes = Random(SEED), [], set()
    for _ in range(AUCTIONS):
        deal = held(own.rules, random)
        if deal.play is not None and deal.contract is not None:
            rows.append(head_of(own, deal, deal.contract))
            sizes |= {hand.bit_count() for hand in deal.play.dealt}
    if len(sizes) != 1:
        raise CannotBatch(
            "dealing.steps", "hands of different sizes" if sizes else "an auction that never ends in play"
        )
    array = np.array(rows, np.int16)
    for place in (at.TAKER, at.RAISER):
        seated = array[:, place] >= 0
        array[seated, place] = (array[seated, place] - array[seated, at.DEALER]) % own.seats
    return array, sizes.pop()


def held(rules: Rules, random: Random) -> Deal:
    """Return a deal after a random auction, ready for its first lead or over."""
    deal = start(rules, random_given(rules, random))
    while deal.phase not in ("play", "over"):
        event = random_event(deal, legal(deal), random)
        deal = apply(deal, event)
    return deal


def head_of(own: Batch, deal: Deal, contract: FinalContract) -> list[int]:
    """Return the head of a deal, with seats as they are."""
    row = [0] * at.HEAD
    row[at.DEALER], row[at.DENOMINATION] = deal.given.dealer, own.denominations.index(contract.denomination)
    row[at.TAKER] = at.NOBODY if contract.taker is None else contract.taker
    row[at.AMOUNT] = amount_of(own, contract.amount)
    row[at.FLAG], row[at.LEVEL], row[at.CLOSED] = contract.flag, contract.level, contract.manner == "closed"
    row[at.RAISER] = at.NOBODY if contract.last_raiser is None else contract.last_raiser
    row[at.LAST_DEAL] = deal.given.last_deal
    return [int(value) for value in row]


def amount_of(own: Batch, amount: int | str | None) -> int:
    """Return an amount as a number: card points, nothing, or a rung."""
    if isinstance(amount, str):
        return -2 - own.rungs.index(amount)
    return at.NO_AMOUNT if amount is None else amount

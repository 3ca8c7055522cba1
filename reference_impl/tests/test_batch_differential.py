"""The kernels find of every deal, conforming or spoilt, what the interpreter finds.

``BELOTE_BATCH_DEALS`` sets how many deals are compared with each variant (120 unless it is set; the nightly run takes
15,000 with each, a million in all), ``BELOTE_BATCH_OPTIONS`` how many options of each variant (1 unless it is set) and
``BELOTE_BATCH_OPTION_DEALS`` how many deals are compared with each option (12 unless it is set).
"""

from __future__ import annotations

import os
import zlib

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from batch_faults import spoil  # noqa: E402

from belote.batch.columns import Deals  # noqa: E402
from belote.batch.difference import first_difference  # noqa: E402
from belote.batch.run import play  # noqa: E402
from belote.batch.tables import Batch, batch, compile_batch  # noqa: E402
from belote.batch.told import deals_of  # noqa: E402
from belote.batch.words import CannotBatch  # noqa: E402
from belote.cards import members  # noqa: E402
from belote.declaration import variants  # noqa: E402
from belote.library import resolved, rules  # noqa: E402
from belote.sampling import samples  # noqa: E402

DEALS = int(os.environ.get("BELOTE_BATCH_DEALS", "120"))
OPTIONS = int(os.environ.get("BELOTE_BATCH_OPTIONS", "1"))
OPTION_DEALS = int(os.environ.get("BELOTE_BATCH_OPTION_DEALS", "12"))
REFUSED = {"dealing.steps"}
"""Sections in which a variant may ask what the kernels cannot do: cards turned up during the play."""


def compiled(name: str) -> Batch | None:
    """Return a variant for the kernels, or nothing for a refusal that is known and names its section."""
    try:
        return batch(name)
    except CannotBatch as refusal:
        assert refusal.section.rsplit(".", 2)[0] in REFUSED and rules(name).table.count < 4, refusal
        return None


def spoilt(own: Batch, number: int, seed: int) -> Deals:
    """Return random and greedy deals, each as it was played and twice spoilt."""
    fair = [play(own, number // 5 + 1, seed, manner=manner)[0] for manner in ("random", "random", "greedy")]
    deals = Deals(*(np.concatenate(columns) for columns in zip(*fair, *fair, strict=True)))
    random = np.random.default_rng(seed)
    for place in range(3 * (number // 5 + 1), deals.number):
        spoil(own, deals, place, random)
    return deals


@pytest.mark.parametrize("variant", variants())
def test_kernels_and_interpreter_find_the_same(variant: str) -> None:
    own = compiled(variant)
    if own is None:
        pytest.skip("refused, and the refusal names the section")
    found = first_difference(own, spoilt(own, DEALS, zlib.crc32(variant.encode())))
    assert found is None, found.told(own)


@pytest.mark.parametrize("variant", variants())
def test_kernels_and_interpreter_find_the_same_under_options(variant: str) -> None:
    if compiled(variant) is None:
        pytest.skip("refused, and the refusal names the section")
    options = sorted(resolved(variant).declared, key=lambda option: zlib.crc32(option.encode()))
    for option in options[:OPTIONS]:
        own = compiled(f"{variant}+{option}")
        if own is not None:
            found = first_difference(own, spoilt(own, OPTION_DEALS, zlib.crc32(option.encode())))
            assert found is None, f"{option}\n{found.told(own)}"


@pytest.mark.parametrize("variant", ["contree-ffb", "bridge-belote-bg", "bela-hr", "klaverjas-rotterdam", "schieber"])
def test_deals_of_the_interpreter_are_told_whole(variant: str) -> None:
    own = batch(variant)
    played = [(sample.deal, sample.events) for sample in samples(own.rules, 60, 4) if sample.deal.play is not None]
    deals = deals_of(own, played)
    assert first_difference(own, deals) is None
    for number, (deal, _) in enumerate(played):
        cards = [int(play) & 63 for play in deals.plays[number] if play != 255]
        hands = sum(int(hand) for hand in deals.hands[number])
        assert not cards or sorted(cards) == list(members(hands)), deal.given


def test_a_table_that_is_wrong_is_noticed() -> None:
    own = compile_batch(rules("belote-fr"))
    own.tables.cards[0, 3] += 1
    assert first_difference(own, spoilt(own, 60, 1)) is not None

"""Amounts, the order of the denominations, rounds, and what happens when all pass. Clauses auction.*."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from belote.declaration import Path
from belote.declaration.paths import get
from belote.rulebook.saying import Phrases, Said, args, leaf, phrase, present, rows, said, terms
from belote.rulebook.topics.bids import bids

AMOUNTS: Path = ("auction", "amounts")
RUNGS: Path = ("auction", "amounts", "rungs")


def speaking(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what holds of every auction: who speaks first, and that a pass does not bind."""
    if rows(data, ("auction", "rounds")):
        yield said("auction-turn", ("auction",), clause="auction.turn")
        yield said("auction-pass", ("auction",), clause="auction.pass")


def ending(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what comes of an auction."""
    if any(row.get("bids_after") == "open" for row in rows(data, ("auction", "doubling"))):
        yield said("auction-doubled", ("auction",), clause="auction.situation")
    if rows(data, ("auction", "rounds")):
        yield said("auction-contract", ("auction",), clause="auction.contract")


def outbidding(data: Mapping[str, Any]) -> Said:
    """Return what a bid must be more than."""
    table = [row for found in rows(data, ("auction", "rounds")) for row in found["bids"]]
    amounts, groups = data["auction"].get("amounts"), len(data["auction"]["order"])
    if amounts is None:
        equal = any(row.get("equal") == "earlier_seat" for row in table)
        how = "rank" if groups > 1 else "equal" if equal else "never"
    else:
        how = "number" if groups < 2 or amounts.get("flag", "none") != "none" else "number_or_rank"
    return said("auction-outbids", ("auction", "order"), clause="auction.outbids", how=how)


def amounts(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield the numbers that bids carry, in card points, and the named bids above them."""
    found = data["auction"].get("amounts")
    if found is None:
        yield said("auction-amounts-none", AMOUNTS)
        return
    paths = present(data, AMOUNTS, ("from", "to", "step"))
    yield said("auction-amounts", AMOUNTS, paths, low=found["from"], high=found["to"], step=found["step"])
    yield from leaf(data, (*AMOUNTS, "flag"), "auction-flag", minor=["none"])
    if found.get("rungs") == []:
        yield said("auction-rungs-none", RUNGS, [RUNGS], minor=True)
    for place, rung in enumerate(rows(data, RUNGS)):
        path: Path = (*RUNGS, place)
        paths = present(data, path, ("name", "needs"))
        name = terms("amounts", [rung["name"]])
        yield said("auction-rung", path, paths, place=place + 1, name=name, needs=rung["needs"])
        yield from leaf(data, (*path, "lead"), "auction-rung-lead", minor=["usual"], name=name)


def order(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield how denominations outrank each other."""
    path = ("auction", "order")
    found = get(data, path)
    groups = tuple(phrase("auction-order-group", words=terms("denominations", group)) for group in found)
    numbers = "yes" if "amounts" in data["auction"] else "no"
    yield said("auction-order", path, [path], groups=Phrases(groups), numbers=numbers)
    if rows(data, ("auction", "rounds")):
        yield outbidding(data)


def rounds(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield the rounds with their rows."""
    path: Path = ("auction", "rounds")
    if data["auction"]["rounds"] == []:
        yield said("auction-rounds-none", path, [path])
    for place, _ in enumerate(rows(data, path)):
        yield from leaf(data, (*path, place, "ends"), "auction-round-ends", round=place + 1)
        yield from bids(data, (*path, place, "bids"), place + 1)


def passing(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what becomes of seats that could only pass, and of a deal in which all have passed."""
    yield from leaf(data, ("auction", "idle"), "auction-idle", minor=["skipped"])
    for key in ("deal", "taker", "turned_to"):
        for item in leaf(data, ("auction", "all_pass", key), f"auction-all-pass-{key.replace('_', '-')}"):
            unasked = data["auction"]["rounds"] == [] and dict(item.args)["value"] == "played"
            yield item._replace(args=args(value="turned")) if unasked else item

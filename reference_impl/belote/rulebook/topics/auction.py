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

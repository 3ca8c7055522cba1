"""Amounts, the order of the denominations, rounds, and what happens when all pass. Clauses auction.*."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from belote.declaration import Path
from belote.declaration.paths import get
from belote.rulebook.saying import Phrases, Said, args, leaf, phrase, present, rows, said, terms
from belote.rulebook.topics.bids import bids, outbid, yes

AMOUNTS: Path = ("auction", "amounts")
RUNGS: Path = ("auction", "amounts", "rungs")


def speaking(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what holds of every auction: who speaks first, and that a pass does not bind."""
    if not rows(data, ("auction", "rounds")):
        return
    path: Path = ("auction",)
    yield said("auction-turn", path, clause="auction.turn")
    if counted_on(data):
        yield said("auction-positions", path, clause="setup.position")
    yield said("auction-calls", path, clause="auction.call", beside=["auction.rows", "auction.legal-bid"])
    if any(twice(row["bids"]) for row in rows(data, ("auction", "rounds"))) or twice(rows(data, (*path, "doubling"))):
        yield said("auction-numbered", path, clause="auction.rows")
    doubles = yes(bool(rows(data, (*path, "doubling"))))
    yield said("auction-standing", path, clause="auction.standing", beside=["auction.situation"], doubles=doubles)
    asked = "doubles" if early_doubles(data) else "once" if outbid(data) == "never" else "bids"
    yield said("auction-pass", path, minor=asked == "once", clause="auction.pass")
    yield said("auction-pending", path, clause="auction.pending", how=asked, own=yes(over_own(data)))


def counted_on(data: Mapping[str, Any]) -> bool:
    """Say whether a sentence names players by their places after the dealer."""
    every = list(range(1, data["players"]["count"] + 1))
    table = [row for found in rows(data, ("auction", "rounds")) for row in found["bids"]]
    lists = [row[key] for row in (*table, *rows(data, ("auction", "annul"))) for key in ("seats", "must") if key in row]
    return any(found != every and {2, 3} & set(found) for found in lists)


def twice(table: Iterable[Mapping[str, Any]]) -> bool:
    """Say whether two rows have the same word."""
    words = [row["call"] for row in table]
    return len(set(words)) < len(words)


def ending(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield how rounds end, and what comes of an auction."""
    path: Path = ("auction",)
    if any(row.get("bids_after") == "open" for row in rows(data, (*path, "doubling"))):
        yield said("auction-doubled", path, clause="auction.situation")
    if not rows(data, (*path, "rounds")):
        return
    ends = [row["ends"] for row in rows(data, (*path, "rounds"))]
    kind = "one" if len(ends) == 1 else "mixed" if "each_spoke" in ends else "passed"
    yield said("auction-round-end", path, clause="auction.round-end", kind=kind)
    if any(row.get("when") == "after_bids" for row in rows(data, (*path, "doubling"))):
        yield said("auction-after-bids", path, clause="auction.after-bids")
    yield said("auction-contract", path, clause="auction.contract", beside=["scoring.roles"])
    late = [*rows(data, (*path, "doubling")), *rows(data, (*path, "annul"))]
    kept = any(row.get("when") in ("until_lead", "after_deal") for row in late)
    yield said("auction-result", path, clause="auction.result", late="yes" if kept else "no")


def early_doubles(data: Mapping[str, Any]) -> bool:
    """Say whether a bid can be doubled while a round lasts."""
    return any(row.get("when") != "after_bids" for row in rows(data, ("auction", "doubling")))


def can_be_idle(data: Mapping[str, Any]) -> bool:
    """Say whether a player who could only pass can be next to speak: after a double, or in the stage of doubles."""
    return bool(rows(data, ("auction", "rounds")) and rows(data, ("auction", "doubling")))


def over_own(data: Mapping[str, Any]) -> bool:
    """Say whether a player may ever go over his own bid: by a row for it, or when it was doubled."""
    table = [row for found in rows(data, ("auction", "rounds")) for row in found["bids"]]
    doubled = any(row.get("bids_after") == "open" for row in rows(data, ("auction", "doubling")))
    return doubled or any("own" in row.get("over", ()) for row in table)


def outbidding(data: Mapping[str, Any]) -> Said:
    """Return what a bid must be more than."""
    return said("auction-outbids", ("auction", "order"), clause="auction.outbids", how=outbid(data))


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
    never = outbid(data) == "never"
    early = early_doubles(data)
    bidding = ("doubled" if early else "first") if never else "many" if early else "bids"
    for place, _ in enumerate(rows(data, path)):
        yield from leaf(data, (*path, place, "ends"), "auction-round-ends", round=place + 1, bids=bidding)
        yield from bids(data, (*path, place, "bids"), place + 1)


def passing(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what becomes of seats that could only pass, and of a deal in which all have passed."""
    yield from leaf(data, ("auction", "idle"), "auction-idle", minor=() if can_be_idle(data) else ["skipped"])
    several = "several" if len(rows(data, ("auction", "rounds"))) > 1 else "one"
    for key in ("deal", "taker", "turned_to"):
        message = f"auction-all-pass-{key.replace('_', '-')}"
        for item in leaf(data, ("auction", "all_pass", key), message, rounds=several):
            unasked = data["auction"]["rounds"] == [] and dict(item.args)["value"] == "played"
            yield item._replace(args=args(value="turned")) if unasked else item

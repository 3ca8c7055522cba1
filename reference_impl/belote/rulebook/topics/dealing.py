"""The dealer and the steps of the deal. Clauses dealing.steps to dealing.show, and dealing.dealer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from belote.declaration import Path
from belote.rulebook.saying import Phrases, Said, leaf, phrase, present, rows, said, terms


def dealer(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield who deals, at first and after each way a deal can end."""
    for key in ("first", "after_deal", "after_void", "after_misdeal"):
        beside = ("dealing.dealer", "match.next-dealer") if key == "after_deal" else ()
        path: Path = ("dealing", "dealer", key)
        yield from leaf(data, path, f"dealing-dealer-{key.replace('_', '-')}", beside=beside)


def steps(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield the deal, step by step."""
    yield said("dealing-order", ("dealing", "steps"), clause="dealing.packets", beside=["dealing.steps"])
    for place, step in enumerate(rows(data, ("dealing", "steps"))):
        path: Path = ("dealing", "steps", place)
        yield from dealt(data, step, path) if "to" in step else done(data, step, path)


def left(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what becomes of cards that lie on the table or are never dealt."""
    table = rows(data, ("dealing", "steps"))
    path: Path = ("dealing", "steps")
    if any(step.get("to") == "table_up" for step in table):
        under = "yes" if covering(data) else "no"
        yield said("dealing-covered", path, clause="play.table-cards", beside=["play.playable"], under=under)
    forced = next((place for place, step in enumerate(table) if step.get("to") == "hand" and place), len(table))
    if any("round" in step for step in table[forced:]) and any("round" in step for step in table[:forced]):
        yield said("dealing-obliged", path, clause="dealing.taker-of-a-step")
    full = max((step["up_to"] for step in table if "up_to" in step), default=0)
    given = sum(sum(step.get("cards", ())) for step in table if step.get("to") not in ("turned", "kitty"))
    kitty = sum(sum(step.get("cards", ())) for step in table if step.get("to") == "kitty")
    if data["players"]["count"] * max(full, given) + kitty < len(data["pack"]["ranks"]) * len(data["pack"]["suits"]):
        yield said("dealing-stock", path, clause="dealing.stock")
    yield said("dealing-known", ("dealing",), minor=True, clause="dealing.known")


def dealt(data: Mapping[str, Any], step: Mapping[str, Any], path: Path) -> Iterator[Said]:
    """Yield the sentences of a step that deals cards."""
    number = int(path[-1]) + 1
    if step["to"] == "turned":
        yield said("dealing-step-turned", path, [(*path, "to")], clause="dealing.turned-card", step=number)
    elif "up_to" in step:
        paths, cards = present(data, path, ("to", "up_to")), step["up_to"]
        yield said("dealing-step-up-to", path, paths, clause="dealing.up-to", step=number, cards=cards)
    else:
        packets = Phrases(tuple(phrase("dealing-packet", cards=cards) for cards in step.get("cards", ())))
        paths = present(data, path, ("to", "cards"))
        clause = "dealing.turned-card" if step["to"] == "turned" else "dealing.to"
        to = "table_open" if step["to"] == "table_up" and not covering(data) else step["to"]
        yield said("dealing-step-cards", path, paths, clause=clause, step=number, to=to, packets=packets)
    yield from leaf(data, (*path, "from"), "dealing-step-from", minor=["eldest"], step=number)
    beside = ["dealing.turned-card"] if step.get("last") == "turned" else []
    yield from leaf(data, (*path, "last"), "dealing-step-last", minor=["covered"], beside=beside, step=number)


def covering(data: Mapping[str, Any]) -> bool:
    """Say whether cards on the table lie on others, face down."""
    return any(step.get("to") == "table_down" for step in rows(data, ("dealing", "steps")))


def done(data: Mapping[str, Any], step: Mapping[str, Any], path: Path) -> Iterator[Said]:
    """Yield the sentence of a step that deals no card: a round of the auction, a look, a swap, the kitty."""
    number = int(path[-1]) + 1
    for key in ("round", "look", "take", "show"):
        yield from leaf(data, (*path, key), f"dealing-step-{key}", step=number)
    if "swap" in step:
        swap = step["swap"]
        rank = terms("ranks", [swap["rank"]])
        paths = present(data, (*path, "swap"), ("rank", "by", "held"))
        named = {"step": number, "rank": rank, "by": swap["by"], "held": swap["held"]}
        yield said("dealing-step-swap", path, paths, clause="dealing.swap", **named)
        yield said("dealing-swap-back", path, clause="dealing.swap", step=number, rank=rank)

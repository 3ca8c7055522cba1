"""The table and the cards. Clauses setup.players to setup.cut.decline, and contracts.kinds to contracts.values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from belote.cards import SUIT_OF_LETTER
from belote.declaration import Path
from belote.rulebook.saying import Phrases, Said, leaf, phrase, said, terms


def table(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield the sentences on the players."""
    yield from leaf(data, ("players", "count"), "players-count")
    yield from leaf(data, ("players", "sides"), "players-sides", beside=["setup.side-names"])
    yield from leaf(data, ("players", "direction"), "players-direction", beside=["setup.seats"])


def pack(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield the sentences on the pack, the shuffle and the cut."""
    ranks, suits = ("pack", "ranks"), ("pack", "suits")
    cards = data["pack"]
    yield said("pack-ranks", ranks, [ranks], ranks=terms("ranks", cards["ranks"]))
    named = terms("suits", (SUIT_OF_LETTER[letter] for letter in cards["suits"]))
    yield said("pack-suits", suits, [suits, ranks], suits=named, cards=len(cards["ranks"]) * len(cards["suits"]))
    yield from leaf(data, ("pack", "shuffle"), "pack-shuffle")
    if "cut" not in cards:
        yield said("pack-cut-none", ("pack", "cut"))
        return
    yield from leaf(data, ("pack", "cut", "by"), "pack-cut-by")
    yield from leaf(data, ("pack", "cut", "first_deal"), "pack-cut-first-deal", minor=["usual"])
    yield from leaf(data, ("pack", "cut", "at_least"), "pack-cut-at-least")
    yield from leaf(data, ("pack", "cut", "may_decline"), "pack-cut-may-decline")


def contracts(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield, contract by contract, what is trump and how the cards rank and count."""
    for name, contract in data["contracts"].items():
        path: Path = ("contracts", name)
        named, beside = terms("contracts", [name]), ["contracts.denominations"]
        yield from leaf(data, (*path, "kind"), "contracts-kind", beside=beside, contract=named)
        for part in ("trump", "plain"):
            if part in contract:
                yield ranking(contract[part], (*path, part), name, contract["kind"])


def ranking(table: Mapping[str, Any], path: Path, name: str, kind: str) -> Said:
    """Return the sentence on the order and the values of one kind of suit, in card points."""
    cards = Phrases(
        tuple(
            phrase("contracts-card", rank=terms("ranks", rank), points=int(table["values"].get(rank, 0)))
            for rank in table["order"]
        )
    )
    paths = [(*path, "order"), *((*path, "values", rank) for rank in table["values"])]
    where = str(path[-1]) if kind == "suit" else "every"
    named, beside = terms("contracts", [name]), ["contracts.values"]
    return said("contracts-order", path, paths, beside=beside, contract=named, suit=where, cards=cards)

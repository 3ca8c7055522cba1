"""The rows of the auction: bids, doubles and annulments, one sentence for each thing a row says.

A row is named by the word that is said; where several rows of one round have the same word they are numbered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from belote.cards import SUIT_OF_LETTER
from belote.declaration import Path
from belote.rulebook.saying import (
    Phrase,
    Phrases,
    Said,
    leaf,
    phrase,
    phrases,
    present,
    rows,
    said,
    seats,
    terms,
    whole,
)

Row = Mapping[str, Any]


def nth(table: Sequence[Row], place: int) -> int:
    """Return which of the rows with the same word this is, from 1; 0 if it is the only one."""
    same = [index for index, row in enumerate(table) if row["call"] == table[place]["call"]]
    return same.index(place) + 1 if len(same) > 1 else 0


def bids(data: Mapping[str, Any], path: Path, number: int) -> Iterator[Said]:
    """Yield the sentences of the bids of one round."""
    table = rows(data, path)
    for place, row in enumerate(table):
        call = terms("calls", [row["call"]])
        label = phrase("auction-bid-name", call=call, round=number, nth=nth(table, place))
        yield from bid(data, row, (*path, place), label)


def bid(data: Mapping[str, Any], row: Row, path: Path, label: Phrase) -> Iterator[Said]:
    """Yield the sentences of one row of bids."""
    count, ranks = data["players"]["count"], data["pack"]["ranks"]
    named = terms("denominations", row["bid"])
    yield said("auction-bid", path, present(data, path, ("call", "bid")), clause="auction.bid", row=label, bids=named)
    if "amounts" in row:
        named = terms("amounts", row["amounts"])
        yield said("auction-bid-amounts", (*path, "amounts"), [(*path, "amounts")], row=label, amounts=named)
    yield from open_to(data, row, path, label, count)
    yield from outranking(data, row, path, label)
    yield from leaf(data, (*path, "after_pass"), "auction-bid-after-pass", minor=["allowed"], row=label)
    if "turned" in row:
        every = row["turned"] == ranks
        named = terms("ranks", row["turned"])
        where: Path = (*path, "turned")
        yield said("auction-bid-turned", where, [where], every, row=label, ranks=named, every=yes(every))
    if "limit" in row:
        paths, limit = present(data, (*path, "limit"), ("per", "times")), row["limit"]
        yield said("auction-bid-limit", (*path, "limit"), paths, row=label, per=limit["per"], times=limit["times"])
    if "must" in row:
        named = seats(row["must"], count)
        yield said("auction-bid-must", (*path, "must"), [(*path, "must")], row=label, seats=named)
    yield from leaf(data, (*path, "turned_to"), "auction-bid-turned-to", row=label)
    yield from leaf(data, (*path, "offer"), "auction-bid-offer", minor=["none"], row=label)


def outranking(data: Mapping[str, Any], row: Row, path: Path, label: Phrase) -> Iterator[Said]:
    """Yield what a bid of a row must be more than, and whether it may name the same."""
    equal: Path = (*path, "equal")
    alone = outbid(data) == "never" or not set(row["over"]) & {"partner", "opponents", "own"}
    if alone and row.get("equal") == "refused" and row.get("suit") == "any":
        paths = present(data, path, ("equal", "suit"))
        yield said("auction-bid-first", equal, paths, minor=True, beside=["auction.new-suit"], row=label)
        return
    yield from leaf(data, equal, "auction-bid-equal", minor=["refused"], row=label)
    yield from leaf(data, (*path, "suit"), "auction-bid-suit", minor=["any"], row=label)


def outbid(data: Mapping[str, Any]) -> str:
    """Return what a bid must be more than: in number or rank, or that there is no bid after the first."""
    table = [row for found in rows(data, ("auction", "rounds")) for row in found["bids"]]
    amounts, groups = data["auction"].get("amounts"), len(data["auction"]["order"])
    if amounts is None:
        equal = any(row.get("equal") == "earlier_seat" for row in table)
        return "rank" if groups > 1 else "equal" if equal else "never"
    return "number" if groups < 2 or amounts.get("flag", "none") != "none" else "number_or_rank"


def open_to(data: Mapping[str, Any], row: Row, path: Path, label: Phrase, count: int) -> Iterator[Said]:
    """Yield who may use a row, and over what."""
    if "seats" in row:
        every = whole(row["seats"], count)
        named = seats(row["seats"], count)
        where: Path = (*path, "seats")
        yield said("auction-row-seats", where, [where], every, row=label, seats=named, every=yes(every))
    if "over" in row:
        where = (*path, "over")
        yield said("auction-row-over", where, [where], row=label, over=phrases("auction-over", row["over"]))


def doubles(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield the sentences on doubling; which level multiplies by what is said with the scoring."""
    path: Path = ("auction", "doubling")
    table = rows(data, path)
    if not table:
        yield said("auction-doubling-none", path, [path])
    else:
        yield said("auction-levels", path, clause="auction.doubling", beside=["auction.legal-double"])
    for place, row in enumerate(table):
        label = phrase("auction-call-name", call=terms("calls", [row["call"]]), nth=nth(table, place))
        yield from double(data, row, (*path, place), label)


def double(data: Mapping[str, Any], row: Row, path: Path, label: Phrase) -> Iterator[Said]:
    """Yield the sentences of one row of doubling."""
    paths, clause = present(data, path, ("call", "level")), "auction.doubling.level"
    yield said("auction-double", path, paths, clause=clause, row=label, level=row["level"])
    target = str(row.get("target", "standing"))
    yield from leaf(data, (*path, "by"), "auction-double-by", row=label)
    yield from leaf(data, (*path, "when"), "auction-double-when", row=label)
    if "of" in row:
        named = terms("denominations", row["of"])
        every = set(spelled(data, row["of"])) == set(spelled(data, chain(*data["auction"]["order"])))
        yield said("auction-double-of", (*path, "of"), [(*path, "of")], every, row=label, of=named, every=yes(every))
    if "except" in row:
        amounts = Phrases(tuple(amount(value) for value in row["except"]))
        where: Path = (*path, "except")
        yield said("auction-double-except", where, [where], not row["except"], row=label, amounts=amounts)
    yield from leaf(data, (*path, "bids_after"), "auction-double-bids-after", row=label, target=target)
    yield from leaf(data, (*path, "target"), "auction-double-target", minor=["standing"], row=label)
    if "manner" in row:
        named, where = terms("manners", row["manner"]), (*path, "manner")
        yield said("auction-double-manner", where, [where], row["manner"] == ["plain"], row=label, manners=named)
    if "score" in row:
        score, where = row["score"], (*path, "score")
        paths = present(data, where, ("own_at_most", "other_at_least"))
        own, other = score["own_at_most"], score["other_at_least"]
        yield said("auction-double-score", where, paths, row=label, own=own, other=other)


def spelled(data: Mapping[str, Any], words: Iterable[str]) -> Iterator[str]:
    """Yield the denominations that words stand for, every suit by its name."""
    for word in words:
        yield from (SUIT_OF_LETTER[letter] for letter in data["pack"]["suits"]) if word == "suits" else (word,)


def amount(value: int | str) -> Phrase:
    """Return an amount of a bid, a number of card points or a named bid, to be said in a list."""
    if isinstance(value, int):
        return phrase("auction-amount-number", number=value)
    return phrase("auction-amount-name", name=terms("amounts", [value]))


def annulments(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield the rights to throw a deal in."""
    path: Path = ("auction", "annul")
    table = rows(data, path)
    if not table and "annul" in data["auction"]:
        yield said("auction-annul-none", path, [path], minor=True)
    elif table:
        yield said("auction-annulled", path, clause="auction.annul")
    for place, row in enumerate(table):
        label = phrase("auction-call-name", call=terms("calls", [row["call"]]), nth=nth(table, place))
        yield from annulment(data, row, (*path, place), label)


def annulment(data: Mapping[str, Any], row: Row, path: Path, label: Phrase) -> Iterator[Said]:
    """Yield the sentences of one right to throw a deal in."""
    paths = present(data, path, ("call", "when"))
    yield said("auction-annul", path, paths, clause="auction.annul.when", row=label, when=row["when"])
    yield from open_to(data, row, path, label, data["players"]["count"])
    yield from hand(row, path, label)
    yield from leaf(data, (*path, "dealer"), "auction-annul-dealer", row=label)


def hand(row: Row, path: Path, label: Phrase) -> Iterator[Said]:
    """Yield what the hand must be that is thrown in."""
    asked, where = row.get("hand", {}), (*path, "hand")
    if not asked:
        yield said("auction-annul-hand-any", where, row=label)
    if "points_at_most" in asked:
        most = asked["points_at_most"]
        yield said("auction-annul-hand-points", where, [(*where, "points_at_most")], row=label, points=most)
    if "only" in asked:
        named = terms("ranks", asked["only"])
        yield said("auction-annul-hand-only", where, [(*where, "only")], row=label, ranks=named)
    if "four_of" in asked:
        named = terms("ranks", [asked["four_of"]])
        yield said("auction-annul-hand-four-of", where, [(*where, "four_of")], row=label, rank=named)


def yes(value: bool) -> str:
    """Return a yes or no to select by."""
    return "yes" if value else "no"

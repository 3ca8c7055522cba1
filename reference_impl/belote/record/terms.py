"""What the contracts of a record may say. Clauses auction.amounts, auction.flag, auction.doubling and auction.all-pass.

These are mistakes of who wrote the record; the rules would give an answer all the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from belote.deal import Rules
from belote.errors import BrokenRecord, Place, Problem
from belote.record.form import check

Json = Mapping[str, Any]


def check_record(rules: Rules, record: Any) -> None:
    """Raise ``BrokenRecord`` for a record whose form is wrong, or that speaks of what cannot be in this game."""
    check(record)
    check_terms(rules, record)


def check_terms(rules: Rules, record: Json) -> None:
    """Raise ``BrokenRecord`` for a contract that cannot be reached in this game. The form has been checked before."""
    found = [problem for part, path in deals(record) for problem in problems(rules, part, path)]
    if found:
        raise BrokenRecord(*found)


def deals(record: Json) -> Iterator[tuple[Json, str]]:
    """Yield the parts of a record that name a contract, with their paths."""
    if "contract" in record["given"]:
        yield record["given"], "given"
    for index, event in enumerate(record["events"]):
        if "contract" in event:
            yield event, f"events.{index}"


def problems(rules: Rules, part: Json, path: str) -> Iterator[Problem]:
    """Yield what no contract of this game has: an amount, a promise, a level of doubling, or nobody who took."""
    contract, path = part["contract"], f"{path}.contract"
    amount, level = contract.get("amount"), contract.get("level", 0)
    if amount is not None and amount not in rules.auction.ranks:
        message = f"{amount} is no amount of this game"
        yield problem(f"{path}.amount", message, amounts_in_words(rules), "auction.amounts")
    if contract.get("flag", False) and not rules.auction.flagged:
        message = "no promise is added to bids in this game"
        yield problem(f"{path}.flag", message, "Leave flag out.", "auction.flag")
    highest = max((row.level for row in rules.auction.auction.doubling), default=0)
    if level > highest:
        message = f"level {level} cannot be reached"
        yield problem(f"{path}.level", message, f"The highest level is {highest}.", "auction.doubling.level")
    yield from heap_problems(rules, part, path.removesuffix(".contract"))
    if "cards" in part and "trick" not in part and "taker" not in contract and somebody_takes(rules, part):
        instead = "Name the side that took; no deal is played without a taker here."
        yield problem(f"{path}.taker", "nobody took", instead, "auction.all-pass")


def heap_problems(rules: Rules, part: Json, path: str) -> Iterator[Problem]:
    """Yield declarations below nothing, and belotes that no number of pairs is worth."""
    worth = rules.belote.words.points if rules.belote is not None else 0
    for name, points in part.get("declarations", {}).items():
        if points < 0:
            instead = "Give what won its contest, 0 or more."
            yield problem(f"{path}.declarations.{name}", f"{name} has {points} declared", instead, "declarations.worth")
    for name, points in part.get("belote", {}).items():
        if points < 0 or (worth and points % worth):
            instead = f"Give {worth} for each pair."
            yield problem(f"{path}.belote.{name}", f"belote cannot be worth {points}", instead, "belote.points")


def somebody_takes(rules: Rules, part: Json) -> bool:
    """Say whether every deal that is scored has a taker. A fault may come before there is one."""
    words = rules.declaration.auction.all_pass
    return "fault" not in part and (words.deal != "played" or words.taker != "nobody")


def problem(path: str, message: str, instead: str, clause: str) -> Problem:
    """Return a problem of a record."""
    return Problem("record.value", message, Place(path=path), instead, clause)


def amounts_in_words(rules: Rules) -> str:
    """Return which amounts bids carry."""
    section = rules.auction.auction.amounts
    if section is None:
        return "Bids carry no amount."
    rungs = "".join(f", or {rung.name}" for rung in section.rungs)
    return f"Amounts are {section.from_} to {section.to} in steps of {section.step}{rungs}."

"""Records of a score from its totals. Clause record.score."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from belote import irregularities, scoring
from belote.deal import Rules
from belote.errors import BrokenDeclaration, BrokenRecord, Place
from belote.record.notation import broken, read_by_side, read_denomination, read_side
from belote.record.results import observe_score, read_marks
from belote.record.terms import amounts_in_words
from belote.scoring import DealFacts, DealScore, without_last_trick
from belote.setup import Seat, Side

Json = Mapping[str, Any]


class Scored(NamedTuple):
    """A deal and its score."""

    rules: Rules
    facts: DealFacts
    score: DealScore


def begin(rules: Rules, given: Json) -> Scored:
    """Score the totals given. Raises ``BrokenRecord`` for totals that cannot be."""
    facts = read_facts(rules, given, "given")
    pool = tuple(given.get("pool", ()))
    marks = read_marks(rules, given["marks"]) if "marks" in given else None
    return Scored(rules, facts, score_of(rules, facts, given, "given", pool, marks))


def score_of(
    rules: Rules, facts: DealFacts, given: Json, path: str, pool: tuple[int, ...], marks: scoring.Marks | None
) -> DealScore:
    """Score a deal, with the fault that happened in it. Raises ``BrokenRecord`` for points that cannot be written."""
    try:
        return settled(rules, facts, given, path, pool, marks)
    except BrokenDeclaration as error:
        places = (replace(problem, place=Place(path=path)) for problem in error.problems)
        raise BrokenRecord(*places) from None


def settled(
    rules: Rules, facts: DealFacts, given: Json, path: str, pool: tuple[int, ...], marks: scoring.Marks | None
) -> DealScore:
    """Score a deal, with the fault that happened in it; the rules may refuse points they cannot divide."""
    fault = given.get("fault")
    if fault is None:
        return scoring.score(rules.scoring, facts, pool, marks)
    price = rules.declaration.irregularities.get(fault["what"])
    if price is None:
        listed = ", ".join(rules.declaration.irregularities) or "none"
        raise broken(
            f"{path}.fault.what", f"{fault['what']} has no price here", f"Priced are {listed}.", "irregularities.faults"
        )
    offender = read_side(rules, fault["side"], f"{path}.fault.side")
    return irregularities.score_with_fault(rules.scoring, price, offender, facts, pool, marks)


def read_facts(rules: Rules, given: Json, path: str) -> DealFacts:
    """Read the totals of a deal, in card points by side."""
    contract = given["contract"]
    table = rules.contracts[read_denomination(rules, contract, f"{path}.contract")]
    amount = read_amount(rules, contract, f"{path}.contract.amount")
    last = read_side(rules, given["last"], f"{path}.last")
    cards = read_by_side(rules, given["cards"], f"{path}.cards")
    refuse_without_rules(rules, given, table.contract, path)
    tricks = read_tricks(rules, given, cards, last, path)
    seat = taker_seat(rules, contract)
    facts = DealFacts(
        denomination=contract["denomination"],
        cards=cards,
        last_trick=last,
        taker=read_taker(rules, contract, f"{path}.contract.taker"),
        tricks=tricks,
        amount=amount,
        flag=contract.get("flag", False),
        level=contract.get("level", 0),
        last_raiser=optional_side(rules, contract.get("last_raiser"), f"{path}.contract.last_raiser"),
        passed_out="taker" not in contract,
        declarations=read_by_side(rules, given.get("declarations", {}), f"{path}.declarations"),
        belote=read_by_side(rules, given.get("belote", {}), f"{path}.belote"),
        jack_side=optional_side(rules, given.get("trump_jack"), f"{path}.trump_jack"),
        taker_tricks=given.get("taker_tricks", 0),
        last_deal=given.get("last_deal", False),
        columns=scoring.columns(rules.table, seat),
    )
    last_rules = scoring.rules_for(rules.scoring, facts)
    return replaced_cards(facts, without_last_trick(last_rules, cards, last), path)


def read_amount(rules: Rules, contract: Json, path: str) -> int | str | None:
    """Read the amount of a contract: a rung of this game, a number, or nothing where nobody took or bids have none."""
    amount: int | str | None = contract.get("amount")
    if isinstance(amount, str) and amount not in rules.scoring.needs:
        raise broken(path, f"{amount} is no rung of this game", amounts_in_words(rules), "auction.rungs")
    if amount is None and "taker" in contract and None not in rules.auction.ranks and not contract.get("flag"):
        raise broken(path, "the bid has no amount", amounts_in_words(rules), "auction.amounts")
    return amount


def refuse_without_rules(rules: Rules, given: Json, contract: str, path: str) -> None:
    """Refuse points for declarations or belote in a contract that has none."""
    tables = rules.declarations.tables if rules.declarations is not None else {}
    counts = rules.belote.words.in_.get(contract, "none") if rules.belote is not None else "none"
    absent = {"declarations": contract not in tables and rules.trick_melds is None, "belote": counts == "none"}
    for heap, missing in absent.items():
        if missing and any(given.get(heap, {}).values()):
            instead = f"Leave {heap} out, or choose an option that has them (belote show lists the options)."
            raise broken(
                f"{path}.{heap}",
                f"there is no such thing as {heap} in this contract",
                instead,
                f"{heap}.kinds" if heap == "declarations" else "belote.pair",
            )


def replaced_cards(facts: DealFacts, cards: tuple[int, ...], path: str) -> DealFacts:
    """Return the facts with card points that leave the last trick out."""
    if min(cards) < 0:
        instead = "The side with the last trick has at least what it is worth."
        raise broken(f"{path}.cards", "a side has fewer card points than its last trick", instead, "scoring.last-trick")
    return replace(facts, cards=cards)


def read_tricks(rules: Rules, given: Json, cards: tuple[int, ...], last: Side, path: str) -> tuple[int, ...]:
    """Read tricks by side: a side has some unless it is said to have none; without card points it must be said."""
    if "tricks" in given:
        tricks = read_by_side(rules, given["tricks"], f"{path}.tricks")
        check_tricks(rules, tricks, cards, last, f"{path}.tricks")
        return tricks
    if "taker_tricks" in given:
        message, instead = "the taker's tricks are given without those of the sides", "Add tricks by side."
        raise broken(f"{path}.tricks", message, instead, "record.score")
    silent = [side for side, points in enumerate(cards) if points == 0 and side != last]
    if silent:
        name = rules.table.side_names()[silent[0]]
        instead = "Add tricks by side: no points and no trick are not the same."
        raise broken(
            f"{path}.tricks", f"{name} has no card points, and its tricks are not given", instead, "record.score"
        )
    return (1,) * rules.table.sides()


def check_tricks(rules: Rules, tricks: tuple[int, ...], cards: tuple[int, ...], last: Side, path: str) -> None:
    """Refuse tricks that do not go with the card points or with the last trick."""
    for side, name in enumerate(rules.table.side_names()):
        if tricks[side] < 0:
            raise broken(f"{path}.{name}", f"{name} has {tricks[side]} tricks", "Give 0 or more.", "record.score")
        if tricks[side] == 0 and (side == last or cards[side]):
            what = "the last trick" if side == last else f"{cards[side]} card points"
            instead = "Give the number of its tricks."
            raise broken(f"{path}.{name}", f"{name} has {what}, and no trick", instead, "scoring.swept")


def taker_seat(rules: Rules, contract: Json) -> Seat | None:
    """Return the taker's seat where it is named as a seat."""
    taker = contract.get("taker")
    return rules.table.seat(taker) if taker in tuple(rules.table.letters) else None


def read_taker(rules: Rules, contract: Json, path: str) -> Side | None:
    """Read the taker's side; a seat stands for its side."""
    taker = contract.get("taker")
    if taker is None:
        return None
    seat = taker_seat(rules, contract)
    return read_side(rules, taker, path) if seat is None else rules.table.side(seat, seat)


def optional_side(rules: Rules, name: str | None, path: str) -> Side | None:
    """Read a side that may be absent."""
    return None if name is None else read_side(rules, name, path)


def apply(scored: Scored, event: Json, path: str) -> Scored:
    """A score has no events."""
    raise broken(path, "a score has no events", "Leave events empty.", "record.score")


def observe(scored: Scored, name: str) -> Any:
    """Return one observation of the score."""
    return observe_score(scored.rules, scored.score, name)

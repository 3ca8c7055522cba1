"""A dry run of the deal for every seat that may get the turned card. Clauses dealing.to, .packets and .up-to.

Cards are only counted. A run is one way the auction can end: the round after which the bids are over, and the position
that gets the turned card, or nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from belote.declaration.consistency.facts import Facts, Row
from belote.declaration.consistency.finding import Data, Finding, Findings
from belote.declaration.consistency.situations import Situations
from belote.declaration.consistency.table import turns


@dataclass(frozen=True)
class Ending:
    """How the auction ends: ``round`` after which the bids are over, and who gets the turned card, if anybody."""

    round: int
    receiver: int | None


@dataclass
class Run:
    """The cards of every position in one run, and what is left in the stock.

    ``dealt`` are the indexes of the steps that gave out or showed something, ``found`` is what went wrong.
    """

    facts: Facts
    ending: Ending
    stock: int
    hand: list[int]
    hidden: list[int]
    up: list[int]
    down: list[int]
    given_to: int | None = None
    on_table: bool = False
    dealt: set[int] = field(default_factory=set)
    found: list[Finding] = field(default_factory=list)

    @property
    def cards(self) -> list[int]:
        """The cards every position plays with."""
        return [sum(piles) for piles in zip(self.hand, self.up, self.down, strict=True)]

    @property
    def when(self) -> str:
        """Say which run this is."""
        receiver = self.given_to or self.ending.receiver
        return f"if position {receiver} gets the turned card" if receiver else "if nobody gets a turned card"


def check_cards(facts: Facts, situations: Situations) -> Findings:
    """Yield, once each, what goes wrong with the numbers of cards in any run."""
    found: dict[tuple[object, str], Finding] = {}
    useful: set[int] = set()
    for one in runs(facts, situations):
        useful |= one.dealt
        for finding in one.found:
            found.setdefault((finding.path, finding.code), finding)
    yield from found.values()
    for index, step in enumerate(facts.steps):
        if index not in useful and not found and not unsaid(facts):
            yield from idle_step(index, step)


def idle_step(index: int, step: Data) -> Findings:
    """Yield the finding of a step that never does anything in any run."""
    path = ("dealing", "steps", index)
    if "show" in step:
        message = "no card is left in the stock to be shown"
        yield Finding(path, "dealing.show", message, "Leave the step out.", "dealing.show")
    if "up_to" in step:
        message = f"every hand has {step['up_to']} cards already"
        yield Finding((*path, "up_to"), "dealing.up-to", message, "Leave the step out.", "dealing.up-to")


def hand_size(facts: Facts, situations: Situations) -> int:
    """Return the number of cards a seat plays with, the largest of any run."""
    return max((max(one.cards) for one in runs(facts, situations)), default=0)


def undealt(facts: Facts, situations: Situations) -> int:
    """Return the number of cards that are never dealt however the auction ends, those of a kitty not counted."""
    return min((one.stock for one in runs(facts, situations)), default=0)


def runs(facts: Facts, situations: Situations) -> Iterator[Run]:
    """Yield the runs of all endings."""
    for ending in dict.fromkeys(endings(facts, situations)):
        nobody = [0] * facts.count
        one = Run(facts, ending, facts.pack_size, nobody[:], nobody[:], nobody[:], nobody[:])
        follow(one)
        yield one


def endings(facts: Facts, situations: Situations) -> Iterator[Ending]:
    """Yield the ways the auction can end; that of a deal all passed only once it is said who gets the turned card."""
    for row, seat in sorted(situations.live, key=lambda use: (use[0].round, use[0].index, use[1])):
        yield Ending(over_after(facts, row), receiver(facts, row.data.get("turned_to", "nobody"), seat))
    all_pass = facts.data["auction"]["all_pass"]
    if all_pass["deal"] == "played" and not unsaid(facts):
        taker = receiver(facts, all_pass.get("taker", "nobody"), None)
        yield Ending(len(facts.rounds), receiver(facts, all_pass.get("turned_to", "nobody"), taker))


def unsaid(facts: Facts) -> bool:
    """Say whether it is left open who gets the turned card of a deal that all passed, which is told by itself."""
    all_pass = facts.data["auction"]["all_pass"]
    return all_pass["deal"] == "played" and "turned_to" not in all_pass and facts.turned_on_table


def over_after(facts: Facts, row: Row) -> int:
    """Return the round after which the bids are over when the row's bid stands."""
    later = range(row.round, len(facts.rounds) + 1)
    return next((number for number in later if facts.rounds[number - 1]["ends"] == "passed"), len(facts.rounds))


def receiver(facts: Facts, word: str, taker: int | None) -> int | None:
    """Return the position a word means, for a taker at a position."""
    if word == "taker":
        return taker
    if word == "partner" and taker is not None and facts.partners:
        return (taker + 1) % 4 + 1
    return {"dealer": facts.count, "eldest": 1}.get(word)


def follow(one: Run) -> None:
    """Follow the steps of one run, up to the first that has no cards to deal."""
    held, last = 0, max((index for index, step in enumerate(one.facts.steps) if "round" in step), default=-1)
    for index, step in enumerate(one.facts.steps):
        held = step.get("round", held)
        if step.get("to") == "hand" and held >= one.ending.round:
            hand_over(one, one.ending.receiver)
        elif step.get("to") == "hand" and held and index < last:
            hand_over_before(one, held + 1)
        deal(one, index, step)
        if one.stock < 0:
            return
    hand_over(one, one.ending.receiver)
    check_lead(one)


def hand_over(one: Run, position: int | None) -> None:
    """Give the turned card away, once."""
    if one.on_table and position:
        one.hand[position - 1] += 1
        one.given_to = position
    one.on_table = False


def hand_over_before(one: Run, number: int) -> None:
    """Give the turned card to whom the first obliging row of the next round means, if it obliges a seat."""
    rows = [row.data for row in one.facts.rows if row.round == number and row.data.get("must")]
    obliged = [seat for row in rows[:1] for seat in row["must"] if seat in one.facts.positions]
    if obliged:
        hand_over(one, receiver(one.facts, rows[0].get("turned_to", "nobody"), min(obliged)))


def deal(one: Run, index: int, step: Data) -> None:
    """Count the cards of one step."""
    before, where = one.stock, step.get("to")
    if step.get("look"):
        one.hand = [own + other for own, other in zip(one.hand, one.hidden, strict=True)]
        one.hidden = [0] * one.facts.count
    elif where == "turned":
        one.stock, one.on_table = one.stock - 1, True
    elif where == "kitty":
        one.stock -= sum(step.get("cards", ()))
    elif where and "up_to" in step:
        fill_up(one, index, step["up_to"])
    elif where:
        pile = {"hand": one.hand, "table_up": one.up, "table_down": one.down}.get(where, one.hidden)
        pile[:] = [cards + sum(step["cards"]) for cards in pile]
        one.stock -= sum(step["cards"]) * one.facts.count
    if one.stock < before or ("show" in step and one.stock > 0):
        one.dealt.add(index)
    check_stock(one, index, step, before)


def fill_up(one: Run, index: int, wanted: int) -> None:
    """Fill every hand up to a number."""
    if max(one.hand) > wanted:
        path = ("dealing", "steps", index, "up_to")
        message = f"a hand already has {max(one.hand)} cards {one.when}"
        instead = f"Write at least {max(one.hand)}."
        one.found.append(Finding(path, "dealing.up-to", message, instead, "dealing.up-to"))
    one.stock -= sum(max(wanted - cards, 0) for cards in one.hand)
    one.hand = [max(wanted, cards) for cards in one.hand]


def check_stock(one: Run, index: int, step: Data, before: int) -> None:
    """Note a step with more cards than the pack has left, and one that turns the last card of no cards."""
    path = ("dealing", "steps", index)
    if one.stock < 0:
        cards = "1 card" if one.stock == -1 else f"{-one.stock} cards"
        message = f"the pack has {cards} too few for this step {one.when}"
        nobody = one.facts.turned_on_table and not (one.given_to or one.ending.receiver)
        instead = "Deal fewer cards, or say in turned_to who gets the turned card." if nobody else "Deal fewer cards."
        one.found.append(Finding(path, "dealing.pack", message, instead, "dealing.packets"))
    elif turns(step) and one.stock == before:
        message = f"this step deals no card that could be turned {one.when}"
        one.found.append(Finding((*path, "last"), "dealing.last", message, "Write covered.", "dealing.last"))


def check_lead(one: Run) -> None:
    """Note hands that are not equal at the lead, and cards that are never uncovered."""
    path = ("dealing", "steps")
    if len(set(one.cards)) != 1 or not one.cards[0]:
        message = f"the players hold {', '.join(map(str, one.cards))} cards at the lead {one.when}"
        instead = "Let {to: hand, up_to: n} fill the hands once the turned card is given away."
        one.found.append(Finding(path, "dealing.hands", message, instead, "dealing.steps"))
    if one.down > one.up:
        message = f"{one.down[0]} cards lie face down on the table under {one.up[0]} face up; some are never uncovered"
        instead = "Cover every card that lies face down."
        one.found.append(Finding(path, "dealing.table-rows", message, instead, "dealing.to"))

"""Doubling and annulments. Clauses auction.doubling to .doubling.score, and auction.annul to .annul.dealer."""

from __future__ import annotations

from itertools import combinations

from belote.declaration.consistency.facts import Facts
from belote.declaration.consistency.finding import Data, Finding, Findings, Path
from belote.declaration.consistency.situations import Situations
from belote.declaration.suggest import listed


def check(facts: Facts, situations: Situations, hand: int) -> Findings:
    """Yield what is wrong with the rows of doubling and of annulment."""
    for index, row in enumerate(facts.doubling):
        path = ("auction", "doubling", index)
        yield from check_level(facts, path, row)
        yield from check_of(facts, path, row)
        yield from check_moment(situations, path, row)
    yield from check_pairs(facts)
    for index, row in enumerate(facts.data["auction"].get("annul", ())):
        path = ("auction", "annul", index)
        yield from check_annul(facts, situations, path, row)
        yield from check_hand(facts, hand, path, row.get("hand") or {})


def check_level(facts: Facts, path: Path, row: Data) -> Findings:
    """A level is reached from the one below, by somebody who exists."""
    level = row["level"]
    below = {name for other in facts.doubling if other["level"] == level - 1 for name in facts.doubled(other)}
    gap = [name for name in facts.doubled(row) if level > 1 and name not in below]
    if gap:
        message = f"no row doubles {listed(gap, 'and')} to level {level - 1}"
        instead = f"Add a row of level {level - 1}, or take them out of `of`."
        yield Finding((*path, "level"), "auction.level-gap", message, instead, "auction.doubling.level")
    if level == 1 and row["by"] == "doubler":
        message = "nobody has doubled before level 1"
        yield Finding((*path, "by"), "auction.first-doubler", message, "Write defenders.", "auction.doubling.by")
    if level > 1 and row["when"] == "by_passing":
        message = "a pass can only be the first double"
        yield Finding((*path, "when"), "auction.by-passing", message, "Write in_turn.", "auction.doubling.when")


def check_of(facts: Facts, path: Path, row: Data) -> Findings:
    """What may be doubled can be bid, and is named once."""
    where, clause = (*path, "of"), "auction.doubling.of"
    words = row.get("of", facts.biddable)
    idle = [word for word in words if not can_be_bid(facts, word)]
    if idle or not facts.biddable:
        message = f"{listed(idle, 'and')} cannot be bid, and so not be doubled" if idle else "nothing can be bid"
        instead = f"Possible here: suits, {listed(facts.biddable, 'and')}." if facts.biddable else "Leave the row out."
        yield Finding(where, "auction.double-of", message, instead, clause)
    named = [name for word in words for name in facts.named([word])]
    if len(set(named)) != len(named):
        message = f"{listed(words, 'and')} name something twice"
        yield Finding(where, "auction.double-of", message, "Name everything once.", clause)
    yield from check_except(facts, path, row.get("except", ()))


def can_be_bid(facts: Facts, word: str) -> bool:
    """Say whether a word names denominations, whatever card is turned, that can all be bid."""
    names = facts.named([word]) if word not in ("turned", "others") else ()
    return bool(names) and set(names) <= set(facts.biddable)


def check_except(facts: Facts, path: Path, excepted: list[int | str]) -> Findings:
    """What is excepted is an amount, and something is left."""
    known = [*facts.numbers, *facts.rungs]
    wrong = [amount for amount in excepted if amount not in known]
    if wrong or (known and len(excepted) >= len(known)):
        message = f"{listed(wrong, 'and')} cannot be bid" if wrong else "nothing is left to be doubled"
        instead = "Write numbers and rungs of this auction." if known else "Bids carry no amounts here; leave it out."
        yield Finding((*path, "except"), "auction.double-except", message, instead, "auction.doubling.except")


def check_moment(situations: Situations, path: Path, row: Data) -> Findings:
    """Whether bids may follow is said where they could, and nowhere else."""
    where, clause = (*path, "bids_after"), "auction.doubling.bids-after"
    if row["when"] == "after_bids" and "bids_after" in row:
        message = "once the bids are over none can follow a double"
        yield Finding(where, "auction.bids-after", message, "Leave it out.", clause)
    if row["when"] != "after_bids" and "bids_after" not in row and situations.overcalled:
        message = "it is not said whether a bid may follow this double"
        yield Finding(path, "auction.bids-after", message, "Add bids_after: open or closed.", clause)
    if row.get("target") == "any_bid" and not situations.overcalled:
        message = "only one bid can be made in this auction"
        yield Finding((*path, "target"), "auction.any-bid", message, "Write standing.", "auction.doubling.target")


def check_pairs(facts: Facts) -> Findings:
    """Two rows of one level and word never double the same bid at the same moment."""
    for (_, one), (index, other) in combinations(enumerate(facts.doubling), 2):
        alike = all(one[key] == other[key] for key in ("call", "level", "when"))
        if alike and {*facts.doubled(one)} & {*facts.doubled(other)} and one.get("score") == other.get("score"):
            message = f"an earlier row also doubles this with the word {other['call']}"
            instead = "Give it another word, or let the two differ in `of`."
            yield Finding(
                ("auction", "doubling", index, "call"), "auction.call-twice", message, instead, "auction.call"
            )


def check_annul(facts: Facts, situations: Situations, path: Path, row: Data) -> Findings:
    """The positions of a right exist, and what it is used over can lie on the table."""
    if any(seat > facts.count for seat in row.get("seats", ())):
        message = f"there are only {facts.count} positions"
        instead = f"Write positions from 1 to {facts.count}."
        yield Finding((*path, "seats"), "auction.seats", message, instead, "auction.seats")
    if row["when"] != "in_turn":
        return
    arising = situations.of_annulment(row)
    idle = [word for word in row.get("over", ()) if word not in arising]
    if idle or not arising:
        message = f"{listed(idle or ['anything'], 'and')} cannot lie on the table when this right is used"
        instead = f"Possible here: {listed(arising, 'and')}." if arising else "Leave the row out."
        yield Finding((*path, "over"), "auction.over", message, instead, "auction.over")


def check_hand(facts: Facts, cards: int, path: Path, hand: Data) -> Findings:
    """The hand that may be thrown in is one that can be held."""
    where, clause = (*path, "hand"), "auction.annul.hand"
    for key in ("only", "four_of"):
        if any(rank not in facts.ranks for rank in hand.get(key, "")):
            message = f"not all of {hand[key]} are ranks of the pack"
            yield Finding((*where, key), "auction.annul-hand", message, f"Write ranks from {facts.ranks}.", clause)
    only = set(hand.get("only", ""))
    if only >= set(facts.ranks):
        message = "every hand holds only ranks of the pack"
        yield Finding((*where, "only"), "auction.annul-hand", message, "Leave hand out: any hand will do.", clause)
    if "four_of" in hand and cards < len(facts.suits):
        message = "no hand has room for a card of every suit"
        yield Finding((*where, "four_of"), "auction.annul-hand", message, "Leave the row out.", clause)

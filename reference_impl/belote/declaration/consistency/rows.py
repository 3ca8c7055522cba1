"""One row of bids at a time, and two rows with one word. Clauses auction.rows to auction.turned-to."""

from __future__ import annotations

from itertools import combinations

from belote.declaration.consistency.facts import Facts, Row
from belote.declaration.consistency.finding import Finding, Findings
from belote.declaration.consistency.situations import STANDING, Situations, wanted
from belote.declaration.suggest import listed


def check_row(facts: Facts, situations: Situations, row: Row) -> Findings:
    """Yield what is wrong with a row."""
    yield from check_bid(facts, row)
    yield from check_lists(facts, row)
    yield from check_turned(facts, row)
    yield from check_over(situations, row)
    yield from check_idle_words(facts, situations, row)


def check_bid(facts: Facts, row: Row) -> Findings:
    """A row names denominations that have card values, each once."""
    path = (*row.path, "bid")
    known = ["suits", "turned", "others", *facts.denominations] if facts.suit_contract else list(facts.denominations)
    unknown = [word for word in row.data["bid"] if word not in known]
    if unknown:
        message = f"no contract gives card values to {listed(unknown, 'and')}"
        yield Finding(path, "auction.bid-unknown", message, f"Known here: {listed(known, 'and')}.", "auction.bid")
    words = [word for word in row.data["bid"] if word in known]
    turned = facts.suits[0] if facts.suits else None
    named = [name for word in words for name in facts.named([word], turned)]
    twice = [name for name in dict.fromkeys(named) if named.count(name) > 1]
    if twice or ("suits" in words and len({"turned", "others"} & set(words))):
        message = f"{listed(row.data['bid'], 'and')} name something twice"
        yield Finding(path, "auction.bid-twice", message, "Name every denomination once.", "auction.bid")


def check_lists(facts: Facts, row: Row) -> Findings:
    """Positions and amounts exist."""
    for key, clause in (("seats", "auction.seats"), ("must", "auction.must")):
        if any(seat > facts.count for seat in row.data.get(key, ())):
            message = f"there are only {facts.count} positions"
            instead = f"Write positions from 1 to {facts.count}."
            yield Finding((*row.path, key), "auction.seats", message, instead, clause)
    unknown = [word for word in row.data.get("amounts", ()) if word not in facts.row_amounts(row)]
    if unknown:
        known = ["numbers", *facts.rungs] if facts.amounts else []
        message = f"{listed(unknown, 'and')} {'is' if len(unknown) == 1 else 'are'} no amount of this auction"
        instead = f"Known here: {listed(known, 'and')}." if known else "Bids carry no amounts here; leave it out."
        yield Finding((*row.path, "amounts"), "auction.row-amounts", message, instead, "auction.row-amounts")


def check_turned(facts: Facts, row: Row) -> Findings:
    """What speaks of the turned card has one, turned before the round, which can be given away."""
    used = {word: (*row.path, "bid") for word in ("turned", "others") if word in row.data["bid"]}
    if "turned" in row.data:
        used["turned"] = (*row.path, "turned")
    receiver = row.data.get("turned_to", "nobody")
    if not facts.turned_before(row.round):
        for path in dict.fromkeys(used.values()):
            message = "no card is turned before this round"
            instead = "Turn a card before it, or leave this out."
            yield Finding(path, "auction.turned-card", message, instead, "auction.bid" if path[-1] == "bid" else CLAUSE)
    elif any(rank not in facts.ranks for rank in row.data.get("turned", "")):
        message = f"not all of {row.data['turned']} are ranks of the pack"
        path = (*row.path, "turned")
        yield Finding(path, "auction.turned-ranks", message, f"Write ranks from {facts.ranks}.", CLAUSE)
    if receiver != "nobody" and not facts.turned_on_table:
        message = "no card is turned that somebody could get"
        yield Finding((*row.path, "turned_to"), "auction.turned-to", message, "Write nobody.", "auction.turned-to")
    elif receiver == "partner" and not facts.partners:
        message = "the taker has no partner"
        yield Finding((*row.path, "turned_to"), "auction.turned-to", message, "Write taker.", "auction.turned-to")


CLAUSE = "auction.turned-ranks"


def check_over(situations: Situations, row: Row) -> Findings:
    """Everything a row is open over can arise, and the row can be used at all."""
    arising = situations.of_row(row)
    idle = [word for word in row.data.get("over", ()) if word not in arising]
    if idle:
        message = f"{listed(idle, 'and')} cannot lie on the table when this row is used"
        known = [word for word in ("opening", "passes", *STANDING) if word in arising]
        instead = f"Possible here: {listed(known, 'and')}." if known else "Leave the row out."
        yield Finding((*row.path, "over"), "auction.over", message, instead, "auction.over")
    elif not arising & wanted(row):
        message = "nobody can ever use this row"
        yield Finding(row.path, "auction.row-idle", message, "Leave the row out.", "auction.rows")


def check_idle_words(facts: Facts, situations: Situations, row: Row) -> Findings:
    """``equal``, ``suit: new``, ``after_pass: refused`` and ``limit`` change something."""
    over = situations.of_row(row) & wanted(row)
    standing = bool(over & set(STANDING))
    equal = any(earlier_equal(situations, row, below) for below in facts.rows)
    if row.data.get("equal") == "earlier_seat" and not (over & {"partner", "opponents"} and equal):
        message = "no equal bid of a later position can stand when this row is used"
        yield Finding((*row.path, "equal"), "auction.equal", message, "Write refused.", "auction.equal")
    repeats = any(situations.outbidding.repeats(row, below) for below in facts.rows)
    if row.data.get("suit") == "new" and not (standing and repeats):
        message = "no bid can repeat the denomination that stands"
        yield Finding((*row.path, "suit"), "auction.new-suit", message, "Write any.", "auction.new-suit")
    again = facts.rounds[row.round - 1]["ends"] == "passed" and over & {"partner", "opponents"}
    if row.data.get("after_pass") == "refused" and not again:
        message = "nobody is asked again after a pass in this round"
        yield Finding((*row.path, "after_pass"), "auction.after-pass", message, "Write allowed.", "auction.after-pass")
    if "limit" in row.data and not standing:
        message = "the row cannot be used twice in a deal"
        yield Finding((*row.path, "limit"), "auction.limit", message, "Leave it out.", "auction.limit")


def earlier_equal(situations: Situations, row: Row, below: Row) -> bool:
    """Say whether a seat can meet, in time, an equal bid of a seat of later position."""
    pairs = (
        (seat, other) for one, seat in situations.live if one == row for two, other in situations.live if two == below
    )
    in_time = any(seat < other and situations.in_time(below, other, row, seat) for seat, other in pairs)
    return in_time and situations.outbidding.equal_possible(row, below)


def check_row_pairs(facts: Facts, situations: Situations) -> Findings:
    """Two rows with one word never open the same bid: a record could not tell them apart."""
    for one, other in combinations(facts.rows, 2):
        if (
            one.round == other.round
            and one.data["call"] == other.data["call"]
            and overlap(facts, situations, one, other)
        ):
            message = f"an earlier row also opens this bid with the word {other.data['call']}"
            instead = "Give the row another word, or let the two differ in bid, amounts, seats, over or turned."
            yield Finding((*other.path, "call"), "auction.call-twice", message, instead, "auction.call")


def overlap(facts: Facts, situations: Situations, one: Row, other: Row) -> bool:
    """Say whether some seat can make the same bid under both rows."""
    turned = situations.outbidding.turned_suits()
    if not any({*facts.named(one.data["bid"], suit)} & {*facts.named(other.data["bid"], suit)} for suit in turned):
        return False
    if facts.amounts and not {*facts.row_amounts(one)} & {*facts.row_amounts(other)}:
        return False
    keys = [(seat, rank) for row, seat, rank in situations.arising if row == other]
    return any(
        situations.arising.get((one, seat, rank), frozenset())
        & situations.arising[other, seat, rank]
        & wanted(one)
        & wanted(other)
        for seat, rank in keys
    )

"""Whose declarations count. Clauses declarations.square-and-run, .runs-by, .tie and .silencing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from belote.cards import Cards
from belote.contracts import ContractTable
from belote.declarations.melds import Meld, square_cards
from belote.declarations.rules import DeclarationRules
from belote.setup import Seat, Side

Claims = tuple[tuple[Seat, Meld], ...]


@dataclass(frozen=True)
class Silence:
    """The square that annuls all declarations: who holds it, and its cards. Clause declarations.silencing."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True)
class Beaten:
    """A declaration, one of another side that beats it, and what decided between the two."""

    seat: Seat
    meld: Meld
    by_seat: Seat
    by_meld: Meld
    decided_by: str


@dataclass(frozen=True)
class Decision:
    """One contest: ``all``, or ``runs`` and ``squares`` where they are apart.

    ``scoring`` and ``lost`` divide the claims; ``beaten`` says by which; ``tied`` are the unbeaten ones of several
    sides. ``decided_by`` is ``alone`` (no rival), ``value``, ``length``, ``top``, ``trump``, ``place`` (of two
    squares), ``kind`` (square and run of one value), ``seat`` (equal, and the earlier holder wins), ``tie`` (all tied
    sides score, or none), ``circle`` (everything is beaten) or ``silenced``.
    """

    name: str
    scoring: Claims
    lost: Claims
    beaten: tuple[Beaten, ...] = ()
    tied: Claims = ()
    decided_by: str = "alone"


@dataclass(frozen=True)
class Contest:
    """The outcome of all contests of a deal. ``silence`` is set if a square annulled everything."""

    decisions: tuple[Decision, ...]
    silence: Silence | None = None

    @property
    def scoring(self) -> Claims:
        """The declarations that count, with their holders."""
        return tuple(claim for decision in self.decisions for claim in decision.scoring)

    def points(self, seats: Iterable[Seat]) -> int:
        """Return the card points these seats gain, before what happens to a side without a trick."""
        wanted = set(seats)
        return sum(meld.value for seat, meld in self.scoring if seat in wanted)


def compare(rules: DeclarationRules, table: ContractTable, one: Meld, other: Meld) -> tuple[int, str]:
    """Compare two declarations: positive if the first beats the second, negative the other way round, 0 if neither
    Clause declarations.compare-squares.
    does; and what decided: ``value``, ``length``, ``top``, ``trump``, ``place`` or ``kind``, or nothing."""
    if one.kind != other.kind:
        return compare_kinds(rules, one, other)
    if one.kind == "square":
        steps = [("value", one.value - other.value), ("place", other.place - one.place)]
    else:
        steps = [(step, run_key(step, table, one) - run_key(step, table, other)) for step in rules.words.runs_by]
    return next(((difference, step) for step, difference in steps if difference), (0, ""))


def run_key(step: str, table: ContractTable, run: Meld) -> int:
    """Return what one step of ``runs_by`` looks at, greater being better. Clause declarations.compare-runs."""
    if step == "trump":
        return int(run.suit == table.trump)
    return {"value": run.value, "length": run.length, "top": run.top}[step]


def compare_kinds(rules: DeclarationRules, one: Meld, other: Meld) -> tuple[int, str]:
    """Compare a square with a run: by value, then by the word of ``square_and_run``.

    Clause declarations.square-against-run.
    """
    word = rules.words.square_and_run
    if word == "apart":
        return 0, ""
    if one.value != other.value:
        return one.value - other.value, "value"
    if word == "equal":
        return 0, ""
    return (1 if one.kind == word else -1), "kind"


def beats(rules: DeclarationRules, table: ContractTable, one: Meld, other: Meld) -> bool:
    """Say whether the first declaration beats the second; never if they meet in no contest."""
    return compare(rules, table, one, other)[0] > 0


def silenced(rules: DeclarationRules, hands: Iterable[Cards]) -> Silence | None:
    """Return the silencing square in one of these hands, which are in the order of the seats, or nothing."""
    ranks = [rules.pack.ranks.index(letter) for letter in rules.words.silencing_squares if letter in rules.pack.ranks]
    squares = [square_cards(rules.pack, rank) for rank in ranks]
    for seat, hand in enumerate(hands):
        for square in squares:
            if square & ~hand == 0:
                return Silence(seat, square)
    return None


def contest(
    rules: DeclarationRules,
    table: ContractTable,
    claims: Claims,
    order: tuple[Seat, ...],
    taker: Seat | None,
    side_of: Callable[[Seat], Side],
    silence: Silence | None = None,
) -> Contest:
    """Decide which of these declarations count. Clause declarations.contest.

    ``claims`` are the true ones that were said, and shown where they must be; ``order`` the seats from eldest;
    ``side_of`` the side of each. Decide again with fewer claims if one of the winners is not shown.
    """
    if silence:
        return Contest((Decision("all", (), claims, decided_by="silenced"),) if claims else (), silence)
    if rules.words.tie == "from_taker" and taker is not None:
        first = order.index(taker)
        order = order[first:] + order[:first]
    turn = order if rules.words.tie in ("earlier_seat", "from_taker") else ()
    contests = {"all": claims}
    if rules.words.square_and_run == "apart":
        contests = {kind + "s": tuple(claim for claim in claims if claim[1].kind == kind) for kind in ("run", "square")}
    return Contest(
        tuple(decide(rules, table, name, rivals, turn, side_of) for name, rivals in contests.items() if rivals)
    )


def decide(
    rules: DeclarationRules,
    table: ContractTable,
    name: str,
    claims: Claims,
    turn: tuple[Seat, ...],
    side_of: Callable[[Seat], Side],
) -> Decision:
    """Decide one contest: a declaration is beaten if some declaration of another side beats it.

    ``turn`` holds the seats in the order in which equal declarations beat each other; it is empty if they do not.
    """
    beaten = beaten_ones(rules, table, claims, turn, side_of)
    losers = {(loser.seat, loser.meld) for loser in beaten}
    best = tuple(claim for claim in claims if claim not in losers)
    sides = {side_of(seat) for seat, _ in best}
    tied = best if len(sides) > 1 else ()
    decided_by = "tie" if tied else decisive(beaten, best, side_of) if best else "circle"
    if tied and rules.words.tie != "both":
        sides = set()
    scoring = tuple(claim for claim in claims if side_of(claim[0]) in sides)
    lost = tuple(claim for claim in claims if side_of(claim[0]) not in sides)
    return Decision(name, scoring, lost, beaten, tied, decided_by)


def beaten_ones(
    rules: DeclarationRules,
    table: ContractTable,
    claims: Claims,
    turn: tuple[Seat, ...],
    side_of: Callable[[Seat], Side],
) -> tuple[Beaten, ...]:
    """Return every beaten declaration with each one of another side that beats it. Clause declarations.beaten."""
    found = []
    for seat, meld in claims:
        for by_seat, by_meld in claims:
            if side_of(seat) == side_of(by_seat):
                continue
            difference, step = compare(rules, table, by_meld, meld)
            if difference == 0 and turn and turn.index(by_seat) < turn.index(seat):
                difference, step = 1, "seat"
            if difference > 0:
                found.append(Beaten(seat, meld, by_seat, by_meld, step))
    return tuple(found)


def decisive(beaten: tuple[Beaten, ...], best: Claims, side_of: Callable[[Seat], Side]) -> str:
    """Return what decided between the winning side and the rival that came closest; ``alone`` without a rival."""
    winners = {side_of(seat) for seat, _ in best}
    rivals = [one for one in beaten if (one.by_seat, one.by_meld) in best and side_of(one.seat) not in winners]
    closest = [
        one
        for one in rivals
        if not any(
            (one.seat, one.meld) == (other.seat, other.meld) and side_of(other.by_seat) not in winners
            for other in beaten
        )
    ]
    return next((one.decided_by for one in closest or rivals), "alone")

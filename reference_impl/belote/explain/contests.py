"""Which declarations may be named, which score, and what decided. Clauses declarations.say and declarations.contest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from belote.deal import Rules
from belote.declarations import Contest, Meld
from belote.explain.lines import Line
from belote.setup import Seat

DECIDED = {
    "value": "it is worth more",
    "length": "it is longer",
    "top": "its top is higher",
    "trump": "it is of trumps",
    "place": "its rank stands first among squares of this value",
    "kind": "at equal values squares and runs are told apart",
    "seat": "they are equal, and its holder comes first",
}
NOTHING = {
    "tie": "the best declarations of several sides are equal",
    "circle": "every declaration is beaten by another",
    "silenced": "a square in one hand silences all declarations",
}


def explain_nameable(rules: Rules, found: Mapping[Seat, Iterable[Meld]]) -> Iterator[Line]:
    """Yield what each seat may declare now."""
    for seat, melds in sorted(found.items()):
        told = ", ".join(f"{cards_of(rules, meld)} for {meld.value}" for meld in melds)
        yield Line(f"{rules.table.letter(seat)} may declare {told}.", "declarations.say")


def explain_contest(rules: Rules, contest: Contest | None) -> Iterator[Line]:
    """Say which declarations score, which do not, and what decided."""
    if contest is None:
        return
    letter = rules.table.letter
    for decision in contest.decisions:
        for seat, meld in decision.scoring:
            yield Line(f"{letter(seat)} scores {meld.value} for {cards_of(rules, meld)}.", "declarations.contest")
        for beaten in decision.beaten:
            text = f"{letter(beaten.seat)}'s {cards_of(rules, beaten.meld)} is beaten by {letter(beaten.by_seat)}'s"
            why = DECIDED.get(beaten.decided_by, beaten.decided_by)
            yield Line(f"{text} {cards_of(rules, beaten.by_meld)}: {why}.", "declarations.beaten")
        if not decision.scoring and decision.lost:
            why = NOTHING.get(decision.decided_by, decision.decided_by)
            yield Line(f"Nothing scores in this contest: {why}.", "declarations.tie")


def cards_of(rules: Rules, meld: Meld) -> str:
    """Return the cards of a declaration."""
    return " ".join(rules.pack.names(meld.cards))

"""What a player says, judged. Clauses declarations.false-claim and declarations.say-if.

Refusals, in phase ``play``: ``declarations.not-now``, ``.no-meld``, ``.said-twice``, ``.false-claim``,
``.shared-card``, ``.not-the-reading`` and ``.does-not-beat``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from belote.cards import Cards
from belote.contracts import ContractTable
from belote.declarations.contest import beats
from belote.declarations.melds import Meld
from belote.declarations.reading import identify, nameable
from belote.declarations.rules import DeclarationRules
from belote.errors import Refusal

PHASE = "play"


@dataclass(frozen=True)
class Claim:
    """Something said: what it is, and whether the player holds it."""

    meld: Meld
    held: bool


def rules_in(rules: DeclarationRules | None, contract: str) -> DeclarationRules:
    """Return the rules where a contract has declarations. Raises ``Refusal`` where it has none."""
    if rules is None or contract not in rules.tables:
        sentence = "There are no declarations in this contract."
        raise Refusal("declarations.not-now", PHASE, "declarations.tables", sentence)
    return rules


def judge(
    rules: DeclarationRules,
    table: ContractTable,
    hand: Cards,
    already: tuple[Claim, ...],
    rivals: tuple[Meld, ...],
    cards: Cards,
) -> Claim:
    """Return the claim of a player who declares these cards.

    ``hand`` holds the cards he may declare from, ``already`` what he has said, ``rivals`` what the other sides have
    said. Whether it is the time to speak is the matter of ``timing``. A claim he does not hold is returned with
    ``held`` false unless the table refuses it. Raises ``Refusal``.
    """
    meld = identify(rules, table, cards)
    named = ", ".join(rules.pack.names(cards))
    if meld is None:
        raise Refusal("declarations.no-meld", PHASE, "declarations.kinds", f"{named} are no declaration here")
    if any(claim.meld.cards == cards for claim in already):
        raise Refusal(
            "declarations.said-twice", PHASE, "declarations.same-twice", f"{named} have been declared already"
        )
    held = cards & ~hand == 0
    if not held and rules.words.false_claim == "refused":
        missing = ", ".join(rules.pack.names(cards & ~hand))
        raise Refusal("declarations.false-claim", PHASE, "declarations.false-claim", f"{missing} are not held")
    if held:
        check_reading(rules, table, hand, tuple(claim.meld for claim in already if claim.held), meld)
    if rules.words.say_if == "beats_rivals" and not beats_rivals(rules, table, meld, rivals):
        sentence = f"{named} do not beat everything the other sides have said"
        raise Refusal("declarations.does-not-beat", PHASE, "declarations.say-if", sentence)
    return Claim(meld, held)


def check_reading(
    rules: DeclarationRules, table: ContractTable, hand: Cards, already: tuple[Meld, ...], meld: Meld
) -> None:
    """Refuse a held declaration that is not one of those the hand may name."""
    allowed = nameable(rules, table, hand, already)
    if meld in allowed:
        return
    named, word = ", ".join(rules.pack.names(meld.cards)), rules.words.shared_card
    others = [other for other in (*already, *allowed) if other.kind != meld.kind or word == "holder_chooses"]
    if word != "allowed" and any(other.cards & meld.cards for other in others):
        sentence = f"a card may serve in one declaration only, and {named} share one with another"
        raise Refusal("declarations.shared-card", PHASE, "declarations.shared-card", sentence)
    sentence = f"{named} are not how the hand is read: a run is named whole, from the top"
    raise Refusal("declarations.not-the-reading", PHASE, "declarations.reading", sentence)


def beats_rivals(rules: DeclarationRules, table: ContractTable, meld: Meld, rivals: Iterable[Meld]) -> bool:
    """Say whether a declaration beats everything the other sides have said, as far as it meets it in a contest."""
    apart = rules.words.square_and_run == "apart"
    return all(beats(rules, table, meld, rival) for rival in rivals if not apart or rival.kind == meld.kind)

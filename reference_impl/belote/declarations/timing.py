"""When a declaration may be said and when it may be laid open. Clauses declarations.say and declarations.show."""

from __future__ import annotations

from dataclasses import dataclass

from belote.declarations.rules import DeclarationRules


@dataclass(frozen=True)
class Moment:
    """How far the play has come, seen from one seat: complete tricks, cards it has played, and whether anybody has
    played a card yet; ``over`` once the last trick is complete."""

    tricks: int
    own_cards: int
    any_card: bool
    over: bool = False


def may_say(rules: DeclarationRules, moment: Moment) -> bool:
    """Say whether a declaration may be said now. What is not said in time is lost; ``automatic`` needs no words."""
    say = rules.words.say
    if say == "before_lead":
        return not moment.any_card
    if say == "own_first_card":
        return moment.own_cards == 0
    return (say == "first_trick" and moment.tricks < 1) or (say == "two_tricks" and moment.tricks < 2)


def may_show(rules: DeclarationRules, moment: Moment) -> bool:
    """Say whether a declaration may be laid open now.

    Under ``at_once`` the saying is the showing, and under ``never`` nothing is laid open; both say no here.
    """
    show = rules.words.show
    if show == "second_trick":
        return moment.tricks == 1
    if show == "own_second_card":
        return moment.tricks == 1 and moment.own_cards == 1
    return show == "end_of_deal" and moment.over

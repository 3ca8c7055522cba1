"""Words of a glossary without the forms that the sentences of its language ask for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fluent.syntax.visitor import Visitor

from belote.rulebook.glossary import BASIC, Glossary
from belote.rulebook.lint_words import Gap

Asked = frozenset[tuple[str, str]]
"""Variables with the forms of their words that are asked for."""

CARRIED: Mapping[str, tuple[str, ...]] = {
    "amounts": ("amounts",),
    "bid": ("denominations",),
    "bids": ("denominations",),
    "call": ("calls",),
    "contract": ("contracts",),
    "contracts": ("contracts",),
    "heaps": ("heaps",),
    "manners": ("manners",),
    "mark": ("marks",),
    "name": ("amounts",),
    "of": ("denominations",),
    "rank": ("ranks",),
    "ranks": ("ranks",),
    "seat": ("seats",),
    "seats": ("positions",),
    "side": ("sides",),
    "suit": ("suits", "german_suits"),
    "suits": ("suits",),
    "taker": ("seats", "sides"),
    "words": ("denominations",),
}
"""The families whose words a variable carries, in whichever message it stands."""

CARRIED_IN: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("card", "rank"): ("indices",),
    ("card", "suit"): ("signs",),
    ("drawing-contract", "bid"): ("denominations", "german_suits"),
    ("event-fault", "seat"): ("seats", "sides"),
}
"""The families of variables that carry other words in one message than in the rest."""


class Forms(Visitor):
    """What ``FORM`` is called with: variables, each with a form, the basic one where none is named."""

    def __init__(self) -> None:
        self.found: set[tuple[str, str]] = set()

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802  # the name the library calls
        """Note the variable and the form."""
        if node.id.name == "FORM":
            case = [one.value.value for one in node.arguments.named if one.name.name == "case"]
            self.found.update((one.id.name, *(case or [BASIC])) for one in node.arguments.positional)
        self.generic_visit(node)


def forms(messages: Mapping[str, Any], source: Glossary, known: Glossary) -> Iterator[Gap]:
    """Yield the words of a glossary that lack a form which the messages of its language ask for.

    Of a form that English gives to some words of a family only, the same words are asked in other languages; of any
    other form every word. A variable that no family is noted for is a fault too: nobody would look at its words.
    """
    asked: dict[tuple[str, str], str] = {}
    for name, message in messages.items():
        for variable, case in asked_by(message):
            families = carried(name, variable)
            if not families:
                yield Gap("family", name, f"nothing says of what family the words of ${variable} are")
            asked.update({(family, case): name for family in families})
    for (family, case), name in asked.items():
        for word in lacking(family, case, source, known):
            yield Gap("form", f"{family}.{word}", f"it has no form {case}, which {name} asks for")


def asked_by(message: Any) -> Asked:
    """Return the variables of a message whose words are said, and in which forms."""
    found = Forms()
    found.visit(message)
    return frozenset(found.found)


def carried(message: str, variable: str) -> tuple[str, ...]:
    """Return the families whose words a variable carries in a message; none if it is not known."""
    return CARRIED_IN.get((message, variable)) or CARRIED.get(variable, ())


def lacking(family: str, case: str, source: Glossary, known: Glossary) -> Iterator[str]:
    """Yield the words of a family that are to have a form and have not."""
    english = source.families.get(family, {})
    special = {word for word, has in english.items() if case in has}
    for word, has in known.families.get(family, {}).items():
        if case not in has and (not special or word in special):
            yield word

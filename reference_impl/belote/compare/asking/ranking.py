"""What an interview comes to: the tables that agree best, their options found out, and what speaks against the others.

The best few variants, up to one that agrees as declared, are looked at exactly: options are laid one after the other as
long as fewer answers are left that the table does not give, and each table so made is resolved as a whole.
"""

from __future__ import annotations

from typing import NamedTuple

from belote.compare.asking.interview import Given, Interview, Standing, standings
from belote.compare.asking.known import Known, signature_of
from belote.compare.tables.statements import SILENT, statements
from belote.errors import BrokenDeclaration
from belote.library import resolved

LOOKED_AT = 3
"""How many variants are looked at exactly."""

TRIED = 4
"""How many options are tried that only perhaps let something arise."""


class Table(NamedTuple):
    """A variant with options, and the answers it does not give.

    ``checked`` says that the table was resolved with its options; else each option was looked at alone.
    """

    variant: str
    options: tuple[str, ...] = ()
    against: tuple[Given, ...] = ()
    checked: bool = True

    @property
    def name(self) -> str:
        """The id with the options."""
        return "+".join((self.variant, *self.options))


def ranked(known: Known, interview: Interview) -> tuple[Table, ...]:
    """Return all variants, the best first: by how many answers they do not give, and by how many options they need."""
    order = standings(known, interview)
    best: list[Table] = []
    for one in order[:LOOKED_AT]:
        best.append(table_of(known, interview, one))
        if one.weight == 1.0:
            break
    rest = [Table(one.name, fitting(one), one.against, not one.with_options) for one in order[len(best) :]]
    return (*sorted(best, key=lambda table: (len(table.against), len(table.options))), *rest)


def fitting(one: Standing) -> tuple[str, ...]:
    """Return an option for each answer that a variant gives only with one, taken alone; together they may not fit."""
    return tuple(dict.fromkeys(options[0] for _, options in one.with_options if options))


def table_of(known: Known, interview: Interview, one: Standing) -> Table:
    """Return a variant with the options under which it gives most answers."""
    best = exact(known, interview, one.name, ())
    while best.against:
        tried = [exact(known, interview, one.name, (*best.options, option)) for option in useful(known, best)]
        better = min(tried, key=lambda table: len(table.against), default=best)
        if len(better.against) >= len(best.against):
            break
        best = better
    return best


def useful(known: Known, table: Table) -> list[str]:
    """Return the options not yet laid that may give an answer the table does not give, the likeliest first."""
    sure: list[str] = []
    perhaps: list[str] = []
    for given in table.against:
        found = known.option_signatures(table.variant, given.subject)
        sure += (option for option, signature in found.items() if signature == given.answer.signature)
        if SILENT in (given.answer.signature, known.says(table.variant, given.subject)):
            perhaps += known.silences(table.variant, given.subject)
    return [option for option in dict.fromkeys(sure or perhaps[:TRIED]) if option not in table.options]


def exact(known: Known, interview: Interview, variant: str, options: tuple[str, ...]) -> Table:
    """Return a table with the answers it does not give; options that cannot be laid together give none of them."""
    try:
        said = statements(resolved("+".join((variant, *options))), known.lang) if options else known.said[variant]
    except BrokenDeclaration:
        return Table(variant, options, interview.given)
    wrong = (one for one in interview.given if signature_of(said.get(one.subject)) != one.answer.signature)
    return Table(variant, options, tuple(wrong))

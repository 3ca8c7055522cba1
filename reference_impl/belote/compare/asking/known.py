"""What is known of the tables one may be sitting at: the declared variants, what each says, and what options change."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from belote.compare.asking.overlays import said_with, sections_of, touches
from belote.compare.tables.statements import SILENT, Signature, Statement, heading, in_order, statements
from belote.declaration import Path, Resolved

NOTHING = "This does not come up at our table."
"""The answer of a table that says nothing on a subject."""


ARISING = ("contracts", "auction", "declarations")
"""The sections that decide what can arise in others."""


class Donor(NamedTuple):
    """A variant, and perhaps one of its options, that gives an answer."""

    variant: str
    option: str = ""


class Answer(NamedTuple):
    """One answer: its number among those to its question, what it says, and who gives it."""

    number: int
    text: str
    signature: Signature
    donors: tuple[Donor, ...]


class Place(NamedTuple):
    """What a variant says on a subject; whether an option changes that, and whether one may let it arise at all."""

    signature: Signature
    changes: bool
    arises: bool


class Known:
    """Variants by name, in the order given; what is worked out is remembered."""

    def __init__(self, tables: Iterable[Resolved], lang: str = "en") -> None:
        self.lang = lang
        self.tables = {table.name: table for table in tables}
        self.said = {name: statements(table, lang) for name, table in self.tables.items()}
        self.remembered: dict[tuple[str, Path], dict[str, Statement | None]] = {}
        self.overlaid: dict[tuple[str, str, str, str], dict[Path, Statement]] = {}
        self.placed: dict[Path, dict[str, Place]] = {}
        self.listed: dict[Path, tuple[Answer, ...]] = {}

    @cached_property
    def subjects(self) -> tuple[Path, ...]:
        """The subjects on which the variants do not all say the same, in the order of the rulebook."""
        found = [subject for subject in in_order(self.said.values()) if not self.is_general(subject)]
        return tuple(subject for subject in found if len({self.says(name, subject) for name in self.tables}) > 1)

    @cached_property
    def optional(self) -> tuple[Path, ...]:
        """The subjects that options change, in the order of the rulebook."""
        found = [subject for subject in in_order(self.said.values()) if not self.is_general(subject)]
        return tuple(subject for subject in found if any(self.options(name, subject) for name in self.tables))

    def is_general(self, subject: Path) -> bool:
        """Say whether every table says something on a whole section: what it says follows from the rest."""
        return len(subject) == 1 and all(subject in said for said in self.said.values())

    @cached_property
    def aliases(self) -> dict[str, tuple[str, ...]]:
        """The other names of each variant: of those that are declared alike, but for words and names."""
        said = {
            name: frozenset((path, one.signature) for path, one in some.items()) for name, some in self.said.items()
        }
        return {name: tuple(o for o in said if o != name and said[o] == said[name]) for name in said}

    def says(self, name: str, subject: Path) -> Signature:
        """Return what a variant says on a subject, as it is declared."""
        found = self.said[name].get(subject)
        return SILENT if found is None else found.signature

    def minor(self, subject: Path) -> bool:
        """Say whether what is said on a subject goes without saying wherever it is said."""
        return all(said[subject].minor for said in self.said.values() if subject in said)

    def clause(self, subject: Path) -> str:
        """Return the clause of a subject."""
        return next(said[subject].clause for said in self.said.values() if subject in said)

    def options(self, name: str, subject: Path) -> tuple[str, ...]:
        """Return the options of a variant that set something a subject is about."""
        declared = self.tables[name].declared
        key = (name, subject)
        if key not in self.touching:
            self.touching[key] = tuple(o for o, one in declared.items() if touches(one.file, o, subject))
        return self.touching[key]

    @cached_property
    def touching(self) -> dict[tuple[str, Path], tuple[str, ...]]:
        """The options that touch a subject, as far as they were looked for."""
        return {}

    def silences(self, name: str, subject: Path) -> tuple[str, ...]:
        """Return the options of a variant that may make it say something on a subject at all, or no longer."""
        declared = self.tables[name].declared
        sections = {str(subject[0]), *ARISING}
        return tuple(o for o, one in declared.items() if not sections.isdisjoint(sections_of(one.file, o)))

    def places(self, subject: Path) -> dict[str, Place]:
        """Return what every variant says on a subject, and how far its options may change that."""
        if subject not in self.placed:
            self.placed[subject] = {name: self.place(name, subject) for name in self.tables}
        return self.placed[subject]

    def place(self, name: str, subject: Path) -> Place:
        """Return what a variant says on a subject, and how far its options may change that."""
        return Place(self.says(name, subject), bool(self.options(name, subject)), bool(self.silences(name, subject)))

    def changed(self, name: str, subject: Path) -> dict[str, Statement | None]:
        """Return what a variant says on a subject with each option that touches it, where that is something else."""
        key = (name, subject)
        if key not in self.remembered:
            table = self.tables[name]
            section = str(subject[0])
            found = {o: self.with_option(table, o, section).get(subject) for o in self.options(name, subject)}
            own = self.says(name, subject)
            self.remembered[key] = {option: one for option, one in found.items() if signature_of(one) != own}
        return self.remembered[key]

    def with_option(self, table: Resolved, option: str, section: str) -> dict[Path, Statement]:
        """Return what a table says in a section with an option; tables of the same rules say the same."""
        key = (table.digest, table.declared[option].file, option, section)
        if key not in self.overlaid:
            self.overlaid[key] = said_with(table, option, section, self.lang)
        return self.overlaid[key]

    def option_signatures(self, name: str, subject: Path) -> dict[str, Signature]:
        """Return what each option of a variant that changes a subject makes it say."""
        return {option: signature_of(one) for option, one in self.changed(name, subject).items()}

    def answers(self, subject: Path) -> tuple[Answer, ...]:
        """Return the answers to a question: what variants say as declared, the most frequent first; then options."""
        if subject not in self.listed:
            self.listed[subject] = tuple(self.listing(subject))
        return self.listed[subject]

    def listing(self, subject: Path) -> Iterable[Answer]:
        """Yield the answers to a question, numbered from 1."""
        texts: dict[Signature, str] = {}
        donors: dict[Signature, list[Donor]] = {}
        for name in self.tables:
            self.enter(self.said[name].get(subject), Donor(name), texts, donors)
        declared = sorted(donors, key=lambda signature: (-len(donors[signature]), texts[signature]))
        for name in self.tables:
            for option, statement in self.changed(name, subject).items():
                self.enter(statement, Donor(name, option), texts, donors)
        signatures = [*declared, *(signature for signature in donors if signature not in declared)]
        for number, signature in enumerate(signatures, 1):
            yield Answer(number, texts[signature], signature, tuple(donors[signature]))

    def enter(
        self,
        statement: Statement | None,
        donor: Donor,
        texts: dict[Signature, str],
        donors: dict[Signature, list[Donor]],
    ) -> None:
        """Note who gives an answer, and its words the first time."""
        signature = signature_of(statement)
        texts.setdefault(signature, NOTHING if statement is None else statement.text)
        donors.setdefault(signature, []).append(donor)

    def heading(self, subject: Path) -> str:
        """Return what a question is about in a few words."""
        return heading(subject)


def signature_of(statement: Statement | None) -> Signature:
    """Return the signature of a statement, or of silence."""
    return SILENT if statement is None else statement.signature

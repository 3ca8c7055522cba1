"""The interview: what was answered, which variants may still be meant, and which question splits them best.

An answer excludes a variant that says something else there, as declared and with every option of its own. A variant
that says so only with an option stays, but not *as declared*; so does one that says nothing there, or should, if it
has options that may change what can arise. The variant is *found* when one alone, with its aliases,
agrees with all answers as declared; more questions then find its options.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import log2
from typing import NamedTuple

from belote.compare.asking.known import Answer, Known, Place
from belote.compare.tables.statements import SILENT, Signature
from belote.declaration import Path

WITH_OPTIONS = 0.25
"""What a variant that needs an option to agree weighs against one that agrees as declared, in choosing questions."""

FEW = 5
"""With more answers than this nobody likes to answer: such a question is asked only where no other tells anything."""

HYPOTHETICAL = 0.5
"""What a bit counts of a question that does not arise at every table still meant: few can tell what never comes up."""

EVIDENT, TWICE = ("players", "match"), 2.0
"""Sections of which anybody at the table can tell: their bits count so many times."""

LEAST_GAIN = 0.01
"""A question that is expected to tell less, in bits, is not asked."""


class Given(NamedTuple):
    """One answer that was given."""

    subject: Path
    answer: Answer


class Interview(NamedTuple):
    """What was asked so far: the answers given, and the subjects nobody could tell."""

    given: tuple[Given, ...] = ()
    unknown: tuple[Path, ...] = ()

    def with_answer(self, subject: Path, answer: Answer) -> Interview:
        """Return the interview with one answer more; a second answer to a question replaces the first."""
        kept = tuple(one for one in self.given if one.subject != subject)
        return Interview((*kept, Given(subject, answer)), tuple(path for path in self.unknown if path != subject))

    def without_answer(self, subject: Path) -> Interview:
        """Return the interview with a question nobody could answer."""
        return Interview(self.given, (*self.unknown, subject))

    @property
    def asked(self) -> frozenset[Path]:
        """The subjects that need not be asked again."""
        return frozenset(self.unknown) | {one.subject for one in self.given}


class Standing(NamedTuple):
    """How a variant agrees: the answers it gives only with an option, with those options, and those it never gives."""

    name: str
    with_options: tuple[tuple[Given, tuple[str, ...]], ...]
    against: tuple[Given, ...]

    @property
    def weight(self) -> float:
        """What it weighs in choosing questions."""
        return 0.0 if self.against else WITH_OPTIONS if self.with_options else 1.0


def standing(known: Known, interview: Interview, name: str) -> Standing:
    """Return how a variant agrees with the answers."""
    optional: list[tuple[Given, tuple[str, ...]]] = []
    against: list[Given] = []
    for given in interview.given:
        signature = given.answer.signature
        if known.says(name, given.subject) == signature:
            continue
        options = known.option_signatures(name, given.subject)
        fitting = tuple(option for option, found in options.items() if found == signature)
        arising = SILENT in (signature, known.says(name, given.subject)) and known.silences(name, given.subject)
        if fitting or arising:
            optional.append((given, fitting))
        else:
            against.append(given)
    return Standing(name, tuple(optional), tuple(against))


def standings(known: Known, interview: Interview) -> tuple[Standing, ...]:
    """Return how every variant agrees, the best first: by answers never given, then by those that need options."""
    found = [standing(known, interview, name) for name in known.tables]
    return tuple(sorted(found, key=lambda one: (len(one.against), len(one.with_options))))


def found(known: Known, interview: Interview) -> tuple[str, ...]:
    """Return the variant that alone agrees as declared, with its aliases; nothing if none or several do."""
    exact = [one.name for one in standings(known, interview) if one.weight == 1.0]
    return tuple(exact) if alike(known, exact) else ()


def alike(known: Known, names: Sequence[str]) -> bool:
    """Say whether there is a variant among some, and all others are its aliases."""
    return bool(names) and all(other in known.aliases[names[0]] for other in names[1:])


class Gain(NamedTuple):
    """How many bits a question is expected to tell, and whether it is a handy one: few answers, and no fine print.

    Where it does not arise at every table the bits count less, where anybody can tell they count more.
    """

    bits: float
    subject: Path
    handy: bool = True


def next_subject(known: Known, interview: Interview) -> Path | None:
    """Return the subject to ask about next: the one after which least is expected to be left open.

    First among variants, by the expected logarithm of what is left; where one is found, or none splits them any more,
    among the options of the best one, and then among the variants that agree only with an option. Handy questions come
    before the others; of equal ones the first in the rulebook. Nothing if no question tells anything.
    """
    left = [one for one in standings(known, interview) if not one.against]
    exact = [one.name for one in left if one.weight == 1.0]
    splitting = None if len(left) < 2 else best(variant_gains(known, interview, left))
    if not left or (splitting is not None and not alike(known, exact)):
        return splitting
    return best(option_gains(known, interview, left[0])) or splitting


def best(gains: Iterable[Gain]) -> Path | None:
    """Return the subject with the greatest gain, of equal ones the first; nothing if none gains anything."""
    chosen: Gain | None = None
    for gain in gains:
        if gain.bits > LEAST_GAIN and (chosen is None or better(gain, chosen)):
            chosen = gain
    return None if chosen is None else chosen.subject


def better(one: Gain, other: Gain) -> bool:
    """Say whether a question is better than one that comes before it."""
    return one.handy if one.handy != other.handy else one.bits > other.bits + 1e-9


def variant_gains(known: Known, interview: Interview, left: Iterable[Standing]) -> Iterator[Gain]:
    """Yield how many bits each question is expected to tell about the variant, by variants that may be meant."""
    weights = {one.name: one.weight for one in left}
    whole = log2(sum(weights.values()))
    for subject in known.subjects:
        if subject not in interview.asked:
            groups = grouped(known, subject, weights)
            if len(groups) > 1:
                bits = whole - expected(groups)
                bits *= (HYPOTHETICAL if SILENT in groups else 1.0) * (TWICE if subject[0] in EVIDENT else 1.0)
                yield Gain(bits, subject, len(groups) <= FEW and not known.minor(subject))


class Group(NamedTuple):
    """The weight of the variants that say the same, and of those among them that stay after another answer.

    ``arises`` is the weight of those that stay only where one of the two answers is that nothing arises.
    """

    weight: float = 0.0
    changes: float = 0.0
    arises: float = 0.0

    def plus(self, weight: float, place: Place) -> Group:
        """Return the group with a variant more."""
        soft = min(weight, WITH_OPTIONS)
        arises = soft if place.arises and not place.changes else 0.0
        return Group(self.weight + weight, self.changes + soft * place.changes, self.arises + arises)


def grouped(known: Known, subject: Path, weights: dict[str, float]) -> dict[Signature, Group]:
    """Return variants in groups by what they say on a subject."""
    places, groups = known.places(subject), dict[Signature, Group]()
    for name, weight in weights.items():
        place = places[name]
        groups[place.signature] = groups.get(place.signature, Group()).plus(weight, place)
    return groups


def expected(groups: dict[Signature, Group]) -> float:
    """Return the expected logarithm of the weight that is left after a question."""
    total, result = sum(group.weight for group in groups.values()), 0.0
    for signature, group in groups.items():
        others = [(other, said) for said, other in groups.items() if said != signature]
        staying = sum(o.changes + (o.arises if SILENT in (said, signature) else 0.0) for o, said in others)
        result += group.weight / total * log2(group.weight + staying)
    return result


def open_options(known: Known, interview: Interview, name: str) -> tuple[str, ...]:
    """Return the options of a variant that no answer speaks against, nor for."""
    told: set[str] = set()
    for given in interview.given:
        told.update(known.option_signatures(name, given.subject))
    return tuple(option for option in known.tables[name].declared if option not in told)


def option_gains(known: Known, interview: Interview, leader: Standing) -> Iterator[Gain]:
    """Yield how many bits each question is expected to tell about the options of a variant, each likely as the next."""
    name = leader.name
    left = open_options(known, interview, name)
    whole = 1 + len(left)
    for subject in known.optional:
        if subject in interview.asked or not known.options(name, subject):
            continue
        signatures = {o: found for o, found in known.option_signatures(name, subject).items() if o in left}
        if signatures:
            counts = Counter(signatures.values())
            groups = [whole - len(signatures), *counts.values()]
            bits = log2(whole) - sum(number * log2(number) for number in groups) / whole
            yield Gain(bits, subject, len(counts) < FEW and not known.minor(subject))

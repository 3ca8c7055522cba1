"""House rules and other readings: what each option of a declaration changes, in sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from belote.declaration import Citation, Path, Resolved
from belote.errors import BrokenDeclaration
from belote.library import offered
from belote.library import resolved as resolved_by_name
from belote.rulebook.language import SOURCE
from belote.rulebook.sentences import Sentence, sentences
from belote.rulebook.wording import Wording, in_language


class Change(NamedTuple):
    """What is said differently of one subject: the sentences that fall away and those that come, one may be empty."""

    subject: Path
    before: tuple[Sentence, ...]
    after: tuple[Sentence, ...]


class HouseOption(NamedTuple):
    """An option in words: its id, its title, what it changes, what it excludes, and where it comes from.

    ``fits`` is false for an option that cannot be laid over the declaration alone.
    """

    id: str
    title: Wording
    changes: tuple[Change, ...]
    excludes: tuple[Wording, ...]
    citation: Citation
    fits: bool = True


def house_options(found: Resolved, name: str, lang: str = SOURCE) -> Iterator[HouseOption]:
    """Yield the options that a declaration offers, named as on the command line."""
    before, known = sentences(found, lang), offered(name)
    for option, offer in known.items():
        title = in_language(offer.title, lang)
        excludes = tuple(in_language(known[other].title, lang) for other in offer.excludes if other in known)
        try:
            changed = resolved_by_name(f"{name}+{option}")
        except BrokenDeclaration:
            yield HouseOption(option, title, (), excludes, offer.citation, fits=False)
            continue
        differences = tuple(changes(before, sentences(changed, lang)))
        yield HouseOption(option, title, differences, excludes, offer.citation)


def changes(before: Sequence[Sentence], after: Sequence[Sentence]) -> Iterator[Change]:
    """Yield what is said differently, by subject, in the order of the book.

    A sentence that stands in both, wherever, is no difference: a row more does not change the rows after it, nor the
    number by which rows of one word are told apart.
    """
    kept = {bare(one) for one in before} & {bare(one) for one in after}
    gone, come = ([one for one in side if bare(one) not in kept] for side in (before, after))
    if steps(before) != steps(after):
        gone, come = ([one for one in side if not of_step(one) or not one.minor] for side in (gone, come))
        gone, come = ([as_one(one) for one in side] for side in (gone, come))
    yield from paired(by_subject(gone), by_subject(come))


def paired(gone: Mapping[Path, list[Sentence]], come: Mapping[Path, list[Sentence]]) -> Iterator[Change]:
    """Yield what has gone and what has come, by subject, in the order of the book."""
    for subject in dict.fromkeys([*come, *gone]):
        yield Change(subject, tuple(gone.get(subject, ())), tuple(come.get(subject, ())))


def bare(one: Sentence) -> str:
    """Return the text of a sentence without the number of a row among those of one word."""
    return NUMBERED.sub("", one.text)


NUMBERED = re.compile(r"\s\(\d+\)")
STEPS: Path = ("dealing", "steps")


def of_step(one: Sentence) -> bool:
    """Say whether a sentence is about one step of the deal."""
    return one.subject[:2] == STEPS and len(one.subject) > len(STEPS)


def steps(found: Sequence[Sentence]) -> int:
    """Return how many steps of the deal are spoken of."""
    return len({one.subject[2] for one in found if of_step(one)})


def as_one(one: Sentence) -> Sentence:
    """Return a sentence on a step as one on the steps as a whole, for where a step more moves all that follow."""
    return one._replace(subject=STEPS) if of_step(one) else one


def by_subject(found: Sequence[Sentence]) -> dict[Path, list[Sentence]]:
    """Return sentences by what they are about."""
    groups: dict[Path, list[Sentence]] = {}
    for one in found:
        groups.setdefault(one.subject, []).append(one)
    return groups


def goes_without_saying(change: Change) -> bool:
    """Say whether an option only adds, or only takes away, what most tables never say."""
    return not (change.before and change.after) and all(one.minor for one in (*change.before, *change.after))

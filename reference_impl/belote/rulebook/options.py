"""House rules and other readings: what each option of a declaration changes, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from belote.declaration import Citation, Path, Resolved
from belote.errors import BrokenDeclaration
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
    """Yield the options that can still be chosen for a declaration, named as on the command line."""
    for option, offered in found.declared.items():
        title = in_language(offered.title, lang)
        excludes = tuple(
            in_language(found.declared[other].title, lang) for other in offered.excludes if other in found.declared
        )
        try:
            changed = resolved_by_name(f"{name}+{option}")
        except BrokenDeclaration:
            yield HouseOption(option, title, (), excludes, offered.citation, fits=False)
            continue
        differences = tuple(changes(sentences(found, lang), sentences(changed, lang)))
        yield HouseOption(option, title, differences, excludes, offered.citation)


def changes(before: Sequence[Sentence], after: Sequence[Sentence]) -> Iterator[Change]:
    """Yield what is said differently, by subject, in the order of the book.

    A sentence that stands in both, wherever, is no difference: a row more does not change the rows after it.
    """
    kept = {one.text for one in before} & {one.text for one in after}
    gone, come = (by_subject([one for one in side if one.text not in kept]) for side in (before, after))
    for subject in dict.fromkeys([*come, *gone]):
        yield Change(subject, tuple(gone.get(subject, ())), tuple(come.get(subject, ())))


def by_subject(found: Sequence[Sentence]) -> dict[Path, list[Sentence]]:
    """Return sentences by what they are about."""
    groups: dict[Path, list[Sentence]] = {}
    for one in found:
        groups.setdefault(one.subject, []).append(one)
    return groups


def goes_without_saying(change: Change) -> bool:
    """Say whether an option only adds what most tables never say."""
    return not change.before and all(one.minor for one in change.after)

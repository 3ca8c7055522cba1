"""Two declarations side by side in the sentences of the rulebook: what each says where they differ, and on what ground.

An entry is one thing that differs as a reader sees it: differences that the same sentence says are one entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from belote.compare.differences import Difference, differences
from belote.declaration import Path, Resolved
from belote.declaration.layers import DEFAULT
from belote.declaration.paths import below
from belote.declaration.vocabulary import sections
from belote.rulebook import Sentence, sentences
from belote.rulebook.language import SOURCE

NOTHING = "Nothing is said of this."
NO_EXCEPTION = "No exception is made: what holds otherwise holds here too."
GOES_WITHOUT_SAYING = "It goes without saying: no source says otherwise."


class Said(NamedTuple):
    """What one declaration says: its sentences, the keys of its sources, and editorial reasons.

    ``langs`` are the languages of the sentences: English where the language asked for lacks one.
    """

    texts: tuple[str, ...]
    sources: tuple[str, ...]
    editorial: tuple[str, ...]
    langs: tuple[str, ...] = ()


class Entry(NamedTuple):
    """One thing that differs: its section and clause, what both say, and the differences behind it."""

    section: str
    clause: str
    left: Said
    right: Said
    differences: tuple[Difference, ...]


class Comparison(NamedTuple):
    """Two declarations, what differs between them, and how many sentences of each section are the same.

    ``unsaid`` are differences that both say in the same words, as they follow from others.
    """

    left: Resolved
    right: Resolved
    entries: tuple[Entry, ...]
    equal: dict[str, int]
    unsaid: tuple[Difference, ...] = ()
    lang: str = SOURCE

    @property
    def labels(self) -> tuple[str, str]:
        """What the two are called: their ids with options; the files they were read from where these are the same."""
        left, right = self.left, self.right
        same = left.name == right.name and left.file != right.file
        return (left.file, right.file) if same else (left.name, right.name)


def compared(left: Resolved, right: Resolved, lang: str = SOURCE) -> Comparison:
    """Return two declarations side by side, in the order of the schema, in a language of the rulebook."""
    one, other = sentences(left, lang), sentences(right, lang)
    found = differences(left, right)
    every = [entry(group, left, right, one, other) for group in grouped(found, one, other)]
    entries = [one for one in every if one.left.texts != one.right.texts]
    unsaid = tuple(difference for one in every if one not in entries for difference in one.differences)
    shared = {sentence.text for sentence in one} & {sentence.text for sentence in other}
    equal = {name: sum(said.text in shared and said.subject[0] == name for said in one) for name in sections()}
    return Comparison(left, right, tuple(entries), equal, unsaid, lang)


def grouped(
    found: Sequence[Difference], left: Sequence[Sentence], right: Sequence[Sentence]
) -> Iterator[tuple[Difference, ...]]:
    """Yield the differences, those that one sentence says together."""
    groups: list[tuple[list[Difference], set[int], set[int]]] = []
    for difference in found:
        one, other = saying(left, difference.path), saying(right, difference.right_path)
        joined = [group for group in groups if group[1] & one or group[2] & other]
        members = [*(member for group in joined for member in group[0]), difference]
        for group in joined:
            one, other = one | group[1], other | group[2]
        place = groups.index(joined[0]) if joined else len(groups)
        groups = [group for group in groups if group not in joined]
        groups.insert(place, (members, one, other))
    yield from (tuple(members) for members, _, _ in groups)


def saying(said: Sequence[Sentence], path: Path) -> set[int]:
    """Return the places of the sentences that say what stands at a path or below it."""
    return {place for place, sentence in enumerate(said) if any(below(leaf, path) for leaf in sentence.paths)}


def entry(
    group: Sequence[Difference], left: Resolved, right: Resolved, one: Sequence[Sentence], other: Sequence[Sentence]
) -> Entry:
    """Return what both say of some differences."""
    first = group[0]
    return Entry(
        str(first.place[0]),
        first.clause,
        said(left, one, [difference.path for difference in group]),
        said(right, other, [difference.right_path for difference in group]),
        tuple(group),
    )


def said(resolved: Resolved, known: Sequence[Sentence], paths: Iterable[Path]) -> Said:
    """Return what a declaration says at some paths, and on what ground."""
    paths = list(paths)
    places = sorted({place for path in paths for place in saying(known, path)})
    origins = [origin for leaf, origin in resolved.provenance.items() if any(below(leaf, path) for path in paths)]
    cited = dict.fromkeys(source for origin in origins for source in origin.citation.sources)
    editorial = dict.fromkeys(origin.citation.editorial for origin in origins if origin.citation.editorial)
    if any(origin == DEFAULT for origin in origins) and not cited and not editorial:
        editorial = {GOES_WITHOUT_SAYING: None}
    texts = {known[place].text: known[place].lang for place in places}
    silence = NO_EXCEPTION if all(path[:2] == ("scoring", "cases") for path in paths) else NOTHING
    texts = texts or {silence: SOURCE}
    return Said(tuple(texts), tuple(cited), tuple(editorial), tuple(texts.values()))

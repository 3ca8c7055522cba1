"""The published declarations are listed, cite sources that say something, and offer options that differ."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest
import yaml
from shelf_lint import bibliography_problems, citation_problems, readme_problems, text_problems

from belote.data import variants_folder
from belote.declaration import bibliography, files

README = """\
| id | game | region |
|---|---|---|
| `one-fr` | a game | FR |
| `two` | another | several |

| parent | gives |
|---|---|
| `base-one` | what both share |
"""
SHELF: dict[str, Any] = {"one-fr": {"regions": ["FR-20R"]}, "two": {}, "base-one": {"abstract": True}}
SOURCE = {"title": "Rules", "where": "a club", "how": "read in full (a copy)"}
OPTION: Any = {"title": {"en": "The match is long"}, "sources": ["club"], "set": {"match": {"target": 2000}}}


@cache
def shelf() -> dict[str, Any]:
    """Return what every file of the shelf says, by id."""
    return {name: yaml.safe_load(path.read_text(encoding="utf-8")) for name, path in sorted(files().items())}


def told(found: Iterable[str]) -> str:
    """Return all that is told, one to a line."""
    return "\n".join(found)


class TestToday:
    """The gates."""

    def test_the_readme_lists_every_file(self) -> None:
        text = (variants_folder() / "README.md").read_text(encoding="utf-8")
        found = told(readme_problems(text, shelf()))
        assert not found, found

    def test_every_source_says_what_it_is_and_how_it_was_read(self) -> None:
        found = told(bibliography_problems(bibliography()))
        assert not found, found

    def test_every_citation_says_something(self) -> None:
        found = told(line for name, data in shelf().items() for line in citation_problems(name, data))
        assert not found, found

    def test_every_file_says_what_it_is_and_its_options_differ(self) -> None:
        found = told(line for name, data in shelf().items() for line in text_problems(name, data))
        assert not found, found

    def test_no_file_lies_where_it_is_not_found(self) -> None:
        known = {*files().values(), variants_folder() / "sources.yaml"}
        lost = [path for path in variants_folder().rglob("*.y*ml") if path not in known]
        found = told(f"{path}: a declaration is a .yaml file in a folder of variants/: move it" for path in lost)
        assert not found, found


class TestReadme:
    """A file without a row, a row without a file, and a row that says something else are told."""

    def test_a_list_that_is_right(self) -> None:
        assert list(readme_problems(README, SHELF)) == []

    @pytest.mark.parametrize(
        ("shelf", "words"),
        [
            ({**SHELF, "three": {}}, "three is in no table of variants/README.md: add a row to that of the variants"),
            ({**SHELF, "base-two": {"abstract": True}}, "base-two is in no table"),
            ({name: SHELF[name] for name in ("one-fr", "base-one")}, "lists two, and there is no such file"),
            ({name: SHELF[name] for name in ("one-fr", "two")}, "lists base-one, and there is no such file"),
            ({**SHELF, "one-fr": {"regions": ["GR"]}}, "gives one-fr the region FR, and its file GR"),
            ({**SHELF, "one-fr": {}}, "gives one-fr the region FR, and its file none"),
        ],
    )
    def test_what_is_missing_is_told(self, shelf: dict[str, Any], words: str) -> None:
        (found,) = readme_problems(README, shelf)
        assert words in found

    def test_a_file_that_is_listed_twice(self) -> None:
        (found,) = readme_problems(README + "\n| `two` | once more | several |\n", SHELF)
        assert found.startswith("variants/README.md lists two 2 times")


class TestBibliography:
    """A source has a title, where it is and how it was read."""

    def test_a_source_that_says_all(self) -> None:
        assert list(bibliography_problems({"club": {**SOURCE, "author": "A club", "date": 2020}})) == []

    @pytest.mark.parametrize(
        ("change", "words"),
        [
            ({"title": ""}, "club has no title"),
            ({"where": None}, "club has no where"),
            ({"how": " "}, "club has no how"),
            ({"how": "heard of it"}, "read in no known way"),
            ({"how": "codes"}, "read in no known way"),
            ({"colour": "blue"}, "has colour, which is not known there"),
        ],
    )
    def test_one_that_does_not(self, change: dict[str, Any], words: str) -> None:
        found = list(bibliography_problems({"club": {**SOURCE, **change}}))
        assert found and words in found[0]

    def test_one_that_is_no_map(self) -> None:
        (found,) = bibliography_problems({"club": "a book"})
        assert "club is no map" in found


class TestCitations:
    """An editorial reading has a reason, and a citation leads somewhere."""

    @pytest.mark.parametrize("cited", ["club", "club §4", "club §4, §5.1", "club p. 12 (table)", "club (twice)"])
    def test_what_leads_somewhere(self, cited: str) -> None:
        assert list(citation_problems("game", {"sources": {"match.target": [cited]}})) == []

    @pytest.mark.parametrize("cited", ["club §", "club ", "club, other", "Club §4", "club §4,"])
    def test_what_leads_nowhere(self, cited: str) -> None:
        (found,) = citation_problems("game", {"options": {"long": {"sources": [cited]}}})
        assert found.startswith(f'game: options.long cites "{cited}"')

    def test_a_source_that_is_cited_twice(self) -> None:
        (found,) = citation_problems("game", {"notes": [{"sources": ["club", "club"]}]})
        assert found == "game: notes.0 cites club 2 times: cite it once"

    @pytest.mark.parametrize("reason", ["", " ", "-", "x", "to do", "?"])
    def test_an_editorial_reading_without_a_reason(self, reason: str) -> None:
        (found,) = citation_problems("game", {"sources": {"match.target": {"editorial": reason}}})
        assert "match.target is editorial for no reason" in found and "say why" in found

    def test_an_editorial_reading_with_one(self) -> None:
        written = {"editorial": "the page is silent, and most tables play so", "sources": ["club"]}
        assert list(citation_problems("game", {"sources": {"match.target": written}})) == []


class TestTexts:
    """A file has a summary, and its options differ in what they set and in their titles."""

    def test_a_file_without_a_summary(self) -> None:
        assert [found[:27] for found in text_problems("game", {"summary": {"fr": "Un jeu"}})] == [
            "game has no English summary"
        ]

    @pytest.mark.parametrize(
        ("other", "words"),
        [
            ({"title": {"en": "It is played for long"}}, "the option again sets what long does"),
            ({"title": {"en": "the match is LONG"}, "set": {"match": {"target": 1}}}, "again is called what long does"),
        ],
    )
    def test_two_options_that_cannot_be_told_apart(self, other: dict[str, Any], words: str) -> None:
        options = {"long": OPTION, "again": {**OPTION, **other}, "gone": None}
        (found,) = text_problems("game", {"summary": {"en": "A game."}, "options": options})
        assert words in found

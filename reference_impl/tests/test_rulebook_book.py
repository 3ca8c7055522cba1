"""The book: chapters, examples that are played out while it is made, house rules in words, sources, and Markdown."""

from __future__ import annotations

import os
import re
from copy import deepcopy
from pathlib import Path

import pytest

from belote.declaration import variants
from belote.errors import BrokenRecord
from belote.library import resolved
from belote.rulebook import choosing, sentences
from belote.rulebook.book import Book, book
from belote.rulebook.markdown import SIGNS, escaped, markdown
from belote.rulebook.topics import SECTIONS

SAMPLE = ["belote-fr", "bridge-belote-bg", "klaverjas-troef"]
NAMES = sorted(variants()) if os.environ.get("BELOTE_NIGHTLY") else SAMPLE


@pytest.fixture(params=NAMES, scope="module")
def made(request: pytest.FixtureRequest) -> Book:
    """Return the book of a variant."""
    return book(str(request.param))


def plain(text: str) -> str:
    """Return Markdown without its escapes."""
    return re.sub(rf"\\([{re.escape(SIGNS)}])", r"\1", text)


def test_the_chapters_stand_in_reading_order(made: Book) -> None:
    order = [section.name for section in SECTIONS]
    names = [chapter.name for chapter in made.chapters]
    assert names == [name for name in order if name in names]
    assert set(order) - set(names) <= {"melds"}


def test_every_sentence_stands_in_the_whole_book_with_its_clause(made: Book) -> None:
    text = plain(markdown(made, minor=True))
    for sentence in sentences(resolved(made.name)):
        assert f"- {sentence.text} [{', '.join(sentence.clauses)}]" in text


def test_the_short_book_leaves_out_what_goes_without_saying_and_nothing_else(made: Book) -> None:
    lines = set(plain(markdown(made)).splitlines())
    for sentence in sentences(resolved(made.name)):
        begun = f"- {sentence.text} [{', '.join(sentence.clauses)}]"
        shown = any(line.startswith(begun) for line in lines)
        assert shown is not sentence.minor, sentence.text


@pytest.mark.parametrize("minor", [False, True])
def test_every_footnote_is_explained_once_and_used(made: Book, minor: bool) -> None:
    text = markdown(made, minor)
    explained = re.findall(r"^\[\^(\d+)\]:", text, re.MULTILINE)
    used = set(re.findall(r"\[\^(\d+)\](?!:)", text))
    assert len(explained) == len(set(explained))
    assert set(explained) == used


def test_no_word_of_the_schema_is_shown(made: Book) -> None:
    shown = [line for line in plain(markdown(made)).splitlines() if not line.startswith(("`+", "[^"))]
    rest = [re.sub(r" \[[a-z.-]+\](\[\^\d+\])*$", "", line) for line in shown]
    assert not [line for line in rest if re.search(r"\w_\w|\bNone\b|\?\?\?|[⁨⁩]", line)]


def test_the_book_is_the_same_whenever_it_is_made(made: Book) -> None:
    assert markdown(book(made.name)) == markdown(made)


@pytest.mark.parametrize("name", SAMPLE[:2])
def test_every_chapter_of_a_full_corpus_has_an_example(name: str) -> None:
    assert not [chapter.name for chapter in book(name).chapters if not chapter.examples]


def test_an_example_says_what_was_given_and_what_came_of_it() -> None:
    scoring = next(chapter for chapter in book("belote-fr").chapters if chapter.name == "scoring")
    found = next(one for one in scoring.examples if one.record == "scoring/belote-makes-the-contract-fr")
    assert ("Contract", "hearts by North–South") in found.situation
    assert ("Belote", "North–South 20, East–West 0") in found.situation
    (_, answers), *_ = found.answers
    assert "The contract is made." in answers
    assert "Written are: North–South 92, East–West 90." in answers


def test_an_example_that_is_not_true_stops_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    false = deepcopy([record for record in choosing.records_of("belote-fr") if not record["variant"]["options"]])
    for record in false:
        for point in record["expect"]:
            if "score" in point:
                point["score"] = {name: points + 1 for name, points in point["score"].items()}
    monkeypatch.setattr(choosing, "records_of", lambda name: tuple(false) if name == "belote-fr" else ())
    choosing.of_table.cache_clear()
    with pytest.raises(BrokenRecord, match="score at end is"):
        book("belote-fr")


def test_an_option_is_said_in_the_sentences_it_changes() -> None:
    option = next(one for one in book("belote-fr").options if one.id == "target-1001")
    (change,) = option.changes
    assert [one.text for one in change.before] == [
        "The match is played to 1000 points: the side that reaches them wins."
    ]
    assert [one.text for one in change.after] == [
        "The match is played to 1001 points: the side that reaches them wins."
    ]


def test_an_option_that_was_chosen_is_in_the_book_and_no_longer_offered() -> None:
    made = book("belote-fr+target-1001")
    assert "The match is played to 1001 points: the side that reaches them wins." in markdown(made)
    assert "target-1001" not in {option.id for option in made.options}


def test_a_club_has_its_own_book(tmp_path: Path) -> None:
    file = tmp_path / "our-club.yaml"
    file.write_text(
        "variant: our-club\nrevision: 1\nextends: belote-fr\nnames: {en: Our *club*}\n"
        "sources: {match.target: {editorial: our house rules}}\n"
        "match: {target: 701}\nparagraphs: {match: {en: [We meet on Fridays.]}}\n",
        encoding="utf-8",
    )
    text = markdown(book(str(file)))
    assert text.startswith("# Our \\*club\\*\n")
    assert "The match is played to 701 points: the side that reaches them wins." in text
    assert "We meet on Fridays." in text
    assert "our house rules" in text


def test_words_are_explained_where_a_table_needs_them() -> None:
    simple, doubled = ({word.word for word in book(name).words} for name in ("belote-decouverte", "contree-ffb"))
    assert {"trick", "trump", "taker"} <= simple & doubled
    assert "level" in doubled - simple


def test_what_markdown_would_read_is_escaped() -> None:
    assert escaped("a|b*c_d") == "a\\|b\\*c\\_d"

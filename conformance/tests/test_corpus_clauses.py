"""Every clause has a record that shows what it accepts, and one that tells it from another reading.

Counted by the main clause of each record. What is missing stands in ``clauses_without_records.txt``, which
``python conformance/tests/traceability.py`` writes anew.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from corpus import lines, records, rule_clauses
from traceability import COMMAND, HEAD, LIST, OPEN, SHOWS, Entry, lacking, news, parse, shown, stale, unexplained, write

from belote_conformance.records import Record

KNOWN = parse(LIST.read_text(encoding="utf-8"))


def lacks() -> dict[str, tuple[str, ...]]:
    """Return what the clauses lack today."""
    return lacking(rule_clauses(), shown(records()))


def test_every_clause_is_shown_or_listed() -> None:
    found = lacks()
    anywhere = lacking(rule_clauses(), shown(records(), main_only=False))
    missing = Counter(word for words in found.values() for word in words)
    print(f"{len(rule_clauses())} clauses, {len(found)} lack records: {dict(missing)}; if every clause a record names")
    print(f"is counted, {len(anywhere)} lack records; {sum(e.reason != OPEN for e in KNOWN.values())} cannot have them")
    print(dict(Counter(clause.split(".")[0] for clause in found)))
    assert not news(found, KNOWN), lines(news(found, KNOWN))


def test_no_listed_clause_has_what_it_is_said_to_lack() -> None:
    assert not stale(lacks(), KNOWN), lines(stale(lacks(), KNOWN))


def test_the_list_is_sorted_and_written_by_its_command() -> None:
    text = write({name: entry.lacks for name, entry in KNOWN.items()}, KNOWN)
    assert LIST.read_text(encoding="utf-8") == text, f"run: {COMMAND}"


def test_every_listed_clause_has_its_reason() -> None:
    """The command lists what is new without a reason; that alone must not let it pass."""
    assert not unexplained(KNOWN), lines(unexplained(KNOWN))


class TestTheGate:
    """The gate fails in both directions."""

    def record(self, clauses: list[str], shows: str) -> Record:
        """Return a record that shows clauses."""
        return Record({"id": "play/one", "clauses": clauses, "shows": shows}, Path("one.json"))

    def test_a_clause_without_records_lacks_both(self) -> None:
        assert lacking(["play.turn"], shown([])) == {"play.turn": SHOWS}

    @pytest.mark.parametrize("word", SHOWS)
    def test_a_record_fills_one_of_the_two(self, word: str) -> None:
        found = shown([self.record(["play.turn", "play.higher"], word)])
        left = tuple(other for other in SHOWS if other != word)
        assert lacking(["play.turn"], found) == {"play.turn": left}
        assert lacking(["play.higher"], found) == {"play.higher": SHOWS}
        assert shown([self.record(["play.turn", "play.higher"], word)], main_only=False)["play.higher"] == {word}

    def test_a_gap_that_is_not_listed_is_news(self) -> None:
        told = news({"play.turn": SHOWS}, {})
        assert [line.split(":")[0] for line in told] == [f"play.turn lacks a record that {word}" for word in SHOWS]
        assert all('"shows": ' in line and LIST.name in line for line in told)
        (one,) = news({"play.turn": SHOWS}, {"play.turn": Entry(("accepts",))})
        assert one.startswith("play.turn lacks a record that discriminates")
        assert news({"play.turn": SHOWS}, {"play.turn": Entry(SHOWS)}) == []

    def test_a_listed_gap_that_was_filled_is_stale(self) -> None:
        (told,) = stale({}, {"play.turn": Entry(("accepts",))})
        assert told.startswith("play.turn has a record that accepts now, or is no clause") and COMMAND in told
        assert stale({"play.turn": ("accepts",)}, {"play.turn": Entry(SHOWS)}) != []
        assert stale({"play.turn": SHOWS}, {"play.turn": Entry(("accepts",))}) == []

    def test_a_listed_gap_without_a_reason_is_told(self) -> None:
        (told,) = unexplained({"play.turn": Entry(SHOWS), "setup.sides": Entry(SHOWS, "a definition of two words")})
        assert told.startswith(f"{LIST.name}: play.turn has no reason") and "write the record" in told

    def test_the_list_is_read_as_it_is_written_and_keeps_its_reasons(self) -> None:
        entries = {"play.turn": Entry(SHOWS, "a definition of two words"), "setup.sides": Entry(("accepts",))}
        text = write({name: entry.lacks for name, entry in entries.items()}, entries)
        assert parse(text) == entries
        assert text.startswith(HEAD)
        assert parse(write({"play.turn": ("accepts",)}, entries)) == {
            "play.turn": Entry(("accepts",), "a definition of two words")
        }

    @pytest.mark.parametrize(
        "line", ["play.turn", "play.turn accepts", "play.turn refuses -", "a accepts -\na accepts -"]
    )
    def test_a_line_that_is_no_entry_is_refused(self, line: str) -> None:
        with pytest.raises(ValueError):
            parse(line)

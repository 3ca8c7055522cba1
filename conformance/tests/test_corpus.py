"""The gates of the corpus: every record is sound and passes, and together they show what there is to show."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from corpus import (
    TESTS,
    active,
    ask,
    declaration,
    every_record,
    held,
    lines,
    offered,
    read,
    records,
    reference,
    rule_clauses,
)
from near_copies import near_copies, renamed, renaming, renamings

from belote.data import root
from belote.declaration import Resolved, bibliography, editorial_leaves, files, uncited_leaves
from belote.errors import BrokenDeclaration
from belote.library import resolved
from belote.protocol import Server
from belote_conformance.compare import RESULTS, comparable, first_difference
from belote_conformance.errors import BrokenAdapter
from belote_conformance.hello import Hello
from belote_conformance.lint import clause_ids, lint
from belote_conformance.outcomes import Result, judge
from belote_conformance.records import Record

TOPICS = {clause.split(".")[0] for clause in rule_clauses()}
HELLO = Hello("reference", "", (), "trace", "code")
COPIES = TESTS / "near_copies.txt"


@cache
def playable() -> tuple[Resolved, ...]:
    """Return the variants that can be played; one that is broken is told by the tests of the declarations."""
    found = []
    for name in sorted(files()):
        with suppress(BrokenDeclaration):
            found.append(resolved(name))
    return tuple(variant for variant in found if not variant.abstract)


def needlessly_held(results: Iterable[Result]) -> list[str]:
    """Return what to do with the records in quarantine that pass: a doubtful reading has a status of its own."""
    return [
        f"{result.record.id} is in quarantine and passes: write its line in ids.lock as active; "
        "if its reading is in doubt, give the record the status disputed and its readings"
        for result in results
        if result.outcome == "pass"
    ]


def told_copies(found: Collection[tuple[str, ...]], meant: Collection[tuple[str, ...]]) -> list[str]:
    """Return the copies that are not meant, and the meant ones that are none any more, with what to do."""
    new, old = sorted(set(found) - set(meant)), sorted(set(meant) - set(found))
    return [
        *(
            f"{' = '.join(ids)}: the same but for the names of suits and seats. Keep one and retire the others, "
            f"or list the line with a reason in {COPIES.name}"
            for ids in new
        ),
        *(f"{' = '.join(ids)}: no copies any more; strike the line in {COPIES.name}" for ids in old),
    ]


class TestRecords:
    """Each record by itself."""

    def test_every_file_is_a_record(self) -> None:
        assert not read()[1], lines(read()[1])

    def test_every_record_passes_lint(self) -> None:
        clauses = clause_ids(root() / "spec" / "clauses")
        problems = lint(every_record(), clauses, set(bibliography()), lambda name: declaration(name)[0])
        assert not problems, lines(problems)

    def test_every_record_passes_against_the_reference(self) -> None:
        runs, variants = reference()
        refused = {name: reply for name, reply in variants.items() if reply["status"] != "ok"}
        told = [
            f"{record.id} stands under {record.variant}: {refused[record.variant].get('reason', 'refused')}"
            for record in records()
            if record.variant in refused
        ]
        assert not told, lines(told)
        results = [judge(record, runs[record.id], HELLO) for record in records()]
        failed = [
            f"{result.record.id}: {result.outcome} {result.reason}" for result in results if result.outcome != "pass"
        ]
        print(f"{len(results)} records, {len(failed)} do not pass")
        assert not failed, lines(failed)

    def test_no_record_in_quarantine_passes(self) -> None:
        server = Server()
        results = []
        for record in every_record():
            if record.id in held() and offered(server, record.variant)["status"] == "ok":
                question = {"message": "run", "seq": 0, "record": record.question(), "ask": record.ask()}
                results.append(judge(record, ask(server, question), HELLO))
        told = needlessly_held(results)
        assert not told, lines(told)

    def test_no_record_agrees_with_silence(self) -> None:
        for record in records():
            for strictness in RESULTS:
                if comparable(record.data["expect"], strictness):
                    assert first_difference(record.data["expect"], [], strictness, "refused") is not None, record.id


class TestQuarantine:
    """A record in quarantine is neither run nor counted, and leaves it when it passes."""

    def test_it_shows_nothing(self) -> None:
        one, two = records()[:2]
        assert active([one, two], {one.id: "the price of the fault is in doubt"}) == (two,)

    def test_one_that_passes_is_told(self) -> None:
        record = next(record for record in records() if record.data["kind"] == "position")
        reply = reference()[0][record.id]
        (told,) = needlessly_held([judge(record, reply, HELLO)])
        assert told.startswith(f"{record.id} is in quarantine and passes") and "active" in told
        wrong = {**record.data, "expect": [{"at": 0, "turn": "W", "cards": []}]}
        assert needlessly_held([judge(Record(wrong, record.file), reply, HELLO)]) == []

    def test_a_variant_that_cannot_be_resolved_is_a_reply(self) -> None:
        found = offered(Server(), "nowhere")
        assert found["status"] == "broken" and "nowhere" in found["reason"]


class TestTogether:
    """The corpus as a whole."""

    def test_there_are_three_hundred_records(self) -> None:
        assert len(records()) >= 300

    def test_every_topic_has_records(self) -> None:
        count = Counter(record.topic for record in records())
        print(dict(count.most_common()))
        assert set(count) >= TOPICS

    def test_every_kind_has_records(self) -> None:
        count = Counter(record.data["kind"] for record in records())
        print(dict(count.most_common()))
        assert set(count) == {"deal", "position", "auction", "declarations", "score", "match", "refusal", "perft"}

    def test_records_are_counted_by_variant(self) -> None:
        count = Counter(record.data["variant"]["id"] for record in records())
        print(dict(count.most_common()))
        print(f"without records: {', '.join(sorted({found.id for found in playable()} - set(count)))}")
        assert set(count) <= {found.id for found in playable()}

    def test_some_records_accept_and_some_discriminate(self) -> None:
        count = Counter(record.data["shows"] for record in records())
        print(dict(count))
        assert set(count) == {"accepts", "discriminates"}

    def test_leaves_without_a_source_are_counted(self) -> None:
        """A value is cited, or says that it is editorial; how many are is shown for each variant."""
        print({found.id: len(editorial_leaves(found)) for found in playable()})
        assert {found.id: uncited_leaves(found) for found in playable() if uncited_leaves(found)} == {}


class TestNearCopies:
    """No two records of one variant show the same but for the names of the suits and the seats."""

    def test_near_copies_are_those_that_are_meant(self) -> None:
        rows = [row for row in COPIES.read_text(encoding="utf-8").splitlines() if row and not row.startswith("#")]
        meant = {tuple(row.split(": ", 1)[0].split(" = ")) for row in rows}
        assert all(len(row.split(": ", 1)) == 2 for row in rows), "each line ends in a reason"
        found = set(near_copies(every_record()))
        told = told_copies(found, meant)
        assert not told, lines(told)

    def test_copies_that_are_not_meant_are_told_and_so_are_lines_that_are_stale(self) -> None:
        one, two = ("play/one", "play/two"), ("match/one", "match/two")
        assert told_copies([one], [one]) == []
        new, old = told_copies([one], [two])
        assert new.startswith("play/one = play/two: the same but") and "retire the others" in new
        assert old == f"match/one = match/two: no copies any more; strike the line in {COPIES.name}"

    @pytest.mark.parametrize("number", [1, 30, 95])
    def test_a_renamed_record_is_a_near_copy(self, number: int) -> None:
        names = renamings()[number]
        for record in records()[::200]:
            data = {**record.data, "id": record.topic + "/copy"}
            data |= {part: renamed(record.data[part], names) for part in ("given", "events", "expect")}
            copy = Record(data, Path("copy.json"))
            assert near_copies([record, copy]) == [tuple(sorted([record.id, copy.id]))]

    def test_another_clause_or_title_does_not_make_another_record(self) -> None:
        record = records()[0]
        other = {**record.data, "id": "play/other", "clauses": ["play.turn"], "title": "Something else is the case"}
        assert near_copies([record, Record(other, Path("other.json"))]) == [tuple(sorted([record.id, "play/other"]))]

    def test_a_record_of_another_variant_is_none(self) -> None:
        record = records()[0]
        other = {**record.data, "id": "play/other", "variant": {"id": "other", "options": []}}
        assert near_copies([record, Record(other, Path("other.json"))]) == []

    def test_a_record_with_one_card_more_is_none(self) -> None:
        position = next(
            record for record in records() if record.data["kind"] == "position" and record.data["given"].get("cards")
        )
        cards = position.data["given"]["cards"][1:]
        other = {**position.data, "id": "play/other", "given": {**position.data["given"], "cards": cards}}
        assert near_copies([position, Record(other, Path("other.json"))]) == []

    def test_a_turn_by_two_seats_keeps_the_sides(self) -> None:
        assert renamed({"NS": ["N", "7C", "clubs"]}, renaming((3, 0, 1, 2), 2)) == {"NS": ["S", "7S", "spades"]}
        assert renamed({"NS": ["N", "7C", "clubs"]}, renaming((0, 1, 2, 3), 1)) == {"EW": ["E", "7C", "clubs"]}


def test_a_reply_of_the_reference_that_breaks_off_is_not_a_pass() -> None:
    with pytest.raises(BrokenAdapter):
        judge(records()[0], {"status": "fine"}, HELLO)
    assert judge(records()[0], {"status": "ok", "observations": []}, HELLO).outcome == "fail"


def test_the_readme_prints_what_is_there() -> None:
    printed = re.findall(r"^([a-z-]+)  +(\d+)$", (root() / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    counts = Counter(record.data["variant"]["id"] for record in records())
    wrong = [
        f"README.md prints {number} records of {name}, and there are {counts[name]}: write that"
        for name, number in printed
        if int(number) != counts[name]
    ]
    assert printed and not wrong, lines(wrong)

"""Records are read strictly, and what a schema cannot say is linted. Clauses record.id to record.canonical."""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from corpus import SCHEMAS, records, rule_clauses

from belote_conformance.canonical import KEYS, dumps
from belote_conformance.errors import BrokenRecords
from belote_conformance.lint import clause_ids, lint
from belote_conformance.records import LIMIT, Reader, Record, files, load

SCHEMA = json.loads((SCHEMAS / "record.schema.json").read_text(encoding="utf-8"))
DIGEST = "sha256:" + "0" * 64
POSITION: dict[str, Any] = {
    "id": "play/follow",
    "kind": "position",
    "title": "Whoever holds the led suit follows it",
    "clauses": ["play.follow"],
    "shows": "accepts",
    "variant": {"id": "belote-fr", "options": [], "digest": DIGEST},
    "given": {
        "contract": {"denomination": "hearts", "taker": "N"},
        "seat": "W",
        "cards": ["7C", "8C", "9D"],
        "trick": [{"seat": "S", "card": "AC"}],
    },
    "events": [{"seat": "W", "do": "play", "card": "7C"}],
    "expect": [{"at": 0, "cards": ["7C", "8C"]}, {"at": "end", "turn": "N"}],
    "source": {"from": "hand", "note": "two clubs against one led"},
    "status": "agreed",
}
REFUSAL: dict[str, Any] = {
    **POSITION,
    "kind": "refusal",
    "base": "position",
    "events": [{"seat": "W", "do": "play", "card": "9D"}],
    "expect": [{"at": 0, "refused": {"phase": "play", "code": "play.must-follow", "clause": "play.follow"}}],
}


def store(folder: Path, data: dict[str, Any], text: str | None = None) -> Path:
    """Write a record where its id wants it."""
    path = folder / f"{data['id']}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dumps(data) if text is None else text, encoding="utf-8", newline="\n")
    return path


def problems(folder: Path, text: str, name: str = "play/follow.json") -> list[str]:
    """Return what is wrong with a file."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    reader = Reader(SCHEMA)
    reader.read(path)
    return reader.problems


def changed(record: dict[str, Any], **members: Any) -> dict[str, Any]:
    """Return a copy of a record with other members."""
    return {**copy.deepcopy(record), **members}


def linted(folder: Path, data: dict[str, Any], digest: Callable[[str], str] | None = None) -> list[str]:
    """Return what lint finds in one record, without the path."""
    record = Record(data, store(folder, data))
    found = lint([record], {"play.follow"}, {"hit-rules"}, digest)
    return [problem.split(".json: ", 1)[1] for problem in found]


class TestReader:
    """A file that is not a record gives a problem that names it, and nothing else is read instead."""

    @pytest.mark.parametrize("data", [POSITION, REFUSAL])
    def test_a_record_is_read(self, tmp_path: Path, data: dict[str, Any]) -> None:
        path = store(tmp_path, data)
        record = Reader(SCHEMA).read(path)
        assert record is not None and record.data == data

    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            ("", "cannot be read"),
            ("{", "cannot be read"),
            ("[]", "is not of type 'object'"),
            ("{}", "required property"),
            ("[" * 100_000, "cannot be read"),
            ('{"id": "a", "id": "b"}', "the key 'id' is given twice"),
            ('{"given": {"pool": [1, NaN]}}', "NaN is not an integer"),
            ('{"given": {"pool": [81.0]}}', "81.0 is not an integer"),
            ('{"given": {"pool": [1e2]}}', "1e2 is not an integer"),
            ('{"title": "\udcff"}', "cannot be read"),
            (" " * (LIMIT + 1), "larger than"),
        ],
        ids=lambda text: text[:30],
    )
    def test_what_is_not_json_or_no_record_is_a_problem(self, tmp_path: Path, text: str, reason: str) -> None:
        (problem,) = problems(tmp_path, text)
        assert reason in problem and "follow.json" in problem

    @pytest.mark.skipif(os.name != "posix", reason="named pipes are made differently elsewhere")
    def test_a_pipe_is_a_problem_and_is_not_waited_for(self, tmp_path: Path) -> None:
        (tmp_path / "play").mkdir()
        os.mkfifo(tmp_path / "play" / "follow.json")
        reader = Reader(SCHEMA)
        assert reader.read(tmp_path / "play" / "follow.json") is None
        assert "this is not a regular file" in reader.problems[0]

    @pytest.mark.parametrize(
        "change",
        [
            {"kind": "play"},
            {"title": "short"},
            {"clauses": []},
            {"clauses": ["Play follow"]},
            {"shows": "something"},
            {"base": "position"},
            {"status": "disputed"},
            {"readings": [{"option": "", "says": "this"}, {"option": "x", "says": "that"}]},
            {"extra": 1},
            {"expect": []},
            {"expect": [{"at": 0}]},
            {"expect": [{"at": -1, "turn": "N"}]},
            {"expect": [{"at": 0, "cards": ["10H"]}]},
            {"expect": [{"at": 0, "cards": ["8H", "8H"]}]},
            {"events": [{"seat": "W", "do": "play"}]},
            {"events": [{"seat": "W", "do": "pass", "card": "7C"}]},
            {"given": {"pack": []}},
        ],
        ids=lambda change: json.dumps(change)[:40],
    )
    def test_what_the_schema_does_not_allow_is_a_problem(self, tmp_path: Path, change: dict[str, Any]) -> None:
        assert len(problems(tmp_path, json.dumps(changed(POSITION, **change)))) == 1

    def test_a_file_lies_where_its_id_says(self, tmp_path: Path) -> None:
        for name in ("play/other.json", "auction/follow.json"):
            (problem,) = problems(tmp_path, json.dumps(POSITION), name)
            assert "it belongs in play/follow.json" in problem

    def test_an_id_is_used_once(self, tmp_path: Path) -> None:
        store(tmp_path / "one", POSITION)
        store(tmp_path / "two", POSITION)
        with pytest.raises(BrokenRecords, match="the id play/follow is already used"):
            load([tmp_path], SCHEMA)

    def test_all_problems_are_told_together(self, tmp_path: Path) -> None:
        for number in range(3):
            store(tmp_path, changed(POSITION, id=f"play/number-{number}"), "{}")
        store(tmp_path, POSITION)
        with pytest.raises(BrokenRecords) as caught:
            load([tmp_path], SCHEMA)
        assert len(caught.value.problems) == 3

    def test_files_come_in_order_of_name(self, tmp_path: Path) -> None:
        for name in ("play/b", "auction/c", "play/a"):
            store(tmp_path, changed(POSITION, id=name))
        assert [path.stem for path in files([tmp_path])] == ["c", "a", "b"]

    def test_the_reader_remembers_nothing_but_what_passed(self) -> None:
        """A value that broke its definition once breaks it again, and equal values of other types are not confused."""
        reader, plain = Reader(SCHEMA), jsonschema.Draft202012Validator(SCHEMA)
        wrong = changed(POSITION, expect=[{"at": 0, "target": True}])
        right = changed(POSITION, expect=[{"at": 0, "target": 1}])
        for data in (wrong, right, wrong, right):
            assert reader.validator.is_valid(data) == plain.is_valid(data) == (data is right)

    def test_a_question_holds_no_answer(self) -> None:
        for record in records()[::50]:
            shown = record.question()
            assert set(shown) <= {"id", "kind", "base", "variant", "given", "events"}
            assert all(set(ask) == {"at", "what"} for ask in record.ask())


class TestCanonicalForm:
    """The members in the order of the schema, one event and one checkpoint to a line, and a newline at the end."""

    def test_the_order_is_that_of_the_schema(self) -> None:
        assert list(KEYS) == list(SCHEMA["properties"])

    def test_the_form(self) -> None:
        lines = dumps(changed(POSITION, events=POSITION["events"] * 2)).splitlines()
        assert lines[0] == "{" and lines[1] == '  "id": "play/follow",'
        assert lines.count('    {"seat": "W", "do": "play", "card": "7C"},') == 1
        assert lines.count('    {"seat": "W", "do": "play", "card": "7C"}') == 1
        assert lines[-1] == "}"

    def test_the_order_of_members_is_mended_and_nothing_is_lost(self) -> None:
        mixed = dict(reversed(POSITION.items())) | {"unknown": 1}
        assert json.loads(dumps(mixed)) == mixed
        assert [key for key in json.loads(dumps(mixed)) if key in POSITION] == list(POSITION)

    def test_it_is_its_own_canonical_form(self) -> None:
        assert dumps(json.loads(dumps(POSITION))) == dumps(POSITION)

    @pytest.mark.parametrize(
        "text",
        [
            json.dumps(POSITION),
            dumps(POSITION) + "\n",
            dumps(POSITION).replace("  ", " "),
            dumps(POSITION).replace("\n", "\r\n"),
        ],
    )
    def test_another_form_is_a_problem(self, tmp_path: Path, text: str) -> None:
        record = Record(POSITION, store(tmp_path, POSITION, text))
        (problem,) = lint([record], {"play.follow"}, set(), None)
        assert "not in canonical form" in problem


class TestLint:
    """What a record must keep to besides its schema, each with a record that keeps to it."""

    @pytest.mark.parametrize("data", [POSITION, REFUSAL])
    def test_nothing_is_wrong_with_a_good_record(self, tmp_path: Path, data: dict[str, Any]) -> None:
        assert linted(tmp_path, data) == []

    @pytest.mark.parametrize(
        ("change", "problem"),
        [
            ({"clauses": ["play.nothing"]}, "there is no clause play.nothing: name a heading of spec/clauses"),
            ({"clauses": ["play.folow"]}, "there is no clause play.folow (did you mean play.follow?): name a heading"),
            ({"source": {"from": "hand"}}, "say in source.note how the result was worked out"),
            ({"source": {"from": "hand", "note": " x"}}, "say in source.note how the result was worked out"),
            ({"source": {"from": "hand", "note": "TODO say how"}}, "say in source.note how the result was worked out"),
            ({"source": {"from": "published"}}, "a source of kind published must be cited"),
            (
                {"source": {"from": "published", "cite": ["nobody §3"]}},
                "the source nobody §3 is not in the bibliography: cite a key of variants/sources.yaml",
            ),
            ({"title": "Whoever holds the led suit follows it."}, "without a full stop"),
            ({"title": "whoever holds the led suit follows it"}, "with a capital"),
            ({"expect": [{"at": "end", "turn": "N"}, {"at": 0, "turn": "W"}]}, "not in order"),
            ({"expect": [{"at": 0, "turn": "W"}, {"at": 0, "cards": []}]}, "two stand at one place"),
            ({"expect": [{"at": 2, "turn": "N"}]}, "a checkpoint stands after the 1 events that are applied"),
            ({"expect": REFUSAL["expect"]}, "expects refused once"),
        ],
        ids=lambda case: case if isinstance(case, str) else "",
    )
    def test_a_bad_record_is_found_out(self, tmp_path: Path, change: dict[str, Any], problem: str) -> None:
        (found,) = linted(tmp_path, changed(POSITION, **change))
        assert problem in found

    @pytest.mark.parametrize("cite", ["hit-rules §4", "hit-rules p. 4", "hit-rules", "https://example.org/rules"])
    def test_a_known_source_may_be_cited(self, tmp_path: Path, cite: str) -> None:
        assert linted(tmp_path, changed(POSITION, source={"from": "published", "cite": [cite]})) == []

    @pytest.mark.parametrize(
        "expect",
        [
            [{"at": 0, "cards": ["7C", "8C"]}],
            [{"at": "end", "refused": REFUSAL["expect"][0]["refused"]}],
            [*REFUSAL["expect"], {"at": "end", "refused": REFUSAL["expect"][0]["refused"]}],
        ],
    )
    def test_a_refusal_stands_before_its_last_event_and_nowhere_else(self, tmp_path: Path, expect: Any) -> None:
        assert "a refusal, and no other kind, expects refused once: before its last event" in linted(
            tmp_path, changed(REFUSAL, expect=expect)
        )

    def test_a_refusal_observes_nothing_after_the_refused_event(self, tmp_path: Path) -> None:
        late = [*REFUSAL["expect"], {"at": 1, "turn": "N"}]
        assert "a checkpoint stands after the 0 events that are applied" in linted(
            tmp_path, changed(REFUSAL, expect=late)
        )

    def test_the_clauses_of_items_and_refusals_exist(self, tmp_path: Path) -> None:
        other = [{"at": 0, "refused": {"phase": "play", "code": "play.must-follow", "clause": "play.nothing"}}]
        (told,) = linted(tmp_path, changed(REFUSAL, expect=other))
        assert told == "there is no clause play.nothing, named at 0: name a heading of spec/clauses"
        item = {"side": "NS", "code": "deal.made", "game": 1, "clause": "scoring.nothing"}
        found = linted(tmp_path, changed(POSITION, expect=[{"at": "end", "items": [item]}]))
        assert found == ["there is no clause scoring.nothing, named at end: name a heading of spec/clauses"]

    def test_the_items_of_a_checkpoint_name_the_same_members(self, tmp_path: Path) -> None:
        item = {"side": "NS", "code": "deal.made", "game": 1}
        even = changed(POSITION, expect=[{"at": "end", "items": [item, {**item, "side": "EW"}]}])
        uneven = changed(POSITION, expect=[{"at": "end", "items": [item, {**item, "points": 1}]}])
        assert linted(tmp_path, even) == []
        assert linted(tmp_path, uneven) == ["the items at end do not name the same members"]

    def test_the_digest_is_that_of_the_rules(self, tmp_path: Path) -> None:
        assert linted(tmp_path, POSITION, lambda name: DIGEST) == []
        assert linted(tmp_path, POSITION, lambda name: "sha256:other") == [
            "the rules of belote-fr have changed since it was recorded: hold it against its clause, then run "
            "belote validate --records --write FILE"
        ]

    def test_a_variant_that_cannot_be_resolved_is_a_problem(self, tmp_path: Path) -> None:
        def digest(name: str) -> str:
            raise LookupError("no such variant")

        assert linted(tmp_path, POSITION, digest) == ["belote-fr: no such variant"]

    def test_the_option_of_a_reading_exists(self, tmp_path: Path) -> None:
        def digest(name: str) -> str:
            if name.endswith("+nowhere"):
                raise LookupError("no such option")
            return DIGEST

        readings = [{"option": "", "says": "they follow"}, {"option": "somewhere", "says": "they do not"}]
        disputed = changed(POSITION, status="disputed", readings=readings)
        assert linted(tmp_path, disputed, digest) == []
        lost = changed(disputed, readings=[*readings, {"option": "nowhere", "says": "they may"}])
        assert linted(tmp_path, lost, digest) == ["the reading 'nowhere' cannot be had: no such option"]

    def test_a_disputed_record_stands_under_one_of_its_readings(self, tmp_path: Path) -> None:
        readings = [{"option": "one", "says": "they follow"}, {"option": "two", "says": "they do not"}]
        other = {"id": "belote-fr", "options": ["three"], "digest": DIGEST}
        disputed = changed(POSITION, status="disputed", readings=readings, variant=other)
        assert linted(tmp_path, disputed, lambda name: DIGEST) == [
            "none of the readings is the one the record stands under"
        ]

    def test_two_records_do_not_show_the_same(self, tmp_path: Path) -> None:
        one = Record(POSITION, store(tmp_path, POSITION))
        data = changed(
            POSITION,
            id="play/again",
            title="Who has clubs plays clubs",
            given=dict(reversed(POSITION["given"].items())),
        )
        other = Record(data, store(tmp_path, data))
        (problem,) = lint([one, other], {"play.follow"}, set(), None)
        assert problem.endswith("again.json: the same content as play/follow: keep one, and retire the other")

    def test_a_retired_clause_is_no_clause_any_more(self, tmp_path: Path) -> None:
        text = "# Play\n\n## play.old\nRetired in version 1.1; [play.new].\n\n## play.new\n**New.** It MUST be new.\n"
        (tmp_path / "play.md").write_text(text, encoding="utf-8")
        assert clause_ids(tmp_path) == {"play.new"}

    def test_the_clauses_are_found(self) -> None:
        assert {"play.turn", "scoring.items", "setup.seats"} <= set(rule_clauses())

"""What has not changed since an earlier run is not asked again; what has, is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from adequacy_samples import ALIAS, ANY, FOLLOWS, RUFFS

from belote.adequacy import Change, Verdict, catching, judge, originals, remembering
from belote.adequacy.catching import Known
from belote.adequacy.mutations import Mutation
from belote.library import resolved

RECORDS = {"belote-fr": [RUFFS, FOLLOWS]}
PRINTS = remembering.fingerprints(RECORDS)


def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list to which the ids of the records are added that are asked from now on."""
    found: list[str] = []
    ask = catching.differs

    def noting(rules: object, record: object) -> bool:
        found.append(record.id)  # type: ignore[attr-defined]
        return ask(rules, record)  # type: ignore[arg-type]

    monkeypatch.setattr(catching, "differs", noting)
    return found


class TestKnown:
    """Clause by clause: what is known is answered, what is not is asked."""

    def test_a_record_that_caught_it_is_enough(self, monkeypatch: pytest.MonkeyPatch) -> None:
        found = asked(monkeypatch)
        verdict = judge(ANY, ALIAS, RECORDS, known=Known(False, frozenset({FOLLOWS.id})))
        assert (verdict.outcome, verdict.caught_by, found) == ("caught", (FOLLOWS.id,), [])

    def test_a_survivor_is_asked_of_what_was_added_alone(self, monkeypatch: pytest.MonkeyPatch) -> None:
        found = asked(monkeypatch)
        verdict = judge(ANY, ALIAS, RECORDS, known=Known(False, missed=frozenset({RUFFS.id})))
        assert (verdict.outcome, found) == ("caught", [FOLLOWS.id])

    def test_a_survivor_with_nothing_added_is_not_asked(self, monkeypatch: pytest.MonkeyPatch) -> None:
        found = asked(monkeypatch)
        verdict = judge(ANY, ALIAS, {"belote-fr": [RUFFS]}, known=Known(False, missed=frozenset({RUFFS.id})))
        assert (verdict.outcome, found) == ("survived", [])

    def test_the_matrix_asks_the_others_too(self, monkeypatch: pytest.MonkeyPatch) -> None:
        found = asked(monkeypatch)
        verdict = judge(ANY, ALIAS, RECORDS, whole=True, known=Known(False, frozenset({FOLLOWS.id})))
        assert (verdict.caught_by, verdict.missed, found) == ((FOLLOWS.id,), (RUFFS.id,), [RUFFS.id])

    def test_what_no_variant_takes_is_not_tried_again(self) -> None:
        assert judge(ANY, {}, {}, known=Known(True)).outcome == "refused"

    def test_a_record_that_is_gone_does_not_count(self) -> None:
        gone = Known(False, frozenset({"play/gone"}), frozenset({RUFFS.id}))
        assert judge(ANY, ALIAS, {"belote-fr": [RUFFS]}, known=gone).outcome == "survived"

    def test_what_caught_it_once_is_asked_first(self) -> None:
        records = [RUFFS, FOLLOWS]
        assert catching.in_order(records, ANY, frozenset({FOLLOWS.id}))[0] is FOLLOWS
        assert catching.in_order(records, ANY, frozenset({RUFFS.id}))[0] is RUFFS


class TestMemory:
    """A file keeps what was found out; it holds under the same rules, records and interpreter."""

    VERDICT = Verdict(ANY, "caught", (FOLLOWS.id,), (RUFFS.id,))
    KNOWN = Known(False, frozenset({FOLLOWS.id}), frozenset({RUFFS.id}))

    def kept(self, folder: Path) -> Path:
        """Write a memory of the one verdict."""
        file = folder / "deep" / "memory.json"
        remembering.save(file, remembering.remember({}, [self.VERDICT], ALIAS), PRINTS)
        return file

    def test_what_was_kept_is_known(self, tmp_path: Path) -> None:
        memory = remembering.load(self.kept(tmp_path), PRINTS)
        assert remembering.known(memory, ANY, ALIAS) == self.KNOWN

    def test_of_a_record_that_changed_nothing_is_known(self, tmp_path: Path) -> None:
        memory = remembering.load(self.kept(tmp_path), PRINTS | {FOLLOWS.id: "other"})
        assert remembering.known(memory, ANY, ALIAS) == self.KNOWN._replace(caught=frozenset())

    def test_under_other_rules_it_is_a_hint(self, tmp_path: Path) -> None:
        memory = remembering.load(self.kept(tmp_path), PRINTS)
        other = originals({"belote-fr": resolved("belote-common")})
        change = Change(ANY.file, ANY.mutation, ("belote-fr",))
        assert remembering.known(memory, change, other) == Known(hints=frozenset({FOLLOWS.id}))

    def test_under_another_interpreter_too(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        file = self.kept(tmp_path)
        monkeypatch.setattr(remembering, "code", lambda: "other")
        memory = remembering.load(file, PRINTS)
        assert remembering.known(memory, ANY, ALIAS) == Known(hints=frozenset({FOLLOWS.id}))

    @pytest.mark.parametrize(
        "text",
        ["{", "[]", "{}", '{"code": 1, "records": [], "changes": {"a": []}}', pytest.param("[" * 200_000, id="deep")],
    )
    def test_a_broken_file_is_none(self, tmp_path: Path, text: str) -> None:
        file = tmp_path / "memory.json"
        file.write_text(text, "utf-8")
        assert remembering.load(file, PRINTS) == {}
        assert remembering.fresh([FOLLOWS], file) == {FOLLOWS.id}

    @pytest.mark.parametrize("text", ["[]", "{}", '{"code": 1, "records": [], "changes": {"a": []}}'])
    def test_a_broken_file_is_none_under_its_checksum_too(self, tmp_path: Path, text: str) -> None:
        file = tmp_path / "memory.json"
        file.write_bytes(remembering.checksum(text.encode()) + b"\n" + text.encode())
        assert remembering.load(file, PRINTS) == {}
        assert remembering.fresh([FOLLOWS], file) == {FOLLOWS.id}

    def test_a_value_that_was_changed_in_the_file_is_not_believed(self, tmp_path: Path) -> None:
        file = self.kept(tmp_path)
        whole = file.read_bytes()
        damaged = whole.replace(b"false", b"true ")
        assert damaged != whole and remembering.load(file, PRINTS)
        file.write_bytes(damaged)
        assert remembering.load(file, PRINTS) == {}
        assert remembering.fresh([FOLLOWS], file) == {FOLLOWS.id}

    def test_a_record_that_was_asked_is_not_fresh(self, tmp_path: Path) -> None:
        file = self.kept(tmp_path)
        changed = FOLLOWS._replace(expect=[{"at": 0, "cards": []}])
        assert remembering.fresh([RUFFS, FOLLOWS], file) == set()
        assert remembering.fresh([RUFFS, changed], file) == {FOLLOWS.id}

    def test_a_folder_that_cannot_be_written_is_no_fault(self, tmp_path: Path) -> None:
        (tmp_path / "deep").write_text("a file", "utf-8")
        assert remembering.load(self.kept(tmp_path), PRINTS) == {}


def test_another_target_is_another_thing_to_know() -> None:
    other = Change(ANY.file, Mutation(("match", "target"), "match.target", 1000, 1001), ANY.variants)
    assert remembering.under(ANY, ALIAS) != remembering.under(other, ALIAS)


class TestCode:
    """What is remembered depends on every module that decides what a record catches, and on no other."""

    def modules(self) -> set[str]:
        """Return the modules by their names below the packages."""
        files = remembering.sources("belote.adequacy.catching")
        return {re.split("/(?:belote|belote_conformance)/", path.as_posix())[-1] for path in files}

    def test_the_interpreter_belongs_to_it(self) -> None:
        topics = {module.split("/")[0] for module in self.modules()}
        assert {"record", "play", "auction", "scoring", "match", "declaration", "deal"} <= topics
        assert {"record/run.py", "declaration/model.py", "adequacy/mutations.py"} <= self.modules()

    def test_the_comparison_of_expectations_belongs_to_it(self) -> None:
        assert "compare.py" in self.modules()

    def test_commands_and_explanations_do_not(self) -> None:
        assert not {module for module in self.modules() if module.split("/")[0] in ("cli", "explain", "logs", "bundle")}

"""What was committed once is not forgotten: an id keeps its line in the lock. Clause record.id."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from corpus import lines
from history import RECORDS, brought_back, changed_lately, forgotten, git, run

from belote.data import records_folder, root
from belote_conformance.identity import HEAD, NAME, RETIRED, ids_below, read

ONE, TWO = "play/one", "play/two"


class TestToday:
    """The gate."""

    def test_no_committed_id_is_forgotten_or_brought_back(self) -> None:
        lock = read(records_folder().parent / NAME)
        there = {name for name, entry in lock.items() if entry.state != RETIRED} | set(ids_below(records_folder()))
        found = [*forgotten(root(), lock), *brought_back(root(), there)]
        assert not found, lines(found)


@pytest.mark.skipif(shutil.which("git") is None, reason="there is no git")
class TestHistory:
    """A small checkout with a history of its own."""

    @pytest.fixture
    def checkout(self, tmp_path: Path) -> Path:
        """Return a checkout in which two records were committed."""
        run(tmp_path, "init", "-q")
        for name in (ONE, TWO):
            self.put(tmp_path, name)
        self.lock(tmp_path, f"{ONE} active\n{TWO} active\nplay/never-written active\n")
        self.commit(tmp_path)
        return tmp_path

    def put(self, folder: Path, name: str, text: str = "{}") -> Path:
        """Write a record."""
        file = folder / RECORDS / f"{name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return file

    def lock(self, folder: Path, text: str) -> None:
        """Write the lock."""
        (folder / "conformance" / NAME).write_text(HEAD + text, encoding="utf-8")

    def commit(self, folder: Path) -> None:
        """Commit everything."""
        run(folder, "add", "-A")
        own = ("user.name=test", "user.email=test@example.org", "commit.gpgsign=false")
        run(folder, *(word for setting in own for word in ("-c", setting)), "commit", "-q", "-m", "Change")

    def test_an_id_that_is_still_there_or_retired_is_not_forgotten(self, checkout: Path) -> None:
        assert forgotten(checkout, [ONE, TWO]) == []

    def test_a_record_that_goes_with_its_line_is_told(self, checkout: Path) -> None:
        (checkout / RECORDS / f"{TWO}.json").unlink()
        self.lock(checkout, f"{ONE} active\n")
        for _ in ("before it is committed", "after"):
            (told,) = forgotten(checkout, [ONE])
            assert told.startswith(f"{TWO} was committed and is gone from {NAME}: write its line again")
            if git(checkout, "status", "--porcelain"):
                self.commit(checkout)

    def test_a_line_whose_record_was_never_committed_may_go(self, checkout: Path) -> None:
        assert [told.split()[0] for told in forgotten(checkout, [])] == [ONE, TWO]

    def test_a_retired_id_that_is_brought_back_is_told(self, checkout: Path) -> None:
        self.lock(checkout, f"{ONE} active\n{TWO} retired {ONE} they were the same\n")
        self.commit(checkout)
        assert brought_back(checkout, [ONE]) == []
        (told,) = brought_back(checkout, [ONE, TWO])
        assert told.startswith(f"{TWO} was committed as retired and has a record again")

    def test_what_was_changed_lately_comes_first(self, checkout: Path) -> None:
        new, old = self.put(checkout, "play/new"), checkout / RECORDS / f"{ONE}.json"
        assert changed_lately(checkout, 9)[0] == new and old in changed_lately(checkout, 9)
        assert changed_lately(checkout, 1) == [new]

    def test_without_a_history_nothing_is_known(self, tmp_path: Path) -> None:
        assert forgotten(tmp_path, []) == [] and changed_lately(tmp_path, 9) == []
        inner = tmp_path / "inner"
        inner.mkdir()
        run(tmp_path, "init", "-q")
        assert git(inner, "status") == ""

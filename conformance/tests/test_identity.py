"""An id is given once and never comes back, and ``ids.lock`` says what became of each. Clause record.id."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from corpus import lines

from belote.data import records_folder
from belote_conformance.identity import (
    COMMAND,
    HEAD,
    NAME,
    BrokenLock,
    Entry,
    changed,
    ids_below,
    main,
    parse,
    problems,
    quarantined,
    read,
    text_of,
    with_new,
    write,
)

LOCK = records_folder().parent / NAME
ONE, TWO, OLD = "play/one", "play/two", "play/old"
RETIRED = Entry("retired", ONE, "two records in one")
ODD = Entry("quarantined", reason="its source is in doubt")


def corpus(folder: Path, *ids: str) -> Path:
    """Make empty files for ids, and return the folder of the corpus."""
    for name in ids:
        file = folder / "records" / f"{name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("{}", "utf-8")
    return folder


class TestTheCorpus:
    """The gate."""

    def test_the_lock_knows_every_record_and_every_record_is_there(self) -> None:
        found = problems(read(LOCK), ids_below(records_folder()))
        assert not found, lines(found)

    def test_the_lock_is_written_as_its_command_writes_it(self) -> None:
        assert LOCK.read_text(encoding="utf-8") == text_of(read(LOCK)), f"run: {COMMAND}"


class TestWhatIsWrong:
    """Each fault is told in a sentence, with the way out."""

    def test_a_sound_lock_has_no_problems(self) -> None:
        assert problems({ONE: Entry(), OLD: RETIRED, TWO: ODD}, [ONE, TWO]) == []
        assert problems({OLD: Entry("retired", "-", "wrong")}, []) == []

    def test_an_id_that_is_not_in_the_lock(self) -> None:
        assert problems({ONE: Entry()}, [ONE, TWO]) == [f"{TWO} is not in {NAME}. Run: {COMMAND}"]

    @pytest.mark.parametrize("entry", [Entry(), ODD])
    def test_an_id_without_a_file(self, entry: Entry) -> None:
        (told,) = problems({ONE: Entry(), TWO: entry}, [ONE])
        assert told.startswith(f"{TWO} is {entry.state} and its file is gone.") and "retire the id" in told

    def test_a_retired_id_that_is_used_again(self) -> None:
        (told,) = problems({ONE: Entry(), OLD: RETIRED}, [ONE, OLD])
        assert told == f"{OLD} was retired (two records in one) and never comes back. Give the record another id."

    def test_a_successor_that_does_not_exist(self) -> None:
        (told,) = problems({OLD: RETIRED}, [])
        assert told == f"{OLD} is retired for {ONE}, which is not in {NAME}. Name a known id, or write -."

    def test_a_successor_may_be_retired_in_its_turn_but_not_in_a_ring(self) -> None:
        lock = {OLD: Entry("retired", TWO, "why"), TWO: Entry("retired", ONE, "why"), ONE: Entry()}
        assert problems(lock, [ONE]) == []
        ring = {OLD: Entry("retired", TWO, "why"), TWO: Entry("retired", OLD, "why")}
        assert len(problems(ring, [])) == 2 and "leads back" in problems(ring, [])[0]
        assert "leads back" in problems({OLD: Entry("retired", OLD, "why")}, [])[0]

    def test_what_was_published_stays(self) -> None:
        earlier = {ONE: Entry(), OLD: RETIRED}
        assert changed({ONE: ODD, OLD: RETIRED, TWO: Entry()}, earlier) == []
        assert changed({OLD: RETIRED}, earlier)[0].startswith(f"{ONE} was published and is gone")
        assert changed({ONE: Entry(), OLD: Entry()}, earlier)[0].startswith(f"{OLD} was published as retired")


class TestForm:
    """What is written is read again; what cannot be read is told by line."""

    def test_a_lock_is_read_as_it_is_written(self) -> None:
        lock = {ONE: Entry(), OLD: RETIRED, TWO: ODD}
        text = text_of(lock)
        assert parse(text) == lock and text.startswith(HEAD)
        assert text.splitlines()[-3:] == [
            "play/old retired play/one two records in one",
            "play/one active",
            "play/two quarantined its source is in doubt",
        ]

    @pytest.mark.parametrize(
        ("text", "told"),
        [
            ("play/one", "play/one needs a state"),
            ("play/one gone", 'Found: "gone"'),
            ("play/one active twice", "needs a state"),
            ("play/one retired", "needs a state"),
            ("play/one retired play/two", "needs a state"),
            ("play/one quarantined", "needs a state"),
            ("Play active", '"Play" is no record id'),
            ("play/one active\nplay/one active", "line 2: play/one stands there twice"),
            ("play/two active\nplay/one active", "line 2: play/one is out of order"),
        ],
    )
    def test_a_line_that_is_no_entry_is_told(self, text: str, told: str) -> None:
        with pytest.raises(BrokenLock, match=r"line \d") as broken:
            parse(text)
        assert told in broken.value.problems[0]

    def test_a_lock_that_is_not_there_or_no_text(self, tmp_path: Path) -> None:
        with pytest.raises(BrokenLock, match="there is no"):
            read(tmp_path / NAME)
        (tmp_path / NAME).write_bytes(b"\xff")
        with pytest.raises(BrokenLock, match="not UTF-8"):
            read(tmp_path / NAME)


class TestQuarantine:
    """A quarantined record is kept and not run."""

    def test_the_ids_come_with_their_reasons(self, tmp_path: Path) -> None:
        (tmp_path / NAME).write_text(text_of({ONE: Entry(), OLD: RETIRED, TWO: ODD}), "utf-8")
        assert quarantined(tmp_path / NAME) == {TWO: "its source is in doubt"}

    def test_without_a_lock_nothing_is_quarantined(self, tmp_path: Path) -> None:
        assert quarantined(tmp_path / NAME) == {}


class TestWriting:
    """The command adds, and never removes."""

    def test_new_ids_are_added_and_the_others_stay_as_they_are(self) -> None:
        assert with_new({ONE: ODD, OLD: RETIRED}, [ONE, TWO]) == {ONE: ODD, OLD: RETIRED, TWO: Entry()}

    def test_the_first_lock_and_the_next(self, tmp_path: Path) -> None:
        folder = corpus(tmp_path, TWO, ONE)
        assert write(folder / NAME, ids_below(folder / "records")) == 2
        corpus(folder, "match/new")
        assert write(folder / NAME, ids_below(folder / "records")) == 1
        assert list(read(folder / NAME)) == ["match/new", ONE, TWO]
        assert sorted(path.name for path in folder.iterdir()) == [NAME, "records"]

    def test_lines_out_of_order_are_sorted(self, tmp_path: Path) -> None:
        folder = corpus(tmp_path, ONE, TWO)
        (folder / NAME).write_text(f"{TWO} active\n{ONE} active\n", "utf-8")
        write(folder / NAME, [ONE, TWO])
        assert (folder / NAME).read_text("utf-8") == text_of({ONE: Entry(), TWO: Entry()})

    @pytest.mark.parametrize("ids", [[TWO], [ONE, TWO, OLD]])
    def test_an_id_is_neither_dropped_nor_brought_back(self, tmp_path: Path, ids: list[str]) -> None:
        before = text_of({ONE: Entry(), OLD: RETIRED})
        (tmp_path / NAME).write_text(before, "utf-8")
        with pytest.raises(BrokenLock):
            write(tmp_path / NAME, ids)
        assert (tmp_path / NAME).read_text("utf-8") == before


class TestCommand:
    """python -m belote_conformance.identity"""

    def test_it_says_what_is_missing_writes_it_and_is_content(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        folder = str(corpus(tmp_path, ONE))
        assert main(["--folder", folder]) == 1
        assert COMMAND in capsys.readouterr().err
        assert main(["--folder", folder, "--write"]) == 0
        assert capsys.readouterr().out.endswith("1 active, 0 retired, 0 quarantined\n")
        corpus(tmp_path, TWO)
        assert main(["--folder", folder]) == 1
        assert capsys.readouterr().err == f"{TWO} is not in {NAME}. Run: {COMMAND}\n"

    def test_an_earlier_lock_must_still_hold(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        folder = str(corpus(tmp_path, ONE))
        assert main(["--folder", folder, "--write"]) == 0
        (tmp_path / "earlier").write_text(text_of({ONE: Entry(), TWO: Entry()}), "utf-8")
        assert main(["--folder", folder, "--since", str(tmp_path / "earlier")]) == 1
        assert f"{TWO} was published and is gone" in capsys.readouterr().err

    def test_a_folder_without_records_is_refused(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["--folder", str(tmp_path), "--write"]) == 1
        assert "there are no records" in capsys.readouterr().err
        assert list(tmp_path.iterdir()) == []

    def test_it_is_run_as_it_is_named(self) -> None:
        words = [sys.executable, *COMMAND.split()[1:-1], "--help"]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert done.returncode == 0 and "--write" in done.stdout

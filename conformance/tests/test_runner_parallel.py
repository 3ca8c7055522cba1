"""Several processes of a program share the records; how many does not show. Clause protocol.outcomes."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from runner_samples import DIGEST, command, note_pids, outcomes, sample, session, spawned, survivors

from belote_conformance.checking import workers
from belote_conformance.errors import BrokenInput
from belote_conformance.records import Record
from belote_conformance.runner import TOGETHER, Result, Session, portions, run


def of_variants(records: list[Record], variants: int) -> list[Record]:
    """Return records spread over some variants."""
    for place, record in enumerate(records):
        record.data["variant"] = {"id": f"sample-{place % variants}", "options": [], "digest": DIGEST}
    return records


MANY = of_variants([*(sample(f"number-{number}") for number in range(9)), sample("second")], 5)


def several(habit: str, records: list[Record], number: int, timeout: float = 20.0, **settings: object) -> list[Result]:
    """Run records with a number of processes."""
    return list(run(records, session(habit, timeout, **settings), number))


def shown(results: list[Result]) -> list[tuple[str, str, str]]:
    """Return what a report would show of results, but for the number that a process gave to a request."""
    return [(result.record.id, result.outcome, re.sub(r"run \d+", "run", result.reason)) for result in results]


class TestSameWhateverTheNumber:
    """The order and the outcomes are those of one process."""

    @pytest.mark.parametrize(
        "habit",
        [
            *("honest", "wrong", "error", "skips", "crash", "not-json", "wrong-seq", "half-a-line-and-exit"),
            *("no-positions", "totals", "variant-unsupported", "variant-without-status"),
            *("starts-with-crash", "crash-at-every-run", "crash-at-variant", "next-major"),
        ],
    )
    def test_a_habit_is_told_alike(self, habit: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        pids = note_pids(monkeypatch, tmp_path)
        alone = shown(several(habit, MANY, 1, patience=4))
        assert len(alone) == len(MANY)
        for number in (2, 5):
            assert shown(several(habit, MANY, number, patience=4)) == alone
        assert survivors(pids) == []

    def test_variants_are_told_in_order(self) -> None:
        records = of_variants([sample(f"number-{number}") for number in range(20)], 7)
        results = several("honest", records, 3)
        assert outcomes(results) == ["pass"] * 20
        assert [result.record.variant for result in results] == sorted(record.variant for record in records)

    def test_the_farewell_of_any_process_is_told(self) -> None:
        for number in (1, 3):
            checked = session("crash-at-stop")
            assert set(outcomes(run(MANY, checked, number))) == {"pass"}
            assert "ended with status 9" in checked.farewell
            assert checked.hello is not None

    def test_a_declaration_is_resolved_once_for_all(self) -> None:
        asked: list[str] = []

        def resolve(name: str) -> tuple[str, dict[str, object]]:
            asked.append(name)
            return DIGEST, {"id": name}

        records = of_variants([sample(f"number-{number:03}") for number in range(100)], 2)
        assert set(outcomes(run(records, Session(command("honest"), resolve, 20.0), 4))) == {"pass"}
        assert sorted(asked) == ["sample-0", "sample-1"]


class TestProcesses:
    """As many processes as asked for, and no more than there is work; none is left."""

    @pytest.mark.parametrize(("number", "most"), [(1, 1), (2, 2), (4, 4), (64, 5)])
    def test_there_are_as_many_as_there_is_work_for(
        self, number: int, most: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        pids = note_pids(monkeypatch, tmp_path)
        assert len(several("honest", MANY, number)) == len(MANY)
        assert 1 <= spawned(pids) <= most
        assert survivors(pids) == []

    def test_many_records_of_one_variant_are_shared_too(self) -> None:
        records = [sample(f"number-{number:03}") for number in range(2 * TOGETHER + 1)]
        checked = session("honest")
        assert outcomes(run(records, checked, 2)) == ["pass"] * len(records)
        assert [len(own) for own in portions(records)] == [TOGETHER, TOGETHER, 1]

    def test_no_record_is_no_work(self) -> None:
        assert several("honest", [], 4) == []

    def test_slow_programs_are_waited_for_together(self) -> None:
        records = of_variants([sample("second"), sample("second"), sample("second"), sample("second")], 4)
        begun = time.monotonic()
        assert outcomes(several("silent", records, 4, timeout=3.0)) == ["timeout"] * 4
        assert time.monotonic() - begun < 10

    def test_a_run_that_is_broken_off_ends_them_all(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        pids = note_pids(monkeypatch, tmp_path)
        running = run(MANY, session("ignores-signals-and-end"), 3)
        next(running)
        running.close()  # type: ignore[attr-defined]
        assert spawned(pids) >= 1 and survivors(pids) == []


class TestNumber:
    """-j is a number of processes, or auto."""

    def test_auto_is_at_least_one(self) -> None:
        assert workers("auto") >= 1

    def test_a_number_is_itself(self) -> None:
        assert (workers("1"), workers("12")) == (1, 12)

    @pytest.mark.parametrize("word", ["0", "-1", "many", "1.5", "", "²", "257"])
    def test_anything_else_is_refused(self, word: str) -> None:
        with pytest.raises(BrokenInput, match="-j"):
            workers(word)

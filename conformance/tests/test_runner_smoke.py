"""A handful of records tells a broken adapter from a wrong engine, with advice. Clause protocol.smoke."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from corpus import SCHEMAS
from runner_samples import REFUSAL, SCORE, sample, session

import belote_conformance
from belote_conformance.advice import ADVICE, ALL_ERRORS, ALL_SKIPPED, NOTHING, UNNAMED, WELL, WRONG
from belote_conformance.messages import Validator
from belote_conformance.records import Record
from belote_conformance.smoke import EACH, MOST, Smoke, handful, smoke

SECOND = [sample("second")]
PACKAGE = Path(belote_conformance.__file__).parent


def puff(habit: str, records: list[Record] = SECOND, timeout: float = 20.0) -> Smoke:
    """Put records to a fake, every message against its schema."""
    return smoke(records, session(habit, timeout, validator=Validator.from_folder(SCHEMAS)))


class TestBroken:
    """A broken adapter ends with 3, and with advice on the way in which it is broken."""

    @pytest.mark.parametrize(
        ("habit", "code"),
        [
            ("starts-with-crash", "crash"),
            ("starts-with-banner", "json"),
            ("next-major", "version"),
            ("protocol-is-a-number", "number"),
            ("unknown-strictness", "strictness"),
            ("observes-nothing-known", "observes"),
            ("kinds-are-a-word", "hello"),
            ("misspelt-member", "schema"),
            ("variant-without-status", "variant-status"),
            ("crash", "crash"),
            ("exit-0", "crash"),
            ("half-a-line-and-exit", "half"),
            ("closes-output", "closed"),
            ("endless-line", "long"),
            ("not-json", "json"),
            ("nan", "json"),
            ("utf-16", "json"),
            ("not-an-object", "object"),
            ("wrong-seq", "seq"),
            ("no-seq", "seq"),
            ("wrong-message", "message"),
            ("cannot-read", "cannot-read"),
            ("unknown-status", "status"),
            ("no-place", "place"),
            ("observations-are-no-list", "observations"),
            ("two-at-one-place", "twice"),
        ],
    )
    def test_each_way_of_being_broken_has_its_advice(self, habit: str, code: str) -> None:
        found = puff(habit)
        assert (found.status, found.advice) == (3, ADVICE[code])
        assert found.broken

    @pytest.mark.parametrize("habit", ["silent", "starts-silent"])
    def test_silence_is_told_to_flush(self, habit: str) -> None:
        found = puff(habit, timeout=1.5)
        assert (found.status, found.advice) == (3, ADVICE["timeout"])
        assert "flush" in found.advice

    def test_a_program_that_cannot_be_started_is_told_how(self) -> None:
        lost = session("honest")
        lost.command = ["./there-is-no-such-program"]
        found = smoke(SECOND, lost)
        assert (found.status, found.advice) == (3, ADVICE["start"])

    def test_lines_that_nobody_asked_for(self) -> None:
        for habit in ("replies-twice", "flood"):
            found = puff(habit)
            assert (found.status, found.advice) == (3, ADVICE["unasked"])

    def test_a_byte_order_mark_is_named(self) -> None:
        from belote_conformance.errors import BrokenAdapter
        from belote_conformance.program import read

        for mark in (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff"):
            with pytest.raises(BrokenAdapter) as caught:
                read(mark + b"{}", "hello")
            assert caught.value.code == "mark"

    def test_what_the_program_wrote_is_shown(self) -> None:
        assert puff("crash").stderr == ("Traceback", "LookupError: no such card")

    def test_a_bad_end_is_a_broken_adapter(self) -> None:
        found = puff("crash-at-stop")
        assert found.status == 3 and found.broken.startswith("when it was stopped")


class TestWorking:
    """A working adapter ends with 0, or with 1 if the engine is wrong; each has its sentence."""

    @pytest.mark.parametrize(
        ("habit", "status", "advice"),
        [
            ("honest", 0, WELL),
            ("wrong", 1, WRONG),
            ("observes-nothing", 1, UNNAMED),
            ("error", 3, ALL_ERRORS),
            ("no-positions", 2, NOTHING),
            ("totals", 2, NOTHING),
            ("variant-unsupported", 2, NOTHING),
            ("skips", 2, ALL_SKIPPED),
        ],
    )
    def test_each_has_its_sentence(self, habit: str, status: int, advice: str) -> None:
        found = puff(habit)
        assert (found.status, found.advice, found.broken) == (status, advice, "")

    def test_one_pass_is_no_broken_adapter(self) -> None:
        found = puff("wrong", [sample("second"), sample("third")])
        assert (found.status, found.advice) == (1, WRONG)
        assert sorted(result.outcome for result in found.results) == ["fail", "pass"]


class TestHandful:
    """The smallest records of each kind, and no more than a handful."""

    def test_every_kind_comes_before_a_second_of_any(self) -> None:
        many = [sample(f"number-{number}") for number in range(30)]
        found = handful([*many, SCORE, REFUSAL])
        assert [record.data["kind"] for record in found[:3]].count("position") == 1
        assert {record.data["kind"] for record in found} == {"position", "score", "refusal"}
        assert sum(record.data["kind"] == "position" for record in found) == EACH

    def test_there_are_only_a_few(self) -> None:
        kinds = ("deal", "position", "auction", "declarations", "score", "match")
        many = [sample(f"{kind}-{number}", kind) for kind in kinds for number in range(9)]
        assert len(handful(many)) == MOST

    def test_no_record_is_no_handful(self) -> None:
        found = puff("honest", [])
        assert (found.status, found.advice) == (2, NOTHING)


def test_there_is_advice_for_every_code_and_a_code_for_every_advice() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py") if path.name != "advice.py")
    assert {code for code in ADVICE if f'"{code}"' not in text} == set()
    raised = re.findall(r'BrokenAdapter\(\s*"(?:crash|malformed|timeout)",[^\n]*"([a-z-]+)"\)', text)
    assert len(raised) > 8 and set(raised) <= set(ADVICE)

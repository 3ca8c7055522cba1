"""The interview that finds the table one plays at."""

from __future__ import annotations

import os
from pathlib import Path as FilePath
from random import Random

import pytest
from cli_runs import refusal, run

from belote.compare.asking import (
    Given,
    Interview,
    Known,
    Table,
    answered,
    found,
    house,
    next_subject,
    question,
    ranked,
    standings,
)
from belote.compare.asking.house import read
from belote.compare.asking.known import signature_of
from belote.compare.asking.overlays import laid_over
from belote.compare.tables import statements
from belote.declaration import Path, Resolved, dotted, resolve, variants
from belote.library import resolved

EVERY = 1 if os.environ.get("BELOTE_NIGHTLY") else 5
"""Every fifth variant is interviewed; at night each is."""

QUESTIONS = 12
TARGET: Path = ("match", "target")


@pytest.fixture(scope="module")
def known() -> Known:
    """Return all declared variants."""
    return Known(resolved(name) for name in variants())


def truthful(known: Known, table: Resolved, interview: Interview, subject: Path) -> Interview:
    """Answer a question as a table has it; what no answer says is not known."""
    signature = signature_of(statements(table).get(subject))
    numbers = [one.number for one in known.answers(subject) if one.signature == signature]
    return answered(known, interview, subject, numbers[0] if numbers else 0)


def interviewed(known: Known, table: Resolved, most: int, variant_only: bool = True) -> Interview:
    """Ask somebody who knows a table, until the variant is found or, unless that is enough, nothing is open."""
    interview = Interview()
    for _ in range(most):
        subject = None if variant_only and found(known, interview) else next_subject(known, interview)
        if subject is None:
            break
        interview = truthful(known, table, interview, subject)
    return interview


class TestVariants:
    """Truthful answers find the variant, and whoever does not know is asked something else."""

    def test_every_declared_variant_is_found_in_a_dozen_questions(self, known: Known) -> None:
        for name, table in list(known.tables.items())[::EVERY]:
            interview = interviewed(known, table, QUESTIONS)
            names = found(known, interview)
            assert name in names and set(names) == {name, *known.aliases[name]}, (name, names)
            assert len(interview.asked) <= QUESTIONS

    def test_aliases_are_those_with_the_same_rules(self, known: Known) -> None:
        assert known.aliases["belote-fr"] == ("belote-ma", "belote-qc")
        for name, others in known.aliases.items():
            assert all(known.tables[other].digest == known.tables[name].digest for other in others)

    def test_who_knows_half_is_not_misled(self, known: Known) -> None:
        random = Random(5)
        for name in random.sample(list(known.tables), 8):
            interview = Interview()
            for _ in range(20):
                subject = None if found(known, interview) else next_subject(known, interview)
                if subject is None:
                    break
                if random.random() < 0.5:
                    interview = interview.without_answer(subject)
                else:
                    interview = truthful(known, known.tables[name], interview, subject)
            assert not next(one for one in standings(known, interview) if one.name == name).against

    def test_nothing_is_asked_twice(self, known: Known) -> None:
        interview = Interview()
        for _ in range(15):
            subject = next_subject(known, interview)
            assert subject is not None and subject not in interview.asked
            interview = interview.without_answer(subject)

    def test_a_second_answer_replaces_the_first(self, known: Known) -> None:
        once = answered(known, Interview(), TARGET, 1)
        twice = answered(known, once, TARGET, 2)
        assert twice == answered(known, Interview(), TARGET, 2) and len(once.given) == 1

    def test_questions_with_few_answers_come_first(self, known: Known) -> None:
        subject = next_subject(known, Interview())
        assert subject is not None
        assert len({known.says(name, subject) for name in known.tables}) <= 5

    def test_what_anybody_can_tell_is_asked_first(self, known: Known) -> None:
        assert next_subject(known, Interview()) == ("players", "count")

    def test_a_question_that_need_not_arise_waits_for_those_that_do(self, known: Known) -> None:
        interview = truthful(known, known.tables["belote-fr"], Interview(), ("players", "count"))
        subject = next_subject(known, interview)
        assert subject is not None and all(subject in said for said in known.said.values())


class TestOptions:
    """A table with an option is found with it."""

    @pytest.mark.parametrize("name", ["belote-fr+target-501", "bela-hr+two-rounds", "belote-fr+tie-fails"])
    def test_the_best_table_gives_every_answer(self, known: Known, name: str) -> None:
        table = resolved(name)
        interview = interviewed(known, table, 40, variant_only=False)
        best = ranked(known, interview)[0]
        assert not best.against and best.checked
        assert resolved(best.name).digest == table.digest, best.name

    def test_the_answer_of_an_option_excludes_its_variant_as_declared_alone(self, known: Known) -> None:
        interview = truthful(known, resolved("belote-fr+target-501"), Interview(), TARGET)
        one = next(one for one in standings(known, interview) if one.name == "belote-fr")
        assert not one.against and [options for _, options in one.with_options] == [("target-501",)]

    def test_what_an_option_says_is_what_the_table_with_it_says(self, known: Known) -> None:
        random, looked = Random(3), 0
        for name in random.sample(list(known.tables), 16):
            for option in random.sample(list(known.tables[name].declared), min(1, len(known.tables[name].declared))):
                exact = statements(resolved(f"{name}+{option}"))
                for subject in (path for path in known.optional if option in known.options(name, path)):
                    quick = known.option_signatures(name, subject).get(option, known.says(name, subject))
                    same = quick == signature_of(exact.get(subject))
                    assert same or subject not in exact, (name, option, subject)
                    looked += same
        assert looked > 10

    def test_an_overlay_merges_maps_and_replaces_the_rest(self) -> None:
        data = {"match": {"target": 1, "several": "x"}, "auction": {"order": [1]}}
        assert laid_over(data, {"match": {"target": 2, "several": None}, "auction": {"order": [3, 4]}}) == {
            "match": {"target": 2},
            "auction": {"order": [3, 4]},
        }


class TestQuestions:
    """A question has numbered answers that do not depend on when it is asked."""

    def test_answers_keep_their_numbers(self, known: Known) -> None:
        interview = interviewed(known, known.tables["bela-hr"], 2)
        before = {one.number: one.text for one in question(known, Interview(), TARGET).answers}
        after = {one.number: one.text for one in question(known, interview, TARGET).answers}
        assert after.items() <= before.items() and len(after) < len(before)

    def test_every_answer_is_another_sentence_with_somebody_who_gives_it(self, known: Known) -> None:
        for subject in known.subjects[::20]:
            some = known.answers(subject)
            assert len({one.signature for one in some}) == len(some) and all(one.donors for one in some)

    def test_an_example_is_a_record_on_the_clause(self, known: Known) -> None:
        one = question(known, Interview(), ("play", "suit", "void", "partner"))
        assert one.example is not None and one.example.id.startswith("play/") and one.example.title

    def test_what_nobody_asks_about_cannot_be_answered(self, known: Known) -> None:
        with pytest.raises(KeyError):
            answered(known, Interview(), ("match", "colour"), 1)
        with pytest.raises(KeyError):
            answered(known, Interview(), TARGET, 999)


class TestHouse:
    """A house variant extends the nearest table, gives the answers, and can be played."""

    @pytest.mark.parametrize("name", ["belote-fr", "bela-hr", "contree-ffb"])
    def test_an_answer_of_another_table_is_written_or_left_out(self, known: Known, name: str) -> None:
        written, subjects = 0, [path for path in known.subjects if path in known.said[name]]
        plain = [path for path in subjects if not any(isinstance(key, int) for key in path)]
        for subject in Random(name).sample(plain, 12):
            answer = next(one for one in known.answers(subject) if one.signature != known.says(name, subject))
            given = Given(subject, answer)
            made = house(Table(name, (), (given,)), "our-club", (given,))
            says = signature_of(statements(read(made.text, "our-club")).get(subject)) == answer.signature
            assert says is not bool(made.left_out)
            written += says
        assert written >= 3

    def test_one_answer_changes_one_value(self, known: Known) -> None:
        answer = next(one for one in known.answers(TARGET) if "2000" in one.text)
        made = house(Table("belote-fr", (), (Given(TARGET, answer),)), "our-club")
        assert "match: {target: 2000}" in made.text and "match.target:" in made.text
        assert read(made.text, "our-club").data == resolved("belote-fr").data | {
            "match": resolved("belote-fr").data["match"] | {"target": 2000}
        }


class TestCommand:
    """belote which."""

    def test_answers_in_one_line_come_to_the_next_question(self) -> None:
        done = run("which", "--answer", "players.count=2", "--json")
        assert done.status == 0 and done.data["next"]["answers"] and not done.data["found"]
        excluded = [one for one in done.data["ranked"] if one["against"]]
        assert excluded and all(one["against"][0]["subject"] == "players.count" for one in excluded)

    def test_an_interview_is_led_line_by_line_and_ended(self, tmp_path: FilePath) -> None:
        done = run("which", "--write", tmp_path / "our-club.yaml", stdin=b"1\nx\n0\nq\n")
        assert done.status == 0 and "Write one of" in done.out and "3. " in done.out and "4. " not in done.out
        assert resolve(tmp_path / "our-club.yaml").id == "our-club"

    def test_nobody_who_answers_ends_it_too(self) -> None:
        assert run("which", "--most", 1).status == 0

    @pytest.mark.parametrize("word", ["match.colour=1", "match.target=999", "match.target=x", "match.target"])
    def test_what_is_no_answer_is_told(self, word: str) -> None:
        assert refusal("which", "--answer", word)

    def test_a_file_that_is_there_is_not_written_over(self, tmp_path: FilePath) -> None:
        (tmp_path / "our-club.yaml").write_text("ours", "utf-8")
        assert "there already" in refusal("which", "--write", tmp_path / "our-club.yaml")
        assert "no name" in refusal("which", "--write", tmp_path / "Our Club.yaml")


def test_dotted_names_tell_subjects_apart(known: Known) -> None:
    names = [dotted(subject) for subject in known.subjects]
    assert len(set(names)) == len(names)

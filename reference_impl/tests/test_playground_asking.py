"""The interview: the same as `belote which`, question by question, and a table that is written from it."""

from __future__ import annotations

from typing import Any

import pytest
from cli_runs import run

from belote.playground import answer


def ask(answers: dict[str, int], **more: Any) -> dict[str, Any]:
    """Ask with the answers so far."""
    return answer({"do": "ask", "answers": answers, **more})


def interview(seed: int, length: int) -> dict[str, int]:
    """Return the answers of one who answers as chance will have it."""
    answers: dict[str, int] = {}
    for place in range(length):
        found = ask(answers)["next"]
        if found is None:
            break
        answers[found["subject"]] = found["answers"][(seed + place) % len(found["answers"])]["number"]
    return answers


@pytest.mark.parametrize("seed", [0, 1, 5])
def test_the_answer_is_that_of_the_command_line(seed: int) -> None:
    answers = interview(seed, 4)
    found = ask(answers)
    words = [word for name, number in answers.items() for word in ("--answer", f"{name}={number}")]
    told = run("which", *words, "--json").data
    assert (found["next"] or {}).get("subject") == (told["next"] or {}).get("subject")
    assert found["found"] == told["found"]
    agreeing = ["+".join((one["variant"], *one["options"])) for one in told["ranked"] if not one["against"]]
    assert found["left"] == len(agreeing)
    assert [one["name"] for one in found["agreeing"]] == agreeing[: len(found["agreeing"])]


def test_who_does_not_know_is_asked_something_else() -> None:
    first = ask({})["next"]["subject"]
    found = ask({first: 0})
    assert found["next"]["subject"] != first
    assert found["given"] == [{"subject": first, "heading": found["given"][0]["heading"], "number": 0}]


def test_each_answer_leaves_fewer_tables() -> None:
    answers = interview(0, 5)
    left = [ask(dict(list(answers.items())[:number]))["left"] for number in range(len(answers) + 1)]
    assert left == sorted(left, reverse=True) and left[-1] < left[0]


@pytest.mark.parametrize("answers", [{"weather": 1}, {"players.count": 99}])
def test_what_nobody_asked_is_refused(answers: dict[str, int]) -> None:
    found = ask(answers)
    assert not found["ok"] and found["reason"]


def test_a_table_can_be_written_from_an_interview() -> None:
    made = answer({"do": "house", "answers": interview(1, 4), "id": "our-club"})
    assert made["text"].startswith("variant: our-club")
    assert answer({"do": "check", "text": made["text"]})["problems"] == []

"""The playground answers every question with data: what is wrong with an input is an answer, never an exception."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from belote.playground import answer, answer_text
from belote.playground.answering import ANSWERS

ALLOWED = (
    *("belote", "belote_conformance", "yaml", "jsonschema", "jsonschema_specifications", "referencing", "rpds"),
    *("attr", "attrs", "fluent", "babel", "pytz", "typing_extensions"),
)
"""What lies in the bundle that a browser loads, besides the standard library."""

NOT_IN_A_BROWSER = ("multiprocessing", "subprocess", "_multiprocessing", "concurrent.futures.process", "ctypes")

REFUSING = """
import sys
allowed, barred = set({allowed!r}), {barred!r}

class Refusing:
    def find_spec(self, name, path=None, target=None):
        first = name.partition(".")[0]
        known = first in allowed | sys.stdlib_module_names or first.startswith("_sysconfigdata")
        if not known or name in barred:
            raise ModuleNotFoundError(f"{{name}} is not in the bundle", name=name)

sys.meta_path.insert(0, Refusing())
from belote.playground import answer_text
print(answer_text('{{"do": "fields", "variant": "belote-fr"}}'))
print(answer_text('{{"do": "check", "text": "variant: our-club"}}'))
"""


def test_an_unknown_question_is_told_so() -> None:
    assert answer({"do": "dance"}) == {"ok": False, "reason": "Nobody can answer this question."}
    assert not answer({})["ok"]


@pytest.mark.parametrize("text", ["", "[]", "{", '"x"', "[" * 100_000, "null"])
def test_what_is_no_question_is_answered_all_the_same(text: str) -> None:
    assert json.loads(answer_text(text))["ok"] is False


@pytest.mark.parametrize("do", ANSWERS)
@pytest.mark.parametrize("value", [None, 7, "", "nobody-plays-this", "../../etc/passwd", [], {"a": {}}, "belote-fr+no"])
def test_no_value_of_a_member_raises(do: str, value: Any) -> None:
    members = ("variant", "other", "text", "record", "given", "witness", "number", "inline", "answers")
    found = answer({"do": do, **dict.fromkeys(members, value)})
    assert isinstance(found["ok"], bool)
    assert found["ok"] or found.get("reason") or found.get("problems")
    assert "fault" not in found


def test_a_text_that_is_too_long_is_not_read() -> None:
    found = answer({"do": "check", "text": "#" * 300_000})
    assert found == {"ok": False, "reason": "text is longer than 200000 characters."}


def test_an_unknown_language_is_answered_in_english() -> None:
    one, other = ({"do": "fields", "variant": "belote-fr", "lang": lang} for lang in ("en", "xx"))
    assert answer(one) == answer(other)


def test_only_what_lies_in_the_bundle_is_imported() -> None:
    code = REFUSING.format(allowed=ALLOWED, barred=NOT_IN_A_BROWSER)
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    first, second = map(json.loads, run.stdout.splitlines())
    assert first["ok"] and [side["id"] for side in first["sides"]] == ["NS", "EW"]
    assert second["problems"]

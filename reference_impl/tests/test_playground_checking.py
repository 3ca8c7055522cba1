"""A declaration that is written in the playground: problems at their line and column, and what a sound one changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from cli_runs import run

from belote.declaration import files
from belote.playground import answer

HEAD = "variant: our-club\nrevision: 1\nextends: belote-fr\nnames: {en: Our club}\n"
SLIP = "scoring:\n  pay:\n    failed: {belote: defender}\n"
CITED = "sources:\n  scoring.pay.failed.belote: {editorial: our club has always played it so}\n"
SOUND = HEAD + SLIP.replace("defender", "defenders") + CITED


def check(text: str, **more: Any) -> dict[str, Any]:
    """Check a text."""
    return answer({"do": "check", "text": text, **more})


def test_a_slip_is_told_at_its_line_and_column_with_the_way_out_and_the_clause() -> None:
    found = check(HEAD + SLIP + CITED)["problems"]
    assert [(one["line"], one["column"], one["path"]) for one in found] == [(7, 22, "scoring.pay.failed.belote")]
    assert 'Did you mean "defenders"?' in found[0]["instead"]
    assert (found[0]["clause"], found[0]["code"], found[0]["here"]) == ("scoring.pay.failed", "schema.enum", True)


def test_a_sound_declaration_says_what_it_changes() -> None:
    found = check(SOUND)
    assert found["problems"] == []
    assert (found["id"], found["parent"]) == ("our-club", "belote-fr")
    assert [one["clause"] for one in found["changes"]] == ["scoring.pay.failed"]
    assert found["changes"][0]["right"]["editorial"] == [{"text": "our club has always played it so", "lang": "en"}]


def test_a_declaration_that_changes_nothing_has_no_changes() -> None:
    assert check(HEAD)["changes"] == []


def test_changes_are_told_in_the_language_of_the_reader() -> None:
    english, french = (check(SOUND, lang=lang)["changes"][0]["right"]["texts"] for lang in ("en", "fr"))
    assert english != french
    assert "belote" in french[0]["text"]
    assert (english[0]["lang"], french[0]["lang"]) == ("en", "fr")


@pytest.mark.parametrize("text", ["", "a: [", "- x", "variant: our-club\nvariant: our-club", "\x00", "a: &a [*a]"])
def test_what_is_no_declaration_has_a_problem_with_a_place(text: str) -> None:
    found = check(text)
    assert found["problems"]
    assert all(one["message"] for one in found["problems"])


def test_a_changed_text_is_never_taken_for_the_old_one() -> None:
    assert check(SOUND)["problems"] == []
    assert check(SOUND.replace("defenders", "attackers"))["problems"]
    assert check(SOUND)["problems"] == []


def test_the_same_is_told_as_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "our-club.yaml"
    file.write_text(HEAD + SLIP + CITED, encoding="utf-8")
    told = run("validate", file, "--json").data[str(file)]["problems"]
    places = [(one["code"], one["line"], one["column"], one["message"], one["instead"]) for one in told]
    found = check(HEAD + SLIP + CITED)["problems"]
    assert [(one["code"], one["line"], one["column"], one["message"], one["instead"]) for one in found] == places


@pytest.mark.parametrize("variant", ["belote-fr", "bridge-belote-bg", "bela-hr", "klaverjas-troef"])
def test_a_shipped_variant_can_be_opened_and_is_sound(variant: str) -> None:
    opened = answer({"do": "source", "variant": variant})
    assert opened["text"] == files()[variant].read_text(encoding="utf-8")
    assert check(opened["text"])["problems"] == []


@pytest.mark.parametrize("parent", ["belote-fr", "bridge-belote-bg+kirtik"])
def test_a_new_table_begins_sound_and_without_a_change(parent: str) -> None:
    found = check(answer({"do": "start", "variant": parent})["text"])
    assert (found["problems"], found["parent"], found["changes"]) == ([], parent, [])


def test_an_option_that_is_not_there_starts_nothing() -> None:
    found = answer({"do": "start", "variant": "belote-fr+no-such-option"})
    assert found["problems"]


def test_ones_own_table_can_be_scored_and_compared() -> None:
    given = {"contract": {"denomination": "hearts", "taker": "NS"}, "cards": {"NS": 60, "EW": 102}, "last": "EW"}
    given["belote"] = {"NS": 20}
    own = answer({"do": "score", "variant": "@own", "text": SOUND, "given": given})
    assert own["score"]["score"] == {"NS": 0, "EW": 182}
    shipped = answer({"do": "score", "variant": "belote-fr", "given": given})
    assert shipped["score"]["score"] == {"NS": 20, "EW": 162}
    side_by_side = answer({"do": "compare", "variant": "belote-fr", "other": "@own", "text": SOUND})
    assert side_by_side["right"]["name"] == "our-club"
    assert [one["clause"] for one in side_by_side["entries"]] == ["scoring.pay.failed"]

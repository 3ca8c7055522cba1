"""Which records are chosen: by variant, by profile and by words. Clause protocol.profiles."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from corpus import SCHEMAS

from belote_conformance.errors import BrokenInput, BrokenRecords
from belote_conformance.records import load
from belote_conformance.selection import PROFILES, Selection, expression

RECORD: dict[str, Any] = {
    "id": "play/overruff-is-forced",
    "kind": "refusal",
    "base": "position",
    "title": "The Partner's ruff and what follows",
    "clauses": ["play.void.partner-ruffed"],
    "variant": {"id": "belote-fr", "options": ["rounded"]},
}


def wanted(**selection: Any) -> bool:
    """Say whether the record is chosen."""
    return Selection(**selection).chooser()(RECORD)


class TestVariants:
    @pytest.mark.parametrize("name", ["belote-fr", "belote-fr+rounded"])
    def test_a_variant_is_named_with_or_without_options(self, name: str) -> None:
        assert wanted(variants=(name,))
        assert wanted(variants=("other", name))

    @pytest.mark.parametrize("name", ["belote", "belote-fr+other", "rounded", "belote-fr-2"])
    def test_another_variant_is_another(self, name: str) -> None:
        assert not wanted(variants=(name,))


class TestProfiles:
    def test_a_refusal_belongs_to_what_it_is_based_on(self) -> None:
        assert [name for name in PROFILES if wanted(profiles=(name,))] == ["play"]

    def test_profiles_add_up(self) -> None:
        assert wanted(profiles=("scoring", "play"))
        assert not wanted(profiles=("scoring", "play"), variants=("other",))

    def test_an_unknown_profile_is_refused(self) -> None:
        with pytest.raises(BrokenInput, match="there is no profile all; known are scoring"):
            Selection(profiles=("all",))


class TestWords:
    """-k: phrases joined by and, or, not and brackets, looked for in id, title, variant, kind and clauses."""

    @pytest.mark.parametrize(
        "words",
        [
            *("", "  ", "overruff", "OVERRUFF", "partner's ruff", "belote-fr", "+rounded", "play.void", "refusal"),
            *("play/overruff-is-forced", "overruff and forced", "nothing or forced", "not nothing"),
            *("not (nothing or never)", "(overruff)", "nothing and nothing or overruff", "not not overruff"),
            '"ruff and what follows"',
        ],
    )
    def test_these_find_the_record(self, words: str) -> None:
        assert wanted(words=words)

    @pytest.mark.parametrize(
        "words",
        [
            *("nothing", "ruff partner's", "overruff and nothing", "not overruff", "nothing or never"),
            *("overruff and not forced", "not (nothing or forced)", "nothing and (overruff or forced)"),
            '"ruff and nothing"',
        ],
    )
    def test_these_do_not(self, words: str) -> None:
        assert not wanted(words=words)

    def test_and_binds_closer_than_or(self) -> None:
        test = expression("one or two and three")
        assert test("one") and test("two three") and not test("two")

    @pytest.mark.parametrize("words", ["and", "a and", "or a", "(a", "a)", "not", "()", "a (b)", "a not b", "((a)"])
    def test_what_is_no_expression_is_refused(self, words: str) -> None:
        with pytest.raises(BrokenInput, match="-k cannot be read"):
            Selection(words=words)


class TestBeforeValidation:
    """What is not chosen is not validated: one broken record does not stop a check of another variant."""

    SCHEMA = json.loads((SCHEMAS / "record.schema.json").read_text(encoding="utf-8"))

    def put(self, folder: Path, data: Any) -> None:
        """Write something into the folder."""
        (folder / "play").mkdir(exist_ok=True)
        (folder / "play" / "broken.json").write_text(json.dumps(data), encoding="utf-8")

    def test_a_broken_record_of_another_variant_is_left_out(self, tmp_path: Path) -> None:
        self.put(tmp_path, RECORD)
        assert load([tmp_path], self.SCHEMA, Selection(variants=("pilotta-cy",)).chooser()) == []

    @pytest.mark.parametrize("data", [RECORD, {}, [], None, {"variant": {"id": "pilotta-cy"}}, {"variant": 7}])
    def test_a_broken_record_that_may_be_meant_is_reported(self, tmp_path: Path, data: Any) -> None:
        self.put(tmp_path, data)
        with pytest.raises(BrokenRecords, match=r"broken\.json") as caught:
            load([tmp_path], self.SCHEMA, Selection(variants=("belote-fr",)).chooser())
        assert caught.value.files == (tmp_path / "play" / "broken.json",)

    def test_what_is_no_json_is_reported_always(self, tmp_path: Path) -> None:
        self.put(tmp_path, {})
        (tmp_path / "play" / "broken.json").write_text("{", encoding="utf-8")
        with pytest.raises(BrokenRecords, match="cannot be read"):
            load([tmp_path], self.SCHEMA, Selection(variants=("belote-fr",)).chooser())

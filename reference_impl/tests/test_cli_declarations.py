"""The commands that read and write declarations, as a club meets them: variants, show, validate, new and diff."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from cli_runs import refusal, run

from belote.declaration import from_resolved
from belote.declaration.schema import schema_problems
from belote.errors import Place


def house(tmp_path: Path, id: str, parent: str, text: str) -> Path:
    """Write a house variant in one language, which is not English."""
    file = tmp_path / f"{id}.yaml"
    file.write_text(f"variant: {id}\nextends: {parent}\nnames: {{nl: Ons {id}}}\n{text}", "utf-8")
    return file


class TestVariants:
    """belote variants"""

    def test_a_broken_one_does_not_hide_the_others(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        folder = tmp_path / "variants" / "odd"
        folder.mkdir(parents=True)
        whole = run("show", "belote-fr", "--json").data
        rules = {name: part for name, part in whole.items() if name not in ("summary", "regions", "notes")}
        sound = {**rules, "variant": "odd-sound", "names": {"nl": "Heel"}}
        (folder / "odd-sound.yaml").write_text(yaml.safe_dump(sound), "utf-8")
        (folder / "odd-broken.yaml").write_text("variant: odd-broken\nnames: {nl: Stuk}\nmatch: {deels: 3}\n", "utf-8")
        monkeypatch.setattr("belote.data.variants_folder", lambda: tmp_path / "variants")
        found = run("variants")
        assert found.status == 2
        assert [line.split()[0] for line in found.out.splitlines()] == ["variant", "odd-sound"] and "Heel" in found.out
        assert "odd-broken is broken: " in found.err and 'Did you mean "deals"?' in found.err
        listed = run("variants", "--json")
        assert listed.status == 2 and [entry["variant"] for entry in listed.data] == ["odd-sound"]

    def test_where_all_are_sound_nothing_is_said_of_it(self) -> None:
        found = run("variants")
        assert (found.status, found.err) == (0, "") and "broken" not in found.out


class TestShow:
    """belote show"""

    def test_notes_and_paragraphs_come_with_the_json_and_the_schema_allows_them(self, tmp_path: Path) -> None:
        note = "notes: [{topic: play, text: {nl: Wees aardig}, sources: {editorial: ours}}]\n"
        words = "paragraphs: {tournament: {nl: [Zes partijen.]}}\n"
        data = run("show", house(tmp_path, "club", "belote-ro", note + words), "--json").data
        assert data["notes"][-1]["text"] == {"nl": "Wees aardig"}
        assert data["paragraphs"] == {"tournament": {"nl": ["Zes partijen."]}}
        assert schema_problems(data, lambda path, key: Place(), partial=False) == []
        assert from_resolved(data) == from_resolved(run("show", "belote-ro", "--json").data)
        assert "paragraphs" not in run("show", "belote-fr", "--json").data

    def test_a_name_in_another_language_than_english_is_shown(self, tmp_path: Path) -> None:
        file = house(tmp_path, "club", "belote-ro", "")
        assert run("show", file).out.startswith("Ons club  (club)")
        assert run("show", file, "--lang", "en").out.startswith("Ons club  (club)")


class TestValidate:
    """belote validate"""

    def test_an_option_that_changes_nothing_is_a_note_and_wrong_if_wanted(self, tmp_path: Path) -> None:
        option = "options: {same: {title: {nl: x}, sources: {editorial: x}, set: {players: {count: 4}}}}\n"
        file = house(tmp_path, "idle", "belote-proposals", option)
        found = run("validate", file)
        assert found.status == 0 and f"note: {file}:4: the option same changes nothing here" in found.out
        assert run("validate", file, "--strict").status == 2
        assert run("validate", file, "--json").data[str(file)]["idle"]["same"]["line"] == 4
        assert "+same" in run("show", file).out

    def test_an_inherited_one_is_not_offered_and_not_wrong(self, tmp_path: Path) -> None:
        own = "players: {direction: clockwise}\nsources: {players: {editorial: ours}}\n"
        file = house(tmp_path, "child", "belote-proposals", own)
        parent = house(tmp_path, "parent", "belote-proposals", CLOCKWISE)
        child = house(tmp_path, "grandchild", "parent", own)
        assert "changes nothing" not in run("validate", file).out + run("validate", parent).out
        found = run("validate", child, "--strict")
        assert found.status == 0 and "the inherited option clockwise changes nothing here" in found.out
        assert "+clockwise" not in run("show", child).out and "+clockwise" in run("show", parent).out

    def test_what_may_be_a_slip_is_a_note(self, tmp_path: Path) -> None:
        own = "match: {target: 9000}\nsources: {match: {editorial: ours}}\n"
        file = house(tmp_path, "far", "belote-proposals", own)
        found = run("validate", file, "--strict")
        assert found.status == 0 and f"note: {file}:4:9: a target of 9000 game points is some 55 deals" in found.out
        notes = run("validate", file, "--json").data[str(file)]["notes"]
        assert [note["code"] for note in notes] == ["match.far-target"]

    def test_what_clashes_with_a_parent_is_told_in_the_file(self, tmp_path: Path) -> None:
        file = house(tmp_path, "wide", "bela-hr", "pack: {ranks: '6789TJQKA'}\nsources: {pack: {editorial: ours}}\n")
        found = run("validate", file)
        assert found.status == 2 and found.out.startswith(f"{file}:4:8: pack.ranks does not go with contracts.suit.")
        assert all(line.startswith(f"{file}:4:8: ") for line in found.out.splitlines())


CLOCKWISE = (
    "options: {clockwise: {title: {nl: x}, sources: {editorial: x}, set: {players: {direction: clockwise}}}}\n"
    "players: {direction: counterclockwise}\nsources: {players: {editorial: ours}}\n"
)


class TestNew:
    """belote new"""

    def test_everything_it_shows_in_comments_can_be_written(self, tmp_path: Path) -> None:
        run("new", "our-club", "--from", "belote-fr", "--in", tmp_path)
        file = tmp_path / "our-club.yaml"
        text = re.sub(r"^# options: null\n", "", file.read_text("utf-8"), flags=re.MULTILINE)
        written = re.sub(r"^# (?= *(?:- )?[a-z_.-]+:(?: [{\[]|\n))", "", text, flags=re.MULTILINE)
        written = re.sub(r"^# (?=  - topic: dealing\n)", "", written, flags=re.MULTILINE)
        assert {"regions", "scoring", "sources", "options", "notes", "paragraphs"} <= yaml.safe_load(written).keys()
        file.write_text(written, "utf-8")
        found = run("validate", file)
        assert found.status == 0, found.out

    def test_no_option_of_the_parent_need_be_kept(self, tmp_path: Path) -> None:
        run("new", "our-club", "--from", "belote-fr", "--in", tmp_path)
        file = tmp_path / "our-club.yaml"
        file.write_text(file.read_text("utf-8").replace("# options: null", "options: null"), "utf-8")
        assert run("validate", file).out == f"{file}: sound\n"
        assert "\n  +" not in run("show", file).out and "\n  +" in run("show", "belote-fr").out


class TestDiff:
    """belote diff"""

    def test_a_section_that_one_has_not_is_one_difference(self) -> None:
        rows = run("diff", "belote-fr", "bela-hr", "--json").data["differences"]
        (row,) = [row for row in rows if row["section"] == "declarations"]
        assert [value["path"] for value in row["values"]] == ["declarations"]
        assert row["left"]["says"] == ["Nothing is said of this."] and len(row["right"]["says"]) > 10

    @pytest.mark.parametrize(("word", "meant"), [("declar", "declarations"), ("irr", "irregularities"), ("m", "match")])
    def test_the_beginning_of_a_section_is_understood(self, word: str, meant: str) -> None:
        assert f'Did you mean "{meant}"?' in refusal("diff", "belote-fr", "bela-hr", "--section", word)

"""The page on logs: its example gives what it prints, and it names everything a mapping holds."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from cli_runs import run

from belote.data import root, schema_file
from belote.errors import BrokenRecord
from belote.logs.letters import LANGUAGES
from belote.logs.mapping import form, read_mapping

PAGE = root() / "conformance" / "logs.md"


def blocks(language: str) -> list[str]:
    """Return the blocks of the page in a language."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def test_the_example_prints_what_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("evening.csv").write_text(blocks("csv")[0], "utf-8")
    Path("evening.yaml").write_text(blocks("yaml")[0], "utf-8")
    command, *printed = blocks("console")[0].splitlines()
    found = run(*command.removeprefix("$ belote ").split())
    assert found.status == 1
    assert found.out.splitlines() == printed and found.err == blocks("console")[1]


def test_the_page_names_every_column_and_every_part_of_a_mapping() -> None:
    text = PAGE.read_text("utf-8")
    schema = json.loads(schema_file("mapping.schema.json").read_text("utf-8"))
    names = {*schema["properties"], *schema["properties"]["columns"]["properties"]}
    for part in ("words", "format", "cards"):
        names |= set(schema["properties"][part]["properties"])
    for name in ("cell", "by_side", "by_seat", "contract", "plays"):
        node = schema["$defs"][name]
        names |= set(node.get("then", node)["properties"])
    names -= {"taker", "rest", *"NESW", "NS", "EW"}
    assert [name for name in sorted(names) if not re.search(rf"\b{name}\b", text)] == []


def test_the_schema_and_the_page_name_every_language_there_is() -> None:
    assert form()["$defs"]["language"]["enum"] == list(LANGUAGES)
    assert f"({', '.join(LANGUAGES)}; several" in PAGE.read_text("utf-8").replace("\n", " ")


def test_every_part_of_the_schema_says_what_it_is() -> None:
    def bare(node: object, path: str) -> list[str]:
        if isinstance(node, list):
            return [found for item in node for found in bare(item, path)]
        if not isinstance(node, dict):
            return []
        named = [
            f"{path}.{name}"
            for name, below in node.get("properties", {}).items()
            if isinstance(below, dict) and "$ref" not in below and not {"title", "description"} <= set(below)
        ]
        within = [found for name, below in node.items() if name != "enum" for found in bare(below, f"{path}.{name}")]
        return [name for name in named if "column.enum" not in name and not name.endswith(".if")] + within

    assert bare(json.loads(schema_file("mapping.schema.json").read_text("utf-8")), "") == []


def test_a_mapping_that_is_wrong_is_told_with_line_column_and_the_way_out(tmp_path: Path) -> None:
    file = tmp_path / "mapping.yaml"
    file.write_text("letters: fr\ncolumns:\n  dealr: donneur\n  hands: {N: a, X: b}\n", "utf-8")
    found = run("check", tmp_path / "none.csv", "--mapping", file, "--variant", "belote-fr")
    assert found.status == 2
    assert f'{file}:3:3: "dealr" is not known here' in found.err and 'Did you mean "dealer"?' in found.err
    assert f"{file}:4:17: " in found.err


def test_a_character_set_that_there_is_not_and_a_seat_without_a_word_are_told(tmp_path: Path) -> None:
    file = tmp_path / "mapping.yaml"
    for encoding in ("base64", "rot13", "nonsense"):
        file.write_text(f"columns: {{dealer: d}}\nformat: {{encoding: {encoding}}}\n", "utf-8")
        with pytest.raises(BrokenRecord, match="no character set"):
            read_mapping(file)
    file.write_text("columns: {dealer: d}\nseats: {Nord: E, Ouest: W, Sud: S, Est: E}\n", "utf-8")
    with pytest.raises(BrokenRecord, match="no word stands for N"):
        read_mapping(file)
    file.write_text("columns: {dealer: d}\nseats: {Nord: N, North: N, Est: E}\nformat: {encoding: cp1252}\n", "utf-8")
    assert read_mapping(file).seats == {"nord": "N", "north": "N", "est": "E"}


def test_the_mapping_of_the_page_is_sound(tmp_path: Path) -> None:
    file = tmp_path / "evening.yaml"
    file.write_text(blocks("yaml")[0], "utf-8")
    assert read_mapping(file).variant == "belote-fr"

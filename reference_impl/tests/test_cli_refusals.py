"""Bad input of every kind: one clear message on standard error with the file, status 2, no traceback, and quickly."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest
from cli_runs import record_of, refusal, run

READERS = ("replay", "check", "explain")
LONGEST = 5.0
"""Seconds: far more than any refusal takes, so that a busy machine fails no test."""

RECORDS: dict[str, tuple[bytes, str]] = {
    "empty.json": (b"", "1:1: there is nothing in it"),
    "space.json": (b"  \n", "1:1: there is nothing in it"),
    "text.json": (b"hello", "1:1: this is not JSON"),
    "comma.json": (b'{"kind": "deal",\n "given": {},\n}', "3:1: this is not JSON"),
    "binary.json": (bytes(range(256)), "1:1: a NUL byte"),
    "twins.json": (b'{"kind": "deal",\n "kind": "deal"}', '2:2: the key "kind" stands here twice'),
    "deep.json": (b"[" * 100_000, "1:33: this is nested more than 32 levels deep"),
    "maps.json": (b'{"a":' * 1000 + b"1" + b"}" * 1000, "levels deep"),
    "wide.json": (b"[" + b"1," * 200_000 + b"1]", "there are more than 30000 values in it"),
    "utf-16.json": ('{"kind": "deal"}'.encode("utf-16"), "this is UTF-16"),
    "latin-1.json": ('{"kind": "é"}'.encode("latin-1"), "1:11: byte 0xe9 is not UTF-8"),
    "float.json": (b'{"kind": "deal",\n"x": 1.5}', '2:6: "1.5" is not an integer'),
    "nan.json": (b'{"kind": NaN}', "is not an integer"),
    "huge.json": (b'{"x": ' + b"9" * 5000 + b"}", "is too large"),
    "list.json": (b"[1, 2]", "this is not a record"),
    "null.json": (b"null", "this is not a record"),
    "two.json": (b'{"kind": "deal"}\n{"kind": "deal"}', "Name the file .jsonl"),
    "kind.json": (b'{"variant": {"id": "x"}, "kind": "dael", "given": {}, "events": []}', 'Did you mean "deal"?'),
    "declaration.yaml": (b"variant: house\nnames: {en: House}\n", "This looks like a declaration"),
    "lines.jsonl": (b'\n{"kind": "deal"\n', "2:1"),
    "resolved.json": (b'{"variant": "belote-fr", "players": {}}', '"players" is not known here'),
}

DECLARATIONS: dict[str, tuple[bytes, str]] = {
    "empty.yaml": (b"", "1:1: there is nothing in it"),
    "syntax.yaml": (b"variant: syntax\nnames: {en: [}\n", "2:14: this is not YAML"),
    "tabs.yaml": (b"variant: tabs\n\tnames: 1\n", "2:1: this is not YAML"),
    "binary.yaml": (bytes(range(256)), "a NUL byte"),
    "utf-16.yaml": ("variant: x".encode("utf-16"), "this is UTF-16"),
    "twins.yaml": (b"variant: twins\nvariant: twins\n", "2:1: the key"),
    "deep.yaml": (b"a: " + b"[" * 500 + b"]" * 500, "levels deep"),
    "bomb.yaml": (b"a: &a [x]\n" + b"".join(b"%c: &%c [*%c,*%c]\n" % (n + 1, n + 1, n, n) for n in range(97, 117)), ""),
    "tag.yaml": (b'variant: !!python/object/apply:os.system ["echo"]\n', "is not read"),
    "circle.yaml": (b"variant: circle\nrevision: 1\nextends: circle\nnames: {en: C}\n", "is its own ancestor"),
    "record.yaml": (b'{"kind": "deal", "given": {}, "events": []}', '"kind" is not known here'),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with every bad file."""
    found = tmp_path_factory.mktemp("bad")
    for name, (data, _) in {**RECORDS, **DECLARATIONS}.items():
        (found / name).write_bytes(data)
    for name in ("sparse.json", "sparse.jsonl", "sparse.yaml"):
        with (found / name).open("wb") as file:
            file.truncate(100_000_000)
    (found / "nothing").mkdir()
    return found


def refused_quickly(*words: object) -> str:
    """Return what is said of a refusal that comes quickly."""
    begun = time.monotonic()
    told = refusal(*words)
    assert time.monotonic() - begun < LONGEST
    assert len(told.splitlines()) <= 60
    return told


class TestRecords:
    """Commands that read records."""

    @pytest.mark.parametrize("name", RECORDS)
    def test_a_file_that_holds_none_is_told_with_line_and_column(self, folder: Path, name: str) -> None:
        for command in READERS:
            told = refused_quickly(command, folder / name)
            assert str(folder / name) in told and RECORDS[name][1] in told, told

    @pytest.mark.parametrize("name", ["sparse.json", "sparse.jsonl"])
    def test_a_file_that_is_too_large_is_not_read(self, folder: Path, name: str) -> None:
        assert "bytes long" in refused_quickly("check", folder / name)

    @pytest.mark.parametrize("command", READERS)
    def test_a_file_that_is_not_there(self, folder: Path, command: str) -> None:
        assert "there is no such file" in refused_quickly(command, folder / "none.json")

    @pytest.mark.parametrize("command", READERS)
    def test_a_folder_without_records(self, folder: Path, command: str) -> None:
        told = refused_quickly(command, folder / "nothing")
        assert "There is no record" in told or "holds no records" in told

    def test_every_bad_file_of_a_folder_is_named(self, folder: Path) -> None:
        told = refused_quickly("check", folder)
        assert "empty.json" in told and "twins.json" in told

    def test_a_good_record_beside_a_bad_one_does_not_hide_it(self, folder: Path) -> None:
        for command in ("check", "replay"):
            found = run(command, record_of("position"), folder / "twins.json")
            assert found.status == 2 and "twins.json" in found.err
        assert "twins.json" in refused_quickly("check", "--strict", record_of("position"), folder / "twins.json")

    def test_each_bad_line_is_told_with_its_number(self, tmp_path: Path) -> None:
        file = tmp_path / "log.jsonl"
        good = run("deal", "belote-fr").out
        file.write_text(good + "garbage\n" + good + '{"kind": "deal"}\n', "utf-8")
        found = run("check", file)
        assert found.status == 2 and "2 checked, 2 agree with the rules; 2 cannot be read" in found.out
        assert f"{file}:2:1: this is not JSON" in found.err and f"{file}:4:1: " in found.err
        assert f"{file}:1:" not in found.err and f"{file}:3:" not in found.err
        told = run("check", file, "--json").data
        assert [one["verdict"] for one in told] == ["agrees", "agrees", "unreadable", "unreadable"]
        assert [one["id"] for one in told] == ["log.jsonl:1", "log.jsonl:3", "log.jsonl:2", "log.jsonl:4"]
        assert len(run("replay", file, "--json").data) == 2

    def test_a_file_without_bad_lines_has_none_that_cannot_be_read(self, tmp_path: Path) -> None:
        file = tmp_path / "log.jsonl"
        file.write_text(run("deal", "belote-fr", "-n", 2).out, "utf-8")
        found = run("check", file)
        assert (found.status, found.err) == (0, "") and "cannot be read" not in found.out

    def test_explain_wants_one(self, tmp_path: Path) -> None:
        file = tmp_path / "log.jsonl"
        file.write_text(run("deal", "belote-fr", "-n", 2).out, "utf-8")
        told = refused_quickly("explain", file)
        assert "holds 2 records" in told and "--id" in told and "log.jsonl:2" in told

    def test_one_of_several_is_named_as_check_names_it(self, tmp_path: Path) -> None:
        file = tmp_path / "log.jsonl"
        first, second = (json.loads(line) for line in run("deal", "belote-fr", "-n", 2).out.splitlines())
        file.write_text(f"{json.dumps(first)}\ngarbage\n{json.dumps(second | {'id': 'play/tuesday'})}\n", "utf-8")
        for words in ((file, "--id", "log.jsonl:1"), (file, "--id", f"{file}:1"), (f"{file}:1",)):
            assert run("explain", *words, "--step", 0).out.startswith("log.jsonl:1, step 0")
        assert run("explain", file, "--id", "play/tuesday").out.startswith("play/tuesday, step end")
        counted = run("perft", "belote-fr", "--deal", file, "--id", "play/tuesday", "--depth", 1)
        assert counted.status == 0

    def test_one_that_is_not_there_is_told_with_those_that_are(self, tmp_path: Path) -> None:
        file = tmp_path / "log.jsonl"
        file.write_text(run("deal", "belote-fr", "-n", 2).out + "garbage\n", "utf-8")
        for command in (("explain", file), ("perft", "belote-fr", "--depth", 1, "--deal", file)):
            told = refused_quickly(*command, "--id", "log.jsonl:9")
            assert "holds no record log.jsonl:9" in told and "log.jsonl:1 and log.jsonl:2" in told
            assert "3:1: this is not JSON" in refused_quickly(*command, "--id", "log.jsonl:3")

    def test_a_line_is_named_wherever_a_record_is_read(self, tmp_path: Path) -> None:
        file = tmp_path / "log.jsonl"
        file.write_text("garbage\n" + run("deal", "belote-fr", "-n", 2).out, "utf-8")
        (one,) = json.loads(run("check", f"{file}:3", "--json").out)
        assert (one["file"], one["verdict"]) == (f"{file}:3", "agrees")
        assert run("replay", f"{file}:2", "--json").data[0]["id"] == "log.jsonl:2"
        for command in (("check",), ("replay",), ("explain",), ("perft", "belote-fr", "--depth", 1, "--deal")):
            assert "1:1: this is not JSON" in refused_quickly(*command, f"{file}:1")
            told = refused_quickly(*command, f"{file}:9")
            assert f"holds no record {file}:9" in told and "log.jsonl:2 and log.jsonl:3" in told and "--id" not in told
            assert "there is no such file" in refused_quickly(*command, tmp_path / "none.jsonl:1")

    @pytest.mark.parametrize("command", ["check", "replay", "explain"])
    def test_a_variant_that_does_not_exist(self, tmp_path: Path, command: str) -> None:
        deal = json.loads(run("deal", "belote-fr").out)
        deal["variant"]["id"] = "belot-fr"
        file = tmp_path / "deal.json"
        file.write_text(json.dumps(deal), "utf-8")
        found = run(command, file)
        assert found.status == 2 and 'Did you mean "belote-fr"?' in found.out + found.err
        assert 'Did you mean "belote-fr"?' in refused_quickly(command, file, "--variant", "belot-fr")

    @pytest.mark.parametrize("words", [("validate", "--records"), ("conform", "--records")])
    def test_a_corpus_is_held_to_the_same(self, folder: Path, words: tuple[str, ...]) -> None:
        assert "2:2: the key" in refused_quickly(*words, folder / "twins.json")
        assert "there is no such file" in refused_quickly(*words, folder / "none.json")
        assert "record" in refused_quickly(*words, folder / "nothing")

    def test_totals_are_read_as_strictly(self, folder: Path) -> None:
        for name in ("twins.json", "deep.json", "binary.json", "empty.json", "sparse.json", "none.json"):
            assert str(folder / name) in refused_quickly("score", "belote-fr", "--record", folder / name)

    @pytest.mark.skipif(os.name != "posix", reason="named pipes are made differently elsewhere")
    def test_a_pipe_without_a_writer_is_not_waited_for(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe.json")
        os.mkfifo(tmp_path / "pipe.jsonl")
        assert "not a regular file" in refused_quickly("check", tmp_path / "pipe.json")
        assert "not a regular file" in refused_quickly("check", tmp_path / "pipe.jsonl")
        assert "not a regular file" in refused_quickly("validate", "--records", tmp_path / "pipe.json")
        assert "not a regular file" in refused_quickly("conform", "--records", tmp_path / "pipe.json")


class TestDeclarations:
    """Commands that read declarations."""

    @pytest.mark.parametrize("name", DECLARATIONS)
    def test_a_file_that_holds_none_is_told_with_its_place(self, folder: Path, name: str) -> None:
        for words in (("show",), ("deal",), ("diff", "belote-fr")):
            told = refused_quickly(*words, folder / name)
            assert str(folder / name) in told and DECLARATIONS[name][1] in told, told
        found = run("validate", folder / name)
        assert found.status == 2 and str(folder / name) in found.out and DECLARATIONS[name][1] in found.out

    def test_a_file_that_is_too_large_is_not_read(self, folder: Path) -> None:
        assert "bytes long" in refused_quickly("show", folder / "sparse.yaml")

    def test_a_circle_of_two_files(self, tmp_path: Path) -> None:
        for id, parent in (("one", "two"), ("two", "one")):
            text = f"variant: {id}\nrevision: 1\nextends: {parent}\nnames: {{en: X}}\n"
            (tmp_path / f"{id}.yaml").write_text(text, "utf-8")
        assert "one → two → one" in refused_quickly("show", tmp_path / "one.yaml")

    @pytest.mark.parametrize("name", ["belot-fr", "belote_fr", "Belote-FR"])
    def test_a_misspelt_variant_is_guessed(self, name: str) -> None:
        for words in (
            ("show", name),
            ("deal", name),
            ("score", name),
            ("diff", name, "bela-hr"),
            ("diff", "bela-hr", name),
        ):
            assert 'Did you mean "belote-fr"?' in refused_quickly(*words)

    @pytest.mark.parametrize(
        "name", ["", "+", ".", "/", "x" * 5000, "belote-fr+", "belote-fr+roundd", "a\x00b", "../x"]
    )
    def test_odd_names_are_refused(self, name: str) -> None:
        refused_quickly("show", name)

    def test_a_misspelt_option_is_guessed(self) -> None:
        assert 'Did you mean "rounded"?' in refused_quickly("show", "belote-fr+roundd")

    def test_a_folder_without_declarations(self, folder: Path) -> None:
        assert "There is no declaration" in refused_quickly("validate", folder / "nothing")

    def test_write_goes_with_records(self) -> None:
        assert "--records" in refused_quickly("validate", "--write")

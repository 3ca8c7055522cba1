"""A program in another language finds a release sound, and finds every fault planted in one. Clause record.variant.

``check_bundle.mjs`` has nothing of this project in it: what it knows of digests, it has from the clause.
"""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from cli_runs import run
from small_checkout import RECORDS, VARIANT, Files, belote, checkout, with_true_manifest

from belote.bundle import problems, read, write
from belote.declaration import digest

PROGRAM = Path(__file__).with_name("check_bundle.mjs")
NODE = shutil.which("node")
NASTY = 'é \u007f \u2028 \U0001f0a1 \ud7ff " \\ / \b\f\n\r\t\u0001'


def deflated(_: bytes, files: Files) -> bytes:
    """Return a zip of the same files, compressed."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as zipped:
        for path, data in sorted(files.items()):
            zipped.writestr(path, data)
    return made.getvalue()


def with_folder(whole: bytes, _: Files) -> bytes:
    """Return a zip with an entry for a folder added."""
    made = io.BytesIO(whole)
    with zipfile.ZipFile(made, "a") as zipped:
        zipped.writestr("spec/", b"")
    return made.getvalue()


AROUND: dict[str, Callable[[bytes, Files], bytes]] = {
    "compressed": deflated,
    "a folder added": with_folder,
    "something before it": lambda whole, _: b"#!" + whole,
    "something behind it": lambda whole, _: whole + b"\0",
    "a remark": lambda whole, _: whole[:-2] + b"\2\0hi",
    "its last byte lost": lambda whole, _: whole[:-1],
    "another name in the local head": lambda whole, _: whole.replace(b"README.md", b"README.mb", 1),
    "another time": lambda whole, _: whole.replace(b"\0\0\x21\0", b"\1\0\x21\0", 1),
}
"""What may be done to a zip without touching what it holds; its files are still those of the manifest."""

pytestmark = pytest.mark.skipif(NODE is None, reason="there is no Node.js here, which runs check_bundle.mjs")


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bundle of one variant, as a zip."""
    home = checkout(tmp_path_factory.mktemp("home"))
    done = belote(home, "bundle", "--variant", VARIANT, "--out", "one.zip")
    assert done.returncode == 0, done.stderr
    return home / "one.zip"


@pytest.fixture
def files(bundle: Path) -> Files:
    """The files of the bundle, to be changed."""
    return read(bundle)


def node(path: Path) -> subprocess.CompletedProcess[str]:
    """Run the program on a path."""
    words = [str(NODE), str(PROGRAM), str(path)]
    return subprocess.run(words, capture_output=True, text=True, encoding="utf-8", check=False)


def told(files: Files, folder: Path) -> str:
    """Return what the program says is wrong with these files, the same as a zip and as a folder; empty if nothing."""
    found = set()
    place = Path(tempfile.mkdtemp(dir=folder))
    for name in ("bundle.zip", "bundle"):
        write(place / name, files)
        done = node(place / name)
        assert done.returncode == (1 if done.stderr else 0)
        found.add(done.stderr.strip())
    assert len(found) == 1
    return found.pop()


def replaced(files: Files, path: str, old: bytes, new: bytes) -> Files:
    """Return files with something in one of them replaced once, and a manifest that is true of them."""
    assert old in files[path]
    return with_true_manifest({**files, path: files[path].replace(old, new, 1)})


def test_the_program_is_short_and_needs_nothing_else() -> None:
    lines = PROGRAM.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 60 and max(map(len, lines)) <= 150
    assert all('from "node:' in line for line in lines if line.startswith("import"))


def test_a_sound_bundle(bundle: Path, files: Files, tmp_path: Path) -> None:
    done = node(bundle)
    declarations = len(json.loads(files["variants.json"]))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"sound: {len(files)} files, {declarations} declarations, {RECORDS} records, ")
    assert told(files, tmp_path) == ""
    assert told(with_true_manifest(files), tmp_path) == ""


class TestPlanted:
    """Each fault is found, by this program and by ``belote bundle --check``."""

    @pytest.mark.parametrize("path", ["records.jsonl", "spec/schema/record.schema.json", "variants/pilotta-cy.json"])
    def test_a_changed_byte(self, files: Files, path: str, tmp_path: Path) -> None:
        middle = len(files[path]) // 2
        files[path] = files[path][:middle] + bytes([files[path][middle] ^ 1]) + files[path][middle + 1 :]
        assert told(files, tmp_path) == f"{path} was changed"
        assert problems(files) != []

    def test_a_missing_file(self, files: Files, tmp_path: Path) -> None:
        del files["spec/clauses/play.md"]
        assert told(files, tmp_path) == "spec/clauses/play.md is missing"

    def test_a_missing_manifest(self, files: Files, tmp_path: Path) -> None:
        del files["manifest.json"]
        assert told(files, tmp_path) == "manifest.json is missing"

    def test_an_extra_file(self, files: Files, tmp_path: Path) -> None:
        files["variants/house.json"] = b"{}"
        assert told(files, tmp_path) == "variants/house.json is not named in manifest.json"

    @pytest.mark.parametrize(
        ("path", "old", "new", "says"),
        [
            ("records.jsonl", b'"digest":"sha256:', b'"digest":"sha256:0', "there is no such declaration with this"),
            ("records.jsonl", b'"id":"pilotta-cy"', b'"id":"pilotta-xy"', "there is no such declaration with this"),
            ("records.jsonl", b'"options":[', b'"options":["none"', "there is no such declaration with this"),
            ("records.jsonl", b'"clauses":["', b'"clauses":["play.nowhere","', "there is no clause play.nowhere"),
            ("records.jsonl", b'{"id"', b'["id"', "JSON"),
            ("variants.json", b"sha256:", b"sha256:0", "in variants.json is wrong"),
            ("variants/pilotta-cy.json", b'"K":4', b'"K":5', "the digest of pilotta-cy in variants.json is wrong"),
            ("variants/pilotta-cy.json", b'"play":{', b'"more":{},"play":{', "the digest of pilotta-cy in"),
            ("spec/clauses/play.md", b"## play.turn\n", b"## play.turns\n", "there is no clause play.turn"),
        ],
    )
    def test_what_does_not_hold_together_although_every_file_is_as_listed(
        self, files: Files, path: str, old: bytes, new: bytes, says: str, tmp_path: Path
    ) -> None:
        if says.endswith("play.turn"):
            files = replaced(files, "records.jsonl", b'"clauses":["', b'"clauses":["play.turn","')
            assert told(files, tmp_path) == ""
        changed = replaced(files, path, old, new)
        assert says in told(changed, tmp_path)
        assert problems(changed) != []

    def test_a_clause_named_by_a_refusal_or_an_item(self, files: Files, tmp_path: Path) -> None:
        first, *rest = files["records.jsonl"].splitlines(keepends=True)
        for point in ({"refused": {"clause": "play.nowhere"}}, {"items": [{"clause": "play.nowhere"}]}):
            record = json.loads(first)
            record["expect"].append({"at": "end", **point})
            lines = (json.dumps(record) + "\n").encode() + b"".join(rest)
            assert "there is no clause play.nowhere" in told(
                with_true_manifest({**files, "records.jsonl": lines}), tmp_path
            )

    @pytest.mark.parametrize("spoil", AROUND.values(), ids=AROUND)
    def test_a_zip_that_is_changed_around_its_files(
        self, spoil: Callable[[bytes, Files], bytes], bundle: Path, files: Files, tmp_path: Path
    ) -> None:
        zipped = tmp_path / "bundle.zip"
        zipped.write_bytes(spoil(bundle.read_bytes(), files))
        done = node(zipped)
        assert done.returncode == 1 and "the zip was packed again, or changed around its files" in done.stderr
        assert run("bundle", "--check", zipped).status in (1, 2)

    def test_every_bit_of_the_heads_of_a_zip_counts(self, bundle: Path, tmp_path: Path) -> None:
        whole = bundle.read_bytes()
        with zipfile.ZipFile(bundle) as zipped:
            last = zipped.infolist()[-1]
            start = zipped.start_dir
        heads = [*range(last.header_offset, last.header_offset + 30), *range(start, start + 46), *range(-22, 0)]
        for place in Random(1).sample(heads, 12):
            changed = bytearray(whole)
            changed[place] ^= 1 << place % 8
            (tmp_path / "bundle.zip").write_bytes(changed)
            assert node(tmp_path / "bundle.zip").returncode == 1, place
            assert run("bundle", "--check", tmp_path / "bundle.zip").status in (1, 2), place

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
    def test_a_pipe_is_not_waited_for(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")
        assert "pipe is no file" in node(tmp_path).stderr
        assert "neither a file nor a folder" in run("bundle", "--check", tmp_path).err
        assert "neither a file nor a folder" in run("bundle", "--check", tmp_path / "pipe").err

    def test_what_is_no_bundle(self, tmp_path: Path) -> None:
        (tmp_path / "text").write_text("no zip", "utf-8")
        assert node(tmp_path / "text").returncode == node(tmp_path / "none").returncode == 1
        assert "neither a folder nor a zip" in node(tmp_path / "text").stderr


class TestTheDigest:
    """The clause says how a digest is made, exactly enough for another language."""

    @pytest.mark.parametrize(
        "value",
        [
            NASTY,
            {NASTY: 0, "b": [], "a": {}, "A": [1, [2]], "_": None},
            [True, False, -1, 10_000_000],
            {"10": 1, "9": 2},
        ],
    )
    def test_both_languages_make_the_same(self, files: Files, value: object, tmp_path: Path) -> None:
        path = f"variants/{VARIANT}.json"
        document = json.loads(files[path])
        before, document["match"] = digest(document), {"anything": value}
        after = digest(document)
        assert before != after
        files[path] = json.dumps(document, ensure_ascii=False).encode("utf-8")
        for name in ("variants.json", "records.jsonl"):
            files[name] = files[name].replace(before.encode(), after.encode())
        assert told(with_true_manifest(files), tmp_path) == ""

    def test_names_and_titles_do_not_count(self, files: Files, tmp_path: Path) -> None:
        path = f"variants/{VARIANT}.json"
        document = {**json.loads(files[path]), "names": {"en": NASTY}, "revision": 99, "notes": [], "summary": {}}
        files[path] = json.dumps(document).encode()
        assert told(with_true_manifest(files), tmp_path) == ""

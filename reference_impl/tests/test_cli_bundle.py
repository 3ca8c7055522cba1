"""belote bundle: the same bytes wherever it is made, whole or not at all, and every later change of it is noticed."""

from __future__ import annotations

import json
import os
import re
import stat
import time
import zipfile
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from cli_runs import refusal, run
from small_checkout import RECORDS, VARIANT, Files, belote, checkout, with_true_manifest

from belote.bundle import problems, read, write
from belote.bundle.checking import is_known
from belote.data import records_folder, root
from belote.declaration import bibliography, resolved_document
from belote.declaration.vocabulary import sections
from belote.errors import BrokenInput
from belote.library import resolved
from belote_conformance.canonical import KEYS


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small checkout."""
    return checkout(tmp_path_factory.mktemp("home"))


@pytest.fixture(scope="module")
def bundle(home: Path) -> Path:
    """A bundle of one variant, as a zip."""
    done = belote(home, "bundle", "--variant", VARIANT, "--out", "one.zip", umask=0o077, seed=1)
    assert done.returncode == 0, done.stderr
    return home / "one.zip"


@pytest.fixture
def files(bundle: Path) -> Files:
    """The files of the bundle, to be changed."""
    return read(bundle)


class TestTheBytes:
    """They depend on the checkout alone."""

    def test_two_builds_elsewhere_at_another_time_are_the_same(
        self, bundle: Path, tmp_path: Path, files: Files
    ) -> None:
        other = checkout(tmp_path / "other" / "place")
        for path in other.rglob("*"):
            os.utime(path, (1_000_000_000, 1_000_000_000))
        time.sleep(2 - time.time() % 2)  # a zip counts in steps of two seconds
        done = belote(other, "bundle", "--variant", VARIANT, "--out", tmp_path / "two.zip", umask=0o002, seed=2)
        assert done.returncode == 0, done.stderr
        assert (tmp_path / "two.zip").read_bytes() == bundle.read_bytes()

    def test_the_zip_holds_nothing_of_the_time_the_user_or_the_place(self, bundle: Path, home: Path) -> None:
        with zipfile.ZipFile(bundle) as archive:
            entries = archive.infolist()
        assert [entry.filename for entry in entries] == sorted(entry.filename for entry in entries)
        assert {(entry.date_time, entry.external_attr >> 16, entry.compress_type) for entry in entries} == {
            ((1980, 1, 1, 0, 0, 0), 0o100644, zipfile.ZIP_STORED)
        }
        assert str(home).encode() not in bundle.read_bytes()
        assert stat.S_IMODE(bundle.stat().st_mode) == 0o644 or os.name == "nt"

    def test_a_folder_holds_the_same_files(self, files: Files, tmp_path: Path) -> None:
        before = os.umask(0o077)
        try:
            write(tmp_path / "folder", files)
        finally:
            os.umask(before)
        assert read(tmp_path / "folder") == files
        found = [tmp_path / "folder", *(tmp_path / "folder").rglob("*")]
        assert {path.stat().st_mtime for path in found} == {315_532_800}
        if os.name != "nt":
            assert {stat.S_IMODE(path.stat().st_mode) for path in found if path.is_dir()} == {0o755}
            assert {stat.S_IMODE(path.stat().st_mode) for path in found if path.is_file()} == {0o644}


class TestTheContents:
    """Everything a third party needs."""

    def test_every_citation_of_every_record_is_known_to_the_check_of_a_bundle(self) -> None:
        known = bibliography()
        for file in records_folder().rglob("*.json"):
            for cited in json.loads(file.read_text(encoding="utf-8"))["source"].get("cite", ()):
                assert is_known(cited, known), (file, cited)
        assert is_known("belot-ai-md env.py", known) and not is_known("nobody §1", known)

    def test_the_manifest_counts_what_is_there(self, files: Files) -> None:
        manifest = json.loads(files["manifest.json"])
        assert manifest["name"] == "belote" and re.fullmatch(r"\d+\.\d+\.\d+", manifest["version"])
        assert [row["path"] for row in manifest["files"]] == sorted(set(files) - {"manifest.json"})
        assert manifest["only"] == [VARIANT]
        counts = manifest["counts"]
        assert counts["records"] == RECORDS == sum(counts["records_by_kind"].values())
        assert counts["variants"] == 1
        assert counts["declarations"] == 1 + len(resolved(VARIANT).declared)

    def test_every_declaration_is_there_as_the_protocol_sends_it(self, files: Files) -> None:
        table = json.loads(files["variants.json"])
        assert set(table) == {VARIANT, *(f"{VARIANT}+{option}" for option in resolved(VARIANT).declared)}
        for name, entry in table.items():
            assert json.loads(files[entry["file"]]) == resolved_document(resolved(name))
            assert entry["digest"] == resolved(name).digest
            assert "+".join([entry["id"], *entry["options"]]) == name

    def test_the_records_are_the_committed_ones_sorted_by_id(self, files: Files, home: Path) -> None:
        records = [json.loads(line) for line in files["records.jsonl"].splitlines()]
        assert [record["id"] for record in records] == sorted(record["id"] for record in records)
        for record in records:
            assert record == json.loads((home / "conformance" / "records" / f"{record['id']}.json").read_text("utf-8"))
            assert list(record) == [key for key in KEYS if key in record]

    def test_clauses_schemas_sources_and_the_lock_are_there(self, files: Files, home: Path) -> None:
        for part in ("spec/README.md", "spec/clauses/play.md", "spec/schema/protocol/run.request.schema.json"):
            assert files[part] == (root() / part).read_bytes()
        assert {path for path in files if path.startswith("spec/clauses/")} == {
            f"spec/clauses/{path.name}" for path in (root() / "spec" / "clauses").glob("*.md")
        }
        assert files["ids.lock"] == (home / "conformance" / "ids.lock").read_bytes()
        assert "ffb-classic-2016" in json.loads(files["sources.json"])

    def test_nothing_in_it_is_yaml_or_code(self, files: Files) -> None:
        assert {Path(path).suffix for path in files} == {".json", ".jsonl", ".md", ".lock"}

    def test_counts_of_continuations_are_taken_along_where_there_are_any(self, tmp_path: Path) -> None:
        home = checkout(tmp_path / "home", 2)
        (home / "conformance" / "perft").mkdir()
        (home / "conformance" / "perft" / "one.json").write_text("{}\n", "utf-8")
        done = belote(home, "bundle", "--variant", VARIANT, "--out", "b.zip")
        assert done.returncode == 0 and read(home / "b.zip")["perft/one.json"] == b"{}\n", done.stderr

    def test_a_quarantined_record_is_kept_apart(self, tmp_path: Path) -> None:
        home = checkout(tmp_path / "home", 3)
        lock = home / "conformance" / "ids.lock"
        first = re.search(r"^(\S+) active$", lock.read_text("utf-8"), re.MULTILINE)
        assert first is not None
        lock.write_text(lock.read_text("utf-8").replace(first[0], f"{first[1]} quarantined in doubt"), "utf-8")
        done = belote(home, "bundle", "--variant", VARIANT, "--out", "b.zip")
        assert done.returncode == 0 and "2 records, 1 quarantined" in done.stdout, done.stderr
        found = read(home / "b.zip")
        assert json.loads(found["quarantined.jsonl"])["id"] == first[1]
        assert first[1].encode() not in found["records.jsonl"]
        assert problems(found) == []


class TestChecking:
    """A bundle that is sound passes, and every change is told."""

    def test_a_sound_bundle(self, bundle: Path, files: Files, tmp_path: Path) -> None:
        found = run("bundle", "--check", bundle)
        assert found.status == 0 and "sound" in found.out and f"{RECORDS} records" in found.out
        assert run("bundle", "--check", bundle, "--json").data["problems"] == []
        write(tmp_path / "folder", files)
        assert run("bundle", "--check", tmp_path / "folder").status == 0

    @pytest.mark.parametrize("path", ["records.jsonl", "spec/clauses/play.md", "variants.json", "ids.lock"])
    def test_a_changed_byte(self, files: Files, path: str, tmp_path: Path) -> None:
        files[path] = bytes([files[path][0] ^ 1]) + files[path][1:]
        assert problems(files) == [f"{path} was changed: its SHA-256 is not the one in manifest.json"]
        write(tmp_path / "bad.zip", files)
        found = run("bundle", "--check", tmp_path / "bad.zip")
        assert found.status == 1 and f"{path} was changed" in found.out

    def test_a_file_that_is_longer(self, files: Files) -> None:
        files["sources.json"] += b"\n"
        assert len(problems(files)) == 1 and "bytes and should have" in problems(files)[0]

    def test_a_missing_file(self, files: Files) -> None:
        del files["spec/clauses/play.md"]
        assert problems(files) == ["spec/clauses/play.md is missing"]

    def test_an_extra_file(self, files: Files) -> None:
        files["notes.txt"] = b""
        assert problems(files) == ["notes.txt is not named in manifest.json"]

    @pytest.mark.parametrize(
        ("path", "old", "new", "told"),
        [
            ("records.jsonl", b'"digest":"sha256:', b'"digest":"sha512:', "does not match"),
            ("records.jsonl", b'"clauses":["', b'"clauses":["play.nowhere","', "there is no clause play.nowhere"),
            ("records.jsonl", b'"id":"pilotta-cy"', b'"id":"pilotta-xy"', "pilotta-xy is not in the bundle"),
            ("records.jsonl", b"\n", b'\n{"id": 1}\n', "line 2 of records.jsonl is no record"),
            ("records.jsonl", b'"kind"', b'"kind":1.5,"kind"', "is not an integer"),
            ("variants.json", b"sha256:", b"sha256:0", "a digest that is not the one of"),
            ("variants/pilotta-cy.json", b'"K":4', b'"K":5', "it was made for other rules"),
            ("ids.lock", b" active\n", b" retired - wrong\n", "and ids.lock does not call it active"),
            ("ids.lock", b" active\n", b" activ\n", "needs a state"),
            ("sources.json", b"{", b'{"one":{},', "manifest.json counts"),
            ("variants.json", b"{", b"[", "variants.json is not JSON"),
            ("variants.json", b'"file"', b'"fill"', "a member is missing"),
        ],
    )
    def test_what_does_not_hold_together_although_every_digest_is_true(
        self, files: Files, path: str, old: bytes, new: bytes, told: str
    ) -> None:
        assert old in files[path]
        files[path] = files[path].replace(old, new, 1)
        found = problems(with_true_manifest(files))
        assert found and any(told in problem for problem in found), found

    @pytest.mark.parametrize(
        "change",
        [
            lambda lines: lines[1:],
            lambda lines: [lines[0], *lines],
            lambda lines: [lines[1], lines[0], *lines[2:]],
        ],
    )
    def test_a_record_taken_out_put_in_twice_or_moved(
        self, files: Files, change: Callable[[list[bytes]], list[bytes]]
    ) -> None:
        files["records.jsonl"] = b"".join(change(files["records.jsonl"].splitlines(keepends=True)))
        assert problems(with_true_manifest(files)) != []

    def test_a_whole_bundle_has_every_active_record(self, files: Files) -> None:
        manifest = json.loads(files["manifest.json"])
        files["manifest.json"] = json.dumps({**manifest, "only": []}).encode()
        assert problems(files) == []
        files["ids.lock"] += b"zz/never-there active\n"
        assert problems(with_true_manifest(files)) == [
            "zz/never-there is active in ids.lock and is not in records.jsonl"
        ]

    def test_a_zip_that_was_packed_again_is_told_and_its_folder_is_sound(self, files: Files, tmp_path: Path) -> None:
        with zipfile.ZipFile(tmp_path / "again.zip", "w", zipfile.ZIP_DEFLATED) as again:
            for path, data in files.items():
                again.writestr(path, data)
        found = run("bundle", "--check", tmp_path / "again.zip")
        assert found.status == 1 and "packed again" in found.out
        assert "packed again" in run("bundle", "--check", tmp_path / "again.zip", "--json").data["problems"][0]
        with zipfile.ZipFile(tmp_path / "again.zip") as again:
            again.extractall(tmp_path / "folder")
        assert run("bundle", "--check", tmp_path / "folder").status == 0

    @pytest.mark.parametrize("manifest", [b"", b"[]", b"{}", b'{"files": 1}', b'{"files": [1]}', b"\xff"])
    def test_a_manifest_that_is_none(self, files: Files, manifest: bytes) -> None:
        assert len(problems({**files, "manifest.json": manifest})) == 1
        del files["manifest.json"]
        assert problems(files) == ["manifest.json is missing"]

    def test_what_is_no_bundle_ends_with_two(self, tmp_path: Path) -> None:
        assert "there is nothing at this path" in refusal("bundle", "--check", tmp_path / "none.zip")
        (tmp_path / "text.zip").write_text("no zip", "utf-8")
        assert "it is no zip that can be read" in refusal("bundle", "--check", tmp_path / "text.zip")
        assert "--check goes alone" in refusal("bundle", "--check", tmp_path, "--out", "x.zip")

    def test_a_zip_that_leads_outside_or_names_a_file_twice_is_not_read(self, tmp_path: Path) -> None:
        for names in (["../out"], ["/out"], ["a\\..\\out"], ["c:out"], ["one", "one"]):
            with (
                pytest.warns(UserWarning) if len(names) > 1 else nullcontext(),
                zipfile.ZipFile(tmp_path / "z", "w") as z,
            ):
                for name in names:
                    z.writestr(name, b"")
            with pytest.raises(BrokenInput, match=r"outside|twice"):
                read(tmp_path / "z")

    @pytest.mark.skipif(os.name == "nt", reason="links need a right there")
    def test_a_link_is_not_followed(self, tmp_path: Path) -> None:
        (tmp_path / "link").symlink_to("/etc/hostname")
        with pytest.raises(BrokenInput, match="it is a link"):
            read(tmp_path)


class TestTheOutput:
    """Whole or not at all, and never over something."""

    def test_the_command_explains_itself_with_an_example(self) -> None:
        found = run("bundle", "--help")
        assert found.status == 0 and re.search(r"Example: belote bundle --out \S+\.zip", found.out)

    def test_what_exists_is_never_written_over(self, tmp_path: Path) -> None:
        for name in ("there.zip", "there"):
            (tmp_path / name).write_text("mine", "utf-8")
            assert "it exists already" in refusal("bundle", "--out", tmp_path / name)
            assert (tmp_path / name).read_text("utf-8") == "mine"

    def test_the_folder_must_exist(self, tmp_path: Path) -> None:
        told = refusal("bundle", "--out", tmp_path / "none" / "b.zip")
        assert "the folder it should lie in does not exist" in told and "Make the folder" in told

    def test_an_unknown_variant_is_refused_before_anything_is_written(self, tmp_path: Path) -> None:
        for name in ("nowhere", f"{VARIANT}+target-101"):
            told = refusal("bundle", "--variant", name, "--out", tmp_path / "b.zip")
            assert f"{name} is not the id of a variant" in told
        assert list(tmp_path.iterdir()) == []

    @pytest.mark.parametrize("name", ["b.zip", "folder"])
    def test_a_disk_that_is_full_leaves_nothing_behind(
        self, name: str, files: Files, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(*arguments: Any) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(zipfile.ZipFile, "writestr", full)
        monkeypatch.setattr(Path, "write_bytes", full)
        with pytest.raises(BrokenInput, match="cannot be written: No space left"):
            write(tmp_path / name, files)
        assert list(tmp_path.iterdir()) == []

    @pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="permissions do not bind here")
    def test_a_folder_that_cannot_be_written_to(self, files: Files, tmp_path: Path) -> None:
        tmp_path.chmod(0o555)
        with pytest.raises(BrokenInput, match="cannot be written"):
            write(tmp_path / "b.zip", files)

    def test_a_lock_that_does_not_know_a_record_is_refused(self, tmp_path: Path) -> None:
        home = checkout(tmp_path / "home", 2)
        lock = home / "conformance" / "ids.lock"
        lock.write_text(lock.read_text("utf-8").rsplit("\n", 2)[0] + "\n", "utf-8")
        done = belote(home, "bundle", "--variant", VARIANT, "--out", "b.zip")
        assert done.returncode == 2 and "identity --write" in done.stderr
        assert not (home / "b.zip").exists()

    def test_a_record_made_for_other_rules_is_refused(self, tmp_path: Path) -> None:
        home = checkout(tmp_path / "home", 1)
        (file,) = (home / "conformance" / "records").rglob("*.json")
        file.write_text(re.sub("sha256:[0-9a-f]{64}", "sha256:" + 64 * "0", file.read_text("utf-8")), "utf-8")
        done = belote(home, "bundle", "--variant", VARIANT, "--out", "b.zip")
        assert done.returncode == 2 and "it was made for other rules" in done.stderr
        assert not (home / "b.zip").exists()


def test_the_digest_counts_every_rule_section_and_nothing_else(files: Files) -> None:
    """Clause record.variant names the members that are not rules; all others are."""
    clause = (root() / "spec" / "clauses" / "record.md").read_text(encoding="utf-8")
    part = clause.split("## record.variant")[1].split("## ")[0]
    left_out = re.search(r"all members but (.*?);", part.replace("\n", " "))
    assert left_out is not None
    names = set(re.findall(r"`([a-z_]+)`", left_out[1]))
    schema = json.loads(files["spec/schema/variant.schema.json"])
    assert set(schema["properties"]) - names == set(sections())

"""The gate closes: without a record that alone protects a rule, and with any one rule of a variant file changed.

A sample is tried each time. ``BELOTE_WHOLE=1`` tries every sole protector of every variant, and every leaf of every
file, which takes hours: for a nightly run.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from belote.adequacy import Change, Originals, Verdict, changes, equivalence, judge, originals, remembering
from belote.adequacy.matrix import protectors
from belote.cli import adequacy as command
from belote.cli import app
from belote.data import records_folder, root
from belote.declaration import files, variants
from belote.library import resolved

WHOLE = bool(os.environ.get("BELOTE_WHOLE"))
NAMES = [str(name) for name in variants()] if WHOLE else ["klaverjas-troef"]
PROTECTORS, LEAVES = (10**6, 10**6) if WHOLE else (2, 2)
SEED = 1


@cache
def every() -> Originals:
    """Return all variants."""
    return originals({str(name): resolved(str(name)) for name in variants()})


@cache
def all_changes() -> list[Change]:
    """Return all changes of all variants."""
    return changes(original.resolved for original in every().values())


@cache
def records() -> Any:
    """Return the records of the corpus by variant."""
    paths = [records_folder()]
    return command.by_variant(paths, remembering.file_of(paths))


def own(name: str) -> list[Change]:
    """Return the changes that only one variant has, in a random order."""
    found = [change for change in all_changes() if change.variants == (name,)]
    return Random(SEED).sample(found, len(found))[: len(found) if WHOLE else 25]


def without(id: str) -> dict[str, Any]:
    """Return the corpus without a record."""
    return {name: [record for record in some if record.id != id] for name, some in records().items()}


class TestProtectors:
    """Deleting a record that the matrix calls a sole protector lets what it protects survive, and the command fail."""

    @pytest.mark.parametrize("name", NAMES)
    def test_without_a_sole_protector_the_gate_fails(
        self, name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
        verdicts = {change.key: judge(change, every(), records(), whole=True) for change in own(name)}
        alone = list(protectors(verdicts.values()).items())[:PROTECTORS]
        assert alone or WHOLE
        for id, keys in alone:
            wanted = [verdicts[key].change for key in keys]
            assert self.status(monkeypatch, wanted, records()) == 0
            assert self.status(monkeypatch, wanted, without(id)) == 1

    def status(self, monkeypatch: pytest.MonkeyPatch, wanted: list[Change], corpus: Any) -> int:
        """Run the command on some changes with some records, and return its status."""
        monkeypatch.setattr(command, "changes", lambda _: wanted)
        monkeypatch.setattr(command, "by_variant", lambda *_: corpus)
        monkeypatch.setattr(command.equivalence, "faults", lambda *_: [])
        return CliRunner().invoke(app, ["adequacy", "-j", "1"]).exit_code


def wrongly_listed(listed: equivalence.Equivalents, known: Iterable[Change], originals: Originals) -> list[str]:
    """Return the entries of the list that no variant can make any more, that were not searched, or have no reason.

    Whether a record catches one is not looked at: that takes all records.
    """
    held = [Verdict(change, "equivalent") for change in known if change.key in listed.reasons]
    bare = [
        f'{key}: "{reason}" is no reason; say in equivalent.yaml why nobody can observe this change'
        for key, reason in listed.reasons.items()
        if len(re.findall(r"\w\w+", reason)) < 3
    ]
    return [*equivalence.faults(held, listed, originals), *bare]


class TestEquivalents:
    """The list of changes that nobody can observe is of today."""

    def test_every_listed_change_can_be_made_was_searched_and_has_a_reason(self) -> None:
        found = wrongly_listed(equivalence.read(command.FOLDER), all_changes(), every())
        assert not found, "\n".join(found)

    @pytest.mark.parametrize(
        ("key", "reason", "searched", "told"),
        [
            ("nobody: match.target: 1 -> 2", "Nobody can see it.", 20_000, "no variant has this change; take it out"),
            ("", "Nobody can see it.", 19_999, "run belote adequacy --search"),
            ("", "-", 20_000, "is no reason; say in equivalent.yaml why"),
            ("", "Nobody can see it.", 20_000, ""),
        ],
    )
    def test_each_fault_is_told(self, key: str, reason: str, searched: int, told: str) -> None:
        change = next(change for change in all_changes() if len(change.variants) == 1)
        name = key or change.key
        digest = every()[change.variants[0]].digest
        listed = equivalence.Equivalents({name: reason}, {name: {digest: searched}})
        assert [told in line for line in wrongly_listed(listed, [change], every())] == [True] * bool(told)


def caught(change: Change) -> Verdict | None:
    """Return the verdict on a change if it is caught."""
    verdict = judge(change, every(), records())
    return verdict if verdict.outcome == "caught" else None


def written(change: Change) -> tuple[Path, dict[str, Any]] | None:
    """Return the file that wrote a value and what it holds with the change; nothing if it is not there in one piece."""
    if change.file not in files():
        return None
    file = files()[change.file]
    data = yaml.safe_load(file.read_text(encoding="utf-8"))
    place: Any = data
    for key in change.mutation.path[:-1]:
        if not (isinstance(place, dict) and key in place) and not (isinstance(place, list) and key < len(place)):
            return None
        place = place[key]
    if not isinstance(place, dict) or place.get(change.mutation.path[-1]) != change.mutation.old:
        return None
    place[change.mutation.path[-1]] = change.mutation.new
    return file, data


def leaves() -> list[tuple[Verdict, Path, dict[str, Any]]]:
    """Return changes of written leaves that a record catches, with the changed files."""
    found: list[tuple[Verdict, Path, dict[str, Any]]] = []
    for change in Random(SEED).sample(all_changes(), len(all_changes())):
        if len(found) == LEAVES:
            break
        if (one := written(change)) is not None and (verdict := caught(change)) is not None:
            found.append((verdict, *one))
    return found


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the checkout's programs and rules, which a test may spoil."""
    top = tmp_path_factory.mktemp("checkout")
    for name in ("reference_impl/belote", "conformance/belote_conformance", "conformance/results", "spec", "variants"):
        shutil.copytree(root() / name, top / name, ignore=shutil.ignore_patterns("__pycache__"))
    (top / "conformance" / "records").symlink_to(records_folder())
    return top


def conform(tree: Path, id: str) -> subprocess.CompletedProcess[str]:
    """Run ``belote conform`` of a copy on one record of the corpus, without comparing digests."""
    path = os.pathsep.join([str(tree / "reference_impl"), str(tree / "conformance")])
    record = tree / "conformance" / "records" / f"{id}.json"
    words = ["-m", "belote.cli", "conform", "--records", str(record), "--no-digests"]
    env = {**os.environ, "PYTHONPATH": path, "PYTHONPYCACHEPREFIX": str(tree / "compiled")}
    return subprocess.run([sys.executable, *words], cwd=tree, env=env, capture_output=True, text=True, timeout=300)


def test_a_changed_leaf_makes_a_record_fail_though_digests_are_not_compared(tree: Path) -> None:
    for verdict, file, data in leaves():
        (id,) = verdict.caught_by
        copy = tree / file.relative_to(root())
        before = copy.read_text(encoding="utf-8")
        assert conform(tree, id).returncode == 0
        copy.write_text(yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=10_000), encoding="utf-8")
        run = conform(tree, id)
        copy.write_text(before, encoding="utf-8")
        assert run.returncode == 1 and id in run.stdout, (verdict.change.key, run.stdout, run.stderr)

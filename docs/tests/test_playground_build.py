"""The finished playground: the same each time it is built, whole, and of one mind with Python."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from belote.data import records_folder
from belote.declaration import variants
from belote.playground import answer
from belote.playground.links import link, state
from belote.rulebook import languages

DOCS = Path(__file__).resolve().parents[1]
HERE = DOCS / "playground"
NODE = DOCS / "node_modules"
needs_node = pytest.mark.skipif(
    shutil.which("node") is None or not (NODE / "esbuild").is_dir(), reason="node, or what npm ci installs, is missing"
)

QUESTIONS = [
    *({"do": "fields", "variant": "contree-ffb", "lang": lang} for lang in languages()),
    *({"do": "compare", "variant": "bela-hr", "other": "beljot-mk", "lang": lang} for lang in languages()),
    {"do": "check", "text": "variant: our-club\nextends: belote-fr\nscoring: {pay: {failed: {belote: defender}}}\n"},
    {"do": "replay", "variant": "belote-fr", "inline": '{"kind": "position", "given": {"seat": 1}}'},
]

ISOLATED = """
import sys
folder = sys.argv[1]
sys.path[:] = [folder, *(path for path in sys.path if path.startswith(sys.base_prefix) and "site-packages" not in path)]
import json
from belote.playground import answer_text
print(json.dumps([json.loads(answer_text(json.dumps(question))) for question in json.loads(sys.argv[2])]))
print(json.dumps(sorted({name.partition(".")[0] for name, found in sys.modules.items()
    if not str(getattr(found, "__file__", None) or folder).startswith((folder, sys.base_prefix))})))
"""


def build(out: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Build the playground into a folder."""
    command = [sys.executable, str(HERE / "build.py"), "--out", str(out), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=110)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a finished playground."""
    out = tmp_path_factory.mktemp("built") / "playground"
    run = build(out)
    assert run.returncode == 0, run.stderr
    return out


@needs_node
def test_built_twice_it_is_the_same(built: Path, tmp_path: Path) -> None:
    run = build(tmp_path / "again")
    assert run.returncode == 0, run.stderr
    one, other = (
        {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        for folder in (built, tmp_path / "again")
    )
    assert sorted(one) == sorted(other)
    assert [name for name in one if one[name] != other[name]] == []


@needs_node
def test_a_build_takes_the_place_of_an_older_one_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    out = tmp_path / "playground"
    out.mkdir()
    (out / "old.txt").write_text("old", encoding="utf-8")
    assert build(out).returncode == 0
    assert not (out / "old.txt").exists()
    assert [path.name for path in tmp_path.iterdir()] == ["playground"]


def test_what_is_missing_is_told_in_one_sentence_and_nothing_is_written(tmp_path: Path) -> None:
    run = build(tmp_path / "out", "--node", str(tmp_path / "nowhere"))
    assert run.returncode == 2
    assert "Run npm ci" in run.stderr and "Traceback" not in run.stderr
    assert list(tmp_path.iterdir()) == []


@needs_node
def test_another_pyodide_than_the_pinned_one_is_refused(tmp_path: Path) -> None:
    node = tmp_path / "node_modules"
    shutil.copytree(NODE / "pyodide", node / "pyodide")
    with (node / "pyodide" / "pyodide.mjs").open("a", encoding="utf-8") as file:
        file.write("// more\n")
    run = build(tmp_path / "out", "--node", str(node))
    assert run.returncode == 2
    assert "pyodide.mjs is not the file whose sum stands in pyodide.sha256" in run.stderr


@needs_node
def test_every_file_is_listed_with_its_size(built: Path) -> None:
    listed = json.loads((built / "files.json").read_text(encoding="utf-8"))
    found = {path.relative_to(built).as_posix(): path.stat().st_size for path in built.rglob("*") if path.is_file()}
    assert listed["files"] == {name: size for name, size in found.items() if name not in ("files.json", "service.js")}
    assert set(listed["start"]) <= set(listed["files"])
    assert listed["version"] in (built / "service.js").read_text(encoding="utf-8")


@needs_node
def test_the_catalogue_and_the_corpus_are_whole(built: Path) -> None:
    import gzip

    catalogue = json.loads((built / "catalogue.json").read_text(encoding="utf-8"))
    assert [one["id"] for one in catalogue["variants"]] == variants()
    assert [one["id"] for one in catalogue["languages"]] == list(languages())
    corpus = json.loads(gzip.decompress((built / "corpus.json.gz").read_bytes()))
    assert len(corpus) == len(list(records_folder().glob("*/*.json")))
    assert all(record["id"] == id for id, record in corpus.items())


@needs_node
def test_the_archive_answers_as_the_checkout_does_with_nothing_else_installed(built: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(built / "python.zip") as archive:
        archive.extractall(tmp_path)
    program = [sys.executable, "-S", "-c", ISOLATED, str(tmp_path), json.dumps(QUESTIONS)]
    run = subprocess.run(program, capture_output=True, text=True, timeout=110, cwd=tmp_path)
    assert run.returncode == 0, run.stderr
    answers, outside = map(json.loads, run.stdout.splitlines())
    assert outside == []
    assert answers == [json.loads(json.dumps(answer(question))) for question in QUESTIONS]


def test_every_language_of_the_page_has_the_same_words() -> None:
    files = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in (HERE / "words").glob("*.json")}
    assert {"en", "fr", "ru"} <= set(files)
    for lang, words in files.items():
        assert set(words) <= set(files["en"]), lang
        for key, word in words.items():
            assert holes(word) == holes(files["en"][key]), f"{lang} {key}"


def holes(word: str | dict[str, str]) -> set[str]:
    """Return what is filled into a text."""
    import re

    return set(re.findall(r"\{(\w+)\}", word if isinstance(word, str) else word["other"]))


LINKS = """
import { link, state } from %s;
const states = %s;
for (const one of states) {
  console.log(JSON.stringify([await link(one), await state(await link(one))]));
}
for (const text of %s) {
  console.log(JSON.stringify(await state(text)));
}
"""
STATES = [
    {"tool": "replay", "variant": "bridge-belote-bg+kirtik", "record": "play/any-overruff-will-do", "at": 2},
    {"tool": "compare", "variant": "belote-fr", "other": "@own", "lang": "ar"},
    {"tool": "edit", "text": "variant: our-club\nnames: {fr: Clubhouse à l’étage, ar: نادينا}\n"},
    {"tool": "which", "answers": {"players.count": 2}},
]


@needs_node
def test_the_page_and_python_read_each_others_links(tmp_path: Path) -> None:
    program = tmp_path / "links.mjs"
    links, written = json.dumps(str(HERE / "page" / "links.js")), [link(one) for one in STATES]
    program.write_text(LINKS % (links, json.dumps(STATES), json.dumps(written)), encoding="utf-8")
    run = subprocess.run(["node", str(program)], capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    lines = list(map(json.loads, run.stdout.splitlines()))
    for one, (text, back) in zip(STATES, lines, strict=False):
        assert back == one == state(text)
        assert text.startswith("1z:") or text == link(one)
    assert lines[len(STATES) :] == STATES

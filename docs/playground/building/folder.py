"""The finished folder: the page and its programs, the words, Pyodide, the archive, and the list the browser keeps."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from belote.playground.catalogue import catalogue
from building import Unbuildable
from building.bundle import archive, corpus

HERE = Path(__file__).resolve().parents[1]
ENTRIES = ("app", "worker")
VERSION, SITE = "{version}", "{site}"
START = ("pyodide/", "python.zip", "worker.js")
"""What is loaded before the reference answers the first question."""


def build(out: Path, node: Path, site: str) -> int:
    """Write the finished folder, whole or not at all, and return its size in bytes. Raises ``Unbuildable``."""
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=".playground-") as made:
        target = Path(made) / "playground"
        target.mkdir()
        copy_pyodide(node / "pyodide", target / "pyodide")
        programs(node, target)
        pages(target, site)
        (target / "python.zip").write_bytes(archive())
        (target / "corpus.json.gz").write_bytes(corpus())
        write_json(target / "catalogue.json", catalogue())
        seal(target)
        size = sum(path.stat().st_size for path in files(target))
        if out.exists():
            shutil.rmtree(out)
        shutil.move(target, out)
    return size


def copy_pyodide(source: Path, target: Path) -> None:
    """Copy Pyodide after comparing every file with the sum that is pinned. Raises ``Unbuildable``."""
    target.mkdir()
    for line in (HERE / "pyodide.sha256").read_text(encoding="utf-8").splitlines():
        expected, name = line.split()
        path = source / name
        if not path.is_file():
            raise Unbuildable(f"{path} is missing. Run npm ci in the folder docs.")
        data = path.read_bytes()
        if hashlib.sha256(data).hexdigest() != expected:
            raise Unbuildable(f"{path} is not the file whose sum stands in pyodide.sha256.")
        (target / name).write_bytes(data)


def programs(node: Path, target: Path) -> None:
    """Bundle the programs of the page with esbuild. Raises ``Unbuildable``."""
    program = node / "esbuild" / "bin" / "esbuild"
    if not program.is_file():
        raise Unbuildable(f"{program} is missing. Run npm ci in the folder docs.")
    entries = [str(HERE / "page" / f"{name}.js") for name in ENTRIES]
    options = ["--bundle", "--format=esm", "--minify", "--target=es2022", "--charset=utf8", "--legal-comments=none"]
    outside = ["--external:./pyodide/pyodide.mjs", "--log-level=warning"]
    command = [str(program), *entries, *options, *outside, f"--outdir={target}"]
    run = subprocess.run(command, cwd=HERE.parent, capture_output=True, text=True)
    if run.returncode:
        raise Unbuildable(run.stderr.strip())


def pages(target: Path, site: str) -> None:
    """Write the page, its style, its icon, its words and the worker that keeps it for use offline."""
    for name in ("index.html", "style.css", "icon.svg", "app.webmanifest", "service.js"):
        text = (HERE / "page" / name).read_text(encoding="utf-8")
        (target / name).write_text(text.replace(SITE, site), encoding="utf-8", newline="\n")
    (target / "words").mkdir()
    for path in sorted((HERE / "words").glob("*.json")):
        write_json(target / "words" / path.name, json.loads(path.read_text(encoding="utf-8")))


def seal(target: Path) -> None:
    """List all files with their sizes, and write the version, which is the sum of all of them, where it is wanted."""
    service = target / "service.js"
    sums = hashlib.sha256()
    sizes = {}
    for path in files(target):
        name, data = path.relative_to(target).as_posix(), path.read_bytes()
        sums.update(f"{name} {hashlib.sha256(data).hexdigest()}\n".encode())
        sizes[name] = len(data)
    version = sums.hexdigest()[:16]
    text = service.read_text(encoding="utf-8").replace(VERSION, version)
    service.write_text(text, encoding="utf-8", newline="\n")
    kept = {name: size for name, size in sizes.items() if name != "service.js"}
    start = [name for name in kept if name.startswith(START)]
    words = sorted(path.stem for path in (target / "words").iterdir())
    write_json(target / "files.json", {"version": version, "files": kept, "start": start, "words": words})


def files(folder: Path) -> Iterator[Path]:
    """Yield all files below a folder, in the order of their names."""
    yield from sorted(path for path in folder.rglob("*") if path.is_file())


def write_json(path: Path, value: object) -> None:
    """Write JSON on one line."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    path.write_text(f"{text}\n", encoding="utf-8", newline="\n")

"""The adapter kits, and how each is built and started where its tool chain is installed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

KITS_FOLDER = Path(__file__).parents[1] / "adapters"
ENGINES_FOLDER = Path(__file__).parent / "kits"
TRUMP_ORDER, FAULTY_ORDER = "78QKTA9J", "78QKAT9J"  # as every small engine writes it, and with ten and ace exchanged
NODE = shutil.which("node") or "node"


@dataclass(frozen=True)
class Kit:
    """One kit: its folder, its two files, the programs it needs, how to build it and how to start it.

    ``{here}`` in a command stands for the folder in which it was built; ``libraries`` are the files of its own beside
    the two, such as a reader of JSON.
    """

    folder: str
    adapter: str
    places: str
    builds: tuple[tuple[str, ...], ...]
    command: tuple[str, ...]
    libraries: tuple[str, ...] = ()

    def source(self) -> str:
        """Return the text of the skeleton as it is delivered."""
        names = [self.adapter, self.places, *(name for name in self.libraries if name.startswith("places"))]
        return "".join((KITS_FOLDER / self.folder / name).read_text(encoding="utf-8") for name in names)

    def missing(self) -> str:
        """Say which program of the tool chain is not installed, or nothing."""
        programs = [command[0] for command in (*self.builds, self.command) if not command[0].startswith("{here}")]
        lacking = [program for program in programs if shutil.which(program) is None]
        if not lacking and self.folder == "typescript" and node_types() is None:
            lacking = ["@types/node beside tsc"]
        return f"not installed: {', '.join(lacking)}" if lacking else ""


KITS = (
    Kit("python", "adapter.py", "places.py", (), (sys.executable, "{here}/adapter.py")),
    Kit("javascript", "adapter.mjs", "places.mjs", (), ("node", "{here}/adapter.mjs")),
    Kit("typescript", "adapter.ts", "places.ts", (("tsc",),), ("node", "{here}/build/adapter.js")),
    Kit(
        "java",
        "Adapter.java",
        "Places.java",
        (("javac", "Adapter.java", "Places.java", "Json.java"),),
        ("java", "-cp", "{here}", "Adapter"),
        ("Json.java",),
    ),
    Kit(
        "c",
        "adapter.c",
        "places.c",
        (("gcc", "-std=c11", "-Wall", "-Werror", "-o", "adapter", "adapter.c", "places.c", "json.c"),),
        ("{here}/adapter",),
        ("places.h", "json.c", "json.h"),
    ),
    Kit(
        "rust",
        "adapter.rs",
        "places.rs",
        (("rustc", "--edition", "2021", "-D", "warnings", "adapter.rs"),),
        ("{here}/adapter",),
        ("json.rs",),
    ),
    Kit(
        "go",
        "adapter.go",
        "places.go",
        (("go", "vet", "."), ("go", "build", "-o", "adapter", ".")),
        ("{here}/adapter",),
        ("json.go",),
    ),
    Kit(
        "csharp",
        "Adapter.cs",
        "Places.cs",
        (("dotnet", "build", "--output", "out", "-p:TargetFramework={framework}"),),
        ("dotnet", "{here}/out/adapter.dll"),
    ),
    Kit(
        "kotlin",
        "Adapter.kt",
        "Places.kt",
        (("kotlinc", "Adapter.kt", "Places.kt", "Json.kt", "-include-runtime", "-d", "adapter.jar"),),
        ("java", "-jar", "{here}/adapter.jar"),
        ("Json.kt",),
    ),
    Kit(
        "swift",
        "main.swift",
        "Places.swift",
        (("swiftc", "main.swift", "Places.swift", "-o", "adapter"),),
        ("{here}/adapter",),
    ),
    Kit(
        "dart",
        "adapter.dart",
        "places.dart",
        (("dart", "compile", "exe", "adapter.dart", "-o", "adapter"),),
        ("{here}/adapter",),
    ),
)


def build(kit: Kit, here: Path, filled: bool = False, faulty: bool = False) -> list[str]:
    """Build a kit in a folder, bare or with its small engine, sound or with the planted fault; return its command."""
    shutil.copytree(KITS_FOLDER / kit.folder, here, dirs_exist_ok=True)
    if filled:
        engine = (ENGINES_FOLDER / kit.folder / kit.places).read_text(encoding="utf-8")
        assert engine.count(TRUMP_ORDER) == 1
        text = engine.replace(TRUMP_ORDER, FAULTY_ORDER) if faulty else engine
        (here / kit.places).write_text(text, encoding="utf-8", newline="\n")
    if kit.folder == "typescript" and (types := node_types()) is not None:
        shutil.copytree(types, here / "node_modules", dirs_exist_ok=True)
    for command in kit.builds:
        words = [word.replace("{framework}", framework()) if "{" in word else word for word in command]
        done = subprocess.run(
            [shutil.which(words[0]) or words[0], *words[1:]],
            cwd=here,
            env={**os.environ, "GOTOOLCHAIN": "local"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return [word.replace("{here}", here.as_posix()) for word in kit.command]


def converse(command: list[str], lines: list[str]) -> list[dict[str, object]]:
    """Send lines to a program, all at once, and return its replies; it has to end with status 0 and nothing more."""
    sent = "".join(f"{line}\n" for line in lines).encode()
    done = subprocess.run(command, input=sent, capture_output=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr.decode()[-3000:]
    return [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]


def framework() -> str:
    """Return the target framework that the installed .NET SDK has itself."""
    said = subprocess.run(["dotnet", "--version"], capture_output=True, text=True, check=False).stdout
    return f"net{said.split('.')[0]}.0"


def node_types() -> Path | None:
    """Return the folder of packages beside the installed compiler of TypeScript that has the types of node."""
    compiler = shutil.which("tsc")
    parents = [] if compiler is None else Path(compiler).resolve().parents
    found = [up for up in parents if up.name == "node_modules" and (up / "@types" / "node").is_dir()]
    return found[0] if found else None

"""The wheel carries schemas, declarations and records: the main job runs from it, in an empty environment elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command without the checkout in sight and return what it printed."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, env=clean, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def test_the_wheel_runs_the_corpus_in_an_empty_environment(tmp_path: Path) -> None:
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path / "dist", cwd=ROOT)
    (wheel,) = (tmp_path / "dist").glob("belote-*.whl")
    place = tmp_path / "elsewhere"
    venv.create(place / "env", with_pip=True)
    scripts = place / "env" / ("Scripts" if os.name == "nt" else "bin")
    run(scripts / "python", "-m", "pip", "install", "--quiet", wheel, cwd=place)
    printed = run(scripts / "belote", "conform", "--profile", "scoring", cwd=place)
    assert "pass" in printed
    assert "fail" not in printed
    counted = "from belote.data import root; print(len(list((root() / 'conformance' / 'perft').glob('*.json'))))"
    assert int(run(scripts / "python", "-c", counted, cwd=place)) == len(
        list((ROOT / "conformance/perft").glob("*.json"))
    )
    listed = run(scripts / "belote", "variants", "--json", cwd=place)
    assert '"variant": "belote-fr"' in listed
    assert str(ROOT) not in run(scripts / "python", "-c", "import belote; print(belote.__file__)", cwd=place)

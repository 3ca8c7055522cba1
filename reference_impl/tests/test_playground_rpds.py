"""The stand-in for rpds that a browser uses finds the same problems as the library, in sound and in broken files.

Each is used in a process of its own, over the same texts, and everything that was found is compared.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).resolve().parent
STANDINS = HERE.parents[1] / "docs" / "playground" / "standins"


def examined(*words: str) -> tuple[str, list[Any]]:
    """Return where the rpds lies that was used, and what was found with it."""
    program = [sys.executable, str(HERE / "playground_examined.py"), *words]
    run = subprocess.run(program, capture_output=True, text=True, timeout=110)
    assert run.returncode == 0, run.stderr
    used, found = json.loads(run.stdout)
    return used, found


@pytest.mark.skipif(not STANDINS.is_dir(), reason="the stand-in lies with the site, which is not there")
def test_the_stand_in_finds_what_the_library_finds() -> None:
    real, expected = examined()
    used, found = examined(str(STANDINS))
    assert Path(used) == STANDINS != Path(real)
    assert sum(bool(problems) for _, problems in expected) > 300
    assert sum(not problems for _, problems in expected) > 80
    assert found == expected

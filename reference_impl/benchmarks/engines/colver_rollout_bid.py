"""colver: its internal random rollout in Rust, from the first call of a deal of contrée on, score included."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

runpy.run_path(str(Path(__file__).with_name("colver_rollout.py")))["main"](float(sys.argv[1]), ())

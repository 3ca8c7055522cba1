"""Write the finished playground into a folder: ``python docs/playground/build.py --out DIR``.

It needs node and what ``docs/package-lock.json`` pins (``npm ci`` in ``docs``). The same sources give the same bytes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from building import Unbuildable  # noqa: E402
from building.folder import build  # noqa: E402


def main(arguments: Sequence[str]) -> int:
    """Build; return 0, or 2 after one sentence on what is missing."""
    parser = argparse.ArgumentParser(prog="docs/playground/build.py", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the finished folder, made or replaced")
    parser.add_argument("--node", type=Path, default=HERE.parent / "node_modules", help="where npm put its packages")
    parser.add_argument("--site", default="../", help="the root of the site as seen from the page")
    chosen = parser.parse_args(arguments)
    try:
        size = build(chosen.out, chosen.node, chosen.site)
    except Unbuildable as error:
        print(f"The playground cannot be built: {error}", file=sys.stderr)
        return 2
    print(f"{chosen.out}: {size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

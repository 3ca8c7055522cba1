"""``python docs/generators``: see ``commands``."""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1])
    try:
        from generators.commands import main
    except ModuleNotFoundError as missing:
        sys.exit(f"{missing.name} is missing. Run: pip install -e '.[docs]'")
    sys.exit(main())

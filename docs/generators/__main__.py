"""``python docs/generators``: see ``commands``."""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1])
    from generators.commands import main

    sys.exit(main())

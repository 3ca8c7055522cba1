"""Makes ``spec/schema/variant-file.schema.json``, the schema of a file, from that of the resolved form.

``python -m belote.declaration.file_schema`` writes it; ``--check`` only says whether it is current.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from belote.data import schema_file
from belote.declaration.schemas import file_schema
from belote.whole import write_text

NAME = "variant-file.schema.json"


def text() -> str:
    """Return the schema as the file holds it."""
    return json.dumps(file_schema(), ensure_ascii=False, indent=2) + "\n"


def main(arguments: Sequence[str]) -> int:
    """Write the file, or check it; return the exit status."""
    path = schema_file(NAME)
    if "--check" not in arguments:
        write_text(path, text())
        return 0
    current = path.is_file() and path.read_text("utf-8") == text()
    if not current:
        print(f"{NAME} is not current: run python -m belote.declaration.file_schema", file=sys.stderr)
    return 0 if current else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""How many records a second the runner puts to one process of the reference, and what memory both take.

    python reference_impl/benchmarks/protocol.py [--records N] [--variant V …]

The records of the variants named are run again and again until N have been run. Printed are records a second by
processor time of runner and program together, the share of each, and the resident memory of both after each tenth.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

from belote.data import records_folder, schema_file
from belote.declaration import resolved_document
from belote.library import resolved
from belote_conformance.records import Record, load
from belote_conformance.session import Declaration, Session

TENTH = 10


def corpus(variants: list[str]) -> list[Record]:
    """Return the records of these variants without options, one variant after the other."""
    import json

    schema = json.loads(schema_file("record.schema.json").read_text(encoding="utf-8"))
    records = load([records_folder()], schema)
    chosen = [record for record in records if record.variant in variants]
    return sorted(chosen, key=lambda record: (record.variant, record.id))


def resolve(name: str) -> Declaration:
    """Return digest and resolved declaration of a variant."""
    found = resolved(name)
    return found.digest, resolved_document(found)


def memory(pid: int | None) -> float:
    """Return the resident memory of a process, in megabytes; of a process that is gone, nothing."""
    try:
        pages = int(Path(f"/proc/{pid or 'self'}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * resource.getpagesize() / 1e6


def seconds(pid: int) -> float:
    """Return the processor time a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def rounds(records: list[Record], number: int) -> Iterator[list[Record]]:
    """Yield ten portions of a number of records, taken round and round."""
    stream = cycle(records)
    for _ in range(TENTH):
        yield list(islice(stream, number // TENTH))


def main() -> None:
    """Run the records and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--records", type=int, default=10_000)
    parser.add_argument("--variant", nargs="*", default=["belote-fr", "bridge-belote-bg", "contree-ffb", "bela-hr"])
    options = parser.parse_args()
    session = Session([sys.executable, "-m", "belote", "serve"], resolve)
    records = corpus(options.variant)
    for record in records:
        session.run(record)
    pid = session.program.process.popen.pid if session.program else 0
    print(f"{len(records)} records, again and again")
    for portion in rounds(records, options.records):
        own, other = time.process_time(), seconds(pid)
        failed = sum(session.run(record).outcome != "pass" for record in portion)
        runner, program = time.process_time() - own, seconds(pid) - other
        print(
            f"{len(portion):7} records  {len(portion) / (runner + program):6.0f} a second"
            f"  runner {runner / (runner + program):4.0%}  memory {memory(None):5.0f} MB and {memory(pid):5.0f} MB"
            f"  {failed} not passed"
        )
    session.stop()


if __name__ == "__main__":
    main()

"""Which records give more than they need: ``python conformance/tests/minimal.py [RECORD…]``; all if none is named.

Each optional part of what is given and each event is taken away, one at a time, and the reference is asked again. A
part it can do without is told: a slip, unless it is of a kind that may stand there to lead a program astray. Exit
status: 0 if there are no slips. All records take some twenty minutes.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
from corpus import ask, offer, records

from belote.data import schema_file
from belote.protocol import Server
from belote_conformance.compare import first_difference
from belote_conformance.corpus_lint import unneeded
from belote_conformance.records import Record

Json = dict[str, Any]

MAY_STAND = {
    r"given\.contract\.\w+": "a contract is given whole, as it would be at a table",
    r"given\.\w+\.(NS|EW|N|E|S|W|taker|rest)": "what one side or seat has is given of the others too",
    r"given\.(dealer|scores|totals|first_deal|taker_played_trump)": "it says so instead of leaving it to a default",
    r"given\.(cards|declarations|belote|trump_jack|fault|hands)": "a program might count it, and should not",
    r"events\.\d+(\.belote)?": "a program might let it decide, and should not",
    r"events\.\d+\.amount": "a program might look at something else first",
}
"""What a record may have although the reference can do without it, and why; anything else is a slip."""


@cache
def validator() -> Any:
    """Return the validator of records."""
    return jsonschema.Draft202012Validator(json.loads(schema_file("record.schema.json").read_text(encoding="utf-8")))


class Asker:
    """Asks the reference about changed records; it is sent each variant once."""

    def __init__(self) -> None:
        self.server = Server()
        self.sent = ""

    def passes(self, data: Json) -> bool:
        """Say whether this is a record, and the reference observes what it expects."""
        if not validator().is_valid(data):
            return False
        record = Record(data, Path("changed.json"))
        if record.variant != self.sent:
            ask(self.server, offer(record.variant))
            self.sent = record.variant
        request = {"message": "run", "seq": 0, "record": record.question(), "ask": record.ask()}
        reply = ask(self.server, request)
        if reply["status"] != "ok":
            return False
        return first_difference(data["expect"], reply["observations"], "trace", "code") is None


def not_needed(chosen: Iterable[Record]) -> dict[str, list[str]]:
    """Return the paths that each record can do without, by id."""
    asker = Asker()
    found = {record.id: unneeded(record.data, asker.passes) for record in sorted(chosen, key=lambda r: r.variant)}
    return {name: paths for name, paths in sorted(found.items()) if paths}


def slips(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return what is not needed and has no reason to be there, by id."""
    known = re.compile("|".join(MAY_STAND))
    left = {name: [path for path in paths if not known.fullmatch(path)] for name, paths in found.items()}
    return {name: paths for name, paths in left.items() if paths}


def main(words: list[str]) -> int:
    """Print what is not needed, the slips apart, and return the exit status."""
    wanted = {Path(word).resolve() for word in words}
    chosen = [record for record in records() if not wanted or record.file.resolve() in wanted]
    found = not_needed(chosen)
    slipped = slips(found)
    for name, paths in found.items():
        print(f"{name}: {', '.join(paths)}{'  <- ' + ', '.join(slipped[name]) if name in slipped else ''}")
    print(f"{len(chosen)} records: the reference can do without something in {len(found)}, {len(slipped)} by a slip")
    return 1 if slipped or not chosen else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

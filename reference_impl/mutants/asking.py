"""Does a record of the topic, or a test of the topic, notice a mutant?

Nothing of the interpreter is imported here: it is imported after the mutant was planted, in a process of its own.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from making import Mutant
from planting import VARIABLE, plant

from belote.data import records_folder
from belote.declaration import declaration, resolve
from belote.errors import BeloteError, CannotHappen
from belote_conformance.compare import first_difference

HERE = Path(__file__).resolve().parent
TESTS = HERE.parent / "tests"
SECONDS = 60
"""How long a mutant may keep the records of a topic busy, and five times as long its tests."""

WRONG = (BeloteError, CannotHappen, ArithmeticError, AttributeError, LookupError, TypeError, ValueError, AssertionError)
"""What a record may run into under a mutant; the record notices it."""

Json = Mapping[str, Any]


@cache
def records(topics: tuple[str, ...]) -> list[Json]:
    """Return the records of some topics, in the order in which they are asked."""
    return [
        json.loads(path.read_text(encoding="utf-8"))
        for topic in topics
        for path in sorted((records_folder() / topic).glob("*.json"))
    ]


@cache
def declared(name: str) -> Any:
    """Return the typed declaration of a variant with its options."""
    return declaration(resolve(name))


def name_of(record: Json) -> str:
    """Return the name of the variant of a record with its options."""
    return "+".join([record["variant"]["id"], *record["variant"]["options"]])


def noticed_by_records(mutant: Mutant, topics: tuple[str, ...]) -> bool:
    """Say whether a record of these topics fails under a mutant. Records and declarations are read only once.

    A record that noticed one mutant is the first that the next is asked of.
    """
    assert "belote.deal" not in sys.modules, "the interpreter must be imported after the mutant"
    some = records(topics)
    for record in some:
        declared(name_of(record))
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        answer_and_end(mutant, some, writing)
    os.close(writing)
    with os.fdopen(reading) as told:
        which = told.read()
    _, status = os.waitpid(child, 0)
    if which:
        some.insert(0, some.pop(int(which)))
    return status != 0


def answer_and_end(mutant: Mutant, some: Sequence[Json], writing: int) -> NoReturn:
    """Ask the records in this process, write the number of the first that notices, and end with 0 if none does."""
    signal.alarm(SECONDS)
    found = True
    try:
        plant(mutant.module, mutant.code)
        from belote.deal import compile_rules
        from belote.record import observe

        rules = cache(lambda name: compile_rules(declared(name)))
        wrong = (place for place, record in enumerate(some) if differs(rules(name_of(record)), observe, record))
        first = next(wrong, None)
        found = first is not None
        if found:
            os.write(writing, str(first).encode())
    finally:
        os._exit(1 if found else 0)


def differs(rules: Any, observe: Callable[..., Any], record: Json) -> bool:
    """Say whether the expectations of a record are not met."""
    ask = [{"at": point["at"], "what": [key for key in point if key != "at"]} for point in record["expect"]]
    try:
        seen = observe(rules, record, ask, checked=True)
    except WRONG:
        return True
    return first_difference(record["expect"], seen, "trace", "code") is not None


def noticed_by_tests(mutant: Mutant, patterns: Sequence[str]) -> bool:
    """Say whether a test of a topic fails under a mutant; one that does not end is noticed."""
    files = sorted(str(path) for pattern in patterns for path in TESTS.glob(pattern))
    with tempfile.NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as file:
        file.write(mutant.code)
        file.flush()
        env = {**os.environ, VARIABLE: f"{mutant.module}|{file.name}"}
        env["PYTHONPATH"] = os.pathsep.join([str(HERE), env.get("PYTHONPATH", "")])
        words = [sys.executable, "-m", "pytest", "-p", "planting", "-n", "0", "-x", "-q", *files]
        try:
            run = subprocess.run(words, cwd=TESTS.parents[1], env=env, capture_output=True, timeout=5 * SECONDS)
        except subprocess.TimeoutExpired:
            return True
    return run.returncode != 0

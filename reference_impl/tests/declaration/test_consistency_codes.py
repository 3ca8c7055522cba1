"""The table of codes is true: every code in it is met by an example, and no other is ever found."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from declaration import (
    test_consistency_auction,
    test_consistency_calls,
    test_consistency_play,
    test_consistency_scoring,
    test_consistency_table,
)
from declaration.rule_samples import GAMES, Data, Example, complete, dotted, resolved

from belote.declaration import consistency
from belote.declaration.consistency import check
from belote.declaration.orphans import find
from belote.declaration.paths import leaves
from belote.declaration.schema import schema_problems
from belote.declaration.vocabulary import clause_at, schema_at, variant_schema
from belote.errors import Place, Problem

EXAMPLES: tuple[Example, ...] = (
    *test_consistency_table.SETUP,
    *test_consistency_table.CONTRACTS,
    *test_consistency_table.DEALING,
    *test_consistency_auction.EXAMPLES,
    *test_consistency_calls.EXAMPLES,
    *test_consistency_play.EXAMPLES,
    *test_consistency_scoring.EXAMPLES,
)
CODES = frozenset(re.findall(r"``([a-z-]+\.[a-z-]+)``", consistency.__doc__ or ""))
CLAUSES = frozenset(re.findall(r'"x-clause": "([^"]+)"', json.dumps(variant_schema()))) | {"scoring.division"}
"""Those of the properties, and the one that follows from two of them."""


def test_the_table_names_exactly_the_codes_that_examples_meet() -> None:
    assert {example.code for example in EXAMPLES} == CODES


def test_every_clause_is_one_of_the_schema_or_has_no_property_of_its_own() -> None:
    assert {example.clause for example in EXAMPLES} <= CLAUSES


def test_every_message_says_what_was_found_and_what_would_be_right() -> None:
    for example in EXAMPLES:
        for finding in example.findings(example.broken):
            assert finding.message and not finding.message.endswith(".")
            assert finding.instead.endswith(".")


@pytest.mark.parametrize("name", GAMES)
def test_the_games_hold_together_with_and_without_what_cannot_matter(name: str) -> None:
    assert check(complete(GAMES[name]())) == []
    assert check(resolved(GAMES[name]())) == []


@pytest.mark.parametrize("name", GAMES)
def test_no_change_of_one_word_leads_to_a_code_or_clause_that_is_not_known(name: str) -> None:
    """Clauses and codes are closed lists, and nothing breaks on a declaration that does not hold together."""
    random = Random(name)
    changes = list(single_changes(complete(GAMES[name]())))
    valid = (data for data in random.sample(changes, len(changes)) if not form_problems(data))
    for data in islice(valid, 30):
        for finding in check(data):
            assert finding.code in CODES, finding
            assert finding.clause in CLAUSES, finding
        for orphan in find(data):
            assert orphan.clause == clause_at(orphan.path) in CLAUSES, dotted(orphan.path)


def form_problems(data: Data) -> list[Problem]:
    """Return what the schema refuses."""
    whole = {"variant": "game", "names": {"en": "A game"}, **data}
    return schema_problems(whole, lambda path, key: Place(path=dotted(path)), partial=False)


def single_changes(data: Data) -> Iterator[Data]:
    """Yield the declaration with one leaf changed: another word, a number one off, a member of a list left out."""
    for path, value in leaves(data):
        for other in alternatives(schema_at(path) or {}, value):
            copied: Any = json.loads(json.dumps(data))
            holder = copied
            for part in path[:-1]:
                holder = holder[part]
            holder[path[-1]] = other
            yield copied


def alternatives(node: dict[str, Any], value: Any) -> Iterator[Any]:
    """Yield other values of a leaf."""
    if "enum" in node:
        yield from (word for word in node["enum"] if word != value and word is not None)
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, max(value - 1, 0))
    elif isinstance(value, list):
        yield from (value[:place] + value[place + 1 :] for place in range(len(value)) if len(value) > 1)

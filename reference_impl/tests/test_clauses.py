"""The clauses hold together: with each other, with the schema, and in their form.

Form of a clause: a second-level heading that is its id, the rule, and block quotes for examples and notes.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from belote.data import root, schema_file

FOLDER = root() / "spec" / "clauses"
FILES = sorted(FOLDER.glob("*.md"))
RULES = (
    *("setup", "dealing", "contracts", "auction", "play", "declarations", "belote", "trick-melds", "scoring"),
    *("match", "irregularities"),
)
SECTIONS = ("players", "pack", *(topic.replace("-", "_") for topic in RULES if topic != "setup"))

CLAUSE_ID = re.compile(r"[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)+")
KEYWORD = re.compile(r"\b(MUST NOT|MUST|MAY|SHOULD)\b|\bmeans\b")
REFERENCE = re.compile(r"\[([a-z-]+\.[a-z.-]+)\]")
CODE = re.compile(r"`([^`]+)`")
PATH = re.compile(rf"((?:{'|'.join(SECTIONS)})(?:\.(?:[a-z_]+|<name>))+)(?::\s*(.*))?", re.DOTALL)
CARDS = re.compile(r"[6789TJQKA][CDHS](?: [6789TJQKA][CDHS])+")


class Clause(NamedTuple):
    """A clause as it stands: its id, the file without its ending, the rule, and the quoted examples and notes."""

    id: str
    topic: str
    rule: str
    quotes: str


def read(file: Path) -> Iterator[Clause]:
    """Yield the clauses of one file."""
    for part in re.split(r"^## ", file.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        lines = body.splitlines()
        quotes = [line for line in lines if line.startswith(">")]
        rule = [line for line in lines if not line.startswith(">")]
        yield Clause(heading.strip(), file.stem, "\n".join(rule), "\n".join(quotes))


CLAUSES = [clause for file in FILES for clause in read(file)]
SCHEMA: dict[str, Any] = json.loads(schema_file("variant.schema.json").read_text(encoding="utf-8"))


def text(clause: Clause) -> str:
    """Return all words of a clause on one line."""
    return re.sub(r"\s+>?\s*", " ", f"{clause.rule}\n{clause.quotes}")


def nodes(schema: Any) -> Iterator[dict[str, Any]]:
    """Yield every object of the schema."""
    if isinstance(schema, dict):
        yield schema
        for value in schema.values():
            yield from nodes(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from nodes(value)


def same_place(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield this schema and those that describe the same value: references, branches, and the items of a list."""
    yield node
    if "$ref" in node:
        yield from same_place(SCHEMA["$defs"][node["$ref"].rsplit("/", 1)[1]])
    for key in ("then", "else", "items"):
        if isinstance(node.get(key), dict):
            yield from same_place(node[key])


def below(node: dict[str, Any], name: str) -> dict[str, Any] | None:
    """Return the schema of a property, or of any key of a map for ``<name>``; nothing if there is none."""
    for place in same_place(node):
        found = place.get("additionalProperties") if name == "<name>" else place.get("properties", {}).get(name)
        if isinstance(found, dict):
            return found
    return None


def find(path: str) -> dict[str, Any] | None:
    """Return the schema of a parameter, by its path without the steps of lists."""
    node: dict[str, Any] | None = SCHEMA
    for name in path.split("."):
        node = below(node, name) if node else None
    return node


def words(node: dict[str, Any]) -> set[str]:
    """Return the words a parameter may have; empty if it has no closed list."""
    values = {value for place in same_place(node) for value in place.get("enum", ())}
    free = node.get("additionalProperties")
    if isinstance(free, dict):
        values |= set(free.get("enum", ()))
    return {value for value in values if isinstance(value, str)}


def parameters() -> Iterator[tuple[str, str, str]]:
    """Yield every parameter that is written out in code: the clause, the path, and the value given to it, if any.

    The reason codes of items look like parameters and are left out.
    """
    reasons = {code for clause in CLAUSES if clause.id == "scoring.items" for code in CODE.findall(clause.rule)}
    for clause in CLAUSES:
        for code in CODE.findall(text(clause)):
            match = PATH.fullmatch(code)
            if match and code not in reasons:
                yield clause.id, match[1], match[2] or ""


class TestIds:
    """An id is the name of its file, a dot, and words of small letters and hyphens; it is given once."""

    def test_every_topic_has_a_file(self) -> None:
        assert {file.stem for file in FILES} >= set(RULES)

    def test_no_id_is_given_twice(self) -> None:
        assert [name for name, times in Counter(clause.id for clause in CLAUSES).items() if times > 1] == []

    def test_an_id_is_well_formed_and_begins_with_its_file(self) -> None:
        assert [c.id for c in CLAUSES if not CLAUSE_ID.fullmatch(c.id) or c.id.split(".")[0] != c.topic] == []

    @pytest.mark.parametrize("wrong", ["play", "Play.lead", "play.", "play.lead_first", "play lead", ".lead"])
    def test_other_forms_are_no_ids(self, wrong: str) -> None:
        assert not CLAUSE_ID.fullmatch(wrong)


class TestForm:
    """A clause has a rule in the words of RFC 2119, or a definition, and an example or a note that says why none."""

    def test_a_rule_obliges_allows_or_defines(self) -> None:
        assert [clause.id for clause in CLAUSES if clause.topic in RULES and not KEYWORD.search(clause.rule)] == []

    def test_a_clause_has_an_example_or_says_why_not(self) -> None:
        silent = [clause.id for clause in CLAUSES if "**Example.**" not in clause.quotes]
        assert [clause.id for clause in CLAUSES if clause.id in silent and "no example" not in clause.quotes] == []

    def test_a_quotation_is_an_example_or_a_note(self) -> None:
        starts = [part for clause in CLAUSES for part in re.split(r"\n(?=> (?:\*\*|Note))", clause.quotes) if part]
        assert [part for part in starts if not part.startswith(("> **Example.**", "> Note:"))] == []

    def test_no_set_of_cards_names_a_card_twice(self) -> None:
        codes = [(clause.id, code) for clause in CLAUSES for code in CODE.findall(text(clause))]
        sets = [(clause, code.split()) for clause, code in codes if CARDS.fullmatch(code)]
        assert [(clause, cards) for clause, cards in sets if len(set(cards)) < len(cards)] == []


class TestReferences:
    """What a clause names exists: other clauses, and parameters with their values."""

    def test_every_clause_referred_to_exists(self) -> None:
        known = {clause.id for clause in CLAUSES}
        missing = {(clause.id, name) for clause in CLAUSES for name in REFERENCE.findall(text(clause))}
        assert {(clause, name) for clause, name in missing if name not in known} == set()

    def test_every_parameter_written_out_exists(self) -> None:
        assert [(clause, path) for clause, path, _ in parameters() if find(path) is None] == []

    def test_every_value_given_to_a_parameter_is_allowed(self) -> None:
        wrong = []
        for clause, path, value in parameters():
            allowed = words(find(path) or {})
            given = yaml.safe_load(value) if value and "…" not in value else None
            if allowed and isinstance(given, str) and given not in allowed:
                wrong.append((clause, path, value))
        assert wrong == []

    def test_a_parameter_that_does_not_exist_is_not_found(self) -> None:
        assert find("play.suit.void.opponent_ruffed") is not None
        assert find("play.suit.void.enemy") is None
        assert find("contracts.<name>.trump.order") is not None


class TestSchema:
    """Every property that is a rule names its clause, and the clause says each of its values."""

    def test_every_clause_the_schema_names_exists(self) -> None:
        named = {node["x-clause"] for node in nodes(SCHEMA) if isinstance(node.get("x-clause"), str)}
        assert named - {clause.id for clause in CLAUSES} == set()

    def test_every_value_stands_in_the_clause_of_its_property(self) -> None:
        spoken = {clause.id: set(re.findall(r"[a-z_]+", " ".join(CODE.findall(clause.rule)))) for clause in CLAUSES}
        missing = [
            (node["x-clause"], value)
            for node in nodes(SCHEMA)
            if isinstance(node.get("x-clause"), str)
            for value in sorted(words(node))
            if value not in spoken.get(node["x-clause"], set())
        ]
        assert missing == []

    def test_the_readme_lists_every_file(self) -> None:
        readme = (FOLDER.parent / "README.md").read_text(encoding="utf-8")
        assert [file.name for file in FILES if f"(clauses/{file.name})" not in readme] == []

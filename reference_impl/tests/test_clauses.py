"""The clauses hold together: with each other, with the schema, and in their form.

Form of a clause: a second-level heading that is its id, the rule, and block quotes for examples and notes.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
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
RETIRED = re.compile(r"^Retired in version", re.MULTILINE)
RETIREMENT = re.compile(
    r"Retired in version \d+\.\d+; (\[[a-z.-]+\](?:(?:, | and )\[[a-z.-]+\])*|none: .*\w.*)\.", re.DOTALL
)
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


def told(found: Iterable[object], instead: str) -> str:
    """Return one line for each thing found, with what to do."""
    return "\n".join(f"{one if isinstance(one, str) else ' '.join(map(str, one))}: {instead}" for one in sorted(found))  # type: ignore[call-overload]


ALL = [clause for file in FILES for clause in read(file)]
GONE = [clause for clause in ALL if RETIRED.search(clause.rule)]
CLAUSES = [clause for clause in ALL if clause not in GONE]
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
        twice = [name for name, times in Counter(clause.id for clause in ALL).items() if times > 1]
        assert not twice, told(twice, "two headings have this id; choose another for one of them")

    def test_an_id_is_well_formed_and_begins_with_its_file(self) -> None:
        wrong = [(c.topic + ".md", c.id) for c in ALL if not CLAUSE_ID.fullmatch(c.id) or c.id.split(".")[0] != c.topic]
        assert not wrong, told(wrong, "an id is the name of its file, a dot, and words of small letters and hyphens")

    @pytest.mark.parametrize("wrong", ["play", "Play.lead", "play.", "play.lead_first", "play lead", ".lead"])
    def test_other_forms_are_no_ids(self, wrong: str) -> None:
        assert not CLAUSE_ID.fullmatch(wrong)


class TestForm:
    """A clause has a rule in the words of RFC 2119, or a definition, and an example or a note that says why none."""

    def test_a_rule_obliges_allows_or_defines(self) -> None:
        wrong = [clause.id for clause in CLAUSES if clause.topic in RULES and not KEYWORD.search(clause.rule)]
        assert not wrong, told(wrong, "write the rule with MUST, MUST NOT, MAY or SHOULD, or define a word with means")

    def test_a_rule_begins_with_its_title(self) -> None:
        wrong = [clause.id for clause in CLAUSES if not clause.rule.strip().startswith("**")]
        assert not wrong, told(wrong, "begin with a title in bold, as in **The target.**")

    def test_a_clause_has_an_example_or_says_why_not(self) -> None:
        silent = [clause.id for clause in CLAUSES if "**Example.**" not in clause.quotes]
        wrong = [clause.id for clause in CLAUSES if clause.id in silent and "no example" not in clause.quotes]
        assert not wrong, told(wrong, "give an example (> **Example.**), or say in a note why there is no example")

    def test_a_quotation_is_an_example_or_a_note(self) -> None:
        starts = [part for clause in CLAUSES for part in re.split(r"\n(?=> (?:\*\*|Note))", clause.quotes) if part]
        wrong = [part.strip() for part in starts if not part.startswith(("> **Example.**", "> Note:"))]
        assert not wrong, told(wrong, "begin with > **Example.** or > Note:")

    def test_no_set_of_cards_names_a_card_twice(self) -> None:
        codes = [(clause.id, code) for clause in CLAUSES for code in CODE.findall(text(clause))]
        sets = [(clause, code.split()) for clause, code in codes if CARDS.fullmatch(code)]
        wrong = [(clause, *cards) for clause, cards in sets if len(set(cards)) < len(cards)]
        assert not wrong, told(wrong, "a card stands there twice")


class TestReferences:
    """What a clause names exists: other clauses, and parameters with their values."""

    def test_every_clause_referred_to_exists(self) -> None:
        known = {clause.id for clause in CLAUSES}
        missing = {(clause.id, name) for clause in CLAUSES for name in REFERENCE.findall(text(clause))}
        wrong = {(clause, name) for clause, name in missing if name not in known}
        assert not wrong, told(wrong, "the clause referred to does not exist, or was retired; name another")

    def test_every_parameter_written_out_exists(self) -> None:
        wrong = [(clause, path) for clause, path, _ in parameters() if find(path) is None]
        assert not wrong, told(wrong, "the schema has no such parameter; spell it as there, or add it there")

    def test_every_value_given_to_a_parameter_is_allowed(self) -> None:
        wrong = []
        for clause, path, value in parameters():
            allowed = words(find(path) or {})
            given = yaml.safe_load(value) if value and "…" not in value else None
            if allowed and isinstance(given, str) and given not in allowed:
                wrong.append((clause, path, value))
        assert not wrong, told(wrong, "the schema does not allow this value; write one that it does, or add it there")

    def test_a_parameter_that_does_not_exist_is_not_found(self) -> None:
        assert find("play.suit.void.opponent_ruffed") is not None
        assert find("play.suit.void.enemy") is None
        assert find("contracts.<name>.trump.order") is not None


class TestSchema:
    """Every property that is a rule names its clause, and the clause says each of its values."""

    def test_every_clause_the_schema_names_exists(self) -> None:
        named = {node["x-clause"] for node in nodes(SCHEMA) if isinstance(node.get("x-clause"), str)}
        wrong = named - {clause.id for clause in CLAUSES}
        assert not wrong, told(wrong, "an x-clause of the schema names it, and it is no clause, or was retired")

    def test_every_value_stands_in_the_clause_of_its_property(self) -> None:
        spoken = {clause.id: set(re.findall(r"[a-z_]+", " ".join(CODE.findall(clause.rule)))) for clause in CLAUSES}
        missing = [
            (node["x-clause"], value)
            for node in nodes(SCHEMA)
            if isinstance(node.get("x-clause"), str)
            for value in sorted(words(node))
            if value not in spoken.get(node["x-clause"], set())
        ]
        assert not missing, told(
            missing, "this word of the schema stands in code nowhere in its clause; say what it does"
        )

    def test_the_readme_lists_every_file(self) -> None:
        readme = (FOLDER.parent / "README.md").read_text(encoding="utf-8")
        missing = [file.name for file in FILES if f"(clauses/{file.name})" not in readme]
        assert not missing, told(missing, "add a row to the table of topics in spec/README.md")
        listed = re.findall(r"\(clauses/([a-z-]+\.md)\)", readme)
        gone = sorted(set(listed) - {file.name for file in FILES})
        assert not gone, told(gone, "spec/README.md lists it, and there is no such file in spec/clauses")


def ill_retired(clauses: Iterable[Clause], known: Iterable[str]) -> list[str]:
    """Return the retired clauses that do not say when, and which clauses took their place or why none did."""
    living = set(known)
    form = (
        "write: Retired in version X.Y; [successor]. Several are joined by commas and and; without one: none: reason."
    )
    found = []
    for clause in clauses:
        match = RETIREMENT.fullmatch(" ".join(clause.rule.split()))
        lost = [name for name in REFERENCE.findall(match[1] if match else "") if name not in living]
        found += [f"{clause.id}: {form}"] * (match is None)
        found += [f"{clause.id} is retired for {name}, which is no clause: name one that is in force" for name in lost]
    return found


class TestRetired:
    """A retired clause keeps its heading and says which clauses took its place. Its form is in spec/README.md."""

    def test_every_retired_clause_leads_on(self) -> None:
        found = ill_retired(GONE, [clause.id for clause in CLAUSES])
        assert not found, "\n".join(found)

    @pytest.mark.parametrize(
        "rule",
        [
            "Retired in version 1.1; [match.target].",
            "Retired in version 1.2; [match.target], [match.end] and\n[match.reached].",
            "Retired in version 2.0; none: the game it stood for was a misreading.",
        ],
    )
    def test_its_form(self, rule: str) -> None:
        known = ["match.target", "match.end", "match.reached"]
        assert ill_retired([Clause("match.old", "match", f"\n{rule}\n", "")], known) == []

    @pytest.mark.parametrize(
        ("rule", "words"),
        [
            ("Retired in version 1.1;", "write: Retired in version X.Y"),
            ("Retired in version 1.1; match.target.", "write: Retired in version X.Y"),
            ("Retired in version 1; [match.target].", "write: Retired in version X.Y"),
            ("Retired in version 1.1; none: .", "write: Retired in version X.Y"),
            ("Retired in version 1.1; [match.nowhere].", "match.nowhere, which is no clause"),
        ],
    )
    def test_what_leads_nowhere_is_told(self, rule: str, words: str) -> None:
        (found,) = ill_retired([Clause("match.old", "match", rule, "")], ["match.target"])
        assert found.startswith("match.old") and words in found

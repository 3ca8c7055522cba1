"""Reading JSON: the same limits as YAML, integers only, and the line of everything that is refused."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote.declaration import Limits, read_json
from belote.declaration.json_nodes import json_data, json_node
from belote.declaration.nodes import Unreadable
from belote.errors import BrokenDeclaration, BrokenRecord, Problem

SECOND = 2.0  # a second, doubled for a machine that is busy
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53) + 1, 2**53 - 1)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=20,
)


def refusal(source: str | bytes | Path) -> Problem:
    """Return why JSON is refused, within a second."""
    start = time.process_time()
    with pytest.raises(BrokenRecord) as caught:
        read_json(source, name="deal.json")
    assert time.process_time() - start < SECOND
    (problem,) = caught.value.problems
    assert problem.place.file == "deal.json"
    return problem


REFUSED = [
    ("a float", '{"a":\n 1.5}', "reader.number", 2, 2),
    ("an exponent", "[1,\n 1e3]", "reader.number", 2, 2),
    ("NaN", "[1, NaN]", "reader.number", 1, 5),
    ("Infinity", "[\n-Infinity]", "reader.number", 2, 1),
    ("a leading zero", "[01]", "reader.number", 1, 2),
    ("a large integer", "[9007199254740992]", "reader.integer", 1, 2),
    ("a huge integer", "[" + "9" * 500_000 + "]", "reader.integer", 1, 2),
    ("the same key twice", '{"a": 1,\n "a": 2}', "reader.duplicate-key", 2, 2),
    ("the same key, escaped", '{"a": 1, "\\u0061": 2}', "reader.duplicate-key", 1, 10),
    ("half of a surrogate pair", '["\\ud800"]', "reader.character", 1, 2),
    ("a comma too many", "[1,]", "reader.syntax", 1, 4),
    ("a comma too few", "[1 2]", "reader.syntax", 1, 4),
    ("a key without quotation marks", "{a: 1}", "reader.syntax", 1, 2),
    ("single quotation marks", "['a']", "reader.syntax", 1, 2),
    ("a comment", "[1] // one", "reader.syntax", 1, 5),
    ("two values", "{}\n{}", "reader.syntax", 2, 1),
    ("an open list", "[1", "reader.syntax", 1, 3),
    ("an open text", '["a', "reader.syntax", 1, 2),
    ("a line feed within text", '["a\nb"]', "reader.syntax", 1, 2),
    ("an unknown escape", '["\\x"]', "reader.syntax", 1, 2),
    ("an unknown word", "[True]", "reader.syntax", 1, 2),
    ("nothing", " \n", "reader.empty", 1, 1),
    ("a control character", '["\x07"]', "reader.character", 1, 3),
    ("nesting", "[" * 100_000, "reader.depth", 1, 33),
    ("nesting in maps", '{"a":' * 100_000, "reader.depth", 1, 161),
    ("values", "[" + "1," * 200_000 + "1]", "reader.nodes", 1, 60_003),
    ("values in lists", "[" + "[1]," * 20_000 + "1]", "reader.nodes", 1, 59_999),
    ("length", '"' + "a" * 1_000_001 + '"', "reader.too-large", 0, 0),
]


@pytest.mark.parametrize(("what", "text", "code", "line", "column"), REFUSED, ids=[row[0] for row in REFUSED])
def test_what_is_not_sound_is_refused_at_its_place(what: str, text: str, code: str, line: int, column: int) -> None:
    problem = refusal(text)
    assert (problem.code, problem.place.line, problem.place.column) == (code, line, column)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "utf-16-be"])
def test_other_encodings_are_refused(encoding: str) -> None:
    assert refusal('{"a": 1}'.encode(encoding)).code == "reader.encoding"


def test_a_file_of_100_megabytes_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as stream:
        stream.truncate(100_000_000)
    assert refusal(path).code == "reader.too-large"


@given(VALUES, st.sampled_from([None, 1]))
def test_sound_json_is_read_as_the_standard_library_reads_it(value: Any, indent: int | None) -> None:
    text = json.dumps(value, indent=indent)
    assert read_json(text, limits=Limits(nodes=200)).data == value


@given(VALUES)
def test_the_reading_with_places_and_the_quick_one_agree(value: Any) -> None:
    text = json.dumps(value, ensure_ascii=False)
    try:
        quick = json_data(text, Limits())
    except Unreadable:
        with pytest.raises(Unreadable):
            json_node(text, Limits())
        return
    assert json_node(text, Limits()).data() == quick == value


@given(st.text(alphabet='{}[]",:0123456789.eE+-\\utrnfalsINy \n', max_size=40))
def test_any_text_is_read_alike_or_refused(text: str) -> None:
    try:
        node = json_node(text, Limits()).data()
    except Unreadable as refused:
        assert refused.code.startswith("reader.")
        with pytest.raises(Unreadable):
            json_data(text, Limits())
        return
    assert json_data(text, Limits()) == node == json.loads(text)


def test_every_value_and_key_has_a_place() -> None:
    document = read_json('{"a": [1,\n  {"b": true}]}', name="deal.json")
    assert {path: (place.line, place.column) for path, place in document.places.items()} == {
        (): (1, 1),
        ("a",): (1, 7),
        ("a", 0): (1, 8),
        ("a", 1): (2, 3),
        ("a", 1, "b"): (2, 9),
    }
    assert {path: (place.line, place.column) for path, place in document.keys.items()} == {
        ("a",): (1, 2),
        ("a", 1, "b"): (2, 4),
    }
    assert str(document.place(("a", 1, "b"))) == "deal.json:2:9"


def test_a_file_is_read_with_its_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "deal.json"
    path.write_bytes(b"\xef\xbb\xbf[1]")
    assert read_json(path).data == [1]


def test_the_caller_chooses_limits_and_error() -> None:
    with pytest.raises(BrokenDeclaration):
        read_json("[[1]]", limits=Limits(depth=2), error=BrokenDeclaration)
    assert read_json("[[1]]", limits=Limits(depth=3)).data == [[1]]

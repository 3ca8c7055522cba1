"""Reading YAML: what a plain scalar means, and what is refused quickly, with its line, by either parser."""

from __future__ import annotations

import os
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from belote.declaration import Limits, read_yaml
from belote.declaration.nodes import Unreadable
from belote.declaration.yaml_nodes import yaml_node
from belote.errors import BrokenDeclaration, BrokenInput, BrokenRecord, Problem

PARSERS = [yaml.SafeLoader, *([yaml.CSafeLoader] if yaml.__with_libyaml__ else [])]
SECOND = 2.0  # a second, doubled for a machine that is busy


@pytest.fixture(params=PARSERS, ids=lambda parser: parser.__name__)
def parser(request: pytest.FixtureRequest) -> Any:
    """The parser in Python, and the one in C where it is there: both must say the same."""
    return request.param


def refusal(text: str, parser: Any) -> Unreadable:
    """Return why a text is refused."""
    with pytest.raises(Unreadable) as caught:
        yaml_node(text, Limits(), parser)
    return caught.value


def refused_file(path: Path) -> Problem:
    """Return why a file is refused, within a second."""
    start = time.process_time()
    with pytest.raises(BrokenDeclaration) as caught:
        read_yaml(path)
    assert time.process_time() - start < SECOND
    (problem,) = caught.value.problems
    assert problem.place.file == str(path)
    return problem


class TestPlainScalars:
    """YAML 1.2 core scalars, without those that are read in different ways."""

    @pytest.mark.parametrize(
        ("text", "value"),
        [
            ("true", True),
            ("false", False),
            ("null", None),
            ("~", None),
            ("0", 0),
            ("-10", -10),
            ("9007199254740991", 2**53 - 1),
            *((word, word) for word in ("yes", "no", "on", "off", "y", "True", "TRUE", "Null", "NULL", "nan")),
            *((word, word) for word in ("0o7", "0x1F", "007", "1_000", "1:30", "+5", "1.5", "1e3", ".inf", "12 34")),
            ("2024-01-01", "2024-01-01"),
            ("'5'", "5"),
            ('"true"', "true"),
            ("'null'", "null"),
        ],
    )
    def test_only_unmistakable_words_are_more_than_text(self, text: str, value: object, parser: Any) -> None:
        found = yaml_node(f"a: {text}\n", Limits(), parser).data()["a"]
        assert found == value
        assert type(found) is type(value)

    @given(st.integers(min_value=-(2**53) + 1, max_value=2**53 - 1))
    def test_every_integer_within_the_limit_is_read(self, number: int) -> None:
        assert yaml_node(f"[{number}]", Limits()).data() == [number]

    def test_integers_of_other_scripts_are_text(self, parser: Any) -> None:
        assert yaml_node("[١٢]", Limits(), parser).data() == ["١٢"]


REFUSED = [
    ("same key twice", "a: 1\nb: 2\na: 3\n", "reader.duplicate-key", 3, 1),
    ("same key twice, deeper", "m:\n  x: 1\n  'x': 2\n", "reader.duplicate-key", 3, 3),
    ("tag", "a: !!str 5\n", "reader.tag", 1, 4),
    ("tag of its own", "a: !python/object:os.system {}\n", "reader.tag", 1, 4),
    ("tag on a list", "a: !!set [x]\n", "reader.tag", 1, 4),
    ("tag on a key", "!!str a: 1\n", "reader.tag", 1, 1),
    ("merge key", "a: &a {x: 1}\nb:\n  <<: *a\n", "reader.merge-key", 3, 3),
    ("integer key", "a:\n  7: 0\n", "reader.key", 2, 3),
    ("boolean key", "true: 0\n", "reader.key", 1, 1),
    ("null key", "~: 0\n", "reader.key", 1, 1),
    ("list as key", "? [a]\n: 0\n", "reader.key", 1, 3),
    ("map as key", "? {a: 1}\n: 0\n", "reader.key", 1, 3),
    ("alias as key", "a: &a x\n*a : 0\n", "reader.key", 2, 1),
    ("anchor on a key", "&a a: 1\n", "reader.key", 1, 1),
    ("value left empty", "a: 1\nb:\nc: 2\n", "reader.empty-value", 2, 3),
    ("comma in a flow map", "names: {en: Cards, two rounds}\n", "reader.empty-value", 1, 30),
    ("two documents", "a: 1\n---\nb: 2\n", "reader.documents", 2, 1),
    ("directive", "%YAML 1.1\n---\na: 1\n", "reader.directive", 1, 1),
    ("tag directive", "%TAG ! tag:x,2024:\n---\na: 1\n", "reader.directive", 1, 1),
    ("nothing", "", "reader.empty", 1, 1),
    ("comments only", "# nothing\n\n", "reader.empty", 1, 1),
    ("unknown alias", "a: *b\n", "reader.alias", 1, 4),
    ("alias of itself", "a: &a [*a]\n", "reader.alias", 1, 8),
    ("large integer", "a: 9007199254740992\n", "reader.integer", 1, 4),
    ("huge integer", "a: " + "9" * 500_000 + "\n", "reader.integer", 1, 4),
    ("huge negative integer", "a: -" + "9" * 5_000 + "\n", "reader.integer", 1, 4),
]


@pytest.mark.parametrize(("what", "text", "code", "line", "column"), REFUSED, ids=[row[0] for row in REFUSED])
def test_what_could_be_misread_is_refused_at_its_place(
    what: str, text: str, code: str, line: int, column: int, parser: Any
) -> None:
    found = refusal(text, parser)
    assert (found.code, found.line, found.column) == (code, line, column)


def test_a_comma_in_a_text_is_told_as_that(parser: Any) -> None:
    found = refusal("summary: {fr: Comme la belote, avec nos règles}\n", parser)
    assert '"avec nos règles" stands alone' in str(found) and "quotation marks" in str(found.instead)
    assert "write null" in str(refusal("a: 1\nb:\n", parser).instead)


@pytest.mark.parametrize("text", ["a: [1, 2\n", "a: 'x\n", "a: b: c\n", "\ta: 1\n", "- a\nb: 1\n", "a: @x\n", "}"])
def test_text_that_is_not_yaml_is_refused_with_a_line(text: str, parser: Any) -> None:
    found = refusal(text, parser)
    assert found.code == "reader.syntax"
    assert found.line >= 1


class TestHostileText:
    """Hostile input is refused quickly and never run."""

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("[" * 10_000, "reader.depth"),
            ("- " * 10_000, "reader.depth"),
            ("{a: " * 10_000, "reader.depth"),
            ("".join(" " * level + "a:\n" for level in range(1000)), "reader.depth"),
            ("".join(f"- &a{number} x\n" for number in range(50_000)), "reader.aliases"),
            ("a: &a [x]\nb: [" + ", ".join(["*a"] * 100) + "]\n", "reader.aliases"),
            ("".join(f"- {number}\n" for number in range(50_000)), "reader.nodes"),
        ],
        ids=["flow lists", "block lists", "flow maps", "block maps", "anchors", "aliases", "values"],
    )
    def test_more_than_the_limit_is_refused_within_a_second(self, text: str, code: str) -> None:
        start = time.process_time()
        with pytest.raises(Unreadable) as caught:
            yaml_node(text, Limits())
        assert caught.value.code == code
        assert time.process_time() - start < SECOND

    def test_an_alias_bomb_is_counted_as_if_it_were_expanded(self, parser: Any) -> None:
        names = "abcdefg"
        lines = [f"a: &a [{', '.join('x' * 40)}]"]
        lines += [f"{new}: &{new} [*{old}, *{old}]" for old, new in pairwise(names)]
        found = refusal("\n".join([*lines, "h: [*g, *g]"]), parser)
        assert (found.code, found.line) == ("reader.nodes", 8)

    def test_a_few_aliases_are_read_and_counted(self, parser: Any) -> None:
        root = yaml_node("a: &a [x]\nb: *a\n", Limits(), parser)
        assert root.data() == {"a": ["x"], "b": ["x"]}
        assert root.size == 5

    def test_an_alias_cannot_hide_depth(self) -> None:
        inner = "a: &a " + "[" * 20 + "]" * 20
        outer = "b: " + "[" * 20 + "*a" + "]" * 20
        assert refusal(f"{inner}\n{outer}\n", yaml.SafeLoader).code == "reader.depth"

    def test_limits_are_those_of_the_caller(self) -> None:
        with pytest.raises(Unreadable):
            yaml_node("[a, b, c]", Limits(nodes=3))
        assert yaml_node("[a, b]", Limits(nodes=3)).data() == ["a", "b"]


class TestHostileFiles:
    """Files that are too large, not text, or not there."""

    def test_a_file_of_100_megabytes_is_refused_unread(self, tmp_path: Path) -> None:
        path = tmp_path / "large.yaml"
        with path.open("wb") as stream:
            stream.truncate(100_000_000)
        problem = refused_file(path)
        assert problem.code == "reader.too-large"
        assert "100000000" in problem.message

    @pytest.mark.parametrize(
        ("content", "code", "line", "column"),
        [
            ("a: 1\n".encode("utf-16"), "reader.encoding", 0, 0),
            ("a: 1\n".encode("utf-16-le"), "reader.encoding", 1, 2),
            ("a: 1\n".encode("utf-32"), "reader.encoding", 0, 0),
            ("a: 1\nb: né\n".encode("latin-1"), "reader.encoding", 2, 5),
            (b"\x7fELF\x02\x01\x00\x00", "reader.encoding", 1, 7),
            (b"a: 1\n\x00", "reader.encoding", 2, 1),
            ("é: \x07\n".encode(), "reader.character", 1, 4),
            ("a: 1\nb: x\u2028y\n".encode(), "reader.character", 2, 5),
            (b"", "reader.empty", 1, 1),
        ],
        ids=["utf-16", "utf-16 unmarked", "utf-32", "latin-1", "binary", "NUL", "bell", "line separator", "empty"],
    )
    def test_other_encodings_are_refused_at_their_place(
        self, content: bytes, code: str, line: int, column: int, tmp_path: Path
    ) -> None:
        path = tmp_path / "odd.yaml"
        path.write_bytes(content)
        problem = refused_file(path)
        assert (problem.code, problem.place.line, problem.place.column) == (code, line, column)

    def test_random_bytes_are_never_a_traceback(self, tmp_path: Path) -> None:
        path = tmp_path / "random.yaml"
        path.write_bytes(os.urandom(500_000))
        assert refused_file(path).code.startswith("reader.")

    @given(st.binary(max_size=200))
    def test_any_bytes_are_read_or_refused(self, content: bytes) -> None:
        from belote.declaration.text import decoded

        try:
            yaml_node(decoded(content, Limits()), Limits())
        except Unreadable as refusal:
            assert refusal.code.startswith("reader.")

    @given(st.text(alphabet="ab:-[]{}&*!#%'\"|>?, \n\t~0", max_size=60))
    def test_either_parser_reads_the_same_from_what_both_accept(self, text: str) -> None:
        found = []
        for one in PARSERS:
            try:
                found.append(yaml_node(text, Limits(), one).data())
            except Unreadable:
                return
        assert all(data == found[0] for data in found)

    def test_a_file_that_is_not_there_names_its_neighbour(self, tmp_path: Path) -> None:
        (tmp_path / "contree.yaml").write_text("a: 1\n")
        problem = refused_file(tmp_path / "contre.yaml")
        assert problem.code == "reader.no-file"
        assert "contree.yaml" in problem.instead

    def test_a_folder_is_not_a_file(self, tmp_path: Path) -> None:
        assert refused_file(tmp_path).code == "reader.not-a-file"

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="named pipes are a matter of POSIX")
    def test_a_pipe_is_not_waited_for(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe.yaml")
        assert refused_file(tmp_path / "pipe.yaml").code == "reader.not-a-file"

    def test_an_impossible_name_is_refused(self) -> None:
        assert refused_file(Path("a\0b.yaml")).code == "reader.unreadable"

    def test_a_byte_order_mark_and_windows_line_ends_are_read(self, tmp_path: Path) -> None:
        path = tmp_path / "windows.yaml"
        path.write_bytes(b"\xef\xbb\xbfa: 1\r\nb: 2\r\n")
        document = read_yaml(path)
        assert document.data == {"a": 1, "b": 2}
        assert (document.keys[("b",)].line, document.keys[("b",)].column) == (2, 1)


class TestPlaces:
    """Every node keeps line and column."""

    TEXT = "a:\n  b: [1, {c: x}]\nd: &d {e: 2}\nf: *d\n"

    def test_values_and_keys_have_places(self, tmp_path: Path) -> None:
        path = tmp_path / "places.yaml"
        path.write_text(self.TEXT)
        document = read_yaml(path)
        values = {key: (place.line, place.column) for key, place in document.places.items()}
        keys = {key: (place.line, place.column) for key, place in document.keys.items()}
        assert values == {
            (): (1, 1),
            ("a",): (2, 3),
            ("a", "b"): (2, 6),
            ("a", "b", 0): (2, 7),
            ("a", "b", 1): (2, 10),
            ("a", "b", 1, "c"): (2, 14),
            ("d",): (3, 4),
            ("d", "e"): (3, 11),
            ("f",): (3, 4),
            ("f", "e"): (3, 11),
        }
        assert keys[("a", "b")] == (2, 3)
        assert keys[("f",)] == (4, 1)
        assert str(document.place(("a", "b", 1, "missing"))) == f"{path}:2:10"
        assert document.place(("a", "b", 1, "missing")).path == "a.b.1.missing"

    def test_the_caller_chooses_the_error(self, tmp_path: Path) -> None:
        path = tmp_path / "odd.yaml"
        path.write_text("a: 1\na: 2\n")
        for error in (BrokenDeclaration, BrokenRecord):
            with pytest.raises(BrokenInput) as caught:
                read_yaml(path, error=error)
            assert type(caught.value) is error

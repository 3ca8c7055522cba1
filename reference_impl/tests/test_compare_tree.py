"""Which variants are near each other: distances, average linkage, and the tree as text and drawing."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest
from cli_runs import refusal, run

from belote.compare import differences
from belote.compare.tables import Tree, by_number, by_weight, clustered, dendrogram
from belote.compare.tables.distances import Distances
from belote.compare.weighing import weigh
from belote.library import resolved, rules

RIBOSOMES = {(0, 1): 17, (0, 2): 21, (0, 3): 31, (0, 4): 23, (1, 2): 30, (1, 3): 34, (1, 4): 21} | {
    (2, 3): 28,
    (2, 4): 39,
    (3, 4): 43,
}
"""The distances of five bacteria by their 5S ribosomal RNA, the usual worked example of average linkage.

Worked by hand: a and b at 17; with e at (23 + 21) / 2 = 22; c and d at 28; both at (21+31+30+34+39+43) / 6 = 33.
"""
NAMES = ("belote-fr", "belote-ma", "belote-lu", "bela-hr", "contree-ffb", "bela-3")


def joins(tree: Tree) -> list[tuple[float, set[str]]]:
    """Return the joins of a tree: how far, and of which tables."""
    return [(join.height, set(join.names)) for join in tree.joins()]


class TestClustering:
    """Average linkage: the distance of two groups is the mean of the distances of their members."""

    def test_the_worked_example(self) -> None:
        found = joins(clustered("abcde", RIBOSOMES))
        assert found == [(17, set("ab")), (22, set("abe")), (28, set("cd")), (33, set("abcde"))]

    def test_the_mean_is_over_tables_and_not_over_groups(self) -> None:
        near: Distances = {(0, 1): 1, (0, 2): 4, (1, 2): 4, (0, 3): 10, (1, 3): 10, (2, 3): 16}
        assert joins(clustered("abcd", near))[-1] == (12, set("abcd"))

    def test_of_equally_near_the_first_are_joined(self) -> None:
        near: Distances = dict.fromkeys(combinations(range(3), 2), 5)
        assert joins(clustered("abc", near))[0] == (5, set("ab"))

    def test_one_table_is_a_tree(self) -> None:
        assert clustered(["a"], {}) == Tree(0, ("a",))

    def test_no_table_is_none(self) -> None:
        with pytest.raises(ValueError, match="no table"):
            clustered([], {})


class TestDistances:
    """Values that differ are counted once, however many tables share them."""

    def test_they_are_those_that_a_comparison_of_two_tells(self) -> None:
        tables = [resolved(name) for name in NAMES]
        for (one, other), distance in by_number(tables).items():
            told = differences(tables[one], tables[other])
            assert distance == sum(found.values for found in told if not found.is_word)

    def test_one_value_is_one_and_words_are_none(self) -> None:
        tables = [resolved(name) for name in ("belote-fr", "belote-fr+target-501", "belote-qc")]
        assert by_number(tables) == {(0, 1): 1, (0, 2): 0, (1, 2): 1}

    def test_weights_both_ways_are_put_together(self) -> None:
        names = ("belote-fr", "belote-fr+undertrump-free")
        found = by_weight([resolved(name) for name in names], 20, 1, "random")
        ways = [weigh(rules(one), rules(other), 20, 1, "random") for one, other in (names, names[::-1])]
        hits = sum(s.hits for way in ways for s in (way.legal, way.trick, way.score, way.winner) if s is not None)
        assert found == {(0, 1): pytest.approx(hits / 160)} and hits > 0

    def test_tables_without_a_common_deal_are_farthest(self) -> None:
        assert by_weight([resolved("belote-fr"), resolved("bela-3")], 2, 1) == {(0, 1): 1.0}


DRAWN = """\
    ┌─ a
 ┌──┤ 1
 │  └─ b
─┤ 2.5
 └─ c
"""


class TestDrawings:
    """The same tree in box characters and as a drawing."""

    TREE = clustered("abc", {(0, 1): 1, (0, 2): 2, (1, 2): 3})

    def test_in_box_characters(self) -> None:
        assert dendrogram.text(self.TREE) == DRAWN

    def test_one_table_alone(self) -> None:
        assert dendrogram.text(Tree(0, ("a",))) == " a\n"
        assert ElementTree.fromstring(dendrogram.svg(Tree(0, ("a",)), "nothing")) is not None

    def test_a_drawing_names_every_table_once_and_tells_every_join(self) -> None:
        root = ElementTree.fromstring(dendrogram.svg(self.TREE, "numbers of values"))
        texts = [node.text for node in root.iter() if node.tag.endswith("text")]
        assert [texts.count(name) for name in "abc"] == [1, 1, 1]
        told = next(node.text or "" for node in root if node.tag.endswith("desc"))
        assert told.splitlines()[1:] == ["At 1: a; with b.", "At 2.5: a and b; with c."]

    def test_tables_that_do_not_differ_can_be_drawn(self) -> None:
        assert ElementTree.fromstring(dendrogram.svg(clustered("ab", {(0, 1): 0}), "numbers")) is not None


class TestCommand:
    """belote tree."""

    def test_text(self) -> None:
        done = run("tree", "belote-fr", "belote-qc", "bela-hr")
        assert done.status == 0 and "┤ 0\n" in done.out

    def test_json_by_weight(self) -> None:
        done = run("tree", "belote-fr", "belote-qc", "bela-hr", "--weigh", 3, "--json")
        near = done.data["tree"]["parts"][0]
        assert near["distance"] == 0 and [part["name"] for part in near["parts"]] == ["belote-fr", "belote-qc"]

    def test_svg(self) -> None:
        assert run("tree", "belote-fr", "bela-hr", "--format", "svg").out.startswith("<svg")

    @pytest.mark.parametrize("words", [("--format", "png"), ("--policy", "clever"), ("--weigh", -1)])
    def test_what_it_does_not_know_is_told(self, words: tuple[str, object]) -> None:
        assert refusal("tree", "belote-fr", "bela-hr", *words)

"""What does not hold because of what a file sets is told in that file, with the inherited value it clashes with."""

from __future__ import annotations

import pytest
from declaration.loader_samples import SMALL, Write, changed, line_of, problems

from belote.declaration import validate
from belote.declaration.blame import changed as set_by
from belote.declaration.blame import settable, shared
from belote.declaration.validate import examine

NO_TRUMP = """\
contracts:
  no_trump:
    kind: no_trump
    plain: {order: ATKQJ987, values: {'7': 0, '8': 0, '9': 0, T: 10, J: 2, Q: 3, K: 4, A: 11}}
auction:
  order: [[suits, no_trump]]
  rounds:
    - {ends: passed, bids: [{call: take, bid: [turned, no_trump], turned_to: taker}]}
"""
SIXES = "pack: {ranks: '6789TJQKA'}\n"


def child(text: str, extends: str = "small") -> str:
    """Return a child of a variant."""
    return f"variant: child\nextends: {extends}\nnames: {{nl: x}}\n{text}"


class TestPlaces:
    """The place is that of the nearest value of the file without which nothing is wrong."""

    @pytest.mark.parametrize(
        ("text", "code", "words", "clash"),
        [
            (SIXES, "contracts.order", "ranks", ("contracts.suit.trump.order", "order: J9ATKQ87")),
            (SIXES, "contracts.value-missing", "ranks", ("contracts.suit.trump.values", "'9': 14")),
            (NO_TRUMP, "play.section-missing", "  no_trump:", ("play", "play:")),
            (
                "auction:\n  rounds: [{ends: passed, bids: [{call: take, bid: [turned], turned_to: taker}]}, "
                "{ends: passed, bids: [{call: name, bid: [others], turned_to: taker}]}]\n",
                "dealing.rounds",
                "rounds:",
                ("dealing.steps", "  steps:"),
            ),
        ],
    )
    def test_the_line_is_of_this_file(
        self, text: str, code: str, words: str, clash: tuple[str, str], shelf: Write
    ) -> None:
        whole = child(text)
        path = shelf("child", whole)
        found = [problem for problem in problems("child") if problem.code == code]
        assert found[0].place.file == str(path)
        assert found[0].place.line == line_of(whole, words)
        below, line = clash
        assert f"does not go with {below} (inherited, small.yaml:{line_of(SMALL, line)}): " in found[0].message
        assert "Let this file set" in found[0].instead

    def test_what_stands_in_the_file_itself_needs_no_reason(self, shelf: Write) -> None:
        shelf("child", child("dealing: {steps: [{to: hand, cards: [3, 3]}, {to: turned}, {round: 1}]}\n"))
        (problem,) = [problem for problem in problems("child") if problem.code == "dealing.hands"]
        assert problem.place.line == 4 and "does not go with" not in problem.message

    def test_two_values_that_only_together_bring_it_about_are_both_named(self, shelf: Write) -> None:
        said = "belote: {points: 20, in: {suit: one}, said: both_cards, with_run: said_by_showing}\n"
        tables = "declarations:\n  in: {suit: {runs: [20, 50, 100], squares: []}}\n  shared_card: allowed\n"
        more = "  runs_by: [value]\n  tie: nobody\n  say: own_first_card\n  show: at_once\n"
        parent = SMALL.replace("variant: small", "variant: shown") + said + tables + more
        cited = "  match: [rulebook]\n  belote: [rulebook]\n  declarations: [rulebook]\n"
        shelf("shown", parent.replace("  match: [rulebook]\n", "").replace("sources:\n", "sources:\n" + cited))
        assert validate("shown") == []
        whole = child("belote: {said: automatic}\ndeclarations: {show: never}\n", extends="shown")
        path = shelf("child", whole)
        (problem,) = [problem for problem in problems("child") if problem.code == "belote.said-by-showing"]
        assert problem.message.startswith("belote.said and declarations.show do not go with belote.with_run (inherited")
        assert (problem.place.file, problem.place.line) == (str(path), line_of(whole, "belote:"))

    def test_what_is_wrong_with_the_parent_alone_stays_there(self, shelf: Write) -> None:
        parent = shelf("small", changed(("order: J9ATKQ87", "order: J9ATKQ8")))
        shelf("child", child("match: {target: 7}\n"))
        (problem,) = [problem for problem in problems("child") if problem.code == "contracts.order"]
        assert (problem.place.file, problem.place.line) == (str(parent), line_of(SMALL, "order: J9ATKQ87"))

    def test_what_goes_with_an_orphan_is_not_told_besides(self, shelf: Write) -> None:
        shelf("child", child(NO_TRUMP.partition("auction:")[0]))
        assert [problem.code for problem in problems("child")] == ["orphan"]

    def test_parents_that_do_not_go_together_are_told_where_they_are_named(self, shelf: Write) -> None:
        shelf("more", "variant: more\nabstract: true\npack: {ranks: '6789TJQKA'}\nsources: {pack: [letters]}\n")
        path = shelf("child", child("", extends="[small, more]"))
        found = [problem for problem in problems("child") if problem.code == "contracts.order"]
        assert {(problem.place.file, problem.place.line) for problem in found} == {(str(path), 2)}
        assert found[0].message.startswith("the parents small and more do not go with contracts.suit.trump.order")


OPTION = "options:\n  six:\n    title: {nl: x}\n    sources: [letters]\n    set: {pack: {ranks: '6789TJQKA'}}\n"


class TestOptions:
    """An option that clashes is named, with who declares it."""

    def test_one_of_the_file_itself(self, shelf: Write) -> None:
        text = SMALL + OPTION
        path = shelf("small", text)
        found = [problem for problem in validate("small") if problem.code == "contracts.order"]
        assert (found[0].place.file, found[0].place.line) == (str(path), line_of(text, "set: {pack"))
        assert found[0].message.startswith("pack.ranks of the option six does not go with contracts.suit.trump.order")
        assert "Let the option set contracts.suit.trump.order too." in found[0].instead

    def test_an_inherited_one_that_is_left_out_says_what_it_clashes_with(self, shelf: Write) -> None:
        text = SMALL + OPTION.replace("set: {pack: {ranks: '6789TJQKA'}}", "set: {scoring: {count: {capot: 88}}}")
        shelf("small", text)
        tens = "scoring: {rounding: {to: 10, up_from: {each: 5}}}\nsources: {scoring: {editorial: x}}\n"
        shelf("child", child(tens))
        (reason,) = examine("child").left_out["six"]
        assert reason.message == "88 is no multiple of 10"

    def test_one_that_was_chosen_in_extends(self, shelf: Write) -> None:
        text = SMALL + OPTION
        shelf("small", text)
        path = shelf("child", child("match: {target: 7}\n", extends="small+six"))
        found = [problem for problem in problems("child") if problem.code == "contracts.order"]
        assert {(problem.place.file, problem.place.line) for problem in found} == {(str(path), 2)}
        declared = f"the option six (small.yaml:{line_of(text, '  six:')}), which is chosen here, does not go with"
        assert found[0].message.startswith(declared)


class TestNewMaps:
    """A section that nobody above declared is told as new, once, with all it needs."""

    def test_all_that_is_missing_is_one_problem_with_its_reason(self, shelf: Write) -> None:
        shelf("child", child("belote: {points: 20}\n"))
        (problem,) = problems("child")
        assert (problem.code, problem.place.line, problem.place.path) == ("schema.required", 4, "belote")
        assert problem.message == "belote is new here, for small has none, and needs in and said too"
        assert problem.instead.startswith("Add in: a map, as in {suit: one}; said: automatic, first_card")

    def test_the_options_that_would_declare_it_are_offered(self, shelf: Write) -> None:
        whole = "belote: {points: 20, in: {suit: one}, said: both_cards}"
        option = f"options: {{kings: {{title: {{nl: x}}, sources: [letters], set: {{{whole}}}}}}}\n"
        shelf("small", SMALL + option)
        shelf("child", child("belote: {points: 10}\n"))
        (problem,) = problems("child")
        assert problem.instead.endswith("Or extend small+kings.")


def test_what_an_overlay_sets_are_values_and_maps_that_are_new() -> None:
    below = {"a": {"b": {"c": 1}}, "scoring": {"rounding": {"up_from": {"each": 6}}}}
    overlay = {"a": {"b": {"c": 2}, "new": {"d": 1, "e": 2}}, "scoring": {"rounding": {"up_from": {"larger": 5}}}}
    assert list(set_by(overlay, below)) == [("a", "b", "c"), ("a", "new"), ("scoring", "rounding", "up_from")]
    assert list(set_by({"notes": [], "a": None}, below)) == [("a",)]


def test_lists_are_set_as_a_whole() -> None:
    assert settable(("auction", "order", 0, 1)) == "auction.order"
    assert settable(("match", "target")) == "match.target"


def test_how_near_two_paths_are() -> None:
    assert shared(("a", "b", 1), ("a", "b", 2)) == 2
    assert shared(("a", "b"), ("a", "b", "c")) == 2
    assert shared(("x",), ("a",)) == 0

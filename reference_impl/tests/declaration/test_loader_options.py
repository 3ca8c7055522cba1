"""Options: which can be chosen, which exclude each other, and in which order they are laid."""

from __future__ import annotations

import pytest
from declaration.loader_samples import SMALL, Write, line_of, problems, told

from belote.declaration import resolve

OPTIONS = """\
options:
  long:
    title: {en: A long match}
    sources: [letters]
    set: {match: {target: 1000}}
  longer:
    title: {en: A longer match}
    sources: [letters §2]
    set: {match: {target: 2000}}
    excludes: [long]
  counted:
    title: {en: Eight deals at most}
    sources: {editorial: asked for by players}
    set: {match: {deals: 8}}
  uncounted:
    title: {en: No number of deals}
    sources: [letters]
    set: {match: {deals: null}}
    after: [counted]
  short:
    title: {en: A short match}
    sources: [letters]
    set: {match: {target: 100}}
    after: [long]
  ruffing:
    title: {en: Always ruff}
    sources: [letters]
    set: {play: {suit: {void: {partner: ruff}}}}
"""
TEXT = SMALL + OPTIONS


@pytest.fixture(autouse=True)
def small_with_options(shelf: Write) -> None:
    """Put the small variant with its options on the shelf."""
    shelf("small", TEXT)


def target(name: str, *options: str) -> object:
    """Return the target of the match."""
    return resolve(name, options).data["match"]["target"]


class TestChoosing:
    """A name is id+option+option; options may also be given apart."""

    def test_a_chosen_option_is_laid_over_the_declaration(self) -> None:
        assert target("small") == 500
        assert target("small+long") == target("small", "long") == 1000

    def test_the_order_given_is_the_order_laid(self) -> None:
        found = resolve("small+ruffing", ["counted"])
        assert found.options == ("ruffing", "counted")
        assert found.name == "small+ruffing+counted"
        assert found.lineage == ("small", "ruffing", "counted")

    @pytest.mark.parametrize("name", ["small+long+short", "small+short+long"])
    def test_an_option_comes_after_those_it_names(self, name: str) -> None:
        assert resolve(name).lineage == ("small", "long", "short")
        assert target(name) == 100

    def test_an_unknown_option_names_its_neighbour(self) -> None:
        (problem,) = problems("small+lng")
        assert problem.code == "option.unknown"
        assert problem.message == 'small has no option "lng"'
        assert problem.instead.startswith('Did you mean "long"? Its options: counted, long, longer,')

    def test_an_option_cannot_be_chosen_twice(self) -> None:
        assert [problem.code for problem in problems("small+long", "long")] == ["option.twice"]

    def test_the_provenance_names_the_option(self, shelf: Write) -> None:
        origin = resolve("small+long").provenance[("match", "target")]
        assert (origin.option, origin.line) == ("long", line_of(TEXT, "target: 1000"))
        assert origin.citation.sources == ("letters",)
        editorial = resolve("small+counted").provenance[("match", "deals")]
        assert editorial.citation.editorial == "asked for by players"

    def test_the_offered_options_are_those_not_yet_chosen(self) -> None:
        assert list(resolve("small").declared) == ["long", "longer", "counted", "uncounted", "short", "ruffing"]
        assert "long" not in resolve("small+long").declared
        assert resolve("small").declared["longer"].excludes == ("long",)
        assert resolve("small").declared["short"].title == {"en": "A short match"}


class TestExclusion:
    """Options that exclude each other, by word or by touching the same leaf, cannot be combined."""

    @pytest.mark.parametrize("name", ["small+long+longer", "small+longer+long"])
    def test_excludes_holds_both_ways(self, name: str) -> None:
        found = problems(name)
        assert [problem.code for problem in found] == ["option.excluded"]
        assert "long" in found[0].message

    @pytest.mark.parametrize("name", ["small+longer+short", "small+short+longer"])
    def test_options_that_touch_the_same_leaf_exclude_each_other(self, name: str) -> None:
        (problem,) = problems(name)
        assert problem.code == "option.collision"
        assert "match.target" in problem.message
        assert (problem.place.file, problem.place.line) == (name, 0)
        assert f"longer (small.yaml:{line_of(TEXT, '  longer:')})" in problem.message
        assert "let one name the other in after" in problem.instead

    def test_options_that_touch_different_leaves_combine(self) -> None:
        assert problems("small+long+counted+ruffing") == []

    def test_an_option_above_a_leaf_touches_it(self, shelf: Write) -> None:
        more = "  gone:\n    title: {en: x}\n    sources: [letters]\n    set: {play: {suit: {void: null}}}\n"
        shelf("small", TEXT + more)
        assert "option.collision" in [problem.code for problem in problems("small+gone+ruffing")]

    def test_the_one_that_comes_after_may_touch_the_same_leaf(self) -> None:
        assert problems("small+counted+uncounted") == []
        assert "deals" not in resolve("small+uncounted+counted").data["match"]


class TestInheritedOptions:
    """Options are inherited; a child may replace one or null it away."""

    def child(self, *lines: str, extends: str = "small") -> str:
        return "\n".join(["variant: child", f"extends: {extends}", "names: {en: A child}", *lines]) + "\n"

    def test_a_child_offers_the_options_of_its_parents(self, shelf: Write) -> None:
        shelf("child", self.child())
        assert target("child+long") == 1000
        assert list(resolve("child").declared) == list(resolve("small").declared)

    def test_a_child_may_take_one_away(self, shelf: Write) -> None:
        shelf("child", self.child("options: {long: null}"))
        assert "long" not in resolve("child").declared
        assert [problem.code for problem in problems("child+long")] == ["option.unknown"]

    def test_taking_away_what_is_not_there_is_refused(self, shelf: Write) -> None:
        shelf("child", self.child("options: {lnog: null}"))
        (problem,) = problems("child")
        assert (problem.code, problem.place.line) == ("inherit.nothing-to-remove", 4)
        assert problem.instead == 'Did you mean "long"?'

    def test_a_child_replaces_one_as_a_whole(self, shelf: Write) -> None:
        own = "options: {long: {title: {en: Mine}, sources: [rulebook], set: {match: {deals: 3}}}}"
        shelf("child", self.child(own))
        assert resolve("child+long").data["match"] == {**resolve("small").data["match"], "deals": 3}

    def test_what_the_parent_was_named_with_is_part_of_the_child(self, shelf: Write) -> None:
        shelf("child", self.child(extends="small+long"))
        assert target("child") == 1000
        assert "long" not in resolve("child").declared
        (problem,) = problems("child+long")
        assert (problem.code, problem.message) == ("option.twice", 'the option "long" is already part of child')

    def test_what_the_parent_was_named_with_excludes_as_if_chosen(self, shelf: Write) -> None:
        shelf("child", self.child(extends="small+long"))
        assert [problem.code for problem in problems("child+longer")] == ["option.excluded"]

    def test_an_unknown_option_of_a_parent_is_told_at_its_line(self, shelf: Write) -> None:
        shelf("child", self.child(extends="[small+lng]"))
        (problem,) = problems("child")
        assert (problem.code, problem.place.line, problem.place.column) == ("option.unknown", 2, 11)

    def test_who_chose_what_collides_in_extends_is_told_at_that_line_and_can_only_choose(self, shelf: Write) -> None:
        shelf("child", self.child(extends="small+longer+short"))
        (problem,) = problems("child")
        assert (problem.code, problem.place.line, problem.instead) == ("option.collision", 2, "Choose one of the two.")

    def test_null_takes_all_inherited_options_away(self, shelf: Write) -> None:
        shelf("child", self.child("options: null"))
        assert problems("child") == [] and not resolve("child").declared
        shelf("grandchild", "variant: grandchild\nextends: child\nnames: {en: x}\n")
        assert not resolve("grandchild").declared

    def test_what_the_parent_was_named_with_stays(self, shelf: Write) -> None:
        shelf("child", self.child("options: null", extends="small+long"))
        assert target("child") == 1000

    def test_where_no_option_is_inherited_there_is_nothing_to_take_away(self, shelf: Write) -> None:
        shelf("small", SMALL + "options: null\n")
        assert told("small") == [("inherit.nothing-to-remove", len(SMALL.splitlines()) + 1)]

    def test_options_of_a_parent_may_not_exclude_each_other(self, shelf: Write) -> None:
        shelf("child", self.child(extends="small+long+longer"))
        assert told("child") == [("option.excluded", 2)]


class TestReferences:
    """Options exist, and none comes after itself."""

    @pytest.mark.parametrize("word", ["excludes", "after"])
    def test_an_option_names_others_that_exist(self, word: str, shelf: Write) -> None:
        text = TEXT + f"    {word}: [lnog]\n"
        shelf("small", text)
        (problem,) = problems("small")
        assert (problem.code, problem.place.line) == ("option.unknown", len(text.splitlines()))
        assert problem.instead == 'Did you mean "long"?'

    def test_an_option_does_not_come_after_itself(self, shelf: Write) -> None:
        shelf("small", TEXT + "    after: [ruffing]\n")
        assert "option.unknown" in [problem.code for problem in problems("small")]

    def test_options_do_not_wait_for_each_other(self, shelf: Write) -> None:
        text = TEXT.replace("set: {match: {target: 1000}}", "set: {match: {target: 1000}}\n    after: [short]")
        shelf("small", text)
        found = problems("small")
        assert [problem.code for problem in found] == ["option.circle", "option.circle"]
        assert found[0].place.line == line_of(text, "after: [short]")


def test_an_option_that_excludes_itself_is_not_told_to_name_itself(shelf: Write) -> None:
    lonely = (
        "options:\n  long: {title: {en: Long}, sources: [letters], set: {match: {target: 1000}}, excludes: [long]}\n"
    )
    shelf("small", SMALL + lonely)
    found = problems("small")
    assert [problem.code for problem in found] == ["option.unknown"] and not found[0].instead

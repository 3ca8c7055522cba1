"""Finding declarations, what a file says of itself, its sources, and validation of all of it with every option."""

from __future__ import annotations

from pathlib import Path

import pytest
from declaration.loader_samples import SMALL, Write, changed, line_of, problems, told

from belote.declaration import bibliography, files, find, name_of, resolve, validate, variants
from belote.declaration.resolve import attempt
from belote.declaration.validate import examine
from belote.errors import BrokenDeclaration
from belote.library import offered, resolved


class TestNames:
    """A name is an id, or the path of a file, with options."""

    @pytest.mark.parametrize(
        ("text", "base", "options", "is_path"),
        [
            ("belote-fr", "belote-fr", (), False),
            ("belote-fr+a+b", "belote-fr", ("a", "b"), False),
            ("house.yaml", "house.yaml", (), True),
            ("house.yml+a", "house.yml", ("a",), True),
            ("./rules/house", "./rules/house", (), True),
            ("C:\\rules\\house.yaml+a+b", "C:\\rules\\house.yaml", ("a", "b"), True),
            ("a+b/house.yaml", "a+b/house.yaml", (), True),
        ],
    )
    def test_a_name_is_taken_apart(self, text: str, base: str, options: tuple[str, ...], is_path: bool) -> None:
        found = name_of(text)
        assert (found.base, found.options, found.is_path) == (base, options, is_path)
        assert str(found) == text


class TestCatalogue:
    """Declarations are found by id below the folder of variants."""

    def test_variants_are_listed_without_abstract_ones(self, shelf: Write) -> None:
        shelf("part", "variant: part\nabstract: true\n")
        shelf("another", SMALL.replace("variant: small", "variant: another"))
        assert variants() == ["another", "small"]
        assert list(files()) == ["another", "part", "small"]

    def test_a_broken_file_is_listed_too(self, shelf: Write) -> None:
        shelf("broken", "a: 1\na: 2\n")
        assert variants() == ["broken", "small"]

    def test_an_unknown_id_names_its_neighbour(self, shelf: Write) -> None:
        (problem,) = problems("smal")
        assert problem.code == "id.unknown"
        assert 'Did you mean "small"?' in problem.instead
        assert str(problem).startswith("smal: ")

    def test_two_files_cannot_have_the_same_id(self, shelf: Write) -> None:
        other = shelf("small", SMALL).parent.parent / "other"
        other.mkdir()
        (other / "small.yaml").write_text(SMALL, "utf-8")
        with pytest.raises(BrokenDeclaration, match=r"id\.twice"):
            files()

    def test_a_house_variant_may_extend_its_neighbour(self, shelf: Write, tmp_path: Path) -> None:
        (tmp_path / "house.yaml").write_text("variant: house\nextends: small\nnames: {en: House}\n", "utf-8")
        path = tmp_path / "club.yaml"
        path.write_text("variant: club\nextends: house\nnames: {en: Club}\nmatch: {target: 7}\n", "utf-8")
        assert problems(path) == []
        assert find(name_of(path)).id == "club"

    def test_a_missing_file_is_no_traceback(self, shelf: Write, tmp_path: Path) -> None:
        assert told(tmp_path / "nothing.yaml") == [("reader.no-file", 0)]


class TestIdentity:
    """The id is that of the file, and there is a name in some language."""

    def test_the_id_is_the_name_of_the_file(self, shelf: Write) -> None:
        (problem,) = problems(shelf("other", SMALL))
        assert (problem.code, problem.place.line) == ("id.file", 1)
        assert problem.instead == "Write other, or rename the file small.yaml."

    def test_a_variant_has_a_name(self, shelf: Write) -> None:
        shelf("small", changed(("names: {en: A small complete game}\n", "")))
        assert told("small") == [("names.missing", 1)]

    @pytest.mark.parametrize(
        ("id", "file", "instead"),
        [
            ("t1", "Our Club.yaml", "Rename the file t1.yaml, or write our-club and rename it our-club.yaml."),
            ("t1", "2.yaml", "Rename the file t1.yaml."),
            ("t1", "t2.yaml", "Write t2, or rename the file t1.yaml."),
        ],
    )
    def test_what_is_suggested_as_an_id_is_one(
        self, id: str, file: str, instead: str, shelf: Write, tmp_path: Path
    ) -> None:
        path = tmp_path / file
        path.write_text(f"variant: {id}\nextends: small\nnames: {{en: X}}\n", "utf-8")
        (problem,) = problems(path)
        assert (problem.code, problem.instead) == ("id.file", instead)

    @pytest.mark.parametrize("language", ["nl", "ar", "pt-BR"])
    def test_one_language_is_enough_and_it_need_not_be_english(self, language: str, shelf: Write) -> None:
        option = f"options: {{o: {{title: {{{language}: x}}, sources: [letters], set: {{match: {{target: 5}}}}}}}}\n"
        note = f"notes: [{{topic: play, text: {{{language}: x}}, sources: [letters]}}]\n"
        words = f"paragraphs: {{match: {{{language}: [x]}}}}\n"
        shelf("small", changed(("names: {en: A", f"names: {{{language}: A")) + option + note + words)
        assert validate("small") == []

    @pytest.mark.parametrize(
        "text", ["names: {}\n", "names: {nl: x}\noptions: {o: {title: {}, sources: [letters], set: {}}}\n"]
    )
    def test_but_there_must_be_one(self, text: str, shelf: Write) -> None:
        shelf("child", f"variant: child\nextends: small\n{text}")
        assert told("child") == [("schema.min-properties", len(text.splitlines()) + 2)]


class TestSources:
    """Cited sources exist."""

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ("pack: [rulebook §1]", "pack: [rulbook §1]"),
            ("sources: [letters]}", "sources: [leters]}"),
            (
                "  match: [rulebook]\n",
                "  match: [rulebook]\nnotes: [{topic: play, text: {en: x}, sources: [rulbok]}]\n",
            ),
            (
                "  match: [rulebook]\n",
                "  match: [rulebook]\noptions: {o: {title: {en: x}, sources: [letter], set: {match: {deals: 5}}}}\n",
            ),
        ],
    )
    def test_an_unknown_source_is_told_at_its_place(self, old: str, new: str, shelf: Write) -> None:
        text = changed((old, new))
        shelf("small", text)
        (problem,) = problems("small")
        assert problem.code == "source.unknown"
        assert problem.place.line == line_of(text, new.strip().splitlines()[-1])
        assert problem.instead.startswith("Did you mean")

    def test_the_first_word_is_the_key(self, shelf: Write) -> None:
        shelf("small", changed(("pack: [rulebook §1]", 'pack: ["rulebook  §1, table 2"]')))
        assert told("small") == []
        assert list(bibliography()) == ["rulebook", "letters"]


OPTION = "options:\n  o: {{title: {{en: x}}, sources: [letters], set: {{{}}}}}\n"


class TestValidate:
    """Validation resolves a variant as it stands and with each option, and asks for citations."""

    def test_a_sound_variant_has_no_problems(self, shelf: Write) -> None:
        shelf("small", SMALL + OPTION.format("match: {target: 900}"))
        assert validate("small") == []

    def test_an_option_that_breaks_the_variant_is_found(self, shelf: Write) -> None:
        text = SMALL + OPTION.format("match: {target: null}")
        shelf("small", text)
        (problem,) = validate("small")
        assert (problem.code, problem.clause) == ("schema.any-of", "match.end")
        assert problem.message.startswith("with the option o: ")
        assert problem.place.line == line_of(text, "  o: {title")

    def test_an_inherited_option_that_does_not_fit_is_left_out_and_its_file_is_not_blamed(self, shelf: Write) -> None:
        shelf("small", SMALL + OPTION.format("scoring: {count: {capot: 88}}"))
        house = "variant: house\nextends: small\nnames: {en: House}\n"
        tens = "scoring: {rounding: {to: 10, up_from: {each: 5}}}\n"
        shelf("house", house + tens + "sources: {scoring: {editorial: ours}}\n")
        assert validate("small") == []
        found = examine("house")
        assert not found.problems and list(found.left_out) == ["o"]
        assert found.left_out["o"][0].message.endswith("88 is no multiple of 10")

    def test_an_option_of_its_own_that_does_not_fit_is_a_problem(self, shelf: Write) -> None:
        shelf("small", SMALL + OPTION.format("scoring: {unit: 3}"))
        found = examine("small")
        assert found.problems and not found.left_out

    def test_what_an_inherited_option_takes_away_may_be_gone(self, shelf: Write) -> None:
        shelf("small", changed(("target: 500", "target: 500, deals: 9")) + OPTION.format("match: {deals: null}"))
        shelf("house", "variant: house\nextends: small\nnames: {en: House}\nmatch: {deals: null}\n")
        found = examine("house")
        assert (found.problems, found.left_out, list(found.idle)) == ([], {}, ["o"])
        assert attempt("house+o").problems == []

    def test_a_missing_citation_says_what_to_write(self, shelf: Write) -> None:
        text = changed(("  match: [rulebook]\n", ""), ("target: 500", "target: 500, deals: 9"))
        shelf("small", text)
        (problem,) = validate("small")
        assert (problem.code, problem.place.line) == ("source.missing", line_of(text, "match:"))
        assert '"match: [key of a source]"' in problem.instead

    def test_only_what_is_not_cited_is_told(self, shelf: Write) -> None:
        cited = "  play.suit.void.opponent: [letters]\n  play.suit.void.partner:"
        shelf("small", changed(("  play: [rulebook]\n", ""), ("  play.suit.void.partner:", cited)))
        paths = [problem.place.path for problem in validate("small")]
        assert paths == [
            "play.lead",
            "play.suit.follow_trump",
            "play.suit.follow_plain",
            "play.suit.void.opponent_ruffed",
            "play.suit.void.partner_ruffed",
        ]

    def test_an_abstract_part_needs_no_citations_yet(self, shelf: Write) -> None:
        shelf("part", "variant: part\nabstract: true\nmatch: {target: 5}\n")
        assert validate("part") == []

    def test_a_broken_variant_is_told_and_not_raised(self, shelf: Write) -> None:
        shelf("small", changed(("count: 4", "count: 5")))
        assert [problem.code for problem in validate("small")] == ["schema.enum"]


class TestOneProblemHidesNoOther:
    """What is wrong with names and sources is told with what does not hold, and what is not cited."""

    def test_a_missing_name_an_unknown_source_an_orphan_and_a_missing_citation(self, shelf: Write) -> None:
        head = "variant: child\nextends: small\nmatch: {raise_by: 10, deals: 3}\n"
        cited = "sources: {match.raise_by: [nobody]}\n"
        shelf("child", head + cited)
        assert [(problem.code, problem.place.line) for problem in validate("child")] == [
            ("names.missing", 1),
            ("orphan", 3),
            ("source.missing", 3),
            ("source.unknown", 4),
        ]

    def test_what_cannot_be_removed_is_told_with_what_does_not_hold(self, shelf: Write) -> None:
        shelf(
            "child", "variant: child\nextends: small\nnames: {nl: x}\nmatch: {deals: null}\npack: {ranks: '789TJQ'}\n"
        )
        codes = {problem.code for problem in validate("child")}
        assert {"inherit.nothing-to-remove", "contracts.order", "source.missing"} <= codes

    def test_an_option_of_its_own_is_looked_at_besides(self, shelf: Write) -> None:
        option = OPTION.format("dealing: {dealer: {after_void: null}}")
        shelf("small", changed(("match: {target: 500}", "match: {target: 500, raise_by: 3}")) + option)
        assert [problem.code for problem in validate("small")] == ["orphan", "dealing.after-void"]


class TestChosenOptions:
    """A declaration may be validated with options; those that exclude a chosen one are nothing to tell."""

    def test_one_that_touches_the_same_value(self, shelf: Write) -> None:
        text = SMALL + OPTION.format("match: {target: 900}")
        shelf("small", text + text.partition("options:\n")[2].replace("  o:", "  p:"))
        assert validate("small+o") == [] and validate("small") == []

    def test_one_that_does_not_fit_the_chosen_one(self, shelf: Write) -> None:
        tens = OPTION.format("scoring: {rounding: {to: 10, up_from: {each: 5}}}")
        capot = OPTION.format("scoring: {count: {capot: 88}}").partition("\n")[2].replace("  o:", "  p:")
        shelf("small", SMALL + tens + capot)
        assert validate("small") == []
        assert [problem.code for problem in validate("small+o")] == ["scoring.value"]


@pytest.fixture(autouse=True)
def forget() -> None:
    """Let no test see the declarations of another under the same name."""
    resolved.cache_clear()


class TestIdleOptions:
    """An option that changes nothing is told as a note; nobody is offered an inherited one."""

    def test_an_option_of_its_own(self, shelf: Write) -> None:
        text = SMALL + OPTION.format("players: {direction: clockwise}")
        shelf("small", text)
        found = examine("small")
        assert found.problems == [] and list(offered("small")) == ["o"]
        (problem,) = found.own_idle
        assert (problem.code, problem.place.line) == ("option.idle", line_of(text, "  o: "))

    def test_an_inherited_one_that_says_what_the_child_says(self, shelf: Write) -> None:
        shelf("small", SMALL + OPTION.format("players: {direction: counterclockwise}"))
        own = "players: {direction: counterclockwise}\nsources: {players: {editorial: ours}}\n"
        shelf("child", f"variant: child\nextends: small\nnames: {{nl: x}}\n{own}")
        found = examine("child")
        assert (found.problems, found.own_idle, list(found.idle), offered("child")) == ([], [], ["o"], {})
        assert examine("small").idle == {} and list(offered("small")) == ["o"]

    def test_nobody_may_choose_an_inherited_one(self, shelf: Write) -> None:
        text = SMALL + OPTION.format("players: {direction: counterclockwise}")
        shelf("small", text)
        own = "players: {direction: counterclockwise}\nsources: {players: {editorial: ours}}\n"
        path = shelf("child", f"variant: child\nextends: small\nnames: {{nl: x}}\n{own}")
        for found in (problems("child+o"), examine("child+o").problems):
            (problem,) = found
            assert (problem.code, problem.place.file) == ("option.idle", str(path))
            declared = f"o (small.yaml:{line_of(text, '  o: ')})"
            assert problem.message == f"the inherited option {declared} changes nothing in child and is left out"
        assert resolve("small+o").data["players"]["direction"] == "counterclockwise"

    def test_one_that_another_is_laid_over_changes_nothing_either(self, shelf: Write) -> None:
        later = "  long:\n    title: {nl: x}\n    sources: [letters]\n    set: {match: {target: 900}}\n"
        shelf("small", SMALL + OPTION.format("match: {target: 701}") + later)
        own = "match: {target: 701}\nsources: {match: {editorial: ours}}\n"
        back = "options:\n  short:\n    title: {nl: x}\n    sources: [letters]\n    set: {match: {target: 300}}\n"
        after = "    after: [o]\n"
        shelf("child", f"variant: child\nextends: small\nnames: {{nl: x}}\n{own}{back}{after}")
        assert list(offered("child")) == ["long", "short"]
        assert [problem.code for problem in problems("child+o+short")] == ["option.idle"]
        assert resolve("child+long").data["match"]["target"] == 900

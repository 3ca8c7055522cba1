"""``belote conform`` with its options: failures told, known failures, reports, smoke, and the choice of records."""

from __future__ import annotations

import ast
import json
import os
import re
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest
import yaml
from corpus import SCHEMAS
from jsonschema import Draft202012Validator
from small_corpus import FREE, LIAR, RUFFS, SERVE, conform, copy_records, sample_ids

import belote_conformance
from belote.cli import named
from belote.data import root
from belote_conformance.reports import jsonl

LIE = [*LIAR, FREE]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with the records of the planted fault, and one of each other kind."""
    return copy_records(sample_ids(1), tmp_path / "records")


def number_of(folder: Path, kind: str) -> int:
    """Return how many records of a folder are of a kind."""
    return sum(json.loads(path.read_bytes())["kind"] == kind for path in folder.rglob("*.json"))


class TestFailures:
    """A failure shows the first difference, the clause, an explanation and the source; then who is suspected."""

    def test_a_failure_is_explained(self, folder: Path) -> None:
        done = conform("--records", folder, program=LIE)
        assert done.exit_code == 1
        for part in (
            'at 0, cards: expected ["JH"], got ["AD", "TH", "JH"] (too many: AD, TH)',
            "clause play.void.partner-ruffed – A plain suit is led and he cannot follow … and the partner holds it",
            "because: AD TH are not legal: JH must be played",
            "source: report https://github.com/",
            "most likely at fault, the likeliest first:\n    play.void.partner-ruffed",
            f"{len(RUFFS)} of {len(RUFFS)} records fail",
        ):
            assert part in done.stdout, done.stdout

    def test_what_the_program_wrote_last_is_shown(self, folder: Path) -> None:
        code = "import sys; sys.stderr.write('one\\n\\ntwo\\nthree\\n'); sys.exit(2)"
        done = conform("--records", folder, program=[SERVE[0], "-c", code])
        assert "    stderr: one\n    stderr: two\n    stderr: three\n" in done.stdout

    def test_reasons_are_counted(self, folder: Path) -> None:
        done = conform("--records", folder, program=[*LIAR, 'hello.kinds=["score"]'])
        left = len(sample_ids(1)) - 1
        assert f"1 pass, {left} unsupported" in done.stdout
        assert "1 unsupported: belote reference does not run records of kind deal" in done.stdout
        positions = number_of(folder, "position")
        assert f"{positions} unsupported: belote reference does not run records of kind position" in done.stdout

    def test_the_verdict_names_the_strictness(self, folder: Path) -> None:
        done = conform("--records", folder, "--profile", "scoring", program=[*LIAR, 'hello.results="totals"'])
        assert (done.exit_code, "results totals, refusals code: 1 pass" in done.stdout) == (0, True)

    def test_a_program_may_know_plays_and_no_items(self, folder: Path) -> None:
        plays = 'hello.observes=["turn","cards","trick"]'
        found = conform("--records", folder, "--json", program=[*LIAR, plays, FREE])
        outcomes = {result["id"]: result for result in json.loads(found.stdout)["results"]}
        assert [outcomes[name]["outcome"] for name in RUFFS].count("fail") > 0
        scores = [result for name, result in outcomes.items() if name.startswith("scoring/")]
        assert scores and {result["outcome"] for result in scores} == {"unsupported"}
        assert "reports trace of turn, cards, trick, and the record asks for nothing of" in scores[0]["reason"]
        wrong = [*LIAR, plays, 'scoring.pay.failed.belote="defenders"', "belote.points=30"]
        sound = conform("--records", folder, "--validate", program=wrong)
        assert sound.exit_code == 0 and "results trace of turn, cards, trick, refusals code:" in sound.stdout

    def test_a_report_names_what_was_observed(self, folder: Path, tmp_path: Path) -> None:
        conform("--records", folder, "--jsonl", tmp_path / "r.jsonl", program=[*LIAR, 'hello.observes=["cards"]'])
        header = json.loads((tmp_path / "r.jsonl").read_text("utf-8").splitlines()[0])
        assert header["program"]["observes"] == ["cards"]
        schema = json.loads((SCHEMAS / "report.schema.json").read_text("utf-8"))
        assert not list(Draft202012Validator(schema).iter_errors(header))


class TestJobs:
    def test_several_processes_print_the_same(self, folder: Path) -> None:
        alone = conform("--records", folder, program=LIE)
        several = conform("--records", folder, "-j", "3", program=LIE)
        assert (several.exit_code, several.stdout) == (alone.exit_code, alone.stdout)

    def test_auto_is_a_number(self, folder: Path) -> None:
        assert conform("--records", folder, "-j", "auto").exit_code == 0

    def test_anything_else_is_refused(self, folder: Path) -> None:
        assert conform("--records", folder, "-j", "0").exit_code == 2


class TestKnownFailures:
    def test_the_list_is_written_used_and_mended(self, folder: Path, tmp_path: Path) -> None:
        known = tmp_path / "known.yaml"
        words = ("--records", folder, "--known-failures", known)
        assert conform(*words, "--fix", program=LIE).exit_code == 1, "what is new is a failure this time"
        text = known.read_text(encoding="utf-8")
        assert all(f"id: {name}" in text for name in RUFFS) and "new, to be looked at" in text
        done = conform(*words, program=LIE)
        assert (done.exit_code, f"{len(RUFFS)} expected failure" in done.stdout) == (0, True)
        known.write_text(text.replace("new, to be looked at", "underruffs are next"), encoding="utf-8")
        done = conform(*words)
        assert done.exit_code == 1
        assert f"{len(RUFFS)} unexpected pass" in done.stdout
        assert f"the list of known failures is out of date: {RUFFS[0]}: it passes now." in done.stdout
        assert conform(*words, "--fix", program=LIE).exit_code == 0
        assert known.read_text(encoding="utf-8").count("underruffs are next") == len(RUFFS)
        assert conform(*words, "--fix").exit_code == 1
        assert known.read_text(encoding="utf-8").endswith("[]\n")
        assert conform(*words).exit_code == 0

    def test_an_entry_without_record_fails_the_run(self, folder: Path, tmp_path: Path) -> None:
        known = tmp_path / "known.jsonl"
        known.write_text('{"id":"play/no-such-record","reason":"x"}\n', encoding="utf-8")
        done = conform("--records", folder, "--known-failures", known)
        assert done.exit_code == 1
        assert "play/no-such-record: there is no such record" in done.stdout

    def test_an_entry_of_the_corpus_that_was_not_chosen_does_not(self, folder: Path, tmp_path: Path) -> None:
        known = tmp_path / "known.yaml"
        known.write_text("- {id: play/card-during-the-auction-refused-coinche, reason: x}\n", encoding="utf-8")
        assert conform("--records", folder, "--known-failures", known).exit_code == 0

    def test_a_list_that_cannot_be_read_is_wrong_input(self, folder: Path, tmp_path: Path) -> None:
        known = tmp_path / "known.yaml"
        assert conform("--records", folder, "--known-failures", known).exit_code == 2
        known.write_text("- {id: play/x}", encoding="utf-8")
        done = conform("--records", folder, "--known-failures", known)
        assert (done.exit_code, "say in reason why it fails" in done.stderr) == (2, True)

    def test_fix_needs_a_list(self, folder: Path) -> None:
        assert conform("--records", folder, "--fix").exit_code == 2


class TestReports:
    def test_every_report_is_written(self, folder: Path, tmp_path: Path) -> None:
        names = {"jsonl": "r.jsonl", "junit": "r.xml", "markdown": "r.md", "html": "r.html", "badge": "r.svg"}
        place = tmp_path / "out"
        place.mkdir()
        options = [word for form, name in names.items() for word in (f"--{form}", place / name)]
        done = conform("--records", folder, *options, program=LIE)
        assert done.exit_code == 1
        assert sorted(os.listdir(place)) == sorted(names.values())
        footer = jsonl.read(place / "r.jsonl")[-1]
        assert footer["counts"] == {"pass": len(sample_ids(1)) - len(RUFFS), "fail": len(RUFFS)}
        assert (footer["suspects"][0]["clause"], footer["status"]) == ("play.void.partner-ruffed", 1)
        assert Xml.parse(place / "r.xml").getroot().get("failures") == str(len(RUFFS))
        for name in ("r.md", "r.html"):
            text = (place / name).read_text(encoding="utf-8")
            assert "JH must be played" in text and "overruff-over-the-partners-ruff-cy" in text

    def test_a_report_that_cannot_be_written_is_refused_before_the_run(self, folder: Path, tmp_path: Path) -> None:
        for path in (tmp_path / "none" / "r.xml", tmp_path):
            done = conform("--records", folder, "--junit", path, program=["./there-is-no-such-program"])
            assert done.exit_code == 2 and "there-is-no-such-program" not in done.stdout

    def test_two_options_cannot_name_one_file(self, folder: Path, tmp_path: Path) -> None:
        path = tmp_path / "same"
        done = conform("--records", folder, "--jsonl", path, "--html", tmp_path / "." / "same")
        assert done.exit_code == 2 and not path.exists()

    def test_a_run_that_is_refused_leaves_the_last_report(self, folder: Path, tmp_path: Path) -> None:
        path = tmp_path / "r.jsonl"
        path.write_text("the last one", encoding="utf-8")
        assert conform("--records", folder, "-k", "no such words", "--jsonl", path).exit_code == 2
        assert path.read_text(encoding="utf-8") == "the last one"


def test_the_recipe_uses_options_that_there_are() -> None:
    recipe = yaml.safe_load((root() / "conformance" / "ci-recipe.yml").read_text(encoding="utf-8"))
    lines = " ".join(step.get("run", "") for step in recipe["jobs"]["conformance"]["steps"])
    used = set(re.findall(r"(?<!\S)--?[a-z][a-z-]*", f"{lines} {recipe['env']['PART']}"))
    known = {word for parameter in conform_parameters() for word in parameter}
    assert len(used) > 8
    assert used - {"-m", "-f"} <= known


def conform_parameters() -> list[list[str]]:
    """Return the spellings of every option of the command."""
    return [list(parameter.opts) for parameter in named("conform").params]


def test_no_module_of_the_runner_imports_the_interpreter() -> None:
    for path in Path(belote_conformance.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not [name for name in names if name.split(".")[0] == "belote"], path

"""Every command: its help and example, its output for machines, and its status."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from cli_runs import record_of, refusal, run

import belote
from belote.cli import named
from belote.data import records_folder, root
from belote.declaration import variants
from belote_conformance.canonical import dumps

COMMANDS = (
    "variants",
    "show",
    "validate",
    "new",
    "replay",
    "explain",
    "check",
    "score",
    "diff",
    "deal",
    "serve",
    "conform",
)
SCORE = ("score", "belote-fr", "--contract", "H", "--taker", "NS", "--tricks", "NS=97", "EW=65", "--last", "NS")


def one_record(tmp_path: Path, **changes: object) -> Path:
    """Return a folder with one record of the corpus, changed."""
    source = record_of("position", options=False)
    data = {**json.loads(source.read_text("utf-8")), **changes}
    folder = tmp_path / "records" / source.parent.name
    folder.mkdir(parents=True)
    (folder / source.name).write_text(dumps(data), "utf-8")
    return folder / source.name


class TestHelp:
    """Every command explains itself."""

    @pytest.mark.parametrize("command", COMMANDS)
    def test_each_command_has_help_with_an_example(self, command: str) -> None:
        found = run(command, "--help")
        assert found.status == 0 and "Usage" in found.out
        assert re.search(rf"Example: .*belote {command}", found.out)

    def test_all_commands_are_listed(self) -> None:
        found = run("--help")
        assert found.status == 0
        assert all(re.search(rf"\b{command}\b", found.out) for command in COMMANDS)

    def test_the_version_is_that_of_the_package(self) -> None:
        assert run("--version").out == f"belote {belote.__version__}\n"

    def test_a_slip_in_a_name_is_answered_with_the_name_that_is_meant(self) -> None:
        found = run("valdate")
        assert found.status == 2 and "validate" in found.err

    def test_without_a_command_the_help_is_shown(self) -> None:
        found = run()
        assert found.status in (0, 2) and "Usage" in found.out + found.err

    @pytest.mark.parametrize("command", [name for name in COMMANDS if name not in ("new", "serve", "conform")])
    def test_the_examples_run(self, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(root())
        words = shlex.split(str(named(command).epilog).removeprefix("Example: belote "))
        assert words[0] == command
        if any("my-" in word for word in words):
            return
        if "scoring" in str(words):
            words = [word.replace("records/scoring", "records/setup") for word in words]
        assert run(*words).status == 0

    @pytest.mark.parametrize(
        "words", [("frobnicate",), ("show", "--frob"), ("show",), ("deal", "belote-fr", "-n", "x")]
    )
    def test_a_wrong_command_line_ends_with_two(self, words: tuple[str, ...]) -> None:
        assert refusal(*words).startswith("Usage")


class TestVariants:
    """belote variants"""

    def test_every_variant_has_one_line(self) -> None:
        found = run("variants")
        lines = found.out.splitlines()
        assert found.status == 0 and len(lines) == 1 + len(variants())
        assert [line.split()[0] for line in lines[1:]] == variants()

    def test_for_machines(self) -> None:
        found = run("variants", "--json")
        assert [entry["variant"] for entry in found.data] == variants()
        assert all(entry["digest"].startswith("sha256:") and entry["names"]["en"] for entry in found.data)


class TestShow:
    """belote show"""

    def test_values_come_with_their_sources(self) -> None:
        found = run("show", "belote-fr")
        assert found.status == 0 and "target: 1000" in found.out and "+announcements:" in found.out

    def test_defaults_are_shown_where_everything_is_wanted(self) -> None:
        assert "default" in run("show", "belote-fr", "--resolved").out
        assert "  default" not in run("show", "belote-fr").out

    def test_for_machines_it_is_the_resolved_declaration(self) -> None:
        data = run("show", "belote-fr+target-501", "--json").data
        assert data["match"]["target"] == 501 and data["variant"].startswith("belote-fr")

    def test_texts_are_taken_as_they_are(self, tmp_path: Path) -> None:
        head = {"variant": "odd", "revision": 1, "extends": "belote-fr", "names": {"en": "[/b] :smile: [red]x"}}
        file = tmp_path / "odd.yaml"
        file.write_text(yaml.safe_dump(head), "utf-8")
        assert run("show", file).out.startswith("[/b] :smile: [red]x  (odd)")


class TestValidate:
    """belote validate"""

    def test_a_sound_variant(self) -> None:
        assert run("validate", "belote-proposals") == (0, "belote-proposals: sound\n", "")

    def test_a_broken_one_has_file_line_column_and_clause(self, tmp_path: Path) -> None:
        file = tmp_path / "house.yaml"
        text = "variant: house\nrevision: 1\nextends: belote-fr\nnames: {en: House}\nmatch:\n  reached: at_leest\n"
        file.write_text(text, "utf-8")
        found = run("validate", file)
        assert found.status == 2
        assert found.out.startswith(f"{file}:6:12: ") and "[match.reached]" in found.out
        assert 'Did you mean "at_least"?' in found.out
        (problem,) = (
            entry for entry in run("validate", file, "--json").data[str(file)]["problems"] if entry["line"] == 6
        )
        assert (problem["column"], problem["path"], problem["clause"]) == (12, "match.reached", "match.reached")

    def test_an_inherited_option_that_does_not_fit_is_told_and_only_wrong_if_wanted(self, tmp_path: Path) -> None:
        file = tmp_path / "tens.yaml"
        file.write_text("variant: tens\nextends: belote-fr+rounded\nnames: {en: Tens}\n", "utf-8")
        found = run("validate", file)
        assert found.status == 0 and "option capot-250 does not fit here and is left out: 88" in found.out
        assert run("validate", file, "--strict").status == 2
        assert "capot-250" in run("validate", file, "--json").data[str(file)]["left_out"]
        shown = run("show", file).out
        assert "+capot-162" in shown and "+capot-250" not in shown

    def test_notes_and_own_paragraphs_are_shown_in_the_language(self, tmp_path: Path) -> None:
        file = tmp_path / "club.yaml"
        texts = (
            "notes: [{topic: play, text: {en: Be kind}, sources: {editorial: ours}}]\n"
            "paragraphs: {match: {fr: [On joue en 501 points.]}}\n"
        )
        file.write_text("variant: club\nextends: belote-fr\nnames: {en: Club, fr: Le club}\n" + texts, "utf-8")
        shown = run("show", file, "--lang", "fr").out
        assert shown.startswith("Le club") and "play: Be kind" in shown and "On joue en 501 points." in shown

    def test_records_are_checked_and_brought_into_canonical_form(self, tmp_path: Path) -> None:
        file = one_record(tmp_path)
        assert run("validate", "--records", file.parent.parent).status == 0
        file.write_text(json.dumps(json.loads(file.read_text("utf-8"))), "utf-8")
        found = run("validate", "--records", file.parent.parent)
        assert found.status == 2 and "canonical form" in found.out
        assert run("validate", "--records", "--write", file.parent.parent).status == 0
        assert run("validate", "--records", "--json", file.parent.parent).data == {"records": 1, "problems": []}

    def test_a_damaged_record_is_told_in_words(self, tmp_path: Path) -> None:
        file = one_record(tmp_path, kind="positon")
        told = refusal("validate", "--records", file)
        assert f"{file}:3:11: " in told and 'Did you mean "position"?' in told


class TestNew:
    """belote new"""

    def test_the_file_is_sound_and_ready_to_edit(self, tmp_path: Path) -> None:
        found = run("new", "our-club", "--from", "belote-proposals", "--in", tmp_path)
        file = tmp_path / "our-club.yaml"
        assert (found.status, found.err) == (0, "") and str(file) in found.out
        assert run("validate", file) == (0, f"{file}: sound\n", "")
        assert b"\r" not in file.read_bytes()

    def test_options_of_the_parent_and_machines(self, tmp_path: Path) -> None:
        found = run("new", "our-club", "--from", "belote-proposals+eighty-one-needed", "--in", tmp_path, "--json")
        assert found.data == {
            "file": str(tmp_path / "our-club.yaml"),
            "variant": "our-club",
            "extends": "belote-proposals+eighty-one-needed",
        }
        assert run("validate", tmp_path / "our-club.yaml").status == 0

    def test_a_house_variant_of_the_same_folder_may_be_the_parent(self, tmp_path: Path) -> None:
        assert run("new", "our-club", "--from", "belote-proposals", "--in", tmp_path).status == 0
        assert run("new", "our-final", "--from", "our-club", "--in", tmp_path).status == 0
        assert run("validate", tmp_path / "our-final.yaml").status == 0

    def test_nothing_is_overwritten(self, tmp_path: Path) -> None:
        file = tmp_path / "our-club.yaml"
        file.write_text("mine", "utf-8")
        assert "exists already" in refusal("new", "our-club", "--from", "belote-proposals", "--in", tmp_path)
        assert file.read_text("utf-8") == "mine"

    @pytest.mark.parametrize(
        ("id", "parent"), [("Our Club", "bela-hr"), ("x_y", "bela-hr"), ("x", "nosuch"), ("belote-fr", "bela-hr")]
    )
    def test_nothing_is_left_behind_when_it_is_refused(self, tmp_path: Path, id: str, parent: str) -> None:
        refusal("new", id, "--from", parent, "--in", tmp_path)
        assert list(tmp_path.iterdir()) == []

    def test_nothing_is_left_behind_when_the_disk_is_full(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from belote.cli import new

        def full(target: Path, text: str) -> None:
            raise OSError(28, "No space left on device", str(target))

        monkeypatch.setattr(new, "write_new", full)
        assert "No space left" in refusal("new", "our-club", "--from", "belote-proposals", "--in", tmp_path)
        assert list(tmp_path.iterdir()) == []

    def test_a_folder_that_does_not_exist(self, tmp_path: Path) -> None:
        assert "is no folder" in refusal("new", "our-club", "--from", "belote-proposals", "--in", tmp_path / "none")


class TestScore:
    """belote score"""

    def test_a_table_of_items_the_total_and_why(self) -> None:
        found = run(*SCORE, "--belote", "NS")
        assert found.status == 0 and "made: NS 117  EW 65" in found.out
        assert re.search(r"NS +cards\.own +97 +1 +97 +scoring\.pay\.made", found.out)
        assert "[scoring.success]" in found.out

    def test_for_machines(self) -> None:
        data = run(*SCORE, "--belote", "NS", "--json").data
        assert data["score"] == {"NS": 117, "EW": 65} and data["outcome"] == "made"

    def test_a_record_gives_the_same(self, tmp_path: Path) -> None:
        given = {"contract": {"denomination": "hearts", "taker": "NS"}, "cards": {"NS": 97, "EW": 65}, "last": "NS"}
        whole, part = tmp_path / "whole.json", tmp_path / "part.json"
        whole.write_text(json.dumps({"kind": "score", "given": given}), "utf-8")
        part.write_text(json.dumps(given), "utf-8")
        plain = run(*SCORE, "--json").data
        assert run("score", "belote-fr", "--record", whole, "--json").data == plain
        assert run("score", "belote-fr", "--record", part, "--json").data == plain

    def test_amounts_levels_and_stakes(self) -> None:
        words = ("score", "contree-ffb", "--contract", "S:90", "--taker", "N", "--level", "1")
        data = run(*words, "--tricks", "NS=97", "EW=65", "--last", "NS", "--pool", "0", "--json").data
        assert data["outcome"] == "made"

    def test_points_that_do_not_add_up_are_noted(self) -> None:
        found = run(
            "score", "belote-fr", "--contract", "H", "--taker", "NS", "--tricks", "NS=97", "EW=56", "--last", "NS"
        )
        assert found.status == 0 and "add up to 153; all cards and the last trick count 162" in found.err
        assert run(*SCORE).err == ""

    @pytest.mark.parametrize(
        ("words", "named"),
        [
            (("--contract", "X"), "--contract"),
            (("--contract", "H:90"), "--contract"),
            (("--taker", "XX"), "--taker"),
            (("--level", "2"), "--level"),
            (("--tricks", "NS=x"), "--tricks"),
            (("--tricks", "NS=²"), "--tricks"),
            (("--tricks", "NS=" + "9" * 5000), "--tricks"),
            (("--tricks", "NS=97", "NS=3"), "--tricks"),
            (("--tricks", "XX=97"), "--tricks"),
            (("--last", "W E"), "--last"),
            (("--won", "NS=8", "EW=0"), "--won"),
            (("--declared", "NS=20"), "--declared"),
            (("--belote", "NS=30"), "--belote"),
            (("--belote", "XX"), "--belote"),
            (("--jack", "XX"), "--jack"),
            (("--pool", "-5"), "--pool"),
        ],
    )
    def test_the_option_at_fault_is_named(self, words: tuple[str, ...], named: str) -> None:
        given = {"--contract": ["H"], "--taker": ["NS"], "--tricks": ["NS=97", "EW=65"], "--last": ["NS"]}
        given[words[0]] = list(words[1:])
        line = [word for option, values in given.items() for word in (option, *values)]
        assert named in refusal("score", "belote-fr", *line)

    def test_what_is_missing_is_said(self) -> None:
        assert "Give --contract, --tricks and --last" in refusal("score", "belote-fr", "--contract", "H")

    def test_a_record_of_another_kind(self) -> None:
        assert "kind position" in refusal("score", "belote-fr", "--record", record_of("position"))


class TestDeal:
    """belote deal"""

    def test_the_same_seed_gives_the_same_deals_and_they_are_records(self, tmp_path: Path) -> None:
        one, other = (run("deal", "bela-hr", "-n", 3, "--seed", 4) for _ in range(2))
        assert one == other and len(one.out.splitlines()) == 3
        file = tmp_path / "deals.jsonl"
        file.write_text(one.out, "utf-8")
        assert run("check", file) == (0, "3 checked, 3 agree with the rules\n", "")
        assert run("replay", file).out.count("trick  led by") == one.out.count('"do": "play", "card"') // 32

    def test_from_one_command_to_the_next(self) -> None:
        dealt = run("deal", "deberts-ua", "--seed", 1)
        assert run("check", "-", stdin=dealt.out.encode()).status == 0
        assert run("explain", "-", "--step", 0, stdin=dealt.out.encode()).status == 0

    def test_as_one_list(self) -> None:
        assert len(run("deal", "belote-fr", "-n", 2, "--json").data) == 2


class TestServe:
    """belote serve"""

    def test_one_answer_for_each_line_until_stop(self) -> None:
        lines = b'{"message":"hello","seq":1}\ngarbage\n\n{"message":"stop","seq":2}\n{"message":"hello","seq":3}\n'
        found = run("serve", stdin=lines)
        replies = [json.loads(line) for line in found.out.splitlines()]
        assert [reply["message"] for reply in replies] == ["hello", "error", "stop"] and found.status == 0

    def test_once(self) -> None:
        found = run("serve", "--once", stdin=b'{"message":"hello","seq":1}\n{"message":"hello","seq":2}\n')
        assert len(found.out.splitlines()) == 1


class TestCheckAndReplay:
    """belote check, belote replay and belote explain"""

    @pytest.mark.parametrize("kind", ["deal", "position", "auction", "declarations", "score", "match"])
    def test_every_kind_is_checked_replayed_and_explained(self, kind: str) -> None:
        file = record_of(kind)
        assert run("check", file) == (0, "1 checked, 1 agrees with the rules\n", "")
        replayed = run("replay", file)
        assert replayed.status == 0 and replayed.out.startswith(json.loads(file.read_text("utf-8"))["id"])
        assert run("explain", file).status == 0
        (steps,) = run("replay", file, "--json").data
        assert [step["at"] for step in steps["steps"]] == list(range(len(steps["steps"])))
        assert run("explain", file, "--json").data[0]["text"]
        assert run("check", file, "--json").data[0]["verdict"] == "agrees"

    @pytest.mark.parametrize("base", ["deal", "position", "auction", "declarations"])
    def test_refusals_are_shown_as_such(self, base: str) -> None:
        file = record_of("refusal", base)
        assert run("check", file).status == 0
        replayed = run("replay", file)
        assert replayed.status == 0 and ": refused. " in replayed.out
        assert ": refused. " in run("explain", file).out
        assert run("replay", file, "--json").data[0]["refused"]["clause"]

    def test_a_record_that_differs_ends_with_one(self, tmp_path: Path) -> None:
        file = one_record(tmp_path)
        data = json.loads(file.read_text("utf-8"))
        point = next(iter(data["expect"]))
        point.clear()
        point.update({"at": 0, "turn": "N", "phase": "over"})
        file.write_text(json.dumps(data), "utf-8")
        found = run("check", file)
        assert found.status == 1 and "by the rules" in found.out and "0 agree with the rules" in found.out
        (result,) = run("check", file, "--json").data
        assert result["verdict"] == "differs" and result["clauses"]

    def test_an_event_that_the_rules_refuse_ends_with_one(self, tmp_path: Path) -> None:
        deal = json.loads(run("deal", "belote-fr").out)
        deal["events"][0] = {"seat": deal["given"]["dealer"], "do": "pass"}
        file = tmp_path / "deal.json"
        file.write_text(json.dumps(deal), "utf-8")
        found = run("check", file)
        assert found.status == 1 and "events.0" in found.out and "[auction.turn]" in found.out

    def test_givens_that_cannot_be_end_with_two(self, tmp_path: Path) -> None:
        deal = json.loads(run("deal", "belote-fr").out)
        deal["given"]["pack"].pop()
        file = tmp_path / "deal.json"
        file.write_text(json.dumps(deal), "utf-8")
        assert run("check", file).status == 2
        assert "given.pack" in run("check", file).out

    def test_another_variant_may_be_asked_for(self, tmp_path: Path) -> None:
        deal = json.loads(run("deal", "belote-fr").out)
        del deal["variant"], deal["expect"], deal["title"]
        file = tmp_path / "log.json"
        file.write_text(json.dumps(deal), "utf-8")
        assert "variant" in refusal("check", file)
        assert run("check", file, "--variant", "belote-fr").status == 0
        assert run("replay", file, "--variant", "belote-fr").status == 0
        assert run("explain", file, "--variant", "belote-fr", "--step", 3).status == 0

    @pytest.mark.parametrize("step", ["-1", "x", "²", "9" * 30, "501", ""])
    def test_a_step_that_does_not_exist(self, step: str) -> None:
        assert "--step" in refusal("explain", record_of("auction"), f"--step={step}")


class TestConform:
    """belote conform"""

    def test_the_reference_conforms(self, tmp_path: Path) -> None:
        found = run("conform", "--records", one_record(tmp_path).parent.parent)
        assert found.status == 0 and "1 pass" in found.out
        assert run("conform", "--records", tmp_path / "records", "--json").data["counts"] == {"pass": 1}

    def test_a_program_that_fails_ends_with_one_and_one_that_breaks_with_three(self, tmp_path: Path) -> None:
        file = one_record(tmp_path)
        data = json.loads(file.read_text("utf-8"))
        data["expect"] = [{"at": 0, "phase": "over"}]
        file.write_text(dumps(data), "utf-8")
        assert run("conform", "--records", file.parent.parent).status == 1
        assert run("conform", "--records", file.parent.parent, "--", sys.executable, "-c", "pass").status == 3
        assert run("conform", "--records", file.parent.parent, "--", "no-such-program").status == 3

    def test_nothing_chosen_ends_with_two(self, tmp_path: Path) -> None:
        records = one_record(tmp_path).parent.parent
        assert "No record was chosen" in refusal("conform", "--records", records, "-k", "zzzz")
        assert refusal("conform", "--records", records, "--profile", "xx").startswith("Usage")

    def test_a_declaration_of_ones_own_has_no_records_and_is_told_what_to_do(self, tmp_path: Path) -> None:
        run("new", "our-club", "--from", "belote-fr", "--in", tmp_path)
        club = tmp_path / "our-club.yaml"
        for words in ((), ("--smoke",), ("--export", tmp_path / "questions.jsonl")):
            told = refusal("conform", "--variant", club, *words)
            assert "declaration of your own" in told and "No record was chosen" not in told
            assert f"belote fuzz --variant {club}" in told and "--variant belote-fr" in told
        found = run("conform", "--variant", club, "--json")
        assert found.status == 2 and found.data["results"] == [] and "belote fuzz" in found.err

    def test_a_variant_with_records_of_which_none_is_chosen_is_not_told_so(self, tmp_path: Path) -> None:
        records = one_record(tmp_path).parent.parent
        told = refusal("conform", "--variant", "belote-fr", "--records", records, "-k", "zzzz")
        assert "No record was chosen" in told and "fuzz" not in told


def test_a_closed_pipe_is_no_fault(tmp_path: Path) -> None:
    """Whoever closes the pipe has seen enough: nothing on standard error."""
    for words in (["deal", "belote-fr", "-n", "5000"], ["show", "belote-fr"]):
        command = [sys.executable, "-m", "belote", *words]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
            assert program.stdout is not None and program.stderr is not None
            program.stdout.readline()
            program.stdout.close()
            assert program.stderr.read() == b""
        assert program.returncode == 0


def test_output_that_is_no_terminal_is_utf_8_whatever_the_locale(tmp_path: Path) -> None:
    file = record_of("deal")
    command = [sys.executable, "-m", "belote", "replay", str(file)]
    done = subprocess.run(command, capture_output=True, env={"PYTHONIOENCODING": "ascii"}, check=False)
    assert done.returncode == 0 and "♣".encode() in done.stdout and done.stderr == b""


def test_a_fault_of_the_program_is_told_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    from belote.cli import show

    def broken(name: str) -> None:
        raise ZeroDivisionError("nothing")

    monkeypatch.setattr(show, "resolved", broken)
    found = run("show", "belote-fr")
    assert found.status == 3 and "ZeroDivisionError" in found.err and "report it" in found.err


def test_the_whole_corpus_agrees_in_one_folder() -> None:
    found = run("check", records_folder() / "setup")
    assert found.status == 0 and "agree with the rules" in found.out

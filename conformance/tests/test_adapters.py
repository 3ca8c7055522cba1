"""The adapter kits: one program in eleven languages, which claims nothing as it is delivered and conforms when filled.

A kit is built and run where its tool chain is installed; its text is checked everywhere.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from adapter_kits import ENGINES_FOLDER, KITS, KITS_FOLDER, Kit, build, converse
from typer.testing import CliRunner, Result

from belote.cli import app
from belote.data import records_folder

NAMES = [kit.folder for kit in KITS]
KNOWN_TO_ENGINE = {"contract", "cards", "last", "tricks", "belote", "pool", "fault", "seat", "trick", "dealer"}
PLACE = re.compile(r"PLACE ([0-9]) of 5: ")
COMMENT = re.compile(r"^\s*(?://|#) ?(.*)$")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the records of belote-fr that the small engines can answer, and one they cannot."""
    chosen = tmp_path_factory.mktemp("records")
    for path in sorted(records_folder().rglob("*-fr.json")):
        text = path.read_text(encoding="utf-8")
        if '"id": "belote-fr", "options": []' in text and wanted(json.loads(text)):
            (chosen / path.parent.name).mkdir(exist_ok=True)
            shutil.copy(path, chosen / path.parent.name)
    return chosen


def wanted(record: dict[str, object]) -> bool:
    """Say whether a record is a position, a score or a refused card that the small engines know everything of."""
    given = record["given"]
    assert isinstance(given, dict)
    kind = record.get("base", record["kind"])
    if record["id"] == "auction/call-after-the-take-refused-fr":
        return True
    return kind in ("position", "score") and set(given) <= KNOWN_TO_ENGINE


@pytest.fixture(scope="module", params=KITS, ids=NAMES)
def kit(request: pytest.FixtureRequest) -> Kit:
    """Return each kit whose tool chain is installed."""
    found: Kit = request.param
    if found.missing():
        pytest.skip(f"{found.folder}: {found.missing()}")
    return found


@pytest.fixture(scope="module")
def bare(kit: Kit, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Return the command of a kit as it is delivered."""
    return build(kit, tmp_path_factory.mktemp(kit.folder))


@pytest.fixture(scope="module")
def filled(kit: Kit, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Return the command of a kit with its small engine."""
    return build(kit, tmp_path_factory.mktemp(kit.folder), filled=True)


def conform(folder: Path, command: list[str], *words: str) -> Result:
    """Run ``belote conform`` on a folder, with every message held against its schema."""
    options = ["conform", "--records", str(folder), "--validate", "--timeout", "60", *words]
    return CliRunner().invoke(app, [*options, "--", *command])


def outcomes(done: Result) -> dict[str, str]:
    """Return the outcome of each record."""
    return {result["id"]: result["outcome"] for result in json.loads(done.stdout)["results"]}


class TestAsDelivered:
    """As it is delivered a kit checks nothing, and nothing is wrong with it."""

    def test_every_record_is_skipped_or_unsupported_and_nothing_was_checked(
        self, bare: list[str], folder: Path
    ) -> None:
        done = conform(folder, bare, "--json")
        found = outcomes(done)
        assert (set(found.values()), done.exit_code) == ({"skipped", "unsupported"}, 2), done.stdout
        assert [name for name, outcome in found.items() if outcome == "unsupported"] == [
            "auction/call-after-the-take-refused-fr"
        ]
        said = {result["reason"] for result in json.loads(done.stdout)["results"] if result["outcome"] == "skipped"}
        assert said == {"a place gave no answer"}

    def test_one_line_is_answered_by_one_line_whatever_it_is(self, bare: list[str]) -> None:
        said = converse(
            bare,
            [
                '{"message":"hello","seq":1,"protocol":"1.0"}',
                "the legal cards, please",
                "[]",
                '{"message":"sing","seq":2}',
                '{"message":"explain","seq":3,"record":{},"at":0}',
                "",
                '{"message":"variant","seq":4,"id":"caf\\u00e9 \\ud83c\\udca1 \u00e9\\n","digest":"","declaration":{}}',
                '{"message":"stop","seq":5}',
                '{"message":"hello","seq":6,"protocol":"1.0"}',
            ],
        )
        heads = [(reply["message"], reply["seq"]) for reply in said]
        assert heads == [
            ("hello", 1),
            ("error", None),
            ("error", None),
            ("error", 2),
            ("error", 3),
            ("error", None),
            ("variant", 4),
            ("stop", 5),
        ]
        assert all(reply["reason"] for reply in said if reply["message"] == "error")
        assert said[6]["status"] == "ok"

    def test_a_line_as_long_as_the_protocol_allows_is_read(self, bare: list[str]) -> None:
        form = '{"message":"variant","seq":1,"id":"x","digest":"","declaration":{"names":["%s"]}}'
        said = converse(bare, [form % ("x" * (3_999_999 - len(form))), '{"message":"stop","seq":2}'])
        assert [reply["message"] for reply in said] == ["variant", "stop"]


class TestFilled:
    """With an engine in its places a kit is checked as any program is."""

    def test_a_sound_engine_passes_all_it_answers(self, filled: list[str], folder: Path) -> None:
        done = conform(folder, filled, "--json")
        found = outcomes(done)
        unsupported = [name for name, outcome in found.items() if outcome == "unsupported"]
        assert unsupported == ["auction/call-after-the-take-refused-fr"]
        assert (set(found.values()), done.exit_code) == ({"pass", "unsupported"}, 0), done.stdout
        assert len(found) > 50

    def test_the_failure_of_an_engine_is_an_error_and_the_program_goes_on(self, filled: list[str]) -> None:
        form = '{"message":"run","seq":%d,"record":{"id":"play/x","kind":"%s","given":%s,"events":[]},"ask":%s}'
        given = '{"contract":{"denomination":"hearts","taker":"N"},"seat":"E","cards":["JH"],"trick":[]}'
        asked = '[{"at":0,"what":["cards"]}]'
        said = converse(
            filled,
            [
                form % (1, "position", '{"trick":[]}', asked),
                form % (2, "position", given, asked),
                form % (3, "declarations", '{"hands":{}}', asked),
                '{"message":"variant","seq":4,"id":"tarot","digest":"","declaration":{}}',
                '{"message":"stop","seq":5}',
            ],
        )
        assert [reply.get("status") for reply in said] == ["error", "ok", "skipped", "unsupported", None]
        assert said[0]["reason"] and said[0]["seq"] == 1
        assert said[1]["observations"] == [{"at": 0, "turn": "E", "cards": ["JH"]}]
        assert said[3]["reason"] == "only belote-fr"

    def test_one_line_to_a_process_is_enough(self, filled: list[str], folder: Path) -> None:
        """Clause protocol.one-shot: the end of input ends the program, and the verdict is the same."""
        words = ("--one-shot", "-k", "scoring or refused", "--json")
        found, running = (conform(folder, filled, *choice) for choice in (words, words[1:]))
        assert outcomes(found) == outcomes(running) and found.exit_code == running.exit_code == 0, found.stdout
        assert list(outcomes(found).values()).count("pass") > 5

    def test_belote_outlives_a_fault_and_a_side_left_out_has_nothing(self, filled: list[str]) -> None:
        """Belote-fr pays 162 to the innocents of a revoke; belotes that count are paid to whom they belong."""
        form = '{"message":"run","seq":%d,"record":{"id":"x/x","kind":"score","given":%s,"events":[]},"ask":%s}'
        asked = '[{"at":"end","what":["score","outcome"]}]'
        contract, fault = {"denomination": "hearts", "taker": "NS"}, {"side": "EW", "what": "revoke"}
        given = {"contract": contract, "cards": {"NS": 80, "EW": 82}, "last": "EW"}
        cases = [
            ({"fault": fault, "belote": {"NS": 20, "EW": 0}}, {"NS": 182, "EW": 0}),
            ({"fault": fault, "belote": {"NS": 20}}, {"NS": 182, "EW": 0}),
            ({"fault": fault, "belote": {"EW": 20}}, {"NS": 162, "EW": 20}),
            ({"fault": fault}, {"NS": 162, "EW": 0}),
            ({"cards": {"NS": 162}, "last": "NS", "tricks": {"NS": 8}}, {"NS": 252, "EW": 0}),
        ]
        lines = [form % (seq, json.dumps(given | more), asked) for seq, (more, _) in enumerate(cases)]
        said = converse(filled, [*lines, '{"message":"stop","seq":9}'])
        scores = [reply["observations"][0]["score"] for reply in said[:-1]]  # type: ignore[index]
        assert scores == [score for _, score in cases]

    def test_a_fault_is_reported_with_its_record_and_its_clause(self, kit: Kit, folder: Path, tmp_path: Path) -> None:
        """Ten above ace in trumps: two positions have the ten in the trick and the ace beside it, in trick or hand."""
        done = conform(folder, build(kit, tmp_path / "faulty", filled=True, faulty=True))
        blocks = re.split(r"^fail +", done.stdout, flags=re.MULTILINE)[1:]
        assert done.exit_code == 1, done.stdout
        named = {block.split()[0]: set(re.findall(r"clause (\S+)", block)) for block in blocks}
        told = {
            "contracts/trump-ten-between-ace-and-king-fr": "contracts.order",
            "play/partners-ruff-that-was-overruffed-frees-nobody-fr": "play.partner",
        }
        assert told.keys() <= named.keys()
        assert all(clause in named[name] for name, clause in told.items()), done.stdout
        for name in named:
            text = (folder / f"{name}.json").read_text(encoding="utf-8")
            trump = json.loads(text)["given"]["contract"]["denomination"][0].upper()
            assert f'"T{trump}"' in text and f'"A{trump}"' in text, f"{name} has not both cards, and fails"


class TestOneProgram:
    """The kits are the same program: reading one tells the others."""

    @pytest.mark.parametrize("kit", KITS, ids=NAMES)
    def test_a_skeleton_has_150_lines_at_most_and_five_places(self, kit: Kit) -> None:
        text = kit.source()
        assert len(text.splitlines()) <= 150
        assert PLACE.findall(text) == ["1", "2", "3", "4", "5"]

    @pytest.mark.parametrize("kit", KITS, ids=NAMES)
    def test_no_line_is_longer_than_120_characters(self, kit: Kit) -> None:
        for path in [*(KITS_FOLDER / kit.folder).iterdir(), *(ENGINES_FOLDER / kit.folder).iterdir()]:
            if path.is_file():
                assert [line for line in path.read_text(encoding="utf-8").splitlines() if len(line) > 120] == [], path

    def test_every_folder_is_a_kit(self) -> None:
        assert sorted(
            path.name for path in KITS_FOLDER.iterdir() if path.is_dir() and path.name != "engines"
        ) == sorted(NAMES)
        assert sorted(path.name for path in ENGINES_FOLDER.iterdir() if path.is_dir()) == sorted(NAMES)

    def test_the_places_are_explained_in_the_same_words(self) -> None:
        first = explained(KITS[0])
        assert len(first) > 20
        for kit in KITS[1:]:
            assert explained(kit) == first, kit.folder

    @pytest.mark.parametrize("kit", KITS, ids=NAMES)
    def test_the_functions_stand_in_the_same_order(self, kit: Kit) -> None:
        text = (KITS_FOLDER / kit.folder / kit.adapter).read_text(encoding="utf-8")
        purposes = [
            "Observes? one place of a record; ",
            "Observes? every place that is asked for.",
            "Takes? a variant or says? why not.",
            "Answers? one request.",
            "Answers? one line; ",
            "Answers? line after line until stop or the end of input.",
        ]
        assert [len(re.findall(purpose, text)) for purpose in purposes] == [1] * 6
        where = [match.start() for purpose in purposes if (match := re.search(purpose, text))]
        assert where == sorted(where)

    def test_the_engine_in_javascript_has_40_lines_at_most(self) -> None:
        assert len((ENGINES_FOLDER / "javascript" / "places.mjs").read_text(encoding="utf-8").splitlines()) <= 40

    @pytest.mark.parametrize("kit", KITS, ids=NAMES)
    def test_a_page_says_how_to_build_and_run_it(self, kit: Kit) -> None:
        page = (KITS_FOLDER / kit.folder / "README.md").read_text(encoding="utf-8")
        assert re.findall(r"^## (.*)$", page, flags=re.MULTILINE) == [
            "You need",
            "Build",
            "Run",
            "The five places",
            "What comes back",
        ]
        assert len(page.splitlines()) <= 85
        assert all(name in page for name in (kit.adapter, kit.places, "belote conform"))
        assert f"[{kit.folder}]({kit.folder}/README.md)" in (KITS_FOLDER / "README.md").read_text(encoding="utf-8")


def explained(kit: Kit) -> list[str]:
    """Return the lines of comment from the mark of each place to the code that follows."""
    lines: list[str] = []
    inside = False
    for line in (KITS_FOLDER / kit.folder / kit.places).read_text(encoding="utf-8").splitlines():
        comment = COMMENT.match(line)
        inside = comment is not None and (inside or PLACE.match(comment[1]) is not None)
        if inside and comment is not None:
            lines.append(comment[1])
    return lines

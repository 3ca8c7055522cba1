"""What is found is told in sentences: no notation of a program in what an author reads."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cli_runs import run

from belote.data import records_folder, root
from belote.fuzz.wording import ABOUT, GIVEN, event_sentences, given_sentences, value_words
from belote.record.form import names

NOTATION = re.compile(r"[{}\[\]\"]|'\w*'|None|True|False|: ,|  ")
LIAR = root() / "conformance" / "tests" / "fakes" / "liar.py"


def records() -> Iterator[dict[str, Any]]:
    """Yield every committed record that fuzzing could make."""
    for file in sorted(records_folder().rglob("*.json")):
        data = json.loads(file.read_text("utf-8"))
        if "perft" not in (data["kind"], data.get("base")):
            yield data


class TestEverything:
    """Whatever the corpus gives and observes has words."""

    def test_what_is_given_and_what_happens(self) -> None:
        for record in records():
            for line in (*given_sentences(record), *event_sentences(record)):
                assert not NOTATION.search(line), (record["id"], line)

    def test_what_is_observed(self) -> None:
        for record in records():
            for point in record["expect"]:
                for what, value in point.items():
                    words = value_words(what, value)
                    assert words and not NOTATION.search(words), (record["id"], what, words)

    def test_every_observation_has_a_subject(self) -> None:
        assert set(names()) - {"nodes", "divide", "complete"} <= ABOUT.keys()

    @pytest.mark.parametrize("value", [{"a": [{"b": None}]}, [[1], [2, 3]], {"x": {"y": {"z": True}}}, "text", 7, None])
    def test_what_nobody_expects_is_told_too(self, value: object) -> None:
        for what in (*ABOUT, "unheard-of"):
            assert not NOTATION.search(value_words(what, value)), (what, value)

    def test_what_a_program_says_does_not_steer_the_terminal(self) -> None:
        for what in (*ABOUT, "unheard-of"):
            assert "\x1b" not in value_words(what, ["\x1b[2J"]) + value_words(what, {"N": "\x1b[2J"})


class TestSentences:
    """The words, for some that were worked out by hand."""

    def test_given(self) -> None:
        given = {"contract": {"denomination": "clubs"}, "trick": [{"seat": "S", "card": "7C"}], "seat": "E"}
        record = {"kind": "position", "given": {**given, "cards": ["7D"]}, "events": []}
        assert given_sentences(record) == [
            "What is played is clubs.",
            "On the table: S 7C.",
            "It is the turn of E.",
            "E holds 7D.",
        ]

    def test_totals_are_no_cards_in_a_hand(self) -> None:
        given = {"contract": {"denomination": "clubs"}, "cards": {"NS": 97, "EW": 65}}
        contract, cards = given_sentences({"kind": "score", "given": given, "events": []})
        assert contract == "The contract is clubs without a taker."
        assert cards == "Card points, the last trick among them: NS 97, EW 65."

    def test_observed(self) -> None:
        item = {"side": "NS", "code": "cards.own", "points": 97, "factor": 2, "game": 194}
        assert value_words("items", [item]) == "NS 194 for cards.own from 97 card points times 2"
        assert value_words("refused", None) == "it may be done"
        refused = {"code": "play.must-follow", "phase": "play", "clause": "play.follow"}
        assert value_words("refused", refused) == "it is refused in the phase play (play.must-follow, play.follow)"
        bid = {"do": "bid", "call": "bid", "amount": 90, "denomination": "hearts"}
        assert value_words("calls", {"N": [{"do": "pass"}, bid]}) == "N: pass and bid 90 hearts"
        assert value_words("trick", {"winner": "E", "points": 6}) == "E wins it, 6 card points"

    def test_every_given_has_a_sentence_that_holds_its_value(self) -> None:
        for record in records():
            told = " ".join(given_sentences(record))
            for name, value in record["given"].items():
                if isinstance(value, str):
                    assert value in told, (record["id"], name)
        assert "pack" in GIVEN


class TestCommand:
    """The command says the same for people, and only JSON where JSON is asked for."""

    FAULTS = ('play.suit.void.opponent="free"', 'scoring.pay.failed.belote="defenders"')
    ASKED = ("fuzz", "--variant", "belote-fr", "--deals", "40", "--seed", "1", "--kinds", "position,score")

    def test_findings_are_sentences(self, tmp_path: Path) -> None:
        found = run(*self.ASKED, "--out", tmp_path, "--", sys.executable, LIAR, *self.FAULTS)
        findings = found.out.partition("\nkind ")[0]
        assert found.status == 1 and not re.search(r"[{}\"]|\['", findings), findings
        assert re.search(r"1\. .+ (allows .+ to be played, which reference does not|differ about .+)\.", findings)
        assert re.search(r"Seen in \d+ of 80 situations\. The smallest is", findings)
        assert "E holds" in findings and "Card points, the last trick among them" in findings
        assert "2 differences, 80 situations compared" in found.out
        (report, _) = (file.read_text("utf-8") for file in sorted(tmp_path.rglob("*.md")))
        head = report.partition("## To see it again")[0]
        assert not re.search(r"[{}\"]|\['", head), head

    def test_how_to_see_it_again_is_a_command_that_can_be_copied(self, tmp_path: Path) -> None:
        run(*self.ASKED, "--out", tmp_path, "--", sys.executable, LIAR, self.FAULTS[0])
        (report,) = (file.read_text("utf-8") for file in tmp_path.rglob("*.md"))
        assert f"{LIAR} 'play.suit.void.opponent=\"free\"'" in report

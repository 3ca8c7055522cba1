"""belote diff, as somebody who compares two tables meets it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from cli_runs import refusal, run

from belote.compare import entries
from belote.declaration import Resolved
from belote.library import resolved
from belote.rulebook import Sentence, sentences
from belote.rulebook.wording import frame


class TestDiff:
    """belote diff"""

    def test_rules_in_words_with_the_sources_of_both(self) -> None:
        found = run("diff", "bela-hr", "beljot-mk", "--section", "match")
        assert found.status == 0 and "another deal is played" in found.out
        assert "(bitola-beljot scoring.go)" in found.out
        assert re.search(r"^2 rules differ; \d+ statements are the same in both\.$", found.out, re.MULTILINE)

    def test_no_path_and_no_word_of_the_schema(self) -> None:
        out = run("diff", "belote-fr", "pilotta-cy").out
        rules = re.sub(r"^\d+\. \[.*\]$|\(.*\)$|belote-fr|pilotta-cy", "", out, flags=re.MULTILINE)
        assert not re.search(r"[a-z]_[a-z]|\b[a-z]+\.[a-z]+\b", rules)

    def test_a_variant_does_not_differ_from_itself(self) -> None:
        assert "0 rules differ" in run("diff", "bela-hr", "bela-hr").out
        assert "0 rules differ" in run("diff", "bela-hr", "bela-hr", "--witness").out

    def test_one_value(self) -> None:
        assert "1 rule differs" in run("diff", "belote-fr", "belote-fr+target-501").out

    @pytest.mark.parametrize("lang", ["fr", "ru"])
    def test_in_another_language_the_sentences_are_those_of_its_rulebook(self, lang: str) -> None:
        asked = ("diff", "belote-fr", "belote-fr+target-501", "--lang", lang)
        (row,) = run(*asked, "--json").data["differences"]
        book = {one.text for one in sentences(resolved("belote-fr"), lang)}
        assert set(row["left"]["says"]) <= book and "points are" not in row["left"]["says"][0]
        unread = str(frame("book-unread", lang))
        for form in ("text", "md"):
            told = run(*asked, "--format", form).out
            assert row["left"]["says"][0] in told and unread in told
        page = run(*asked, "--format", "html").out
        assert f'<span lang="{lang}" dir="ltr">' in page and unread in page

    def test_what_is_not_translated_stands_in_english_and_is_counted(self, monkeypatch: pytest.MonkeyPatch) -> None:
        asked = ("diff", "belote-fr", "belote-fr+target-501", "--lang", "fr")
        whole = run(*asked, "--json").data["notices"]
        spoken = entries.sentences

        def lacking(table: Resolved, lang: str) -> tuple[Sentence, ...]:
            """Leave out the translation of one sentence."""
            english = {one.subject: one for one in spoken(table, "en")}
            return tuple(
                english[one.subject] if one.subject == ("match", "target") else one for one in spoken(table, lang)
            )

        monkeypatch.setattr(entries, "sentences", lacking)
        found = run(*asked, "--json").data
        assert "points" in found["differences"][0]["left"]["says"][0]
        assert [*whole, str(frame("book-untranslated", "fr", number=2, total=2))] == found["notices"]

    def test_in_english_nothing_is_said_of_a_translation(self) -> None:
        assert "notices" not in run("diff", "belote-fr", "belote-fr+target-501", "--json").data
        assert "no language fx. Known are en" in refusal("diff", "belote-fr", "bela-hr", "--lang", "fx")

    def test_for_machines(self) -> None:
        (row,) = run("diff", "belote-fr", "belote-fr+target-501", "--json").data["differences"]
        assert row["values"] == [{"path": "match.target", "left": 1000, "right": 501, "clause": "match.target"}]
        assert "1000 points" in row["left"]["says"][0] and "501 points" in row["right"]["says"][0]

    def test_the_smallest_deal_runs_under_both(self, tmp_path: Path) -> None:
        (row,) = run("diff", "belote-fr", "contree-ffb", "--section", "play", "--witness", "--json").data["differences"]
        (witness,) = row["witnesses"]
        assert witness["record"]["given"]["cards"] and witness["what"] == "cards"
        file = tmp_path / "witness.json"
        file.write_text(json.dumps(witness["record"]), encoding="utf-8")
        assert run("check", str(file)).status == 0
        assert run("check", str(file), "--variant", "contree-ffb").status == 1

    def test_weights_come_heaviest_first_with_a_plot(self, tmp_path: Path) -> None:
        plot = tmp_path / "weights.svg"
        words = ("diff", "belote-fr", "contree-ffb", "--section", "scoring", "--weigh", "20", "--json", "--plot", plot)
        weights = run(*map(str, words)).data["weights"]
        shares = [weight["score"]["share"] for weight in weights]
        assert len(shares) > 3 and shares == sorted(shares, reverse=True)
        (rounding,) = [weight for weight in weights if weight["label"].endswith("Rounding")]
        assert rounding["score"]["share"] > 0.5 and rounding["legal"]["count"] == 0
        assert plot.read_text(encoding="utf-8").startswith("<svg")

    @pytest.mark.parametrize(
        "words",
        [("--policy", "greed", "--weigh", "5"), ("--plot", "x.svg"), ("--weigh", "5", "--plot", "no/such/x.svg")],
    )
    def test_what_cannot_be_weighed_is_refused(self, words: tuple[str, ...]) -> None:
        refusal("diff", "belote-fr", "belote-fr+target-501", *words)

    @pytest.mark.parametrize(("form", "begins"), [("md", "# "), ("html", "<!DOCTYPE html>")])
    def test_pages(self, form: str, begins: str) -> None:
        out = run("diff", "bela-hr", "beljot-mk", "--section", "scoring", "--witness", "--format", form).out
        assert out.startswith(begins) and "81" in out and "http" not in out

    def test_a_section_that_does_not_exist(self) -> None:
        assert 'Did you mean "play"?' in refusal("diff", "belote-fr", "bela-hr", "--section", "plai")

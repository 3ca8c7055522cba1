"""`belote score` understands the words of players or says what to write, and speaks of the file that was named."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_runs import Run, refusal, run

from belote.cli.score_words import suits
from belote.declaration.validate import examine
from belote.logs.letters import LANGUAGES
from belote.logs.spelling import folded

TOTALS = {"--contract": ["H"], "--taker": ["NS"], "--tricks": ["NS=97", "EW=65"], "--last": ["NS"]}


def words(variant: object, **changed: list[str]) -> list[str]:
    """Return the command line of 97 to 65 in hearts, taken by NS, with other words for some options."""
    given = TOTALS | {f"--{name}": values for name, values in changed.items()}
    return ["score", str(variant), *(word for option, values in given.items() for word in (option, *values))]


def scored(variant: object = "belote-fr", **changed: list[str]) -> Run:
    """Score the deal."""
    found = run(*words(variant, **changed))
    assert found.status == 0, found.err
    return found


def refused(variant: object = "belote-fr", **changed: list[str]) -> str:
    """Return why the deal is not scored."""
    return refusal(*words(variant, **changed))


class TestContract:
    """A suit has its letter, its sign or its word in any language."""

    @pytest.mark.parametrize(
        "word", ["H", "h", "♥", "♥\ufe0f", "♡", "Cœur", "COEUR", "coeurs", "herz", "Черва", "κούπα"]
    )
    def test_hearts_in_the_words_of_players(self, word: str) -> None:
        assert scored(contract=[word], json=[]).data == scored(json=[]).data

    @pytest.mark.parametrize("word", ["NT", "sans atout", "Sans-Atout", "без коз", "no_trump"])
    def test_no_trump_where_it_is_played(self, word: str) -> None:
        totals = {"tricks": ["NS=90", "EW=40"], "taker": ["N"]}
        found = scored("bridge-belote-bg", contract=[word], **totals)
        assert found.out == scored("bridge-belote-bg", contract=["no_trump"], **totals).out

    def test_a_word_that_means_nothing_is_refused_with_what_to_write(self) -> None:
        said = refused(contract=["hearst"])
        assert 'Did you mean "hearts"?' in said and "clubs, diamonds, hearts or spades" in said and "♥" in said
        assert "nothing that is played here" in refused(contract=["sans atout"])

    def test_a_word_that_means_two_suits_is_refused_with_both(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("belote.cli.score_words.suits", lambda: {"rood": frozenset("DH")})
        assert "may be diamonds or hearts" in refused(contract=["Rood"])

    @pytest.mark.parametrize("contract", ["H:90", "cœur:90", "90 cœur", "♥ 90", "90 H", "hearts : 90"])
    def test_an_amount_stands_before_or_behind(self, contract: str) -> None:
        found = scored("coinche-ffb", contract=[contract], taker=["N"], json=[])
        assert found.data == scored("coinche-ffb", contract=["hearts:90"], taker=["N"], json=[]).data

    def test_a_rung_may_be_written_large(self) -> None:
        swept = {"taker": ["N"], "tricks": ["NS=162", "EW=0"], "won": ["NS=8", "EW=0"]}
        assert (
            scored("coinche-ffb", contract=["Cœur Capot"], **swept).out
            == scored("coinche-ffb", contract=["hearts:capot"], **swept).out
        )

    def test_what_is_no_amount_is_told_with_those_there_are(self) -> None:
        said = refused("coinche-ffb", contract=["cœur:quatre-vingt"])
        assert said.startswith('--contract "quatre-vingt" is no amount of this game.') and "80" in said

    def test_nothing_that_is_typed_steers_the_terminal(self) -> None:
        assert "\x1b" not in refused(contract=["H\x1b[31m"]) + refused(taker=["\x1b[2J"]) + refused(tricks=["\x1b=x"])

    def test_every_word_of_a_suit_is_known(self) -> None:
        for language, letters in LANGUAGES.items():
            for letter, spellings in letters.suits.items():
                longest = folded(max(spellings.split(), key=len))
                assert letter in suits().get(longest, ()) or len(longest) == 1, (language, longest)


class TestSides:
    """Seats and sides; whoever names them otherwise is told how."""

    @pytest.mark.parametrize("word", ["NS", "ns", "n-s", "N", "s", "Nord", "süd"])
    def test_a_side_or_a_seat_of_it(self, word: str) -> None:
        assert scored(taker=[word], last=[word]).out == scored().out

    @pytest.mark.parametrize("option", ["taker", "last", "tricks", "belote", "declared", "won", "jack", "raiser"])
    def test_other_words_are_refused_with_what_to_write(self, option: str) -> None:
        value = "nous=3" if option in ("tricks", "declared", "won") else "nous"
        said = refused(**{option: [value]})
        assert said.startswith(f'--{option} "nous" is no side') and "Sides are NS and EW" in said

    def test_a_side_that_is_named_in_two_ways_is_named_twice(self) -> None:
        assert "--tricks names NS twice" in refused(tricks=["NS=97", "ns=65"])

    def test_everyone_for_himself_has_no_pairs(self) -> None:
        said = refused("belote-3-alone", taker=["NS"], last=["N"], tricks=["N=100", "E=62"])
        assert "Sides are N" in said and "NS" not in said.partition("Sides")[2]


class TestTricks:
    """No points and no trick are not the same, so tricks are asked for."""

    def test_what_is_missing_is_shown_as_it_is_written(self) -> None:
        said = refused(tricks=["NS=162", "EW=0"])
        assert "its tricks are not given at --won" in said and "as --won NS=8 EW=0" in said
        assert "--won NS=8 EW=0" not in refused(tricks=["NS=162", "EW=0"], won=["NS=0", "EW=8"])

    def test_a_word_that_cannot_be_read_is_told_in_its_own_kind(self) -> None:
        assert "as NS=8 EW=0" in refused(tricks=["NS=162", "EW=0"], won=["NS8"])
        assert "as NS=97" in refused(tricks=["NS97"])

    def test_tricks_that_are_not_all_are_noted(self) -> None:
        swept = {"tricks": ["NS=162", "EW=0"]}
        assert "the tricks add up to 7; 8 are played" in scored(**swept, won=["NS=7", "EW=0"]).err
        assert scored(**swept, won=["NS=8", "EW=0"]).err == ""


class TestOwnFile:
    """A club that chooses what its own file takes away, or made unfit, is told of its own file."""

    def club(self, folder: Path, *lines: str) -> Path:
        head = ("variant: our-club", "extends: belote-fr", "names: {en: Our club}")
        path = folder / "our-club.yaml"
        path.write_text("\n".join((*head, *lines)) + "\n", "utf-8")
        return path

    def test_all_options_taken_away(self, tmp_path: Path) -> None:
        club = self.club(tmp_path, "options: null")
        said = refused(f"{club}+rounded")
        assert 'our-club has no option "rounded": null takes all inherited options away (our-club.yaml:4)' in said
        assert "Take that line out to have rounded (belote-fr.yaml:" in said
        assert "It has no options." in refused(f"{club}+roundde")

    def test_one_option_taken_away(self, tmp_path: Path) -> None:
        club = self.club(tmp_path, "options:", "  rounded: null")
        said = refused(f"{club}+rounded")
        assert "null takes it away (our-club.yaml:5). Take that line out" in said
        assert 'Did you mean "rounded-to-fives"?' not in said

    def test_taken_away_by_a_parent(self, tmp_path: Path) -> None:
        self.club(tmp_path, "options: {rounded: null}")
        evening = tmp_path / "evening.yaml"
        evening.write_text("variant: evening\nextends: our-club\nnames: {en: Evening}\n", "utf-8")
        assert "null takes it away (our-club.yaml:4)" in refused(f"{evening}+rounded")

    def test_an_option_that_does_not_fit_any_more(self, tmp_path: Path) -> None:
        own = "scoring: {unit: 10, rounding: {to: 10, up_from: {each: 5}}}"
        club = self.club(tmp_path, own, "match: {target: 100}")
        said = refused(f"{club}+rounded-to-fives")
        assert said.startswith(str(club)) and "the inherited option rounded-to-fives (belote-fr.yaml:" in said
        assert "declare an option rounded-to-fives of your own" in said
        assert run("validate", f"{club}+rounded-to-fives").out.startswith(str(club))
        reason = examine(club).left_out["rounded-to-fives"][0]
        assert reason.message == "5 is no multiple of 10"

    def test_an_option_of_its_own_is_told_where_it_stands(self, tmp_path: Path) -> None:
        own = "options: {fives: {title: {en: x}, sources: {editorial: x}, set: {scoring: {unit: 3}}}}"
        said = refused(f"{self.club(tmp_path, own)}+fives")
        assert "our-club.yaml:4:" in said and "inherited" not in said

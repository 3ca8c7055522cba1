"""``belote rulebook`` as a user runs it."""

from __future__ import annotations

from pathlib import Path

from cli_runs import refusal, run


def test_the_book_is_printed_or_written_to_a_file(tmp_path: Path) -> None:
    printed = run("rulebook", "belote-decouverte")
    file = tmp_path / "book.md"
    written = run("rulebook", "belote-decouverte", "--out", file)
    assert (printed.status, written.status, written.out) == (0, 0, "")
    assert file.read_bytes().decode("utf-8") == printed.out
    assert printed.out.startswith("# Open belote for two\n")


def test_what_goes_without_saying_is_said_on_demand() -> None:
    quiet = "A player who could only pass is not asked."
    assert quiet not in run("rulebook", "klaberjass").out
    assert quiet in run("rulebook", "klaberjass", "--all").out


def test_a_program_gets_the_same_sentences_as_json() -> None:
    found = run("rulebook", "klaberjass", "--json").data
    said = [one for chapter in found["chapters"] for one in chapter["sentences"]]
    target = next(one for one in said if one["subject"] == "match.target")
    assert (target["paths"], target["clause"]) == (["match.target"], "match.target")
    assert len(said) == found["sentences"]
    assert found["untranslated"] == 0
    assert set(target["sources"]) <= set(found["references"])
    assert run("rulebook", "klaberjass", "--format", "json").data == found


def test_an_unknown_language_form_or_variant_is_refused_with_a_way_out() -> None:
    for words in (["belote-fr", "--lang", "xx"], ["belote-fr", "--format", "doc"], ["belote-frr"]):
        found = run("rulebook", *words)
        assert found.status == 2
        assert "Known are" in found.err or "Did you mean" in found.err


CLUB = """\
variant: club
extends: belote-fr
names: {en: Club}
publisher: {en: Our club}
match: {target: 900}
sources: {match.target: {editorial: ours}}
"""


class TestWithout:
    """A club's own book need not have what its parent offers and says in notes."""

    def club(self, folder: Path, more: str = "") -> Path:
        file = folder / "club.yaml"
        file.write_text(CLUB + more, "utf-8")
        return file

    def test_options_and_notes_are_left_out_with_what_only_they_cite(self, tmp_path: Path) -> None:
        club = self.club(tmp_path)
        whole = run("rulebook", club, "--json").data
        short = run("rulebook", club, "--json", "--without", "options", "--without", "notes").data
        assert whole["options"] and any(part["notes"] for part in whole["chapters"])
        assert short["options"] == [] and not any(part["notes"] for part in short["chapters"])
        said = [[one["text"] for part in book["chapters"] for one in part["sentences"]] for book in (whole, short)]
        assert said[0] == said[1]
        assert set(short["references"]) < set(whole["references"])

    def test_each_alone_in_every_form(self, tmp_path: Path) -> None:
        club = self.club(tmp_path)
        (chapter,) = [part for part in run("rulebook", club, "--json").data["chapters"] if part["name"] == "scoring"]
        note = chapter["notes"][0]["text"][:30]
        for form, heading in (("md", "\n## House rules"), ("html", '<section id="options">')):
            both = run("rulebook", club, "--format", form).out
            quiet = run("rulebook", club, "--format", form, "--without", "notes").out
            bare = run("rulebook", club, "--format", form, "--without", "options").out
            assert heading in both and note in both
            assert heading in quiet and note not in quiet
            assert heading not in bare and note in bare

    def test_the_file_may_take_them_away_itself(self, tmp_path: Path) -> None:
        club = self.club(tmp_path, "notes: null\noptions: null\n")
        assert run("validate", club).out == f"{club}: sound\n"
        found = run("rulebook", club, "--json").data
        assert found["options"] == [] and not any(part["notes"] for part in found["chapters"])

    def test_a_part_there_is_not(self) -> None:
        assert "Known are options, notes or paper" in refusal("rulebook", "belote-fr", "--without", "sources")

"""``belote rulebook`` as a user runs it."""

from __future__ import annotations

from pathlib import Path

from cli_runs import run


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

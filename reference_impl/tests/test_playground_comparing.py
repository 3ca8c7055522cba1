"""Two tables side by side: sentences, sources, the deal that is kept to show a difference, or a search for one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from belote.compare.keeping import FOLDER
from belote.compare.traces import parting, shown_by
from belote.library import rules
from belote.playground import answer


def compare(left: str, right: str, **more: Any) -> dict[str, Any]:
    """Compare two tables."""
    return answer({"do": "compare", "variant": left, "other": right, **more})


def pairs(number: int, names: str = "*") -> list[tuple[str, str]]:
    """Return some pairs for which deals are kept, spread over all those whose files are named so."""
    files = sorted(FOLDER.glob(f"*/{names}.json"))
    found = []
    for file in files[:: max(1, len(files) // number)]:
        option = file.stem.startswith("+")
        found.append((file.parent.name, f"{file.parent.name}{file.stem}" if option else file.stem))
    return found


def test_a_table_does_not_differ_from_itself() -> None:
    found = compare("belote-fr", "belote-fr")
    assert (found["entries"], found["witnesses"], found["whole"]) == ([], {}, None)
    assert found["equal"] > 50


def test_every_difference_has_its_clause_and_both_sides_their_grounds() -> None:
    found = compare("belote-fr", "contree-ffb")
    assert len(found["entries"]) > 10
    for one in found["entries"]:
        assert one["clause"] and one["heading"]
        assert one["left"]["texts"] != one["right"]["texts"]
    sources = [source for one in found["entries"] for source in one["left"]["sources"]]
    assert any(source.get("address", "").startswith("http") for source in sources)
    assert all(source["title"] for source in sources)


@pytest.mark.parametrize(("left", "right"), pairs(6, "+*"), ids=lambda name: name)
def test_the_other_way_round_the_sides_change_places(left: str, right: str) -> None:
    one, other = compare(left, right), compare(right, left)
    there = [(entry["clause"], entry["left"], entry["right"]) for entry in one["entries"]]
    back = [(entry["clause"], entry["right"], entry["left"]) for entry in other["entries"]]
    assert sorted(map(str, there)) == sorted(map(str, back)) and there
    assert bool(one["whole"]) == bool(other["whole"])


@pytest.mark.parametrize(("left", "right"), pairs(8), ids=lambda name: name)
def test_a_deal_that_is_kept_shows_both_tables_as_they_are(left: str, right: str) -> None:
    found = compare(left, right)
    names = {*found["witnesses"].values(), *([found["whole"]] if found["whole"] else [])}
    for name in sorted(names)[:3]:
        shown = answer({"do": "witness", "variant": left, "other": right, "witness": name})
        assert shown["ok"], shown
        first, second = shown["sides"]
        assert first["says"] != second["says"] or first["why"] != second["why"]
        if shown["whole"]:
            parted = parting(shown_by(rules(left)), shown_by(rules(right)), shown["record"])
            assert parted is not None and (parted.at, parted.what) == (shown["at"], shown["what"])


def test_a_kept_deal_is_found_from_either_side() -> None:
    left, right = next(pair for pair in pairs(20) if compare(*pair)["whole"])
    there, back = compare(left, right)["whole"], compare(right, left)["whole"]
    one = answer({"do": "witness", "variant": left, "other": right, "witness": there})
    other = answer({"do": "witness", "variant": right, "other": left, "witness": back})
    assert one["record"] == other["record"]
    assert [side["says"] for side in one["sides"]] == [side["says"] for side in other["sides"]][::-1]


def test_a_search_finds_where_two_tables_part() -> None:
    left, right = "belote-fr", "contree-ffb"
    found = answer({"do": "search", "variant": left, "other": right, "number": 0})
    assert found["found"]
    parted = parting(shown_by(rules(left)), shown_by(rules(right)), found["record"])
    assert parted is not None and parted.at == found["at"]
    assert json.dumps(found)


def test_a_search_for_one_difference_says_why_there_is_nothing() -> None:
    found = answer({"do": "search", "variant": "belote-fr", "other": "belote-fr", "number": 0})
    assert (found["found"], found["over"]) == (False, True)
    wrong = answer({"do": "search", "variant": "belote-fr", "other": "contree-ffb", "number": 9_999})
    assert wrong["reason"] == "There is no difference with this number."


def test_what_is_said_of_every_table_is_a_word_of_the_page() -> None:
    french = compare("belote-fr", "contree-ffb", lang="fr")["entries"]
    silent = [text for one in french for side in ("left", "right") for text in one[side]["texts"] if "word" in text]
    assert {text["word"] for text in silent} == {"nothing-said", "no-exception"}
    assert all(text["lang"] == "en" for text in silent)


def test_the_sentences_are_in_the_language_of_the_reader() -> None:
    english, russian = (compare("belote-fr", "contree-ffb", lang=lang)["entries"][0] for lang in ("en", "ru"))
    assert english["left"]["texts"] != russian["left"]["texts"]

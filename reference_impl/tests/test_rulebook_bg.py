"""Sentences in Bulgarian, written by hand: articles, genders, plurals, lists, prepositions, and quotation marks."""

from __future__ import annotations

import re

import pytest

from belote.library import resolved
from belote.rulebook import sentences
from belote.rulebook.glossary import glossary
from belote.rulebook.language import folder, language
from belote.rulebook.lint import gaps
from belote.rulebook.saying import Phrase, Phrases, args, phrase, terms

MESSAGES = sorted(folder("bg").glob("*.ftl"))


def said(message: str, **named: object) -> str:
    """Return a message in Bulgarian."""
    return language("bg").text(message, args(**named))  # type: ignore[arg-type]


def of_table(variant: str, *subject: str | int) -> list[str]:
    """Return what a variant says of one subject in Bulgarian."""
    return [one.text for one in sentences(resolved(variant), "bg") if one.subject == subject]


def row(call: str, number: int) -> Phrase:
    """Return the name of a call in a round."""
    return phrase("auction-bid-name", call=terms("calls", [call]), round=number, nth=0)


@pytest.mark.parametrize(
    ("number", "packet", "target"),
    [
        (1, "1 карта", "1 точка"),
        (2, "2 карти", "2 точки"),
        (5, "5 карти", "5 точки"),
        (11, "11 карти", "11 точки"),
        (21, "21 карти", "21 точки"),
        (151, "151 карти", "151 точки"),
        (1000, "1000 карти", "1000 точки"),
    ],
)
def test_one_alone_has_the_singular(number: int, packet: str, target: str) -> None:
    assert said("dealing-packet", cards=number) == packet
    assert said("match-target", value=number) == f"Партията се играе до {target}: печели страната, която ги достигне."
    assert said("match-raise-by", value=number) == f"Когато целта се вдига, тя се вдига с {target}."


@pytest.mark.parametrize(
    ("rank", "four"), [("J", "валета"), ("9", "деветки"), ("Q", "дами"), ("K", "попа"), ("A", "аса")]
)
def test_four_of_a_rank_stand_in_the_form_after_a_number(rank: str, four: str) -> None:
    contract, ranks = terms("contracts", ["all_trump"]), terms("ranks", [rank])
    assert said("declarations-squares", contract=contract, ranks=ranks, points=150) == (
        f"При игра на „всичко коз“ четирите {four} в една ръка носят 150."
    )


def test_several_ranks_stand_in_the_plural() -> None:
    assert said("auction-annul-hand-only", row=row("kawesh", 1), ranks=terms("ranks", ["7", "K", "A"])) == (
        "Думата „кавеш“ в 1-ви кръг може да се каже с ръка, в която няма други карти освен седмици, попове и аса."
    )


@pytest.mark.parametrize(
    ("rank", "held"),
    [("7", "козовата седмица"), ("J", "козовото вале"), ("K", "козовия поп"), ("A", "козовото асо")],
)
def test_the_article_of_a_trump_follows_its_gender(rank: str, held: str) -> None:
    named = terms("ranks", [rank])
    assert said("dealing-step-swap", step=4, rank=named, by="taker", held="any_card") == (
        f"Стъпка 4 от раздаването: ако цветът на откритата карта е станал коз, обявилият може да размени {held} "
        "за откритата карта."
    )


def test_the_second_round_has_the_long_preposition() -> None:
    bids = terms("denominations", ["others", "no_trump", "all_trump"])
    assert said("auction-bid", row=row("name", 2), bids=bids) == (
        "Думата „посочвам“ във 2-ри кръг е обява за друг цвят освен този на откритата карта, „без коз“ "
        "или „всичко коз“."
    )
    assert said("auction-bid", row=row("take", 1), bids=terms("denominations", ["turned"])) == (
        "Думата „взимам“ в 1-ви кръг е обява за цвета на откритата карта."
    )
    assert said("auction-round-ends", value="each_spoke", round=3) == (
        "В 3-тия кръг на наддаването всеки говори веднъж; следващият кръг продължава с обявата в сила."
    )


def test_the_verb_agrees_with_the_seats() -> None:
    open_to = {"row": row("ashkal", 1), "every": "no"}
    assert said("auction-row-seats", seats=terms("positions", ["dealer"]), **open_to) == (
        "Думата „ашкал“ в 1-ви кръг може да я каже само раздаващият."
    )
    assert said("auction-row-seats", seats=terms("positions", ["3", "dealer"]), **open_to) == (
        "Думата „ашкал“ в 1-ви кръг могат да я кажат само третият играч и раздаващият."
    )


def test_sums_have_articles() -> None:
    assert of_table("coinche-ffb", "scoring", "success", 1) == [
        "Проверка 2 от 2 на договора: сборът на точките от карти, анонсите и белота на страната на обявилия преди "
        "закръглянето трябва да е по-голям от сбора на защитниците; ако е по-малък, договорът е вкаран; ако е равен, "
        "договорът е вкаран."
    ]


@pytest.mark.parametrize(
    ("side", "won", "written"),
    [
        ("NS", "Партията е спечелена от Север–Юг.", "На Север–Юг се пише 20 за белот."),
        ("taker", "Партията е спечелена от обявилия.", "На обявилия се пише 20 за белот."),
        ("rest", "Партията е спечелена от останалите.", "На останалите се пише 20 за белот."),
    ],
)
def test_a_side_has_its_article_after_a_preposition(side: str, won: str, written: str) -> None:
    named = terms("sides", [side])
    assert said("answer-match-won", side=named) == won
    told = said("answer-item", code="belote-own", side=named, points=20, mark=terms("marks", ["none"]), pooled="no")
    assert told == written


def test_one_card_must_be_played_and_one_of_several_may() -> None:
    def cards(*codes: str) -> Phrases:
        said = [phrase("card", rank=terms("indices", [code]), suit=terms("signs", ["hearts"])) for code in codes]
        return Phrases(tuple(said))

    seat = terms("seats", ["W"])
    assert said("answer-cards", seat=seat, cards=cards("J")) == "Запад трябва да играе J♥."
    assert said("answer-cards", seat=seat, cards=cards("A", "K", "Q")) == "Запад може да играе A♥, K♥ или Q♥."


def test_a_plain_list_has_no_word_for_and() -> None:
    assert of_table("bridge-belote-bg", "contracts", "suit", "trump")[0] == (
        "При игра в козов цвят картите от козовия цвят, от най-високата към най-ниската и с точките им, са: "
        "вале 20, деветка 14, асо 11, десетка 10, поп 4, дама 3, осмица 0, седмица 0."
    )


def test_no_sentence_of_a_table_mixes_languages() -> None:
    for variant in ("bridge-belote-bg", "baloot-sa", "schieber"):
        told = sentences(resolved(variant), "bg")
        assert {one.lang for one in told} == {"bg"}
        assert [one.text for one in told if re.search("[A-Za-zЁёЫыЭэІіЇїЄє]", one.text)] == []


def test_messages_use_the_quotation_marks_of_the_language() -> None:
    for file in MESSAGES:
        text = re.sub(r'"[^"]*"', "", re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE))
        assert not set("«»”\"'’") & set(text), file.name


def test_every_word_has_the_forms_that_sentences_ask_for() -> None:
    asked = {
        ("ranks", "plural"): glossary("en").families["ranks"],
        ("ranks", "count"): glossary("en").families["ranks"],
        ("ranks", "trump"): glossary("en").families["ranks"],
        ("ranks", "trump_def"): glossary("en").families["ranks"],
        ("denominations", "obj"): glossary("en").families["denominations"],
        ("positions", "obj"): glossary("en").families["positions"],
        ("heaps", "def"): glossary("en").families["heaps"],
        ("sides", "obj"): glossary("en").families["sides"],
    }
    lacking = [
        (family, word, form)
        for (family, form), words in asked.items()
        for word in words
        if form not in glossary("bg").entry(family, word)
    ]
    assert lacking == []


def test_nothing_is_wrong_with_a_message_that_is_there() -> None:
    assert [gap for gap in gaps("bg") if gap.kind not in ("missing", "stale", "obsolete")] == []

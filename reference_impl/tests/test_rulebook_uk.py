"""Sentences in Ukrainian, written by hand: cases, genders, plurals, lists, quotation marks, and letters of cards."""

from __future__ import annotations

import re

import pytest

from belote.library import resolved
from belote.rulebook import sentences
from belote.rulebook.glossary import glossary
from belote.rulebook.language import folder, language
from belote.rulebook.lint import gaps
from belote.rulebook.saying import Phrase, Phrases, args, phrase, terms

MESSAGES = sorted(folder("uk").glob("*.ftl"))


def said(message: str, **named: object) -> str:
    """Return a message in Ukrainian."""
    return language("uk").text(message, args(**named))  # type: ignore[arg-type]


def of_table(variant: str, *subject: str | int) -> list[str]:
    """Return what a variant says of one subject in Ukrainian."""
    return [one.text for one in sentences(resolved(variant), "uk") if one.subject == subject]


def row(call: str, number: int) -> Phrase:
    """Return the name of a call in a round."""
    return phrase("auction-bid-name", call=terms("calls", [call]), round=number, nth=0)


@pytest.mark.parametrize(
    ("number", "packet", "target", "raised"),
    [
        (1, "1 карту", "до 1 очка:", "на 1 очко."),
        (2, "2 карти", "до 2 очок:", "на 2 очки."),
        (5, "5 карт", "до 5 очок:", "на 5 очок."),
        (11, "11 карт", "до 11 очок:", "на 11 очок."),
        (21, "21 карту", "до 21 очка:", "на 21 очко."),
        (24, "24 карти", "до 24 очок:", "на 24 очки."),
        (151, "151 карту", "до 151 очка:", "на 151 очко."),
        (1000, "1000 карт", "до 1000 очок:", "на 1000 очок."),
    ],
)
def test_numbers_have_the_plural_of_their_case(number: int, packet: str, target: str, raised: str) -> None:
    assert said("dealing-packet", cards=number) == packet
    assert said("match-target", value=number) == f"Партію грають {target} виграє сторона, яка досягла цієї мети."
    assert said("match-raise-by", value=number) == f"Коли мету підвищують, її підвищують {raised}"


def test_two_adjectives_agree_with_the_number() -> None:
    def award(points: int) -> str:
        return said("irregularities-award", kind="number", fault="revoke", value=points)

    start = "За порушення обов’язків у розіграші інша сторона записує"
    assert award(1) == f"{start} 1 карткове очко."
    assert award(2) == f"{start} 2 карткові очки."
    assert award(162) == f"{start} 162 карткові очки."
    assert award(100) == f"{start} 100 карткових очок."


def test_one_free_mark_is_told_without_its_number_and_twenty_one_with_it() -> None:
    def cost(free: int) -> str:
        return said("scoring-mark-cost", free=free, every=1, points=100)

    assert cost(0) == "кожна така позначка відбирає 100 очок"
    assert cost(1) == "перша без наслідків, а кожна наступна відбирає 100 очок"
    assert cost(2) == "перші 2 без наслідків, а кожна наступна відбирає 100 очок"
    assert cost(21) == "перша 21 без наслідків, а кожна наступна відбирає 100 очок"


def test_ranks_stand_in_the_case_of_the_sentence() -> None:
    assert of_table("belote-fr", "contracts", "suit", "trump")[0] == (
        "У грі з козирем карти козирної масті, від старшої до молодшої і з картковими очками, такі: "
        "валет 20, дев’ятка 14, туз 11, десятка 10, король 4, дама 3, вісімка 0, сімка 0."
    )
    assert said("auction-annul-hand-only", row=row("kawesh", 1), ranks=terms("ranks", ["7", "8", "9"])) == (
        "Слово «кавеш» у 1-му колі можна сказати з рукою, у якій немає інших карт, крім сімок, вісімок і дев’яток."
    )
    assert said("play-never-forced", ranks=terms("ranks", ["J", "9"])) == (
        "Гравець, який міг би виконати свій обов’язок лише такою картою, як козирний валет або козирна дев’ятка, "
        "може натомість покласти будь-яку карту."
    )


@pytest.mark.parametrize(("rank", "four"), [("J", "валети"), ("9", "дев’ятки"), ("K", "королі"), ("A", "тузи")])
def test_four_of_a_rank_stand_in_the_plural(rank: str, four: str) -> None:
    contract, ranks = terms("contracts", ["no_trump"]), terms("ranks", [rank])
    assert said("declarations-squares", contract=contract, ranks=ranks, points=150) == (
        f"У грі без козиря всі чотири {four} в одній руці коштують 150."
    )


def test_a_bid_of_several_things_is_joined_by_or_in_the_accusative() -> None:
    bids = terms("denominations", ["others", "no_trump", "all_trump"])
    assert said("auction-bid", row=row("name", 2), bids=bids) == (
        "Слово «призначаю» у 2-му колі — заявка на будь-яку масть (крім масті відкритої карти), гру без козиря "
        "або гру «всі козирі»."
    )


@pytest.mark.parametrize(
    ("side", "won", "written"),
    [
        ("NS", "Партію виграли Північ–Південь.", "Півночі–Півдню записано 20 за белу."),
        ("N", "Партію виграла Північ.", "Півночі записано 20 за белу."),
        ("E", "Партію виграв Схід.", "Сходу записано 20 за белу."),
        ("taker", "Партію виграв розігрувач.", "Розігрувачеві записано 20 за белу."),
    ],
)
def test_the_verb_agrees_with_the_side(side: str, won: str, written: str) -> None:
    named = terms("sides", [side])
    assert said("answer-match-won", side=named) == won
    told = said("answer-item", code="belote-own", side=named, points=20, mark=terms("marks", ["none"]), pooled="no")
    assert told == written


def test_one_card_must_be_played_and_one_of_several_may() -> None:
    def cards(*codes: str) -> Phrases:
        said = [phrase("card", rank=terms("indices", [code]), suit=terms("signs", ["hearts"])) for code in codes]
        return Phrases(tuple(said))

    seat = terms("seats", ["W"])
    assert said("answer-cards", seat=seat, cards=cards("J")) == "Захід мусить покласти В♥."
    assert said("answer-cards", seat=seat, cards=cards("A", "K", "Q")) == "Захід може покласти Т♥, К♥ або Д♥."


def test_a_plain_list_has_no_word_for_and() -> None:
    points = Phrases(tuple(phrase("points-of-side", side=terms("sides", [side]), points=81) for side in ("NS", "EW")))
    assert said("answer-totals", points=points) == "Рахунок у партії: Північ–Південь 81, Схід–Захід 81."


def test_no_sentence_of_a_table_mixes_languages() -> None:
    for variant in ("deberts-ua", "baloot-sa", "schieber"):
        told = sentences(resolved(variant), "uk")
        assert {one.lang for one in told} == {"uk"}
        assert [one.text for one in told if re.search("[A-Za-zЁёЪъЫыЭэ]", one.text)] == []


def test_messages_use_the_quotation_marks_of_the_language() -> None:
    for file in MESSAGES:
        text = re.sub(r'"[^"]*"', "", re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE))
        assert not set("“”„\"'") & set(text), file.name


def test_every_word_has_the_forms_that_sentences_ask_for() -> None:
    asked = {
        ("suits", "gen"): glossary("en").families["suits"],
        ("ranks", "plural"): glossary("en").families["ranks"],
        ("ranks", "gen_plural"): glossary("en").families["ranks"],
        ("ranks", "trump_acc"): glossary("en").families["ranks"],
        ("contracts", "loc"): glossary("en").families["contracts"],
        ("denominations", "acc"): glossary("en").families["denominations"],
        ("positions", "dat"): glossary("en").families["positions"],
        ("heaps", "gen"): glossary("en").families["heaps"],
        ("heaps", "acc"): glossary("en").families["heaps"],
        ("amounts", "acc"): glossary("en").families["amounts"],
        ("seats", "gen"): glossary("en").families["seats"],
        ("sides", "dat_cap"): glossary("en").families["sides"],
    }
    lacking = [
        (family, word, form)
        for (family, form), words in asked.items()
        for word in words
        if form not in glossary("uk").entry(family, word)
    ]
    assert lacking == []


def test_nothing_is_wrong_with_a_message_that_is_there() -> None:
    assert [gap for gap in gaps("uk") if gap.kind not in ("missing", "stale", "obsolete")] == []

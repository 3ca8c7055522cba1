"""Sentences in Russian, written by hand: cases, genders, plurals, lists, quotation marks, and letters of cards."""

from __future__ import annotations

import re

import pytest

from belote.library import resolved
from belote.rulebook import sentences
from belote.rulebook.glossary import glossary
from belote.rulebook.language import folder, language
from belote.rulebook.lint import gaps
from belote.rulebook.saying import Phrase, Phrases, args, phrase, terms

MESSAGES = sorted(folder("ru").glob("*.ftl"))


def said(message: str, **named: object) -> str:
    """Return a message in Russian."""
    return language("ru").text(message, args(**named))  # type: ignore[arg-type]


def of_table(variant: str, *subject: str | int) -> list[str]:
    """Return what a variant says of one subject in Russian."""
    return [one.text for one in sentences(resolved(variant), "ru") if one.subject == subject]


def row(call: str, number: int) -> Phrase:
    """Return the name of a call in a round."""
    return phrase("auction-bid-name", call=terms("calls", [call]), round=number, nth=0)


@pytest.mark.parametrize(
    ("number", "packet", "target", "raised"),
    [
        (1, "1 карту", "до 1 очка:", "на 1 очко."),
        (2, "2 карты", "до 2 очков:", "на 2 очка."),
        (5, "5 карт", "до 5 очков:", "на 5 очков."),
        (11, "11 карт", "до 11 очков:", "на 11 очков."),
        (21, "21 карту", "до 21 очка:", "на 21 очко."),
        (151, "151 карту", "до 151 очка:", "на 151 очко."),
        (1000, "1000 карт", "до 1000 очков:", "на 1000 очков."),
    ],
)
def test_numbers_have_the_plural_of_their_case(number: int, packet: str, target: str, raised: str) -> None:
    assert said("dealing-packet", cards=number) == packet
    assert said("match-target", value=number) == f"Партию играют {target} выигрывает сторона, достигшая этой цели."
    assert said("match-raise-by", value=number) == f"Когда цель повышают, её повышают {raised}"


def test_one_free_mark_is_told_without_its_number_and_twenty_one_with_it() -> None:
    def cost(free: int) -> str:
        return said("scoring-mark-cost", free=free, every=1, points=100)

    assert cost(0) == "каждая такая отметка отнимает 100 очков"
    assert cost(1) == "первая без последствий, а каждая следующая отнимает 100 очков"
    assert cost(2) == "первые 2 без последствий, а каждая следующая отнимает 100 очков"
    assert cost(21) == "первая 21 без последствий, а каждая следующая отнимает 100 очков"


def test_ranks_stand_in_the_case_of_the_sentence() -> None:
    assert of_table("belote-fr", "contracts", "suit", "trump")[0] == (
        "В игре с козырем карты козырной масти, от старшей к младшей и с карточными очками, таковы: "
        "валет 20; девятка 14; туз 11; десятка 10; король 4; дама 3; восьмёрка 0; семёрка 0."
    )
    assert said("auction-annul-hand-only", row=row("kawesh", 1), ranks=terms("ranks", ["7", "8", "9"])) == (
        "Слово «кавеш» в 1-м круге можно сказать с рукой, в которой нет никаких карт, "
        "кроме семёрок, восьмёрок и девяток."
    )
    assert said("play-never-forced", ranks=terms("ranks", ["J", "9"])) == (
        "Игрок, который мог бы исполнить свою обязанность только такой картой, как козырный валет или козырная "
        "девятка, вправе вместо этого положить любую карту."
    )


@pytest.mark.parametrize(("rank", "four"), [("J", "валета"), ("9", "девятки"), ("Q", "дамы"), ("A", "туза")])
def test_four_of_a_rank_stand_in_the_genitive(rank: str, four: str) -> None:
    contract, ranks = terms("contracts", ["no_trump"]), terms("ranks", [rank])
    assert said("declarations-squares", contract=contract, ranks=ranks, points=150) == (
        f"В игре без козырей все четыре {four} в одной руке стоят 150."
    )


def test_sums_stand_in_the_genitive() -> None:
    assert of_table("coinche-ffb", "scoring", "success", 1) == [
        "Проверка контракта 2 из 2: сумма карточных очков, комбинаций и белота у стороны играющего до округления "
        "должна быть больше, чем сумма вистующих; если она меньше, контракт проигран; если равна, контракт проигран."
    ]


def test_conditions_are_joined_before_their_rule() -> None:
    words = ("swept", "all_trump", "doubled")
    conditions = Phrases(tuple(phrase("scoring-condition", value=word) for word in words))
    rule = phrase("scoring-worth", kind="number", value=250)
    assert said("scoring-in-case", conditions=conditions, rule=rule) == (
        "Когда одна сторона берёт все взятки, все масти козырные и контракт под контрой, "
        "действует следующее правило. Контракт стоит 250."
    )


def test_a_bid_of_several_things_is_joined_by_or_in_the_accusative() -> None:
    bids = terms("denominations", ["others", "no_trump", "all_trump"])
    assert said("auction-bid", row=row("name", 2), bids=bids) == (
        "Слово «назначаю» во 2-м круге — заявка на любую масть помимо масти вскрышки, игру без козырей "
        "или игру «все козыри»."
    )


@pytest.mark.parametrize(
    ("side", "won", "written"),
    [
        ("NS", "Партию выиграли Север–Юг.", "Северу–Югу записано 20 за белот."),
        ("E", "Партию выиграл Восток.", "Востоку записано 20 за белот."),
        ("taker", "Партию выиграл играющий.", "Играющему записано 20 за белот."),
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
    assert said("answer-cards", seat=seat, cards=cards("J")) == "Запад обязан положить В♥."
    assert said("answer-cards", seat=seat, cards=cards("A", "K", "Q")) == "Запад может положить Т♥, К♥ или Д♥."


def test_no_sentence_of_a_table_mixes_languages() -> None:
    for variant in ("bridge-belote-bg", "baloot-sa", "schieber"):
        told = sentences(resolved(variant), "ru")
        assert {one.lang for one in told} == {"ru"}
        assert [one.text for one in told if re.search("[A-Za-z]", one.text)] == []


def test_messages_use_the_quotation_marks_of_the_language() -> None:
    for file in MESSAGES:
        text = re.sub(r'"[^"]*"', "", re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE))
        assert not set("“”„\"'’") & set(text), file.name


def test_every_word_has_the_forms_that_sentences_ask_for() -> None:
    asked = {
        ("suits", "gen"): glossary("en").families["suits"],
        ("ranks", "gen"): glossary("en").families["ranks"],
        ("ranks", "gen_plural"): glossary("en").families["ranks"],
        ("ranks", "trump_acc"): glossary("en").families["ranks"],
        ("contracts", "loc"): glossary("en").families["contracts"],
        ("denominations", "acc"): glossary("en").families["denominations"],
        ("positions", "dat"): glossary("en").families["positions"],
        ("heaps", "gen"): glossary("en").families["heaps"],
        ("seats", "gen"): glossary("en").families["seats"],
        ("sides", "dat_cap"): glossary("en").families["sides"],
    }
    lacking = [
        (family, word, form)
        for (family, form), words in asked.items()
        for word in words
        if form not in glossary("ru").entry(family, word)
    ]
    assert lacking == []


def test_nothing_is_wrong_with_a_message_that_is_there() -> None:
    assert [gap for gap in gaps("ru") if gap.kind not in ("missing", "stale", "obsolete")] == []

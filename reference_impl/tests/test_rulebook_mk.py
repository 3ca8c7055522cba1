"""Sentences in Macedonian, written by hand: articles, plurals, verbs that agree, lists, and quotation marks."""

from __future__ import annotations

import re

import pytest

from belote.library import resolved
from belote.rulebook import sentences
from belote.rulebook.glossary import glossary
from belote.rulebook.language import folder, language
from belote.rulebook.lint import gaps
from belote.rulebook.saying import Phrase, Phrases, args, phrase, terms

MESSAGES = sorted(folder("mk").glob("*.ftl"))


def said(message: str, **named: object) -> str:
    """Return a message in Macedonian."""
    return language("mk").text(message, args(**named))  # type: ignore[arg-type]


def of_table(variant: str, *subject: str | int) -> list[str]:
    """Return what a variant says of one subject in Macedonian."""
    return [one.text for one in sentences(resolved(variant), "mk") if one.subject == subject]


def row(call: str, number: int) -> Phrase:
    """Return the name of a call in a round."""
    return phrase("auction-bid-name", call=terms("calls", [call]), round=number, nth=0)


@pytest.mark.parametrize(
    ("number", "packet", "target", "raised"),
    [
        (1, "1 карта", "до 1 поен:", "за 1 поен."),
        (2, "2 карти", "до 2 поени:", "за 2 поени."),
        (5, "5 карти", "до 5 поени:", "за 5 поени."),
        (11, "11 карти", "до 11 поени:", "за 11 поени."),
        (21, "21 карта", "до 21 поен:", "за 21 поен."),
        (111, "111 карти", "до 111 поени:", "за 111 поени."),
        (151, "151 карта", "до 151 поен:", "за 151 поен."),
        (1000, "1000 карти", "до 1000 поени:", "за 1000 поени."),
    ],
)
def test_numbers_that_end_in_one_have_the_singular(number: int, packet: str, target: str, raised: str) -> None:
    assert said("dealing-packet", cards=number) == packet
    told = f"Партијата се игра {target} ја добива страната што ќе ја достигне таа цел."
    assert said("match-target", value=number) == told
    assert said("match-raise-by", value=number) == f"Кога целта се крева, се крева {raised}"


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (1, "Игра 1 играч."),
        (2, "Играат 2 играчи."),
        (5, "Играат 5 играчи."),
        (11, "Играат 11 играчи."),
        (21, "Игра 21 играч."),
        (151, "Игра 151 играч."),
    ],
)
def test_the_verb_agrees_with_the_number(number: int, told: str) -> None:
    assert said("players-count", value=number) == told


def test_one_free_mark_is_told_without_its_number_and_twenty_one_with_it() -> None:
    def cost(free: int, points: int) -> str:
        return said("scoring-mark-cost", free=free, every=1, points=points)

    assert cost(0, 100) == "секоја од нив одзема 100 поени"
    assert cost(1, 1) == "првата не одзема ништо, а секоја следна одзема 1 поен"
    assert cost(2, 2) == "првите 2 не одземаат ништо, а секоја следна одзема 2 поени"
    assert cost(21, 151) == "првата 21 не одзема ништо, а секоја следна одзема 151 поен"


def test_ranks_have_the_article_of_their_gender() -> None:
    assert of_table("beljot-mk", "contracts", "suit", "trump")[0] == (
        "Во игра со адут картите од адутската боја, од највисоката до најниската и со поените, се: "
        "џандар 20, деветка 14, кец 11, десетка 10, поп 4, дама 3, осумка 0, седумка 0."
    )
    for rank, told in (("7", "адутската седумка"), ("J", "адутскиот џандар")):
        swap = {"by": "taker", "held": "any_card", "step": 4, "rank": terms("ranks", [rank])}
        assert said("dealing-step-swap", **swap) == (
            f"Чекор 4 од делењето: ако бојата на превртената карта станала адут, {told} може да се замени за "
            "превртената карта; тоа смее да го направи земачот."
        )
    assert said("play-never-forced", ranks=terms("ranks", ["J", "9"])) == (
        "Играч што би можел да ја исполни должноста само со карта како адутски џандар или адутска деветка смее наместо "
        "неа да фрли која било карта."
    )


@pytest.mark.parametrize(("rank", "four"), [("J", "џандари"), ("9", "деветки"), ("K", "попови"), ("A", "кецови")])
def test_four_of_a_rank_stand_in_the_plural(rank: str, four: str) -> None:
    contract, ranks = terms("contracts", ["no_trump"]), terms("ranks", [rank])
    assert said("declarations-squares", contract=contract, ranks=ranks, points=150) == (
        f"Во игра без адут сите четири {four} во иста рака вредат 150."
    )


def test_the_sum_of_the_takers_tells_what_is_in_it() -> None:
    assert of_table("coinche-ffb", "scoring", "success", 1) == [
        "Проверка 2 од 2 за контрактот: збирот на страната на земачот (поени од карти, најави и бељот) пред "
        "заокружувањето мора да е поголем од збирот на одбраната; ако е помал, контрактот паѓа; ако е еднаков, "
        "контрактот паѓа."
    ]


def test_what_the_factor_multiplies_has_its_article() -> None:
    heaps = terms("heaps", ["cards", "declarations", "belote"])
    assert said("scoring-multiplied", outcome="made", heaps=heaps) == (
        "Ако контрактот помине, со множителот на делењето се множи следново: поените од карти, најавите и бељотот."
    )


def test_conditions_are_joined_before_their_rule() -> None:
    words = ("swept", "all_trump", "doubled")
    conditions = Phrases(tuple(phrase("scoring-condition", value=word) for word in words))
    rule = phrase("scoring-worth", kind="number", value=250)
    assert said("scoring-in-case", conditions=conditions, rule=rule) == (
        "Кога едната страна ги зема сите штихови, сите бои се адути и контрактот е под контра, важи следново правило. "
        "Контрактот вреди 250."
    )


def test_a_bid_of_several_things_is_joined_by_or() -> None:
    bids = terms("denominations", ["others", "no_trump", "all_trump"])
    assert said("auction-bid", row=row("name", 2), bids=bids) == (
        "Повикот „именувам“ во 2. круг значи понуда за боја што не е боја на превртената карта, игра без адут "
        "или игра со сите адути."
    )


@pytest.mark.parametrize(
    ("side", "won", "written"),
    [
        ("NS", "Партијата ја добија Север–Југ.", "Кај Север–Југ се запишува 20 за бељот."),
        ("E", "Партијата ја доби Исток.", "Кај Исток се запишува 20 за бељот."),
        ("taker", "Партијата ја доби земачот.", "Кај земачот се запишува 20 за бељот."),
    ],
)
def test_the_verb_agrees_with_the_side(side: str, won: str, written: str) -> None:
    named = terms("sides", [side])
    assert said("answer-match-won", side=named) == won
    told = said("answer-item", code="belote-own", side=named, points=20, mark=terms("marks", ["none"]), pooled="no")
    assert told == written


def test_one_card_must_be_played_and_one_of_several_may() -> None:
    def cards(*codes: str) -> Phrases:
        named = [phrase("card", rank=terms("indices", [code]), suit=terms("signs", ["hearts"])) for code in codes]
        return Phrases(tuple(named))

    seat = terms("seats", ["W"])
    assert said("answer-cards", seat=seat, cards=cards("J")) == "Запад мора да фрли J♥."
    assert said("answer-cards", seat=seat, cards=cards("A", "K", "Q")) == "Запад смее да фрли A♥, K♥ или Q♥."


def test_no_sentence_of_a_table_mixes_languages_or_letters() -> None:
    for variant in ("beljot-mk", "bridge-belote-bg", "baloot-sa", "schieber"):
        told = sentences(resolved(variant), "mk")
        assert {one.lang for one in told} == {"mk"}
        assert [one.text for one in told if re.search("[A-Za-zыэёйщъьюяі]", one.text)] == []


def test_messages_use_the_quotation_marks_of_the_language() -> None:
    for file in MESSAGES:
        text = re.sub(r'"[^"]*"', "", re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE))
        assert not set("”«»\"'’") & set(text), file.name
        assert text.count("„") == text.count("“"), file.name


def test_every_word_has_the_forms_that_sentences_ask_for() -> None:
    asked = {("ranks", ("plural", "trump", "trump_def")), ("heaps", ("def",)), ("sides", ("gender",))}
    known, words = glossary("mk"), glossary("en").families
    lacking = [
        (family, word, form)
        for family, forms in asked
        for form in forms
        for word in words[family]
        if form not in known.entry(family, word)
    ]
    assert lacking == []


def test_nothing_is_wrong_with_a_message_that_is_there() -> None:
    assert [gap for gap in gaps("mk") if gap.kind not in ("missing", "stale", "obsolete")] == []

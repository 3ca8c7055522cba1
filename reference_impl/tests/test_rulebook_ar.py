"""Sentences in Arabic, written by hand: the six plurals, the dual, genders, prepositions, lists, quotation marks."""

from __future__ import annotations

import re
import unicodedata

import pytest

from belote.library import resolved
from belote.rulebook import sentences
from belote.rulebook.glossary import glossary
from belote.rulebook.language import folder, language
from belote.rulebook.lint import gaps
from belote.rulebook.saying import Phrase, Phrases, args, phrase, terms

MESSAGES = sorted(folder("ar").glob("*.ftl"))


def said(message: str, **named: object) -> str:
    """Return a message in Arabic."""
    return language("ar").text(message, args(**named))  # type: ignore[arg-type]


def of_table(variant: str, *subject: str | int) -> list[str]:
    """Return what a variant says of one subject in Arabic."""
    return [one.text for one in sentences(resolved(variant), "ar") if one.subject == subject]


def row(call: str, number: int) -> Phrase:
    """Return the name of a call in a round."""
    return phrase("auction-bid-name", call=terms("calls", [call]), round=number, nth=0)


@pytest.mark.parametrize(
    ("number", "packet", "bonus", "raised"),
    [
        (1, "ورقة واحدة", "مكافأة بنط واحد.", "بمقدار نقطة واحدة."),
        (2, "ورقتان", "مكافأة بنطين.", "بمقدار نقطتين."),
        (5, "5 أوراق", "مكافأة 5 أبناط.", "بمقدار 5 نقاط."),
        (11, "11 ورقة", "مكافأة 11 بنطًا.", "بمقدار 11 نقطة."),
        (21, "21 ورقة", "مكافأة 21 بنطًا.", "بمقدار 21 نقطة."),
        (100, "100 ورقة", "مكافأة 100 بنط.", "بمقدار 100 نقطة."),
        (151, "151 ورقة", "مكافأة 151 بنطًا.", "بمقدار 151 نقطة."),
        (205, "205 أوراق", "مكافأة 205 أبناط.", "بمقدار 205 نقاط."),
        (1000, "1000 ورقة", "مكافأة 1000 بنط.", "بمقدار 1000 نقطة."),
    ],
)
def test_what_is_counted_has_the_form_of_its_number(number: int, packet: str, bonus: str, raised: str) -> None:
    assert said("dealing-packet", cards=number) == packet
    assert said("scoring-capot", value=number) == f"الفريق الذي يأخذ كل الأكلات له {bonus}"
    assert said("match-raise-by", value=number) == f"إذا رُفع الهدف رُفع {raised}"


def test_no_bonus_is_told_without_its_number() -> None:
    assert said("scoring-capot", value=0) == "الفريق الذي يأخذ كل الأكلات لا مكافأة له على ذلك."


def test_packets_are_joined_by_then_and_the_last_is_a_dual() -> None:
    assert of_table("baloot-sa", "dealing", "steps", 0)[0] == (
        "الخطوة 1 من التوزيع: يُوزَّع على كل لاعب في يده 3 أوراق، ثم ورقتان."
    )


def test_cards_are_listed_with_commas_of_the_language() -> None:
    assert of_table("belote-fr", "contracts", "suit", "trump")[0] == (
        "في عقد الحكم أوراق شكل الحكم، من الأعلى إلى الأدنى ومع أبناطها، هي: "
        "ولد 20، تسعة 14، إكة 11، عشرة 10، شايب 4، بنت 3، ثمانية 0، سبعة 0."
    )


@pytest.mark.parametrize(
    ("rank", "four"),
    [("J", "الأولاد الأربعة"), ("K", "الشياب الأربعة"), ("Q", "البنات الأربع"), ("9", "التسعات الأربع")],
)
def test_four_agrees_with_the_gender_of_the_rank(rank: str, four: str) -> None:
    contract, ranks = terms("contracts", ["no_trump"]), terms("ranks", [rank])
    assert said("declarations-squares", contract=contract, ranks=ranks, points=150) == (
        f"في عقد الصن اجتماع {four} في يد واحدة قيمته 150."
    )


def test_seats_take_their_preposition_and_are_joined_by_a_glued_conjunction() -> None:
    every = phrase("auction-bid-name", call=terms("calls", ["ashkal"]), round=1, nth=0)
    assert said("auction-row-seats", row=every, every="no", seats=terms("positions", ["3", "dealer"])) == (
        "قول «أشكل» في الدورة 1 متاح للاعب الثالث وللموزع فقط."
    )


def test_a_bid_of_several_things_is_joined_by_or_in_the_accusative() -> None:
    bids = terms("denominations", ["others", "no_trump"])
    assert said("auction-bid", row=row("hokum", 2), bids=bids) == (
        "قول «حكم» في الدورة 2 طلب يسمّي شكلًا غير شكل الورقة المكشوفة أو الصن."
    )


def test_conditions_are_joined_before_their_rule() -> None:
    conditions = Phrases(tuple(phrase("scoring-condition", value=word) for word in ("no_trump", "doubled")))
    rule = phrase("scoring-worth", kind="number", value=250)
    assert said("scoring-in-case", conditions=conditions, rule=rule) == (
        "عندما لا يكون أي شكل حكمًا ويكون العقد مدبّلًا تسري القاعدة الآتية: قيمة العقد 250."
    )


def test_what_is_compared_contracts_with_its_preposition() -> None:
    assert of_table("coinche-ffb", "scoring", "success", 0) == [
        "الاختبار 1 من 2 للعقد: يجب أن يكون مجموع فريق المشتري من أبناط الورق والمشاريع والبلوت، قبل التقريب، "
        "أكبر مما طُلب؛ فإن كان أقل خسر العقد، وإن كان مساويًا اجتاز الاختبار أيضًا."
    ]


@pytest.mark.parametrize(("side", "name"), [("NS", "فريق الشمال والجنوب"), ("E", "الشرق"), ("rest", "الباقون")])
def test_the_verb_stands_first_and_does_not_change(side: str, name: str) -> None:
    named = terms("sides", [side])
    assert said("answer-match-won", side=named) == f"كسب {name} المباراة."
    told = said("answer-item", code="belote-own", side=named, points=20, mark=terms("marks", ["none"]), pooled="no")
    assert told == f"يقيّد {name} 20 عن البلوت."


def test_one_card_must_be_played_and_one_of_several_may() -> None:
    def cards(*codes: str) -> Phrases:
        said = [phrase("card", rank=terms("indices", [code]), suit=terms("signs", ["hearts"])) for code in codes]
        return Phrases(tuple(said))

    seat = terms("seats", ["W"])
    assert said("answer-cards", seat=seat, cards=cards("J")) == "على الغرب أن يلعب J♥."
    assert said("answer-cards", seat=seat, cards=cards("A", "K", "Q")) == "يجوز للغرب أن يلعب A♥ أو K♥ أو Q♥."


def test_no_sentence_of_a_table_mixes_languages() -> None:
    for variant in ("bridge-belote-bg", "baloot-sa", "schieber"):
        told = sentences(resolved(variant), "ar")
        assert {one.lang for one in told} == {"ar"}
        assert [one.text for one in told if re.search("[A-Za-z]", one.text)] == []


def test_messages_use_the_marks_of_the_language_and_no_control_characters() -> None:
    for file in MESSAGES:
        text = re.sub(r'"[^"]*"', "", re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE))
        said_of_it = re.sub(r"\{[^{}]*\}", "", text)
        assert not set("“”„\"'’") & set(said_of_it), file.name
        assert not re.search("[\u0600-\u06ff][,;?]", said_of_it), file.name
        assert not {one for one in text if unicodedata.category(one) == "Cf"}, file.name


def test_every_word_has_the_forms_that_sentences_ask_for() -> None:
    asked = {
        ("suits", "def"): glossary("en").families["suits"],
        ("ranks", "four"): glossary("en").families["ranks"],
        ("ranks", "plural"): glossary("en").families["ranks"],
        ("ranks", "trump"): glossary("en").families["ranks"],
        ("positions", "dat"): glossary("en").families["positions"],
        ("amounts", "acc"): glossary("en").families["amounts"],
        ("seats", "dat"): glossary("en").families["seats"],
        ("sides", "dat"): glossary("en").families["sides"],
    }
    lacking = [
        (family, word, form)
        for (family, form), words in asked.items()
        for word in words
        if form not in glossary("ar").entry(family, word)
    ]
    assert lacking == []


def test_nothing_is_wrong_with_a_message_that_is_there() -> None:
    assert [gap for gap in gaps("ar") if gap.kind not in ("missing", "stale", "obsolete")] == []

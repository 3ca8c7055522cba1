"""Sentences in Armenian, written by hand: cases, the article and its vowels, counted words, lists, marks."""

from __future__ import annotations

import re

import pytest

from belote.library import resolved
from belote.rulebook import sentences
from belote.rulebook.glossary import glossary
from belote.rulebook.language import folder, language
from belote.rulebook.lint import gaps
from belote.rulebook.saying import Phrase, Phrases, args, phrase, terms

MESSAGES = sorted(folder("hy").glob("*.ftl"))


def said(message: str, **named: object) -> str:
    """Return a message in Armenian."""
    return language("hy").text(message, args(**named))  # type: ignore[arg-type]


def of_table(variant: str, *subject: str | int) -> list[str]:
    """Return what a variant says of one subject in Armenian."""
    return [one.text for one in sentences(resolved(variant), "hy") if one.subject == subject]


def row(call: str, number: int) -> Phrase:
    """Return the name of a call in a round."""
    return phrase("auction-bid-name", call=terms("calls", [call]), round=number, nth=0)


@pytest.mark.parametrize("number", [0, 1, 2, 5, 11, 21, 151, 1000])
def test_what_is_counted_stands_in_the_singular(number: int) -> None:
    assert said("dealing-packet", cards=number) == f"{number} քարտ"
    assert said("match-target", value=number) == (
        f"Պարտիան խաղում են մինչև {number} միավոր․ հաղթում է դրան հասած կողմը։"
    )
    assert said("match-raise-by", value=number) == f"Երբ նպատակը բարձրացվում է, այն բարձրացվում է {number} միավորով։"


def test_no_bonus_is_told_without_its_number() -> None:
    assert said("scoring-capot", value=0) == "Բոլոր ձեռքերը տանող կողմը դրա համար պարգև չի ստանում։"
    assert said("scoring-capot", value=90) == "Բոլոր ձեռքերը տանող կողմը ստանում է 90 քարտային միավոր պարգև։"


def test_the_first_round_is_counted_otherwise_than_the_others() -> None:
    bids = terms("denominations", ["turned", "no_trump"])
    assert said("auction-bid", row=row("take", 1), bids=bids) == (
        "«վերցնում եմ» խոսքը 1-ին շրջանում հայտ է, որով հայտարարվում է բացված քարտի մաստը կամ առանց կոզիրի խաղ։"
    )
    assert said("auction-bid", row=row("take", 2), bids=terms("denominations", ["hearts"])) == (
        "«վերցնում եմ» խոսքը 2-րդ շրջանում հայտ է, որով հայտարարվում է սիրտ։"
    )


def test_one_free_mark_is_told_without_its_number_and_two_with_it() -> None:
    def cost(free: int) -> str:
        return said("scoring-mark-cost", free=free, every=1, points=100)

    assert cost(0) == "դրանցից յուրաքանչյուրը հանում է 100 միավոր"
    assert cost(1) == "առաջինը ձրի է, իսկ հաջորդներից յուրաքանչյուրը հանում է 100 միավոր"
    assert cost(2) == "առաջին 2-ը ձրի են, իսկ հաջորդներից յուրաքանչյուրը հանում է 100 միավոր"


def test_cards_are_listed_from_the_highest() -> None:
    assert of_table("blot-am", "contracts", "suit", "trump")[0] == (
        "Կոզիրով խաղում կոզիր մաստի քարտերը՝ բարձրից ցածր և իրենց միավորներով, հետևյալն են․ "
        "վալետ 20, իննոց 14, տուզ 11, տասնոց 10, արքա 4, թագուհի 3, ութնոց 0, յոթնոց 0։"
    )


@pytest.mark.parametrize(("rank", "four"), [("J", "վալետները"), ("9", "իննոցները"), ("Q", "թագուհիները")])
def test_four_of_a_rank_have_the_article(rank: str, four: str) -> None:
    contract, ranks = terms("contracts", ["no_trump"]), terms("ranks", [rank])
    assert said("declarations-squares", contract=contract, ranks=ranks, points=150) == (
        f"Առանց կոզիրի խաղում բոլոր չորս {four} մեկ խաղացողի մոտ արժեն 150։"
    )


def test_sums_stand_in_the_genitive_and_what_they_exceed_in_the_ablative() -> None:
    assert of_table("coinche-ffb", "scoring", "success", 1) == [
        "Պայմանագրի ստուգում 2 (ընդամենը՝ 2)․ պատվիրող կողմի քարտային միավորների, համադրությունների և բլոտի գումարը "
        "մինչև կլորացումը պետք է մեծ լինի պաշտպանվողների գումարից․ եթե փոքր է, պայմանագիրը տապալված է․ եթե հավասար "
        "է, պայմանագիրը տապալված է։"
    ]


def test_conditions_are_joined_before_their_rule() -> None:
    conditions = Phrases(tuple(phrase("scoring-condition", value=word) for word in ("swept", "all_trump", "doubled")))
    rule = phrase("scoring-worth", kind="number", value=250)
    assert said("scoring-in-case", conditions=conditions, rule=rule) == (
        "Երբ մեկ կողմը տանում է բոլոր ձեռքերը, բոլոր մաստերը կոզիր են և պայմանագրին կոնտրա է ասված, "
        "գործում է հետևյալ կանոնը։ Պայմանագիրն արժե 250։"
    )


def test_the_article_is_another_before_a_vowel() -> None:
    seat, card = terms("seats", ["W"]), phrase("card", rank=terms("indices", ["J"]), suit=terms("signs", ["hearts"]))
    call = phrase("call", call=terms("calls", ["contra"]), manner="plain")
    assert said("event-play", seat=seat, card=card, word="no") == "Արևմուտքը դնում է J♥"
    assert said("event-call", seat=seat, call=call) == "Արևմուտքն ասում է «կոնտրա»"


@pytest.mark.parametrize(
    ("side", "won", "written"),
    [
        ("NS", "Պարտիան շահել է Հյուսիս–Հարավը։", "Հյուսիս–Հարավին գրվում է 20՝ բլոտի համար։"),
        ("taker", "Պարտիան շահել է պատվիրողը։", "Պատվիրողին գրվում է 20՝ բլոտի համար։"),
        ("rest", "Պարտիան շահել են մնացածները։", "Մնացածներին գրվում է 20՝ բլոտի համար։"),
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

    seat = terms("seats", ["N"])
    assert said("answer-cards", seat=seat, cards=cards("J")) == "Հյուսիսը պարտավոր է դնել J♥։"
    assert said("answer-cards", seat=seat, cards=cards("A", "K", "Q")) == "Հյուսիսը կարող է դնել A♥, K♥ կամ Q♥։"


def test_no_sentence_of_a_table_mixes_languages() -> None:
    for variant in ("bridge-belote-bg", "blot-am", "schieber"):
        told = sentences(resolved(variant), "hy")
        assert {one.lang for one in told} == {"hy"}
        assert [one.text for one in told if re.search("[A-Za-zА-я]", one.text)] == []


def test_messages_use_the_marks_of_the_language() -> None:
    for file in MESSAGES:
        text = re.sub(r'"[^"]*"', "", re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE))
        said_of_it = re.sub(r"\{[^{}]*\}", "", text)
        assert not set("“”„\"'’:;?") & set(said_of_it), file.name
        assert not re.search(r"[ա-և]\.", said_of_it), file.name


def test_the_article_before_a_vowel_is_written_so_in_every_message() -> None:
    for file in MESSAGES:
        assert re.findall(r"[ա-և]*[^աեէըիոօու\W]ը [աէըիօ][ա-և]*", file.read_text(encoding="utf-8")) == [], file.name


def test_every_word_has_the_forms_that_sentences_ask_for() -> None:
    asked = {
        ("suits", "gen"): glossary("en").families["suits"],
        ("ranks", "plural"): glossary("en").families["ranks"],
        ("ranks", "plural_def"): glossary("en").families["ranks"],
        ("ranks", "trump_def"): glossary("en").families["ranks"],
        ("contracts", "loc"): glossary("en").families["contracts"],
        ("positions", "dat"): glossary("en").families["positions"],
        ("heaps", "def"): glossary("en").families["heaps"],
        ("heaps", "gen"): glossary("en").families["heaps"],
        ("seats", "defn"): glossary("en").families["seats"],
        ("seats", "dat"): glossary("en").families["seats"],
        ("sides", "dat_cap"): glossary("en").families["sides"],
    }
    lacking = [
        (family, word, form)
        for (family, form), words in asked.items()
        for word in words
        if form not in glossary("hy").entry(family, word)
    ]
    assert lacking == []


def test_nothing_is_wrong_with_a_message_that_is_there() -> None:
    assert [gap for gap in gaps("hy") if gap.kind not in ("missing", "stale", "obsolete")] == []

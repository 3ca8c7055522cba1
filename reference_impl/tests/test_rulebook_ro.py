"""Sentences in Romanian, written by hand: the "de" of numbers, articles, genders, lists, and quotation marks."""

from __future__ import annotations

import re

import pytest

from belote.library import resolved
from belote.rulebook import sentences
from belote.rulebook.glossary import glossary
from belote.rulebook.language import folder, language
from belote.rulebook.lint import gaps
from belote.rulebook.saying import Phrase, Phrases, args, phrase, terms

MESSAGES = sorted(folder("ro").glob("*.ftl"))


def said(message: str, **named: object) -> str:
    """Return a message in Romanian."""
    return language("ro").text(message, args(**named))  # type: ignore[arg-type]


def of_table(variant: str, *subject: str | int) -> list[str]:
    """Return what a variant says of one subject in Romanian."""
    return [one.text for one in sentences(resolved(variant), "ro") if one.subject == subject]


def row(call: str, number: int) -> Phrase:
    """Return the name of a call in a round."""
    return phrase("auction-bid-name", call=terms("calls", [call]), round=number, nth=0)


@pytest.mark.parametrize(
    ("number", "packet", "target", "raised"),
    [
        (1, "1 carte", "până la 1 punct: câștigă tabăra care îl atinge.", "cu 1 punct."),
        (2, "2 cărți", "până la 2 puncte: câștigă tabăra care le atinge.", "cu 2 puncte."),
        (5, "5 cărți", "până la 5 puncte: câștigă tabăra care le atinge.", "cu 5 puncte."),
        (11, "11 cărți", "până la 11 puncte: câștigă tabăra care le atinge.", "cu 11 puncte."),
        (20, "20 de cărți", "până la 20 de puncte: câștigă tabăra care le atinge.", "cu 20 de puncte."),
        (21, "21 de cărți", "până la 21 de puncte: câștigă tabăra care le atinge.", "cu 21 de puncte."),
        (101, "101 cărți", "până la 101 puncte: câștigă tabăra care le atinge.", "cu 101 puncte."),
        (151, "151 de cărți", "până la 151 de puncte: câștigă tabăra care le atinge.", "cu 151 de puncte."),
        (1000, "1000 de cărți", "până la 1000 de puncte: câștigă tabăra care le atinge.", "cu 1000 de puncte."),
    ],
)
def test_numbers_have_the_plural_of_the_language(number: int, packet: str, target: str, raised: str) -> None:
    assert said("dealing-packet", cards=number) == packet
    assert said("match-target", value=number) == f"Partida se joacă {target}"
    assert said("match-raise-by", value=number) == f"Când ținta crește, ea crește {raised}"


def test_marks_and_their_price_have_each_their_plural() -> None:
    def cost(free: int, every: int, points: int) -> str:
        return said("scoring-mark-cost", free=free, every=every, points=points)

    assert cost(0, 1, 10) == "fiecare dintre ele costă 10 puncte"
    assert cost(0, 3, 100) == "câte 3 dintre ele costă împreună 100 de puncte"
    assert cost(1, 1, 100) == "primul nu costă nimic, iar fiecare următor costă 100 de puncte"
    assert cost(2, 1, 1) == "primele 2 nu costă nimic, iar fiecare următor costă 1 punct"


@pytest.mark.parametrize(
    ("rank", "square", "four"),
    [
        ("7", "șeptari", "toți cei patru șeptari"),
        ("J", "valeți", "toți cei patru valeți"),
        ("Q", "dame", "toate cele patru dame"),
        ("A", "ași", "toți cei patru ași"),
    ],
)
def test_ranks_stand_in_the_plural_and_gender_of_the_sentence(rank: str, square: str, four: str) -> None:
    contract, ranks = terms("contracts", ["no_trump"]), terms("ranks", [rank])
    assert said("declarations-squares", contract=contract, ranks=ranks, points=150) == (
        f"La contractul fără atu careul de {square} în aceeași mână valorează 150."
    )
    assert said("auction-annul-hand-four-of", row=row("sevens", 1), rank=ranks) == (
        f"Declarația „patru șeptari” din turul 1 poate fi făcută cu o mână care are {four}."
    )


def test_the_low_trump_has_its_article() -> None:
    assert said("dealing-step-swap", step=5, by="not_dealer", held="first_cards", rank=terms("ranks", ["7"])) == (
        "Etapa 5 a donei: dacă culoarea cărții întoarse a devenit atu, oricine a avut în mână șeptarul de atu înainte "
        "să înceapă licitația, în afară de dealer, poate schimba această carte cu cea întoarsă."
    )


def test_sums_are_listed() -> None:
    assert of_table("coinche-ffb", "scoring", "success", 1) == [
        "Proba 2 din 2 a contractului: suma declaranților, adunând punctele din cărți, combinațiile și bella, înainte "
        "de rotunjire, trebuie să fie mai mare decât suma apărătorilor; dacă este mai mică, contractul a căzut; "
        "dacă este egală, contractul a căzut."
    ]


def test_conditions_are_joined_before_their_rule() -> None:
    words = ("swept", "all_trump", "doubled")
    conditions = Phrases(tuple(phrase("scoring-condition", value=word) for word in words))
    rule = phrase("scoring-worth", kind="number", value=250)
    assert said("scoring-in-case", conditions=conditions, rule=rule) == (
        "Când o tabără ia toate levatele, fiecare culoare este atu și contractul este dublat, "
        "se aplică următoarea regulă. Contractul valorează 250."
    )


def test_contracts_among_the_bids_stand_in_quotation_marks() -> None:
    bids = terms("denominations", ["others", "no_trump", "all_trump"])
    assert said("auction-bid", row=row("name", 2), bids=bids) == (
        "Prin declarația „aleg” din turul 2 jucătorul anunță orice culoare în afară de cea a cărții întoarse, "
        "„fără atu” sau „tot atu”."
    )


def test_places_stand_in_the_dative() -> None:
    named = phrase("auction-call-name", call=terms("calls", ["double"]), nth=0)
    assert said("auction-row-seats", row=named, every="no", seats=terms("positions", ["2", "dealer"])) == (
        "Declarația „contra” este permisă numai celui de-al doilea jucător și dealerului."
    )
    turns = [said("answer-turn", seat=terms("seats", [seat])) for seat in "NESW"]
    assert turns == [f"Este rândul lui {name}." for name in ("Nord", "Est", "Sud", "Vest")]


@pytest.mark.parametrize(
    ("side", "won", "written"),
    [
        ("NS", "Nord–Sud a câștigat partida.", "Nord–Sud scrie 20 pentru bella."),
        ("taker", "Declarantul a câștigat partida.", "Declarantul scrie 20 pentru bella."),
        ("rest", "Ceilalți au câștigat partida.", "Ceilalți scriu 20 pentru bella."),
    ],
)
def test_the_verb_agrees_with_the_side(side: str, won: str, written: str) -> None:
    named = terms("sides", [side])
    assert said("answer-match-won", side=named) == won
    told = said("answer-item", code="belote-own", side=named, points=20, mark=terms("marks", ["none"]), pooled="no")
    assert told == written


def test_one_card_must_be_played_and_one_of_several_may() -> None:
    def cards(*codes: str) -> Phrases:
        told = [phrase("card", rank=terms("indices", [code]), suit=terms("signs", ["hearts"])) for code in codes]
        return Phrases(tuple(told))

    seat = terms("seats", ["W"])
    assert said("answer-cards", seat=seat, cards=cards("J")) == "Vest trebuie să joace J♥."
    assert said("answer-cards", seat=seat, cards=cards("A", "K", "Q")) == "Vest poate juca A♥, K♥ sau Q♥."


def test_a_card_in_words_has_its_suit_after_de() -> None:
    names = [
        said("card-name", rank=terms("ranks", [rank]), suit=terms("suits", [suit]))
        for rank, suit in (("J", "hearts"), ("7", "clubs"), ("A", "diamonds"))
    ]
    assert names == ["valet de cupă", "șeptar de treflă", "as de caro"]


def test_every_sentence_of_a_table_is_told() -> None:
    for variant in ("bridge-belote-bg", "baloot-sa", "schieber", "belote-ro"):
        assert {one.lang for one in sentences(resolved(variant), "ro")} == {"ro"}


def test_messages_use_the_letters_and_marks_of_the_language() -> None:
    for file in MESSAGES:
        text = re.sub(r'"[^"]*"', "", re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE))
        assert not set("“\"'’«»şţŞŢ") & set(text), file.name
        assert text.count("„") == text.count("”"), file.name


def test_every_word_has_the_forms_that_sentences_ask_for() -> None:
    asked = {
        ("ranks", "def"): glossary("en").families["ranks"],
        ("ranks", "plural"): glossary("en").families["ranks"],
        ("ranks", "four"): glossary("en").families["ranks"],
        ("contracts", "of"): glossary("en").families["contracts"],
        ("positions", "dat"): glossary("en").families["positions"],
        ("amounts", "def"): glossary("en").families["amounts"],
        ("seats", "gen"): glossary("en").families["seats"],
        ("sides", "gen"): glossary("en").families["sides"],
        ("sides", "cap"): glossary("en").families["sides"],
    }
    lacking = [
        (family, word, form)
        for (family, form), words in asked.items()
        for word in words
        if form not in glossary("ro").entry(family, word)
    ]
    assert lacking == []


def test_nothing_is_wrong_with_a_message_that_is_there() -> None:
    assert [gap for gap in gaps("ro") if gap.kind not in ("missing", "stale", "obsolete")] == []

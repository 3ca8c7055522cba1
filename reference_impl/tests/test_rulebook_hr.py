"""Sentences in Croatian, written by hand: cases, genders, plurals, lists, and quotation marks."""

from __future__ import annotations

import re

import pytest

from belote.library import resolved
from belote.rulebook import sentences
from belote.rulebook.glossary import glossary
from belote.rulebook.language import folder, language
from belote.rulebook.lint import gaps
from belote.rulebook.saying import Phrase, Phrases, args, phrase, terms

MESSAGES = sorted(folder("hr").glob("*.ftl"))


def said(message: str, **named: object) -> str:
    """Return a message in Croatian."""
    return language("hr").text(message, args(**named))  # type: ignore[arg-type]


def of_table(variant: str, *subject: str | int) -> list[str]:
    """Return what a variant says of one subject in Croatian."""
    return [one.text for one in sentences(resolved(variant), "hr") if one.subject == subject]


def row(call: str, number: int) -> Phrase:
    """Return the name of a call in a round."""
    return phrase("auction-bid-name", call=terms("calls", [call]), round=number, nth=0)


@pytest.mark.parametrize(
    ("number", "packet", "target", "raised"),
    [
        (1, "1 kartu", "do 1 boda:", "za 1 bod."),
        (2, "2 karte", "do 2 boda:", "za 2 boda."),
        (5, "5 karata", "do 5 bodova:", "za 5 bodova."),
        (11, "11 karata", "do 11 bodova:", "za 11 bodova."),
        (21, "21 kartu", "do 21 boda:", "za 21 bod."),
        (151, "151 kartu", "do 151 boda:", "za 151 bod."),
        (1000, "1000 karata", "do 1000 bodova:", "za 1000 bodova."),
    ],
)
def test_numbers_have_the_plural_of_their_case(number: int, packet: str, target: str, raised: str) -> None:
    assert said("dealing-packet", cards=number) == packet
    assert said("match-target", value=number) == f"Partija se igra {target} dobiva je strana koja taj cilj dosegne."
    assert said("match-raise-by", value=number) == f"Kad se cilj podiže, podiže se {raised}"


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (1, "Igra 1 igrač."),
        (2, "Igraju 2 igrača."),
        (5, "Igra 5 igrača."),
        (11, "Igra 11 igrača."),
        (21, "Igra 21 igrač."),
        (151, "Igra 151 igrač."),
    ],
)
def test_the_verb_agrees_with_the_number(number: int, told: str) -> None:
    assert said("players-count", value=number) == told


def test_one_free_mark_is_told_without_its_number_and_twenty_one_with_it() -> None:
    def cost(free: int, points: int) -> str:
        return said("scoring-mark-cost", free=free, every=1, points=points)

    assert cost(0, 100) == "svaka od njih oduzima 100 bodova"
    assert cost(1, 1) == "prva ne oduzima ništa, a svaka sljedeća oduzima 1 bod"
    assert cost(2, 2) == "prve 2 ne oduzimaju ništa, a svaka sljedeća oduzima 2 boda"
    assert cost(5, 11) == "prvih 5 ne oduzima ništa, a svaka sljedeća oduzima 11 bodova"
    assert cost(21, 151) == "prva 21 ne oduzima ništa, a svaka sljedeća oduzima 151 bod"


def test_ranks_stand_in_the_case_and_gender_of_the_sentence() -> None:
    assert of_table("bela-hr", "contracts", "suit", "trump")[0] == (
        "U igri s adutom karte adutske boje, od najviše do najniže i s bodovima, jesu: "
        "dečko 20, devetka 14, as 11, desetka 10, kralj 4, dama 3, osmica 0, sedmica 0."
    )
    swap = {"by": "taker", "held": "any_card", "step": 4, "rank": terms("ranks", ["7"])}
    assert said("dealing-step-swap", **swap) == (
        "Korak 4 dijeljenja: ako je adut postala boja okrenute karte, zvač može adutsku sedmicu zamijeniti "
        "za okrenutu kartu."
    )
    assert said("play-never-forced", ranks=terms("ranks", ["J", "9"])) == (
        "Igrač koji bi dužnost mogao ispuniti samo kartom kao što je adutski dečko ili adutska devetka smije umjesto "
        "nje odigrati bilo koju kartu."
    )


@pytest.mark.parametrize(
    ("rank", "four"), [("J", "sva četiri dečka"), ("9", "sve četiri devetke"), ("Q", "sve četiri dame")]
)
def test_four_of_a_rank_agree_in_gender(rank: str, four: str) -> None:
    contract, ranks = terms("contracts", ["no_trump"]), terms("ranks", [rank])
    assert said("declarations-squares", contract=contract, ranks=ranks, points=150) == (
        f"U igri bez aduta {four} u istoj ruci vrijede 150."
    )


def test_the_sum_of_the_takers_tells_what_is_in_it() -> None:
    assert of_table("coinche-ffb", "scoring", "success", 1) == [
        "Provjera kontrakta 2 od 2: zbroj strane zvača (bodovi iz karata, zvanja i bela) prije zaokruživanja mora "
        "biti veći od zbroja obrane; ako je manji, kontrakt pada; ako je jednak, kontrakt pada."
    ]


def test_conditions_are_joined_before_their_rule() -> None:
    words = ("swept", "all_trump", "doubled")
    conditions = Phrases(tuple(phrase("scoring-condition", value=word) for word in words))
    rule = phrase("scoring-worth", kind="number", value=250)
    assert said("scoring-in-case", conditions=conditions, rule=rule) == (
        "Sljedeće pravilo vrijedi kad jedna strana uzme sve štihove, kad su sve boje aduti i kad je kontrakt "
        "kontriran. Kontrakt vrijedi 250."
    )


def test_a_bid_of_several_things_is_joined_by_or_in_the_accusative() -> None:
    bids = terms("denominations", ["others", "no_trump", "all_trump"])
    assert said("auction-bid", row=row("name", 2), bids=bids) == (
        "Poziv „zovem” u 2. krugu znači ponudu na boju koja nije boja okrenute karte, igru bez aduta "
        "ili igru sa svim adutima."
    )


def test_one_player_may_not_pass_and_two_may_not() -> None:
    def must(*seats: str) -> str:
        return said("auction-bid-must", seats=terms("positions", seats), row=row("name", 1))

    rest = "smije reći „dalje” ako je dopušten poziv „zovem” u 1. krugu."
    assert must("dealer") == f"Dok nema ponude, djelitelj ne {rest}"
    assert must("1", "dealer") == f"Dok nema ponude, igrač nakon djelitelja i djelitelj ne {rest}".replace(
        "smije ", "smiju "
    )


@pytest.mark.parametrize(
    ("side", "won", "written"),
    [
        ("NS", "Partiju su dobili Sjever–Jug.", "Sjeveru–Jugu se upisuje 20 za belu."),
        ("E", "Partiju je dobio Istok.", "Istoku se upisuje 20 za belu."),
        ("taker", "Partiju je dobio zvač.", "Zvaču se upisuje 20 za belu."),
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
    assert said("answer-cards", seat=seat, cards=cards("J")) == "Zapad mora baciti J♥."
    assert said("answer-cards", seat=seat, cards=cards("A", "K", "Q")) == "Zapad smije baciti A♥, K♥ ili Q♥."


def test_no_sentence_of_a_table_mixes_languages() -> None:
    for variant in ("bela-hr", "bridge-belote-bg", "baloot-sa", "schieber"):
        told = sentences(resolved(variant), "hr")
        assert {one.lang for one in told} == {"hr"}
        assert [one.text for one in told if re.search(r"\b(the|of|is|and|if)\b|[qwxy]", one.text)] == []


def test_messages_use_the_quotation_marks_of_the_language() -> None:
    for file in MESSAGES:
        text = re.sub(r'"[^"]*"', "", re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE))
        assert not set("“«»\"'’") & set(text), file.name
        assert text.count("„") == text.count("”"), file.name


def test_every_word_has_the_forms_that_sentences_ask_for() -> None:
    asked = {
        ("ranks", ("plural", "all_four", "four_cap", "trump", "trump_acc")),
        ("contracts", ("loc",)),
        ("denominations", ("acc",)),
        ("positions", ("dat",)),
        ("heaps", ("acc",)),
        ("amounts", ("acc",)),
        ("sides", ("cap", "dat_cap", "gender")),
    }
    known, words = glossary("hr"), glossary("en").families
    lacking = [
        (family, word, form)
        for family, forms in asked
        for form in forms
        for word in words[family]
        if form not in known.entry(family, word)
    ]
    assert lacking == []


def test_nothing_is_wrong_with_a_message_that_is_there() -> None:
    assert [gap for gap in gaps("hr") if gap.kind not in ("missing", "stale", "obsolete")] == []

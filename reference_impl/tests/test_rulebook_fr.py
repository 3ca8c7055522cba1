"""Sentences in French, written by hand: agreement, plurals, lists, quotation marks, and the names on the cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from belote.library import resolved
from belote.rulebook import sentences
from belote.rulebook.glossary import glossary
from belote.rulebook.language import folder, language
from belote.rulebook.saying import Args, Phrases, args, phrase, terms

SPACES = str.maketrans("\u00a0\u202f", "  ")
"""The spaces before and after signs of two parts; the sentences below are written with ordinary ones."""
MESSAGES = sorted(folder("fr").glob("*.ftl"))


def said(message: str, **named: object) -> str:
    """Return a message in French."""
    given: Args = args(**named)  # type: ignore[arg-type]
    return language("fr").text(message, given).translate(SPACES)


def of_table(variant: str, *subject: str | int) -> list[str]:
    """Return what a variant says of one subject in French."""
    return [one.text.translate(SPACES) for one in sentences(resolved(variant), "fr") if one.subject == subject]


@pytest.mark.parametrize(
    ("number", "packet", "points"),
    [
        (0, "0 carte", "Le dernier pli ne vaut rien de plus que ses cartes."),
        (1, "1 carte", "Le dernier pli vaut 1 point de cartes en plus de ses cartes."),
        (2, "2 cartes", "Le dernier pli vaut 2 points de cartes en plus de ses cartes."),
        (5, "5 cartes", "Le dernier pli vaut 5 points de cartes en plus de ses cartes."),
        (21, "21 cartes", "Le dernier pli vaut 21 points de cartes en plus de ses cartes."),
        (151, "151 cartes", "Le dernier pli vaut 151 points de cartes en plus de ses cartes."),
        (1_000_000, "1000000 de cartes", "Le dernier pli vaut 1000000 de points de cartes en plus de ses cartes."),
    ],
)
def test_numbers_have_the_plural_of_the_language(number: int, packet: str, points: str) -> None:
    assert said("dealing-packet", cards=number) == packet
    assert said("scoring-last-trick", value=number) == points


def test_sums_join_the_preposition_to_the_article_of_each_heap() -> None:
    assert of_table("coinche-ffb", "scoring", "success", 1) == [
        "Épreuve 2 sur 2 du contrat : la somme des points de cartes, des annonces et de la belote des preneurs, "
        "avant arrondi, doit dépasser celle des défenseurs ; si elle est inférieure, le contrat est chuté ; "
        "si elle est égale, le contrat est chuté."
    ]


def test_a_turned_card_has_the_article_of_its_rank() -> None:
    row = phrase("auction-bid-name", call=terms("calls", ["take"]), round=1, nth=0)
    ranks = terms("ranks", ["J", "Q", "A"])
    assert said("auction-bid-turned", row=row, ranks=ranks, every="no") == (
        "On ne peut dire « je prends » au tour 1 que si la retourne est un valet, une dame ou un as."
    )
    assert said("dealing-step-swap", step=4, by="taker", held="any_card", rank=terms("ranks", ["A"])) == (
        "Étape 4 de la donne : si la couleur de la retourne est devenue atout, "
        "le preneur peut échanger l’as d’atout contre la retourne."
    )


def test_a_square_elides_before_a_vowel_alone() -> None:
    named: dict[str, object] = {"contract": terms("contracts", ["no_trump"]), "points": 100}
    squares = [said("declarations-squares", ranks=terms("ranks", [rank]), **named) for rank in "A8Q"]
    assert squares == [
        "À sans atout, le carré d’as dans une même main vaut 100.",
        "À sans atout, le carré de huit dans une même main vaut 100.",
        "À sans atout, le carré de dames dans une même main vaut 100.",
    ]


def test_conditions_are_joined_with_que() -> None:
    words = ("swept", "all_trump", "doubled")
    conditions = Phrases(tuple(phrase("scoring-condition", value=word) for word in words))
    rule = phrase("scoring-worth", kind="number", value=250)
    assert said("scoring-in-case", conditions=conditions, rule=rule) == (
        "Dès lors qu’un camp fait tous les plis, que toutes les couleurs sont atout et que le contrat est contré, "
        "la règle suivante s’applique. Le contrat vaut 250."
    )


def test_the_verb_agrees_with_a_side_of_several() -> None:
    given: dict[str, object] = {"code": "belote-own", "mark": terms("marks", ["none"]), "points": 20, "pooled": "no"}
    lines = [said("answer-item", side=terms("sides", [side]), **given) for side in ("NS", "taker", "rest")]
    assert lines == [
        "Nord-Sud marque 20 pour la belote.",
        "Le preneur marque 20 pour la belote.",
        "Les autres marquent 20 pour la belote.",
    ]


def test_seats_take_the_preposition_with_or_without_elision() -> None:
    turns = [said("answer-turn", seat=terms("seats", [seat])) for seat in "NESW"]
    assert turns == [f"C’est au tour {whose}." for whose in ("de Nord", "d’Est", "de Sud", "d’Ouest")]
    row = phrase("auction-call-name", call=terms("calls", ["double"]), nth=0)
    assert said("auction-row-seats", row=row, every="no", seats=terms("positions", ["2", "dealer"])) == (
        "Dire « contre » n’est permis qu’au deuxième joueur et au donneur."
    )


def test_cards_bear_french_letters() -> None:
    words = glossary("fr")
    assert [words.form("indices", rank) for rank in "789TJQKA"] == ["7", "8", "9", "10", "V", "D", "R", "A"]
    assert said("card", rank=terms("indices", ["J"]), suit=terms("signs", ["hearts"])) == "V♥"


@pytest.mark.parametrize("file", MESSAGES, ids=lambda file: file.stem)
def test_signs_of_two_parts_have_a_space_that_does_not_break(file: Path) -> None:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    text = re.sub(r"\{[^{}]*\}", "x", "\n".join(lines))
    assert re.findall(r"\S[:;?!»]|« ?[^\u00a0]|[ ][:;?!»]|['“”]", text) == []

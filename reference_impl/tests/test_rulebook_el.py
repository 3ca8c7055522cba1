"""Sentences in Greek, written by hand: articles, cases, genders, plurals, lists, and quotation marks."""

from __future__ import annotations

import re

import pytest

from belote.library import resolved
from belote.rulebook import sentences
from belote.rulebook.glossary import glossary
from belote.rulebook.language import folder, language
from belote.rulebook.lint import gaps
from belote.rulebook.saying import Phrase, Phrases, args, phrase, terms

MESSAGES = sorted(folder("el").glob("*.ftl"))


def said(message: str, **named: object) -> str:
    """Return a message in Greek."""
    return language("el").text(message, args(**named))  # type: ignore[arg-type]


def of_table(variant: str, *subject: str | int) -> list[str]:
    """Return what a variant says of one subject in Greek."""
    return [one.text for one in sentences(resolved(variant), "el") if one.subject == subject]


def row(call: str, number: int) -> Phrase:
    """Return the name of a call in a round."""
    return phrase("auction-bid-name", call=terms("calls", [call]), round=number, nth=0)


@pytest.mark.parametrize(
    ("number", "packet", "target", "raised"),
    [
        (1, "1 φύλλο", "ως τον 1 πόντο: κερδίζει η πλευρά που τον φτάνει.", "κατά 1 πόντο."),
        (2, "2 φύλλα", "ως τους 2 πόντους: κερδίζει η πλευρά που τους φτάνει.", "κατά 2 πόντους."),
        (5, "5 φύλλα", "ως τους 5 πόντους: κερδίζει η πλευρά που τους φτάνει.", "κατά 5 πόντους."),
        (11, "11 φύλλα", "ως τους 11 πόντους: κερδίζει η πλευρά που τους φτάνει.", "κατά 11 πόντους."),
        (21, "21 φύλλα", "ως τους 21 πόντους: κερδίζει η πλευρά που τους φτάνει.", "κατά 21 πόντους."),
        (151, "151 φύλλα", "ως τους 151 πόντους: κερδίζει η πλευρά που τους φτάνει.", "κατά 151 πόντους."),
        (1000, "1000 φύλλα", "ως τους 1000 πόντους: κερδίζει η πλευρά που τους φτάνει.", "κατά 1000 πόντους."),
    ],
)
def test_numbers_have_the_plural_of_the_language(number: int, packet: str, target: str, raised: str) -> None:
    assert said("dealing-packet", cards=number) == packet
    assert said("match-target", value=number) == f"Η παρτίδα παίζεται {target}"
    assert said("match-raise-by", value=number) == f"Όταν ανεβαίνει ο στόχος, ανεβαίνει {raised}"


@pytest.mark.parametrize(
    ("rank", "square", "four"),
    [
        ("7", "του εφταριού", "τα τέσσερα εφτάρια"),
        ("J", "του βαλέ", "τους τέσσερις βαλέδες"),
        ("Q", "της ντάμας", "τις τέσσερις ντάμες"),
        ("A", "του άσου", "τους τέσσερις άσους"),
    ],
)
def test_ranks_stand_in_the_gender_and_case_of_the_sentence(rank: str, square: str, four: str) -> None:
    contract, ranks = terms("contracts", ["no_trump"]), terms("ranks", [rank])
    assert said("declarations-squares", contract=contract, ranks=ranks, points=150) == (
        f"Στο συμβόλαιο χωρίς ατού το καρέ {square} στο ίδιο χέρι αξίζει 150."
    )
    assert said("auction-annul-hand-four-of", row=row("sevens", 1), rank=ranks) == (
        f"Η δήλωση «τέσσερα εφτάρια» στον γύρο 1 μπορεί να γίνει με χέρι που έχει και {four}."
    )


def test_a_square_of_several_ranks_has_an_article_for_each() -> None:
    assert of_table("vida-gr", "declarations", "in", "suit", "squares", 2) == [
        "Στο συμβόλαιο χρώματος καθένα από τα εξής καρέ στο ίδιο χέρι, με το καλύτερο πρώτο, αξίζει 100: "
        "του άσου, του δεκαριού, του ρήγα, της ντάμας."
    ]


def test_sums_stand_in_the_accusative() -> None:
    assert of_table("coinche-ffb", "scoring", "success", 1) == [
        "Έλεγχος 2 από 2 του συμβολαίου: όσα έχουν οι αγοραστές μετρώντας τους πόντους των φύλλων, τον αέρα και το "
        "μπουρλότο, πριν από τη στρογγυλοποίηση, πρέπει να είναι περισσότερα από το άθροισμα των αμυνομένων· "
        "αν είναι λιγότερα, το συμβόλαιο μπαίνει μέσα· αν είναι ίσα, το συμβόλαιο μπαίνει μέσα."
    ]


def test_conditions_are_joined_before_their_rule() -> None:
    words = ("swept", "all_trump", "doubled")
    conditions = Phrases(tuple(phrase("scoring-condition", value=word) for word in words))
    rule = phrase("scoring-worth", kind="number", value=250)
    assert said("scoring-in-case", conditions=conditions, rule=rule) == (
        "Όταν μία πλευρά παίρνει όλες τις μπάζες, κάθε χρώμα είναι ατού και το συμβόλαιο έχει διπλασιαστεί, "
        "ισχύει το εξής. Το συμβόλαιο αξίζει 250."
    )


def test_contracts_among_the_bids_stand_in_quotation_marks() -> None:
    bids = terms("denominations", ["others", "no_trump", "all_trump"])
    assert said("auction-bid", row=row("name", 2), bids=bids) == (
        "Με τη δήλωση «ορίζω» στον γύρο 2 ο παίκτης αγοράζει οποιοδήποτε χρώμα εκτός από το χρώμα του γυρισμένου "
        "φύλλου, «χωρίς ατού» ή «όλα ατού»."
    )


def test_seats_have_the_preposition_with_the_article() -> None:
    named = phrase("auction-call-name", call=terms("calls", ["double"]), nth=0)
    assert said("auction-row-seats", row=named, every="no", seats=terms("positions", ["2", "dealer"])) == (
        "Η δήλωση «κοντρ» επιτρέπεται μόνο στον δεύτερο παίκτη και στον μοιραστή."
    )
    labels = [said("example-label", what="hand", seat=terms("seats", [seat])) for seat in "NESW"]
    assert labels == [f"Στο χέρι {whose}" for whose in ("του Βορρά", "της Ανατολής", "του Νότου", "της Δύσης")]


@pytest.mark.parametrize(
    ("side", "won", "written"),
    [
        ("NS", "η πλευρά Βορρά–Νότου", "Η πλευρά Βορρά–Νότου γράφει"),
        ("E", "η Ανατολή", "Η Ανατολή γράφει"),
        ("taker", "ο αγοραστής", "Ο αγοραστής γράφει"),
    ],
)
def test_a_side_has_its_article(side: str, won: str, written: str) -> None:
    named = terms("sides", [side])
    assert said("answer-match-won", side=named) == f"Την παρτίδα την κέρδισε {won}."
    told = said("answer-item", code="belote-own", side=named, points=20, mark=terms("marks", ["none"]), pooled="no")
    assert told == f"{written} 20 για μπουρλότο."


def test_the_verb_agrees_with_a_side_of_several() -> None:
    given: dict[str, object] = {"side": terms("sides", ["rest"]), "mark": terms("marks", ["none"]), "pooled": "no"}
    assert said("answer-item", code="capot-own", points=90, **given) == (
        "Οι υπόλοιποι γράφουν 90 επειδή πήραν όλες τις μπάζες."
    )


def test_one_card_must_be_played_and_one_of_several_may() -> None:
    def cards(*codes: str) -> Phrases:
        told = [phrase("card", rank=terms("indices", [code]), suit=terms("signs", ["hearts"])) for code in codes]
        return Phrases(tuple(told))

    seat = terms("seats", ["W"])
    assert said("answer-cards", seat=seat, cards=cards("J")) == "Η Δύση πρέπει να παίξει J♥."
    assert said("answer-cards", seat=seat, cards=cards("A", "K", "Q")) == "Η Δύση μπορεί να παίξει A♥, K♥ ή Q♥."


def test_a_card_in_words_has_its_suit_in_the_singular() -> None:
    names = [
        said("card-name", rank=terms("ranks", [rank]), suit=terms("suits", [suit]))
        for rank, suit in (("J", "hearts"), ("7", "clubs"), ("A", "spades"))
    ]
    assert names == ["βαλές κούπα", "εφτάρι σπαθί", "άσος μπαστούνι"]


def test_no_sentence_of_a_table_mixes_languages() -> None:
    for variant in ("bridge-belote-bg", "baloot-sa", "schieber", "belot-md"):
        told = sentences(resolved(variant), "el")
        assert {one.lang for one in told} == {"el"}
        assert [one.text for one in told if re.search("[A-Za-z]", one.text)] == []


def test_messages_use_the_marks_of_the_language() -> None:
    for file in MESSAGES:
        text = re.sub(r'"[^"]*"', "", re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE))
        assert not set("“”„\"';?") & set(text), file.name


def test_every_word_has_the_forms_that_sentences_ask_for() -> None:
    asked = {
        ("suits", "card"): glossary("en").families["suits"],
        ("german_suits", "card"): glossary("en").families["german_suits"],
        ("ranks", "acc"): glossary("en").families["ranks"],
        ("ranks", "gen"): glossary("en").families["ranks"],
        ("ranks", "four"): glossary("en").families["ranks"],
        ("contracts", "of"): glossary("en").families["contracts"],
        ("positions", "dat"): glossary("en").families["positions"],
        ("heaps", "acc"): glossary("en").families["heaps"],
        ("amounts", "def"): glossary("en").families["amounts"],
        ("seats", "gen"): glossary("en").families["seats"],
        ("sides", "cap"): glossary("en").families["sides"],
    }
    lacking = [
        (family, word, form)
        for (family, form), words in asked.items()
        for word in words
        if form not in glossary("el").entry(family, word)
    ]
    assert lacking == []


def test_nothing_is_wrong_with_a_message_that_is_there() -> None:
    assert [gap for gap in gaps("el") if gap.kind not in ("missing", "stale", "obsolete")] == []

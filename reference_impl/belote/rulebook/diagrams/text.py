"""What is said instead of a drawing, and the words and letters in it, in the language of the page.

The letters in the corners are the family ``indices`` of the glossary. A deck of German suits has the names of a family
``german_suits`` where a language has one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from belote.cards import SUIT_OF_LETTER
from belote.rulebook.diagrams.hands import Hand
from belote.rulebook.diagrams.looks import Look, Scheme
from belote.rulebook.diagrams.scenes import Scene
from belote.rulebook.diagrams.shapes import Deck
from belote.rulebook.diagrams.table import BREAK
from belote.rulebook.diagrams.writing import Caption
from belote.rulebook.glossary import glossary
from belote.rulebook.language import SOURCE, text
from belote.rulebook.saying import Phrase, Phrases, phrase, terms
from belote.rulebook.telling import seat

GERMAN = "german_suits"
RANKS = "23456789TJQKA"


def look(lang: str, deck: Deck = "french", scheme: Scheme = "four") -> Look:
    """Return how cards look in a language. Raises ``FileNotFoundError`` where there is no glossary of it."""
    known = glossary(lang)
    letters = tuple((rank, known.form("indices", rank)) for rank in RANKS if known.knows("indices", rank))
    return Look(letters, deck, scheme) if letters else Look(deck=deck, scheme=scheme)


def labels(scene: Scene, lang: str) -> dict[str, str]:
    """Return the names of the seats of a scene, that of the dealer with what he is."""
    known, dealer = glossary(lang), text(lang, "example-label", phrase("", what="dealer").args)[0]
    names = {letter: known.form("seats", letter) for letter in scene.seats}
    return {letter: f"{name}{BREAK}{dealer}" if letter == scene.dealer else name for letter, name in names.items()}


def caption(scene: Scene, lang: str, deck: Deck = "french") -> Caption:
    """Return the text alternative of a scene; in English as a whole if the language lacks a sentence of it."""
    said = [text(lang, one.message, one.args) for one in (title(scene), *sentences(scene, lang, deck))]
    if any(found != lang for _, found in said):
        phrases = (title(scene), *sentences(scene, SOURCE, deck))
        said = [text(SOURCE, one.message, one.args) for one in phrases]
    first, *others = [words for words, _ in said]
    return Caption(first, " ".join(others), "" if said[0][1] == lang else said[0][1])


def title(scene: Scene) -> Phrase:
    """Return the short sentence on a scene."""
    choice = [hand.seat for hand in scene.hands if hand.choice]
    if choice:
        return phrase("drawing-title", what="choice", seat=seat(choice[0]))
    if scene.plays:
        what = "trick" if scene.whole and scene.winner else "begun"
        return phrase("drawing-title", what=what, seat=seat(scene.winner or scene.plays[0].seat))
    who = scene.dealer or scene.seats[0]
    return phrase("drawing-title", what="hands" if scene.hands else "table", seat=seat(who))


def sentences(scene: Scene, lang: str, deck: Deck) -> Iterator[Phrase]:
    """Yield the sentences that say everything a scene shows."""
    way = "clockwise" if scene.clockwise else "counterclockwise"
    if scene.dealer:
        yield phrase("drawing-dealer", seat=seat(scene.dealer), direction=way)
    elif scene.plays or scene.turned:
        yield phrase("drawing-direction", value=way)
    if scene.denomination:
        family = family_of(scene.denomination, lang, deck, "denominations")
        yield phrase("drawing-contract", bid=terms(family, [scene.denomination]))
    if scene.turned:
        yield phrase("drawing-turned", card=named(scene.turned, lang, deck))
    if scene.plays:
        plays = tuple(
            phrase("drawing-play", seat=seat(play.seat), card=named(play.card, lang, deck)) for play in scene.plays
        )
        yield phrase("drawing-plays", plays=Phrases(plays))
    if scene.winner:
        yield phrase("drawing-winner", seat=seat(scene.winner), whole="yes" if scene.whole else "no")
    for hand in scene.hands:
        yield from held(hand, lang, deck)


def held(hand: Hand, lang: str, deck: Deck) -> Iterator[Phrase]:
    """Yield what a seat holds, and what of it may be played and what not, by which clause."""
    yield phrase("drawing-hand", seat=seat(hand.seat), cards=all_named(hand.cards, lang, deck))
    if hand.choice:
        yield phrase("drawing-legal", cards=all_named(hand.legal, lang, deck))
    for clause in hand.clauses:
        barred = all_named([code for code, by in hand.forbidden if by == clause], lang, deck)
        yield phrase("drawing-forbidden", clause=clause, cards=barred)


def all_named(codes: Iterable[str], lang: str, deck: Deck) -> Phrases:
    """Return cards in words."""
    return Phrases(tuple(named(code, lang, deck) for code in codes))


def named(code: str, lang: str, deck: Deck) -> Phrase:
    """Return a card in words, as ``jack of hearts``."""
    suit = SUIT_OF_LETTER[code[1]]
    return phrase("card-name", rank=terms("ranks", [code[0]]), suit=terms(family_of(suit, lang, deck, "suits"), [suit]))


def family_of(word: str, lang: str, deck: Deck, otherwise: str) -> str:
    """Return the family of the glossary that has a word as it is called in a deck."""
    return GERMAN if deck == "german" and glossary(lang).knows(GERMAN, word) else otherwise

"""Our own drawings of cards, hands, tricks and the table, as SVG that needs nothing outside it.

``Scene`` says what is to be seen, ``draw`` draws it; ``caption``, ``labels`` and ``look`` give its words and letters in
a language. Only whole numbers and fixed texts go into a drawing: the same scene is the same bytes everywhere.
"""

from belote.rulebook.diagrams.hands import Hand, by_suit
from belote.rulebook.diagrams.looks import Look, Scheme
from belote.rulebook.diagrams.scenes import Scene, draw
from belote.rulebook.diagrams.shapes import Deck
from belote.rulebook.diagrams.text import caption, labels, look
from belote.rulebook.diagrams.tricks import Play
from belote.rulebook.diagrams.writing import Caption

__all__ = [
    "Caption",
    "Deck",
    "Hand",
    "Look",
    "Play",
    "Scene",
    "Scheme",
    "by_suit",
    "caption",
    "draw",
    "labels",
    "look",
]

"""The rulebook: what a declaration says, in sentences of the players' languages.

``sentences`` gives every sentence of a resolved declaration, ``text_of`` those of one path. ``topics`` says what is
said, ``messages`` how, in one folder for each language; the words are in ``spec/glossary``.
"""

from belote.rulebook.language import languages
from belote.rulebook.sentences import Sentence, sentences, text_of

__all__ = ["Sentence", "languages", "sentences", "text_of"]

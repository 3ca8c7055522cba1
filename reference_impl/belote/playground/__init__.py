"""The playground's side of the reference: questions in, answers out, both as what JSON can hold.

``answer`` takes one question and never raises for what a user wrote: what is wrong comes back as data. It runs in a
browser, so it needs only what the rules, the rulebook and the comparisons need. ``links`` writes the address of a
state.
"""

from belote.playground.answering import answer, answer_text

__all__ = ["answer", "answer_text"]

"""A finding in sentences: who says what, in what the two part, and how often. Clause protocol.run."""

from __future__ import annotations

from collections.abc import Sequence

from belote.declaration.suggest import listed
from belote.fuzz.run import Finding
from belote.fuzz.wording import ABOUT, event_sentences, value_words
from belote.record.wording import event_words

SMALL = {
    "position": "one decision in play",
    "auction": "an auction",
    "declarations": "declarations",
    "score": "the totals of a deal",
    "match": "a row of deals",
    "deal": "a whole deal",
}


def headline(finding: Finding) -> str:
    """Return in one sentence what the program does otherwise."""
    program, other, parting = finding.key.table, finding.against, finding.parting
    if parting.what == "refused":
        event = event_words(finding.smallest.record["events"][parting.at])
        if not parting.left:
            return f"{program} refuses what {other} allows: {event}."
        if not parting.right:
            return f"{program} allows what {other} refuses: {event}."
        return f"{program} refuses, as {other} does, and says another reason: {event}."
    if parting.what in ("cards", "may_say") and isinstance(parting.left, list) and isinstance(parting.right, list):
        return choices(finding, parting.left, parting.right)
    return f"{program} and {other} differ about {ABOUT.get(parting.what, parting.what)}."


def choices(finding: Finding, left: Sequence[str], right: Sequence[str]) -> str:
    """Return in one sentence which cards only one of two allows."""
    program, other = finding.key.table, finding.against
    more, less = [card for card in right if card not in left], [card for card in left if card not in right]
    act = "played" if finding.parting.what == "cards" else "played with the word belote"
    wrong = [f"allows {listed(more, 'and')} to be {act}, which {other} does not"] if more else []
    wrong += [f"does not allow {listed(less, 'and')} to be {act}, which {other} does"] if less else []
    return f"{program} {' and '.join(wrong)}."


def times(finding: Finding, compared: int) -> str:
    """Return in how many of the situations a difference was seen."""
    return f"Seen in {finding.times} of {compared} situations."


def when(finding: Finding) -> list[str]:
    """Return what happens before the place at which two part, a line each."""
    record, parting = finding.smallest.record, finding.parting
    return event_sentences(record, parting.at + (parting.what == "refused"))


def both(finding: Finding) -> list[tuple[str, str]]:
    """Return the names of the program and of what it is held against, with what each says."""
    parting = finding.parting
    agree = [name for name in finding.majority if name != finding.against]
    other = listed([finding.against, *agree], "and")
    return [
        (finding.key.table, value_words(parting.what, parting.right)),
        (other, value_words(parting.what, parting.left)),
    ]


def about(finding: Finding) -> str:
    """Return what both are asked, with the name the protocol has for it."""
    what = finding.parting.what
    return f"{ABOUT.get(what, what)} (`{what}`)"

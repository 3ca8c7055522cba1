"""The rows of play. Clauses play.groups to play.all-trump."""

from __future__ import annotations

from collections.abc import Iterator

from belote.declaration.consistency.facts import Facts
from belote.declaration.consistency.finding import Data, Finding, Findings, Path

HOLDERS = {
    ("suit", "follow_trump"): ("opponent", "partner"),
    ("suit", "follow_plain"): ("opponent", "partner", "opponent_ruffed", "partner_ruffed"),
    ("suit", "void"): ("opponent", "partner", "opponent_ruffed", "partner_ruffed"),
    ("no_trump", "follow_plain"): ("opponent", "partner"),
    ("all_trump", "follow_trump"): ("opponent", "partner"),
}
"""The rows of play by kind of contract and by what was led: who holds the trick."""

SECTION_CLAUSES = {"suit": "play.groups", "no_trump": "play.no-trump", "all_trump": "play.all-trump"}


def check(facts: Facts) -> Findings:
    """Yield what is wrong with the section of play."""
    yield from check_rows(facts)
    yield from check_words(facts)


def check_rows(facts: Facts) -> Findings:
    """Every kind of contract that is declared has rows, and every situation that can arise has one."""
    play = facts.data["play"]
    for kind in sorted({contract["kind"] for contract in facts.data["contracts"].values()} - play.keys()):
        message = f"there are contracts of the kind {kind}, and it has no rows"
        instead = f"Add {kind}: {example(facts, kind)} to play, or leave the contracts out."
        yield Finding(("play",), "play.section-missing", message, instead, SECTION_CLAUSES[kind])
    for path in arising_rows(facts):
        section = play.get(path[1])
        if section is not None and path[3] not in section.get(path[2], {}):
            message = f"this situation can arise and has no row: {path[3]}"
            yield Finding(path, "play.row-missing", message, "Say what the player's duty is.", clause_of(path))


def example(facts: Facts, kind: str) -> str:
    """Return rows of the most lenient duties, as they are written."""
    rows = {led: [one for one in all if holds(facts, one)] for (of, led), all in HOLDERS.items() if of == kind}
    words = {"void": "free"}
    parts = [f"{led}: {{{', '.join(f'{one}: {words.get(led, ANY)}' for one in ones)}}}" for led, ones in rows.items()]
    return f"{{{', '.join(parts)}}}"


ANY = "any"


def arising_rows(facts: Facts) -> Iterator[Path]:
    """Yield the path of every row whose situation can arise."""
    for (kind, led), holders in HOLDERS.items():
        if kind in facts.played_kinds:
            yield from (("play", kind, led, holder) for holder in holders if holds(facts, holder))


def holds(facts: Facts, holder: str) -> bool:
    """Say whether a trick can be held in this way when a card is added to it."""
    if holder.startswith("partner") and not facts.partners_in_play:
        return False
    return not holder.endswith("ruffed") or facts.count > 2


def clause_of(path: Path) -> str:
    """Return the clause of a row: its path without the kind ``suit``, in the spelling of clause ids."""
    return ".".join(str(part) for part in path if part != "suit").replace("_", "-")


def check_words(facts: Facts) -> Findings:
    """Ranks exist, and a ban on trump leads has something that brings it about."""
    play = facts.data["play"]
    unknown = [rank for rank in play.get("never_forced", "") if rank not in facts.ranks]
    if unknown:
        message = f"the pack has no {', '.join(unknown)}"
        instead = f"Write ranks from {facts.ranks}."
        yield Finding(("play", "never_forced"), "play.never-forced", message, instead, "play.never-forced")
    closed = any("closed" in row.get("manner", ()) and suit_doubled(facts, row) for row in facts.doubling)
    if play["lead"].get("trump") == "not_while_closed" and "suit" in facts.played_kinds and not closed:
        message = "no suit contract can be doubled closed, so no lead is ever barred"
        instead = "Write free, or give a row of doubling the manner closed."
        yield Finding(("play", "lead", "trump"), "play.closed-double", message, instead, "play.lead.trump")


def suit_doubled(facts: Facts, row: Data) -> bool:
    """Say whether a row doubles a suit."""
    return any(name in facts.suits for name in facts.doubled(row))

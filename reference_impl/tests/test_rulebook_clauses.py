"""Every clause of the specification is said in the book of some table, on its own or with another one."""

from __future__ import annotations

import re

from belote.data import root
from belote.declaration import variants
from belote.library import resolved
from belote.rulebook import sentences

TOPICS = (
    *("setup", "contracts", "dealing", "auction", "play", "declarations", "belote", "trick-melds", "scoring", "match"),
    "irregularities",
)

SAID_WITH = {
    "auction.after-bids": "auction.doubling.when",
    "auction.annul.when": "auction.annul",
    "auction.bid": "auction.rows",
    "auction.doubling.level": "auction.doubling",
    "auction.legal-bid": "auction.outbids",
    "auction.legal-double": "auction.doubling.by",
    "auction.pending": "auction.rounds",
    "auction.result": "auction.all-pass",
    "auction.round-end": "auction.rounds",
    "auction.standing": "auction.contract",
    "belote.held-together": "belote.points",
    "belote.silence": "belote.said",
    "contracts.denominations": "contracts.kinds",
    "contracts.values": "contracts.order",
    "dealing.dealer": "dealing.dealer.first",
    "dealing.swap": "dealing.steps",
    "dealing.take": "dealing.steps",
    "dealing.to": "dealing.steps",
    "dealing.turned-card": "auction.turned-to",
    "dealing.up-to": "dealing.steps",
    "declarations.beaten": "declarations.contest",
    "declarations.cards-read": "declarations.kinds",
    "declarations.compare-runs": "declarations.runs-by",
    "declarations.cut": "declarations.runs",
    "declarations.not-shown": "declarations.show",
    "declarations.reading": "declarations.shared-card",
    "declarations.square-against-run": "declarations.square-and-run",
    "declarations.worth": "declarations.contest",
    "irregularities.early-look": "irregularities.award",
    "irregularities.early-trump-lead": "irregularities.award",
    "irregularities.misdeal": "irregularities.award",
    "irregularities.out-of-turn": "irregularities.award",
    "irregularities.price": "irregularities.award",
    "irregularities.refused": "irregularities.faults",
    "irregularities.revoke": "irregularities.award",
    "irregularities.wrong-claim": "irregularities.award",
    "irregularities.wrong-signal": "irregularities.award",
    "match.accumulate": "match.target",
    "match.end": "match.target",
    "match.instant-win.run": "match.instant-win",
    "match.instant-win.sweep": "match.instant-win",
    "match.next-dealer": "dealing.dealer.after-deal",
    "match.pool": "scoring.pool",
    "play.all-trump": "play.all-trump.follow-trump.opponent",
    "play.all-trump.follow-trump": "play.all-trump.follow-trump.opponent",
    "play.follow-plain": "play.follow-plain.opponent",
    "play.follow-trump": "play.follow-trump.opponent",
    "play.groups": "play.void.opponent-ruffed",
    "play.higher": "contracts.order",
    "play.lead": "play.lead.trump",
    "play.legal-card": "play.situation",
    "play.no-trump": "play.no-trump.follow-plain.opponent",
    "play.no-trump.follow-plain": "play.no-trump.follow-plain.opponent",
    "play.partner": "setup.sides",
    "play.playable": "play.table-cards",
    "play.turn": "play.winner",
    "play.void": "play.void.opponent",
    "scoring.count": "scoring.heaps",
    "scoring.division": "scoring.unit",
    "scoring.passed-out": "auction.all-pass.taker",
    "scoring.pay": "scoring.pay.made",
    "scoring.roles": "auction.contract",
    "scoring.shares": "scoring.rounding",
    "scoring.success.against": "scoring.success",
    "scoring.success.count": "scoring.success",
    "scoring.success.equal": "scoring.success",
    "scoring.success.in": "scoring.success",
    "scoring.swept": "scoring.capot",
    "setup.position": "auction.turn",
}
"""Clauses that no sentence is bound to, by the clause whose sentences say them."""

NOT_FOR_READERS = {
    "auction.call": "words name rows; what a word bids is said with its row",
    "dealing.known": "what a player has seen is not a rule to follow but what a program may tell",
    "declarations.same-twice": "nobody at a table names the same cards twice",
    "scoring.items": "how a score is written down by programs; the examples show it",
    "setup.seats": "letters are for records",
    "setup.side-names": "names are for records",
}


def clauses() -> set[str]:
    """Return the clauses of the rules, without those on records and on the protocol."""
    texts = [(root() / "spec" / "clauses" / f"{topic}.md").read_text(encoding="utf-8") for topic in TOPICS]
    return {clause for text in texts for clause in re.findall(r"^## (\S+)", text, re.MULTILINE)}


def said() -> set[str]:
    """Return the clauses of the sentences of all declared variants."""
    return {sentence.clause for name in variants() for sentence in sentences(resolved(name))}


def test_every_clause_is_said_or_known_not_to_be() -> None:
    bound, listed = said(), {*SAID_WITH, *NOT_FOR_READERS}
    assert clauses() - bound - listed == set()
    assert listed & bound == set()
    assert listed <= clauses()


def test_what_says_another_clause_is_said_itself() -> None:
    assert set(SAID_WITH.values()) <= said()


def test_a_sentence_is_bound_to_a_clause_that_exists() -> None:
    assert said() <= clauses()

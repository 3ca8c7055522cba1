"""Declarations for the tests of the loader: one small complete variant, written out line by line, and a shelf."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from belote.declaration import resolve
from belote.errors import BrokenDeclaration, Problem

BIBLIOGRAPHY = """\
rulebook: {title: A rulebook, how: read in full}
letters: {title: Letters from players, how: read in full}
"""

SMALL = """\
variant: small
names: {en: A small complete game}
players: {count: 4, sides: partners, direction: clockwise}
pack: {ranks: '789TJQKA', suits: CDHS, shuffle: every_deal}
dealing:
  dealer: {first: lot, after_deal: next, after_void: next, after_misdeal: same}
  steps:
    - {to: hand, cards: [3, 2]}
    - {to: turned}
    - {round: 1}
    - {to: hand, up_to: 8}
contracts:
  suit:
    kind: suit
    trump:
      order: J9ATKQ87
      values: {'7': 0, '8': 0, '9': 14, T: 10, J: 20, Q: 3, K: 4, A: 11}
    plain:
      order: ATKQJ987
      values: {'7': 0, '8': 0, '9': 0, T: 10, J: 2, Q: 3, K: 4, A: 11}
auction:
  order: [[suits]]
  rounds:
    - ends: passed
      bids:
        - {call: take, bid: [turned], turned_to: taker}
  all_pass: {deal: void}
play:
  lead: {first: eldest}
  suit:
    follow_trump: {opponent: beat, partner: beat}
    follow_plain: {opponent: any, partner: any, opponent_ruffed: any, partner_ruffed: any}
    void: {opponent: ruff, partner: free, opponent_ruffed: over_else_ruff, partner_ruffed: free}
scoring:
  success:
    - {count: [cards], against: defenders, equal: failed}
match: {target: 500}
sources:
  players: [rulebook]
  pack: [rulebook §1]
  dealing: [rulebook]
  contracts: [rulebook]
  auction: [rulebook]
  play: [rulebook]
  play.suit.void.partner: {editorial: the rulebook is silent, sources: [letters]}
  scoring: [rulebook]
  match: [rulebook]
"""

Write = Callable[[str, str], Path]


def line_of(text: str, words: str) -> int:
    """Return the number of the first line that holds these words."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if words in line)


def changed(*changes: tuple[str, str]) -> str:
    """Return the small variant with pieces of its text replaced; every piece must be there."""
    text = SMALL
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def problems(path: Path | str, *options: str) -> list[Problem]:
    """Return what is wrong with a declaration."""
    try:
        resolve(path, options)
    except BrokenDeclaration as error:
        return list(error.problems)
    return []


def told(path: Path | str, *options: str) -> list[tuple[str, int]]:
    """Return code and line of everything that is wrong with a declaration."""
    return [(problem.code, problem.place.line) for problem in problems(path, *options)]

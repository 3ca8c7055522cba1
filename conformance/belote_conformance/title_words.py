"""Words that say something in a title: verbs, and a few others that tell as much in short. See ``corpus_lint``.

Forms that are mostly nouns here, as bid and ruff, are left out.
"""

from __future__ import annotations

import re

WORDS = """
is are was were be been has have had may must can cannot could would does do did need needs will
add adds allow allows annul annuls answers apply applies avoid avoids
beat beats become becomes begin begins belong belongs bind binds break breaks bring brings
cancel cancels carry carries choose chooses close closes collect collects come comes
compare compares costs count counts cuts
deal deals decide decides declare declares discard discards divide divides
ends exempt exempts
fail fails falls fill fills finish finishes follow follows forbid forbids force forces
forfeit forfeits free frees
get gets give gives go goes halve halves hang hangs hide hides holds join joins
keep keeps know knows
lacks lay lays leads leave leaves let lets lie lies look looks lose loses lower lowers
make makes match mean means meet meets multiply multiplies
open opens outbid outbids outrank outranks
pass passes pay pays pick picks plays prevent prevents prove proves
raise raises ranks reach reaches read reads receive receives refuse refuses remain remains remove removes
replace replaces rests reveal reveals rounds
save saves say says score scores see sees send sends serve serves settle settles share
shuffles silence silences sit sits skip skips speak speaks split splits stand stands starts stay stays
suffice suffices
take takes tell tells touches trumps
waits wants win wins withdraw withdraws write writes yield yields
answer answers award awards drops lack lifts moves shows stops turns wait want works
"""
VERBS = frozenset(WORDS.split())
SHORT = frozenset(("made", "failed", "doubled", "redoubled", "each", "nobody", "nothing", "not"))
"""As in "Made only with the belote" and "Nine cards each in packets of three"."""
WORD = re.compile(r"[a-z']+")
PLACEHOLDER = re.compile(r"\b(todo|fixme|tbd|xxx+|lorem|untitled|new record|copy of)\b", re.IGNORECASE)


def says_something(title: str) -> bool:
    """Say whether a title has a verb, a word that tells as much, or a colon before what it tells."""
    return ": " in title or not (VERBS | SHORT).isdisjoint(WORD.findall(title.lower()))

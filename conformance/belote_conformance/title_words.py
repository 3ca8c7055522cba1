"""Words that say something in a title: verbs, and a few others that tell as much in short. See ``corpus_lint``."""

from __future__ import annotations

import re

WORDS = """
is are was were be been has have had may must can cannot could would does do did need needs will
add adds allow allows annul annuls answer answers apply applies avoid avoids award awards
beat beats become becomes begin begins belong belongs bid bids bind binds break breaks bring brings
call calls cancel cancels carry carries change changes choose chooses close closes collect collects come comes
compare compares cost costs count counts cut cuts
deal deals decide decides declare declares discard discards divide divides double doubles drop drops
end ends exchange exchanges exempt exempts
face faces fail fails fall falls fill fills finish finishes follow follows forbid forbids force forces
forfeit forfeits free frees
gain gains get gets give gives go goes halve halves hang hangs hide hides hold holds join joins
keep keeps know knows
lack lacks lay lays lead leads leave leaves let lets lie lies lift lifts look looks lose loses lower lowers
make makes mark marks match matches mean means meet meets move moves multiply multiplies
name names offer offers open opens outbid outbids outrank outranks overruff overruffs
pass passes pay pays pick picks play plays prevent prevents prove proves
raise raises rank ranks reach reaches read reads receive receives refuse refuses remain remains remove removes
replace replaces rest rests reveal reveals round rounds ruff ruffs rule rules run runs
save saves say says score scores see sees send sends serve serves set sets settle settles share shares show shows
shuffle shuffles silence silences sit sits skip skips speak speaks split splits stand stands start starts stay stays
stop stops suffice suffices sweep sweeps
take takes tell tells test tests tie ties touch touches treble trebles triple triples trump trumps turn turns
use uses void voids wait waits want wants win wins withdraw withdraws work works write writes yield yields
"""
VERBS = frozenset(WORDS.split())
SHORT = frozenset(("made", "failed", "doubled", "redoubled", "each", "nobody", "nothing", "not"))
"""As in "Made only with the belote" and "Nine cards each in packets of three"."""
WORD = re.compile(r"[a-z']+")
PLACEHOLDER = re.compile(r"\b(todo|fixme|tbd|xxx+|lorem|untitled|new record|copy of)\b", re.IGNORECASE)


def says_something(title: str) -> bool:
    """Say whether a title has a verb, a word that tells as much, or a colon before what it tells."""
    return ": " in title or not (VERBS | SHORT).isdisjoint(WORD.findall(title.lower()))

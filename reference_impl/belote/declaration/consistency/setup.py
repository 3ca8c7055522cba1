"""Players and pack. Clauses setup.players to setup.cut.decline."""

from __future__ import annotations

from belote.declaration.consistency.facts import Facts
from belote.declaration.consistency.finding import Finding, Findings
from belote.declaration.consistency.table import NATURAL

SIZES = (24, 32, 36)


def check(facts: Facts) -> Findings:
    """Yield what is wrong with the players, the pack and the cut."""
    yield from check_sides(facts)
    yield from check_pack(facts)
    if facts.data["pack"].get("cut"):
        yield from check_cutters(facts)
        yield from check_packet(facts)


def check_sides(facts: Facts) -> Findings:
    """Partners are four; with two players one against the rest is the same as everyone alone."""
    sides = facts.data["players"]["sides"]
    path = ("players", "sides")
    if sides == "partners" and facts.count != 4:
        message = f"{facts.count} players cannot be partners two by two"
        yield Finding(path, "setup.partners", message, "Write alone or taker_against_rest.", "setup.sides")
    if sides == "taker_against_rest" and facts.count == 2:
        message = "with two players the taker against the rest is everyone alone"
        yield Finding(path, "setup.two-alone", message, "Write alone.", "setup.sides")


def check_pack(facts: Facts) -> Findings:
    """Ranks stand in the natural order, each once, as do the suits; the pack has a known size."""
    ranks, suits = facts.ranks, facts.data["pack"]["suits"]
    in_order = "".join(rank for rank in NATURAL if rank in ranks)
    if ranks != in_order:
        message = f"the ranks {ranks} do not stand in the natural order, each once"
        yield Finding(("pack", "ranks"), "setup.ranks", message, f"Write '{in_order}'.", "setup.pack")
    if len(set(suits)) != len(suits):
        message = f"a suit stands twice in {suits}"
        instead = f"Write '{''.join(dict.fromkeys(suits))}'."
        yield Finding(("pack", "suits"), "setup.suits", message, instead, "setup.pack")
    if facts.pack_size not in SIZES:
        message = f"the pack has {facts.pack_size} cards"
        yield Finding(("pack", "ranks"), "setup.pack-size", message, "A pack has 24, 32 or 36 cards.", "setup.pack")


def check_cutters(facts: Facts) -> Findings:
    """The cutter exists, and the cutter of the first deal is somebody else."""
    cut = facts.data["pack"]["cut"]
    for key, clause in (("by", "setup.cut"), ("first_deal", "setup.cut.first-deal")):
        path = ("pack", "cut", key)
        if cut.get(key) == "dealers_partner" and not facts.partners:
            message = "the dealer has no partner to cut"
            yield Finding(path, "setup.cut-partner", message, "Write before_dealer or after_dealer.", clause)
        if cut.get(key) == "after_dealer" and facts.count == 2:
            message = "with two players the player after the dealer is the one before him"
            yield Finding(path, "setup.cut-of-two", message, "Write before_dealer.", clause)
    if cut.get("first_deal") == cut["by"]:
        message = f"the first deal is cut by {cut['by']} as every deal"
        path = ("pack", "cut", "first_deal")
        yield Finding(path, "setup.cut-first-deal", message, "Write usual, or leave it out.", "setup.cut.first-deal")


def check_packet(facts: Facts) -> Findings:
    """Two packets of the smallest size fit into the pack."""
    least, half = facts.data["pack"]["cut"]["at_least"], facts.pack_size // 2
    if least > half:
        message = f"two packets of {least} cards are more than the {facts.pack_size} of the pack"
        instead = f"Write at most {half}."
        yield Finding(("pack", "cut", "at_least"), "setup.cut-packet", message, instead, "setup.cut.packet")

"""The timeline of the deal: which steps may stand where. Clauses dealing.steps to dealing.show.

How many cards everybody has is followed in ``dry_run``.
"""

from __future__ import annotations

from belote.declaration.consistency.dry_run import check_cards
from belote.declaration.consistency.facts import Facts
from belote.declaration.consistency.finding import Data, Finding, Findings, Path
from belote.declaration.consistency.situations import Situations
from belote.declaration.consistency.table import turns
from belote.declaration.suggest import listed

KEYS = ("to", "round", "look", "swap", "take", "show")
PACKET_KEYS = ("cards", "up_to", "from", "last")
HIDDEN = ("hidden", "hidden_till_pass")


def check(facts: Facts, situations: Situations) -> Findings:
    """Yield what is wrong with the dealer and the steps."""
    yield from check_dealer(facts, situations)
    shapes = list(check_shapes(facts))
    yield from shapes
    yield from check_rounds(facts)
    yield from check_turned(facts)
    yield from check_hidden(facts)
    yield from check_takers(facts, situations)
    if not shapes:
        yield from check_cards(facts, situations)


def step_path(index: int, *keys: str) -> Path:
    """Return the path of a step."""
    return ("dealing", "steps", index, *keys)


def check_dealer(facts: Facts, situations: Situations) -> Findings:
    """The winner deals next only where everyone scores alone; a deal that may be void has a next dealer."""
    dealer = facts.data["dealing"]["dealer"]
    if dealer["after_deal"] == "winner" and facts.partners:
        message = "with partners it is not said which of the two winners deals"
        where = ("dealing", "dealer", "after_deal")
        yield Finding(where, "dealing.winner-deals", message, "Write next or same.", "dealing.dealer.after-deal")
    if may_be_void(facts) and "after_void" not in dealer:
        message = "the deal may be void, and nobody is named to deal after it"
        path = ("dealing", "dealer")
        yield Finding(path, "dealing.after-void", message, "Add after_void: next or same.", "dealing.dealer.after-void")


def may_be_void(facts: Facts) -> bool:
    """Say whether a deal may be void: all pass, or an offer to annul is accepted."""
    offers = any(row.data.get("offer", "none") == "annul" for row in facts.rows)
    return offers or facts.data["auction"]["all_pass"]["deal"] == "void"


def check_shapes(facts: Facts) -> Findings:
    """A step does one thing, and neighbouring packets of one kind are one step."""
    for index, step in enumerate(facts.steps):
        keys = [key for key in KEYS if key in step]
        if len(keys) != 1:
            found = listed(keys, "and") or "nothing"
            message = f"the step has {found} instead of one of the keys {listed(KEYS, 'and')}"
            instead = "Write one thing in each step, in the order in which it happens."
            yield Finding(step_path(index), "dealing.step", message, instead, "dealing.steps")
        elif "to" not in step and any(key in step for key in PACKET_KEYS):
            loose = [key for key in PACKET_KEYS if key in step]
            message = f"{listed(loose, 'and')} belongs to a step that deals cards"
            yield Finding(step_path(index), "dealing.step", message, "Leave it out, or write to.", "dealing.steps")
        elif index and same_kind(facts.steps[index - 1], step):
            message = f"this step and the one before it both deal to {step['to']}"
            yield Finding(
                step_path(index), "dealing.neighbours", message, "Write one list of packets.", "dealing.packets"
            )


def same_kind(one: Data, other: Data) -> bool:
    """Say whether two neighbouring steps could be one."""
    alike = all(one.get(key) == other.get(key) for key in ("to", "from"))
    return alike and "cards" in one and "cards" in other and one.get("last") != "turned"


def check_rounds(facts: Facts) -> Findings:
    """The rounds of the timeline are those of the auction, each once and in order."""
    held = [step["round"] for step in facts.steps if "round" in step]
    declared = list(range(1, len(facts.rounds) + 1))
    if held != declared:
        message = f"the steps hold the rounds {held}, and the auction has {len(declared)}"
        other = " Or give the auction as many rounds as the steps hold." if len(held) > len(declared) else ""
        instead = (f"Hold the rounds {declared}, in this order." if declared else "Hold no round.") + other
        yield Finding(("dealing", "steps"), "dealing.rounds", message, instead, "dealing.round")


def check_turned(facts: Facts) -> Findings:
    """One card is turned at most; a swap needs it, a trump suit and a low trump; one step shows the bottom card."""
    turned = [index for index, step in enumerate(facts.steps) if turns(step)]
    for index in turned[1:]:
        message = "a second card is turned"
        yield Finding(step_path(index), "dealing.turned-twice", message, "Turn one card only.", "dealing.to")
    for index, step in enumerate(facts.steps):
        if "swap" in step:
            yield from check_swap(facts, index, step["swap"]["rank"])
    shown = [index for index, step in enumerate(facts.steps) if "show" in step]
    for index in shown[1:]:
        message = "the bottom card is shown twice"
        yield Finding(step_path(index), "dealing.shown-twice", message, "Show it once.", "dealing.show")


def check_swap(facts: Facts, index: int, rank: str) -> Findings:
    """A swap exchanges a card of the pack for a card turned before, once the turned suit may be trump."""
    path = step_path(index, "swap")
    if facts.turned_step is None or facts.turned_step > index:
        message = "no card is turned before the swap"
        yield Finding(path, "dealing.swap-turned", message, "Turn a card first, or leave the swap out.", "dealing.swap")
    if rank not in facts.ranks:
        message = f"the pack has no {rank}"
        yield Finding((*path, "rank"), "dealing.swap-rank", message, f"Write one of {facts.ranks}.", "dealing.swap")
    held = any("round" in step for step in facts.steps[:index])
    trump = facts.played_when_passed or any(
        suit in facts.named(row.data["bid"], suit) for row in facts.rows for suit in facts.suits
    )
    if not trump or not (held or not facts.rounds):
        message = "the turned suit cannot be trump at this moment"
        yield Finding(
            path, "dealing.swap-trump", message, "Put the swap behind a round that may make it trump.", "dealing.swap"
        )


def check_hidden(facts: Facts) -> Findings:
    """Hidden cards are picked up, and what waits for a pass waits for a round."""
    waiting: dict[int, str] = {}
    for index, step in enumerate(facts.steps):
        if step.get("to") in HIDDEN:
            waiting[index] = step["to"]
        elif "round" in step:
            waiting = {place: "seen" if word == "hidden_till_pass" else word for place, word in waiting.items()}
        elif "look" in step:
            if not waiting:
                message = "no hidden cards lie there to be picked up"
                yield Finding(
                    step_path(index), "dealing.look", message, "Deal some hidden cards first.", "dealing.look"
                )
            yield from waits_for_nothing(waiting)
            waiting = {}
    yield from waits_for_nothing(waiting)
    for index in waiting:
        message = "these cards are never picked up"
        yield Finding(step_path(index), "dealing.never-seen", message, "Add {look: hidden} behind it.", "dealing.look")


def waits_for_nothing(waiting: dict[int, str]) -> Findings:
    """Yield a finding for cards that wait for a pass although no round is held while they lie there."""
    for index in (place for place, word in waiting.items() if word == "hidden_till_pass"):
        message = "no round is held while these cards wait for a pass"
        yield Finding(step_path(index, "to"), "dealing.hidden-till-pass", message, "Write hidden.", "dealing.to")


def check_takers(facts: Facts, situations: Situations) -> Findings:
    """A step that needs a taker stands where there is one, or where the next round obliges a seat."""
    kitty = False
    for index, step in enumerate(facts.steps):
        kitty = kitty or step.get("to") == "kitty"
        if "take" in step and not kitty:
            message = "no kitty lies there to be picked up"
            yield Finding(step_path(index), "dealing.take", message, "Set a kitty aside first.", "dealing.take")
        if step.get("from") == "taker" and "to" in step and not has_taker(facts, situations, index):
            message = "at this moment there may be no taker"
            instead = "Write eldest, or put the step where the next round obliges a seat."
            yield Finding(step_path(index, "from"), "dealing.no-taker", message, instead, "dealing.from")
        if "take" in step:
            kitty = False
            if not has_taker(facts, situations, index):
                message = "at this moment there may be no taker"
                yield Finding(
                    step_path(index), "dealing.no-taker", message, "Put it behind the auction.", "dealing.take"
                )


def has_taker(facts: Facts, situations: Situations, index: int) -> bool:
    """Say whether a step finds a taker, or a deal that is played without one, or a seat that will be obliged."""
    later = [step["round"] for step in facts.steps[index:] if "round" in step]
    if not later:
        return bool(facts.rounds)
    obliged = any(row.round == later[0] and row.data.get("must") for row in facts.rows)
    reached = any((later[0], 1) in table.situations for table in situations.empty.values())
    return obliged or not reached

"""A deal as far as it is recorded: event after event, through the machinery of records, up to the first refusal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from belote.auction import choices
from belote.deal import Deal, Event, Legal, Rules, legal
from belote.errors import Refusal
from belote.record import write_event
from belote.record.deals import Moment
from belote.record.kinds import KINDS

Json = Mapping[str, Any]
DEAL = KINDS["deal"]


@dataclass
class Course:
    """What has happened in a deal. ``refusal`` is the first event the rules refuse, after which nothing happens.

    ``said_at`` is where in the row the refused event stands, ``expected`` what would have been allowed there.
    """

    rules: Rules
    given: Json
    moment: Moment
    events: list[Json] = field(default_factory=list)
    refusal: Refusal | None = None
    said_at: str = ""
    expected: str = ""

    @property
    def deal(self) -> Deal:
        """The state of the deal."""
        return self.moment.deal

    @property
    def running(self) -> bool:
        """Whether more may happen."""
        return self.refusal is None and self.deal.phase != "over"

    def put(self, event: Event, said_at: str = "") -> bool:
        """Let an event happen, and say whether the rules allow it. Raises ``BrokenRecord``."""
        written = write_event(self.rules, event)
        before = self.deal
        self.events.append(written)
        try:
            self.moment = DEAL.apply(self.moment, written, f"events.{len(self.events) - 1}")
        except Refusal as refusal:
            self.refusal, self.said_at = refusal, said_at
            self.expected = allowed(self.rules, legal(before))
            return False
        return True

    def seen(self, name: str) -> Any:
        """Return an observation of the deal as it stands."""
        return DEAL.observe(self.moment, name)

    def record(self, variant: str) -> dict[str, Any]:
        """Return the record of what happened, as ``belote explain`` reads it."""
        name, *options = variant.split("+")
        head = {"variant": {"id": name, "options": options}, "given": dict(self.given), "events": list(self.events)}
        if self.refusal is None:
            return {"kind": "deal", **head}
        refused = {"code": self.refusal.code, "phase": self.refusal.phase, "clause": self.refusal.clause}
        expect = [{"at": len(self.events) - 1, "refused": refused}]
        return {"kind": "refusal", "base": "deal", **head, "expect": expect}


def begin(rules: Rules, given: Json) -> Course:
    """Return a deal before its first event. Raises ``BrokenRecord`` for givens that cannot be."""
    return Course(rules, given, DEAL.begin(rules, given))


def allowed(rules: Rules, found: Legal) -> str:
    """Return in words what was allowed."""
    if found.turn is None:
        return "the deal is over"
    who = rules.table.letter(found.turn)
    if found.phase == "play":
        return f"{who} may play {' '.join(rules.pack.names(found.cards))}"
    if found.phase in ("auction", "offer"):
        return f"{who} may say {choices(found.calls.get(found.turn, ()))}"
    return f"{who} is to act ({found.phase})"

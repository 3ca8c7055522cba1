"""A second, slow auction, written from the clause texts alone: it keeps the list of what was said and nothing else.

Every question is answered by reading that list from the start. It shares the declaration and the form of a call with
the interpreter, none of its tables and none of its functions.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from belote.auction import Call
from belote.declaration.model import AnnulRow, BidRow, Declaration, DoublingRow

SUIT_NAMES = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


@dataclass
class Said:
    """One thing said: in which round and stage, by whom, and, worked out at that moment, by which row and of what."""

    round: int
    stage: str
    seat: int
    call: Call
    row: BidRow | DoublingRow | AnnulRow | None = None
    target: int = -1


@dataclass
class Lying:
    """A bid as it lies on the table now."""

    seat: int
    call: Call
    row: BidRow
    level: int = 0
    by: DoublingRow | None = None
    doubler: int = -1
    raiser: int = -1
    manner: str = "plain"


@dataclass
class SlowAuction:
    """An auction from its first call; ``hands`` are sets of card codes."""

    game: Declaration
    dealer: int
    turned: str = ""
    scores: tuple[int, ...] = ()
    hands: tuple[frozenset[str], ...] = ()
    log: list[Said] = field(default_factory=list)
    round: int = 1
    stage: str = "bids"
    status: str = "running"
    turn: int | None = None

    def __post_init__(self) -> None:
        if not self.game.auction.rounds:
            self.status = "contract"
        else:
            self.ask_after(self.dealer)

    # Words

    @property
    def seats(self) -> int:
        return self.game.players.count

    def position(self, seat: int) -> int:
        return [(self.dealer + step) % self.seats for step in range(1, self.seats + 1)].index(seat) + 1

    def friends(self, one: int, other: int) -> bool:
        return one == other or (self.game.players.sides == "partners" and (one + other) % 2 == 0)

    def ladder(self) -> list[int | str | None]:
        amounts = self.game.auction.amounts
        if amounts is None:
            return [None]
        found: list[int | str | None] = []
        number = amounts.from_
        while number <= amounts.to:
            found.append(number)
            number += amounts.step
        return found + [rung.name for rung in amounts.rungs]

    def spelled(self, words: tuple[str, ...]) -> list[str]:
        suits = [SUIT_NAMES[letter] for letter in self.game.pack.suits]
        turned = SUIT_NAMES[self.turned[1]] if self.turned else "?"
        meaning = {"suits": suits, "turned": [turned], "others": [suit for suit in suits if suit != turned]}
        return [name for word in words for name in meaning.get(word, [word])]

    def group(self, denomination: str) -> int:
        return next(n for n, words in enumerate(self.game.auction.order) if denomination in self.spelled(words))

    def table(self) -> list[Lying]:
        """The bids that still matter, each with its level."""
        lying: list[Lying] = []
        keep = any(row.target == "any_bid" for row in self.game.auction.doubling)
        for said in self.log:
            if isinstance(said.row, BidRow):
                lying = (
                    [*lying, Lying(said.seat, said.call, said.row)] if keep else [Lying(said.seat, said.call, said.row)]
                )
            if isinstance(said.row, DoublingRow):
                bid = lying[said.target]
                bid.level, bid.by, bid.manner, bid.raiser = said.row.level, said.row, said.call.manner, said.seat
                bid.doubler = said.seat if said.row.level == 1 else bid.doubler
        return lying

    def situation(self, seat: int) -> str:
        lying = self.table()
        if not lying:
            return "passes" if self.log or self.round > 1 else "opening"
        bid = lying[-1]
        if bid.seat == seat:
            if bid.level == 0 or bid.raiser == seat:
                return "own"
            return "partner" if self.friends(bid.raiser, seat) else "opponents"
        return "partner" if self.friends(bid.seat, seat) else "opponents"

    # Bids

    def rows_open(self, seat: int) -> list[BidRow]:
        return [row for row in self.game.auction.rounds[self.round - 1].bids if self.row_is_open(row, seat)]

    def row_is_open(self, row: BidRow, seat: int) -> bool:
        passed = any(s.round == self.round and s.seat == seat and s.call.do == "pass" for s in self.log)
        uses = [s for s in self.log if s.row is row]
        if row.limit and row.limit.per == "seat":
            uses = [s for s in uses if s.seat == seat]
        if row.limit and row.limit.per == "side":
            uses = [s for s in uses if self.friends(s.seat, seat)]
        return (
            self.position(seat) in row.seats
            and self.situation(seat) in row.over
            and (not row.turned or not self.turned or self.turned[0] in row.turned)
            and not (row.limit and len(uses) >= row.limit.times)
            and not (passed and row.after_pass == "refused")
        )

    def bids(self, seat: int) -> dict[Call, BidRow]:
        lying = self.table()
        if any(bid.level and bid.by and bid.by.bids_after != "open" for bid in lying):
            return {}
        found: dict[Call, BidRow] = {}
        for row in self.rows_open(seat):
            for denomination in self.spelled(row.bid):
                for amount in self.ladder():
                    for flag in (False, True):
                        call = Call("bid", row.call, denomination, amount, flag)
                        if call not in found and self.in_row(row, call) and self.beats(row, call, seat, lying):
                            found[call] = row
        return found

    def in_row(self, row: BidRow, call: Call) -> bool:
        amounts = self.game.auction.amounts
        if call.flag and (amounts is None or amounts.flag == "none" or isinstance(call.amount, str)):
            return False
        if call.amount is None:
            return True
        return (call.amount if isinstance(call.amount, str) else "numbers") in row.amounts

    def beats(self, row: BidRow, call: Call, seat: int, lying: list[Lying]) -> bool:
        if not lying:
            return True
        old, amounts = lying[-1], self.game.auction.amounts
        if row.suit == "new" and call.denomination == old.call.denomination:
            return False
        if old.call.flag and not call.flag:
            return False
        ladder = self.ladder()
        height, old_height = ladder.index(call.amount), ladder.index(old.call.amount)
        if amounts is not None and amounts.flag != "none":
            return height > old_height
        if height != old_height:
            return height > old_height
        rank, old_rank = self.group(call.denomination), self.group(old.call.denomination)
        if rank != old_rank:
            return rank > old_rank
        return row.equal == "earlier_seat" and self.position(seat) < self.position(old.seat)

    def must_bid(self, seat: int) -> bool:
        open_rows = set(map(id, self.bids(seat).values()))
        obliging = [row for row in self.rows_open(seat) if self.position(seat) in row.must]
        return not self.table() and any(id(row) in open_rows for row in obliging)

    # Doubles

    def doubles(self, seat: int, moments: set[str]) -> dict[Call, tuple[DoublingRow, int]]:
        found: dict[Call, tuple[DoublingRow, int]] = {}
        lying = self.table()
        for row in self.game.auction.doubling:
            if row.when not in moments:
                continue
            for place in range(len(lying) - 1, -1, -1):
                if row.target == "standing" and place != len(lying) - 1:
                    continue
                bid = lying[place]
                if self.may_double(seat, row, bid):
                    for manner in row.manner:
                        of = bid.call.denomination if row.target == "any_bid" else ""
                        found.setdefault(Call("double", row.call, manner=manner, of=of), (row, place))
        return found

    def may_double(self, seat: int, row: DoublingRow, bid: Lying) -> bool:
        who = {
            "defenders": not self.friends(seat, bid.seat),
            "takers": self.friends(seat, bid.seat),
            "taker": seat == bid.seat,
            "doubler": seat == bid.doubler,
        }[row.by]
        if row.score is not None:
            own, other = (self.scores[seat % 2], self.scores[1 - seat % 2]) if self.scores else (0, 0)
            who = who and own <= row.score.own_at_most and other >= row.score.other_at_least
        fits = bid.call.denomination in self.spelled(row.of) and bid.call.amount not in row.except_
        return who and fits and bid.level == row.level - 1

    # Throwing in

    def annuls(self, seat: int, moments: set[str]) -> dict[Call, AnnulRow]:
        found: dict[Call, AnnulRow] = {}
        for row in self.game.auction.annul:
            if row.when in moments and self.position(seat) in row.seats and self.fits(row, seat):
                found.setdefault(Call("annul", row.call), row)
        return found

    def fits(self, row: AnnulRow, seat: int) -> bool:
        if row.over and self.situation(seat) not in row.over:
            return False
        if row.hand is None:
            return True
        if not self.hands:
            return False
        hand = self.hands[seat]
        if row.hand.points_at_most is not None:
            return sum(self.worth(card) for card in hand) <= row.hand.points_at_most
        if row.hand.only is not None:
            return all(card[0] in row.hand.only for card in hand)
        return all(f"{row.hand.four_of}{suit}" in hand for suit in self.game.pack.suits)

    def worth(self, card: str) -> int:
        """Card points in the standing contract; plain values where none stands."""
        lying = self.table()
        name = lying[-1].call.denomination if lying else ""
        contract = self.game.contracts.get(name, self.game.contracts["suit"])
        trump = name == SUIT_NAMES[card[1]] or contract.kind == "all_trump"
        column = contract.trump if trump else contract.plain
        assert column is not None
        return column.values[card[0]]

    # Turn

    def pending(self) -> list[int]:
        part = self.game.auction.rounds[self.round - 1]
        here = [s for s in self.log if s.round == self.round and s.stage == self.stage]
        if self.stage == "bids" and part.ends == "each_spoke":
            return [seat for seat in range(self.seats) if all(s.seat != seat for s in here)]
        last = max((n for n, s in enumerate(self.log) if isinstance(s.row, BidRow | DoublingRow)), default=-1)
        since = [s for n, s in enumerate(self.log) if n > last and s in here]
        found = [seat for seat in range(self.seats) if all(s.seat != seat for s in since)]
        if last >= 0:
            maker = self.log[last].seat
            raises = self.stage == "bids" and self.situation(maker) == "own" and self.bids(maker)
            found = [seat for seat in found if seat != maker or raises]
        return found

    def could_speak(self, seat: int) -> bool:
        if self.stage == "doubles":
            return bool(self.doubles(seat, {"after_bids"}))
        moments = {"in_turn", "any_time", "until_lead", "by_passing"}
        return bool(self.bids(seat) or self.doubles(seat, moments) or self.annuls(seat, {"in_turn"}))

    def ask_after(self, seat: int) -> None:
        order = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        waiting = [other for other in order if other in self.pending()]
        speakers = [other for other in waiting if self.could_speak(other)]
        if speakers:
            self.turn = waiting[0] if self.game.auction.idle == "speaks" else speakers[0]
            return
        self.turn = None
        self.finish()

    def finish(self) -> None:
        lying, rounds = self.table(), self.game.auction.rounds
        if self.stage == "doubles":
            self.status = "contract"
        elif not lying and self.round < len(rounds):
            self.next_round()
        elif not lying:
            self.status = {"void": "void", "played": "contract"}[self.game.auction.all_pass.deal]
        elif rounds[self.round - 1].ends == "each_spoke" and self.round < len(rounds):
            self.next_round()
        elif any(row.when == "after_bids" for row in self.game.auction.doubling):
            self.stage = "doubles"
            self.ask_after(self.taken().seat)
        else:
            self.status = "contract"

    def next_round(self) -> None:
        self.round += 1
        self.ask_after(self.dealer)

    def taken(self) -> Lying:
        """The bid that is the contract."""
        lying = self.table()
        if any(row.target == "any_bid" for row in self.game.auction.doubling):
            return next((bid for bid in lying if bid.level), lying[-1])
        return lying[-1]

    # What may be said, and saying it

    def legal(self, seat: int) -> set[Call]:
        if self.status == "contract":
            return {*self.doubles(seat, {"until_lead"}), *self.annuls(seat, {"after_deal"})}
        if self.status != "running":
            return set()
        if self.stage == "offer":
            return {Call("accept"), Call("refuse")} if seat == self.turn else set()
        first = {"before_calls"} if not self.log and self.round == 1 else set()
        if seat != self.turn:
            return {*self.doubles(seat, {"any_time", "until_lead"}), *self.annuls(seat, first)}
        if self.stage == "doubles":
            return {Call("pass"), *self.doubles(seat, {"after_bids", "any_time", "until_lead"})}
        calls = {*self.bids(seat), *self.doubles(seat, {"in_turn", "any_time", "until_lead"})}
        calls |= set(self.annuls(seat, first | {"in_turn"}))
        return calls if self.must_bid(seat) else calls | {Call("pass")}

    def say(self, seat: int, call: Call) -> None:
        said = Said(self.round, self.stage, seat, call)
        if call.do == "bid":
            said.row = self.bids(seat)[call]
        if call.do == "double":
            said.row, said.target = self.doubles(seat, {"in_turn", "any_time", "until_lead", "after_bids"})[call]
        if call.do == "annul":
            said.row = self.annuls(seat, {"before_calls", "in_turn", "after_deal"})[call]
        if call.do == "pass" and self.stage == "bids":
            for row, place in self.doubles(seat, {"by_passing"}).values():
                said.row, said.target = row, place
        if call.do in ("accept", "refuse"):
            self.answer(call)
            return
        self.log.append(said)
        if call.do == "annul":
            self.status, self.turn = "annulled", None
        elif self.status == "running" and isinstance(said.row, BidRow) and said.row.offer == "annul":
            self.stage, self.turn = "offer", (seat + 1) % self.seats
        elif self.status == "running":
            self.ask_after(seat)

    def answer(self, call: Call) -> None:
        if call.do == "accept":
            self.status, self.turn = "annulled", None
        else:
            self.stage = "bids"
            self.ask_after(self.log[-1].seat)

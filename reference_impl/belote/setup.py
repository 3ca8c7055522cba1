"""The table: seats, sides and the order of play. Clauses setup.players, setup.sides, setup.direction.

Inside the program a seat is an integer in the order of play, 0 being North; letters are used at the edge.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from belote.declaration.model import Players

Seat = int
Side = int

ORDER = {"clockwise": "NESW", "counterclockwise": "NWSE"}


@dataclass(frozen=True)
class Table:
    """The seats of a variant in the order of play, and who scores with whom. Clause setup.seats."""

    players: Players
    letters: str = field(init=False)

    def __post_init__(self) -> None:
        used = "NESW"[: self.players.count]
        order = "".join(letter for letter in ORDER[self.players.direction] if letter in used)
        object.__setattr__(self, "letters", order)

    @property
    def count(self) -> int:
        """The number of seats."""
        return self.players.count

    def seat(self, letter: str) -> Seat:
        """Return the seat with this letter. Raises ``ValueError`` for a letter that is not at this table."""
        if len(letter) != 1:
            raise ValueError(letter)
        return self.letters.index(letter)

    def letter(self, seat: Seat) -> str:
        """Return the letter of a seat."""
        return self.letters[seat]

    def next(self, seat: Seat) -> Seat:
        """Return the seat after this one in the order of play."""
        return (seat + 1) % self.count

    def starting(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats in the order of play, starting with this one."""
        return tuple((seat + step) % self.count for step in range(self.count))

    def position(self, seat: Seat, dealer: Seat) -> int:
        """Return the position of a seat: 1 is eldest, the last is the dealer. Clause setup.position."""
        return (seat - dealer - 1) % self.count + 1

    def at_position(self, position: int, dealer: Seat) -> Seat:
        """Return the seat at a position."""
        return (dealer + position) % self.count

    def side(self, seat: Seat, taker: Seat | None = None) -> Side:
        """Return the side of a seat: with ``taker_against_rest`` the taker is side 0 and the rest side 1."""
        if self.players.sides == "partners":
            return seat % 2
        if self.players.sides == "alone":
            return seat
        return 0 if seat == taker else 1

    def sides(self) -> int:
        """Return the number of sides of a deal."""
        return self.count if self.players.sides == "alone" else 2

    def side_names(self) -> tuple[str, ...]:
        """Return the names of the sides of a deal, by side: NS and EW, seat letters, or taker and rest.

        Clause setup.side-names.
        """
        if self.players.sides == "partners":
            return ("NS", "EW")
        return tuple(self.letters) if self.players.sides == "alone" else ("taker", "rest")

    def same_side(self, one: Seat, other: Seat, taker: Seat | None = None) -> bool:
        """Say whether two seats score together; before a taker stands, nobody does in ``taker_against_rest``."""
        if self.players.sides == "taker_against_rest" and taker is None:
            return one == other
        return self.side(one, taker) == self.side(other, taker)

    def partner(self, seat: Seat) -> Seat | None:
        """Return the opposite seat where partners play, else nothing."""
        return (seat + 2) % 4 if self.players.sides == "partners" else None

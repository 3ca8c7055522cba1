"""The play: who played which card, and the hands that follow from all tricks. Clauses play.turn and play.winner."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from belote.contracts import FinalContract
from belote.deal import Declare, PlayCard, Rules, Show, legal
from belote.deal.legal import may_say
from belote.deal.melds import may_declare, may_show
from belote.logs.course import Course
from belote.logs.told import Played, Told
from belote.play import first_leader
from belote.setup import Seat


class Guess(NamedTuple):
    """What is taken to have been said where the row does not tell: belote, and every declaration that is held."""

    belote: bool = True
    declarations: bool = True


class WrongWinner(NamedTuple):
    """A trick whose winner is recorded as another than the rules say."""

    trick: int
    recorded: str
    winner: str


def dealt_out(rules: Rules, contract: FinalContract, dealer: str, told: Told) -> Iterator[list[tuple[Seat, str]]]:
    """Yield the tricks, each card with its seat: as recorded, else by the order of play and who won before."""
    table, plays = rules.table, list(told.plays or ())
    leader = first_leader(rules.play, table, table.seat(dealer), contract)
    cards = rules.contracts[contract.denomination]
    for start in range(0, len(plays), table.count):
        some = plays[start : start + table.count]
        trick = seated(rules, some, leader, told.by_seat)
        yield trick
        known = [rules.pack.index.get(card) for _, card in trick]
        if len(trick) == table.count and None not in known:
            leader = trick[cards.winner(tuple(card for card in known if card is not None))][0]


def seated(rules: Rules, some: list[Played], leader: Seat, by_seat: bool) -> list[tuple[Seat, str]]:
    """Return the cards of a trick in the order of play with their seats."""
    table = rules.table
    found = [
        (table.seat(play.seat) if play.seat else (leader + place) % table.count, play.card)
        for place, play in enumerate(some)
    ]
    return sorted(found, key=lambda pair: (pair[0] - leader) % table.count) if by_seat else found


def hands_played(rules: Rules, contract: FinalContract, dealer: str, told: Told) -> dict[str, tuple[str, ...]]:
    """Return the cards each seat played."""
    found: dict[str, list[str]] = {letter: [] for letter in rules.table.letters}
    for trick in dealt_out(rules, contract, dealer, told):
        for seat, card in trick:
            found[rules.table.letter(seat)].append(card)
    return {letter: tuple(cards) for letter, cards in found.items()}


def play_out(course: Course, told: Told, guess: Guess) -> WrongWinner | None:
    """Play the recorded cards, with what is said beside them, to the first refusal or the first wrong winner."""
    rules, plays, number = course.rules, told.plays or (), 0
    count = rules.table.count
    while course.running and course.deal.phase == "play" and number < len(plays):
        group = list(plays[number - number % count :][:count])
        turn = turn_of(course)
        play = (
            next((one for one in group if one.seat == rules.table.letter(turn)), None)
            if told.by_seat
            else plays[number]
        )
        if play is None:
            return None
        where = f"trick {number // count + 1}, {play.card}"
        if not (declare(course, told, guess, turn, where) and play_one(course, told, guess, play, where)):
            return None
        number += 1
        if number % count == 0 and (wrong := wrong_winner(course, told, number // count)):
            return wrong
    return None


def turn_of(course: Course) -> Seat:
    """Return the seat to play."""
    play = course.deal.play
    return play.turn if play is not None else 0


def play_one(course: Course, told: Told, guess: Guess, play: Played, where: str) -> bool:
    """Play a card, with the word belote where it is in place and was said."""
    rules = course.rules
    seat = rules.table.seat(play.seat) if play.seat else turn_of(course)
    card = rules.pack.index.get(play.card)
    if card is None:
        return False
    said = bool(may_say(course.deal) >> card & 1) and speaks(course, told, guess, seat)
    return course.put(PlayCard(seat, card, said), where)


def speaks(course: Course, told: Told, guess: Guess, seat: Seat) -> bool:
    """Say whether a seat said belote: as recorded, else as it is taken."""
    if told.belote is None:
        return guess.belote
    letter = course.rules.table.letter(seat)
    side = course.rules.table.side_names()[course.deal.side(seat)]
    return any(word in ("*", letter, side) for word in told.belote)


def declare(course: Course, told: Told, guess: Guess, turn: Seat, where: str) -> bool:
    """Declare and show what is due before a card; say whether the rules allow it."""
    rules, play = course.rules.declarations, course.deal.play
    if rules is None or play is None or play.number > 2:
        return True
    early = rules.words.say == "before_lead"
    seats = course.rules.table.starting(play.leader) if early else (turn,)
    if told.declarations is not None:
        return declare_recorded(course, told, seats) and show_all(course)
    if guess.declarations:
        for seat in seats:
            while may_declare(course.deal, seat) and (found := legal(course.deal).declarations.get(seat)):
                course.put(Declare(seat, found[0].cards), where)
    return show_all(course)


def declare_recorded(course: Course, told: Told, seats: tuple[Seat, ...]) -> bool:
    """Declare what these seats are recorded to have declared and have not yet."""
    play, pack = course.deal.play, course.rules.pack
    if play is None or (course.rules.declarations and course.rules.declarations.words.say == "automatic"):
        return True
    said = [claim.seat for claim in play.claims]
    for seat in seats:
        letter = course.rules.table.letter(seat)
        own = [cards for who, cards in told.declarations or () if who == letter]
        if play.number > 1 or (play.trick and seat != turn_of(course)):
            continue
        for cards in own[said.count(seat) :]:
            if any(code not in pack.index for code in cards):
                return False
            if not course.put(Declare(seat, pack.cards(cards)), f"the declaration {letter}:{' '.join(cards)}"):
                return False
    return True


def show_all(course: Course) -> bool:
    """Lay open what must be laid open now: that it was done is never recorded, and taken for granted."""
    for seat in range(course.rules.table.count):
        if may_show(course.deal, seat) and not course.put(Show(seat), "the showing"):
            return False
    return True


def wrong_winner(course: Course, told: Told, trick: int) -> WrongWinner | None:
    """Compare the winner of a trick with the recorded one."""
    if told.winners is None or trick > len(told.winners) or course.moment.winner < 0:
        return None
    recorded, winner = told.winners[trick - 1], course.moment.winner
    table = course.rules.table
    side = table.side_names()[course.deal.side(winner)]
    right = recorded in (table.letter(winner), side)
    return None if right else WrongWinner(trick, recorded, table.letter(winner))

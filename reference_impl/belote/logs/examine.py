"""One recorded deal through the rules, as far as it is recorded, from the pack to the score."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from belote import dealing
from belote.deal import Rules
from belote.errors import BrokenRecord
from belote.logs.calls import agrees, event_of, words_of
from belote.logs.course import Course
from belote.logs.ended import Settled, compare, note_cards, note_winners, settled
from belote.logs.opening import Opening, Script, Unopened, contract_words, dealer_of, opened, recorded, run_up
from belote.logs.packs import WrongHands
from belote.logs.setting import Setting
from belote.logs.told import Said, Told
from belote.logs.tricks import Guess, play_out
from belote.logs.verdict import Breach, Report, refused
from belote.record.wording import contract_words as in_words

Json = Mapping[str, Any]
MOST_WAYS = 16
"""How many ways in which a deal may have gone are tried."""


def examine(setting: Setting, told: Told, report: Report) -> Settled | None:
    """Check a deal from its beginning, and return what it came to, nothing if that is not known.

    Where the row leaves open how the deal went, every way is tried; only what breaks the rules in all of them breaks
    them, and what is told then is of the way that went furthest. What could not be checked is noted with its reason.
    """
    rules = setting.rules
    dealer = dealer_of(rules, told)
    if not dealer:
        report.cannot("dealing", told.why("dealer", "no dealer is recorded"))
        return None
    best: tuple[Report, Settled | None] | None = None
    try:
        for opening, guess in islice(ways(rules, told, {**setting.base, "dealer": dealer}), MOST_WAYS):
            attempt = Report(taken=list(opening.taken))
            end = run(setting, told, opening, guess, attempt)
            if best is None or (attempt.doubts, -attempt.reached) < (best[0].doubts, -best[0].reached):
                best = (attempt, end)
            if not attempt.doubts:
                break
    except WrongHands as error:
        report.find(Breach(error.clause, "log.hands", f"{error}.", "hands", "hands that can be dealt"), "dealing")
    except Unopened as error:
        report.cannot("dealing", str(error))
    except BrokenRecord as error:
        report.find(broken(error), "dealing")
    if best is None:
        return None
    end = adopt(report, *best)
    return None if best[0].doubtful or (told.score is None and not is_settled(rules, told)) else end


def ways(rules: Rules, told: Told, base: Json) -> Iterator[tuple[Opening, Guess]]:
    """Yield every way in which a deal may have gone."""
    for opening in opened(rules, told, base):
        for guess in guesses(rules, told):
            yield opening, guess


def is_settled(rules: Rules, told: Told) -> bool:
    """Say whether all that was said is recorded, so that a deal comes to one score."""
    words = rules.declarations.words.say if rules.declarations is not None else "automatic"
    declared = told.declarations is not None or words == "automatic"
    return declared and (told.belote is not None or not is_said(rules))


def is_said(rules: Rules) -> bool:
    """Say whether belote counts only with its word."""
    return rules.belote is not None and rules.belote.words.said != "automatic"


def adopt(report: Report, found: Report, end: Settled | None) -> Settled | None:
    """Take over what was found."""
    report.check(*found.checked)
    for part, why in found.unchecked.items():
        report.cannot(part, why)
    report.take(*found.taken)
    report.finding, report.record = report.finding or found.finding, found.record
    return end


def broken(error: BrokenRecord) -> Breach:
    """Return what is wrong with givens as a finding."""
    problem = error.problems[0]
    return Breach(
        problem.clause or "record.deal", problem.code, f"{problem.message}.", problem.place.path, problem.instead
    )


def guesses(rules: Rules, told: Told) -> Iterator[Guess]:
    """Yield what may have been said that is not recorded, the likeliest first; one of them has to fit what is."""
    ends = (told.score, told.declared, told.belote_points)
    tell = any(end is not None for end in ends)
    belotes = (True, False) if tell and told.belote is None and is_said(rules) else (True,)
    words = rules.declarations.words.say if rules.declarations is not None else "automatic"
    declared = (True, False) if tell and told.declarations is None and words != "automatic" else (True,)
    yield from (Guess(belote, declarations) for declarations in declared for belote in belotes)


def run(setting: Setting, told: Told, opening: Opening, guess: Guess, report: Report) -> Settled | None:
    """Run a deal, and note what breaks the rules first."""
    course, rest = run_up(setting.rules, opening, told)
    end = go_on(setting, course, rest, told, guess, report)
    report.reached = len(course.events)
    if report.finding is not None and not opening.calls_only:
        report.record = course.record(setting.variant)
    return end


def go_on(setting: Setting, course: Course, rest: Script, told: Told, guess: Guess, report: Report) -> Settled | None:
    """Check the calls, the contract, the hands, the play and the end, one after the other, to the first finding."""
    if course.refusal is None and rest:
        left = rest[0]
        event = event_of(course, left, False) if isinstance(left, Said) else left
        course.put(event, f"call {words_of(left)}")
    report.check(*(["calls"] if told.calls is not None else []))
    if told.calls is None and course.rules.auction.rounds:
        report.cannot("calls", told.why("calls", "no calls are recorded"))
    if course.refusal is not None:
        report.find(refused(course.refusal, course.said_at, course.expected), "calls")
        return None
    if not check_contract(course, told, report) or not check_hands(course, told, report):
        return None
    return settle(setting, course, told, guess, report)


def check_contract(course: Course, told: Told, report: Report) -> bool:
    """Compare the contract the calls came to with the recorded one."""
    contract = course.deal.contract
    if contract is None and course.running:
        report.cannot("play", "the calls do not come to an end")
        return False
    if told.contract is None:
        return True
    report.check("contract")
    if contract is not None and agrees(course.rules, contract, told.contract):
        return True
    stands = contract_words(course)
    reason = f"The contract is recorded as {in_words(recorded(told))}, and the calls come to {stands}."
    report.find(Breach("auction.contract", "log.contract", reason, "contract", stands), "contract")
    return False


def check_hands(course: Course, told: Told, report: Report) -> bool:
    """Compare the hands a recorded pack deals with the recorded ones."""
    if told.pack is None and told.hands is None:
        report.cannot("dealing", "the hands are not recorded; they are the cards that were played")
        return True
    report.check("dealing")
    if told.pack is None or told.hands is None:
        return True
    pack, layout = course.rules.pack, course.deal.layout
    for letter, hand in told.hands.items():
        dealt = dealing.cards_of(layout, course.rules.table.seat(letter))
        extra = [code for code in hand if code not in pack.index or not dealt >> pack.index[code] & 1]
        if extra:
            reason = f"{letter} is recorded with {' '.join(extra)}, which the pack does not deal to {letter}."
            expected = f"{letter} {' '.join(pack.names(dealt))}"
            report.find(Breach("dealing.steps", "log.hands", reason, "hands", expected), "dealing")
            return False
    return True


def settle(setting: Setting, course: Course, told: Told, guess: Guess, report: Report) -> Settled | None:
    """Play the recorded cards and compare the end."""
    if course.deal.phase == "over":
        report.check("play")
        if note_cards(course, told, report):
            return settled(course.deal)
        return compare(setting, course, told, report)
    if not told.plays:
        report.cannot("play", told.why("plays", "no cards played are recorded"))
        return None
    wrong = play_out(course, told, guess)
    note_taken(course, told, guess, report)
    report.check("play", *(["winners"] if told.winners is not None else []))
    if course.refusal is not None:
        report.find(refused(course.refusal, course.said_at, course.expected), "play")
        return None
    if wrong is not None:
        reason = f"Trick {wrong.trick} is recorded as won by {wrong.recorded}, and {wrong.winner} won it."
        report.find(Breach("play.winner", "log.winner", reason, f"trick {wrong.trick}", wrong.winner), "winners")
        return None
    return ended(setting, course, told, report)


def ended(setting: Setting, course: Course, told: Told, report: Report) -> Settled | None:
    """Compare the end of a deal that was played out; of one that was not, say how far it is recorded."""
    if course.deal.phase != "over":
        report.checked[report.checked.index("play")] = "play in part"
        whole = sum(bits.bit_count() for bits in course.deal.play.dealt) if course.deal.play else 0
        report.cannot("play", f"{len(told.plays or ())} of {whole} cards are recorded")
        return None
    if note_cards(course, told, report) or note_winners(course, told, report):
        return settled(course.deal)
    return compare(setting, course, told, report)


def note_taken(course: Course, told: Told, guess: Guess, report: Report) -> None:
    """Note what was taken to be said or shown."""
    rules = course.rules
    if told.belote is None and is_said(rules):
        report.take("that belote was said where it could be" if guess.belote else "that no belote was said")
    if rules.declarations is None or rules.declarations.words.say == "automatic":
        return
    if told.declarations is None:
        report.take("that all was declared that could be" if guess.declarations else "that nothing was declared")
    report.take("that declarations which count were shown in time")

"""What can be checked of a deal whose hands are not known: its calls, its tricks one by one, its declarations.

Each piece is a record of its own kind: an auction, positions, declarations. A card that is played against a duty which
the cards the seat played later already prove is refused for certain; other duties may have been broken unseen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from belote.deal import Rules
from belote.errors import BrokenRecord, CannotHappen, Refusal
from belote.logs.calls import agrees
from belote.logs.course import Course
from belote.logs.ended import Settled, compare, note_cards
from belote.logs.opening import dealer_of, is_sure, recorded, supplied, turned_cards
from belote.logs.packs import trial
from belote.logs.setting import Setting
from belote.logs.told import Told
from belote.logs.tricks import dealt_out
from belote.logs.verdict import Breach, Report, refused
from belote.record.kinds import KINDS
from belote.record.notation import read_contract, write_contract
from belote.record.wording import contract_words
from belote.setup import Seat

Json = Mapping[str, Any]
POSITION, DECLARATIONS = KINDS["position"], KINDS["declarations"]


def examine_pieces(setting: Setting, told: Told, report: Report) -> tuple[Json | None, Settled | None]:
    """Check the calls, tricks and declarations by themselves.

    Returns the contract if one is known, and what a deal came to that its calls make void.
    """
    rules, contract = setting.rules, told.contract
    dealer = dealer_of(rules, told)
    if told.calls is not None and dealer and "calls" not in report.checked:
        contract, end = examine_calls(setting, told, dealer, report)
        if end is not None:
            return None, end
        contract = contract or told.contract
    examine_rest(rules, told, contract, dealer, report)
    return contract, None


def examine_rest(rules: Rules, told: Told, contract: Json | None, dealer: str, report: Report) -> None:
    """Check tricks, or declarations, of a deal whose contract is known."""
    if report.finding is not None or contract is None or not dealer:
        return
    unplayed = not {"play", "play in part"} & set(report.checked)
    if contract.get("taker") and told.plays and unplayed:
        examine_tricks(rules, told, contract, dealer, report)
    elif contract.get("taker") and told.declarations and told.hands and not told.plays:
        examine_declarations(rules, told, contract, dealer, report)


def examine_calls(setting: Setting, told: Told, dealer: str, report: Report) -> tuple[Json | None, Settled | None]:
    """Make the calls, with the turned card where one is recorded or some card that lets them be made."""
    rules, base = setting.rules, {**setting.base, "dealer": dealer}
    first: Course | None = None
    for turned in turned_cards(rules, told):
        course = trial(rules, base, turned, told.calls or (), supplied(told)).course
        first = first or course
        if course.refusal is None and course.deal.contract is not None:
            found = write_contract(rules, course.deal.contract)
            if told.contract is None or is_sure(rules, told) or agrees(rules, course.deal.contract, told.contract):
                return judged(rules, told, course, found, report), None
        if course.refusal is None and course.deal.phase == "over" and told.contract is None:
            return None, nobody_took(setting, course, told, report)
    if first is not None and first.refusal is not None:
        report.find(refused(first.refusal, first.said_at, first.expected), "calls")
        report.record = auction_record(setting, first)
    elif first is not None:
        report.check("calls")
    return None, None


def nobody_took(setting: Setting, course: Course, told: Told, report: Report) -> Settled:
    """Note a deal that its calls bring to nothing: there is nothing to play, and nothing is written."""
    report.check("calls")
    report.check("play")
    note_cards(course, told, report)
    return compare(setting, course, told, report)


def judged(rules: Rules, told: Told, course: Course, found: Json, report: Report) -> Json:
    """Compare the contract the calls come to with the recorded one."""
    report.check("calls")
    if told.contract is not None and course.deal.contract is not None:
        report.check("contract")
        if not agrees(rules, course.deal.contract, told.contract):
            stands = contract_words(found)
            reason = f"The contract is recorded as {contract_words(recorded(told))}, and the calls come to {stands}."
            report.find(Breach("auction.contract", "log.contract", reason, "contract", stands), "contract")
    return found


def auction_record(setting: Setting, course: Course) -> dict[str, Any] | None:
    """Return the record of an auction that was refused."""
    if course.refusal is None:
        return None
    given = {"dealer": course.given["dealer"]}
    card = course.deal.layout.turned
    given |= {"turned": setting.rules.pack.codes[card]} if card >= 0 else {}
    refusal = course.refusal
    told_as = {"code": refusal.code, "phase": refusal.phase, "clause": refusal.clause}
    expect = [{"at": len(course.events) - 1, "refused": told_as}]
    name, *options = setting.variant.split("+")
    head = {"kind": "refusal", "base": "auction", "variant": {"id": name, "options": options}}
    return {**head, "given": given, "events": list(course.events), "expect": expect}


def examine_tricks(rules: Rules, told: Told, contract: Json, dealer: str, report: Report) -> None:
    """Check each trick as positions: who plays, the duties that later cards prove, and who wins."""
    try:
        final = read_contract(rules, {**contract, "taker": seat_of(rules, contract)}, "contract")
        tricks = list(dealt_out(rules, final, dealer, told))
    except (BrokenRecord, CannotHappen):
        report.cannot("play", "the contract cannot be played as recorded")
        return
    report.check("play in part", *(["winners"] if told.winners is not None else []))
    report.cannot("play", "the hands are not known: only duties that later cards prove were checked")
    later = held_later(tricks)
    trumped = False
    for number, trick in enumerate(tricks):
        finding = trick_finding(rules, final_json(rules, contract), trick, later[number], trumped, told, number)
        if finding is not None:
            report.find(finding, "winners" if finding.code == "log.winner" else "play in part")
            return
        table = rules.contracts[final.denomination]
        trumped = trumped or any(
            seat == final.taker and bool(table.trumps >> rules.pack.index[card] & 1)
            for seat, card in trick
            if card in rules.pack.index
        )


def seat_of(rules: Rules, contract: Json) -> str:
    """Return a seat for the taker: of a side its first."""
    taker = contract["taker"]
    return taker if taker in tuple(rules.table.letters) else next(s for s in rules.table.letters if s in taker)


def final_json(rules: Rules, contract: Json) -> dict[str, Any]:
    """Return a contract whose taker is a seat."""
    return {**contract, "taker": seat_of(rules, contract)}


def held_later(tricks: list[list[tuple[Seat, str]]]) -> list[dict[Seat, list[str]]]:
    """Return for each trick what each seat plays from then on."""
    held: dict[Seat, list[str]] = {}
    found = []
    for trick in reversed(tricks):
        for seat, card in trick:
            held.setdefault(seat, []).append(card)
        found.append({seat: list(cards) for seat, cards in held.items()})
    return found[::-1]


def trick_finding(
    rules: Rules,
    contract: Json,
    trick: list[tuple[Seat, str]],
    held: Mapping[Seat, list[str]],
    trumped: bool,
    told: Told,
    number: int,
) -> Breach | None:
    """Return what breaks the rules first in a trick, if anything does."""
    letter = rules.table.letter
    plays = [{"seat": letter(seat), "card": card} for seat, card in trick]
    if any(str(step.to).startswith("table") for step in rules.declaration.dealing.steps):
        return winner_finding(rules, contract, plays, told, number) if len(plays) == rules.table.count else None
    for place, (seat, card) in enumerate(trick):
        given = {"contract": contract, "seat": letter(seat), "trick": plays[:place], "taker_played_trump": trumped}
        given["cards"] = [code for code in held[seat] if code not in {play["card"] for play in plays[:place]}]
        where = f"trick {number + 1}, {card}"
        try:
            position = POSITION.begin(rules, given)
            POSITION.apply(position, {**plays[place], "do": "play"}, "events.0")
        except Refusal as refusal:
            legal = " ".join(POSITION.observe(position, "cards"))
            return refused(refusal, where, f"of its later cards {letter(seat)} may play {legal}")
        except BrokenRecord as error:
            problem = error.problems[0]
            return Breach(problem.clause, problem.code, f"{problem.message}.", where, problem.instead.rstrip("."))
    return None if len(trick) < rules.table.count else winner_finding(rules, contract, plays, told, number)


def winner_finding(rules: Rules, contract: Json, plays: list[dict[str, str]], told: Told, number: int) -> Breach | None:
    """Return the finding of a winner that is recorded as another."""
    if told.winners is None or number >= len(told.winners):
        return None
    winner = POSITION.observe(POSITION.begin(rules, {"contract": contract, "trick": plays}), "winner")
    recorded = told.winners[number]
    if recorded == winner or (len(recorded) == 2 and winner in recorded):
        return None
    reason = f"Trick {number + 1} is recorded as won by {recorded}, and {winner} won it."
    return Breach("play.winner", "log.winner", reason, f"trick {number + 1}", winner)


def examine_declarations(rules: Rules, told: Told, contract: Json, dealer: str, report: Report) -> None:
    """Check declarations against the hands, and their contest against what is recorded to count."""
    hands = {seat: list(cards) for seat, cards in (told.hands or {}).items()}
    given = {"contract": final_json(rules, contract), "dealer": dealer, "hands": hands}
    try:
        state = DECLARATIONS.begin(rules, given)
        for number, event in enumerate(declare_events(told)):
            state = DECLARATIONS.apply(state, event, f"events.{number}")
    except Refusal as refusal:
        may = "what the hand holds and the game counts"
        report.find(refused(refusal, f"declaration {' '.join(event['cards'])}", may), "declarations")
        return
    except (BrokenRecord, KeyError, CannotHappen) as error:
        report.cannot("declarations", str(error).splitlines()[0])
        return
    report.check("declarations")
    found = DECLARATIONS.observe(state, "declared")
    if told.declared is not None and any(found.get(side) != number for side, number in told.declared.items()):
        words = ", ".join(f"{side} {number}" for side, number in found.items())
        reason = f"The declarations are recorded with other points than {words}."
        report.find(Breach("declarations.worth", "log.declarations", reason, "declarations", words), "declarations")


def declare_events(told: Told) -> Iterator[dict[str, Any]]:
    """Yield the recorded declarations as events."""
    for seat, cards in told.declarations or ():
        yield {"seat": seat, "do": "declare", "cards": list(cards)}

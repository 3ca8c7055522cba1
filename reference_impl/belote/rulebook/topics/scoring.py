"""The scoring: what is counted, when a contract is made, who writes what. Clauses scoring.*.

The same functions say the base and each case: a case is a part of the section, laid over the base under conditions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from belote.declaration import Path
from belote.declaration.paths import MISSING, get
from belote.rulebook.saying import Args, Phrases, Said, args, leaf, phrase, present, rows, said, terms

BASE: Path = ("scoring",)
HEAPS = ("cards", "declarations", "belote", "contract")
OUTCOMES = ("made", "failed", "tied")
SUCCESS = tuple(f"scoring.success.{part}" for part in ("count", "against", "in", "equal"))
SIZES = frozenset(("larger", "smaller", "more_cards", "fewer_cards"))
"""The roles that go by who has more."""
ROLES = ("each", "larger", "smaller", "more_cards", "fewer_cards", "takers", "defenders", "jack_side", "other_side")


def scoring(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield the scoring of a deal, then what differs in each case."""
    ordered = "factors" in data["scoring"] and "rounding" in data["scoring"]
    beside = ["scoring.count"] if ordered else ["scoring.count", "scoring.order"]
    yield said("scoring-heaps", BASE, clause="scoring.heaps", beside=beside)
    yield said("scoring-swept", BASE, clause="scoring.swept")
    if ordered:
        yield said("scoring-order", BASE, clause="scoring.order")
    yield from fields(data, BASE)
    yield from standing(data)
    yield from pots(data)
    yield from marks(data)
    if data["scoring"].get("cases") == {}:
        yield said("scoring-cases-none", (*BASE, "cases"), [(*BASE, "cases")], minor=True)
    keys = sorted(data["scoring"].get("cases", {}), key=lambda key: weight(data, key))
    if keys:
        yield said("scoring-cases-instead", (*BASE, "cases"))
    if len(keys) > 1:
        yield said("scoring-cases", (*BASE, "cases"))
    for key in keys:
        for sentence in fields(data, (*BASE, "cases", key)):
            yield in_case(sentence, key)


def in_case(sentence: Said, key: str) -> Said:
    """Return a sentence with the conditions under which it holds."""
    rule = phrase(sentence.message, **dict(sentence.args))
    conditions = Phrases(tuple(condition(word) for word in key.split("+")))
    return sentence._replace(message="scoring-in-case", args=args(conditions=conditions, rule=rule), minor=False)


KINDS = ("suit", "no_trump", "all_trump")
TRUMPS = ("clubs", "diamonds", "hearts", "spades")
CIRCUMSTANCES = (
    *("passed_out", "doubled", "redoubled", "capot_bid", "capot_belote_bid", "generale_bid", "swept", "last_deal"),
)
CONDITIONS = (*KINDS, *TRUMPS, *CIRCUMSTANCES)
"""The conditions of a case that the messages know. Clause scoring.cases."""


def weight(data: Mapping[str, Any], key: str) -> tuple[int, list[int]]:
    """Return the place of a case in the order in which cases are laid: fewer conditions first. Clause scoring.cases."""
    names = [name for name in data["contracts"] if name not in KINDS]
    ranking = {word: place for place, word in enumerate((*KINDS, *names, *TRUMPS, *CIRCUMSTANCES))}
    conditions = sorted(ranking.get(word, len(ranking)) for word in key.split("+"))
    return len(conditions), conditions


def condition(word: str) -> Any:
    """Return one condition of a case; a word the language does not know is the name of a contract."""
    if word in CONDITIONS:
        return phrase("scoring-condition", value=word)
    return phrase("scoring-condition-contract", contract=terms("contracts", [word]))


def fields(data: Mapping[str, Any], top: Path) -> Iterator[Said]:
    """Yield the sentences of the fields at the base or in a case, in the order of the operations."""
    yield from counting(data, top)
    for heap in ("declarations", "belote"):
        yield from leaf(data, (*top, "trickless", heap), "scoring-trickless", heap=heap)
    doubles = "yes" if highest_level(data) else "no"
    yield from leaf(data, (*top, "judged"), "scoring-judged", ["taker"], ["scoring.roles"], doubles=doubles)
    yield from tests(data, (*top, "success"))
    if top == BASE:
        yield from promises(data)
    yield from leaf(data, (*top, "worth"), "scoring-worth", kind=kind(get(data, (*top, "worth"))))
    yield from paying(data, top)
    yield from factors(data, top)
    yield from rounding(data, top)
    yield from leaf(data, (*top, "unit"), "scoring-unit", minor=[1])
    yield from leaf(data, (*top, "lost_points"), "scoring-lost-points")
    yield from leaf(data, (*top, "hanging", "to"), "scoring-hanging-to")
    yield from leaf(data, (*top, "hanging", "paid"), "scoring-hanging-paid")


def kind(value: Any) -> str:
    """Return whether a value that may be a word or a number is a number."""
    return "number" if isinstance(value, int) else "word"


def counting(data: Mapping[str, Any], top: Path) -> Iterator[Said]:
    """Yield what is counted besides the cards, in card points."""
    yield from leaf(data, (*top, "count", "last_trick"), "scoring-last-trick")
    yield from leaf(data, (*top, "count", "capot"), "scoring-capot")
    path: Path = (*top, "count", "scale")
    scale = get(data, path)
    if scale is None:
        yield said("scoring-scale-none", path, [path])
    elif scale is not MISSING:
        merged = {**base(data, ("count", "scale")), **scale}
        paths = present(data, path, ("times", "over", "last_trick"))
        over, last = merged.get("over", 1), merged.get("last_trick", "included")
        yield said("scoring-scale", path, paths, times=merged["times"], over=over, last=last)
        if bonus(data):
            yield said("scoring-capot-unscaled", path, clause="scoring.capot")


def bonus(data: Mapping[str, Any]) -> bool:
    """Say whether there is a bonus for all tricks, in any case."""
    places = (data["scoring"], *data["scoring"].get("cases", {}).values())
    return any(place.get("count", {}).get("capot") for place in places)


def base(data: Mapping[str, Any], path: Path) -> Mapping[str, Any]:
    """Return the map at a path of the base, over which a case lays its own."""
    found = get(data, (*BASE, *path))
    return found if isinstance(found, dict) else {}


def tests(data: Mapping[str, Any], path: Path) -> Iterator[Said]:
    """Yield the tests a contract must pass."""
    table = get(data, path)
    if table == []:
        yield said("scoring-success-none", path, [path])
    for place, test in enumerate(rows(data, path)):
        where: Path = (*path, place)
        against = test["against"]
        named: dict[str, Any] = {
            "place": place + 1,
            "tests": len(table),
            "heaps": terms("heaps", test["count"]),
            "against": "number" if isinstance(against, int) else against,
            "number": against if isinstance(against, int) else 0,
            "when": test.get("in", "raw"),
            "equal": test["equal"],
        }
        paths = present(data, where, ("count", "against", "in", "equal"))
        yield said("scoring-success", where, paths, beside=SUCCESS, **named)


def promises(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield how a promise of tricks is judged where contracts are compared with what was bid."""
    amounts = data["auction"].get("amounts", {})
    against = {test["against"] for test in rows(data, (*BASE, "success"))}
    if "bid" in against and (amounts.get("rungs") or amounts.get("flag", "none") != "none"):
        kind = "rungs" if amounts.get("rungs") else "flag"
        yield said("scoring-promise", BASE, clause="scoring.rungs", kind=kind)


def paying(data: Mapping[str, Any], top: Path) -> Iterator[Said]:
    """Yield who writes each heap, by the outcome, and what is multiplied."""
    for outcome in OUTCOMES:
        row: Path = (*top, "pay", outcome)
        for heap in HEAPS:
            message = "scoring-pay-contract" if heap == "contract" else f"scoring-pay-{outcome}"
            quiet = ["none"] if heap == "contract" else []
            beside = ["scoring.pay"] if heap == "cards" else []
            yield from leaf(data, (*row, heap), message, minor=quiet, beside=beside, heap=heap, outcome=outcome)
        path: Path = (*row, "multiplied")
        heaps = get(data, path)
        if heaps is not MISSING and heaps is not None:
            yield said("scoring-multiplied", path, [path], outcome=outcome, heaps=terms("heaps", heaps))
            if bonus(data) and "cards" in heaps and "capot" not in heaps and outcome != "tied":
                yield said("scoring-capot-unmultiplied", path, outcome=outcome)
        yield from leaf(data, (*row, "replay"), "scoring-pay-replay", minor=[False])


def factors(data: Mapping[str, Any], top: Path) -> Iterator[Said]:
    """Yield by what each level of doubling multiplies, and for whom."""
    path: Path = (*top, "factors")
    found = get(data, path)
    if isinstance(found, list):
        last, highest = len(found) - 1, highest_level(data)
        reach = "only" if highest == 0 else "yes" if highest > last else "no"
        items = tuple(factor(level, value, reach if level == last else "no") for level, value in enumerate(found))
        yield said("scoring-factors", path, [path], factors=Phrases(items))
    yield from leaf(data, (*top, "factor_for"), "scoring-factor-for")


def highest_level(data: Mapping[str, Any]) -> int:
    """Return how often a bid can be doubled, 0 where there is no doubling."""
    return max((row["level"] for row in rows(data, ("auction", "doubling"))), default=0)


def factor(level: int, value: int | str, last: str) -> Any:
    """Return one entry of the table of factors; ``last`` says whether it serves higher levels, or is the only one."""
    shown = value if isinstance(value, int) else 0
    return phrase("scoring-factor", level=level, factor=shown, kind=kind(value), last=last)


def rounding(data: Mapping[str, Any], top: Path) -> Iterator[Said]:
    """Yield how card points are rounded."""
    path: Path = (*top, "rounding")
    found = get(data, path)
    if found is None or (found is MISSING and top == BASE):
        yield said("scoring-rounding-none", path, [path] if found is None else [])
        return
    yield from leaf(data, (*path, "to"), "scoring-rounding-to", beside=["scoring.shares"])
    yield from thresholds(data, (*path, "up_from"))
    yield from leaf(data, (*path, "half"), "scoring-rounding-half", minor=["rounds"])
    small: Path = (*path, "small_share")
    share = get(data, small)
    if share is None:
        yield said("scoring-small-share-none", small, [small])
    elif share is not MISSING:
        merged = {**base(data, ("rounding", "small_share")), **share}
        paths = present(data, small, ("under", "becomes"))
        yield said("scoring-small-share", small, paths, under=merged["under"], becomes=merged["becomes"])


def standing(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what outlasts a deal, and what becomes of the score of players who play together against the taker."""
    if data["auction"].get("all_pass", {}).get("taker") == "nobody":
        case = data["scoring"].get("cases", {}).get("passed_out", {})
        success = case.get("success", data["scoring"].get("success"))
        yield said(
            "scoring-passed-out",
            BASE,
            clause="scoring.passed-out",
            beside=["scoring.roles"],
            judged="no" if success == [] else "yes",
        )
    if "hanging" in data["scoring"]:
        yield said("scoring-pool", BASE, clause="scoring.pool", beside=["match.pool"])
    if data["scoring"].get("marks"):
        yield said("scoring-marks-counted", BASE, clause="match.marks")
    if data["players"]["sides"] == "taker_against_rest":
        yield said("scoring-sides", BASE, clause="scoring.sides")


def pots(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield how card points are rounded that one side writes for all, and who counts as the larger side."""
    places = (data["scoring"], *data["scoring"].get("cases", {}).values())
    found = [(place.get("rounding") or {}).get("up_from", {}) for place in places]
    if not any(found):
        return
    roles = {role for pair in found for role in pair if len(set(pair.values())) > 1}
    sized, other = bool(roles & SIZES), bool(roles - SIZES)
    by = "both" if sized and other else "size" if sized else "role" if other else "each"
    yield said("scoring-pots", BASE, clause="scoring.pots", by=by)
    if any(get(place, ("pay", "tied", "cards")) == "hang" for place in places):
        yield said("scoring-pots-hang", BASE, clause="scoring.pots", by=by)
    if sized:
        yield said("scoring-equal-sides", BASE, clause="scoring.rounding.up-from")


def thresholds(data: Mapping[str, Any], path: Path) -> Iterator[Said]:
    """Yield from which remainder card points go up, for each side or for each of two roles."""
    found = get(data, path)
    if isinstance(found, dict):
        roles = [role for role in ROLES if role in found]
        told = found if len(set(found.values())) > 1 else {"each": found[roles[0]]}
        items = Phrases(
            tuple(phrase("scoring-threshold", role=role, value=told[role]) for role in ROLES if role in told)
        )
        yield said("scoring-rounding-up-from", path, [(*path, role) for role in roles], roles=items)


def marks(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield the marks that cost points once enough of them are counted, in game points."""
    path: Path = (*BASE, "marks")
    if data["scoring"].get("marks") == []:
        yield said("scoring-marks-none", path, [path], minor=True)
    for place, mark in enumerate(rows(data, path)):
        where: Path = (*path, place)
        named: Args = args(
            mark=terms("marks", [mark["name"]]),
            when=mark["when"],
            free=mark["free"],
            every=mark["every"],
            points=-mark["points"],
        )
        paths = present(data, where, ("name", "when", "free", "every", "points"))
        yield Said("scoring-mark", where, paths, named)

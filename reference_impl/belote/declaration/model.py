"""The resolved declaration as frozen values: one class per object of ``spec/schema/variant.schema.json``.

Field names are those of the schema (``in`` and ``from`` carry an underscore, being Python words); what each field
means is said there and in the clause it names, and a test keeps the two alike. A leaf that cannot matter in a variant
is absent from its resolved form and takes the default written here, which nothing reads.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Players:
    """Clause setup.players."""

    count: int
    sides: str
    direction: str


@dataclass(frozen=True)
class Cut:
    """Clause setup.cut."""

    by: str
    at_least: int
    first_deal: str = "usual"
    may_decline: bool = False


@dataclass(frozen=True)
class PackSection:
    """Clause setup.pack."""

    ranks: str
    suits: str
    shuffle: str
    cut: Cut | None = None


@dataclass(frozen=True)
class Dealer:
    """Clause dealing.dealer."""

    first: str
    after_deal: str
    after_misdeal: str
    after_void: str = "next"


@dataclass(frozen=True)
class Swap:
    """Clause dealing.swap."""

    rank: str
    by: str
    held: str


@dataclass(frozen=True)
class Step:
    """Clause dealing.steps: exactly one of ``to``, ``round``, ``look``, ``swap``, ``take`` and ``show`` is set."""

    to: str | None = None
    cards: tuple[int, ...] = ()
    up_to: int | None = None
    from_: str = "eldest"
    last: str = "covered"
    round: int | None = None
    look: str | None = None
    swap: Swap | None = None
    take: str | None = None
    show: str | None = None


@dataclass(frozen=True)
class Dealing:
    """Clause dealing.steps."""

    dealer: Dealer
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class OrderAndValues:
    """Clauses contracts.order and contracts.values: ranks high to low, and card points by rank."""

    order: str
    values: Mapping[str, int]


@dataclass(frozen=True)
class Contract:
    """Clause contracts.kinds."""

    kind: str
    trump: OrderAndValues | None = None
    plain: OrderAndValues | None = None


@dataclass(frozen=True)
class Rung:
    """Clause auction.rungs."""

    name: str
    needs: str
    lead: str = "usual"


@dataclass(frozen=True)
class Amounts:
    """Clause auction.amounts, in card points."""

    from_: int
    to: int
    step: int
    rungs: tuple[Rung, ...] = ()
    flag: str = "none"


@dataclass(frozen=True)
class Limit:
    """Clause auction.limit."""

    per: str
    times: int


@dataclass(frozen=True)
class BidRow:
    """Clause auction.rows. ``amounts`` is empty where bids carry none; ``turned`` is empty without a turned card."""

    call: str
    bid: tuple[str, ...]
    amounts: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    over: tuple[str, ...] = ()
    equal: str = "refused"
    suit: str = "any"
    after_pass: str = "allowed"
    turned: str = ""
    limit: Limit | None = None
    must: tuple[int, ...] = ()
    turned_to: str = "nobody"
    offer: str = "none"


@dataclass(frozen=True)
class Round:
    """Clause auction.rounds."""

    ends: str
    bids: tuple[BidRow, ...]


@dataclass(frozen=True)
class Scores:
    """Clause auction.doubling.score, in game points."""

    own_at_most: int
    other_at_least: int


@dataclass(frozen=True)
class DoublingRow:
    """Clause auction.doubling. ``of`` lists denominations by name (suits one by one)."""

    call: str
    level: int
    by: str
    when: str
    of: tuple[str, ...] = ()
    except_: tuple[int | str, ...] = ()
    bids_after: str = "closed"
    target: str = "standing"
    manner: tuple[str, ...] = ("plain",)
    score: Scores | None = None


@dataclass(frozen=True)
class AnnulHand:
    """Clause auction.annul.hand: exactly one is set; ``points_at_most`` in card points."""

    points_at_most: int | None = None
    only: str | None = None
    four_of: str | None = None


@dataclass(frozen=True)
class AnnulRow:
    """Clause auction.annul."""

    call: str
    when: str
    dealer: str
    seats: tuple[int, ...] = ()
    over: tuple[str, ...] = ()
    hand: AnnulHand | None = None


@dataclass(frozen=True)
class AllPass:
    """Clause auction.all-pass."""

    deal: str
    taker: str = "nobody"
    turned_to: str = "nobody"


@dataclass(frozen=True)
class Auction:
    """Clause auction.rows."""

    order: tuple[tuple[str, ...], ...]
    rounds: tuple[Round, ...]
    all_pass: AllPass
    amounts: Amounts | None = None
    doubling: tuple[DoublingRow, ...] = ()
    annul: tuple[AnnulRow, ...] = ()
    idle: str = "skipped"


@dataclass(frozen=True)
class Lead:
    """Clause play.lead."""

    first: str
    trump: str = "free"


@dataclass(frozen=True)
class Duties:
    """A row of duties, by who holds the trick. Clauses play.follow-trump, play.follow-plain, play.void."""

    opponent: str = "any"
    partner: str = "any"
    opponent_ruffed: str = "any"
    partner_ruffed: str = "any"


@dataclass(frozen=True)
class SuitPlay:
    """Clauses play.follow-trump, play.follow-plain and play.void."""

    follow_trump: Duties
    follow_plain: Duties
    void: Duties


@dataclass(frozen=True)
class NoTrumpPlay:
    """Clause play.no-trump."""

    follow_plain: Duties


@dataclass(frozen=True)
class AllTrumpPlay:
    """Clause play.all-trump."""

    follow_trump: Duties


@dataclass(frozen=True)
class Play:
    """Clause play.groups."""

    lead: Lead
    never_forced: str = ""
    suit: SuitPlay | None = None
    no_trump: NoTrumpPlay | None = None
    all_trump: AllTrumpPlay | None = None


@dataclass(frozen=True)
class Squares:
    """Clause declarations.squares: ranks of one value, best first; card points."""

    ranks: str
    value: int


@dataclass(frozen=True)
class DeclarationTable:
    """Clause declarations.tables: values of runs of 3, 4, … and groups of squares, in card points."""

    runs: tuple[int, ...]
    squares: tuple[Squares, ...]


@dataclass(frozen=True)
class Declarations:
    """Clause declarations.kinds."""

    in_: Mapping[str, DeclarationTable]
    shared_card: str
    runs_by: tuple[str, ...]
    tie: str
    say: str
    square_and_run: str = "square"
    say_if: str = "always"
    said_as: str = "kind"
    show: str = "never"
    false_claim: str = "refused"
    silencing_squares: str = ""


@dataclass(frozen=True)
class Belote:
    """Clause belote.pair; ``points`` in card points."""

    points: int
    in_: Mapping[str, str]
    said: str
    trick_must_be_won: bool = False
    with_run: str = "apart"
    with_square: str = "apart"


@dataclass(frozen=True)
class TrickMelds:
    """Clause trick-melds.kinds, in card points."""

    runs: tuple[int, ...]
    squares: tuple[Squares, ...]
    king_queen_of_trump: int


@dataclass(frozen=True)
class Scale:
    """Clause scoring.scale."""

    times: int
    over: int = 1
    last_trick: str = "included"


@dataclass(frozen=True)
class Count:
    """Clause scoring.count, in card points."""

    last_trick: int = 10
    capot: int = 90
    scale: Scale | None = None


@dataclass(frozen=True)
class Trickless:
    """Clause scoring.trickless."""

    declarations: str = "kept"
    belote: str = "kept"


@dataclass(frozen=True)
class Test:
    """Clause scoring.success."""

    count: tuple[str, ...]
    against: int | str
    equal: str
    in_: str = "raw"


@dataclass(frozen=True)
class PayRow:
    """Clauses scoring.pay.made, .failed and .tied: who writes each heap, and which heaps are multiplied."""

    cards: str = "own"
    declarations: str = "own"
    belote: str = "own"
    contract: str = "none"
    multiplied: tuple[str, ...] = ()
    replay: bool = False


@dataclass(frozen=True)
class Pay:
    """Clause scoring.pay."""

    made: PayRow = PayRow()
    failed: PayRow = PayRow("defenders", "defenders", "defenders")
    tied: PayRow = PayRow()


@dataclass(frozen=True)
class SmallShare:
    """Clause scoring.rounding.small-share, in game points."""

    under: int
    becomes: int


@dataclass(frozen=True)
class Rounding:
    """Clause scoring.rounding: ``to`` in card points; ``up_from`` by role."""

    to: int
    up_from: Mapping[str, int]
    half: str = "rounds"
    small_share: SmallShare | None = None


@dataclass(frozen=True)
class Hanging:
    """Clause scoring.hanging."""

    to: str = "winner"
    paid: str = "all"


@dataclass(frozen=True)
class Mark:
    """Clause scoring.marks; ``points`` in game points."""

    name: str
    when: str
    free: int
    every: int
    points: int


@dataclass(frozen=True)
class ScoringRules:
    """The scoring of one situation, once its cases are laid over the base. Clause scoring.order."""

    success: tuple[Test, ...]
    count: Count = Count()
    trickless: Trickless = Trickless()
    judged: str = "taker"
    pay: Pay = Pay()
    worth: int | str = "bid"
    factors: tuple[int | str, ...] = (1,)
    factor_for: str = "winner"
    rounding: Rounding | None = None
    unit: int = 1
    lost_points: str = "best"
    hanging: Hanging = Hanging()
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True)
class InstantWin:
    """Clause match.instant-win."""

    by: str
    length: int = 0
    suit: str = "any"
    other_trickless: bool = False
    contracts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Match:
    """Clause match.end; ``target`` and ``raise_by`` in game points."""

    target: int | None = None
    reached: str = "at_least"
    checked: str = "after_deal"
    deals: int | None = None
    several: str = "higher"
    raise_by: int = 0
    equal: str = "another_deal"
    blocked: tuple[str, ...] = ()
    after_block: str = "same_target"
    instant_win: tuple[InstantWin, ...] = ()


@dataclass(frozen=True)
class Fault:
    """Clause irregularities.faults; a numeric ``award`` in card points."""

    award: int | str
    declarations: str
    deal: str
    with_capot: bool = False
    match_lost_at: int = 0


@dataclass(frozen=True)
class Declaration:
    """The rules of a variant. ``scoring`` is the base with a map of cases, as written: clause scoring.cases."""

    players: Players
    pack: PackSection
    dealing: Dealing
    contracts: Mapping[str, Contract]
    auction: Auction
    play: Play
    scoring: Mapping[str, object]
    match: Match
    irregularities: Mapping[str, Fault]
    declarations: Declarations | None = None
    belote: Belote | None = None
    trick_melds: TrickMelds | None = None

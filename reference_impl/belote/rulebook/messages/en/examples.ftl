### The worked examples: what was given, what happened, and what was observed.

## Cards, calls, contracts

# A card by the index of its rank and the sign of its suit: "J♥".
card = { FORM($rank) }{ FORM($suit) }
amount-number = { $number }
# What a bid names, alone, with a number, or with a named bid; $flag: with the promise of every trick.
bid =
    { $flag ->
        [yes] { FORM($bid) } with the promise of every trick
       *[no] { FORM($bid) }
    }
bid-number =
    { $flag ->
        [yes] { $number } { FORM($bid) } with the promise of every trick
       *[no] { $number } { FORM($bid) }
    }
bid-name =
    { $flag ->
        [yes] { FORM($name) } { FORM($bid) } with the promise of every trick
       *[no] { FORM($name) } { FORM($bid) }
    }
call-bid = “{ FORM($call) }” { $bid }
call =
    { $manner ->
        [open] “{ FORM($call) }”, open
        [closed] “{ FORM($call) }”, closed
       *[plain] “{ FORM($call) }”
    }
call-word =
    { $do ->
        [pass] pass
        [accept] accept
        [refuse] refuse
       *[other] say nothing
    }
# How often a contract was doubled.
contract-level =
    { $level ->
        [0] { "" }
        [1] , doubled
        [2] , redoubled
       *[other] , doubled to level { $level }
    }
contract = { $bid } by { FORM($taker) }{ contract-level }
contract-nobody = { $bid } without a taker
points-of-side = { FORM($side) } { $points }
hand-of-seat = { FORM($seat) } { LIST($cards, style: "words") }
meld-of-seat = { FORM($seat) } { LIST($cards, style: "words") } for { $points }

## Events

event-score =
    { COUNT($points) ->
        [0] a deal of { $contract }
       *[other]
            { COUNT($others) ->
                [0] a deal of { $contract }, with the card points { LIST($points, style: "and") }
               *[other] a deal of { $contract }, with the card points { LIST($points, style: "and") }, and with { LIST($others, style: "and") }
            }
    }
# What a scored deal had besides: "belote North–South 20 and East–West 0".
event-score-other =
    { $what ->
        [tricks] the tricks { LIST($points, style: "and") }
        [declarations] the declarations { LIST($points, style: "and") }
        [jack] the jack of trump in the tricks of { FORM($side) }
       *[belote] belote { LIST($points, style: "and") }
    }
event-deal =
    { $do ->
        [void] a void deal
        [annulled] a deal thrown in
       *[misdeal] a misdeal
    }
event-call = { FORM($seat) } calls { $call }
event-play =
    { $word ->
        [yes] { FORM($seat) } plays { $card } with the word belote
       *[no] { FORM($seat) } plays { $card }
    }
event-cards =
    { $do ->
        [declare] { FORM($seat) } declares { LIST($cards, style: "words") }
       *[lay_away] { FORM($seat) } lays away { LIST($cards, style: "words") }
    }
event-cut =
    { $number ->
        [0] { FORM($seat) } does not cut
        [one] { FORM($seat) } lifts { $number } card
       *[other] { FORM($seat) } lifts { $number } cards
    }
event-fault = { FORM($seat) } is guilty of { irregularities-fault }
event-word =
    { $do ->
        [pass] { FORM($seat) } passes
        [accept] { FORM($seat) } accepts
        [refuse] { FORM($seat) } refuses
        [swap] { FORM($seat) } takes the turned card for the low trump
        [keep] { FORM($seat) } does not exchange
       *[show] { FORM($seat) } shows the declarations
    }

## The lines of a situation

example-label =
    { $what ->
        [dealer] Dealer
        [contract] Contract
        [turned] Turned card
        [hands] Hands
        [pack] The pack, from the top
        [trick] The trick so far
        [hand] In the hand of { FORM($seat) }
        [cards] Card points with the last trick
        [last] The last trick
        [tricks] Tricks
        [declarations] Declarations
        [belote] Belote
        [pool] Points that hang
        [fault] Fault
        [totals] Points in the match before
       *[events] What happens
    }
example-list = { LIST($items, style: "plain") }
example-lists = { LIST($items, style: "apart") }
example-none = none
example-seat = { FORM($seat) }
example-side = { FORM($side) }

## The answers

# After how many of the events something was observed.
answer-place =
    { $number ->
        [0] Before anything happens
        [one] After the first of these
       *[other] After the first { $number } of these
    }
answer-end = In the end

answer-hands = The hands are then: { LIST($hands, style: "apart") }.
answer-turn = It is the turn of { FORM($seat) }.
answer-cards =
    { COUNT($cards) ->
        [one] { FORM($seat) } must play { LIST($cards, style: "or") }.
       *[other] { FORM($seat) } may play { LIST($cards, style: "or") }.
    }
answer-may-say =
    { COUNT($cards) ->
        [0] { FORM($seat) } may not say belote now.
       *[other] { FORM($seat) } may say belote with { LIST($cards, style: "or") }.
    }
answer-calls = { FORM($seat) } may call { LIST($calls, style: "or") }.
answer-declarations =
    { COUNT($melds) ->
        [0] Nobody has anything to declare.
       *[other] There is to declare: { LIST($melds, style: "apart") }.
    }
# The rule that forbids it follows as a sentence of its own, where one sentence of the book says the clause.
answer-refused = The last of these is not allowed, by the clause { $clause }.
answer-contract = The contract is { $contract }.
# $own, $other: what a test compares.
answer-test = Compared are { $own } of the takers and { $other }.
answer-outcome =
    { $value ->
        [contract] A contract stands.
        [void] The deal is void.
        [annulled] The deal is thrown in.
        [made] The contract is made.
        [failed] The contract has failed.
        [tied] The deal is tied.
        [replay] The deal is tied and is dealt again.
        [stopped] The deal is stopped.
       *[match] The deal decides the match.
    }
answer-declared = For declarations there count: { LIST($points, style: "plain") }.
answer-belote = For belote there count: { LIST($points, style: "plain") }.
answer-scored =
    { COUNT($melds) ->
        [0] No declaration counts.
       *[other] These declarations count: { LIST($melds, style: "apart") }.
    }
answer-trick = { FORM($seat) } wins the trick, which is worth { $points }.
answer-trick-won = { FORM($seat) } wins the trick.
answer-card-points = The card points are: { LIST($points, style: "plain") }.
# One line of the score sheet. $pooled: whether it hangs instead of being written.
answer-item =
    { $code ->
        [cards-own] { FORM($side) } writes { $points } for card points.
        [cards-taken] { FORM($side) } writes { $points } for all card points.
        [cards-passed] { FORM($side) } writes { $points } for card points the taker has lost.
        [cards-crossed] { FORM($side) } writes { $points } for the card points of the other side.
        [cards-hung] For card points { $points } hang.
        [capot-own] { FORM($side) } writes { $points } for taking every trick.
        [capot-taken] { FORM($side) } writes { $points } for every trick.
        [capot-passed] { FORM($side) } writes { $points } for every trick, which the taker has lost.
        [capot-crossed] { FORM($side) } writes { $points } for every trick of the other side.
        [capot-hung] For every trick { $points } hang.
        [declarations-own] { FORM($side) } writes { $points } for declarations.
        [declarations-taken] { FORM($side) } writes { $points } for all declarations.
        [declarations-passed] { FORM($side) } writes { $points } for declarations the taker has lost.
        [declarations-crossed] { FORM($side) } writes { $points } for the declarations of the other side.
        [declarations-hung] For declarations { $points } hang.
        [belote-own] { FORM($side) } writes { $points } for belote.
        [belote-taken] { FORM($side) } writes { $points } for every belote.
        [belote-passed] { FORM($side) } writes { $points } for belote the taker has lost.
        [belote-crossed] { FORM($side) } writes { $points } for the belote of the other side.
        [belote-hung] For belote { $points } hang.
        [contract-made] { FORM($side) } writes { $points } for the contract.
        [contract-failed] { FORM($side) } writes { $points } for the contract that failed.
        [share-small] { FORM($side) } writes { $points } for a share too small to stand.
        [hanging-paid] { FORM($side) } writes { $points } that hung.
        [match-level] { FORM($side) } wins the match by the level of doubling.
        [fault-award] { FORM($side) } writes { $points } for the fault.
       *[mark] { FORM($side) } writes { $points } for the mark “{ FORM($mark) }”.
    }
answer-score = Written are: { LIST($points, style: "plain") }.
answer-pool =
    { COUNT($stakes) ->
        [0] Nothing hangs.
       *[other] Still to be paid out: { LIST($stakes, style: "plain") }.
    }
answer-totals = The match stands: { LIST($points, style: "plain") }.
answer-target = The match is now played to { $points } points.
answer-dealer = The next dealer is { FORM($seat) }.
answer-finished =
    { $value ->
        [yes] The match is over.
       *[no] The match goes on.
    }
answer-match-won = { FORM($side) } has won the match.
answer-match-drawn = The match is drawn.

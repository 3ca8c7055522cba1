### The dealer and the steps of the deal.

## dealing.dealer

dealing-dealer-first =
    { $value ->
        [lot] The first dealer of a match is drawn by lot.
        [last_match_winner] The first dealer of a match is a player of the side that won the match before.
       *[last_match_loser] The first dealer of a match is a player of a side that did not win the match before.
    }
dealing-dealer-after-deal =
    { $value ->
        [next] After a deal that was played, the next player in turn deals.
        [same] After a deal that was played, the same dealer deals again.
       *[winner] After a deal that was played, the player who wrote most in it deals.
    }
dealing-dealer-after-void =
    { $value ->
        [next] After a deal that nobody took, the next player in turn deals.
       *[same] After a deal that nobody took, the same dealer deals again.
    }
dealing-dealer-after-misdeal =
    { $value ->
        [next] After a misdeal the next player in turn deals.
       *[same] After a misdeal the same dealer deals again.
    }

## dealing.steps

dealing-order = Cards are dealt from the top of the pack, to each player in the order of play.
dealing-covered =
    { $under ->
        [no] Cards that lie face up before a player are played like those in the hand.
       *[yes] Cards that lie face up before a player are played like those in the hand. When a card that lies face up on the table has been played, the card under it is turned up at the end of the trick and can be played from the next trick on.
    }
dealing-obliged = When cards are dealt before a later round of the auction and nobody has bid, the player who will be obliged to bid in it counts as the taker: the turned card goes where his bid would take it.
dealing-stock = Cards that are not dealt are seen by nobody, unless a step says so, and count for nobody.

dealing-known = Nobody sees any cards but those of his own hand, those that lie face up, and those that have been played or shown.

# One packet in a list: "3 cards".
dealing-packet =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
# $packets: the packets in order, as "3 cards, then 2 cards"; $step: the number of the step.
dealing-step-cards =
    { $to ->
        [hand] Step { $step } of the deal: each player is dealt into the hand { LIST($packets, style: "then") }.
        [hidden] Step { $step } of the deal: each player is dealt { LIST($packets, style: "then") } face down, which nobody may look at yet.
        [hidden_till_pass] Step { $step } of the deal: each player is dealt { LIST($packets, style: "then") } face down, which nobody may look at before passing.
        [table_down] Step { $step } of the deal: each player is dealt { LIST($packets, style: "then") } face down in a row on the table.
        [table_up] Step { $step } of the deal: each player is dealt { LIST($packets, style: "then") } face up on the table, each card on one that lies face down.
        [table_open] Step { $step } of the deal: each player is dealt { LIST($packets, style: "then") } face up on the table.
        [turned] Step { $step } of the deal: { LIST($packets, style: "then") } are turned face up.
       *[kitty] Step { $step } of the deal: { LIST($packets, style: "then") } are set aside face down as a kitty.
    }
# $cards: the size of a full hand.
dealing-step-up-to = Step { $step } of the deal: each player is dealt in one packet as many cards as are missing to a hand of { $cards }.
dealing-step-turned = Step { $step } of the deal: the next card of the pack is turned face up; it is the turned card.
dealing-step-from =
    { $value ->
        [eldest] In step { $step } of the deal the first to be dealt to is the player after the dealer.
       *[taker] In step { $step } of the deal the first to be dealt to is the taker.
    }
dealing-step-last =
    { $value ->
        [covered] The last card dealt in step { $step } of the deal is not shown.
       *[turned] The last card dealt in step { $step } of the deal is shown to all: it is the turned card, and stays with the player it was dealt to.
    }
# $value: the number of the round.
dealing-step-round =
    { $value ->
        [1] Step { $step } of the deal: round { $value } of the auction is held.
       *[other] Step { $step } of the deal: round { $value } of the auction is held, unless the bids are over.
    }
dealing-step-look = Step { $step } of the deal: everybody picks up the cards that lay hidden.
dealing-step-take = Step { $step } of the deal: the taker picks up the kitty and lays away as many cards, which count for nobody.
dealing-step-show = Step { $step } of the deal: the bottom card of what is left of the pack is shown to all.
# $rank: the low trump that may be exchanged.
dealing-step-swap =
    { $by ->
        [anyone]
            { $held ->
                [first_cards] Step { $step } of the deal: if the suit of the turned card became trump, whoever held the { FORM($rank) } of trumps before the auction began may exchange it for the turned card.
               *[any_card] Step { $step } of the deal: if the suit of the turned card became trump, whoever holds the { FORM($rank) } of trumps may exchange it for the turned card.
            }
        [taker]
            { $held ->
                [first_cards] Step { $step } of the deal: if the suit of the turned card became trump, the taker may exchange the { FORM($rank) } of trumps for the turned card, if it was in his hand before the auction began.
               *[any_card] Step { $step } of the deal: if the suit of the turned card became trump, the taker may exchange the { FORM($rank) } of trumps for the turned card.
            }
       *[not_dealer]
            { $held ->
                [first_cards] Step { $step } of the deal: if the suit of the turned card became trump, whoever but the dealer held the { FORM($rank) } of trumps before the auction began may exchange it for the turned card.
               *[any_card] Step { $step } of the deal: if the suit of the turned card became trump, whoever but the dealer holds the { FORM($rank) } of trumps may exchange it for the turned card.
            }
    }
# $step: the number of the step; $rank: the low trump that may be exchanged.
dealing-swap-back = In the exchange of step { $step } the { FORM($rank) } of trumps goes to where the turned card was, or to whoever had that card; there is no exchange when both are in one hand, or when the turned card is itself { FORM($rank, case: "indef") }.

### The auction: what may be bid, by whom, over what; doubling; annulments; what follows when all pass.

## What holds of every auction: auction.turn, auction.pass, auction.outbids, auction.contract
## and setup.position, auction.call, auction.standing, auction.pending, auction.round-end, auction.result

# The places that sentences on some players count by.
auction-positions = The player after the dealer is the first player, and the others are counted on from him in the order of play.
auction-calls = Whoever is to speak passes or makes one of the calls below; a call may be made when all that is said of it holds, and at no other time.
# Where two rows have one word: “sun” (1), “sun” (2).
auction-numbered = Where one word stands for several calls, told apart by a number in brackets, the first one that can be made is meant.
# $doubles: whether there is any doubling.
auction-standing =
    { $doubles ->
        [no] The bid that stands is the last one that was made; a pass does not change it.
       *[yes] The bid that stands is the last one that was made; a pass or a double does not change it.
    }
# $how: whether there is nothing to ask for after the first bid, or only bids, or doubles too; $own: whether a
# player may ever go over his own bid.
auction-pending =
    { $how ->
        [once] A player who has passed is not asked again in the same round.
        [bids]
            { $own ->
                [yes] A player is not asked again if he has passed since the last bid of the round, or has made that bid himself, unless he may still go over his own bid.
               *[no] A player is not asked again if he has passed since the last bid of the round, or has made that bid himself; nobody goes over his own bid.
            }
       *[doubles]
            { $own ->
                [yes] A player is not asked again if he has passed since the last bid or double of the round, or has made that bid or double himself, unless he may still go over his own bid.
               *[no] A player is not asked again if he has passed since the last bid or double of the round, or has made that bid or double himself; nobody goes over his own bid.
            }
    }
# $kind: whether there is one round, several, or several of which one goes on with the bid that stands.
auction-round-end =
    { $kind ->
        [one] The round ends as soon as nobody who is still to be asked could do anything but pass; the bids are then over.
        [passed] A round ends as soon as nobody who is still to be asked could do anything but pass; if a bid stands then, the bids are over, and if none stands, the next round is held.
       *[mixed] A round ends as soon as nobody who is still to be asked could do anything but pass; if no bid stands then, the next round is held.
    }
auction-after-bids = When the bids are over, those who may still double are asked in turn, from the player after the taker on, until nobody doubles any more.
# $late: whether something can be called until the first card is played.
auction-result =
    { $late ->
        [no] When the auction has ended nothing more can be called.
       *[yes] When the auction has ended nothing more can be called, except what may be called until the first card is played.
    }

auction-turn = In each round the player after the dealer speaks first, and then everybody in the order of play.
auction-pass = A pass does not bind: who has passed may still call when the turn comes again, unless a rule below says otherwise.
auction-outbids =
    { $how ->
        [never] The first bid is the only one: once it has been made no other can be made.
        [equal] A bid can be followed by one of the same rank only where a rule below allows it.
        [rank] A bid must rank higher than the bid that stands.
        [number] A bid must have a higher number than the bid that stands.
       *[number_or_rank] A bid must have a higher number than the bid that stands, or the same number and a higher rank.
    }
auction-doubled = A player whose bid was doubled may go on to a higher bid himself while bids may follow.
auction-contract = When the auction is over, the bid that stands is the contract; the player who made it is the taker, whose side are the takers, and all others are the defenders.

## auction.amounts, auction.rungs, auction.flag

auction-amounts-none = A bid names what is trump and carries no number.
# $low, $high, $step: card points.
auction-amounts = Every bid carries a number of card points, from { $low } to { $high } in steps of { $step }; numbers may be jumped over.
auction-flag =
    { $value ->
        [none] No promise may be added to a number.
       *[capot] A bid may add to its number the promise to take every trick; from then on every later bid must make it too.
    }
auction-rungs-none = There is no bid above the numbers.
# $name: a named bid of the glossary; $place: 1 for the lowest of them.
auction-rung =
    { $needs ->
        [all_tricks]
            { $place ->
                [1] Above all numbers stands { FORM($name) }, the promise to take every trick.
               *[other] Next above it stands { FORM($name) }, the promise to take every trick.
            }
        [all_tricks_by_taker]
            { $place ->
                [1] Above all numbers stands { FORM($name) }, the bidder’s promise to win every trick without the partner.
               *[other] Next above it stands { FORM($name) }, the bidder’s promise to win every trick without the partner.
            }
       *[all_tricks_and_belote]
            { $place ->
                [1] Above all numbers stands { FORM($name) }, the promise to take every trick and to score belote.
               *[other] Next above it stands { FORM($name) }, the promise to take every trick and to score belote.
            }
    }
auction-rung-lead =
    { $value ->
        [usual] The first lead is the same as ever when { FORM($name) } was bid.
       *[taker] The taker leads to the first trick when { FORM($name) } was bid.
    }

## auction.order

# One group of denominations of equal rank.
auction-order-group = { FORM($words, case: "group", list: "and") }
# $groups: the groups from the lowest; $numbers: whether bids carry numbers.
auction-order =
    { COUNT($groups) ->
        [0] There is nothing to bid.
        [1]
            { $numbers ->
                [yes] At the same number no bid outranks another: { LIST($groups) } rank alike.
               *[no] No bid outranks another: { LIST($groups) } rank alike.
            }
       *[other]
            { $numbers ->
                [yes] At the same number the bids rank, from the lowest to the highest: { LIST($groups, style: "then") }.
               *[no] The bids rank, from the lowest to the highest: { LIST($groups, style: "then") }.
            }
    }

## auction.rounds

auction-rounds-none = There is no auction.
# $bids: whether the first bid ends the bidding, or leaves only doubles, or bids may follow, or bids and doubles.
auction-round-ends =
    { $value ->
        [passed]
            { $bids ->
                [first] Round { $round } of the auction ends with the first bid, or when everybody has passed.
                [doubled] Round { $round } of the auction ends when everybody has passed; after the first bid it goes on only for doubling.
                [bids] Round { $round } of the auction goes on until everybody but the last to bid has passed since then.
               *[many] Round { $round } of the auction goes on until everybody but the last to bid or double has passed since then.
            }
       *[each_spoke] In round { $round } of the auction everybody speaks once; the next round goes on with the bid that stands.
    }

## auction.rows

# The name of a row: “take” in round 1; with several rows of one word: “sun” (2) in round 1.
auction-bid-name =
    { $nth ->
        [0] “{ FORM($call) }” in round { $round }
       *[other] “{ FORM($call) }” ({ $nth }) in round { $round }
    }
auction-call-name =
    { $nth ->
        [0] “{ FORM($call) }”
       *[other] “{ FORM($call) }” ({ $nth })
    }
auction-bid = The call { $row } is a bid of { FORM($bids, list: "or") }.
auction-bid-amounts = The call { $row } carries { FORM($amounts, list: "or") }.
auction-row-seats =
    { $every ->
        [yes] The call { $row } is open to every player.
       *[no] The call { $row } is open to { FORM($seats) } only.
    }
auction-over =
    { $value ->
        [opening] before anybody has called
        [passes] after other calls while no bid stands
        [partner] over a bid of the partner
        [opponents] over a bid of an opponent
       *[own] over the player’s own bid
    }
auction-row-over = The call { $row } may be made { LIST($over, style: "or") }.
auction-bid-equal =
    { $value ->
        [refused] The call { $row } must outrank the bid that stands.
       *[earlier_seat] The call { $row } may also equal the bid that stands, if the player sits before its bidder, counted from the player after the dealer.
    }
auction-bid-suit =
    { $value ->
        [any] The call { $row } may name what the standing bid names, if it outranks that bid.
       *[new] The call { $row } must not repeat what the standing bid names.
    }
# In place of the two sentences above where no other bid can stand yet.
auction-bid-first = The call { $row } is made only while no bid stands, so that there is nothing it has to outrank.
auction-bid-after-pass =
    { $value ->
        [allowed] The call { $row } stays open to a player who has passed in the round.
       *[refused] The call { $row } is closed to a player who has passed in the round.
    }
auction-bid-turned =
    { $every ->
        [yes] The call { $row } does not depend on the rank of the turned card.
       *[no] The call { $row } is open only if the turned card is of the rank { FORM($ranks, list: "or") }.
    }
auction-bid-limit =
    { $per ->
        [seat]
            { $times ->
                [one] The call { $row } may be made by each player at most { $times } time in a deal.
               *[other] The call { $row } may be made by each player at most { $times } times in a deal.
            }
        [side]
            { $times ->
                [one] The call { $row } may be made by each side at most { $times } time in a deal.
               *[other] The call { $row } may be made by each side at most { $times } times in a deal.
            }
       *[table]
            { $times ->
                [one] The call { $row } may be made by all players together at most { $times } time in a deal.
               *[other] The call { $row } may be made by all players together at most { $times } times in a deal.
            }
    }
auction-bid-must = While no bid stands { FORM($seats) } may not pass if the call { $row } is open.
auction-bid-turned-to =
    { $value ->
        [nobody] When the call { $row } becomes the contract, nobody gets the turned card: it stays on the table.
        [taker] When the call { $row } becomes the contract, the taker gets the turned card.
        [partner] When the call { $row } becomes the contract, the taker’s partner gets the turned card.
        [dealer] When the call { $row } becomes the contract, the dealer gets the turned card.
       *[eldest] When the call { $row } becomes the contract, the player after the dealer gets the turned card.
    }
auction-bid-offer =
    { $value ->
        [none] The call { $row } is a bid and no offer.
       *[annul] The call { $row } is also an offer to throw the deal in: the next player accepts at once, and the deal is void, or refuses, and the bid stands.
    }

## auction.doubling

auction-doubling-none = There is no doubling.
auction-levels = A bid is undoubled when it is made, and each double raises it by one level.
auction-double =
    { $level ->
        [1] The call { $row } doubles a bid (level { $level }).
        [2] The call { $row } redoubles a doubled bid (level { $level }).
       *[other] The call { $row } raises a bid by one more level (to level { $level }).
    }
auction-double-by =
    { $value ->
        [defenders] The call { $row } is open to every player of a side that does not hold the bid.
        [takers] The call { $row } is open to every player of the side that holds the bid.
        [taker] The call { $row } is open to the bidder alone.
       *[doubler] The call { $row } is open to the player who doubled first.
    }
auction-double-when =
    { $value ->
        [in_turn] The call { $row } is made at the player’s turn.
        [any_time] The call { $row } may be made at any moment of the auction, out of turn too.
        [after_bids] The call { $row } is made at the player’s turn once the bids are over.
        [until_lead] The call { $row } may be made at any moment until the first card is played, out of turn too.
       *[by_passing] The call { $row } is made without a word: a pass of a player who could make it is that call.
    }
auction-double-of =
    { $every ->
        [yes] The call { $row } may be made whatever the bid names.
       *[no] The call { $row } may be made if the bid names { FORM($of, list: "or") }.
    }
# An amount that may not be doubled.
auction-amount-number = { $number }
auction-amount-name = { FORM($name) }
auction-double-except =
    { COUNT($amounts) ->
        [0] The call { $row } may be made whatever the amount of the bid.
       *[other] The call { $row } may not be made against a bid of { LIST($amounts, style: "or") }.
    }
auction-double-bids-after =
    { $value ->
        [open]
            { $target ->
                [standing] After the call { $row } bids may still follow, and a bid wipes it out.
               *[any_bid] After the call { $row } bids may still follow, and it stands all the same.
            }
       *[closed] After the call { $row } no bid may follow.
    }
auction-double-target =
    { $value ->
        [standing] The call { $row } is made on the standing bid.
       *[any_bid] The call { $row } may be made on any bid of the auction, not only on the one that stands; the earliest bid that was doubled is then the contract.
    }
auction-double-manner =
    { COUNT($manners) ->
        [1] The call { $row } is said in one way: { FORM($manners) }.
       *[other] The player chooses how the call { $row } is said: { FORM($manners, list: "or") }.
    }
# $own, $other: game points.
auction-double-score = The call { $row } is open only to a side that has at most { $own } points in the match while the other side has at least { $other }.

## auction.annul

auction-annul-none = Nobody may throw a deal in.
auction-annul =
    { $when ->
        [before_calls] The call { $row } throws the deal in; it is made before anybody has called, out of turn too.
        [in_turn] The call { $row } throws the deal in; it is made at the player’s turn in the auction.
       *[after_deal] The call { $row } throws the deal in; it is made when all cards are dealt and before the first lead, out of turn too.
    }
auction-annulled = When a deal is thrown in nothing is written.
auction-annul-hand-any = The call { $row } may be made with any hand.
# $points: card points.
auction-annul-hand-points =
    { $points ->
        [one] The call { $row } may be made with a hand worth at most { $points } card point, counted as in the bid that stands; while none stands every suit is counted as a plain suit, the jacks too.
       *[other] The call { $row } may be made with a hand worth at most { $points } card points, counted as in the bid that stands; while none stands every suit is counted as a plain suit, the jacks too.
    }
auction-annul-hand-only = The call { $row } may be made with a hand in which every card is of the rank { FORM($ranks, list: "or") }.
auction-annul-hand-four-of = The call { $row } may be made with a hand that holds all the { FORM($rank, case: "plural") }.
auction-annul-dealer =
    { $value ->
        [same] After the call { $row } the same dealer deals again.
       *[next] After the call { $row } the next player in turn deals.
    }

## auction.idle, auction.all-pass

auction-idle =
    { $value ->
        [skipped] A player who could only pass is not asked.
       *[speaks] A player who could only pass is asked all the same, and passes.
    }
# $rounds: how many rounds of the auction there are.
auction-all-pass-deal =
    { $value ->
        [turned] The suit of the turned card is trump.
        [void]
            { $rounds ->
                [one] If nobody bids the deal is void, and nothing is written.
               *[several] If nobody bids in the last round the deal is void, and nothing is written.
            }
        [cannot]
            { $rounds ->
                [one] It cannot happen that nobody bids, because a player is obliged to.
               *[several] It cannot happen that nobody bids in the last round, because a player is obliged to.
            }
       *[played]
            { $rounds ->
                [one] If nobody bids the deal is played with the suit of the turned card as trump.
               *[several] If nobody bids in the last round the deal is played with the suit of the turned card as trump.
            }
    }
auction-all-pass-taker =
    { $value ->
        [nobody] In a deal that is played after all have passed nobody is the taker.
        [dealer] In a deal that is played after all have passed the dealer is the taker.
       *[eldest] In a deal that is played after all have passed the player after the dealer is the taker.
    }
auction-all-pass-turned-to =
    { $value ->
        [nobody] In a deal that is played after all have passed nobody gets the turned card.
        [taker] In a deal that is played after all have passed the taker gets the turned card.
        [dealer] In a deal that is played after all have passed the dealer gets the turned card.
       *[eldest] In a deal that is played after all have passed the player after the dealer gets the turned card.
    }

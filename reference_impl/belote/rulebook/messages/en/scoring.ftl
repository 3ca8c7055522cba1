### The scoring of a deal. Card points unless a sentence says game points.

## scoring.cases

# One condition of a case.
scoring-condition =
    { $value ->
        [suit] one suit is trump
        [no_trump] no suit is trump
        [all_trump] every suit is trump
        [clubs] clubs are trump
        [diamonds] diamonds are trump
        [hearts] hearts are trump
        [spades] spades are trump
        [passed_out] the deal is played without a taker
        [doubled] the contract is doubled
        [redoubled] the contract is redoubled
        [capot_bid] every trick was promised
        [capot_belote_bid] every trick and belote were promised
        [generale_bid] every trick by the bidder alone was promised
        [swept] one side takes every trick
       *[last_deal] it is the last deal of the match
    }
scoring-condition-contract = the contract is { FORM($contract) }
# A rule that holds under conditions; $rule is a whole sentence. "When the contract is doubled, this holds. The last
# trick is worth nothing besides its cards."
scoring-in-case = When { LIST($conditions) }, this holds. { $rule }
scoring-cases-instead = What is said of a case below takes the place, in that case, of what is said above of the same thing.
scoring-cases = Where several of the following cases hold at once, a case with more conditions goes before one with fewer, and of two with as many the later goes before the earlier.
scoring-cases-none = The scoring is the same in every contract.

## What holds at every table.

scoring-heaps = The card points of a side are what the cards in its tricks count, with the last trick; a bonus for all tricks is added to them and goes wherever they go.
scoring-swept = Whether a side has every trick, or none, is seen from the tricks alone: a trick that is worth nothing is a trick too.
scoring-order = Points are first rounded, then multiplied, and then written.

## scoring.last-trick, scoring.capot, scoring.scale

scoring-last-trick =
    { $value ->
        [0] The last trick is worth nothing besides its cards.
        [one] The last trick is worth { $value } card point besides its cards.
       *[other] The last trick is worth { $value } card points besides its cards.
    }
scoring-capot =
    { $value ->
        [0] A side that takes every trick gets no bonus for it.
        [one] A side that takes every trick gets a bonus of { $value } card point.
       *[other] A side that takes every trick gets a bonus of { $value } card points.
    }
scoring-scale =
    { $over ->
        [1]
            { $last ->
                [included] The card points of each side, with the last trick, are multiplied by { $times }.
               *[excluded] The card points of each side, without the last trick, are multiplied by { $times }.
            }
       *[other]
            { $last ->
                [included] The card points of each side, with the last trick, are multiplied by { $times } and divided by { $over }, to the nearest whole number.
               *[excluded] The card points of each side, without the last trick, are multiplied by { $times } and divided by { $over }, to the nearest whole number.
            }
    }
scoring-capot-unscaled = The bonus for all tricks is not multiplied or divided in this way.
scoring-scale-none = The card points are neither multiplied nor divided.

## scoring.trickless, scoring.judged

scoring-trickless =
    { $heap ->
        [declarations]
            { $value ->
                [kept] A side without a trick keeps its declarations.
                [lost] A side without a trick loses its declarations.
               *[given] The declarations of a side without a trick go to the side that has every trick.
            }
       *[belote]
            { $value ->
                [kept] A side without a trick keeps its belote.
                [lost] A side without a trick loses its belote.
               *[given] The belote of a side without a trick goes to the side that has every trick.
            }
    }
scoring-judged =
    { $value ->
        [taker]
            { $doubles ->
                [no] The side of the taker is judged as the takers.
               *[yes] The side of the taker is judged as the takers, doubled or not.
            }
       *[last_raiser] In a doubled deal the side that raised last is judged as the takers.
    }

## scoring.success

# With what the takers’ sum is compared.
scoring-success-against =
    { $against ->
        [defenders] the sum of the defenders
        [each_opponent] the highest sum of any one opponent
        [bid] what was bid
       *[number] { $number }
    }
scoring-success-equal =
    { $equal ->
        [made] the contract is made too
        [failed] the contract has failed
        [tied] the deal is tied
       *[next] the next test decides
    }
# $place of $tests: which of how many tests; $heaps: what is added up; $when: before or after rounding.
scoring-success =
    { $tests ->
        [1]
            { $when ->
                [raw] The contract is made if the takers’ sum of { FORM($heaps) }, before rounding, is more than { scoring-success-against }; if it is less, the contract has failed; if it is equal, { scoring-success-equal }.
               *[game] The contract is made if the takers’ sum of { FORM($heaps) }, after rounding, is more than { scoring-success-against }; if it is less, the contract has failed; if it is equal, { scoring-success-equal }.
            }
       *[other]
            { $when ->
                [raw] Test { $place } of { $tests } for the contract: the takers’ sum of { FORM($heaps) }, before rounding, { scoring-success-test }.
               *[game] Test { $place } of { $tests } for the contract: the takers’ sum of { FORM($heaps) }, after rounding, { scoring-success-test }.
            }
    }
# The comparison of one of several tests; where equality is enough it is to be reached.
scoring-success-test =
    { $equal ->
        [made] must reach { scoring-success-against }; if it is less, the contract has failed
       *[other] must be more than { scoring-success-against }; if it is less, the contract has failed; if it is equal, { scoring-success-equal-test }
    }
scoring-success-equal-test =
    { $equal ->
        [failed] the contract has failed
        [tied] the deal is tied
       *[next] the next test decides, and is read in that case alone
    }
scoring-success-none = The contract is always made.

# What a named bid, or a promise added to a number, is compared with.
scoring-promise =
    { $kind ->
        [rungs] A named bid is compared with no number: it is made if what it promises is done.
       *[flag] A promise to take every trick that was added to a number must be kept as well, or the contract has failed.
    }

## scoring.worth

scoring-worth =
    { $kind ->
        [number] The contract is worth { $value }.
       *[word] The contract is worth what was bid.
    }

## scoring.pay

# $heap: card points (with the bonus for all tricks), declarations or belote.
scoring-pay-made =
    { $heap ->
        [cards]
            { $value ->
                [own] If the contract is made, each side writes its own card points.
                [takers] If the contract is made, the takers write all card points.
                [takers_own] If the contract is made, the takers write their own card points, and those of the defenders are lost.
                [crossed] If the contract is made, each side writes the card points of the other.
               *[none] If the contract is made, nobody writes the card points.
            }
        [declarations]
            { $value ->
                [own] If the contract is made, each side writes its own declarations.
                [takers] If the contract is made, the takers write all declarations.
                [takers_own] If the contract is made, the takers write their own declarations, and those of the defenders are lost.
                [crossed] If the contract is made, each side writes the declarations of the other.
               *[none] If the contract is made, nobody writes the declarations.
            }
       *[belote]
            { $value ->
                [own] If the contract is made, each side writes its own belote.
                [takers] If the contract is made, the takers write every belote.
                [takers_own] If the contract is made, the takers write their own belote, and that of the defenders is lost.
                [crossed] If the contract is made, each side writes the belote of the other.
               *[none] If the contract is made, nobody writes belote.
            }
    }
scoring-pay-failed =
    { $heap ->
        [cards]
            { $value ->
                [own] If the contract has failed, each side writes its own card points.
                [defenders] If the contract has failed, the defenders write all card points.
                [defenders_own] If the contract has failed, the defenders write their own card points, and those of the takers are lost.
               *[none] If the contract has failed, nobody writes the card points.
            }
        [declarations]
            { $value ->
                [own] If the contract has failed, each side writes its own declarations.
                [defenders] If the contract has failed, the defenders write all declarations.
                [defenders_own] If the contract has failed, the defenders write their own declarations, and those of the takers are lost.
               *[none] If the contract has failed, nobody writes the declarations.
            }
       *[belote]
            { $value ->
                [own] If the contract has failed, each side writes its own belote.
                [defenders] If the contract has failed, the defenders write every belote.
                [defenders_own] If the contract has failed, the defenders write their own belote, and that of the takers is lost.
               *[none] If the contract has failed, nobody writes belote.
            }
    }
scoring-pay-tied =
    { $heap ->
        [cards]
            { $value ->
                [own] If the deal is tied, each side writes its own card points.
                [defenders_own] If the deal is tied, the defenders write their own card points, and those of the takers are lost.
                [takers_hang] If the deal is tied, the defenders write their own card points, and those of the takers hang: they are held back for a later deal.
                [hang] If the deal is tied, all card points hang: they are held back for a later deal.
               *[none] If the deal is tied, nobody writes the card points.
            }
        [declarations]
            { $value ->
                [own] If the deal is tied, each side writes its own declarations.
                [defenders_own] If the deal is tied, the defenders write their own declarations, and those of the takers are lost.
                [takers_hang] If the deal is tied, the defenders write their own declarations, and those of the takers hang.
                [hang] If the deal is tied, all declarations hang.
               *[none] If the deal is tied, nobody writes the declarations.
            }
       *[belote]
            { $value ->
                [own] If the deal is tied, each side writes its own belote.
                [defenders_own] If the deal is tied, the defenders write their own belote, and that of the takers is lost.
                [takers_hang] If the deal is tied, the defenders write their own belote, and that of the takers hangs.
                [hang] If the deal is tied, every belote hangs.
               *[none] If the deal is tied, nobody writes belote.
            }
    }
scoring-pay-contract =
    { $outcome ->
        [made]
            { $value ->
                [takers] If the contract is made, the takers also write what it is worth.
               *[none] If the contract is made, nobody writes anything for what was bid.
            }
       *[failed]
            { $value ->
                [defenders] If the contract has failed, the defenders also write what it is worth.
               *[none] If the contract has failed, nobody writes anything for what was bid.
            }
    }
scoring-pay-replay =
    { $value ->
        [yes] A tied deal counts as not played: nobody writes anything, and the same dealer deals again.
       *[no] A tied deal counts as played.
    }

## scoring.factors, scoring.factor-for, scoring.multiplied

# One entry of the table: "1 if not doubled", "2 if doubled", "8 at level 3 and above".
scoring-factor =
    { $kind ->
        [number]
            { $level ->
                [0]
                    { $last ->
                        [only] { $factor }
                        [yes] { $factor } whether doubled or not
                       *[no] { $factor } if not doubled
                    }
                [1]
                    { $last ->
                        [yes] { $factor } if doubled or more
                       *[no] { $factor } if doubled
                    }
                [2]
                    { $last ->
                        [yes] { $factor } if redoubled or more
                       *[no] { $factor } if redoubled
                    }
               *[other]
                    { $last ->
                        [yes] { $factor } at level { $level } and above
                       *[no] { $factor } at level { $level }
                    }
            }
       *[word]
            { $level ->
                [0] if not doubled, the deal decides the match
                [1] if doubled, the deal decides the match
                [2] if redoubled, the deal decides the match
               *[other] at level { $level } the deal decides the match
            }
    }
scoring-factors =
    { COUNT($factors) ->
        [0] Nothing is multiplied.
       *[other] The factor of a deal is { LIST($factors, style: "plain") }.
    }
scoring-factor-for =
    { $value ->
        [winner] Only what the side that wins the deal writes is multiplied; in a tie, what every side writes.
       *[everyone] What every side writes is multiplied.
    }
scoring-multiplied =
    { $outcome ->
        [made]
            { COUNT($heaps) ->
                [0] If the contract is made, the factor of the deal multiplies nothing.
               *[other] If the contract is made, the factor of the deal multiplies { FORM($heaps) }.
            }
        [failed]
            { COUNT($heaps) ->
                [0] If the contract has failed, the factor of the deal multiplies nothing.
               *[other] If the contract has failed, the factor of the deal multiplies { FORM($heaps) }.
            }
       *[tied]
            { COUNT($heaps) ->
                [0] If the deal is tied, the factor of the deal multiplies nothing.
               *[other] If the deal is tied, the factor of the deal multiplies { FORM($heaps) }.
            }
    }

# Where card points are multiplied and the bonus, which goes wherever they go, is not.
scoring-capot-unmultiplied =
    { $outcome ->
        [made] If the contract is made, the factor of the deal does not multiply the bonus for all tricks.
       *[failed] If the contract has failed, the factor of the deal does not multiply the bonus for all tricks.
    }

## scoring.rounding, scoring.unit

scoring-rounding-none = Card points are written exactly, without rounding.
# The total of a side: its card points with the bonus, its declarations and its belote.
scoring-rounding-to = The total of a side, that is its card points, declarations and belote together, is rounded to a multiple of { $value }; what this changes is changed in its card points.
# For whom, and the remainder from which card points go up.
scoring-threshold =
    { $role ->
        [each] for each side from a remainder of { $value }
        [larger] for the side with the larger total of card points, declarations and belote from a remainder of { $value }
        [smaller] for the side with the smaller total of card points, declarations and belote from a remainder of { $value }
        [more_cards] for the side with more card points from a remainder of { $value }
        [fewer_cards] for the side with fewer card points from a remainder of { $value }
        [takers] for the takers from a remainder of { $value }
        [defenders] for the defenders from a remainder of { $value }
        [jack_side] for the side that took the jack of trump from a remainder of { $value }
       *[other_side] for the side that did not take the jack of trump from a remainder of { $value }
    }
# The remainder is what is left when the total is divided by the number that it is rounded to a multiple of.
scoring-rounding-up-from = A total is rounded up { LIST($roles) }, and otherwise down.
# $by: whether thresholds are the same for all, or go by who has more, or by other roles, or by both.
scoring-pots =
    { $by ->
        [each] When one side writes the card points of all sides, they are added up and rounded once.
        [size] When one side writes the card points of all sides, they are added up and rounded once, as those of the larger side.
        [role] When one side writes the card points of all sides, they are added up and rounded once, as those of this side.
       *[both] When one side writes the card points of all sides, they are added up and rounded once, as those of this side, which counts as the larger one.
    }
scoring-pots-hang =
    { $by ->
        [each] When all card points hang, they are added up and rounded once.
        [size] When all card points hang, they are added up and rounded once, as those of the smaller side.
        [role] When all card points hang, they are added up and rounded once, as those of the takers.
       *[both] When all card points hang, they are added up and rounded once, as those of the takers, who count as the smaller side.
    }
scoring-equal-sides = When two sides are equal, the takers count as the smaller one in rounding.
scoring-rounding-half =
    { $value ->
        [rounds] In rounding, a remainder of exactly half goes up or down like any other.
       *[stays] In rounding, a remainder of exactly half stays as it is.
    }
# $under, $becomes: game points.
scoring-small-share = A side that took points but whose share is under { $under } when written writes { $becomes } instead, and the difference goes to the other side.
scoring-small-share-none = A small share is written as it is.
scoring-unit =
    { $value ->
        [1] Every card point is written as { $value } point.
       *[other] Every { $value } card points are written as one point.
    }
scoring-lost-points =
    { $value ->
        [best] What a failed taker loses goes to the opponent with the most points; equals share it.
       *[all] What a failed taker loses is shared by all opponents.
    }

## scoring.hanging, scoring.marks

scoring-hanging-to =
    { $value ->
        [winner] Points that hang go to the side that wins the next deal with a decision.
        [maker] Points that hang go to the next side that makes its contract; a failed contract leaves them waiting.
       *[higher] Points that hang go to the side with more points in the next deal with a decision; if both have as many they wait on.
    }
scoring-hanging-paid =
    { $value ->
        [all] All points that hang are paid out at once.
       *[one_per_deal] Of the points that hang, each deal pays out those of one tied deal, the oldest first.
    }
scoring-pool = Points that hang add up from tie to tie, outlast deals that are not played, are not multiplied by a later deal, and are lost when the match ends.
# A deal that is played after all have passed. $judged: whether it can be made and failed.
scoring-passed-out =
    { $judged ->
        [yes] A deal without a taker is judged as if the side of the player after the dealer had taken.
       *[no] A deal without a taker counts as made by every side: nobody wins or fails it, and points that hang wait for another deal.
    }
scoring-marks-counted = Marks are counted by kind and side over the whole match.
scoring-sides = What the players against the taker write together is written in full to each of them.
scoring-marks-none = There are no marks for failing or for taking no trick.
# $free: how many marks are free; $every: how many of the others cost $points game points together.
scoring-mark-cost =
    { $free ->
        [0]
            { $every ->
                [1] each of them costs { $points } points
               *[other] every { $every } of them together cost { $points } points
            }
        [one]
            { $every ->
                [1] the first is free, and each further one costs { $points } points
               *[other] the first is free, and of the further ones every { $every } together cost { $points } points
            }
       *[other]
            { $every ->
                [1] the first { $free } are free, and each further one costs { $points } points
               *[other] the first { $free } are free, and of the further ones every { $every } together cost { $points } points
            }
    }
scoring-mark =
    { $when ->
        [failed] For a failed contract a side gets the mark “{ FORM($mark) }”: { scoring-mark-cost }.
        [failed_with_a_trick] For a failed contract in which it took a trick a side gets the mark “{ FORM($mark) }”: { scoring-mark-cost }.
       *[trickless] For a deal without a trick a side gets the mark “{ FORM($mark) }”: { scoring-mark-cost }.
    }

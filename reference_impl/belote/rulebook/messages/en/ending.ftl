### The match and the irregularities.

## match. All numbers are points as they are written.

match-totals = Every side begins a match without points; after each deal what it has written is added.
match-end = Whether the match is over is looked at after a deal that was played or stopped, never after one that was void, thrown in or is dealt again.
match-target-none = No number of points ends the match.
match-target = The match is played to { $value } points: the side that reaches them wins.
match-reached =
    { $value ->
        [at_least] A side has reached the target when it has exactly that many points or more.
       *[more_than] A side has reached the target only when it has more points than that.
    }
match-checked =
    { $value ->
        [after_deal] Whether the target is reached is looked at after each deal.
       *[as_soon_as_proved] A side wins within a deal as soon as it can prove that it has reached the target.
    }
# $target: whether a number of points can end the match before.
match-deals =
    { $target ->
        [yes]
            { $value ->
                [one] The match ends after { $value } deal at the latest; the side with the most points then wins.
               *[other] The match ends after { $value } deals at the latest; the side with the most points then wins.
            }
       *[no]
            { $value ->
                [one] The match ends after { $value } deal; the side with the most points then wins.
               *[other] The match ends after { $value } deals; the side with the most points then wins.
            }
    }
match-counted = Deals that were not played out, such as void deals, do not count among the deals of the match.
match-several =
    { $value ->
        [higher] If more than one side has reached the target, the one with more points wins.
        [last_deal] If more than one side has reached the target, the one that wrote more in the last deal wins.
        [last_takers] If more than one side has reached the target, the one that took in the last deal wins.
        [draw] If more than one side has reached the target, the match is drawn.
       *[raise] If more than one side has reached the target, nobody wins yet, and the target is raised.
    }
match-raise-by = When the target is raised, it is raised by { $value } points.
match-equal =
    { $value ->
        [another_deal] If the best sides have equal points at the end, another deal is played.
        [last_takers] If the best sides have equal points at the end, the one that took in the last deal wins.
        [last_winners] If the best sides have equal points at the end, the one that won the last deal wins.
       *[draw] If the best sides have equal points at the end, the match is drawn.
    }
match-block =
    { $value ->
        [swept_deal] in a deal in which any side took every trick
        [by_capot] thanks to the bonus for all tricks alone
        [trickless] in a deal in which it took no trick
        [by_belote] thanks to belote alone
        [trickless_by_belote] thanks to belote alone in a deal in which it took no trick
        [failed_by_belote] thanks to belote alone in a deal in which it failed or took no trick
        [scoreless] in a deal in which it wrote nothing
        [hanging] while points hang
       *[not_maker] in a deal in which it did not make a contract
    }
match-blocked =
    { COUNT($blocks) ->
        [0] Nothing keeps a side that has reached the target from winning.
       *[other] A side does not win the match { LIST($blocks, style: "or") }.
    }
match-after-block =
    { $value ->
        [same_target] After a side was kept from winning, the target stays the same.
       *[leader_plus_one] After a side was kept from winning, the new target is one point more than the leader has.
    }

## match.instant-win

match-instant-win-none = No hand and no deal wins the match at once.
# $length: a number of cards.
match-instant-win-run =
    { $suit ->
        [any]
            { $other ->
                [yes] Who is dealt a run of { $length } cards or more of any one suit wins the match at once, if no other side takes a trick in that deal.
               *[no] Who is dealt a run of { $length } cards or more of any one suit wins the match at once.
            }
       *[trump]
            { $other ->
                [yes] Who is dealt a run of { $length } trumps or more wins the match at once, if no other side takes a trick in that deal.
               *[no] Who is dealt a run of { $length } trumps or more wins the match at once.
            }
    }
match-instant-win-sweep =
    { COUNT($contracts) ->
        [0] A side that takes every trick of a deal wins the match at once.
       *[other] A side that takes every trick of a deal wins the match at once if the contract is { FORM($contracts, list: "or") }.
    }

## irregularities

irregularities-none = No fault has a price: what the rules do not allow is taken back.
irregularities-refused = A call, a card or a declaration that these rules do not allow is taken back; what a fault costs is said below and is claimed before the deal is over.
irregularities-stopped = When a deal is stopped for a fault nothing else of it is written.
# $to: whether points that hang go only to who makes a contract, or also when one has failed.
irregularities-stopped-hanging =
    { $to ->
        [maker] When a deal is stopped for a fault, points that hang wait for another deal.
       *[loser] When a deal is stopped with an award, points that hang go as if the guilty side had lost it; without an award they wait.
    }
irregularities-stopped-marks = When a deal is stopped for a fault, no mark is given.
# What the player did, as the subject of a sentence.
irregularities-fault =
    { $fault ->
        [revoke] a breach of a duty of play
        [early_trump_lead] a trump led before it was allowed
        [early_look] a look at hidden cards before it was allowed
        [out_of_turn] a call or a card out of turn
        [misdeal] a wrong deal
        [wrong_claim] a wrong claim of tricks
       *[wrong_signal] a wrong signal
    }
irregularities-award =
    { $kind ->
        [number] For { irregularities-fault } the other side writes { $value } card points.
       *[word]
            { $value ->
                [none] For { irregularities-fault } the other side writes nothing.
               *[pot] For { irregularities-fault } the other side writes all card points of the deal, as if the contract had failed.
            }
    }
irregularities-with-capot =
    { $value ->
        [yes] The award for { irregularities-fault } includes the bonus for all tricks.
       *[no] The award for { irregularities-fault } does not include the bonus for all tricks.
    }
irregularities-declarations =
    { $value ->
        [none] With the award for { irregularities-fault } no declarations are written.
        [innocent] With the award for { irregularities-fault } the other side writes its own declarations.
       *[all] With the award for { irregularities-fault } the other side writes all declarations of the deal.
    }
irregularities-deal =
    { $value ->
        [stops] After { irregularities-fault } the deal stops.
       *[goes_on] After { irregularities-fault } the deal goes on.
    }
irregularities-match-lost-at =
    { $value ->
        [0] No side loses the match for { irregularities-fault }, however often.
        [one] A side loses the match once it has been guilty of { irregularities-fault } { $value } time.
       *[other] A side loses the match once it has been guilty of { irregularities-fault } { $value } times.
    }

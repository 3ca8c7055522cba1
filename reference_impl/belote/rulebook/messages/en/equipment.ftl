### The table, the pack, and how the cards rank and count.

## setup.players, setup.sides, setup.direction

# $value: the number of players. "The game is for 4 players."
players-count = The game is for { $value } players.
players-sides =
    { $value ->
        [partners] Players who sit opposite each other are partners and score together.
        [alone] Every player scores alone.
       *[taker_against_rest] The taker plays alone against all the others, who score together.
    }
players-direction =
    { $value ->
        [clockwise] Dealing, bidding and play go round the table clockwise, to the left.
       *[counterclockwise] Dealing, bidding and play go round the table counterclockwise, to the right.
    }

## setup.pack, setup.shuffle, setup.cut

# $ranks: all ranks, lowest first.
pack-ranks = The ranks of the pack in their natural order, from low to high, are { FORM($ranks) }.
# $suits: all suits; $cards: how many cards there are in all.
pack-suits = The suits are { FORM($suits) }; the pack has { $cards } cards.
pack-shuffle =
    { $value ->
        [every_deal] The dealer shuffles the pack before every deal.
        [never] The pack is never shuffled: it is put together from the tricks of the deal before.
       *[dealer_may] Before a deal the dealer may shuffle the pack or leave it as it is.
    }
pack-cut-none = The pack is not cut.
pack-cut-by =
    { $value ->
        [before_dealer] The pack is cut by the player who sits just before the dealer in the order of play.
        [after_dealer] The pack is cut by the player who sits just after the dealer in the order of play.
       *[dealers_partner] The pack is cut by the dealer’s partner.
    }
pack-cut-first-deal =
    { $value ->
        [usual] In the first deal of a match the pack is cut by the same player as in every other deal.
        [before_dealer] In the first deal of a match the player just before the dealer cuts.
        [after_dealer] In the first deal of a match the player just after the dealer cuts.
       *[dealers_partner] In the first deal of a match the dealer’s partner cuts.
    }
# $value: a number of cards.
pack-cut-at-least =
    { $value ->
        [one] Either part of a cut must have at least { $value } card.
       *[other] Either part of a cut must have at least { $value } cards.
    }
pack-cut-may-decline =
    { $value ->
        [yes] The player who cuts may decline and knock on the pack instead.
       *[no] The player who cuts may not decline.
    }

## contracts.kinds, contracts.order, contracts.values

# $contract: a contract of the glossary.
contracts-kind =
    { $value ->
        [suit] In { FORM($contract) } one suit is trump.
        [no_trump] In { FORM($contract) } there is no trump suit.
       *[all_trump] In { FORM($contract) } every suit ranks and counts as trump, but no suit trumps another.
    }
# One card in a list: "jack 20".
contracts-card = { FORM($rank) } { $points }
# $cards: the cards from high to low, each with its card points.
contracts-order =
    { $suit ->
        [trump] In { FORM($contract) } the cards of the trump suit are, from high to low and with their card points: { LIST($cards, style: "plain") }.
        [plain] In { FORM($contract) } the cards of every suit but trump are, from high to low and with their card points: { LIST($cards, style: "plain") }.
       *[every] In { FORM($contract) } the cards of every suit are, from high to low and with their card points: { LIST($cards, style: "plain") }.
    }

### The words of the book, for who does not know them.

word =
    { $name ->
        [trick] trick
        [trump] trump
        [plain-suit] plain suit
        [follow] to follow
        [ruff] to ruff
        [hold] to hold a trick
        [void] void deal
        [taker] taker
        [contract] contract
        [card-points] card points
        [capot] capot
        [run] run
        [square] square
        [belote] belote
        [level] level
        [hang] to hang
        [mark] mark
        [packet] packet
        [order-of-play] order of play
        [natural-order] natural order
        [side] side
        [standing-bid] bid that stands
        [discard] to discard
        [points] points
        [target] target
        [misdeal] misdeal
        [thrown-in] deal thrown in
        [doubling] doubling
        [factor] factor
        [remainder] remainder
        [kitty] kitty
        [stock] stock
        [declaration] declaration
        [turned-card] turned card
       *[step] step
    }
# $heaps: what is counted in card points besides the cards.
word-meaning =
    { $name ->
        [trick] one card from each player; the best of them wins all
        [trump] the suit, named in the auction, whose cards beat those of every other suit
        [plain-suit] a suit that is not trump
        [follow] to play a card of the suit that was led
        [ruff] to play a trump when another suit was led; to overruff is to play a higher trump than one already played
        [hold] to have played the best card of a trick so far
        [void] a deal that counts for nothing and is given up
        [taker] the player whose bid became the contract; his side are the takers, the others the defenders
        [contract] what is trump in a deal, with what was promised for it
        [card-points]
            { COUNT($heaps) ->
                [0] what the cards in the tricks of a side count, with the last trick and the bonus for all tricks
               *[other] what the cards in the tricks of a side count, with the last trick and the bonus for all tricks; also the unit for { FORM($heaps) }
            }
        [capot] all tricks of a deal taken by one side
        [run] three or more cards of one suit that follow each other in the natural order
        [square] all four cards of one rank
        [belote] king and queen of trump in one hand
        [level] how often a bid was doubled: 1 doubled, 2 redoubled, and so on
        [hang] to be held back, after a tie, for a later deal
        [mark] a note against a side that costs points once there are enough of them
        [packet] cards that are dealt to one player at once
        [order-of-play] the order in which the players are dealt to, speak and play: round the table in the direction named above, from the player after the dealer on
        [natural-order] the order of the ranks by which runs are read, whatever the cards are worth in play
        [side] the players who score together, or a player who scores alone
        [standing-bid] the last bid that was made
        [discard] to play a card that is neither of the suit led nor a trump
        [points] what is written on the score sheet and counts in the match
        [target] the number of points that wins the match
        [misdeal] a deal in which cards were dealt wrongly or shown
        [thrown-in] a deal that is given up by right, for the hand a player holds or by agreement
        [doubling] a call against a bid that makes more points depend on it; to redouble is to answer it
        [factor] the number that points are multiplied by, according to how often the bid was doubled
        [factor-alone] the number that points are multiplied by
        [remainder] what is left over when card points are divided by the number they are rounded to
        [kitty] cards laid aside in the deal for the taker
        [stock] the cards of the pack that nobody has been dealt
        [declaration] a run or a square that counts points
        [turned-card] the card shown to all before the auction; its suit is what may be taken first
       *[step] one part of the deal, in the order in which they are carried out
    }

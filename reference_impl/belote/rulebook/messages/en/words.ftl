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
        [turned-card] turned card
       *[step] step
    }
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
        [card-points] what cards, declarations and bids are counted in, before anything is written
        [capot] all tricks of a deal taken by one side
        [run] three or more cards of one suit that follow each other in the natural order
        [square] all four cards of one rank
        [belote] king and queen of trump in one hand
        [level] how often a bid was doubled: 1 doubled, 2 redoubled, and so on
        [hang] to be held back, after a tie, for a later deal
        [mark] a note against a side that costs points once there are enough of them
        [turned-card] the card shown to all before the auction; its suit is what may be taken first
       *[step] one part of the deal, in the order in which they are carried out
    }

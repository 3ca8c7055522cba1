### The text alternatives of the drawings: a short title, then everything that is in the drawing.

# A card in words: "jack of hearts".
card-name = { FORM($rank) } of { FORM($suit) }
# $what: what a drawing shows; $seat: who is to play, or who wins.
drawing-title =
    { $what ->
        [choice] { FORM($seat) } is to play.
        [trick] A trick, won by { FORM($seat) }.
        [begun] A trick that has begun.
        [hands] What is held.
       *[table] The table.
    }
drawing-dealer =
    { $direction ->
        [clockwise] { FORM($seat) } deals, and the play goes clockwise.
       *[counterclockwise] { FORM($seat) } deals, and the play goes counter-clockwise.
    }
drawing-direction =
    { $value ->
        [clockwise] The play goes clockwise.
       *[counterclockwise] The play goes counter-clockwise.
    }
drawing-contract = Played is { FORM($bid) }.
drawing-turned = The turned card is the { $card }.
drawing-play = { FORM($seat) } the { $card }
drawing-plays = Played in this order: { LIST($plays, style: "plain") }.
drawing-winner =
    { $whole ->
        [yes] { FORM($seat) } wins the trick.
       *[no] { FORM($seat) } holds the trick.
    }
drawing-hand = { FORM($seat) } holds: { LIST($cards, style: "plain") }.
drawing-legal = May be played: { LIST($cards, style: "plain") }.
drawing-forbidden = May not be played by { $clause }: { LIST($cards, style: "plain") }.
# What opens the lines of an example that its drawing shows too.
drawing-words = The drawing in words

### The text alternatives of the drawings: a short title, then everything that is in the drawing.

# source: da918210
card-name = { FORM($rank) } de { FORM($suit) }
# source: 5faee6d6
drawing-title =
    { $what ->
        [choice] { FORM($seat) } este la rând.
        [trick] O levată câștigată de { FORM($seat) }.
        [begun] O levată care a început.
        [hands] Mâinile jucătorilor.
       *[table] Masa.
    }
# source: 5cdb3d0b
drawing-dealer =
    { $direction ->
        [clockwise] { FORM($seat) } împarte, iar jocul merge în sensul acelor de ceasornic.
       *[counterclockwise] { FORM($seat) } împarte, iar jocul merge în sens invers acelor de ceasornic.
    }
# source: 804e5193
drawing-direction =
    { $value ->
        [clockwise] Jocul merge în sensul acelor de ceasornic.
       *[counterclockwise] Jocul merge în sens invers acelor de ceasornic.
    }
# source: b73781a0
drawing-contract = Contractul este: { FORM($bid) }.
# source: 3bb98224
drawing-turned = Cartea întoarsă este: { $card }.
# source: 1f5b220b
drawing-play = { FORM($seat) } { $card }
# source: c03147f8
drawing-plays = Cărțile în ordinea în care s-au jucat: { LIST($plays, style: "plain") }.
# source: 3e49ac61
drawing-winner =
    { $whole ->
        [yes] { FORM($seat) } câștigă levata.
       *[no] { FORM($seat) } ține levata.
    }
# source: 8a23cdb6
drawing-hand = { FORM($seat) } are în mână: { LIST($cards, style: "plain") }.
# source: 4ebf6716
drawing-legal = Se pot juca: { LIST($cards, style: "plain") }.
# source: 2237d9eb
drawing-forbidden = Nu se pot juca, după articolul { $clause }: { LIST($cards, style: "plain") }.
# source: 6b7b2393
drawing-words = Desenul în cuvinte

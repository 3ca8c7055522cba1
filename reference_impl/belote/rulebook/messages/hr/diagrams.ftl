### The text alternatives of the drawings: a short title, then everything that is in the drawing.

# source: da918210
card-name = { FORM($rank) } { FORM($suit) }
# source: 5faee6d6
drawing-title =
    { $what ->
        [choice] Na potezu je { FORM($seat) }.
        [trick] Štih koji uzima { FORM($seat) }.
        [begun] Započeti štih.
        [hands] Karte u rukama.
       *[table] Stol.
    }
# source: 5cdb3d0b
drawing-dealer =
    { $direction ->
        [clockwise] Dijeli { FORM($seat) }, a igra ide u smjeru kazaljke na satu.
       *[counterclockwise] Dijeli { FORM($seat) }, a igra ide suprotno od smjera kazaljke na satu.
    }
# source: 804e5193
drawing-direction =
    { $value ->
        [clockwise] Igra ide u smjeru kazaljke na satu.
       *[counterclockwise] Igra ide suprotno od smjera kazaljke na satu.
    }
# source: b73781a0
drawing-contract = Igra se: { FORM($bid) }.
# source: 3bb98224
drawing-turned = Okrenuta karta: { $card }.
# source: 1f5b220b
drawing-play = { FORM($seat) } { $card }
# source: c03147f8
drawing-plays = Odigrano je redom: { LIST($plays, style: "plain") }.
# source: 3e49ac61
drawing-winner =
    { $whole ->
        [yes] Štih uzima { FORM($seat) }.
       *[no] Štih drži { FORM($seat) }.
    }
# source: 8a23cdb6
drawing-hand = { FORM($seat) } ima: { LIST($cards, style: "plain") }.
# source: 4ebf6716
drawing-legal = Smije se baciti: { LIST($cards, style: "plain") }.
# source: 2237d9eb
drawing-forbidden = Ne smije se baciti po odredbi { $clause }: { LIST($cards, style: "plain") }.
# source: 6b7b2393
drawing-words = Crtež riječima

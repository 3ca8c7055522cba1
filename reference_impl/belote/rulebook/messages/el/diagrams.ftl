### The text alternatives of the drawings: a short title, then everything that is in the drawing.

# source: da918210
card-name = { FORM($rank) } { FORM($suit, case: "card") }
# source: 5faee6d6
drawing-title =
    { $what ->
        [choice] Παίζει { FORM($seat, case: "def") }.
        [trick] Μια μπάζα που κερδίζει { FORM($seat, case: "def") }.
        [begun] Μια μπάζα που έχει αρχίσει.
        [hands] Τα χέρια των παικτών.
       *[table] Το τραπέζι.
    }
# source: 5cdb3d0b
drawing-dealer =
    { $direction ->
        [clockwise] Μοιράζει { FORM($seat, case: "def") } και το παιχνίδι πάει δεξιόστροφα.
       *[counterclockwise] Μοιράζει { FORM($seat, case: "def") } και το παιχνίδι πάει αριστερόστροφα.
    }
# source: 804e5193
drawing-direction =
    { $value ->
        [clockwise] Το παιχνίδι πάει δεξιόστροφα.
       *[counterclockwise] Το παιχνίδι πάει αριστερόστροφα.
    }
# source: b73781a0
drawing-contract = Το συμβόλαιο είναι: { FORM($bid) }.
# source: 3bb98224
drawing-turned = Το γυρισμένο φύλλο είναι: { $card }.
# source: 1f5b220b
drawing-play = { FORM($seat) } { $card }
# source: c03147f8
drawing-plays = Φύλλα με τη σειρά που παίχτηκαν: { LIST($plays, style: "plain") }.
# source: 3e49ac61
drawing-winner =
    { $whole ->
        [yes] Την μπάζα την κερδίζει { FORM($seat, case: "def") }.
       *[no] Την μπάζα την κρατά { FORM($seat, case: "def") }.
    }
# source: 8a23cdb6
drawing-hand = { FORM($seat, case: "cap") } έχει στο χέρι: { LIST($cards, style: "plain") }.
# source: 4ebf6716
drawing-legal = Μπορούν να παιχτούν: { LIST($cards, style: "plain") }.
# source: 2237d9eb
drawing-forbidden = Δεν μπορούν να παιχτούν, κατά το άρθρο { $clause }: { LIST($cards, style: "plain") }.
# source: 6b7b2393
drawing-words = Το σχέδιο με λόγια

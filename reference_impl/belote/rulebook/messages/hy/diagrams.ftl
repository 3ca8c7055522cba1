### The text alternatives of the drawings: a short title, then everything that is in the drawing.

# source: da918210
card-name = { FORM($suit, case: "gen") } { FORM($rank) }
# source: 5faee6d6
drawing-title =
    { $what ->
        [choice] Հերթը հասել է { FORM($seat, case: "dat") }։
        [trick] Ձեռք, որը տարել է { FORM($seat, case: "def") }։
        [begun] Սկսված ձեռք։
        [hands] Խաղացողների քարտերը։
       *[table] Սեղանը։
    }
# source: 5cdb3d0b
drawing-dealer =
    { $direction ->
        [clockwise] Բաժանում է { FORM($seat, case: "def") }, խաղն ընթանում է ժամացույցի սլաքի ուղղությամբ։
       *[counterclockwise] Բաժանում է { FORM($seat, case: "def") }, խաղն ընթանում է ժամացույցի սլաքին հակառակ։
    }
# source: 804e5193
drawing-direction =
    { $value ->
        [clockwise] Խաղն ընթանում է ժամացույցի սլաքի ուղղությամբ։
       *[counterclockwise] Խաղն ընթանում է ժամացույցի սլաքին հակառակ։
    }
# source: b73781a0
drawing-contract = Խաղացվում է՝ { FORM($bid) }։
# source: 3bb98224
drawing-turned = Բացված քարտն է՝ { $card }։
# source: 1f5b220b
drawing-play = { FORM($seat) }՝ { $card }
# source: c03147f8
drawing-plays = Դրված են հետևյալ հերթով․ { LIST($plays, style: "plain") }։
# source: 3e49ac61
drawing-winner =
    { $whole ->
        [yes] { FORM($seat, case: "def") } տանում է ձեռքը։
       *[no] Ձեռքի տերն առայժմ { FORM($seat, case: "defn") } է։
    }
# source: 8a23cdb6
drawing-hand = { FORM($seat, case: "gen") } քարտերն են՝ { LIST($cards, style: "plain") }։
# source: 4ebf6716
drawing-legal = Կարելի է դնել՝ { LIST($cards, style: "plain") }։
# source: 2237d9eb
drawing-forbidden = Ըստ { $clause } կետի չի կարելի դնել՝ { LIST($cards, style: "plain") }։
# source: 6b7b2393
drawing-words = Նկարը բառերով

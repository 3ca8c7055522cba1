### The text alternatives of the drawings: a short title, then everything that is in the drawing.

# source: da918210
card-name = { FORM($rank) } { FORM($suit) }
# source: 5faee6d6
drawing-title =
    { $what ->
        [choice] На ход е { FORM($seat) }.
        [trick] Взятка, спечелена от { FORM($seat) }.
        [begun] Започната взятка.
        [hands] Какво държи всеки.
       *[table] Масата.
    }
# source: 5cdb3d0b
drawing-dealer =
    { $direction ->
        [clockwise] Раздава { FORM($seat) } и играта върви по посока на часовниковата стрелка.
       *[counterclockwise] Раздава { FORM($seat) } и играта върви обратно на часовниковата стрелка.
    }
# source: 804e5193
drawing-direction =
    { $value ->
        [clockwise] Играта върви по посока на часовниковата стрелка.
       *[counterclockwise] Играта върви обратно на часовниковата стрелка.
    }
# source: b73781a0
drawing-contract = Договор: { FORM($bid) }.
# source: 3bb98224
drawing-turned = Откритата карта е { $card }.
# source: 1f5b220b
drawing-play = { FORM($seat) } – { $card }
# source: c03147f8
drawing-plays = Изиграни в този ред: { LIST($plays, style: "plain") }.
# source: 3e49ac61
drawing-winner =
    { $whole ->
        [yes] { FORM($seat) } печели взятката.
       *[no] { FORM($seat) } държи взятката.
    }
# source: 8a23cdb6
drawing-hand = { FORM($seat) } държи: { LIST($cards, style: "plain") }.
# source: 4ebf6716
drawing-legal = Могат да се играят: { LIST($cards, style: "plain") }.
# source: 2237d9eb
drawing-forbidden = Не могат да се играят по точка { $clause }: { LIST($cards, style: "plain") }.
# source: 6b7b2393
drawing-words = Рисунката с думи

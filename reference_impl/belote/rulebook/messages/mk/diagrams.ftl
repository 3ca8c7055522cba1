### The text alternatives of the drawings: a short title, then everything that is in the drawing.

# source: da918210
card-name = { FORM($rank) } од { FORM($suit) }
# source: 5faee6d6
drawing-title =
    { $what ->
        [choice] На потег е { FORM($seat) }.
        [trick] Штих што го зема { FORM($seat) }.
        [begun] Започнат штих.
        [hands] Карти во рацете.
       *[table] Маса.
    }
# source: 5cdb3d0b
drawing-dealer =
    { $direction ->
        [clockwise] Дели { FORM($seat) }, а играта оди во насока на стрелките на часовникот.
       *[counterclockwise] Дели { FORM($seat) }, а играта оди обратно од стрелките на часовникот.
    }
# source: 804e5193
drawing-direction =
    { $value ->
        [clockwise] Играта оди во насока на стрелките на часовникот.
       *[counterclockwise] Играта оди обратно од стрелките на часовникот.
    }
# source: b73781a0
drawing-contract = Се игра: { FORM($bid) }.
# source: 3bb98224
drawing-turned = Превртена карта: { $card }.
# source: 1f5b220b
drawing-play = { FORM($seat) } { $card }
# source: c03147f8
drawing-plays = Одиграно е по ред: { LIST($plays, style: "plain") }.
# source: 3e49ac61
drawing-winner =
    { $whole ->
        [yes] Штихот го зема { FORM($seat) }.
       *[no] Штихот го држи { FORM($seat) }.
    }
# source: 8a23cdb6
drawing-hand = { FORM($seat) } има: { LIST($cards, style: "plain") }.
# source: 4ebf6716
drawing-legal = Смее да се фрли: { LIST($cards, style: "plain") }.
# source: 2237d9eb
drawing-forbidden = Не смее да се фрли според одредбата { $clause }: { LIST($cards, style: "plain") }.
# source: 6b7b2393
drawing-words = Цртежот со зборови

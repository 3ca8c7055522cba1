### The text alternatives of the drawings: a short title, then everything that is in the drawing.

# source: da918210
card-name = { FORM($rank) } { FORM($suit, case: "gen") }
# source: 5faee6d6
drawing-title =
    { $what ->
        [choice] Карту кладёт { FORM($seat) }.
        [trick] Взятка, которую берёт { FORM($seat) }.
        [begun] Начатая взятка.
        [hands] Что у кого на руках.
       *[table] Стол.
    }
# source: 5cdb3d0b
drawing-dealer =
    { $direction ->
        [clockwise] Сдаёт { FORM($seat) }, игра идёт по часовой стрелке.
       *[counterclockwise] Сдаёт { FORM($seat) }, игра идёт против часовой стрелки.
    }
# source: 804e5193
drawing-direction =
    { $value ->
        [clockwise] Игра идёт по часовой стрелке.
       *[counterclockwise] Игра идёт против часовой стрелки.
    }
# source: b73781a0
drawing-contract = Контракт: { FORM($bid) }.
# source: 3bb98224
drawing-turned = Вскрышка: { $card }.
# source: 1f5b220b
drawing-play = { FORM($seat) } — { $card }
# source: c03147f8
drawing-plays = Сыграны по порядку: { LIST($plays, style: "apart") }.
# source: 3e49ac61
drawing-winner =
    { $whole ->
        [yes] Взятку берёт { FORM($seat) }.
       *[no] Взятку держит { FORM($seat) }.
    }
# source: 8a23cdb6
drawing-hand = В руке у { FORM($seat, case: "gen") }: { LIST($cards, style: "and") }.
# source: 4ebf6716
drawing-legal = Можно положить: { LIST($cards, style: "and") }.
# source: 2237d9eb
drawing-forbidden = Нельзя положить по пункту { $clause }: { LIST($cards, style: "and") }.
# source: 6b7b2393
drawing-words = Рисунок словами

### The text alternatives of the drawings: a short title, then everything that is in the drawing.

# source: da918210
card-name = { FORM($rank) } { FORM($suit, case: "gen") }
# source: 5faee6d6
drawing-title =
    { $what ->
        [choice] Карту кладе { FORM($seat) }.
        [trick] Взятка, яку бере { FORM($seat) }.
        [begun] Розпочата взятка.
        [hands] Що в кого на руках.
       *[table] Стіл.
    }
# source: 5cdb3d0b
drawing-dealer =
    { $direction ->
        [clockwise] Здає { FORM($seat) }, гра йде за годинниковою стрілкою.
       *[counterclockwise] Здає { FORM($seat) }, гра йде проти годинникової стрілки.
    }
# source: 804e5193
drawing-direction =
    { $value ->
        [clockwise] Гра йде за годинниковою стрілкою.
       *[counterclockwise] Гра йде проти годинникової стрілки.
    }
# source: b73781a0
drawing-contract = Контракт: { FORM($bid) }.
# source: 3bb98224
drawing-turned = Відкрита карта: { $card }.
# source: 1f5b220b
drawing-play = { FORM($seat) } — { $card }
# source: c03147f8
drawing-plays = Зіграно по черзі: { LIST($plays, style: "plain") }.
# source: 3e49ac61
drawing-winner =
    { $whole ->
        [yes] Взятку бере { FORM($seat) }.
       *[no] Взятку тримає { FORM($seat) }.
    }
# source: 8a23cdb6
drawing-hand = У руці { FORM($seat, case: "gen") }: { LIST($cards, style: "plain") }.
# source: 4ebf6716
drawing-legal = Можна покласти: { LIST($cards, style: "plain") }.
# source: 2237d9eb
drawing-forbidden = Не можна покласти за пунктом { $clause }: { LIST($cards, style: "plain") }.
# source: 6b7b2393
drawing-words = Малюнок словами

### The text alternatives of the drawings: a short title, then everything that is in the drawing.

# source: da918210
card-name = { FORM($rank) } { FORM($suit, case: "def") }
# source: 5faee6d6
drawing-title =
    { $what ->
        [choice] الدور على { FORM($seat) }.
        [trick] أكلة كسبها { FORM($seat) }.
        [begun] أكلة بدأت.
        [hands] ما في الأيدي.
       *[table] الطاولة.
    }
# source: 5cdb3d0b
drawing-dealer =
    { $direction ->
        [clockwise] الموزع هو { FORM($seat) }، واللعب مع عقارب الساعة.
       *[counterclockwise] الموزع هو { FORM($seat) }، واللعب عكس عقارب الساعة.
    }
# source: 804e5193
drawing-direction =
    { $value ->
        [clockwise] اللعب مع عقارب الساعة.
       *[counterclockwise] اللعب عكس عقارب الساعة.
    }
# source: b73781a0
drawing-contract = العقد الملعوب: { FORM($bid) }.
# source: 3bb98224
drawing-turned = الورقة المكشوفة هي { $card }.
# source: 1f5b220b
drawing-play = { FORM($seat) } { $card }
# source: c03147f8
drawing-plays = لُعب بهذا الترتيب: { LIST($plays, style: "apart") }.
# source: 3e49ac61
drawing-winner =
    { $whole ->
        [yes] يكسب { FORM($seat) } الأكلة.
       *[no] صاحب الأكلة حتى الآن هو { FORM($seat) }.
    }
# source: 8a23cdb6
drawing-hand = في يد { FORM($seat) }: { LIST($cards, style: "plain") }.
# source: 4ebf6716
drawing-legal = يجوز لعب: { LIST($cards, style: "plain") }.
# source: 2237d9eb
drawing-forbidden = لا يجوز بموجب { $clause } لعب: { LIST($cards, style: "plain") }.
# source: 6b7b2393
drawing-words = الرسم بالكلمات

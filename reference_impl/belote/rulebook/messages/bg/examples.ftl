### The worked examples: what was given, what happened, and what was observed.

## Cards, calls, contracts

# source: 3bb5801f
card = { FORM($rank) }{ FORM($suit) }
# source: 95cf41b2
amount-number = { $number }
# source: 550de135
bid =
    { $flag ->
        [yes] { FORM($bid) } с обещание за всички взятки
       *[no] { FORM($bid) }
    }
# source: 618a3761
bid-number =
    { $flag ->
        [yes] { $number } на { FORM($bid, case: "obj") } с обещание за всички взятки
       *[no] { $number } на { FORM($bid, case: "obj") }
    }
# source: 55c858d5
bid-name =
    { $flag ->
        [yes] { FORM($name) } на { FORM($bid, case: "obj") } с обещание за всички взятки
       *[no] { FORM($name) } на { FORM($bid, case: "obj") }
    }
# source: 5ef85263
call-bid = „{ FORM($call) }“ { $bid }
# source: 48ac41fe
call =
    { $manner ->
        [open] „{ FORM($call) }“ открито
        [closed] „{ FORM($call) }“ закрито
       *[plain] „{ FORM($call) }“
    }
# source: b21da9ca
call-word =
    { $do ->
        [pass] „пас“
        [accept] „приемам“
        [refuse] „отказвам“
       *[other] нищо
    }
# source: ba5b4bb9
contract-level =
    { $level ->
        [0] { "" }
        [1] , с контра
        [2] , с реконтра
       *[other] , удвоен до степен { $level }
    }
# source: 83fde1f8
contract = { $bid } от { FORM($taker, case: "obj") }{ contract-level }
# source: 2c536dfb
contract-nobody = { $bid } без обявил
# source: 7465bb5d
points-of-side = { FORM($side) } { $points }
# source: 12f2be37
hand-of-seat = { FORM($seat) } { LIST($cards, style: "words") }
# source: c8b0a9cf
meld-of-seat = { FORM($seat) } { LIST($cards, style: "words") } за { $points }

## Events

# source: c452f821
event-score =
    { COUNT($points) ->
        [0] раздаване с договор { $contract }
       *[other]
            { COUNT($others) ->
                [0] раздаване с договор { $contract }, точки от карти: { LIST($points, style: "and") }
               *[other] раздаване с договор { $contract }, точки от карти: { LIST($points, style: "and") }, а също { LIST($others, style: "and") }
            }
    }
# source: 9cea43bb
event-score-other =
    { $what ->
        [tricks] взятки: { LIST($points, style: "and") }
        [declarations] анонси: { LIST($points, style: "and") }
        [jack] козовото вале, взето от { FORM($side, case: "obj") }
       *[belote] белот: { LIST($points, style: "and") }
    }
# source: e19834a0
event-deal =
    { $do ->
        [void] отпаднало раздаване
        [annulled] развалено раздаване
       *[misdeal] грешно раздаване
    }
# source: ff535b6d
event-call = { FORM($seat) } казва { $call }
# source: 5eeb9aa2
event-play =
    { $word ->
        [yes] { FORM($seat) } играе { $card } с думата „белот“
       *[no] { FORM($seat) } играе { $card }
    }
# source: 87429435
event-cards =
    { $do ->
        [declare] { FORM($seat) } анонсира { LIST($cards, style: "words") }
       *[lay_away] { FORM($seat) } изчиства { LIST($cards, style: "words") }
    }
# source: 27647b78
event-cut =
    { $number ->
        [0] { FORM($seat) } не цепи
        [one] { FORM($seat) } вдига { $number } карта
       *[other] { FORM($seat) } вдига { $number } карти
    }
# source: c6bebae0
event-fault = { FORM($seat) } носи вина за { irregularities-fault }
# source: f8078f65
event-word =
    { $do ->
        [pass] { FORM($seat) } пасува
        [accept] { FORM($seat) } приема
        [refuse] { FORM($seat) } отказва
        [swap] { FORM($seat) } взима откритата карта срещу ниския коз
        [keep] { FORM($seat) } не разменя
       *[show] { FORM($seat) } показва анонсите
    }

## The lines of a situation

# source: 2b90af42
example-label =
    { $what ->
        [dealer] Раздаващ
        [contract] Договор
        [turned] Открита карта
        [hands] Ръце
        [pack] Тестето, отгоре надолу
        [trick] Взятката досега
        [hand] В ръката на { FORM($seat) }
        [cards] Точки от карти с последната взятка
        [last] Последната взятка
        [tricks] Взятки
        [declarations] Анонси
        [belote] Белот
        [pool] Висящи точки
        [fault] Нарушение
        [totals] Точки в партията преди това
       *[events] Какво се случва
    }
# source: 7154a1db
example-list = { LIST($items, style: "plain") }
# source: ee393170
example-lists = { LIST($items, style: "apart") }
# source: 13cb64c2
example-none = няма
# source: 5061835d
example-seat = { FORM($seat) }
# source: aa4e5856
example-side = { FORM($side) }

## The answers

# source: 76e0b062
answer-place =
    { $number ->
        [0] Преди да се случи каквото и да е
        [one] След първото от тези събития
       *[other] След първите { $number } от тези събития
    }
# source: 0d79cd54
answer-end = Накрая

# source: face1f79
answer-hands = Ръцете сега са: { LIST($hands, style: "apart") }.
# source: 1907d1db
answer-turn = На ред е { FORM($seat) }.
# source: 80ac6761
answer-cards =
    { COUNT($cards) ->
        [one] { FORM($seat) } трябва да играе { LIST($cards, style: "or") }.
       *[other] { FORM($seat) } може да играе { LIST($cards, style: "or") }.
    }
# source: abb3435a
answer-may-say =
    { COUNT($cards) ->
        [0] { FORM($seat) } сега не може да каже белот.
       *[other] { FORM($seat) } може да каже белот с { LIST($cards, style: "or") }.
    }
# source: fc835e6c
answer-calls = { FORM($seat) } може да каже { LIST($calls, style: "or") }.
# source: e19c185a
answer-declarations =
    { COUNT($melds) ->
        [0] Никой няма какво да анонсира.
       *[other] Могат да се анонсират: { LIST($melds, style: "apart") }.
    }
# source: 35494de5
answer-refused = Последното от тези събития не е позволено по точка { $clause }.
# source: 0d132d27
answer-contract = Договорът е { $contract }.
# source: 3a8785f3
answer-test = Сравняват се { $own } на страната на обявилия и { $other }.
# source: ea85effb
answer-outcome =
    { $value ->
        [contract] Има договор.
        [void] Раздаването отпада.
        [annulled] Раздаването е развалено.
        [made] Договорът е изкаран.
        [failed] Договорът е вкаран.
        [tied] Играта е равна.
        [replay] Играта е равна и се раздава отново.
        [stopped] Раздаването е прекратено.
       *[match] Раздаването решава партията.
    }
# source: 2a5eb0ac
answer-declared = За анонси се броят: { LIST($points, style: "plain") }.
# source: 4c5581bb
answer-belote = За белот се броят: { LIST($points, style: "plain") }.
# source: 5b8a0f98
answer-scored =
    { COUNT($melds) ->
        [0] Никакъв анонс не се брои.
       *[other] Броят се тези анонси: { LIST($melds, style: "apart") }.
    }
# source: 6bbe022a
answer-trick = { FORM($seat) } печели взятката, която носи { $points }.
# source: c9192a75
answer-trick-won = { FORM($seat) } печели взятката.
# source: bcd1ceba
answer-card-points = Точките от карти са: { LIST($points, style: "plain") }.
# source: 80b55857
answer-item =
    { $code ->
        [cards-own] На { FORM($side, case: "obj") } се пише { $points } за точки от карти.
        [cards-taken] На { FORM($side, case: "obj") } се пише { $points } за всички точки от карти.
        [cards-passed] На { FORM($side, case: "obj") } се пише { $points } за точки от карти, изгубени от обявилия.
        [cards-crossed] На { FORM($side, case: "obj") } се пише { $points } за точките от карти на другата страна.
        [cards-hung] За точки от карти висят { $points }.
        [capot-own] На { FORM($side, case: "obj") } се пише { $points } за вземането на всички взятки.
        [capot-taken] На { FORM($side, case: "obj") } се пише { $points } за всички взятки.
        [capot-passed] На { FORM($side, case: "obj") } се пише { $points } за всички взятки, изгубени от обявилия.
        [capot-crossed] На { FORM($side, case: "obj") } се пише { $points } за всички взятки на другата страна.
        [capot-hung] За всички взятки висят { $points }.
        [declarations-own] На { FORM($side, case: "obj") } се пише { $points } за анонси.
        [declarations-taken] На { FORM($side, case: "obj") } се пише { $points } за всички анонси.
        [declarations-passed] На { FORM($side, case: "obj") } се пише { $points } за анонси, изгубени от обявилия.
        [declarations-crossed] На { FORM($side, case: "obj") } се пише { $points } за анонсите на другата страна.
        [declarations-hung] За анонси висят { $points }.
        [belote-own] На { FORM($side, case: "obj") } се пише { $points } за белот.
        [belote-taken] На { FORM($side, case: "obj") } се пише { $points } за всеки белот.
        [belote-passed] На { FORM($side, case: "obj") } се пише { $points } за белот, изгубен от обявилия.
        [belote-crossed] На { FORM($side, case: "obj") } се пише { $points } за белота на другата страна.
        [belote-hung] За белот висят { $points }.
        [contract-made] На { FORM($side, case: "obj") } се пише { $points } за договора.
        [contract-failed] На { FORM($side, case: "obj") } се пише { $points } за вкарания договор.
        [share-small] На { FORM($side, case: "obj") } се пише { $points } за дял, твърде малък, за да остане.
        [hanging-paid] На { FORM($side, case: "obj") } се пише { $points } от висящите точки.
        [match-level] Партията е спечелена от { FORM($side, case: "obj") } чрез степента на удвояване.
        [fault-award] На { FORM($side, case: "obj") } се пише { $points } за нарушението.
       *[mark] На { FORM($side, case: "obj") } се пише { $points } за отметката „{ FORM($mark) }“.
    }
# source: 5b395474
answer-score = Записва се: { LIST($points, style: "plain") }.
# source: 52b5adb3
answer-pool =
    { COUNT($stakes) ->
        [0] Нищо не виси.
       *[other] Още не е изплатено: { LIST($stakes, style: "plain") }.
    }
# source: e814a000
answer-totals = Резултатът в партията е: { LIST($points, style: "plain") }.
# source: ec187e45
answer-target =
    { $points ->
        [one] Партията сега се играе до { $points } точка.
       *[other] Партията сега се играе до { $points } точки.
    }
# source: 161b0e92
answer-dealer = Следващият раздаващ е { FORM($seat) }.
# source: 352d2870
answer-finished =
    { $value ->
        [yes] Партията свърши.
       *[no] Партията продължава.
    }
# source: 92365924
answer-match-won = Партията е спечелена от { FORM($side, case: "obj") }.
# source: 24ecc8d8
answer-match-drawn = Партията завършва наравно.

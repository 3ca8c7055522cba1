### The worked examples: what was given, what happened, and what was observed.

## Cards, calls, contracts

# source: 3bb5801f
card = { FORM($rank) }{ FORM($suit) }
# source: 95cf41b2
amount-number = { $number }
# source: 550de135
bid =
    { $flag ->
        [yes] { FORM($bid) } с обещанием всех взяток
       *[no] { FORM($bid) }
    }
# source: 618a3761
bid-number =
    { $flag ->
        [yes] { $number } на { FORM($bid, case: "acc") } с обещанием всех взяток
       *[no] { $number } на { FORM($bid, case: "acc") }
    }
# source: 55c858d5
bid-name =
    { $flag ->
        [yes] { FORM($name) } на { FORM($bid, case: "acc") } с обещанием всех взяток
       *[no] { FORM($name) } на { FORM($bid, case: "acc") }
    }
# source: 5ef85263
call-bid = «{ FORM($call) }» { $bid }
# source: 48ac41fe
call =
    { $manner ->
        [open] «{ FORM($call) }» открыто
        [closed] «{ FORM($call) }» закрыто
       *[plain] «{ FORM($call) }»
    }
# source: b21da9ca
call-word =
    { $do ->
        [pass] «пас»
        [accept] «согласен»
        [refuse] «отказываюсь»
       *[other] промолчать
    }
# source: ba5b4bb9
contract-level =
    { $level ->
        [0] { "" }
        [1] , под контрой
        [2] , под реконтрой
       *[other] , удвоение до ступени { $level }
    }
# source: 83fde1f8
contract =
    { GENDER($taker) ->
        [plural] { $bid } (играют { FORM($taker) }{ contract-level })
       *[other] { $bid } (играет { FORM($taker) }{ contract-level })
    }
# source: 2c536dfb
contract-nobody = { $bid } без играющего
# source: 7465bb5d
points-of-side = { FORM($side) } { $points }
# source: 12f2be37
hand-of-seat = { FORM($seat) } { LIST($cards, style: "words") }
# source: c8b0a9cf
meld-of-seat = { FORM($seat) } { LIST($cards, style: "words") } на { $points }

## Events

# source: c452f821
event-score =
    { COUNT($points) ->
        [0] сдача с контрактом { $contract }
       *[other]
            { COUNT($others) ->
                [0] сдача с контрактом { $contract }, карточные очки: { LIST($points, style: "and") }
               *[other] сдача с контрактом { $contract }, карточные очки: { LIST($points, style: "and") }, а также { LIST($others, style: "and") }
            }
    }
# source: 9cea43bb
event-score-other =
    { $what ->
        [tricks] взятки: { LIST($points, style: "and") }
        [declarations] комбинации: { LIST($points, style: "and") }
        [jack] козырного валета взяли { FORM($side) }
       *[belote] белот: { LIST($points, style: "and") }
    }
# source: e19834a0
event-deal =
    { $do ->
        [void] несостоявшаяся сдача
        [annulled] отменённая сдача
       *[misdeal] неправильная сдача
    }
# source: ff535b6d
event-call = { FORM($seat) } говорит { $call }
# source: 5eeb9aa2
event-play =
    { $word ->
        [yes] { FORM($seat) } кладёт { $card } со словом «белот»
       *[no] { FORM($seat) } кладёт { $card }
    }
# source: 87429435
event-cards =
    { $do ->
        [declare] { FORM($seat) } объявляет { LIST($cards, style: "words") }
       *[lay_away] { FORM($seat) } сносит { LIST($cards, style: "words") }
    }
# source: 27647b78
event-cut =
    { $number ->
        [0] { FORM($seat) } не снимает
        [one] { FORM($seat) } снимает { $number } карту
        [few] { FORM($seat) } снимает { $number } карты
        [many] { FORM($seat) } снимает { $number } карт
       *[other] { FORM($seat) } снимает { $number } карты
    }
# source: c6bebae0
event-fault = { FORM($seat) } отвечает за { irregularities-fault }
# source: f8078f65
event-word =
    { $do ->
        [pass] { FORM($seat) } пасует
        [accept] { FORM($seat) } соглашается
        [refuse] { FORM($seat) } отказывается
        [swap] { FORM($seat) } берёт вскрышку в обмен на младшего козыря
        [keep] { FORM($seat) } не меняет
       *[show] { FORM($seat) } показывает комбинации
    }

## The lines of a situation

# source: 2b90af42
example-label =
    { $what ->
        [dealer] Сдающий
        [contract] Контракт
        [turned] Вскрышка
        [hands] Руки
        [pack] Колода сверху вниз
        [trick] Взятка на этот момент
        [hand] В руке у { FORM($seat, case: "gen") }
        [cards] Карточные очки вместе с последней взяткой
        [last] Последняя взятка
        [tricks] Взятки
        [declarations] Комбинации
        [belote] Белот
        [pool] Висячие очки
        [fault] Нарушение
        [totals] Счёт в партии до сдачи
       *[events] Что происходит
    }
# source: 7154a1db
example-list = { LIST($items, style: "and") }
# source: ee393170
example-lists = { LIST($items, style: "apart") }
# source: 13cb64c2
example-none = нет
# source: 5061835d
example-seat = { FORM($seat) }
# source: aa4e5856
example-side = { FORM($side) }

## The answers

# source: 76e0b062
answer-place =
    { $number ->
        [0] До начала событий
        [1] После первого из этих событий
        [one] После первого { $number } из этих событий
        [few] После первых { $number } из этих событий
        [many] После первых { $number } из этих событий
       *[other] После первых { $number } из этих событий
    }
# source: 0d79cd54
answer-end = В конце

# source: face1f79
answer-hands = На руках теперь: { LIST($hands, style: "apart") }.
# source: 1907d1db
answer-turn = Очередь { FORM($seat, case: "gen") }.
# source: 80ac6761
answer-cards =
    { COUNT($cards) ->
        [one] { FORM($seat) } обязан положить { LIST($cards, style: "or") }.
        [few] { FORM($seat) } может положить { LIST($cards, style: "or") }.
        [many] { FORM($seat) } может положить { LIST($cards, style: "or") }.
       *[other] { FORM($seat) } может положить { LIST($cards, style: "or") }.
    }
# source: abb3435a
answer-may-say =
    { COUNT($cards) ->
        [0] Объявить белот { FORM($seat) } сейчас не может.
       *[other] { FORM($seat) } может объявить белот с { LIST($cards, style: "or") }.
    }
# source: fc835e6c
answer-calls = { FORM($seat) } может сказать { LIST($calls, style: "or") }.
# source: e19c185a
answer-declarations =
    { COUNT($melds) ->
        [0] Объявлять никому нечего.
       *[other] Можно объявить: { LIST($melds, style: "apart") }.
    }
# source: 35494de5
answer-refused = Последнее из этих событий не разрешено: таково правило { $clause }.
# source: 0d132d27
answer-contract = Контракт: { $contract }.
# source: 3a8785f3
answer-test = Сравнение: { $own } у стороны играющего против { $other }.
# source: ea85effb
answer-outcome =
    { $value ->
        [contract] Контракт назначен.
        [void] Сдача не состоялась.
        [annulled] Сдача отменена.
        [made] Контракт выполнен.
        [failed] Контракт проигран.
        [tied] В сдаче ничья.
        [replay] В сдаче ничья, и её сдают заново.
        [stopped] Сдача прекращена.
       *[match] Сдача решает партию.
    }
# source: 2a5eb0ac
answer-declared = За комбинации засчитано: { LIST($points, style: "and") }.
# source: 4c5581bb
answer-belote = За белот засчитано: { LIST($points, style: "and") }.
# source: 5b8a0f98
answer-scored =
    { COUNT($melds) ->
        [0] Ни одна комбинация не засчитана.
       *[other] Засчитаны такие комбинации: { LIST($melds, style: "apart") }.
    }
# source: 6bbe022a
answer-trick = { FORM($seat) } берёт взятку, она стоит { $points }.
# source: c9192a75
answer-trick-won = { FORM($seat) } берёт взятку.
# source: bcd1ceba
answer-card-points = Карточные очки: { LIST($points, style: "and") }.
# source: 80b55857
answer-item =
    { $code ->
        [cards-own] { FORM($side, case: "dat_cap") } записано { $points } за карточные очки.
        [cards-taken] { FORM($side, case: "dat_cap") } записано { $points } за все карточные очки.
        [cards-passed] { FORM($side, case: "dat_cap") } записано { $points } за карточные очки, потерянные играющим.
        [cards-crossed] { FORM($side, case: "dat_cap") } записано { $points } за карточные очки другой стороны.
        [cards-hung] За карточные очки висит { $points }.
        [capot-own] { FORM($side, case: "dat_cap") } записано { $points } за взятие всех взяток.
        [capot-taken] { FORM($side, case: "dat_cap") } записано { $points } за все взятки.
        [capot-passed] { FORM($side, case: "dat_cap") } записано { $points } за все взятки, потерянные играющим.
        [capot-crossed] { FORM($side, case: "dat_cap") } записано { $points } за все взятки другой стороны.
        [capot-hung] За все взятки висит { $points }.
        [declarations-own] { FORM($side, case: "dat_cap") } записано { $points } за комбинации.
        [declarations-taken] { FORM($side, case: "dat_cap") } записано { $points } за все комбинации.
        [declarations-passed] { FORM($side, case: "dat_cap") } записано { $points } за комбинации, потерянные играющим.
        [declarations-crossed] { FORM($side, case: "dat_cap") } записано { $points } за комбинации другой стороны.
        [declarations-hung] За комбинации висит { $points }.
        [belote-own] { FORM($side, case: "dat_cap") } записано { $points } за белот.
        [belote-taken] { FORM($side, case: "dat_cap") } записано { $points } за каждый белот.
        [belote-passed] { FORM($side, case: "dat_cap") } записано { $points } за белот, потерянный играющим.
        [belote-crossed] { FORM($side, case: "dat_cap") } записано { $points } за белот другой стороны.
        [belote-hung] За белот висит { $points }.
        [contract-made] { FORM($side, case: "dat_cap") } записано { $points } за контракт.
        [contract-failed] { FORM($side, case: "dat_cap") } записано { $points } за проигранный контракт.
        [share-small] { FORM($side, case: "dat_cap") } записано { $points } за долю, слишком малую, чтобы её оставить.
        [hanging-paid] { FORM($side, case: "dat_cap") } записано { $points } из висевших очков.
        [match-level]
            { GENDER($side) ->
                [plural] Партию благодаря ступени удвоения выигрывают { FORM($side) }.
               *[other] Партию благодаря ступени удвоения выигрывает { FORM($side) }.
            }
        [fault-award] { FORM($side, case: "dat_cap") } записано { $points } за нарушение.
       *[mark] { FORM($side, case: "dat_cap") } записано { $points } за отметку «{ FORM($mark) }».
    }
# source: 5b395474
answer-score = В запись идёт: { LIST($points, style: "and") }.
# source: 52b5adb3
answer-pool =
    { COUNT($stakes) ->
        [0] Ничего не висит.
       *[other] Ещё предстоит выплатить: { LIST($stakes, style: "and") }.
    }
# source: e814a000
answer-totals = Счёт в партии: { LIST($points, style: "and") }.
# source: ec187e45
answer-target =
    { $points ->
        [one] Теперь партию играют до { $points } очка.
        [few] Теперь партию играют до { $points } очков.
        [many] Теперь партию играют до { $points } очков.
       *[other] Теперь партию играют до { $points } очка.
    }
# source: 161b0e92
answer-dealer = Следующий сдающий — { FORM($seat) }.
# source: 352d2870
answer-finished =
    { $value ->
        [yes] Партия окончена.
       *[no] Партия продолжается.
    }
# source: 92365924
answer-match-won =
    { GENDER($side) ->
        [plural] Партию выиграли { FORM($side) }.
       *[other] Партию выиграл { FORM($side) }.
    }
# source: 24ecc8d8
answer-match-drawn = Партия закончилась вничью.

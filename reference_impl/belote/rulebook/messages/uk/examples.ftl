### The worked examples: what was given, what happened, and what was observed.

## Cards, calls, contracts

# source: 3bb5801f
card = { FORM($rank) }{ FORM($suit) }
# source: 95cf41b2
amount-number = { $number }
# source: 550de135
bid =
    { $flag ->
        [yes] { FORM($bid) } з обіцянкою всіх взяток
       *[no] { FORM($bid) }
    }
# source: 618a3761
bid-number =
    { $flag ->
        [yes] { $number } на { FORM($bid, case: "acc") } з обіцянкою всіх взяток
       *[no] { $number } на { FORM($bid, case: "acc") }
    }
# source: 55c858d5
bid-name =
    { $flag ->
        [yes] { FORM($name) } на { FORM($bid, case: "acc") } з обіцянкою всіх взяток
       *[no] { FORM($name) } на { FORM($bid, case: "acc") }
    }
# source: 5ef85263
call-bid = «{ FORM($call) }» { $bid }
# source: 48ac41fe
call =
    { $manner ->
        [open] «{ FORM($call) }» відкрито
        [closed] «{ FORM($call) }» закрито
       *[plain] «{ FORM($call) }»
    }
# source: b21da9ca
call-word =
    { $do ->
        [pass] «пас»
        [accept] «згоден»
        [refuse] «відмовляюся»
       *[other] промовчати
    }
# source: ba5b4bb9
contract-level =
    { $level ->
        [0] { "" }
        [1] , під контрою
        [2] , під реконтрою
       *[other] , подвоєння до ступеня { $level }
    }
# source: 83fde1f8
contract =
    { GENDER($taker) ->
        [plural] { $bid } (грають { FORM($taker) }{ contract-level })
       *[other] { $bid } (грає { FORM($taker) }{ contract-level })
    }
# source: 2c536dfb
contract-nobody = { $bid } без розігрувача
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
        [0] здача з контрактом { $contract }
       *[other]
            { COUNT($others) ->
                [0] здача з контрактом { $contract }, карткові очки: { LIST($points, style: "and") }
               *[other] здача з контрактом { $contract }, карткові очки: { LIST($points, style: "and") }, а також { LIST($others, style: "and") }
            }
    }
# source: 9cea43bb
event-score-other =
    { $what ->
        [tricks] взятки: { LIST($points, style: "and") }
        [declarations] комбінації: { LIST($points, style: "and") }
        [jack]
            { GENDER($side) ->
                [plural] козирного валета взяли { FORM($side) }
                [f] козирного валета взяла { FORM($side) }
               *[other] козирного валета взяв { FORM($side) }
            }
       *[belote] бела: { LIST($points, style: "and") }
    }
# source: e19834a0
event-deal =
    { $do ->
        [void] недійсна здача
        [annulled] скасована здача
       *[misdeal] неправильна здача
    }
# source: ff535b6d
event-call = { FORM($seat) } каже { $call }
# source: 5eeb9aa2
event-play =
    { $word ->
        [yes] { FORM($seat) } кладе { $card } зі словом «бела»
       *[no] { FORM($seat) } кладе { $card }
    }
# source: 87429435
event-cards =
    { $do ->
        [declare] { FORM($seat) } оголошує { LIST($cards, style: "words") }
       *[lay_away] { FORM($seat) } скидає { LIST($cards, style: "words") }
    }
# source: 27647b78
event-cut =
    { $number ->
        [0] { FORM($seat) } не знімає
        [one] { FORM($seat) } знімає { $number } карту
        [few] { FORM($seat) } знімає { $number } карти
        [many] { FORM($seat) } знімає { $number } карт
       *[other] { FORM($seat) } знімає { $number } карти
    }
# source: c6bebae0
event-fault =
    { GENDER($seat) ->
        [plural] { FORM($seat) } відповідають за { irregularities-fault }
       *[other] { FORM($seat) } відповідає за { irregularities-fault }
    }
# source: f8078f65
event-word =
    { $do ->
        [pass] { FORM($seat) } пасує
        [accept] { FORM($seat) } погоджується
        [refuse] { FORM($seat) } відмовляється
        [swap] { FORM($seat) } бере відкриту карту в обмін на молодшого козиря
        [keep] { FORM($seat) } не міняє
       *[show] { FORM($seat) } показує комбінації
    }

## The lines of a situation

# source: 2b90af42
example-label =
    { $what ->
        [dealer] Здавач
        [contract] Контракт
        [turned] Відкрита карта
        [hands] Руки
        [pack] Колода зверху донизу
        [trick] Взятка на цей момент
        [hand] У руці { FORM($seat, case: "gen") }
        [cards] Карткові очки разом з останньою взяткою
        [last] Остання взятка
        [tricks] Взятки
        [declarations] Комбінації
        [belote] Бела
        [pool] Висячі очки
        [fault] Порушення
        [totals] Рахунок у партії до здачі
       *[events] Що відбувається
    }
# source: 7154a1db
example-list = { LIST($items, style: "plain") }
# source: ee393170
example-lists = { LIST($items, style: "apart") }
# source: 13cb64c2
example-none = немає
# source: 5061835d
example-seat = { FORM($seat) }
# source: aa4e5856
example-side = { FORM($side) }

## The answers

# source: 76e0b062
answer-place =
    { $number ->
        [0] До початку подій
        [1] Після першої з цих подій
        [one] Після першої { $number } з цих подій
        [few] Після перших { $number } з цих подій
        [many] Після перших { $number } з цих подій
       *[other] Після перших { $number } з цих подій
    }
# source: 0d79cd54
answer-end = Наприкінці

# source: face1f79
answer-hands = На руках тепер: { LIST($hands, style: "apart") }.
# source: 1907d1db
answer-turn = Черга { FORM($seat, case: "gen") }.
# source: 80ac6761
answer-cards =
    { COUNT($cards) ->
        [one] { FORM($seat) } мусить покласти { LIST($cards, style: "or") }.
        [few] { FORM($seat) } може покласти { LIST($cards, style: "or") }.
        [many] { FORM($seat) } може покласти { LIST($cards, style: "or") }.
       *[other] { FORM($seat) } може покласти { LIST($cards, style: "or") }.
    }
# source: abb3435a
answer-may-say =
    { COUNT($cards) ->
        [0] { FORM($seat) } зараз не може оголосити белу.
       *[other] { FORM($seat) } може оголосити белу з { LIST($cards, style: "or") }.
    }
# source: fc835e6c
answer-calls = { FORM($seat) } може сказати { LIST($calls, style: "or") }.
# source: e19c185a
answer-declarations =
    { COUNT($melds) ->
        [0] Оголошувати нікому нічого.
       *[other] Можна оголосити: { LIST($melds, style: "apart") }.
    }
# source: 35494de5
answer-refused = Останню з цих подій не дозволено за пунктом { $clause }.
# source: 0d132d27
answer-contract = Контракт: { $contract }.
# source: 3a8785f3
answer-test = Порівняння: { $own } у сторони розігрувача проти { $other }.
# source: ea85effb
answer-outcome =
    { $value ->
        [contract] Контракт визначено.
        [void] Здача недійсна.
        [annulled] Здачу скасовано.
        [made] Контракт виконано.
        [failed] Контракт програно.
        [tied] У здачі нічия.
        [replay] У здачі нічия, і її здають знову.
        [stopped] Здачу припинено.
       *[match] Здача вирішує партію.
    }
# source: 2a5eb0ac
answer-declared = За комбінації зараховано: { LIST($points, style: "plain") }.
# source: 4c5581bb
answer-belote = За белу зараховано: { LIST($points, style: "plain") }.
# source: 5b8a0f98
answer-scored =
    { COUNT($melds) ->
        [0] Жодної комбінації не зараховано.
       *[other] Зараховано такі комбінації: { LIST($melds, style: "apart") }.
    }
# source: 6bbe022a
answer-trick = { FORM($seat) } бере взятку, вона коштує { $points }.
# source: c9192a75
answer-trick-won = { FORM($seat) } бере взятку.
# source: bcd1ceba
answer-card-points = Карткові очки: { LIST($points, style: "plain") }.
# source: 80b55857
answer-item =
    { $code ->
        [cards-own] { FORM($side, case: "dat_cap") } записано { $points } за карткові очки.
        [cards-taken] { FORM($side, case: "dat_cap") } записано { $points } за всі карткові очки.
        [cards-passed] { FORM($side, case: "dat_cap") } записано { $points } за карткові очки, які втратив розігрувач.
        [cards-crossed] { FORM($side, case: "dat_cap") } записано { $points } за карткові очки іншої сторони.
        [cards-hung] За карткові очки висить { $points }.
        [capot-own] { FORM($side, case: "dat_cap") } записано { $points } за те, що взято всі взятки.
        [capot-taken] { FORM($side, case: "dat_cap") } записано { $points } за всі взятки.
        [capot-passed] { FORM($side, case: "dat_cap") } записано { $points } за всі взятки, які втратив розігрувач.
        [capot-crossed] { FORM($side, case: "dat_cap") } записано { $points } за всі взятки іншої сторони.
        [capot-hung] За всі взятки висить { $points }.
        [declarations-own] { FORM($side, case: "dat_cap") } записано { $points } за комбінації.
        [declarations-taken] { FORM($side, case: "dat_cap") } записано { $points } за всі комбінації.
        [declarations-passed] { FORM($side, case: "dat_cap") } записано { $points } за комбінації, які втратив розігрувач.
        [declarations-crossed] { FORM($side, case: "dat_cap") } записано { $points } за комбінації іншої сторони.
        [declarations-hung] За комбінації висить { $points }.
        [belote-own] { FORM($side, case: "dat_cap") } записано { $points } за белу.
        [belote-taken] { FORM($side, case: "dat_cap") } записано { $points } за кожну белу.
        [belote-passed] { FORM($side, case: "dat_cap") } записано { $points } за белу, яку втратив розігрувач.
        [belote-crossed] { FORM($side, case: "dat_cap") } записано { $points } за белу іншої сторони.
        [belote-hung] За белу висить { $points }.
        [contract-made] { FORM($side, case: "dat_cap") } записано { $points } за контракт.
        [contract-failed] { FORM($side, case: "dat_cap") } записано { $points } за програний контракт.
        [share-small] { FORM($side, case: "dat_cap") } записано { $points } за частку, замалу, щоб її лишити.
        [hanging-paid] { FORM($side, case: "dat_cap") } записано { $points } з висячих очок.
        [match-level]
            { GENDER($side) ->
                [plural] Партію завдяки ступеню подвоєння виграють { FORM($side) }.
               *[other] Партію завдяки ступеню подвоєння виграє { FORM($side) }.
            }
        [fault-award] { FORM($side, case: "dat_cap") } записано { $points } за порушення.
       *[mark] { FORM($side, case: "dat_cap") } записано { $points } за позначку «{ FORM($mark) }».
    }
# source: 5b395474
answer-score = У запис іде: { LIST($points, style: "plain") }.
# source: 52b5adb3
answer-pool =
    { COUNT($stakes) ->
        [0] Нічого не висить.
       *[other] Ще треба виплатити: { LIST($stakes, style: "plain") }.
    }
# source: e814a000
answer-totals = Рахунок у партії: { LIST($points, style: "plain") }.
# source: ec187e45
answer-target =
    { $points ->
        [one] Тепер партію грають до { $points } очка.
        [few] Тепер партію грають до { $points } очок.
        [many] Тепер партію грають до { $points } очок.
       *[other] Тепер партію грають до { $points } очка.
    }
# source: 161b0e92
answer-dealer = Наступний здавач — { FORM($seat) }.
# source: 352d2870
answer-finished =
    { $value ->
        [yes] Партію закінчено.
       *[no] Партія триває.
    }
# source: 92365924
answer-match-won =
    { GENDER($side) ->
        [plural] Партію виграли { FORM($side) }.
        [f] Партію виграла { FORM($side) }.
       *[other] Партію виграв { FORM($side) }.
    }
# source: 24ecc8d8
answer-match-drawn = Партія закінчилася внічию.

### The worked examples: what was given, what happened, and what was observed.

## Cards, calls, contracts

# source: 3bb5801f
card = { FORM($rank) }{ FORM($suit) }
# source: 95cf41b2
amount-number = { $number }
# source: 550de135
bid =
    { $flag ->
        [yes] { FORM($bid) } со ветување за сите штихови
       *[no] { FORM($bid) }
    }
# source: 618a3761
bid-number =
    { $flag ->
        [yes] { $number } за { FORM($bid) } со ветување за сите штихови
       *[no] { $number } за { FORM($bid) }
    }
# source: 55c858d5
bid-name =
    { $flag ->
        [yes] { FORM($name) } за { FORM($bid) } со ветување за сите штихови
       *[no] { FORM($name) } за { FORM($bid) }
    }
# source: 5ef85263
call-bid = „{ FORM($call) }“ { $bid }
# source: 48ac41fe
call =
    { $manner ->
        [open] „{ FORM($call) }“, отворено
        [closed] „{ FORM($call) }“, затворено
       *[plain] „{ FORM($call) }“
    }
# source: b21da9ca
call-word =
    { $do ->
        [pass] „пас“
        [accept] „прифаќам“
        [refuse] „одбивам“
       *[other] ништо да не каже
    }
# source: ba5b4bb9
contract-level =
    { $level ->
        [0] { "" }
        [1] , под контра
        [2] , под реконтра
       *[other] , удвоено до ниво { $level }
    }
# source: 83fde1f8
contract =
    { GENDER($taker) ->
        [pl] { $bid } (земаат { FORM($taker) }{ contract-level })
       *[other] { $bid } (зема { FORM($taker) }{ contract-level })
    }
# source: 2c536dfb
contract-nobody = { $bid } без земач
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
        [0] делење со контракт { $contract }
       *[other]
            { COUNT($others) ->
                [0] делење со контракт { $contract }, со поени од карти: { LIST($points, style: "and") }
               *[other] делење со контракт { $contract }, со поени од карти: { LIST($points, style: "and") } (покрај тоа: { LIST($others, style: "plain") })
            }
    }
# source: 9cea43bb
event-score-other =
    { $what ->
        [tricks] штихови { LIST($points, style: "and") }
        [declarations] најави { LIST($points, style: "and") }
        [jack] адутскиот џандар во штиховите на { FORM($side) }
       *[belote] бељот { LIST($points, style: "and") }
    }
# source: e19834a0
event-deal =
    { $do ->
        [void] пропаднато делење
        [annulled] поништено делење
       *[misdeal] погрешно делење
    }
# source: ff535b6d
event-call = { FORM($seat) } вели { $call }
# source: 5eeb9aa2
event-play =
    { $word ->
        [yes] { FORM($seat) } фрла { $card } со зборот „бељот“
       *[no] { FORM($seat) } фрла { $card }
    }
# source: 87429435
event-cards =
    { $do ->
        [declare] { FORM($seat) } најавува { LIST($cards, style: "words") }
       *[lay_away] { FORM($seat) } одложува { LIST($cards, style: "words") }
    }
# source: 27647b78
event-cut =
    { $number ->
        [0] { FORM($seat) } не пресекува
        [one] { FORM($seat) } крева { $number } карта
       *[other] { FORM($seat) } крева { $number } карти
    }
# source: c6bebae0
event-fault = { FORM($seat) }: { irregularities-fault }
# source: f8078f65
event-word =
    { $do ->
        [pass] { FORM($seat) } вели „пас“
        [accept] { FORM($seat) } прифаќа
        [refuse] { FORM($seat) } одбива
        [swap] { FORM($seat) } ја зема превртената карта за низок адут
        [keep] { FORM($seat) } не заменува
       *[show]
            { GENDER($seat) ->
                [pl] { FORM($seat) } ги покажуваат најавите
               *[other] { FORM($seat) } ги покажува најавите
            }
    }

## The lines of a situation

# source: 2b90af42
example-label =
    { $what ->
        [dealer] Дилер
        [contract] Контракт
        [turned] Превртена карта
        [hands] Раце
        [pack] Шпилот, од врвот
        [trick] Штихот досега
        [hand] Во рака: { FORM($seat) }
        [cards] Поени од карти со последниот штих
        [last] Последен штих
        [tricks] Штихови
        [declarations] Најави
        [belote] Бељот
        [pool] Поени што висат
        [fault] Прекршок
        [totals] Поени во партијата пред тоа
       *[events] Што се случува
    }
# source: 7154a1db
example-list = { LIST($items, style: "plain") }
# source: ee393170
example-lists = { LIST($items, style: "apart") }
# source: 13cb64c2
example-none = ништо
# source: 5061835d
example-seat = { FORM($seat) }
# source: aa4e5856
example-side = { FORM($side) }

## The answers

# source: 76e0b062
answer-place =
    { $number ->
        [0] Пред да се случи што било
        [1] По првиот од овие настани
        [one] По првите { $number } од овие настани
       *[other] По првите { $number } од овие настани
    }
# source: 0d79cd54
answer-end = На крајот

# source: face1f79
answer-hands = Рацете тогаш се: { LIST($hands, style: "apart") }.
# source: 1907d1db
answer-turn = На ред е { FORM($seat) }.
# source: 80ac6761
answer-cards =
    { COUNT($cards) ->
        [one] { FORM($seat) } мора да фрли { LIST($cards, style: "or") }.
       *[other] { FORM($seat) } смее да фрли { LIST($cards, style: "or") }.
    }
# source: abb3435a
answer-may-say =
    { COUNT($cards) ->
        [0] { FORM($seat) } сега не смее да каже „бељот“.
       *[other] { FORM($seat) } смее да каже „бељот“ со { LIST($cards, style: "or") }.
    }
# source: fc835e6c
answer-calls = { FORM($seat) } смее да каже: { LIST($calls, style: "or") }.
# source: e19c185a
answer-declarations =
    { COUNT($melds) ->
        [0] Никој нема што да најави.
       *[other] Може да се најави: { LIST($melds, style: "apart") }.
    }
# source: 35494de5
answer-refused = Последниот од овие настани не е дозволен според одредбата { $clause }.
# source: 0d132d27
answer-contract = Контрактот е { $contract }.
# source: 3a8785f3
answer-test = Се споредуваат { $own } на страната на земачот и { $other }.
# source: ea85effb
answer-outcome =
    { $value ->
        [contract] Контрактот важи.
        [void] Делењето пропадна.
        [annulled] Делењето е поништено.
        [made] Контрактот помина.
        [failed] Контрактот падна.
        [tied] Делењето е нерешено.
        [replay] Делењето е нерешено и се дели повторно.
        [stopped] Делењето е прекинато.
       *[match] Делењето ја решава партијата.
    }
# source: 2a5eb0ac
answer-declared = За најави се брои: { LIST($points, style: "plain") }.
# source: 4c5581bb
answer-belote = За бељот се брои: { LIST($points, style: "plain") }.
# source: 5b8a0f98
answer-scored =
    { COUNT($melds) ->
        [0] Не се брои ниту една најава.
       *[other] Се бројат овие најави: { LIST($melds, style: "apart") }.
    }
# source: 6bbe022a
answer-trick = { FORM($seat) } го зема штихот, кој вреди { $points }.
# source: c9192a75
answer-trick-won = { FORM($seat) } го зема штихот.
# source: bcd1ceba
answer-card-points = Поените од карти се: { LIST($points, style: "plain") }.
# source: 80b55857
answer-item =
    { $code ->
        [cards-own] Кај { FORM($side) } се запишува { $points } за поените од карти.
        [cards-taken] Кај { FORM($side) } се запишува { $points } за сите поени од карти.
        [cards-passed] Кај { FORM($side) } се запишува { $points } за поените од карти што ги изгубил земачот.
        [cards-crossed] Кај { FORM($side) } се запишува { $points } за поените од карти на другата страна.
        [cards-hung] За поени од карти виси { $points }.
        [capot-own] Кај { FORM($side) } се запишува { $points } бидејќи се земени сите штихови.
        [capot-taken] Кај { FORM($side) } се запишува { $points } за сите штихови.
        [capot-passed] Кај { FORM($side) } се запишува { $points } за сите штихови, што ги изгубил земачот.
        [capot-crossed] Кај { FORM($side) } се запишува { $points } за сите штихови на другата страна.
        [capot-hung] За сите штихови виси { $points }.
        [declarations-own] Кај { FORM($side) } се запишува { $points } за најавите.
        [declarations-taken] Кај { FORM($side) } се запишува { $points } за сите најави.
        [declarations-passed] Кај { FORM($side) } се запишува { $points } за најавите што ги изгубил земачот.
        [declarations-crossed] Кај { FORM($side) } се запишува { $points } за најавите на другата страна.
        [declarations-hung] За најави виси { $points }.
        [belote-own] Кај { FORM($side) } се запишува { $points } за бељот.
        [belote-taken] Кај { FORM($side) } се запишува { $points } за секој бељот.
        [belote-passed] Кај { FORM($side) } се запишува { $points } за бељотот што го изгубил земачот.
        [belote-crossed] Кај { FORM($side) } се запишува { $points } за бељотот на другата страна.
        [belote-hung] За бељот виси { $points }.
        [contract-made] Кај { FORM($side) } се запишува { $points } за контрактот.
        [contract-failed] Кај { FORM($side) } се запишува { $points } за контрактот што паднал.
        [share-small] Кај { FORM($side) } се запишува { $points } за дел што е премал за да остане.
        [hanging-paid] Кај { FORM($side) } се запишува { $points } од поените што виселе.
        [match-level]
            { GENDER($side) ->
                [pl] Партијата ја добиваат { FORM($side) } благодарение на нивото на контра.
               *[other] Партијата ја добива { FORM($side) } благодарение на нивото на контра.
            }
        [fault-award] Кај { FORM($side) } се запишува { $points } за прекршокот.
       *[mark] Кај { FORM($side) } се запишува { $points } за ознаката „{ FORM($mark) }“.
    }
# source: 5b395474
answer-score = Се запишува: { LIST($points, style: "plain") }.
# source: 52b5adb3
answer-pool =
    { COUNT($stakes) ->
        [0] Ништо не виси.
       *[other] Сè уште треба да се исплати: { LIST($stakes, style: "plain") }.
    }
# source: e814a000
answer-totals = Состојба во партијата: { LIST($points, style: "plain") }.
# source: ec187e45
answer-target =
    { $points ->
        [one] Партијата сега се игра до { $points } поен.
       *[other] Партијата сега се игра до { $points } поени.
    }
# source: 161b0e92
answer-dealer = Следен дилер е { FORM($seat) }.
# source: 352d2870
answer-finished =
    { $value ->
        [yes] Партијата е завршена.
       *[no] Партијата продолжува.
    }
# source: 92365924
answer-match-won =
    { GENDER($side) ->
        [pl] Партијата ја добија { FORM($side) }.
       *[other] Партијата ја доби { FORM($side) }.
    }
# source: 24ecc8d8
answer-match-drawn = Партијата е нерешена.

### The worked examples: what was given, what happened, and what was observed.

## Cards, calls, contracts

# source: 3bb5801f
card = { FORM($rank) }{ FORM($suit) }
# source: 95cf41b2
amount-number = { $number }
# source: 550de135
bid =
    { $flag ->
        [yes] { FORM($bid) }՝ բոլոր ձեռքերի խոստումով
       *[no] { FORM($bid) }
    }
# source: 618a3761
bid-number =
    { $flag ->
        [yes] { $number } { FORM($bid) }՝ բոլոր ձեռքերի խոստումով
       *[no] { $number } { FORM($bid) }
    }
# source: 55c858d5
bid-name =
    { $flag ->
        [yes] { FORM($name) } { FORM($bid) }՝ բոլոր ձեռքերի խոստումով
       *[no] { FORM($name) } { FORM($bid) }
    }
# source: 5ef85263
call-bid = «{ FORM($call) }» { $bid }
# source: 48ac41fe
call =
    { $manner ->
        [open] «{ FORM($call) }»՝ բաց
        [closed] «{ FORM($call) }»՝ փակ
       *[plain] «{ FORM($call) }»
    }
# source: b21da9ca
call-word =
    { $do ->
        [pass] «պաս»
        [accept] «համաձայն եմ»
        [refuse] «հրաժարվում եմ»
       *[other] ոչինչ
    }
# source: ba5b4bb9
contract-level =
    { $level ->
        [0] { "" }
        [1] , կոնտրա
        [2] , ռեկոնտրա
       *[other] , մակարդակ { $level }
    }
# source: 83fde1f8
contract = { $bid } ({ FORM($taker) }){ contract-level }
# source: 2c536dfb
contract-nobody = { $bid } (առանց պատվիրողի)
# source: 7465bb5d
points-of-side = { FORM($side) }՝ { $points }
# source: 12f2be37
hand-of-seat = { FORM($seat) }՝ { LIST($cards, style: "words") }
# source: c8b0a9cf
meld-of-seat = { FORM($seat) }՝ { LIST($cards, style: "words") } ({ $points })

## Events

# source: c452f821
event-score =
    { COUNT($points) ->
        [0] խաղափուլ՝ { $contract }
       *[other]
            { COUNT($others) ->
                [0] խաղափուլ՝ { $contract }, որում քարտային միավորներն են { LIST($points, style: "and") }
               *[other] խաղափուլ՝ { $contract }, որում քարտային միավորներն են { LIST($points, style: "and") }, և կան նաև { LIST($others, style: "and") }
            }
    }
# source: 9cea43bb
event-score-other =
    { $what ->
        [tricks] ձեռքեր ({ LIST($points, style: "and") })
        [declarations] համադրություններ ({ LIST($points, style: "and") })
        [jack] կոզիր վալետ ({ FORM($side, case: "gen") } ձեռքերում)
       *[belote] բլոտ ({ LIST($points, style: "and") })
    }
# source: e19834a0
event-deal =
    { $do ->
        [void] չկայացած խաղափուլ
        [annulled] չեղարկված խաղափուլ
       *[misdeal] սխալ բաժանում
    }
# source: ff535b6d
event-call = { FORM($seat, case: "defn") } ասում է { $call }
# source: 5eeb9aa2
event-play =
    { $word ->
        [yes] { FORM($seat, case: "def") } դնում է { $card } և ասում «բլոտ»
       *[no] { FORM($seat, case: "def") } դնում է { $card }
    }
# source: 87429435
event-cards =
    { $do ->
        [declare] { FORM($seat, case: "def") } հայտարարում է { LIST($cards, style: "words") }
       *[lay_away] { FORM($seat, case: "def") } մի կողմ է դնում { LIST($cards, style: "words") }
    }
# source: 27647b78
event-cut =
    { $number ->
        [0] { FORM($seat, case: "def") } չի կիսում կապոցը
        [one] { FORM($seat, case: "def") } վերցնում է վերևի { $number } քարտը
       *[other] { FORM($seat, case: "def") } վերցնում է վերևի { $number } քարտը
    }
# source: c6bebae0
event-fault = { FORM($seat, case: "def") } մեղավոր է { irregularities-fault } մեջ
# source: f8078f65
event-word =
    { $do ->
        [pass] { FORM($seat, case: "def") } պաս է ասում
        [accept] { FORM($seat, case: "def") } համաձայնում է
        [refuse] { FORM($seat, case: "def") } հրաժարվում է
        [swap] { FORM($seat, case: "def") } վերցնում է բացված քարտը ցածր կոզիրի փոխարեն
        [keep] { FORM($seat, case: "def") } չի փոխանակում
       *[show] { FORM($seat, case: "def") } ցույց է տալիս համադրությունները
    }

## The lines of a situation

# source: 2b90af42
example-label =
    { $what ->
        [dealer] Բաժանող
        [contract] Պայմանագիր
        [turned] Բացված քարտ
        [hands] Խաղացողների քարտերը
        [pack] Կապոցը՝ վերևից
        [trick] Ձեռքն առայժմ
        [hand] { FORM($seat, case: "gen") } քարտերը
        [cards] Քարտային միավորները՝ վերջին ձեռքի հետ
        [last] Վերջին ձեռքը
        [tricks] Ձեռքեր
        [declarations] Համադրություններ
        [belote] Բլոտ
        [pool] Կախված միավորներ
        [fault] Խախտում
        [totals] Պարտիայի միավորները դրանից առաջ
       *[events] Ինչ է տեղի ունենում
    }
# source: 7154a1db
example-list = { LIST($items, style: "plain") }
# source: ee393170
example-lists = { LIST($items, style: "apart") }
# source: 13cb64c2
example-none = ոչինչ
# source: 5061835d
example-seat = { FORM($seat) }
# source: aa4e5856
example-side = { FORM($side) }

## The answers

# source: 76e0b062
answer-place =
    { $number ->
        [0] Մինչև որևէ բան տեղի ունենալը
        [one] Սրանցից առաջինից հետո
       *[other] Սրանցից առաջին { $number }-ից հետո
    }
# source: 0d79cd54
answer-end = Վերջում

# source: face1f79
answer-hands = Այդ ժամանակ խաղացողների քարտերն են․ { LIST($hands, style: "apart") }։
# source: 1907d1db
answer-turn = Հերթը հասել է { FORM($seat, case: "dat") }։
# source: 80ac6761
answer-cards =
    { COUNT($cards) ->
        [one] { FORM($seat, case: "def") } պարտավոր է դնել { LIST($cards, style: "or") }։
       *[other] { FORM($seat, case: "def") } կարող է դնել { LIST($cards, style: "or") }։
    }
# source: abb3435a
answer-may-say =
    { COUNT($cards) ->
        [0] { FORM($seat, case: "def") } հիմա չի կարող ասել «բլոտ»։
       *[other] { FORM($seat, case: "def") } կարող է ասել «բլոտ» հետևյալի հետ․ { LIST($cards, style: "or") }։
    }
# source: fc835e6c
answer-calls = { FORM($seat, case: "def") } կարող է ասել { LIST($calls, style: "or") }։
# source: e19c185a
answer-declarations =
    { COUNT($melds) ->
        [0] Ոչ ոք հայտարարելու բան չունի։
       *[other] Հայտարարելու են․ { LIST($melds, style: "apart") }։
    }
# source: 35494de5
answer-refused = Սրանցից վերջինը թույլատրելի չէ՝ ըստ { $clause } կետի։
# source: 0d132d27
answer-contract = Պայմանագիրն է՝ { $contract }։
# source: 3a8785f3
answer-test = Համեմատվում են պատվիրող կողմի { $own }-ը և { $other }-ը։
# source: ea85effb
answer-outcome =
    { $value ->
        [contract] Պայմանագիր կա։
        [void] Խաղափուլը չի կայանում։
        [annulled] Խաղափուլը չեղարկված է։
        [made] Պայմանագիրը կատարված է։
        [failed] Պայմանագիրը տապալված է։
        [tied] Խաղափուլը ոչ-ոքի է։
        [replay] Խաղափուլը ոչ-ոքի է և նորից է բաժանվում։
        [stopped] Խաղափուլը դադարեցված է։
       *[match] Խաղափուլը վճռում է պարտիան։
    }
# source: 2a5eb0ac
answer-declared = Համադրությունների համար հաշվվում է․ { LIST($points, style: "plain") }։
# source: 4c5581bb
answer-belote = Բլոտի համար հաշվվում է․ { LIST($points, style: "plain") }։
# source: 5b8a0f98
answer-scored =
    { COUNT($melds) ->
        [0] Ոչ մի համադրություն չի հաշվվում։
       *[other] Հաշվվում են հետևյալ համադրությունները․ { LIST($melds, style: "apart") }։
    }
# source: 6bbe022a
answer-trick = { FORM($seat, case: "def") } տանում է ձեռքը, որն արժե { $points }։
# source: c9192a75
answer-trick-won = { FORM($seat, case: "def") } տանում է ձեռքը։
# source: bcd1ceba
answer-card-points = Քարտային միավորներն են․ { LIST($points, style: "plain") }։
# source: 80b55857
answer-item =
    { $code ->
        [cards-own] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ քարտային միավորների համար։
        [cards-taken] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ բոլոր քարտային միավորների համար։
        [cards-passed] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ պատվիրողի կորցրած քարտային միավորների համար։
        [cards-crossed] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ մյուս կողմի քարտային միավորների համար։
        [cards-hung] Քարտային միավորներից կախված է մնում { $points }։
        [capot-own] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ բոլոր ձեռքերը տանելու համար։
        [capot-taken] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ բոլոր ձեռքերի համար։
        [capot-passed] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ պատվիրողի կորցրած բոլոր ձեռքերի համար։
        [capot-crossed] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ մյուս կողմի բոլոր ձեռքերի համար։
        [capot-hung] Բոլոր ձեռքերի համար կախված է մնում { $points }։
        [declarations-own] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ համադրությունների համար։
        [declarations-taken] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ բոլոր համադրությունների համար։
        [declarations-passed] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ պատվիրողի կորցրած համադրությունների համար։
        [declarations-crossed] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ մյուս կողմի համադրությունների համար։
        [declarations-hung] Համադրությունների համար կախված է մնում { $points }։
        [belote-own] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ բլոտի համար։
        [belote-taken] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ ամեն բլոտի համար։
        [belote-passed] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ պատվիրողի կորցրած բլոտի համար։
        [belote-crossed] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ մյուս կողմի բլոտի համար։
        [belote-hung] Բլոտի համար կախված է մնում { $points }։
        [contract-made] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ պայմանագրի համար։
        [contract-failed] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ տապալված պայմանագրի համար։
        [share-small] { FORM($side, case: "dat_cap") } գրվում է { $points }, որովհետև բաժինը չափազանց փոքր է։
        [hanging-paid] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ կախված մնացածից։
        [match-level]
            { GENDER($side) ->
                [plural] Կոնտրայի մակարդակով պարտիան շահում են { FORM($side, case: "def") }։
               *[other] Կոնտրայի մակարդակով պարտիան շահում է { FORM($side, case: "def") }։
            }
        [fault-award] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ խախտման համար։
       *[mark] { FORM($side, case: "dat_cap") } գրվում է { $points }՝ «{ FORM($mark) }» նշանի համար։
    }
# source: 5b395474
answer-score = Գրվում է․ { LIST($points, style: "plain") }։
# source: 52b5adb3
answer-pool =
    { COUNT($stakes) ->
        [0] Կախված ոչինչ չկա։
       *[other] Դեռ կախված է՝ { LIST($stakes, style: "plain") }։
    }
# source: e814a000
answer-totals = Պարտիայի հաշիվն է․ { LIST($points, style: "plain") }։
# source: ec187e45
answer-target = Պարտիան այժմ խաղում են մինչև { $points } միավոր։
# source: 161b0e92
answer-dealer = Հաջորդը բաժանում է { FORM($seat, case: "def") }։
# source: 352d2870
answer-finished =
    { $value ->
        [yes] Պարտիան ավարտված է։
       *[no] Պարտիան շարունակվում է։
    }
# source: 92365924
answer-match-won =
    { GENDER($side) ->
        [plural] Պարտիան շահել են { FORM($side, case: "def") }։
       *[other] Պարտիան շահել է { FORM($side, case: "def") }։
    }
# source: 24ecc8d8
answer-match-drawn = Պարտիան ավարտվել է ոչ-ոքի։

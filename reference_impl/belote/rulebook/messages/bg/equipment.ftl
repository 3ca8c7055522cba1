### The table, the pack, and how the cards rank and count.

## setup.players, setup.sides, setup.direction

# source: 826c0129
players-count =
    { $value ->
        [one] Играта е за { $value } играч.
       *[other] Играта е за { $value } играчи.
    }
# source: e6b26f7e
players-sides =
    { $value ->
        [partners] Играчите, които седят един срещу друг, са партньори и точките им са общи.
        [alone] Всеки играе и брои точки сам за себе си.
       *[taker_against_rest] Обявилият играе сам срещу всички останали; точките на останалите са общи.
    }
# source: 3a493fe6
players-direction =
    { $value ->
        [clockwise] Раздаването, наддаването и разиграването вървят по посока на часовниковата стрелка, тоест наляво.
       *[counterclockwise] Раздаването, наддаването и разиграването вървят обратно на часовниковата стрелка, тоест надясно.
    }

## setup.pack, setup.shuffle, setup.cut

# source: 906fdd51
pack-ranks = Видовете карти в тестето, подредени по естествения им ред от ниските към високите, са: { FORM($ranks) }.
# source: 6a1dbf86
pack-suits =
    { $cards ->
        [one] Цветовете са { FORM($suits) }; в тестето има { $cards } карта.
       *[other] Цветовете са { FORM($suits) }; в тестето има { $cards } карти.
    }
# source: 69efa9de
pack-shuffle =
    { $value ->
        [every_deal] Раздаващият разбърква картите преди всяко раздаване.
        [never] Картите никога не се разбъркват: тестето се събира от взятките на предишното раздаване.
       *[dealer_may] Преди раздаване раздаващият може да разбърка картите или да ги остави така.
    }
# source: 414e4cc8
pack-cut-none = Тестето не се цепи.
# source: bcbe0917
pack-cut-by =
    { $value ->
        [before_dealer] Тестето цепи играчът, който по реда на играта седи непосредствено преди раздаващия.
        [after_dealer] Тестето цепи играчът, който по реда на играта седи непосредствено след раздаващия.
       *[dealers_partner] Тестето цепи партньорът на раздаващия.
    }
# source: f6c63a04
pack-cut-first-deal =
    { $value ->
        [usual] При първото раздаване на партията тестето цепи същият играч както при всяко друго.
        [before_dealer] При първото раздаване на партията цепи играчът непосредствено преди раздаващия.
        [after_dealer] При първото раздаване на партията цепи играчът непосредствено след раздаващия.
       *[dealers_partner] При първото раздаване на партията цепи партньорът на раздаващия.
    }
# source: c181d8a8
pack-cut-at-least =
    { $value ->
        [one] След цепенето във всяка от двете части трябва да има поне { $value } карта.
       *[other] След цепенето във всяка от двете части трябва да има поне { $value } карти.
    }
# source: b0a2ff7c
pack-cut-may-decline =
    { $value ->
        [yes] Който цепи, може да откаже и вместо това да почука по тестето.
       *[no] Който цепи, не може да откаже.
    }

## contracts.kinds, contracts.order, contracts.values

# source: 5f46aa51
contracts-kind =
    { $value ->
        [suit] При { FORM($contract) } един от цветовете е коз.
        [no_trump] При { FORM($contract) } няма козов цвят.
       *[all_trump] При { FORM($contract) } картите от всеки цвят имат реда и стойността на козове, но никой цвят не цака друг.
    }
# source: 02b291f1
contracts-card = { FORM($rank) } { $points }
# source: 573f1d93
contracts-order =
    { $suit ->
        [trump] При { FORM($contract) } картите от козовия цвят, от най-високата към най-ниската и с точките им, са: { LIST($cards, style: "plain") }.
        [plain] При { FORM($contract) } картите от всеки некозов цвят, от най-високата към най-ниската и с точките им, са: { LIST($cards, style: "plain") }.
       *[every] При { FORM($contract) } картите от всеки цвят, от най-високата към най-ниската и с точките им, са: { LIST($cards, style: "plain") }.
    }

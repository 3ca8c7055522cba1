### The table, the pack, and how the cards rank and count.

## setup.players, setup.sides, setup.direction

# source: 826c0129
players-count =
    { $value ->
        [one] Играет { $value } игрок.
        [few] Играют { $value } игрока.
        [many] Играют { $value } игроков.
       *[other] Играют { $value } игрока.
    }
# source: e6b26f7e
players-sides =
    { $value ->
        [partners] Игроки, сидящие друг против друга, — партнёры; очки у них общие.
        [alone] Каждый играет и считает очки сам за себя.
       *[taker_against_rest] Играющий один играет против всех остальных; у остальных очки общие.
    }
# source: 3a493fe6
players-direction =
    { $value ->
        [clockwise] Сдача, торговля и розыгрыш идут по часовой стрелке, то есть влево.
       *[counterclockwise] Сдача, торговля и розыгрыш идут против часовой стрелки, то есть вправо.
    }

## setup.pack, setup.shuffle, setup.cut

# source: 906fdd51
pack-ranks = Достоинства карт в естественном порядке, от младшего к старшему: { FORM($ranks) }.
# source: 6a1dbf86
pack-suits =
    { $cards ->
        [one] Масти: { FORM($suits) }; всего в колоде { $cards } карта.
        [few] Масти: { FORM($suits) }; всего в колоде { $cards } карты.
        [many] Масти: { FORM($suits) }; всего в колоде { $cards } карт.
       *[other] Масти: { FORM($suits) }; всего в колоде { $cards } карты.
    }
# source: 69efa9de
pack-shuffle =
    { $value ->
        [every_deal] Сдающий тасует колоду перед каждой сдачей.
        [never] Колоду не тасуют: её складывают из взяток прошлой сдачи.
       *[dealer_may] Перед сдачей сдающий может перетасовать колоду или оставить её как есть.
    }
# source: 414e4cc8
pack-cut-none = Колоду не снимают.
# source: bcbe0917
pack-cut-by =
    { $value ->
        [before_dealer] Колоду снимает игрок, который сидит непосредственно перед сдающим по ходу игры.
        [after_dealer] Колоду снимает игрок, который сидит непосредственно после сдающего по ходу игры.
       *[dealers_partner] Колоду снимает партнёр сдающего.
    }
# source: f6c63a04
pack-cut-first-deal =
    { $value ->
        [usual] В первой сдаче партии колоду снимает тот же игрок, что и во всех остальных.
        [before_dealer] В первой сдаче партии колоду снимает игрок, сидящий непосредственно перед сдающим.
        [after_dealer] В первой сдаче партии колоду снимает игрок, сидящий непосредственно после сдающего.
       *[dealers_partner] В первой сдаче партии колоду снимает партнёр сдающего.
    }
# source: c181d8a8
pack-cut-at-least =
    { $value ->
        [one] При съёме в каждой части колоды должно остаться не меньше { $value } карты.
        [few] При съёме в каждой части колоды должно остаться не меньше { $value } карт.
        [many] При съёме в каждой части колоды должно остаться не меньше { $value } карт.
       *[other] При съёме в каждой части колоды должно остаться не меньше { $value } карты.
    }
# source: b0a2ff7c
pack-cut-may-decline =
    { $value ->
        [yes] Снимающий может отказаться от съёма и вместо этого постучать по колоде.
       *[no] Отказаться от съёма нельзя.
    }

## contracts.kinds, contracts.order, contracts.values

# source: 5f46aa51
contracts-kind =
    { $value ->
        [suit] В { FORM($contract, case: "loc") } одна из мастей козырная.
        [no_trump] В { FORM($contract, case: "loc") } козырной масти нет.
       *[all_trump] В { FORM($contract, case: "loc") } карты каждой масти имеют старшинство и стоимость козырных, но ни одна масть не бьёт другую.
    }
# source: 02b291f1
contracts-card = { FORM($rank) } { $points }
# source: 573f1d93
contracts-order =
    { $suit ->
        [trump] В { FORM($contract, case: "loc") } карты козырной масти, от старшей к младшей и с карточными очками, таковы: { LIST($cards, style: "apart") }.
        [plain] В { FORM($contract, case: "loc") } карты каждой некозырной масти, от старшей к младшей и с карточными очками, таковы: { LIST($cards, style: "apart") }.
       *[every] В { FORM($contract, case: "loc") } карты каждой масти, от старшей к младшей и с карточными очками, таковы: { LIST($cards, style: "apart") }.
    }

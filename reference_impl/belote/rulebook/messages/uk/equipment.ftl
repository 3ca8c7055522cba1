### The table, the pack, and how the cards rank and count.

## setup.players, setup.sides, setup.direction

# source: 826c0129
players-count =
    { $value ->
        [one] Грає { $value } гравець.
        [few] Грають { $value } гравці.
        [many] Грають { $value } гравців.
       *[other] Грають { $value } гравця.
    }
# source: e6b26f7e
players-sides =
    { $value ->
        [partners] Гравці, які сидять один навпроти одного, — партнери; очки в них спільні.
        [alone] Кожен грає і рахує очки сам за себе.
       *[taker_against_rest] Розігрувач грає сам проти всіх інших; в інших очки спільні.
    }
# source: 3a493fe6
players-direction =
    { $value ->
        [clockwise] Здача, торгівля і розіграш ідуть за годинниковою стрілкою, тобто ліворуч.
       *[counterclockwise] Здача, торгівля і розіграш ідуть проти годинникової стрілки, тобто праворуч.
    }

## setup.pack, setup.shuffle, setup.cut

# source: 906fdd51
pack-ranks = Номінали карт у природному порядку, від молодшого до старшого: { FORM($ranks) }.
# source: 6a1dbf86
pack-suits =
    { $cards ->
        [one] Масті: { FORM($suits) }; усього в колоді { $cards } карта.
        [few] Масті: { FORM($suits) }; усього в колоді { $cards } карти.
        [many] Масті: { FORM($suits) }; усього в колоді { $cards } карт.
       *[other] Масті: { FORM($suits) }; усього в колоді { $cards } карти.
    }
# source: 69efa9de
pack-shuffle =
    { $value ->
        [every_deal] Здавач тасує колоду перед кожною здачею.
        [never] Колоду не тасують: її складають із взяток попередньої здачі.
       *[dealer_may] Перед здачею здавач може перетасувати колоду або лишити її як є.
    }
# source: 414e4cc8
pack-cut-none = Колоду не знімають.
# source: bcbe0917
pack-cut-by =
    { $value ->
        [before_dealer] Колоду знімає гравець, який за ходом гри сидить безпосередньо перед здавачем.
        [after_dealer] Колоду знімає гравець, який за ходом гри сидить безпосередньо після здавача.
       *[dealers_partner] Колоду знімає партнер здавача.
    }
# source: f6c63a04
pack-cut-first-deal =
    { $value ->
        [usual] У першій здачі партії колоду знімає той самий гравець, що й у всіх інших.
        [before_dealer] У першій здачі партії колоду знімає гравець, який сидить безпосередньо перед здавачем.
        [after_dealer] У першій здачі партії колоду знімає гравець, який сидить безпосередньо після здавача.
       *[dealers_partner] У першій здачі партії колоду знімає партнер здавача.
    }
# source: c181d8a8
pack-cut-at-least =
    { $value ->
        [one] Після знімання в кожній частині колоди має бути не менше { $value } карти.
        [few] Після знімання в кожній частині колоди має бути не менше { $value } карт.
        [many] Після знімання в кожній частині колоди має бути не менше { $value } карт.
       *[other] Після знімання в кожній частині колоди має бути не менше { $value } карти.
    }
# source: b0a2ff7c
pack-cut-may-decline =
    { $value ->
        [yes] Той, хто знімає, може відмовитися і замість цього постукати по колоді.
       *[no] Той, хто знімає, не може відмовитися.
    }

## contracts.kinds, contracts.order, contracts.values

# source: 5f46aa51
contracts-kind =
    { $value ->
        [suit] У { FORM($contract, case: "loc") } одна з мастей козирна.
        [no_trump] У { FORM($contract, case: "loc") } козирної масті немає.
       *[all_trump] У { FORM($contract, case: "loc") } карти кожної масті мають старшинство і вартість козирних, але жодна масть не б’є іншої.
    }
# source: 02b291f1
contracts-card = { FORM($rank) } { $points }
# source: 573f1d93
contracts-order =
    { $suit ->
        [trump] У { FORM($contract, case: "loc") } карти козирної масті, від старшої до молодшої і з картковими очками, такі: { LIST($cards, style: "plain") }.
        [plain] У { FORM($contract, case: "loc") } карти кожної некозирної масті, від старшої до молодшої і з картковими очками, такі: { LIST($cards, style: "plain") }.
       *[every] У { FORM($contract, case: "loc") } карти кожної масті, від старшої до молодшої і з картковими очками, такі: { LIST($cards, style: "plain") }.
    }

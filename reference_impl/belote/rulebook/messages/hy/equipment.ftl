### The table, the pack, and how the cards rank and count.

## setup.players, setup.sides, setup.direction

# source: 826c0129
players-count = Խաղը նախատեսված է { $value } խաղացողի համար։
# source: e6b26f7e
players-sides =
    { $value ->
        [partners] Միմյանց դիմաց նստած խաղացողները խաղընկերներ են, և նրանց միավորներն ընդհանուր են։
        [alone] Յուրաքանչյուր խաղացող միավոր է հավաքում միայն իր համար։
       *[taker_against_rest] Պատվիրողը խաղում է մենակ մնացած բոլորի դեմ, և մնացածների միավորներն ընդհանուր են։
    }
# source: 3a493fe6
players-direction =
    { $value ->
        [clockwise] Բաժանումը, սակարկությունը և խաղն ընթանում են ժամացույցի սլաքի ուղղությամբ՝ դեպի ձախ։
       *[counterclockwise] Բաժանումը, սակարկությունը և խաղն ընթանում են ժամացույցի սլաքին հակառակ՝ դեպի աջ։
    }

## setup.pack, setup.shuffle, setup.cut

# source: 906fdd51
pack-ranks = Քարտերի աստիճանները բնական կարգով՝ ցածրից բարձր, հետևյալն են․ { FORM($ranks, list: "plain") }։
# source: 6a1dbf86
pack-suits = Մաստերն են՝ { FORM($suits, list: "plain") }․ կապոցում կա { $cards } քարտ։
# source: 69efa9de
pack-shuffle =
    { $value ->
        [every_deal] Բաժանողը խառնում է կապոցը յուրաքանչյուր խաղափուլից առաջ։
        [never] Կապոցը երբեք չի խառնվում․ այն հավաքվում է նախորդ խաղափուլի ձեռքերից։
       *[dealer_may] Խաղափուլից առաջ բաժանողը կարող է խառնել կապոցը կամ թողնել այն այնպես, ինչպես կա։
    }
# source: 414e4cc8
pack-cut-none = Կապոցը չի կիսվում։
# source: bcbe0917
pack-cut-by =
    { $value ->
        [before_dealer] Կապոցը կիսում է խաղի հերթով բաժանողից անմիջապես առաջ նստած խաղացողը։
        [after_dealer] Կապոցը կիսում է խաղի հերթով բաժանողից անմիջապես հետո նստած խաղացողը։
       *[dealers_partner] Կապոցը կիսում է բաժանողի խաղընկերը։
    }
# source: f6c63a04
pack-cut-first-deal =
    { $value ->
        [usual] Պարտիայի առաջին խաղափուլում կապոցը կիսում է նույն խաղացողը, ինչ մյուս բոլոր խաղափուլերում։
        [before_dealer] Պարտիայի առաջին խաղափուլում կապոցը կիսում է բաժանողից անմիջապես առաջ նստած խաղացողը։
        [after_dealer] Պարտիայի առաջին խաղափուլում կապոցը կիսում է բաժանողից անմիջապես հետո նստած խաղացողը։
       *[dealers_partner] Պարտիայի առաջին խաղափուլում կապոցը կիսում է բաժանողի խաղընկերը։
    }
# source: c181d8a8
pack-cut-at-least = Կիսելիս յուրաքանչյուր մասում պետք է լինի առնվազն { $value } քարտ։
# source: b0a2ff7c
pack-cut-may-decline =
    { $value ->
        [yes] Կիսող խաղացողը կարող է հրաժարվել և դրա փոխարեն թակել կապոցին։
       *[no] Կիսող խաղացողը չի կարող հրաժարվել։
    }

## contracts.kinds, contracts.order, contracts.values

# source: 5f46aa51
contracts-kind =
    { $value ->
        [suit] { FORM($contract, case: "loc") } մեկ մաստը կոզիր է։
        [no_trump] { FORM($contract, case: "loc") } կոզիր մաստ չկա։
       *[all_trump] { FORM($contract, case: "loc") } բոլոր մաստերն ունեն կոզիրի ավագությունն ու միավորները, բայց ոչ մի մաստ մյուսին չի կտրում։
    }
# source: 02b291f1
contracts-card = { FORM($rank) } { $points }
# source: 573f1d93
contracts-order =
    { $suit ->
        [trump] { FORM($contract, case: "loc") } կոզիր մաստի քարտերը՝ բարձրից ցածր և իրենց միավորներով, հետևյալն են․ { LIST($cards, style: "plain") }։
        [plain] { FORM($contract, case: "loc") } ոչ կոզիր մաստերի քարտերը՝ բարձրից ցածր և իրենց միավորներով, հետևյալն են․ { LIST($cards, style: "plain") }։
       *[every] { FORM($contract, case: "loc") } բոլոր մաստերի քարտերը՝ բարձրից ցածր և իրենց միավորներով, հետևյալն են․ { LIST($cards, style: "plain") }։
    }

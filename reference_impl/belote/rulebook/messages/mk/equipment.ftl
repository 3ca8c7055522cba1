### The table, the pack, and how the cards rank and count.

## setup.players, setup.sides, setup.direction

# source: 826c0129
players-count =
    { $value ->
        [one] Игра { $value } играч.
       *[other] Играат { $value } играчи.
    }
# source: e6b26f7e
players-sides =
    { $value ->
        [partners] Играчите што седат еден спроти друг се партнери и поените им се заеднички.
        [alone] Секој играч ги запишува поените само за себе.
       *[taker_against_rest] Земачот игра сам против сите други, чии поени се заеднички.
    }
# source: 3a493fe6
players-direction =
    { $value ->
        [clockwise] Делењето, наддавањето и играњето одат околу масата во насока на стрелките на часовникот, односно налево.
       *[counterclockwise] Делењето, наддавањето и играњето одат околу масата обратно од стрелките на часовникот, односно надесно.
    }

## setup.pack, setup.shuffle, setup.cut

# source: 906fdd51
pack-ranks = Ранговите на картите во природниот редослед, од најнискиот до највисокиот, се { FORM($ranks) }.
# source: 6a1dbf86
pack-suits =
    { $cards ->
        [one] Боите се { FORM($suits) }; шпилот има { $cards } карта.
       *[other] Боите се { FORM($suits) }; шпилот има { $cards } карти.
    }
# source: 69efa9de
pack-shuffle =
    { $value ->
        [every_deal] Дилерот го меша шпилот пред секое делење.
        [never] Шпилот никогаш не се меша: се составува од штиховите на претходното делење.
       *[dealer_may] Пред делењето дилерот може да го измеша шпилот или да го остави како што е.
    }
# source: 414e4cc8
pack-cut-none = Шпилот не се пресекува.
# source: bcbe0917
pack-cut-by =
    { $value ->
        [before_dealer] Шпилот го пресекува играчот што по редот на играта седи непосредно пред дилерот.
        [after_dealer] Шпилот го пресекува играчот што по редот на играта седи непосредно по дилерот.
       *[dealers_partner] Шпилот го пресекува партнерот на дилерот.
    }
# source: f6c63a04
pack-cut-first-deal =
    { $value ->
        [usual] Во првото делење од партијата шпилот го пресекува истиот играч како и во секое друго.
        [before_dealer] Во првото делење од партијата шпилот го пресекува играчот непосредно пред дилерот.
        [after_dealer] Во првото делење од партијата шпилот го пресекува играчот непосредно по дилерот.
       *[dealers_partner] Во првото делење од партијата шпилот го пресекува партнерот на дилерот.
    }
# source: c181d8a8
pack-cut-at-least =
    { $value ->
        [one] При пресекувањето, секој дел од шпилот мора да има најмалку { $value } карта.
       *[other] При пресекувањето, секој дел од шпилот мора да има најмалку { $value } карти.
    }
# source: b0a2ff7c
pack-cut-may-decline =
    { $value ->
        [yes] Играчот што пресекува може да одбие и наместо тоа да чукне по шпилот.
       *[no] Играчот што пресекува не смее да одбие.
    }

## contracts.kinds, contracts.order, contracts.values

# source: 5f46aa51
contracts-kind =
    { $value ->
        [suit] Во { FORM($contract) } една боја е адут.
        [no_trump] Во { FORM($contract) } ниту една боја не е адут.
       *[all_trump] Во { FORM($contract) } картите од секоја боја имаат редослед и вредност на адути, но ниту една боја не сече друга.
    }
# source: 02b291f1
contracts-card = { FORM($rank) } { $points }
# source: 573f1d93
contracts-order =
    { $suit ->
        [trump] Во { FORM($contract) } картите од адутската боја, од највисоката до најниската и со поените, се: { LIST($cards, style: "plain") }.
        [plain] Во { FORM($contract) } картите од секоја боја што не е адут, од највисоката до најниската и со поените, се: { LIST($cards, style: "plain") }.
       *[every] Во { FORM($contract) } картите од секоја боја, од највисоката до најниската и со поените, се: { LIST($cards, style: "plain") }.
    }

### The table, the pack, and how the cards rank and count.

## setup.players, setup.sides, setup.direction

# source: 826c0129
players-count =
    { $value ->
        [one] Joacă { $value } jucător.
        [few] Joacă { $value } jucători.
       *[other] Joacă { $value } de jucători.
    }
# source: e6b26f7e
players-sides =
    { $value ->
        [partners] Jucătorii care stau față în față sunt parteneri și au punctele împreună.
        [alone] Fiecare jucător joacă și scrie singur.
       *[taker_against_rest] Declarantul joacă singur împotriva tuturor celorlalți, care au punctele împreună.
    }
# source: 3a493fe6
players-direction =
    { $value ->
        [clockwise] Împărțirea, licitația și jocul merg în sensul acelor de ceasornic, spre stânga.
       *[counterclockwise] Împărțirea, licitația și jocul merg în sens invers acelor de ceasornic, spre dreapta.
    }

## setup.pack, setup.shuffle, setup.cut

# source: 906fdd51
pack-ranks = Rangurile pachetului în ordinea lor firească, de la mic la mare, sunt: { FORM($ranks) }.
# source: 6a1dbf86
pack-suits =
    { $cards ->
        [one] Culorile sunt { FORM($suits) }; pachetul are { $cards } carte.
        [few] Culorile sunt { FORM($suits) }; pachetul are { $cards } cărți.
       *[other] Culorile sunt { FORM($suits) }; pachetul are { $cards } de cărți.
    }
# source: 69efa9de
pack-shuffle =
    { $value ->
        [every_deal] Dealerul amestecă pachetul înaintea fiecărei done.
        [never] Pachetul nu se amestecă niciodată: se adună din levatele donei precedente.
       *[dealer_may] Înainte să împartă, dealerul poate amesteca pachetul sau îl poate lăsa așa cum este.
    }
# source: 414e4cc8
pack-cut-none = Pachetul nu se taie.
# source: bcbe0917
pack-cut-by =
    { $value ->
        [before_dealer] Pachetul este tăiat de jucătorul care stă chiar înaintea dealerului în ordinea jocului.
        [after_dealer] Pachetul este tăiat de jucătorul care stă chiar după dealer în ordinea jocului.
       *[dealers_partner] Pachetul este tăiat de partenerul dealerului.
    }
# source: f6c63a04
pack-cut-first-deal =
    { $value ->
        [usual] În prima donă a partidei taie același jucător ca în oricare alta.
        [before_dealer] În prima donă a partidei taie jucătorul care stă chiar înaintea dealerului.
        [after_dealer] În prima donă a partidei taie jucătorul care stă chiar după dealer.
       *[dealers_partner] În prima donă a partidei taie partenerul dealerului.
    }
# source: c181d8a8
pack-cut-at-least =
    { $value ->
        [one] La tăiere, fiecare parte a pachetului trebuie să aibă cel puțin { $value } carte.
        [few] La tăiere, fiecare parte a pachetului trebuie să aibă cel puțin { $value } cărți.
       *[other] La tăiere, fiecare parte a pachetului trebuie să aibă cel puțin { $value } de cărți.
    }
# source: b0a2ff7c
pack-cut-may-decline =
    { $value ->
        [yes] Jucătorul care taie poate refuza și bate în schimb în pachet.
       *[no] Jucătorul care taie nu poate refuza.
    }

## contracts.kinds, contracts.order, contracts.values

# source: 5f46aa51
contracts-kind =
    { $value ->
        [suit] La contractul { FORM($contract, case: "of") } o culoare este atu.
        [no_trump] La contractul { FORM($contract, case: "of") } nicio culoare nu este atu.
       *[all_trump] La contractul { FORM($contract, case: "of") } fiecare culoare are ordinea și punctele de atu, dar nicio culoare nu o taie pe alta.
    }
# source: 02b291f1
contracts-card = { FORM($rank) } { $points }
# source: 573f1d93
contracts-order =
    { $suit ->
        [trump] La contractul { FORM($contract, case: "of") } cărțile din culoarea de atu sunt, de la mare la mic și cu punctele lor: { LIST($cards, style: "plain") }.
        [plain] La contractul { FORM($contract, case: "of") } cărțile din fiecare culoare în afară de atu sunt, de la mare la mic și cu punctele lor: { LIST($cards, style: "plain") }.
       *[every] La contractul { FORM($contract, case: "of") } cărțile din fiecare culoare sunt, de la mare la mic și cu punctele lor: { LIST($cards, style: "plain") }.
    }

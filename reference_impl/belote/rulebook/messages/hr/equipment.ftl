### The table, the pack, and how the cards rank and count.

## setup.players, setup.sides, setup.direction

# source: 826c0129
players-count =
    { $value ->
        [one] Igra { $value } igrač.
        [few] Igraju { $value } igrača.
       *[other] Igra { $value } igrača.
    }
# source: e6b26f7e
players-sides =
    { $value ->
        [partners] Igrači koji sjede jedan nasuprot drugome suigrači su i bodove pišu zajedno.
        [alone] Svaki igrač piše bodove samo za sebe.
       *[taker_against_rest] Zvač igra sam protiv svih ostalih, koji bodove pišu zajedno.
    }
# source: 3a493fe6
players-direction =
    { $value ->
        [clockwise] Dijeljenje, licitacija i igra idu oko stola u smjeru kazaljke na satu, to jest ulijevo.
       *[counterclockwise] Dijeljenje, licitacija i igra idu oko stola suprotno od smjera kazaljke na satu, to jest udesno.
    }

## setup.pack, setup.shuffle, setup.cut

# source: 906fdd51
pack-ranks = Rangovi karata u prirodnom redoslijedu, od najnižeg do najvišeg, jesu { FORM($ranks) }.
# source: 6a1dbf86
pack-suits =
    { $cards ->
        [one] Boje su { FORM($suits) }; u špilu je { $cards } karta.
        [few] Boje su { FORM($suits) }; u špilu su { $cards } karte.
       *[other] Boje su { FORM($suits) }; u špilu je { $cards } karata.
    }
# source: 69efa9de
pack-shuffle =
    { $value ->
        [every_deal] Djelitelj miješa špil prije svakog dijeljenja.
        [never] Špil se nikad ne miješa: slaže se od štihova prethodnog dijeljenja.
       *[dealer_may] Prije dijeljenja djelitelj može promiješati špil ili ga ostaviti kakav jest.
    }
# source: 414e4cc8
pack-cut-none = Špil se ne presijeca.
# source: bcbe0917
pack-cut-by =
    { $value ->
        [before_dealer] Špil presijeca igrač koji po redu igre sjedi neposredno prije djelitelja.
        [after_dealer] Špil presijeca igrač koji po redu igre sjedi neposredno nakon djelitelja.
       *[dealers_partner] Špil presijeca suigrač djelitelja.
    }
# source: f6c63a04
pack-cut-first-deal =
    { $value ->
        [usual] U prvom dijeljenju partije špil presijeca isti igrač kao i u svakom drugom.
        [before_dealer] U prvom dijeljenju partije špil presijeca igrač neposredno prije djelitelja.
        [after_dealer] U prvom dijeljenju partije špil presijeca igrač neposredno nakon djelitelja.
       *[dealers_partner] U prvom dijeljenju partije špil presijeca suigrač djelitelja.
    }
# source: c181d8a8
pack-cut-at-least =
    { $value ->
        [one] Pri presijecanju u svakom dijelu špila mora biti najmanje { $value } karta.
        [few] Pri presijecanju u svakom dijelu špila moraju biti najmanje { $value } karte.
       *[other] Pri presijecanju u svakom dijelu špila mora biti najmanje { $value } karata.
    }
# source: b0a2ff7c
pack-cut-may-decline =
    { $value ->
        [yes] Igrač koji presijeca može to odbiti i umjesto toga kucnuti po špilu.
       *[no] Igrač koji presijeca ne smije to odbiti.
    }

## contracts.kinds, contracts.order, contracts.values

# source: 5f46aa51
contracts-kind =
    { $value ->
        [suit] U { FORM($contract, case: "loc") } jedna je boja adut.
        [no_trump] U { FORM($contract, case: "loc") } nijedna boja nije adut.
       *[all_trump] U { FORM($contract, case: "loc") } karte svake boje imaju redoslijed i vrijednost aduta, ali nijedna boja ne siječe drugu.
    }
# source: 02b291f1
contracts-card = { FORM($rank) } { $points }
# source: 573f1d93
contracts-order =
    { $suit ->
        [trump] U { FORM($contract, case: "loc") } karte adutske boje, od najviše do najniže i s bodovima, jesu: { LIST($cards, style: "plain") }.
        [plain] U { FORM($contract, case: "loc") } karte svake boje koja nije adut, od najviše do najniže i s bodovima, jesu: { LIST($cards, style: "plain") }.
       *[every] U { FORM($contract, case: "loc") } karte svake boje, od najviše do najniže i s bodovima, jesu: { LIST($cards, style: "plain") }.
    }

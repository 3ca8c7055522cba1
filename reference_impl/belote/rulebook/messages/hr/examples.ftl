### The worked examples: what was given, what happened, and what was observed.

## Cards, calls, contracts

# source: 3bb5801f
card = { FORM($rank) }{ FORM($suit) }
# source: 95cf41b2
amount-number = { $number }
# source: 550de135
bid =
    { $flag ->
        [yes] { FORM($bid) } uz obećanje svih štihova
       *[no] { FORM($bid) }
    }
# source: 618a3761
bid-number =
    { $flag ->
        [yes] { $number } na { FORM($bid, case: "acc") } uz obećanje svih štihova
       *[no] { $number } na { FORM($bid, case: "acc") }
    }
# source: 55c858d5
bid-name =
    { $flag ->
        [yes] { FORM($name) } na { FORM($bid, case: "acc") } uz obećanje svih štihova
       *[no] { FORM($name) } na { FORM($bid, case: "acc") }
    }
# source: 5ef85263
call-bid = „{ FORM($call) }” { $bid }
# source: 48ac41fe
call =
    { $manner ->
        [open] „{ FORM($call) }”, otvoreno
        [closed] „{ FORM($call) }”, zatvoreno
       *[plain] „{ FORM($call) }”
    }
# source: b21da9ca
call-word =
    { $do ->
        [pass] „dalje”
        [accept] „prihvaćam”
        [refuse] „odbijam”
       *[other] ništa ne reći
    }
# source: ba5b4bb9
contract-level =
    { $level ->
        [0] { "" }
        [1] , kontrirano
        [2] , rekontrirano
       *[other] , udvostručeno do razine { $level }
    }
# source: 83fde1f8
contract =
    { GENDER($taker) ->
        [pl] { $bid } (zovu { FORM($taker) }{ contract-level })
       *[other] { $bid } (zove { FORM($taker) }{ contract-level })
    }
# source: 2c536dfb
contract-nobody = { $bid } bez zvača
# source: 7465bb5d
points-of-side = { FORM($side) } { $points }
# source: 12f2be37
hand-of-seat = { FORM($seat) } { LIST($cards, style: "words") }
# source: c8b0a9cf
meld-of-seat = { FORM($seat) } { LIST($cards, style: "words") } za { $points }

## Events

# source: c452f821
event-score =
    { COUNT($points) ->
        [0] dijeljenje s kontraktom { $contract }
       *[other]
            { COUNT($others) ->
                [0] dijeljenje s kontraktom { $contract }, s bodovima iz karata: { LIST($points, style: "and") }
               *[other] dijeljenje s kontraktom { $contract }, s bodovima iz karata: { LIST($points, style: "and") } (uz to: { LIST($others, style: "plain") })
            }
    }
# source: 9cea43bb
event-score-other =
    { $what ->
        [tricks] štihovi { LIST($points, style: "and") }
        [declarations] zvanja { LIST($points, style: "and") }
        [jack] adutski dečko u štihovima strane { FORM($side) }
       *[belote] bela { LIST($points, style: "and") }
    }
# source: e19834a0
event-deal =
    { $do ->
        [void] propalo dijeljenje
        [annulled] poništeno dijeljenje
       *[misdeal] krivo dijeljenje
    }
# source: ff535b6d
event-call = { FORM($seat) } kaže { $call }
# source: 5eeb9aa2
event-play =
    { $word ->
        [yes] { FORM($seat) } baca { $card } uz riječ „bela”
       *[no] { FORM($seat) } baca { $card }
    }
# source: 87429435
event-cards =
    { $do ->
        [declare] { FORM($seat) } prijavljuje zvanje { LIST($cards, style: "words") }
       *[lay_away] { FORM($seat) } odlaže { LIST($cards, style: "words") }
    }
# source: 27647b78
event-cut =
    { $number ->
        [0] { FORM($seat) } ne presijeca
        [one] { FORM($seat) } podiže { $number } kartu
        [few] { FORM($seat) } podiže { $number } karte
       *[other] { FORM($seat) } podiže { $number } karata
    }
# source: c6bebae0
event-fault = { FORM($seat) }: { irregularities-fault }
# source: f8078f65
event-word =
    { $do ->
        [pass] { FORM($seat) } kaže „dalje”
        [accept] { FORM($seat) } prihvaća
        [refuse] { FORM($seat) } odbija
        [swap] { FORM($seat) } uzima okrenutu kartu za niski adut
        [keep] { FORM($seat) } ne mijenja
       *[show]
            { GENDER($seat) ->
                [pl] { FORM($seat) } pokazuju zvanja
               *[other] { FORM($seat) } pokazuje zvanja
            }
    }

## The lines of a situation

# source: 2b90af42
example-label =
    { $what ->
        [dealer] Djelitelj
        [contract] Kontrakt
        [turned] Okrenuta karta
        [hands] Ruke
        [pack] Špil, od vrha
        [trick] Štih dosad
        [hand] U ruci: { FORM($seat) }
        [cards] Bodovi iz karata sa zadnjim štihom
        [last] Zadnji štih
        [tricks] Štihovi
        [declarations] Zvanja
        [belote] Bela
        [pool] Bodovi koji vise
        [fault] Prekršaj
        [totals] Bodovi u partiji prije toga
       *[events] Što se događa
    }
# source: 7154a1db
example-list = { LIST($items, style: "plain") }
# source: ee393170
example-lists = { LIST($items, style: "apart") }
# source: 13cb64c2
example-none = ništa
# source: 5061835d
example-seat = { FORM($seat) }
# source: aa4e5856
example-side = { FORM($side) }

## The answers

# source: 76e0b062
answer-place =
    { $number ->
        [0] Prije nego što se išta dogodi
        [1] Nakon prvog od tih događaja
        [one] Nakon prvih { $number } od tih događaja
        [few] Nakon prva { $number } od tih događaja
       *[other] Nakon prvih { $number } od tih događaja
    }
# source: 0d79cd54
answer-end = Na kraju

# source: face1f79
answer-hands = Ruke su tada: { LIST($hands, style: "apart") }.
# source: 1907d1db
answer-turn = Na redu je { FORM($seat) }.
# source: 80ac6761
answer-cards =
    { COUNT($cards) ->
        [one] { FORM($seat) } mora baciti { LIST($cards, style: "or") }.
        [few] { FORM($seat) } smije baciti { LIST($cards, style: "or") }.
       *[other] { FORM($seat) } smije baciti { LIST($cards, style: "or") }.
    }
# source: abb3435a
answer-may-say =
    { COUNT($cards) ->
        [0] { FORM($seat) } sada ne smije reći „bela”.
       *[other] { FORM($seat) } smije reći „bela” uz { LIST($cards, style: "or") }.
    }
# source: fc835e6c
answer-calls = { FORM($seat) } smije reći: { LIST($calls, style: "or") }.
# source: e19c185a
answer-declarations =
    { COUNT($melds) ->
        [0] Nitko nema što prijaviti.
       *[other] Može se prijaviti: { LIST($melds, style: "apart") }.
    }
# source: 35494de5
answer-refused = Posljednji od tih događaja nije dopušten po odredbi { $clause }.
# source: 0d132d27
answer-contract = Kontrakt je { $contract }.
# source: 3a8785f3
answer-test = Uspoređuje se: { $own } kod strane zvača i { $other }.
# source: ea85effb
answer-outcome =
    { $value ->
        [contract] Kontrakt vrijedi.
        [void] Dijeljenje je propalo.
        [annulled] Dijeljenje je poništeno.
        [made] Kontrakt je prošao.
        [failed] Kontrakt je pao.
        [tied] Dijeljenje je neriješeno.
        [replay] Dijeljenje je neriješeno i dijeli se ponovno.
        [stopped] Dijeljenje je prekinuto.
       *[match] Dijeljenje odlučuje partiju.
    }
# source: 2a5eb0ac
answer-declared = Za zvanja se broji: { LIST($points, style: "plain") }.
# source: 4c5581bb
answer-belote = Za belu se broji: { LIST($points, style: "plain") }.
# source: 5b8a0f98
answer-scored =
    { COUNT($melds) ->
        [0] Ne broji se nijedno zvanje.
       *[other] Broje se ova zvanja: { LIST($melds, style: "apart") }.
    }
# source: 6bbe022a
answer-trick = { FORM($seat) } uzima štih, koji vrijedi { $points }.
# source: c9192a75
answer-trick-won = { FORM($seat) } uzima štih.
# source: bcd1ceba
answer-card-points = Bodovi iz karata jesu: { LIST($points, style: "plain") }.
# source: 80b55857
answer-item =
    { $code ->
        [cards-own] { FORM($side, case: "dat_cap") } se upisuje { $points } za bodove iz karata.
        [cards-taken] { FORM($side, case: "dat_cap") } se upisuje { $points } za sve bodove iz karata.
        [cards-passed] { FORM($side, case: "dat_cap") } se upisuje { $points } za bodove iz karata koje je izgubio zvač.
        [cards-crossed] { FORM($side, case: "dat_cap") } se upisuje { $points } za bodove iz karata druge strane.
        [cards-hung] Za bodove iz karata visi { $points }.
        [capot-own] { FORM($side, case: "dat_cap") } se upisuje { $points } jer su uzeti svi štihovi.
        [capot-taken] { FORM($side, case: "dat_cap") } se upisuje { $points } za sve štihove.
        [capot-passed] { FORM($side, case: "dat_cap") } se upisuje { $points } za sve štihove, koje je izgubio zvač.
        [capot-crossed] { FORM($side, case: "dat_cap") } se upisuje { $points } za sve štihove druge strane.
        [capot-hung] Za sve štihove visi { $points }.
        [declarations-own] { FORM($side, case: "dat_cap") } se upisuje { $points } za zvanja.
        [declarations-taken] { FORM($side, case: "dat_cap") } se upisuje { $points } za sva zvanja.
        [declarations-passed] { FORM($side, case: "dat_cap") } se upisuje { $points } za zvanja koja je izgubio zvač.
        [declarations-crossed] { FORM($side, case: "dat_cap") } se upisuje { $points } za zvanja druge strane.
        [declarations-hung] Za zvanja visi { $points }.
        [belote-own] { FORM($side, case: "dat_cap") } se upisuje { $points } za belu.
        [belote-taken] { FORM($side, case: "dat_cap") } se upisuje { $points } za svaku belu.
        [belote-passed] { FORM($side, case: "dat_cap") } se upisuje { $points } za belu koju je izgubio zvač.
        [belote-crossed] { FORM($side, case: "dat_cap") } se upisuje { $points } za belu druge strane.
        [belote-hung] Za belu visi { $points }.
        [contract-made] { FORM($side, case: "dat_cap") } se upisuje { $points } za kontrakt.
        [contract-failed] { FORM($side, case: "dat_cap") } se upisuje { $points } za kontrakt koji je pao.
        [share-small] { FORM($side, case: "dat_cap") } se upisuje { $points } za udio premalen da bi ostao.
        [hanging-paid] { FORM($side, case: "dat_cap") } se upisuje { $points } od bodova koji su visjeli.
        [match-level]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } dobivaju partiju zahvaljujući razini kontre.
               *[other] { FORM($side, case: "cap") } dobiva partiju zahvaljujući razini kontre.
            }
        [fault-award] { FORM($side, case: "dat_cap") } se upisuje { $points } za prekršaj.
       *[mark] { FORM($side, case: "dat_cap") } se upisuje { $points } za oznaku „{ FORM($mark) }”.
    }
# source: 5b395474
answer-score = Upisuje se: { LIST($points, style: "plain") }.
# source: 52b5adb3
answer-pool =
    { COUNT($stakes) ->
        [0] Ništa ne visi.
       *[other] Još treba isplatiti: { LIST($stakes, style: "plain") }.
    }
# source: e814a000
answer-totals = Stanje partije: { LIST($points, style: "plain") }.
# source: ec187e45
answer-target =
    { $points ->
        [one] Partija se sada igra do { $points } boda.
        [few] Partija se sada igra do { $points } boda.
       *[other] Partija se sada igra do { $points } bodova.
    }
# source: 161b0e92
answer-dealer = Sljedeći je djelitelj { FORM($seat) }.
# source: 352d2870
answer-finished =
    { $value ->
        [yes] Partija je završena.
       *[no] Partija se nastavlja.
    }
# source: 92365924
answer-match-won =
    { GENDER($side) ->
        [pl] Partiju su dobili { FORM($side) }.
       *[other] Partiju je dobio { FORM($side) }.
    }
# source: 24ecc8d8
answer-match-drawn = Partija je neriješena.

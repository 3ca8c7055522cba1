### The worked examples: what was given, what happened, and what was observed.

## Cards, calls, contracts

# source: 3bb5801f
card = { FORM($rank) }{ FORM($suit) }
# source: 95cf41b2
amount-number = { $number }
# source: 550de135
bid =
    { $flag ->
        [yes] { FORM($bid) } cu promisiunea tuturor levatelor
       *[no] { FORM($bid) }
    }
# source: 618a3761
bid-number =
    { $flag ->
        [yes] { $number } { FORM($bid) } cu promisiunea tuturor levatelor
       *[no] { $number } { FORM($bid) }
    }
# source: 55c858d5
bid-name =
    { $flag ->
        [yes] { FORM($name) } { FORM($bid) } cu promisiunea tuturor levatelor
       *[no] { FORM($name) } { FORM($bid) }
    }
# source: 5ef85263
call-bid = „{ FORM($call) }” { $bid }
# source: 48ac41fe
call =
    { $manner ->
        [open] „{ FORM($call) }”, deschis
        [closed] „{ FORM($call) }”, închis
       *[plain] „{ FORM($call) }”
    }
# source: b21da9ca
call-word =
    { $do ->
        [pass] „pas”
        [accept] „accept”
        [refuse] „refuz”
       *[other] nimic
    }
# source: ba5b4bb9
contract-level =
    { $level ->
        [0] { "" }
        [1] , dublat
        [2] , redublat
       *[other] , dublat până la nivelul { $level }
    }
# source: 83fde1f8
contract = { $bid }, declarant { FORM($taker) }{ contract-level }
# source: 2c536dfb
contract-nobody = { $bid }, fără declarant
# source: 7465bb5d
points-of-side = { FORM($side) } { $points }
# source: 12f2be37
hand-of-seat = { FORM($seat) } { LIST($cards, style: "words") }
# source: c8b0a9cf
meld-of-seat = { FORM($seat) } { LIST($cards, style: "words") } pentru { $points }

## Events

# source: c452f821
event-score =
    { COUNT($points) ->
        [0] o donă cu contractul { $contract }
       *[other]
            { COUNT($others) ->
                [0] o donă cu contractul { $contract }, cu punctele din cărți { LIST($points, style: "and") }
               *[other] o donă cu contractul { $contract }, cu punctele din cărți { LIST($points, style: "and") }, cu { LIST($others, style: "and") }
            }
    }
# source: 9cea43bb
event-score-other =
    { $what ->
        [tricks] levatele { LIST($points, style: "plain") }
        [declarations] combinațiile { LIST($points, style: "plain") }
        [jack] valetul de atu în levatele { FORM($side, case: "gen") }
       *[belote] bella { LIST($points, style: "plain") }
    }
# source: e19834a0
event-deal =
    { $do ->
        [void] o donă nulă
        [annulled] o donă anulată
       *[misdeal] o împărțire greșită
    }
# source: ff535b6d
event-call = { FORM($seat) } spune { $call }
# source: 5eeb9aa2
event-play =
    { $word ->
        [yes] { FORM($seat) } joacă { $card } și spune bella
       *[no] { FORM($seat) } joacă { $card }
    }
# source: 87429435
event-cards =
    { $do ->
        [declare] { FORM($seat) } spune combinația { LIST($cards, style: "words") }
       *[lay_away] { FORM($seat) } pune jos { LIST($cards, style: "words") }
    }
# source: 27647b78
event-cut =
    { $number ->
        [0] { FORM($seat) } nu taie
        [one] { FORM($seat) } ridică { $number } carte
        [few] { FORM($seat) } ridică { $number } cărți
       *[other] { FORM($seat) } ridică { $number } de cărți
    }
# source: c6bebae0
event-fault = { FORM($seat, case: "gen") } i se impută { irregularities-fault }
# source: f8078f65
event-word =
    { $do ->
        [pass] { FORM($seat) } spune pas
        [accept] { FORM($seat) } acceptă
        [refuse] { FORM($seat) } refuză
        [swap] { FORM($seat) } ia cartea întoarsă în locul atuului mic
        [keep] { FORM($seat) } nu schimbă
       *[show] { FORM($seat) } arată combinațiile
    }

## The lines of a situation

# source: 2b90af42
example-label =
    { $what ->
        [dealer] Dealer
        [contract] Contract
        [turned] Carte întoarsă
        [hands] Mâini
        [pack] Pachetul, de deasupra
        [trick] Levata până acum
        [hand] În mâna { FORM($seat, case: "gen") }
        [cards] Puncte din cărți cu ultima levată
        [last] Ultima levată
        [tricks] Levate
        [declarations] Combinații
        [belote] Bella
        [pool] Puncte suspendate
        [fault] Abatere
        [totals] Puncte în partidă până atunci
       *[events] Ce se întâmplă
    }
# source: 7154a1db
example-list = { LIST($items, style: "plain") }
# source: ee393170
example-lists = { LIST($items, style: "apart") }
# source: 13cb64c2
example-none = nicio carte
# source: 5061835d
example-seat = { FORM($seat) }
# source: aa4e5856
example-side = { FORM($side) }

## The answers

# source: 76e0b062
answer-place =
    { $number ->
        [0] Înainte să se întâmple ceva
        [one] După prima dintre acestea
        [few] După primele { $number } dintre acestea
       *[other] După primele { $number } dintre acestea
    }
# source: 0d79cd54
answer-end = La sfârșit
# source: face1f79
answer-hands = Mâinile sunt atunci: { LIST($hands, style: "apart") }.
# source: 1907d1db
answer-turn = Este rândul { FORM($seat, case: "gen") }.
# source: 80ac6761
answer-cards =
    { COUNT($cards) ->
        [one] { FORM($seat) } trebuie să joace { LIST($cards, style: "or") }.
        [few] { FORM($seat) } poate juca { LIST($cards, style: "or") }.
       *[other] { FORM($seat) } poate juca { LIST($cards, style: "or") }.
    }
# source: abb3435a
answer-may-say =
    { COUNT($cards) ->
        [0] { FORM($seat) } nu poate spune acum bella.
       *[other] { FORM($seat) } poate spune bella cu { LIST($cards, style: "or") }.
    }
# source: fc835e6c
answer-calls = { FORM($seat) } poate spune { LIST($calls, style: "or") }.
# source: e19c185a
answer-declarations =
    { COUNT($melds) ->
        [0] Nimeni nu are vreo combinație de spus.
       *[other] Se pot spune combinațiile: { LIST($melds, style: "apart") }.
    }
# source: 35494de5
answer-refused = Ultima dintre acestea nu este permisă, după articolul { $clause }.
# source: 0d132d27
answer-contract = Contractul este: { $contract }.
# source: 3a8785f3
answer-test = Se compară { $own }, suma declaranților, cu { $other }.
# source: ea85effb
answer-outcome =
    { $value ->
        [contract] Un contract este în vigoare.
        [void] Dona este nulă.
        [annulled] Dona este anulată.
        [made] Contractul este realizat.
        [failed] Contractul a căzut.
        [tied] Dona este la egalitate.
        [replay] Dona este la egalitate și se împarte din nou.
        [stopped] Dona este oprită.
       *[match] Dona hotărăște partida.
    }
# source: 2a5eb0ac
answer-declared = Pentru combinații contează: { LIST($points, style: "plain") }.
# source: 4c5581bb
answer-belote = Pentru bella contează: { LIST($points, style: "plain") }.
# source: 5b8a0f98
answer-scored =
    { COUNT($melds) ->
        [0] Nu contează nicio combinație.
       *[other] Contează combinațiile: { LIST($melds, style: "apart") }.
    }
# source: 6bbe022a
answer-trick = { FORM($seat) } câștigă levata, care valorează { $points }.
# source: c9192a75
answer-trick-won = { FORM($seat) } câștigă levata.
# source: bcd1ceba
answer-card-points = Punctele din cărți sunt: { LIST($points, style: "plain") }.
# «plural»: a side that is several.
# source: 80b55857
answer-item =
    { $code ->
        [cards-own]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru punctele din cărți.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru punctele din cărți.
            }
        [cards-taken]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru toate punctele din cărți.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru toate punctele din cărți.
            }
        [cards-passed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru punctele din cărți pe care le-a pierdut declarantul.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru punctele din cărți pe care le-a pierdut declarantul.
            }
        [cards-crossed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru punctele din cărți ale celeilalte tabere.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru punctele din cărți ale celeilalte tabere.
            }
        [cards-hung] Pentru punctele din cărți rămân suspendate { $points }.
        [capot-own]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru luarea tuturor levatelor.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru luarea tuturor levatelor.
            }
        [capot-taken]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru toate levatele.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru toate levatele.
            }
        [capot-passed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru toate levatele, pe care le-a pierdut declarantul.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru toate levatele, pe care le-a pierdut declarantul.
            }
        [capot-crossed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru toate levatele celeilalte tabere.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru toate levatele celeilalte tabere.
            }
        [capot-hung] Pentru toate levatele rămân suspendate { $points }.
        [declarations-own]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru combinații.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru combinații.
            }
        [declarations-taken]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru toate combinațiile.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru toate combinațiile.
            }
        [declarations-passed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru combinațiile pe care le-a pierdut declarantul.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru combinațiile pe care le-a pierdut declarantul.
            }
        [declarations-crossed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru combinațiile celeilalte tabere.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru combinațiile celeilalte tabere.
            }
        [declarations-hung] Pentru combinații rămân suspendate { $points }.
        [belote-own]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru bella.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru bella.
            }
        [belote-taken]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru toate bellele.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru toate bellele.
            }
        [belote-passed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru bella pe care a pierdut-o declarantul.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru bella pe care a pierdut-o declarantul.
            }
        [belote-crossed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru bella celeilalte tabere.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru bella celeilalte tabere.
            }
        [belote-hung] Pentru bella rămân suspendate { $points }.
        [contract-made]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru contract.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru contract.
            }
        [contract-failed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru contractul căzut.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru contractul căzut.
            }
        [share-small]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru o parte prea mică pentru a rămâne.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru o parte prea mică pentru a rămâne.
            }
        [hanging-paid]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } care erau suspendate.
               *[other] { FORM($side, case: "cap") } scrie { $points } care erau suspendate.
            }
        [match-level]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } câștigă partida prin nivelul dublării.
               *[other] { FORM($side, case: "cap") } câștigă partida prin nivelul dublării.
            }
        [fault-award]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru abatere.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru abatere.
            }
       *[mark]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } scriu { $points } pentru semnul „{ FORM($mark) }”.
               *[other] { FORM($side, case: "cap") } scrie { $points } pentru semnul „{ FORM($mark) }”.
            }
    }
# source: 5b395474
answer-score = Se scriu: { LIST($points, style: "plain") }.
# source: 52b5adb3
answer-pool =
    { COUNT($stakes) ->
        [0] Nu rămâne nimic suspendat.
       *[other] Rămân de plătit: { LIST($stakes, style: "plain") }.
    }
# source: e814a000
answer-totals = Scorul partidei este: { LIST($points, style: "plain") }.
# source: ec187e45
answer-target =
    { $points ->
        [one] Partida se joacă acum până la { $points } punct.
        [few] Partida se joacă acum până la { $points } puncte.
       *[other] Partida se joacă acum până la { $points } de puncte.
    }
# source: 161b0e92
answer-dealer = Următorul dealer este { FORM($seat) }.
# source: 352d2870
answer-finished =
    { $value ->
        [yes] Partida s-a încheiat.
       *[no] Partida continuă.
    }
# source: 92365924
answer-match-won =
    { GENDER($side) ->
        [plural] { FORM($side, case: "cap") } au câștigat partida.
       *[other] { FORM($side, case: "cap") } a câștigat partida.
    }
# source: 24ecc8d8
answer-match-drawn = Partida este la egalitate.

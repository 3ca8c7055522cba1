### The match and the irregularities.

## match. All numbers are points as they are written.

# source: 05bd012b
match-totals = Svaka strana počinje partiju bez bodova; nakon svakog dijeljenja dodaje joj se ono što je upisala.
# source: 5968422f
match-end = Je li partija gotova, gleda se nakon dijeljenja koje je odigrano ili prekinuto, a nikad nakon onoga koje je propalo, koje je poništeno ili koje se dijeli ponovno.
# source: 81439199
match-target-none = Nikakav broj bodova ne završava partiju.
# source: 8ee9c5cc
match-target =
    { $value ->
        [one] Partija se igra do { $value } boda: dobiva je strana koja taj cilj dosegne.
        [few] Partija se igra do { $value } boda: dobiva je strana koja taj cilj dosegne.
       *[other] Partija se igra do { $value } bodova: dobiva je strana koja taj cilj dosegne.
    }
# source: 76ad6843
match-reached =
    { $value ->
        [at_least] Strana je dosegnula cilj kad ima točno toliko bodova ili više.
       *[more_than] Strana je dosegnula cilj tek kad ima više bodova od toga.
    }
# source: 02046052
match-checked =
    { $value ->
        [after_deal] Je li cilj dosegnut, gleda se nakon svakog dijeljenja.
       *[as_soon_as_proved] Strana dobiva usred dijeljenja čim može dokazati da je dosegnula cilj.
    }
# source: 4ca4ae99
match-deals =
    { $target ->
        [yes]
            { $value ->
                [one] Partija završava najkasnije nakon { $value } dijeljenja; tada dobiva strana s najviše bodova.
                [few] Partija završava najkasnije nakon { $value } dijeljenja; tada dobiva strana s najviše bodova.
               *[other] Partija završava najkasnije nakon { $value } dijeljenja; tada dobiva strana s najviše bodova.
            }
       *[no]
            { $value ->
                [one] Partija završava nakon { $value } dijeljenja; tada dobiva strana s najviše bodova.
                [few] Partija završava nakon { $value } dijeljenja; tada dobiva strana s najviše bodova.
               *[other] Partija završava nakon { $value } dijeljenja; tada dobiva strana s najviše bodova.
            }
    }
# source: 6ab67554
match-counted = Dijeljenja koja nisu odigrana do kraja, primjerice propala, ne ubrajaju se u dijeljenja partije.
# source: 07bab6b5
match-several =
    { $value ->
        [higher] Ako je cilj dosegnulo više strana, dobiva ona s više bodova.
        [last_deal] Ako je cilj dosegnulo više strana, dobiva ona koja je u posljednjem dijeljenju upisala više.
        [last_takers] Ako je cilj dosegnulo više strana, dobiva ona koja je zvala u posljednjem dijeljenju.
        [draw] Ako je cilj dosegnulo više strana, partija je neriješena.
       *[raise] Ako je cilj dosegnulo više strana, zasad ne dobiva nijedna, a cilj se podiže.
    }
# source: fc649418
match-raise-by =
    { $value ->
        [one] Kad se cilj podiže, podiže se za { $value } bod.
        [few] Kad se cilj podiže, podiže se za { $value } boda.
       *[other] Kad se cilj podiže, podiže se za { $value } bodova.
    }
# source: a3e9672f
match-equal =
    { $value ->
        [another_deal] Ako najbolje strane na kraju imaju jednako bodova, igra se još jedno dijeljenje.
        [last_takers] Ako najbolje strane na kraju imaju jednako bodova, dobiva ona koja je zvala u posljednjem dijeljenju.
        [last_winners] Ako najbolje strane na kraju imaju jednako bodova, dobiva ona koja je dobila posljednje dijeljenje.
       *[draw] Ako najbolje strane na kraju imaju jednako bodova, partija je neriješena.
    }
# source: d609c780
match-block =
    { $value ->
        [swept_deal] u dijeljenju u kojem je bilo koja strana uzela sve štihove
        [by_capot] samo zahvaljujući bonusu za sve štihove
        [trickless] u dijeljenju u kojem nije uzela nijedan štih
        [by_belote] samo zahvaljujući beli
        [trickless_by_belote] samo zahvaljujući beli u dijeljenju u kojem nije uzela nijedan štih
        [failed_by_belote] samo zahvaljujući beli u dijeljenju u kojem je pala ili nije uzela nijedan štih
        [scoreless] u dijeljenju u kojem nije upisala ništa
        [hanging] dok bodovi vise
       *[not_maker] u dijeljenju u kojem nije prošla s vlastitim kontraktom
    }
# source: 10003c56
match-blocked =
    { COUNT($blocks) ->
        [0] Ništa ne sprječava stranu koja je dosegnula cilj da dobije partiju.
       *[other] Strana ne dobiva partiju { LIST($blocks, style: "or") }.
    }
# source: 437af2ca
match-after-block =
    { $value ->
        [same_target] Kad je strana spriječena da dobije, cilj ostaje isti.
       *[leader_plus_one] Kad je strana spriječena da dobije, novi je cilj za jedan bod veći od broja bodova vodeće strane.
    }

## match.instant-win

# source: 655e99d8
match-instant-win-none = Nijedna ruka i nijedno dijeljenje ne donose odmah pobjedu u partiji.
# source: 66736098
match-instant-win-run =
    { $suit ->
        [any]
            { $other ->
                [yes] Onaj kome je u bilo kojoj boji podijeljen niz od { $length } { $length ->
                    [one] karte
                    [few] karte
                   *[other] karata
                } ili dulji odmah dobiva partiju, ako nijedna druga strana u tom dijeljenju ne uzme štih.
               *[no] Onaj kome je u bilo kojoj boji podijeljen niz od { $length } { $length ->
                    [one] karte
                    [few] karte
                   *[other] karata
                } ili dulji odmah dobiva partiju.
            }
       *[trump]
            { $other ->
                [yes] Onaj kome je podijeljen niz od { $length } { $length ->
                    [one] aduta
                    [few] aduta
                   *[other] aduta
                } ili dulji odmah dobiva partiju, ako nijedna druga strana u tom dijeljenju ne uzme štih.
               *[no] Onaj kome je podijeljen niz od { $length } { $length ->
                    [one] aduta
                    [few] aduta
                   *[other] aduta
                } ili dulji odmah dobiva partiju.
            }
    }
# source: 3f734a6c
match-instant-win-sweep =
    { COUNT($contracts) ->
        [0] Strana koja uzme sve štihove jednog dijeljenja odmah dobiva partiju.
       *[other] Strana koja uzme sve štihove jednog dijeljenja odmah dobiva partiju ako je kontrakt { FORM($contracts, list: "or") }.
    }

## irregularities

# source: 1025afcc
irregularities-none = Nijedan prekršaj nema cijenu: ono što pravila ne dopuštaju vraća se.
# source: 30957b5b
irregularities-refused = Poziv, karta ili zvanje koje ova pravila ne dopuštaju vraća se; cijena prekršaja navedena je u nastavku, a traži se prije nego što dijeljenje završi.
# source: 6715f57c
irregularities-stopped = Kad se dijeljenje prekine zbog prekršaja, ništa drugo iz njega ne upisuje se.
# source: de48b83e
irregularities-stopped-hanging =
    { $to ->
        [maker] Kad se dijeljenje prekine zbog prekršaja, bodovi koji vise i dalje vise.
       *[loser] Kad se dijeljenje prekine i druga strana za prekršaj nešto upiše, bodovi koji vise idu kao da ga je kriva strana izgubila; inače i dalje vise.
    }
# source: 12774871
irregularities-stopped-marks = Kad se dijeljenje prekine zbog prekršaja, ne daje se nijedna oznaka.
# source: ee3b3730
irregularities-fault =
    { $fault ->
        [revoke] renons (kršenje dužnosti pri igranju)
        [early_trump_lead] otvaranje štiha adutom prije nego što je dopušteno
        [early_look] gledanje skrivenih karata prije nego što je dopušteno
        [out_of_turn] poziv ili bacanje karte izvan reda
        [misdeal] krivo dijeljenje
        [wrong_claim] neosnovano traženje štihova
       *[wrong_signal] nedopušteni znak
    }
# source: 71730a93
irregularities-award =
    { $kind ->
        [number]
            { $value ->
                [one] Za { irregularities-fault } druga strana upisuje { $value } bod iz karata.
                [few] Za { irregularities-fault } druga strana upisuje { $value } boda iz karata.
               *[other] Za { irregularities-fault } druga strana upisuje { $value } bodova iz karata.
            }
       *[word]
            { $value ->
                [none] Za { irregularities-fault } druga strana ne upisuje ništa.
               *[pot] Za { irregularities-fault } druga strana upisuje sve bodove iz karata tog dijeljenja, kao da je kontrakt pao.
            }
    }
# source: a64e8126
irregularities-with-capot =
    { $value ->
        [yes] U naknadu za { irregularities-fault } uračunava se bonus za sve štihove.
       *[no] U naknadu za { irregularities-fault } ne uračunava se bonus za sve štihove.
    }
# source: d8ba6185
irregularities-declarations =
    { $value ->
        [none] Uz naknadu za { irregularities-fault } ne upisuju se nikakva zvanja.
        [innocent] Uz naknadu za { irregularities-fault } druga strana upisuje svoja zvanja.
       *[all] Uz naknadu za { irregularities-fault } druga strana upisuje sva zvanja tog dijeljenja.
    }
# source: 2da77e3f
irregularities-deal =
    { $value ->
        [stops] Kad se dogodi { irregularities-fault }, dijeljenje se prekida.
       *[goes_on] Kad se dogodi { irregularities-fault }, dijeljenje se nastavlja.
    }
# source: f9a6cbb8
irregularities-match-lost-at =
    { $value ->
        [0] Strana ne gubi partiju koliko god joj se puta dogodi { irregularities-fault }.
        [one] Strana gubi partiju čim joj se { irregularities-fault } dogodi { $value } put.
        [few] Strana gubi partiju čim joj se { irregularities-fault } dogodi { $value } puta.
       *[other] Strana gubi partiju čim joj se { irregularities-fault } dogodi { $value } puta.
    }

### Declarations, belote, and melds within tricks. All values are card points.

## declarations.tables, declarations.runs, declarations.squares

# source: 26c4a355
declarations-none = Zvanja nema: nizovi i četiri iste u ruci ne vrijede ništa.
# source: 1b368ffe
declarations-table-none = U { FORM($contract, case: "loc") } nema zvanja.
# source: 3caba2ac
declarations-run =
    { $cards ->
        [one] { $cards } karta { $points }
        [few] { $cards } karte { $points }
       *[other] { $cards } karata { $points }
    }
# source: 83f2de42
declarations-runs =
    { COUNT($runs) ->
        [0] U { FORM($contract, case: "loc") } nizovi nisu zvanja.
       *[other]
            { $cut ->
                [yes]
                    { $longest ->
                        [one] U { FORM($contract, case: "loc") } niz vrijedi prema duljini: { LIST($runs, style: "plain") }; od niza duljeg od { $longest } karte uzima se { $longest } najviša, a zatim se ponovno gleda ono što ostane.
                        [few] U { FORM($contract, case: "loc") } niz vrijedi prema duljini: { LIST($runs, style: "plain") }; od niza duljeg od { $longest } karte uzimaju se { $longest } najviše, a zatim se ponovno gleda ono što ostane.
                       *[other] U { FORM($contract, case: "loc") } niz vrijedi prema duljini: { LIST($runs, style: "plain") }; od niza duljeg od { $longest } karata uzima se { $longest } najviših, a zatim se ponovno gleda ono što ostane.
                    }
               *[no] U { FORM($contract, case: "loc") } niz vrijedi prema duljini: { LIST($runs, style: "plain") }.
            }
    }
# source: 67410354
declarations-squares =
    { COUNT($ranks) ->
        [1] U { FORM($contract, case: "loc") } { FORM($ranks, case: "all_four") } u istoj ruci vrijede { $points }.
       *[other] U { FORM($contract, case: "loc") } sve četiri karte jednog od ovih rangova, navedenih od najboljeg, u istoj ruci vrijede { $points }: { FORM($ranks, case: "plural", list: "plain") }.
    }
# source: f1805ea7
declarations-squares-none = U { FORM($contract, case: "loc") } četiri karte istog ranga nisu zvanje.

## declarations.say, declarations.show and the contest

# source: e67edaec
declarations-say =
    { $value ->
        [automatic] Zvanja se broje i ako se ne prijave.
        [before_lead] Zvanja se prijavljuju prije nego što je odigrana prva karta, inače propadaju.
        [own_first_card] Svaki igrač prijavljuje svoja zvanja neposredno prije nego što odigra kartu u prvi štih, inače propadaju.
        [first_trick] Zvanja se mogu prijaviti dok prvi štih nije završen; nakon toga propadaju.
       *[two_tricks] Zvanja se mogu prijaviti dok drugi štih nije završen; nakon toga propadaju.
    }
# source: 6d68b57a
declarations-say-if =
    { $value ->
        [always] Smije se prijaviti svako zvanje.
       *[beats_rivals] Zvanje se smije prijaviti samo ako je bolje od svega što su druge strane dotad prijavile.
    }
# source: ac6c5927
declarations-once = Nijedno se zvanje ne može prijaviti dvaput.
# source: a2852ce7
declarations-said-as =
    { $value ->
        [kind] Tko prijavljuje zvanje, kaže samo njegovu vrstu.
        [value] Tko prijavljuje zvanje, kaže samo njegovu vrijednost.
        [kind_and_top] Tko prijavljuje zvanje, kaže njegovu vrstu i najvišu kartu.
       *[cards] Tko prijavljuje zvanje, kaže njegove karte.
    }
# source: 7e95732f
declarations-shared-card =
    { $value ->
        [allowed]
            { $squares ->
                [no] Niz se prijavljuje u punoj duljini, nikad samo njegov dio.
               *[yes] Ista karta može istodobno biti u nizu i u četiri iste; niz se prijavljuje u punoj duljini, nikad samo njegov dio.
            }
        [holder_chooses] Ista karta ne može istodobno biti u nizu i u četiri iste; igrač bira koje će zvanje prijaviti, a smije prijaviti i dio duljeg niza, ali ne i dva niza koji se u istoj boji nastavljaju jedan na drugi i mogli bi se prijaviti kao jedan.
       *[most_valuable] Ista karta ne može istodobno biti u nizu i u četiri iste; vrijedi izbor koji nosi najviše, a kod jednake vrijednosti onaj s četiri iste.
    }
# source: b04b9c94
declarations-square-and-run =
    { $value ->
        [apart] Nizovi se uspoređuju s nizovima, a četiri iste s četiri iste, pa jedna strana može upisati svoje nizove, a druga svoje četiri iste.
        [square] Nizovi i četiri iste uspoređuju se zajedno: bolje je ono što vrijedi više, a kod jednake vrijednosti četiri iste.
        [run] Nizovi i četiri iste uspoređuju se zajedno: bolje je ono što vrijedi više, a kod jednake vrijednosti niz.
       *[equal] Nizovi i četiri iste uspoređuju se zajedno: bolje je ono što vrijedi više, a kod jednake vrijednosti ni jedno ni drugo.
    }
# source: 3404a7a7
declarations-runs-by-step =
    { $value ->
        [value] vrijedi više
        [length] je dulji
        [top] ima višu najvišu kartu
       *[trump] je u adutu
    }
# source: fa7a6ecb
declarations-runs-by = Od dva niza bolji je onaj koji { LIST($steps, style: "then") }.
# source: 52aaac50
declarations-tie =
    { $value ->
        [nobody] Kad su u nekoj usporedbi najbolja zvanja dviju strana jednaka, u toj usporedbi ne upisuje ništa nijedna strana.
        [both] Kad su u nekoj usporedbi najbolja zvanja dviju strana jednaka, u toj usporedbi upisuju obje strane.
        [earlier_seat] Kad su u nekoj usporedbi najbolja zvanja dviju strana jednaka, dobiva je zvanje igrača koji je prvi po redu nakon djelitelja.
       *[from_taker] Kad su u nekoj usporedbi najbolja zvanja dviju strana jednaka, dobiva je zvanje igrača koji je prvi po redu počevši od zvača.
    }
# source: 12ea5157
declarations-show =
    { $value ->
        [never] Zvanja se ne pokazuju.
        [at_once] Zvanja se pokazuju čim se prijave.
        [second_trick] Zvanja koja dobivaju pokazuju se tijekom drugog štiha, inače propadaju, a umjesto njih broje se ona koja su bila slabija.
        [own_second_card] Zvanja koja dobivaju igrač pokazuje neposredno prije nego što odigra kartu u drugi štih, inače propadaju, a umjesto njih broje se ona koja su bila slabija.
       *[end_of_deal] Zvanja koja dobivaju pokazuju se na kraju dijeljenja.
    }
# source: 01442711
declarations-false-claim =
    { $value ->
        [refused] Zvanje koje igrač nema ne može se prijaviti.
        [void] Zvanje koje igrač nema smatra se neprijavljenim.
       *[to_opponents] Vrijednost zvanja koje igrač nema ide drugoj strani.
    }
# source: 85de73e9
declarations-silencing =
    { COUNT($ranks) ->
        [0] Četiri iste nikad ne poništavaju zvanja drugih.
       *[other] Ako bilo koji igrač ima { FORM($ranks, case: "all_four", list: "or") }, u tom se dijeljenju ne broji nijedno zvanje.
    }

# source: 65497d1b
declarations-contest = Strana s najboljim zvanjem upisuje sva svoja zvanja te usporedbe, obaju suigrača, i ona slabija; nijedna druga strana ne upisuje nijedno. Jednaka zvanja iste strane ne smetaju jedno drugom.
# source: 729b5093
declarations-squares-compare = Od dvaju zvanja četiri iste bolje je ono veće vrijednosti, a kod jednake vrijednosti ono čiji je rang gore naveden prije.
# source: 39edc79f
declarations-what = Zvanje je niz ili četiri iste u jednoj ruci kad su sve karte podijeljene; karte niza slijede jedna za drugom u prirodnom redoslijedu.

## belote

# source: 5fc3da82
belote-none = Kralj i dama u adutu u istoj ruci sami po sebi ne vrijede ništa: bele nema.
# source: a533154c
belote-points = Bela, to jest kralj i dama adutske boje u istoj ruci, vrijedi { $value }.
# source: 78082632
belote-in =
    { $value ->
        [none] U { FORM($contract, case: "loc") } bela se ne broji.
        [one]
            { $kind ->
                [suit] U { FORM($contract, case: "loc") } broji se bela adutske boje.
               *[other] U { FORM($contract, case: "loc") } broji se samo prva bela koja se upotpuni.
            }
        [each] U { FORM($contract, case: "loc") } broji se bela svake boje.
       *[each_unless_discarded] U { FORM($contract, case: "loc") } broji se bela svake boje, osim ako se prva od njezinih dviju karata baci na drugu boju.
    }
# source: 0e3f8484
belote-held =
    { $held ->
        [table] Obje karte moraju biti kod istog igrača, u ruci ili otkrivene pred njim, kad se odigra prva od njih.
        [turned] Obje karte moraju biti u istoj ruci kad se odigra prva od njih; okrenuta karta broji se u ruci igrača koji ju je dobio.
       *[hand] Obje karte moraju biti u istoj ruci kad se odigra prva od njih.
    }
# source: 70a7c51f
belote-silence = Nitko ne mora reći „bela”: njezine se karte uvijek smiju odigrati bez te riječi.
# source: 9bc6511a
belote-said =
    { $value ->
        [automatic] Bela se broji i ako se ne prijavi.
        [first_card] Bela se mora prijaviti uz prvu od svojih dviju karata, inače propada.
        [second_card] Bela se mora prijaviti uz drugu od svojih dviju karata, inače propada.
        [both_cards] Bela se mora prijaviti uz svaku od svojih dviju karata (na francuskom „belote”, pa „rebelote”), inače propada.
       *[king_then_queen] Bela se mora prijaviti uz svaku od svojih dviju karata (na francuskom „belote”, pa „rebelote”), i to tako da se najprije odigra kralj, inače propada.
    }
# source: 3b7cfaff
belote-trick-must-be-won =
    { $value ->
        [yes]
            { $said ->
                [one] Bela se broji samo ako njezina strana uzme štih u kojem je prijavljena.
               *[several] Bela se broji samo ako njezina strana uzme štih u koji je bačena karta koja je upotpunjuje.
            }
       *[no] Bela se broji bez obzira na to tko uzme štihove u koje su bačene njezine karte.
    }
# source: 260a0b85
belote-with-run =
    { $value ->
        [apart] Bela se broji i uz niz koji sadrži njezine karte.
        [joins_three] U nizu od točno 3 aduta bela se pribraja nizu i s njim se dobiva ili gubi.
       *[said_by_showing] Belu ne treba prijaviti ako je pokazan niz s objema njezinim kartama.
    }
# source: 05c4c3c8
belote-with-square =
    { $value ->
        [apart] Bela se broji i uz četiri iste koje sadrže jednu od njezinih karata.
       *[excluded] Bela se ne broji ako je njezin vlasnik prijavio četiri kralja ili četiri dame.
    }

## trick-melds

# source: 42b3ce5e
trick-melds = Kombinacije među kartama istog štiha nose bodove kao i zvanja, i to strani koja uzme štih, tko god ih odigrao.
# source: a2df4548
trick-melds-runs = Susjedne karte iste boje u jednom štihu vrijede: { LIST($runs, style: "plain") }.
# source: 8c1b84f0
trick-melds-squares =
    { COUNT($ranks) ->
        [1] { FORM($ranks, case: "four_cap") } u jednom štihu vrijede { $points }.
       *[other] Četiri karte jednog od ovih rangova u jednom štihu vrijede { $points }: { FORM($ranks, case: "plural", list: "plain") }.
    }
# source: d843987a
trick-melds-squares-none = Četiri karte istog ranga u jednom štihu ne vrijede ništa.
# source: 6ba5cac7
trick-melds-king-queen = Kralj i dama u adutu u jednom štihu vrijede { $value }.

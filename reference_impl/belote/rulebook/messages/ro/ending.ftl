### The match and the irregularities.

## match. All numbers are points as they are written.

# source: 05bd012b
match-totals = Fiecare tabără începe partida fără puncte; după fiecare donă se adaugă ce a scris.
# source: 5968422f
match-end = Dacă partida s-a încheiat se verifică după o donă care s-a jucat sau a fost oprită, niciodată după una nulă, anulată sau care se împarte din nou.
# source: 81439199
match-target-none = Niciun număr de puncte nu încheie partida.
# source: 8ee9c5cc
match-target =
    { $value ->
        [one] Partida se joacă până la { $value } punct: câștigă tabăra care îl atinge.
        [few] Partida se joacă până la { $value } puncte: câștigă tabăra care le atinge.
       *[other] Partida se joacă până la { $value } de puncte: câștigă tabăra care le atinge.
    }
# source: 76ad6843
match-reached =
    { $value ->
        [at_least] O tabără a atins ținta când are exact atâtea puncte sau mai multe.
       *[more_than] O tabără a atins ținta numai când are mai multe puncte decât atât.
    }
# source: 02046052
match-checked =
    { $value ->
        [after_deal] Dacă ținta a fost atinsă se verifică după fiecare donă.
       *[as_soon_as_proved] O tabără câștigă în timpul donei de îndată ce poate dovedi că a atins ținta.
    }
# source: 4ca4ae99
match-deals =
    { $target ->
        [yes]
            { $value ->
                [one] Partida se încheie cel mai târziu după { $value } donă; câștigă atunci tabăra cu cele mai multe puncte.
                [few] Partida se încheie cel mai târziu după { $value } done; câștigă atunci tabăra cu cele mai multe puncte.
               *[other] Partida se încheie cel mai târziu după { $value } de done; câștigă atunci tabăra cu cele mai multe puncte.
            }
       *[no]
            { $value ->
                [one] Partida se încheie după { $value } donă; câștigă atunci tabăra cu cele mai multe puncte.
                [few] Partida se încheie după { $value } done; câștigă atunci tabăra cu cele mai multe puncte.
               *[other] Partida se încheie după { $value } de done; câștigă atunci tabăra cu cele mai multe puncte.
            }
    }
# source: 6ab67554
match-counted = Donele care nu s-au jucat până la capăt, cum sunt cele nule, nu se numără printre donele partidei.
# source: 07bab6b5
match-several =
    { $value ->
        [higher] Dacă mai multe tabere au atins ținta, câștigă cea cu mai multe puncte.
        [last_deal] Dacă mai multe tabere au atins ținta, câștigă cea care a scris mai mult în ultima donă.
        [last_takers] Dacă mai multe tabere au atins ținta, câștigă cea a declarantului din ultima donă.
        [draw] Dacă mai multe tabere au atins ținta, partida este la egalitate.
       *[raise] Dacă mai multe tabere au atins ținta, nu câștigă încă niciuna, iar ținta crește.
    }
# source: fc649418
match-raise-by =
    { $value ->
        [one] Când ținta crește, ea crește cu { $value } punct.
        [few] Când ținta crește, ea crește cu { $value } puncte.
       *[other] Când ținta crește, ea crește cu { $value } de puncte.
    }
# source: a3e9672f
match-equal =
    { $value ->
        [another_deal] Dacă la sfârșit cele mai bune tabere au puncte egale, se mai joacă o donă.
        [last_takers] Dacă la sfârșit cele mai bune tabere au puncte egale, câștigă cea a declarantului din ultima donă.
        [last_winners] Dacă la sfârșit cele mai bune tabere au puncte egale, câștigă cea care a câștigat ultima donă.
       *[draw] Dacă la sfârșit cele mai bune tabere au puncte egale, partida este la egalitate.
    }
# source: d609c780
match-block =
    { $value ->
        [swept_deal] într-o donă în care oricare dintre tabere a luat toate levatele
        [by_capot] numai datorită bonusului pentru toate levatele
        [trickless] într-o donă în care nu a luat nicio levată
        [by_belote] numai datorită bellei
        [trickless_by_belote] numai datorită bellei într-o donă în care nu a luat nicio levată
        [failed_by_belote] numai datorită bellei într-o donă în care a căzut sau nu a luat nicio levată
        [scoreless] într-o donă în care nu a scris nimic
        [hanging] cât timp sunt puncte suspendate
       *[not_maker] într-o donă în care nu a realizat un contract
    }
# source: 10003c56
match-blocked =
    { COUNT($blocks) ->
        [0] Nimic nu împiedică o tabără care a atins ținta să câștige.
       *[other] O tabără nu câștigă partida { LIST($blocks, style: "or") }.
    }
# source: 437af2ca
match-after-block =
    { $value ->
        [same_target] După ce o tabără a fost împiedicată să câștige, ținta rămâne aceeași.
       *[leader_plus_one] După ce o tabără a fost împiedicată să câștige, noua țintă este cu un punct mai mare decât punctele celui din frunte.
    }

## match.instant-win

# source: 655e99d8
match-instant-win-none = Nicio mână și nicio donă nu câștigă partida pe loc.
# source: 66736098
match-instant-win-run =
    { $suit ->
        [any]
            { $other ->
                [yes] Cine primește la împărțire o suită de cel puțin { $length } cărți dintr-o culoare oarecare câștigă partida pe loc, dacă nicio altă tabără nu ia vreo levată în acea donă.
               *[no] Cine primește la împărțire o suită de cel puțin { $length } cărți dintr-o culoare oarecare câștigă partida pe loc.
            }
       *[trump]
            { $other ->
                [yes] Cine primește la împărțire o suită de cel puțin { $length } atuuri câștigă partida pe loc, dacă nicio altă tabără nu ia vreo levată în acea donă.
               *[no] Cine primește la împărțire o suită de cel puțin { $length } atuuri câștigă partida pe loc.
            }
    }
# source: 3f734a6c
match-instant-win-sweep =
    { COUNT($contracts) ->
        [0] O tabără care ia toate levatele unei done câștigă partida pe loc.
       *[other] O tabără care ia toate levatele unei done câștigă partida pe loc, dacă contractul este { FORM($contracts, case: "of", list: "or") }.
    }

## irregularities

# source: 1025afcc
irregularities-none = Nicio greșeală nu se plătește: ce nu permit regulile se ia înapoi.
# source: 30957b5b
irregularities-refused = O declarație, o carte sau o combinație pe care aceste reguli nu o permit se ia înapoi; ce costă o abatere se spune mai jos și se cere înainte ca dona să se încheie.
# source: 6715f57c
irregularities-stopped = Când o donă este oprită pentru o abatere, nimic altceva din ea nu se mai scrie.
# source: de48b83e
irregularities-stopped-hanging =
    { $to ->
        [maker] Când o donă este oprită pentru o abatere, punctele suspendate rămân în așteptare.
       *[loser] Când o donă este oprită și cealaltă tabără scrie ceva pentru abatere, punctele suspendate merg ca și cum tabăra vinovată ar fi pierdut-o; altfel rămân în așteptare.
    }
# source: 12774871
irregularities-stopped-marks = Când o donă este oprită pentru o abatere, nu se dă niciun semn.
# source: ee3b3730
irregularities-fault =
    { $fault ->
        [revoke] încălcarea unei obligații de joc
        [early_trump_lead] începerea unei levate cu atu înainte să fie permis
        [early_look] privirea cărților ascunse înainte să fie permis
        [out_of_turn] o declarație sau o carte peste rând
        [misdeal] o împărțire greșită
        [wrong_claim] o revendicare greșită de levate
       *[wrong_signal] un semnal nepermis
    }
# source: 71730a93
irregularities-award =
    { $kind ->
        [number]
            { $value ->
                [one] Pentru { irregularities-fault } cealaltă tabără scrie { $value } punct din cărți.
                [few] Pentru { irregularities-fault } cealaltă tabără scrie { $value } puncte din cărți.
               *[other] Pentru { irregularities-fault } cealaltă tabără scrie { $value } de puncte din cărți.
            }
       *[word]
            { $value ->
                [none] Pentru { irregularities-fault } cealaltă tabără nu scrie nimic.
               *[pot] Pentru { irregularities-fault } cealaltă tabără scrie toate punctele din cărți ale donei, ca și cum contractul ar fi căzut.
            }
    }
# source: a64e8126
irregularities-with-capot =
    { $value ->
        [yes] Despăgubirea pentru { irregularities-fault } cuprinde bonusul pentru toate levatele.
       *[no] Despăgubirea pentru { irregularities-fault } nu cuprinde bonusul pentru toate levatele.
    }
# source: d8ba6185
irregularities-declarations =
    { $value ->
        [none] Odată cu despăgubirea pentru { irregularities-fault } nu se scrie nicio combinație.
        [innocent] Odată cu despăgubirea pentru { irregularities-fault } cealaltă tabără își scrie propriile combinații.
       *[all] Odată cu despăgubirea pentru { irregularities-fault } cealaltă tabără scrie toate combinațiile donei.
    }
# source: 2da77e3f
irregularities-deal =
    { $value ->
        [stops] După { irregularities-fault } dona se oprește.
       *[goes_on] După { irregularities-fault } dona continuă.
    }
# source: f9a6cbb8
irregularities-match-lost-at =
    { $value ->
        [0] Nicio tabără nu pierde partida pentru { irregularities-fault }, oricât de des s-ar întâmpla.
        [one] O tabără pierde partida de îndată ce i s-a imputat { $value } dată { irregularities-fault }.
        [few] O tabără pierde partida de îndată ce i s-a imputat de { $value } ori { irregularities-fault }.
       *[other] O tabără pierde partida de îndată ce i s-a imputat de { $value } de ori { irregularities-fault }.
    }

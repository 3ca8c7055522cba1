### The scoring of a deal. Card points unless a sentence says game points.

## scoring.cases

# source: d8f1d070
scoring-condition =
    { $value ->
        [suit] o culoare este atu
        [no_trump] nicio culoare nu este atu
        [all_trump] fiecare culoare este atu
        [clubs] trefla este atu
        [diamonds] caroul este atu
        [hearts] cupa este atu
        [spades] pica este atu
        [passed_out] dona se joacă fără declarant
        [doubled] contractul este dublat
        [redoubled] contractul este redublat
        [capot_bid] s-au promis toate levatele
        [capot_belote_bid] s-au promis toate levatele și bella
        [generale_bid] declarantul a promis toate levatele de unul singur
        [swept] o tabără ia toate levatele
       *[last_deal] este ultima donă a partidei
    }
# source: 4c8fea43
scoring-condition-contract = contractul este { FORM($contract, case: "of") }
# source: 19a22d21
scoring-in-case = Când { LIST($conditions) }, se aplică următoarea regulă. { $rule }
# source: 0abc4e06
scoring-cases-instead = Ceea ce se spune mai jos despre un caz înlocuiește, în acel caz, ceea ce se spune mai sus despre același lucru.
# source: a0b9d5f5
scoring-cases = Unde se potrivesc mai multe dintre cazurile următoare, un caz cu mai multe condiții trece înaintea unuia cu mai puține, iar la tot atâtea condiții cel de mai târziu trece înaintea celui de mai devreme.
# source: dfbc331f
scoring-cases-none = Punctajul este același la orice contract.

## What holds at every table.

# source: 8dbb9014
scoring-heaps = Punctele din cărți ale unei tabere sunt cât valorează cărțile din levatele ei, cu ultima levată; bonusul pentru toate levatele se adaugă la ele și merge unde merg ele.
# source: 409bb173
scoring-swept = Dacă o tabără are toate levatele sau niciuna se vede numai din levate: și o levată care nu valorează nimic este o levată.
# source: a6cbc100
scoring-order = Punctele întâi se rotunjesc, apoi se înmulțesc și apoi se scriu.

## scoring.last-trick, scoring.capot, scoring.scale

# source: 69ab3c5e
scoring-last-trick =
    { $value ->
        [0] Ultima levată nu valorează nimic în plus față de cărțile ei.
        [one] Ultima levată valorează { $value } punct în plus față de cărțile ei.
        [few] Ultima levată valorează { $value } puncte în plus față de cărțile ei.
       *[other] Ultima levată valorează { $value } de puncte în plus față de cărțile ei.
    }
# source: 632ecdf9
scoring-capot =
    { $value ->
        [0] O tabără care ia toate levatele nu primește niciun bonus pentru asta.
        [one] O tabără care ia toate levatele primește un bonus de { $value } punct.
        [few] O tabără care ia toate levatele primește un bonus de { $value } puncte.
       *[other] O tabără care ia toate levatele primește un bonus de { $value } de puncte.
    }
# source: 0be52722
scoring-scale =
    { $over ->
        [1]
            { $last ->
                [included] Punctele din cărți ale fiecărei tabere, cu ultima levată, se înmulțesc cu { $times }.
               *[excluded] Punctele din cărți ale fiecărei tabere, fără ultima levată, se înmulțesc cu { $times }.
            }
       *[other]
            { $last ->
                [included] Punctele din cărți ale fiecărei tabere, cu ultima levată, se înmulțesc cu { $times } și se împart la { $over }, până la cel mai apropiat număr întreg.
               *[excluded] Punctele din cărți ale fiecărei tabere, fără ultima levată, se înmulțesc cu { $times } și se împart la { $over }, până la cel mai apropiat număr întreg.
            }
    }
# source: 08fce17f
scoring-capot-unscaled = Bonusul pentru toate levatele nu se înmulțește și nu se împarte astfel.
# source: 578c16f5
scoring-scale-none = Punctele din cărți nu se înmulțesc și nu se împart.

## scoring.trickless, scoring.judged

# source: 360c817f
scoring-trickless =
    { $heap ->
        [declarations]
            { $value ->
                [kept] O tabără fără levată își păstrează combinațiile.
                [lost] O tabără fără levată își pierde combinațiile.
               *[given] Combinațiile unei tabere fără levată merg la tabăra care are toate levatele.
            }
       *[belote]
            { $value ->
                [kept] O tabără fără levată își păstrează bella.
                [lost] O tabără fără levată își pierde bella.
               *[given] Bella unei tabere fără levată merge la tabăra care are toate levatele.
            }
    }
# source: da886701
scoring-judged =
    { $value ->
        [taker]
            { $doubles ->
                [no] Drept declaranți este judecată tabăra declarantului.
               *[yes] Drept declaranți este judecată tabăra declarantului, fie că s-a dublat, fie că nu.
            }
       *[last_raiser] Într-o donă dublată, drept declaranți este judecată tabăra care a dublat ultima.
    }

## scoring.success

# source: e07bb960
scoring-success-against =
    { $against ->
        [defenders] suma apărătorilor
        [each_opponent] cea mai mare sumă a unui singur adversar
        [bid] suma anunțată
       *[number] { $number }
    }
# source: 96bb35fd
scoring-success-equal =
    { $equal ->
        [made] contractul este realizat și în acest caz
        [failed] contractul a căzut
        [tied] dona este la egalitate
       *[next] hotărăște proba următoare
    }
# source: fe875404
scoring-success =
    { $tests ->
        [1]
            { $when ->
                [raw] Contractul este realizat dacă suma declaranților, adunând { FORM($heaps) }, înainte de rotunjire, este mai mare decât { scoring-success-against }; dacă este mai mică, contractul a căzut; dacă este egală, { scoring-success-equal }.
               *[game] Contractul este realizat dacă suma declaranților, adunând { FORM($heaps) }, după rotunjire, este mai mare decât { scoring-success-against }; dacă este mai mică, contractul a căzut; dacă este egală, { scoring-success-equal }.
            }
       *[other]
            { $when ->
                [raw] Proba { $place } din { $tests } a contractului: suma declaranților, adunând { FORM($heaps) }, înainte de rotunjire, { scoring-success-test }.
               *[game] Proba { $place } din { $tests } a contractului: suma declaranților, adunând { FORM($heaps) }, după rotunjire, { scoring-success-test }.
            }
    }
# source: 6d929ad1
scoring-success-test =
    { $equal ->
        [made] nu trebuie să fie mai mică decât { scoring-success-against }; dacă este mai mică, contractul a căzut
       *[other] trebuie să fie mai mare decât { scoring-success-against }; dacă este mai mică, contractul a căzut; dacă este egală, { scoring-success-equal-test }
    }
# source: 979ed43b
scoring-success-equal-test =
    { $equal ->
        [failed] contractul a căzut
        [tied] dona este la egalitate
       *[next] hotărăște proba următoare, care se face numai în acest caz
    }
# source: 92aabfbf
scoring-success-none = Contractul este întotdeauna realizat.
# source: 45000e34
scoring-promise =
    { $kind ->
        [rungs] Un anunț cu nume nu se compară cu niciun număr: este realizat dacă se face ce promite.
       *[flag] Promisiunea tuturor levatelor adăugată la un număr trebuie și ea ținută, altfel contractul a căzut.
    }

## scoring.worth

# source: ed7b4278
scoring-worth =
    { $kind ->
        [number] Contractul valorează { $value }.
       *[word] Contractul valorează cât s-a anunțat.
    }

## scoring.pay

# source: 9d431a45
scoring-pay-made =
    { $heap ->
        [cards]
            { $value ->
                [own] Dacă contractul este realizat, fiecare tabără își scrie punctele din cărți.
                [takers] Dacă contractul este realizat, declaranții scriu toate punctele din cărți.
                [takers_own] Dacă contractul este realizat, declaranții își scriu punctele din cărți, iar cele ale apărătorilor se pierd.
                [crossed] Dacă contractul este realizat, fiecare tabără scrie punctele din cărți ale celeilalte.
               *[none] Dacă contractul este realizat, nimeni nu scrie punctele din cărți.
            }
        [declarations]
            { $value ->
                [own] Dacă contractul este realizat, fiecare tabără își scrie combinațiile.
                [takers] Dacă contractul este realizat, declaranții scriu toate combinațiile.
                [takers_own] Dacă contractul este realizat, declaranții își scriu combinațiile, iar cele ale apărătorilor se pierd.
                [crossed] Dacă contractul este realizat, fiecare tabără scrie combinațiile celeilalte.
               *[none] Dacă contractul este realizat, nimeni nu scrie combinațiile.
            }
       *[belote]
            { $value ->
                [own] Dacă contractul este realizat, fiecare tabără își scrie bella.
                [takers] Dacă contractul este realizat, declaranții scriu toate bellele.
                [takers_own] Dacă contractul este realizat, declaranții își scriu bella, iar cea a apărătorilor se pierde.
                [crossed] Dacă contractul este realizat, fiecare tabără scrie bella celeilalte.
               *[none] Dacă contractul este realizat, nimeni nu scrie bella.
            }
    }
# source: 73e708db
scoring-pay-failed =
    { $heap ->
        [cards]
            { $value ->
                [own] Dacă contractul a căzut, fiecare tabără își scrie punctele din cărți.
                [defenders] Dacă contractul a căzut, apărătorii scriu toate punctele din cărți.
                [defenders_own] Dacă contractul a căzut, apărătorii își scriu punctele din cărți, iar cele ale declaranților se pierd.
               *[none] Dacă contractul a căzut, nimeni nu scrie punctele din cărți.
            }
        [declarations]
            { $value ->
                [own] Dacă contractul a căzut, fiecare tabără își scrie combinațiile.
                [defenders] Dacă contractul a căzut, apărătorii scriu toate combinațiile.
                [defenders_own] Dacă contractul a căzut, apărătorii își scriu combinațiile, iar cele ale declaranților se pierd.
               *[none] Dacă contractul a căzut, nimeni nu scrie combinațiile.
            }
       *[belote]
            { $value ->
                [own] Dacă contractul a căzut, fiecare tabără își scrie bella.
                [defenders] Dacă contractul a căzut, apărătorii scriu toate bellele.
                [defenders_own] Dacă contractul a căzut, apărătorii își scriu bella, iar cea a declaranților se pierde.
               *[none] Dacă contractul a căzut, nimeni nu scrie bella.
            }
    }
# source: e27632b8
scoring-pay-tied =
    { $heap ->
        [cards]
            { $value ->
                [own] Dacă dona este la egalitate, fiecare tabără își scrie punctele din cărți.
                [defenders_own] Dacă dona este la egalitate, apărătorii își scriu punctele din cărți, iar cele ale declaranților se pierd.
                [takers_hang] Dacă dona este la egalitate, apărătorii își scriu punctele din cărți, iar cele ale declaranților rămân suspendate: se păstrează pentru o donă următoare.
                [hang] Dacă dona este la egalitate, toate punctele din cărți rămân suspendate: se păstrează pentru o donă următoare.
               *[none] Dacă dona este la egalitate, nimeni nu scrie punctele din cărți.
            }
        [declarations]
            { $value ->
                [own] Dacă dona este la egalitate, fiecare tabără își scrie combinațiile.
                [defenders_own] Dacă dona este la egalitate, apărătorii își scriu combinațiile, iar cele ale declaranților se pierd.
                [takers_hang] Dacă dona este la egalitate, apărătorii își scriu combinațiile, iar cele ale declaranților rămân suspendate.
                [hang] Dacă dona este la egalitate, toate combinațiile rămân suspendate.
               *[none] Dacă dona este la egalitate, nimeni nu scrie combinațiile.
            }
       *[belote]
            { $value ->
                [own] Dacă dona este la egalitate, fiecare tabără își scrie bella.
                [defenders_own] Dacă dona este la egalitate, apărătorii își scriu bella, iar cea a declaranților se pierde.
                [takers_hang] Dacă dona este la egalitate, apărătorii își scriu bella, iar cea a declaranților rămâne suspendată.
                [hang] Dacă dona este la egalitate, toate bellele rămân suspendate.
               *[none] Dacă dona este la egalitate, nimeni nu scrie bella.
            }
    }
# source: 9e97165f
scoring-pay-contract =
    { $outcome ->
        [made]
            { $value ->
                [takers] Dacă contractul este realizat, declaranții scriu în plus și valoarea lui.
               *[none] Dacă contractul este realizat, nimeni nu scrie nimic pentru anunț.
            }
       *[failed]
            { $value ->
                [defenders] Dacă contractul a căzut, apărătorii scriu în plus și valoarea lui.
               *[none] Dacă contractul a căzut, nimeni nu scrie nimic pentru anunț.
            }
    }
# source: f0e79e08
scoring-pay-replay =
    { $value ->
        [yes] O donă la egalitate se socotește nejucată: nimeni nu scrie nimic, iar același dealer împarte din nou.
       *[no] O donă la egalitate se socotește jucată.
    }

## scoring.factors, scoring.factor-for, scoring.multiplied

# source: e0f6d769
scoring-factor =
    { $kind ->
        [number]
            { $level ->
                [0]
                    { $last ->
                        [only] { $factor }
                        [yes] { $factor } cu dublare sau fără
                       *[no] { $factor } fără dublare
                    }
                [1]
                    { $last ->
                        [yes] { $factor } cu dublare sau mai mult
                       *[no] { $factor } cu dublare
                    }
                [2]
                    { $last ->
                        [yes] { $factor } cu redublare sau mai mult
                       *[no] { $factor } cu redublare
                    }
               *[other]
                    { $last ->
                        [yes] { $factor } la nivelul { $level } și mai sus
                       *[no] { $factor } la nivelul { $level }
                    }
            }
       *[word]
            { $level ->
                [0] fără dublare dona hotărăște partida
                [1] cu dublare dona hotărăște partida
                [2] cu redublare dona hotărăște partida
               *[other] la nivelul { $level } dona hotărăște partida
            }
    }
# source: 0fbc5787
scoring-factors =
    { COUNT($factors) ->
        [0] Nimic nu se înmulțește.
       *[other] Factorul donei este { LIST($factors, style: "plain") }.
    }
# source: 1a1bdfbf
scoring-factor-for =
    { $value ->
        [winner] Se înmulțește numai ce scrie tabăra care câștigă dona; la egalitate, ce scrie fiecare tabără.
       *[everyone] Se înmulțește ce scrie fiecare tabără.
    }
# source: 2e3d4f1f
scoring-multiplied =
    { $outcome ->
        [made]
            { COUNT($heaps) ->
                [0] Dacă contractul este realizat, factorul donei nu înmulțește nimic.
               *[other] Dacă contractul este realizat, factorul donei înmulțește { FORM($heaps) }.
            }
        [failed]
            { COUNT($heaps) ->
                [0] Dacă contractul a căzut, factorul donei nu înmulțește nimic.
               *[other] Dacă contractul a căzut, factorul donei înmulțește { FORM($heaps) }.
            }
       *[tied]
            { COUNT($heaps) ->
                [0] Dacă dona este la egalitate, factorul ei nu înmulțește nimic.
               *[other] Dacă dona este la egalitate, factorul ei înmulțește { FORM($heaps) }.
            }
    }
# source: ebf73d97
scoring-capot-unmultiplied =
    { $outcome ->
        [made] Dacă contractul este realizat, factorul donei nu înmulțește bonusul pentru toate levatele.
       *[failed] Dacă contractul a căzut, factorul donei nu înmulțește bonusul pentru toate levatele.
    }

## scoring.rounding, scoring.unit

# source: 5d48647f
scoring-rounding-none = Punctele din cărți se scriu exact, fără rotunjire.
# source: 219fedbb
scoring-rounding-to = Totalul unei tabere, adică punctele din cărți, combinațiile și bella împreună, se rotunjește la un multiplu de { $value }; ce se schimbă astfel se schimbă la punctele ei din cărți.
# source: 308edf48
scoring-threshold =
    { $role ->
        [each] pentru fiecare tabără de la un rest de { $value }
        [larger] pentru tabăra cu totalul mai mare de puncte din cărți, combinații și bella de la un rest de { $value }
        [smaller] pentru tabăra cu totalul mai mic de puncte din cărți, combinații și bella de la un rest de { $value }
        [more_cards] pentru tabăra cu mai multe puncte din cărți de la un rest de { $value }
        [fewer_cards] pentru tabăra cu mai puține puncte din cărți de la un rest de { $value }
        [takers] pentru declaranți de la un rest de { $value }
        [defenders] pentru apărători de la un rest de { $value }
        [jack_side] pentru tabăra care a luat valetul de atu de la un rest de { $value }
       *[other_side] pentru tabăra care nu a luat valetul de atu de la un rest de { $value }
    }
# source: 585e4c9a
scoring-rounding-up-from = Un total se rotunjește în sus { LIST($roles) }, altfel în jos.
# source: 45df1db7
scoring-pots =
    { $by ->
        [each] Când o tabără scrie punctele din cărți ale tuturor taberelor, acestea se adună și se rotunjesc o singură dată.
        [size] Când o tabără scrie punctele din cărți ale tuturor taberelor, acestea se adună și se rotunjesc o singură dată, ca ale taberei mai mari.
        [role] Când o tabără scrie punctele din cărți ale tuturor taberelor, acestea se adună și se rotunjesc o singură dată, ca ale acestei tabere.
       *[both] Când o tabără scrie punctele din cărți ale tuturor taberelor, acestea se adună și se rotunjesc o singură dată, ca ale acestei tabere, care se socotește cea mai mare.
    }
# source: 84086da7
scoring-pots-hang =
    { $by ->
        [each] Când toate punctele din cărți sunt suspendate, ele se adună și se rotunjesc o singură dată.
        [size] Când toate punctele din cărți sunt suspendate, ele se adună și se rotunjesc o singură dată, ca ale taberei mai mici.
        [role] Când toate punctele din cărți sunt suspendate, ele se adună și se rotunjesc o singură dată, ca ale declaranților.
       *[both] Când toate punctele din cărți sunt suspendate, ele se adună și se rotunjesc o singură dată, ca ale declaranților, care se socotesc tabăra mai mică.
    }
# source: fcdadc19
scoring-equal-sides = Când două tabere sunt egale, la rotunjire declaranții se socotesc tabăra mai mică.
# source: f13f8bc5
scoring-rounding-half =
    { $value ->
        [rounds] La rotunjire, un rest de exact jumătate urcă sau coboară ca oricare altul.
       *[stays] La rotunjire, un rest de exact jumătate rămâne cum este.
    }
# source: a424bec2
scoring-small-share = O tabără care a luat puncte, dar a cărei parte scrisă este sub { $under }, scrie în loc de asta { $becomes }, iar diferența merge la cealaltă tabără.
# source: 16b772d1
scoring-small-share-none = O parte mică se scrie așa cum este.
# source: 389ff5a6
scoring-unit =
    { $value ->
        [1] Fiecare punct din cărți se scrie ca { $value } punct.
        [one] Fiecare { $value } punct din cărți se scrie ca un punct.
        [few] La fiecare { $value } puncte din cărți se scrie un punct.
       *[other] La fiecare { $value } de puncte din cărți se scrie un punct.
    }
# source: 148a6e3a
scoring-lost-points =
    { $value ->
        [best] Ce pierde un declarant căzut merge la adversarul cu cele mai multe puncte; cei egali împart.
       *[all] Ce pierde un declarant căzut se împarte între toți adversarii.
    }

## scoring.hanging, scoring.marks

# source: a4ad0e9c
scoring-hanging-to =
    { $value ->
        [winner] Punctele suspendate merg la tabăra care câștigă următoarea donă în care se hotărăște ceva.
        [maker] Punctele suspendate merg la următoarea tabără care își realizează contractul; un contract căzut le lasă în așteptare.
       *[higher] Punctele suspendate merg la tabăra cu mai multe puncte în următoarea donă în care se hotărăște ceva; la egalitate rămân în așteptare.
    }
# source: 28d57092
scoring-hanging-paid =
    { $value ->
        [all] Toate punctele suspendate se plătesc deodată.
       *[one_per_deal] Din punctele suspendate, fiecare donă le plătește pe cele ale unei singure done la egalitate, întâi pe cele mai vechi.
    }
# source: fc6e1856
scoring-pool = Punctele suspendate se adună de la o egalitate la alta, rămân și peste donele care nu se joacă, nu sunt înmulțite de o donă următoare și se pierd când partida se încheie.
# source: b78dfc8b
scoring-passed-out =
    { $judged ->
        [yes] O donă fără declarant este judecată ca și cum tabăra jucătorului de după dealer ar fi fost a declarantului.
       *[no] O donă fără declarant se socotește realizată de fiecare tabără: nimeni nu o câștigă și nimeni nu cade, iar punctele suspendate așteaptă altă donă.
    }
# source: c1160942
scoring-marks-counted = Semnele se numără după fel și tabără în toată partida.
# source: 046d77a4
scoring-sides = Ce scriu împreună jucătorii care joacă împotriva declarantului se scrie întreg fiecăruia dintre ei.
# source: a97b5c5f
scoring-marks-none = Nu există semne pentru contractul căzut sau pentru dona fără levată.
# source: 30479218
scoring-mark-cost =
    { $free ->
        [0]
            { $every ->
                [1]
                    { $points ->
                        [one] fiecare dintre ele costă { $points } punct
                        [few] fiecare dintre ele costă { $points } puncte
                       *[other] fiecare dintre ele costă { $points } de puncte
                    }
               *[other]
                    { $points ->
                        [one] câte { $every } dintre ele costă împreună { $points } punct
                        [few] câte { $every } dintre ele costă împreună { $points } puncte
                       *[other] câte { $every } dintre ele costă împreună { $points } de puncte
                    }
            }
        [one]
            { $every ->
                [1]
                    { $points ->
                        [one] primul nu costă nimic, iar fiecare următor costă { $points } punct
                        [few] primul nu costă nimic, iar fiecare următor costă { $points } puncte
                       *[other] primul nu costă nimic, iar fiecare următor costă { $points } de puncte
                    }
               *[other]
                    { $points ->
                        [one] primul nu costă nimic, iar dintre următoarele câte { $every } costă împreună { $points } punct
                        [few] primul nu costă nimic, iar dintre următoarele câte { $every } costă împreună { $points } puncte
                       *[other] primul nu costă nimic, iar dintre următoarele câte { $every } costă împreună { $points } de puncte
                    }
            }
        [few]
            { $every ->
                [1]
                    { $points ->
                        [one] primele { $free } nu costă nimic, iar fiecare următor costă { $points } punct
                        [few] primele { $free } nu costă nimic, iar fiecare următor costă { $points } puncte
                       *[other] primele { $free } nu costă nimic, iar fiecare următor costă { $points } de puncte
                    }
               *[other]
                    { $points ->
                        [one] primele { $free } nu costă nimic, iar dintre următoarele câte { $every } costă împreună { $points } punct
                        [few] primele { $free } nu costă nimic, iar dintre următoarele câte { $every } costă împreună { $points } puncte
                       *[other] primele { $free } nu costă nimic, iar dintre următoarele câte { $every } costă împreună { $points } de puncte
                    }
            }
       *[other]
            { $every ->
                [1]
                    { $points ->
                        [one] primele { $free } nu costă nimic, iar fiecare următor costă { $points } punct
                        [few] primele { $free } nu costă nimic, iar fiecare următor costă { $points } puncte
                       *[other] primele { $free } nu costă nimic, iar fiecare următor costă { $points } de puncte
                    }
               *[other]
                    { $points ->
                        [one] primele { $free } nu costă nimic, iar dintre următoarele câte { $every } costă împreună { $points } punct
                        [few] primele { $free } nu costă nimic, iar dintre următoarele câte { $every } costă împreună { $points } puncte
                       *[other] primele { $free } nu costă nimic, iar dintre următoarele câte { $every } costă împreună { $points } de puncte
                    }
            }
    }
# source: c1648e30
scoring-mark =
    { $when ->
        [failed] Pentru un contract căzut o tabără primește semnul „{ FORM($mark) }”: { scoring-mark-cost }.
        [failed_with_a_trick] Pentru un contract căzut în care a luat o levată o tabără primește semnul „{ FORM($mark) }”: { scoring-mark-cost }.
       *[trickless] Pentru o donă fără levată o tabără primește semnul „{ FORM($mark) }”: { scoring-mark-cost }.
    }

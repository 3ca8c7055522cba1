### The scoring of a deal. Card points unless a sentence says game points.

## scoring.cases

# source: d8f1d070
scoring-condition =
    { $value ->
        [suit] kad je jedna boja adut
        [no_trump] kad nijedna boja nije adut
        [all_trump] kad su sve boje aduti
        [clubs] kad je adut tref
        [diamonds] kad je adut karo
        [hearts] kad je adut herc
        [spades] kad je adut pik
        [passed_out] kad se dijeljenje igra bez zvača
        [doubled] kad je kontrakt kontriran
        [redoubled] kad je kontrakt rekontriran
        [capot_bid] kad su obećani svi štihovi
        [capot_belote_bid] kad su obećani svi štihovi i bela
        [generale_bid] kad je davatelj ponude obećao da će sve štihove uzeti sam
        [swept] kad jedna strana uzme sve štihove
       *[last_deal] kad je to posljednje dijeljenje partije
    }
# source: 4c8fea43
scoring-condition-contract = kad je kontrakt { FORM($contract) }
# source: 19a22d21
scoring-in-case = Sljedeće pravilo vrijedi { LIST($conditions) }. { $rule }
# source: 0abc4e06
scoring-cases-instead = Ono što je niže rečeno za neki slučaj u tom slučaju zamjenjuje ono što je o istome rečeno gore.
# source: a0b9d5f5
scoring-cases = Ako istodobno nastupi više sljedećih slučajeva, slučaj s više uvjeta ima prednost pred onim s manje uvjeta, a od dvaju s jednako mnogo uvjeta kasniji ima prednost pred ranijim.
# source: dfbc331f
scoring-cases-none = Bodovanje je isto u svakom kontraktu.

## What holds at every table.

# source: 8dbb9014
scoring-heaps = Bodovi iz karata jedne strane zbroj su vrijednosti karata u njezinim štihovima, zajedno sa zadnjim štihom; bonus za sve štihove pribraja im se i ide kamo i oni.
# source: 409bb173
scoring-swept = Ima li strana sve štihove ili nijedan, vidi se samo po štihovima: i štih koji ne vrijedi ništa jest štih.
# source: a6cbc100
scoring-order = Bodovi se najprije zaokružuju, zatim množe, a onda upisuju.

## scoring.last-trick, scoring.capot, scoring.scale

# source: 69ab3c5e
scoring-last-trick =
    { $value ->
        [0] Zadnji štih osim svojih karata ne vrijedi ništa.
        [one] Zadnji štih uz svoje karte vrijedi još { $value } bod iz karata.
        [few] Zadnji štih uz svoje karte vrijedi još { $value } boda iz karata.
       *[other] Zadnji štih uz svoje karte vrijedi još { $value } bodova iz karata.
    }
# source: 632ecdf9
scoring-capot =
    { $value ->
        [0] Strana koja uzme sve štihove ne dobiva za to bonus.
        [one] Strana koja uzme sve štihove dobiva bonus od { $value } boda iz karata.
        [few] Strana koja uzme sve štihove dobiva bonus od { $value } boda iz karata.
       *[other] Strana koja uzme sve štihove dobiva bonus od { $value } bodova iz karata.
    }
# source: 0be52722
scoring-scale =
    { $over ->
        [1]
            { $last ->
                [included] Bodovi iz karata svake strane, zajedno sa zadnjim štihom, množe se s { $times }.
               *[excluded] Bodovi iz karata svake strane, bez zadnjeg štiha, množe se s { $times }.
            }
       *[other]
            { $last ->
                [included] Bodovi iz karata svake strane, zajedno sa zadnjim štihom, množe se s { $times } i dijele s { $over }, na najbliži cijeli broj.
               *[excluded] Bodovi iz karata svake strane, bez zadnjeg štiha, množe se s { $times } i dijele s { $over }, na najbliži cijeli broj.
            }
    }
# source: 08fce17f
scoring-capot-unscaled = Bonus za sve štihove ne množi se i ne dijeli na taj način.
# source: 578c16f5
scoring-scale-none = Bodovi iz karata ne množe se i ne dijele.

## scoring.trickless, scoring.judged

# source: 360c817f
scoring-trickless =
    { $heap ->
        [declarations]
            { $value ->
                [kept] Strana bez štiha zadržava svoja zvanja.
                [lost] Strana bez štiha gubi svoja zvanja.
               *[given] Zvanja strane bez štiha idu strani koja ima sve štihove.
            }
       *[belote]
            { $value ->
                [kept] Strana bez štiha zadržava svoju belu.
                [lost] Strana bez štiha gubi svoju belu.
               *[given] Bela strane bez štiha ide strani koja ima sve štihove.
            }
    }
# source: da886701
scoring-judged =
    { $value ->
        [taker]
            { $doubles ->
                [no] Kao strana zvača ocjenjuje se strana samog zvača.
               *[yes] Kao strana zvača ocjenjuje se strana samog zvača, bilo kontre ili ne.
            }
       *[last_raiser] U kontriranom dijeljenju kao strana zvača ocjenjuje se strana koja je posljednja dala kontru ili rekontru.
    }

## scoring.success

# source: e07bb960
scoring-success-against =
    { $against ->
        [defenders] zbroja obrane
        [each_opponent] najvećeg zbroja bilo kojeg pojedinog protivnika
        [bid] onoga što je ponuđeno
       *[number] { $number }
    }
# source: 96bb35fd
scoring-success-equal =
    { $equal ->
        [made] kontrakt također prolazi
        [failed] kontrakt pada
        [tied] dijeljenje je neriješeno
       *[next] odlučuje sljedeća provjera
    }
# source: fe875404
scoring-success =
    { $tests ->
        [1]
            { $when ->
                [raw] Kontrakt prolazi ako je zbroj strane zvača ({ FORM($heaps) }) prije zaokruživanja veći od { scoring-success-against }; ako je manji, kontrakt pada; ako je jednak, { scoring-success-equal }.
               *[game] Kontrakt prolazi ako je zbroj strane zvača ({ FORM($heaps) }) nakon zaokruživanja veći od { scoring-success-against }; ako je manji, kontrakt pada; ako je jednak, { scoring-success-equal }.
            }
       *[other]
            { $when ->
                [raw] Provjera kontrakta { $place } od { $tests }: zbroj strane zvača ({ FORM($heaps) }) prije zaokruživanja { scoring-success-test }.
               *[game] Provjera kontrakta { $place } od { $tests }: zbroj strane zvača ({ FORM($heaps) }) nakon zaokruživanja { scoring-success-test }.
            }
    }
# source: 6d929ad1
scoring-success-test =
    { $equal ->
        [made] ne smije biti manji od { scoring-success-against }; ako je manji, kontrakt pada
       *[other] mora biti veći od { scoring-success-against }; ako je manji, kontrakt pada; ako je jednak, { scoring-success-equal-test }
    }
# source: 979ed43b
scoring-success-equal-test =
    { $equal ->
        [failed] kontrakt pada
        [tied] dijeljenje je neriješeno
       *[next] odlučuje sljedeća provjera, koja se radi samo u tom slučaju
    }
# source: 92aabfbf
scoring-success-none = Kontrakt uvijek prolazi.

# source: 45000e34
scoring-promise =
    { $kind ->
        [rungs] Ponuda iznad brojeva ne uspoređuje se ni s kojim brojem: prolazi ako je učinjeno ono što obećava.
       *[flag] Obećanje da će se uzeti svi štihovi, dodano broju, također se mora ispuniti, inače kontrakt pada.
    }

## scoring.worth

# source: ed7b4278
scoring-worth =
    { $kind ->
        [number] Kontrakt vrijedi { $value }.
       *[word] Kontrakt vrijedi onoliko koliko je ponuđeno.
    }

## scoring.pay

# source: 9d431a45
scoring-pay-made =
    { $heap ->
        [cards]
            { $value ->
                [own] Ako kontrakt prođe, svaka strana upisuje svoje bodove iz karata.
                [takers] Ako kontrakt prođe, strana zvača upisuje sve bodove iz karata.
                [takers_own] Ako kontrakt prođe, strana zvača upisuje svoje bodove iz karata, a bodovi obrane propadaju.
                [crossed] Ako kontrakt prođe, svaka strana upisuje bodove iz karata druge strane.
               *[none] Ako kontrakt prođe, nitko ne upisuje bodove iz karata.
            }
        [declarations]
            { $value ->
                [own] Ako kontrakt prođe, svaka strana upisuje svoja zvanja.
                [takers] Ako kontrakt prođe, strana zvača upisuje sva zvanja.
                [takers_own] Ako kontrakt prođe, strana zvača upisuje svoja zvanja, a zvanja obrane propadaju.
                [crossed] Ako kontrakt prođe, svaka strana upisuje zvanja druge strane.
               *[none] Ako kontrakt prođe, nitko ne upisuje zvanja.
            }
       *[belote]
            { $value ->
                [own] Ako kontrakt prođe, svaka strana upisuje svoju belu.
                [takers] Ako kontrakt prođe, strana zvača upisuje svaku belu.
                [takers_own] Ako kontrakt prođe, strana zvača upisuje svoju belu, a bela obrane propada.
                [crossed] Ako kontrakt prođe, svaka strana upisuje belu druge strane.
               *[none] Ako kontrakt prođe, nitko ne upisuje belu.
            }
    }
# source: 73e708db
scoring-pay-failed =
    { $heap ->
        [cards]
            { $value ->
                [own] Ako kontrakt padne, svaka strana upisuje svoje bodove iz karata.
                [defenders] Ako kontrakt padne, obrana upisuje sve bodove iz karata.
                [defenders_own] Ako kontrakt padne, obrana upisuje svoje bodove iz karata, a bodovi strane zvača propadaju.
               *[none] Ako kontrakt padne, nitko ne upisuje bodove iz karata.
            }
        [declarations]
            { $value ->
                [own] Ako kontrakt padne, svaka strana upisuje svoja zvanja.
                [defenders] Ako kontrakt padne, obrana upisuje sva zvanja.
                [defenders_own] Ako kontrakt padne, obrana upisuje svoja zvanja, a zvanja strane zvača propadaju.
               *[none] Ako kontrakt padne, nitko ne upisuje zvanja.
            }
       *[belote]
            { $value ->
                [own] Ako kontrakt padne, svaka strana upisuje svoju belu.
                [defenders] Ako kontrakt padne, obrana upisuje svaku belu.
                [defenders_own] Ako kontrakt padne, obrana upisuje svoju belu, a bela strane zvača propada.
               *[none] Ako kontrakt padne, nitko ne upisuje belu.
            }
    }
# source: e27632b8
scoring-pay-tied =
    { $heap ->
        [cards]
            { $value ->
                [own] Ako je dijeljenje neriješeno, svaka strana upisuje svoje bodove iz karata.
                [defenders_own] Ako je dijeljenje neriješeno, obrana upisuje svoje bodove iz karata, a bodovi strane zvača propadaju.
                [takers_hang] Ako je dijeljenje neriješeno, obrana upisuje svoje bodove iz karata, a bodovi strane zvača vise: ostavljaju se sa strane za neko kasnije dijeljenje.
                [hang] Ako je dijeljenje neriješeno, svi bodovi iz karata vise: ostavljaju se sa strane za neko kasnije dijeljenje.
               *[none] Ako je dijeljenje neriješeno, nitko ne upisuje bodove iz karata.
            }
        [declarations]
            { $value ->
                [own] Ako je dijeljenje neriješeno, svaka strana upisuje svoja zvanja.
                [defenders_own] Ako je dijeljenje neriješeno, obrana upisuje svoja zvanja, a zvanja strane zvača propadaju.
                [takers_hang] Ako je dijeljenje neriješeno, obrana upisuje svoja zvanja, a zvanja strane zvača vise.
                [hang] Ako je dijeljenje neriješeno, sva zvanja vise.
               *[none] Ako je dijeljenje neriješeno, nitko ne upisuje zvanja.
            }
       *[belote]
            { $value ->
                [own] Ako je dijeljenje neriješeno, svaka strana upisuje svoju belu.
                [defenders_own] Ako je dijeljenje neriješeno, obrana upisuje svoju belu, a bela strane zvača propada.
                [takers_hang] Ako je dijeljenje neriješeno, obrana upisuje svoju belu, a bela strane zvača visi.
                [hang] Ako je dijeljenje neriješeno, svaka bela visi.
               *[none] Ako je dijeljenje neriješeno, nitko ne upisuje belu.
            }
    }
# source: 9e97165f
scoring-pay-contract =
    { $outcome ->
        [made]
            { $value ->
                [takers] Ako kontrakt prođe, strana zvača upisuje i njegovu vrijednost.
               *[none] Ako kontrakt prođe, nitko ne upisuje ništa za ono što je ponuđeno.
            }
       *[failed]
            { $value ->
                [defenders] Ako kontrakt padne, obrana upisuje i njegovu vrijednost.
               *[none] Ako kontrakt padne, nitko ne upisuje ništa za ono što je ponuđeno.
            }
    }
# source: f0e79e08
scoring-pay-replay =
    { $value ->
        [yes] Neriješeno dijeljenje smatra se neodigranim: nitko ništa ne upisuje i ponovno dijeli isti djelitelj.
       *[no] Neriješeno dijeljenje smatra se odigranim.
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
                        [yes] { $factor } bilo kontre ili ne
                       *[no] { $factor } bez kontre
                    }
                [1]
                    { $last ->
                        [yes] { $factor } s kontrom i više
                       *[no] { $factor } s kontrom
                    }
                [2]
                    { $last ->
                        [yes] { $factor } s rekontrom i više
                       *[no] { $factor } s rekontrom
                    }
               *[other]
                    { $last ->
                        [yes] { $factor } na razini { $level } i više
                       *[no] { $factor } na razini { $level }
                    }
            }
       *[word]
            { $level ->
                [0] bez kontre dijeljenje odlučuje partiju
                [1] s kontrom dijeljenje odlučuje partiju
                [2] s rekontrom dijeljenje odlučuje partiju
               *[other] na razini { $level } dijeljenje odlučuje partiju
            }
    }
# source: 0fbc5787
scoring-factors =
    { COUNT($factors) ->
        [0] Ništa se ne množi.
       *[other] Množitelj dijeljenja: { LIST($factors, style: "apart") }.
    }
# source: 1a1bdfbf
scoring-factor-for =
    { $value ->
        [winner] Množi se samo ono što upisuje strana koja je dobila dijeljenje; kad je neriješeno, ono što upisuje svaka strana.
       *[everyone] Množi se ono što upisuje svaka strana.
    }
# source: 2e3d4f1f
scoring-multiplied =
    { $outcome ->
        [made]
            { COUNT($heaps) ->
                [0] Ako kontrakt prođe, množitelj dijeljenja ne množi ništa.
               *[other] Ako kontrakt prođe, množitelj dijeljenja množi { FORM($heaps, case: "acc") }.
            }
        [failed]
            { COUNT($heaps) ->
                [0] Ako kontrakt padne, množitelj dijeljenja ne množi ništa.
               *[other] Ako kontrakt padne, množitelj dijeljenja množi { FORM($heaps, case: "acc") }.
            }
       *[tied]
            { COUNT($heaps) ->
                [0] Ako je dijeljenje neriješeno, množitelj dijeljenja ne množi ništa.
               *[other] Ako je dijeljenje neriješeno, množitelj dijeljenja množi { FORM($heaps, case: "acc") }.
            }
    }
# source: ebf73d97
scoring-capot-unmultiplied =
    { $outcome ->
        [made] Ako kontrakt prođe, množitelj dijeljenja ne množi bonus za sve štihove.
       *[failed] Ako kontrakt padne, množitelj dijeljenja ne množi bonus za sve štihove.
    }

## scoring.rounding, scoring.unit

# source: 5d48647f
scoring-rounding-none = Bodovi iz karata upisuju se točno, bez zaokruživanja.
# source: 219fedbb
scoring-rounding-to = Ukupni zbroj strane, to jest njezini bodovi iz karata, zvanja i bela zajedno, zaokružuje se na višekratnik broja { $value }; ono što se time promijeni mijenja se u njezinim bodovima iz karata.
# source: 308edf48
scoring-threshold =
    { $role ->
        [each] za svaku stranu kad je ostatak najmanje { $value }
        [larger] za stranu s većim ukupnim zbrojem bodova iz karata, zvanja i bele kad je ostatak najmanje { $value }
        [smaller] za stranu s manjim ukupnim zbrojem bodova iz karata, zvanja i bele kad je ostatak najmanje { $value }
        [more_cards] za stranu s više bodova iz karata kad je ostatak najmanje { $value }
        [fewer_cards] za stranu s manje bodova iz karata kad je ostatak najmanje { $value }
        [takers] za stranu zvača kad je ostatak najmanje { $value }
        [defenders] za obranu kad je ostatak najmanje { $value }
        [jack_side] za stranu koja je uzela adutskog dečka kad je ostatak najmanje { $value }
       *[other_side] za stranu koja nije uzela adutskog dečka kad je ostatak najmanje { $value }
    }
# source: 585e4c9a
scoring-rounding-up-from = Ukupni zbroj zaokružuje se naviše { LIST($roles) }, a inače naniže.
# source: 45df1db7
scoring-pots =
    { $by ->
        [each] Kad jedna strana upisuje bodove iz karata svih strana, oni se zbrajaju i zaokružuju jednom.
        [size] Kad jedna strana upisuje bodove iz karata svih strana, oni se zbrajaju i zaokružuju jednom, kao bodovi veće strane.
        [role] Kad jedna strana upisuje bodove iz karata svih strana, oni se zbrajaju i zaokružuju jednom, kao bodovi te strane.
       *[both] Kad jedna strana upisuje bodove iz karata svih strana, oni se zbrajaju i zaokružuju jednom, kao bodovi te strane, koja se smatra većom.
    }
# source: 84086da7
scoring-pots-hang =
    { $by ->
        [each] Kad vise svi bodovi iz karata, oni se zbrajaju i zaokružuju jednom.
        [size] Kad vise svi bodovi iz karata, oni se zbrajaju i zaokružuju jednom, kao bodovi manje strane.
        [role] Kad vise svi bodovi iz karata, oni se zbrajaju i zaokružuju jednom, kao bodovi strane zvača.
       *[both] Kad vise svi bodovi iz karata, oni se zbrajaju i zaokružuju jednom, kao bodovi strane zvača, koja se smatra manjom.
    }
# source: fcdadc19
scoring-equal-sides = Kad su dvije strane izjednačene, pri zaokruživanju se strana zvača smatra manjom.
# source: f13f8bc5
scoring-rounding-half =
    { $value ->
        [rounds] Pri zaokruživanju ostatak od točno polovice ide naviše ili naniže kao i svaki drugi.
       *[stays] Pri zaokruživanju ostatak od točno polovice ostaje kakav jest.
    }
# source: a424bec2
scoring-small-share = Strana koja je uzela bodove, ali joj je udio pri upisivanju manji od { $under }, umjesto njega upisuje { $becomes }, a razlika ide drugoj strani.
# source: 16b772d1
scoring-small-share-none = Mali udio upisuje se kakav jest.
# source: 389ff5a6
scoring-unit =
    { $value ->
        [1] Svaki bod iz karata upisuje se kao { $value } bod.
        [one] Svaki { $value } bod iz karata upisuje se kao jedan bod.
        [few] Svaka { $value } boda iz karata upisuju se kao jedan bod.
       *[other] Svakih { $value } bodova iz karata upisuje se kao jedan bod.
    }
# source: 148a6e3a
scoring-lost-points =
    { $value ->
        [best] Ono što izgubi zvač koji padne ide protivniku s najviše bodova; ako ih je više izjednačenih, oni to dijele.
       *[all] Ono što izgubi zvač koji padne dijele svi protivnici.
    }

## scoring.hanging, scoring.marks

# source: a4ad0e9c
scoring-hanging-to =
    { $value ->
        [winner] Bodovi koji vise idu strani koja dobije sljedeće dijeljenje koje nije neriješeno.
        [maker] Bodovi koji vise idu strani čiji kontrakt sljedeći prođe; ako kontrakt padne, i dalje vise.
       *[higher] Bodovi koji vise idu strani s više bodova u sljedećem dijeljenju koje nije neriješeno; ako ih imaju jednako, i dalje vise.
    }
# source: 28d57092
scoring-hanging-paid =
    { $value ->
        [all] Svi bodovi koji vise isplaćuju se odjednom.
       *[one_per_deal] Od bodova koji vise svako dijeljenje isplaćuje one iz jednog neriješenog dijeljenja, najprije najstarije.
    }
# source: fc6e1856
scoring-pool = Bodovi koji vise zbrajaju se od jednog neriješenog dijeljenja do drugog, ostaju i nakon dijeljenja koja se ne igraju, ne množe se u kasnijem dijeljenju i propadaju kad partija završi.
# source: b78dfc8b
scoring-passed-out =
    { $judged ->
        [yes] Dijeljenje bez zvača ocjenjuje se kao da je zvala strana igrača nakon djelitelja.
       *[no] Dijeljenje bez zvača smatra se prolazom svake strane: nitko ga ne dobiva i nitko u njemu ne pada, a bodovi koji vise čekaju drugo dijeljenje.
    }
# source: c1160942
scoring-marks-counted = Oznake se broje po vrsti i po strani kroz cijelu partiju.
# source: 046d77a4
scoring-sides = Ono što igrači protiv zvača upisuju zajedno upisuje se svakom od njih u cijelosti.
# source: a97b5c5f
scoring-marks-none = Nema oznaka za pad ni za dijeljenje bez štiha.
# source: 30479218
scoring-mark-cost =
    { $free ->
        [0]
            { $every ->
                [1] svaka od njih oduzima { $points } { $points ->
                    [one] bod
                    [few] boda
                   *[other] bodova
                }
               *[other] po { $every } njih zajedno oduzimaju { $points } { $points ->
                    [one] bod
                    [few] boda
                   *[other] bodova
                }
            }
        [1]
            { $every ->
                [1] prva ne oduzima ništa, a svaka sljedeća oduzima { $points } { $points ->
                    [one] bod
                    [few] boda
                   *[other] bodova
                }
               *[other] prva ne oduzima ništa, a od sljedećih po { $every } zajedno oduzimaju { $points } { $points ->
                    [one] bod
                    [few] boda
                   *[other] bodova
                }
            }
        [one]
            { $every ->
                [1] prva { $free } ne oduzima ništa, a svaka sljedeća oduzima { $points } { $points ->
                    [one] bod
                    [few] boda
                   *[other] bodova
                }
               *[other] prva { $free } ne oduzima ništa, a od sljedećih po { $every } zajedno oduzimaju { $points } { $points ->
                    [one] bod
                    [few] boda
                   *[other] bodova
                }
            }
        [few]
            { $every ->
                [1] prve { $free } ne oduzimaju ništa, a svaka sljedeća oduzima { $points } { $points ->
                    [one] bod
                    [few] boda
                   *[other] bodova
                }
               *[other] prve { $free } ne oduzimaju ništa, a od sljedećih po { $every } zajedno oduzimaju { $points } { $points ->
                    [one] bod
                    [few] boda
                   *[other] bodova
                }
            }
       *[other]
            { $every ->
                [1] prvih { $free } ne oduzima ništa, a svaka sljedeća oduzima { $points } { $points ->
                    [one] bod
                    [few] boda
                   *[other] bodova
                }
               *[other] prvih { $free } ne oduzima ništa, a od sljedećih po { $every } zajedno oduzimaju { $points } { $points ->
                    [one] bod
                    [few] boda
                   *[other] bodova
                }
            }
    }
# source: c1648e30
scoring-mark =
    { $when ->
        [failed] Za kontrakt koji padne strana dobiva oznaku „{ FORM($mark) }”: { scoring-mark-cost }.
        [failed_with_a_trick] Za kontrakt koji padne, a u kojem je uzela štih, strana dobiva oznaku „{ FORM($mark) }”: { scoring-mark-cost }.
       *[trickless] Za dijeljenje bez štiha strana dobiva oznaku „{ FORM($mark) }”: { scoring-mark-cost }.
    }

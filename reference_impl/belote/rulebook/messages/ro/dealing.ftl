### The dealer and the steps of the deal.

## dealing.dealer

# source: 788e02ce
dealing-dealer-first =
    { $value ->
        [lot] Primul dealer al partidei se trage la sorți.
        [last_match_winner] Primul dealer al partidei este un jucător din tabăra care a câștigat partida precedentă.
       *[last_match_loser] Primul dealer al partidei este un jucător dintr-o tabără care nu a câștigat partida precedentă.
    }
# source: 2ecf7be2
dealing-dealer-after-deal =
    { $value ->
        [next] După o donă jucată, împarte jucătorul următor la rând.
        [same] După o donă jucată, împarte din nou același dealer.
       *[winner] După o donă jucată, împarte jucătorul care a scris cel mai mult în ea.
    }
# source: c149bb92
dealing-dealer-after-void =
    { $value ->
        [next] După o donă pe care n-a luat-o nimeni, împarte jucătorul următor la rând.
       *[same] După o donă pe care n-a luat-o nimeni, împarte din nou același dealer.
    }
# source: ac8da3ac
dealing-dealer-after-misdeal =
    { $value ->
        [next] După o împărțire greșită, împarte jucătorul următor la rând.
       *[same] După o împărțire greșită, împarte din nou același dealer.
    }

## dealing.steps

# source: 2705f4c6
dealing-order = Cărțile se împart de deasupra pachetului, fiecărui jucător în ordinea jocului.
# source: 59882f33
dealing-covered =
    { $under ->
        [no] Cărțile care stau cu fața în sus înaintea unui jucător se joacă la fel ca cele din mână.
       *[yes] Cărțile care stau cu fața în sus înaintea unui jucător se joacă la fel ca cele din mână. Când s-a jucat o carte care stătea cu fața în sus pe masă, cartea de sub ea se întoarce la sfârșitul levatei și poate fi jucată începând cu levata următoare.
    }
# source: 1ccae7f6
dealing-obliged = Când se împart cărți înaintea unui tur următor al licitației și nimeni nu a făcut un anunț, drept declarant este socotit jucătorul care va fi obligat să facă un anunț în el: cartea întoarsă merge acolo unde ar duce-o anunțul lui.
# source: 7d1a8590
dealing-stock = Cărțile care nu se împart nu le vede nimeni, dacă o etapă nu spune altfel, și nu contează pentru nimeni.
# source: 9b9bbe90
dealing-known = Nimeni nu vede alte cărți decât cele din mâna lui, cele care stau cu fața în sus și cele care au fost jucate sau arătate.
# source: 8029a47f
dealing-packet =
    { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
# source: 13be0831
dealing-step-cards =
    { $to ->
        [hand] Etapa { $step } a donei: fiecare jucător primește în mână { LIST($packets, style: "then") }.
        [hidden] Etapa { $step } a donei: fiecare jucător primește cu fața în jos { LIST($packets, style: "then") }, la care nu se uită încă nimeni.
        [hidden_till_pass] Etapa { $step } a donei: fiecare jucător primește cu fața în jos { LIST($packets, style: "then") }, la care nimeni nu se uită înainte să spună pas.
        [table_down] Etapa { $step } a donei: fiecare jucător primește { LIST($packets, style: "then") } cu fața în jos, în rând pe masă.
        [table_up] Etapa { $step } a donei: fiecare jucător primește { LIST($packets, style: "then") } cu fața în sus pe masă, fiecare peste o carte cu fața în jos.
        [table_open] Etapa { $step } a donei: fiecare jucător primește { LIST($packets, style: "then") } cu fața în sus pe masă.
        [turned] Etapa { $step } a donei: se întorc cu fața în sus { LIST($packets, style: "then") }.
       *[kitty] Etapa { $step } a donei: se pun deoparte ca talon, cu fața în jos, { LIST($packets, style: "then") }.
    }
# source: 8a4a6ef9
dealing-step-up-to =
    { $cards ->
        [one] Etapa { $step } a donei: fiecare jucător primește dintr-odată câte cărți îi lipsesc până la o mână de { $cards } carte.
        [few] Etapa { $step } a donei: fiecare jucător primește dintr-odată câte cărți îi lipsesc până la o mână de { $cards } cărți.
       *[other] Etapa { $step } a donei: fiecare jucător primește dintr-odată câte cărți îi lipsesc până la o mână de { $cards } de cărți.
    }
# source: e931bcda
dealing-step-turned = Etapa { $step } a donei: următoarea carte a pachetului se întoarce cu fața în sus; ea este cartea întoarsă.
# source: d00b9a45
dealing-step-from =
    { $value ->
        [eldest] În etapa { $step } a donei primul primește cărți jucătorul de după dealer.
       *[taker] În etapa { $step } a donei primul primește cărți declarantul.
    }
# source: 9696790e
dealing-step-last =
    { $value ->
        [covered] Ultima carte împărțită în etapa { $step } a donei nu se arată.
       *[turned] Ultima carte împărțită în etapa { $step } a donei se arată tuturor: ea este cartea întoarsă și rămâne la jucătorul care a primit-o.
    }
# source: c9873f7e
dealing-step-round =
    { $value ->
        [1] Etapa { $step } a donei: are loc turul { $value } al licitației.
       *[other] Etapa { $step } a donei: are loc turul { $value } al licitației, dacă anunțurile nu s-au încheiat.
    }
# source: af533cc7
dealing-step-look = Etapa { $step } a donei: toți iau în mână cărțile care stăteau ascunse.
# source: f13e3362
dealing-step-take = Etapa { $step } a donei: declarantul ia talonul și pune jos tot atâtea cărți, care nu contează pentru nimeni.
# source: dc54e4af
dealing-step-show = Etapa { $step } a donei: cartea de dedesubt din ce a rămas din pachet se arată tuturor.
# source: 4f475d3a
dealing-step-swap =
    { $by ->
        [anyone]
            { $held ->
                [first_cards] Etapa { $step } a donei: dacă culoarea cărții întoarse a devenit atu, cine a avut în mână { FORM($rank, case: "def") } de atu înainte să înceapă licitația poate schimba această carte cu cea întoarsă.
               *[any_card] Etapa { $step } a donei: dacă culoarea cărții întoarse a devenit atu, cine are în mână { FORM($rank, case: "def") } de atu poate schimba această carte cu cea întoarsă.
            }
        [taker]
            { $held ->
                [first_cards] Etapa { $step } a donei: dacă culoarea cărții întoarse a devenit atu, declarantul care a avut în mână { FORM($rank, case: "def") } de atu înainte să înceapă licitația poate schimba această carte cu cea întoarsă.
               *[any_card] Etapa { $step } a donei: dacă culoarea cărții întoarse a devenit atu, declarantul poate schimba { FORM($rank, case: "def") } de atu cu cartea întoarsă.
            }
       *[not_dealer]
            { $held ->
                [first_cards] Etapa { $step } a donei: dacă culoarea cărții întoarse a devenit atu, oricine a avut în mână { FORM($rank, case: "def") } de atu înainte să înceapă licitația, în afară de dealer, poate schimba această carte cu cea întoarsă.
               *[any_card] Etapa { $step } a donei: dacă culoarea cărții întoarse a devenit atu, oricine are în mână { FORM($rank, case: "def") } de atu, în afară de dealer, poate schimba această carte cu cea întoarsă.
            }
    }
# source: c30eb7fe
dealing-swap-back = La schimbul din etapa { $step }, { FORM($rank, case: "def") } de atu trece în locul cărții întoarse sau la jucătorul care o avea; nu se face schimb când ambele cărți sunt în aceeași mână sau când cartea întoarsă este chiar { FORM($rank) }.

### The dealer and the steps of the deal.

## dealing.dealer

# source: 788e02ce
dealing-dealer-first =
    { $value ->
        [lot] Prvi djelitelj u partiji određuje se ždrijebom.
        [last_match_winner] Prvi djelitelj u partiji igrač je strane koja je dobila prethodnu partiju.
       *[last_match_loser] Prvi djelitelj u partiji igrač je strane koja nije dobila prethodnu partiju.
    }
# source: 2ecf7be2
dealing-dealer-after-deal =
    { $value ->
        [next] Nakon odigranog dijeljenja dijeli sljedeći igrač po redu.
        [same] Nakon odigranog dijeljenja ponovno dijeli isti djelitelj.
       *[winner] Nakon odigranog dijeljenja dijeli igrač koji je u njemu upisao najviše.
    }
# source: c149bb92
dealing-dealer-after-void =
    { $value ->
        [next] Nakon dijeljenja u kojem nitko nije zvao dijeli sljedeći igrač po redu.
       *[same] Nakon dijeljenja u kojem nitko nije zvao ponovno dijeli isti djelitelj.
    }
# source: ac8da3ac
dealing-dealer-after-misdeal =
    { $value ->
        [next] Nakon krivog dijeljenja dijeli sljedeći igrač po redu.
       *[same] Nakon krivog dijeljenja ponovno dijeli isti djelitelj.
    }

## dealing.steps

# source: 2705f4c6
dealing-order = Karte se dijele s vrha špila, svakom igraču po redu igre.
# source: 59882f33
dealing-covered =
    { $under ->
        [no] Karte koje pred igračem leže otkrivene igraju se kao i one iz ruke.
       *[yes] Karte koje pred igračem leže otkrivene igraju se kao i one iz ruke. Kad se odigra karta koja je na stolu ležala otkrivena, karta ispod nje okreće se na kraju štiha i može se igrati od sljedećeg štiha.
    }
# source: 1ccae7f6
dealing-obliged = Ako se karte dijele prije kasnijeg kruga licitacije, a još nema ponude, zvačem se smatra igrač koji će u tom krugu biti obvezan dati ponudu: okrenuta karta ide onamo kamo bi otišla njegovom ponudom.
# source: 7d1a8590
dealing-stock = Nepodijeljene karte ne vidi nitko, osim ako neki korak kaže drukčije, i nikome se ne broje.
# source: 9b9bbe90
dealing-known = Nitko ne vidi druge karte osim onih u svojoj ruci, onih koje leže otkrivene i onih koje su odigrane ili pokazane.

# source: 8029a47f
dealing-packet =
    { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karte
       *[other] { $cards } karata
    }
# source: 13be0831
dealing-step-cards =
    { $to ->
        [hand] Korak { $step } dijeljenja: svaki igrač dobiva u ruku { LIST($packets, style: "then") }.
        [hidden] Korak { $step } dijeljenja: svaki igrač dobiva licem prema dolje { LIST($packets, style: "then") }; nitko ih još ne smije pogledati.
        [hidden_till_pass] Korak { $step } dijeljenja: svaki igrač dobiva licem prema dolje { LIST($packets, style: "then") }; ne smije ih pogledati prije nego što kaže „dalje”.
        [table_down] Korak { $step } dijeljenja: svaki igrač dobiva { LIST($packets, style: "then") } u nizu na stol, licem prema dolje.
        [table_up] Korak { $step } dijeljenja: svaki igrač dobiva { LIST($packets, style: "then") } na stol, licem prema gore, svaku na jednu od karata koje leže licem prema dolje.
        [table_open] Korak { $step } dijeljenja: svaki igrač dobiva { LIST($packets, style: "then") } na stol, licem prema gore.
        [turned] Korak { $step } dijeljenja: djelitelj okreće licem prema gore { LIST($packets, style: "then") }.
       *[kitty] Korak { $step } dijeljenja: djelitelj za talon stavlja sa strane, licem prema dolje, { LIST($packets, style: "then") }.
    }
# source: 8a4a6ef9
dealing-step-up-to =
    { $cards ->
        [one] Korak { $step } dijeljenja: svaki igrač odjednom dobiva onoliko karata koliko mu nedostaje do pune ruke od { $cards } karte.
        [few] Korak { $step } dijeljenja: svaki igrač odjednom dobiva onoliko karata koliko mu nedostaje do pune ruke od { $cards } karte.
       *[other] Korak { $step } dijeljenja: svaki igrač odjednom dobiva onoliko karata koliko mu nedostaje do pune ruke od { $cards } karata.
    }
# source: e931bcda
dealing-step-turned = Korak { $step } dijeljenja: sljedeća karta špila okreće se licem prema gore; to je okrenuta karta.
# source: d00b9a45
dealing-step-from =
    { $value ->
        [eldest] U koraku { $step } dijeljenja karte prvi dobiva igrač nakon djelitelja.
       *[taker] U koraku { $step } dijeljenja karte prvi dobiva zvač.
    }
# source: 9696790e
dealing-step-last =
    { $value ->
        [covered] Posljednja karta podijeljena u koraku { $step } dijeljenja ne pokazuje se.
       *[turned] Posljednja karta podijeljena u koraku { $step } dijeljenja pokazuje se svima: to je okrenuta karta, a ostaje igraču kojem je podijeljena.
    }
# source: c9873f7e
dealing-step-round =
    { $value ->
        [1] Korak { $step } dijeljenja: održava se { $value }. krug licitacije.
       *[other] Korak { $step } dijeljenja: održava se { $value }. krug licitacije, osim ako su ponude već završene.
    }
# source: af533cc7
dealing-step-look = Korak { $step } dijeljenja: svi uzimaju u ruku karte koje su ležale skrivene.
# source: f13e3362
dealing-step-take = Korak { $step } dijeljenja: zvač uzima talon i odlaže jednako mnogo karata, koje se nikome ne broje.
# source: dc54e4af
dealing-step-show = Korak { $step } dijeljenja: donja karta ostatka špila pokazuje se svima.
# source: 4f475d3a
dealing-step-swap =
    { $by ->
        [anyone]
            { $held ->
                [first_cards] Korak { $step } dijeljenja: ako je adut postala boja okrenute karte, igrač koji je prije početka licitacije imao { FORM($rank, case: "trump_acc") } može tu kartu zamijeniti za okrenutu kartu.
               *[any_card] Korak { $step } dijeljenja: ako je adut postala boja okrenute karte, igrač koji ima { FORM($rank, case: "trump_acc") } može tu kartu zamijeniti za okrenutu kartu.
            }
        [taker]
            { $held ->
                [first_cards] Korak { $step } dijeljenja: ako je adut postala boja okrenute karte, zvač može { FORM($rank, case: "trump_acc") } zamijeniti za okrenutu kartu, ako je tu kartu imao u ruci prije početka licitacije.
               *[any_card] Korak { $step } dijeljenja: ako je adut postala boja okrenute karte, zvač može { FORM($rank, case: "trump_acc") } zamijeniti za okrenutu kartu.
            }
       *[not_dealer]
            { $held ->
                [first_cards] Korak { $step } dijeljenja: ako je adut postala boja okrenute karte, igrač koji je prije početka licitacije imao { FORM($rank, case: "trump_acc") }, ako nije djelitelj, može tu kartu zamijeniti za okrenutu kartu.
               *[any_card] Korak { $step } dijeljenja: ako je adut postala boja okrenute karte, igrač koji ima { FORM($rank, case: "trump_acc") }, ako nije djelitelj, može tu kartu zamijeniti za okrenutu kartu.
            }
    }
# source: c30eb7fe
dealing-swap-back = Pri zamjeni u koraku { $step } umjesto okrenute karte na njezino mjesto, ili igraču koji ju je imao, ide { FORM($rank, case: "trump") }; zamjene nema ako su obje karte u istoj ruci ili ako je sama okrenuta karta { FORM($rank) }.

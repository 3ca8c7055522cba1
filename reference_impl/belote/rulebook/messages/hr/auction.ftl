### The auction: what may be bid, by whom, over what; doubling; annulments; what follows when all pass.

## What holds of every auction: auction.turn, auction.pass, auction.outbids, auction.contract

# source: f01660b4
auction-positions = Igrač nakon djelitelja prvi je igrač, a ostali se broje od njega po redu igre.
# source: 3a04fcab
auction-calls = Tko je na redu da govori, kaže „dalje” ili izriče jedan od poziva u nastavku; poziv se može izreći kad vrijedi sve što se o njemu kaže, a inače ne.
# source: 8c4d6077
auction-numbered = Kad ista riječ stoji za više poziva, koje razlikuje broj u zagradi, misli se na prvi koji se može izreći.
# source: 924565ad
auction-standing =
    { $doubles ->
        [no] Ponuda koja vrijedi posljednja je dana ponuda; „dalje” je ne mijenja.
       *[yes] Ponuda koja vrijedi posljednja je dana ponuda; „dalje” ili kontra ne mijenja je.
    }
# source: 1ec1607e
auction-pending =
    { $how ->
        [once] Igrač koji je rekao „dalje” u istom se krugu više ne pita.
        [bids]
            { $own ->
                [yes] Igrač se više ne pita ako je nakon posljednje ponude u krugu rekao „dalje”, ili ako je tu ponudu dao sam, osim ako još smije ići preko vlastite ponude.
               *[no] Igrač se više ne pita ako je nakon posljednje ponude u krugu rekao „dalje”, ili ako je tu ponudu dao sam; nitko ne ide preko vlastite ponude.
            }
       *[doubles]
            { $own ->
                [yes] Igrač se više ne pita ako je nakon posljednje ponude ili kontre u krugu rekao „dalje”, ili ako je tu ponudu ili kontru dao sam, osim ako još smije ići preko vlastite ponude.
               *[no] Igrač se više ne pita ako je nakon posljednje ponude ili kontre u krugu rekao „dalje”, ili ako je tu ponudu ili kontru dao sam; nitko ne ide preko vlastite ponude.
            }
    }
# source: 618e9831
auction-round-end =
    { $kind ->
        [one] Krug završava čim nitko od onih koje još treba pitati ne bi mogao ništa osim reći „dalje”; ponude su tada završene.
        [passed] Krug završava čim nitko od onih koje još treba pitati ne bi mogao ništa osim reći „dalje”; ako tada vrijedi neka ponuda, ponude su završene, a ako ne vrijedi nijedna, održava se sljedeći krug.
       *[mixed] Krug završava čim nitko od onih koje još treba pitati ne bi mogao ništa osim reći „dalje”; ako tada ne vrijedi nijedna ponuda, održava se sljedeći krug.
    }
# source: 6ac36dc0
auction-after-bids = Kad su ponude završene, oni koji još mogu dati kontru pitaju se redom, počevši od igrača nakon zvača, sve dok itko daje kontru.
# source: 894e7947
auction-result =
    { $late ->
        [no] Kad licitacija završi, nijedan se poziv više ne može izreći.
       *[yes] Kad licitacija završi, ne može se više izreći nijedan poziv osim onih koji se smiju izreći dok nije odigrana prva karta.
    }
# source: 3d243a6a
auction-turn = U svakom krugu prvi govori igrač nakon djelitelja, a zatim svi po redu igre.
# source: 33b4ec6a
auction-pass = Riječ „dalje” ne obvezuje: tko je rekao „dalje”, smije se ponovno javiti kad opet dođe na red, osim ako neko pravilo u nastavku kaže drukčije.
# source: 196bbc62
auction-outbids =
    { $how ->
        [never] Prva je ponuda jedina: kad je dana, druga se više ne može dati.
        [equal] Nakon ponude može doći druga istog ranga samo ako to dopušta neko pravilo u nastavku.
        [rank] Nova ponuda mora biti višeg ranga od ponude koja vrijedi.
        [number] Nova ponuda mora imati veći broj od ponude koja vrijedi.
       *[number_or_rank] Nova ponuda mora imati veći broj od ponude koja vrijedi, ili isti broj i viši rang.
    }
# source: c5b9f54b
auction-doubled = Igrač čija je ponuda kontrirana može sam prijeći na višu ponudu dok su ponude još dopuštene.
# source: 4683581b
auction-contract = Kad licitacija završi, ponuda koja vrijedi postaje kontrakt; igrač koji ju je dao je zvač, njegova je strana strana zvača, a svi ostali su obrana.

## auction.amounts, auction.rungs, auction.flag

# source: 0de581c0
auction-amounts-none = Ponuda određuje što je adut i nema broja.
# source: 5ee5e632
auction-amounts = Svaka ponuda nosi broj bodova iz karata, od { $low } do { $high } u koracima po { $step }; brojevi se smiju preskakati.
# source: 1178572b
auction-flag =
    { $value ->
        [none] Broju se ne može dodati nikakvo obećanje.
       *[capot] Ponuda može svojem broju dodati obećanje da će se uzeti svi štihovi; otad ga mora sadržavati i svaka kasnija ponuda.
    }
# source: 1b5afc66
auction-rungs-none = Iznad brojeva nema ponuda.
# source: 26b835e4
auction-rung =
    { $needs ->
        [all_tricks]
            { $place ->
                [1] Iznad svih brojeva stoji { FORM($name) }, obećanje da će se uzeti svi štihovi.
               *[other] Sljedeća iznad toga je { FORM($name) }, obećanje da će se uzeti svi štihovi.
            }
        [all_tricks_by_taker]
            { $place ->
                [1] Iznad svih brojeva stoji { FORM($name) }, obećanje davatelja ponude da će sve štihove uzeti sam, bez suigrača.
               *[other] Sljedeća iznad toga je { FORM($name) }, obećanje davatelja ponude da će sve štihove uzeti sam, bez suigrača.
            }
       *[all_tricks_and_belote]
            { $place ->
                [1] Iznad svih brojeva stoji { FORM($name) }, obećanje da će se uzeti svi štihovi i dobiti bela.
               *[other] Sljedeća iznad toga je { FORM($name) }, obećanje da će se uzeti svi štihovi i dobiti bela.
            }
    }
# source: 7bfca550
auction-rung-lead =
    { $value ->
        [usual] Kad je ponuda { FORM($name) }, prvi štih otvara isti igrač kao i inače.
       *[taker] Kad je ponuda { FORM($name) }, prvi štih otvara zvač.
    }

## auction.order

# source: ce6b2909
auction-order-group = { FORM($words, case: "group", list: "and") }
# source: 51b77349
auction-order =
    { COUNT($groups) ->
        [0] Nema se što ponuditi.
        [1]
            { $numbers ->
                [yes] Uz isti broj nijedna ponuda nije viša od druge; jednakog su ranga: { LIST($groups) }.
               *[no] Nijedna ponuda nije viša od druge; jednakog su ranga: { LIST($groups) }.
            }
       *[other]
            { $numbers ->
                [yes] Uz isti broj redoslijed ponuda, od najniže do najviše, jest: { LIST($groups, style: "then") }.
               *[no] Redoslijed ponuda, od najniže do najviše, jest: { LIST($groups, style: "then") }.
            }
    }

## auction.rounds

# source: 223aec47
auction-rounds-none = Licitacije nema.
# source: ccef4df8
auction-round-ends =
    { $value ->
        [passed]
            { $bids ->
                [first] Licitacija u { $round }. krugu završava prvom ponudom ili kad su svi rekli „dalje”.
                [doubled] Licitacija u { $round }. krugu završava kad su svi rekli „dalje”; nakon prve ponude nastavlja se samo radi kontre.
                [bids] Licitacija u { $round }. krugu traje dok svi, osim posljednjeg koji je dao ponudu, nakon toga ne kažu „dalje”.
               *[many] Licitacija u { $round }. krugu traje dok svi, osim posljednjeg koji je dao ponudu ili kontru, nakon toga ne kažu „dalje”.
            }
       *[each_spoke] U { $round }. krugu licitacije svatko govori jednom; sljedeći krug nastavlja se s ponudom koja vrijedi.
    }

## auction.rows

# source: 2bfa2bcd
auction-bid-name =
    { $nth ->
        [0] „{ FORM($call) }” u { $round }. krugu
       *[other] „{ FORM($call) }” ({ $nth }) u { $round }. krugu
    }
# source: e70487f8
auction-call-name =
    { $nth ->
        [0] „{ FORM($call) }”
       *[other] „{ FORM($call) }” ({ $nth })
    }
# source: 39b67eb9
auction-bid = Poziv { $row } znači ponudu na { FORM($bids, case: "acc", list: "or") }.
# source: 4ee782d5
auction-bid-amounts = Uz poziv { $row } kaže se { FORM($amounts, list: "or") }.
# source: 8e31d020
auction-row-seats =
    { $every ->
        [yes] Poziv { $row } dopušten je svakom igraču.
       *[no] Poziv { $row } dopušten je samo { FORM($seats, case: "dat") }.
    }
# source: b7393f64
auction-over =
    { $value ->
        [opening] prije nego što je itko išta rekao
        [passes] nakon drugih poziva dok nema ponude
        [partner] preko ponude suigrača
        [opponents] preko ponude protivnika
       *[own] preko vlastite ponude
    }
# source: 8e94dabe
auction-row-over = Poziv { $row } može se izreći { LIST($over, style: "or") }.
# source: c065d724
auction-bid-equal =
    { $value ->
        [refused] Poziv { $row } mora biti viši od ponude koja vrijedi.
       *[earlier_seat] Poziv { $row } može biti i jednak ponudi koja vrijedi, ako igrač sjedi prije onoga tko ju je dao, brojeći od igrača nakon djelitelja.
    }
# source: 5843285d
auction-bid-suit =
    { $value ->
        [any] Poziv { $row } smije imenovati ono što imenuje ponuda koja vrijedi, ako je viši od nje.
       *[new] Poziv { $row } ne smije ponoviti ono što imenuje ponuda koja vrijedi.
    }
# source: 70aeeb9a
auction-bid-first = Poziv { $row } izriče se samo dok nema ponude, pa nema ničega od čega bi morao biti viši.
# source: c8b61a9d
auction-bid-after-pass =
    { $value ->
        [allowed] Poziv { $row } ostaje dopušten igraču koji je u tom krugu rekao „dalje”.
       *[refused] Poziv { $row } nije dopušten igraču koji je u tom krugu rekao „dalje”.
    }
# source: 805be05e
auction-bid-turned =
    { $every ->
        [yes] Poziv { $row } ne ovisi o rangu okrenute karte.
       *[no] Poziv { $row } dopušten je samo ako je okrenuta karta { FORM($ranks, list: "or") }.
    }
# source: a8145948
auction-bid-limit =
    { $per ->
        [seat]
            { $times ->
                [one] Poziv { $row } svaki igrač može u jednom dijeljenju izreći najviše { $times } put.
                [few] Poziv { $row } svaki igrač može u jednom dijeljenju izreći najviše { $times } puta.
               *[other] Poziv { $row } svaki igrač može u jednom dijeljenju izreći najviše { $times } puta.
            }
        [side]
            { $times ->
                [one] Poziv { $row } svaka strana može u jednom dijeljenju izreći najviše { $times } put.
                [few] Poziv { $row } svaka strana može u jednom dijeljenju izreći najviše { $times } puta.
               *[other] Poziv { $row } svaka strana može u jednom dijeljenju izreći najviše { $times } puta.
            }
       *[table]
            { $times ->
                [one] Poziv { $row } svi igrači zajedno mogu u jednom dijeljenju izreći najviše { $times } put.
                [few] Poziv { $row } svi igrači zajedno mogu u jednom dijeljenju izreći najviše { $times } puta.
               *[other] Poziv { $row } svi igrači zajedno mogu u jednom dijeljenju izreći najviše { $times } puta.
            }
    }
# source: e0e63ffe
auction-bid-must =
    { COUNT($seats) ->
        [one] Dok nema ponude, { FORM($seats) } ne smije reći „dalje” ako je dopušten poziv { $row }.
        [few] Dok nema ponude, { FORM($seats) } ne smiju reći „dalje” ako je dopušten poziv { $row }.
       *[other] Dok nema ponude, { FORM($seats) } ne smiju reći „dalje” ako je dopušten poziv { $row }.
    }
# source: 86e8b858
auction-bid-turned-to =
    { $value ->
        [nobody] Kad poziv { $row } postane kontrakt, okrenutu kartu ne dobiva nitko: ona ostaje na stolu.
        [taker] Kad poziv { $row } postane kontrakt, okrenutu kartu dobiva zvač.
        [partner] Kad poziv { $row } postane kontrakt, okrenutu kartu dobiva suigrač zvača.
        [dealer] Kad poziv { $row } postane kontrakt, okrenutu kartu dobiva djelitelj.
       *[eldest] Kad poziv { $row } postane kontrakt, okrenutu kartu dobiva igrač nakon djelitelja.
    }
# source: 85e92fb7
auction-bid-offer =
    { $value ->
        [none] Poziv { $row } samo je ponuda i ne nudi poništenje dijeljenja.
       *[annul] Poziv { $row } ujedno je prijedlog da se dijeljenje poništi: sljedeći igrač odmah ili prihvaća, pa dijeljenje propada, ili odbija, pa ponuda ostaje na snazi.
    }

## auction.doubling

# source: 68bae97f
auction-doubling-none = Kontre nema.
# source: fab82c8d
auction-levels = Ponuda je bez kontre kad se da, a svaka je kontra podiže za jednu razinu.
# source: e8661008
auction-double =
    { $level ->
        [1] Poziv { $row } kontrira ponudu (razina { $level }).
        [2] Poziv { $row } rekontrira kontriranu ponudu (razina { $level }).
       *[other] Poziv { $row } podiže ponudu za još jednu razinu (na razinu { $level }).
    }
# source: 8b036350
auction-double-by =
    { $value ->
        [defenders] Poziv { $row } dopušten je svakom igraču strane kojoj ponuda ne pripada.
        [takers] Poziv { $row } dopušten je svakom igraču strane kojoj ponuda pripada.
        [taker] Poziv { $row } dopušten je samo igraču koji je dao ponudu.
       *[doubler] Poziv { $row } dopušten je igraču koji je prvi dao kontru.
    }
# source: 204fa909
auction-double-when =
    { $value ->
        [in_turn] Poziv { $row } izriče se kad je igrač na redu.
        [any_time] Poziv { $row } može se izreći u svakom trenutku licitacije, i izvan reda.
        [after_bids] Poziv { $row } izriče se kad je igrač na redu, nakon što su ponude završene.
        [until_lead] Poziv { $row } može se izreći u svakom trenutku dok nije odigrana prva karta, i izvan reda.
       *[by_passing] Poziv { $row } daje se bez riječi: kad igrač koji bi ga mogao izreći kaže „dalje”, to je taj poziv.
    }
# source: e86e16a4
auction-double-of =
    { $every ->
        [yes] Poziv { $row } može se izreći bez obzira na to što ponuda imenuje.
       *[no] Poziv { $row } može se izreći ako je ponuda na { FORM($of, case: "acc", list: "or") }.
    }
# source: 54229eca
auction-amount-number = { $number }
# source: 386c2aab
auction-amount-name = { FORM($name, case: "acc") }
# source: 377df39b
auction-double-except =
    { COUNT($amounts) ->
        [0] Poziv { $row } može se izreći bez obzira na visinu ponude.
       *[other] Poziv { $row } ne može se izreći protiv ponude za { LIST($amounts, style: "or") }.
    }
# source: f742278e
auction-double-bids-after =
    { $value ->
        [open]
            { $target ->
                [standing] Nakon poziva { $row } ponude su i dalje dopuštene, a nova ponuda ga briše.
               *[any_bid] Nakon poziva { $row } ponude su i dalje dopuštene, a on svejedno ostaje na snazi.
            }
       *[closed] Nakon poziva { $row } ponude više nisu dopuštene.
    }
# source: b046153e
auction-double-target =
    { $value ->
        [standing] Poziv { $row } odnosi se na ponudu koja vrijedi.
       *[any_bid] Poziv { $row } može se odnositi na bilo koju ponudu licitacije, a ne samo na onu koja vrijedi; kontrakt je tada najranija kontrirana ponuda.
    }
# source: 237f389b
auction-double-manner =
    { COUNT($manners) ->
        [1] Poziv { $row } izriče se na jedan način: { FORM($manners) }.
       *[other] Igrač bira kako će izreći poziv { $row }: { FORM($manners, list: "or") }.
    }
# source: 24072c6b
auction-double-score =
    { $own ->
        [one] Poziv { $row } dopušten je samo strani koja u partiji ima najviše { $own } bod dok druga strana ima najmanje { $other }.
        [few] Poziv { $row } dopušten je samo strani koja u partiji ima najviše { $own } boda dok druga strana ima najmanje { $other }.
       *[other] Poziv { $row } dopušten je samo strani koja u partiji ima najviše { $own } bodova dok druga strana ima najmanje { $other }.
    }

## auction.annul

# source: 980e676f
auction-annul-none = Nitko ne može poništiti dijeljenje.
# source: 24f25e67
auction-annul =
    { $when ->
        [before_calls] Poziv { $row } poništava dijeljenje; izriče se prije nego što je itko išta rekao, i izvan reda.
        [in_turn] Poziv { $row } poništava dijeljenje; izriče se u licitaciji, kad je igrač na redu.
       *[after_deal] Poziv { $row } poništava dijeljenje; izriče se kad su sve karte podijeljene, a prije nego što se otvori prvi štih, i izvan reda.
    }
# source: b41c2cbe
auction-annulled = Kad se dijeljenje poništi, ništa se ne upisuje.
# source: b54e40ff
auction-annul-hand-any = Poziv { $row } može se izreći s bilo kojom rukom.
# source: 190c2f41
auction-annul-hand-points =
    { $points ->
        [one] Poziv { $row } može se izreći s rukom koja vrijedi najviše { $points } bod iz karata, računajući kao u ponudi koja vrijedi; dok nema ponude, svaka se boja računa kao obična boja, pa tako i dečki.
        [few] Poziv { $row } može se izreći s rukom koja vrijedi najviše { $points } boda iz karata, računajući kao u ponudi koja vrijedi; dok nema ponude, svaka se boja računa kao obična boja, pa tako i dečki.
       *[other] Poziv { $row } može se izreći s rukom koja vrijedi najviše { $points } bodova iz karata, računajući kao u ponudi koja vrijedi; dok nema ponude, svaka se boja računa kao obična boja, pa tako i dečki.
    }
# source: 5e3f4557
auction-annul-hand-only = Poziv { $row } može se izreći s rukom u kojoj je svaka karta { FORM($ranks, list: "or") }.
# source: d3994193
auction-annul-hand-four-of = Poziv { $row } može se izreći s rukom u kojoj su { FORM($rank, case: "all_four") }.
# source: 5ce4ae34
auction-annul-dealer =
    { $value ->
        [same] Nakon poziva { $row } ponovno dijeli isti djelitelj.
       *[next] Nakon poziva { $row } dijeli sljedeći igrač po redu.
    }

## auction.idle, auction.all-pass

# source: 67e75904
auction-idle =
    { $value ->
        [skipped] Igrač koji bi mogao reći samo „dalje” ne pita se.
       *[speaks] Igrač koji može reći samo „dalje” ipak se pita i kaže „dalje”.
    }
# source: a44a691e
auction-all-pass-deal =
    { $value ->
        [turned] Adut je boja okrenute karte.
        [void]
            { $rounds ->
                [one] Ako nitko ne da ponudu, dijeljenje propada i ništa se ne upisuje.
               *[several] Ako u posljednjem krugu nitko ne da ponudu, dijeljenje propada i ništa se ne upisuje.
            }
        [cannot]
            { $rounds ->
                [one] Ne može se dogoditi da nitko ne da ponudu jer je jedan igrač na to obvezan.
               *[several] Ne može se dogoditi da u posljednjem krugu nitko ne da ponudu jer je jedan igrač na to obvezan.
            }
       *[played]
            { $rounds ->
                [one] Ako nitko ne da ponudu, dijeljenje se igra, a adut je boja okrenute karte.
               *[several] Ako u posljednjem krugu nitko ne da ponudu, dijeljenje se igra, a adut je boja okrenute karte.
            }
    }
# source: f0c017d6
auction-all-pass-taker =
    { $value ->
        [nobody] U dijeljenju koje se igra nakon što su svi rekli „dalje” nitko nije zvač.
        [dealer] U dijeljenju koje se igra nakon što su svi rekli „dalje” zvač je djelitelj.
       *[eldest] U dijeljenju koje se igra nakon što su svi rekli „dalje” zvač je igrač nakon djelitelja.
    }
# source: e4195400
auction-all-pass-turned-to =
    { $value ->
        [nobody] U dijeljenju koje se igra nakon što su svi rekli „dalje” okrenutu kartu ne dobiva nitko.
        [taker] U dijeljenju koje se igra nakon što su svi rekli „dalje” okrenutu kartu dobiva zvač.
        [dealer] U dijeljenju koje se igra nakon što su svi rekli „dalje” okrenutu kartu dobiva djelitelj.
       *[eldest] U dijeljenju koje se igra nakon što su svi rekli „dalje” okrenutu kartu dobiva igrač nakon djelitelja.
    }

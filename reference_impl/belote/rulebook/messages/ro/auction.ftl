### The auction: what may be bid, by whom, over what; doubling; annulments; what follows when all pass.

## What holds of every auction: auction.turn, auction.pass, auction.outbids, auction.contract

# source: f01660b4
auction-positions = Jucătorul de după dealer este primul jucător, iar ceilalți se numără de la el mai departe, în ordinea jocului.
# source: 3a04fcab
auction-calls = Cine este la rând spune pas sau face una dintre declarațiile de mai jos; o declarație poate fi făcută când este îndeplinit tot ce se spune despre ea, și niciodată altfel.
# source: 8c4d6077
auction-numbered = Unde același cuvânt stă pentru mai multe declarații, deosebite printr-un număr între paranteze, este vorba de prima care poate fi făcută.
# source: 924565ad
auction-standing =
    { $doubles ->
        [no] Anunțul în vigoare este ultimul care s-a făcut; un pas nu îl schimbă.
       *[yes] Anunțul în vigoare este ultimul care s-a făcut; un pas sau o dublare nu îl schimbă.
    }
# source: 1ec1607e
auction-pending =
    { $how ->
        [once] Un jucător care a spus pas nu mai este întrebat în același tur.
        [bids]
            { $own ->
                [yes] Un jucător nu mai este întrebat dacă a spus pas de la ultimul anunț din tur încoace, ori dacă l-a făcut el însuși, afară de cazul când mai poate trece peste propriul anunț.
               *[no] Un jucător nu mai este întrebat dacă a spus pas de la ultimul anunț din tur încoace, ori dacă l-a făcut el însuși; nimeni nu trece peste propriul anunț.
            }
       *[doubles]
            { $own ->
                [yes] Un jucător nu mai este întrebat dacă a spus pas de la ultimul anunț sau de la ultima dublare din tur încoace, ori dacă le-a făcut el însuși, afară de cazul când mai poate trece peste propriul anunț.
               *[no] Un jucător nu mai este întrebat dacă a spus pas de la ultimul anunț sau de la ultima dublare din tur încoace, ori dacă le-a făcut el însuși; nimeni nu trece peste propriul anunț.
            }
    }
# source: 618e9831
auction-round-end =
    { $kind ->
        [one] Turul se încheie de îndată ce niciunul dintre cei care mai sunt de întrebat nu ar putea face altceva decât să spună pas; anunțurile s-au încheiat atunci.
        [passed] Un tur se încheie de îndată ce niciunul dintre cei care mai sunt de întrebat nu ar putea face altceva decât să spună pas; dacă atunci este în vigoare un anunț, anunțurile s-au încheiat, iar dacă nu este niciunul, are loc turul următor.
       *[mixed] Un tur se încheie de îndată ce niciunul dintre cei care mai sunt de întrebat nu ar putea face altceva decât să spună pas; dacă atunci nu este în vigoare niciun anunț, are loc turul următor.
    }
# source: 6ac36dc0
auction-after-bids = După ce s-au încheiat anunțurile, cei care mai pot dubla sunt întrebați pe rând, începând cu jucătorul de după declarant, până când nu mai dublează nimeni.
# source: 894e7947
auction-result =
    { $late ->
        [no] După ce s-a încheiat licitația nu se mai poate face nicio declarație.
       *[yes] După ce s-a încheiat licitația nu se mai poate face nicio declarație, în afară de cele care pot fi făcute până se joacă prima carte.
    }
# source: 3d243a6a
auction-turn = În fiecare tur vorbește întâi jucătorul de după dealer, apoi toți în ordinea jocului.
# source: 33b4ec6a
auction-pass = Pasul nu leagă: cine a spus pas poate vorbi din nou când îi vine rândul, dacă o regulă de mai jos nu spune altfel.
# source: 196bbc62
auction-outbids =
    { $how ->
        [never] Primul anunț este și singurul: după ce s-a făcut, nu se mai poate face altul.
        [equal] După un anunț se poate face altul de același rang numai unde o permite o regulă de mai jos.
        [rank] Un anunț trebuie să fie de rang mai mare decât anunțul în vigoare.
        [number] Un anunț trebuie să aibă un număr mai mare decât anunțul în vigoare.
       *[number_or_rank] Un anunț trebuie să aibă un număr mai mare decât anunțul în vigoare sau același număr și un rang mai mare.
    }
# source: c5b9f54b
auction-doubled = Un jucător al cărui anunț a fost dublat poate trece el însuși la un anunț mai mare, cât timp mai pot urma anunțuri.
# source: 4683581b
auction-contract = Când licitația s-a încheiat, anunțul în vigoare este contractul; jucătorul care l-a făcut este declarantul, tabăra lui sunt declaranții, iar toți ceilalți sunt apărătorii.

## auction.amounts, auction.rungs, auction.flag

# source: 0de581c0
auction-amounts-none = Un anunț spune ce este atu și nu are număr.
# source: 5ee5e632
auction-amounts = Fiecare anunț are un număr de puncte, de la { $low } la { $high }, în trepte de { $step }; se poate sări peste numere.
# source: 1178572b
auction-flag =
    { $value ->
        [none] La un număr nu se poate adăuga nicio promisiune.
       *[capot] Un anunț poate adăuga la numărul lui promisiunea de a lua toate levatele; de atunci înainte trebuie să o facă și fiecare anunț următor.
    }
# source: 1b5afc66
auction-rungs-none = Nu există niciun anunț peste numere.
# source: 26b835e4
auction-rung =
    { $needs ->
        [all_tricks]
            { $place ->
                [1] Peste toate numerele stă { FORM($name, case: "def") }, promisiunea de a lua toate levatele.
               *[other] Imediat deasupra stă { FORM($name, case: "def") }, promisiunea de a lua toate levatele.
            }
        [all_tricks_by_taker]
            { $place ->
                [1] Peste toate numerele stă { FORM($name, case: "def") }, promisiunea jucătorului de a câștiga fiecare levată fără partener.
               *[other] Imediat deasupra stă { FORM($name, case: "def") }, promisiunea jucătorului de a câștiga fiecare levată fără partener.
            }
       *[all_tricks_and_belote]
            { $place ->
                [1] Peste toate numerele stă { FORM($name, case: "def") }, promisiunea de a lua toate levatele și de a avea o bella care contează.
               *[other] Imediat deasupra stă { FORM($name, case: "def") }, promisiunea de a lua toate levatele și de a avea o bella care contează.
            }
    }
# source: 7bfca550
auction-rung-lead =
    { $value ->
        [usual] Când s-a anunțat { FORM($name) }, prima levată o începe același jucător ca întotdeauna.
       *[taker] Când s-a anunțat { FORM($name) }, prima levată o începe declarantul.
    }

## auction.order

# source: ce6b2909
auction-order-group = { FORM($words, case: "group", list: "and") }
# source: 51b77349
auction-order =
    { COUNT($groups) ->
        [0] Nu este nimic de anunțat.
        [1]
            { $numbers ->
                [yes] La același număr niciun anunț nu îl întrece pe altul: { LIST($groups) } au același rang.
               *[no] Niciun anunț nu îl întrece pe altul: { LIST($groups) } au același rang.
            }
       *[other]
            { $numbers ->
                [yes] La același număr ordinea anunțurilor, de la cel mai mic la cel mai mare, este: { LIST($groups, style: "then") }.
               *[no] Ordinea anunțurilor, de la cel mai mic la cel mai mare, este: { LIST($groups, style: "then") }.
            }
    }

## auction.rounds

# source: 223aec47
auction-rounds-none = Nu are loc nicio licitație.
# source: ccef4df8
auction-round-ends =
    { $value ->
        [passed]
            { $bids ->
                [first] Turul { $round } al licitației se încheie cu primul anunț sau când toți au spus pas.
                [doubled] Turul { $round } al licitației se încheie când toți au spus pas; după primul anunț continuă numai pentru dublare.
                [bids] Turul { $round } al licitației continuă până când toți, în afară de ultimul care a făcut un anunț, au spus pas de atunci încoace.
               *[many] Turul { $round } al licitației continuă până când toți, în afară de ultimul care a făcut un anunț sau a dublat, au spus pas de atunci încoace.
            }
       *[each_spoke] În turul { $round } al licitației fiecare vorbește o singură dată; turul următor continuă cu anunțul în vigoare.
    }

## auction.rows

# source: 2bfa2bcd
auction-bid-name =
    { $nth ->
        [0] „{ FORM($call) }” din turul { $round }
       *[other] „{ FORM($call) }” ({ $nth }) din turul { $round }
    }
# source: e70487f8
auction-call-name =
    { $nth ->
        [0] „{ FORM($call) }”
       *[other] „{ FORM($call) }” ({ $nth })
    }
# source: 39b67eb9
auction-bid = Prin declarația { $row } jucătorul anunță { FORM($bids, case: "acc", list: "or") }.
# source: 4ee782d5
auction-bid-amounts = Declarația { $row } este însoțită de { FORM($amounts, case: "acc", list: "or") }.
# source: 8e31d020
auction-row-seats =
    { $every ->
        [yes] Declarația { $row } este permisă fiecărui jucător.
       *[no] Declarația { $row } este permisă numai { FORM($seats, case: "dat") }.
    }
# source: b7393f64
auction-over =
    { $value ->
        [opening] înainte să fi vorbit cineva
        [passes] după alte declarații cât timp niciun anunț nu este în vigoare
        [partner] peste un anunț al partenerului
        [opponents] peste un anunț al unui adversar
       *[own] peste propriul anunț al jucătorului
    }
# source: 8e94dabe
auction-row-over = Declarația { $row } poate fi făcută { LIST($over, style: "or") }.
# source: c065d724
auction-bid-equal =
    { $value ->
        [refused] Declarația { $row } trebuie să întreacă anunțul în vigoare.
       *[earlier_seat] Declarația { $row } poate și să egaleze anunțul în vigoare, dacă jucătorul stă înaintea celui care l-a făcut, numărând de la jucătorul de după dealer.
    }
# source: 5843285d
auction-bid-suit =
    { $value ->
        [any] Declarația { $row } poate numi ce numește anunțul în vigoare, dacă îl întrece.
       *[new] Declarația { $row } nu poate repeta ce numește anunțul în vigoare.
    }
# source: 70aeeb9a
auction-bid-first = Declarația { $row } se face numai cât timp niciun anunț nu este în vigoare, așa că nu are ce să întreacă.
# source: c8b61a9d
auction-bid-after-pass =
    { $value ->
        [allowed] Declarația { $row } rămâne permisă și unui jucător care a spus pas în acel tur.
       *[refused] Declarația { $row } nu este permisă unui jucător care a spus pas în acel tur.
    }
# source: 805be05e
auction-bid-turned =
    { $every ->
        [yes] Declarația { $row } nu depinde de rangul cărții întoarse.
       *[no] Declarația { $row } este permisă numai dacă cartea întoarsă este { FORM($ranks, list: "or") }.
    }
# source: a8145948
auction-bid-limit =
    { $per ->
        [seat]
            { $times ->
                [one] Fiecare jucător poate face declarația { $row } cel mult { $times } dată într-o donă.
                [few] Fiecare jucător poate face declarația { $row } de cel mult { $times } ori într-o donă.
               *[other] Fiecare jucător poate face declarația { $row } de cel mult { $times } de ori într-o donă.
            }
        [side]
            { $times ->
                [one] Fiecare tabără poate face declarația { $row } cel mult { $times } dată într-o donă.
                [few] Fiecare tabără poate face declarația { $row } de cel mult { $times } ori într-o donă.
               *[other] Fiecare tabără poate face declarația { $row } de cel mult { $times } de ori într-o donă.
            }
       *[table]
            { $times ->
                [one] Toți jucătorii la un loc pot face declarația { $row } cel mult { $times } dată într-o donă.
                [few] Toți jucătorii la un loc pot face declarația { $row } de cel mult { $times } ori într-o donă.
               *[other] Toți jucătorii la un loc pot face declarația { $row } de cel mult { $times } de ori într-o donă.
            }
    }
# source: e0e63ffe
auction-bid-must = Cât timp niciun anunț nu este în vigoare, nu este permis { FORM($seats, case: "dat", list: "or") } să spună pas dacă poate face declarația { $row }.
# source: 86e8b858
auction-bid-turned-to =
    { $value ->
        [nobody] Când declarația { $row } devine contract, cartea întoarsă nu o ia nimeni: rămâne pe masă.
        [taker] Când declarația { $row } devine contract, cartea întoarsă o ia declarantul.
        [partner] Când declarația { $row } devine contract, cartea întoarsă o ia partenerul declarantului.
        [dealer] Când declarația { $row } devine contract, cartea întoarsă o ia dealerul.
       *[eldest] Când declarația { $row } devine contract, cartea întoarsă o ia jucătorul de după dealer.
    }
# source: 85e92fb7
auction-bid-offer =
    { $value ->
        [none] Declarația { $row } este un anunț, nu o ofertă.
       *[annul] Declarația { $row } este și o ofertă de a anula dona: jucătorul următor fie acceptă pe loc, și dona este nulă, fie refuză, și anunțul rămâne în vigoare.
    }

## auction.doubling

# source: 68bae97f
auction-doubling-none = Nu există dublare.
# source: fab82c8d
auction-levels = Un anunț este nedublat când se face, iar fiecare dublare îl ridică cu un nivel.
# source: e8661008
auction-double =
    { $level ->
        [1] Declarația { $row } dublează un anunț (nivelul { $level }).
        [2] Declarația { $row } redublează un anunț dublat (nivelul { $level }).
       *[other] Declarația { $row } ridică un anunț cu încă un nivel (la nivelul { $level }).
    }
# source: 8b036350
auction-double-by =
    { $value ->
        [defenders] Declarația { $row } este permisă fiecărui jucător dintr-o tabără care nu are anunțul.
        [takers] Declarația { $row } este permisă fiecărui jucător din tabăra care are anunțul.
        [taker] Declarația { $row } este permisă numai celui care a făcut anunțul.
       *[doubler] Declarația { $row } este permisă jucătorului care a dublat primul.
    }
# source: 204fa909
auction-double-when =
    { $value ->
        [in_turn] Declarația { $row } se face când îi vine rândul jucătorului.
        [any_time] Declarația { $row } poate fi făcută în orice moment al licitației, și peste rând.
        [after_bids] Declarația { $row } se face când îi vine rândul jucătorului, după ce s-au încheiat anunțurile.
        [until_lead] Declarația { $row } poate fi făcută în orice moment până se joacă prima carte, și peste rând.
       *[by_passing] Declarația { $row } se face fără cuvinte: pasul unui jucător care ar putea să o facă este această declarație.
    }
# source: e86e16a4
auction-double-of =
    { $every ->
        [yes] Declarația { $row } poate fi făcută orice ar numi anunțul.
       *[no] Declarația { $row } poate fi făcută dacă anunțul numește { FORM($of, case: "acc", list: "or") }.
    }
# source: 54229eca
auction-amount-number = { $number }
# source: 386c2aab
auction-amount-name = { FORM($name, case: "acc") }
# source: 377df39b
auction-double-except =
    { COUNT($amounts) ->
        [0] Declarația { $row } poate fi făcută oricare ar fi suma anunțului.
       *[other] Declarația { $row } nu poate fi făcută împotriva unui anunț de { LIST($amounts, style: "or") }.
    }
# source: f742278e
auction-double-bids-after =
    { $value ->
        [open]
            { $target ->
                [standing] După declarația { $row } mai pot urma anunțuri, iar un anunț o șterge.
               *[any_bid] După declarația { $row } mai pot urma anunțuri, iar ea rămâne totuși în vigoare.
            }
       *[closed] După declarația { $row } nu mai poate urma niciun anunț.
    }
# source: b046153e
auction-double-target =
    { $value ->
        [standing] Declarația { $row } se face asupra anunțului în vigoare.
       *[any_bid] Declarația { $row } poate fi făcută asupra oricărui anunț din licitație, nu numai asupra celui în vigoare; contractul este atunci primul anunț care a fost dublat.
    }
# source: 237f389b
auction-double-manner =
    { COUNT($manners) ->
        [1] Declarația { $row } se spune într-un singur fel: { FORM($manners) }.
       *[other] Jucătorul alege cum spune declarația { $row }: { FORM($manners, list: "or") }.
    }
# source: 24072c6b
auction-double-score =
    { $own ->
        [one] Declarația { $row } este permisă numai unei tabere care are cel mult { $own } punct în partidă, în timp ce cealaltă are cel puțin { $other }.
        [few] Declarația { $row } este permisă numai unei tabere care are cel mult { $own } puncte în partidă, în timp ce cealaltă are cel puțin { $other }.
       *[other] Declarația { $row } este permisă numai unei tabere care are cel mult { $own } de puncte în partidă, în timp ce cealaltă are cel puțin { $other }.
    }

## auction.annul

# source: 980e676f
auction-annul-none = Nimeni nu poate anula o donă.
# source: 24f25e67
auction-annul =
    { $when ->
        [before_calls] Declarația { $row } anulează dona; se face înainte să fi vorbit cineva, și peste rând.
        [in_turn] Declarația { $row } anulează dona; se face când îi vine rândul jucătorului la licitație.
       *[after_deal] Declarația { $row } anulează dona; se face după ce s-au împărțit toate cărțile și înainte să înceapă prima levată, și peste rând.
    }
# source: b41c2cbe
auction-annulled = Când o donă este anulată nu se scrie nimic.
# source: b54e40ff
auction-annul-hand-any = Declarația { $row } poate fi făcută cu orice mână.
# source: 190c2f41
auction-annul-hand-points =
    { $points ->
        [one] Declarația { $row } poate fi făcută cu o mână ale cărei cărți valorează cel mult { $points } punct, socotite ca la anunțul în vigoare; cât timp nu este niciunul, fiecare culoare se socotește simplă, cu valeții ei cu tot.
        [few] Declarația { $row } poate fi făcută cu o mână ale cărei cărți valorează cel mult { $points } puncte, socotite ca la anunțul în vigoare; cât timp nu este niciunul, fiecare culoare se socotește simplă, cu valeții ei cu tot.
       *[other] Declarația { $row } poate fi făcută cu o mână ale cărei cărți valorează cel mult { $points } de puncte, socotite ca la anunțul în vigoare; cât timp nu este niciunul, fiecare culoare se socotește simplă, cu valeții ei cu tot.
    }
# source: 5e3f4557
auction-annul-hand-only = Declarația { $row } poate fi făcută cu o mână în care fiecare carte este { FORM($ranks, list: "or") }.
# source: d3994193
auction-annul-hand-four-of = Declarația { $row } poate fi făcută cu o mână care are { FORM($rank, case: "four") }.
# source: 5ce4ae34
auction-annul-dealer =
    { $value ->
        [same] După declarația { $row } împarte din nou același dealer.
       *[next] După declarația { $row } împarte jucătorul următor la rând.
    }

## auction.idle, auction.all-pass

# source: 67e75904
auction-idle =
    { $value ->
        [skipped] Un jucător care ar putea spune numai pas nu este întrebat.
       *[speaks] Un jucător care ar putea spune numai pas este totuși întrebat și spune pas.
    }
# source: a44a691e
auction-all-pass-deal =
    { $value ->
        [turned] Atu este culoarea cărții întoarse.
        [void]
            { $rounds ->
                [one] Dacă nimeni nu face un anunț, dona este nulă și nu se scrie nimic.
               *[several] Dacă nimeni nu face un anunț în ultimul tur, dona este nulă și nu se scrie nimic.
            }
        [cannot]
            { $rounds ->
                [one] Nu se poate întâmpla ca nimeni să nu facă un anunț, pentru că un jucător este obligat să facă unul.
               *[several] Nu se poate întâmpla ca nimeni să nu facă un anunț în ultimul tur, pentru că un jucător este obligat să facă unul.
            }
       *[played]
            { $rounds ->
                [one] Dacă nimeni nu face un anunț, dona se joacă având ca atu culoarea cărții întoarse.
               *[several] Dacă nimeni nu face un anunț în ultimul tur, dona se joacă având ca atu culoarea cărții întoarse.
            }
    }
# source: f0c017d6
auction-all-pass-taker =
    { $value ->
        [nobody] Într-o donă jucată după ce toți au spus pas, nimeni nu este declarant.
        [dealer] Într-o donă jucată după ce toți au spus pas, declarant este dealerul.
       *[eldest] Într-o donă jucată după ce toți au spus pas, declarant este jucătorul de după dealer.
    }
# source: e4195400
auction-all-pass-turned-to =
    { $value ->
        [nobody] Într-o donă jucată după ce toți au spus pas, cartea întoarsă nu o ia nimeni.
        [taker] Într-o donă jucată după ce toți au spus pas, cartea întoarsă o ia declarantul.
        [dealer] Într-o donă jucată după ce toți au spus pas, cartea întoarsă o ia dealerul.
       *[eldest] Într-o donă jucată după ce toți au spus pas, cartea întoarsă o ia jucătorul de după dealer.
    }

### The words of the book, for who does not know them.

# source: d1e6a123
word =
    { $name ->
        [trick] levată
        [trump] atu
        [plain-suit] culoare simplă
        [follow] a răspunde la culoare
        [ruff] a tăia
        [hold] a ține levata
        [void] donă nulă
        [taker] declarant
        [contract] contract
        [card-points] puncte din cărți
        [capot] capot
        [run] suită
        [square] careu
        [belote] bella
        [level] nivel
        [hang] a rămâne suspendat
        [mark] semn
        [packet] porție
        [order-of-play] ordinea jocului
        [natural-order] ordinea firească
        [side] tabără
        [standing-bid] anunțul în vigoare
        [discard] a defosa
        [points] puncte
        [target] țintă
        [misdeal] împărțire greșită
        [thrown-in] donă anulată
        [doubling] dublare
        [factor] factor
        [remainder] rest
        [kitty] talon
        [stock] cărți neîmpărțite
        [declaration] combinație
        [turned-card] carte întoarsă
       *[step] etapă
    }
# source: 5d371541
word-meaning =
    { $name ->
        [trick] câte o carte de la fiecare jucător; cea mai bună le câștigă pe toate
        [trump] culoarea numită la licitație, ale cărei cărți le bat pe cele din toate celelalte culori
        [plain-suit] orice culoare care nu este atu
        [follow] a juca o carte din culoarea cu care a început levata
        [ruff] a juca atu când levata a început cu altă culoare; a supratăia înseamnă a juca un atu mai mare decât unul deja jucat
        [hold] a fi jucat cea mai bună carte din levată până în acel moment
        [void] o donă care nu contează și la care se renunță
        [taker] jucătorul al cărui anunț a devenit contract; tabăra lui sunt declaranții, ceilalți sunt apărătorii
        [contract] ce este atu într-o donă, împreună cu ce s-a promis pentru asta
        [card-points]
            { COUNT($heaps) ->
                [0] cât valorează cărțile din levatele unei tabere, cu ultima levată și cu bonusul pentru toate levatele
               *[other] cât valorează cărțile din levatele unei tabere, cu ultima levată și cu bonusul pentru toate levatele; aceeași unitate este folosită și pentru { FORM($heaps) }
            }
        [capot] toate levatele unei done luate de o singură tabără
        [run] trei sau mai multe cărți de o culoare care urmează una după alta în ordinea firească
        [square] toate cele patru cărți de același rang
        [belote] riga și dama de atu în aceeași mână
        [level] de câte ori a fost dublat un anunț: 1 dublat, 2 redublat și așa mai departe
        [hang] a fi păstrat, după o egalitate, pentru o donă următoare
        [mark] o însemnare în dreptul unei tabere, care o costă puncte când se adună destule
        [packet] cărțile pe care un jucător le primește dintr-odată la împărțire
        [order-of-play] ordinea în care jucătorii primesc cărți, vorbesc și joacă: în jurul mesei, în sensul numit mai sus, începând cu jucătorul de după dealer
        [natural-order] ordinea rangurilor după care se citesc suitele, oricât ar valora cărțile în joc
        [side] jucătorii care au punctele împreună sau un jucător care scrie singur
        [standing-bid] ultimul anunț care s-a făcut
        [discard] a juca o carte care nu este nici din culoarea cu care a început levata, nici atu
        [points] ce se scrie pe foaia de scor și contează în partidă
        [target] numărul de puncte care câștigă partida
        [misdeal] o donă în care unele cărți s-au împărțit greșit sau s-au văzut
        [thrown-in] o donă la care se renunță de drept, pentru mâna pe care o are un jucător sau prin înțelegere
        [doubling] o declarație împotriva unui anunț, care pune în joc mai multe puncte; redublarea este răspunsul la ea
        [factor] numărul cu care se înmulțesc punctele, după câte ori a fost dublat anunțul
        [factor-alone] numărul cu care se înmulțesc punctele
        [remainder] ce rămâne când punctele din cărți se împart la numărul la care se rotunjesc
        [kitty] cărți puse deoparte la împărțire pentru declarant
        [stock] cărțile pachetului pe care nu le-a primit nimeni
        [declaration] o suită sau un careu care aduce puncte
        [turned-card] cartea arătată tuturor înainte de licitație; culoarea ei este prima care poate fi luată
       *[step] o parte a donei, în ordinea în care se fac
    }

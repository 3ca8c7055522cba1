### The words of the book, for who does not know them.

# source: 521f0e84
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
        [turned-card] carte întoarsă
       *[step] etapă
    }
# source: 134ba503
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
        [card-points] unitatea în care se numără cărțile, combinațiile și anunțurile înainte de a se scrie ceva
        [capot] toate levatele unei done luate de o singură tabără
        [run] trei sau mai multe cărți de o culoare care urmează una după alta în ordinea firească
        [square] toate cele patru cărți de același rang
        [belote] riga și dama de atu în aceeași mână
        [level] de câte ori a fost dublat un anunț: 1 dublat, 2 redublat și așa mai departe
        [hang] a fi păstrat, după o egalitate, pentru o donă următoare
        [mark] o însemnare în dreptul unei tabere, care o costă puncte când se adună destule
        [turned-card] cartea arătată tuturor înainte de licitație; culoarea ei este prima care poate fi luată
       *[step] o parte a donei, în ordinea în care se fac
    }

### The words of the site in Romanian.

site-name = Belot
site-about = Familia jocurilor de belot: o singură descriere exactă, care poate fi executată și verificată.

title-start = Început
title-variants = Reguli
title-compare = Comparații
title-words = Cuvinte
title-search = Căutare
title-playground = Atelier
title-english-learn = Manual (în engleză)
title-english-reference = Referință (în engleză)

start-lead =
    Belotul se joacă din Québec până la Riad, după reguli care se schimbă de la un oraș la altul. Aici fiecare masă are
    regulamentul ei, iar aceleași reguli se și execută: împart, arbitrează, numără și spun de ce.
start-read = Citiți regulile mesei la care jucați
start-read-more =
    { $number ->
        [one] { $number } regulament
        [few] { $number } regulamente
       *[other] { $number } de regulamente
    } cu surse, desene și exemple jucate până la capăt.
start-settle = Rezolvați o dispută
start-settle-more = Introduceți levata sau punctele: ce cărți se pot juca, cât valorează dona și ce regulă o spune.
start-check = Verificați un program
start-check-more =
    { $number ->
        [one] { $number } donă înregistrată pune la încercare
        [few] { $number } done înregistrate pun la încercare
       *[other] { $number } de done înregistrate pun la încercare
    } orice program, în orice limbaj, regulă cu regulă; ce se așteaptă de la el scrie în specificație.
start-declare = Scrieți-vă propriile reguli
start-declare-more = Porniți de la varianta cea mai apropiată și schimbați ce se joacă altfel la voi.
start-which = Ce joc jucăm?
start-which-more = Câteva întrebări găsesc varianta pe care o știți sub alt nume.
start-compare-more = Prin ce se deosebesc două mese, cu cea mai mică donă care o arată.
start-words-more = Culori, cărți, declarații și anunțuri, așa cum se spun.

variants-lead = Câte un regulament pentru fiecare variantă, după țările în care se joacă.
variants-more =
    { $number ->
        [one] { $number } regulă a casei
        [few] { $number } reguli ale casei
       *[other] { $number } de reguli ale casei
    }
without-saying = Ce se înțelege de la sine
play-example = Jucați acest exemplu
play-score = Calculați punctajul unei done
play-edit = Schimbați o regulă și încercați-o
compare-with =
    { $number ->
        [one] { $number } comparație
        [few] { $number } comparații
       *[other] { $number } de comparații
    } cu variante vecine

compare-lead = Două mese alături: fiecare variantă cu cea din care provine și cu cele vecine. Oricare alte două pot fi comparate în atelier.
compare-title = { $left } și { $right }
compare-differ =
    { $number ->
        [one] Diferă { $number } regulă
        [few] Diferă { $number } reguli
       *[other] Diferă { $number } de reguli
    }; { $equal ->
        [one] { $equal } propoziție este aceeași în amândouă.
        [few] { $equal } propoziții sunt aceleași în amândouă.
       *[other] { $equal } de propoziții sunt aceleași în amândouă.
    }
compare-none = Nimic din ce se spune nu diferă.
compare-witness = Unde se despart prima dată
compare-witness-more = Cea mai mică donă găsită în care arată lucruri diferite.
compare-shows = { $table } arată aceasta:
in-english = în engleză
compare-allowed = Este permis.
compare-shows-nothing = Nimic mai mult.
compare-open = Deschideți-le pe amândouă în atelier
compare-nothing = Despre aceasta nu se spune nimic.
compare-no-exception = Nu există excepție: ce este valabil în rest este valabil și aici.
compare-without-saying = Se înțelege de la sine: nicio sursă nu spune altceva.

words-lead = Cuvintele cu care vorbesc regulamentele în română, în toate formele în care apar, și paginile din care sunt luate.
words-word = Cuvânt
words-forms = Forme
words-pages = Pagini
words-family =
    { $family ->
        [suits] Culori
        [german_suits] Culori germane
        [ranks] Cărți
        [contracts] Contracte
        [denominations] Ce poate fi atu
        [calls] Ce se spune
        [roles] Roluri
        [seats] Locuri
        [sides] Tabere
        [positions] Locuri la rând
        [amounts] Anunțuri cu nume
        [heaps] Ce contează
        [manners] Cum se joacă un contract
        [marks] Semne pe foaie
       *[other] { $family }
    }

search-label = Caută
search-none = Nu s-a găsit nimic pentru „{ $words }”.
search-found =
    { $number ->
        [one] { $number } pagină
        [few] { $number } pagini
       *[other] { $number } de pagini
    } pentru „{ $words }”
search-script = Căutarea are nevoie de JavaScript. Listele de reguli și de cuvinte se pot citi și fără el.
search-more = Mai multe

lost-title = Nu există o astfel de pagină
lost-more = Pagina de început duce oriunde.

scheme-light = Culori deschise
scheme-dark = Culori închise
scheme-auto = Culorile dispozitivului

### The frame of the book: headings, house rules, sources.

# source: 9a5a81e1
book-heading =
    { $part ->
        [equipment] Jucători și cărți
        [deal] Împărțirea
        [auction] Licitația
        [declarations] Combinații
        [belote] Bella
        [melds] Combinații în levată
        [play] Jocul
        [scoring] Punctajul donei
        [match] Partida
        [irregularities] Abateri
        [introduction] Introducere
        [calls] Ce se spune
        [tournament] Turnee
        [options] Reguli ale casei și alte interpretări
        [notes] Note
        [sources] Surse
        [glossary] Cuvinte
       *[examples] Exemple
    }
# source: a92f1db9
book-example = Exemplu: { $title }.
# source: a835edbf
book-answers = Atunci:
# source: 37ccbba1
book-answer-at = { $place }: { $answers }
# source: 3fe1cabb
book-word = { $word }: { $meaning }
# source: 7284edc3
option-instead = { $after } (În loc de: { $before })
# source: 8afb8599
option-added = { $after }
# source: cf8fbb68
option-gone = Nu mai este valabil: { $before }
# source: f91cf600
option-nothing = Nu schimbă nicio propoziție din această carte.
# source: c36932b0
option-unfit = Nu poate fi aleasă singură.
# source: 01909380
book-excludes = Nu împreună cu: { $options }.
# source: e6d43952
book-editorial = Această interpretare aparține descrierii de față: { $reason }
# source: 40596a62
book-untranslated =
    { $number ->
        [one] { $number } propoziție din { $total } nu a fost tradusă și apare în engleză.
        [few] { $number } propoziții din { $total } nu au fost traduse și apar în engleză.
       *[other] { $number } de propoziții din { $total } nu au fost traduse și apar în engleză.
    }
# source: 1be6aa64
book-untranslated-notes =
    { $number ->
        [one] { $number } titlu, notă sau motiv nu a fost tradus și apare în limba în care a fost scris.
        [few] { $number } titluri, note și motive nu au fost traduse și apar în limba în care au fost scrise.
       *[other] { $number } de titluri, note și motive nu au fost traduse și apar în limba în care au fost scrise.
    }
# source: b3193cbd
book-clauses = Cuvintele dintre paranteze sunt numele articolelor din specificație pe care se sprijină o propoziție.
# source: 4c3dd332
book-example-checked = Fiecare exemplu este o donă înregistrată, care a fost jucată după regulile acestei cărți când cartea a fost făcută.
# source: 313133c7
book-unread = Această traducere nu a fost citită încă de un vorbitor nativ.

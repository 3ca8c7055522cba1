### The frame of the book: headings, house rules, sources.

# source: 9a5a81e1
book-heading =
    { $part ->
        [equipment] Igrači i karte
        [deal] Dijeljenje
        [auction] Licitacija
        [declarations] Zvanja
        [belote] Bela
        [melds] Kombinacije u štihu
        [play] Igra
        [scoring] Bodovanje dijeljenja
        [match] Partija
        [irregularities] Nepravilnosti
        [introduction] Uvod
        [calls] Što se govori
        [tournament] Turniri
        [options] Kućna pravila i druga tumačenja
        [notes] Napomene
        [sources] Izvori
        [glossary] Riječi
       *[examples] Primjeri
    }
# source: a92f1db9
book-example = Primjer: { $title }.
# source: a835edbf
book-answers = Tada:
# source: 37ccbba1
book-answer-at = { $place }: { $answers }
# source: 3fe1cabb
book-word = { $word }: { $meaning }
# source: 7284edc3
option-instead = { $after } (Umjesto: { $before })
# source: 8afb8599
option-added = { $after }
# source: cf8fbb68
option-gone = Otpada: { $before }
# source: f91cf600
option-nothing = Ne mijenja nijednu rečenicu ove knjige.
# source: c36932b0
option-unfit = Ne može se odabrati zasebno.
# source: 01909380
book-excludes = Ne zajedno s: { $options }.
# source: e6d43952
book-editorial = Tako tumači sam ovaj opis: { $reason }
# source: 40596a62
book-untranslated =
    { $number ->
        [one] { $number } rečenica od { $total } nije prevedena i stoji na engleskom.
        [few] { $number } rečenice od { $total } nisu prevedene i stoje na engleskom.
       *[other] { $number } rečenica od { $total } nije prevedeno i stoji na engleskom.
    }
# source: 1be6aa64
book-untranslated-notes =
    { $number ->
        [one] { $number } naslov, napomena ili obrazloženje nije prevedeno i stoji na jeziku na kojem je napisano.
        [few] { $number } naslova, napomene ili obrazloženja nisu prevedena i stoje na jeziku na kojem su napisana.
       *[other] { $number } naslova, napomena i obrazloženja nije prevedeno i stoji na jeziku na kojem je napisano.
    }
# source: b3193cbd
book-clauses = Riječi u zagradama imenuju odredbe specifikacije na kojima se rečenica temelji.
# source: 4c3dd332
book-example-checked = Svaki je primjer zabilježeno dijeljenje koje je pri izradi ove knjige odigrano po njezinim pravilima.
# source: 313133c7
book-unread = Ovaj prijevod još nije pročitao izvorni govornik.

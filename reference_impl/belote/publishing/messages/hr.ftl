### Što kažu tiskana knjiga i stranice kluba osim pravila.

contents = Sadržaj
edition = { $variant }, izdanje { $revision }, pravila { $digest }

site-book = Pravila
site-summary = Ukratko
site-sheet = List za upisivanje
site-changes = Što se promijenilo
site-pdf = PDF
site-pages = Stranice
site-languages = Jezici
site-skip = Na tekst
missing-title = Stranica nije pronađena
missing-text = Ovdje nema takve stranice.
missing-home = Na pravila

summary-values = Koliko vrijede karte
summary-rest = Ova je stranica sažetak. Vrijedi knjiga pravila.
values-trump = adut
values-plain = ostale boje
values-every = { FORM($contract) }

sheet-number = Br.
sheet-contract = Igra
sheet-factor = Faktor
sheet-taker = Zove
sheet-cards = Karte
sheet-declarations = Zvanja
sheet-melds = Kombinacije
sheet-belote = Bela
sheet-worth = Ponuda
sheet-hanging = Visi
sheet-marks = Oznake
sheet-written = Upisano
sheet-total = Ukupno
sheet-side = Strana { $number }
sheet-player = Igrač { $number }
sheet-date = Datum
sheet-place = Mjesto
sheet-signed = Potpisi

changes-between = Izdanje { $new } uz izdanje { $old }
changes-count =
    { $number ->
        [0] Nijedno se pravilo nije promijenilo.
        [one] Promijenilo se { $number } pravilo.
        [few] Promijenila su se { $number } pravila.
       *[other] Promijenilo se { $number } pravila.
    }
changes-before = Prije
changes-now = Sada
changes-silent = O tome se ništa ne kaže.
changes-same = Nema iznimke: što inače vrijedi, vrijedi i ovdje.
changes-own = Našim riječima

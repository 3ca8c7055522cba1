### The words of the site in Croatian.

site-name = Belot
site-about = Obitelj igara belota: jedan točan opis koji se može izvoditi i provjeriti.

title-start = Početak
title-variants = Pravila
title-compare = Usporedbe
title-words = Riječi
title-search = Pretraga
title-playground = Radionica
title-english-learn = Udžbenik (na engleskom)
title-english-reference = Priručnik (na engleskom)

start-lead =
    Belot se od Quebeca do Rijada igra po pravilima koja se mijenjaju od grada do grada. Ovdje svaki stol ima svoju knjigu
    pravila, a ta se ista pravila i izvode: dijele, sude, broje i kažu zašto.
start-read = Pročitajte pravila svojeg stola
start-read-more =
    { $number ->
        [one] { $number } knjiga pravila
        [few] { $number } knjige pravila
       *[other] { $number } knjiga pravila
    } s izvorima, crtežima i odigranim primjerima.
start-settle = Riješite spor
start-settle-more = Unesite štih ili bodove: koje se karte smiju odigrati, koliko dijeljenje vrijedi i koje pravilo to kaže.
start-check = Provjerite program
start-check-more =
    { $number ->
        [one] { $number } zabilježeno dijeljenje ispituje
        [few] { $number } zabilježena dijeljenja ispituju
       *[other] { $number } zabilježenih dijeljenja ispituje
    } svaki program, na bilo kojem jeziku, pravilo po pravilo; što se očekuje, piše u specifikaciji.
start-declare = Zapišite vlastita pravila
start-declare-more = Počnite od najbliže varijante i promijenite ono što se kod vas igra drukčije.
start-which = Koju igru igramo?
start-which-more = Nekoliko pitanja pronalazi varijantu koju znate pod drugim imenom.
start-compare-more = Po čemu se razlikuju dva stola, s najmanjim dijeljenjem koje to pokazuje.
start-words-more = Boje, karte, pozivi i ponude, onako kako se govore.

variants-lead = Knjiga pravila za svaku varijantu, po zemljama u kojima se igra.
variants-more =
    { $number ->
        [one] { $number } kućno pravilo
        [few] { $number } kućna pravila
       *[other] { $number } kućnih pravila
    }
without-saying = Što se podrazumijeva
play-example = Odigrajte ovaj primjer
play-score = Izračunajte bodove dijeljenja
play-edit = Promijenite pravilo i isprobajte ga
compare-with =
    { $number ->
        [one] { $number } usporedba
        [few] { $number } usporedbe
       *[other] { $number } usporedbi
    } sa susjednim varijantama

compare-lead = Dva stola jedan uz drugi: svaka varijanta s onom od koje polazi i sa susjednima. Bilo koje druge dvije mogu se usporediti u radionici.
compare-title = { $left } i { $right }
compare-differ =
    { $number ->
        [one] Razlikuje se { $number } pravilo
        [few] Razlikuju se { $number } pravila
       *[other] Razlikuje se { $number } pravila
    }; { $equal ->
        [one] { $equal } rečenica u objema glasi isto.
        [few] { $equal } rečenice u objema glase isto.
       *[other] { $equal } rečenica u objema glasi isto.
    }
compare-none = Ništa od onoga što je rečeno ne razlikuje se.
compare-witness = Gdje se prvi put razilaze
compare-witness-more = Najmanje pronađeno dijeljenje u kojem pokazuju različito.
compare-shows = { $table } pokazuje ovo:
in-english = na engleskom
compare-allowed = To je dopušteno.
compare-shows-nothing = Ništa više.
compare-open = Otvorite obje u radionici
compare-nothing = O tome nije rečeno ništa.
compare-no-exception = Iznimke nema: što inače vrijedi, vrijedi i ovdje.
compare-without-saying = To se podrazumijeva: nijedan izvor ne kaže drukčije.

words-lead = Riječi kojima knjige pravila govore na hrvatskom, u svim oblicima u kojima se javljaju, i stranice s kojih su uzete.
words-word = Riječ
words-forms = Oblici
words-pages = Stranice
words-family =
    { $family ->
        [suits] Boje
        [german_suits] Boje mađarica
        [ranks] Karte
        [contracts] Kontrakti
        [denominations] Što može biti adut
        [calls] Što se govori
        [roles] Uloge
        [seats] Mjesta
        [sides] Strane
        [positions] Mjesta po redu
        [amounts] Ponude s imenom
        [heaps] Što se broji
        [manners] Kako se igra kontrakt
        [marks] Oznake u zapisu
       *[other] { $family }
    }

search-label = Traži
search-none = Za „{ $words }” nije pronađeno ništa.
search-found =
    { $number ->
        [one] { $number } stranica
        [few] { $number } stranice
       *[other] { $number } stranica
    } za „{ $words }”
search-script = Za pretragu je potreban JavaScript. Popisi pravila i riječi mogu se čitati i bez njega.
search-more = Još

lost-title = Takve stranice nema
lost-more = Početna stranica vodi posvuda.

scheme-light = Svijetle boje
scheme-dark = Tamne boje
scheme-auto = Boje kao na uređaju

### Leads, and what must be played to a trick.

## play.lead

# source: 0f1c8499
play-lead =
    { $barred ->
        [no] Tko otvara štih, smije ga otvoriti bilo kojom kartom.
       *[yes] Tko otvara štih, smije ga otvoriti bilo kojom kartom osim adutom kojim ga ne smije otvoriti.
    }
# source: 82355c91
play-lead-first =
    { $value ->
        [eldest] Prvi štih otvara igrač nakon djelitelja.
       *[taker] Prvi štih otvara zvač.
    }
# source: b5f204ec
play-lead-trump =
    { $value ->
        [free] Štih se u svakom trenutku može otvoriti adutom.
        [not_while_closed] Dok vrijedi zatvorena kontra, nitko ne smije otvoriti štih adutom, osim onoga tko u ruci ima samo adute.
       *[not_before_taker] Dok zvač ne odigra adut, nitko drugi ne smije otvoriti štih adutom, osim onoga tko u ruci ima samo adute.
    }
# source: fd65748d
play-never-forced =
    { COUNT($ranks) ->
        [0] Nijedna karta adutske boje nije izuzeta od dužnosti pri igranju.
       *[other] Igrač koji bi dužnost mogao ispuniti samo kartom kao što je { FORM($ranks, case: "trump", list: "or") } smije umjesto nje odigrati bilo koju kartu.
    }

## What holds at every table: play.turn, play.best-card, play.winner, play.situation

# source: e199285b
play-trick = Svi redom bacaju po jednu kartu u štih; nosi ga najviša karta boje kojom je otvoren, osim ako je jedna boja adut i adut je bačen: tada ga nosi najviši adut. Tko odnese štih, otvara sljedeći.
# source: dc60b8f2
play-higher = Od dviju karata iste boje viša je ona koja je u redoslijedu te boje navedena prije; bodovi ne odlučuju.
# source: 8cc7d4a7
play-holds = Štih drži igrač čija je karta dosad najbolja.
# source: cefb2815
play-partner =
    { $sides ->
        [partners] Za dužnost je važno tko dosad drži štih: suigrač ili protivnik; suigrač koji još nije bacio kartu ne računa se.
        [alone] Svi su drugi igrači protivnici: nitko nema suigrača.
       *[taker_against_rest] Igrači protiv zvača međusobno su suigrači, a zvač ima samo protivnike; za dužnost je važno tko dosad drži štih.
    }
# source: 261d9e7f
play-free = Igrač koji nema nijednu kartu boje kojom je štih otvoren smije baciti bilo koju kartu, osim ako neko od ovih pravila kaže drukčije.

## Parts of the sentences below: what the player has to do.

# source: 4d364772
play-duty-follow =
    { $value ->
        [any] mora baciti bilo koju kartu te boje
        [beat] mora ići preko, to jest baciti kartu te boje višu od bačenih, a ako takvu nema, bilo koju kartu te boje
       *[any_or_ruff] mora baciti bilo koju kartu te boje ili sjeći bilo kojim adutom
    }
# source: 2a1b471e
play-duty-follow-ruffed =
    { $value ->
        [any] mora baciti bilo koju kartu te boje
        [beat] mora baciti kartu te boje višu od bačenih karata te boje, a ako takvu nema, bilo koju kartu te boje
       *[any_or_ruff] mora baciti bilo koju kartu te boje ili nadsjeći višim adutom
    }
# source: 732ecd13
play-duty-void =
    { $value ->
        [free] smije baciti bilo koju kartu
       *[ruff] mora baciti adut, a ako ga nema, bilo koju kartu
    }
# source: 9148b118
play-duty-ruffed =
    { $value ->
        [free] smije baciti bilo koju kartu
        [ruff] mora baciti adut bilo koje visine, a ako nema aduta, bilo koju kartu
        [over_else_ruff] mora baciti viši adut; ako takav nema, niži adut; a ako uopće nema aduta, bilo koju kartu
        [over_else_free] mora baciti viši adut, a ako takav nema, bilo koju kartu
        [over_else_discard] mora baciti viši adut; ako takav nema, kartu koja nije adut; a ako ima samo niže adute, jedan od njih
        [no_under] smije baciti viši adut ili kartu koja nije adut, a niži adut samo ako u ruci nema ništa drugo
        [under_if_only_trumps] smije baciti viši adut ili kartu koja nije adut; ako ima samo adute, bilo koji od njih
       *[under_if_cannot_over] smije baciti bilo koju kartu, ali ne niži adut dok ima viši
    }

## play.follow-trump

# source: 719a624c
play-suit-follow-trump-opponent = Kad je štih otvoren adutom i drži ga protivnik, igrač koji ima adut { play-duty-follow }.
# source: b3a3478b
play-suit-follow-trump-partner = Kad je štih otvoren adutom i drži ga suigrač, igrač koji ima adut { play-duty-follow }.

## play.follow-plain

# source: cb3f1820
play-suit-follow-plain-opponent = Kad je štih otvoren običnom bojom i protivnik ga drži kartom te boje, igrač koji može odgovoriti na boju { play-duty-follow }.
# source: 48a607ea
play-suit-follow-plain-partner = Kad je štih otvoren običnom bojom i suigrač ga drži kartom te boje, igrač koji može odgovoriti na boju { play-duty-follow }.
# source: 8fa526f1
play-suit-follow-plain-opponent-ruffed = Kad je štih otvoren običnom bojom i protivnik ga drži adutom, igrač koji može odgovoriti na boju { play-duty-follow-ruffed }.
# source: 04770433
play-suit-follow-plain-partner-ruffed = Kad je štih otvoren običnom bojom i suigrač ga drži adutom, igrač koji može odgovoriti na boju { play-duty-follow-ruffed }.

## play.void

# source: aa9ead5c
play-suit-void-opponent = Kad je štih otvoren običnom bojom i protivnik ga drži bez aduta, igrač koji ne može odgovoriti na boju { play-duty-void }.
# source: 41ae2156
play-suit-void-partner = Kad je štih otvoren običnom bojom i suigrač ga drži bez aduta, igrač koji ne može odgovoriti na boju { play-duty-void }.
# source: c805244f
play-suit-void-opponent-ruffed = Kad je štih otvoren običnom bojom i protivnik ga drži adutom, igrač koji ne može odgovoriti na boju { play-duty-ruffed }.
# source: da58d0ae
play-suit-void-partner-ruffed = Kad je štih otvoren običnom bojom i suigrač ga drži adutom, igrač koji ne može odgovoriti na boju { play-duty-ruffed }.

## play.no-trump, play.all-trump

# source: 7a44ea59
play-no-trump-follow-plain-opponent = Kad nijedna boja nije adut i štih drži protivnik, igrač koji može odgovoriti na boju { play-duty-follow }.
# source: 7880d585
play-no-trump-follow-plain-partner = Kad nijedna boja nije adut i štih drži suigrač, igrač koji može odgovoriti na boju { play-duty-follow }.
# source: 2b837c47
play-all-trump-follow-trump-opponent = Kad su sve boje aduti i štih drži protivnik, igrač koji može odgovoriti na boju { play-duty-follow }.
# source: 1eed894c
play-all-trump-follow-trump-partner = Kad su sve boje aduti i štih drži suigrač, igrač koji može odgovoriti na boju { play-duty-follow }.

### Leads, and what must be played to a trick.

## play.lead

# source: 0f1c8499
play-lead =
    { $barred ->
        [no] Cine începe levata poate juca orice carte.
       *[yes] Cine începe levata poate juca orice carte în afară de un atu care este interzis.
    }
# source: 82355c91
play-lead-first =
    { $value ->
        [eldest] Prima levată o începe jucătorul de după dealer.
       *[taker] Prima levată o începe declarantul.
    }
# source: b5f204ec
play-lead-trump =
    { $value ->
        [free] O levată poate fi începută cu atu oricând.
        [not_while_closed] Cât timp este în vigoare o dublare închisă, nimeni nu poate începe o levată cu atu, decât dacă are în mână numai atuuri.
       *[not_before_taker] Până când declarantul nu a jucat un atu, nimeni altcineva nu poate începe o levată cu atu, decât dacă are în mână numai atuuri.
    }
# source: fd65748d
play-never-forced =
    { COUNT($ranks) ->
        [0] Nicio carte din culoarea de atu nu este scutită de obligațiile jocului.
       *[other] Un jucător care și-ar putea îndeplini o obligație numai cu { FORM($ranks, case: "def", list: "or") } de atu poate juca în schimb orice carte.
    }

## What holds at every table: play.turn, play.best-card, play.winner, play.situation

# source: e199285b
play-trick = La fiecare levată toți joacă pe rând câte o carte; o câștigă cea mai mare carte din culoarea cu care a început, afară de cazul când o culoare este atu și s-a jucat un atu: atunci câștigă cel mai mare atu. Câștigătorul începe levata următoare.
# source: dc60b8f2
play-higher = Dintre două cărți de aceeași culoare mai mare este cea numită prima în ordinea acelei culori; punctele nu hotărăsc.
# source: 8cc7d4a7
play-holds = Levata o ține jucătorul a cărui carte este cea mai bună până în acel moment.
# source: cefb2815
play-partner =
    { $sides ->
        [partners] Pentru o obligație contează cine ține levata până în acel moment: partenerul sau un adversar; un partener care nu a jucat încă nu se socotește.
        [alone] Toți ceilalți jucători sunt adversari: nimeni nu are partener.
       *[taker_against_rest] Jucătorii care joacă împotriva declarantului sunt parteneri între ei, iar declarantul are numai adversari; pentru o obligație contează cine ține levata până în acel moment.
    }
# source: 261d9e7f
play-free = Un jucător care nu are nicio carte din culoarea cu care a început levata poate juca orice carte, dacă una dintre aceste reguli nu spune altfel.

## Parts of the sentences below: what the player has to do.

# source: 4d364772
play-duty-follow =
    { $value ->
        [any] trebuie să răspundă cu orice carte din această culoare
        [beat] trebuie să răspundă cu o carte din această culoare mai mare decât cele jucate sau, dacă nu are, cu orice carte din ea
       *[any_or_ruff] trebuie să răspundă cu orice carte din această culoare sau să taie cu orice atu
    }
# source: 2a1b471e
play-duty-follow-ruffed =
    { $value ->
        [any] trebuie să răspundă cu orice carte din această culoare
        [beat] trebuie să răspundă cu o carte din această culoare mai mare decât cele jucate din ea sau, dacă nu are, cu orice carte din ea
       *[any_or_ruff] trebuie să răspundă cu orice carte din această culoare sau să suprataie cu un atu mai mare
    }
# source: 732ecd13
play-duty-void =
    { $value ->
        [free] poate juca orice carte
       *[ruff] trebuie să joace un atu sau, dacă nu are, orice carte
    }
# source: 9148b118
play-duty-ruffed =
    { $value ->
        [free] poate juca orice carte
        [ruff] trebuie să joace un atu, oricât de mare sau de mic, sau, dacă nu are atu, orice carte
        [over_else_ruff] trebuie să joace un atu mai mare; dacă nu are, un atu mai mic; iar dacă nu are niciun atu, orice carte
        [over_else_free] trebuie să joace un atu mai mare sau, dacă nu are, orice carte
        [over_else_discard] trebuie să joace un atu mai mare; dacă nu are, o carte care nu este atu; iar dacă are numai atuuri mai mici, unul dintre ele
        [no_under] poate juca un atu mai mare sau o carte care nu este atu, dar un atu mai mic numai dacă nu are altceva în mână
        [under_if_only_trumps] poate juca un atu mai mare sau o carte care nu este atu; dacă are numai atuuri, pe oricare dintre ele
       *[under_if_cannot_over] poate juca orice carte, dar nu un atu mai mic cât timp are unul mai mare
    }

## play.follow-trump

# source: 719a624c
play-suit-follow-trump-opponent = Când levata începe cu atu și o ține un adversar, un jucător care are atu { play-duty-follow }.
# source: b3a3478b
play-suit-follow-trump-partner = Când levata începe cu atu și o ține partenerul, un jucător care are atu { play-duty-follow }.

## play.follow-plain

# source: cb3f1820
play-suit-follow-plain-opponent = Când levata începe cu o culoare simplă și o ține un adversar cu o carte din ea, un jucător care are culoarea { play-duty-follow }.
# source: 48a607ea
play-suit-follow-plain-partner = Când levata începe cu o culoare simplă și o ține partenerul cu o carte din ea, un jucător care are culoarea { play-duty-follow }.
# source: 8fa526f1
play-suit-follow-plain-opponent-ruffed = Când levata începe cu o culoare simplă și o ține un adversar cu un atu, un jucător care are culoarea { play-duty-follow-ruffed }.
# source: 04770433
play-suit-follow-plain-partner-ruffed = Când levata începe cu o culoare simplă și o ține partenerul cu un atu, un jucător care are culoarea { play-duty-follow-ruffed }.

## play.void

# source: aa9ead5c
play-suit-void-opponent = Când levata începe cu o culoare simplă și o ține un adversar fără atu, un jucător care nu are culoarea { play-duty-void }.
# source: 41ae2156
play-suit-void-partner = Când levata începe cu o culoare simplă și o ține partenerul fără atu, un jucător care nu are culoarea { play-duty-void }.
# source: c805244f
play-suit-void-opponent-ruffed = Când levata începe cu o culoare simplă și o ține un adversar cu un atu, un jucător care nu are culoarea { play-duty-ruffed }.
# source: da58d0ae
play-suit-void-partner-ruffed = Când levata începe cu o culoare simplă și o ține partenerul cu un atu, un jucător care nu are culoarea { play-duty-ruffed }.

## play.no-trump, play.all-trump

# source: 7a44ea59
play-no-trump-follow-plain-opponent = Când nicio culoare nu este atu și levata o ține un adversar, un jucător care are culoarea cu care a început { play-duty-follow }.
# source: 7880d585
play-no-trump-follow-plain-partner = Când nicio culoare nu este atu și levata o ține partenerul, un jucător care are culoarea cu care a început { play-duty-follow }.
# source: 2b837c47
play-all-trump-follow-trump-opponent = Când fiecare culoare este atu și levata o ține un adversar, un jucător care are culoarea cu care a început { play-duty-follow }.
# source: 1eed894c
play-all-trump-follow-trump-partner = Când fiecare culoare este atu și levata o ține partenerul, un jucător care are culoarea cu care a început { play-duty-follow }.

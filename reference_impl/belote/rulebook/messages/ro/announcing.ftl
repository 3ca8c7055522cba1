### Declarations, belote, and melds within tricks. All values are card points.

## declarations.tables, declarations.runs, declarations.squares

# source: 26c4a355
declarations-none = Nu există combinații: suitele și careurile din mână nu valorează nimic.
# source: 1b368ffe
declarations-table-none = La contractul { FORM($contract, case: "of") } nu există combinații.
# source: 3caba2ac
declarations-run =
    { $cards ->
        [one] { $cards } carte { $points }
        [few] { $cards } cărți { $points }
       *[other] { $cards } de cărți { $points }
    }
# source: 83f2de42
declarations-runs =
    { COUNT($runs) ->
        [0] La contractul { FORM($contract, case: "of") } suitele nu sunt combinații.
       *[other]
            { $cut ->
                [yes]
                    { $longest ->
                        [one] La contractul { FORM($contract, case: "of") } o suită valorează după lungimea ei: { LIST($runs, style: "plain") }; dintr-o suită de mai mult de { $longest } carte se ia cea mai mare { $longest }, apoi se privește din nou ce rămâne.
                        [few] La contractul { FORM($contract, case: "of") } o suită valorează după lungimea ei: { LIST($runs, style: "plain") }; dintr-o suită de mai mult de { $longest } cărți se iau cele mai mari { $longest }, apoi se privește din nou ce rămâne.
                       *[other] La contractul { FORM($contract, case: "of") } o suită valorează după lungimea ei: { LIST($runs, style: "plain") }; dintr-o suită de mai mult de { $longest } de cărți se iau cele mai mari { $longest }, apoi se privește din nou ce rămâne.
                    }
               *[no] La contractul { FORM($contract, case: "of") } o suită valorează după lungimea ei: { LIST($runs, style: "plain") }.
            }
    }
# source: 67410354
declarations-squares =
    { COUNT($ranks) ->
        [1] La contractul { FORM($contract, case: "of") } careul de { FORM($ranks, case: "plural", list: "plain") } în aceeași mână valorează { $points }.
       *[other] La contractul { FORM($contract, case: "of") } careul din oricare dintre aceste ranguri în aceeași mână, începând cu cel mai bun, valorează { $points }: { FORM($ranks, case: "plural", list: "plain") }.
    }
# source: f1805ea7
declarations-squares-none = La contractul { FORM($contract, case: "of") } patru cărți de același rang nu sunt o combinație.

## declarations.say, declarations.show and the contest

# source: e67edaec
declarations-say =
    { $value ->
        [automatic] Combinațiile contează fără să fie spuse.
        [before_lead] Combinațiile se spun înainte să se joace prima carte, altfel se pierd.
        [own_first_card] Fiecare jucător își spune combinațiile chiar înainte să joace la prima levată, altfel le pierde.
        [first_trick] Combinațiile pot fi spuse până când prima levată este completă; după aceea se pierd.
       *[two_tricks] Combinațiile pot fi spuse până când a doua levată este completă; după aceea se pierd.
    }
# source: 6d68b57a
declarations-say-if =
    { $value ->
        [always] Orice combinație poate fi spusă.
       *[beats_rivals] O combinație poate fi spusă numai dacă bate tot ce au spus până atunci celelalte tabere.
    }
# source: ac6c5927
declarations-once = Nicio combinație nu poate fi spusă de două ori.
# source: a2852ce7
declarations-said-as =
    { $value ->
        [kind] Cine spune o combinație numește doar felul ei.
        [value] Cine spune o combinație numește doar valoarea ei.
        [kind_and_top] Cine spune o combinație numește felul ei și cartea ei cea mai mare.
       *[cards] Cine spune o combinație numește cărțile ei.
    }
# source: 7e95732f
declarations-shared-card =
    { $value ->
        [allowed]
            { $squares ->
                [no] O suită se spune în toată lungimea ei, niciodată doar o parte.
               *[yes] Aceeași carte poate conta în același timp într-o suită și într-un careu; o suită se spune în toată lungimea ei, niciodată doar o parte.
            }
        [holder_chooses] Aceeași carte nu poate conta în același timp într-o suită și într-un careu; cine o are alege pe care îl spune și poate spune o parte dintr-o suită mai lungă, dar nu două suite care se leagă în aceeași culoare și ar putea fi spuse ca una singură.
       *[most_valuable] Aceeași carte nu poate conta în același timp într-o suită și într-un careu; contează alegerea de cea mai mare valoare și, la valoare egală, cea cu careul.
    }
# source: b04b9c94
declarations-square-and-run =
    { $value ->
        [apart] Suitele se compară cu suite și careurile cu careuri, astfel că o tabără își poate scrie suitele, iar cealaltă careurile.
        [square] Suitele și careurile se compară între ele: mai bună este combinația de valoare mai mare și, la valoare egală, careul.
        [run] Suitele și careurile se compară între ele: mai bună este combinația de valoare mai mare și, la valoare egală, suita.
       *[equal] Suitele și careurile se compară între ele: mai bună este combinația de valoare mai mare și, la valoare egală, niciuna.
    }
# source: 3404a7a7
declarations-runs-by-step =
    { $value ->
        [value] valoarea mai mare
        [length] lungimea mai mare
        [top] cartea din vârf mai mare
       *[trump] culoarea de atu
    }
# source: fa7a6ecb
declarations-runs-by = Dintre două suite mai bună este cea care are { LIST($steps, style: "then") }.
# source: 52aaac50
declarations-tie =
    { $value ->
        [nobody] Când într-o comparație cele mai bune combinații ale celor două tabere sunt egale, niciuna nu scrie nimic în acea comparație.
        [both] Când într-o comparație cele mai bune combinații ale celor două tabere sunt egale, scriu amândouă în acea comparație.
        [earlier_seat] Când într-o comparație cele mai bune combinații ale celor două tabere sunt egale, o câștigă combinația jucătorului care vine primul după dealer.
       *[from_taker] Când într-o comparație cele mai bune combinații ale celor două tabere sunt egale, o câștigă combinația jucătorului care vine primul numărând de la declarant.
    }
# source: 12ea5157
declarations-show =
    { $value ->
        [never] Combinațiile nu se arată.
        [at_once] Combinațiile se arată de îndată ce au fost spuse.
        [second_trick] Combinațiile care câștigă se arată în timpul celei de-a doua levate, altfel se pierd, și contează în locul lor cele pe care le-au bătut.
        [own_second_card] Combinațiile care câștigă se arată chiar înainte ca jucătorul care le are să joace la a doua levată, altfel se pierd, și contează în locul lor cele pe care le-au bătut.
       *[end_of_deal] Combinațiile care câștigă se arată la sfârșitul donei.
    }
# source: 01442711
declarations-false-claim =
    { $value ->
        [refused] O combinație pe care jucătorul nu o are nu poate fi spusă.
        [void] O combinație pe care jucătorul nu o are se socotește nespusă.
       *[to_opponents] Valoarea unei combinații pe care jucătorul nu o are merge la cealaltă tabără.
    }
# source: 85de73e9
declarations-silencing =
    { COUNT($ranks) ->
        [0] Niciun careu nu anulează combinațiile celorlalți.
       *[other] Dacă un jucător are în mână un careu de { FORM($ranks, case: "plural", list: "or") }, în acea donă nu contează nicio combinație.
    }
# source: 65497d1b
declarations-contest = Tabăra cu cea mai bună combinație își scrie toate combinațiile din acea comparație, ale ambilor parteneri, inclusiv pe cele mai mici; nicio altă tabără nu scrie vreuna dintre ale ei. Combinațiile egale ale aceleiași tabere nu se împiedică una pe alta.
# source: 729b5093
declarations-squares-compare = Dintre două careuri mai bun este cel de valoare mai mare și, la aceeași valoare, cel al cărui rang este numit primul mai sus.
# source: 39edc79f
declarations-what = O combinație este o suită sau un careu aflat într-o singură mână când s-au împărțit toate cărțile; cărțile unei suite urmează una după alta în ordinea firească.

## belote

# source: 5fc3da82
belote-none = Riga și dama de atu în aceeași mână nu valorează nimic în plus: nu există bella.
# source: a533154c
belote-points = Bella, adică riga și dama unei culori de atu în aceeași mână, valorează { $value }.
# source: 78082632
belote-in =
    { $value ->
        [none] La contractul { FORM($contract, case: "of") } bella nu contează.
        [one]
            { $kind ->
                [suit] La contractul { FORM($contract, case: "of") } contează bella din culoarea de atu.
               *[other] La contractul { FORM($contract, case: "of") } contează numai prima bella care se completează.
            }
        [each] La contractul { FORM($contract, case: "of") } contează bella din fiecare culoare.
       *[each_unless_discarded] La contractul { FORM($contract, case: "of") } contează bella din fiecare culoare, în afară de cazul când prima dintre cele două cărți ale ei este aruncată pe altă culoare.
    }
# source: 0e3f8484
belote-held =
    { $held ->
        [table] Când se joacă prima dintre cele două cărți, amândouă trebuie să fie în mâna aceluiași jucător sau cu fața în sus înaintea lui.
        [turned] Când se joacă prima dintre cele două cărți, amândouă trebuie să fie în aceeași mână; cartea întoarsă se socotește în mâna jucătorului care a primit-o.
       *[hand] Când se joacă prima dintre cele două cărți, amândouă trebuie să fie în aceeași mână.
    }
# source: 70a7c51f
belote-silence = Nimeni nu este obligat să spună bella: cărțile ei pot fi jucate oricând fără cuvânt.
# source: 9bc6511a
belote-said =
    { $value ->
        [automatic] Bella contează fără să fie spusă.
        [first_card] Bella trebuie spusă cu prima dintre cele două cărți ale ei, altfel se pierde.
        [second_card] Bella trebuie spusă cu a doua dintre cele două cărți ale ei, altfel se pierde.
        [both_cards] Bella trebuie spusă cu fiecare dintre cele două cărți ale ei (în franceză „belote”, apoi „rebelote”), altfel se pierde.
       *[king_then_queen] Bella trebuie spusă cu fiecare dintre cele două cărți ale ei (în franceză „belote”, apoi „rebelote”), riga fiind jucată prima, altfel se pierde.
    }
# source: 3b7cfaff
belote-trick-must-be-won =
    { $value ->
        [yes]
            { $said ->
                [one] Bella contează numai dacă tabăra ei câștigă levata în care este spusă.
               *[several] Bella contează numai dacă tabăra ei câștigă levata în care se joacă cartea care o completează.
            }
       *[no] Bella contează oricine ar câștiga levatele în care se joacă cărțile ei.
    }
# source: 260a0b85
belote-with-run =
    { $value ->
        [apart] Bella contează separat de o suită care cuprinde cărțile ei.
        [joins_three] La o suită de exact 3 atuuri bella se adaugă la suită și se câștigă sau se pierde odată cu ea.
       *[said_by_showing] Bella nu trebuie spusă dacă s-a arătat o suită cu ambele ei cărți.
    }
# source: 05c4c3c8
belote-with-square =
    { $value ->
        [apart] Bella contează separat de un careu care cuprinde una dintre cărțile ei.
       *[excluded] Bella nu contează dacă jucătorul care o are a spus un careu de rigi sau de dame.
    }

## trick-melds

# source: 42b3ce5e
trick-melds = Combinațiile dintre cărțile unei levate contează, la fel ca cele din mână, pentru tabăra care câștigă levata, oricine ar fi jucat cărțile.
# source: a2df4548
trick-melds-runs = Cărțile vecine de o culoare dintr-o levată valorează: { LIST($runs, style: "plain") }.
# source: 8c1b84f0
trick-melds-squares =
    { COUNT($ranks) ->
        [1] Careul de { FORM($ranks, case: "plural", list: "plain") } dintr-o levată valorează { $points }.
       *[other] Careul din oricare dintre aceste ranguri într-o levată valorează { $points }: { FORM($ranks, case: "plural", list: "plain") }.
    }
# source: d843987a
trick-melds-squares-none = Patru cărți de același rang dintr-o levată nu valorează nimic.
# source: 6ba5cac7
trick-melds-king-queen = Riga și dama de atu dintr-o levată valorează { $value }.

### The worked examples: what was given, what happened, and what was observed.

## Cards, calls, contracts

# source: 3bb5801f
card = { FORM($rank) }{ FORM($suit) }
# source: 95cf41b2
amount-number = { $number }
# source: 550de135
bid =
    { $flag ->
        [yes] { FORM($bid) } με την υπόσχεση για όλες τις μπάζες
       *[no] { FORM($bid) }
    }
# source: 618a3761
bid-number =
    { $flag ->
        [yes] { $number } { FORM($bid) } με την υπόσχεση για όλες τις μπάζες
       *[no] { $number } { FORM($bid) }
    }
# source: 55c858d5
bid-name =
    { $flag ->
        [yes] { FORM($name) } { FORM($bid) } με την υπόσχεση για όλες τις μπάζες
       *[no] { FORM($name) } { FORM($bid) }
    }
# source: 5ef85263
call-bid = «{ FORM($call) }» { $bid }
# source: 48ac41fe
call =
    { $manner ->
        [open] «{ FORM($call) }», ανοιχτά
        [closed] «{ FORM($call) }», κλειστά
       *[plain] «{ FORM($call) }»
    }
# source: b21da9ca
call-word =
    { $do ->
        [pass] «πάσο»
        [accept] «δέχομαι»
        [refuse] «αρνούμαι»
       *[other] τίποτε
    }
# source: ba5b4bb9
contract-level =
    { $level ->
        [0] { "" }
        [1] , διπλασιασμένο
        [2] , διπλασιασμένο ξανά
       *[other] , διπλασιασμένο ως το επίπεδο { $level }
    }
# source: 83fde1f8
contract = { $bid } από { FORM($taker, case: "acc") }{ contract-level }
# source: 2c536dfb
contract-nobody = { $bid } χωρίς αγοραστή
# source: 7465bb5d
points-of-side = { FORM($side) } { $points }
# source: 12f2be37
hand-of-seat = { FORM($seat) } { LIST($cards, style: "words") }
# source: c8b0a9cf
meld-of-seat = { FORM($seat) } { LIST($cards, style: "words") } για { $points }

## Events

# source: c452f821
event-score =
    { COUNT($points) ->
        [0] μοιρασιά με συμβόλαιο { $contract }
       *[other]
            { COUNT($others) ->
                [0] μοιρασιά με συμβόλαιο { $contract }, με πόντους φύλλων { LIST($points, style: "and") }
               *[other] μοιρασιά με συμβόλαιο { $contract }, με πόντους φύλλων { LIST($points, style: "and") }, με { LIST($others, style: "and") }
            }
    }
# source: 9cea43bb
event-score-other =
    { $what ->
        [tricks] μπάζες { LIST($points, style: "plain") }
        [declarations] αέρα { LIST($points, style: "plain") }
        [jack] τον βαλέ των ατού στις μπάζες { FORM($side, case: "gen") }
       *[belote] μπουρλότο { LIST($points, style: "plain") }
    }
# source: e19834a0
event-deal =
    { $do ->
        [void] μια άκυρη μοιρασιά
        [annulled] μια μοιρασιά που ακυρώθηκε
       *[misdeal] μια λανθασμένη μοιρασιά
    }
# source: ff535b6d
event-call = { FORM($seat, case: "def") } λέει { $call }
# source: 5eeb9aa2
event-play =
    { $word ->
        [yes] { FORM($seat, case: "def") } παίζει { $card } και δηλώνει μπουρλότο
       *[no] { FORM($seat, case: "def") } παίζει { $card }
    }
# source: 87429435
event-cards =
    { $do ->
        [declare] { FORM($seat, case: "def") } δηλώνει αέρα { LIST($cards, style: "words") }
       *[lay_away] { FORM($seat, case: "def") } ξεσκαρτάρει { LIST($cards, style: "words") }
    }
# source: 27647b78
event-cut =
    { $number ->
        [0] { FORM($seat, case: "def") } δεν κόβει
        [one] { FORM($seat, case: "def") } σηκώνει { $number } φύλλο
       *[other] { FORM($seat, case: "def") } σηκώνει { $number } φύλλα
    }
# source: c6bebae0
event-fault = { FORM($seat, case: "def") } χρεώνεται με { irregularities-fault }
# source: f8078f65
event-word =
    { $do ->
        [pass] { FORM($seat, case: "def") } λέει πάσο
        [accept] { FORM($seat, case: "def") } δέχεται
        [refuse] { FORM($seat, case: "def") } αρνείται
        [swap] { FORM($seat, case: "def") } παίρνει το γυρισμένο φύλλο στη θέση του χαμηλού ατού
        [keep] { FORM($seat, case: "def") } δεν κάνει αλλαγή
       *[show] { FORM($seat, case: "def") } δείχνει τον αέρα
    }

## The lines of a situation

# source: 2b90af42
example-label =
    { $what ->
        [dealer] Μοιραστής
        [contract] Συμβόλαιο
        [turned] Γυρισμένο φύλλο
        [hands] Χέρια
        [pack] Η τράπουλα, από την κορυφή
        [trick] Η μπάζα ως τώρα
        [hand] Στο χέρι { FORM($seat, case: "gen") }
        [cards] Πόντοι φύλλων με την τελευταία μπάζα
        [last] Η τελευταία μπάζα
        [tricks] Μπάζες
        [declarations] Αέρας
        [belote] Μπουρλότο
        [pool] Πόντοι που κρέμονται
        [fault] Παράβαση
        [totals] Πόντοι στην παρτίδα ως τότε
       *[events] Τι συμβαίνει
    }
# source: 7154a1db
example-list = { LIST($items, style: "plain") }
# source: ee393170
example-lists = { LIST($items, style: "apart") }
# source: 13cb64c2
example-none = κανένα φύλλο
# source: 5061835d
example-seat = { FORM($seat) }
# source: aa4e5856
example-side = { FORM($side) }

## The answers

# source: 76e0b062
answer-place =
    { $number ->
        [0] Πριν συμβεί οτιδήποτε
        [one] Μετά το πρώτο από αυτά
       *[other] Μετά τα πρώτα { $number } από αυτά
    }
# source: 0d79cd54
answer-end = Στο τέλος
# source: face1f79
answer-hands = Τα χέρια είναι τότε: { LIST($hands, style: "apart") }.
# source: 1907d1db
answer-turn = Σειρά έχει { FORM($seat, case: "def") }.
# source: 80ac6761
answer-cards =
    { COUNT($cards) ->
        [one] { FORM($seat, case: "cap") } πρέπει να παίξει { LIST($cards, style: "or") }.
       *[other] { FORM($seat, case: "cap") } μπορεί να παίξει { LIST($cards, style: "or") }.
    }
# source: abb3435a
answer-may-say =
    { COUNT($cards) ->
        [0] { FORM($seat, case: "cap") } δεν μπορεί να δηλώσει τώρα μπουρλότο.
       *[other] { FORM($seat, case: "cap") } μπορεί να δηλώσει μπουρλότο με { LIST($cards, style: "or") }.
    }
# source: fc835e6c
answer-calls = { FORM($seat, case: "cap") } μπορεί να πει { LIST($calls, style: "or") }.
# source: e19c185a
answer-declarations =
    { COUNT($melds) ->
        [0] Κανείς δεν έχει αέρα να δηλώσει.
       *[other] Μπορεί να δηλωθεί ο εξής αέρας: { LIST($melds, style: "apart") }.
    }
# source: 35494de5
answer-refused = Το τελευταίο από αυτά δεν επιτρέπεται, κατά το άρθρο { $clause }.
# source: 0d132d27
answer-contract = Το συμβόλαιο είναι: { $contract }.
# source: 3a8785f3
answer-test = Συγκρίνονται το { $own } των αγοραστών και το { $other }.
# source: ea85effb
answer-outcome =
    { $value ->
        [contract] Ισχύει ένα συμβόλαιο.
        [void] Η μοιρασιά είναι άκυρη.
        [annulled] Η μοιρασιά ακυρώνεται.
        [made] Το συμβόλαιο βγαίνει.
        [failed] Το συμβόλαιο μπαίνει μέσα.
        [tied] Η μοιρασιά είναι ισόπαλη.
        [replay] Η μοιρασιά είναι ισόπαλη και μοιράζεται ξανά.
        [stopped] Η μοιρασιά σταματά.
       *[match] Η μοιρασιά κρίνει την παρτίδα.
    }
# source: 2a5eb0ac
answer-declared = Για αέρα μετρούν: { LIST($points, style: "plain") }.
# source: 4c5581bb
answer-belote = Για μπουρλότο μετρούν: { LIST($points, style: "plain") }.
# source: 5b8a0f98
answer-scored =
    { COUNT($melds) ->
        [0] Δεν μετρά κανένας αέρας.
       *[other] Μετρά ο εξής αέρας: { LIST($melds, style: "apart") }.
    }
# source: 6bbe022a
answer-trick = Την μπάζα, που αξίζει { $points }, την κερδίζει { FORM($seat, case: "def") }.
# source: c9192a75
answer-trick-won = Την μπάζα την κερδίζει { FORM($seat, case: "def") }.
# source: bcd1ceba
answer-card-points = Οι πόντοι των φύλλων είναι: { LIST($points, style: "plain") }.
# «plural»: a side that is several.
# source: 80b55857
answer-item =
    { $code ->
        [cards-own]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για τους πόντους των φύλλων.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για τους πόντους των φύλλων.
            }
        [cards-taken]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για όλους τους πόντους των φύλλων.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για όλους τους πόντους των φύλλων.
            }
        [cards-passed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για τους πόντους φύλλων που έχασε ο αγοραστής.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για τους πόντους φύλλων που έχασε ο αγοραστής.
            }
        [cards-crossed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για τους πόντους των φύλλων της άλλης πλευράς.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για τους πόντους των φύλλων της άλλης πλευράς.
            }
        [cards-hung] Για τους πόντους των φύλλων κρέμονται { $points }.
        [capot-own]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } επειδή πήραν όλες τις μπάζες.
               *[other] { FORM($side, case: "cap") } γράφει { $points } επειδή πήρε όλες τις μπάζες.
            }
        [capot-taken]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για όλες τις μπάζες.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για όλες τις μπάζες.
            }
        [capot-passed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για όλες τις μπάζες, που τις έχασε ο αγοραστής.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για όλες τις μπάζες, που τις έχασε ο αγοραστής.
            }
        [capot-crossed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για όλες τις μπάζες της άλλης πλευράς.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για όλες τις μπάζες της άλλης πλευράς.
            }
        [capot-hung] Για όλες τις μπάζες κρέμονται { $points }.
        [declarations-own]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για αέρα.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για αέρα.
            }
        [declarations-taken]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για όλον τον αέρα.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για όλον τον αέρα.
            }
        [declarations-passed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για τον αέρα που έχασε ο αγοραστής.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για τον αέρα που έχασε ο αγοραστής.
            }
        [declarations-crossed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για τον αέρα της άλλης πλευράς.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για τον αέρα της άλλης πλευράς.
            }
        [declarations-hung] Για αέρα κρέμονται { $points }.
        [belote-own]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για μπουρλότο.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για μπουρλότο.
            }
        [belote-taken]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για όλα τα μπουρλότα.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για όλα τα μπουρλότα.
            }
        [belote-passed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για το μπουρλότο που έχασε ο αγοραστής.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για το μπουρλότο που έχασε ο αγοραστής.
            }
        [belote-crossed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για το μπουρλότο της άλλης πλευράς.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για το μπουρλότο της άλλης πλευράς.
            }
        [belote-hung] Για μπουρλότο κρέμονται { $points }.
        [contract-made]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για το συμβόλαιο.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για το συμβόλαιο.
            }
        [contract-failed]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για το συμβόλαιο που μπήκε μέσα.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για το συμβόλαιο που μπήκε μέσα.
            }
        [share-small]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για ένα μερίδιο πολύ μικρό για να μείνει.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για ένα μερίδιο πολύ μικρό για να μείνει.
            }
        [hanging-paid]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } που κρέμονταν.
               *[other] { FORM($side, case: "cap") } γράφει { $points } που κρέμονταν.
            }
        [match-level]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } κερδίζουν την παρτίδα χάρη στο επίπεδο του διπλασιασμού.
               *[other] { FORM($side, case: "cap") } κερδίζει την παρτίδα χάρη στο επίπεδο του διπλασιασμού.
            }
        [fault-award]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για την παράβαση.
               *[other] { FORM($side, case: "cap") } γράφει { $points } για την παράβαση.
            }
       *[mark]
            { GENDER($side) ->
                [plural] { FORM($side, case: "cap") } γράφουν { $points } για το σημάδι «{ FORM($mark) }».
               *[other] { FORM($side, case: "cap") } γράφει { $points } για το σημάδι «{ FORM($mark) }».
            }
    }
# source: 5b395474
answer-score = Γράφονται: { LIST($points, style: "plain") }.
# source: 52b5adb3
answer-pool =
    { COUNT($stakes) ->
        [0] Δεν κρέμεται τίποτε.
       *[other] Μένουν να αποδοθούν: { LIST($stakes, style: "plain") }.
    }
# source: e814a000
answer-totals = Το σκορ της παρτίδας είναι: { LIST($points, style: "plain") }.
# source: ec187e45
answer-target =
    { $points ->
        [one] Η παρτίδα παίζεται τώρα ως τον { $points } πόντο.
       *[other] Η παρτίδα παίζεται τώρα ως τους { $points } πόντους.
    }
# source: 161b0e92
answer-dealer = Επόμενος μοιράζει { FORM($seat, case: "def") }.
# source: 352d2870
answer-finished =
    { $value ->
        [yes] Η παρτίδα τελείωσε.
       *[no] Η παρτίδα συνεχίζεται.
    }
# source: 92365924
answer-match-won = Την παρτίδα την κέρδισε { FORM($side, case: "def") }.
# source: 24ecc8d8
answer-match-drawn = Η παρτίδα είναι ισόπαλη.

### Les exemples : ce qui était donné, ce qui s’est passé, et ce qu’on a observé.

## Cartes, paroles, contrats

# source: 3bb5801f
card = { FORM($rank) }{ FORM($suit) }
# source: 95cf41b2
amount-number = { $number }
# source: 550de135
bid =
    { $flag ->
        [yes] { FORM($bid) } avec la promesse de tous les plis
       *[no] { FORM($bid) }
    }
# source: 618a3761
bid-number =
    { $flag ->
        [yes] { $number } { FORM($bid) } avec la promesse de tous les plis
       *[no] { $number } { FORM($bid) }
    }
# source: 55c858d5
bid-name =
    { $flag ->
        [yes] { FORM($name) } { FORM($bid) } avec la promesse de tous les plis
       *[no] { FORM($name) } { FORM($bid) }
    }
# source: 5ef85263
call-bid = « { FORM($call) } » ({ $bid })
# source: 48ac41fe
call =
    { $manner ->
        [open] « { FORM($call) } », ouvert
        [closed] « { FORM($call) } », fermé
       *[plain] « { FORM($call) } »
    }
# source: b21da9ca
call-word =
    { $do ->
        [pass] « je passe »
        [accept] « j’accepte »
        [refuse] « je refuse »
       *[other] ne rien dire
    }
# source: ba5b4bb9
contract-level =
    { $level ->
        [0] { "" }
        [1] , contré
        [2] , surcontré
       *[other] , contré jusqu’au degré { $level }
    }
# source: 83fde1f8
contract = { $bid } par { FORM($taker) }{ contract-level }
# source: 2c536dfb
contract-nobody = { $bid } sans preneur
# source: 7465bb5d
points-of-side = { FORM($side) } { $points }
# source: 12f2be37
hand-of-seat = { FORM($seat) } { LIST($cards, style: "words") }
# source: c8b0a9cf
meld-of-seat = { FORM($seat) } { LIST($cards, style: "words") } pour { $points }

## Événements

# source: c452f821
event-score =
    { COUNT($points) ->
        [0] une donne ({ $contract })
       *[other]
            { COUNT($others) ->
                [0] une donne ({ $contract }) avec les points de cartes { LIST($points, style: "and") }
               *[other] une donne ({ $contract }) avec les points de cartes { LIST($points, style: "and") } ainsi que { LIST($others, style: "and") }
            }
    }
# source: 9cea43bb
event-score-other =
    { $what ->
        [tricks] les plis { LIST($points, style: "and") }
        [declarations] les annonces { LIST($points, style: "and") }
        [jack] le valet d’atout dans les plis { FORM($side, case: "gen") }
       *[belote] la belote { LIST($points, style: "and") }
    }
# source: e19834a0
event-deal =
    { $do ->
        [void] une donne nulle
        [annulled] une donne annulée
       *[misdeal] une maldonne
    }
# source: ff535b6d
event-call = { FORM($seat) } dit { $call }
# source: 5eeb9aa2
event-play =
    { $word ->
        [yes] { FORM($seat) } joue { $card } en disant la belote
       *[no] { FORM($seat) } joue { $card }
    }
# source: 87429435
event-cards =
    { $do ->
        [declare] { FORM($seat) } annonce { LIST($cards, style: "words") }
       *[lay_away] { FORM($seat) } écarte { LIST($cards, style: "words") }
    }
# source: 27647b78
event-cut =
    { $number ->
        [0] { FORM($seat) } ne coupe pas le paquet
        [one] { FORM($seat) } coupe en soulevant { $number } carte
        [many] { FORM($seat) } coupe en soulevant { $number } de cartes
       *[other] { FORM($seat) } coupe en soulevant { $number } cartes
    }
# source: c6bebae0
event-fault =
    { GENDER($seat) ->
        [pl] { FORM($seat) } se rendent coupables d’{ irregularities-fault }
       *[other] { FORM($seat) } se rend coupable d’{ irregularities-fault }
    }
# source: f8078f65
event-word =
    { $do ->
        [pass] { FORM($seat) } passe
        [accept] { FORM($seat) } accepte
        [refuse] { FORM($seat) } refuse
        [swap] { FORM($seat) } prend la retourne en échange du petit atout
        [keep] { FORM($seat) } n’échange pas
       *[show] { FORM($seat) } montre ses annonces
    }

## Les lignes d’une situation

# source: 2b90af42
example-label =
    { $what ->
        [dealer] Donneur
        [contract] Contrat
        [turned] Retourne
        [hands] Mains
        [pack] Le paquet, à partir du dessus
        [trick] Le pli jusque-là
        [hand] Dans la main { FORM($seat, case: "gen") }
        [cards] Points de cartes, dernier pli compris
        [last] Le dernier pli
        [tricks] Plis
        [declarations] Annonces
        [belote] Belote
        [pool] Points en litige
        [fault] Faute
        [totals] Points de la partie jusque-là
       *[events] Ce qui se passe
    }
# source: 7154a1db
example-list = { LIST($items, style: "plain") }
# source: ee393170
example-lists = { LIST($items, style: "apart") }
# source: 13cb64c2
example-none = aucune carte
# source: 5061835d
example-seat = { FORM($seat) }
# source: aa4e5856
example-side = { FORM($side) }

## Les réponses

# source: 76e0b062
answer-place =
    { $number ->
        [0] Avant que rien ne se passe
        [one] Après le premier de ces faits
        [many] Après les { $number } premiers de ces faits
       *[other] Après les { $number } premiers de ces faits
    }
# source: 0d79cd54
answer-end = À la fin

# source: face1f79
answer-hands = Les mains sont alors : { LIST($hands, style: "apart") }.
# source: 1907d1db
answer-turn = C’est au tour { FORM($seat, case: "gen") }.
# source: 80ac6761
answer-cards =
    { COUNT($cards) ->
        [one] { FORM($seat) } doit jouer { LIST($cards, style: "or") }.
        [many] { FORM($seat) } peut jouer { LIST($cards, style: "or") }.
       *[other] { FORM($seat) } peut jouer { LIST($cards, style: "or") }.
    }
# source: abb3435a
answer-may-say =
    { COUNT($cards) ->
        [0] { FORM($seat) } ne peut pas dire la belote maintenant.
       *[other] { FORM($seat) } peut dire la belote avec { LIST($cards, style: "or") }.
    }
# source: fc835e6c
answer-calls = { FORM($seat) } peut dire { LIST($calls, style: "or") }.
# source: e19c185a
answer-declarations =
    { COUNT($melds) ->
        [0] Personne n’a rien à annoncer.
       *[other] Annonces possibles : { LIST($melds, style: "apart") }.
    }
# source: 35494de5
answer-refused = Le dernier de ces faits n’est pas permis, selon la clause { $clause }.
# source: 0d132d27
answer-contract = Le contrat est : { $contract }.
# source: 3a8785f3
answer-test = On compare les { $own } des preneurs à { $other }.
# source: ea85effb
answer-outcome =
    { $value ->
        [contract] Il y a un contrat.
        [void] La donne est nulle.
        [annulled] La donne est annulée.
        [made] Le contrat est réussi.
        [failed] Le contrat est chuté.
        [tied] La donne est à égalité.
        [replay] La donne est à égalité et se redonne.
        [stopped] La donne est arrêtée.
       *[match] La donne décide de la partie.
    }
# source: 2a5eb0ac
answer-declared = Comptent pour les annonces : { LIST($points, style: "plain") }.
# source: 4c5581bb
answer-belote = Comptent pour la belote : { LIST($points, style: "plain") }.
# source: 5b8a0f98
answer-scored =
    { COUNT($melds) ->
        [0] Aucune annonce ne compte.
       *[other] Ces annonces comptent : { LIST($melds, style: "apart") }.
    }
# source: 6bbe022a
answer-trick = { FORM($seat) } gagne le pli, qui vaut { $points }.
# source: c9192a75
answer-trick-won = { FORM($seat) } gagne le pli.
# source: bcd1ceba
answer-card-points = Les points de cartes sont : { LIST($points, style: "plain") }.
# Une ligne de la marque. « pl » : le camp est un pluriel.
# source: 80b55857
answer-item =
    { $code ->
        [cards-own]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour les points de cartes.
               *[other] { FORM($side, case: "cap") } marque { $points } pour les points de cartes.
            }
        [cards-taken]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour tous les points de cartes.
               *[other] { FORM($side, case: "cap") } marque { $points } pour tous les points de cartes.
            }
        [cards-passed]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour les points de cartes que le preneur a perdus.
               *[other] { FORM($side, case: "cap") } marque { $points } pour les points de cartes que le preneur a perdus.
            }
        [cards-crossed]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour les points de cartes de l’autre camp.
               *[other] { FORM($side, case: "cap") } marque { $points } pour les points de cartes de l’autre camp.
            }
        [cards-hung] Pour les points de cartes, on met { $points } en litige.
        [capot-own]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour avoir fait tous les plis.
               *[other] { FORM($side, case: "cap") } marque { $points } pour avoir fait tous les plis.
            }
        [capot-taken]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour tous les plis.
               *[other] { FORM($side, case: "cap") } marque { $points } pour tous les plis.
            }
        [capot-passed]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour tous les plis, que le preneur a perdus.
               *[other] { FORM($side, case: "cap") } marque { $points } pour tous les plis, que le preneur a perdus.
            }
        [capot-crossed]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour tous les plis de l’autre camp.
               *[other] { FORM($side, case: "cap") } marque { $points } pour tous les plis de l’autre camp.
            }
        [capot-hung] Pour tous les plis, on met { $points } en litige.
        [declarations-own]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour les annonces.
               *[other] { FORM($side, case: "cap") } marque { $points } pour les annonces.
            }
        [declarations-taken]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour toutes les annonces.
               *[other] { FORM($side, case: "cap") } marque { $points } pour toutes les annonces.
            }
        [declarations-passed]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour les annonces que le preneur a perdues.
               *[other] { FORM($side, case: "cap") } marque { $points } pour les annonces que le preneur a perdues.
            }
        [declarations-crossed]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour les annonces de l’autre camp.
               *[other] { FORM($side, case: "cap") } marque { $points } pour les annonces de l’autre camp.
            }
        [declarations-hung] Pour les annonces, on met { $points } en litige.
        [belote-own]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour la belote.
               *[other] { FORM($side, case: "cap") } marque { $points } pour la belote.
            }
        [belote-taken]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour toutes les belotes.
               *[other] { FORM($side, case: "cap") } marque { $points } pour toutes les belotes.
            }
        [belote-passed]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour la belote que le preneur a perdue.
               *[other] { FORM($side, case: "cap") } marque { $points } pour la belote que le preneur a perdue.
            }
        [belote-crossed]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour la belote de l’autre camp.
               *[other] { FORM($side, case: "cap") } marque { $points } pour la belote de l’autre camp.
            }
        [belote-hung] Pour la belote, on met { $points } en litige.
        [contract-made]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour le contrat.
               *[other] { FORM($side, case: "cap") } marque { $points } pour le contrat.
            }
        [contract-failed]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour le contrat chuté.
               *[other] { FORM($side, case: "cap") } marque { $points } pour le contrat chuté.
            }
        [share-small]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour une part trop petite pour compter telle quelle.
               *[other] { FORM($side, case: "cap") } marque { $points } pour une part trop petite pour compter telle quelle.
            }
        [hanging-paid]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour les points qui étaient en litige.
               *[other] { FORM($side, case: "cap") } marque { $points } pour les points qui étaient en litige.
            }
        [match-level]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } gagnent la partie par le degré de contre.
               *[other] { FORM($side, case: "cap") } gagne la partie par le degré de contre.
            }
        [fault-award]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour la faute.
               *[other] { FORM($side, case: "cap") } marque { $points } pour la faute.
            }
       *[mark]
            { GENDER($side) ->
                [pl] { FORM($side, case: "cap") } marquent { $points } pour la marque « { FORM($mark) } ».
               *[other] { FORM($side, case: "cap") } marque { $points } pour la marque « { FORM($mark) } ».
            }
    }
# source: 5b395474
answer-score = On marque : { LIST($points, style: "plain") }.
# source: 52b5adb3
answer-pool =
    { COUNT($stakes) ->
        [0] Rien n’est en litige.
       *[other] Restent en litige : { LIST($stakes, style: "plain") }.
    }
# source: e814a000
answer-totals = La partie en est à : { LIST($points, style: "plain") }.
# source: ec187e45
answer-target =
    { $points ->
        [one] La partie se joue désormais en { $points } point.
        [many] La partie se joue désormais en { $points } de points.
       *[other] La partie se joue désormais en { $points } points.
    }
# source: 161b0e92
answer-dealer = Le prochain donneur est { FORM($seat) }.
# source: 352d2870
answer-finished =
    { $value ->
        [yes] La partie est terminée.
       *[no] La partie continue.
    }
# source: 92365924
answer-match-won =
    { GENDER($side) ->
        [pl] { FORM($side, case: "cap") } ont gagné la partie.
       *[other] { FORM($side, case: "cap") } a gagné la partie.
    }
# source: 24ecc8d8
answer-match-drawn = La partie est nulle.

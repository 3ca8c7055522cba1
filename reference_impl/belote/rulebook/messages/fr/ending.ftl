### La partie et les irrégularités.

## match. Tous les nombres sont des points tels qu’on les marque.
# source: 05bd012b
match-totals = Chaque camp commence la partie sans aucun point ; après chaque donne, on y ajoute ce qu’il a marqué.
# source: 5968422f
match-end = On regarde si la partie est finie après une donne jouée ou arrêtée, jamais après une donne nulle, annulée ou à redonner.
# source: 81439199
match-target-none = Aucun nombre de points ne met fin à la partie.
# source: 8ee9c5cc
match-target =
    { $value ->
        [one] La partie se joue en { $value } point : le camp qui l’atteint gagne.
        [many] La partie se joue en { $value } de points : le camp qui les atteint gagne.
       *[other] La partie se joue en { $value } points : le camp qui les atteint gagne.
    }
# source: 76ad6843
match-reached =
    { $value ->
        [at_least] Un camp a atteint le but quand il a exactement ce nombre de points ou davantage.
       *[more_than] Un camp n’a atteint le but que lorsqu’il a plus de points que ce nombre.
    }
# source: 02046052
match-checked =
    { $value ->
        [after_deal] On vérifie après chaque donne si le but est atteint.
       *[as_soon_as_proved] Un camp gagne au cours d’une donne dès qu’il peut prouver qu’il a atteint le but.
    }
# source: 4ca4ae99
match-deals =
    { $target ->
        [yes]
            { $value ->
                [one] La partie se termine au plus tard après { $value } donne ; le camp qui a le plus de points gagne alors.
                [many] La partie se termine au plus tard après { $value } de donnes ; le camp qui a le plus de points gagne alors.
               *[other] La partie se termine au plus tard après { $value } donnes ; le camp qui a le plus de points gagne alors.
            }
       *[no]
            { $value ->
                [one] La partie se termine après { $value } donne ; le camp qui a le plus de points gagne alors.
                [many] La partie se termine après { $value } de donnes ; le camp qui a le plus de points gagne alors.
               *[other] La partie se termine après { $value } donnes ; le camp qui a le plus de points gagne alors.
            }
    }
# source: 6ab67554
match-counted = Les donnes qui n’ont pas été jouées jusqu’au bout, comme les donnes nulles, ne comptent pas parmi les donnes de la partie.
# source: 07bab6b5
match-several =
    { $value ->
        [higher] Si plus d’un camp a atteint le but, celui qui a le plus de points gagne.
        [last_deal] Si plus d’un camp a atteint le but, celui qui a marqué le plus à la dernière donne gagne.
        [last_takers] Si plus d’un camp a atteint le but, celui qui a pris à la dernière donne gagne.
        [draw] Si plus d’un camp a atteint le but, la partie est nulle.
       *[raise] Si plus d’un camp a atteint le but, personne ne gagne encore, et le but est relevé.
    }
# source: fc649418
match-raise-by =
    { $value ->
        [one] Quand le but est relevé, il l’est de { $value } point.
        [many] Quand le but est relevé, il l’est de { $value } de points.
       *[other] Quand le but est relevé, il l’est de { $value } points.
    }
# source: a3e9672f
match-equal =
    { $value ->
        [another_deal] Si les meilleurs camps ont autant de points à la fin, on joue une donne de plus.
        [last_takers] Si les meilleurs camps ont autant de points à la fin, celui qui a pris à la dernière donne gagne.
        [last_winners] Si les meilleurs camps ont autant de points à la fin, celui qui a gagné la dernière donne gagne.
       *[draw] Si les meilleurs camps ont autant de points à la fin, la partie est nulle.
    }
# source: d609c780
match-block =
    { $value ->
        [swept_deal] dans une donne où un camp quelconque a fait tous les plis
        [by_capot] grâce à la seule prime pour tous les plis
        [trickless] dans une donne où il n’a fait aucun pli
        [by_belote] grâce à la seule belote
        [trickless_by_belote] grâce à la seule belote dans une donne où il n’a fait aucun pli
        [failed_by_belote] grâce à la seule belote dans une donne où il a chuté ou n’a fait aucun pli
        [scoreless] dans une donne où il n’a rien marqué
        [hanging] tant que des points sont en litige
       *[not_maker] dans une donne où il n’a pas réussi de contrat
    }
# source: 10003c56
match-blocked =
    { COUNT($blocks) ->
        [0] Rien n’empêche de gagner un camp qui a atteint le but.
       *[other] Un camp ne gagne pas la partie { LIST($blocks, style: "or") }.
    }
# source: 437af2ca
match-after-block =
    { $value ->
        [same_target] Après qu’un camp a été empêché de gagner, le but reste le même.
       *[leader_plus_one] Après qu’un camp a été empêché de gagner, le nouveau but est d’un point de plus que ce qu’a le camp en tête.
    }

## match.instant-win

# source: 655e99d8
match-instant-win-none = Aucune main et aucune donne ne fait gagner la partie d’un coup.
# source: 66736098
match-instant-win-run =
    { $suit ->
        [any]
            { $other ->
                [yes] Qui reçoit une suite de { $length } cartes ou plus d’une même couleur gagne la partie d’un coup, si aucun autre camp ne fait de pli dans cette donne.
               *[no] Qui reçoit une suite de { $length } cartes ou plus d’une même couleur gagne la partie d’un coup.
            }
       *[trump]
            { $other ->
                [yes] Qui reçoit une suite de { $length } atouts ou plus gagne la partie d’un coup, si aucun autre camp ne fait de pli dans cette donne.
               *[no] Qui reçoit une suite de { $length } atouts ou plus gagne la partie d’un coup.
            }
    }
# source: 3f734a6c
match-instant-win-sweep =
    { COUNT($contracts) ->
        [0] Un camp qui fait tous les plis d’une donne gagne la partie d’un coup.
       *[other] Un camp qui fait tous les plis d’une donne gagne la partie d’un coup si le contrat est { FORM($contracts, case: "dat", list: "or") }.
    }

## irregularities

# source: 1025afcc
irregularities-none = Aucune faute n’a de prix : ce que les règles ne permettent pas est repris.
# source: 30957b5b
irregularities-refused = Une parole, une carte ou une annonce que ces règles ne permettent pas est reprise ; ce que coûte une faute est dit ci-dessous et se réclame avant la fin de la donne.
# source: 6715f57c
irregularities-stopped = Quand une donne s’arrête pour une faute, on n’en marque rien d’autre.
# source: de48b83e
irregularities-stopped-hanging =
    { $to ->
        [maker] Quand une donne s’arrête pour une faute, les points en litige restent en attente d’une autre donne.
       *[loser] Quand une donne s’arrête et que l’autre camp marque pour la faute, les points en litige vont comme si le camp fautif l’avait perdue ; sinon, ils restent en attente.
    }
# source: 12774871
irregularities-stopped-marks = Quand une donne s’arrête pour une faute, aucune marque n’est donnée.
# La faute du joueur ; « d’ » peut la précéder.
# source: ee3b3730
irregularities-fault =
    { $fault ->
        [revoke] une renonce
        [early_trump_lead] une entame à l’atout avant qu’elle soit permise
        [early_look] un regard sur des cartes cachées avant qu’il soit permis
        [out_of_turn] une parole ou une carte hors tour
        [misdeal] une maldonne
        [wrong_claim] une réclamation de plis injustifiée
       *[wrong_signal] un signal injustifié
    }
# source: 71730a93
irregularities-award =
    { $kind ->
        [number]
            { $value ->
                [one] Pour { irregularities-fault }, l’autre camp marque { $value } point de cartes.
                [many] Pour { irregularities-fault }, l’autre camp marque { $value } de points de cartes.
               *[other] Pour { irregularities-fault }, l’autre camp marque { $value } points de cartes.
            }
       *[word]
            { $value ->
                [none] Pour { irregularities-fault }, l’autre camp ne marque rien.
               *[pot] Pour { irregularities-fault }, l’autre camp marque tous les points de cartes de la donne, comme si le contrat était chuté.
            }
    }
# source: a64e8126
irregularities-with-capot =
    { $value ->
        [yes] Ce que l’autre camp marque pour { irregularities-fault } comprend la prime pour tous les plis.
       *[no] Ce que l’autre camp marque pour { irregularities-fault } ne comprend pas la prime pour tous les plis.
    }
# source: d8ba6185
irregularities-declarations =
    { $value ->
        [none] Quand l’autre camp marque pour { irregularities-fault }, aucune annonce n’est marquée.
        [innocent] Quand l’autre camp marque pour { irregularities-fault }, il marque aussi ses propres annonces.
       *[all] Quand l’autre camp marque pour { irregularities-fault }, il marque aussi toutes les annonces de la donne.
    }
# source: 2da77e3f
irregularities-deal =
    { $value ->
        [stops] Après { irregularities-fault }, la donne s’arrête.
       *[goes_on] Après { irregularities-fault }, la donne continue.
    }
# source: f9a6cbb8
irregularities-match-lost-at =
    { $value ->
        [0] Aucun camp ne perd la partie pour { irregularities-fault }, si souvent que cela arrive.
        [one] Un camp perd la partie dès qu’il s’est rendu coupable { $value } fois d’{ irregularities-fault }.
        [many] Un camp perd la partie dès qu’il s’est rendu coupable { $value } de fois d’{ irregularities-fault }.
       *[other] Un camp perd la partie dès qu’il s’est rendu coupable { $value } fois d’{ irregularities-fault }.
    }

### La marque d’une donne. Points de cartes, sauf si la phrase dit autre chose.

## scoring.cases

# Une condition d’un cas ; elle suit « Dès lors ».
# source: d8f1d070
scoring-condition =
    { $value ->
        [suit] qu’une couleur est atout
        [no_trump] qu’aucune couleur n’est atout
        [all_trump] que toutes les couleurs sont atout
        [clubs] que trèfle est atout
        [diamonds] que carreau est atout
        [hearts] que cœur est atout
        [spades] que pique est atout
        [passed_out] que la donne se joue sans preneur
        [doubled] que le contrat est contré
        [redoubled] que le contrat est surcontré
        [capot_bid] que tous les plis ont été promis
        [capot_belote_bid] que tous les plis et la belote ont été promis
        [generale_bid] que le preneur a promis de gagner seul tous les plis
        [swept] qu’un camp fait tous les plis
       *[last_deal] qu’il s’agit de la dernière donne de la partie
    }
# source: 4c8fea43
scoring-condition-contract = que le contrat est { FORM($contract, case: "dat") }
# « Dès lors que le contrat est contré, la règle est la suivante : « … » »
# source: 19a22d21
scoring-in-case = Dès lors { LIST($conditions) }, la règle suivante s’applique. { $rule }
# source: 0abc4e06
scoring-cases-instead = Ce qui est dit plus bas d’un cas remplace, dans ce cas, ce qui est dit plus haut de la même chose.
# source: a0b9d5f5
scoring-cases = Quand plusieurs des cas suivants se présentent à la fois, un cas qui a plus de conditions passe avant un cas qui en a moins, et de deux cas qui en ont autant, le dernier passe avant le premier.
# source: dfbc331f
scoring-cases-none = La marque est la même dans tous les contrats.

## Ce qui vaut à toutes les tables.

# source: 8dbb9014
scoring-heaps = Les points de cartes d’un camp sont ce que comptent les cartes de ses plis, avec le dernier pli ; une prime pour tous les plis s’y ajoute et va partout où ils vont.
# source: 409bb173
scoring-swept = Pour savoir si un camp a fait tous les plis, ou aucun, on ne regarde que les plis : un pli qui ne vaut rien est aussi un pli.
# source: a6cbc100
scoring-order = Les points sont d’abord arrondis, ensuite multipliés, puis marqués.

## scoring.last-trick, scoring.capot, scoring.scale

# source: 69ab3c5e
scoring-last-trick =
    { $value ->
        [0] Le dernier pli ne vaut rien de plus que ses cartes.
        [one] Le dernier pli vaut { $value } point de cartes en plus de ses cartes.
        [many] Le dernier pli vaut { $value } de points de cartes en plus de ses cartes.
       *[other] Le dernier pli vaut { $value } points de cartes en plus de ses cartes.
    }
# source: 632ecdf9
scoring-capot =
    { $value ->
        [0] Un camp qui fait tous les plis ne reçoit aucune prime pour cela.
        [one] Un camp qui fait tous les plis reçoit une prime de { $value } point de cartes.
        [many] Un camp qui fait tous les plis reçoit une prime de { $value } de points de cartes.
       *[other] Un camp qui fait tous les plis reçoit une prime de { $value } points de cartes.
    }
# source: 0be52722
scoring-scale =
    { $over ->
        [1]
            { $last ->
                [included] Les points de cartes de chaque camp, dernier pli compris, sont multipliés par { $times }.
               *[excluded] Les points de cartes de chaque camp, sans le dernier pli, sont multipliés par { $times }.
            }
       *[other]
            { $last ->
                [included] Les points de cartes de chaque camp, dernier pli compris, sont multipliés par { $times } et divisés par { $over }, puis ramenés au nombre entier le plus proche.
               *[excluded] Les points de cartes de chaque camp, sans le dernier pli, sont multipliés par { $times } et divisés par { $over }, puis ramenés au nombre entier le plus proche.
            }
    }
# source: 08fce17f
scoring-capot-unscaled = La prime pour tous les plis n’est ni multipliée ni divisée de cette façon.
# source: 578c16f5
scoring-scale-none = Les points de cartes ne sont ni multipliés ni divisés.

## scoring.trickless, scoring.judged

# source: 360c817f
scoring-trickless =
    { $heap ->
        [declarations]
            { $value ->
                [kept] Un camp qui n’a fait aucun pli garde ses annonces.
                [lost] Un camp qui n’a fait aucun pli perd ses annonces.
               *[given] Les annonces d’un camp qui n’a fait aucun pli vont au camp qui a fait tous les plis.
            }
       *[belote]
            { $value ->
                [kept] Un camp qui n’a fait aucun pli garde sa belote.
                [lost] Un camp qui n’a fait aucun pli perd sa belote.
               *[given] La belote d’un camp qui n’a fait aucun pli va au camp qui a fait tous les plis.
            }
    }
# source: da886701
scoring-judged =
    { $value ->
        [taker]
            { $doubles ->
                [no] C’est le camp du preneur qui est jugé comme celui des preneurs.
               *[yes] C’est le camp du preneur qui est jugé comme celui des preneurs, que la donne soit contrée ou non.
            }
       *[last_raiser] Dans une donne contrée, c’est le camp qui a contré ou surcontré le dernier qui est jugé comme celui des preneurs.
    }

## scoring.success

# source: e07bb960
scoring-success-against =
    { $against ->
        [defenders] celle des défenseurs
        [each_opponent] la plus forte somme d’un seul adversaire
        [bid] le montant de l’enchère
       *[number] { $number }
    }
# source: 96bb35fd
scoring-success-equal =
    { $equal ->
        [made] le contrat est réussi aussi
        [failed] le contrat est chuté
        [tied] la donne est à égalité
       *[next] l’épreuve suivante décide
    }
# source: fe875404
scoring-success =
    { $tests ->
        [1]
            { $when ->
                [raw] Le contrat est réussi si la somme { FORM($heaps, case: "gen") } des preneurs, avant arrondi, dépasse { scoring-success-against } ; si elle est inférieure, le contrat est chuté ; si elle est égale, { scoring-success-equal }.
               *[game] Le contrat est réussi si la somme { FORM($heaps, case: "gen") } des preneurs, après arrondi, dépasse { scoring-success-against } ; si elle est inférieure, le contrat est chuté ; si elle est égale, { scoring-success-equal }.
            }
       *[other]
            { $when ->
                [raw] Épreuve { $place } sur { $tests } du contrat : la somme { FORM($heaps, case: "gen") } des preneurs, avant arrondi, { scoring-success-test }.
               *[game] Épreuve { $place } sur { $tests } du contrat : la somme { FORM($heaps, case: "gen") } des preneurs, après arrondi, { scoring-success-test }.
            }
    }
# source: 6d929ad1
scoring-success-test =
    { $equal ->
        [made] doit atteindre { scoring-success-against } ; si elle est inférieure, le contrat est chuté
       *[other] doit dépasser { scoring-success-against } ; si elle est inférieure, le contrat est chuté ; si elle est égale, { scoring-success-equal-test }
    }
# source: 979ed43b
scoring-success-equal-test =
    { $equal ->
        [failed] le contrat est chuté
        [tied] la donne est à égalité
       *[next] l’épreuve suivante décide, et n’a lieu que dans ce cas
    }
# source: 92aabfbf
scoring-success-none = Le contrat est toujours réussi.

# source: 45000e34
scoring-promise =
    { $kind ->
        [rungs] Une enchère qui porte un nom n’est comparée à aucun nombre : elle est réussie si ce qu’elle promet est fait.
       *[flag] Une promesse de faire tous les plis ajoutée à un nombre doit être tenue elle aussi, sinon le contrat est chuté.
    }

## scoring.worth

# source: ed7b4278
scoring-worth =
    { $kind ->
        [number] Le contrat vaut { $value }.
       *[word] Le contrat vaut le montant de l’enchère.
    }

## scoring.pay

# source: 9d431a45
scoring-pay-made =
    { $heap ->
        [cards]
            { $value ->
                [own] Si le contrat est réussi, chaque camp marque ses propres points de cartes.
                [takers] Si le contrat est réussi, les preneurs marquent tous les points de cartes.
                [takers_own] Si le contrat est réussi, les preneurs marquent leurs propres points de cartes, et ceux des défenseurs sont perdus.
                [crossed] Si le contrat est réussi, chaque camp marque les points de cartes de l’autre.
               *[none] Si le contrat est réussi, personne ne marque les points de cartes.
            }
        [declarations]
            { $value ->
                [own] Si le contrat est réussi, chaque camp marque ses propres annonces.
                [takers] Si le contrat est réussi, les preneurs marquent toutes les annonces.
                [takers_own] Si le contrat est réussi, les preneurs marquent leurs propres annonces, et celles des défenseurs sont perdues.
                [crossed] Si le contrat est réussi, chaque camp marque les annonces de l’autre.
               *[none] Si le contrat est réussi, personne ne marque les annonces.
            }
       *[belote]
            { $value ->
                [own] Si le contrat est réussi, chaque camp marque sa propre belote.
                [takers] Si le contrat est réussi, les preneurs marquent toutes les belotes.
                [takers_own] Si le contrat est réussi, les preneurs marquent leur propre belote, et celle des défenseurs est perdue.
                [crossed] Si le contrat est réussi, chaque camp marque la belote de l’autre.
               *[none] Si le contrat est réussi, personne ne marque la belote.
            }
    }
# source: 73e708db
scoring-pay-failed =
    { $heap ->
        [cards]
            { $value ->
                [own] Si le contrat est chuté, chaque camp marque ses propres points de cartes.
                [defenders] Si le contrat est chuté, les défenseurs marquent tous les points de cartes.
                [defenders_own] Si le contrat est chuté, les défenseurs marquent leurs propres points de cartes, et ceux des preneurs sont perdus.
               *[none] Si le contrat est chuté, personne ne marque les points de cartes.
            }
        [declarations]
            { $value ->
                [own] Si le contrat est chuté, chaque camp marque ses propres annonces.
                [defenders] Si le contrat est chuté, les défenseurs marquent toutes les annonces.
                [defenders_own] Si le contrat est chuté, les défenseurs marquent leurs propres annonces, et celles des preneurs sont perdues.
               *[none] Si le contrat est chuté, personne ne marque les annonces.
            }
       *[belote]
            { $value ->
                [own] Si le contrat est chuté, chaque camp marque sa propre belote.
                [defenders] Si le contrat est chuté, les défenseurs marquent toutes les belotes.
                [defenders_own] Si le contrat est chuté, les défenseurs marquent leur propre belote, et celle des preneurs est perdue.
               *[none] Si le contrat est chuté, personne ne marque la belote.
            }
    }
# source: e27632b8
scoring-pay-tied =
    { $heap ->
        [cards]
            { $value ->
                [own] Si la donne est à égalité, chaque camp marque ses propres points de cartes.
                [defenders_own] Si la donne est à égalité, les défenseurs marquent leurs propres points de cartes, et ceux des preneurs sont perdus.
                [takers_hang] Si la donne est à égalité, les défenseurs marquent leurs propres points de cartes, et ceux des preneurs restent en litige : ils sont réservés à une donne suivante.
                [hang] Si la donne est à égalité, tous les points de cartes restent en litige : ils sont réservés à une donne suivante.
               *[none] Si la donne est à égalité, personne ne marque les points de cartes.
            }
        [declarations]
            { $value ->
                [own] Si la donne est à égalité, chaque camp marque ses propres annonces.
                [defenders_own] Si la donne est à égalité, les défenseurs marquent leurs propres annonces, et celles des preneurs sont perdues.
                [takers_hang] Si la donne est à égalité, les défenseurs marquent leurs propres annonces, et celles des preneurs restent en litige.
                [hang] Si la donne est à égalité, toutes les annonces restent en litige.
               *[none] Si la donne est à égalité, personne ne marque les annonces.
            }
       *[belote]
            { $value ->
                [own] Si la donne est à égalité, chaque camp marque sa propre belote.
                [defenders_own] Si la donne est à égalité, les défenseurs marquent leur propre belote, et celle des preneurs est perdue.
                [takers_hang] Si la donne est à égalité, les défenseurs marquent leur propre belote, et celle des preneurs reste en litige.
                [hang] Si la donne est à égalité, toutes les belotes restent en litige.
               *[none] Si la donne est à égalité, personne ne marque la belote.
            }
    }
# source: 9e97165f
scoring-pay-contract =
    { $outcome ->
        [made]
            { $value ->
                [takers] Si le contrat est réussi, les preneurs marquent aussi sa valeur.
               *[none] Si le contrat est réussi, personne ne marque rien pour l’enchère.
            }
       *[failed]
            { $value ->
                [defenders] Si le contrat est chuté, les défenseurs marquent aussi sa valeur.
               *[none] Si le contrat est chuté, personne ne marque rien pour l’enchère.
            }
    }
# source: f0e79e08
scoring-pay-replay =
    { $value ->
        [yes] Une donne à égalité est tenue pour non jouée : personne ne marque rien, et le même donneur donne de nouveau.
       *[no] Une donne à égalité est tenue pour jouée.
    }

## scoring.factors, scoring.factor-for, scoring.multiplied

# Une entrée du tableau : « 1 sans contre », « 2 en cas de contre », « 8 au degré 3 et au-delà ».
# source: e0f6d769
scoring-factor =
    { $kind ->
        [number]
            { $level ->
                [0]
                    { $last ->
                        [only] { $factor }
                        [yes] { $factor } avec ou sans contre
                       *[no] { $factor } sans contre
                    }
                [1]
                    { $last ->
                        [yes] { $factor } en cas de contre ou plus
                       *[no] { $factor } en cas de contre
                    }
                [2]
                    { $last ->
                        [yes] { $factor } en cas de surcontre ou plus
                       *[no] { $factor } en cas de surcontre
                    }
               *[other]
                    { $last ->
                        [yes] { $factor } au degré { $level } et au-delà
                       *[no] { $factor } au degré { $level }
                    }
            }
       *[word]
            { $level ->
                [0] sans contre, la donne décide de la partie
                [1] en cas de contre, la donne décide de la partie
                [2] en cas de surcontre, la donne décide de la partie
               *[other] au degré { $level }, la donne décide de la partie
            }
    }
# source: 0fbc5787
scoring-factors =
    { COUNT($factors) ->
        [0] Rien n’est multiplié.
       *[other] Le coefficient d’une donne est : { LIST($factors, style: "apart") }.
    }
# source: 1a1bdfbf
scoring-factor-for =
    { $value ->
        [winner] Seul est multiplié ce que marque le camp qui gagne la donne ; en cas d’égalité, ce que marque chaque camp.
       *[everyone] Ce que marque chaque camp est multiplié.
    }
# source: 2e3d4f1f
scoring-multiplied =
    { $outcome ->
        [made]
            { COUNT($heaps) ->
                [0] Si le contrat est réussi, le coefficient de la donne ne multiplie rien.
               *[other] Si le contrat est réussi, le coefficient de la donne multiplie { FORM($heaps) }.
            }
        [failed]
            { COUNT($heaps) ->
                [0] Si le contrat est chuté, le coefficient de la donne ne multiplie rien.
               *[other] Si le contrat est chuté, le coefficient de la donne multiplie { FORM($heaps) }.
            }
       *[tied]
            { COUNT($heaps) ->
                [0] Si la donne est à égalité, le coefficient de la donne ne multiplie rien.
               *[other] Si la donne est à égalité, le coefficient de la donne multiplie { FORM($heaps) }.
            }
    }

## scoring.rounding, scoring.unit
# source: ebf73d97
scoring-capot-unmultiplied =
    { $outcome ->
        [made] Si le contrat est réussi, le coefficient de la donne ne multiplie pas la prime pour tous les plis.
       *[failed] Si le contrat est chuté, le coefficient de la donne ne multiplie pas la prime pour tous les plis.
    }
# source: 5d48647f
scoring-rounding-none = Les points de cartes sont marqués exactement, sans arrondi.
# source: 219fedbb
scoring-rounding-to = Le total d’un camp, c’est-à-dire ses points de cartes, ses annonces et sa belote ensemble, est arrondi à un multiple de { $value } ; ce que cela change est changé dans ses points de cartes.
# Pour qui, et le reste à partir duquel on arrondit vers le haut.
# source: 308edf48
scoring-threshold =
    { $role ->
        [each] pour chaque camp à partir d’un reste de { $value }
        [larger] pour le camp au plus fort total de points de cartes, d’annonces et de belote à partir d’un reste de { $value }
        [smaller] pour le camp au plus faible total de points de cartes, d’annonces et de belote à partir d’un reste de { $value }
        [more_cards] pour le camp qui a le plus de points de cartes à partir d’un reste de { $value }
        [fewer_cards] pour le camp qui a le moins de points de cartes à partir d’un reste de { $value }
        [takers] pour les preneurs à partir d’un reste de { $value }
        [defenders] pour les défenseurs à partir d’un reste de { $value }
        [jack_side] pour le camp qui a pris le valet d’atout à partir d’un reste de { $value }
       *[other_side] pour le camp qui n’a pas pris le valet d’atout à partir d’un reste de { $value }
    }
# source: 585e4c9a
scoring-rounding-up-from = Un total est arrondi vers le haut { LIST($roles) }, et vers le bas sinon.
# source: 45df1db7
scoring-pots =
    { $by ->
        [each] Quand un camp marque les points de cartes de tous les camps, ils sont additionnés et arrondis une seule fois.
        [size] Quand un camp marque les points de cartes de tous les camps, ils sont additionnés et arrondis une seule fois, comme ceux du camp au plus fort total.
        [role] Quand un camp marque les points de cartes de tous les camps, ils sont additionnés et arrondis une seule fois, comme ceux de ce camp.
       *[both] Quand un camp marque les points de cartes de tous les camps, ils sont additionnés et arrondis une seule fois, comme ceux de ce camp, qui compte alors pour celui au plus fort total.
    }
# source: 84086da7
scoring-pots-hang =
    { $by ->
        [each] Quand tous les points de cartes sont en litige, ils sont additionnés et arrondis une seule fois.
        [size] Quand tous les points de cartes sont en litige, ils sont additionnés et arrondis une seule fois, comme ceux du camp au plus faible total.
        [role] Quand tous les points de cartes sont en litige, ils sont additionnés et arrondis une seule fois, comme ceux des preneurs.
       *[both] Quand tous les points de cartes sont en litige, ils sont additionnés et arrondis une seule fois, comme ceux des preneurs, qui comptent alors pour le camp au plus faible total.
    }
# source: fcdadc19
scoring-equal-sides = Quand deux camps sont à égalité, les preneurs comptent, pour l’arrondi, pour le camp au plus faible total.
# source: f13f8bc5
scoring-rounding-half =
    { $value ->
        [rounds] À l’arrondi, un reste d’exactement la moitié va vers le haut ou vers le bas comme tout autre.
       *[stays] À l’arrondi, un reste d’exactement la moitié est laissé tel quel.
    }
# source: a424bec2
scoring-small-share = Un camp qui a fait des points, mais dont la part à marquer est inférieure à { $under }, marque { $becomes } à la place, et la différence va à l’autre camp.
# source: 16b772d1
scoring-small-share-none = Une petite part est marquée telle quelle.
# source: 389ff5a6
scoring-unit =
    { $value ->
        [1] Chaque point de cartes est marqué pour { $value } point.
       *[other] Chaque tranche de { $value } points de cartes est marquée pour un point.
    }
# source: 148a6e3a
scoring-lost-points =
    { $value ->
        [best] Ce que perd un preneur qui chute va à l’adversaire qui a le plus de points ; à égalité, ils se le partagent.
       *[all] Ce que perd un preneur qui chute est partagé entre tous les adversaires.
    }

## scoring.hanging, scoring.marks

# source: a4ad0e9c
scoring-hanging-to =
    { $value ->
        [winner] Les points en litige vont au camp qui gagne la prochaine donne qui n’est pas à égalité.
        [maker] Les points en litige vont au prochain camp qui réussit son contrat ; un contrat chuté les laisse en attente.
       *[higher] Les points en litige vont au camp qui a le plus de points à la prochaine donne qui n’est pas à égalité ; à égalité, ils restent en attente.
    }
# source: 28d57092
scoring-hanging-paid =
    { $value ->
        [all] Tous les points en litige sont attribués d’un seul coup.
       *[one_per_deal] Des points en litige, chaque donne attribue ceux d’une seule donne à égalité, la plus ancienne d’abord.
    }
# source: fc6e1856
scoring-pool = Les points en litige s’additionnent d’une égalité à l’autre, survivent aux donnes qui ne se jouent pas, ne sont pas multipliés par une donne suivante et sont perdus à la fin de la partie.
# source: b78dfc8b
scoring-passed-out =
    { $judged ->
        [yes] Une donne sans preneur est jugée comme si le camp du joueur qui suit le donneur avait pris.
       *[no] Une donne sans preneur compte comme réussie par tous les camps : personne ne la gagne ni ne la perd, et les points en litige attendent une autre donne.
    }
# source: c1160942
scoring-marks-counted = Les marques se comptent par sorte et par camp sur toute la partie.
# source: 046d77a4
scoring-sides = Ce que les joueurs opposés au preneur marquent ensemble est marqué en entier à chacun d’eux.
# source: a97b5c5f
scoring-marks-none = Il n’y a pas de marques pour une chute ni pour une donne sans pli.
# source: 30479218
scoring-mark-cost =
    { $free ->
        [0]
            { $every ->
                [1] chacune coûte { $points } points
               *[other] chaque groupe de { $every } coûte { $points } points
            }
        [one]
            { $every ->
                [1] la première est gratuite, et chaque suivante coûte { $points } points
               *[other] la première est gratuite, et parmi les suivantes chaque groupe de { $every } coûte { $points } points
            }
        [many]
            { $every ->
                [1] les { $free } premières sont gratuites, et chaque suivante coûte { $points } points
               *[other] les { $free } premières sont gratuites, et parmi les suivantes chaque groupe de { $every } coûte { $points } points
            }
       *[other]
            { $every ->
                [1] les { $free } premières sont gratuites, et chaque suivante coûte { $points } points
               *[other] les { $free } premières sont gratuites, et parmi les suivantes chaque groupe de { $every } coûte { $points } points
            }
    }
# source: c1648e30
scoring-mark =
    { $when ->
        [failed] Pour un contrat chuté, un camp reçoit la marque « { FORM($mark) } » : { scoring-mark-cost }.
        [failed_with_a_trick] Pour un contrat chuté où il a fait au moins un pli, un camp reçoit la marque « { FORM($mark) } » : { scoring-mark-cost }.
       *[trickless] Pour une donne sans aucun pli, un camp reçoit la marque « { FORM($mark) } » : { scoring-mark-cost }.
    }

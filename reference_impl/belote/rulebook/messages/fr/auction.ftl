### Les enchères : ce qu’on peut dire, qui peut le dire, sur quoi ; le contre ; l’annulation ; ce qui suit quand tous passent.

## Ce qui vaut pour toutes les enchères : auction.turn, auction.pass, auction.outbids, auction.contract

# source: 3d243a6a
auction-turn = À chaque tour d’enchères, le joueur qui suit le donneur parle le premier, puis chacun dans l’ordre du jeu.
# source: f01660b4
auction-positions = Le joueur qui suit le donneur est le premier joueur ; les autres se comptent à partir de lui dans l’ordre du jeu.
# source: 3a04fcab
auction-calls = Qui doit parler passe ou fait l’une des déclarations ci-dessous ; on ne peut en faire une que si tout ce qui en est dit est rempli.
# Quand deux lignes ont le même mot : « sun » (1), « sun » (2).
# source: 8c4d6077
auction-numbered = Quand un même mot sert à plusieurs déclarations, distinguées par un numéro entre parenthèses, il s’agit de la première qu’on puisse faire.
# source: 924565ad
auction-standing =
    { $doubles ->
        [no] L’enchère en cours est la dernière qui a été faite ; passer n’y change rien.
       *[yes] L’enchère en cours est la dernière qui a été faite ; passer ou contrer n’y change rien.
    }
# source: 33b4ec6a
auction-pass = Passer n’engage pas : qui a passé peut encore parler quand revient son tour, sauf si une règle ci-dessous en décide autrement.
# source: 1ec1607e
auction-pending =
    { $how ->
        [once] Un joueur qui a passé n’est plus interrogé pendant le même tour.
        [bids]
            { $own ->
                [yes] Un joueur n’est plus interrogé s’il a passé depuis la dernière enchère du tour, ou s’il en est lui-même l’auteur, à moins qu’il ne puisse encore dépasser sa propre enchère.
               *[no] Un joueur n’est plus interrogé s’il a passé depuis la dernière enchère du tour, ou s’il en est lui-même l’auteur ; personne ne dépasse sa propre enchère.
            }
       *[doubles]
            { $own ->
                [yes] Un joueur n’est plus interrogé s’il a passé depuis la dernière enchère ou le dernier contre du tour, ou s’il en est lui-même l’auteur, à moins qu’il ne puisse encore dépasser sa propre enchère.
               *[no] Un joueur n’est plus interrogé s’il a passé depuis la dernière enchère ou le dernier contre du tour, ou s’il en est lui-même l’auteur ; personne ne dépasse sa propre enchère.
            }
    }
# source: 618e9831
auction-round-end =
    { $kind ->
        [one] Le tour prend fin dès qu’aucun de ceux qui restent à interroger ne pourrait faire autre chose que passer ; il n’y a alors plus d’enchères.
        [passed] Un tour prend fin dès qu’aucun de ceux qui restent à interroger ne pourrait faire autre chose que passer ; si une enchère a alors été faite, il n’y en a plus d’autre, sinon le tour suivant a lieu.
       *[mixed] Un tour prend fin dès qu’aucun de ceux qui restent à interroger ne pourrait faire autre chose que passer ; si aucune enchère n’a alors été faite, le tour suivant a lieu.
    }
# source: 6ac36dc0
auction-after-bids = Une fois les enchères closes, ceux qui peuvent encore contrer sont interrogés à leur tour, à partir du joueur qui suit le preneur, jusqu’à ce que personne ne contre plus.
# source: 894e7947
auction-result =
    { $late ->
        [no] Les enchères une fois terminées, on ne peut plus rien déclarer.
       *[yes] Les enchères une fois terminées, on ne peut plus rien déclarer, sauf ce qui peut l’être jusqu’à la première carte jouée.
    }
# source: 196bbc62
auction-outbids =
    { $how ->
        [never] La première enchère est la seule : une fois qu’elle a été faite, on ne peut plus en faire d’autre.
        [equal] Une enchère ne peut être suivie d’une autre de même rang que là où une règle ci-dessous le permet.
        [rank] Une enchère doit être d’un rang supérieur à celui de l’enchère en cours.
        [number] Une enchère doit porter un nombre supérieur à celui de l’enchère en cours.
       *[number_or_rank] Une enchère doit porter un nombre supérieur à celui de l’enchère en cours, ou le même nombre avec un rang supérieur.
    }
# source: c5b9f54b
auction-doubled = Un joueur dont l’enchère a été contrée peut lui-même monter à une enchère supérieure tant que des enchères sont encore permises.
# source: 4683581b
auction-contract = À la fin des enchères, l’enchère en cours devient le contrat ; le joueur qui l’a faite est le preneur, son camp est celui des preneurs, et tous les autres sont les défenseurs.

## auction.amounts, auction.rungs, auction.flag

# source: 0de581c0
auction-amounts-none = Une enchère nomme l’atout et ne porte aucun nombre.
# source: 5ee5e632
auction-amounts = Toute enchère porte un nombre de points de cartes, de { $low } à { $high } par paliers de { $step } ; on peut sauter des paliers.
# source: 1178572b
auction-flag =
    { $value ->
        [none] On ne peut ajouter aucune promesse à un nombre.
       *[capot] Une enchère peut ajouter à son nombre la promesse de faire tous les plis ; toute enchère suivante doit alors la faire aussi.
    }
# source: 1b5afc66
auction-rungs-none = Il n’y a pas d’enchère au-dessus des nombres.
# source: 26b835e4
auction-rung =
    { $needs ->
        [all_tricks]
            { $place ->
                [1] Au-dessus de tous les nombres se place { FORM($name, case: "def") }, la promesse de faire tous les plis.
               *[other] Juste au-dessus se place { FORM($name, case: "def") }, la promesse de faire tous les plis.
            }
        [all_tricks_by_taker]
            { $place ->
                [1] Au-dessus de tous les nombres se place { FORM($name, case: "def") }, la promesse de gagner tous les plis soi-même, sans le partenaire.
               *[other] Juste au-dessus se place { FORM($name, case: "def") }, la promesse de gagner tous les plis soi-même, sans le partenaire.
            }
       *[all_tricks_and_belote]
            { $place ->
                [1] Au-dessus de tous les nombres se place { FORM($name, case: "def") }, la promesse de faire tous les plis et de marquer la belote.
               *[other] Juste au-dessus se place { FORM($name, case: "def") }, la promesse de faire tous les plis et de marquer la belote.
            }
    }
# source: 7bfca550
auction-rung-lead =
    { $value ->
        [usual] Quand l’enchère est { FORM($name, case: "def") }, l’entame revient au même joueur que d’habitude.
       *[taker] Quand l’enchère est { FORM($name, case: "def") }, le preneur entame le premier pli.
    }

## auction.order

# source: ce6b2909
auction-order-group = { FORM($words, case: "group", list: "and") }
# source: 51b77349
auction-order =
    { COUNT($groups) ->
        [0] Il n’y a aucune enchère à faire.
        [1]
            { $numbers ->
                [yes] À nombre égal, aucune enchère n’en dépasse une autre : le rang est le même pour { LIST($groups) }.
               *[no] Aucune enchère n’en dépasse une autre : le rang est le même pour { LIST($groups) }.
            }
       *[other]
            { $numbers ->
                [yes] À nombre égal, les enchères se classent ainsi, de la plus basse à la plus haute : { LIST($groups, style: "then") }.
               *[no] Les enchères se classent ainsi, de la plus basse à la plus haute : { LIST($groups, style: "then") }.
            }
    }

## auction.rounds

# source: 223aec47
auction-rounds-none = Il n’y a pas d’enchères.
# source: ccef4df8
auction-round-ends =
    { $value ->
        [passed]
            { $bids ->
                [first] Le tour { $round } des enchères prend fin à la première enchère, ou quand tous ont passé.
                [doubled] Le tour { $round } des enchères prend fin quand tous ont passé ; après la première enchère, il ne continue que pour contrer.
                [bids] Le tour { $round } des enchères dure jusqu’à ce que tous aient passé depuis la dernière enchère, sauf son auteur.
               *[many] Le tour { $round } des enchères dure jusqu’à ce que tous aient passé depuis la dernière enchère ou le dernier contre, sauf son auteur.
            }
       *[each_spoke] Au tour { $round } des enchères, chacun parle une fois ; le tour suivant reprend avec l’enchère en cours.
    }

## auction.rows

# Le nom d’une ligne : « je prends » au tour 1 ; s’il y a plusieurs lignes du même mot : « sun » (2) au tour 1.
# source: 2bfa2bcd
auction-bid-name =
    { $nth ->
        [0] « { FORM($call) } » au tour { $round }
       *[other] « { FORM($call) } » ({ $nth }) au tour { $round }
    }
# source: e70487f8
auction-call-name =
    { $nth ->
        [0] « { FORM($call) } »
       *[other] « { FORM($call) } » ({ $nth })
    }
# source: 39b67eb9
auction-bid = Dire { $row }, c’est choisir { FORM($bids, list: "or") }.
# source: 4ee782d5
auction-bid-amounts = Dire { $row }, c’est s’engager sur { FORM($amounts, case: "def", list: "or") }.
# source: 8e31d020
auction-row-seats =
    { $every ->
        [yes] Tous les joueurs ont le droit de dire { $row }.
       *[no] Dire { $row } n’est permis qu’{ FORM($seats, case: "dat") }.
    }
# source: b7393f64
auction-over =
    { $value ->
        [opening] avant que quiconque ait parlé
        [passes] après d’autres paroles si aucune enchère n’est en cours
        [partner] sur une enchère du partenaire
        [opponents] sur une enchère d’un adversaire
       *[own] sur sa propre enchère
    }
# source: 8e94dabe
auction-row-over = On peut dire { $row } { LIST($over, style: "or") }.
# source: c065d724
auction-bid-equal =
    { $value ->
        [refused] Dire { $row } n’est permis que pour dépasser l’enchère en cours.
       *[earlier_seat] Dire { $row } est aussi permis pour égaler l’enchère en cours, si l’on est placé avant son auteur, en comptant à partir du joueur qui suit le donneur.
    }
# source: 5843285d
auction-bid-suit =
    { $value ->
        [any] On peut, en disant { $row }, nommer ce que nomme l’enchère en cours, si on la dépasse.
       *[new] On ne peut pas, en disant { $row }, reprendre ce que nomme l’enchère en cours.
    }
# source: 70aeeb9a
auction-bid-first = Dire { $row } n’est possible que tant qu’aucune enchère n’est en cours : il n’y a donc rien à dépasser.
# source: c8b61a9d
auction-bid-after-pass =
    { $value ->
        [allowed] Un joueur qui a passé pendant le tour peut encore dire { $row }.
       *[refused] Un joueur qui a passé pendant le tour ne peut plus dire { $row }.
    }
# source: 805be05e
auction-bid-turned =
    { $every ->
        [yes] On peut dire { $row } quel que soit le rang de la retourne.
       *[no] On ne peut dire { $row } que si la retourne est { FORM($ranks, case: "indef", list: "or") }.
    }
# source: a8145948
auction-bid-limit =
    { $per ->
        [seat]
            { $times ->
                [one] Chaque joueur peut dire { $row } au plus { $times } fois par donne.
                [many] Chaque joueur peut dire { $row } au plus { $times } de fois par donne.
               *[other] Chaque joueur peut dire { $row } au plus { $times } fois par donne.
            }
        [side]
            { $times ->
                [one] Chaque camp peut dire { $row } au plus { $times } fois par donne.
                [many] Chaque camp peut dire { $row } au plus { $times } de fois par donne.
               *[other] Chaque camp peut dire { $row } au plus { $times } fois par donne.
            }
       *[table]
            { $times ->
                [one] Tous les joueurs ensemble peuvent dire { $row } au plus { $times } fois par donne.
                [many] Tous les joueurs ensemble peuvent dire { $row } au plus { $times } de fois par donne.
               *[other] Tous les joueurs ensemble peuvent dire { $row } au plus { $times } fois par donne.
            }
    }
# source: e0e63ffe
auction-bid-must =
    { COUNT($seats) ->
        [1] Tant qu’il n’y a pas d’enchère en cours, { FORM($seats) } ne doit pas passer s’il a le droit de dire { $row }.
       *[other] Tant qu’il n’y a pas d’enchère en cours, { FORM($seats) } ne doivent pas passer s’ils ont le droit de dire { $row }.
    }
# source: 86e8b858
auction-bid-turned-to =
    { $value ->
        [nobody] Si l’enchère { $row } devient le contrat, personne ne reçoit la retourne : elle reste sur la table.
        [taker] Si l’enchère { $row } devient le contrat, le preneur reçoit la retourne.
        [partner] Si l’enchère { $row } devient le contrat, le partenaire du preneur reçoit la retourne.
        [dealer] Si l’enchère { $row } devient le contrat, le donneur reçoit la retourne.
       *[eldest] Si l’enchère { $row } devient le contrat, le joueur qui suit le donneur reçoit la retourne.
    }
# source: 85e92fb7
auction-bid-offer =
    { $value ->
        [none] Dire { $row }, c’est faire une enchère et non une proposition.
       *[annul] Dire { $row }, c’est aussi proposer d’annuler la donne : le joueur suivant accepte aussitôt, et la donne est nulle, ou refuse, et l’enchère tient.
    }

## auction.doubling

# source: 68bae97f
auction-doubling-none = On ne contre pas.
# source: fab82c8d
auction-levels = Une enchère n’est pas contrée quand elle est faite, et chaque contre l’élève d’un degré.
# source: e8661008
auction-double =
    { $level ->
        [1] Dire { $row }, c’est contrer une enchère (degré { $level }).
        [2] Dire { $row }, c’est surcontrer une enchère contrée (degré { $level }).
       *[other] Dire { $row }, c’est faire monter une enchère d’un degré de plus (au degré { $level }).
    }
# source: 8b036350
auction-double-by =
    { $value ->
        [defenders] Tout joueur d’un camp qui ne tient pas l’enchère a le droit de dire { $row }.
        [takers] Tout joueur du camp qui tient l’enchère a le droit de dire { $row }.
        [taker] Seul l’auteur de l’enchère a le droit de dire { $row }.
       *[doubler] Seul le joueur qui a contré le premier a le droit de dire { $row }.
    }
# source: 204fa909
auction-double-when =
    { $value ->
        [in_turn] On dit { $row } à son tour.
        [any_time] On peut dire { $row } à tout moment des enchères, même hors de son tour.
        [after_bids] On dit { $row } à son tour, une fois qu’il n’y a plus d’enchère possible.
        [until_lead] On peut dire { $row } à tout moment jusqu’à la première carte jouée, même hors de son tour.
       *[by_passing] On dit { $row } sans un mot : quand un joueur qui pourrait le dire passe, c’est comme s’il l’avait dit.
    }
# source: e86e16a4
auction-double-of =
    { $every ->
        [yes] On peut dire { $row } quel que soit l’atout choisi par l’enchère.
       *[no] On peut dire { $row } si l’enchère a choisi { FORM($of, list: "or") }.
    }
# source: 54229eca
auction-amount-number = de { $number }
# source: 386c2aab
auction-amount-name = de { FORM($name) }
# source: 377df39b
auction-double-except =
    { COUNT($amounts) ->
        [0] On peut dire { $row } quel que soit le montant de l’enchère.
       *[other] Dire { $row } ne peut pas viser une enchère { LIST($amounts, style: "or") }.
    }
# source: f742278e
auction-double-bids-after =
    { $value ->
        [open]
            { $target ->
                [standing] Après qu’on a dit { $row }, des enchères restent permises, et une enchère l’efface.
               *[any_bid] Après qu’on a dit { $row }, des enchères restent permises, et il tient malgré elles.
            }
       *[closed] Après qu’on a dit { $row }, aucune enchère n’est plus permise.
    }
# source: b046153e
auction-double-target =
    { $value ->
        [standing] Dire { $row } vise l’enchère en cours.
       *[any_bid] Dire { $row } peut viser n’importe quelle enchère déjà faite, et non seulement celle qui est en cours ; la première enchère qui a été contrée est alors le contrat.
    }
# source: 237f389b
auction-double-manner =
    { COUNT($manners) ->
        [1] On dit { $row } d’une seule manière : { FORM($manners) }.
       *[other] Le joueur choisit comment il dit { $row } : { FORM($manners, list: "or") }.
    }
# source: 24072c6b
auction-double-score = Dire { $row } n’est permis qu’à un camp qui a au plus { $own } points dans la partie quand l’autre camp en a au moins { $other }.

## auction.annul

# source: 980e676f
auction-annul-none = Personne ne peut faire annuler une donne.
# source: 24f25e67
auction-annul =
    { $when ->
        [before_calls] Dire { $row } annule la donne ; on le dit avant que quiconque ait parlé, même hors de son tour.
        [in_turn] Dire { $row } annule la donne ; on le dit à son tour, pendant les enchères.
       *[after_deal] Dire { $row } annule la donne ; on le dit une fois toutes les cartes données et avant la première entame, même hors de son tour.
    }
# source: b41c2cbe
auction-annulled = Quand une donne est annulée, on ne marque rien.
# source: b54e40ff
auction-annul-hand-any = On peut dire { $row } avec n’importe quelle main.
# source: 190c2f41
auction-annul-hand-points =
    { $points ->
        [one] On peut dire { $row } avec une main qui vaut au plus { $points } point de cartes, comptée comme dans l’enchère en cours ; tant qu’il n’y en a pas, toutes les couleurs se comptent hors atout, les valets aussi.
        [many] On peut dire { $row } avec une main qui vaut au plus { $points } de points de cartes, comptée comme dans l’enchère en cours ; tant qu’il n’y en a pas, toutes les couleurs se comptent hors atout, les valets aussi.
       *[other] On peut dire { $row } avec une main qui vaut au plus { $points } points de cartes, comptée comme dans l’enchère en cours ; tant qu’il n’y en a pas, toutes les couleurs se comptent hors atout, les valets aussi.
    }
# source: 5e3f4557
auction-annul-hand-only = On peut dire { $row } avec une main où toutes les cartes sont { FORM($ranks, case: "des", list: "or") }.
# source: d3994193
auction-annul-hand-four-of = On peut dire { $row } avec une main qui contient tous les { FORM($rank, case: "plural") }.
# source: 5ce4ae34
auction-annul-dealer =
    { $value ->
        [same] Après qu’on a dit { $row }, le même donneur donne de nouveau.
       *[next] Après qu’on a dit { $row }, c’est au joueur suivant de donner.
    }

## auction.idle, auction.all-pass

# source: 67e75904
auction-idle =
    { $value ->
        [skipped] On ne demande rien à un joueur qui ne pourrait que passer.
       *[speaks] Un joueur qui ne peut que passer est interrogé tout de même, et passe.
    }
# source: a44a691e
auction-all-pass-deal =
    { $value ->
        [turned] La couleur de la retourne est atout.
        [void]
            { $rounds ->
                [one] Si personne ne fait d’enchère, la donne est nulle et l’on ne marque rien.
               *[several] Si personne ne fait d’enchère au dernier tour, la donne est nulle et l’on ne marque rien.
            }
        [cannot]
            { $rounds ->
                [one] Il ne peut pas arriver que personne ne fasse d’enchère, car un joueur y est obligé.
               *[several] Il ne peut pas arriver que personne ne fasse d’enchère au dernier tour, car un joueur y est obligé.
            }
       *[played]
            { $rounds ->
                [one] Si personne ne fait d’enchère, la donne se joue avec la couleur de la retourne pour atout.
               *[several] Si personne ne fait d’enchère au dernier tour, la donne se joue avec la couleur de la retourne pour atout.
            }
    }
# source: f0c017d6
auction-all-pass-taker =
    { $value ->
        [nobody] Dans une donne jouée après que tous ont passé, personne n’est preneur.
        [dealer] Dans une donne jouée après que tous ont passé, le donneur est le preneur.
       *[eldest] Dans une donne jouée après que tous ont passé, le joueur qui suit le donneur est le preneur.
    }
# source: e4195400
auction-all-pass-turned-to =
    { $value ->
        [nobody] Dans une donne jouée après que tous ont passé, personne ne reçoit la retourne.
        [taker] Dans une donne jouée après que tous ont passé, le preneur reçoit la retourne.
        [dealer] Dans une donne jouée après que tous ont passé, le donneur reçoit la retourne.
       *[eldest] Dans une donne jouée après que tous ont passé, le joueur qui suit le donneur reçoit la retourne.
    }

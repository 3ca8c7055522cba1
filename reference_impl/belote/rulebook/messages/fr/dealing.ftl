### Le donneur et les étapes de la donne.

## dealing.dealer

# source: 788e02ce
dealing-dealer-first =
    { $value ->
        [lot] Le premier donneur d’une partie est tiré au sort.
        [last_match_winner] Le premier donneur d’une partie est un joueur du camp qui a gagné la partie précédente.
       *[last_match_loser] Le premier donneur d’une partie est un joueur d’un camp qui n’a pas gagné la partie précédente.
    }
# source: 2ecf7be2
dealing-dealer-after-deal =
    { $value ->
        [next] Après une donne jouée, c’est au joueur suivant de donner.
        [same] Après une donne jouée, le même donneur donne de nouveau.
       *[winner] Après une donne jouée, c’est au joueur qui y a marqué le plus de donner.
    }
# source: c149bb92
dealing-dealer-after-void =
    { $value ->
        [next] Après une donne que personne n’a prise, c’est au joueur suivant de donner.
       *[same] Après une donne que personne n’a prise, le même donneur donne de nouveau.
    }
# source: ac8da3ac
dealing-dealer-after-misdeal =
    { $value ->
        [next] Après une maldonne, c’est au joueur suivant de donner.
       *[same] Après une maldonne, le même donneur donne de nouveau.
    }

## dealing.steps

# source: 2705f4c6
dealing-order = Les cartes sont prises sur le dessus du paquet et données à chaque joueur dans l’ordre du jeu.
# source: 59882f33
dealing-covered =
    { $under ->
        [no] Les cartes posées face visible devant un joueur se jouent comme celles de la main.
       *[yes] Les cartes posées face visible devant un joueur se jouent comme celles de la main. Quand une carte posée face visible sur la table a été jouée, la carte qu’elle recouvrait est retournée à la fin du pli et peut être jouée à partir du pli suivant.
    }
# source: 1ccae7f6
dealing-obliged = Quand des cartes sont données avant un tour d’enchères ultérieur alors que personne n’a encore fait d’enchère, le joueur qui y sera obligé d’en faire une compte comme preneur : la retourne va là où son enchère la ferait aller.
# source: 7d1a8590
dealing-stock = Les cartes qui ne sont pas distribuées ne sont vues de personne, sauf si une étape le prévoit, et ne comptent pour personne.
# source: 9b9bbe90
dealing-known = Personne ne voit d’autres cartes que celles de sa main, celles qui sont face visible et celles qui ont été jouées ou montrées.
# source: 8029a47f
dealing-packet =
    { $cards ->
        [one] { $cards } carte
        [many] { $cards } de cartes
       *[other] { $cards } cartes
    }
# source: 13be0831
dealing-step-cards =
    { $to ->
        [hand] Étape { $step } de la donne : chaque joueur reçoit en main { LIST($packets, style: "then") }.
        [hidden] Étape { $step } de la donne : chaque joueur reçoit, face cachée, { LIST($packets, style: "then") }, que personne ne peut encore regarder.
        [hidden_till_pass] Étape { $step } de la donne : chaque joueur reçoit, face cachée, { LIST($packets, style: "then") }, que nul ne peut regarder avant d’avoir passé.
        [table_down] Étape { $step } de la donne : chaque joueur reçoit, face cachée et en rang sur la table, { LIST($packets, style: "then") }.
        [table_up] Étape { $step } de la donne : chaque joueur reçoit, face visible sur la table, { LIST($packets, style: "then") }, chacune sur une carte posée face cachée.
        [table_open] Étape { $step } de la donne : chaque joueur reçoit, face visible sur la table, { LIST($packets, style: "then") }.
        [turned] Étape { $step } de la donne : on retourne, face visible, { LIST($packets, style: "then") }.
       *[kitty] Étape { $step } de la donne : on met de côté, face cachée, { LIST($packets, style: "then") } pour former le talon.
    }
# source: 8a4a6ef9
dealing-step-up-to =
    { $cards ->
        [one] Étape { $step } de la donne : chaque joueur reçoit en une seule fois ce qui lui manque pour avoir une main de { $cards } carte.
        [many] Étape { $step } de la donne : chaque joueur reçoit en une seule fois les cartes qui lui manquent pour avoir une main de { $cards } de cartes.
       *[other] Étape { $step } de la donne : chaque joueur reçoit en une seule fois les cartes qui lui manquent pour avoir une main de { $cards } cartes.
    }
# source: e931bcda
dealing-step-turned = Étape { $step } de la donne : la carte suivante du paquet est retournée, face visible ; c’est la retourne.
# source: d00b9a45
dealing-step-from =
    { $value ->
        [eldest] À l’étape { $step } de la donne, le premier servi est le joueur qui suit le donneur.
       *[taker] À l’étape { $step } de la donne, le premier servi est le preneur.
    }
# source: 9696790e
dealing-step-last =
    { $value ->
        [covered] La dernière carte donnée à l’étape { $step } de la donne n’est pas montrée.
       *[turned] La dernière carte donnée à l’étape { $step } de la donne est montrée à tous : c’est la retourne, et elle reste au joueur qui l’a reçue.
    }
# source: c9873f7e
dealing-step-round =
    { $value ->
        [1] Étape { $step } de la donne : le tour { $value } des enchères a lieu.
       *[other] Étape { $step } de la donne : le tour { $value } des enchères a lieu, sauf si les enchères sont terminées.
    }
# source: af533cc7
dealing-step-look = Étape { $step } de la donne : chacun prend en main les cartes qui étaient cachées.
# source: f13e3362
dealing-step-take = Étape { $step } de la donne : le preneur prend le talon et écarte autant de cartes, qui ne comptent pour personne.
# source: dc54e4af
dealing-step-show = Étape { $step } de la donne : la carte du dessous de ce qui reste du paquet est montrée à tous.
# source: 4f475d3a
dealing-step-swap =
    { $by ->
        [anyone]
            { $held ->
                [first_cards] Étape { $step } de la donne : si la couleur de la retourne est devenue atout, le joueur, quel qu’il soit, qui avait { FORM($rank, case: "def") } d’atout avant le début des enchères peut l’échanger contre la retourne.
               *[any_card] Étape { $step } de la donne : si la couleur de la retourne est devenue atout, le joueur, quel qu’il soit, qui a { FORM($rank, case: "def") } d’atout peut l’échanger contre la retourne.
            }
        [taker]
            { $held ->
                [first_cards] Étape { $step } de la donne : si la couleur de la retourne est devenue atout, le preneur peut échanger { FORM($rank, case: "def") } d’atout contre la retourne, à condition que cette carte ait été dans sa main avant le début des enchères.
               *[any_card] Étape { $step } de la donne : si la couleur de la retourne est devenue atout, le preneur peut échanger { FORM($rank, case: "def") } d’atout contre la retourne.
            }
       *[not_dealer]
            { $held ->
                [first_cards] Étape { $step } de la donne : si la couleur de la retourne est devenue atout, le joueur, autre que le donneur, qui avait { FORM($rank, case: "def") } d’atout avant le début des enchères peut l’échanger contre la retourne.
               *[any_card] Étape { $step } de la donne : si la couleur de la retourne est devenue atout, le joueur, autre que le donneur, qui a { FORM($rank, case: "def") } d’atout peut l’échanger contre la retourne.
            }
    }
# source: c30eb7fe
dealing-swap-back = Dans l’échange de l’étape { $step }, { FORM($rank, case: "def") } d’atout prend la place de la retourne, ou va au joueur qui l’avait ; il n’y a pas d’échange quand les deux cartes sont dans la même main, ni quand la retourne est elle-même { FORM($rank, case: "indef") }.

### La table, le jeu de cartes, l’ordre et la valeur des cartes.

## setup.players, setup.sides, setup.direction

# source: 826c0129
players-count =
    { $value ->
        [one] Le jeu se joue à { $value } joueur.
        [many] Le jeu se joue à { $value } de joueurs.
       *[other] Le jeu se joue à { $value } joueurs.
    }
# source: e6b26f7e
players-sides =
    { $value ->
        [partners] Les joueurs qui se font face sont partenaires et marquent ensemble.
        [alone] Chaque joueur marque pour lui seul.
       *[taker_against_rest] Le preneur joue seul contre tous les autres, qui marquent ensemble.
    }
# source: 3a493fe6
players-direction =
    { $value ->
        [clockwise] La distribution, les enchères et le jeu tournent dans le sens des aiguilles d’une montre, vers la gauche.
       *[counterclockwise] La distribution, les enchères et le jeu tournent dans le sens inverse des aiguilles d’une montre, vers la droite.
    }

## setup.pack, setup.shuffle, setup.cut

# source: 906fdd51
pack-ranks = L’ordre naturel des cartes est, de la plus basse à la plus haute : { FORM($ranks, list: "plain") }.
# source: 6a1dbf86
pack-suits =
    { $cards ->
        [one] Les couleurs sont { FORM($suits) } ; le jeu compte { $cards } carte.
        [many] Les couleurs sont { FORM($suits) } ; le jeu compte { $cards } de cartes.
       *[other] Les couleurs sont { FORM($suits) } ; le jeu compte { $cards } cartes.
    }
# source: 69efa9de
pack-shuffle =
    { $value ->
        [every_deal] Le donneur mélange les cartes avant chaque donne.
        [never] Les cartes ne sont jamais mélangées : on reforme le paquet avec les plis de la donne précédente.
       *[dealer_may] Avant une donne, le donneur peut mélanger les cartes ou les laisser telles quelles.
    }
# source: 414e4cc8
pack-cut-none = On ne coupe pas le paquet.
# source: bcbe0917
pack-cut-by =
    { $value ->
        [before_dealer] Le paquet est coupé par le joueur qui précède le donneur dans l’ordre du jeu.
        [after_dealer] Le paquet est coupé par le joueur qui suit le donneur dans l’ordre du jeu.
       *[dealers_partner] Le paquet est coupé par le partenaire du donneur.
    }
# source: f6c63a04
pack-cut-first-deal =
    { $value ->
        [usual] À la première donne d’une partie, le paquet est coupé par le même joueur qu’aux autres donnes.
        [before_dealer] À la première donne d’une partie, c’est le joueur qui précède le donneur qui coupe le paquet.
        [after_dealer] À la première donne d’une partie, c’est le joueur qui suit le donneur qui coupe le paquet.
       *[dealers_partner] À la première donne d’une partie, c’est le partenaire du donneur qui coupe le paquet.
    }
# source: c181d8a8
pack-cut-at-least =
    { $value ->
        [one] Chacun des deux tas de la coupe doit contenir au moins { $value } carte.
        [many] Chacun des deux tas de la coupe doit contenir au moins { $value } de cartes.
       *[other] Chacun des deux tas de la coupe doit contenir au moins { $value } cartes.
    }
# source: b0a2ff7c
pack-cut-may-decline =
    { $value ->
        [yes] Le joueur chargé de la coupe peut y renoncer et se contenter de frapper le paquet.
       *[no] Le joueur chargé de la coupe ne peut pas y renoncer.
    }

## contracts.kinds, contracts.order, contracts.values

# source: 5f46aa51
contracts-kind =
    { $value ->
        [suit] { FORM($contract, case: "loc") }, une couleur est atout.
        [no_trump] { FORM($contract, case: "loc") }, aucune couleur n’est atout.
       *[all_trump] { FORM($contract, case: "loc") }, chaque couleur a l’ordre et la valeur de l’atout, mais aucune n’en coupe une autre.
    }
# source: 02b291f1
contracts-card = { FORM($rank) } { $points }
# source: 573f1d93
contracts-order =
    { $suit ->
        [trump] { FORM($contract, case: "loc") }, les cartes de l’atout sont, de la plus forte à la plus faible et avec leurs points de cartes : { LIST($cards, style: "plain") }.
        [plain] { FORM($contract, case: "loc") }, les cartes de chaque couleur hors atout sont, de la plus forte à la plus faible et avec leurs points de cartes : { LIST($cards, style: "plain") }.
       *[every] { FORM($contract, case: "loc") }, les cartes de chaque couleur sont, de la plus forte à la plus faible et avec leurs points de cartes : { LIST($cards, style: "plain") }.
    }

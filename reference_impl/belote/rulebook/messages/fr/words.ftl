### Les mots du livre, pour qui ne les connaît pas.
### Pli, entame, fournir, couper, surcouper, preneur, litige : règles officielles de la belote, Fédération Française de
### Belote, 2016, sections 3, 5 et 10. Maître, capot, carré : règles de la belote coinchée, 2015, sections 4, 5 et 8.
### Retourne, renonce : https://www.funbelote.com/fausse-donne-belote-quelles-sont-les-fautes-et-les-sanctions-dans-les-jeux-de-belote/
### Maldonne : https://doczz.fr/doc/2880155/r%C3%A8glement-du-concours-de-belote
### Points de cartes : https://fr.wikipedia.org/wiki/Jass_coinch%C3%A9

# source: d1e6a123
word =
    { $name ->
        [trick] pli
        [trump] atout
        [plain-suit] couleur hors atout
        [follow] fournir
        [ruff] couper
        [hold] être maître
        [void] donne nulle
        [taker] preneur
        [contract] contrat
        [card-points] points de cartes
        [capot] capot
        [run] suite
        [square] carré
        [belote] belote
        [level] degré
        [hang] rester en litige
        [mark] marque
        [packet] paquet de cartes
        [order-of-play] ordre du jeu
        [natural-order] ordre naturel
        [side] camp
        [standing-bid] enchère en cours
        [discard] se défausser
        [points] points
        [target] but
        [misdeal] fausse donne
        [thrown-in] donne annulée
        [doubling] contre
        [factor] coefficient
        [remainder] reste
        [kitty] écart
        [stock] talon
        [declaration] annonce
        [turned-card] retourne
       *[step] étape
    }
# source: 5d371541
word-meaning =
    { $name ->
        [trick] une carte de chaque joueur ; la meilleure les emporte toutes
        [trump] la couleur, désignée par les enchères, dont les cartes battent celles de toutes les autres
        [plain-suit] une couleur qui n’est pas atout
        [follow] jouer une carte de la couleur demandée, celle de la première carte du pli
        [ruff] jouer atout quand une autre couleur est demandée ; surcouper, c’est jouer un atout plus fort que ceux déjà joués
        [hold] avoir joué la meilleure carte du pli jusque-là
        [void] une donne qui ne compte pas et qu’on abandonne
        [taker] le joueur dont l’enchère est devenue le contrat ; son camp est celui des preneurs, les autres joueurs sont les défenseurs
        [contract] ce qui est atout dans une donne, avec ce qui a été promis en échange
        [card-points]
            { COUNT($heaps) ->
                [0] ce que valent les cartes des plis d’un camp, avec le dernier pli et la prime de capot
               *[other] ce que valent les cartes des plis d’un camp, avec le dernier pli et la prime de capot ; on compte aussi dans cette unité { FORM($heaps) }
            }
        [capot] tous les plis d’une donne faits par un seul camp
        [run] trois cartes ou plus de la même couleur qui se suivent dans l’ordre naturel
        [square] les quatre cartes d’un même rang
        [belote] le roi et la dame d’atout dans une même main
        [level] combien de fois une enchère a été contrée : 1 pour le contre, 2 pour le surcontre, et ainsi de suite
        [hang] être mis en réserve, après une égalité, pour une donne suivante
        [mark] un trait noté contre un camp, qui coûte des points dès qu’il y en a assez
        [packet] plusieurs cartes données d’un coup à un même joueur
        [order-of-play] ordre dans lequel les joueurs reçoivent, parlent et jouent : autour de la table dans le sens indiqué plus haut, à partir de celui qui suit le donneur
        [natural-order] ordre des rangs selon lequel on lit les suites, quelle que soit la force des cartes au jeu
        [side] les joueurs qui marquent ensemble, ou un joueur qui marque seul
        [standing-bid] la dernière enchère faite
        [discard] jouer une carte qui n’est ni de la couleur demandée ni un atout
        [points] ce qui est inscrit sur la feuille de marque et compte dans la partie
        [target] le nombre de points qui fait gagner la partie
        [misdeal] une donne où des cartes ont été mal distribuées ou montrées
        [thrown-in] une donne abandonnée de droit, pour la main d’un joueur ou d’un commun accord
        [doubling] déclaration contre une enchère qui fait dépendre d’elle plus de points ; surcontrer, c’est y répondre
        [factor] le nombre par lequel les points sont multipliés, selon le nombre de contres
        [factor-alone] le nombre par lequel les points sont multipliés
        [remainder] ce qui reste quand on divise les points de cartes par le nombre auquel on arrondit
        [kitty] cartes mises de côté à la donne pour le preneur
        [stock] les cartes du jeu qui n’ont été données à personne
        [declaration] une suite ou un carré qui rapporte des points
        [turned-card] la carte montrée à tous avant les enchères ; sa couleur est la première que l’on peut prendre
       *[step] une partie de la donne ; les étapes se suivent dans l’ordre indiqué
    }

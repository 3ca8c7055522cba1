### Le texte qui remplace un dessin : un titre court, puis tout ce que le dessin montre.

# source: da918210
card-name = { FORM($rank, case: "def") } de { FORM($suit) }
# source: 5faee6d6
drawing-title =
    { $what ->
        [choice] C’est à { FORM($seat) } de jouer.
        [trick] Un pli, gagné par { FORM($seat) }.
        [begun] Un pli commencé.
        [hands] Ce que l’on a en main.
       *[table] La table.
    }
# source: 5cdb3d0b
drawing-dealer =
    { $direction ->
        [clockwise] { FORM($seat) } donne, et le jeu tourne dans le sens des aiguilles d’une montre.
       *[counterclockwise] { FORM($seat) } donne, et le jeu tourne dans le sens inverse des aiguilles d’une montre.
    }
# source: 804e5193
drawing-direction =
    { $value ->
        [clockwise] Le jeu tourne dans le sens des aiguilles d’une montre.
       *[counterclockwise] Le jeu tourne dans le sens inverse des aiguilles d’une montre.
    }
# source: b73781a0
drawing-contract = Le contrat est : { FORM($bid) }.
# source: 3bb98224
drawing-turned = La retourne est { $card }.
# source: 1f5b220b
drawing-play = { $card } par { FORM($seat) }
# source: c03147f8
drawing-plays = Cartes jouées, dans cet ordre : { LIST($plays, style: "plain") }.
# source: 3e49ac61
drawing-winner =
    { $whole ->
        [yes] { FORM($seat) } gagne le pli.
       *[no] { FORM($seat) } est maître du pli.
    }
# source: 8a23cdb6
drawing-hand = { FORM($seat) } a en main : { LIST($cards, style: "plain") }.
# source: 4ebf6716
drawing-legal = Cartes permises : { LIST($cards, style: "plain") }.
# source: 2237d9eb
drawing-forbidden = Cartes interdites selon { $clause } : { LIST($cards, style: "plain") }.
# Ce qui ouvre les lignes d’un exemple que son dessin montre aussi.
# source: 6b7b2393
drawing-words = Le dessin en mots

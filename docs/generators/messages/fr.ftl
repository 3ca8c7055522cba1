### Les mots du site en français.

site-name = Belote
site-about = La famille de la belote : une description unique, exacte, exécutable et vérifiable.

title-start = Accueil
title-variants = Règles
title-compare = Comparaisons
title-words = Mots
title-search = Recherche
title-playground = Atelier
title-english-learn = Apprendre (en anglais)
title-english-reference = Référence (en anglais)

start-lead =
    On joue à la belote de Québec à Riyad, et les règles changent d’une ville à l’autre. Ici chaque table a son livre
    de règles, et ces mêmes règles s’exécutent : elles distribuent, arbitrent, comptent et disent pourquoi.
start-read = Lire les règles de sa table
start-read-more =
    { $number ->
        [one] Un livre de règles
        [many] { $number } de livres de règles
       *[other] { $number } livres de règles
    } avec sources, dessins et exemples joués jusqu’au bout.
start-settle = Trancher un litige
start-settle-more = Entrez le pli ou les points : quelles cartes sont permises, ce que vaut la donne, et la règle qui le dit.
start-check = Vérifier un programme
start-check-more =
    { $number ->
        [one] Une donne enregistrée interroge
        [many] { $number } de donnes enregistrées interrogent
       *[other] { $number } donnes enregistrées interrogent
    } tout programme, dans toute langue, règle par règle ; la spécification dit ce qu’elles attendent.
start-declare = Écrire ses propres règles
start-declare-more = Partez de la variante la plus proche et changez ce que votre club joue autrement.
start-which = À quel jeu jouons-nous ?
start-which-more = Quelques questions retrouvent la variante que vous connaissez sous un autre nom.
start-compare-more = Ce qui diffère entre deux tables, avec la plus petite donne qui le montre.
start-words-more = Couleurs, cartes, annonces et enchères, comme on les dit.

variants-lead = Un livre de règles pour chaque variante, par pays où elle se joue.
variants-more =
    { $number ->
        [one] { $number } règle maison
        [many] { $number } de règles maison
       *[other] { $number } règles maison
    }
without-saying = Ce qui va sans dire
play-example = Rejouer cet exemple
play-score = Compter une donne
play-edit = Changer une règle et l’essayer
compare-with =
    { $number ->
        [one] Une comparaison
        [many] { $number } de comparaisons
       *[other] { $number } comparaisons
    } avec les variantes voisines

compare-lead = Deux tables côte à côte : chaque variante avec celle dont elle part et avec ses voisines. Deux autres quelconques se comparent dans l’atelier.
compare-title = { $left } et { $right }
compare-differ =
    { $number ->
        [one] Une règle diffère
        [many] { $number } de règles diffèrent
       *[other] { $number } règles diffèrent
    } ; { $equal ->
        [one] { $equal } phrase est la même des deux côtés.
        [many] { $equal } de phrases sont les mêmes des deux côtés.
       *[other] { $equal } phrases sont les mêmes des deux côtés.
    }
compare-none = Rien de ce qui est dit ne diffère.
compare-witness = Où les deux se séparent d’abord
compare-witness-more = La plus petite donne trouvée sur laquelle elles montrent autre chose.
compare-shows = { $table } montre ceci :
in-english = en anglais
compare-allowed = C’est permis.
compare-shows-nothing = Rien de plus.
compare-open = Ouvrir les deux dans l’atelier
compare-nothing = Rien n’en est dit.
compare-no-exception = Aucune exception : ce qui vaut ailleurs vaut ici aussi.
compare-without-saying = Cela va sans dire : aucune source ne dit autrement.

words-lead = Les mots avec lesquels parlent les livres de règles en français, dans toutes les formes où ils servent, et les pages d’où ils viennent.
words-word = Mot
words-forms = Formes
words-pages = Pages
words-family =
    { $family ->
        [suits] Couleurs
        [german_suits] Couleurs allemandes
        [ranks] Cartes
        [contracts] Contrats
        [denominations] Ce qui peut être atout
        [calls] Ce qui se dit
        [roles] Rôles
        [seats] Places
        [sides] Camps
        [positions] Rangs à la table
        [amounts] Contrats nommés
        [heaps] Ce qui compte
        [manners] Manières de jouer un contrat
        [marks] Marques sur la feuille
       *[other] { $family }
    }

search-label = Chercher
search-none = Rien n’a été trouvé pour « { $words } ».
search-found =
    { $number ->
        [one] { $number } page
        [many] { $number } de pages
       *[other] { $number } pages
    } pour « { $words } »
search-script = La recherche demande JavaScript. Les listes des règles et des mots se lisent sans lui.
search-more = Suite

lost-title = Cette page n’existe pas
lost-more = La page d’accueil mène à tout.

scheme-light = Passer aux couleurs claires
scheme-dark = Passer aux couleurs sombres
scheme-auto = Passer aux couleurs de cet appareil

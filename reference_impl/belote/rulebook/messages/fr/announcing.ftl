### Les annonces, la belote, et les combinaisons dans les plis. Toutes les valeurs sont en points de cartes.

## declarations.tables, declarations.runs, declarations.squares

# source: 26c4a355
declarations-none = Il n’y a pas d’annonces : les suites et les carrés d’une main ne valent rien.
# source: 1b368ffe
declarations-table-none = { FORM($contract, case: "loc") }, il n’y a pas d’annonces.
# source: 3caba2ac
declarations-run =
    { $cards ->
        [one] { $cards } carte { $points }
        [many] { $cards } de cartes { $points }
       *[other] { $cards } cartes { $points }
    }
# source: 83f2de42
declarations-runs =
    { COUNT($runs) ->
        [0] { FORM($contract, case: "loc") }, les suites ne sont pas des annonces.
       *[other]
            { $cut ->
                [yes] { FORM($contract, case: "loc") }, une suite vaut selon sa longueur : { LIST($runs, style: "plain") } ; d’une suite de plus de { $longest } cartes, on prend les { $longest } plus hautes, puis on examine de nouveau ce qui reste.
               *[no] { FORM($contract, case: "loc") }, une suite vaut selon sa longueur : { LIST($runs, style: "plain") }.
            }
    }
# source: 67410354
declarations-squares =
    { COUNT($ranks) ->
        [1] { FORM($contract, case: "loc") }, le carré { FORM($ranks, case: "gen") } dans une même main vaut { $points }.
       *[other] { FORM($contract, case: "loc") }, le carré de l’un de ces rangs dans une même main, du meilleur au moins bon, vaut { $points } : { FORM($ranks, case: "plural", list: "plain") }.
    }
# source: f1805ea7
declarations-squares-none = { FORM($contract, case: "loc") }, quatre cartes d’un même rang ne sont pas une annonce.

## declarations.say, declarations.show and the contest

# source: e67edaec
declarations-say =
    { $value ->
        [automatic] Les annonces comptent sans qu’on les dise.
        [before_lead] Les annonces se disent avant la première entame, sinon elles sont perdues.
        [own_first_card] Chaque joueur dit ses annonces juste avant de jouer sa carte dans le premier pli, sinon elles sont perdues.
        [first_trick] Les annonces peuvent se dire tant que le premier pli n’est pas complet ; après, elles sont perdues.
       *[two_tricks] Les annonces peuvent se dire tant que le deuxième pli n’est pas complet ; après, elles sont perdues.
    }
# source: 6d68b57a
declarations-say-if =
    { $value ->
        [always] On peut dire n’importe quelle annonce.
       *[beats_rivals] On ne peut dire une annonce que si elle bat tout ce que les autres camps ont dit jusque-là.
    }
# source: ac6c5927
declarations-once = Aucune annonce ne peut être dite deux fois.
# source: a2852ce7
declarations-said-as =
    { $value ->
        [kind] Qui dit une annonce n’en nomme que la nature.
        [value] Qui dit une annonce n’en nomme que la valeur.
        [kind_and_top] Qui dit une annonce en nomme la nature et la plus haute carte.
       *[cards] Qui dit une annonce en nomme les cartes.
    }
# source: 7e95732f
declarations-shared-card =
    { $value ->
        [allowed]
            { $squares ->
                [no] Une suite est nommée dans toute sa longueur, jamais une partie seulement.
               *[yes] Une même carte peut servir à la fois dans une suite et dans un carré ; une suite est nommée dans toute sa longueur, jamais une partie seulement.
            }
        [holder_chooses] Une même carte ne peut pas servir à la fois dans une suite et dans un carré ; son détenteur choisit l’annonce qu’il nomme ; il peut nommer une partie d’une suite plus longue, mais non deux suites qui se touchent dans une couleur et pourraient n’en faire qu’une.
       *[most_valuable] Une même carte ne peut pas servir à la fois dans une suite et dans un carré ; ce qui compte est le choix qui vaut le plus et, à valeur égale, celui qui contient le carré.
    }
# source: b04b9c94
declarations-square-and-run =
    { $value ->
        [apart] On compare les suites aux suites et les carrés aux carrés, si bien qu’un camp peut marquer ses suites et l’autre ses carrés.
        [square] On compare ensemble les suites et les carrés : la plus forte valeur est la meilleure et, à valeur égale, c’est le carré.
        [run] On compare ensemble les suites et les carrés : la plus forte valeur est la meilleure et, à valeur égale, c’est la suite.
       *[equal] On compare ensemble les suites et les carrés : la plus forte valeur est la meilleure et, à valeur égale, aucun des deux ne l’emporte.
    }
# source: 3404a7a7
declarations-runs-by-step =
    { $value ->
        [value] la plus forte valeur
        [length] la plus grande longueur
        [top] la carte de tête la plus haute
       *[trump] la couleur d’atout
    }
# source: fa7a6ecb
declarations-runs-by = De deux suites, la meilleure est celle qui a { LIST($steps, style: "then") }.
# source: 52aaac50
declarations-tie =
    { $value ->
        [nobody] Quand, dans une comparaison, les meilleures annonces de deux camps sont égales, aucun des deux n’y marque rien.
        [both] Quand, dans une comparaison, les meilleures annonces de deux camps sont égales, les deux camps y marquent.
        [earlier_seat] Quand, dans une comparaison, les meilleures annonces de deux camps sont égales, celle du joueur qui vient le premier après le donneur l’emporte.
       *[from_taker] Quand, dans une comparaison, les meilleures annonces de deux camps sont égales, celle du joueur qui vient le premier à partir du preneur l’emporte.
    }
# source: 12ea5157
declarations-show =
    { $value ->
        [never] Les annonces ne sont pas montrées.
        [at_once] Les annonces sont montrées dès qu’elles sont dites.
        [second_trick] Les annonces qui l’emportent sont montrées pendant le deuxième pli ; sinon elles sont perdues, et celles qu’elles ont battues comptent à leur place.
        [own_second_card] Les annonces qui l’emportent sont montrées juste avant que leur détenteur joue sa carte dans le deuxième pli ; sinon elles sont perdues, et celles qu’elles ont battues comptent à leur place.
       *[end_of_deal] Les annonces qui l’emportent sont montrées à la fin de la donne.
    }
# source: 01442711
declarations-false-claim =
    { $value ->
        [refused] On ne peut pas dire une annonce qu’on n’a pas.
        [void] Une annonce que le joueur n’a pas est tenue pour non dite.
       *[to_opponents] La valeur d’une annonce que le joueur n’a pas va à l’autre camp.
    }
# source: 85de73e9
declarations-silencing =
    { COUNT($ranks) ->
        [0] Aucun carré ne fait taire les annonces des autres.
       *[other] Si un joueur quelconque a le carré { FORM($ranks, case: "gen", list: "or") }, aucune annonce ne compte dans cette donne.
    }

# source: 65497d1b
declarations-contest = Le camp qui a la meilleure annonce marque toutes ses annonces de cette comparaison, celles des deux partenaires, et les moindres aussi ; aucun autre camp n’en marque une seule. Des annonces égales d’un même camp ne se gênent pas entre elles.
# source: 729b5093
declarations-squares-compare = De deux carrés, le meilleur est celui qui vaut le plus et, à valeur égale, celui dont le rang est nommé le premier ci-dessus.
# source: 39edc79f
declarations-what = Une annonce est une suite ou un carré qu’un joueur a en main une fois toutes les cartes données ; les cartes d’une suite se suivent dans l’ordre naturel.

## belote

# source: 5fc3da82
belote-none = Le roi et la dame d’atout dans une même main ne valent rien par eux-mêmes : il n’y a pas de belote.
# source: a533154c
belote-points = La belote, c’est-à-dire le roi et la dame d’une couleur d’atout dans une même main, vaut { $value }.
# source: 78082632
belote-in =
    { $value ->
        [none] { FORM($contract, case: "loc") }, la belote ne compte pas.
        [one]
            { $kind ->
                [suit] { FORM($contract, case: "loc") }, la belote de la couleur d’atout compte.
               *[other] { FORM($contract, case: "loc") }, seule compte la première belote qui se trouve complète.
            }
        [each] { FORM($contract, case: "loc") }, la belote de chaque couleur compte.
       *[each_unless_discarded] { FORM($contract, case: "loc") }, la belote de chaque couleur compte, à moins que la première de ses deux cartes ne soit défaussée sur une autre couleur.
    }
# source: 0e3f8484
belote-held =
    { $held ->
        [table] Les deux cartes doivent être dans la main d’un même joueur, ou face visible devant lui, quand la première est jouée.
        [turned] Les deux cartes doivent être dans une même main quand la première est jouée ; la retourne compte dans la main du joueur qui l’a reçue.
       *[hand] Les deux cartes doivent être dans une même main quand la première est jouée.
    }
# source: 70a7c51f
belote-silence = Personne n’est obligé de dire la belote : ses cartes peuvent toujours être jouées sans le mot.
# source: 9bc6511a
belote-said =
    { $value ->
        [automatic] La belote compte sans qu’on la dise.
        [first_card] La belote doit être dite avec la première de ses deux cartes, sinon elle est perdue.
        [second_card] La belote doit être dite avec la seconde de ses deux cartes, sinon elle est perdue.
        [both_cards] La belote doit être dite avec chacune de ses deux cartes (« belote », puis « rebelote »), sinon elle est perdue.
       *[king_then_queen] La belote doit être dite avec chacune de ses deux cartes (« belote », puis « rebelote »), le roi étant joué d’abord, sinon elle est perdue.
    }
# source: 3b7cfaff
belote-trick-must-be-won =
    { $value ->
        [yes]
            { $said ->
                [one] La belote ne compte que si son camp gagne le pli où elle est dite.
               *[several] La belote ne compte que si son camp gagne le pli où est jouée la carte qui la complète.
            }
       *[no] La belote compte quel que soit le gagnant des plis où ses cartes sont jouées.
    }
# source: 260a0b85
belote-with-run =
    { $value ->
        [apart] La belote compte en plus d’une suite qui contient ses cartes.
        [joins_three] Dans une suite d’exactement 3 atouts, la belote s’ajoute à la suite et elle est gagnée ou perdue avec elle.
       *[said_by_showing] La belote n’a pas besoin d’être dite si une suite qui contient ses deux cartes a été montrée.
    }
# source: 05c4c3c8
belote-with-square =
    { $value ->
        [apart] La belote compte en plus d’un carré qui contient l’une de ses cartes.
       *[excluded] La belote ne compte pas si son détenteur a annoncé un carré de rois ou de dames.
    }

## trick-melds

# source: 42b3ce5e
trick-melds = Les combinaisons que forment les cartes d’un même pli valent des points, comme les annonces, pour le camp qui gagne le pli, quel que soit celui qui a joué ces cartes.
# source: a2df4548
trick-melds-runs = Des cartes de la même couleur qui se suivent dans un pli valent : { LIST($runs, style: "plain") }.
# source: 8c1b84f0
trick-melds-squares =
    { COUNT($ranks) ->
        [1] Le carré { FORM($ranks, case: "gen") } dans un pli vaut { $points }.
       *[other] Le carré de l’un de ces rangs dans un pli vaut { $points } : { FORM($ranks, case: "plural", list: "plain") }.
    }
# source: d843987a
trick-melds-squares-none = Quatre cartes d’un même rang dans un pli ne valent rien.
# source: 6ba5cac7
trick-melds-king-queen = Le roi et la dame d’atout dans un même pli valent { $value }.

### L’entame, et ce qu’il faut jouer dans un pli.

## play.lead
# source: 0f1c8499
play-lead =
    { $barred ->
        [no] Qui entame peut jouer n’importe quelle carte.
       *[yes] Qui entame peut jouer n’importe quelle carte, sauf un atout qui lui est interdit.
    }
# source: 82355c91
play-lead-first =
    { $value ->
        [eldest] Le joueur qui suit le donneur entame le premier pli.
       *[taker] Le preneur entame le premier pli.
    }
# source: b5f204ec
play-lead-trump =
    { $value ->
        [free] On peut entamer atout à tout moment.
        [not_while_closed] Tant qu’un contre fermé est en vigueur, personne ne peut entamer atout, à moins de n’avoir que des atouts en main.
       *[not_before_taker] Tant que le preneur n’a pas joué d’atout, aucun autre joueur ne peut entamer atout, à moins de n’avoir que des atouts en main.
    }
# source: fd65748d
play-never-forced =
    { COUNT($ranks) ->
        [0] Aucune carte d’atout n’échappe aux obligations du jeu de la carte.
       *[other] Un joueur qui ne pourrait remplir une obligation qu’avec { FORM($ranks, case: "def", list: "or") } d’atout peut jouer n’importe quelle carte à la place.
    }

## Ce qui vaut à toutes les tables : play.turn, play.best-card, play.winner, play.situation

# source: e199285b
play-trick = Chacun à son tour joue une carte dans le pli ; la plus forte carte de la couleur demandée l’emporte, sauf s’il y a une couleur d’atout et qu’un atout a été joué : c’est alors le plus fort atout qui l’emporte. Le gagnant entame le pli suivant.
# source: dc60b8f2
play-higher = De deux cartes d’une même couleur, la plus forte est celle qui est nommée la première dans l’ordre de cette couleur ; les points n’y font rien.
# source: 8cc7d4a7
play-holds = Le joueur dont la carte est la meilleure jusque-là est maître du pli.
# source: cefb2815
play-partner =
    { $sides ->
        [partners] Pour les obligations, ce qui compte est de savoir qui est maître du pli jusque-là : le partenaire ou un adversaire ; un partenaire qui n’a pas encore joué ne compte pas.
        [alone] Tous les autres joueurs sont des adversaires : personne n’a de partenaire.
       *[taker_against_rest] Les joueurs opposés au preneur sont partenaires entre eux, et le preneur n’a que des adversaires ; pour les obligations, ce qui compte est de savoir qui est maître du pli jusque-là.
    }
# source: 261d9e7f
play-free = Un joueur qui n’a aucune carte de la couleur demandée peut jouer n’importe quelle carte, sauf si l’une des règles qui suivent en décide autrement.

## Parties des phrases qui suivent : ce que le joueur doit faire.

# source: 4d364772
play-duty-follow =
    { $value ->
        [any] doit fournir une carte quelconque de cette couleur
        [beat] doit fournir une carte de cette couleur plus forte que celles déjà jouées ou, à défaut, une carte quelconque de cette couleur
       *[any_or_ruff] doit fournir une carte quelconque de cette couleur ou couper avec un atout quelconque
    }
# source: 2a1b471e
play-duty-follow-ruffed =
    { $value ->
        [any] doit fournir une carte quelconque de cette couleur
        [beat] doit fournir une carte de cette couleur plus forte que celles de la même couleur déjà jouées ou, à défaut, une carte quelconque de cette couleur
       *[any_or_ruff] doit fournir une carte quelconque de cette couleur ou surcouper avec un atout plus fort
    }
# source: 732ecd13
play-duty-void =
    { $value ->
        [free] peut jouer n’importe quelle carte
       *[ruff] doit jouer atout ou, à défaut, n’importe quelle carte
    }
# source: 9148b118
play-duty-ruffed =
    { $value ->
        [free] peut jouer n’importe quelle carte
        [ruff] doit jouer un atout, fort ou faible, ou, à défaut d’atout, n’importe quelle carte
        [over_else_ruff] doit jouer un atout plus fort ; à défaut, un atout plus faible ; et sans aucun atout, n’importe quelle carte
        [over_else_free] doit jouer un atout plus fort ou, à défaut, n’importe quelle carte
        [over_else_discard] doit jouer un atout plus fort ; à défaut, une carte qui n’est pas un atout ; et s’il n’a que des atouts plus faibles, l’un d’eux
        [no_under] peut jouer un atout plus fort ou une carte qui n’est pas un atout, mais un atout plus faible seulement s’il n’a rien d’autre en main
        [under_if_only_trumps] peut jouer un atout plus fort ou une carte qui n’est pas un atout ; s’il n’a que des atouts, l’un quelconque d’entre eux
       *[under_if_cannot_over] peut jouer n’importe quelle carte, mais pas un atout plus faible tant qu’il en a un plus fort
    }

## play.follow-trump

# source: 719a624c
play-suit-follow-trump-opponent = Quand l’atout est demandé et qu’un adversaire est maître du pli, un joueur qui a de l’atout { play-duty-follow }.
# source: b3a3478b
play-suit-follow-trump-partner = Quand l’atout est demandé et que le partenaire est maître du pli, un joueur qui a de l’atout { play-duty-follow }.

## play.follow-plain

# source: cb3f1820
play-suit-follow-plain-opponent = Quand une couleur hors atout est demandée et qu’un adversaire est maître du pli avec une carte de cette couleur, un joueur qui possède la couleur demandée { play-duty-follow }.
# source: 48a607ea
play-suit-follow-plain-partner = Quand une couleur hors atout est demandée et que le partenaire est maître du pli avec une carte de cette couleur, un joueur qui possède la couleur demandée { play-duty-follow }.
# source: 8fa526f1
play-suit-follow-plain-opponent-ruffed = Quand une couleur hors atout est demandée et qu’un adversaire est maître du pli avec un atout, un joueur qui possède la couleur demandée { play-duty-follow-ruffed }.
# source: 04770433
play-suit-follow-plain-partner-ruffed = Quand une couleur hors atout est demandée et que le partenaire est maître du pli avec un atout, un joueur qui possède la couleur demandée { play-duty-follow-ruffed }.

## play.void

# source: aa9ead5c
play-suit-void-opponent = Quand une couleur hors atout est demandée et qu’un adversaire est maître du pli sans avoir joué atout, un joueur qui ne peut pas fournir { play-duty-void }.
# source: 41ae2156
play-suit-void-partner = Quand une couleur hors atout est demandée et que le partenaire est maître du pli sans avoir joué atout, un joueur qui ne peut pas fournir { play-duty-void }.
# source: c805244f
play-suit-void-opponent-ruffed = Quand une couleur hors atout est demandée et qu’un adversaire est maître du pli avec un atout, un joueur qui ne peut pas fournir { play-duty-ruffed }.
# source: da58d0ae
play-suit-void-partner-ruffed = Quand une couleur hors atout est demandée et que le partenaire est maître du pli avec un atout, un joueur qui ne peut pas fournir { play-duty-ruffed }.

## play.no-trump, play.all-trump

# source: 7a44ea59
play-no-trump-follow-plain-opponent = Quand aucune couleur n’est atout et qu’un adversaire est maître du pli, un joueur qui possède la couleur demandée { play-duty-follow }.
# source: 7880d585
play-no-trump-follow-plain-partner = Quand aucune couleur n’est atout et que le partenaire est maître du pli, un joueur qui possède la couleur demandée { play-duty-follow }.
# source: 2b837c47
play-all-trump-follow-trump-opponent = Quand toutes les couleurs sont atout et qu’un adversaire est maître du pli, un joueur qui possède la couleur demandée { play-duty-follow }.
# source: 1eed894c
play-all-trump-follow-trump-partner = Quand toutes les couleurs sont atout et que le partenaire est maître du pli, un joueur qui possède la couleur demandée { play-duty-follow }.

### Le cadre du livre : titres, règles de maison, sources.

# source: 9a5a81e1
book-heading =
    { $part ->
        [equipment] Joueurs et cartes
        [deal] La distribution
        [auction] Les enchères
        [declarations] Les annonces
        [belote] La belote
        [melds] Combinaisons dans les plis
        [play] Le jeu de la carte
        [scoring] La marque d’une donne
        [match] La partie
        [irregularities] Irrégularités
        [introduction] Introduction
        [calls] Ce que l’on dit
        [tournament] Tournois
        [options] Règles de maison et autres lectures
        [notes] Notes
        [sources] Sources
        [glossary] Lexique
       *[examples] Exemples
    }
# source: a92f1db9
book-example = Exemple : { $title }.
# source: a835edbf
book-answers = Alors :
# source: 37ccbba1
book-answer-at = { $place } : { $answers }
# source: 3fe1cabb
book-word = { $word } : { $meaning }
# source: 7284edc3
option-instead = { $after } (Au lieu de : { $before })
# source: 8afb8599
option-added = { $after }
# source: cf8fbb68
option-gone = Ceci disparaît : { $before }
# source: f91cf600
option-nothing = Aucune phrase de ce livre n’en est changée.
# source: c36932b0
option-unfit = Cette option ne peut pas être choisie seule.
# source: 01909380
book-excludes = Incompatible avec : { $options }.
# source: e6d43952
book-editorial = Cette lecture est celle de la présente description : { $reason }
# source: 40596a62
book-untranslated =
    { $number ->
        [one] { $number } phrase sur { $total } n’est pas traduite et figure en anglais.
        [many] { $number } de phrases sur { $total } ne sont pas traduites et figurent en anglais.
       *[other] { $number } phrases sur { $total } ne sont pas traduites et figurent en anglais.
    }
# source: 1be6aa64
book-untranslated-notes =
    { $number ->
        [one] { $number } titre, note ou raison n’est pas traduit et figure dans sa langue d’origine.
        [many] { $number } de titres, notes et raisons ne sont pas traduits et figurent dans leur langue d’origine.
       *[other] { $number } titres, notes et raisons ne sont pas traduits et figurent dans leur langue d’origine.
    }
# source: b3193cbd
book-clauses = Les mots entre crochets nomment les articles de la spécification sur lesquels une phrase repose.
# source: 4c3dd332
book-example-checked = Chaque exemple est une donne enregistrée qui a été jouée selon les règles de ce livre au moment où il a été composé.
# source: 313133c7
book-unread = Aucune personne dont le français est la langue n’a encore relu cette traduction.

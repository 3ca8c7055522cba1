### Ce que disent un livre imprimé et le site d’un club, en dehors des règles.

contents = Table des matières
edition = { $variant }, révision { $revision }, règles { $digest }

site-book = Règles
site-summary = En bref
site-sheet = Feuille de marque
site-changes = Ce qui a changé
site-pdf = PDF
site-pages = Pages
site-languages = Langues
site-skip = Aller au texte
missing-title = Page introuvable
missing-text = Il n’y a pas de page à cette adresse.
missing-home = Vers les règles

summary-values = Ce que valent les cartes
summary-rest = Cette page est un résumé. C’est le livre des règles qui fait foi.
values-trump = atout
values-plain = autres couleurs
values-every = { FORM($contract) }

sheet-number = Nº
sheet-contract = Contrat
sheet-factor = Facteur
sheet-taker = Preneur
sheet-cards = Cartes
sheet-declarations = Annonces
sheet-melds = Combinaisons
sheet-belote = Belote
sheet-worth = Enchère
sheet-hanging = Litige
sheet-marks = Marques
sheet-written = Marqué
sheet-total = Total
sheet-side = Camp { $number }
sheet-player = Joueur { $number }
sheet-date = Date
sheet-place = Lieu
sheet-signed = Signatures

changes-between = La révision { $new } en regard de la révision { $old }
changes-count =
    { $number ->
        [0] Aucune règle n’a changé.
        [one] { $number } règle a changé.
        [many] { $number } règles ont changé.
       *[other] { $number } règles ont changé.
    }
changes-before = Avant
changes-now = Maintenant
changes-silent = Rien n’en est dit.
changes-same = Il n’y a pas d’exception : ce qui vaut par ailleurs vaut ici aussi.
changes-own = Dans nos propres mots

### Τι λένε το τυπωμένο βιβλίο και ο ιστότοπος μιας λέσχης πέρα από τους κανόνες.

contents = Περιεχόμενα
edition = { $variant }, έκδοση { $revision }, κανόνες { $digest }

site-book = Κανόνες
site-summary = Με λίγα λόγια
site-sheet = Φύλλο σκορ
site-changes = Τι άλλαξε
site-pdf = PDF
site-pages = Σελίδες
site-languages = Γλώσσες
site-skip = Στο κείμενο
missing-title = Η σελίδα δεν βρέθηκε
missing-text = Δεν υπάρχει τέτοια σελίδα εδώ.
missing-home = Στους κανόνες

summary-values = Πόσο αξίζουν τα φύλλα
summary-rest = Αυτή η σελίδα είναι περίληψη. Ισχύει το βιβλίο των κανόνων.
values-trump = ατού
values-plain = τα άλλα χρώματα
values-every = { FORM($contract) }

sheet-number = Αρ.
sheet-contract = Συμβόλαιο
sheet-factor = Συντελεστής
sheet-taker = Αγοραστής
sheet-cards = Φύλλα
sheet-declarations = Δηλώσεις
sheet-melds = Συνδυασμοί
sheet-belote = Μπελότ
sheet-worth = Αγορά
sheet-hanging = Κρέμονται
sheet-marks = Σημάδια
sheet-written = Γράφονται
sheet-total = Σύνολο
sheet-side = Ομάδα { $number }
sheet-player = Παίκτης { $number }
sheet-date = Ημερομηνία
sheet-place = Τόπος
sheet-signed = Υπογραφές

changes-between = Η έκδοση { $new } δίπλα στην έκδοση { $old }
changes-count =
    { $number ->
        [0] Κανένας κανόνας δεν άλλαξε.
        [one] Άλλαξε { $number } κανόνας.
       *[other] Άλλαξαν { $number } κανόνες.
    }
changes-before = Πριν
changes-now = Τώρα
changes-silent = Δεν λέγεται τίποτα γι’ αυτό.
changes-same = Δεν γίνεται εξαίρεση: ό,τι ισχύει αλλού ισχύει και εδώ.
changes-own = Με δικά μας λόγια

### The frame of the book: headings, house rules, sources.

# source: 9a5a81e1
book-heading =
    { $part ->
        [equipment] Παίκτες και φύλλα
        [deal] Η μοιρασιά
        [auction] Η πλειοδοσία
        [declarations] Ο αέρας
        [belote] Το μπουρλότο
        [melds] Συνδυασμοί μέσα στις μπάζες
        [play] Το παιχνίδι
        [scoring] Το σκορ της μοιρασιάς
        [match] Η παρτίδα
        [irregularities] Παραβάσεις
        [introduction] Εισαγωγή
        [calls] Τι λέγεται
        [tournament] Τουρνουά
        [options] Κανόνες του σπιτιού και άλλες εκδοχές
        [notes] Σημειώσεις
        [sources] Πηγές
        [glossary] Λέξεις
       *[examples] Παραδείγματα
    }
# source: a92f1db9
book-example = Παράδειγμα: { $title }.
# source: a835edbf
book-answers = Τότε:
# source: 37ccbba1
book-answer-at = { $place }: { $answers }
# source: 3fe1cabb
book-word = { $word }: { $meaning }
# source: 7284edc3
option-instead = { $after } (Αντί για: { $before })
# source: 8afb8599
option-added = { $after }
# source: cf8fbb68
option-gone = Δεν ισχύει πλέον: { $before }
# source: f91cf600
option-nothing = Δεν αλλάζει καμία πρόταση αυτού του βιβλίου.
# source: c36932b0
option-unfit = Δεν μπορεί να επιλεγεί μόνη της.
# source: 01909380
book-excludes = Όχι μαζί με: { $options }.
# source: e6d43952
book-editorial = Αυτή η εκδοχή είναι της παρούσας περιγραφής: { $reason }
# source: 40596a62
book-untranslated =
    { $number ->
        [one] { $number } πρόταση από τις { $total } δεν έχει μεταφραστεί και δίνεται στα αγγλικά.
       *[other] { $number } προτάσεις από τις { $total } δεν έχουν μεταφραστεί και δίνονται στα αγγλικά.
    }
# source: 1be6aa64
book-untranslated-notes =
    { $number ->
        [one] { $number } τίτλος, σημείωση ή αιτιολογία δεν έχει μεταφραστεί και δίνεται στη γλώσσα στην οποία γράφτηκε.
       *[other] { $number } τίτλοι, σημειώσεις και αιτιολογίες δεν έχουν μεταφραστεί και δίνονται στη γλώσσα στην οποία γράφτηκαν.
    }
# source: b3193cbd
book-clauses = Οι λέξεις στις παρενθέσεις είναι τα ονόματα των άρθρων των προδιαγραφών στα οποία στηρίζεται μια πρόταση.
# source: 4c3dd332
book-example-checked = Κάθε παράδειγμα είναι μια καταγεγραμμένη μοιρασιά, που παίχτηκε με τους κανόνες αυτού του βιβλίου όταν αυτό φτιάχτηκε.
# source: 313133c7
book-unread = Αυτή η μετάφραση δεν έχει διαβαστεί ακόμη από φυσικό ομιλητή.

### Ce spun cartea tipărită și site-ul unui club în afară de reguli.

contents = Cuprins
edition = { $variant }, revizia { $revision }, reguli { $digest }

site-book = Reguli
site-summary = Pe scurt
site-sheet = Foaie de scor
site-changes = Ce s-a schimbat
site-pdf = PDF
site-pages = Pagini
site-languages = Limbi
site-skip = La text
missing-title = Pagina nu a fost găsită
missing-text = Aici nu există o asemenea pagină.
missing-home = La reguli

summary-values = Cât valorează cărțile
summary-rest = Această pagină este un rezumat. Contează cartea de reguli.
values-trump = atu
values-plain = celelalte culori
values-every = { FORM($contract) }

sheet-number = Nr.
sheet-contract = Contract
sheet-factor = Factor
sheet-taker = Joacă
sheet-cards = Cărți
sheet-declarations = Anunțuri
sheet-melds = Combinații
sheet-belote = Belotă
sheet-worth = Licitație
sheet-hanging = Atârnă
sheet-marks = Semne
sheet-written = Scris
sheet-total = Total
sheet-side = Tabăra { $number }
sheet-player = Jucătorul { $number }
sheet-date = Data
sheet-place = Locul
sheet-signed = Semnături

changes-between = Revizia { $new } lângă revizia { $old }
changes-count =
    { $number ->
        [0] Nicio regulă nu s-a schimbat.
        [one] S-a schimbat o regulă ({ $number }).
        [few] S-au schimbat { $number } reguli.
       *[other] S-au schimbat { $number } de reguli.
    }
changes-before = Înainte
changes-now = Acum
changes-silent = Despre aceasta nu se spune nimic.
changes-same = Nu se face excepție: ce este valabil altminteri este valabil și aici.
changes-own = Cu cuvintele noastre

### The table, the pack, and how the cards rank and count.

## setup.players, setup.sides, setup.direction

# source: 826c0129
players-count =
    { $value ->
        [one] Παίζει { $value } παίκτης.
       *[other] Παίζουν { $value } παίκτες.
    }
# source: e6b26f7e
players-sides =
    { $value ->
        [partners] Οι παίκτες που κάθονται απέναντι είναι συμπαίκτες και έχουν κοινό σκορ.
        [alone] Κάθε παίκτης παίζει και γράφει μόνο για τον εαυτό του.
       *[taker_against_rest] Ο αγοραστής παίζει μόνος του εναντίον όλων των άλλων, που έχουν κοινό σκορ.
    }
# source: 3a493fe6
players-direction =
    { $value ->
        [clockwise] Η μοιρασιά, η πλειοδοσία και το παιχνίδι πάνε δεξιόστροφα, δηλαδή προς τα αριστερά.
       *[counterclockwise] Η μοιρασιά, η πλειοδοσία και το παιχνίδι πάνε αριστερόστροφα, δηλαδή προς τα δεξιά.
    }

## setup.pack, setup.shuffle, setup.cut

# source: 906fdd51
pack-ranks = Οι αξίες της τράπουλας στη φυσική τους σειρά, από τη μικρότερη στη μεγαλύτερη, είναι: { FORM($ranks) }.
# source: 6a1dbf86
pack-suits =
    { $cards ->
        [one] Τα χρώματα είναι { FORM($suits) }· η τράπουλα έχει { $cards } φύλλο.
       *[other] Τα χρώματα είναι { FORM($suits) }· η τράπουλα έχει { $cards } φύλλα.
    }
# source: 69efa9de
pack-shuffle =
    { $value ->
        [every_deal] Ο μοιραστής ανακατεύει την τράπουλα πριν από κάθε μοιρασιά.
        [never] Η τράπουλα δεν ανακατεύεται ποτέ: μαζεύεται από τις μπάζες της προηγούμενης μοιρασιάς.
       *[dealer_may] Πριν μοιράσει, ο μοιραστής μπορεί να ανακατέψει την τράπουλα ή να την αφήσει όπως είναι.
    }
# source: 414e4cc8
pack-cut-none = Η τράπουλα δεν κόβεται.
# source: bcbe0917
pack-cut-by =
    { $value ->
        [before_dealer] Την τράπουλα κόβει ο παίκτης που κάθεται αμέσως πριν από τον μοιραστή στη σειρά του παιχνιδιού.
        [after_dealer] Την τράπουλα κόβει ο παίκτης που κάθεται αμέσως μετά τον μοιραστή στη σειρά του παιχνιδιού.
       *[dealers_partner] Την τράπουλα κόβει ο συμπαίκτης του μοιραστή.
    }
# source: f6c63a04
pack-cut-first-deal =
    { $value ->
        [usual] Στην πρώτη μοιρασιά της παρτίδας κόβει ο ίδιος παίκτης όπως σε κάθε άλλη.
        [before_dealer] Στην πρώτη μοιρασιά της παρτίδας κόβει ο παίκτης αμέσως πριν από τον μοιραστή.
        [after_dealer] Στην πρώτη μοιρασιά της παρτίδας κόβει ο παίκτης αμέσως μετά τον μοιραστή.
       *[dealers_partner] Στην πρώτη μοιρασιά της παρτίδας κόβει ο συμπαίκτης του μοιραστή.
    }
# source: c181d8a8
pack-cut-at-least =
    { $value ->
        [one] Όταν κόβεται η τράπουλα, κάθε μέρος της πρέπει να έχει τουλάχιστον { $value } φύλλο.
       *[other] Όταν κόβεται η τράπουλα, κάθε μέρος της πρέπει να έχει τουλάχιστον { $value } φύλλα.
    }
# source: b0a2ff7c
pack-cut-may-decline =
    { $value ->
        [yes] Ο παίκτης που κόβει μπορεί να μην κόψει και να χτυπήσει απλώς την τράπουλα.
       *[no] Ο παίκτης που κόβει δεν μπορεί να αρνηθεί.
    }

## contracts.kinds, contracts.order, contracts.values

# source: 5f46aa51
contracts-kind =
    { $value ->
        [suit] Στο συμβόλαιο { FORM($contract, case: "of") } ένα χρώμα είναι ατού.
        [no_trump] Στο συμβόλαιο { FORM($contract, case: "of") } κανένα χρώμα δεν είναι ατού.
       *[all_trump] Στο συμβόλαιο { FORM($contract, case: "of") } κάθε χρώμα έχει τη σειρά και τους πόντους των ατού, αλλά κανένα χρώμα δεν κόβει άλλο.
    }
# source: 02b291f1
contracts-card = { FORM($rank) } { $points }
# source: 573f1d93
contracts-order =
    { $suit ->
        [trump] Στο συμβόλαιο { FORM($contract, case: "of") } τα φύλλα του χρώματος των ατού είναι, από το ανώτερο στο κατώτερο και με τους πόντους τους: { LIST($cards, style: "plain") }.
        [plain] Στο συμβόλαιο { FORM($contract, case: "of") } τα φύλλα κάθε άλλου χρώματος εκτός από τα ατού είναι, από το ανώτερο στο κατώτερο και με τους πόντους τους: { LIST($cards, style: "plain") }.
       *[every] Στο συμβόλαιο { FORM($contract, case: "of") } τα φύλλα κάθε χρώματος είναι, από το ανώτερο στο κατώτερο και με τους πόντους τους: { LIST($cards, style: "plain") }.
    }

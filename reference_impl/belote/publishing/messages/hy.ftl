### Ինչ են ասում տպագիր գիրքը և ակումբի կայքը կանոններից բացի։

contents = Բովանդակություն
edition = { $variant }, խմբագրություն { $revision }, կանոններ { $digest }

site-book = Կանոններ
site-summary = Համառոտ
site-sheet = Հաշվի թերթիկ
site-changes = Ինչ է փոխվել
site-pdf = PDF
site-pages = Էջեր
site-languages = Լեզուներ
site-skip = Դեպի տեքստը
missing-title = Էջը չի գտնվել
missing-text = Այստեղ այդպիսի էջ չկա։
missing-home = Դեպի կանոնները

summary-values = Ինչ արժեն խաղաթղթերը
summary-rest = Այս էջը համառոտագիր է։ Ուժի մեջ է կանոնների գիրքը։
values-trump = հաղթաթուղթ
values-plain = մյուս գույները
values-every = { FORM($contract) }

sheet-number = Համար
sheet-contract = Պայմանագիր
sheet-factor = Բազմապատկիչ
sheet-taker = Վերցնող
sheet-cards = Խաղաթղթեր
sheet-declarations = Հայտարարություններ
sheet-melds = Համակցություններ
sheet-belote = Բլոտ
sheet-worth = Հայտ
sheet-hanging = Կախված
sheet-marks = Նշումներ
sheet-written = Գրառում
sheet-total = Ընդամենը
sheet-side = Կողմ { $number }
sheet-player = Խաղացող { $number }
sheet-date = Ամսաթիվ
sheet-place = Վայր
sheet-signed = Ստորագրություններ

changes-between = Խմբագրություն { $new }՝ խմբագրություն { $old }-ի կողքին
changes-count =
    { $number ->
        [0] Ոչ մի կանոն չի փոխվել։
        [one] Փոխվել է { $number } կանոն։
       *[other] Փոխվել է { $number } կանոն։
    }
changes-before = Առաջ
changes-now = Այժմ
changes-silent = Այս մասին ոչինչ չի ասվում։
changes-same = Բացառություն չկա․ ինչ գործում է ընդհանրապես, գործում է նաև այստեղ։
changes-own = Մեր խոսքերով

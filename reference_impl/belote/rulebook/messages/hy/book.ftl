### The frame of the book: headings, house rules, sources.

# source: 9a5a81e1
book-heading =
    { $part ->
        [equipment] Խաղացողներ և քարտեր
        [deal] Բաժանումը
        [auction] Սակարկությունը
        [declarations] Համադրություններ
        [belote] Բլոտը
        [melds] Զուգորդումներ ձեռքի մեջ
        [play] Խաղը
        [scoring] Խաղափուլի հաշիվը
        [match] Պարտիան
        [irregularities] Խախտումներ
        [introduction] Ներածություն
        [calls] Ինչ է ասվում
        [tournament] Մրցաշարեր
        [options] Տնային կանոններ և այլ տարբերակներ
        [notes] Նշումներ
        [sources] Աղբյուրներ
        [glossary] Բառեր
       *[examples] Օրինակներ
    }
# source: a92f1db9
book-example = Օրինակ․ { $title }։
# source: a835edbf
book-answers = Արդյունքում՝
# source: 37ccbba1
book-answer-at = { $place }․ { $answers }
# source: 3fe1cabb
book-word = { $word }՝ { $meaning }
# source: 7284edc3
option-instead = { $after } (Փոխարինում է՝ { $before })
# source: 8afb8599
option-added = { $after }
# source: cf8fbb68
option-gone = Վերանում է՝ { $before }
# source: f91cf600
option-nothing = Այս գրքի ոչ մի նախադասություն չի փոխում։
# source: c36932b0
option-unfit = Միայնակ ընտրել չի կարելի։
# source: 01909380
book-excludes = Չի համատեղվում հետևյալի հետ․ { $options }։
# source: e6d43952
book-editorial = Այս տարբերակն այս նկարագրության սեփականն է․ { $reason }
# source: 40596a62
book-untranslated = { $total } նախադասությունից { $number }-ը թարգմանված չէ և մնացել է անգլերեն։
# source: 1be6aa64
book-untranslated-notes = Վերնագրերից, նշումներից և պատճառաբանություններից { $number }-ը թարգմանված չէ և մնացել է իր սկզբնական լեզվով։
# source: b3193cbd
book-clauses = Փակագծերում բերված բառերը մասնագրի այն կետերի անուններն են, որոնց վրա հենվում է նախադասությունը։
# source: 4c3dd332
book-example-checked = Յուրաքանչյուր օրինակ գրանցված խաղափուլ է, որը գիրքը կազմելիս խաղացվել է այս գրքի կանոններով։
# source: 313133c7
book-unread = Այս թարգմանությունը մայրենի լեզվով խոսողը դեռ չի կարդացել։

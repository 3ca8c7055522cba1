### The worked examples: what was given, what happened, and what was observed.

## Cards, calls, contracts

# source: 3bb5801f
card = { FORM($rank) }{ FORM($suit) }
# source: 95cf41b2
amount-number = { $number }
# source: 550de135
bid =
    { $flag ->
        [yes] { FORM($bid) } مع وعد بكل الأكلات
       *[no] { FORM($bid) }
    }
# source: 618a3761
bid-number =
    { $flag ->
        [yes] { $number } { FORM($bid) } مع وعد بكل الأكلات
       *[no] { $number } { FORM($bid) }
    }
# source: 55c858d5
bid-name =
    { $flag ->
        [yes] { FORM($name) } { FORM($bid) } مع وعد بكل الأكلات
       *[no] { FORM($name) } { FORM($bid) }
    }
# source: 5ef85263
call-bid = «{ FORM($call) }» { $bid }
# source: 48ac41fe
call =
    { $manner ->
        [open] «{ FORM($call) }» مفتوح
        [closed] «{ FORM($call) }» مقفل
       *[plain] «{ FORM($call) }»
    }
# source: b21da9ca
call-word =
    { $do ->
        [pass] «بس»
        [accept] «أقبل»
        [refuse] «أرفض»
       *[other] السكوت
    }
# source: ba5b4bb9
contract-level =
    { $level ->
        [0] { "" }
        [1] ، مدبّل
        [2] ، مدبّل مرتين
       *[other] ، مدبّل إلى الدرجة { $level }
    }
# source: 83fde1f8
contract = { $bid } { FORM($taker, case: "dat") }{ contract-level }
# source: 2c536dfb
contract-nobody = { $bid } بلا مشترٍ
# source: 7465bb5d
points-of-side = { FORM($side) } { $points }
# source: 12f2be37
hand-of-seat = { FORM($seat) } { LIST($cards, style: "words") }
# source: c8b0a9cf
meld-of-seat = { FORM($seat) } { LIST($cards, style: "words") } بقيمة { $points }

## Events

# source: c452f821
event-score =
    { COUNT($points) ->
        [0] جولة عقدها { $contract }
       *[other]
            { COUNT($others) ->
                [0] جولة عقدها { $contract }، وأبناط الورق فيها { LIST($points, style: "and") }
               *[other] جولة عقدها { $contract }، وأبناط الورق فيها { LIST($points, style: "and") }، وفيها أيضًا { LIST($others, style: "and") }
            }
    }
# source: 9cea43bb
event-score-other =
    { $what ->
        [tricks] الأكلات ({ LIST($points, style: "and") })
        [declarations] المشاريع ({ LIST($points, style: "and") })
        [jack] ولد الحكم في أكلات { FORM($side) }
       *[belote] البلوت ({ LIST($points, style: "and") })
    }
# source: e19834a0
event-deal =
    { $do ->
        [void] جولة لاغية
        [annulled] جولة أُلغيت
       *[misdeal] توزيع خاطئ
    }
# source: ff535b6d
event-call = يقول { FORM($seat) } { $call }
# source: 5eeb9aa2
event-play =
    { $word ->
        [yes] يلعب { FORM($seat) } { $card } ويقول بلوت
       *[no] يلعب { FORM($seat) } { $card }
    }
# source: 87429435
event-cards =
    { $do ->
        [declare] يعلن { FORM($seat) } { LIST($cards, style: "words") }
       *[lay_away] يضع { FORM($seat) } جانبًا { LIST($cards, style: "words") }
    }
# source: 27647b78
event-cut =
    { $number ->
        [0] لا يقصّ { FORM($seat) }
        [zero] لا يقصّ { FORM($seat) }
        [one] يرفع { FORM($seat) } ورقة واحدة
        [two] يرفع { FORM($seat) } ورقتين
        [few] يرفع { FORM($seat) } { $number } أوراق
        [many] يرفع { FORM($seat) } { $number } ورقة
       *[other] يرفع { FORM($seat) } { $number } ورقة
    }
# source: c6bebae0
event-fault = خطأ من { FORM($seat) }: { irregularities-fault }
# source: f8078f65
event-word =
    { $do ->
        [pass] يمرّر { FORM($seat) }
        [accept] يقبل { FORM($seat) }
        [refuse] يرفض { FORM($seat) }
        [swap] يأخذ { FORM($seat) } الورقة المكشوفة بدل ورقة الحكم الصغيرة
        [keep] لا يبدّل { FORM($seat) }
       *[show] يكشف { FORM($seat) } المشاريع
    }

## The lines of a situation

# source: 2b90af42
example-label =
    { $what ->
        [dealer] الموزع
        [contract] العقد
        [turned] الورقة المكشوفة
        [hands] الأيدي
        [pack] الرزمة من أعلاها
        [trick] الأكلة حتى الآن
        [hand] في يد { FORM($seat) }
        [cards] أبناط الورق مع الأكلة الأخيرة
        [last] الأكلة الأخيرة
        [tricks] الأكلات
        [declarations] المشاريع
        [belote] البلوت
        [pool] النقاط المعلّقة
        [fault] المخالفة
        [totals] نقاط المباراة قبلها
       *[events] ما يحدث
    }
# source: 7154a1db
example-list = { LIST($items, style: "plain") }
# source: ee393170
example-lists = { LIST($items, style: "apart") }
# source: 13cb64c2
example-none = لا شيء
# source: 5061835d
example-seat = { FORM($seat) }
# source: aa4e5856
example-side = { FORM($side) }

## The answers

# source: 76e0b062
answer-place =
    { $number ->
        [0] قبل أن يحدث شيء
        [zero] قبل أن يحدث شيء
        [one] بعد أول هذه الأحداث
        [two] بعد أول حدثين من هذه
        [few] بعد أول { $number } من هذه الأحداث
        [many] بعد أول { $number } من هذه الأحداث
       *[other] بعد أول { $number } من هذه الأحداث
    }
# source: 0d79cd54
answer-end = في النهاية

# source: face1f79
answer-hands = الأيدي حينئذ: { LIST($hands, style: "apart") }.
# source: 1907d1db
answer-turn = الدور على { FORM($seat) }.
# source: 80ac6761
answer-cards =
    { COUNT($cards) ->
        [zero] يجوز { FORM($seat, case: "dat") } أن يلعب { LIST($cards, style: "or") }.
        [one] على { FORM($seat) } أن يلعب { LIST($cards, style: "or") }.
        [two] يجوز { FORM($seat, case: "dat") } أن يلعب { LIST($cards, style: "or") }.
        [few] يجوز { FORM($seat, case: "dat") } أن يلعب { LIST($cards, style: "or") }.
        [many] يجوز { FORM($seat, case: "dat") } أن يلعب { LIST($cards, style: "or") }.
       *[other] يجوز { FORM($seat, case: "dat") } أن يلعب { LIST($cards, style: "or") }.
    }
# source: abb3435a
answer-may-say =
    { COUNT($cards) ->
        [0] لا يجوز { FORM($seat, case: "dat") } أن يقول بلوت الآن.
       *[other] يجوز { FORM($seat, case: "dat") } أن يقول بلوت مع { LIST($cards, style: "or") }.
    }
# source: fc835e6c
answer-calls = يجوز { FORM($seat, case: "dat") } أن يختار من هذه الأقوال: { LIST($calls, style: "or") }.
# source: e19c185a
answer-declarations =
    { COUNT($melds) ->
        [0] ليس عند أحد ما يعلنه.
       *[other] ما يُعلن: { LIST($melds, style: "apart") }.
    }
# source: 35494de5
answer-refused = آخر هذه الأحداث غير جائز بموجب المادة { $clause }.
# source: 0d132d27
answer-contract = العقد هو { $contract }.
# source: 3a8785f3
answer-test = يُقارن { $own } لفريق المشتري بـ{ $other }.
# source: ea85effb
answer-outcome =
    { $value ->
        [contract] هناك عقد قائم.
        [void] الجولة لاغية.
        [annulled] أُلغيت الجولة.
        [made] نجح العقد.
        [failed] خسر العقد.
        [tied] تعادلت الجولة.
        [replay] تعادلت الجولة ويُعاد توزيعها.
        [stopped] أُوقفت الجولة.
       *[match] تحسم الجولة المباراة.
    }
# source: 2a5eb0ac
answer-declared = يُحسب للمشاريع: { LIST($points, style: "plain") }.
# source: 4c5581bb
answer-belote = يُحسب للبلوت: { LIST($points, style: "plain") }.
# source: 5b8a0f98
answer-scored =
    { COUNT($melds) ->
        [0] لا يُحسب أي مشروع.
       *[other] تُحسب هذه المشاريع: { LIST($melds, style: "apart") }.
    }
# source: 6bbe022a
answer-trick = يكسب { FORM($seat) } الأكلة، وقيمتها { $points }.
# source: c9192a75
answer-trick-won = يكسب { FORM($seat) } الأكلة.
# source: bcd1ceba
answer-card-points = الأبناط هي: { LIST($points, style: "plain") }.
# source: 80b55857
answer-item =
    { $code ->
        [cards-own] يقيّد { FORM($side) } { $points } من الأبناط.
        [cards-taken] يقيّد { FORM($side) } { $points } عن كل الأبناط.
        [cards-passed] يقيّد { FORM($side) } { $points } من الأبناط التي خسرها المشتري.
        [cards-crossed] يقيّد { FORM($side) } { $points } من أبناط الفريق الآخر.
        [cards-hung] تُعلّق { $points } من الأبناط.
        [capot-own] يقيّد { FORM($side) } { $points } عن أخذ كل الأكلات.
        [capot-taken] يقيّد { FORM($side) } { $points } عن كل الأكلات.
        [capot-passed] يقيّد { FORM($side) } { $points } عن كل الأكلات التي خسرها المشتري.
        [capot-crossed] يقيّد { FORM($side) } { $points } عن كل الأكلات للفريق الآخر.
        [capot-hung] تُعلّق { $points } عن كل الأكلات.
        [declarations-own] يقيّد { FORM($side) } { $points } عن المشاريع.
        [declarations-taken] يقيّد { FORM($side) } { $points } عن كل المشاريع.
        [declarations-passed] يقيّد { FORM($side) } { $points } عن المشاريع التي خسرها المشتري.
        [declarations-crossed] يقيّد { FORM($side) } { $points } عن مشاريع الفريق الآخر.
        [declarations-hung] تُعلّق { $points } عن المشاريع.
        [belote-own] يقيّد { FORM($side) } { $points } عن البلوت.
        [belote-taken] يقيّد { FORM($side) } { $points } عن كل بلوت.
        [belote-passed] يقيّد { FORM($side) } { $points } عن البلوت الذي خسره المشتري.
        [belote-crossed] يقيّد { FORM($side) } { $points } عن بلوت الفريق الآخر.
        [belote-hung] تُعلّق { $points } عن البلوت.
        [contract-made] يقيّد { FORM($side) } { $points } عن العقد.
        [contract-failed] يقيّد { FORM($side) } { $points } عن العقد الذي خسر.
        [share-small] يقيّد { FORM($side) } { $points } لأن نصيبه أصغر من أن يُقيَّد كما هو.
        [hanging-paid] يقيّد { FORM($side) } { $points } كانت معلّقة.
        [match-level] يكسب { FORM($side) } المباراة بدرجة الدبل.
        [fault-award] يقيّد { FORM($side) } { $points } عن المخالفة.
       *[mark] يقيّد { FORM($side) } { $points } للعلامة «{ FORM($mark) }».
    }
# source: 5b395474
answer-score = يُقيَّد: { LIST($points, style: "plain") }.
# source: 52b5adb3
answer-pool =
    { COUNT($stakes) ->
        [0] لا شيء معلّق.
       *[other] ما زال معلّقًا: { LIST($stakes, style: "plain") }.
    }
# source: e814a000
answer-totals = نتيجة المباراة الآن: { LIST($points, style: "plain") }.
# source: ec187e45
answer-target = تُلعب المباراة الآن إلى هدف قدره { $points }.
# source: 161b0e92
answer-dealer = الموزع التالي هو { FORM($seat) }.
# source: 352d2870
answer-finished =
    { $value ->
        [yes] انتهت المباراة.
       *[no] المباراة مستمرة.
    }
# source: 92365924
answer-match-won = كسب { FORM($side) } المباراة.
# source: 24ecc8d8
answer-match-drawn = انتهت المباراة بالتعادل.

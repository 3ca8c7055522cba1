### The auction: what may be bid, by whom, over what; doubling; annulments; what follows when all pass.

## What holds of every auction: auction.turn, auction.pass, auction.outbids, auction.contract

# source: 3d243a6a
auction-turn = في كل دورة يتكلم أولًا اللاعب التالي للموزع، ثم الباقون بحسب ترتيب اللعب.
# source: 33b4ec6a
auction-pass = التمرير لا يُلزم صاحبه: فمن مرّر له أن يتكلم إذا عاد إليه الدور، ما لم تنص قاعدة أدناه على غير ذلك.
# source: c7d2812a
auction-outbids =
    { $how ->
        [never] بعد أن يطلب لاعب لا يجوز طلب آخر.
        [equal] لا يجوز بعد الطلب طلب آخر من مرتبته إلا حيث تسمح به قاعدة أدناه.
        [rank] يجب أن تكون مرتبة الطلب أعلى من مرتبة الطلب القائم.
        [number] يجب أن يكون عدد الطلب أكبر من عدد الطلب القائم.
       *[number_or_rank] يجب أن يكون عدد الطلب أكبر من عدد الطلب القائم، أو مساويًا له مع مرتبة أعلى.
    }
# source: c5b9f54b
auction-doubled = للاعب الذي دُبِّل طلبه أن يرتفع بنفسه إلى طلب أعلى ما دامت الطلبات جائزة.
# source: 4683581b
auction-contract = إذا انتهت المزايدة فالطلب القائم هو العقد؛ وصاحبه هو المشتري، وفريقه فريق المشتري، والباقون جميعًا هم المدافعون.

## auction.amounts, auction.rungs, auction.flag

# source: 0de581c0
auction-amounts-none = الطلب يسمّي الحكم ولا يحمل عددًا.
# source: 5ee5e632
auction-amounts = كل طلب يحمل عددًا من الأبناط، من { $low } إلى { $high } بزيادة { $step } في كل مرة؛ ويجوز تخطي الأعداد.
# source: 1178572b
auction-flag =
    { $value ->
        [none] لا يجوز أن يُضاف وعد إلى العدد.
       *[capot] يجوز أن يُضاف إلى عدد الطلب وعد بأخذ كل الأكلات؛ ومن بعده يجب أن يحمل كل طلب لاحق هذا الوعد أيضًا.
    }
# source: 1b5afc66
auction-rungs-none = لا طلب فوق الأعداد.
# source: 26b835e4
auction-rung =
    { $needs ->
        [all_tricks]
            { $place ->
                [1] فوق كل الأعداد «{ FORM($name) }»، وهو وعد بأخذ كل الأكلات.
               *[other] وفوقه مباشرة «{ FORM($name) }»، وهو وعد بأخذ كل الأكلات.
            }
        [all_tricks_by_taker]
            { $place ->
                [1] فوق كل الأعداد «{ FORM($name) }»، وهو وعد من صاحب الطلب بأن يكسب كل الأكلات من دون شريكه.
               *[other] وفوقه مباشرة «{ FORM($name) }»، وهو وعد من صاحب الطلب بأن يكسب كل الأكلات من دون شريكه.
            }
       *[all_tricks_and_belote]
            { $place ->
                [1] فوق كل الأعداد «{ FORM($name) }»، وهو وعد بأخذ كل الأكلات وبأن يُحسب البلوت.
               *[other] وفوقه مباشرة «{ FORM($name) }»، وهو وعد بأخذ كل الأكلات وبأن يُحسب البلوت.
            }
    }
# source: 7bfca550
auction-rung-lead =
    { $value ->
        [usual] إذا طُلب «{ FORM($name) }» فالبدء على المعتاد.
       *[taker] إذا طُلب «{ FORM($name) }» فالمشتري هو الذي يبدأ الأكلة الأولى.
    }

## auction.order

# source: ce6b2909
auction-order-group = { FORM($words, case: "group", list: "and") }
# source: 51b77349
auction-order =
    { COUNT($groups) ->
        [0] لا شيء يُطلب.
        [1]
            { $numbers ->
                [yes] عند تساوي العدد لا يعلو طلب على طلب؛ فهذه كلها من مرتبة واحدة: { LIST($groups) }.
               *[no] لا يعلو طلب على طلب؛ فهذه كلها من مرتبة واحدة: { LIST($groups) }.
            }
       *[other]
            { $numbers ->
                [yes] عند تساوي العدد ترتيب الطلبات من الأدنى إلى الأعلى هو: { LIST($groups, style: "then") }.
               *[no] ترتيب الطلبات من الأدنى إلى الأعلى هو: { LIST($groups, style: "then") }.
            }
    }

## auction.rounds

# source: 223aec47
auction-rounds-none = لا مزايدة في هذه اللعبة.
# source: 80a79501
auction-round-ends =
    { $value ->
        [passed] تستمر الدورة { $round } من المزايدة حتى يمرّر الجميع ما عدا آخر من طلب أو دبّل.
       *[each_spoke] في الدورة { $round } من المزايدة يتكلم كل واحد مرة؛ ثم تمضي الدورة التالية بالطلب القائم.
    }

## auction.rows

# source: 2bfa2bcd
auction-bid-name =
    { $nth ->
        [0] «{ FORM($call) }» في الدورة { $round }
       *[other] «{ FORM($call) }» ({ $nth }) في الدورة { $round }
    }
# source: e70487f8
auction-call-name =
    { $nth ->
        [0] «{ FORM($call) }»
       *[other] «{ FORM($call) }» ({ $nth })
    }
# source: 39b67eb9
auction-bid = قول { $row } طلب يسمّي { FORM($bids, case: "acc", list: "or") }.
# source: 4ee782d5
auction-bid-amounts = قول { $row } يحمل { FORM($amounts, case: "acc", list: "or") }.
# source: 8e31d020
auction-row-seats =
    { $every ->
        [yes] قول { $row } متاح لكل لاعب.
       *[no] قول { $row } متاح { FORM($seats, case: "dat") } فقط.
    }
# source: b7393f64
auction-over =
    { $value ->
        [opening] قبل أن يتكلم أحد
        [passes] بعد أقوال أخرى ما دام ليس هناك طلب قائم
        [partner] فوق طلب الشريك
        [opponents] فوق طلب خصم
       *[own] فوق طلب اللاعب نفسه
    }
# source: 8e94dabe
auction-row-over = قول { $row } جائز { LIST($over, style: "or") }.
# source: c065d724
auction-bid-equal =
    { $value ->
        [refused] قول { $row } يجب أن يعلو على الطلب القائم.
       *[earlier_seat] قول { $row } يجوز أيضًا أن يساوي الطلب القائم، إذا كان اللاعب يجلس قبل صاحب ذلك الطلب، عدًّا من اللاعب التالي للموزع.
    }
# source: 0a451aa1
auction-bid-suit =
    { $value ->
        [any] قول { $row } يجوز أن يعيد ما يسمّيه الطلب القائم.
       *[new] قول { $row } يجب ألا يعيد ما يسمّيه الطلب القائم.
    }
# source: c8b61a9d
auction-bid-after-pass =
    { $value ->
        [allowed] قول { $row } يبقى متاحًا للاعب مرّر في هذه الدورة.
       *[refused] قول { $row } ممنوع على لاعب مرّر في هذه الدورة.
    }
# source: 805be05e
auction-bid-turned =
    { $every ->
        [yes] قول { $row } لا يتوقف على رتبة الورقة المكشوفة.
       *[no] قول { $row } متاح فقط إذا كانت الورقة المكشوفة من رتبة { FORM($ranks, list: "or") }.
    }
# source: a8145948
auction-bid-limit =
    { $per ->
        [seat]
            { $times ->
                [zero] قول { $row } لا يجوز لأي لاعب أكثر من { $times } مرة في الجولة.
                [one] قول { $row } لا يجوز لأي لاعب أكثر من مرة واحدة في الجولة.
                [two] قول { $row } لا يجوز لأي لاعب أكثر من مرتين في الجولة.
                [few] قول { $row } لا يجوز لأي لاعب أكثر من { $times } مرات في الجولة.
                [many] قول { $row } لا يجوز لأي لاعب أكثر من { $times } مرة في الجولة.
               *[other] قول { $row } لا يجوز لأي لاعب أكثر من { $times } مرة في الجولة.
            }
        [side]
            { $times ->
                [zero] قول { $row } لا يجوز لأي فريق أكثر من { $times } مرة في الجولة.
                [one] قول { $row } لا يجوز لأي فريق أكثر من مرة واحدة في الجولة.
                [two] قول { $row } لا يجوز لأي فريق أكثر من مرتين في الجولة.
                [few] قول { $row } لا يجوز لأي فريق أكثر من { $times } مرات في الجولة.
                [many] قول { $row } لا يجوز لأي فريق أكثر من { $times } مرة في الجولة.
               *[other] قول { $row } لا يجوز لأي فريق أكثر من { $times } مرة في الجولة.
            }
       *[table]
            { $times ->
                [zero] قول { $row } لا يجوز للاعبين كلهم معًا أكثر من { $times } مرة في الجولة.
                [one] قول { $row } لا يجوز للاعبين كلهم معًا أكثر من مرة واحدة في الجولة.
                [two] قول { $row } لا يجوز للاعبين كلهم معًا أكثر من مرتين في الجولة.
                [few] قول { $row } لا يجوز للاعبين كلهم معًا أكثر من { $times } مرات في الجولة.
                [many] قول { $row } لا يجوز للاعبين كلهم معًا أكثر من { $times } مرة في الجولة.
               *[other] قول { $row } لا يجوز للاعبين كلهم معًا أكثر من { $times } مرة في الجولة.
            }
    }
# source: e0e63ffe
auction-bid-must = ما دام ليس هناك طلب قائم، لا يجوز { FORM($seats, case: "dat") } التمرير إذا كان قول { $row } متاحًا.
# source: 86e8b858
auction-bid-turned-to =
    { $value ->
        [nobody] إذا صار قول { $row } هو العقد، فلا يأخذ أحد الورقة المكشوفة: تبقى على الطاولة.
        [taker] إذا صار قول { $row } هو العقد، فالورقة المكشوفة للمشتري.
        [partner] إذا صار قول { $row } هو العقد، فالورقة المكشوفة لشريك المشتري.
        [dealer] إذا صار قول { $row } هو العقد، فالورقة المكشوفة للموزع.
       *[eldest] إذا صار قول { $row } هو العقد، فالورقة المكشوفة للاعب التالي للموزع.
    }
# source: 85e92fb7
auction-bid-offer =
    { $value ->
        [none] قول { $row } طلب وليس عرضًا.
       *[annul] قول { $row } هو أيضًا عرض لإلغاء الجولة: فإما أن يقبل اللاعب التالي فورًا فتكون الجولة لاغية، وإما أن يرفض فيبقى الطلب قائمًا.
    }

## auction.doubling

# source: 68bae97f
auction-doubling-none = لا دبل في هذه اللعبة.
# source: e8661008
auction-double =
    { $level ->
        [1] قول { $row } يدبّل الطلب (الدرجة { $level }).
        [2] قول { $row } دبل على طلب مدبّل (الدرجة { $level }).
       *[other] قول { $row } يرفع الطلب درجة أخرى (إلى الدرجة { $level }).
    }
# source: 8b036350
auction-double-by =
    { $value ->
        [defenders] قول { $row } متاح لكل لاعب من فريق ليس الطلب له.
        [takers] قول { $row } متاح لكل لاعب من الفريق صاحب الطلب.
        [taker] قول { $row } متاح لصاحب الطلب وحده.
       *[doubler] قول { $row } متاح للاعب الذي دبّل أولًا.
    }
# source: 204fa909
auction-double-when =
    { $value ->
        [in_turn] قول { $row } يكون في دور اللاعب.
        [any_time] قول { $row } جائز في أي لحظة من المزايدة، ولو في غير الدور.
        [after_bids] قول { $row } يكون في دور اللاعب بعد أن تنتهي الطلبات.
        [until_lead] قول { $row } جائز في أي لحظة إلى أن تُلعب أول ورقة، ولو في غير الدور.
       *[by_passing] قول { $row } لا يُنطق به: فتمرير لاعب كان يجوز له هذا القول هو هذا القول نفسه.
    }
# source: e86e16a4
auction-double-of =
    { $every ->
        [yes] قول { $row } جائز أيًّا كان ما يسمّيه الطلب.
       *[no] قول { $row } جائز إذا كان الطلب يسمّي { FORM($of, case: "acc", list: "or") }.
    }
# source: 54229eca
auction-amount-number = { $number }
# source: 386c2aab
auction-amount-name = «{ FORM($name) }»
# source: 377df39b
auction-double-except =
    { COUNT($amounts) ->
        [0] قول { $row } جائز أيًّا كان مقدار الطلب.
       *[other] قول { $row } لا يجوز على طلب مقداره { LIST($amounts, style: "or") }.
    }
# source: f742278e
auction-double-bids-after =
    { $value ->
        [open]
            { $target ->
                [standing] بعد قول { $row } تبقى الطلبات جائزة، والطلب الجديد يمحوه.
               *[any_bid] بعد قول { $row } تبقى الطلبات جائزة، وهو يظل قائمًا مع ذلك.
            }
       *[closed] بعد قول { $row } لا يجوز أي طلب.
    }
# source: b046153e
auction-double-target =
    { $value ->
        [standing] قول { $row } يكون على الطلب القائم.
       *[any_bid] قول { $row } جائز على أي طلب في المزايدة، لا على الطلب القائم وحده؛ والعقد حينئذ هو أسبق طلب دُبِّل.
    }
# source: 237f389b
auction-double-manner =
    { COUNT($manners) ->
        [1] قول { $row } له صورة واحدة: { FORM($manners) }.
       *[other] يختار اللاعب صورة قول { $row }: { FORM($manners, list: "or") }.
    }
# source: 24072c6b
auction-double-score = قول { $row } متاح فقط لفريق لا تزيد نقاطه في المباراة على { $own } بينما لا تقل نقاط الفريق الآخر عن { $other }.

## auction.annul

# source: 980e676f
auction-annul-none = ليس لأحد أن يلغي الجولة.
# source: 24f25e67
auction-annul =
    { $when ->
        [before_calls] قول { $row } يلغي الجولة؛ ويكون قبل أن يتكلم أحد، ولو في غير الدور.
        [in_turn] قول { $row } يلغي الجولة؛ ويكون في دور اللاعب في المزايدة.
       *[after_deal] قول { $row } يلغي الجولة؛ ويكون بعد توزيع الورق كله وقبل أن تُلعب أول ورقة، ولو في غير الدور.
    }
# source: b54e40ff
auction-annul-hand-any = قول { $row } جائز مهما كانت اليد.
# source: 2a77da2d
auction-annul-hand-points =
    { $points ->
        [zero] قول { $row } جائز بيد ليس فيها أبناط ({ $points }).
        [one] قول { $row } جائز بيد لا تزيد قيمتها على بنط واحد.
        [two] قول { $row } جائز بيد لا تزيد قيمتها على بنطين.
        [few] قول { $row } جائز بيد لا تزيد قيمتها على { $points } أبناط.
        [many] قول { $row } جائز بيد لا تزيد قيمتها على { $points } بنطًا.
       *[other] قول { $row } جائز بيد لا تزيد قيمتها على { $points } بنط.
    }
# source: 5e3f4557
auction-annul-hand-only = قول { $row } جائز بيد ليس فيها إلا أوراق من هذه الرتب: { FORM($ranks, list: "or") }.
# source: d3994193
auction-annul-hand-four-of = قول { $row } جائز بيد فيها كل { FORM($rank, case: "plural") }.
# source: 5ce4ae34
auction-annul-dealer =
    { $value ->
        [same] بعد قول { $row } يوزّع الموزع نفسه مرة أخرى.
       *[next] بعد قول { $row } يوزّع اللاعب التالي في الدور.
    }

## auction.idle, auction.all-pass

# source: 67e75904
auction-idle =
    { $value ->
        [skipped] اللاعب الذي لا يملك إلا التمرير لا يُسأل.
       *[speaks] اللاعب الذي لا يملك إلا التمرير يُسأل مع ذلك، فيمرّر.
    }
# source: 68b4bef0
auction-all-pass-deal =
    { $value ->
        [turned] شكل الورقة المكشوفة هو الحكم.
        [void] إذا لم يطلب أحد في الدورة الأخيرة فالجولة لاغية، ولا يُقيَّد شيء.
        [cannot] لا يمكن ألا يطلب أحد في الدورة الأخيرة، لأن لاعبًا يُلزَم بالطلب.
       *[played] إذا لم يطلب أحد في الدورة الأخيرة لُعبت الجولة وشكل الورقة المكشوفة هو الحكم.
    }
# source: f0c017d6
auction-all-pass-taker =
    { $value ->
        [nobody] في جولة تُلعب بعد أن مرّر الجميع لا مشتري لها.
        [dealer] في جولة تُلعب بعد أن مرّر الجميع يكون الموزع هو المشتري.
       *[eldest] في جولة تُلعب بعد أن مرّر الجميع يكون اللاعب التالي للموزع هو المشتري.
    }
# source: e4195400
auction-all-pass-turned-to =
    { $value ->
        [nobody] في جولة تُلعب بعد أن مرّر الجميع لا يأخذ أحد الورقة المكشوفة.
        [taker] في جولة تُلعب بعد أن مرّر الجميع تكون الورقة المكشوفة للمشتري.
        [dealer] في جولة تُلعب بعد أن مرّر الجميع تكون الورقة المكشوفة للموزع.
       *[eldest] في جولة تُلعب بعد أن مرّر الجميع تكون الورقة المكشوفة للاعب التالي للموزع.
    }

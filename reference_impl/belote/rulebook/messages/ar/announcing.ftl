### Declarations, belote, and melds within tricks. All values are card points.

## declarations.tables, declarations.runs, declarations.squares

# source: 26c4a355
declarations-none = لا مشاريع في هذه اللعبة: فالسلاسل والرباعيات في اليد لا قيمة لها.
# source: 1b368ffe
declarations-table-none = في { FORM($contract) } لا مشاريع.
# source: 3caba2ac
declarations-run =
    { $cards ->
        [zero] { $cards } ورقة بـ{ $points }
        [one] ورقة واحدة بـ{ $points }
        [two] ورقتان بـ{ $points }
        [few] { $cards } أوراق بـ{ $points }
        [many] { $cards } ورقة بـ{ $points }
       *[other] { $cards } ورقة بـ{ $points }
    }
# source: 83f2de42
declarations-runs =
    { COUNT($runs) ->
        [0] في { FORM($contract) } لا تُحسب السلاسل مشاريع.
       *[other]
            { $cut ->
                [yes]
                    { $longest ->
                        [zero] في { FORM($contract) } قيمة السلسلة بحسب طولها: { LIST($runs, style: "plain") }. ومن سلسلة أطول من { $longest } ورقة تؤخذ أعلى { $longest }، ثم يُنظر فيما بقي من جديد.
                        [one] في { FORM($contract) } قيمة السلسلة بحسب طولها: { LIST($runs, style: "plain") }. ومن سلسلة أطول من { $longest } ورقة تؤخذ أعلى { $longest }، ثم يُنظر فيما بقي من جديد.
                        [two] في { FORM($contract) } قيمة السلسلة بحسب طولها: { LIST($runs, style: "plain") }. ومن سلسلة أطول من { $longest } ورقة تؤخذ أعلى { $longest }، ثم يُنظر فيما بقي من جديد.
                        [few] في { FORM($contract) } قيمة السلسلة بحسب طولها: { LIST($runs, style: "plain") }. ومن سلسلة أطول من { $longest } أوراق تؤخذ أعلى { $longest } منها، ثم يُنظر فيما بقي من جديد.
                        [many] في { FORM($contract) } قيمة السلسلة بحسب طولها: { LIST($runs, style: "plain") }. ومن سلسلة أطول من { $longest } ورقة تؤخذ أعلى { $longest } منها، ثم يُنظر فيما بقي من جديد.
                       *[other] في { FORM($contract) } قيمة السلسلة بحسب طولها: { LIST($runs, style: "plain") }. ومن سلسلة أطول من { $longest } ورقة تؤخذ أعلى { $longest } منها، ثم يُنظر فيما بقي من جديد.
                    }
               *[no] في { FORM($contract) } قيمة السلسلة بحسب طولها: { LIST($runs, style: "plain") }.
            }
    }
# source: 67410354
declarations-squares =
    { COUNT($ranks) ->
        [1] في { FORM($contract) } اجتماع { FORM($ranks, case: "four") } في يد واحدة قيمته { $points }.
       *[other] في { FORM($contract) } الأوراق الأربع كلها من إحدى هذه الرتب في يد واحدة، بدءًا بأفضلها، قيمتها { $points }: { FORM($ranks, case: "plural", list: "plain") }.
    }
# source: f1805ea7
declarations-squares-none = في { FORM($contract) } لا تُحسب أربع أوراق من رتبة واحدة مشروعًا.

## declarations.say, declarations.show and the contest

# source: e67edaec
declarations-say =
    { $value ->
        [automatic] تُحسب المشاريع من غير أن تُعلن.
        [before_lead] تُعلن المشاريع قبل أن تُلعب أول ورقة، وإلا ضاعت.
        [own_first_card] يعلن كل لاعب مشاريعه قبيل لعب ورقته في الأكلة الأولى، وإلا ضاعت.
        [first_trick] يجوز إعلان المشاريع إلى أن تكتمل الأكلة الأولى؛ وبعدها تضيع.
       *[two_tricks] يجوز إعلان المشاريع إلى أن تكتمل الأكلة الثانية؛ وبعدها تضيع.
    }
# source: 6d68b57a
declarations-say-if =
    { $value ->
        [always] يجوز إعلان أي مشروع.
       *[beats_rivals] لا يجوز إعلان مشروع إلا إذا غلب كل ما أعلنته الفرق الأخرى حتى الآن.
    }
# source: ac6c5927
declarations-once = لا يُعلن المشروع الواحد مرتين.
# source: a2852ce7
declarations-said-as =
    { $value ->
        [kind] من يعلن مشروعًا يسمّي نوعه فقط.
        [value] من يعلن مشروعًا يسمّي قيمته فقط.
        [kind_and_top] من يعلن مشروعًا يسمّي نوعه وأعلى أوراقه.
       *[cards] من يعلن مشروعًا يسمّي أوراقه.
    }
# source: 7e95732f
declarations-shared-card =
    { $value ->
        [allowed]
            { $squares ->
                [no] تُسمّى السلسلة بكامل طولها، ولا يُسمّى جزء منها.
               *[yes] يجوز أن تدخل الورقة الواحدة في سلسلة وفي رباعية معًا؛ وتُسمّى السلسلة بكامل طولها، ولا يُسمّى جزء منها.
            }
        [holder_chooses] لا يجوز أن تدخل الورقة الواحدة في سلسلة وفي رباعية معًا؛ ويختار صاحبها أيهما يسمّي، وله أن يسمّي جزءًا من سلسلة أطول، لكن ليس له أن يسمّي سلسلتين متصلتين من شكل واحد كان يمكن أن تُسمّيا سلسلة واحدة.
       *[most_valuable] لا يجوز أن تدخل الورقة الواحدة في سلسلة وفي رباعية معًا؛ ويُحسب الاختيار الأعلى قيمة، فإن تساوت القيمة فالاختيار الذي فيه الرباعية.
    }
# source: b04b9c94
declarations-square-and-run =
    { $value ->
        [apart] تُقارن السلاسل بالسلاسل والرباعيات بالرباعيات، فقد تُحسب لفريق سلاسله وللآخر رباعياته.
        [square] تُقارن السلاسل والرباعيات معًا: فالأعلى قيمة أفضل، وعند تساوي القيمة الرباعية أفضل.
        [run] تُقارن السلاسل والرباعيات معًا: فالأعلى قيمة أفضل، وعند تساوي القيمة السلسلة أفضل.
       *[equal] تُقارن السلاسل والرباعيات معًا: فالأعلى قيمة أفضل، وعند تساوي القيمة لا أفضلية لواحدة منهما.
    }
# source: 3404a7a7
declarations-runs-by-step =
    { $value ->
        [value] القيمة الأعلى
        [length] الطول الأكبر
        [top] الورقة العليا الأعلى
       *[trump] شكل الحكم
    }
# source: fa7a6ecb
declarations-runs-by = الأفضل من سلسلتين هي صاحبة { LIST($steps, style: "then") }.
# source: 52aaac50
declarations-tie =
    { $value ->
        [nobody] إذا تساوى أفضل مشروع لفريق مع أفضل مشروع لفريق آخر في مقارنة، لم يُحسب لأي منهما شيء في تلك المقارنة.
        [both] إذا تساوى أفضل مشروع لفريق مع أفضل مشروع لفريق آخر في مقارنة، حُسب للفريقين كليهما في تلك المقارنة.
        [earlier_seat] إذا تساوى أفضل مشروع لفريق مع أفضل مشروع لفريق آخر في مقارنة، فاز فيها مشروع اللاعب الأسبق في ترتيب اللعب بعد الموزع.
       *[from_taker] إذا تساوى أفضل مشروع لفريق مع أفضل مشروع لفريق آخر في مقارنة، فاز فيها مشروع اللاعب الأسبق في ترتيب اللعب ابتداءً من المشتري.
    }
# source: 12ea5157
declarations-show =
    { $value ->
        [never] لا تُكشف المشاريع.
        [at_once] تُكشف المشاريع فور إعلانها.
        [second_trick] تُكشف المشاريع الفائزة في أثناء الأكلة الثانية، وإلا ضاعت وحُسبت بدلًا منها المشاريع التي غلبتها.
        [own_second_card] تُكشف المشاريع الفائزة قبيل لعب صاحبها ورقته في الأكلة الثانية، وإلا ضاعت وحُسبت بدلًا منها المشاريع التي غلبتها.
       *[end_of_deal] تُكشف المشاريع الفائزة في نهاية الجولة.
    }
# source: 01442711
declarations-false-claim =
    { $value ->
        [refused] لا يجوز إعلان مشروع ليس في يد اللاعب.
        [void] المشروع الذي ليس في يد اللاعب يُعدّ كأنه لم يُعلن.
       *[to_opponents] قيمة المشروع الذي ليس في يد اللاعب تذهب إلى الفريق الآخر.
    }
# source: 85de73e9
declarations-silencing =
    { COUNT($ranks) ->
        [0] لا رباعية تُسقط مشاريع الآخرين.
       *[other] إذا اجتمعت في يد أي لاعب الأوراق الأربع كلها من رتبة { FORM($ranks, list: "or") }، لم يُحسب أي مشروع في تلك الجولة.
    }

# source: 65497d1b
declarations-contest = الفريق صاحب أفضل مشروع تُحسب له كل مشاريعه في تلك المقارنة، للشريكين كليهما وحتى الأدنى منها؛ ولا يُحسب لأي فريق آخر شيء منها. والمشاريع المتساوية لفريق واحد لا يؤثر بعضها في بعض.
# source: 729b5093
declarations-squares-compare = الأفضل من رباعيتين أعلاهما قيمة، وعند تساوي القيمة التي ذُكرت رتبتها أعلاه أولًا.
# source: 39edc79f
declarations-what = المشروع سلسلة أو رباعية في يد واحدة بعد توزيع الورق كله؛ وأوراق السلسلة متتالية في الترتيب الطبيعي.

## belote

# source: 5fc3da82
belote-none = شايب الحكم وبنته في يد واحدة لا قيمة لهما بذاتهما: فلا بلوت في هذه اللعبة.
# source: a533154c
belote-points = البلوت، أي شايب شكل الحكم وبنته في يد واحدة، قيمته { $value }.
# source: 78082632
belote-in =
    { $value ->
        [none] في { FORM($contract) } لا يُحسب البلوت.
        [one]
            { $kind ->
                [suit] في { FORM($contract) } يُحسب بلوت شكل الحكم.
               *[other] في { FORM($contract) } لا يُحسب إلا أول بلوت يكتمل.
            }
        [each] في { FORM($contract) } يُحسب بلوت كل شكل.
       *[each_unless_discarded] في { FORM($contract) } يُحسب بلوت كل شكل، إلا إذا رُميت أولى ورقتيه على شكل آخر.
    }
# source: 0e3f8484
belote-held =
    { $held ->
        [table] يجب أن تكون الورقتان كلتاهما في يد لاعب واحد، أو مكشوفتين أمامه، حين تُلعب أولاهما.
        [turned] يجب أن تكون الورقتان كلتاهما في يد واحدة حين تُلعب أولاهما؛ والورقة المكشوفة تُعدّ في يد اللاعب الذي أخذها.
       *[hand] يجب أن تكون الورقتان كلتاهما في يد واحدة حين تُلعب أولاهما.
    }
# source: 70a7c51f
belote-silence = لا يُلزم أحد بأن يقول البلوت: فورقتاه تُلعبان دائمًا من دون القول.
# source: 9bc6511a
belote-said =
    { $value ->
        [automatic] يُحسب البلوت من غير أن يُقال.
        [first_card] يجب أن يُقال البلوت مع أولى ورقتيه، وإلا ضاع.
        [second_card] يجب أن يُقال البلوت مع ثانية ورقتيه، وإلا ضاع.
        [both_cards] يجب أن يُقال البلوت مع كل من ورقتيه (بالفرنسية «بلوت» ثم «ريبلوت»)، وإلا ضاع.
       *[king_then_queen] يجب أن يُقال البلوت مع كل من ورقتيه (بالفرنسية «بلوت» ثم «ريبلوت») على أن يُلعب الشايب أولًا، وإلا ضاع.
    }
# source: 3b7cfaff
belote-trick-must-be-won =
    { $value ->
        [yes]
            { $said ->
                [one] لا يُحسب البلوت إلا إذا كسب فريقه الأكلة التي قيل فيها.
               *[several] لا يُحسب البلوت إلا إذا كسب فريقه الأكلة التي لُعبت فيها الورقة المكمّلة له.
            }
       *[no] يُحسب البلوت أيًّا كان من يكسب الأكلات التي تُلعب فيها ورقتاه.
    }
# source: 260a0b85
belote-with-run =
    { $value ->
        [apart] يُحسب البلوت إضافةً إلى سلسلة فيها ورقتاه.
        [joins_three] في سلسلة من 3 أوراق حكم بالضبط يُضاف البلوت إلى السلسلة ويُكسب أو يضيع معها.
       *[said_by_showing] لا حاجة إلى قول البلوت إذا كُشفت سلسلة فيها ورقتاه كلتاهما.
    }
# source: 05c4c3c8
belote-with-square =
    { $value ->
        [apart] يُحسب البلوت إضافةً إلى رباعية فيها إحدى ورقتيه.
       *[excluded] لا يُحسب البلوت إذا أعلن صاحبه رباعية شياب أو بنات.
    }

## trick-melds

# source: 42b3ce5e
trick-melds = التشكيلات بين أوراق الأكلة الواحدة تُحسب، كما تُحسب المشاريع، للفريق الذي يكسب الأكلة، أيًّا كان من لعب أوراقها.
# source: a2df4548
trick-melds-runs = الأوراق المتجاورة من شكل واحد في الأكلة قيمتها: { LIST($runs, style: "plain") }.
# source: 8c1b84f0
trick-melds-squares =
    { COUNT($ranks) ->
        [1] اجتماع { FORM($ranks, case: "four") } في أكلة واحدة قيمته { $points }.
       *[other] أربع أوراق من إحدى هذه الرتب في أكلة واحدة قيمتها { $points }: { FORM($ranks, case: "plural", list: "plain") }.
    }
# source: d843987a
trick-melds-squares-none = أربع أوراق من رتبة واحدة في أكلة واحدة لا قيمة لها.
# source: 6ba5cac7
trick-melds-king-queen = شايب الحكم وبنته في أكلة واحدة قيمتهما { $value }.

### Leads, and what must be played to a trick.

## play.lead

# source: 0f1c8499
play-lead =
    { $barred ->
        [no] لمن يبدأ الأكلة أن يبدأها بأي ورقة.
       *[yes] لمن يبدأ الأكلة أن يبدأها بأي ورقة إلا ورقة حكم ممنوعة.
    }
# source: 82355c91
play-lead-first =
    { $value ->
        [eldest] يبدأ الأكلة الأولى اللاعب التالي للموزع.
       *[taker] يبدأ الأكلة الأولى المشتري.
    }
# source: b5f204ec
play-lead-trump =
    { $value ->
        [free] يجوز البدء بورقة حكم في أي وقت.
        [not_while_closed] ما دام الدبل مقفلًا فلا يبدأ أحد بورقة حكم إلا إذا لم يكن في يده غير الحكم.
       *[not_before_taker] حتى يلعب المشتري ورقة حكم لا يبدأ أحد غيره بورقة حكم إلا إذا لم يكن في يده غير الحكم.
    }
# source: fd65748d
play-never-forced =
    { COUNT($ranks) ->
        [0] لا تُعفى أي ورقة من شكل الحكم من واجبات اللعب.
       *[other] اللاعب الذي لا يستطيع أداء واجبه إلا بورقة مثل { FORM($ranks, case: "trump", list: "or") } له أن يلعب أي ورقة بدلًا من ذلك.
    }

## What holds at every table: play.turn, play.best-card, play.winner, play.situation

# source: e199285b
play-trick = يلعب كل واحد في دوره ورقة في الأكلة؛ وتكسبها أعلى ورقة من الشكل الذي بُدئت به، إلا إذا كان هناك شكل هو الحكم ولُعبت ورقة منه: فتكسبها أعلى ورقة حكم. ومن كسب الأكلة بدأ التي تليها.
# source: dc60b8f2
play-higher = الورقة الأعلى من ورقتين من شكل واحد هي التي ذُكرت أولًا في ترتيب ذلك الشكل؛ والأبناط لا تقرّر ذلك.
# source: 8cc7d4a7
play-holds = صاحب الأكلة هو اللاعب الذي ورقته أعلى ما لُعب فيها حتى الآن.
# source: cefb2815
play-partner =
    { $sides ->
        [partners] ما يحدد الواجب هو صاحب الأكلة حتى الآن: أهو الشريك أم خصم؛ أما الشريك الذي لم يلعب بعد فلا يُحسب.
        [alone] اللاعبون الآخرون كلهم خصوم: فليس لأحد شريك.
       *[taker_against_rest] اللاعبون الذين يلعبون ضد المشتري شركاء فيما بينهم، وليس للمشتري إلا خصوم؛ وما يحدد الواجب هو صاحب الأكلة حتى الآن.
    }
# source: 261d9e7f
play-free = من ليس عنده ورقة من الشكل الذي بُدئت به الأكلة له أن يلعب أي ورقة، ما لم تنص إحدى هذه القواعد على غير ذلك.

## Parts of the sentences below: what the player has to do.

# source: 4d364772
play-duty-follow =
    { $value ->
        [any] عليه أن يلعب أي ورقة من هذا الشكل
        [beat] عليه أن يلعب ورقة من هذا الشكل أعلى مما لُعب، فإن لم تكن عنده فأي ورقة منه
       *[any_or_ruff] عليه أن يلعب أي ورقة من هذا الشكل أو أن يقطع بأي ورقة حكم
    }
# source: 2a1b471e
play-duty-follow-ruffed =
    { $value ->
        [any] عليه أن يلعب أي ورقة من هذا الشكل
        [beat] عليه أن يلعب ورقة من هذا الشكل أعلى مما لُعب منه، فإن لم تكن عنده فأي ورقة منه
       *[any_or_ruff] عليه أن يلعب أي ورقة من هذا الشكل أو أن يرقّع بورقة حكم أعلى
    }
# source: 732ecd13
play-duty-void =
    { $value ->
        [free] له أن يلعب أي ورقة
       *[ruff] عليه أن يقطع بورقة حكم، فإن لم يكن عنده حكم فأي ورقة
    }
# source: 9148b118
play-duty-ruffed =
    { $value ->
        [free] له أن يلعب أي ورقة
        [ruff] عليه أن يلعب أي ورقة حكم، عالية كانت أو منخفضة، فإن لم يكن عنده حكم فأي ورقة
        [over_else_ruff] عليه أن يرقّع بورقة حكم أعلى، فإن لم تكن عنده فبورقة حكم أدنى، فإن لم يكن عنده حكم أصلًا فأي ورقة
        [over_else_free] عليه أن يرقّع بورقة حكم أعلى، فإن لم تكن عنده فأي ورقة
        [over_else_discard] عليه أن يرقّع بورقة حكم أعلى، فإن لم تكن عنده فبورقة ليست من الحكم، فإن لم يكن في يده إلا أوراق حكم أدنى فبواحدة منها
        [no_under] له أن يلعب ورقة حكم أعلى أو ورقة ليست من الحكم، ولا يلعب ورقة حكم أدنى إلا إذا لم يكن في يده غيرها
        [under_if_only_trumps] له أن يلعب ورقة حكم أعلى أو ورقة ليست من الحكم؛ فإن لم يكن في يده إلا الحكم فأي ورقة منه
       *[under_if_cannot_over] له أن يلعب أي ورقة، لكن لا يلعب ورقة حكم أدنى ما دامت عنده ورقة حكم أعلى
    }

## play.follow-trump

# source: 719a624c
play-suit-follow-trump-opponent = إذا بُدئت الأكلة بالحكم وكان صاحبها خصمًا، فاللاعب الذي عنده ورقة حكم { play-duty-follow }.
# source: b3a3478b
play-suit-follow-trump-partner = إذا بُدئت الأكلة بالحكم وكان صاحبها هو الشريك، فاللاعب الذي عنده ورقة حكم { play-duty-follow }.

## play.follow-plain

# source: cb3f1820
play-suit-follow-plain-opponent = إذا بُدئت الأكلة بشكل عادي وكان صاحبها خصمًا بورقة من هذا الشكل، فاللاعب الذي يستطيع خدمة الشكل { play-duty-follow }.
# source: 48a607ea
play-suit-follow-plain-partner = إذا بُدئت الأكلة بشكل عادي وكان صاحبها هو الشريك بورقة من هذا الشكل، فاللاعب الذي يستطيع خدمة الشكل { play-duty-follow }.
# source: 8fa526f1
play-suit-follow-plain-opponent-ruffed = إذا بُدئت الأكلة بشكل عادي وكان صاحبها خصمًا بورقة حكم، فاللاعب الذي يستطيع خدمة الشكل { play-duty-follow-ruffed }.
# source: 04770433
play-suit-follow-plain-partner-ruffed = إذا بُدئت الأكلة بشكل عادي وكان صاحبها هو الشريك بورقة حكم، فاللاعب الذي يستطيع خدمة الشكل { play-duty-follow-ruffed }.

## play.void

# source: aa9ead5c
play-suit-void-opponent = إذا بُدئت الأكلة بشكل عادي وكان صاحبها خصمًا بغير الحكم، فاللاعب الذي لا يستطيع خدمة الشكل { play-duty-void }.
# source: 41ae2156
play-suit-void-partner = إذا بُدئت الأكلة بشكل عادي وكان صاحبها هو الشريك بغير الحكم، فاللاعب الذي لا يستطيع خدمة الشكل { play-duty-void }.
# source: c805244f
play-suit-void-opponent-ruffed = إذا بُدئت الأكلة بشكل عادي وكان صاحبها خصمًا بورقة حكم، فاللاعب الذي لا يستطيع خدمة الشكل { play-duty-ruffed }.
# source: da58d0ae
play-suit-void-partner-ruffed = إذا بُدئت الأكلة بشكل عادي وكان صاحبها هو الشريك بورقة حكم، فاللاعب الذي لا يستطيع خدمة الشكل { play-duty-ruffed }.

## play.no-trump, play.all-trump

# source: 7a44ea59
play-no-trump-follow-plain-opponent = إذا لم يكن هناك حكم وكان صاحب الأكلة خصمًا، فاللاعب الذي يستطيع خدمة الشكل { play-duty-follow }.
# source: 7880d585
play-no-trump-follow-plain-partner = إذا لم يكن هناك حكم وكان صاحب الأكلة هو الشريك، فاللاعب الذي يستطيع خدمة الشكل { play-duty-follow }.
# source: 2b837c47
play-all-trump-follow-trump-opponent = إذا كانت كل الأشكال حكمًا وكان صاحب الأكلة خصمًا، فاللاعب الذي يستطيع خدمة الشكل { play-duty-follow }.
# source: 1eed894c
play-all-trump-follow-trump-partner = إذا كانت كل الأشكال حكمًا وكان صاحب الأكلة هو الشريك، فاللاعب الذي يستطيع خدمة الشكل { play-duty-follow }.

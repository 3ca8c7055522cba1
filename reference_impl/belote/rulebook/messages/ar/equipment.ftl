### The table, the pack, and how the cards rank and count.

## setup.players, setup.sides, setup.direction

# source: 826c0129
players-count =
    { $value ->
        [zero] اللعبة لـ{ $value } لاعب.
        [one] اللعبة للاعب واحد.
        [two] اللعبة للاعبَين اثنين.
        [few] اللعبة لـ{ $value } لاعبين.
        [many] اللعبة لـ{ $value } لاعبًا.
       *[other] اللعبة لـ{ $value } لاعب.
    }
# source: e6b26f7e
players-sides =
    { $value ->
        [partners] اللاعبان المتقابلان شريكان، ونقاطهما مشتركة.
        [alone] كل لاعب يسجّل لنفسه وحده.
       *[taker_against_rest] يلعب المشتري وحده ضد الباقين جميعًا، ونقاط الباقين مشتركة.
    }
# source: 3a493fe6
players-direction =
    { $value ->
        [clockwise] يدور التوزيع والمزايدة واللعب مع عقارب الساعة، نحو اليسار.
       *[counterclockwise] يدور التوزيع والمزايدة واللعب عكس عقارب الساعة، نحو اليمين.
    }

## setup.pack, setup.shuffle, setup.cut

# source: 906fdd51
pack-ranks = رتب الورق في ترتيبها الطبيعي من الأدنى إلى الأعلى هي: { FORM($ranks, list: "plain") }.
# source: 6a1dbf86
pack-suits =
    { $cards ->
        [zero] الأشكال هي: { FORM($suits, list: "plain") }؛ وفي الرزمة { $cards } ورقة.
        [one] الأشكال هي: { FORM($suits, list: "plain") }؛ وفي الرزمة ورقة واحدة.
        [two] الأشكال هي: { FORM($suits, list: "plain") }؛ وفي الرزمة ورقتان.
        [few] الأشكال هي: { FORM($suits, list: "plain") }؛ وفي الرزمة { $cards } أوراق.
        [many] الأشكال هي: { FORM($suits, list: "plain") }؛ وفي الرزمة { $cards } ورقة.
       *[other] الأشكال هي: { FORM($suits, list: "plain") }؛ وفي الرزمة { $cards } ورقة.
    }
# source: 69efa9de
pack-shuffle =
    { $value ->
        [every_deal] يخلط الموزع الرزمة قبل كل جولة.
        [never] لا تُخلط الرزمة أبدًا، بل تُجمع من أكلات الجولة السابقة.
       *[dealer_may] للموزع قبل كل جولة أن يخلط الرزمة أو أن يتركها كما هي.
    }
# source: 414e4cc8
pack-cut-none = لا تُقصّ الرزمة.
# source: bcbe0917
pack-cut-by =
    { $value ->
        [before_dealer] يقصّ الرزمة اللاعب الجالس قبل الموزع مباشرة في ترتيب اللعب.
        [after_dealer] يقصّ الرزمة اللاعب الجالس بعد الموزع مباشرة في ترتيب اللعب.
       *[dealers_partner] يقصّ الرزمة شريك الموزع.
    }
# source: f6c63a04
pack-cut-first-deal =
    { $value ->
        [usual] في أول جولة من المباراة يقصّ الرزمة اللاعب نفسه الذي يقصّها في كل جولة.
        [before_dealer] في أول جولة من المباراة يقصّ اللاعب الجالس قبل الموزع مباشرة.
        [after_dealer] في أول جولة من المباراة يقصّ اللاعب الجالس بعد الموزع مباشرة.
       *[dealers_partner] في أول جولة من المباراة يقصّ شريك الموزع.
    }
# source: c181d8a8
pack-cut-at-least =
    { $value ->
        [zero] يجب ألا يقل أي قسم من قسمَي الرزمة بعد القص عن { $value } ورقة.
        [one] يجب ألا يقل أي قسم من قسمَي الرزمة بعد القص عن ورقة واحدة.
        [two] يجب ألا يقل أي قسم من قسمَي الرزمة بعد القص عن ورقتين.
        [few] يجب ألا يقل أي قسم من قسمَي الرزمة بعد القص عن { $value } أوراق.
        [many] يجب ألا يقل أي قسم من قسمَي الرزمة بعد القص عن { $value } ورقة.
       *[other] يجب ألا يقل أي قسم من قسمَي الرزمة بعد القص عن { $value } ورقة.
    }
# source: b0a2ff7c
pack-cut-may-decline =
    { $value ->
        [yes] لمن يقصّ أن يعتذر عن القص ويطرق على الرزمة بدلًا منه.
       *[no] ليس لمن يقصّ أن يعتذر عن القص.
    }

## contracts.kinds, contracts.order, contracts.values

# source: 5f46aa51
contracts-kind =
    { $value ->
        [suit] في { FORM($contract) } شكل واحد هو الحكم.
        [no_trump] في { FORM($contract) } لا حكم لأي شكل.
       *[all_trump] في { FORM($contract) } لكل شكل ترتيب الحكم وأبناطه، لكن لا يقطع شكلٌ شكلًا آخر.
    }
# source: 02b291f1
contracts-card = { FORM($rank) } { $points }
# source: 573f1d93
contracts-order =
    { $suit ->
        [trump] في { FORM($contract) } أوراق شكل الحكم، من الأعلى إلى الأدنى ومع أبناطها، هي: { LIST($cards, style: "plain") }.
        [plain] في { FORM($contract) } أوراق كل شكل غير الحكم، من الأعلى إلى الأدنى ومع أبناطها، هي: { LIST($cards, style: "plain") }.
       *[every] في { FORM($contract) } أوراق كل شكل، من الأعلى إلى الأدنى ومع أبناطها، هي: { LIST($cards, style: "plain") }.
    }

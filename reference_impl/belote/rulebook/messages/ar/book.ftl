### The frame of the book: headings, house rules, sources.

# source: 9a5a81e1
book-heading =
    { $part ->
        [equipment] اللاعبون والورق
        [deal] التوزيع
        [auction] المزايدة
        [declarations] المشاريع
        [belote] البلوت
        [melds] التشكيلات في الأكلة
        [play] اللعب
        [scoring] حساب الجولة
        [match] المباراة
        [irregularities] المخالفات
        [introduction] مقدمة
        [calls] ما يُقال
        [tournament] البطولات
        [options] قواعد المجالس والقراءات الأخرى
        [notes] ملاحظات
        [sources] المصادر
        [glossary] مفردات
       *[examples] أمثلة
    }
# source: a92f1db9
book-example = مثال: { $title }.
# source: a835edbf
book-answers = فتكون النتيجة:
# source: 37ccbba1
book-answer-at = { $place }: { $answers }
# source: 3fe1cabb
book-word = { $word }: { $meaning }
# source: 7284edc3
option-instead = { $after } (بدلًا من: { $before })
# source: 8afb8599
option-added = { $after }
# source: cf8fbb68
option-gone = تسقط هذه القاعدة: { $before }
# source: f91cf600
option-nothing = لا يغيّر أي جملة في هذا الكتاب.
# source: c36932b0
option-unfit = لا يمكن اختياره وحده.
# source: 01909380
book-excludes = لا يجتمع مع: { $options }.
# source: e6d43952
book-editorial = هذه القراءة من هذا الوصف نفسه: { $reason }
# source: 40596a62
book-untranslated =
    { $number ->
        [zero] { $number } جملة من أصل { $total } لم تُترجم.
        [one] جملة واحدة من أصل { $total } لم تُترجم وبقيت بالإنجليزية.
        [two] جملتان من أصل { $total } لم تُترجما وبقيتا بالإنجليزية.
        [few] { $number } جمل من أصل { $total } لم تُترجم وبقيت بالإنجليزية.
        [many] { $number } جملة من أصل { $total } لم تُترجم وبقيت بالإنجليزية.
       *[other] { $number } جملة من أصل { $total } لم تُترجم وبقيت بالإنجليزية.
    }
# source: 1be6aa64
book-untranslated-notes =
    { $number ->
        [zero] لم يبقَ عنوان أو ملاحظة أو تعليل بلا ترجمة ({ $number }).
        [one] عنوان واحد أو ملاحظة واحدة أو تعليل واحد لم يُترجم وبقي بلغته الأصلية.
        [two] اثنان من العناوين والملاحظات والتعليلات لم يُترجما وبقيا بلغتهما الأصلية.
        [few] { $number } من العناوين والملاحظات والتعليلات لم تُترجم وبقيت بلغتها الأصلية.
        [many] { $number } من العناوين والملاحظات والتعليلات لم تُترجم وبقيت بلغتها الأصلية.
       *[other] { $number } من العناوين والملاحظات والتعليلات لم تُترجم وبقيت بلغتها الأصلية.
    }
# source: b3193cbd
book-clauses = الكلمات التي بين قوسين معقوفين تسمّي مواد المواصفة التي تستند إليها الجملة.
# source: 4c3dd332
book-example-checked = كل مثال جولة مسجَّلة لُعبت بقواعد هذا الكتاب عند إعداده.
# source: 313133c7
book-unread = هذه الترجمة لم يقرأها بعد متحدث أصلي بالعربية.

### The words of the site in Arabic.

site-name = بلوت
site-about = عائلة ألعاب البلوت: وصف واحد دقيق قابل للتنفيذ والتحقق.

title-start = البداية
title-variants = كتب القواعد
title-compare = المقارنات
title-words = المفردات
title-search = البحث
title-playground = ساحة التجربة
title-english-learn = التعلّم (بالإنجليزية)
title-english-reference = المرجع (بالإنجليزية)

start-lead =
    يُلعب البلوت من كيبك إلى الرياض بقواعد تختلف من مدينة إلى مدينة. وهنا لكل مجلس كتاب قواعده، والقواعد نفسها تعمل: توزّع وتحكّم وتحسب وتذكر السبب.
start-read = اقرأ قواعد مجلسك
start-read-more =
    { $number ->
        [zero] { $number } كتاب قواعد مع المصادر والرسوم وأمثلة لُعبت حتى نهايتها.
        [one] كتاب قواعد واحد مع المصادر والرسوم وأمثلة لُعبت حتى نهايتها.
        [two] كتابا قواعد مع المصادر والرسوم وأمثلة لُعبت حتى نهايتها.
        [few] { $number } كتب قواعد مع المصادر والرسوم وأمثلة لُعبت حتى نهايتها.
        [many] { $number } كتاب قواعد مع المصادر والرسوم وأمثلة لُعبت حتى نهايتها.
       *[other] { $number } كتاب قواعد مع المصادر والرسوم وأمثلة لُعبت حتى نهايتها.
    }
start-settle = احسم خلافًا
start-settle-more = أدخل الأكلة أو النتيجة: أي الأوراق جائز، وكم قيمة الجولة، وما القاعدة في ذلك.
start-check = افحص برنامجًا
start-check-more =
    { $number ->
        [zero] { $number } جولة مسجلة تسأل أي برنامج، بأي لغة، قاعدة قاعدة؛ والمواصفة تذكر ما تنتظره.
        [one] جولة مسجلة واحدة تسأل أي برنامج، بأي لغة، قاعدة قاعدة؛ والمواصفة تذكر ما تنتظره.
        [two] جولتان مسجلتان تسألان أي برنامج، بأي لغة، قاعدة قاعدة؛ والمواصفة تذكر ما تنتظرانه.
        [few] { $number } جولات مسجلة تسأل أي برنامج، بأي لغة، قاعدة قاعدة؛ والمواصفة تذكر ما تنتظره.
        [many] { $number } جولة مسجلة تسأل أي برنامج، بأي لغة، قاعدة قاعدة؛ والمواصفة تذكر ما تنتظره.
       *[other] { $number } جولة مسجلة تسأل أي برنامج، بأي لغة، قاعدة قاعدة؛ والمواصفة تذكر ما تنتظره.
    }
start-declare = اكتب قواعدك أنت
start-declare-more = ابدأ من أقرب نوع وغيّر ما يلعبه ناديك على نحو آخر.
start-which = أي لعبة نلعب؟
start-which-more = أسئلة قليلة تجد النوع الذي تعرفه باسم آخر.
start-compare-more = ما يختلف بين طاولتين، مع أصغر جولة تُظهره.
start-words-more = الأشكال والرتب والأقوال والطلبات كما تُقال.

variants-lead = كتاب قواعد لكل نوع، بحسب البلد الذي يُلعب فيه.
variants-more =
    { $number ->
        [zero] { $number } قاعدة مجلس
        [one] قاعدة مجلس واحدة
        [two] قاعدتا مجلس
        [few] { $number } قواعد مجلس
        [many] { $number } قاعدة مجلس
       *[other] { $number } قاعدة مجلس
    }
without-saying = ما هو معلوم من غير ذكر
play-example = العب هذا المثال
play-score = احسب جولة
play-edit = غيّر قاعدة وجرّبها
compare-with =
    { $number ->
        [zero] { $number } مقارنة مع الأنواع المجاورة
        [one] مقارنة واحدة مع الأنواع المجاورة
        [two] مقارنتان مع الأنواع المجاورة
        [few] { $number } مقارنات مع الأنواع المجاورة
        [many] { $number } مقارنة مع الأنواع المجاورة
       *[other] { $number } مقارنة مع الأنواع المجاورة
    }

compare-lead = طاولتان جنبًا إلى جنب: كل نوع مع أصله ومع جيرانه. ويمكن مقارنة أي نوعين آخرين في ساحة التجربة.
compare-title = { $left } و{ $right }
compare-differ =
    { $number ->
        [zero] { $number } قاعدة مختلفة
        [one] قاعدة واحدة مختلفة
        [two] قاعدتان مختلفتان
        [few] { $number } قواعد مختلفة
        [many] { $number } قاعدة مختلفة
       *[other] { $number } قاعدة مختلفة
    }؛ { $equal ->
        [zero] و{ $equal } جملة متفقة فيهما.
        [one] وجملة واحدة متفقة فيهما.
        [two] وجملتان متفقتان فيهما.
        [few] و{ $equal } جمل متفقة فيهما.
        [many] و{ $equal } جملة متفقة فيهما.
       *[other] و{ $equal } جملة متفقة فيهما.
    }
compare-none = لا يختلف شيء مما ذُكر.
compare-witness = أول ما تفترقان فيه
compare-witness-more = أصغر جولة وُجدت تُظهران فيها شيئين مختلفين.
compare-shows = ما يُظهره { $table }:
in-english = بالإنجليزية
compare-allowed = هذا جائز.
compare-shows-nothing = لا شيء غير ذلك.
compare-open = افتحهما معًا في ساحة التجربة
compare-nothing = لم يُذكر عن هذا شيء.
compare-no-exception = لا استثناء هنا: فما يسري في غيره يسري فيه أيضًا.
compare-without-saying = هذا معلوم من غير ذكر: فلا مصدر يقول غيره.

words-lead = الكلمات التي تتكلم بها كتب القواعد في هذه اللغة، بكل صيغها المستعملة، والصفحات التي أُخذت منها.
words-word = الكلمة
words-forms = الصيغ
words-pages = الصفحات
words-family =
    { $family ->
        [suits] الأشكال
        [german_suits] الأشكال الألمانية
        [ranks] الرتب
        [contracts] العقود
        [denominations] ما يجوز أن يكون حكمًا
        [calls] ما يُقال
        [roles] الأدوار
        [seats] المقاعد
        [sides] الفرق
        [positions] المواضع حول الطاولة
        [amounts] الطلبات المسماة
        [heaps] ما يُحسب
        [manners] كيف يُلعب العقد
        [marks] العلامات في ورقة القيد
       *[other] { $family }
    }

search-label = بحث
search-none = لم يُعثر على شيء عن «{ $words }».
search-found =
    { $number ->
        [zero] { $number } صفحة عن «{ $words }»
        [one] صفحة واحدة عن «{ $words }»
        [two] صفحتان عن «{ $words }»
        [few] { $number } صفحات عن «{ $words }»
        [many] { $number } صفحة عن «{ $words }»
       *[other] { $number } صفحة عن «{ $words }»
    }
search-script = يحتاج البحث إلى جافاسكربت. ويمكن قراءة قوائم كتب القواعد والمفردات من دونه.
search-more = المزيد

lost-title = لا توجد صفحة كهذه
lost-more = صفحة البداية تقود إلى كل شيء.

scheme-light = انتقل إلى الألوان الفاتحة
scheme-dark = انتقل إلى الألوان الداكنة
scheme-auto = انتقل إلى ألوان هذا الجهاز

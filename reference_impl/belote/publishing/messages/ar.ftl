### ما يقوله الكتاب المطبوع وموقع النادي إلى جانب القواعد.

contents = المحتويات
edition = { $variant }، المراجعة { $revision }، القواعد { $digest }

site-book = القواعد
site-summary = باختصار
site-sheet = ورقة التسجيل
site-changes = ما تغيّر
site-pdf = PDF
site-pages = الصفحات
site-languages = اللغات
site-skip = إلى النص
missing-title = الصفحة غير موجودة
missing-text = لا توجد صفحة كهذه هنا.
missing-home = إلى القواعد

summary-values = كم تساوي الأوراق
summary-rest = هذه الصفحة ملخّص، والمرجع هو كتاب القواعد.
values-trump = الحكم
values-plain = الأشكال الأخرى
values-every = { FORM($contract) }

sheet-number = الرقم
sheet-contract = العقد
sheet-factor = المضاعف
sheet-taker = المشتري
sheet-cards = الأوراق
sheet-declarations = المشاريع
sheet-melds = التشكيلات
sheet-belote = البلوت
sheet-worth = المزايدة
sheet-hanging = المعلّق
sheet-marks = العلامات
sheet-written = المسجَّل
sheet-total = المجموع
sheet-side = الفريق { $number }
sheet-player = اللاعب { $number }
sheet-date = التاريخ
sheet-place = المكان
sheet-signed = التوقيعات

changes-between = المراجعة { $new } إلى جانب المراجعة { $old }
changes-count =
    { $number ->
        [0] لم تتغيّر أي قاعدة.
        [zero] لم تتغيّر أي قاعدة.
        [one] تغيّرت قاعدة واحدة ({ $number }).
        [two] تغيّرت قاعدتان ({ $number }).
        [few] تغيّرت { $number } قواعد.
        [many] تغيّرت { $number } قاعدة.
       *[other] تغيّرت { $number } قاعدة.
    }
changes-before = سابقًا
changes-now = الآن
changes-silent = لا يقال شيء عن هذا.
changes-same = لا استثناء هنا: ما يسري في غير ذلك يسري هنا أيضًا.
changes-own = بكلماتنا

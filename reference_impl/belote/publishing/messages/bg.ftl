### Какво казват печатната книга и сайтът на клуба освен правилата.

contents = Съдържание
edition = { $variant }, редакция { $revision }, правила { $digest }

site-book = Правила
site-summary = Накратко
site-sheet = Лист за записване
site-changes = Какво се е променило
site-pdf = PDF
site-pages = Страници
site-languages = Езици
site-skip = Към текста
missing-title = Страницата не е намерена
missing-text = Тук няма такава страница.
missing-home = Към правилата

summary-values = Колко струват картите
summary-rest = Тази страница е кратко изложение. Важи книгата с правилата.
values-trump = коз
values-plain = останалите бои
values-every = { FORM($contract) }

sheet-number = №
sheet-contract = Договор
sheet-factor = Множител
sheet-taker = Играе
sheet-cards = Карти
sheet-declarations = Анонси
sheet-melds = Комбинации
sheet-belote = Белот
sheet-worth = Наддаване
sheet-hanging = Висящи
sheet-marks = Отметки
sheet-written = Записано
sheet-total = Общо
sheet-side = Страна { $number }
sheet-player = Играч { $number }
sheet-date = Дата
sheet-place = Място
sheet-signed = Подписи

changes-between = Редакция { $new } до редакция { $old }
changes-count =
    { $number ->
        [0] Нито едно правило не се е променило.
        [one] Променило се е { $number } правило.
       *[other] Променили са се { $number } правила.
    }
changes-before = Преди
changes-now = Сега
changes-silent = За това не се казва нищо.
changes-same = Няма изключение: каквото важи иначе, важи и тук.
changes-own = С наши думи

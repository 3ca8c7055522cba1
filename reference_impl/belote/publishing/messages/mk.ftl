### Што кажуваат печатената книга и страниците на клубот освен правилата.

contents = Содржина
edition = { $variant }, издание { $revision }, правила { $digest }

site-book = Правила
site-summary = Накратко
site-sheet = Лист за запишување
site-changes = Што се променило
site-pdf = PDF
site-pages = Страници
site-languages = Јазици
site-skip = Кон текстот
missing-title = Страницата не е најдена
missing-text = Тука нема таква страница.
missing-home = Кон правилата

summary-values = Колку вредат картите
summary-rest = Оваа страница е краток преглед. Важи книгата со правилата.
values-trump = адут
values-plain = другите бои
values-every = { FORM($contract) }

sheet-number = Бр.
sheet-contract = Игра
sheet-factor = Множител
sheet-taker = Кој зел
sheet-cards = Карти
sheet-declarations = Најави
sheet-melds = Комбинации
sheet-belote = Белот
sheet-worth = Понуда
sheet-hanging = Виси
sheet-marks = Ознаки
sheet-written = Запишано
sheet-total = Вкупно
sheet-side = Страна { $number }
sheet-player = Играч { $number }
sheet-date = Датум
sheet-place = Место
sheet-signed = Потписи

changes-between = Издание { $new } покрај издание { $old }
changes-count =
    { $number ->
        [0] Ниту едно правило не се променило.
        [one] Се променило { $number } правило.
       *[other] Се промениле { $number } правила.
    }
changes-before = Порано
changes-now = Сега
changes-silent = За ова ништо не се кажува.
changes-same = Нема исклучок: што важи инаку, важи и тука.
changes-own = Со наши зборови

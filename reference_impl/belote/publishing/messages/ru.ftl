### Что говорят печатная книга и сайт клуба помимо правил.

contents = Содержание
edition = { $variant }, редакция { $revision }, правила { $digest }

site-book = Правила
site-summary = Коротко
site-sheet = Лист записи
site-changes = Что изменилось
site-pdf = PDF
site-pages = Страницы
site-languages = Языки
site-skip = К тексту
missing-title = Страница не найдена
missing-text = Такой страницы здесь нет.
missing-home = К правилам

summary-values = Сколько стоят карты
summary-rest = Эта страница – краткое изложение. Решает книга правил.
values-trump = козырь
values-plain = остальные масти
values-every = { FORM($contract) }

sheet-number = №
sheet-contract = Контракт
sheet-factor = Множитель
sheet-taker = Играет
sheet-cards = Карты
sheet-declarations = Объявления
sheet-melds = Комбинации
sheet-belote = Белот
sheet-worth = Заказ
sheet-hanging = Висит
sheet-marks = Отметки
sheet-written = Запись
sheet-total = Итого
sheet-side = Сторона { $number }
sheet-player = Игрок { $number }
sheet-date = Дата
sheet-place = Место
sheet-signed = Подписи

changes-between = Редакция { $new } рядом с редакцией { $old }
changes-count =
    { $number ->
        [0] Ни одно правило не изменилось.
        [one] Изменилось { $number } правило.
        [few] Изменилось { $number } правила.
        [many] Изменилось { $number } правил.
       *[other] Изменилось { $number } правила.
    }
changes-before = Было
changes-now = Стало
changes-silent = Об этом ничего не сказано.
changes-same = Исключения нет: что действует вообще, действует и здесь.
changes-own = Нашими словами

### Що кажуть друкована книга і сайт клубу, крім правил.

contents = Зміст
edition = { $variant }, редакція { $revision }, правила { $digest }

site-book = Правила
site-summary = Коротко
site-sheet = Аркуш запису
site-changes = Що змінилося
site-pdf = PDF
site-pages = Сторінки
site-languages = Мови
site-skip = До тексту
missing-title = Сторінку не знайдено
missing-text = Такої сторінки тут немає.
missing-home = До правил

summary-values = Скільки коштують карти
summary-rest = Ця сторінка – короткий виклад. Вирішує книга правил.
values-trump = козир
values-plain = інші масті
values-every = { FORM($contract) }

sheet-number = №
sheet-contract = Контракт
sheet-factor = Множник
sheet-taker = Грає
sheet-cards = Карти
sheet-declarations = Оголошення
sheet-melds = Комбінації
sheet-belote = Белот
sheet-worth = Замовлення
sheet-hanging = Висить
sheet-marks = Позначки
sheet-written = Запис
sheet-total = Разом
sheet-side = Сторона { $number }
sheet-player = Гравець { $number }
sheet-date = Дата
sheet-place = Місце
sheet-signed = Підписи

changes-between = Редакція { $new } поруч із редакцією { $old }
changes-count =
    { $number ->
        [0] Жодне правило не змінилося.
        [one] Змінилося { $number } правило.
        [few] Змінилися { $number } правила.
        [many] Змінилося { $number } правил.
       *[other] Змінилося { $number } правила.
    }
changes-before = Було
changes-now = Стало
changes-silent = Про це нічого не сказано.
changes-same = Винятку немає: що діє взагалі, діє й тут.
changes-own = Нашими словами

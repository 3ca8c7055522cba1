### The frame of the book: headings, house rules, sources.

# source: 9a5a81e1
book-heading =
    { $part ->
        [equipment] Гравці та карти
        [deal] Здача
        [auction] Торгівля
        [declarations] Комбінації
        [belote] Бела
        [melds] Поєднання у взятці
        [play] Розіграш
        [scoring] Рахунок здачі
        [match] Партія
        [irregularities] Порушення
        [introduction] Вступ
        [calls] Що кажуть
        [tournament] Турніри
        [options] Домашні правила та інші прочитання
        [notes] Примітки
        [sources] Джерела
        [glossary] Слова
       *[examples] Приклади
    }
# source: a92f1db9
book-example = Приклад: { $title }.
# source: a835edbf
book-answers = Підсумок:
# source: 37ccbba1
book-answer-at = { $place }: { $answers }
# source: 3fe1cabb
book-word = { $word }: { $meaning }
# source: 7284edc3
option-instead = { $after } (Замість: { $before })
# source: 8afb8599
option-added = { $after }
# source: cf8fbb68
option-gone = Відпадає: { $before }
# source: f91cf600
option-nothing = Жодне речення цієї книги не змінюється.
# source: c36932b0
option-unfit = Обрати це окремо не можна.
# source: 01909380
book-excludes = Не разом із: { $options }.
# source: e6d43952
book-editorial = Це прочитання належить самому опису: { $reason }
# source: 40596a62
book-untranslated =
    { $number ->
        [one] { $number } речення з { $total } не перекладено; його подано англійською.
        [few] { $number } речення з { $total } не перекладено; їх подано англійською.
        [many] { $number } речень із { $total } не перекладено; їх подано англійською.
       *[other] { $number } речення з { $total } не перекладено; їх подано англійською.
    }
# source: 1be6aa64
book-untranslated-notes =
    { $number ->
        [one] { $number } назву, примітку або підставу не перекладено; її подано тією мовою, якою її написано.
        [few] { $number } назви, примітки або підстави не перекладено; їх подано тією мовою, якою їх написано.
        [many] { $number } назв, приміток або підстав не перекладено; їх подано тією мовою, якою їх написано.
       *[other] { $number } назви, примітки або підстави не перекладено; їх подано тією мовою, якою їх написано.
    }
# source: b3193cbd
book-clauses = Слова в дужках називають пункти специфікації, на яких ґрунтується речення.
# source: 4c3dd332
book-example-checked = Кожен приклад — це записана здача, яку під час укладання книги зіграли за її правилами.
# source: 313133c7
book-unread = Цього перекладу ще не прочитав носій мови.

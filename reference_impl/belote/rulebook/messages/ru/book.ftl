### The frame of the book: headings, house rules, sources.

# source: 9a5a81e1
book-heading =
    { $part ->
        [equipment] Игроки и карты
        [deal] Сдача
        [auction] Торговля
        [declarations] Комбинации
        [belote] Белот
        [melds] Сочетания во взятке
        [play] Розыгрыш
        [scoring] Счёт сдачи
        [match] Партия
        [irregularities] Нарушения
        [introduction] Введение
        [calls] Что говорят
        [tournament] Турниры
        [options] Домашние правила и другие прочтения
        [notes] Примечания
        [sources] Источники
        [glossary] Слова
       *[examples] Примеры
    }
# source: a92f1db9
book-example = Пример: { $title }.
# source: a835edbf
book-answers = Итог:
# source: 37ccbba1
book-answer-at = { $place }: { $answers }
# source: 3fe1cabb
book-word = { $word }: { $meaning }
# source: 7284edc3
option-instead = { $after } (Вместо: { $before })
# source: 8afb8599
option-added = { $after }
# source: cf8fbb68
option-gone = Отпадает: { $before }
# source: f91cf600
option-nothing = Ни одно предложение этой книги не меняется.
# source: c36932b0
option-unfit = Выбрать это отдельно нельзя.
# source: 01909380
book-excludes = Не вместе с: { $options }.
# source: e6d43952
book-editorial = Это прочтение принадлежит самому описанию: { $reason }
# source: 40596a62
book-untranslated =
    { $number ->
        [one] { $number } предложение из { $total } не переведено и дано по-английски.
        [few] { $number } предложения из { $total } не переведены и даны по-английски.
        [many] { $number } предложений из { $total } не переведено и дано по-английски.
       *[other] { $number } предложения из { $total } не переведено и дано по-английски.
    }
# source: 1be6aa64
book-untranslated-notes =
    { $number ->
        [one] { $number } заголовок или примечание не переведено и дано на исходном языке.
        [few] { $number } заголовка и примечания не переведены и даны на исходном языке.
        [many] { $number } заголовков и примечаний не переведены и даны на исходном языке.
       *[other] { $number } заголовка и примечания не переведены и даны на исходном языке.
    }
# source: b3193cbd
book-clauses = Слова в скобках называют пункты спецификации, на которых основано предложение.
# source: 4c3dd332
book-example-checked = Каждый пример — это записанная сдача, которую при составлении книги сыграли по её правилам.
# source: 313133c7
book-unread = Этот перевод ещё не прочитан носителем языка.

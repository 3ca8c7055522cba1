### The frame of the book: headings, house rules, sources.

# source: 9a5a81e1
book-heading =
    { $part ->
        [equipment] Играчи и карти
        [deal] Раздаване
        [auction] Наддаване
        [declarations] Анонси
        [belote] Белот
        [melds] Комбинации във взятката
        [play] Разиграване
        [scoring] Записване на раздаването
        [match] Партия
        [irregularities] Нарушения
        [introduction] Въведение
        [calls] Какво се казва
        [tournament] Турнири
        [options] Домашни правила и други тълкувания
        [notes] Бележки
        [sources] Източници
        [glossary] Думи
       *[examples] Примери
    }
# source: a92f1db9
book-example = Пример: { $title }.
# source: a835edbf
book-answers = Резултат:
# source: 37ccbba1
book-answer-at = { $place }: { $answers }
# source: 3fe1cabb
book-word = { $word }: { $meaning }
# source: 7284edc3
option-instead = { $after } (Вместо: { $before })
# source: 8afb8599
option-added = { $after }
# source: cf8fbb68
option-gone = Отпада: { $before }
# source: f91cf600
option-nothing = Никое изречение в тази книга не се променя.
# source: c36932b0
option-unfit = Това не може да се избере само по себе си.
# source: 01909380
book-excludes = Не заедно с: { $options }.
# source: e6d43952
book-editorial = Това тълкуване е на самото описание: { $reason }
# source: 40596a62
book-untranslated =
    { $number ->
        [one] { $number } изречение от { $total } не е преведено и е на английски.
       *[other] { $number } изречения от { $total } не са преведени и са на английски.
    }
# source: 1be6aa64
book-untranslated-notes =
    { $number ->
        [one] { $number } заглавие, бележка или основание не е преведено и стои на езика, на който е написано.
       *[other] { $number } заглавия, бележки и основания не са преведени и стоят на езика, на който са написани.
    }
# source: b3193cbd
book-clauses = Думите в скоби назовават точките от спецификацията, на които почива изречението.
# source: 4c3dd332
book-example-checked = Всеки пример е записано раздаване, което при съставянето на книгата е изиграно по нейните правила.
# source: 313133c7
book-unread = Този превод още не е прочетен от човек, чийто роден език е българският.

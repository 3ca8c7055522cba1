### The frame of the book: headings, house rules, sources.

# source: 9a5a81e1
book-heading =
    { $part ->
        [equipment] Играчи и карти
        [deal] Делење
        [auction] Наддавање
        [declarations] Најави
        [belote] Бељот
        [melds] Комбинации во штих
        [play] Играње
        [scoring] Бодување на делењето
        [match] Партија
        [irregularities] Неправилности
        [introduction] Вовед
        [calls] Што се зборува
        [tournament] Турнири
        [options] Домашни правила и други толкувања
        [notes] Забелешки
        [sources] Извори
        [glossary] Зборови
       *[examples] Примери
    }
# source: a92f1db9
book-example = Пример: { $title }.
# source: a835edbf
book-answers = Тогаш:
# source: 37ccbba1
book-answer-at = { $place }: { $answers }
# source: 3fe1cabb
book-word = { $word }: { $meaning }
# source: 7284edc3
option-instead = { $after } (Наместо: { $before })
# source: 8afb8599
option-added = { $after }
# source: cf8fbb68
option-gone = Отпаѓа: { $before }
# source: f91cf600
option-nothing = Не менува ниту една реченица од оваа книга.
# source: c36932b0
option-unfit = Не може да се избере посебно.
# source: 01909380
book-excludes = Не заедно со: { $options }.
# source: e6d43952
book-editorial = Така толкува самиот овој опис: { $reason }
# source: 40596a62
book-untranslated =
    { $number ->
        [one] { $number } реченица од { $total } не е преведена и стои на англиски.
       *[other] { $number } реченици од { $total } не се преведени и стојат на англиски.
    }
# source: 1be6aa64
book-untranslated-notes =
    { $number ->
        [one] { $number } наслов, забелешка или образложение не е преведено и стои на јазикот на кој е напишано.
       *[other] { $number } наслови, забелешки и образложенија не се преведени и стојат на јазикот на кој се напишани.
    }
# source: b3193cbd
book-clauses = Зборовите во загради ги именуваат одредбите на спецификацијата на кои се темели реченицата.
# source: 4c3dd332
book-example-checked = Секој пример е запишано делење кое при изработката на оваа книга е одиграно според нејзините правила.
# source: 313133c7
book-unread = Овој превод сè уште не го прочитал изворен говорник.

### Слова сайта по-русски.

site-name = Белот
site-about = Семейство белота: одно точное описание, которое исполняется и проверяется.

title-start = Начало
title-variants = Правила
title-compare = Сравнения
title-words = Слова
title-search = Поиск
title-playground = Мастерская
title-english-learn = Учебник (на английском)
title-english-reference = Справочник (на английском)

start-lead =
    В белот играют от Квебека до Эр-Рияда, и правила меняются от города к городу. Здесь у каждого стола есть своя книга
    правил, и эти же правила исполняются: сдают, судят, считают и объясняют почему.
start-read = Прочитать правила своего стола
start-read-more =
    { $number ->
        [one] { $number } книга правил
        [few] { $number } книги правил
        [many] { $number } книг правил
       *[other] { $number } книги правил
    } с источниками, рисунками и разыгранными примерами.
start-settle = Решить спор
start-settle-more = Введите взятку или очки: какие карты можно играть, чего стоит сдача и какое правило это говорит.
start-check = Проверить программу
start-check-more =
    { $number ->
        [one] { $number } записанная сдача спрашивает
        [few] { $number } записанные сдачи спрашивают
        [many] { $number } записанных сдач спрашивают
       *[other] { $number } записанной сдачи спрашивают
    } любую программу на любом языке, правило за правилом; чего они ждут, сказано в спецификации.
start-declare = Записать свои правила
start-declare-more = Начните с ближайшей разновидности и измените то, что у вас играют иначе.
start-which = Во что мы играем?
start-which-more = Несколько вопросов находят разновидность, которую вы знаете под другим именем.
start-compare-more = Чем различаются два стола, с наименьшей сдачей, на которой это видно.
start-words-more = Масти, карты, объявления и заявки, как их говорят.

variants-lead = Книга правил для каждой разновидности, по странам, где в неё играют.
variants-more =
    { $number ->
        [one] { $number } домашнее правило
        [few] { $number } домашних правила
        [many] { $number } домашних правил
       *[other] { $number } домашнего правила
    }
without-saying = Что само собой разумеется
play-example = Разыграть этот пример
play-score = Посчитать сдачу
play-edit = Изменить правило и попробовать
compare-with =
    { $number ->
        [one] { $number } сравнение
        [few] { $number } сравнения
        [many] { $number } сравнений
       *[other] { $number } сравнения
    } с соседними

compare-lead = Два стола рядом: каждая разновидность с той, от которой она происходит, и с соседними. Любые две другие можно сравнить в мастерской.
compare-title = { $left } и { $right }
compare-differ =
    { $number ->
        [one] Различается { $number } правило
        [few] Различаются { $number } правила
        [many] Различаются { $number } правил
       *[other] Различается { $number } правила
    }; { $equal ->
        [one] { $equal } предложение одинаково.
        [few] { $equal } предложения одинаковы.
        [many] { $equal } предложений одинаковы.
       *[other] { $equal } предложения одинаковы.
    }
compare-none = Ничто из сказанного не различается.
compare-witness = Где они впервые расходятся
compare-witness-more = Наименьшая найденная сдача, на которой они показывают разное.
compare-shows = { $table }:
in-english = на английском
compare-allowed = Это разрешено.
compare-shows-nothing = Больше ничего.
compare-open = Открыть обе в мастерской
compare-nothing = Об этом ничего не сказано.
compare-no-exception = Исключения нет: что верно вообще, верно и здесь.
compare-without-saying = Само собой разумеется: ни один источник не говорит иного.

words-lead = Слова, которыми говорят книги правил на русском языке, во всех формах, в которых они стоят, и страницы, откуда они взяты.
words-word = Слово
words-forms = Формы
words-pages = Страницы
words-family =
    { $family ->
        [suits] Масти
        [german_suits] Немецкие масти
        [ranks] Карты
        [contracts] Контракты
        [denominations] Что бывает козырем
        [calls] Что говорят
        [roles] Роли
        [seats] Места
        [sides] Стороны
        [positions] Места по порядку
        [amounts] Именные заявки
        [heaps] Что считается
        [manners] Как играют контракт
        [marks] Отметки в записи
       *[other] { $family }
    }

search-label = Искать
search-none = По запросу «{ $words }» ничего не найдено.
search-found =
    { $number ->
        [one] { $number } страница
        [few] { $number } страницы
        [many] { $number } страниц
       *[other] { $number } страницы
    } по запросу «{ $words }»
search-script = Для поиска нужен JavaScript. Списки правил и слов читаются и без него.
search-more = Ещё

lost-title = Такой страницы нет
lost-more = С начальной страницы можно попасть куда угодно.

scheme-light = Светлые цвета
scheme-dark = Тёмные цвета
scheme-auto = Цвета как у устройства

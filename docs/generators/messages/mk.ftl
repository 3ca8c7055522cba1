### The words of the site in Macedonian.

site-name = Бељот
site-about = Семејството на бељотот: еден точен опис што може да се изврши и провери.

title-start = Почеток
title-variants = Правила
title-compare = Споредби
title-words = Зборови
title-search = Пребарување
title-playground = Работилница
title-english-learn = Учебник (на англиски)
title-english-reference = Прирачник (на англиски)

start-lead =
    Бељот се игра од Квебек до Ријад по правила што се менуваат од град до град. Овде секоја маса има своја книга со
    правила, а истите тие правила се извршуваат: делат, судат, бројат и кажуваат зошто.
start-read = Прочитајте ги правилата на вашата маса
start-read-more =
    { $number ->
        [one] { $number } книга со правила
       *[other] { $number } книги со правила
    }, со извори, цртежи и одиграни примери.
start-settle = Решете спор
start-settle-more = Внесете го штихот или поените: кои карти смеат да се играат, колку вреди делењето и кое правило го кажува тоа.
start-check = Проверете програма
start-check-more =
    { $number ->
        [one] { $number } запишано делење испитува
       *[other] { $number } запишани делења испитуваат
    } секоја програма, на кој било јазик, правило по правило; што се очекува, пишува во спецификацијата.
start-declare = Запишете ги вашите правила
start-declare-more = Почнете од најблиската варијанта и променете го она што кај вас се игра поинаку.
start-which = Која игра ја играме?
start-which-more = Неколку прашања ја наоѓаат варијантата што ја знаете под друго име.
start-compare-more = По што се разликуваат две маси, со најмалото делење што го покажува тоа.
start-words-more = Бои, карти, повици и понуди, онака како што се кажуваат.

variants-lead = Книга со правила за секоја варијанта, според земјите во кои се игра.
variants-more =
    { $number ->
        [one] { $number } домашно правило
       *[other] { $number } домашни правила
    }
without-saying = Што се подразбира
play-example = Одиграјте го овој пример
play-score = Пресметајте делење
play-edit = Променете правило и испробајте го
compare-with =
    { $number ->
        [one] { $number } споредба
       *[other] { $number } споредби
    } со соседните варијанти

compare-lead = Две маси една до друга: секоја варијанта со онаа од која потекнува и со соседните. Кои било други две може да се споредат во работилницата.
compare-title = { $left } и { $right }
compare-differ =
    { $number ->
        [one] Се разликува { $number } правило
       *[other] Се разликуваат { $number } правила
    }; { $equal ->
        [one] { $equal } реченица е иста во двете.
       *[other] { $equal } реченици се исти во двете.
    }
compare-none = Ништо од кажаното не се разликува.
compare-witness = Каде првпат се разделуваат
compare-witness-more = Најмалото најдено делење во кое покажуваат различни работи.
compare-shows = { $table } го покажува ова:
in-english = на англиски
compare-allowed = Тоа е дозволено.
compare-shows-nothing = Ништо повеќе.
compare-open = Отворете ги двете во работилницата
compare-nothing = За ова не е кажано ништо.
compare-no-exception = Нема исклучок: што важи инаку, важи и овде.
compare-without-saying = Тоа се подразбира: ниту еден извор не кажува поинаку.

words-lead = Зборовите со кои книгите со правила зборуваат на македонски, во сите форми во кои се јавуваат, и страниците од кои се земени.
words-word = Збор
words-forms = Форми
words-pages = Страници
words-family =
    { $family ->
        [suits] Бои
        [german_suits] Германски бои
        [ranks] Карти
        [contracts] Контракти
        [denominations] Што може да биде адут
        [calls] Што се зборува
        [roles] Улоги
        [seats] Места
        [sides] Страни
        [positions] Места по ред
        [amounts] Понуди со име
        [heaps] Што се брои
        [manners] Како се игра контрактот
        [marks] Ознаки на листот
       *[other] { $family }
    }

search-label = Барај
search-none = За „{ $words }“ не е најдено ништо.
search-found =
    { $number ->
        [one] { $number } страница
       *[other] { $number } страници
    } за „{ $words }“
search-script = За пребарувањето е потребен JavaScript. Списоците на правилата и на зборовите се читаат и без него.
search-more = Уште

lost-title = Нема таква страница
lost-more = Почетната страница води насекаде.

scheme-light = Светли бои
scheme-dark = Темни бои
scheme-auto = Бои како на уредот

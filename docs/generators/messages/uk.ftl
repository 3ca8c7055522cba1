### Слова сайту українською.

site-name = Белот
site-about = Родина белота: один точний опис, який виконується і перевіряється.

title-start = Початок
title-variants = Правила
title-compare = Порівняння
title-words = Слова
title-search = Пошук
title-playground = Майстерня
title-english-learn = Підручник (англійською)
title-english-reference = Довідник (англійською)

start-lead =
    У белот грають від Квебеку до Ер-Ріяда, і правила змінюються від міста до міста. Тут кожен стіл має свою книгу
    правил, і ці самі правила виконуються: здають, судять, рахують і пояснюють чому.
start-read = Прочитати правила свого столу
start-read-more =
    { $number ->
        [one] { $number } книга правил
        [few] { $number } книги правил
        [many] { $number } книг правил
       *[other] { $number } книги правил
    } з джерелами, малюнками і розіграними прикладами.
start-settle = Розв’язати суперечку
start-settle-more = Введіть взятку або очки: які карти можна грати, чого варта здача і яке правило це каже.
start-check = Перевірити програму
start-check-more =
    { $number ->
        [one] { $number } записана здача запитує
        [few] { $number } записані здачі запитують
        [many] { $number } записаних здач запитують
       *[other] { $number } записаної здачі запитують
    } будь-яку програму будь-якою мовою, правило за правилом; чого вони чекають, сказано в специфікації.
start-declare = Записати свої правила
start-declare-more = Почніть із найближчого різновиду і змініть те, що у вас грають інакше.
start-which = У що ми граємо?
start-which-more = Кілька запитань знаходять різновид, який ви знаєте під іншою назвою.
start-compare-more = Чим різняться два столи, з найменшою здачею, на якій це видно.
start-words-more = Масті, карти, слова торгівлі й заявки, як їх кажуть.

variants-lead = Книга правил для кожного різновиду, за країнами, де в нього грають.
variants-more =
    { $number ->
        [one] { $number } домашнє правило
        [few] { $number } домашні правила
        [many] { $number } домашніх правил
       *[other] { $number } домашнього правила
    }
without-saying = Що зрозуміло само собою
play-example = Розіграти цей приклад
play-score = Порахувати здачу
play-edit = Змінити правило і спробувати
compare-with =
    { $number ->
        [one] { $number } порівняння
        [few] { $number } порівняння
        [many] { $number } порівнянь
       *[other] { $number } порівняння
    } із сусідніми

compare-lead = Два столи поруч: кожен різновид із тим, від якого він походить, і з сусідніми. Будь-які два інші можна порівняти в майстерні.
compare-title = { $left } і { $right }
compare-differ =
    { $number ->
        [one] Різниться { $number } правило
        [few] Різняться { $number } правила
        [many] Різниться { $number } правил
       *[other] Різниться { $number } правила
    }; { $equal ->
        [one] { $equal } речення однакове.
        [few] { $equal } речення однакові.
        [many] { $equal } речень однакові.
       *[other] { $equal } речення однакові.
    }
compare-none = Ніщо зі сказаного не різниться.
compare-witness = Де вони вперше розходяться
compare-witness-more = Найменша знайдена здача, на якій вони показують різне.
compare-shows = { $table }:
in-english = англійською
compare-open = Відкрити обидва в майстерні
compare-nothing = Про це нічого не сказано.
compare-no-exception = Винятку немає: що чинне взагалі, чинне й тут.
compare-without-saying = Зрозуміло само собою: жодне джерело не каже іншого.

words-lead = Слова, якими говорять книги правил українською, у всіх формах, у яких вони стоять, і сторінки, звідки їх узято.
words-word = Слово
words-forms = Форми
words-pages = Сторінки
words-family =
    { $family ->
        [suits] Масті
        [german_suits] Німецькі масті
        [ranks] Карти
        [contracts] Контракти
        [denominations] Що буває козирем
        [calls] Що кажуть
        [roles] Ролі
        [seats] Місця
        [sides] Сторони
        [positions] Місця по порядку
        [amounts] Іменні заявки
        [heaps] Що рахують
        [manners] Як грають контракт
        [marks] Позначки в записі
       *[other] { $family }
    }

search-label = Шукати
search-none = На запит «{ $words }» нічого не знайдено.
search-found =
    { $number ->
        [one] { $number } сторінка
        [few] { $number } сторінки
        [many] { $number } сторінок
       *[other] { $number } сторінки
    } на запит «{ $words }»
search-script = Для пошуку потрібен JavaScript. Списки правил і слів читаються й без нього.
search-more = Ще

lost-title = Такої сторінки немає
lost-more = З початкової сторінки можна потрапити будь-куди.

scheme-light = Світлі кольори
scheme-dark = Темні кольори
scheme-auto = Кольори як на пристрої

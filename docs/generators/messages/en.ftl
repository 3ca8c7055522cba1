### The words of the site itself. What a language lacks here is said in English, and marked so.
### Titles stand in the navigation; everything else on a page is a whole sentence.

site-name = Belote
site-about = The belote family of card games: one exact, executable, checkable description.

## Titles

title-start = Start
title-variants = Rulebooks
title-compare = Comparisons
title-words = Words
title-search = Search
title-playground = Playground
# Both lead into the English pages.
title-english-learn = Learn (in English)
title-english-reference = Reference (in English)

## The start page

start-lead =
    Belote is played from Québec to Riyadh under rules that differ from town to town. Here every table has its
    rulebook, and the same rules run: they deal, referee, score, and say why.
start-read = Read the rules of your table
start-read-more =
    { $number ->
        [one] One rulebook
       *[other] { $number } rulebooks
    } with sources, drawings, and examples that were played out.
start-settle = Settle a dispute
start-settle-more = Enter the trick or the score: which cards are legal, what the deal is worth, and the rule behind it.
start-check = Check a program
start-check-more =
    { $number } recorded deals ask any program, in any language, rule by rule; the specification says what they expect.
start-declare = Write down your own rules
start-declare-more = Begin with the nearest variant and change what your club plays otherwise.
start-which = Which game do we play?
start-which-more = A few questions find the variant that you know under another name.
start-compare-more = What differs between two tables, with the smallest deal that shows it.
start-words-more = Suits, ranks, calls and bids, as they are said.

## Rulebooks

variants-lead = A rulebook for each variant, by the country it is played in.
variants-more =
    { $number ->
        [one] { $number } house rule
       *[other] { $number } house rules
    }
without-saying = What goes without saying
play-example = Play this example
play-score = Score a deal
play-edit = Change a rule and try it
compare-with =
    { $number ->
        [one] One comparison
       *[other] { $number } comparisons
    } with neighbours

## Comparisons

compare-lead = Two tables side by side: every variant with its parent, and with those of its neighbourhood. Any other two can be compared in the playground.
compare-title = { $left } and { $right }
compare-differ =
    { $number ->
        [one] One rule differs
       *[other] { $number } rules differ
    }; { $equal ->
        [one] one sentence is the same in both.
       *[other] { $equal } sentences are the same in both.
    }
compare-none = Nothing that is said differs.
compare-witness = Where the two part first
compare-witness-more = The smallest deal that was found on which they show different things.
compare-shows = { $table } shows this:
in-english = in English
compare-allowed = It is allowed.
compare-shows-nothing = Nothing more.
compare-open = Open both in the playground
compare-nothing = Nothing is said of this.
compare-no-exception = No exception is made: what holds otherwise holds here too.
compare-without-saying = It goes without saying: no source says otherwise.

## Words

words-lead = The words with which the rulebooks speak in this language, in all the forms they are used in, and the pages they are taken from.
words-word = Word
words-forms = Forms
words-pages = Pages
words-family =
    { $family ->
        [suits] Suits
        [german_suits] German suits
        [ranks] Ranks
        [contracts] Contracts
        [denominations] What may be trump
        [calls] What is said
        [roles] Roles
        [seats] Seats
        [sides] Sides
        [positions] Places at the table
        [amounts] Named bids
        [heaps] What counts
        [manners] How a contract is played
        [marks] Marks on the sheet
       *[other] { $family }
    }

## Search

search-label = Search
search-none = Nothing was found for “{ $words }”.
search-found =
    { $number ->
        [one] One page
       *[other] { $number } pages
    } for “{ $words }”
search-script = The search needs JavaScript. The lists of rulebooks and of words can be read without it.
search-more = More

## What is not there

lost-title = There is no such page
lost-more = The start page leads to everything.

## The scheme of colours

scheme-light = Switch to light colours
scheme-dark = Switch to dark colours
scheme-auto = Switch to the colours of this machine

### The frame of the book: headings, house rules, sources.

book-heading =
    { $part ->
        [equipment] Players and cards
        [deal] The deal
        [auction] The auction
        [declarations] Declarations
        [belote] Belote
        [melds] Melds within tricks
        [play] The play
        [scoring] The score of a deal
        [match] The match
        [irregularities] Irregularities
        [introduction] Introduction
        [calls] What is said
        [tournament] Tournaments
        [options] House rules and other readings
        [notes] Notes
        [sources] Sources
        [glossary] Words
       *[examples] Examples
    }
book-example = Example: { $title }.
book-answers = Then:
# What was observed at a place of an example: "In the end: The contract is made."
book-answer-at = { $place }: { $answers }
# A word with what it means, in the list of words.
book-word = { $word }: { $meaning }
# What an option changes: a sentence that takes the place of another, is added, or falls away.
option-instead = { $after } (Instead of: { $before })
option-added = { $after }
option-gone = This falls away: { $before }
option-nothing = It changes no sentence of this book.
option-unfit = It cannot be chosen alone.
# $options: the titles of the options, joined by list-apart.
book-excludes = Not together with: { $options }.
book-editorial = This reading is that of this description: { $reason }
book-untranslated =
    { $number ->
        [one] { $number } sentence of { $total } has not been translated and stands in English.
       *[other] { $number } sentences of { $total } have not been translated and stand in English.
    }
# Titles, summaries, notes and reasons of the declarations, which stand in the language they were written in.
book-untranslated-notes =
    { $number ->
        [one] { $number } title, note or reason has not been translated and stands in the language it was written in.
       *[other] { $number } titles, notes and reasons have not been translated and stand in the language they were written in.
    }
book-clauses = The words in brackets name the clauses of the specification that a sentence rests on.
book-example-checked = Every example is a recorded deal that was played out by the rules of this book when it was made.
# Shown in every language but English, until somebody who speaks it from birth has read the book.
book-unread = This translation has not been read by a native speaker yet.

### What a printed book and a club's site say besides the rules.

contents = Contents
# The edition of a declaration: its id, its revision, and the first digits of the digest of its rules.
edition = { $variant }, revision { $revision }, rules { $digest }

## The pages of a site.

site-book = Rules
site-summary = In short
site-sheet = Score sheet
site-changes = What has changed
# A link to the page as a file to print.
site-pdf = PDF
# What a screen reader says of the links at the head of a page.
site-pages = Pages
site-languages = Languages
site-skip = To the text
missing-title = Page not found
missing-text = There is no such page here.
missing-home = To the rules

## The summary on one page.

summary-values = What the cards are worth
summary-rest = This page is a summary. What counts is the rulebook.
# The head of a row of cards from high to low, each with its card points.
values-trump = trump suit
values-plain = other suits
values-every = { FORM($contract) }

## The heads of the columns of a score sheet.

sheet-number = No.
sheet-contract = Contract
sheet-factor = Factor
sheet-taker = Taker
sheet-cards = Cards
sheet-declarations = Declarations
sheet-melds = Melds
sheet-belote = Belote
sheet-worth = Bid
sheet-hanging = Hanging
sheet-marks = Marks
sheet-written = Written
sheet-total = Total
sheet-side = Side { $number }
sheet-player = Player { $number }
sheet-date = Date
sheet-place = Place
sheet-signed = Signatures

## What has changed since an earlier revision.

changes-between = Revision { $new } beside revision { $old }
changes-count =
    { $number ->
        [0] No rule has changed.
        [one] { $number } rule has changed.
       *[other] { $number } rules have changed.
    }
changes-before = Before
changes-now = Now
changes-silent = Nothing is said of this.
changes-same = No exception is made: what holds otherwise holds here too.
changes-own = In our own words

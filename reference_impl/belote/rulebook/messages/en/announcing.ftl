### Declarations, belote, and melds within tricks. All values are card points.

## declarations.tables, declarations.runs, declarations.squares

declarations-none = There are no declarations: runs and squares in a hand are worth nothing.
declarations-table-none = In { FORM($contract) } there are no declarations.
# One entry of the table of runs: "3 cards 20".
declarations-run = { $cards } cards { $points }
# $runs: the entries; $longest: the number of cards of the longest run that can be named.
declarations-runs =
    { COUNT($runs) ->
        [0] In { FORM($contract) } runs are no declarations.
       *[other]
            { $cut ->
                [yes] In { FORM($contract) } a run is worth by its length: { LIST($runs, style: "plain") }; from a run of more than { $longest } cards the highest { $longest } are taken, and then what is left is looked at again.
               *[no] In { FORM($contract) } a run is worth by its length: { LIST($runs, style: "plain") }.
            }
    }
# $ranks: ranks of equal value, the best first.
declarations-squares =
    { COUNT($ranks) ->
        [1] In { FORM($contract) } all four { FORM($ranks, case: "plural", list: "plain") } in one hand are worth { $points }.
       *[other] In { FORM($contract) } all four cards of one of these ranks in one hand, the best first, are worth { $points }: { FORM($ranks, case: "plural", list: "plain") }.
    }
declarations-squares-none = In { FORM($contract) } four cards of one rank are no declaration.

## declarations.say, declarations.show and the contest

declarations-say =
    { $value ->
        [automatic] Declarations count without being said.
        [before_lead] Declarations are said before the first card is led, or they are lost.
        [own_first_card] Each player says declarations just before playing to the first trick, or they are lost.
        [first_trick] Declarations may be said until the first trick is complete; after that they are lost.
       *[two_tricks] Declarations may be said until the second trick is complete; after that they are lost.
    }
declarations-say-if =
    { $value ->
        [always] Any declaration may be said.
       *[beats_rivals] A declaration may be said only if it beats everything the other sides have said so far.
    }
declarations-once = No declaration can be said twice.
declarations-said-as =
    { $value ->
        [kind] Who says a declaration names its kind only.
        [value] Who says a declaration names its value only.
        [kind_and_top] Who says a declaration names its kind and its highest card.
       *[cards] Who says a declaration names its cards.
    }
declarations-shared-card =
    { $value ->
        [allowed]
            { $squares ->
                [no] A run is named in its full length, never a part of it.
               *[yes] One card may serve in a run and in a square at once; a run is named in its full length, never a part of it.
            }
        [holder_chooses] One card may not serve in a run and in a square at once; the holder chooses which to name, and may name a part of a longer run, but not two runs that join in one suit and could be named as one.
       *[most_valuable] One card may not serve in a run and in a square at once; what counts is the choice worth most, and at equal worth the one with the square.
    }
declarations-square-and-run =
    { $value ->
        [apart] Runs are compared with runs and squares with squares, so that one side may score its runs and the other its squares.
        [square] Runs and squares are compared together: the one of higher value is better, and at equal value the square.
        [run] Runs and squares are compared together: the one of higher value is better, and at equal value the run.
       *[equal] Runs and squares are compared together: the one of higher value is better, and at equal value neither.
    }
declarations-runs-by-step =
    { $value ->
        [value] the higher value
        [length] the greater length
        [top] the higher top card
       *[trump] the trump suit
    }
# $steps: what is compared, in order.
declarations-runs-by = Of two runs the better is the one with { LIST($steps, style: "then") }.
declarations-tie =
    { $value ->
        [nobody] When the best declarations of two sides are equal in a comparison, neither side scores anything in that comparison.
        [both] When the best declarations of two sides are equal in a comparison, both sides score in that comparison.
        [earlier_seat] When the best declarations of two sides are equal in a comparison, the one of the player who comes first after the dealer wins it.
       *[from_taker] When the best declarations of two sides are equal in a comparison, the one of the player who comes first from the taker on wins it.
    }
declarations-show =
    { $value ->
        [never] Declarations are not shown.
        [at_once] Declarations are shown as soon as they are said.
        [second_trick] Declarations that win are shown during the second trick, or they are lost, and those they have beaten count instead.
        [own_second_card] Declarations that win are shown just before the holder plays to the second trick, or they are lost, and those they have beaten count instead.
       *[end_of_deal] Declarations that win are shown at the end of the deal.
    }
declarations-false-claim =
    { $value ->
        [refused] A declaration the player does not hold cannot be said.
        [void] A declaration the player does not hold counts as unsaid.
       *[to_opponents] The value of a declaration the player does not hold goes to the other side.
    }
declarations-silencing =
    { COUNT($ranks) ->
        [0] No square silences the declarations of others.
       *[other] If any player holds all four cards of the rank { FORM($ranks, list: "or") }, no declaration counts in that deal.
    }

declarations-contest = The side with the best declaration scores all its declarations of that comparison, those of both partners and the lesser ones too; no other side scores any of them. Equal declarations of one side do not touch each other.
declarations-squares-compare = Of two squares the one of the higher value is better, and at the same value the one whose rank is named first above.
declarations-what = A declaration is a run or a square held in one hand when all cards are dealt; the cards of a run follow each other in the natural order.

## belote

belote-none = King and queen of trump in one hand are worth nothing of their own: there is no belote.
belote-points = Belote, that is king and queen of a trump suit in one hand, is worth { $value }.
belote-in =
    { $value ->
        [none] In { FORM($contract) } belote does not count.
        [one]
            { $kind ->
                [suit] In { FORM($contract) } the belote of the trump suit counts.
               *[other] In { FORM($contract) } only the first belote to be complete counts.
            }
        [each] In { FORM($contract) } the belote of every suit counts.
       *[each_unless_discarded] In { FORM($contract) } the belote of every suit counts, unless the first of its two cards is thrown on another suit.
    }
# $held: whether cards lie face up before players, or a turned card comes into a hand.
belote-held =
    { $held ->
        [table] Both cards must be in the hand of one player, or face up before him, when the first of them is played.
        [turned] Both cards must be in one hand when the first of them is played; the turned card counts in the hand of the player who got it.
       *[hand] Both cards must be in one hand when the first of them is played.
    }
belote-silence = Nobody has to say belote: its cards may always be played without the word.
belote-said =
    { $value ->
        [automatic] Belote counts without being said.
        [first_card] Belote must be said with the first of its two cards, or it is lost.
        [second_card] Belote must be said with the second of its two cards, or it is lost.
        [both_cards] Belote must be said with each of its two cards (in French “belote”, then “rebelote”), or it is lost.
       *[king_then_queen] Belote must be said with each of its two cards (in French “belote”, then “rebelote”), the king being played first, or it is lost.
    }
belote-trick-must-be-won =
    { $value ->
        [yes]
            { $said ->
                [one] Belote counts only if its side wins the trick in which it is said.
               *[several] Belote counts only if its side wins the trick to which the card that completes it is played.
            }
       *[no] Belote counts whoever wins the tricks its cards are played to.
    }
belote-with-run =
    { $value ->
        [apart] Belote counts besides a run that holds its cards.
        [joins_three] In a run of exactly 3 trumps belote is added to the run and is won or lost with it.
       *[said_by_showing] Belote needs no word if a run with both its cards has been shown.
    }
belote-with-square =
    { $value ->
        [apart] Belote counts besides a square that holds one of its cards.
       *[excluded] Belote does not count if its holder has declared a square of kings or of queens.
    }

## trick-melds

trick-melds = Combinations among the cards of one trick score, as declarations do, for the side that wins the trick, whoever played them.
trick-melds-runs = Neighbouring cards of one suit within a trick are worth: { LIST($runs, style: "plain") }.
trick-melds-squares =
    { COUNT($ranks) ->
        [1] Four { FORM($ranks, case: "plural", list: "plain") } within a trick are worth { $points }.
       *[other] Four cards of one of these ranks within a trick are worth { $points }: { FORM($ranks, case: "plural", list: "plain") }.
    }
trick-melds-squares-none = Four cards of one rank within a trick are worth nothing.
trick-melds-king-queen = King and queen of trump within a trick are worth { $value }.

### Leads, and what must be played to a trick.

## play.lead

# $barred: whether there is a rule that bars trumps.
play-lead =
    { $barred ->
        [no] Whoever leads may lead any card.
       *[yes] Whoever leads may lead any card but a trump that is barred.
    }
play-lead-first =
    { $value ->
        [eldest] The player after the dealer leads to the first trick.
       *[taker] The taker leads to the first trick.
    }
play-lead-trump =
    { $value ->
        [free] A trump may be led at any time.
        [not_while_closed] While a closed double stands nobody may lead a trump, except from a hand of trumps only.
       *[not_before_taker] Until the taker has played a trump nobody else may lead one, except from a hand of trumps only.
    }
# $ranks: ranks of trump; the list may be empty.
play-never-forced =
    { COUNT($ranks) ->
        [0] No card of the trump suit is exempt from the duties of play.
       *[other] A player whose only cards that would answer a duty are trumps of the rank { FORM($ranks, list: "or") } may play any card instead.
    }

## What holds at every table: play.turn, play.best-card, play.winner, play.situation

play-trick = Everybody in turn plays one card to a trick; the highest card of the suit led wins it, unless one suit is trump and a trump was played: then the highest trump wins. The winner leads to the next trick.
# The order is that of the contract: "from high to low".
play-higher = Of two cards of one suit the higher is the one that is named first in the order of that suit; points do not decide.
play-holds = The player whose card is the best so far holds the trick.
# Whom the sentences below call partner and opponent.
play-partner =
    { $sides ->
        [partners] What counts for a duty is who holds the trick so far: the partner or an opponent; a partner who has not played yet does not count.
        [alone] All other players are opponents: nobody has a partner.
       *[taker_against_rest] The players against the taker are partners of each other, and the taker has only opponents; what counts for a duty is who holds the trick so far.
    }
play-free = A player who has no card of the suit led may play any card, unless one of these rules says otherwise.

## Parts of the sentences below: what the player has to do.

play-duty-follow =
    { $value ->
        [any] must follow with any card of that suit
        [beat] must follow with a card of that suit higher than those played, or, having none, with any card of it
       *[any_or_ruff] must follow with any card of that suit or ruff with any trump
    }
play-duty-follow-ruffed =
    { $value ->
        [any] must follow with any card of that suit
        [beat] must follow with a card of that suit higher than those of it that were played, or, having none, with any card of it
       *[any_or_ruff] must follow with any card of that suit or overruff with a higher trump
    }
play-duty-void =
    { $value ->
        [free] may play any card
       *[ruff] must play a trump, or, having none, any card
    }
play-duty-ruffed =
    { $value ->
        [free] may play any card
        [ruff] must play a trump of any height, or, having no trump, any card
        [over_else_ruff] must play a higher trump; having none, a lower trump; and having no trump at all, any card
        [over_else_free] must play a higher trump, or, having none, any card
        [over_else_discard] must play a higher trump; having none, a card that is no trump; and with lower trumps only, one of these
        [no_under] may play a higher trump or a card that is no trump, but a lower trump only with nothing else in hand
        [under_if_only_trumps] may play a higher trump or a card that is no trump; with trumps only, any of them
       *[under_if_cannot_over] may play any card, but no lower trump while holding a higher one
    }

## play.follow-trump

play-suit-follow-trump-opponent = When a trump is led and an opponent holds the trick, a player who has a trump { play-duty-follow }.
play-suit-follow-trump-partner = When a trump is led and the partner holds the trick, a player who has a trump { play-duty-follow }.

## play.follow-plain

play-suit-follow-plain-opponent = When a plain suit is led and an opponent holds the trick with a card of it, a player who can follow suit { play-duty-follow }.
play-suit-follow-plain-partner = When a plain suit is led and the partner holds the trick with a card of it, a player who can follow suit { play-duty-follow }.
play-suit-follow-plain-opponent-ruffed = When a plain suit is led and an opponent holds the trick with a trump, a player who can follow suit { play-duty-follow-ruffed }.
play-suit-follow-plain-partner-ruffed = When a plain suit is led and the partner holds the trick with a trump, a player who can follow suit { play-duty-follow-ruffed }.

## play.void

play-suit-void-opponent = When a plain suit is led and an opponent holds the trick without a trump, a player who cannot follow suit { play-duty-void }.
play-suit-void-partner = When a plain suit is led and the partner holds the trick without a trump, a player who cannot follow suit { play-duty-void }.
play-suit-void-opponent-ruffed = When a plain suit is led and an opponent holds the trick with a trump, a player who cannot follow suit { play-duty-ruffed }.
play-suit-void-partner-ruffed = When a plain suit is led and the partner holds the trick with a trump, a player who cannot follow suit { play-duty-ruffed }.

## play.no-trump, play.all-trump

play-no-trump-follow-plain-opponent = When no suit is trump and an opponent holds the trick, a player who can follow suit { play-duty-follow }.
play-no-trump-follow-plain-partner = When no suit is trump and the partner holds the trick, a player who can follow suit { play-duty-follow }.
play-all-trump-follow-trump-opponent = When every suit is trump and an opponent holds the trick, a player who can follow suit { play-duty-follow }.
play-all-trump-follow-trump-partner = When every suit is trump and the partner holds the trick, a player who can follow suit { play-duty-follow }.

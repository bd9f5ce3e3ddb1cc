# The heading, and what a reader has to know
study-heading = { $game }: { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $games } games by { $bot }; options: { $options }
study-bot-deckhand = Every seat makes any legal move (deckhand).
study-bot-tipsy = Every seat makes the move that looks most promising at first sight, but one in four without looking (tipsy).
study-bot-mate = Every seat makes the move that looks most promising at first sight (mate).
study-bot-captain = Every seat searches what may come, { $iterations } times for each move (captain).
study-bot-bosun = Every seat tries each move in one world that could be, plays its turn out, and takes what stands best (bosun).
study-luck-note = For luck and skill every deal is played by one { $bot } where the others are { $weaker }, on each seat in turn, and then twice where all are { $bot }. A tipsy mate makes one move in four without looking. A deal is all chance of a game: cards and dice.
study-change-note = Before and after: { $changes }. Both play the same deals.
study-star-note = A star marks a difference that is not chance, with a correction for how many there are (Holm): of twenty studies in which nothing differs, one has a star at all. Intervals are each for itself.
study-not-ours = Mind: the numbers of { $table } come from { $origin }; they are not ours to change.
study-interval-note = In brackets and after ±: 95 % intervals, from what each number would be without one of the hundred batches of games.
study-use-note = “More points” and “more wins” say what goes with each further use; that need not be its doing: who is winning has more chances to use things.

# Tables
study-measure = measure
study-value = value
study-before = before
study-after = after
study-difference = difference
study-section-length = Length
study-section-choices = Choices
study-section-seats = Seats
study-section-leads = Runaway leads
study-section-points = Points
study-section-luck = Luck against skill
study-section-uses = What is used, and what it is worth
study-moves = moves in a game
study-moves-spread = … their standard deviation
study-turns = turns of each seat
study-unfinished = games broken off as too long
study-choices = legal moves, where there is a choice
study-forced = moves without a choice
study-place = { $place ->
    [1] wins of who begins
    [2] wins of the second
    [3] wins of the third
   *[other] wins of the fourth
}
study-seat = wins of seat { $seat }
study-shared = games with several winners
study-nobody = games that nobody wins
study-lead = somebody is alone in front after { $part }
study-kept = … and wins
study-changes = changes of the lead
study-score = points of a seat
study-best = points of the best
study-gap = points between the first and the second
study-of-skill = who plays better explains
study-of-deal = the deal explains
study-of-order = the order of play explains
study-of-neighbours = the seats before and after the better bot explain
study-of-rest = the rest: how the deal was played
study-better-wins = wins of the better bot
study-again = the same deal once more: the same winner
study-again-by-chance = … if the deal did not matter
study-thing = what
study-uses = times a game
study-users = seats that do
study-wins = these win
study-gain = more points, each
study-win-gain = more wins, each
study-uses-before = times a game, before
study-uses-after = after
study-win-gain-before = more wins each, before
study-win-gain-after = after

# Every number up and down
study-sweep-heading = { $game }: { $changes } changes, one number up or down by 1 in each; { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $games } games by { $bot } each
study-sweep-note = Every change plays the same deals as the game as it is, and is told by its difference from it. Effect: the greatest sure difference, in standard deviations from game to game. Numbers from the rulebook or published are not ours to change.
study-sweep-idle = These change nothing with these seats and options: { $numbers }.
study-sweep-title = What each number does ({ $shown } of { $all }, the greatest effect first)
study-sweep-as-it-is = as it is
study-sweep-number = number
study-sweep-origin = from
study-sweep-effect = effect
study-sweep-refused = What cannot be played
study-sweep-change = change
study-sweep-why = why not
study-short-moves = moves
study-short-choices = choices
study-short-place = who begins wins
study-short-kept = leader at half time wins
study-short-score = points
study-short-gap = points ahead
study-short-of-skill = skill
study-short-of-deal = deal
study-short-unfinished = broken off

# Weaker and stronger bots
study-skill-heading = { $game } by strength of the bots: { $bots }; { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $games } games each
study-skill-note = All play the same deals. The difference is from { $weakest } to { $strongest }.
study-skill-even = An even share of the wins is { $share }.
study-skill-strength = Who is stronger
study-skill-one = one
study-skill-among = among
study-skill-wins = wins
study-skill-difference = first to last
study-skill-win-gain = What each use goes with: more wins
study-skill-uses = How often it is used in a game

# Plots
study-plot-length = How long a game is
study-plot-moves = moves
study-plot-games = share of games
study-plot-width = What there is to choose from
study-plot-legal = legal moves
study-plot-mean = on average
study-plot-most = eight games of ten
study-plot-progress = part of the game played
study-plot-lead = Does the leader win?
study-plot-lead-share = share of games
study-plot-leads = somebody is alone in front
study-plot-keeps = he goes on to win
study-plot-fair = an even share
study-plot-seats = Who wins
study-plot-win-share = share of wins
study-plot-place = { $place ->
    [1] begins
    [2] second
    [3] third
   *[other] fourth
}
study-plot-luck = What decides who wins
study-plot-skill = who plays better
study-plot-deal = the deal
study-plot-order = the order of play
study-plot-neighbours = who sits beside whom
study-plot-rest = how the deal was played
study-plot-uses = What goes with winning
study-plot-win-gain = more wins with each further use
study-plot-change = What changes
study-plot-change-axis = difference, in standard errors (in colour: not chance, however many there are)

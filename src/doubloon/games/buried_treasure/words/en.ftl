title = Buried Treasure
tagline = Gather the most cards of a colour, and rob those who have.

option-variant = Game
option-variant-basic = basic
option-variant-advanced = advanced, with starter cards in hand

phase-take = Take the last card of a column.
phase-extra = EXTRA: one more card of this colour, if you like.
phase-rob = Flags up: whom do you rob? The card is laid down after that.
phase-play-out = The table is bare. Play a starter card, or pass.
phase-over = The game is over.

## How cards of a colour are spoken of: one of them, the colour itself, so many of them.

colour-one = { $colour ->
    [red] red cannon
    [green] green map
    [yellow] yellow pirate
   *[blue] blue ship
}
colour-many = { $colour ->
    [red] red cannons
    [green] green maps
    [yellow] yellow pirates
   *[blue] blue ships
}
colour-counted = { $colour ->
    [red] { $cards ->
        [one] one red cannon
       *[other] { $cards } red cannons
    }
    [green] { $cards ->
        [one] one green map
       *[other] { $cards } green maps
    }
    [yellow] { $cards ->
        [one] one yellow pirate
       *[other] { $cards } yellow pirates
    }
   *[blue] { $cards ->
        [one] one blue ship
       *[other] { $cards } blue ships
    }
}
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
## Two or three players by their names.
seats-together = { $to ->
    [none] { $seat } and { $other }
   *[other] { $seat }, { $other } and { $to }
}

cards-1 = one card
cards-2 = two cards
cards-3 = three cards
cards-4 = four cards

card-red-plain = red cannon
card-red-1 = red cannon, 1 flag
card-red-2 = red cannon, 2 flags
card-red-3 = red cannon, 3 flags
card-red-4 = red cannon, 4 flags
card-red-extra = red cannon, EXTRA
card-green-plain = green map
card-green-1 = green map, 1 flag
card-green-2 = green map, 2 flags
card-green-3 = green map, 3 flags
card-green-4 = green map, 4 flags
card-green-extra = green map, EXTRA
card-yellow-plain = yellow pirate
card-yellow-1 = yellow pirate, 1 flag
card-yellow-2 = yellow pirate, 2 flags
card-yellow-3 = yellow pirate, 3 flags
card-yellow-4 = yellow pirate, 4 flags
card-yellow-extra = yellow pirate, EXTRA
card-blue-plain = blue ship
card-blue-1 = blue ship, 1 flag
card-blue-2 = blue ship, 2 flags
card-blue-3 = blue ship, 3 flags
card-blue-4 = blue ship, 4 flags
card-blue-extra = blue ship, EXTRA

starter-red = red cannon
starter-green = green map
starter-yellow = yellow pirate
starter-blue = blue ship
starter-flag = wild flag

move-take = take the card from column { $column }{ $to ->
    [none] { "" }
   *[other] {" "}and give it to { $to }
}
move-extra = one more, from column { $column }{ $to ->
    [none] { "" }
   *[other] {" "}and give it to { $to }
}
move-no-extra = no, thank you
move-rob = steal { $cards } from { $other }
move-rob-nobody = rob nobody
move-play = play from hand: { colour-one }{ $to ->
    [none] { "" }
   *[other] , for { $to }
}
move-flag = lay a wild flag as a { colour-one }{ $to ->
    [none] { "" }
   *[other] , for { $to }
}
move-pass = pass

event-hands-dealt = Everybody gets { $cards ->
    [one] one starter card
   *[other] { $cards } starter cards
}; { $aside ->
    [0] none is left over
    [one] one is set aside unseen
   *[other] { $aside } are set aside unseen
}.
event-round-began = Round { $round }. Score card { $score } is turned up, and { $seat } begins.
event-took = { $seat } takes from column { $column }: { $card }.
event-gave = { $seat } gives a { colour-one } to { $other }.
event-extra-lost = No other { colour-one } lies open: the EXTRA is lost.
event-took-extra = { $seat } takes one more from column { $column }: { $card }.
event-extra-declined = { $seat } leaves it at one.
event-flags-lost = None of the others has a { colour-one } to steal: the flags are lost.
event-robbed = { $seat } steals { colour-counted } from { $other }.
event-robbed-nobody = { $seat } robs nobody.
event-played = { $seat } plays from hand: { $starter }.
event-flag-laid = { $seat } plays a wild flag as a { colour-one }.
event-passed = { $seat } passes.
event-scored = { $place ->
    [1] First
   *[other] Second
} place for { colour-many }: { $seat }, { points-counted }.
event-tied = { seats-together } have equally many { colour-many } and are passed over.
event-all-tied = All four have equally many { colour-many } and are passed over.
event-nobody-scored = { $cards ->
    [0] Nobody has a { colour-one }, so nobody scores for them.
   *[other] So nobody scores for { colour-many }.
}
event-kept = { $cards ->
    [0] { $seat } has no starter cards left.
    [one] { $seat } has one starter card left, worth { points-counted }.
   *[other] { $seat } has { $cards } starter cards left, worth { points-counted }.
}
event-won = { $seat } wins with { points-counted }.
event-shared = { seats-together } share the victory with { points-counted } each.
event-all-shared = All four share the victory with { points-counted } each.

label-round = Round { $round } of { $rounds }
label-column = column { $column }
label-extra = EXTRA
label-cannon = cannon
label-map = map
label-pirate = pirate
label-ship = ship
label-flag = wild flag
label-score-card = Score card { $number }
label-first = most pays
label-second = second most
label-collections = Collections
label-points = points
label-kept = Starter cards kept
label-hand = Your hand
label-cards-in-hand = in hand
label-none = nothing
label-air = In the air
label-goes-to = goes to { $name }

## Plans: what the point of a move is, said with a hint.

plan-rob = Steal { colour-counted } from { $other }: that colour brings you { points-counted } if the round ended so, against { $otherwise } without it.
plan-lead = That makes { colour-counted }: { points-counted } if the round ended so, against { $otherwise } without it.
plan-deny = It spoils the { colour-many } for { $other }: { points-counted } if the round ended so, against { $otherwise } without it.
plan-gather = You will have { colour-counted }; the most that another has: { $most }.
plan-give = A gift for { $other }, who will have { colour-counted }.
plan-pass = The starter cards in your hand are worth { points-counted } if you keep them to the end.
plan-none = No great plan: it simply weighs best.

## Lessons: lesson-LESSON-STEP says what to do, -no answers another move, -end closes the lesson.

lesson-cards = Cards, EXTRA and flags
lesson-cards-take = Four colours, three rounds. At the end of each round, whoever holds the most cards of a colour is paid for it; the sheet shows how much. Red cannons pay 10 now. In your turn you take one card, always the last of a column. Take the red cannon.
lesson-cards-take-no = A fair catch, but red pays best this round. Look for the cannon at the foot of a column.
lesson-cards-extra = A card taken uncovers the next one, for you or for the others. Some cards do more than lie there: take the yellow pirate marked EXTRA.
lesson-cards-extra-no = That one only counts as a card. The EXTRA is in the third column.
lesson-cards-more = EXTRA lets you take a second card of the same colour at once, even the one that lay underneath. What the second card says is ignored. Take the other yellow pirate.
lesson-cards-more-no = You may decline, but a free card is a free card. Take it.
lesson-cards-flags = Black flags mean robbery. One flag, one card of that colour, all from one player. Take the red cannon with the two flags.
lesson-cards-flags-no = Nobody loses a card that way. Two flags wave in the fourth column.
lesson-cards-rob = Now rob, before the card is laid down. You hold two cannons and the one in the air, { $b } holds three, { $c } two. Stealing two from { $b } leaves you far ahead of both: click that collection and say how many.
lesson-cards-rob-no = It could be worse for them, and better for you. Rob { $b }, and take two.
lesson-cards-end = Two cannons, two stolen, and the one with the flags: five, and everybody else has two or fewer. When the last card is gone from the table, the round is scored. All collections stay for the next round, so a good theft pays more than once.

lesson-scoring = Who is paid
lesson-scoring-tie = The third round is nearly over. You and { $b } hold five blue ships each, and those who are equal get nothing: both are passed over, and { $c } would be paid for four. Take the ship to stand alone.
lesson-scoring-tie-no = The tie in blue would stand, and { $c } would laugh. Take the ship.
lesson-scoring-last = The second most cards of a colour are paid too, about half. Nobody is paid for a colour they have no card of. One card is left: take it.
lesson-scoring-last-no = There is only one card left.
lesson-scoring-whom = Its flags count before the scoring, and then the card is yours. Yellow: you 3 and the one in the air, { $b } 3, { $c } 7. Whom do you rob, and of how many, to have the most yourself?
lesson-scoring-whom-no = { $c } would still have as many as you, or more. Take two from the one on top.
lesson-scoring-end = You have six pirates, { $c } five: eight points for you. In red you and { $b } were equal, so { $c } was paid with only two cards. After three rounds the most points win, and you win by one.

lesson-advanced = With cards in hand
lesson-advanced-hand = The advanced game deals each player starter cards, secret and never refilled. In your turn you may play one instead of taking from the table. Red stands 8 to 8: break the tie and play your red card.
lesson-advanced-hand-no = The tie in red, ten points, would stay. Play the red card from your hand.
lesson-advanced-wild = The table is bare, but the round goes on until all have passed. Green: you 8, { $b } 9. A wild flag becomes a card of any colour, for good. Lay it on green.
lesson-advanced-wild-no = Green pays 8 for most, and you are one short of a tie. Lay the wild flag there.
lesson-advanced-once-more = Nine to nine: as it stands, nobody is paid for green. { $b } has played the last card. You have one more green.
lesson-advanced-once-more-no = Then the tie would stay, and neither of you is paid. Play the green card.
lesson-advanced-pass = You lead in blue anyway, and every starter card kept to the end of the game is worth a point. So pass. That is final for this round.
lesson-advanced-pass-no = You would win blue without it. In your hand the card is worth a point: pass.
lesson-advanced-end = Done, and well done. One more trick: any card you take or play may be given to another player, to make a tie that hurts a third.

feat-kleptomaniac = The kleptomaniac
feat-kleptomaniac-done = Robbed others of fifteen cards in one game.
feat-kleptomaniac-hint = One flag is a warning. Two are a habit.
feat-tit-for-tat = Tit for tat
feat-tit-for-tat-done = Robbed a thief back in the very next turn: the same colour, and no fewer cards.
feat-tit-for-tat-hint = Stolen goods never prosper, least of all for a whole turn.
feat-four-firsts = All four flags
feat-four-firsts-done = Came first in all four colours of one round.
feat-four-firsts-hint = Greed has a favourite colour, and so do the other three.
feat-honest-pirate = An honest pirate
feat-honest-pirate-done = Won without robbing anybody.
feat-honest-pirate-hint = They say it cannot be done. They say it with their hands in your pockets.
feat-late-tide = The tide turns late
feat-late-tide-done = Was last before the last round, and won alone.
feat-late-tide-hint = Whoever lies at the bottom has the best view of the treasure.
feat-by-a-hair = By a hair
feat-by-a-hair-done = Won by a single point.
feat-by-a-hair-hint = More would have been a waste.

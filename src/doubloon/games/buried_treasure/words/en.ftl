title = Buried Treasure
tagline = Gather the most cards of a colour, and rob those who have.

option-variant = Game
option-variant-basic = basic
option-variant-advanced = advanced, with starter cards in hand

phase-take = Take the last card of a column.
phase-extra = EXTRA: one more card of this colour, if you like.
phase-rob = Flags up: whom do you rob?
phase-play-out = The table is bare. Play a starter card, or pass.
phase-over = The game is over.

colour-red = red cannons
colour-green = green maps
colour-yellow = yellow pirates
colour-blue = blue ships

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
move-play = play from hand: { $colour }{ $to ->
    [none] { "" }
   *[other] , for { $to }
}
move-flag = lay a wild flag on { $colour }{ $to ->
    [none] { "" }
   *[other] , for { $to }
}
move-pass = pass

event-hands-dealt = Everybody gets { $cards } starter cards; { $aside ->
    [0] none is left over
    [one] one is set aside unseen
   *[other] { $aside } are set aside unseen
}.
event-round-began = Round { $round }. Score card { $score } is turned up, and { $seat } begins.
event-took = { $seat } takes from column { $column }: { $card }.
event-gave = { $seat } gives it to { $other }, among the { $colour }.
event-extra-lost = No more { $colour } lie open: the EXTRA is lost.
event-took-extra = { $seat } takes one more from column { $column }: { $card }.
event-extra-declined = { $seat } leaves it at one.
event-flags-lost = Nobody has { $colour } to rob.
event-robbed = { $seat } steals { $cards } from { $other }'s { $colour }.
event-robbed-nobody = { $seat } robs nobody.
event-played = { $seat } plays from hand: { $starter }.
event-flag-laid = { $seat } plays a wild flag, laid on the { $colour }.
event-passed = { $seat } passes.
event-scored = { $place ->
    [1] Most
   *[other] Second most
} { $colour }: { $seat }, { $points } points.
event-kept = { $seat } has { $cards ->
    [0] no starter cards
    [one] one starter card
   *[other] { $cards } starter cards
} left, worth { $points }.
event-won = { $seat } wins with { $points } points.

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
label-hand = Your hand
label-cards-in-hand = in hand
label-none = nothing

title = Martinique
tagline = Roam the island, read the map, and dig in the right place.

option-lost_treasure = Lost Treasure
option-lost_treasure-wins = wins the game
option-lost_treasure-20 = is worth 20 points
option-place_first = Pirates to place before any may move
option-place_first-1 = one
option-place_first-2 = two
option-place_first-3 = three
option-place_first-4 = all four

phase-choose = Place a pirate, or choose one to move.
phase-step = Walk on.
phase-turn-up = You pass an enemy: turn up one of his map tiles?
phase-bonus = Welcome to The Hook. Which bonus do you take?
phase-load = Which treasure goes into the hold?
phase-pay = Pay up. A joker instead of a souvenir?
phase-dig = The sun is down. Dig!
phase-over = The game is over.

symbol-dagger = dagger
symbol-pistol = pistol
symbol-skull = skull
symbol-chest = chest
symbol-parrot = parrot
symbol-rum = rum

souvenir-dagger-1 = dagger 1
souvenir-dagger-2 = dagger 2
souvenir-dagger-3 = dagger 3
souvenir-pistol-1 = pistol 1
souvenir-pistol-2 = pistol 2
souvenir-pistol-3 = pistol 3
souvenir-skull-1 = skull 1
souvenir-skull-2 = skull 2
souvenir-skull-3 = skull 3
souvenir-chest-1 = chest 1
souvenir-chest-2 = chest 2
souvenir-chest-3 = chest 3
souvenir-parrot-1 = parrot 1
souvenir-parrot-2 = parrot 2
souvenir-parrot-3 = parrot 3
souvenir-rum-1 = rum 1
souvenir-rum-2 = rum 2
souvenir-rum-3 = rum 3

treasure-2 = the small treasure
treasure-3 = the middle treasure
treasure-4 = the large treasure

bonus-joker = a joker
bonus-letter = the letter of the map
bonus-number = the number of the map

source-bar-letter = the bar (a letter)
source-bar-number = the bar (a number)

direction-north = north
direction-east = east
direction-south = south
direction-west = west

move-place = place a pirate on { $field }
move-place-at-bar = send a pirate straight to the bar
move-move = move the pirate on { $field }
move-step = go { $direction }
move-turn = turn up map tile { $slot }
move-turn-none = leave them face down
move-bonus = take { $bonus }
move-load = load { $treasure }
move-load-none = load nothing
move-joker = give a joker for { $symbol }
move-pay = pay the rest in souvenirs
move-dig = dig on { $field }

event-began = The island lies in the morning sun. { $seat } has the black pirates and begins.
event-placed = { $seat } lands a pirate on { $field }.
event-placed-at-bar = A pirate of { $seat } goes straight to the bar, stool { $stool }.
event-set-out = { $seat } sets out from { $field }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
event-stepped = { $seat } walks to { $field }.
event-passed = { $seat } squeezes past a pirate of { $other } on { $field }.
event-turned-up = { $seat } turns up a map tile of { $other }, from { $source }: { $tile }!
event-left-down = { $seat } leaves the map tiles face down.
event-collected = { $seat } collects from { $field }: { $souvenir }.
event-collected-map = { $seat } collects the map tile from { $field } and peeks at it.
event-learned = For your eyes only: the map tile from { $source } says { $tile }.
event-sat-down = From { $field } a pirate of { $seat } goes to the bar, stool { $stool }.
event-bonus = { $seat } takes a bonus: { $bonus }.
event-joker-spent = { $seat } gives a joker for { $symbol }.
event-loaded = { $seat } loads { $treasure }, worth { $points }.
event-not-loaded = { $seat } keeps the jokers and loads nothing.
event-filled-up = From the bag onto { $treasure }: { $souvenir }.
event-closed = The bag is empty; { $treasure } is closed.
event-missed = { $seat } cannot place or move anybody and misses a turn.
event-stranded = Nobody can move any more. Everyone to the bar!
event-sunset = The sun sets. What is left on the island is cleared away unseen, and { $seat } digs first.
event-dug = { $seat } digs on { $field }.
event-lost-shown = The lost map tiles are turned up: the treasure lay on { $field }.
event-found = { $seat } has found the Lost Treasure!
event-not-found = Nobody dug there, and the legend lives on.
event-scored = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
} and { $loads ->
    [one] one load
   *[other] { $loads } loads
}.
event-won = { $seat } wins.
event-nobody-won = Equal in everything: nobody wins.

label-hook = The Hook
label-stools = Stools
label-treasures = Small Treasures
label-closed = closed
label-bag = Bag
label-letter = letter
label-number = number
label-gone = taken
label-map-tile = map tile
label-bar = bar
label-clues = Treasure may lie under
label-fields = { $count ->
    [one] one field
   *[other] { $count } fields
}
label-lost = The treasure lay on { $field }
label-in-hand = in hand
label-joker = joker
label-hold = hold
label-loads = loads
label-points = points
label-map-tiles = Map tiles of { $seat }
label-none = none yet
label-face-up = open to all
label-walk = Walk
label-steps-left = { $steps ->
    [one] one step to go
   *[other] { $steps } steps to go
}
label-owed = Still to pay

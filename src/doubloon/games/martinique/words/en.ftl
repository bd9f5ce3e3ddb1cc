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
phase-pay = Give a joker for any souvenir you would rather keep, then pay.
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
move-turn-up = turn up map tile { $slot }
move-turn-none = leave them face down
move-bonus = take { $bonus }
move-load = load { $treasure }
move-load-none = load nothing
move-joker = give a joker for the { $symbol }
move-pay = pay and load
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
event-chosen = { $seat } goes for { $treasure }.
event-joker-spent = { $seat } gives a joker for the { $symbol }.
event-loaded = { $seat } pays and loads { $treasure }, worth { $points ->
    [one] one point
   *[other] { $points } points
}.
event-not-loaded = { $seat } gives no joker and loads nothing.
event-filled-up = From the bag onto { $treasure }: { $souvenir }.
event-closed = The bag is empty; { $treasure } is closed.
event-missed = { $seat } cannot place or move anybody and misses a turn.
event-stranded = Nobody can move any more. Everyone to the bar!
event-sunset = The sun sets. Whatever still lies on the island is cleared away, and { $seat } digs first.
event-dug = { $seat } digs on { $field }.
event-lost-shown = The coordinates are turned up: the treasure lay on { $field }.
event-found = { $seat } has found the Lost Treasure!
event-not-found = Nobody dug there, and the legend lives on.
event-scored = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
} and { $loads ->
    [0] no load
    [one] one load
   *[other] { $loads } loads
}.
event-won = { $seat } wins.
event-nobody-won = Equal in points and in loads: nobody wins.

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
label-owed-none = nothing: the jokers pay for it all

## Plans: what the point of a move is, said with a hint.

points-counted = { $points ->
    [one] one point
   *[other] { $points } points
}
fields-then = The Lost Treasure may lie under { $fields ->
    [one] one field
   *[other] { $fields } fields
} now, then under { $most } at most
use-souvenir = a { $symbol } for { $treasure }, worth { points-counted }; { $lacking ->
    [0] nothing more is lacking
    [one] one souvenir more is lacking
   *[other] { $lacking } souvenirs more are lacking
}
use-pair = a second { $symbol }; a pair is worth { points-counted }
use-keepsake = a { $symbol }, half of a pair

plan-dig = { $fields ->
    [1] It must lie under { $field }: no other field is left
   *[other] { $fields } fields are left, { $field } is one of them: a chance of 1 in { $fields }
}.
plan-load = Into the hold with { $treasure }: { points-counted }.
plan-read = A look at an enemy's map tile. { fields-then }.
plan-map = A map tile for your eyes only. { fields-then }.
plan-bonus-map = From The Hook: { $bonus }. { fields-then }.
plan-joker = From The Hook a joker, which pays for any souvenir.
plan-souvenir = He brings { use-souvenir }.
plan-pair = He brings { use-pair }.
plan-keepsake = He brings { use-keepsake }.
plan-place-map = When he leaves, the map tile under his boots is yours.
plan-place-souvenir = When he leaves he brings { use-souvenir }.
plan-place-pair = When he leaves he brings { use-pair }.
plan-place-keepsake = When he leaves he brings { use-keepsake }.
plan-none = No great plan: it simply weighs best.

## Lessons: lesson-LESSON-STEP says what to do, -no answers another move, -end closes the lesson.

lesson-day = A day on the island
lesson-day-place = By day your four pirates roam the island for souvenirs and scraps of a map; at dusk they dig for the Lost Treasure. First you land them, one a turn, on the beach: any field at the edge that has a tile and no pirate. Land your third on the chest at G8.
lesson-day-place-no = A fine beach, but we have plans for that chest. Land on G8, at the southern edge.
lesson-day-choose = With three ashore you may move instead of landing. The number under a pirate says how far he walks: exactly so many steps. Take the pirate on H3, who stands on a 3.
lesson-day-choose-no = He can wait. Choose the pirate on H3, at the eastern edge.
lesson-day-walk = Three steps, never aslant, and no field twice. He takes along the tile he leaves, and he must not end on another pirate. Go west, straight on to the map tile on E3.
lesson-day-walk-no = That way he would miss the map. West, towards the middle.
lesson-day-chest = One chest is in your supply. Beside the island lie the Small Treasures: the smallest shows two chests, and you need the same symbols to load it. Move the pirate on the other chest, G8.
lesson-day-chest-no = The second chest lies under your pirate on G8. Set him in motion.
lesson-day-load = Two steps. Go north: as soon as he leaves it, the chest is yours, and the Small Treasure goes into your hold by itself.
lesson-day-load-no = He would get the chest that way too, but north keeps him among the tiles.
lesson-day-map = A load! In the hold every souvenir is worth its number: five points. Now for the map. Your pirate on E3 stands on a map tile, which always counts one step. Move him.
lesson-day-map-no = That pirate is no nearer to the treasure. Choose the one on E3, on the map tile.
lesson-day-hook = The four fields in the middle are The Hook, the bar. Whoever ends there takes a bonus and sits down on a stool. Go south.
lesson-day-hook-no = The bar lies south of him. Pirates are not hard to persuade.
lesson-day-bonus = The map tile from E3 said A, for your eyes only: it is not one of the two that name the treasure's field, so the treasure is not in column A. Choose a bonus: a joker stands for any souvenir; a map tile tells you more. Take the letter.
lesson-day-bonus-no = Not bad at all, but now we want to know where to dig. Take the letter.
lesson-day-end = Two columns less to search. Every letter or number you see is one the treasure does not have. Pirates go to the bar from The Hook and from bare fields; when all eight sit there, the sun sets.

lesson-rivals = Squeezing past
lesson-rivals-out = Later in the day. A pirate of { $b } stands on D7, right beside yours on C7. You may walk through, though not stop there. Move your pirate on C7.
lesson-rivals-out-no = This one is nowhere near the enemy. Take the one on C7.
lesson-rivals-through = Three steps to go. East, straight through the enemy.
lesson-rivals-through-no = That is the polite way round. East, past the enemy's nose.
lesson-rivals-peek = Passing an enemy, you may turn up one of his map tiles, and it stays open to all. He has two. Turn one up.
lesson-rivals-peek-no = So modest? What is on that map is worth a good deal. Turn one up.
lesson-rivals-on = Now you know one more place where the treasure is not. Walk on east; both fields there are bare, and from a bare field a pirate goes straight to the bar.
lesson-rivals-on-no = That is a way, too, but his glass is waiting. East.
lesson-rivals-pay = With the parrot from C7 you have both symbols of the smallest Small Treasure, so it must be loaded. You may pay with souvenirs or with your joker, and what you pay is gone. A joker helps anywhere later: keep it and pay in souvenirs.
lesson-rivals-pay-no = That would cost your joker, which can stand for anything later. Pay in souvenirs.
lesson-rivals-end = Two souvenirs gone, a load of five points gained. Whoever has more loads gets 2 points on top, and every pair of equal souvenirs left over counts 2.

lesson-dusk = Digging at dusk
lesson-dusk-dig = All pirates are at the bar: sunset. They dig in the order of their stools, and yours has the first. Strike out what you know. You hold A, B, C, D and E, 1, 2 and 3; { $b } has G, H, 5, 6 and 8 lying open. What is left? Dig there.
lesson-dusk-dig-no = One of the tiles you know rules that field out. The letters leave only F; the numbers leave 4 and 7.
lesson-dusk-again = The second stool is yours as well. One field is still possible.
lesson-dusk-again-no = We know it is not there. Column F, and the number you have not tried.
lesson-dusk-end = Found! Whoever stands on the right field wins, whatever the points. If nobody does, the points decide: the souvenirs in the hold, 2 for most loads, 2 for each pair left over.

feat-blind-hen = The blind hen
feat-blind-hen-done = Found the Lost Treasure without a single map tile.
feat-blind-hen-hint = Maps are for people who do not trust their spade.
feat-first-spade = The first spade
feat-first-spade-done = The very first spade of the evening struck the Lost Treasure.
feat-first-spade-hint = The others have not even rolled up their sleeves.
feat-poor-millionaire = The poor millionaire
feat-poor-millionaire-done = Won by the Lost Treasure, with fewer points than the other.
feat-poor-millionaire-hint = Who counts souvenirs, with a spade in his hand?
feat-nosy-parker = Nosy
feat-nosy-parker-done = Turned up three of the other captain's map tiles.
feat-nosy-parker-hint = One learns so much in passing.
feat-leapfrog = Leapfrog
feat-leapfrog-done = Walked past two of the other's pirates in one walk.
feat-leapfrog-hint = Excuse me. And excuse me.
feat-funny-money = Funny money
feat-funny-money-done = Paid for one load with two jokers or more.
feat-funny-money-hint = A smuggler who laughs takes any coin.

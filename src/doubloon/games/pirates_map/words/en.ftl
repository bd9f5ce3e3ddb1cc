title = The Pirate's Map
tagline = One roll for all, a map of your own.

phase-set-up = Draw your first two symbols.
phase-turn = Draw a symbol from the roll.
phase-over = The game is over.

task-place = Draw what your white dice show, around the square of the black die.
task-roll = Two dice are the square, the third is the symbol. Rum turns the white dice.
task-chain = Several things wait: which do you do first?
task-loot = An anchor is surrounded: claim a loot box.
task-raise = The hook: what shall be worth more, rubies or crowns?
task-shovel = The shovel: where do you draw a palm?
task-compass = The compass: where do you draw the first of two waters?
task-compass-beside = The compass: where do you draw the second water, beside the first?
task-map = The map: which symbol do you draw, and where?
task-mermaid = The mermaid: where do you draw her? She scores the water around her.
task-snake = The sea snake: where do you draw it? It scores the anchors at its sides.
task-kraken = The kraken: where do you draw it? It scores the anchors at its corners.
task-ghost = The ghost ship: where do you draw it?
task-either = Choose your treasure: a ruby or a crown?
task-stow = There is not room for all: what goes into the chest?
task-ready = All drawn. Say done when you are content.
task-done = Waiting for the others.

symbol-anchor = an anchor
symbol-water = water
symbol-sword = a sword
symbol-palm = a palm
symbol-barrel = a barrel
symbol-mermaid = the mermaid
symbol-snake = the sea snake
symbol-kraken = the kraken
symbol-ghost = the ghost ship

die-first = first
die-second = second
way-up = up
way-down = down

gift-shovel = the shovel
gift-compass = the compass
gift-map = the map
gift-mermaid = the mermaid
gift-snake = the sea snake
gift-kraken = the kraken
gift-ghost = the ghost ship

treasure-doubloon = doubloon
treasure-ruby = ruby
treasure-crown = crown

loot-1 = loot box 1
loot-2 = loot box 2
loot-3 = loot box 3
loot-4 = loot box 4
loot-5 = loot box 5
loot-6 = loot box 6
loot-turtle = the turtle's box

line-row-1 = row 1
line-row-2 = row 2
line-row-3 = row 3
line-row-4 = row 4
line-row-5 = row 5
line-row-6 = row 6
line-column-1 = column 1
line-column-2 = column 2
line-column-3 = column 3
line-column-4 = column 4
line-column-5 = column 5
line-column-6 = column 6
line-diagonal-down = the diagonal from 1,1
line-diagonal-up = the other diagonal

rank-boy = ship's boy
rank-sailor = sailor
rank-bosun = bosun
rank-captain = captain
rank-legend = legend of the seas

move-draw = draw { $symbol } on { $square }
move-rum = a bottle of rum: turn the { $die } white die { $way }
move-flip = turn the black die to its opposite face
move-skip = draw nothing and take a skull
move-use = turn to { $gift }
move-decline = decline the gift
move-box = claim { $loot }
move-raise = raise the value of the { $treasure }
move-keep = stow: { $treasure }
move-done = done

event-began = The maps are blank. { $seat } will roll first.
event-set-up-roll = { $seat } rolls for the set-up: black { $black }, white { $first } and { $second }.
event-rolled = { $seat } is active and rolls: black { $black }, white { $first } and { $second }.
event-rolled-alone = Nobody is active. { $seat } rolls: black { $black }, white { $first } and { $second }.
event-flipped = { $seat } turns the black die to { $black }.
event-turned = { $seat } drinks: the { $die } white die shows { $face }. Rum left: { $rum }.
event-drew = { $seat } draws { $symbol } on { $square }.
event-found-rum = { $seat } gets rum: { $rum }.
event-found-palm-loot = { $size ->
    [one] { $seat } plants a lone palm.
   *[other] { $seat } has a group of { $size } palms.
}
event-hooked = { $seat } crosses out square { $swords } of the hook.
event-line-full = { $seat } completes { $line }: { $treasure }.
event-got-rudder = { $seat } takes the rudder.
event-surrounded = The anchor of { $seat } on { $square } is surrounded.
event-sighted = { $seat } has something to draw: { $gift }.
event-beyond = { $seat } has { $symbol } beyond the last square: a ruby or a crown.
event-took-box = { $seat } opens { $loot }.
event-raised = { $seat } raises the value of the { $treasure } to { $value }.
event-turns-to = { $seat } takes up { $gift }.
event-declined = { $seat } declines { $gift }.
event-gift-lost = The map is full, and { $seat } loses { $gift }.
event-symbol-lost = { $seat } has no room for { $symbol }.
event-kept = { $seat } stows: { $treasure }.
event-overflowed = The chest of { $seat } is full, and what is left becomes rum: { $rum }.
event-skipped = { $seat } draws nothing.
event-done = { $seat } is done.
event-showed = { $seat } has drawn { $symbol } on { $square }.
event-claimed = { $seat } claims { $line } and its { $treasure }.
event-claimed-again = { $seat } completes { $line } for a doubloon.
event-diagonal = { $seat } completes { $line }.
event-box-claimed = { $seat } has claimed { $loot }.
event-skull = { $seat } crosses out a skull, number { $skulls }.
event-chest-full = The chest of { $seat } is full!
event-third-skull = { $seat } has the third skull.
event-nobody-drew = Nobody has drawn anything.
event-scored = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
}.
event-won = { $seat } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
event-ranked = { $seat } comes home a { $rank }.

label-turn = Turn { $turn }
label-set-up = Set-up
label-active = active: { $seat }
label-nobody-active = nobody is active
label-black = black
label-white = white
label-your-dice = your dice
label-map-of = { $seat }
label-chest = chest
label-rum = rum
label-skulls = skulls
label-hook = hook
label-spyglass = spyglass
label-boxes = loot
label-palms = palms
label-rudder = rudder
label-map = map
label-waiting = waiting
label-score = points
label-either = ruby or crown
label-loot = a loot box
label-raise = a value on the hook
label-shovel = shovel
label-compass = compass
label-ranks = ranks
label-anchor = anchor
label-water = water
label-sword = sword
label-palm = palm
label-barrel = barrel
label-mermaid = mermaid
label-snake = sea snake
label-kraken = kraken
label-ghost = ghost ship

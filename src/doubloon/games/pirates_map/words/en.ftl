title = The Pirate's Map
tagline = One roll for all, a map of your own.

phase-set-up = Draw your first two symbols.
phase-turn = Draw a symbol from the roll.
phase-over = The game is over.

task-place = Draw what your white dice show, around the square of the black die.
task-roll = Two dice are the square, the third is the symbol. Rum turns the white dice.
task-chain = Several things wait: which do you do first?
task-loot = An anchor is surrounded: claim a loot box, or decline it.
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
move-decline-loot = decline the loot box
move-box = claim { $loot }
move-raise = raise the value of the { $treasure }
move-keep = stow: { $treasure }
move-done = done

event-began = The maps are blank. { $seat } will roll first.
event-set-up-roll = { $seat } rolls for the set-up: black { $black }, white { $first } and { $second }.
event-rolled = { $seat } is active and rolls: black { $black }, white { $first } and { $second }.
event-rolled-unled = Nobody is active. { $seat } rolls: black { $black }, white { $first } and { $second }.
event-flipped = { $seat } turns the black die to { $black }.
event-turned = { $seat } drinks: the { $die } white die shows { $face }. Rum left: { $rum }.
event-drew = { $seat } draws { $symbol } on { $square }.
event-found-rum = { $rum ->
    [one] { $seat } gets a bottle of rum.
   *[other] { $seat } gets { $rum } bottles of rum.
}
event-found-palm-loot = { $size ->
    [one] { $seat } plants a lone palm.
   *[other] { $seat } has a group of { $size } palms.
}
event-gained = { $reward ->
    [doubloon] { $count ->
        [one] { $seat } gets a doubloon.
       *[other] { $seat } gets { $count } doubloons.
    }
    [ruby] { $count ->
        [one] { $seat } gets a ruby.
       *[other] { $seat } gets { $count } rubies.
    }
    [crown] { $count ->
        [one] { $seat } gets a crown.
       *[other] { $seat } gets { $count } crowns.
    }
    [either] { $count ->
        [one] { $seat } gets a ruby or a crown, as { $seat } likes.
       *[other] { $seat } gets { $count } rubies or crowns, as { $seat } likes.
    }
    [shovel] { $count ->
        [one] { $seat } gets a shovel: a palm to draw.
       *[other] { $seat } gets { $count } shovels: palms to draw.
    }
    [compass] { $count ->
        [one] { $seat } gets a compass: two waters to draw, side by side.
       *[other] { $seat } gets { $count } compasses: two waters to draw for each, side by side.
    }
   *[map] { $count ->
        [one] { $seat } gets a map: any symbol to draw.
       *[other] { $seat } gets { $count } maps: any symbols to draw.
    }
}
event-hooked = { $raises ->
    [doubloon] { $seat } crosses out square { $swords } of the hook: doubloons are worth { $step } more.
    [choice] { $seat } crosses out square { $swords } of the hook: rubies or crowns will be worth { $step } more.
    [both] { $seat } crosses out square { $swords } of the hook: rubies and crowns are worth { $step } more.
   *[none] { $seat } crosses out square { $swords } of the hook, which raises nothing yet.
}
event-line-full = { $count ->
    [one] { $seat } completes { $line } and gets the { $treasure } at its end.
   *[other] { $seat } completes { $line } and gets what is at its end: { $treasure } × { $count }.
}
event-line-late = { $count ->
    [0] { $seat } completes { $line }, which was claimed before.
    [one] { $seat } completes { $line }, which was claimed before, and gets a doubloon.
   *[other] { $seat } completes { $line }, which was claimed before, and gets { $count } doubloons.
}
event-got-rudder = { $seat } completes { $line } and takes the rudder.
event-got-map = { $seat } completes { $line } and gets the map: any symbol to draw.
event-surrounded = The anchor of { $seat } on { $square } is surrounded.
event-sighted = { $seat } fills a row of the spyglass and sights { $gift }.
event-beyond = All squares are crossed out, and { $symbol } brings { $seat } a ruby or a crown.
event-took-box = { $seat } claims { $loot }.
event-left-box = { $seat } declines a loot box.
event-raised = { $seat } raises the value of the { $treasure } to { $value }.
event-turns-to = { $seat } takes up { $gift }.
event-declined = { $seat } declines { $gift }.
event-gift-lost = The map is full, and { $seat } loses { $gift }.
event-symbol-lost = { $seat } has no room for { $symbol }.
event-kept = { $seat } stows a { $treasure }.
event-overflowed = { $rum ->
    [one] The chest of { $seat } is full, and a treasure that finds no room becomes rum.
   *[other] The chest of { $seat } is full, and { $rum } treasures that find no room become rum.
}
event-skipped = { $seat } draws nothing from the roll.
event-done = { $seat } is done.
event-showed = { $seat } shows the sheet.
event-used-dice = { $seat } has turned the dice: black { $black }, white { $first } and { $second }.
event-skull = { $seat } crosses out a skull, number { $skulls }.
event-chest-full = The chest of { $seat } is full!
event-third-skull = { $seat } has the third skull.
event-nobody-drew = Nobody has drawn anything.
event-scored = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
}.
event-tied = { $reason ->
    [lines] { $seat } has as many points as the winner, but fewer full rows and columns: { $own } against { $best }.
    [skulls] { $seat } has as many points as the winner, and as many full rows and columns, but more skulls: { $own } against { $best }.
   *[swords] { $seat } has as many points, full rows and columns, and skulls as the winner, but fewer swords: { $own } against { $best }.
}
event-won = { $seat } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
event-shared = { $seat } shares the victory, equal in everything, with { $points ->
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

## Plans: what the point of a move is, said with a hint.

points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-writes = { points-counted } on your sheet{ $otherwise ->
    [none] { "" }
   *[other] , against { $otherwise } for the best other drawing from these dice
}{ $rum ->
    [0] { "" }
    [one] ; it takes a bottle of rum
   *[other] ; it takes { $rum } bottles of rum
}.
plan-draw = Draw { $symbol } on { $square }: { sheet-writes }
plan-line-full = It completes { $line } and brings the { $treasure } at its end: { sheet-writes }
plan-line-late = It completes { $line }, claimed before: { sheet-writes }
plan-got-map = It completes { $line } and brings a symbol of your choice: { sheet-writes }
plan-got-rudder = It completes { $line } and brings the rudder: { sheet-writes }
plan-sighted = It fills a row of the spyglass and sights { $gift }: { sheet-writes }
plan-took-box = It brings { $loot }: { sheet-writes }
plan-surrounded = It closes the anchor on { $square } and brings a loot box: { sheet-writes }
plan-hooked = { $raises ->
    [doubloon] Square { $swords } of the hook makes doubloons worth { $step } more
    [choice] Square { $swords } of the hook makes rubies or crowns worth { $step } more
   *[both] Square { $swords } of the hook makes rubies and crowns worth { $step } more
}: { sheet-writes }
plan-found-palm-loot = A group of { $size } palms: { sheet-writes }
plan-box = What is in { $loot }: { points-counted } on your sheet.
plan-raise = The { $treasure } grows dearer: { points-counted } on your sheet.
plan-keep = A { $treasure } is worth { $value } in the chest.
plan-skip = The skull costs { $cost }; { $otherwise ->
    [none] nothing can be drawn from these dice
   *[other] the best drawing from these dice writes { $otherwise }
}.
plan-done = Your sheet stands at { points-counted }.
plan-none = No great plan: it simply weighs best.

## Lessons: lesson-LESSON-STEP says what to do, -no answers another move, -end closes the lesson.

lesson-roll = One roll for all
lesson-roll-draw = Each captain draws on a map of his own, all from the same three dice. Two dice, whichever you like, name the square, row first; the third is the symbol: 1 anchor, 2 water, 3 sword, 4 palm, 5 barrel, 6 water. Here you may draw a palm on 3,2, beside the palm you have. Do so.
lesson-roll-draw-no = The dice allow that. But palms like company: draw one on 3,2, next to the other.
lesson-roll-done = Two palms side by side are a group and bring a doubloon, which goes into your chest. Larger groups bring more. Say that you are done: then all maps are shown, and the next roll comes.
lesson-roll-done-no = Nothing else is left to do.
lesson-roll-end = If you draw nothing from a roll you cross out a skull; the third ends the game. So there is always a reason to use the dice, and rum helps.

lesson-rum = Rum, lines and the sea
lesson-rum-bottle = Row 5 lacks one square, 5,6, and there is a ruby at its end. The dice show 5, 5 and 2. A bottle of rum turns a white die by one. Turn the 5 among the white dice into a 6.
lesson-rum-bottle-no = That does not lead to 5,6 yet. Spend a bottle on the white 5: one up.
lesson-rum-line = 5 and 6 are the square, 2 is the symbol: draw water on 5,6.
lesson-rum-line-no = Allowed, but the ruby waits at the end of row 5. Water on 5,6!
lesson-rum-mermaid = The ruby is yours; whoever completes that line later gets only a doubloon. And your second water fills a row of the spyglass: you sight the mermaid. She goes on any empty square and scores 2 for each water around her, aslant too. Find a square that touches both waters.
lesson-rum-mermaid-no = She would see less water from there. Look for a square that touches 5,4 and 5,6.
lesson-rum-end = Water leads on to the sea snake, the kraken and the ghost ship. One thing often brings another: do them in the order you like.

lesson-anchor = The black die and the anchors
lesson-anchor-flip = This turn you are the active captain: you may use the opposite face of the black die. Your anchor on 1,1 has one open side, 2,1. The black die shows 5; turned over it is a 2. Turn it.
lesson-anchor-flip-no = The square 2,1 needs a 2. Turn the black die over.
lesson-anchor-close = 2 and 1 are the square, 4 is the symbol. Draw the palm on 2,1.
lesson-anchor-close-no = The anchor would still be open to the south. Draw on 2,1.
lesson-anchor-box = An anchor that is closed on all four sides opens a loot box. From the next turn on, nobody else gets that one. Some boxes let you draw more; two hold treasure: box 4 a ruby, box 5 a crown. Take one of them.
lesson-anchor-box-no = Useful, but let us have treasure. Box 4 or box 5.
lesson-anchor-end = Anchors may not stand side by side, and neither may swords. Each sword crosses out a square of the hook, which makes the treasures in your chest worth more.

lesson-end = The chest is full
lesson-end-last = Your chest holds nine treasures; twelve fill it and end the game. A palm on 6,5 joins a group and completes row 6 and column 5 at one stroke. Draw it.
lesson-end-last-no = Look at 6,5: a row, a column and a group of palms, all at once.
lesson-end-over = A doubloon and two crowns: the chest is full. Say that you are done, and the points are counted.
lesson-end-over-no = Nothing else is left to do.
lesson-end-end = Treasures count what the hook makes of them: a doubloon 1 at first, ruby and crown 3. Groups of palms and bottles of rum count 2 each, sightings what lies around them. Empty squares and skulls cost points. You come home a sailor; a legend needs 105.

feat-chain-reaction = Chain reaction
feat-chain-reaction-done = Drew five things in one turn.
feat-chain-reaction-hint = One roll, one symbol. And what it brings. And what that brings.
feat-palm-grove = The palm grove
feat-palm-grove-done = Grew a group of five palms.
feat-palm-grove-hint = One palm is lonely, two are company, and shade begins at five.
feat-friend-of-the-turtle = Friend of the turtle
feat-friend-of-the-turtle-done = Knocked at the turtle's three times.
feat-friend-of-the-turtle-hint = She is always at home, and she always has something to drink.
feat-too-rich = Too rich
feat-too-rich-done = Drank two treasures in one turn, since the chest was full.
feat-too-rich-hint = It does not fit in? It can be poured.
feat-dead-man-wins = Dead man wins
feat-dead-man-wins-done = Crossed out the third skull, and won all the same.
feat-dead-man-wins-hint = Three skulls end the game. They do not say for whom.
feat-teetotaller = The teetotaller
feat-teetotaller-done = Won without a bottle for the dice.
feat-teetotaller-hint = The dice fell, and he let them lie.

title = Jackal
tagline = Explore the island, find the old pirate's gold, and drag it to the ship.

option-island = Island
option-island-1 = the first island
option-island-2 = the second island
option-island-3 = the third island
option-island-4 = the fourth island
option-island-classic = the classic island, 11 by 11
option-teams = Teams
option-teams-no = every captain for himself
option-teams-yes = two against two, A and C against B and D
option-kids = With small children
option-kids-no = no, all the dangers
option-kids-yes = yes, leave out the nasty tiles
option-campaign = Campaign
option-campaign-no = no, one island
option-campaign-yes = yes, pick abilities after each island but the last
option-boxes = Boxes of tiles
option-tiles = Tiles of your own
option-abilities = Pirates with abilities
option-puzzle = Puzzle

phase-place = Choose where your ship comes in.
phase-act = Sail, or move one of your crew.
phase-go = Where to now?
phase-peek = The whole island at your feet: which tile do you look at?
phase-fire = Load, aim… where do you fire?
phase-hit = You have them in your sights: which one?
phase-shake = The earth shakes! Choose two tiles that change places.
phase-bottle = Open a bottle before your turn ends?
phase-vote = Up anchor and end the game as it stands?
phase-pick = Well looted! Choose an ability for one of your pirates.
phase-over = The island is left behind.

pirate-1 = pirate 1
pirate-2 = pirate 2
pirate-3 = pirate 3
pirate-missionary = missionary
target-missionary = the missionary

direction-north = north
direction-northeast = northeast
direction-east = east
direction-southeast = southeast
direction-south = south
direction-southwest = southwest
direction-west = west
direction-northwest = northwest
facing-north = north
facing-east = east
facing-south = south
facing-west = west

cause-enemy-ship = fallen into the hands of an enemy ship
cause-sea-fight = drowned in a fight at sea
cause-ogre = eaten by the ogre
cause-cycle = run round in circles until he dropped
cause-no-way = driven where there was nowhere to go
cause-edge = gone over the edge of the island
cause-bear = the bear was hungry
cause-overrun = run down by an enemy ship

tile-empty = empty tile
tile-empty-help = Nothing here. Savour the peace.
tile-arrow = arrow
tile-arrow-help = Go on at once, one step where it points; into the sea, if need be.
tile-arrow-diagonal = slanting arrow
tile-arrow-diagonal-help = Go on at once, one step where it points; into the sea, if need be.
tile-arrows-2 = two arrows
tile-arrows-2-help = Go on at once along either arrow, as you like.
tile-arrows-2-diagonal = two slanting arrows
tile-arrows-2-diagonal-help = Go on at once along either arrow, as you like.
tile-arrows-3 = three arrows
tile-arrows-3-help = Go on at once along one of the three arrows, as you like.
tile-arrows-4 = four arrows
tile-arrows-4-help = Go on at once: north, east, south or west, as you like.
tile-arrows-4-diagonal = four slanting arrows
tile-arrows-4-diagonal-help = Go on at once, diagonally, whichever way you like.
tile-barrel = barrel
tile-barrel-help = He plays in the barrel and misses his crew's next turn.
tile-chest-1 = chest with one coin
tile-chest-1-help = One coin! A pirate drags one coin at a time, only over face-up tiles.
tile-chest-2 = chest with two coins
tile-chest-2-help = Two coins! A pirate drags one at a time, only over face-up tiles.
tile-chest-3 = chest with three coins
tile-chest-3-help = Three coins! A pirate drags one at a time, only over face-up tiles.
tile-chest-4 = chest with four coins
tile-chest-4-help = Four coins! A pirate drags one at a time, only over face-up tiles.
tile-chest-5 = chest with five coins
tile-chest-5-help = Five coins! A pirate drags one at a time, only over face-up tiles.
tile-horse = horse
tile-horse-help = Jump on at once, two tiles and one aside, like a knight in chess.
tile-ice = ice
tile-ice-help = Slide on: repeat the move that brought you here.
tile-pit = pit
tile-pit-help = He is trapped until a friend comes to help, or you open a bottle.
tile-bottle-1 = message in a bottle
tile-bottle-1-help = One bottle: it frees from a pit, leads through a labyrinth, or turns a missionary.
tile-bottle-2 = two messages in bottles
tile-bottle-2-help = Two bottles: each frees from a pit, leads through a labyrinth, or turns a missionary.
tile-bottle-3 = three messages in bottles
tile-bottle-3-help = Three bottles: each frees from a pit, leads through a labyrinth, or turns a missionary.
tile-crocodile = crocodile
tile-crocodile-help = Back to where you came from, and quick!
tile-bank = bank
tile-bank-help = Room for one pirate; with a coin beside him nobody can attack him.
tile-jungle = jungle
tile-jungle-help = No fighting in here, and no gold can be dragged in.
tile-caramba = caramba
tile-caramba-help = Nothing happens, but you must shout like a real sea dog. Aloud!
tile-lighthouse = lighthouse
tile-lighthouse-help = Look secretly at four face-down tiles; then it collapses.
tile-balloon = hot-air balloon
tile-balloon-help = Up and away: it takes every comer to his own ship, gold and all.
tile-musket = musket
tile-musket-help = One shot over land, in any direction; the nearest pirate goes back to his ship.
tile-shrine = shrine
tile-shrine-help = Instead of moving, bring a dead crewmate back to life here. Enemies and gold stay outside.
tile-crossroads = crossroads die
tile-crossroads-help = The die says which way you go on.
tile-trampoline = trampoline
tile-trampoline-help = It tosses you two tiles further, straight ahead in any direction, gold and all.
tile-airplane = airplane
tile-airplane-help = One flight, now or never: to any tile or to a friendly ship, gold and all.
tile-cannon = cannon
tile-cannon-help = It shoots every comer straight into the sea before its mouth. Gold sinks.
tile-smoke = smoke
tile-smoke-help = For one turn each, the neighbour on the left gives the orders.
tile-den = bear's den
tile-den-help = The bear wakes: he mauls whoever he catches and hunts the nearest pirate on land.
tile-missionary = missionary's hut
tile-missionary-help = The missionary joins you. Where he is nobody fights; a bottle makes a pirate of him.
tile-earthquake = earthquake
tile-earthquake-help = Two tiles without pieces or coins change places, as you choose.
tile-labyrinth-2 = labyrinth of two
tile-labyrinth-2-help = Two spaces, a turn for each. Fights are only with those on the next space.
tile-labyrinth-3 = labyrinth of three
tile-labyrinth-3-help = Three spaces, a turn for each. Fights are only with those on the next space.
tile-labyrinth-4 = labyrinth of four
tile-labyrinth-4-help = Four spaces, a turn for each. Fights are only with those on the next space.
tile-labyrinth-5 = labyrinth of five
tile-labyrinth-5-help = Five spaces, a turn for each. Fights are only with those on the next space.
tile-ogre = ogre
tile-ogre-help = He eats every comer, coin and all.
tile-fortress = fortress
tile-fortress-help = Nobody can attack you inside. No gold, and no enemies while you are in.

family-empty = empty
family-arrows = arrows
family-barrel = barrel
family-chest = chest
family-horse = horse
family-ice = ice
family-pit = pit
family-bottle = bottles
family-crocodile = crocodile
family-bank = bank
family-jungle = jungle
family-caramba = caramba
family-lighthouse = lighthouse
family-balloon = balloon
family-musket = musket
family-shrine = shrine
family-crossroads = crossroads die
family-trampoline = trampoline
family-airplane = airplane
family-cannon = cannon
family-smoke = smoke
family-den = bear's den
family-missionary = missionary's hut
family-earthquake = earthquake
family-labyrinth = labyrinth
family-ogre = ogre
family-fortress = fortress

back-mountain = mountain
back-forest = forest
back-beach = beach
back-plain = unexplored
back-sea = sea

ability-strongman = strongman
ability-strongman-help = drags two coins at once
ability-swimmer = swimmer
ability-swimmer-help = swims two spaces, and may land from the sea on a beach
ability-runner = runner
ability-runner-help = stepping onto an empty or used-up tile, he may take a second step
ability-trailblazer = trailblazer
ability-trailblazer-help = drags a coin into the jungle
ability-climber = climber
ability-climber-help = climbs out of a pit by himself, as his move
ability-pathfinder = pathfinder
ability-pathfinder-help = leaves a labyrinth one space early
ability-marksman = marksman
ability-marksman-help = instead of moving, he shoots at enemies two tiles away in a straight line
ability-hunter = hunter
ability-hunter-help = no crocodile sends him back
ability-helmsman = helmsman
ability-helmsman-help = with him aboard the ship sails one space further
ability-sober = sober
ability-sober-help = walks past barrels
ability-iron-belly = iron belly
ability-iron-belly-help = the ogre cannot stomach him and sends him home
ability-fencer = fencer
ability-fencer-help = attacks while dragging a coin, and brings it along

move-place = bring the ship in at { $cell }
move-sail = sail to { $cell }
move-move = { $coin ->
    [none] { $pirate } to { $cell }
   *[other] { $pirate } to { $cell }, dragging gold
}
move-advance = { $coin ->
    [none] { $pirate } a space on, or out of the pit
   *[other] { $pirate } a space on with a coin
}
move-go = { $coin ->
    [none] on to { $cell }
   *[other] on to { $cell }, dragging gold
}
move-stay = stay here
move-revive = revive { $pirate }
move-shoot = shoot at { $cell }
move-pass = pass
move-peek = peek at { $cell }
move-peek-none = seen enough
move-fire = fire { $direction }
move-hit = hit { $target }
move-shake = move the tile on { $cell }
move-bottle = open a bottle for { $pirate }
move-bottle-none = keep the bottles
move-propose = ask to end the game
move-agree = aye, end it
move-refuse = nay, sail on
move-take = { $ability } for { $pirate }
move-take-none = take no ability

event-began = The island lies ahead, unexplored. { $seat } begins.
event-ship-placed = { $seat } drops anchor at { $cell }.
event-sailed = { $seat } sails to { $cell }.
event-taken-aboard = { $seat }'s { $pirate } is fished out of the water by the ship of { $other }.
event-went = { $seat }'s { $pirate } goes to { $cell }.
event-went-dragging = { $seat }'s { $pirate } drags { $coins ->
    [one] a coin
   *[other] { $coins } coins
} to { $cell }.
event-swam = { $seat }'s { $pirate } swims to { $cell }.
event-splashed = Splash! { $seat }'s { $pirate } swims at { $cell }.
event-turned = { $cell } is turned over: { $tile }!
event-delivered = { $coins ->
    [one] A coin
   *[other] { $coins } coins
} aboard! { $seat }'s { $pirate } brings gold to the ship of { $other }.
event-sank = { $coins ->
    [one] A coin sinks
   *[other] { $coins } coins sink
} at { $cell }. Davy Jones says thank you.
event-fought = { $seat }'s { $pirate } draws his sabre on { $cell }!
event-sent-home = { $seat }'s { $pirate } is back on his ship, licking his wounds.
event-died = { $seat }'s { $pirate } is dead: { $cause }.
event-slept = { $seat }'s { $pirate } has found a barrel and will miss a turn.
event-fell = { $seat }'s { $pirate } falls into the pit. Help!
event-freed = { $seat }'s { $pirate } is pulled out of the pit.
event-found-coins = Gold on { $cell }: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}!
event-found-bottles = { $seat } finds { $bottles ->
    [0] no more bottles
    [one] a message in a bottle
   *[other] { $bottles } messages in bottles
}.
event-turned-back = A crocodile! { $seat }'s { $pirate } runs back where he came from.
event-shouted = CARAMBA! { $seat }'s { $pirate } curses till the parrots blush.
event-peeked = From the lighthouse { $seat } looks at { $cell }.
event-saw = For the eyes of { $seat } only: { $cell } – { $tile }.
event-lifted = Up, up and away: { $seat }'s { $pirate } flies home in a balloon.
event-fired = { $seat } fires the musket to the { $direction }!
event-missed = Nobody there. { $seat } has shot a coconut.
event-hit = Hit! { $seat }'s { $pirate } gets the bullet in his wooden leg.
event-revived = { $seat }'s { $pirate } rises from the dead on { $cell }.
event-rolled = The die says { $direction }.
event-shot-out = Boom! { $seat }'s { $pirate } flies out of the cannon and lands at { $cell }.
event-smoked = { $seat } lights a fire, and smoke hides the island! For one turn each, the neighbour on the left gives the orders.
event-bear-woke = The bear wakes on { $cell }, in a foul mood! He will walk after every turn of { $seat }.
event-bear-walked = The bear trots to { $cell }.
event-bear-sat = Nobody to eat. The bear sits down and sucks his paw.
event-mauled = The bear has got { $seat }'s { $pirate }!
event-missionary-found = A missionary on { $cell }! He goes with { $seat } from now on.
event-converted = A bottle from { $other }, one look at the letter, and the missionary draws a rusty sword: { $seat } has one more pirate.
event-shook = The earth shakes: { $cell } and { $second } change places.
event-advanced = { $coins ->
    [0] { $seat }'s { $pirate } gets on in the labyrinth, to space { $space }.
   *[other] { $seat }'s { $pirate } drags gold through the labyrinth, to space { $space }.
}
event-found-letter = The missionary finds a bottle on { $cell }. One look at the letter, and he draws a rusty sword: { $seat } has one more pirate.
event-opened-bottle = { $seat } opens a bottle for { $pirate }.
event-led-out = The letter says where to put one's feet: { $seat }'s { $pirate } climbs out of the pit.
event-led-through = The letter knows the way: { $seat }'s { $pirate } comes straight to space { $space } and can leave the labyrinth.
event-passed = { $seat } can do nothing but wait.
event-proposed = { $seat } asks to end the game. What say you?
event-agreed = { $seat } says aye.
event-refused = { $seat } says nay: sail on!
event-voted = The game ends as it stands, and what lies on the island stays there.
event-asked = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} without a tile turned or a coin won. Shall the game end here? What say you all?
event-warned = { $rounds ->
    [one] One more round
   *[other] { $rounds } more rounds
} of this, and nobody will be asked again: then the game is over.
event-stood-still = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} without a tile turned or a coin won: nobody gets any further.
event-all-found = All explored, and not a coin left on the island!
event-nobody-left = Not a living pirate is left. The island keeps its secrets.
event-scored = { $seat }: { $coins ->
    [one] one coin
   *[other] { $coins } coins
} aboard, { $alive ->
    [one] one pirate
   *[other] { $alive } pirates
} alive.
event-won = { $seat } wins. Yo ho ho!
event-took = { $seat }'s { $pirate } learns a trick: { $ability }.
event-declined = { $seat } takes no ability.
event-solved = Solved in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, with { $alive ->
    [one] one pirate
   *[other] { $alive } pirates
} alive!
event-unsolved = Not this time. Old Jackal chuckles in his grave.
event-climbed = { $seat }'s { $pirate } climbs out of the pit by himself.
event-spat-out = The ogre chews on { $seat }'s { $pirate } and spits him out again.
event-ate-coin = The ogre swallows { $coins ->
    [one] the coin
   *[other] { $coins } coins
} for dessert.
event-stayed = { $seat }'s { $pirate } stays where he is.
event-shot = { $seat }'s { $pirate } takes aim and shoots at { $cell }!
event-turn-ended = Turn { $turns } is over.

label-turn = { $seat } to move
label-smoke = Smoke! { $chooser } gives the orders for { $seat } ({ $turns ->
    [one] one turn
   *[other] { $turns } turns
} of smoke, this one included)
label-puzzle-turn = { $limit ->
    [0] Turn { $turns }
   *[other] Turn { $turns } of { $limit }
}
label-survivors = { $survivors ->
    [0] any losses allowed
    [one] one pirate must survive
   *[other] { $survivors } pirates must survive
}
label-mover = { $pirate } moves
label-bring = all coins to the bank
label-island-coins = coins on the island: { $coins }
label-lost-coins = lost: { $coins }
label-quiet = nothing new for { $quiet ->
    [one] one turn
   *[other] { $quiet } turns
}, everybody is asked after { $standstill }
label-last-call = nothing new for { $quiet ->
    [one] one turn
   *[other] { $quiet } turns
}, the game ends after { $last_call }
label-vote = { $proposer } asks to end the game; { $asked } has to answer
label-vote-all = shall the game end here? { $asked } has to answer
label-patience = nobody may ask for the end for { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
label-pick = { $seat } picks an ability
label-peeks = looks left: { $peeks }
label-shaken = { $cell } changes places with …
label-target = the bullet has come to { $cell }
label-bear-walks = the bear, on { $cell }, walks after the turns of { $seat }
label-missionary-at = the missionary, { $place }, goes with { $seat }
label-missionary-dead = the missionary is dead
label-converted = the missionary, { $place }, is a pirate of { $seat }
label-aboard = aboard
label-aboard-of = aboard { $ship }
label-swims = { $cell } swimming
label-barrel = { $cell } in a barrel
label-pit = { $cell } in a pit
label-dead = dead
label-ashore-not-yet = at sea
label-unseen = Not seen yet (on the island / in all, the rest stay in the box)
legend-ship = ship
legend-coins = coins
legend-bear = bear
legend-missionary = missionary
legend-used = used up
legend-mine = your secret
legend-peeked = peeked at
legend-lying = barrel or pit
legend-space = on space 2
legend-team = both crews together

option-puzzle-1 = A step on the spot
option-puzzle-2 = Nobody home
option-puzzle-3 = A friend for the bear
option-puzzle-4 = The bank moves house
option-puzzle-5 = Friendly fire
option-puzzle-6 = One horse for three
option-puzzle-7 = All three men
option-puzzle-8 = The last balloon
option-puzzle-9 = Once only
option-puzzle-10 = Back from the dead

## Plans: what the point of a move is, said with a hint. Steps are counted as the gull flies.

steps-counted = { $steps ->
    [one] one step off
   *[other] { $steps } steps off as the gull flies
}
plan-bring = { $coins ->
    [one] A coin comes
   *[other] { $coins } coins come
} aboard; that makes { $total }.
plan-bank = { $moves ->
    [one] With this move
   *[other] After { $moves } moves
} the bank holds { $total ->
    [one] one coin
   *[other] { $total } coins
}.
plan-drag = The coin can be aboard in { $actions ->
    [one] one more action
   *[other] { $actions } more actions
}, over ground that does nothing.
plan-drag-on = { $coins ->
    [one] A coin comes
   *[other] { $coins } coins come
} along, a bit of the way.
plan-fight = Back to the ship with { $pirates ->
    [one] a pirate
   *[other] { $pirates } pirates
} of { $other }{ $coins ->
    [0] { "" }
    [one] , who must leave a coin behind
   *[other] , who must leave { $coins } coins behind
}.
plan-drown = { $pirates ->
    [one] A pirate
   *[other] { $pirates } pirates
} of { $other } will swim no more.
plan-freed = { $pirate } gets out of the pit.
plan-led-out = A bottle gets { $pirate } out of the pit.
plan-led-through = A bottle leads { $pirate } through the labyrinth.
plan-revived = { $pirate } comes back from the dead.
plan-taken-aboard = { $pirate } is fished out of the water.
plan-climbed = { $pirate } climbs out of the pit by himself.
plan-turn = A new tile ({ $back }): { $gold } of the { $tiles } that it may be hold gold.
plan-turn-known = You have peeked: { $tile }.
plan-peek = A secret look ({ $back }): { $gold } of the { $tiles } that it may be hold gold.
plan-pirate-to-gold = { $steps ->
    [0] He will stand where gold lies, against { $before } off now
   *[other] Nearer to the gold: { steps-counted }, against { $before } now
}.
plan-pirate-to-tile = Nearer to the unknown: a face-down tile { steps-counted }, against { $before } now.
plan-ship-to-gold = The ship comes nearer to the gold: { steps-counted }, against { $before } now.
plan-ship-to-tile = The ship comes nearer to the unknown: a face-down tile { steps-counted }, against { $before } now.
plan-labyrinth = Space { $space } of { $spaces } in the labyrinth.
plan-aboard = Back aboard: { $spaces ->
    [one] the ship can sail a space a turn then
   *[other] the ship can sail { $spaces } spaces a turn then
}.
plan-berth = From there { $tiles ->
    [0] no tile is open to a landing
    [one] one tile is open to a landing
   *[other] { $tiles } tiles are open to a landing
}.
plan-pass = There is nothing else to be done.
plan-smoke = Smoke! You give the orders for { $other }, no friend of yours.
plan-end = As it stands: { $coins ->
    [one] one coin
   *[other] { $coins } coins
} for you, { $most } for the best of the others.
plan-play-on = It stands { $coins } to { $most }, and there is more to win: coins on the island { $left }, tiles face down { $tiles }.
plan-none = No great plan: it simply weighs best.

## Puzzles: where one plays alone, a message that ends in -alone is said instead. No ships, no sea, no enemies but the bear.

phase-act-alone = Where does the pirate go whose move it is?
phase-over-alone = The puzzle is over.

pirate-1-alone = black pirate
pirate-2-alone = yellow pirate
pirate-3-alone = red pirate
pirate-A-1-alone = black pirate
pirate-A-2-alone = yellow pirate
pirate-A-3-alone = red pirate
target-A-1-alone = the black pirate
target-A-2-alone = the yellow pirate
target-A-3-alone = the red pirate

tile-arrow-help-alone = Go on at once, one step where it points; over the edge, if need be.
tile-arrow-diagonal-help-alone = Go on at once, one step where it points; over the edge, if need be.
tile-chest-1-help-alone = One coin! It must get to the bank; a pirate drags one at a time.
tile-chest-2-help-alone = Two coins! They must get to the bank; a pirate drags one at a time.
tile-chest-3-help-alone = Three coins! They must get to the bank; a pirate drags one at a time.
tile-chest-4-help-alone = Four coins! They must get to the bank; a pirate drags one at a time.
tile-chest-5-help-alone = Five coins! They must get to the bank; a pirate drags one at a time.
tile-barrel-help-alone = He plays in the barrel and misses the next turn.
tile-pit-help-alone = He is trapped until a friend comes to help.
tile-bank-help-alone = Here all three begin, and here all the gold must lie in the end. It keeps no bear out.
tile-jungle-help-alone = No gold can be dragged in. The bear comes in all the same.
tile-balloon-help-alone = Up and away: it takes every comer to the bank, gold and all.
tile-musket-help-alone = One shot, in any direction; the nearest pirate goes back to the bank. The bear does not mind bullets.
tile-shrine-help-alone = Instead of moving, bring a dead friend back to life here. Gold stays outside, the bear does not.
tile-airplane-help-alone = One flight, now or never: to any other tile, gold and all.
tile-cannon-help-alone = It shoots every comer over the edge of the island, and his gold with him.
tile-den-help-alone = From here the bear set out. After every turn he takes a step towards the nearest pirate, and eats whom he meets.
tile-labyrinth-2-help-alone = Two spaces, a turn for each.
tile-labyrinth-3-help-alone = Three spaces, a turn for each.
tile-labyrinth-4-help-alone = Four spaces, a turn for each.
tile-labyrinth-5-help-alone = Five spaces, a turn for each.
tile-fortress-help-alone = No gold can be dragged in. Against the bear no wall helps.
tile-caramba-help-alone = Nothing happens, but you must shout like a real pirate. Aloud!
back-sea-alone = beyond the edge

move-advance-alone = { $coin ->
    [none] { $pirate } a space on
   *[other] { $pirate } a space on with a coin
}
event-began-alone = Every tile lies open, every chest is full, and the bear sits in his den. The black pirate begins.
event-sank-alone = { $coins ->
    [one] A coin goes
   *[other] { $coins } coins go
} over the edge at { $cell }, and that is the last of it.
event-sent-home-alone = { $seat }'s { $pirate } is back at the bank, licking his wounds.
event-lifted-alone = Up, up and away: { $seat }'s { $pirate } flies to the bank in a balloon.
event-shot-out-alone = Boom! { $seat }'s { $pirate } flies out of the cannon, past { $cell } and out of sight.
event-bear-woke-alone = The bear wakes on { $cell }, in a foul mood! He will walk after every turn.
label-mover-alone = the { $pirate } moves

## Lessons: lesson-LESSON-STEP says what to do, -no answers another move, -end closes the lesson.

lesson-gold = Find it, drag it home
lesson-gold-land = Under the tiles of this island lies gold; whoever brings most of it aboard wins. In a turn you do one thing: move one pirate, or sail. Your first pirate, A-1, is aboard. Let him land on the face-down tile right below the ship, D2: it is turned over, and whatever it says happens.
lesson-gold-land-no = That is allowed, but let us explore the beach first. A-1, onto D2.
lesson-gold-home = A chest with a coin! A pirate drags one coin at a time. Only what is aboard counts: step back to the ship, and take the coin along.
lesson-gold-home-no = The coin would stay behind. Choose the step to the ship, with the coin.
lesson-gold-arrow = One for you. Some tiles send you on at once. Your second pirate, A-2, stands beside an arrow at C4: step on it and see where it takes you.
lesson-gold-arrow-no = Some other time. A-2, onto the arrow at C4.
lesson-gold-fight = The arrow sent him on to D4, which was turned over too: two coins. Beside it, on E4, an enemy guards another. Step onto his tile: whoever comes drives away all enemies there, back to their ship, and their gold stays.
lesson-gold-fight-no = And the enemy? He would come for your gold. A-2, onto E4; nobody attacks while he drags a coin.
lesson-gold-drag = Now the long way home, with a coin. Gold is dragged only onto tiles that are face up. Take it to F4.
lesson-gold-drag-no = Not like that: take the coin from E4 along, and go to F4.
lesson-gold-balloon = On G4 is a balloon, which takes every comer straight to his own ship, gold and all. All aboard!
lesson-gold-balloon-no = There is a quicker way home: the balloon on G4, and do not forget the coin.
lesson-gold-end = Two coins aboard in six turns. Most tiles have their own tricks; touch one to read what it does, or look them up in “What is what”.

lesson-crew = One for all
lesson-crew-horse = Near the end: every tile is face up, one coin is left, and both crews have four. Your third pirate, A-3, sits in a pit with it and cannot get out alone. A friend must come. A-2 is on D2; the horse at C3 will carry him round.
lesson-crew-horse-no = Not far enough. A-2, onto the horse at C3, and hold on tight.
lesson-crew-gallop = A horse leaps on at once like a knight in chess, two and one aside. Beware: the ogre on E4 eats every visitor, and the cannon on D5 fires him into the sea. Leap to E2, next to the pit.
lesson-crew-gallop-no = An adventurous choice, and a poor one. E2 is safe and beside the pit.
lesson-crew-pit = Now into the pit on F3. Where one has fallen in already, a friend does not fall: he pulls him out.
lesson-crew-pit-no = Your mate is still waiting. A-2, onto F3.
lesson-crew-sail = Both are free. Let the ship come to meet them: it sails along the coast as many spaces as it has pirates aboard, here one. Sail to F2.
lesson-crew-sail-no = It is shorter if the ship comes to the gold. Sail to F2.
lesson-crew-last = The ship lies beside the pit. Drag the last coin aboard, with either pirate.
lesson-crew-last-no = So close! From F3 to the ship on F2, with the coin.
lesson-crew-end = All is explored and no coin is left ashore: the game is over, five to four for you. Coins count, then living pirates. Should things stand still, the crews may also vote to end it.

feat-special-delivery = Special delivery
feat-special-delivery-done = Fired a coin home through a cannon.
feat-special-delivery-hint = The post on this island is loud and quick, and as a rule it ends in the sea.
feat-first-class = First class
feat-first-class-done = Flew a coin home by balloon.
feat-first-class-hint = Why drag gold over land, when there is so much hot air about?
feat-grand-tour = The grand tour
feat-grand-tour-done = Took six steps or more in a single move.
feat-grand-tour-hint = Arrows, ice, a horse. "I only meant to stretch my legs!"
feat-two-at-one-blow = Two at one blow
feat-two-at-one-blow-done = Sent two enemies home with a single blow.
feat-two-at-one-blow-hint = Where two of them stand close together, one sabre will do.
feat-right-of-way = Right of way
feat-right-of-way-done = Ran down an enemy swimmer with the ship.
feat-right-of-way-hint = Bathers had better look both ways.
feat-dead-mans-wages = Dead man's wages
feat-dead-mans-wages-done = A pirate came back from the dead and brought a coin aboard.
feat-dead-mans-wages-hint = Death is no excuse for shirking.

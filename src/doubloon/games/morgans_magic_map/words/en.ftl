title = Morgan's Magic Map
tagline = Shift the island until your clues come true, and dig deep.

phase-corner = Where do you land?
phase-change = Lift a tile, or leave the map as it is.
phase-put = Where does the tile go?
phase-turn = Which way round?
phase-walk = Walk, or stay.
phase-dig = Which of your cards are right here?
phase-take = Which treasure do you take?
phase-throw = Throw a card away, or just draw.
phase-pair = With which card does it make a pair?
phase-over = The game is over.

tile-anthill = the Anthill
tile-volcano = the Volcano
tile-tomb = the Tomb
tile-skull = the Skull
tile-oasis = the Oasis
tile-green-tree = the Green Tree
tile-hermits-hut = the Hermit's Hut
tile-swamp = the Swamp
tile-biting-cave = the Biting Cave
tile-three-columns = the 3 Columns
tile-waterfall = the Waterfall
tile-gallows = the Gallows
tile-rope-bridge = the Rope Bridge
tile-sun-stone = the Sun Stone
tile-whale-bones = the Whale Bones
tile-lighthouse = the Lighthouse
tile-big-nose-bay = Big Nose Bay
tile-shipwreck = the Shipwreck
tile-wilderness = the Wilderness
tile-open-sea = the Open Sea

beside-anthill = the Anthill
beside-volcano = the Volcano
beside-tomb = the Tomb
beside-skull = the Skull
beside-oasis = the Oasis
beside-green-tree = the Green Tree
beside-hermits-hut = the Hermit's Hut
beside-swamp = the Swamp
beside-biting-cave = the Biting Cave
beside-three-columns = the 3 Columns
beside-waterfall = the Waterfall
beside-gallows = the Gallows
beside-rope-bridge = the Rope Bridge
beside-sun-stone = the Sun Stone
beside-whale-bones = the Whale Bones
beside-lighthouse = the Lighthouse
beside-big-nose-bay = Big Nose Bay
beside-shipwreck = the Shipwreck
beside-wilderness = the Wilderness
beside-open-sea = the Open Sea

short-anthill = Anthill
short-volcano = Volcano
short-tomb = Tomb
short-skull = Skull
short-oasis = Oasis
short-green-tree = Green Tree
short-hermits-hut = Hut
short-swamp = Swamp
short-biting-cave = Cave
short-three-columns = 3 Columns
short-waterfall = Waterfall
short-gallows = Gallows
short-rope-bridge = Bridge
short-sun-stone = Sun Stone
short-whale-bones = Bones
short-lighthouse = Lighthouse
short-big-nose-bay = Big Nose
short-shipwreck = Shipwreck
short-wilderness = Wilds
short-open-sea = Open Sea

treasure-1 = glass beads
treasure-2 = a brass brooch
treasure-3 = a silver thimble
treasure-4 = a handful of garnets
treasure-5 = a gold tooth
treasure-6 = a cracked opal
treasure-7 = pearls in a shell
treasure-8 = silver spoons
treasure-9 = three topazes
treasure-10 = a gold button
treasure-11 = a jade frog
treasure-12 = a string of pearls
treasure-13 = a gold chain
treasure-14 = an amethyst
treasure-15 = the Silver Teapot
treasure-16 = earrings of a countess
treasure-17 = blue sapphires
treasure-18 = gold doubloons in a sock
treasure-19 = a pink pearl
treasure-20 = a silver goblet
treasure-21 = the queen's necklace
treasure-22 = emeralds
treasure-23 = the black pearl
treasure-24 = a gold idol
treasure-25 = the Diadem
treasure-26 = a silver candelabra
treasure-27 = a fistful of rubies
treasure-28 = a jade mask
treasure-29 = the Jade Dragon

set-gems = gems
set-silver = silver
set-gold = gold
set-pearl = pearl
set-jewelry = jewelry
set-jade = jade

symbol-shovel = shovel
symbol-map = map
symbol-doubloons = doubloons
symbol-boots = boots

bonus-shovel = one level deeper
bonus-map = one more tile
bonus-doubloons = more doubloons
bonus-boots = more steps

side-north = north
side-east = east
side-south = south
side-west = west

letter-north = N
letter-east = E
letter-south = S
letter-west = W

quarters-0 = as it is printed
quarters-1 = turned a quarter clockwise
quarters-2 = upside down
quarters-3 = turned a quarter anti-clockwise

corner-north-west = north-western
corner-north-east = north-eastern
corner-south-west = south-western
corner-south-east = south-eastern

move-corner = land at the { $corner } corner
move-lift = lift { $tile }
move-leave = leave the map as it is
move-put = put it { $side } of { $beside }
move-turn = lay it { $quarters }
move-step = go { $side }
move-stay = stay here
move-play = play { $tile } { $distance }
move-enough = no more cards
move-take = take the treasure of level { $level }
move-throw = throw { $tile } { $distance } away
move-draw = draw
move-use = give up { $tile } { $distance } for its symbol
move-pair = give up { $tile } { $distance } and another like it: { $bonus }
move-with = together with { $tile } { $distance }

event-began = The torn map is laid out. { $seat } will begin, and lands last.
event-landed = { $seat } lands at the { $corner } corner, on { $tile }.
event-paid = { $seat } pays { $other } a doubloon.
event-lifted = { $seat } lifts { $tile }.
event-put-down = { $seat } puts { $tile } down { $side } of { $beside }.
event-walked = { $seat } walks to { $tile }.
event-played = { $seat } plays a clue: { $distance ->
    [0] on { $tile } itself
    [one] one step from { $tile }
   *[other] { $distance } steps from { $tile }
}.
event-not-dug = { $seat } does not dig.
event-spent = { $seat } gives up { $tile } { $distance } ({ $symbol }).
event-gained = { $seat } { $gain ->
    [shovel] digs { $count ->
        [one] one level
       *[other] { $count } levels
    } deeper
    [map] may move { $count ->
        [one] one more tile
       *[other] { $count } more tiles
    }
    [boots] may walk { $count ->
        [one] one step
       *[other] { $count } steps
    } further
   *[doubloons] gets { $count ->
        [one] one doubloon
       *[other] { $count } doubloons
    }
}.
event-took = { $seat } digs up { $treasure } from level { $level }{ $coins ->
    [0] { "" }
    [one] {" "}and a doubloon with it
   *[other] {" "}and { $coins } doubloons with it
}.
event-laid-out = New on the board: { $treasure }.
event-threw = { $seat } throws { $tile } { $distance } away.
event-reshuffled = The discards become a new deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-drew = { $seat } draws { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
}.
event-saw = For your eyes only: { $tile } { $distance }.
event-ended = The last treasure is laid out, and the map fades to dust. { $seat } was the last to dig.
event-majority = { $seat } has most { $set }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}: { $points ->
    [one] one doubloon
   *[other] { $points } doubloons
}.
event-shared-set = { $seat } shares the lead in { $set }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}: { $points ->
    [one] one doubloon
   *[other] { $points } doubloons
}.
event-scored = { $seat }: { $coins ->
    [one] one doubloon
   *[other] { $coins } doubloons
}, treasures worth { $value }, and with what the sets bring { $points ->
    [one] one point
   *[other] { $points } points
}.
event-tie-broken = Several captains have { $points ->
    [one] one point
   *[other] { $points } points
}. Treasures decide: { $seat } has the dearest, worth { $value } in all.
event-shared-win = { $seat } shares the win: { $points ->
    [one] one point
   *[other] { $points } points
} and treasures worth { $value }, the same as another captain.
event-won = { $seat } wins.

label-board = Treasure board
label-deck = still buried: { $count }
label-points = points
label-cards = cards
label-front = In front of { $seat }
label-hand = Your hand
label-none = nothing
label-lifted = In the hand: { $tile }
label-changes = { $count ->
    [one] one tile to move
   *[other] { $count } tiles to move
}
label-steps = { $count ->
    [one] one step to go
   *[other] { $count } steps to go
}
label-reach = the dig reaches level { $level }
label-land = land
label-water = water

## Plans: what the point of a move is, said with a hint. A depth is a level of the board.

depth-1 = I
depth-2 = II
depth-3 = III
depth-4 = IV
depth-5 = V

points-counted = { $points ->
    [one] one point
   *[other] { $points } points
}
cards-right = { $cards ->
    [one] one card is right
   *[other] { $cards } cards are right
}
level-then = Then level { $depth }: { points-counted }.

plan-shovels = { $shovels ->
    [1] A shovel reaches
    [2] Two shovels reach
    [3] Three shovels reach
   *[other] { $shovels } shovels reach
} level { $depth }: { points-counted } against { $otherwise }.
plan-set = On level { $depth }: { $treasure }. It lifts you in { $set }, { $more } more if the game ended now, and brings { points-counted } besides.
plan-dig = Level { $depth } brings { points-counted }; { $otherwise ->
    [0] there is nothing else within reach
   *[other] the best of the others within reach brings { $otherwise }
}.
plan-reach = The dig reaches level { $depth }: up to { points-counted }.
plan-lift = Lift { $tile }: well laid, { cards-right } at one place within a walk, against { $otherwise } as it lies.
plan-shift = Move { $tile }{ $tiles ->
    [one] { "" }
   *[other] {" "}and more
}, and within a walk { cards-right } at one place, against { $otherwise } as it lies.
plan-shift-and-dig = { plan-shift } { level-then }
plan-walk = Walk to { $tile }: { cards-right } there, against { $otherwise } here.
plan-walk-and-dig = { plan-walk } { level-then }
plan-boots-walk = The boots take you to { $tile }: { cards-right } there, against { $otherwise } here.
plan-boots-walk-and-dig = { plan-boots-walk } { level-then }
plan-doubloons = Into the purse { $coins ->
    [one] goes a doubloon
   *[other] go { $coins } doubloons
}, for what has done its work.
plan-map = A map lets you move one more tile.
plan-boots = Boots: { $steps ->
    [one] one more step
   *[other] { $steps } more steps
} to walk.
plan-leave = As the island lies, within a walk { $cards ->
    [0] none of your cards is right
   *[other] { cards-right } at one place
}.
plan-stay = Where you stand { $cards ->
    [0] none of your cards is right
   *[other] { cards-right }
}.
plan-no-dig = No dig in this turn; { $cards ->
    [0] no card is drawn
    [one] one card comes
   *[other] { $cards } cards come
}.
plan-land = From { $tile } a walk brings you where { $cards ->
    [0] none of your cards is right yet
    [one] one card is right
   *[other] { $cards } cards are right
}.
plan-throw = Throw { $tile } { $distance }: you stand { $away ->
    [0] on it
    [one] one step from it
   *[other] { $away } steps from it
}. A new card for it.
plan-draw = Keep what you have{ $right ->
    [0] { "" }
    [one] , one card is right where you stand,
   *[other] , { $right } cards are right where you stand,
} and draw { $cards ->
    [0] none
    [one] one card
   *[other] { $cards } cards
}.
plan-none = No great plan: it simply weighs best.

## Lessons: lesson-LESSON-STEP says what to do, -no answers another move, -end closes the lesson.

lesson-turn = A whole turn
lesson-turn-lift = Your cards are clues: “Shipwreck 3” is true where the Shipwreck is three steps away. The more clues are true where you dig, the deeper you dig. And the island can be changed! You may lift one tile a turn that has a free side and no pirate on it. Lift the Shipwreck, at the eastern edge.
lesson-turn-lift-no = That one lies well enough. The Shipwreck is the tile to move.
lesson-turn-put = It may go to any place beside another tile, if land meets land and water meets water. We want to dig at the Sun Stone, on the western edge; three steps from there is south of the Skull. Put it there.
lesson-turn-put-no = There it is not three steps from the Sun Stone. Try south of the Skull, at the bottom.
lesson-turn-walk = Now walk, up to two steps, never aslant. Over water is fine, into a gap is not. The Sun Stone lies south and then west of you. Go south first.
lesson-turn-walk-no = The Sun Stone is south and west of you. Begin with south.
lesson-turn-on = And now west, onto the Sun Stone.
lesson-turn-on-no = One step west is all that is missing.
lesson-turn-clue = Count rows and columns, never aslant: the Lighthouse is one step away, the Skull two, the Shipwreck three. Three of your clues are true here! Play one of them.
lesson-turn-clue-no = Without a clue there is no treasure. Play a card that is true here.
lesson-turn-clues = One card digs to the first level of the treasure board, two cards to the second. Play another.
lesson-turn-clues-no = You could stop here, but deeper is better. Play another card from your hand.
lesson-turn-third = And the third: level three.
lesson-turn-third-no = There is one more true clue in your hand. Play it.
lesson-turn-take = Now take one treasure, from the third level or above. The deeper ones are worth more, and the number of doubloons beside the level comes with it. Take the third.
lesson-turn-take-no = You dug for the third level: two doubloons lie beside it. Take that one.
lesson-turn-throw = At the end of the turn you draw up to four cards. Before that you may throw one away: the Green Tree is far off, throw its card.
lesson-turn-throw-no = You may keep it, but that card will hardly come true soon. Throw the Green Tree away.
lesson-turn-end = Change the island, walk, dig, draw: that is a turn. The cards you played stay before you, and their symbols are good for something. See the next lesson.

lesson-bonus = Tolls, bonuses and the end
lesson-bonus-toll = The game is nearly over: one treasure is left in the pile. You want to dig on the Swamp, where { $b } stands. Whoever enters a tile with pirates on it pays each of them a doubloon. Pay it, and go south.
lesson-bonus-toll-no = Cheaper, but the clue in your hand is true on the Swamp. Go south.
lesson-bonus-stop = You need not use all your steps. Stay here.
lesson-bonus-stop-no = We are where we want to be. Stay.
lesson-bonus-one = The Skull is one step away. Play that clue.
lesson-bonus-one-no = Without a clue there is no treasure. Play the Skull.
lesson-bonus-shovel = One card reaches level one. But before you lies an old card with a shovel. Give it up, and you dig one level deeper. (Boots give two more steps, a map one more tile to move, doubloons two coins; two cards of one symbol stand for any other.)
lesson-bonus-shovel-no = That treasure is yours in any case. First give up the card with the shovel, to reach the second level.
lesson-bonus-pearl = At the end, whoever has most cards of a set gets 6 doubloons; if two are equal, 3 each. In pearls you and { $b } have one each. Take the pearls from level two.
lesson-bonus-pearl-no = You lead in gold already. The pearls break a tie: level two.
lesson-bonus-end = The last treasure was laid out, so the game ended at once. Doubloons, the values of your treasures and what the sets pay: that is your score, and the pearls alone brought you a majority.

feat-toll-keeper = The toll keeper
feat-toll-keeper-done = Was paid toll twice in one game.
feat-toll-keeper-hint = Stand where everybody has to pass, and hold out your hand.
feat-full-hand = The whole hand
feat-full-hand-done = Played four cards in one dig.
feat-full-hand-hint = One clue is a rumour. Four are an address.
feat-whole-set = The whole set
feat-whole-set-done = Ended the game with every treasure of a set.
feat-whole-set-hint = All but one is the saddest collection of all.
feat-long-march = The long march
feat-long-march-done = Walked five steps in one turn.
feat-long-march-hint = Boots are made for it. Several pairs of boots.
feat-much-ado = Much ado
feat-much-ado-done = Moved two tiles in one turn, and dug nothing.
feat-much-ado-hint = The whole island stands elsewhere, and where is the treasure?
feat-lazybones = Lazybones
feat-lazybones-done = Dug from level II or deeper without taking a step or moving a tile.
feat-lazybones-hint = The treasure comes to those who stay where they are. Once in a while.

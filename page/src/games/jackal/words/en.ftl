## Setting it up

alone = a puzzle
help-island = Each further island is larger and opens one more box of surprises.
help-island-classic = the old game with its 117 tiles; takes longer
help-island-own = paint it below, or paste one from a friend
help-teams = Partners sit across from each other and count their gold together.
help-kids = For small children the nastiest tiles stay in the box.
help-campaign = Four islands in a row, one game each. After each, crews with enough gold teach a pirate a trick that he keeps.
help-puzzle = Three pirates, one bear, every tile face up, so many turns.
help-boxes = Which boxes the tiles come from. None ticked: those that the island needs.
help-tiles = A set that fills the map, by the colour of their backs, each tile with its number.
help-tiles-sample = beach: empty 5, chest-2 3; forest: horse 2, pit; mountain: cannon, ogre
help-abilities = Pirates who know a trick from the beginning; each trick once.
ability-none = no trick
box = box { $box }
ground-beach = beach
ground-forest = forest
ground-mountain = mountain
ground-sea = sea
island-brush = Paint with
island-text = The island in letters, to keep or to send
island-text-help = B beach, F forest, M mountain, a dot for sea; a slash between rows.
island-text-wrong = This is no island: only B, F, M, dots and slashes, up to { $most } rows and columns.
island-cell = row { $row }, column { $column }: { $ground }

## What is played, where it is not the usual

played-campaign-yes = { $island ->
    [1] Campaign, island 1 of 4
    [2] Campaign, island 2 of 4
    [3] Campaign, island 3 of 4
    [4] Campaign, island 4 of 4
   *[other] Campaign
}
played-teams-yes = Two against two
played-kids-yes = Without the nasty tiles
played-island-classic = Classic island

## The campaign

series-onward = Sail to the next island
series-ended = This was the last island of the campaign.
stop-1 = the first island
stop-2 = the second island
stop-3 = the third island
stop-4 = the fourth island

## Puzzles

puzzle-line = Jackal: one crew, every tile face up, and just enough turns.
puzzles-help = Islands of Jackal for one crew. Every tile lies face up, nothing is left to chance: bring every coin to the bank within the turns you are given. In each turn the black, the yellow and the red pirate move, and then the bear.

## Where points come from

tally-rest = { $name }: coins from before, or in the hold of a friend

calm-bar = All your pirates are at the bar: nothing to do until sunset.
calm-bar-run = On to sunset
calm-dug = All your pirates have dug. The rest is not in your hands.
calm-dug-run = On to the end
spoken-turn = The turn
spoken-whose = { $seat } is to move.
spoken-walk = On the way: { $fields }. { $left }.
spoken-owed = { $title }: { $list }.
spoken-many = { $count } × { $what }
spoken-row = Row { $row }
spoken-field = { $field }: { $what }.
spoken-bare = bare
spoken-hook = The Hook
spoken-map = a map tile
spoken-pirate = { $what }, here stands a pirate of { $seat }
spoken-dug = { $what }, dug by stool { $stool }
spoken-bonuses = Bonuses: { $list }.
spoken-no-bonus = No bonus is left.
spoken-stool = Stool { $stool }: { $seat }.
spoken-stool-dug = Stool { $stool }: { $seat }, dug on { $field }.
spoken-stools-empty = { $count ->
    [0] All stools are taken.
    [one] One stool is empty.
   *[other] { $count } stools are empty.
}
spoken-treasure = { $treasure }: { $list }.
spoken-loading = Being loaded: { $treasure }.
spoken-bag = In the bag: { $count }.
spoken-clues = Letters: { $letters }. Numbers: { $numbers }. { $count ->
    [one] That leaves one field.
   *[other] That leaves { $count } fields.
}
spoken-lost-title = The Lost Treasure
spoken-points = { $points ->
    [one] One point
   *[other] { $points } points
}, { $loads ->
    [0] no loads
    [one] one load
   *[other] { $loads } loads
}, { $pirates ->
    [0] no pirate in the boat
    [one] one pirate in the boat
   *[other] { $pirates } pirates in the boat
}.
spoken-supply = Supply: { $list }.
spoken-supply-none = The supply is empty.
spoken-in-hold = In the hold: { $list }.
spoken-maps = Map tiles: { $list }.
spoken-map-from = number { $slot } from { $source }: { $tile }
spoken-face-down = face down
spoken-open = { $tile }, open to all

phase-choose-only-move = Only one of your pirates can move: take him.
phase-choose-only-place = There is but one place left to land: take it.

short-decline = decline
short-decline-loot = decline
short-turtle = turtle
short-skip = nothing
short-done = done
look-at = The sheet of { $seat }

spoken-turn = The turn
spoken-dice = Black die { $black }, { $symbol }. White dice { $first }, { $one }, and { $second }, { $two }.
spoken-used = Die used: { $face }.
spoken-waiting = Waiting: { $list }.
spoken-count = { $count } × { $thing }
spoken-row = Row { $row }
spoken-map-row = Row { $row }: { $what }.
spoken-columns = Columns and diagonals
spoken-square = { $column }: { $what }.
spoken-empty = empty
spoken-drawn-now = { $what }, drawn now
spoken-end = At its end: { $treasure }.
spoken-end-taken = Its { $treasure } is taken; a doubloon is left.
spoken-end-done = Complete.
spoken-column = Column { $column }. { $end }
spoken-diagonal = { $line }: { $gift }.
spoken-diagonal-done = { $line }: complete.
spoken-stores = Chest and stores
spoken-chest = In the chest { $doubloons ->
    [one] one doubloon
   *[other] { $doubloons } doubloons
}, { $rubies ->
    [one] one ruby
   *[other] { $rubies } rubies
}, { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
}; room for { $room } more.
spoken-values = A doubloon is worth { $doubloon }, a ruby { $ruby }, a crown { $crown }.
spoken-rum = { $rum ->
    [0] No rum
    [one] One bottle of rum
   *[other] { $rum } bottles of rum
}.
spoken-skulls = { $skulls ->
    [0] No skull
    [one] One skull
   *[other] { $skulls } skulls
} crossed out.
spoken-hook = Hook: { $done } of { $all } crossed out.
spoken-spyglass = Spyglass: { $done } of { $all } crossed out.
spoken-rudder = The rudder is held.
spoken-boxes = Loot boxes
spoken-box = { $loot }: { $given }{ $state ->
    [mine] {", "}claimed by this captain
    [gone] {", "}gone
   *[open] { "" }
}.
spoken-points = { $points ->
    [one] one point
   *[other] { $points } points
}.

board-sightings = sightings
board-empty = empty squares

task-roll-only-skip = Nothing can be drawn from this roll: take a skull.
open-square = Where do you draw it?
open-symbol = Which symbol do you draw there?

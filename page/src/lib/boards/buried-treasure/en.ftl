## What the board of Buried Treasure adds to the words of the game

board-to-come = Yet to be dealt
board-to-come-short = To come
board-place = Place { $place } for { $colour } pays { $points }; { $name } holds it now.
board-place-free = Place { $place } for { $colour } pays { $points }; nobody holds it now.
board-open-card = Column { $column }: { $card }
board-in-hand = { $card }, { $count } in hand
board-keep = keep it
board-give = give it to { $name }
board-steal = Steal:

spoken-turn = The turn
spoken-whose = { $seat } is to play.
spoken-card = In the air: { $card }. It will lie with { $name }.
spoken-columns = The columns
spoken-column = Column { $column }: { $list }. The last one lies open.
spoken-column-empty = Column { $column } is empty.
spoken-pays = What places pay
spoken-colour = { $colour }: { $first } and { $second }.
spoken-holds = { $name } has place { $place }.
spoken-nobody = Nobody has a place.
spoken-collection = { $points ->
    [one] One point
   *[other] { $points } points
}. { $list }.
spoken-hand-size = Starter cards in hand: { $count }.
spoken-hand = In your hand: { $list }.
spoken-kept = Starter cards kept: { $list }.
spoken-come = Yet to be dealt

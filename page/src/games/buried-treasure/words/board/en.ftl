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

phase-take-with-play = Take the last card of a column, or play a starter card from your hand. Keep it, or give it to another player.
phase-take-with-flag = { phase-take-with-play }
phase-take-with-to = Take the last card of a column. Keep it, or give it to another player.
phase-take-only-take = One column is left: take its last card.
phase-extra-with-to = EXTRA: one more card of this colour, if you like. Keep it, or give it to another player.
phase-play-out-with-to = The table is bare. Play a starter card, for yourself or for another player, or pass.
open-column = From which column?
open-colour = As a card of which colour?
open-to = For yourself, or for whom?
open-cards = How many?

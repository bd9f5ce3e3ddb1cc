spoken-row = Row { $row }
spoken-column = { $column }: { $what }.
spoken-gap = a gap
spoken-tile = { $tile }, { $edges }
spoken-land-round = land all round
spoken-water-round = water all round
spoken-edges = land { $land }, water { $water }
spoken-in-hand = { $tile } came from here and is in the hand
spoken-pirate = { $what }; here stands { $seat }
spoken-level = Level { $level }: { $treasure }, { $set }, worth { $value }{ $coins ->
    [0] { "" }
    [one] {", "}and a doubloon
   *[other] {", "}and { $coins } doubloons
}.
spoken-captain = { $points ->
    [one] one point
   *[other] { $points } points
}, { $coins ->
    [one] one doubloon
   *[other] { $coins } doubloons
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand.
spoken-treasures = Treasures: { $list }.
spoken-treasure = { $treasure } ({ $set } { $value })
spoken-front = Face up: { $list }.
spoken-card = { $distance ->
    [0] on { $tile } itself
    [one] one step from { $tile }
   *[other] { $distance } steps from { $tile }
}, { $symbol }
spoken-turn = The turn
spoken-piles = { $cards ->
    [one] one card
   *[other] { $cards } cards
} to draw, { $discards } thrown away.
spoken-place = It will be turned { $side } of { $beside }.
spoken-whose = { $seat } is to move.

phase-put-only-put = It fits in one place only: put it there.
phase-walk-only-stay = There is nowhere to walk: you stay here.
phase-dig-only-enough = None of the cards in your hand is right here.
only-enough = go on
phase-take-only-take = One treasure is within reach: take it.
open-bonus = What do you give it up for?
open-kind = { open-bonus }

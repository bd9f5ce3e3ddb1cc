board-near = Closer
board-whole = Whole island
calm-gold = No coin is left to be won on this island.
calm-gold-run = Run to the end
calm-dead = Your crew is dead, and nobody can bring it back.
calm-dead-run = Run to the end
calm-quiet = Ten rounds without a coin brought in or a tile turned: you may call it a day.
calm-quiet-run = Run to the end
board-now = At the table
board-row = Row { $row }
board-points = pointing { $directions }
board-open-sea = Open sea: { $cells }.
board-hold = { $coins ->
    [0] No coins aboard
    [one] One coin aboard
   *[other] { $coins } coins aboard
}
board-bottles = { $bottles ->
    [one] one bottle
   *[other] { $bottles } bottles
}
board-winner = winner
board-moves-now = to act
board-secret = { $tile }, which only you know
board-peeked = peeked at by { $names }
board-trail = The last move went { $cells }.
board-partner = Gold is counted together with { $name }: { $coins }
board-unseen = Tiles not seen yet
board-unseen-help = Face down on the island / not seen at all; the rest stay in the box.
board-open-sea-alone = Beyond the edge: { $cells }.
board-hold-alone = { $coins ->
    [0] No coins in the bank
    [one] One coin in the bank
   *[other] { $coins } coins in the bank
}

goal = { $limit ->
    [0] All coins to the bank: turn { $turn }
   *[other] All coins to the bank in { $limit } turns: this is turn { $turn }
}; { label-survivors }.
phase-act-only-pass = None of your crew can do anything: pass.
open-pirate = Which of your crew?
open-ability = Which ability?
open-cell = Where to?
open-coin = With a coin, or without?
open-kind = A step, or a shot?

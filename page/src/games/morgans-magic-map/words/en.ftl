## Where points come from

tally-treasure = { $name }: { $thing }
tally-coins = { $name }: { $count ->
    [one] one doubloon
   *[other] { $count } doubloons
} in the purse

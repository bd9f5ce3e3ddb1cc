## Where points come from

tally-treasure = { $name }: { $thing }
tally-coins = { $name }: { $count ->
    [one] { $count } дублон
    [few] { $count } дублона
   *[many] { $count } дублонов
} в кошельке

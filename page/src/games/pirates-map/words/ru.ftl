## Setting it up

alone = в одиночку

## Where points come from

tally-chest = { $name }: { $thing } × { $count }, каждое по { $worth }
tally-skulls = { $name }: { $count ->
    [one] { $count } череп
    [few] { $count } черепа
   *[many] { $count } черепов
}
tally-palm = { $name }: группы пальм
tally-rum = { $name }: остатки рома
tally-sightings = { $name }: встречи
tally-empty = { $name }: пустые клетки

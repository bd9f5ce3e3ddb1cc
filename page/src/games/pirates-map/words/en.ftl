## Setting it up

alone = alone

## Where points come from

tally-chest = { $name }: { $thing } × { $count }, worth { $worth } each
tally-skulls = { $name }: { $count ->
    [one] one skull
   *[other] { $count } skulls
}
tally-palm = { $name }: groups of palms
tally-rum = { $name }: rum left over
tally-sightings = { $name }: sightings
tally-empty = { $name }: empty squares

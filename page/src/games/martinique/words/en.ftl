## Setting it up

help-lost_treasure = What finding Morgan's lost treasure brings.
help-lost_treasure-wins = a race: whoever digs it up has won
help-lost_treasure-20 = calmer: points decide
help-place_first = The fewer, the sooner pirates begin to roam.

## What is played, where it is not the usual

played-lost_treasure-20 = The Lost Treasure is worth 20 points
played-place_first-1 = One pirate ashore, then all may roam
played-place_first-2 = Two pirates ashore, then all may roam
played-place_first-4 = All four pirates ashore, then they may roam

## Where points come from

tally-loads = { $name }: the most loads
tally-pairs = { $name }: pairs left in the supply
tally-lost-treasure = { $name }: the Lost Treasure

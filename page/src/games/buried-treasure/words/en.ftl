## Setting it up

help-variant-basic = all cards lie in the columns
help-variant-advanced = more to plan: each hides a hand and lays cards at the right moment

## What is played, where it is not the usual

played-variant-advanced = Advanced game

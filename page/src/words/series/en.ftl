## Series: one evening after another

series-setup = One game or several?
series-one = One game
series-one-help = and perhaps another one after it
series-best-of-three = Best of three
series-best-of-three-help = Whoever has won twice has won. Everybody moves on one seat, so another begins; draws are played again.
series-campaign = Campaign
series-evening = Evening { $number }
series-evening-of = Evening { $number } of { $count }: { $stop }
series-game = Best of three, game { $number }
series-game-short = Game { $number }
series-on = Play game { $number }
series-again = Play it again
series-to-table = To the table
series-see = Chart and standings
series-title-campaign = { $game }: campaign
series-title-best-of-three = { $game }: best of three
series-coming = Unrolling the chart …
series-chart = The chart
series-standings = Standings
series-learned = What they have learned
series-learned-none = nothing yet
series-crew = Crew
series-won = Won
series-points = Points
series-done-by = won by { $names }
series-done-drawn = drawn
series-now = next
series-under-way = under way
series-later = still to come
series-waits = The same crew, bots and all. It waits as long as you like.
series-goes-on = This evening is under way.
series-called-off = The last evening was called off: it is played again.
series-look = Look back at it
series-frozen = This series cannot go on: its last table is frozen.
series-champion = { $names } wins the series!
series-champions = { $names } share the series!
series-over-won = Won { $wins ->
    [one] one evening
   *[other] { $wins } evenings
}, { $points ->
    [one] one point in all
   *[other] { $points } points in all
}
series-first-to = Whoever is first to win twice has won the series.
series-most = Whoever wins most evenings has won the campaign; where that is even, points decide.
series-another = Begin another
harbour-series = The next evening
harbour-series-away = Not now: put it away

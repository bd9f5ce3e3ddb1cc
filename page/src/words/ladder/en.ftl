
# The rivals of the ladder, wherever a bot is named.
bot-pip = Pip
bot-tom = Turnip Tom
bot-meg = Grog Meg
bot-squawk = Professor Squawk
bot-cornelius = Careful Cornelius
bot-goldie = Goldie Glint
bot-vera = Unforgiving Vera
bot-tempest = Admiral Tempest

rival-pip-trade = ship’s boy
rival-tom-trade = ship’s cook
rival-meg-trade = bosun
rival-squawk-trade = scholar, resident of a shoulder
rival-cornelius-trade = captain, non-swimmer
rival-goldie-trade = captain, fond of gold
rival-vera-trade = captain with a list
rival-tempest-trade = admiral of the fleet

rival-pip-says = I only came aboard for the biscuits!
rival-tom-says = Win or lose, it’s turnip soup tonight.
rival-meg-says = I look one move ahead. The next one I leave to the rum.
rival-squawk-says = Pieces of eight! I counted. Twice.
rival-cornelius-says = Measure seven times, dig once. Better still: let somebody else dig.
rival-goldie-says = If it glitters, it’s mine. If it doesn’t, I’ll polish it first.
rival-vera-says = I never forget a face. Or a cannonball.
rival-tempest-says = I have seen how this ends. Do go on.

temper-cautious = plays it safe
temper-greedy = grabs what shines
temper-vengeful = pays you back

ladder = Ladder
ladder-of = { $game }: the ladder
ladder-next = Next rival
ladder-meet-next = Next rival: { $rival }
ladder-climbed = { $game }, the ladder: { $won } of { $all } beaten
ladder-coming = The rivals are coming on deck …
ladder-help = Beat them one after another, in a game of { $seats ->
    [2] two
   *[other] { $seats } seats
  } with the usual options.
ladder-games = The ladders of the games
ladder-play = Challenge
ladder-again = Once more
ladder-beaten = { $times ->
    [one] beaten
   *[other] beaten { $times } times
  }
ladder-locked = first beat { $rival }
ladder-locked-all = locked
ladder-top = The whole fleet strikes its flag!
ladder-top-help = You have beaten every rival of this game. They would all like their revenge.
ladder-rating = { $rating } ± { $give }
ladder-rating-aloud = rating { $rating }, give or take { $give }
ladder-yardstick = { $rating }
ladder-unmeasured = not measured
ladder-mine = Your rating
ladder-mine-none = none yet
ladder-mine-games = { $games ->
    [one] from one rated game
   *[other] from { $games } rated games
  }
ladder-rated = Play for my rating
ladder-rated-help = No hints, nothing is taken back, and whoever leaves has lost.
ladder-scale = What do the numbers say?
ladder-scale-help = The rivals’ ratings come from games they played against each other, yours from your rated games, all on one scale: with 200 points more one wins three times in four. ± says how sure it is: nineteen times of twenty the truth lies within. Grog Meg is 1500 everywhere: the others are measured by her.

rated = Rated
rated-table = Rated: no hints, and every move stands
rated-wish = A rated game
rated-wish-help = It changes everybody’s rating. With the usual options, without hints, nothing is taken back; whoever leaves has lost.

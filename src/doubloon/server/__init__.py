"""The harbour: tables where people play, live or over days.

Rooms, each of which knows only those below it:

    web       the doors: `app` and `routes` for what people ask, `gate` and `limits` before them, `serve` the process, the page
    workers   who thinks: `bots` at tables, `advice`, `analysis` of finished games, the `ledger` of their chance
    live      tables in use and who listens: `harbour`, `quay`, `audience`, `company`, `notices`, `watch`
    store     what survives a power cut; `live` knows it only by what `table/keeping.py` asks of it
    table     a table is its log: what may happen, what follows, who may see what. It runs wherever the games run

Beside them: `config`, what an operator can set, and `worker`, a process that only lets bots think.

Words that mean one thing here:

    aftermath   what follows from a line of the log, written with it: whose bot is due, whose flag, who is told
    audience    everybody who watches live, here or by another process, with their names
    berth       a table as its log tells it: seats, game, clocks
    bid         what somebody wants of a table; it comes to an entry, or is refused
    card        a table in a few words: what lists and links show
    charter     what a table is from its first day on
    company     people at tables: coming, going, chat
    deal        what everybody in this harbour plays on one day, dealt the same; sealed until that day is over
    deed        one line of a game's own log, in `core/table.py`: a move, or the taking back of one
    entry       one line of a table's log: sat down, moved, flagged …
    evening     the place of a table in a series; standings: how a series stands, by the cards of its tables
    fair        how chance is made of a secret and everybody's grains (nonces), and promised before (commitment)
    feat        what somebody will tell of ever after, found in the log by the game; boast: a feat as one person's, at one table
    flag        somebody's time has run out
    grace       how long somebody may be gone before a bot stands in
    hand        one of several server processes, as the master sees it
    harbour     all that can be done to tables
    hours       the harbour's time; downtime is time that is nobody's
    keeper      whoever runs the harbour and keeps its peace
    kin         tables that come of other tables: forks, rematches, games from a record
    leaf        a file of the page, ready to be sent
    ledger      all that anybody needs to check the chance of a finished game
    letter      a notice ("your turn") on its way to somebody's webhook; the post delivers it
    listener    somebody who watches a table live, by one socket
    moored      in memory, at the quay
    muster      the store's book of who is where, over all processes
    peace       the store's book of who does not read whom, and of what the keeper was told
    quay        the tables in memory, and who has which in hand
    reader      a thread that looks back at a game for somebody
    rated       a table whose games change ratings; what such a game comes to. Rating: a number that says how strong somebody is
    result      how a game ended for one person, as its log tells it; retold: told anew from all logs
    rival       a bot with a name, a face and a measured rating, one rung of the ladder; also whom all meet at a deal of the day
    role        through whose eyes: a seat's, or a spectator's
    sight       what a role sees of a table; its updates are numbered by what it may know
    stand-in    the bot at a seat whose player has gone; a bot beside a player keeps the seat warm
    stowed      put away by somebody, out of their sight or for good
    struck      a result that somebody wants told no more
    try         what one person made of a deal, or of the puzzle, of a day
    undo        a move taken back: `take_back` at the door, `undone` as a bid, `Undone` in the log
    watch       the rounds of a server: pulse, flags, who has gone, what is thrown away
    wheel       held by the one server over a file
    wire        word from the other processes, by PostgreSQL
    wish        a table to be opened, as somebody asks for it
"""

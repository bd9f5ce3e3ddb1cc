# doubloon --help
cli-doubloon = Pirate treasure games, true to their rulebooks.
cli-play = Play a game, with people and bots at one screen.
cli-campaign = Play the next game of a campaign, or begin one.
cli-campaign-file = File of the campaign; a new one is begun where there is none.
cli-games = List the games, their seats and options.
cli-rules = Print the rules of a game, or one paragraph.
cli-replay = Tell a recorded game as a match report.
cli-verify = Check a recorded game against the rules.
cli-arena = Let bots play each other, and measure how strong they are.
cli-bench = Measure how fast the games run here.
cli-serve = Open the harbour: a server where people play from their own screens.
cli-serve-host = Address to listen on; 0.0.0.0 lets others in.
cli-serve-port = Port to listen on.
cli-serve-processes = Server processes over one PostgreSQL.
cli-serve-bots = Bots that may think at the same time, in all; without it, one less than there are cores.
cli-serve-open = Open the page in a browser, where there is one; requests are not told.
cli-serve-log = What is told: quiet (troubles alone), plain (every request) or json (the same for machines).
cli-keeper = For whoever keeps an open harbour: read reports, close a table, send somebody away.
cli-keeper-deed = reports, settle, close-table or close-player.
cli-keeper-which = The number of a report, the name of a table, or a player as the reports name them.
cli-keeper-why = Why: those whom it concerns read it.
cli-keeper-at = Where the harbour is.
cli-backup = Write all of the harbour to one file, also while it is open.
cli-restore = Fill an empty harbour from such a file.
cli-retell = Tell anew from their logs how all games ended, also while the harbour is open.
cli-backup-file = File of the backup.
cli-version = Print the version.
cli-lang = Language: en or ru.
cli-game = Name of a game.
cli-record = File with a record or a saved game.
cli-play-game = Name of a game; without it, a menu.
cli-play-seats = How many play.
cli-play-player = Name of a person at this screen; once for each. The other seats go to bots.
cli-play-watch = Only bots play, and you watch.
cli-play-bots = Which bot takes the other seats.
cli-play-option = A choice of the game, as name=value; see doubloon games.
cli-play-seed = Any text; the same one deals the same game.
cli-play-resume = Go on with a saved game.
cli-rules-wanted = A paragraph, such as 3.2, a chapter, such as 3, or a ruling, such as R9.
cli-replay-seat = Letter of a seat: tell only what it saw.
cli-replay-player = Names for the seats, from A on.
cli-replay-step = Show the board after each move, and wait for Enter.
cli-arena-bots = Bots: deckhand, bosun, captain, admiral; how hard they try, as in captain:2000 or captain:0.2s; a temper, as in captain/greedy; mine from --code.
cli-arena-deals = How many deals to play, each in every order of seats.
cli-arena-sprt = Play until it is certain enough whether the first bot is better (SPRT).
cli-arena-p0 = The win share that says the first bot is not better; without it, an even share.
cli-arena-p1 = The win share that says it is; without it, 5 % above p0.
cli-arena-most-deals = Where the test gives up.
cli-arena-jobs = Games side by side; without it, as many as there are cores.
cli-arena-ray = Play on a Ray cluster: its address, or local to begin one here (pip install doubloon[ray]).
cli-arena-out = File for the results, a line a game; what it holds already is not played again.
cli-arena-records = Whether that file keeps the moves of every game.
cli-arena-code = Your own bot, a Python file; it plays as mine, or mine:Name.
cli-arena-minutes = Begin no more games after so many minutes.
cli-arena-move-seconds = How long your own bot may think about a move.
cli-blunders = Find where a captain goes wrong, and what that costs: his choices against a more patient captain's, judged by proof or by playing on.
cli-blunders-iterations = How hard the captain tries; the patient one tries fifty times as hard.
cli-blunders-decisions = How many choices to look at.
cli-blunders-commit = Look at the captain as that commit of this checkout had him.
cli-blunders-worst = How many of the worst to show.
cli-blunders-out = File for all clear blunders, a position a line.
cli-suite = See how many problems of a game a bot solves: positions with moves that are known to be right or wrong.
cli-suite-bots = Who is asked: bosun, captain, captain:2000, captain:0.2s, captain@COMMIT:0.2s.
cli-suite-seeds = How often each problem is put to a bot.
cli-suite-missed = Also list what each bot got wrong.
cli-suite-file = File of problems, if not those of the house.
cli-study = Study a game over very many games of quick bots: length, choices, seats, luck, what each component is worth.
cli-study-games = How many games to play: without it 10,000; 1,000 for each change of --sweep and each level of --skill.
cli-study-sweep = Every number of the box up by one and down by one in turn: which of them matter, and for what?
cli-study-skill = Who begins, and what is worth doing, by the strength of the bots.
cli-study-levels = The bots of --skill from weak to strong, with commas between; captain:N searches N iterations.
cli-study-what = What to tell, with commas between: length, choices, seats, leads, points, luck, uses; without it, all.
cli-study-change = What if a number in the box were another: table.number=value, as in points.pair=3; may be given several times.
cli-study-bot = Who plays: deckhand (any move), mate (the most promising), tipsy (a mate who often does not look), bosun (looks a turn ahead), captain:N (searches N iterations).
cli-study-against = The weaker bot that skill is measured against.
cli-study-report = Folder for a report with plots, as Markdown and HTML.
cli-study-threads = Games side by side; without it, as many as there are cores.
cli-bench-games = Names of games; without any, all of them.
cli-bench-seconds = How long to measure each number.
cli-bench-json = Write the numbers to this file too.

# Before the game
somebody = Skipper
stock-names = Anne, Bart, Calico, Drake
bot-deckhand = deckhand
bot-bosun = bosun
bot-captain = captain
bot-admiral = admiral
seats = { $most ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
default = default
which-game = Which game? Its number or name:
no-such-game = There is no such game; type a number from 1 to { $most }, or a name.
which-option = { $option }?
which-seats = How many seats?
which-people = Who plays at this screen? Names with commas between them, or Enter for { $default }:
one-of = That can be one of { $values }.

# At the table
curtain = Pass the screen to { $name }, who presses Enter.
seen-it = That was for your eyes only. Press Enter to hand over.
your-move = Your move.
prompt-hint = Type a move or its number; or help, hint, moves, undo, log, save, quit.
small-window = Your window has { $have } lines; with { $lines } the whole table would be in view.
earlier-news = … and { $count } before that; type log for all.

command-hint = hint
command-undo = undo
command-moves = moves
command-log = log
command-rules = rules
command-help = help, ?
command-save = save
command-quit = quit
help-number-form = 1, 2, 3 …
help-number = Play the move of that number.
help-move-form = a notation
help-move = Play that move: { $forms }.
help-hint = What a good player would do here, and how sure he is.
help-undo = Take back your last move, as long as nobody acted and nothing was revealed since.
help-moves = List all your moves in words.
help-log = All that happened, as you saw it.
help-rules = The rules from end to end.
help-help = This page; help 3.2 shows § 3.2; after a refused move, the § that forbids it.
help-save = Write the game to a file: save game.json
help-quit = Leave; you may save first.
help-look-form = Enter
help-look = Draw the table again.

saved = Saved in { $file }. The file holds every secret of the game, so only you can read it: do not peek.
    Go on with: { $command }
save-first = Save first? A file name, or Enter to leave without saving:
bot-gets-ready = The { $bot } is learning the rules; once, for half a minute or so …
hint-weighed = The admiral weighed { $worlds } lines of play; the number is what a move is worth, mostly the chance to win:
hint-proven = The admiral need not guess here; the number is what a move is worth, mostly the chance to win:
hint-error = At most { $error } short of the best there is.
hint-only-move = { $move } is the only move there is.
hint-tried = { $count ->
    [one] tried once
   *[other] tried { $count } times
}
hint-plan = His plan:
hint-line = He expects:
farewell = Fair winds!
feat-told = ★ { $name }, { $feat }: { $done }
keep-record = Keep the record? A file name, or Enter for no:
campaign-goes-on = The campaign goes on with: doubloon campaign { $file }
campaign-over = The campaign is over.
campaign-none = { $game } has no campaigns; there are campaigns of { $games }.
kept = The record is in { $file }.
winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

# Refusals; the sentence is the core's own
refused = { $sentence }
refused-illegal = { $move } is not allowed (§{ $paragraph }): { $rule }
refused-unreadable = { $sentence }
refused-undo = { $sentence }
no-number = there is no move { $number }; the moves are 1 to { $most }.
no-paragraph = there is no paragraph or ruling { $wanted }; there are § { $known }.
no-language = no words in { $language }; we speak { $known }.
no-seat = no seat { $seat } at this table; the seats are { $known }.
no-name = a player needs a name.
same-name = two players are called { $name }; give one of them another name.
too-many-people = { $people } people and only { $seats } seats.
no-option-value = { $option } is no option; write name=value.
file-unreadable = { $file } cannot be read: { $why }.
file-unwritable = { $file } cannot be written: { $why }.
file-taken = { $file } is there already and is no record of a game; choose another name.

# Reports
report-seats = Seats: { $seats }
report-options = Options: { $options }
report-seed = Seed: { $seed }
report-so-far = Score so far: { $scores }
report-to-act = To act: { $seats }
report-final = Final score: { $scores }
taken-back = taken back
step = Enter ▸
verify-good = { $game }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}: all by the rules.
verify-bad = This record parts from the rules at move { $move }: { $sentence }
verify-unfinished = The game is not over; to act: { $seats }.
verify-digest = Final digest: { $digest }
verify-fair = Fair: { $draws ->
    [one] the one draw comes
   *[other] all { $draws } draws come
} of the promised secret and of what every seat added. The promise was { $commitment }.
verify-unfair = NOT FAIR: { $sentence }

# Bench
bench-title = Random play on one core, set-up included
bench-game = game
bench-table = table
bench-compiled = compiled, moves/s
bench-plain = plain, moves/s
bench-search = search, it/s
bench-moves-and-play = moves + play, µs
bench-bytes = state, bytes
bench-packed-title = The packed rules; a first move is a captain's in a fresh process, from opening a table, beyond his thinking
bench-packed-bytes = bytes (zipped)
bench-packed-load = loaded in, s
bench-packed-first = first move, s
bench-packed-engine = rules of a move, µs
bench-packed-search = search, it/s
bench-packed-share = of machine code's
bench-compiled-meanwhile = { $count ->
    [0] { $seconds }
   *[other] { $seconds }, and { $count } files compiled
}
bench-no-compiler = There is no Numba here, so nothing is compiled: pip install "doubloon[lab]" measures machine code too.
bench-compile-title = Compiling the rules
bench-cold = cold, s
bench-cached = from the cache, s
bench-compiling = { $game }: compiling, half a minute or so …
bench-playing = { $game }: playing …

# Arena
blunders-looking = Looking for blunders: { $count } of { $all } choices …
blunders-differ = { $quick } and { $slow } choose otherwise in { $differ } of { $all } choices; in { $worse } of them the first is known to be worse.
blunders-loss = A choice of { $bot } loses { $loss } hundredths of a victory ({ $low } to { $high }).
blunders-seat = seat
blunders-cost = lost
blunders-how = known by
blunders-proven = proof
blunders-played = { $worlds } worlds played on
blunders-taken = { $file } is there already; choose another name.
blunders-kept = { $count } clear blunders are in { $file }.
suite-asking = { $bot }: { $count } of { $all } answers …
suite-empty = There are no problems of { $game } yet.
suite-problems = { $count } problems ({ $found } found in games, { $hand } made by hand), each put { $seeds } { $seeds ->
    [one] time
   *[other] times
}
suite-share = solved
suite-found = found
suite-hand = by hand
suite-time = ms a choice
suite-few = Only { $count } problems: the intervals are a hint, no more.
suite-missed = What { $bot } got wrong:
suite-number = no.
suite-choice = chose
suite-right = right
suite-source = from
arena-warming = Getting the bots ready; the first time half a minute …
arena-title = { $game }: { $seats }, { $deals } deals in every order of seats, { $games } games
arena-contest = Seed { $seed }
arena-bot = bot
arena-outcomes = won–shared
    –lost
arena-share = win share
    (95 %)
arena-points = points
arena-rating = rating
    (95 %)
arena-time = ms a move
    (95 %)
arena-seat = seat
arena-seats-title = Seats, whoever sits there
arena-rating-note = Ratings are Elo points from all finishing orders; { $bot } is 0. Times are of decisions; 95 % of them took no longer than the number in brackets.
arena-decided = Of the games that only one of them won, { $bot } won { $rate }.
arena-few = Only { $deals } deals: read the intervals as a hint; the normal ones want { $enough } or more.
arena-none = Not one deal was played in every order of seats, so there is nothing to count.
arena-biased = Seat { $seat } wins { $more ->
    [yes] more
   *[no] less
} than its even share of { $fair }.
arena-running = { $bot } { $share }
arena-line = { $games } of { $all } games: { $score }
arena-sprt-better = SPRT: { $bot } wins { $p1 } or more, not { $p0 } or less (log-likelihood ratio { $llr }, limits { $lower } and { $upper }, { $deals } deals).
arena-sprt-worse = SPRT: { $bot } wins { $p0 } or less, not { $p1 } or more (log-likelihood ratio { $llr }, limits { $lower } and { $upper }, { $deals } deals).
arena-sprt-open = SPRT: not decided between { $p0 } and { $p1 } for { $bot } (log-likelihood ratio { $llr }, limits { $lower } and { $upper }, { $deals } deals).
arena-faults-title = Games lost by a fault
arena-fault = { $bot }: { $count } × { $reason } (first in deal { $deal }, order { $order })
arena-more-faults = … and { $count } of other kinds.
arena-kept = All games are in { $file }. The same command goes on where this one ended.
arena-time-up = The time is up after { $games } of { $all } games.
arena-interrupted = Interrupted after { $games } of { $all } games.
arena-bad-test = the test needs 0 < p0 < p1 < 1, and was given { $p0 } and { $p1 }.

# The designer's desk
study-playing = Playing
study-trying = Trying the numbers
study-one-question = --change, --sweep and --skill are three questions; ask one at a time.
study-report = The report: { $files }

# Puzzles
cli-solve = Solve a puzzle, and prove that no solution is shorter.
cli-puzzle = Make a new puzzle, or the puzzle of the day.
cli-solve-file = A puzzle or a position for one seat, TOML or JSON.
cli-solve-puzzle = Number of one of the game's own puzzles, instead of a file.
cli-solve-game = Name of a game that has puzzles.
cli-puzzle-new = A new puzzle.
cli-puzzle-daily = Today's puzzle, the same on every machine.
cli-puzzle-date = The puzzle of another day, such as 2026-11-15.
cli-puzzle-difficulty = easy, medium, hard or fiendish.
cli-puzzle-seed = Any text; the same one makes the same puzzle.
cli-puzzle-output = Write the puzzle to this file.
solve-what = name a file with a puzzle, or one of the game's own with --puzzle; see doubloon solve --help.
solve-preparing = getting the rules ready …
solve-searching = { $states } positions, { $turns } turns deep …
solve-turn = Turn { $turn }: { $moves }
solve-found = Solved in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}; there is no shorter solution, and none as short that is better.
solve-perhaps = Solved in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}; memory ended before it was clear that none is shorter.
solve-none = There is no solution within the limit.
solve-gave-up = The search needs more memory than it may take, so nothing is proven; no solution was found so far.
solve-proof = Proof: every position that could still be in time was searched — { $states } different positions, { $opened } of them followed up, { $tried } moves tried. Before the first, at least { $bound } turns were known to be needed.
solve-time = { $seconds } s, { $rate } moves a second.
puzzle-what = say either --new, with a --seed if you like, or --daily, with a --date if you like.
puzzle-trying = candidate { $count } …
puzzle-head = Doubloon puzzle, { $difficulty }, from the seed { $seed }
puzzle-proof = Proven: { $turns } turns at the least; { $states } positions searched. Of 1000 games played at random { $lucky } solve it.
puzzle-saved = The puzzle is in { $file }; it can be solved in { $turns } turns. Solve it, or: doubloon solve { $file }
document-unreadable = { $file } is neither TOML nor JSON: { $why }.
no-puzzles = { $game } has no puzzles; there are puzzles in { $known }.
no-date = { $date } is no day; write it as in 2026-11-15.
file-there = { $file } is there already; choose another name.

# The harbour
serve-open = The harbour is open: { $address }
    Ctrl+C closes it; nothing is lost.
serve-bad-log = --log is { $log }; expected one of { $known }.
serve-closed = The harbour is closed. Fair winds!
serve-no-https = Others can reach this address, and what they send can be read on the way: put HTTPS before it, see docs/operate.md.
serve-port-taken = cannot listen on { $host }, port { $port }: { $why }; choose another with --port.
serve-needs-postgres = { $processes } processes need a PostgreSQL, and the database is an SQLite file; set DOUBLOON_DATABASE_URL.
serve-bad-database = DOUBLOON_DATABASE_URL should read sqlite:///file.db or postgresql://user@host/name, and is { $database }.
serve-no-store = the database { $database } cannot be opened: { $why }.
serve-taken = another server is open over { $database }; one file has one server. Close that one first, or use PostgreSQL.
keeper-bad-deed = { $deed } is nothing a keeper does; there are { $known }.
keeper-which = `doubloon keeper { $deed }` { $deed ->
    [reports] needs nothing more
   *[other] needs to know which
}.
keeper-away = no harbour answers at { $address }: { $why }.
keeper-done = Done.
keeper-none = Nobody has complained. Calm seas.
keeper-report = { $number }. { $when }, table { $table }, said by { $name } (player { $player }):
keeper-said = { "  " }“{ $said }” Reported because: { $why }
serve-died = a process of the server died before it was ready; its log says why.
backup-made = All of the harbour is in { $file }: { $rows } rows. It holds every secret, so only you can read it.
backup-nothing = there is no harbour at { $database }.
retell-done = How it ended is told anew of { $tables } tables.
restore-done = The harbour is filled from { $file }: { $rows } rows.

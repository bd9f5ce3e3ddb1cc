skip = To the board
other-language = По-русски
other-language-short = Рус
day = Daylight
night = Night
lost = Off the map.
lost-why = No chart shows this place. Perhaps the table was taken away, or the address lost a letter at sea.
lost-home = Back to the harbour

harbour-title = Which treasure tonight?
harbour-play = Play now
harbour-friends = With friends
harbour-pass = Pass and play
seats = { $least ->
    [1] { $most ->
        [1] one player
       *[other] 1–{ $most } players
    }
   *[other] { $most ->
        [2] two players
       *[other] { $least }–{ $most } players
    }
}
minutes = about { $minutes } minutes

you = You
open-seat = open seat
sailed-away = somebody who has sailed away
turn-yours = Your turn
turn-other = { $name } is thinking …
bot-slow = It takes longer than usual: bots are busy at other tables, or learn the rules of a new game by heart, once.
bot-wait-thinking = { $name } is thinking hard …
bot-wait-learning = { $name } is learning the rules by heart: up to a minute, once on this machine.
bot-wait-queue = { $name } waits: bots at other tables are thinking first.
turn-shown = { $name } plays …
turn-others = Waiting for { $names }
over-won = { $names } wins.
over-drawn = { $names } share the treasure.
log = Log
moves = Moves
undo = Take back
offline = The line is down. Your seat is kept; we try again by ourselves.
fault = Something went overboard. Reload the page and try again.
out-of-sight = Also to be chosen, out of sight
choose-more = Choose further:
let-go = Let go

bot-deckhand = Deckhand
bot-bosun = Bosun
bot-captain = Captain
bot-admiral = Admiral

## The table
table-private = This game is played behind closed doors.
table-closed = Whoever keeps this harbour has closed this table. It can be read, but nobody plays or talks here any more.
table-coming = Coming alongside …
table-frozen = This table is frozen; it can be read but not played. The rules have changed since it began.
board = Board
crew = The crew
turn = The turn
turn-of = { $name }:
turn-waiting = You are done. All play at once: waiting for the others …
turn-waiting-one = You are done. Both play at once: waiting for { $name } …
turn-watching = All play at once …
seat-bot = bot
seat-stand-in = { $level } stands in
seat-yours = at this screen
seat-here = is here
seat-away = away
seat-turn = to move
seat-flagged = Time is up: a bot plays on
seat-pardon = Let them back
seat-take = Sit down
points = points
watching = Looking on: { $names }
clock-left-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
clock-left-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
all-moves = { $count ->
    [one] One move:
   *[other] { $count } moves:
}
sealed = No way back
sealed-why = chance has spoken, something was shown, or another captain has moved
catch-up = Skip ahead
since = What happened?
past = Earlier:
past-stop = Back to now
calm-look-on = Look on
calm-play-on = Play on
calm-running = Full sail ahead …
stand-in = A bot has been playing for you.
stand-in-back = Take the helm
leave = Give up
leave-title = Leave this game?
leave-bot = A captain plays on for me
leave-bot-help = Your seat is given up. The table waits for you no more.
leave-end = End the game here
leave-end-help = Nobody wins. You can still look back at it.
leave-ask = Ask to end the game
leave-ask-help = Once everybody agrees it is over, and nobody wins.
leave-stay = No, I play on
end-asked = You want to end the game. The others have been asked.
end-withdraw = Play on after all
end-offered = { $names }: “Shall we end the game here? Nobody wins.”
end-agree = Agree
end-decline = No, play on
hand-over = Hand over to { $name }
curtain-title = { $name } is next
curtain-text = Everyone else looks out to sea.
curtain-show = Show my side
curtain-open-hands = We have nothing to hide: no curtain at this table
why-rule = The rules say no (§{ $paragraph }).
why-turn = Patience: it is the turn of { $names }.
why-watching = You are looking on. Only the crew may touch the pieces.
why-now = There is nothing to do with it just now.
rule = Open §{ $paragraph }
close = Close
side = Beside the board
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-aloud = Aloud
tab-keys = Keys
log-none = Nothing has happened yet.
chat = Chat
chat-none = Not a word so far.
chat-say = Say something
chat-send = Send
chat-unread = new
chat-about = More about { $name }
chat-mute = Mute
chat-unmute = Unmute
chat-block = Block
chat-report = Report
chat-deeds-help = Mute hides them at this table, Block at every table. Report shows this line to the keeper of the harbour.
chat-muted = muted: show
chat-hide = muted: hide
chat-muted-now = { $name } is muted, at this table and in this browser only.
chat-unmuted-now = You read { $name } again.
chat-blocked-now = You read nothing of { $name } any more, at any table. The page “{ account }” can undo that.
chat-report-why = What is wrong? You need not say.
chat-report-send = Report it
chat-report-drop = Never mind
chat-reported-now = Thanks. The keeper of the harbour will look at it.
rules = Rules
rules-search = Search the rules
rules-none = The rules are silent on that.
aloud-all = Read out the whole board
aloud-none = This board cannot be read out yet.
key-moves = all moves in words
key-board = to the board
key-let-go = let go, close
key-undo = take back
key-since = what happened since my turn
key-skip = skip what is being shown
key-rules = rules, at what you point at (also ?)
key-aloud = read out the board
key-log = log
key-chat = chat
key-sound = sound off, or on again
key-keys = these keys
key-roam = from thing to thing on the board
key-roam-all = to anything on the board, also what cannot be chosen
key-pick = choose a thing, or hear what it is
keys-on = Single letters work as keys
over-nobody = Nobody wins.
over-called-off = Called off: nobody wins.
over-team = { $names } win together.
over-solved = Solved!
over-unsolved = Not solved this time.
winner = winner
points-from = Where the points come from
rematch = Play again
rematch-asked = You want another game. The others see it here and in their harbour.
rematch-offered = { $name } wants another game!
rematch-go = To the next game
rematch-puzzle = Try again
after-what-now = What now?
after-revenge = Revenge
after-ask = What was my mistake?
after-looking = The captain looks … { $percent } %
after-practise = Practise it: { $lesson }
after-see = See my mistake
after-none = The captain found no move of yours that gave much away. Well played.
after-made = Your costliest move, as the captain sees it: { $move }.
after-better = Better: { $move }.
after-lesson-plan = The lesson “{ $lesson }” practises a move with the same purpose (§{ $paragraph }).
after-lesson-kind = The lesson “{ $lesson }” practises such a move (§{ $paragraph }).
after-no-lesson = No lesson is about just that; look at it in the game.
look-back = Look back
## The harbour, setting up a table, the lobby, accounts

home = Doubloon: to the harbour
harbour-welcome = Pirate games, true to their rulebooks. Pick one, and you sail at once.
harbour-hello = Ahoy,
harbour-next = A table waits for you
harbour-mine = Your tables
harbour-join = A seat is free
harbour-away = Put away ({ $count })
harbour-all = Show all { $count }
harbour-games = Games
harbour-coming = The ships are coming in …
harbour-public = Watch others play
harbour-over = Finished games
harbour-setup = Set up
harbour-learn = Learn

first-ask = Have you played this before?
first-no = No, never
first-yes = Yes
first-welcome = Welcome aboard! How do you want to begin?
first-learn = Show me
first-learn-help = a short lesson: you make the moves, the tutor says why
first-hints = Play a deckhand, with hints
first-hints-help = an easy first game; every turn somebody tells you what a captain would do
first-rival = How strong should they be?
rival-change = Against: { $level }. Change it

table-open = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
table-gathering = About to begin
table-ready = Waits until you are ready
table-rematch = Another game? They wait for you
table-end-asked = The others want to end it
table-others = The others are to move
table-watch = Under way
stow = { $game }: put away or remove
stow-away = Put away
stow-away-help = Out of sight on all your devices, until you bring it back.
stow-back = Bring back
stow-gone = Remove for good
stow-gone-open-alone = The table is taken away; its link leads nowhere.
stow-gone-open = Your seat is free again.
stow-gone-alone = The game ends, and nobody wins.
stow-gone-playing = A captain takes your seat; the others play on.
stow-gone-over = You never see it here again.
stow-leave = Leave it where it is

puzzle-today = Puzzle of the day
puzzle-solve = Solve it
puzzle-all = All { $count } puzzles
puzzles = Puzzles
puzzle-solved = solved
puzzles-more = To the puzzles

nickname-1 = Salty Anne
nickname-2 = Old Barnacle
nickname-3 = Quick Mary
nickname-4 = Lucky Tom
nickname-5 = Red Jenny
nickname-6 = Peg-leg Sam
nickname-7 = Silent Kate
nickname-8 = Rusty Finn
nickname-9 = Mad Molly
nickname-10 = Sly Edward
nickname-11 = Stormy Bess
nickname-12 = Tar Jack
name-label = Your name
name-keep = Keep
name-change = { $name }: change your name

setup-how = How do you play?
way-bots = Against bots
way-bots-help = begins at once
way-friends = With friends
way-friends-help = you get a link to send
way-pass = Pass and play
way-pass-help = several people, one screen
setup-many = How many?
setup-who = Who sits where?
setup-options = By which rules?
setup-experts = For old hands
setup-more = Clock and watchers
setup-rules = Rules
setup-then-link = Next you get a link and a QR code; the game begins when every seat is taken.
setup-then-play = All seats are taken: the game begins at once.
setup-open = Open the table
setup-sail = Set sail
option-own = draw your own

who-me = Me
who-me-help = Your own seat.
who-here = Somebody at this screen
who-here-help = The screen is handed on; hands stay covered between turns.
who-name = Name
who-name-of = Name at seat { $letter }
who-open = A friend, by link
who-open-help = Stays free until somebody sits down there.
who-bots = Bots
bot-deckhand-help = Plays anything the rules allow. For a first game.
bot-bosun-help = Looks one move ahead. Punishes carelessness.
bot-captain-help = Thinks far ahead and beats the bosun nearly always.
bot-admiral-help = A captain who takes his time, and proves what can be proven. The strongest here.

clock = Clock
clock-none = no clock
clock-none-help = take your time
clock-live = live
clock-live-help = so many minutes for the whole game, a little more after each turn
clock-days = by days
clock-days-help = a turn now and then; you need not be here together
clock-minutes = Minutes for each
clock-seconds = Seconds added a turn
clock-days-each = Days for each turn
clock-live-told = { $minutes } min + { $seconds } s a turn
clock-days-told = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
}
spectators = Watchers
spectators-link = by the link
spectators-link-help = whoever has it may look on; hands stay hidden
spectators-public = everybody
spectators-public-help = the table is listed in the harbour
spectators-off = nobody
spectators-off-help = only those who sit here
watchers-talk = They may talk
watchers-talk-help = in the chat, with those who play
watchers-talk-told = who may talk
grace = When somebody goes away
grace-help = If others wait, a captain plays for them until they are back. The seat stays theirs.
grace-after = { $seconds ->
    [30] after half a minute
    [60] after a minute
    [300] after five minutes
    [1800] after half an hour
   *[other] after { $seconds } seconds
}
table-begun = Begun
table-begun-fork = in the middle of another table's game
table-forked = fork
grace-never = never

gangway = Coming aboard …
gangway-none = No such table.
gangway-closed = This table is closed to you.
lobby-waiting = { $free ->
    [one] Waiting for one more. The game begins by itself.
   *[other] Waiting for { $free } more. The game begins by itself.
}
lobby-invited = You are invited. Take a seat!
lobby-starting = All seats are taken. The game begins when everybody's page is here …
lobby-rematch = Another game of the same crew. It begins when everybody's page is here …
lobby-waiting-ready = { $free ->
    [one] Waiting for one more. The clocks start when all are ready.
   *[other] Waiting for { $free } more. The clocks start when all are ready.
}
lobby-ready-ask = All are here. The clocks start when everybody is ready.
lobby-ready-wait = You are ready. The clocks start when the others are too …
lobby-ready-say = I am ready
lobby-called = Here you are called
lobby-seats = Seats
lobby-seat = Seat { $letter }
lobby-me = that is you
lobby-me-ready = that is you: ready
lobby-bot = bot, ready
lobby-free = waiting for somebody
lobby-here = here
lobby-ready = ready
lobby-away = not here just now
lobby-sit = Sit down
lobby-stand = Stand up
lobby-leave = Leave the table …
lobby-watching = Looking on: { $names }
lobby-share = Invite
lobby-agreed = What is played
share-how = Send this link to your friends. Whoever opens it can sit down.
share-link = Link to this table
share-copy = Copy
share-copied = Copied
share-send = Send …
share-qr = QR code with the link to this table
share-scan = Or let them point a phone at it.

account = You in the harbour
account-open = Your name and account
account-who = Who you are
account-called = You are called
account-guest = You are a guest: your seats are kept in this browser only.
account-stranger = Nobody knows you here yet. You come aboard by yourself when you begin a game.
account-board = Come aboard now
account-kept = Your seats are kept under “{ $account }”.
account-out = Sign out on this device
account-out-others = Sign out everywhere else
account-out-others-done = You are signed out on all other devices.
account-change = Change the password
account-change-help = All other devices are signed out with it.
account-password-old = The password until now
account-password-new = The new password
account-change-set = Change it
account-change-done = The password is changed, and all other devices are signed out.
account-new = Keep my seats
account-new-help = With a name and a password you find your tables, your results and your settings on every device. No mail address is asked for.
account-in = I have been here before
account-in-help = Sign in. Seats you took as a guest come along.
account-name = Name
account-password = Password
account-password-help = at least { $least } letters; nobody can give you a new one
account-keep = Keep my seats
account-enter = Sign in
settings = Settings
settings-help = Kept in this browser. With an account they go along to every device.
settings-along = They go along with your account: the same wherever you sign in.
settings-waiting = The line is down: kept in this browser for now. They go to your account as soon as it is back.
settings-page = The page
settings-board = At the board
settings-turn = When it is your turn
language = Language
language-auto = automatic
language-en = English
language-ru = Русский
light = Light
light-auto = automatic
light-day = day
light-night = night
pace = Motion
pace-slow = slow
pace-normal = normal
pace-quick = quick
pace-none = none
pace-help = How fast pieces move, and how long you see each move of the others.
sound = Sound
sound-off = off
sound-soft = soft
sound-full = full
sound-help = { $key } at the table turns it off and on. A muted phone stays silent.
sound-now-off = Sound off
sound-now-on = Sound on
hints = Hints without asking
hints-never = never
hints-chosen = as chosen
hints-always = always
hints-help = Against bots, each turn: what a captain would do. “As chosen” means games that you began with hints.
settings-seals = Mark what cannot be taken back
settings-seals-help = A wax seal on moves that draw or show something, or end your turn.
settings-confirm = Confirm what cannot be taken back
settings-confirm-help = Such a move wants a second press.
settings-lookout = Hints thought out here
settings-lookout-help = This device thinks for itself, after fetching 7 MB once. Off: the harbour does.
settings-keys = { keys-on }
settings-keys-help = At the table M shows all moves, and K all keys.
account-turn = { settings-turn }
account-settings = Notices, language, light, sound and more are in the settings.
account-settings-open = Open the settings
notices = Tell me in this browser
notices-help = While the page is open somewhere in the background; with sound, two bells ring too.
notices-cannot = This browser cannot show notices.
notices-refused = The browser does not allow it; its settings for this page can.
notice-title = Your turn
notice-body = { $game }: the others wait for you.
hook = Call an address of mine (webhook)
hook-help = For programs and chat rooms: we call it when you are to move and have no page open at the table. Each call is signed.
hook-url = Address
hook-set = Call it
hook-off = Call no more
hook-secret = The secret that signs the calls, shown this once:
blocks = Whose words I do not read
blocks-read = Read again
blocks-read-whom = Read again: { $name }
blocks-read-now = You read { $name } again.
farewell = Forget me
farewell-help = Overboard go your name, your keys, all you said in chats, and the tables where nobody else sat. At other people's tables bots stand in for you, and your moves stay without a name.
farewell-begin = Forget me …
farewell-sure = There is no way back. Are you sure?
farewell-password = Your password, to be sure
farewell-stay = No, I stay
farewell-go = Yes, forget me

## What is played, where it is not the usual

played = What is played

## Hints, and what cannot be taken back

hint = Hint
hint-thinking = A bot is thinking …
hint-lead = A captain would:
hint-chance = { $chance } % to win
hint-worth = worth { $chance } of 100
hint-only = There is nothing else to do.
hint-clear = Clearly the best; next comes “{ $next }” with { $chance }.
hint-better = A little better than “{ $next }”, { $chance }.
hint-close = “{ $next }” is about as good: { $chance }.
hint-weighed = { $count ->
    [one] One line of play was weighed.
   *[other] { $count } lines of play were weighed.
}
hint-line = Then it expects:
hint-step = { $name }: { $move }
hint-play = Play it
hint-thanks = No, thanks
hint-hush = No more hints
hint-here = a bot's advice
key-hint = ask a bot for a hint
seal-shows = no way back: something is drawn or shown
seal-passes = your turn ends with it
seal-some-shows = Choices with this drop of wax have no way back: something is drawn or shown.
seal-some-passes = Choices with this ring end your turn.
doubt-shows = Something is drawn or shown: there is no way back.
doubt-passes = Your turn ends with it.
doubt-any = Perhaps there is no way back.
doubt-yes = Do it
doubt-no = Not yet

## Looking back, and after the game
table-look-back = Finished: look back
table-brought = a saved game, opened from a file
seat-unnamed = Seat { $letter }
key-past = look back: the time line
past-title = Time line
past-begin = Look back
past-steps = From moment to moment
past-first = To the beginning
past-back = One move back
past-play = Let it run
past-pause = Stop
past-on = One move on
past-last = To the end
past-count = { $at }/{ $of }
past-end = The end. Drag the coin to look back.
past-move = { $name }: { $move }
past-undone = { $name } took this back.
past-eyes = Seen by
past-spectator = a spectator
past-copy = Copy link
past-link = Link to this moment
past-close = To the result
fork = Play on from here
fork-help = A new table from this moment. Whatever was hidden then is dealt again, so nobody knows more than they should.
fork-seat = You play
fork-others = The others
fork-friends = friends, by link
fork-pass = people at this screen
fork-go = Set sail

chances = Chances over the game
chances-told = Chances at this moment: { $list }
chance-of = { $name } { $percent } %
percent = { $percent } %
study-title = Where the game turned
study-help = A captain looks at every decision again, knowing only what its player knew, and finds up to three moves that decided the game.
study-ask = Ask the captain
study-coming = The captain is thinking it over …
study-part = { $done } of { $total } looks are done. The line grows as he goes.
study-how = Each decision was judged by what its player could know then. Such chances are estimates, not proofs.
turn-made = { $name }: { $move }
turn-worth = Left a chance of { $got } %, where { $hope } % were to be had.
turn-better = Better: { $move }
turn-line = What might have come
turn-show = Show it
turn-none = No move gave much away. Well played.

fair-title = Were the dice fair?
fair-help = Before anybody sat down the harbour promised a secret by its fingerprint. Everybody's page added a grain of chance. Cards and dice come of both; now the secret is open.
fair-brought = This game was opened from a file: this harbour promised nothing about its chance.
fair-commitment = The promise (SHA-256)
fair-check = Check it here
fair-checking = Checking …
fair-yes = Fair. Everything adds up.
fair-no = Something is foul here!
fair-good = right
fair-bad = wrong
fair-promise = The secret is the promised one.
fair-promise-kept = The secret is the promised one, and the promise is the one this browser saw before the game.
fair-seed = The seed comes of the secret and of everybody's grains.
fair-seed-ours = The seed comes of the secret and of everybody's grains, yours among them.
fair-draws = { $count ->
    [0] Nothing was left to chance.
    [one] The one draw follows from the seed.
   *[other] All { $count } draws follow from the seed.
}
fair-draw-wrong = Draw { $number } does not follow from the seed.
fair-draws-missing = Draws are missing: the table's own record counts others than the { $count } that are listed.
fair-unknown = What this check cannot know:
fair-unknown-promise = whether the promise is as old as the game: this browser did not see it before.
fair-unknown-grain = whether anybody's grain was free: none of them is this browser's.
fair-unknown-league = whether somebody who added a grain after you was in league with the harbour.
fair-cannot = This browser checks only over a safe line (https). The ledger can be checked on any machine:
fair-values = The numbers
fair-secret = The secret
fair-nonce = Grain of { $name }
fair-nonce-none = none: a bot adds nothing
fair-made = The seed made of them
fair-download = Download the ledger
fair-run = Trust nobody, not even this page: this plays the whole game again by the rules and checks every draw.

keep-title = Take it home
keep-help = The file holds every move and the seed. It can be opened in any harbour and looked at there.
keep-record = Save this game
bring = Open a saved game
bring-coming = Reading …
bring-help = From a file: look back at a finished one, play on at an unfinished one.
bring-unreadable = That file is no saved game.

count-title = The count
count-skip = Skip
count-again = Count again
tally-all = { $name }: everything together
tally-rest = { $name }: all the rest

## Learning: lessons, rules, the glossary

learn-coming = Laying out the pieces …
learn-none = There are no lessons for this game yet.
learn-lessons = Lessons
learn-progress = { $passed } of { $steps } steps done
learn-cannot = That cannot be used just now. What can is edged in orange.
learn-shown = Like this: { $move }.
learn-show = Show me
learn-do = Do it for me
learn-next = Next lesson
learn-again = This lesson again
learn-play = Play now against a deckhand
learn-rule = The rule: §{ $paragraph }
glossary = What is what
rules-title = The rules of { $game }
rules-contents = Contents
rules-hits = { $count ->
    [one] One paragraph
   *[other] { $count } paragraphs
}
rules-clear = Show everything
rules-short = In short
glossary-title = { $game }: what is what
glossary-lead = Everything there is to hold, turn up or fear, and the paragraph that says so.
glossary-search = Search by name or deed
glossary-none = Nothing of that name aboard.
rules-whole = The whole rulebook

## When the harbour says no

refused-device-full = This device has no room left: nothing was changed. Make room, then try again.
refused-nobody-comes = Nobody else can come aboard without a server: fill the seats with bots, or share this screen.
refused-stranger = The harbour does not know you. Reload the page to come aboard.
refused-signed-out = You are not aboard any more: you have signed out, or your stay has run out. Reload the page.
refused-no-name = Nobody comes aboard without a name.
refused-name-taken = That name is taken. Choose another.
refused-account-already = You have an account already.
refused-password-length = That password is too short, or far too long.
refused-wrong-password = No account of that name with that password.
refused-not-your-password = That is not your password.
refused-no-account = A guest has no password. Keep your seats under a name first.
refused-account-closed = This account is closed. The harbour says: { $detail }
refused-hook-address = That does not look like an address. It begins with https:// or http://.
refused-hook-password = No name and no password in the address, please.
refused-hook-unknown = Nobody knows that address.
refused-hook-private = We call only addresses on the open internet, and this is none.

refused-no-game = This harbour does not know that game.
refused-bad-option = It cannot be played like that. The harbour says: { $detail }
refused-tables-an-hour = Enough new tables for one hour. Try again a little later.
refused-tables-at-once = You have too many games under way. Finish one first.
refused-bad-record = The harbour does not take this saved game: { $detail }
refused-record-position = This saved game begins in the middle; we take only whole ones.
refused-record-long = This saved game has too many moves.
refused-record-edition = This game was played with other numbers in its rules than those of our harbour.

refused-no-table = No such table here. Perhaps the link lost a letter at sea.
refused-no-watching = Nobody may watch at this table.
refused-no-room = Nobody may watch at this table, and no seat is free.
refused-no-seat = This table has no such seat.
refused-seat-taken = Somebody else sits there.
refused-bot-sits = A bot sits there.
refused-seated-already = You sit there already.
refused-seen-another = You know the secrets of another seat in this game, so you cannot sit here.
refused-not-your-seat = That seat is not yours.
refused-seat-lost = This seat is not yours any more.
refused-not-at-table = Only those who sit at the table may do that.
refused-enough-seated = The seats of this table have changed hands often enough. Everybody stays where they sit.
refused-closed = { table-closed }
refused-no-line = That line is not there any more.
refused-own-line = You said that yourself.
refused-not-blocked = You read them already.
refused-chat-length = Too little or too much for one line of chat.

refused-frozen = { table-frozen }
promise-changed = Foul play: this table's promise about its dice is not the one this browser saw first. Nothing more is played here. Ask whoever keeps this harbour, and open another table.
refused-nonce-there = Your grain of chance lies there already.
refused-not-begun = The game has not begun yet.
refused-game-over = The game is over.
refused-not-over = That has to wait: the game is not over yet.
refused-flagged = Time ran out here. Those who play with you have to agree before you play on.
refused-no-flag = Nobody waits for your word about that seat.
refused-no-ending = Nobody wants to end this game.
refused-said-already = You have said so already.
refused-enough-endings = An end has been asked for often enough here. Play on, or give up your seat.
refused-not-your-turn = Patience: it is not your turn.
refused-decided = You are done; wait for the others.
refused-late = The table has moved on. Look again.
refused-bot-plays = A bot is playing for you. Take the helm first.
refused-nothing-to-undo = There is nothing to take back: { sealed-why }.
refused-enough-undone = Enough has been taken back at this table. This move stands.
refused-not-alone = Another person plays at this table: the bots take the time they need.
refused-no-hints = Another person plays at this table: no hints here, fair is fair.
refused-bot-thinking = A bot is thinking about this table already. One moment.
refused-no-series = There is no such series.
refused-series-over = That was the last game of the series. Open a table to begin another.
refused-analyses-waiting = The captain has enough games of yours to think over. Let him finish one first.
refused-fork-advice = This table was forked from a game between people that still goes on. Advice comes when that game is over.
refused-fork-players = While the game goes on, only its players may play on from here.
refused-not-dealt = At that moment the game had not begun.
refused-over-by-then = By then the game was over. Choose an earlier moment.
refused-day-sealed = A deal of the day: its past, its record and its chance are open to everybody when the day is over.
refused-one-try = A deal of the day is played once, by whoever began it: nothing is taken back, and nobody stands in.
refused-day-hints = No hints at a deal of the day. When the day is over, ask the captain.
refused-day-puzzle = Another try at the puzzle of the day begins on the page of the day.
refused-no-day = That day has not come to this harbour.

refused-too-fast = Not so fast! Wait a little and try again.
refused-busy = Too many at once. Try again in a moment.
refused-reading = We are turning pages for you already. Wait for those first.
refused-too-big = Too much cargo: that does not fit into our hold.
refused-too-slow = The line is too slow. We go on where it broke off.
refused-too-many-windows = You have too many tables open. Close a window first.
refused-too-many-watching = Not an inch is left around this table. Come back later.
refused-store-away = The logbook is out of reach just now. Look again in a moment to see what became of this.
refused-store-full = The logbook is full, and nothing was written. Whoever keeps this harbour has to make room.
refused-store-locked = Somebody else is holding the logbook, and nothing was written. Try again in a moment.
refused-store-read-only = The logbook takes no ink just now. Nothing has changed; try again later.
refused-other-site = The harbour heeds only its own page. Open it at the harbour's own address.

## My feats

feats = My feats
feats-coming = Dusting the shelf …
feats-none = An empty shelf
feats-help = What you did yourself in games that count is put on this shelf when the game is over. What is still dark is still to be done.
feats-count = { $done } of { $all }
feats-not-yet = Still to be done:
feats-watch = See it again
feats-times = at { $count } tables
feats-new = { $count ->
    [one] A new feat for your shelf!
   *[other] { $count } new feats for your shelf!
}
feats-shelf = To the shelf

## Today's deal

today = Today's deal
today-then = The deal of the day
today-coming = The cards are being dealt …
today-days = Other days
today-before = The day before
today-after = The day after
today-help = Everybody in this harbour is dealt the same cards today, against the same rival, and has one try at each game. How the others did you see once you have played. Records, replays and chances stay closed until the day is over.
today-over-help = This day is over: everything about it is open. Look how others played your cards, and check that the harbour dealt fairly.
today-over = This day is over.
today-left = { $hours ->
    [0] { $minutes } min left
   *[other] { $hours } h { $minutes } min left
}
today-streak = My days in a row
today-streak-days = { $count ->
    [one] day in a row
   *[other] days in a row
}
today-streak-kept = { $count ->
    [one] A first day. Come back tomorrow.
   *[other] { $count } days in a row. Tomorrow is the next.
}
today-streak-open = { $count ->
    [one] Play today, and you have two days in a row.
   *[other] Play today to keep your { $count } days in a row.
}
today-streak-lost = Your { $count } days in a row are broken. Begin anew today.
today-streak-none = Play a deal to its end, or solve the puzzle: that is a day.
today-streak-best = Your longest: { $count } days
today-play = Play it
today-on = Go on
today-look = Look at it
today-open = To today's deals
today-others = How others did
today-one-try = One try, nothing is taken back
today-against = against { $rival }, you have seat { $seat }
today-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
today-best = Your best: { $result }, { $day }
today-state-open = not played yet
today-state-playing = under way
today-state-given-up = given up
today-state-late = ended too late
today-state-missed = not played
today-solved = { $turns ->
    [one] Solved in { $turns } turn
   *[other] Solved in { $turns } turns
}
today-solved-helped = { $turns ->
    [one] Solved in { $turns } turn, with help
   *[other] Solved in { $turns } turns, with help
}
today-unsolved = Not solved yet
today-puzzle-begun = under way
today-puzzle-help = As often as you like. Whoever asks for a hint has been helped.
today-hint-helps = A hint counts as help in today's list.
today-level-easy = easy
today-level-medium = not easy
today-level-hard = hard
today-level-fiendish = fiendish
today-nobody = Nobody has finished it yet.
today-nobody-then = Nobody played it to its end.
today-accounts = With an account
today-guests = Guests
today-place = Place
today-name = Name
today-result = Result
today-made-of = { $points } pts, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
today-you = (you)
today-all = Show all { $count }
today-puzzle-of = Puzzle of { $day }
today-deal-of = Deal of { $day }
today-closed = A deal of the day: its replay, its record and its chance are open to everybody when the day is over.
today-leave-help = That was your one try at this deal.

## My results

record = My results
record-open = My results
record-coming = Leafing through the log …
record-again = Try again
record-none = No results yet
record-none-help = Every game you finish is noted here: who won and by how much, your best, your streaks, and a way back into each game.
record-none-play = Play a first game
record-struck = Your results are struck out.
record-played = Games
record-won = Won
record-drawn = Drawn
record-lost = Lost
record-best = Best
record-mean = Mean
record-streak = Best streak
record-streak-now = { $count } won in a row
record-streak-best = best streak { $count }
record-count = { $played ->
    [one] { $won } won of one game
   *[other] { $won } won of { $played } games
}
record-games = By game
record-against = Against
record-against-alone = Alone
record-against-people = People
record-against-bots = Mixed bots
record-seats = { $seats } at the table
record-rows = Show all { $count } lines
record-unusual = with other options
record-lately = The last games:
record-all = Every game
record-only = Which games are shown
record-any = All games
record-chart-day = Games a day
record-chart-week = Games a week
record-chart-month = Games a month
record-with = against { $names }
record-won-plain = Won
record-won-by = Won by { $points }
record-won-even = Won on a tie-break
record-won-despite = Won with fewer points
record-drawn-plain = Drawn
record-lost-plain = Lost
record-lost-by = Lost by { $points }
record-lost-even = Lost on a tie-break
record-lost-despite = Lost with more points
record-apart-stand-in = not counted: others played there too
record-apart-one-screen = not counted: at one screen
record-apart-position = not counted: from a position
record-replay = Replay from the beginning
record-more = Show more ({ $count } left)
record-mine = It is yours
record-mine-help = Keep all of it as a file, or strike it out. Struck out means: your results and your feats so far are listed and counted nowhere any more. The tables themselves stay as they are, for you and for those who played there with you. What you finish later counts from nothing.
record-file = Save as a file
record-strike = Strike out everything
record-strike-sure = All your results are gone for good then. Are you sure?
record-strike-stay = No, keep it
record-strike-go = Yes, strike it out

refused-rated-alone = A rated game wants a person, and somebody to play against.
refused-rated-seat = At a rated table everybody has one seat.
refused-rated-options = A rated game is played with the usual options.
refused-rated-bots = At a rated table no bots sit but the rivals of the ladder whose strength was measured.
refused-rated-stand-in = Nobody stands in for a player at a rated table.
refused-rated-hints = There are no hints at a rated table.
refused-rated-undo = At a rated table a move that is made stands.
refused-rated-pardon = At a rated table whoever’s time runs out has lost.
refused-rated-fork = A rated game cannot be tried out elsewhere before it is over.

aboard-once = The harbour is brought aboard, once. Then it opens without a network.
aboard-fetching = Bringing the harbour aboard
aboard-part = { $part } of { $of } MB
aboard-elsewhere = Doubloon is open in another window already. It goes on here as soon as you close that one.
aboard-failed = The harbour on this device does not open. Reload the page; what was played is kept.
aboard-newer = A new version is here.
aboard-take = Take it
aboard-kept = All of it is kept on this device, and nowhere else. Games can be saved as files.
moving = Without a network
moving-help = All games on this device, bots too: 8 MB, once. Your tables here stay where they are, and are listed there as well.
moving-aboard = Bring the harbour aboard
moving-here = On this device
moving-failed = That did not work: not all of it could be fetched. Try again later.
moving-back = Back to the harbour ashore
moving-back-help = The harbour is on this device. What was played here stays here, for whenever you bring it aboard again.
ashore = In the harbour ashore
ashore-take = Take it ashore
ashore-taking = On its way…
aboard-opening = The harbour is being opened. The first time it takes a moment.

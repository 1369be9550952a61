# Messages of the page, English. Every language has the same keys (docs/translating.md). Names, events and rules are in the
# games' text folders, messages for one game in its page folder.
#
# act-<type>      an action on its button           under-<type>   the small line below it
# title-<what>    the prompt, by phase or action    line-<what>    the line below it
# target-<type>   a place that can be chosen        verb-<type>    the button that confirms it
# effect-<card>   a card in a few words             answer-<n>     an answer to an offer
# nowhere-<type>  why an action has no target       refused-<code> a refusal by the server

brand = Hexstead
theme = Change theme

## The table

missing-page = Page not found
missing-page-why = Check the address and try again.
missing-table = Table not found
missing-seat = This seat is no longer yours
missing-seat-why = The host closed it or offered it to someone else, or you moved it to another device.
missing-table-why = The address is wrong, or the table is on another server.
missing-private = This table is private
missing-private-why = Only its players can see it.
missing-removed = You can't join this table
missing-removed-why = The host removed you, or someone in your network.
missing-back = Home
lost = Connection lost. Your seat is safe. Reconnecting…
loading = Loading the table…
notice-restarting = The server is about to restart. Your games are saved and will continue afterwards.
notice-close = Close this message
update-ready = A new version of Hexstead is ready. Your games stay as they are.
update-apply = Reload
page-privacy = Privacy
page-imprint = Imprint
warm-up = Bots warming up
warm-up-percent = Bots warming up: { $percent }%
warm-up-about = You can play right away. Until the bots are ready, Baron plays as Engineer.
you = you
you-watch = You're watching
your-turn = Your turn · { $game }
notify = Notify me when it's my turn
notify-body = It's your turn at table { $code }.
turn-chip = Turn
points-of = { $count } of { $goal } points
hand-of = { $count ->
    [one] { $count } resource card
   *[other] { $count } resource cards
    }
cards-of = { $count ->
    [one] { $count } development card
   *[other] { $count } development cards
    }
nobody = Nobody
nobody-yet = nobody yet
award-from = nobody yet, { $count } needed
special-holder = { $name }, { $count }
special-mine = you: { $count }
supply-of = Bank: { $goods }
stack-of = { $count ->
    [one] { $count } development card left
   *[other] { $count } development cards left
    }
hex-numbered-at = { $terrain } { $number } near { $place }
hex-at = the { $terrain } near { $place }
hex-of = { $hex }, { $terrain }
hex-numbered = { $hex }, { $terrain } { $number }
in-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
    }
goods-none = nothing
more-of = { $count } more { $name }
lapse-note = { $count ->
    [one] { $count } paid step is lost
   *[other] { $count } paid steps are lost
    }

## The hand

hand-title = Your hand · { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
hand-safe = safe from a 7
hand-danger = a 7 would cost you { $count } cards
hand-play = Play
hand-play-card = Play { $card }
hand-play-anyway = Play anyway
hand-idle = { $card } would have no effect right now, and the card would be gone.
hand-give = Trade { $name } ({ $count } in hand)
hand-later = can't be played now
hand-only = only you can see it
## Actions on their buttons

act-roll = Roll the dice
act-end_turn = End turn
act-done = Done
act-buy_card = Buy dev card
act-pass = Pass
act-offer = Trade
act-exchange = Bank
act-withdraw = Withdraw
act-accept = Accept
act-decline = Decline
act-counter = Counter
act-cancel = Cancel
done-rob = Don't rob anyone
with-players = with players
with-supply = 3 : 1
verb-build = Build
verb-move = Move
verb-choose = Choose

## Prompts

wait-for = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
    }
name-and = { $first } and { $second }
watching = You're watching
over = Game over
title-pre_roll = Your turn. Roll the dice.
title-rob = Choose a player to rob
title-take = Take a card from the bank
title-offer_mine = Your offer
title-offer_theirs = You have an offer
line-pre_roll = You can play a development card first.
line-offer_theirs = Everyone is waiting for you.
ask-discard = You have { $held ->
    [one] { $held } card
   *[other] { $held } cards
    }. Discard { $due }.
ask-takes = { $count ->
    [one] { $count } card to go.
   *[other] { $count } cards to go.
    }
pay = pay { $goods }
free = free
get = get { $goods }
gets = { $name } gets { $goods }
or = or
discard-chosen = { $count } of { $due } chosen
discard-confirm = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
    }
stepper-more = One more { $name }
stepper-less = One less { $name }
rob-whom = { $name } · { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }

## Trade

trade-title = Offer a trade
trade-give = You give
trade-get = You get
trade-terms-get = you get
trade-to = To
trade-offer = Send offer
trade-left = { $count ->
    [one] { $count } offer left this turn.
   *[other] { $count } offers left this turn.
    }
trade-call = Leave one side empty to invite offers.
trade-theirs = { $name } offers { $give } for { $get }.
trade-counter = { $name } offers { $give } for { $get }
trade-counter-own = You offer { $give } for { $get }
trade-unaccept = Changed my mind
trade-conclude = Trade with { $name }
trade-send-counter = Send counter-offer
trade-counter-title = Your counter-offer
trade-lacks = You need { $goods } to accept.
trade-closed = The offer closed before you sent your counter-offer.
trade-yours = Answer sent. It's up to { $name }.
propose = Propose a trade
propose-title = Propose a trade to { $name }
propose-send = Send proposal
proposals = Proposed trades
proposal = { $name } offers { $partner } { $give } for { $get }.
proposal-mine = { $name } offers you { $give } for { $get }.
proposal-own = You offer { $partner } { $give } for { $get }.
answer-1 = { $name } is thinking
answer-2 = { $name } accepts
answer-3 = { $name } declines
answer-own-1 = Your answer?
answer-own-2 = You accept
answer-own-3 = You decline
exchange-title = Trade with the bank
exchange-give = Give { $count }
exchange-get = for 1
exchange-ratio = { $count } : 1

## The end

over-won = You win!
over-lost = { $name } wins
over-drawn = It's a draw: nobody can score any more points.
over-agreed = Game ended by agreement.
over-cancelled = The server's administrator ended the game.
over-again = Play again
over-follow = Go to the new game
over-other = Change settings

## The log

log-title = Log
log-empty = Nothing has happened yet.
log-earlier = Earlier
log-more = Show details
log-less = Hide details
log-details = Details

## At the table

close = Close
board-about = Explore the board: use the arrow keys to move from hex to hex, Page Down for intersections and paths
tap-zoomed = Several spots are close together. Zoomed in: tap the one you mean.
off-place = { $wind } of { $place }
wind-n = north
wind-ne = northeast
wind-e = east
wind-se = southeast
wind-s = south
wind-sw = southwest
wind-w = west
wind-nw = northwest
toward-n = north
toward-ne = northeast
toward-e = east
toward-se = southeast
toward-s = south
toward-sw = southwest
toward-w = west
toward-nw = northwest
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
acts-title = Actions
page-board = Board
page-table = Players
page-log = Log
page-asked = waiting for you
tool-undo = Undo
undo-nothing = There's nothing to undo right now
undo-free = Undo your last decision
undo-ask = Undo your last decision (everyone has to agree)
tool-menu = Menu
tool-speed = Animation speed
tool-off = off
tool-pause = Pause after each bot's turn
continue = Continue
tool-language = Language
tool-sound-on = Sound is on
tool-sound-off = Sound is off
tool-rules = Rules
tool-never = Auto-decline offers asking for
tool-device = Play on another device
tool-end = End the game
tool-leave = Leave the game (a bot takes over)
tool-home = Home
rolled-you = You rolled { $sum }
fair-roll = Fair dice
rolled-other = { $name } rolled { $sum }
named-you = You chose { $sum }
named-other = { $name } chose { $sum }
not-rolled = Not rolled yet
passes = Auto-pass
passes-note = Pass automatically in build phases
passes-chip = auto-pass on
asks-note = Ask me in every build phase
asks-chip = always asked
no-offers-note = No offers in this game
no-offers-chip = no offers
build-later = Build
build-later-note = Build after this turn
window-offer = { $name } offers you { $give } for { $get }.
window-think = Let me think
window-thinking = { $count ->
    [one] { $names } needs a moment.
   *[other] { $names } need a moment.
    }
window-no-offers = No offers …
window-no-offers-turn = This turn
window-no-offers-game = This game
window-build = Build phase
window-build-about = Build phase: do you want to build?
window-build-button = Build
window-left = Time left
away = away
bot-sits-in = a bot is filling in
level-random = bot
level-named = bot · { $name }
asking-undo = { $name } asks to undo their last decision.
asking-end = { $name } asks to end the game without a winner.
asking-give = { $name } asks to give { $other }'s seat to someone else, who would then see the hand.
asking-yes = Agree
asking-no = Disagree
asking-back = Never mind
asking-wait = Waiting for { $names }.
asking-left = { $time } left to answer
end-title = End the game?
end-now = The game ends now, without a winner. You can still review it.
end-ask = The game ends without a winner if everyone agrees, including players who are away.
end-sure = End the game
end-propose = Ask everyone
end-cancel = Keep playing
handover-title = Pass the device to { $name }
handover-text = Everyone else, look away!
handover-accept = I'm { $name }
can-title = What can I do?
can-now = Available now
can-nearly = Almost there
can-far = Not available
can-do = Go
can-lacks = You need { $goods }.
can-roll = Roll the dice first.
can-first = Finish what you're doing first.
can-rule = Read the rules
nowhere-buy_card = There are no development cards left.
nowhere-offer = You've used up your offers for this turn, or you have nothing to trade.
inspect-unreached = You can't reach it yet.
nowhere-exchange = You don't have enough matching cards.
can-wait = It's not your turn.
inspect-about = About { $name }
inspect-hex = On { $number }: 1 { $good } for each building next to it. { $ways } in 36 rolls, about once every { $turns } turns.
inspect-barren = Produces nothing.
inspect-sleeping = Produces { $good } once a number is placed here.
inspect-blocked = Blocked: produces nothing for now.
inspect-beside = Next to it: { $names }.
inspect-nobody = Nobody has a building next to it.
inspect-own = You get { $cards } cards a turn from it.
inspect-cost-of = { $name } { $cards } cards a turn
inspect-robbery = Blocking it would cost { $costs }.
inspect-costs = That currently costs { $costs }.
inspect-yield = { $cards } cards a turn: { $goods }
inspect-no-yield = No cards from rolls
inspect-can = You can build here now.
inspect-award = { $name }: { $count } (at least { $least } needed).
inspect-hand-danger = { $count } resource cards: a 7 would cost { $lost } of them.
inspect-known = Known cards: { $goods }.
inspect-expect = You can expect one about every { $turns } turns ({ $cards } a turn).
inspect-no-source = None of your buildings produces it.
inspect-uses = Needed for: { $what }.
inspect-left = { $count } left in the bank.
inspect-places = { $count ->
    [one] Possible now in { $count } place.
   *[other] Possible now in { $count } places.
    }
inspect-possible = Possible now.
inspect-bank = On your turn you can trade with the bank.
tracker = Card tracker
tracker-about = Shows what everyone could have noted about hands: production, payments, trades and thefts that everyone saw.
hint-title = Hint
hint-seen = Got it
hint-roll = Roll the dice. Every hex with that number gives you a card for each building you have next to it.
hint-offer = Accept, decline or make a counter-offer. Declining costs nothing, and bots don't wait forever.
hint-afford = You can afford: { $what }. Tap ⚡ to see everything you can do and what you still need.
hint-lacks = Almost there – { $what }: you need { $goods }. Tap ⚡ for details.
hint-build = Choose an action to highlight where you can use it, then pick a spot. You'll see the price before you pay.
hint-trade = Got cards you don't need? Offer them to the other players or trade them with the bank.
hint-end = All done? End your turn. Unspent cards stay in your hand.
chat-title = Chat
chat-new = new message
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-muted = (muted)
chat-remove = Remove this message for everyone
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-one_moment = One moment…
phrase-your_turn = Your turn!
phrase-good_game = Good game!
phrase-no_deal = No deal.
phrase-ouch = Ouch!

## Keyboard shortcuts

keys-title = Keyboard shortcuts
key-next = Roll, end turn, pass
key-roll = Roll
key-answer = Accept or decline an offer
key-acts = Actions, in order
key-board = Go to the highlighted spots
key-arrows = Move between highlighted spots, or move the board if there are none
key-enter = Choose
key-look = Explore the whole board (after the highlighted spots)
key-layer = Switch between hexes, intersections and paths
key-zoom = Zoom in, zoom out, whole board
key-pan = Move the board
key-can = What can I do?
key-undo = Undo
key-pass = Auto-pass in build phases
key-log = Log
key-sound = Sound on or off
key-escape = Cancel
key-help = This list

## All pages

nav-title = Pages
nav-play = Play
nav-rules = Rules
nav-almanac = Almanac
theme-now = Theme: { $name }
theme-light = light
theme-dark = dark
theme-hc = high contrast

## Rules and almanac

rules-title = Rules
rules-lead = Both games, explained in short sections. Under each one you'll find the detailed rules, with the numbers you see when a move isn't allowed.
rules-search = Search for a word, or a rule like A-RAIL-02
rules-all = All
rules-both = Both games
rules-found = { $count ->
    [one] { $count } result
   *[other] { $count } results
    }
rules-contents = Contents
rules-single = { $count ->
    [one] { $count } detailed rule
   *[other] { $count } detailed rules
    }
rules-none = Nothing found. Try a different or shorter word.
costs-title = Costs
almanac-title = Almanac
almanac-lead = The history behind the cards, goods, pieces and places. Railways built fortunes and cities, and they cost many people their land. You'll find both stories here.
almanac-search = Search the almanac
almanac-resources = Goods
almanac-cards = Cards
almanac-pieces = Pieces
almanac-landmarks = Landmarks
almanac-cities = Cities
almanac-trails = Trails

## Start page

start-title-1 = Two maps.
start-title-2 = One good evening.
start-lead = Two hex classics, free and open source. Play against bots, share a screen or send your friends a link. No account needed.
start-play = Play now
start-starting = Setting up your table…
start-hint = a short game against three bots, about 10 minutes
start-name = Your name
start-level = Bot level
start-short = Short game against bots
start-full = Full game
start-make = New table
start-learn = Illustrated rules
start-learn-about = Forty short, searchable sections
start-dice = Dice you can check
start-dice-about = Every roll is locked in beforehand and can be checked afterwards
start-import = Open a saved game
start-import-about = Watch it move by move
start-game = Game
start-players = Players
start-rule-book = Rules edition
start-own = { $parts } are our own work, based on real geography.
bot-greenhorn = Greenhorn
bot-greenhorn-about = Still learning. A friendly first opponent.
bot-apprentice = Apprentice
bot-apprentice-about = Knows what to build but still makes mistakes. Wins over half its games against three Greenhorns.
bot-settler = Settler
bot-settler-about = Plays well and trades. Wins over half its games against three Apprentices.
bot-engineer = Engineer
bot-engineer-about = Plans ahead. Wins nearly half its games against three Settlers.
bot-baron = Baron
bot-baron-about = Plays out each move in its head. Wins about half its games against three Engineers.
join-code = Have a code?
join-sit = Join
tables-delete = Delete table { $code }
tables-delete-sure = Delete?
tables-title = Your tables
tables-none = No tables yet. Start a game against bots – it only takes a few seconds.
tables-gathering = waiting for players
tables-turn = Turn { $turn }
tables-setup = Setup
tables-over = finished
tables-yours = Your turn
tables-open = Resume
tables-look = Review
tables-all = Show all { $count }
open-title = Open tables
open-none = Nobody is waiting right now. Quick match opens a table that others can join.
open-seats = { $taken } of { $all } seats taken
open-match = Quick match
open-match-about = Joins an open table, or opens one with 2 minutes per turn.

## New table

new-title = New table
new-seats = Seats
new-seats-about = Players sharing this screen pass the device; hands stay hidden. Everyone else gets a link, a QR code and a seat code.
new-seat = Seat { $number }
new-person = Player on this device
new-link = Player by link
new-bot = Bot: { $level }
new-name = Name
new-name-of = Name for seat { $number }
new-clock = Clock
clock-none = No clock
clock-none-about = Take all the time you need.
clock-turn = Per turn
clock-turn-about = Time limit per turn. If it runs out, a bot moves for you.
clock-bank = Time bank
clock-bank-about = Total time per player for the whole game.
new-seconds = Time
new-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
    }
new-grace = If someone drops out
grace-soon = A bot steps in after 2 minutes
grace-soon-about = It plays until they come back.
grace-late = A bot steps in after 15 minutes
grace-late-about = Time to make a coffee.
grace-never = Correspondence game
grace-never-about = No rush: a game can last for days. You'll find it under “Your tables”.
new-tracker = Card tracker
new-tracker-about = Players can see what everyone could have noted about each hand.
new-visibility = Who can watch
visibility-link = Anyone with the link
visibility-link-about = Share the table code, and people can watch.
visibility-private = Nobody
visibility-private-about = Only the players can see the table.
visibility-public = Everyone
visibility-public-about = The table is listed, and anyone can take an open seat.
new-make = Create table
waiting-title = Waiting for players
waiting-host = Send each player a link, show them the QR code or tell them the seat code. The game starts when every seat is taken.
waiting-listed = Your table is listed on the start page, and anyone can join. You can also send links. The game starts when every seat is taken.
waiting-guest = You have a seat. The game starts when every seat is taken.
waiting-open = open
waiting-code = Seat code:
waiting-qr = QR code for seat { $number }
waiting-link = Link for seat { $number }
waiting-copy = Copy link
waiting-copied = Copied
waiting-start = Start now
waiting-start-about = Bots play the open seats until someone takes them.
waiting-back = Home
sit-title = Take a seat
sit-watch = Just watch
waiting-watch = You're watching. The game starts when every seat is taken.
waiting-share = Share
device-title = Devices and data
device-home = Home
device-here = Move your games here
device-here-about = All seats and tables from your other device move to this one. The other device loses them.
device-move = Move them here
device-moved = { $count ->
    [0] That device has no tables.
    [one] { $count } table moved here.
   *[other] { $count } tables moved here.
    }
device-offer = Continue on another device
device-offer-about = Scan the QR code with the other device, or enter the code there. All your seats and tables move to it.
device-show = Show code
device-qr = QR code that moves your games to another device
device-code = Enter this code:
device-link = Link that moves your games to another device
device-valid = Works once, within { $minutes } minutes. Anyone who has it can take your seats.
device-take = Bring games from another device
device-code-enter = Code of the other device
device-recovery = Recovery link
device-recovery-about = This browser remembers your seats in a cookie. Save this link somewhere safe: if the cookie is lost, the link brings your games back, in any browser. Anyone who has it can take your seats.
device-recovery-show = Show the recovery link
device-data = Your data
device-data-about = Everything this server stores about this device: tables, seats, chat, moves and API tokens.
device-export = Download
device-delete = Delete everything
device-delete-sure = Yes, delete everything
device-delete-about = Your tables without other people are deleted. At the others, bots take your seats, and your name and messages are removed. This can't be undone.
device-deleted = Your data has been deleted.
seats-title = Seats and invitations
seats-give = Offer to someone else
seats-invite = Invite
seats-close = Replace with a bot
seats-sure = Are you sure?
seats-rename = Rename
seats-rename-save = Save
seats-sure-close = Remove for good?
seats-watch = { $count ->
    [0] Anyone with this link can watch.
    [one] Anyone with this link can watch. { $count } person is watching.
   *[other] Anyone with this link can watch. { $count } people are watching.
    }
seats-watch-link = Spectator link

## Replay

replay-title = { $game } · table { $code }
replay-gone = This game can't be shown
replay-after = Game statistics
replay-about = The board at this point in the game.
replay-eyes = View as
replay-all = everyone (all cards visible)
replay-watch = spectators
replay-back = Previous move
replay-on = Next move
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-by = Step by
replay-by-action = Move
replay-by-turn = Turn
replay-setup = Setup
replay-play = Play
replay-pause = Pause
replay-scrub = Point in the game
replay-at = { $at } of { $total }
replay-table = Back to the table
log-look = Replay from here
replay-speed = Speed
why-ask = Why?
why-other = What a bot thinks: { $level }
why-plan = Plan: { $plan }, in about { NUMBER($turns, maximumFractionDigits: 1) } turns.
why-soon = Plan: { $plan }, right now.
why-lacks = Still needed: { $goods }.
why-only = It was the only move.
why-random = No reason. This bot plays at random.
why-offer = A trade worth offering.
why-best = Nothing looked better.
why-better = Something else looked better.
why-points = In points, compared with this move:
why-thinks = One moment…

## After the game

after-verify = Check the dice
after-save = Save record
after-replay = Replay
after-crumb = table { $code }
after-turns = finished after { $count ->
    [one] { $count } turn
   *[other] { $count } turns
    }
after-take-backs = with take-backs
after-loading = Crunching the numbers…
after-table = Table
after-chart = Chart
after-seat = Player
after-sum = Total
after-turn = Turn
after-turn-1 = turn 1
after-points = Points
after-points-about = turn by turn, first to { $goal } wins
after-dice = Dice rolls
after-dice-about = { $rolls } rolls · line: expected · shaded: 90% of games
after-sum-of-dice = Roll
after-rolled = Rolled
after-expected = Expected
after-turning = Turning points
after-turning-about = biggest swings in one turn, in points
after-change = Swing
after-look = Watch this turn
after-income = Income
after-income-about = resource cards by type
after-sources = Where cards came from
after-sources-about = resource cards by source
after-luck = Luck
after-luck-about = cards from rolls, compared with the average
after-received = Received
after-fewer = fewer
after-as-expected = as expected
after-more = more
after-by-source = by source
after-trades = Trades
after-trades-about = { $count ->
    [one] { $count } trade between players
   *[other] { $count } trades between players
    }
after-trades-of = { $made ->
    [one] { $made } trade
   *[other] { $made } trades
    }, { $offers ->
    [one] { $offers } offer
   *[other] { $offers } offers
    }, { $exchanges } with the bank
after-partner = With
analysis-title = Analysis
analysis-about = Who was ahead when, who was lucky, and what each move cost.
analysis-make = Analyse the game
analysis-again = Analyse again
analysis-working = Analysing… { $percent }%
analysis-deeper = Analyse more deeply
analysis-unrated = Moves aren't rated: the bots weren't ready, or the game didn't begin with the normal setup.
analysis-chances = Chance to win
analysis-chances-about = after each turn, with all cards visible
analysis-balance = Luck and decisions
analysis-balance-about = bars: luck, in points of the chance to win
analysis-start = Start
analysis-own = Own decisions
analysis-others = Others' decisions
analysis-result = Result
analysis-without-luck = Without luck
analysis-lucky = Luckiest moments
analysis-lucky-about = who gained most from chance, in points of the chance to win
analysis-worst = Costliest mistakes
analysis-worst-about = in points of the player's chance to win, by what they knew
analysis-best = Best moves
analysis-best-about = lead over the next best move, in points of the chance to win
analysis-trades = Value of trades
analysis-trades-about = how each trade changed both sides' chances to win, in points
analysis-turn = Turn { $turn }
analysis-event = Event
analysis-move = Move
analysis-better-move = Better move
analysis-cost = Cost
analysis-gain = Gain
analysis-given = Given
analysis-received = Received
analysis-better = Better: { $move }
analysis-none = None found.
analysis-verdict = { $error }: it cost about { $points } points of the chance to win.
analysis-no-better = Fine: nothing else was clearly better.
proof-busy = Checking every roll, draw and theft…
proof-ok = The dice were fair: all { $count } outcomes check out.
proof-ok-about = The seed matches the fingerprint shown before the first move, and every roll, draw and theft follows from it.
proof-none = This record has no seed, so there's nothing to check.
proof-seed = The seed doesn't match the fingerprint published before the game.
proof-outcome = Action { $action } doesn't follow from the seed.
over-numbers = Game statistics

refused-broken = Something went wrong on the server. The error has been logged.
refused-stale = Too late: the game has moved on.
refused-asked_before = Not everyone agreed to your last request. Wait a moment before you ask again.
refused-not_asked = It's not your decision right now.
refused-same_device = Those seats are already on this device.
refused-needs_consent = All players have to agree first. They've been asked.
refused-has_seat = You're already playing at this table. In a running game you can't take a second seat.
refused-removed = The host removed you, or someone in your network, from this table.
refused-not_undoable = A card was drawn or stolen since then. With other people, that can't be undone.
refused-too_many = Too many tries. Wait a moment.
refused-too_many_tables = Your network has too many tables in use. Try again later.
refused-server_full = This server is full right now. Try again later.
refused-restarting = The server is about to restart and opens no new tables.
refused-over = The game has already started or ended.
refused-no_proposals = You can't propose a trade right now.
refused-cannot_trade = One of you doesn't have the cards for this trade.
refused-taken = That seat is taken.
refused-unknown_code = No table found with that code.
refused-no_seat_code = That's the table code. To join, you need a seat code.
refused-closed = That invitation is no longer valid. Ask for a new one.
refused-gathering = The game hasn't started: some seats are still open.
refused-unknown_table = There's no such table here.
refused-private = That table is private.

# A static site without a server (docs/static-site.md)
site-lead = Two hex classics, free and open source. Play against bots or share a screen. Everything runs in this browser, even offline.
site-loading = Getting the table ready…
site-dice-about = Every roll is locked in beforehand. Only a game on a server can prove that to you
site-proof = This browser rolled the dice itself. The check shows that no roll was changed later, but nobody else can confirm that the dice weren't known beforehand.
site-seats-about = A person at this device, or a bot. To play on several devices, someone has to host a table.
site-data-title = Your data
site-data-about = All tables are in this browser only. Save them as a file to keep them or to open them in another browser. The file contains everything, even hidden cards.
site-import = Open a file
site-imported = { $count ->
    [0] All tables in this file are already here.
    [one] One table was added.
   *[other] { $count } tables were added.
    }
site-delete-about = All tables in this browser are deleted. This can't be undone.
site-people = Playing with friends
site-people-about = Share this screen, or ask someone to host a table: playing on several devices takes a server.
site-refused-storage_full = The browser's storage is full, so this wasn't saved. Delete old tables or free some space, then try again.
site-refused-no_database = The browser has deleted or blocked its storage, so this wasn't saved. Allow storage for this site, then reload the page.
site-refused-offline_failed = The table couldn't be loaded. Check the network and that the browser allows storage, then reload the page.
continue-about = The server isn't responding. You can play on in this browser, with new dice. Cards you don't know are dealt again. Your game on the server stays as it is.
continue-here = Continue on this device
continue-back = The server is back. Your game there is just as it was when the connection broke.
continue-return = Back to the server
site-refused-broken = Something went wrong. The browser's console has the details.

## Lessons

nav-lessons = Lessons
start-lessons = One-minute lessons
start-lessons-about = Learn by doing, on the real board
lessons-title = Lessons
lessons-lead = Each lesson shows one rule in about a minute: a position on the real board, a task, and your move. Take them in any order.
lessons-done = { $done } of { $count } completed
lesson-title = Lesson
lesson-steps = { $count ->
    [one] one task
   *[other] { $count } tasks
}
lesson-completed = completed
lesson-step = Task { $step } of { $count }
lesson-done = Done!
lesson-failed = Not quite.
lesson-retry = Try again
lesson-next = Next lesson
lesson-all = All lessons
lesson-reset = Start over
lesson-rules = Read the rules about this
rules-lessons = Try it yourself:

## The guide

tool-guide = Guide: explain and suggest moves
start-guided = Guided game
start-guided-about = explains each step and suggests moves

# The coach
coach = Coach
coach-about = Ask what the coach would do. It also warns you before you end a turn that gives a lot away.
coach-ask = What would you do?
coach-follow = Do it
coach-instead = Do it instead
coach-anyway = End turn anyway
coach-leave = Hide the coach
coach-chance = You would win about { $chance } of such games.
coach-worth = That is { $points } points more than after the next best move: { $move }.
coach-close = About as good: { $move }.
coach-unrated = A bot would do this. Chances follow when the bots are ready.
coach-ends = Ending your turn now costs about { $points } points of your chance to win. Better: { $move }.
coach-gave = This gave away about { $points } points of your chance to win: { $move }. Better: { $best }.
tool-coach = Coach: best moves and warnings
key-coach = What would you do? (with the coach)
new-coach-about = Players can ask for the best move and are warned of bad ones. Everyone sees this before joining.
table-coach = At this table, everyone can ask the coach for the best move.

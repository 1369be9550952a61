# The page's own words, English. The same keys stand in de.ftl; names, phases, events and rules stand in the games' files.
#
# act-<type>      an action on its button          under-<type>   the small line below it
# title-<what>    what is asked, by phase or mode  line-<what>    the line below it
# target-<type>   a place that may be chosen       verb-<type>    the button that confirms it
# effect-<card>   a card in a few words            answer-<n>     an answer to an offer

brand = Hexstead
language-en = English
language-de = Deutsch
theme = Light, dark or high contrast

## The table

missing-page = There is no such page here
missing-page-why = The address is wrong.
missing-table = There is no such table here
missing-seat = This seat is not yours any more
missing-seat-why = Whoever made the table closed it or invites somebody else.
missing-table-why = The address is wrong, or the table is on another server.
missing-private = This table is private
missing-private-why = Only those who sit at it see it.
missing-back = To the start page
lost = Connection lost. Your seat is safe; reconnecting …
loading = Fetching the table …
you = you
you-watch = You are watching
computer = computer
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
roads-left = roads left
halls-left = town halls left
cities-left = in the yard
rails-left = rails
nobody = Nobody
nobody-yet = nobody yet
special-holder = { $name }, { $count }
special-mine = you { $count }
landmarks = Landmarks
landmarks-note = { $built } of { $all } built · 1 point each, and a reward
supply-of = Supply: { $goods }
stack-of = { $count ->
    [one] { $count } development card left
   *[other] { $count } development cards left
    }
road-of = Road of { $name }
hall-of = Town hall of { $name } at { $place }
goetz-on = Götz on { $hex }
rail-of = Rail of { $name }
train-of = Train of { $name }
settler-of = Settler of { $name }
city-of = City of { $name } at { $place }
city-neutral = Neutral city at { $place }
coin-at = { $place }, { $count } gold
coin-taken = { $place }, gold taken
outlaw-on = Outlaw on { $hex }
hex-numbered-at = { $terrain } { $number } at { $place }
hex-at = the { $terrain } at { $place }
hex-of = { $hex }, { $terrain }
hex-numbered = { $hex }, { $terrain } { $number }
track-of = { $made } of { $goal } delivered, { $ready ->
    [one] { $ready } cube ready
   *[other] { $ready } cubes ready
    }
founds = a city
track-bonus = then one more, free
near = near { $place }
at = at { $place }
train-at = train { $number }, { $place }
settler-at = settler { $number }, { $place }
train-off = Take off train { $number }, { $place }
settler-off = Take off settler { $number }, { $place }
in-steps = { $count } steps
steps-left = { $count ->
    [one] { $count } step left, free of coal and fees.
   *[other] { $count } steps left, free of coal and fees.
    }
steps-paid = { $count ->
    [0] The next step takes another coal.
    [one] { $count } step left on this coal.
   *[other] { $count } steps left on this coal.
    }
rails-given = { $count ->
    [one] { $count } free rail left.
   *[other] { $count } free rails left.
    }
payout-of = { $name } { $count } gold
reward-short-road = free road
reward-short-resources = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
reward-short-development = { $count } dev.
reward-of = { $name }: { $reward }
goods-none = nothing

## The hand

hand-title = Your hand · { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
hand-safe = safe on a 7
hand-danger = a 7 costs { $count }
hand-play = Play
hand-play-card = Play { $card }
hand-later = not now
hand-only = only you see it
effect-mercenary = Move Götz and steal a card
effect-road_building = Two roads, free
effect-banking = Two resource cards of your choice
effect-trade = Supply 2 : 1 for this turn
effect-victory_point = One point
effect-cavalry = Move the outlaw, 2 gold, steal a card
effect-engineer = Two rails, free
effect-right_of_way = A train: five steps, free
effect-mineral_rights = Two resource cards of your choice
effect-cattle_drive = 1 cattle for 5 gold
effect-scout = A settler: five steps, or 3 gold
effect-native_support = Name the roll

## Actions on their buttons

act-roll = Roll the dice
act-end_turn = End turn
act-done = Done
act-buy_card = Card
act-build_road = Road
act-build_hall = Town hall
act-build_landmark = Landmark
act-build_rail = Rail
act-build_train = Train
act-build_settler = Settler
act-move_train = Move train
act-move_settler = Move settler
act-deliver = Deliver
act-take_gold = Take 3 gold
act-pass = Pass
act-offer = Trade
act-exchange = Supply
act-withdraw = Withdraw
act-accept = Accept
act-decline = Decline
act-counter = Counter
act-cancel = Cancel
done-rob = Take nothing
done-scout = Do nothing
done-bonus = No free rail
under-move_train = = 3 rails
under-move_settler = = 3 steps
under-deliver = by train
with-players = with players
with-gold = 3 : 1, gold
with-supply = 3 : 1
with-supply-two = 3 : 1 or 2 : 1
verb-build = Build
verb-move = Move
verb-move_goetz = Move
verb-move_outlaw = Move
verb-deliver = Deliver
verb-choose = Choose

## What is asked

wait-for = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
    }
name-and = { $first } and { $second }
watching = You are watching
over = The game is over
title-set_up = Place a town hall in a lit city
title-pre_roll = Your turn. Roll the dice.
title-goetz = Where shall Götz ride?
title-rob = Whose card do you take?
title-main = Trade and build
title-roads = Build a free road on a lit path
title-take = Take a card from the supply
title-offer_mine = Your offer
title-offer_theirs = An offer for you
title-set_city = Place a city on a lit site
title-set_rail = Place your first rail; a train stands on it
title-set_neutral = Place a neutral city on a lit site
title-outlaw = Where shall the outlaw go?
title-action = Build, move, deliver, trade
title-route = Equally short routes: who gets the gold?
title-bonus = One more rail beside the track, free
title-engineer = Build a free rail on a lit path
title-card_move = Right of Way: move one train
title-scout = Scout: move a settler, or take 3 gold
title-build_phase = Out of turn: build, or pass
title-build_rail = Choose a lit path for your rail
title-build_train = Choose a lit rail for your train
title-build_settler = Choose a lit city for your settler
title-build_train_taking = Both trains are out: which one comes off?
title-build_settler_taking = Both settlers are out: which one comes off?
title-move_train = Move a train, by steps or all the way
title-move_settler = Where shall the settler walk?
title-deliver = Choose a lit city for your goods
line-set_up = Your third town hall pays one card for each hex it touches.
line-pre_roll = A card may be played before the roll.
line-goetz = Götz blocks a hex, and you take a card from someone there.
line-set_city = Your third city pays one card for each hex it touches.
line-outlaw = The outlaw blocks a hex, and you take a card from someone there.
line-action = Click a lit path, city or piece, or end your turn.
line-action_nothing = Nothing to build or move right now: trade, or end your turn.
line-bonus = It costs nothing.
line-card_move = Click the train, then its next path.
line-scout = Up to five steps without grain.
line-build_phase = Rails, trains, settlers and cards, at their price.
line-move_train = The numbers are coal, and + gold to the owners of foreign rails; one coal is three rails.
line-move_settler = The number is the grain it takes; a site becomes a city at once.
line-main = Click a lit path, city or landmark, or end your turn.
line-main_nothing = Nothing to build right now: trade, or end your turn.
line-roads = It costs nothing.
line-offer_theirs = The table waits for your answer.
ask-discard = You hold { $held ->
    [one] { $held } card
   *[other] { $held } cards
    }. Return { $due }.
ask-takes = { $count ->
    [one] { $count } card to take.
   *[other] { $count } cards to take.
    }
pay = pay { $goods }
free = free
get = get { $goods }
gets = { $name } gets { $goods }
or = or
discard-chosen = { $count } of { $due } chosen
discard-confirm = { $count ->
    [one] Return { $count } card
   *[other] Return { $count } cards
    }
stepper-more = One more { $name }
stepper-less = One { $name } less
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
trade-offer = Offer
trade-left = { $count ->
    [one] { $count } offer left this turn
   *[other] { $count } offers left this turn
    }
trade-call = Leave one side empty to ask for proposals.
trade-theirs = { $name } gives { $give } and wants { $get }.
trade-counter = { $name } gives { $give } for { $get }
trade-counter-own = You give { $give } for { $get }
trade-unaccept = Rather not
trade-conclude = Trade with { $name }
trade-send-counter = Send counter-offer
trade-counter-title = Your counter-offer
trade-lacks = To accept you need { $goods } more.
trade-closed = The offer was closed before your counter-offer was sent.
trade-yours = You have answered; the turn player decides.
answer-1 = { $name } is thinking
answer-2 = { $name } accepts
answer-3 = { $name } declines
answer-own-1 = You are asked
answer-own-2 = You accept
answer-own-3 = You decline
exchange-title = Trade with the supply
exchange-give = Give { $count }
exchange-get = for 1
exchange-ratio = { $count } : 1

## The end

over-won = You win!
over-lost = { $name } wins
over-how-america = { $name } delivers the last of { $goal } goods
over-how-germany = { $name } reaches { $goal } points
over-drawn = A draw: nobody can gain a point any more.
over-agreed = Ended: everyone agreed.
over-again = Play again
over-follow = To the new game
over-other = Change the table

## The log

log-title = Log
log-empty = The log fills as you play.

## At the table

close = Close
board-about = Look over the board: arrows go from hex to hex, Page Down to crossings and paths
off-place = { $wind } of { $place }
wind-n = north
wind-ne = northeast
wind-e = east
wind-se = southeast
wind-s = south
wind-sw = southwest
wind-w = west
wind-nw = northwest
zoom-in = Closer
zoom-out = Farther
zoom-fit = Show the whole board
acts-title = Actions
page-board = Board
page-table = Players
page-log = Log
page-asked = you are asked
tool-undo = Take back
tool-menu = Menu
tool-speed = Movement
tool-off = off
tool-language = Language
tool-sound-on = Sound is on
tool-sound-off = Sound is off
tool-rules = Rules
tool-never = I never give
tool-end = Propose to end the game
tool-leave = Leave: a bot plays for you
tool-home = To the start page
rolled-you = You rolled { $sum }
fair-roll = Fair roll
rolled-other = { $name } rolled { $sum }
named-you = You named { $sum }
named-other = { $name } named { $sum }
not-rolled = No roll yet
passes = Always pass
passes-note = Pass in every build phase until this is clicked again
passes-chip = always passes
away = away
bot-sits-in = a bot sits in
level-random = bot
level-greenhorn = bot · Greenhorn
level-settler = bot · Settler
level-engineer = bot · Engineer
level-baron = bot · Baron
asking-undo = { $name } asks to take the last action back.
asking-end = { $name } asks to end the game without a winner.
asking-yes = Agree
asking-no = Refuse
asking-back = Take it back
asking-wait = Waiting for { $names }.
curtain-title = Hand the screen to { $name }
curtain-text = Nobody else should look now.
curtain-lift = I am { $name }
can-title = What can I do?
can-now = Possible now
can-nearly = Nearly
can-far = Not now
can-do = Go
can-lacks = You need { $goods } more.
can-roll = Roll the dice first.
can-first = Answer what you are asked first.
can-rule = Read the rules
nowhere-build_road = No free path is open from your roads and town halls, or you have no road left.
nowhere-build_hall = Your roads touch no free city, or you have no town hall left.
nowhere-build_landmark = Your roads touch no spot of a landmark that is still to be built.
nowhere-build_rail = No free path touches your rails and cities, or you have no rail left.
nowhere-build_train = No rail of yours at one of your cities has room for a train.
nowhere-build_settler = None of your cities can send out a settler.
nowhere-buy_card = There is no card left to buy.
nowhere-move_train = No train of yours has a rail to go to, with the coal and the fees for it.
nowhere-move_settler = You have no settler out, or no grain for its way.
nowhere-deliver = None of your trains stands beside another player's city that still takes your goods.
nowhere-offer = Your offers of this turn are used up, or there is nothing to trade.
nowhere-exchange = You have too few equal cards to give.
can-wait = It is not your turn.
hint-title = Hint
hint-seen = Got it
hint-roll = Roll first: every hex with that number pays a card to each of your neighbouring buildings.
hint-offer = Accept, decline or make a counter-offer: declining costs nothing. A bot waits a while for you, then goes on.
hint-afford = You can pay for: { $what }. The lightning button lists what is possible and what is missing.
hint-lacks = You cannot pay for anything yet. { $what }: { $goods } more needed. The lightning button tells the rest.
hint-build = Press an action to light its places alone, then click one. Its price is shown before you pay.
hint-trade = Cards you do not need can be offered to the others, or exchanged with the supply.
hint-end = Nothing more to do? End your turn; unspent cards stay in your hand.
chat-title = Chat
chat-new = something new
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-muted = (muted)
phrase-hello = Hello
phrase-good_luck = Good luck
phrase-well_played = Well played
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-one_moment = One moment
phrase-your_turn = Your turn
phrase-good_game = Good game
phrase-no_deal = No deal
phrase-ouch = Ouch

## The keys

keys-title = Keys
key-next = roll, end the turn, pass
key-acts = the actions, in their order
key-board = to the lit places
key-arrows = from one lit place to the next; without one, move the board
key-enter = choose
key-look = after the lit places: look over the whole board
key-layer = hexes, crossings, paths
key-zoom = closer, farther, the whole board
key-pan = move the board
key-can = what can I do?
key-undo = take back
key-pass = always pass in build phases
key-log = the log
key-sound = sound
key-escape = cancel
key-help = this list

## Places that may be chosen

target-build_road = Build a road { $place }
target-build_hall = Build a town hall in { $place }
target-build_landmark = Build the landmark of { $place }
target-place_hall = Place a town hall in { $place }
target-move_goetz = Move Götz to { $place }
target-place_city = Place a city at { $place }
target-build_rail = Build a rail { $place }
target-build_train = Build a train { $place }
target-build_settler = Build a settler at { $place }
target-move_train = Move the train to { $place }
target-move_settler = Walk to { $place }
target-deliver = Deliver goods to { $place }
target-move_outlaw = Move the outlaw to { $place }

## All pages

ways = Pages
way-play = Play
way-rules = Rules
way-almanac = Almanac
theme-now = Colours: { $name }
theme-light = light
theme-dark = dark
theme-hc = high contrast

## Rules and almanac

rules-title = Rules
rules-lead = Both games in short sections, in our own words. Below each section stand its single rules with the numbers by which the table names them.
rules-search = Search: a word, or A-RAIL-02
rules-all = All
rules-both = Both games
rules-found = { $count } found
rules-contents = Sections
rules-single = { $count ->
    [one] The single rule
   *[other] The { $count } single rules
    }
rules-none = Nothing found. Try a shorter word.
costs-title = Costs
almanac-title = Almanac
almanac-lead = What stands behind the cards, goods, pieces and places. The railways made fortunes and cities, and they cost many people their land; both belong in it.
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
start-lead = A free, open table for two hex classics. Play bots, share one screen, or send a link. No account.
start-play = Play now
start-starting = Setting the table …
start-hint = against three bots: the short game, about 20 minutes
start-name = Your name
start-level = Bots play as
start-seats = 3–4
start-time-america = 90 min
start-time-germany = 60 min
start-goal-america = 8 deliveries win
start-goal-germany = 10 points win
start-short = Short game against bots
start-short-america = 3 deliveries, about 20 minutes
start-short-germany = 8 points, about 20 minutes
start-full = Full game
start-make = New table
start-learn = Rules with pictures
start-learn-about = Forty short sections, searchable
start-dice = Dice you can check
start-dice-about = Every roll is sealed first and proven after
start-import = Open a saved game
start-import-about = Look at it move by move
start-game = Game
start-players = Players
start-rule-book = Rule book
start-own = Germany's board and America's suggested set-up are our own, after the real geography.
bot-greenhorn = Greenhorn
bot-greenhorn-about = Still learning; a friendly first opponent.
bot-settler = Settler
bot-settler-about = Plays soundly and trades; three Greenhorns hardly ever beat it.
bot-engineer = Engineer
bot-engineer-about = Plans ahead; wins nearly every second game against three Settlers.
bot-baron = Baron
bot-baron-about = Plays the game through in its head; wins about every second game against three Engineers.
join-code = Have a code?
join-sit = Sit down
tables-title = Your tables
tables-none = No tables yet. Play one against bots; it takes a few seconds to start.
tables-gathering = waiting for people
tables-turn = Turn { $turn }
tables-setup = Set-up
tables-over = over
tables-yours = Your turn
tables-open = Open
tables-look = Look
tables-all = All { $count }

## New table

new-title = New table
new-seats = Seats
new-seats-about = People at this screen hand it round behind a curtain. Seats by link get a link, a QR code and six letters.
new-seat = Seat { $number }
new-person = Person here
new-link = Person by link
new-bot = Bot: { $level }
new-name = Name
new-name-of = Name at seat { $number }
new-clock = Clock
clock-none = No clock
clock-none-about = Everyone takes their time.
clock-turn = Per turn
clock-turn-about = So long for each turn; then a bot makes the move.
clock-bank = Bank
clock-bank-about = So long for the whole game, for each person.
new-seconds = Time
new-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
    }
new-grace = When somebody is away
grace-soon = A bot after 2 minutes
grace-soon-about = It plays until the person is back.
grace-late = A bot after 15 minutes
grace-late-about = Time to fetch a coffee.
grace-never = Wait, play by mail
grace-never-about = For days, if need be: the table stays under “Your tables”.
new-sight = Who may watch
sight-link = With the link
sight-link-about = Whoever has the code may watch.
sight-private = Nobody
sight-private-about = Only those who sit at the table.
sight-public = Everyone
sight-public-about = The table is listed, and open seats are free for all.
new-make = Make the table
gather-title = Waiting for people
gather-host = Send each of them a link, show the code, or read out the six letters. The game begins when the last seat is taken.
gather-guest = You have a seat. The game begins when the last one is taken.
gather-open = open
gather-code = Six letters:
gather-qr = QR code for seat { $number }
gather-link = Link for seat { $number }
gather-copy = Copy the link
gather-copied = Copied
gather-start = Begin now
gather-start-about = Bots play the open seats until somebody takes them.
gather-back = Back to the start page
gather-watch = You are watching. The game begins when the last seat is taken.
gather-share = Share
seats-title = Seats and invitations
seats-give = Give away
seats-invite = Invite
seats-close = Bot instead
seats-sure = Really?
seats-watch = { $count ->
    [0] Whoever has this link may watch.
    [one] Whoever has this link may watch; one person does.
   *[other] Whoever has this link may watch; { $count } do.
    }
seats-watch-link = Link to watch

## Replay

replay-title = { $game } · table { $code }
replay-gone = This game cannot be shown
replay-after = The game in numbers
replay-about = The board at this moment of the game.
replay-eyes = Seen by
replay-all = everyone: all cards open
replay-watch = those who watched
replay-back = One action back
replay-on = One action on
replay-play = Play
replay-pause = Pause
replay-scrub = Moment of the game
replay-at = { $at } of { $total }
replay-table = Back to the table
log-look = Look at this moment
replay-speed = Speed
why-ask = Why?
why-other = As a bot sees it: { $level }
why-plan = Plan: { $plan }, in about { NUMBER($turns, maximumFractionDigits: 1) } turns.
why-soon = Plan: { $plan }, now.
why-lacks = Still missing: { $goods }.
why-only = There was nothing else to do.
why-random = No reason: it moves as it feels.
why-offer = A trade worth proposing.
why-best = Nothing seemed better.
why-better = Something else seemed better.
why-points = In points, against this move:
why-thinks = One moment …

## After the game

after-verify = Check the dice
after-save = Save record
after-replay = Replay
after-crumb = table { $code }
after-turns = over after { $count ->
    [one] { $count } turn
   *[other] { $count } turns
    }
after-loading = Counting …
after-table = Table
after-chart = Chart
after-seat = Seat
after-sum = Sum
after-turn = Turn
after-turn-1 = turn 1
after-points = Points
after-points-about = by turn; { $goal } win
after-dice = Dice against expectation
after-dice-about = { $rolls } rolls · line: expected · shade: nine games in ten
after-sum-of-dice = Sum
after-rolled = Rolled
after-expected = Expected
after-turning = Turning points
after-turning-about = the largest changes of a position in one turn, in points
after-change = Change
after-look = look at it
after-income = Income
after-income-about = resource cards by kind
after-sources = Where cards came from
after-sources-about = resource cards by source
after-luck = Luck
after-luck-about = cards from rolls against expectation
after-received = Received
after-fewer = fewer
after-as-expected = as expected
after-more = more
after-gold = Gold
after-gold-about = by source
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
    }, { $exchanges } with the supply
after-partner = With
proof-busy = Recomputing every outcome …
proof-ok = The dice were fair: { $count } outcomes recomputed here, all of them right.
proof-ok-about = The seed fits the fingerprint that was shown before the first action, and every roll, draw and theft follows from it.
proof-none = This record carries no seed, so there is nothing to recompute.
proof-seed = The seed does not fit the fingerprint that was published before the game.
proof-outcome = Action { $action } does not follow from the seed.
over-numbers = The game in numbers

refused-broken = Something went wrong here; it is in the server's log.
refused-stale = That is no longer what you are asked.
refused-not_asked = That is not your decision now.
refused-too_many = That was too often. Wait a moment.
refused-over = The game has begun, or is over.
refused-taken = That seat is taken.
refused-unknown_code = No seat and no table here has that code.
refused-no_seat_code = That is the table's code; a seat has a code of its own.
refused-closed = That invitation is no longer good. Ask for a new one.
refused-gathering = The game has not begun: seats are still open.
refused-unknown_table = There is no such table here.
refused-private = That table is private.

# Messages of the page that only America has, English. web/src/i18n/en.ftl explains the families of keys.

## The table

cities-left = cities in the yard
rails-left = rails left
rail-of = { $name }'s rail
train-of = { $name }'s train
settler-of = { $name }'s settler
city-of = { $name }'s city in { $place }
city-neutral = Neutral city in { $place }
coin-at = { $place }, { $count } gold
coin-taken = { $place }, gold taken
outlaw-on = Outlaw on { $hex }
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
train-off = Take back train { $number }, { $place }
settler-off = Take back settler { $number }, { $place }
steps-left = { $count ->
    [one] { $count } step left, no coal or fees.
   *[other] { $count } steps left, no coal or fees.
    }
steps-paid = { $count ->
    [0] The next step costs another coal.
    [one] { $count } paid step left. It's lost if you do anything but move on or deliver.
   *[other] { $count } paid steps left. They're lost if you do anything but move on or deliver.
    }
rails-given = { $count ->
    [one] { $count } free rail left.
   *[other] { $count } free rails left.
    }
payout-of = { $name } { $count } gold

## The hand

effect-cavalry = Move the outlaw, get 2 gold, steal a card
effect-engineer = Build two free rails
effect-right_of_way = Move a train five steps for free
effect-mineral_rights = Take two resource cards of your choice
effect-cattle_drive = Trade 1 cattle for 5 gold
effect-scout = Move a settler five steps, or get 3 gold
effect-native_support = Choose the roll

## Actions on their buttons

act-build_rail = Rail
act-build_train = Train
act-build_settler = Settler
act-move_train = Move train
act-move_settler = Move settler
act-deliver = Deliver
act-take_gold = Take 3 gold
done-scout = Do nothing
done-bonus = No free rail
under-move_train = = 3 rails
under-move_settler = = 3 steps
under-deliver = by train
with-supply = 3 : 1, gold
verb-move_outlaw = Move
verb-deliver = Deliver

## Prompts

title-set_city = Place a city on a highlighted site
title-set_rail = Place your first rail, with your train on it
title-set_neutral = Place a neutral city on a highlighted site
title-outlaw = Move the outlaw
title-action = Build, move, deliver or trade
title-route = Equally short routes: who gets the gold?
title-bonus = Build one more rail next to the track, free
title-engineer = Build a free rail on a highlighted path
title-card_move = Right of Way: move one train
title-scout = Scout: move a settler, or take 3 gold
title-build_phase = Build phase: build or pass
title-build_rail = Choose a path for your rail
title-build_train = Choose a rail for your train
title-build_settler = Choose a city for your settler
title-build_train_taking = Both trains are in use. Which one do you take back?
title-build_settler_taking = Both settlers are in use. Which one do you take back?
title-move_train = Move a train, step by step or all the way
title-move_settler = Move your settler
title-deliver = Choose a city for your goods
line-pre_roll_board = { $card ->
    [yes] You can deliver or play a development card first.
   *[no] You can deliver first.
    }
line-set_city = Your third city gives you one card for each hex next to it.
line-outlaw = The outlaw blocks a hex, and you steal a card from someone there.
line-action = Click a highlighted path, city or piece, or end your turn.
line-action_nothing = Nothing to build or move right now. Trade, or end your turn.
line-bonus = It costs nothing.
line-card_move = Click the train, then the next path.
line-scout = Five steps without grain. After the roll you can pay grain to go farther.
line-build_phase = Build rails, trains and settlers or buy cards at the usual price.
line-move_train = The numbers show the coal you pay, and + the gold for other players' rails. One coal moves three rails.
line-move_settler = The number shows the grain you pay. Stop on a site to found a city.

## The end

over-how = { $name } makes the last of { $goal } deliveries

## At the table

nowhere-build_rail = There's no free path next to your rails and cities.
nowhere-build_train = None of your rails next to your cities has room for a train.
nowhere-build_settler = None of your cities has room for a settler.
nowhere-move_train = You have no train on the board with a rail ahead of it.
nowhere-move_settler = You have no settler on the board that can move.
nowhere-deliver = None of your trains is next to a city that you can still deliver to.
used-up-build_rail = You have no rails left.
used-up-deliver = You have no goods cube ready: found a city to unlock one.
unpaid-move_train = You don't have the gold for the fees ahead.

## Places that can be chosen

target-place_city = Place a city in { $place }
target-build_rail = Build a rail: { $place }
target-build_train = Build a train: { $place }
target-build_settler = Build a settler in { $place }
target-move_train = Move the train: { $place }
target-move_settler = Move the settler: { $place }
target-deliver = Deliver goods to { $place }
target-move_outlaw = Move the outlaw to { $place }

## Start page

joint-setup = Setup
joint-setup-about = How the first pieces and the number tokens are placed.
joint-setup-suggested = Suggested
joint-setup-shuffled = Suggested, with shuffled number tokens
joint-setup-variable = Variable: players choose, tokens are shuffled

start-own-part = America's suggested setup
start-time = 20–30 min
start-goal = 8 deliveries to win
start-short-about = 3 deliveries, about 10 minutes

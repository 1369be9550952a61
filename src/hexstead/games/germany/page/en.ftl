# Messages of the page that only Germany has, English. web/src/i18n/en.ftl explains the families of keys.

## The table

roads-left = roads left
halls-left = town halls left
sites-title = Landmarks
sites-note = { $built } of { $all } built · 1 point each, plus a reward
road-of = { $name }'s road
hall-of = { $name }'s town hall in { $place }
goetz-on = Götz on { $hex }
reward-short-road = free road
reward-short-resources = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
reward-short-development = { $count ->
    [one] { $count } dev card
   *[other] { $count } dev cards
    }
reward-of = { $name }: { $reward }

## The hand

effect-mercenary = Move Götz and steal a card
effect-road_building = Build two free roads
effect-banking = Take two resource cards of your choice
effect-trade = Trade 2 : 1 with the bank this turn
effect-victory_point = One point

## Actions on their buttons

act-build_road = Road
act-build_hall = Town hall
act-build_landmark = Landmark
act-build_landmark_only = Landmark without its card
variant-build_landmark_only = Decline the card
with-exchange_two = 3 : 1 or 2 : 1
verb-move_goetz = Move

## Prompts

title-set_up = Place a town hall in a highlighted city
title-goetz = Move Götz
title-main = Trade and build
title-roads = Build a free road on a highlighted path
line-set_up = Your third town hall gives you one card for each hex next to it.
line-goetz = Götz blocks a hex, and you steal a card from someone there.
line-main = Click a highlighted path, city or landmark, or end your turn.
line-main_nothing = Nothing to build right now. Trade, or end your turn.
line-roads = It costs nothing.

## The end

over-how = { $name } reaches { $goal } points

## At the table

nowhere-build_road = There's no free path you can reach from your roads and town halls.
nowhere-build_hall = Your roads don't reach an empty city.
nowhere-build_landmark = Your roads don't reach a landmark that hasn't been built yet.
nowhere-build_landmark_only = No landmark within your reach gives a development card.
used-up-build_road = You have no roads left.
used-up-build_hall = You have no town halls left.
used-up-build_landmark = You have no town hall left to mark the landmark with.

## Places that can be chosen

target-build_road = Build a road: { $place }
target-build_hall = Build a town hall in { $place }
target-build_landmark = Build the landmark in { $place }
target-build_landmark_only = Build the landmark in { $place } without its card
target-place_hall = Place a town hall in { $place }
target-move_goetz = Move Götz to { $place }

## Start page

start-own-part = Germany's board
start-time = 15–25 min
start-goal = 10 points to win
start-short-about = 8 points, about 10 minutes

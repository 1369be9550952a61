# The island, English. The same keys are in de.ftl; games/germany/text/en.ftl explains their groups.

game = The Island
game-about = Settle a small island, turn villages into towns and trade through its ports.

## Rules: general refusals

rule-I-ACT-01 = This is not your decision now.
rule-I-ACT-02 = Another choice comes first.
rule-I-ACT-03 = This is not possible in this phase of the turn.
rule-I-ACT-04 = You do not have the cards to pay for this.
rule-I-ACT-05 = That is not one of the choices.
rule-I-ACT-06 = There is no such card there.

## Rules: components

rule-I-COMP-01 = The island is for two, three or four players.
rule-I-COMP-02 = There are 12 cards each of timber, clay, rice and ore. Forests yield timber, clay pits clay, fields rice and mountains ore.
rule-I-COMP-03 = Each player has 12 roads, 4 villages and 3 towns.
rule-I-COMP-04 = You have no such piece left.

## Rules: set-up

rule-I-SET-01 = The dice decide who goes first. The pirate starts in the mountains.
rule-I-SET-02 = In turn, each player places a village and a road. Then everyone places a second pair in reverse order.
rule-I-SET-03 = The second village brings one card for each hex it touches.
rule-I-SET-04 = A start road must touch the village just placed.
rule-I-SET-05 = A start village needs an empty path for its road.

## Rules: turn

rule-I-TURN-01 = Roll the dice, then trade and build as you like. Then the turn passes to the left.

## Rules: production

rule-I-PROD-01 = On any roll except 7, every hex with that number produces for all players.
rule-I-PROD-02 = A village yields one card, a town two.
rule-I-PROD-03 = The hex with the pirate produces nothing.
rule-I-PROD-04 = If the supply cannot give everyone their cards of a resource, nobody gets it. A sole player takes what is left, unless the table chose otherwise.

## Rules: the pirate

rule-I-PIR-01 = On a 7, everyone with more than seven cards returns half of them, rounded down.
rule-I-PIR-02 = The pirate must move to another hex.
rule-I-PIR-03 = The pirate takes a random card from one opponent with a building at its hex.
rule-I-PIR-04 = That player cannot be robbed: only an opponent with a card and a building at the pirate's hex.

## Rules: trade

rule-I-TRADE-01 = Only the player whose turn it is makes offers, to opponents and within the limit of the table.
rule-I-TRADE-02 = The supply gives one card for three equal ones of another kind.
rule-I-TRADE-03 = With a building at a port, two cards of its resource are enough.
rule-I-TRADE-04 = The supply has no such card left.
rule-I-TRADE-05 = A trade needs different goods on both sides.
rule-I-TRADE-06 = You've made as many offers without a trade as the table allows per turn. Agreed trades don't count.
rule-I-TRADE-07 = You've made as many offers as the table allows per turn, agreed trades included.

## Rules: roads

rule-I-ROAD-01 = A road costs 1 timber and 1 clay.
rule-I-ROAD-02 = There is already a road on that path.
rule-I-ROAD-03 = A road must connect to one of your buildings, or to one of your roads where no opponent has built.

## Rules: villages and towns

rule-I-VILL-01 = A village costs 1 timber, 1 clay and 1 rice.
rule-I-VILL-02 = There is already a building at that intersection.
rule-I-VILL-03 = One of your roads must reach the new village.
rule-I-VILL-04 = Villages may be next to each other.
rule-I-TOWN-01 = A town costs 1 rice and 2 ore.
rule-I-TOWN-02 = A town replaces one of your own villages.

## Rules: development cards

rule-I-DEV-01 = A development card costs 1 rice and 1 ore.
rule-I-DEV-02 = The stack has 8 Knights, 3 Harvests and 3 Victory Points.
rule-I-DEV-03 = You cannot play a card in the turn you buy it.
rule-I-DEV-04 = You can play only one development card per turn, before or after the roll.
rule-I-DEV-05 = Knight: move the pirate and take a card.
rule-I-DEV-06 = Harvest: take two cards of your choice from the supply.
rule-I-DEV-07 = A Victory Point is never played. It counts while it is hidden and is revealed at the end.
rule-I-DEV-08 = There are no development cards left.

## Rules: awards

rule-I-PATH-01 = The first path of four roads earns the Longest Path, 2 points. A longer path takes it over.
rule-I-PATH-02 = An opponent's building breaks your path.
rule-I-ARMY-01 = The first player with two Knights played earns the Largest Army, 2 points. A larger army takes it over.

## Rules: end of the game

rule-I-WIN-01 = You win in your own turn with 8 points among two players, 7 among three and 6 among four.
rule-I-WIN-02 = A village is 1 point, a town 2, an award 2 and a Victory Point 1.
rule-I-WIN-03 = With enough points in another player's turn, you win when your own turn begins.
rule-I-WIN-04 = The game is drawn after 30 rounds in a row in which nobody built, bought or played anything.

## Rules: invariants

rule-I-INV-01 = There are always 12 cards of each resource in hands and supply together.
rule-I-INV-02 = There are always 14 development cards in stack, hands and on the table together.
rule-I-INV-03 = A player's pieces on the board and in stock are always complete.
rule-I-INV-04 = All roads of a player are connected to one of their buildings.
rule-I-INV-05 = An intersection holds at most one building.
rule-I-INV-06 = The pirate is always on a hex.

## Names

resource-timber = Timber
resource-clay = Clay
resource-rice = Rice
resource-ore = Ore

terrain-forest = Forest
terrain-clay = Clay pit
terrain-fields = Fields
terrain-mountains = Mountains

card-knight = Knight
card-knight-about = Move the pirate and take a card from an opponent at its new hex. Two played Knights can earn the Largest Army.
card-harvest = Harvest
card-harvest-about = Take two cards of your choice from the supply.
card-victory_point = Victory Point
card-victory_point-about = One point, hidden until the end. It is never played.

piece-road = Road
piece-village = Village
piece-town = Town
piece-card = Development card
piece-pirate = Pirate

honour-longest_path = Longest Path
honour-largest_army = Largest Army

seat-chance = Chance
colour-red = Red
colour-orange = Orange
colour-white = White
colour-blue = Blue

## Phases and prompts

phase-over = Game over
phase-first_roll = Who goes first?
phase-set_up = Set-up: village
phase-pre_roll = Before the roll
phase-dice = The dice roll
phase-discard = Discarding
phase-pirate = The pirate moves
phase-rob = Choosing a victim
phase-steal = A card is stolen
phase-main = Trading and building
phase-offer = An offer is open
phase-take = Taking cards
phase-draw = Drawing a card
phase-set_road = Set-up: road

prompt-set_up = Place a village at an empty intersection.
prompt-pre_roll = Roll the dice, or play a card first.
prompt-discard = Choose the cards to return.
prompt-pirate = Move the pirate to another hex.
prompt-rob = Choose who loses a card.
prompt-main = Trade, build, play a card, or end your turn.
prompt-offer = Answer the offer, or close it if it is yours.
prompt-take = Take a card from the supply.
prompt-set_road = Place a road next to your new village.

ending-running = In progress
ending-won = Won
ending-drawn = Drawn
ending-agreed = Ended by agreement
ending-cancelled = Ended by the administrator
ending-cut = Stopped at the turn limit

## Actions

action-roll = Roll the dice
action-end_turn = End the turn
action-done = Done
action-discard = Return a card
action-rob = Steal from a player
action-take = Take a card
action-buy_card = Buy a development card
action-play_card = Play a card
action-exchange = Trade with the supply
action-offer = Make an offer
action-accept = Accept
action-decline = Decline
action-counter = Make a counter-offer
action-conclude = Trade with this player
action-withdraw = Withdraw the offer
action-dice = Two dice
action-steal = The stolen card
action-draw = The drawn card
action-build_road = Build a road
action-build_village = Build a village
action-build_town = Build a town
action-move_pirate = Move the pirate

## Events

event-turn_began = Turn { $turn }: { $seat } begins.
event-first_rolled = { $seat } rolls { $a } and { $b } for the first turn.
event-first_player = { $seat } goes first.
event-rolled = { $seat } rolls { $a } and { $b }.
event-produced = { $seat } gets { $count } { $resource } from { $hex }.
event-shortage = The supply has too little { $resource } for everyone.
event-received = { $seat } starts with { $count } { $resource }.
event-paid = { $seat } pays { $count } { $resource }.
event-set_aside = { $seat } sets a card aside.
event-set_aside-known = { $seat } sets { $resource } aside.
event-discarded = { $seat } returns { $count } { $resource }.
event-stolen = { $seat } steals a card from { $victim }.
event-stolen-known = { $seat } steals { $resource } from { $victim }.
event-took = { $seat } takes { $resource } from the supply.
event-stopped = { $seat } leaves the rest.
event-exchanged = { $seat } gives the supply { $count } { $give } for { $get }.
event-bought = { $seat } buys a development card.
event-drew = { $seat } draws a development card.
event-drew-known = { $seat } draws { $card }.
event-played = { $seat } plays { $card }.
event-offered = { $seat } offers { $give } for { $get }.
event-offered-wanted = { $seat } wants { $get } and asks for proposals.
event-offered-given = { $seat } offers { $give } and asks for proposals.
event-accepted = { $seat } accepts.
event-declined = { $seat } declines.
event-countered = { $seat } proposes { $give } for { $get } instead.
event-traded = { $seat } gives { $partner } { $give } for { $get }.
event-withdrawn = { $seat } withdraws the offer.
event-revealed = { $seat } reveals { $card }: { $count }.
event-won = { $seat } wins.
event-ended_drawn = The game is drawn.
event-road_built = { $seat } builds a road.
event-road_built-free = { $seat } places a road.
event-village_built = { $seat } builds a village at { $node }.
event-village_built-free = { $seat } places a village at { $node }.
event-town_built = { $seat } builds a town at { $node }.
event-pirate_moved = { $seat } moves the pirate to { $hex }.
event-longest_path = { $seat } has the Longest Path, with { $length } roads.
event-longest_path-nobody = Nobody has the Longest Path any more.
event-largest_army = { $seat } has the Largest Army, with { $count } Knights.

## Options

option-production-loneShortageGetsRest = Short supply
option-production-loneShortageGetsRest-about = What happens if the supply has too few cards and only one player is due any.
option-production-loneShortageGetsRest-true = That player takes the rest
option-production-loneShortageGetsRest-false = Nobody gets any
option-game-idleRounds = Idle rounds
option-game-idleRounds-about = The game is drawn after this many rounds in a row without building, buying or playing.
option-game-idleRounds-0 = Never
option-game-points = Points to win
option-game-points-about = Eight with two players, seven with three, six with four.
option-game-points-0 = By the number of players
option-trade-offers = Offers per turn
option-trade-offers-about = How many offers a player can make per turn.
option-trade-total = Offers in total
option-trade-total-about = The most offers per turn, agreed trades included. 0 means no limit.

## Sources of points

points-villages = Villages
points-towns = Towns
points-longest_path = Longest Path
points-largest_army = Largest Army
points-victory_cards = Victory Points

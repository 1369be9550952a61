# America, English. Every language has the same keys (docs/translating.md).
#
# rule-<ID>            a rule or ruling in one sentence; also the reason when the rule refuses an action
# event-<type>         an event, without its secret field; -known is for viewers who know that field
# option-<name>        an option, with hyphens for the dots; -about explains it, -<value> is the name of a value
# edition-<name>       a named set of options; -about explains it
# gold-<source>        why gold was taken
# <group>-<name>       a name used in JSON: resource-ore, card-scout, phase-pre_roll, action-build_rail …
#
# Messages without { $arguments } have one line, or continue in indented lines (hexstead.core.translations).

game = America
game-about = Send settlers west, found cities, lay rails and deliver your goods by train.

## Rules: what every game refuses

rule-A-ACT-01 = It's not your decision right now.
rule-A-ACT-02 = You have another choice to make first.
rule-A-ACT-03 = You can't do that in this phase of the turn.
rule-A-ACT-04 = You don't have the cards or the gold for that.
rule-A-ACT-05 = That's not one of your choices.
rule-A-ACT-06 = There's no such card or piece there.

## Rules: the board

rule-A-TERM-01 = A path is the edge between two hexes. Rails are built on paths, and trains run on rails.
rule-A-TERM-02 = An intersection is a corner where hexes meet. Settlers move from intersection to intersection.
rule-A-TERM-03 = Some intersections are sites. Cities can only be on sites.
rule-A-TERM-04 = Sites are purple or red. Starting cities must be on purple sites; later you can found cities on both.
rule-A-TERM-05 = Pastures produce cattle, hills coal, fields grain, forests lumber and mountains ore. Deserts produce nothing.
rule-A-TERM-06 = A hex can have one question mark, two or none. Number tokens start on hexes with one; hexes with two start without a number.
rule-A-TERM-07 = Each site has room for one goods cube.
rule-A-TERM-08 = Sites on the coast show an amount of gold.
rule-A-TERM-09 = Some paths are marked with a train track.

## Rules: components and limits

rule-A-COMP-01 = America is for three or four players, in red, orange, white and blue.
rule-A-COMP-02 = There are 95 resource cards, 19 of each of the five resources.
rule-A-COMP-03 = There are 44 gold tokens. They're just for counting: only your total matters.
rule-A-COMP-04 = There are 24 development cards, some kinds more common than others.
rule-A-COMP-05 = There are 12 movable number tokens, one outlaw and two dice.
rule-A-COMP-06 = Each player has 30 rails, 2 trains and 2 settlers.
rule-A-COMP-07 = Each player has 10 cities in a four-player game and 12 in a three-player game.
rule-A-COMP-08 = Each player has 8 goods cubes in a four-player game and 10 in a three-player game.
rule-A-COMP-09 = You have none of these pieces left. If both your settlers or both your trains are on the board, choose one to take back and rebuild.
rule-A-COMP-10 = Rails, cities and delivered goods stay where they are for the rest of the game.

## Rules: setup

rule-A-SET-01 = Everyone starts with three cities, one rail and one train on the board, but no settler.
rule-A-SET-02 = At the start, each of the twelve hexes with one question mark has a number token.
rule-A-SET-03 = The resource cards are in five open stacks. The development cards are shuffled into a face-down deck.
rule-A-SET-04 = The outlaw starts in a desert.
rule-A-SET-05 = Everyone starts with 3 gold.
rule-A-SET-06 = Your yard starts with 7 cities in a four-player game and 9 in a three-player game. Each city in it locks one goods cube. One more cube is ready from the start.
rule-A-SET-07 = With three players, the fourth colour gets three neutral cities and nothing else. They never produce, but you can deliver goods to them.

## Rules: suggested setup

rule-A-SUG-01 = In the suggested setup, the map says where the number tokens and the first pieces go.
rule-A-SUG-02 = Suggested starting hands: red 1 coal and 2 grain; orange 1 cattle, 1 coal and 1 grain; white 1 cattle, 1 grain and 1 ore; blue 3 grain.
rule-A-SUG-03 = With three players, the suggested cities of the unused colour become neutral; its rail and its train are left out.
rule-A-SUG-04 = You can shuffle the number tokens and still place the first pieces as suggested: these are two separate choices.

## Rules: variable setup

rule-A-VAR-01 = Shuffled number tokens go on the hexes with one question mark, one each. Any arrangement is fine.
rule-A-VAR-02 = Everyone rolls both dice, and the highest roll goes first, unless the table names a first player. Players who tie for the highest roll again.
rule-A-VAR-03 = First cities are placed one by one, clockwise from the starting player.
rule-A-VAR-04 = Second cities are placed in reverse order, from the last player back to the first.
rule-A-VAR-05 = Third cities are placed clockwise again, from the starting player.
rule-A-VAR-06 = During setup, a city must go on a free purple site. Red sites come later, and cities can be as close together as you like.
rule-A-VAR-07 = Your starting hand is one card for each land hex next to your third city, whatever its number.
rule-A-VAR-08 = Your first rail must go on a free path next to one of your own cities. The last player places first, then back to the first.
rule-A-VAR-09 = Your first train starts on your first rail.
rule-A-VAR-10 = With three players, each player then places one neutral city. It must go on a free purple site that isn't on the coast.
rule-A-VAR-11 = The player who placed first also takes the first turn, and play goes clockwise.

## Rules: the turn

rule-A-TURN-01 = In the suggested setup, the highest roll takes the first turn, unless the table names a first player. Only players who tie for it roll again.
rule-A-TURN-02 = Play goes clockwise until the game ends.
rule-A-TURN-03 = A turn is production, then your actions, then a build phase for everyone else. Then the dice pass to the left.
rule-A-TURN-04 = After the roll you can trade, build, buy cards, move settlers and trains and deliver, in any order and as often as you like. You can play one card.
rule-A-TURN-05 = You don't have to do anything after the roll, but you must finish what you start.
rule-A-TURN-06 = Before the roll you can deliver and play one development card, but nothing else.

## Rules: production

rule-A-PROD-01 = You roll both dice. On a 7 the outlaw moves; on any other roll, every hex with that number produces.
rule-A-PROD-02 = Each city next to a producing hex gets its owner one card of that hex's resource. A city next to two producing hexes gets a card from each.
rule-A-PROD-03 = Every roll produces for everyone.
rule-A-PROD-04 = The hex with the outlaw produces nothing.
rule-A-PROD-05 = If the bank doesn't have enough cards of a resource for everyone, nobody gets any of it this roll.
rule-A-PROD-06 = If you get no card from a roll other than 7, you get 1 gold, whatever the reason.
rule-A-PROD-07 = You never get more than 1 gold for a roll without cards.
rule-A-PROD-08 = On a 7 nobody produces, and nobody gets gold for it.
rule-A-PROD-09 = Neutral cities don't produce.
rule-A-PROD-10 = A hex without a number produces nothing.

## Rules: rolling a 7 and the outlaw

rule-A-OUT-01 = On a 7, everyone with more than seven resource cards discards half of them, rounded down. Gold and development cards don't count.
rule-A-OUT-02 = The outlaw must move to a different hex, one that has a number right now.
rule-A-OUT-03 = You steal one random resource card from an opponent with a city next to the outlaw's new hex. You can only decline if the table plays it that way.
rule-A-OUT-04 = You can only rob an opponent who has a city next to the outlaw's hex and at least one card.
rule-A-OUT-05 = On a 7, players discard first, then the outlaw moves, then a card is stolen.
rule-A-OUT-06 = The outlaw only stops production. You can build, move and deliver right past it.

## Rules: what is open and what is secret

rule-A-INFO-01 = Only you know which resource cards you hold, but everyone can see how many.
rule-A-INFO-02 = Your development cards stay secret until you play them.
rule-A-INFO-03 = Everyone can see the gold, the yards, the board and the discard pile.
rule-A-INFO-04 = Everyone sees what is produced, paid, traded and, once all have chosen, discarded. Only thief and victim know a stolen card, and only you know a card you draw.

## Rules: trade

rule-A-TRADE-01 = Only the player whose turn it is can make offers, and only to opponents.
rule-A-TRADE-02 = You can trade resource cards and gold in any amounts you both agree on.
rule-A-TRADE-03 = Two gold buy one resource card of your choice from the bank.
rule-A-TRADE-04 = You've already bought two resource cards with gold this turn. That's the limit.
rule-A-TRADE-05 = The bank gives one gold, or one card of another resource, for three matching cards, as often as you like.
rule-A-TRADE-06 = You can't get the same resource back from the bank.
rule-A-TRADE-07 = The bank has no cards of this resource left.
rule-A-TRADE-08 = You can't trade development cards, pieces, goods cubes or favours.
rule-A-TRADE-09 = You've made as many offers without a trade as the table allows per turn. Agreed trades don't count.
rule-A-TRADE-10 = You've made as many offers as the table allows per turn, agreed trades included.
rule-A-TRADE-11 = As long as an offer is open, everyone it was made to can change their answer: accept, decline or make another counter-offer.
rule-A-TRADE-12 = On another player's turn, you can propose a trade to them. You trade as soon as they accept.

## Rules: building and buying

rule-A-BUY-01 = A rail costs 1 ore and 1 lumber; a train costs 1 coal more; a settler costs 1 cattle, 1 grain and 1 lumber; a development card costs 1 cattle and 1 coal.
rule-A-BUY-02 = You can build and buy as much as you can pay for and have pieces for.
rule-A-BUY-03 = You can't buy a city: settlers found them.
rule-A-BUY-04 = You can't buy what you can't place, so you never pay for it.

## Rules: building settlers

rule-A-SBLD-01 = A new settler must be placed at one of your own cities, or next to one if the table plays it that way.
rule-A-SBLD-02 = You have two settlers, so you can't have more than two on the board.
rule-A-SBLD-03 = A new settler can move in the same turn.
rule-A-SBLD-04 = If both your settlers are on the board, you can take one back and rebuild it at full price.
rule-A-SBLD-05 = You can only take back a settler when both are on the board.

## Rules: building trains

rule-A-TBLD-01 = A new train must be placed on one of your own rails, next to one of your own cities.
rule-A-TBLD-02 = You have two trains, so you can't have more than two on the board.
rule-A-TBLD-03 = There are already two trains on this path, and that's the limit, whatever their colour.
rule-A-TBLD-04 = You can only take back a train and rebuild it, at full price, when both are on the board.
rule-A-TBLD-05 = A new train can move in the same turn. Whether it can deliver before it moves depends on the table's options.

## Rules: rails

rule-A-RAIL-01 = A rail must go on a free path: one rail per path.
rule-A-RAIL-02 = A rail must connect to one of your own cities or rails.
rule-A-RAIL-03 = Nothing blocks a rail: you can build past other players' cities, neutral cities, empty sites and settlers.
rule-A-RAIL-04 = You can't build from other players' rails or cities.
rule-A-RAIL-05 = You have no rails left. Each player has 30, including free ones.

## Rules: gold for connecting a site

rule-A-GOLD-01 = A site is isolated until rails of any colour connect it to another site.
rule-A-GOLD-02 = The rail that first connects an isolated site to another site pays gold right away.
rule-A-GOLD-03 = The gold is counted along the shortest rail connection, in any colours, from the site to another site.
rule-A-GOLD-04 = If several connections are equally short, one of them is chosen.
rule-A-GOLD-05 = Everyone gets 1 gold for each of their own rails in that connection.
rule-A-GOLD-06 = A rail between sites that are already connected pays no gold.
rule-A-GOLD-07 = One rail can connect at most two isolated sites, and then it connects them to each other.
rule-A-GOLD-08 = The new rail is always part of the connection that pays, so its builder gets at least 1 gold.
rule-A-GOLD-09 = It makes no difference whose cities are on the sites.
rule-A-GOLD-10 = After you build a rail, gold is paid first, then comes a free rail from a train track, then the Engineer's next rail. You can decline the rails, but not the gold.
rule-A-GOLD-11 = Equally short connections differ by the gold they pay each player. Those that pay the same count as one choice.

## Rules: train tracks

rule-A-TRK-01 = If you build a rail on a path with a train track, you can build one more right away for free.
rule-A-TRK-02 = The free rail must touch the rail you just built on the train track, at either end.
rule-A-TRK-03 = The free rail is one of your 30, needs a free path, and can itself earn gold or another free rail.
rule-A-TRK-04 = You lose the free rail if no path next to it is free, if you have no rails left, or if you decline it.

## Rules: moving settlers

rule-A-SMOV-01 = One grain moves one settler up to three steps. Each extra grain adds three more.
rule-A-SMOV-02 = You can't split one grain between two settlers.
rule-A-SMOV-03 = A settler can stop early, but the remaining steps are lost.
rule-A-SMOV-04 = A settler can pass anything: settlers, cities, empty sites, rails and trains.
rule-A-SMOV-05 = A settler can't end its move on another settler or in a city that isn't yours.
rule-A-SMOV-06 = A settler can end its move in your own city or on a plain intersection. Nothing happens there.
rule-A-SMOV-07 = A settler can move again in the same turn if you pay more grain.
rule-A-SMOV-08 = You can only move settlers on your own turn, after the roll or with a card.
rule-A-SMOV-09 = Only your grain limits how far a settler goes, and it can stay put as long as you like.

## Rules: founding cities

rule-A-CITY-01 = A settler that ends its move on an empty site must found a city there at once.
rule-A-CITY-02 = Founding is free. You get the settler back, and the city comes from your yard.
rule-A-CITY-03 = Passing an empty site doesn't found a city. Only stopping there does.
rule-A-CITY-04 = You can found cities on purple and red sites.
rule-A-CITY-05 = Each city that leaves your yard unlocks a goods cube, ready to deliver.
rule-A-CITY-06 = If you found a city on the coast, you get the gold shown there, once.
rule-A-CITY-07 = A city never changes owner, never grows and never leaves the board.

## Rules: number tokens

rule-A-TOK-01 = When a new city is next to a hex with two question marks and no number, a number token from elsewhere moves there.
rule-A-TOK-02 = The token comes from the easternmost column that has any, northernmost first.
rule-A-TOK-03 = The hex a token leaves has no number and stops producing.
rule-A-TOK-04 = A token that has moved produces from the next roll on, for every city next to its hex.
rule-A-TOK-05 = There are always twelve number tokens on the board.

## Rules: development cards

rule-A-DEV-01 = You pay for a development card, draw it from the deck and keep it secret.
rule-A-DEV-02 = You've already played a development card this turn. The limit is one per turn.
rule-A-DEV-03 = You can't play a card you bought this turn. Wait until your next turn.
rule-A-DEV-04 = You can play a card you bought in the build phase on your next turn, even before the roll.
rule-A-DEV-05 = You can only play development cards on your own turn, never in the build phase.
rule-A-DEV-06 = Played cards go to the discard pile.
rule-A-DEV-07 = When the deck runs out, the discard pile becomes the new deck.
rule-A-DEV-08 = You can hold any number of development cards, and they don't count on a 7.

## Rules: moving trains

rule-A-TMOV-01 = A train moves one step at a time, from its rail to another rail that meets it at an intersection.
rule-A-TMOV-02 = A train can't enter a path without a rail.
rule-A-TMOV-03 = One coal moves one train up to three steps. You can't split it between two trains.
rule-A-TMOV-04 = A train can use rails of any colour, but other players' rails cost a fee.
rule-A-TMOV-05 = A train can turn round at any time for free.
rule-A-TMOV-06 = When a move ends, there can be no more than two trains on a path, whatever their colour.
rule-A-TMOV-07 = A train can pass over a path with two trains on it.
rule-A-TMOV-08 = Cities, empty sites, settlers and the outlaw never stop a train.
rule-A-TMOV-09 = You can only move trains on your own turn, after the roll or with a card, and as often as you pay coal.
rule-A-TMOV-10 = A delivery doesn't end the move. The train can go on with its remaining steps.
rule-A-TMOV-12 = A train can end its move on anyone's rail.
rule-A-TMOV-13 = A train moves step by step, and you pay 1 coal with the first of every three steps. Anything other than its next step or a delivery ends the move, and the remaining steps are lost.
rule-A-TMOV-14 = There are two trains on that path. You can enter it only if you have the steps, coal and gold to reach a path with room. Until then you can only move on and deliver.
rule-A-TMOV-15 = A rebuilt train counts as a new train. A delivery by your other train doesn't end the move.

## Rules: the fee for other players' rails

rule-A-FEE-01 = A train that moves onto an opponent's rail pays that opponent 1 gold.
rule-A-FEE-02 = The fee is 1 gold per opponent, however many of their rails the train uses.
rule-A-FEE-03 = Each train pays separately: your second train pays the same opponent again.
rule-A-FEE-04 = You pay the fee again each turn, or each move if the table plays it that way.
rule-A-FEE-05 = The rail a train starts its turn on is free. Staying there and leaving it costs nothing.
rule-A-FEE-06 = A train pays an opponent for its first step onto one of their rails in a turn, or in a move if the table plays it that way, and nothing more after that.
rule-A-FEE-07 = You don't have the gold for that rail's fee, so the train can't go there.
rule-A-FEE-08 = Your own rails are free.

## Rules: deliveries

rule-A-DLV-01 = None of your trains can deliver there. You need one on a rail next to the city.
rule-A-DLV-02 = You have no goods cube ready: found a city to unlock one. You also need a train next to another player's or a neutral city that has no goods yet.
rule-A-DLV-03 = That city already has its goods. Each city takes one delivery in the whole game, first come, first served.
rule-A-DLV-04 = You can only deliver to other players' cities and neutral ones, not to your own or to empty sites.
rule-A-DLV-05 = Delivering is free and always optional.
rule-A-DLV-06 = A train can deliver from anyone's rail.
rule-A-DLV-07 = One train can deliver to the cities at both ends of its path and to several cities in one move.
rule-A-DLV-08 = You start with one goods cube ready and get one more for each city you found. Delivered cubes are gone.
rule-A-DLV-09 = A delivery earns no gold or cards, and the goods stay where they are.

## Rules: the build phase

rule-A-EBP-01 = At the end of a turn, each of the other players can build, once each, clockwise from the left.
rule-A-EBP-02 = In the build phase you can build settlers, trains and rails and buy development cards, as many as you can pay for.
rule-A-EBP-03 = Nobody can trade, play cards, move or deliver in the build phase.
rule-A-EBP-04 = You can't buy anything with gold in the build phase.
rule-A-EBP-05 = The player whose turn it is sits out the build phase, unless the table plays it differently.
rule-A-EBP-06 = Building in the build phase follows the same rules as in a turn, including gold and free rails.
rule-A-EBP-07 = Every turn ends with a build phase, even the first.
rule-A-EBP-08 = You don't have to build in the build phase.

## Rules: the end

rule-A-WIN-01 = You win as soon as you've delivered all your goods: 8 with four players, 10 with three, unless the table plays to a different number.
rule-A-WIN-02 = Only a delivery can win the game, so you can only win on your own turn.
rule-A-WIN-03 = To unlock all your goods, you must found every city in your yard: 7 with four players, 9 with three.

## Rules: what always adds up

rule-A-INV-01 = There are always 19 cards of each resource: in the bank, in hands and set aside.
rule-A-INV-02 = Each player has 8 or 10 goods cubes: delivered, ready and locked. Each city in a yard locks one.
rule-A-INV-03 = Nobody has more than 30 rails, 2 trains and 2 settlers on the board. The cities on the board and in the yard add up to 10 or 12.
rule-A-INV-04 = A path holds at most one rail and two trains, and trains are always on rails.
rule-A-INV-05 = No settler rests on an empty site or in someone else's city, and no two share an intersection.
rule-A-INV-06 = The twelve number tokens are on hexes with question marks, at most one each.
rule-A-INV-07 = A city holds the goods of at most one delivery, and never its owner's.
rule-A-INV-08 = There are always 24 development cards: in the deck, in the discard pile and in hands.
rule-A-INV-09 = Gold only comes and goes through setup, rolls without cards, new connections, the coast, bank trades, purchases, player trades, fees and cards.
rule-A-INV-10 = All of a player's rails are connected to one of that player's cities.

## Rules: what the cards do

rule-A-CARD-01 = The deck has 6 Cavalry, 4 Engineer, 4 Right of Way, 3 Mineral Rights, 3 Cattle Drive, 2 Scout and 2 Native Support cards.
rule-A-CARD-02 = Cavalry: move the outlaw, take 2 gold, then steal a random resource card from an opponent next to the new hex. Nobody discards.
rule-A-CARD-03 = Engineer: build up to two free rails, one at a time, anywhere you can normally build.
rule-A-CARD-04 = Right of Way: move one of your trains up to five steps without coal or fees. It can deliver on the way.
rule-A-CARD-05 = Mineral Rights: take any two resource cards the bank has.
rule-A-CARD-06 = Cattle Drive: pay 1 cattle and get 5 gold. You can't play it without cattle.
rule-A-CARD-07 = Scout: move one of your settlers up to five steps without grain, or take 3 gold.
rule-A-CARD-08 = Native Support: choose a number from 2 to 12 instead of rolling. You can only play it before the roll, and you name the number as you play it.
rule-A-CARD-09 = You can play any card before the roll, and whatever it moves can deliver or found a city even then.
rule-A-CARD-10 = Right of Way moves one train, the one that takes the first step, for at most five steps. The train must move at least one step before it delivers.
rule-A-CARD-11 = You can't play a card whose price you can't pay, but you can play one that has no effect.
rule-A-CARD-12 = After the roll, a settler moved by the Scout can go farther than five steps in one move, for one grain per three extra steps.

## Rules: the map

rule-A-MAP-01 = The map has 71 hexes: 39 with a printed number, 12 with one question mark, 14 with two, and 6 deserts. The hexes around the edge never produce.
rule-A-MAP-02 = The map has 45 sites (21 purple, 24 red, 11 of them on the coast), 149 intersections and 201 paths, 21 of them with a train track.
rule-A-MAP-03 = The number tokens are four 9s, four 10s and four 11s. No site is next to more than one hex with two question marks.
rule-A-MAP-04 = A hex's name tells you its column and how far north it is. Omaha and St. Louis are three paths apart, and so are Minneapolis and Bismarck.
rule-A-MAP-05 = Gold never runs out.

## Rulings

rule-AQ-01 = The map lists every path and intersection, even on the coast, where fewer hexes meet.
rule-AQ-02 = The map says in which desert the outlaw starts.
rule-AQ-03 = The outlaw never goes back to a desert.
rule-AQ-04 = The outlaw can go to a hex without cities. Then nobody is robbed.
rule-AQ-05 = A hex has a number if one is printed on it or a number token is on it right now.
rule-AQ-06 = Placing pieces during setup earns no gold, moves no number token and gives no free rail.
rule-AQ-07 = Everyone gets 3 gold in every setup.
rule-AQ-08 = A hex without a number also gives a starting card; a desert doesn't.
rule-AQ-09 = Shuffled number tokens can end up in any arrangement.
rule-AQ-10 = Seats are red, orange, white and blue in this order, unless the table picks other colours. With three players, the unused colour is neutral.
rule-AQ-11 = Turn order follows the seats, whatever their colours.
rule-AQ-12 = If the bank is short of a resource, nobody gets any, even if only one player is owed some, unless the table plays it differently.
rule-AQ-13 = If you get nothing because the bank is short, you also get 1 gold.
rule-AQ-14 = There is always enough gold.
rule-AQ-15 = Everyone discards at the same time and in secret. The outlaw waits until they're done.
rule-AQ-16 = You can't rob an opponent without cards. If there's only one opponent to rob, you don't have to choose.
rule-AQ-17 = You can't rob your own or neutral cities, but the outlaw can go there.
rule-AQ-18 = Nobody discards again after a theft.
rule-AQ-19 = You can play a card before the roll, or once the roll is fully resolved, but never in between.
rule-AQ-20 = Both sides of a trade must give something, and something different: no gifts, no like for like. An invitation to make offers can only be answered with a counter-offer.
rule-AQ-21 = The same resource, or gold, can't be on both sides of a trade.
rule-AQ-22 = Only resource cards and gold change hands. Promises aren't binding.
rule-AQ-23 = You can't ask the bank for a card it doesn't have, but you can ask for others.
rule-AQ-24 = Only purchases with gold count towards the limit of two per turn, not three-for-one trades.
rule-AQ-25 = Nobody can trade before the roll.
rule-AQ-26 = A new settler starts in the city itself, unless the table lets it start on an intersection next to it.
rule-AQ-27 = There's already a settler there: one per intersection.
rule-AQ-28 = You can't place a new settler on an empty site or in someone else's city.
rule-AQ-29 = Your settlers can enter and pass your own cities.
rule-AQ-30 = You can only take back a settler or train to rebuild it at once. You choose which one.
rule-AQ-31 = You can't build a train where there are already two.
rule-AQ-32 = If a piece can't be placed, you can't buy it, and you pay nothing.
rule-AQ-33 = When you rebuild a piece, the place it leaves is free for the new one.
rule-AQ-34 = Touching another player's rail isn't enough to build a rail.
rule-AQ-35 = A rail that connects two isolated sites to each other pays once, unless the table plays it differently.
rule-AQ-36 = The builder chooses between equally short connections, even in the build phase.
rule-AQ-37 = Equally short connections can end at different sites. You can choose any that pay different gold.
rule-AQ-38 = A free rail earns gold like any other, counted separately.
rule-AQ-39 = A free rail on another train track gives you one more, unless the table plays it differently.
rule-AQ-40 = You must build the free rail right away, before anything else, or not at all.
rule-AQ-41 = A rail you build with a card also earns the free rail of a train track.
rule-AQ-42 = Settlers and trains never get in the way of building rails or founding cities.
rule-AQ-43 = Unused settler steps are lost when the move ends.
rule-AQ-44 = A settler that stops on an empty site founds a city at once. To go past the site, do it in one move.
rule-AQ-45 = Each move must end where a settler is allowed to stop.
rule-AQ-46 = You have no cities left to found, so a settler can't stop on an empty site.
rule-AQ-47 = You can build a settler even if you have no cities left.
rule-AQ-48 = A settler must move to a different intersection. You pay for the shortest way there.
rule-AQ-49 = A settler can move several times in a turn. You pay for each move separately.
rule-AQ-50 = A neutral city counts as another player's city.
rule-AQ-51 = If a city is next to several empty hexes with two question marks, each gets a token, from east to west and north to south.
rule-AQ-52 = A hex that already has its number token doesn't get another.
rule-AQ-53 = A token can come from any hex in the easternmost column, but not from a hex with two question marks next to the new city, unless the table plays it differently. If there is none, nothing moves.
rule-AQ-54 = The outlaw stays on a hex when its number token leaves.
rule-AQ-55 = Columns of hexes run from north to south. A hex whose token has left counts as empty again.
rule-AQ-56 = Printed numbers never move. Only number tokens do.
rule-AQ-57 = A site can be founded only once, so its gold is paid only once.
rule-AQ-58 = There are no development cards left to buy.
rule-AQ-59 = The discard pile is only reshuffled when someone buys a card and the deck is empty.
rule-AQ-60 = You can play a card even if it has no effect.
rule-AQ-61 = Nobody discards when a card moves the outlaw.
rule-AQ-62 = You can play a card you bought in the build phase just before your turn, even before the roll.
rule-AQ-63 = A train's remaining steps are lost as soon as you do anything but move it on or deliver. After that, it needs coal again.
rule-AQ-64 = A train can deliver while passing over a path with two trains on it.
rule-AQ-65 = You can't go into debt: without gold for the fee, you can't take that step.
rule-AQ-66 = A rebuilt train pays its fees again.
rule-AQ-67 = A train that leaves another player's rail and comes back to one of theirs pays the fee.
rule-AQ-68 = Neutral cities have no rails, so you never pay them.
rule-AQ-69 = A fee can't be waived.
rule-AQ-70 = A train can use the same path several times in a move. Each time counts as a step.
rule-AQ-71 = A train can deliver to the cities at both ends of its path.
rule-AQ-72 = A train can deliver without moving first. If the table plays deliveries only on arrival, it must have just moved next to the city, with nothing done in between.
rule-AQ-73 = You can deliver before the roll, except in games started under rules version 1 or 2.
rule-AQ-74 = Your own trains also count towards the limit of two on a path.
rule-AQ-75 = Everyone gets one chance in a build phase. Once you've passed, you can't build again.
rule-AQ-76 = The player who just finished their turn can't build in the build phase, unless the table plays it differently.
rule-AQ-77 = Nobody can win in the build phase.
rule-AQ-78 = If everyone agrees, you can end a game at any time.
rule-AQ-79 = Everyone can see how much gold you have.
rule-AQ-80 = When a player leaves, their cities stay, and you can still deliver goods there.

## Resources, other goods, terrains

resource-cattle = Cattle
resource-coal = Coal
resource-grain = Grain
resource-lumber = Lumber
resource-ore = Ore

good-gold = Gold

terrain-pasture = Pasture
terrain-hills = Hills
terrain-fields = Fields
terrain-forest = Forest
terrain-mountains = Mountains
terrain-desert = Desert

## Development cards

card-cavalry = Cavalry
card-cavalry-about = Move the outlaw, take 2 gold, then steal a card from an opponent next to the new hex.
card-engineer = Engineer
card-engineer-about = Build up to two free rails.
card-right_of_way = Right of Way
card-right_of_way-about = Move one train up to five steps, with no coal and no fees.
card-mineral_rights = Mineral Rights
card-mineral_rights-about = Take two resource cards of your choice from the bank.
card-cattle_drive = Cattle Drive
card-cattle_drive-about = Trade 1 cattle for 5 gold.
card-scout = Scout
card-scout-about = Move one settler up to five steps without grain, or take 3 gold.
card-native_support = Native Support
card-native_support-about = Before you roll: choose the number instead.

## Pieces, spots

piece-rail = Rail
piece-train = Train
piece-settler = Settler
piece-card = Development card
piece-city = City
piece-goods = Goods
piece-token = Number token
piece-outlaw = Outlaw
piece-yard = Yard

spot-open = Open intersection
spot-start = Purple site
spot-site = Red site

## Where gold comes from

gold-compensation = no production
gold-route = new connection
gold-coast = city on the coast
gold-exchange = three matching cards
gold-card = development card

## Seats

seat-chance = Chance
seat-neutral = Neutral
colour-red = Red
colour-orange = Orange
colour-white = White
colour-blue = Blue

## Phases and their prompts

phase-over = Game over
phase-tokens = Number tokens
phase-first_roll = Who goes first?
phase-set_city = Setup: cities
phase-set_rail = Setup: rails
phase-set_neutral = Setup: neutral cities
phase-pre_roll = Before the roll
phase-dice = Rolling the dice
phase-discard = Discarding
phase-outlaw = Moving the outlaw
phase-rob = Choosing a player to rob
phase-steal = Stealing a card
phase-action = Trading, building and moving
phase-offer = Open offer
phase-route = Choosing who gets gold
phase-bonus = Free rail
phase-engineer = Engineer
phase-card_move = Right of Way
phase-scout = Scout
phase-take = Taking cards
phase-draw = Drawing a card
phase-build_phase = Build phase

prompt-set_city = Place a city on a free purple site.
prompt-set_rail = Place a rail next to one of your cities. Your first train comes with it.
prompt-set_neutral = Place a neutral city on a free purple site away from the coast.
prompt-pre_roll = Roll the dice. You can deliver or play a card first.
prompt-discard = Choose cards to discard.
prompt-outlaw = Move the outlaw to another hex with a number.
prompt-rob = Choose a player to rob.
prompt-action = Trade, build, move, deliver, play a card or end your turn.
prompt-offer = Answer the offer, or close it if it's yours.
prompt-route = Several connections are equally short. Choose who gets gold.
prompt-bonus = Build a free rail next to the train track, or skip it.
prompt-engineer = Build a free rail, or stop.
prompt-card_move = Move one train up to five steps and deliver on the way.
prompt-scout = Move a settler up to five steps for free, or take 3 gold.
prompt-take = Take a resource card from the bank.
prompt-build_phase = Build, buy a card or pass.

ending-running = In progress
ending-won = Won
ending-drawn = Draw
ending-agreed = Ended by agreement
ending-cancelled = Ended by the administrator
ending-cut = Stopped at the turn limit

## Actions

action-roll = Roll the dice
action-end_turn = End turn
action-done = Done
action-discard = Discard a card
action-rob = Rob a player
action-take = Take a card
action-buy_card = Buy a development card
action-play_card = Play a card
action-exchange = Trade three for one with the bank
action-offer = Make an offer
action-accept = Accept
action-decline = Decline
action-counter = Make a counter-offer
action-conclude = Trade with this player
action-withdraw = Withdraw the offer
action-dice = Dice roll
action-steal = Stolen card
action-draw = Card drawn
action-place_city = Place a city
action-build_rail = Build a rail
action-build_settler = Build a settler
action-build_train = Build a train
action-move_settler = Move a settler
action-move_train = Move a train
action-deliver = Deliver goods
action-buy_resource = Buy a card for two gold
action-sell_for_gold = Trade three cards for one gold
action-choose_payout = Choose who gets gold
action-native_support = Choose the number
action-move_outlaw = Move the outlaw
action-take_gold = Take 3 gold
action-pass = Pass
action-token = Number token placed

## Events

event-turn_began = Turn { $turn }: { $seat } begins.
event-first_rolled = { $seat } rolls { $a } and { $b } for the first turn.
event-first_player = { $seat } goes first.
event-rolled = { $seat } rolls { $a } and { $b }.
event-produced = { $seat } gets { $count } { $resource } from { $hex }.
event-shortage = The bank doesn't have enough { $resource } for everyone.
event-received = { $seat } starts with { $count } { $resource }.
event-paid = { $seat } pays { $count } { $resource }.
event-set_aside = { $seat } chooses a card to discard.
event-set_aside-known = { $seat } chooses 1 { $resource } to discard.
event-discarded = { $seat } discards { $count } { $resource }.
event-stolen = { $seat } steals a card from { $victim }.
event-stolen-known = { $seat } steals 1 { $resource } from { $victim }.
event-took = { $seat } takes 1 { $resource } from the bank.
event-stopped = { $seat } skips the rest.
event-exchanged = { $seat } trades { $count } { $give } for 1 { $get } with the bank.
event-bought = { $seat } buys a development card.
event-drew = { $seat } draws a development card.
event-drew-known = { $seat } draws { $card }.
event-played = { $seat } plays { $card }.
event-offered = { $seat } offers { $give } for { $get }.
event-offered-wanted = { $seat } wants { $get } and invites offers.
event-offered-given = { $seat } invites offers for { $give }.
event-accepted = { $seat } accepts.
event-declined = { $seat } declines.
event-countered = { $seat } counters with { $give } for { $get }.
event-traded = { $seat } trades { $give } for { $get } with { $partner }.
event-withdrawn = { $seat } withdraws the offer.
event-revealed = { $seat } reveals { $count } { $card }.
event-won = { $seat } wins.
event-ended_drawn = The game ends in a draw.
event-token_placed = Number { $number } goes on { $hex }.
event-city_placed = { $owner } places a city in { $site }.
event-city_placed-neutral = A neutral city is placed in { $site }.
event-rail_built = { $seat } builds a rail ({ $path }).
event-rail_built-free = { $seat } builds a free rail ({ $path }).
event-train_built = { $seat } builds a train ({ $path }).
event-settler_built = { $seat } builds a settler ({ $node }).
event-settler_moved = { $steps ->
    [one] { $seat } moves a settler 1 step ({ $to }).
   *[other] { $seat } moves a settler { $steps } steps ({ $to }).
    }
event-train_moved = { $seat } moves a train 1 step ({ $to }).
event-fee_paid = { $seat } pays { $owner } 1 gold (rail fee).
event-city_founded = { $seat } founds a city in { $site }.
event-token_moved = Number { $number } moves from { $source } to { $to }.
event-delivered = { $seat } delivers goods to { $site }.
event-gold_taken = { $seat } gets { $count } gold ({ $source }).
event-gold_spent = { $seat } buys 1 { $resource } for { $count } gold.
event-outlaw_moved = { $seat } moves the outlaw to { $hex }.
event-number_named = { $seat } chooses { $number } instead of rolling.
event-build_phase = { $seat } can build.
event-passed = { $seat } passes.
event-reshuffled = The discard pile becomes the new deck.
log-gold_taken = { $seats } get { $count } gold each ({ $source }).
log-token_placed = The number tokens are in place.
log-train_moved = { $seat } moves a train { $count } steps ({ $to }).

## Options

option-setup-pieces = Setup
option-setup-pieces-about = How the first cities, rails and trains are placed.
option-setup-pieces-suggested = Suggested
option-setup-pieces-variable = Players take turns choosing
option-setup-tokens = Number tokens
option-setup-tokens-about = How the twelve number tokens are placed at the start.
option-setup-tokens-suggested = Suggested
option-setup-tokens-random = Shuffled
option-seats-colours = Colours
option-seats-colours-about = Which colour each seat plays, in seat order. With three players, the last one is neutral.
option-outlaw-stealOptional = Robbing
option-outlaw-stealOptional-about = Do you have to steal a card when you move the outlaw?
option-outlaw-stealOptional-false = Yes
option-outlaw-stealOptional-true = No, it's optional
option-production-loneShortageGetsRest = Bank runs short
option-production-loneShortageGetsRest-about = What if the bank doesn't have enough cards and only one player is owed any?
option-production-loneShortageGetsRest-true = That player gets the rest
option-production-loneShortageGetsRest-false = Nobody gets any
option-settler-startSpot = New settlers
option-settler-startSpot-about = Where a new settler starts.
option-settler-startSpot-atCity = In the city
option-settler-startSpot-adjacent = Next to the city
option-rail-trackChain = Chains of train tracks
option-rail-trackChain-about = Does a free rail on another train track give you one more?
option-rail-trackChain-true = Yes, every time
option-rail-trackChain-false = No, only one free rail
option-railGold-mutual = Two new sites at once
option-railGold-mutual-about = How often a rail pays when it connects two isolated sites to each other.
option-railGold-mutual-once = Once
option-railGold-mutual-twice = Twice
option-token-source = Where number tokens come from
option-token-source-about = Can a number token that has moved once move again?
option-token-source-any = Yes, the easternmost token moves
option-token-source-singleMarkOnly = No, only tokens on hexes with one question mark move
option-fee-scope = Fee for other players' rails
option-fee-scope-about = How often a train pays the same opponent.
option-fee-scope-perTrainOwnerTurn = Once per turn
option-fee-scope-perTrainOwnerMove = Once per move
option-delivery-timing = Deliveries
option-delivery-timing-about = When a train next to a city can deliver on your turn.
option-delivery-timing-anytime = Any time, even without moving
option-delivery-timing-onArrival = Only when it has just arrived
option-ebp-includesTurnPlayer = Build phase
option-ebp-includesTurnPlayer-about = Can the player who just finished their turn build again, after the others?
option-ebp-includesTurnPlayer-false = No, only the others build
option-ebp-includesTurnPlayer-true = Yes, everyone builds
option-game-goods = Deliveries to win
option-game-goods-about = Eight with four players, ten with three. Play to five or three for a short game.
option-game-goods-0 = Standard for the number of players
option-game-goods-5 = Five (short game)
option-game-goods-3 = Three (very short game)
option-game-first = First player
option-game-first-about = Who takes the first turn.
option-game-first-0 = The dice decide
option-game-first-1 = Seat 1
option-game-first-2 = Seat 2
option-game-first-3 = Seat 3
option-game-first-4 = Seat 4
option-trade-offers = Offers without a trade
option-trade-offers-about = How many offers per turn can come to nothing. Agreed trades don't count, so you can trade as often as others agree.
option-trade-total = Offers in total
option-trade-total-about = The most offers per turn, agreed trades included. 0 means no limit.

## Editions

edition-2018 = English, 2018
edition-2018-about = The standard rules. If you can steal a card with the outlaw, you must.
edition-2010 = English, 2010
edition-2010-about = Same rules as in 2018, in older wording. Both editions play the same.
edition-german = German, 2010
edition-german-about = Differs in one rule: you don't have to steal a card with the outlaw. Its wording also supports deliveries only on arrival; choose that below.

## What points come from

points-deliveries = Deliveries

# What bots go for.
plan-found = a new city
plan-rail = rails to the next city
plan-train = another train
plan-deliver = the next delivery

## Names of seas and lands around the board

land-pacific_ocean = Pacific Ocean
land-atlantic_ocean = Atlantic Ocean
land-gulf_of_mexico = Gulf of Mexico
land-canada = Canada
land-mexico = Mexico

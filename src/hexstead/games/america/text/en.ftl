# America, English. The same keys stand in de.ftl.
#
# rule-<ID>            the sentence of a rule or ruling; it is also the reason given when that rule refuses an action
# event-<type>         what happened, for those who may not know its secret column; -known for those who may
# option-<name>        dots of the name are hyphens; -about explains it, -<value> names a value
# edition-<name>       a preset of options; -about explains it
# gold-<source>        what gold was taken for
# <group>-<name>       names as they stand in JSON: resource-ore, card-scout, phase-pre_roll, action-build_rail …
#
# Messages without { $arguments } are one line each, or go on in indented lines: hexstead.core.words reads them so.

game = America
game-about = Send settlers west, found cities, lay rails and deliver your goods by train.

## Rules: what every game refuses

rule-A-ACT-01 = This is not your decision now.
rule-A-ACT-02 = Another choice comes first: answer what you are being asked.
rule-A-ACT-03 = This is not possible in this phase of the turn.
rule-A-ACT-04 = The cards or the gold for this are not at hand.
rule-A-ACT-05 = That is not among the choices.
rule-A-ACT-06 = There is no such card or piece there.

## Rules: the board

rule-A-TERM-01 = A path is the edge between two hexes. Rails lie on paths, and trains stand on rails.
rule-A-TERM-02 = An intersection is a corner where hexes meet. Settlers stand on intersections and walk from one to the next.
rule-A-TERM-03 = Some intersections are sites. Cities stand on sites only.
rule-A-TERM-04 = Sites are purple or red. Start cities stand on purple ones only; later both may be settled.
rule-A-TERM-05 = Pastures give cattle, hills coal, fields grain, forests lumber and mountains ore. Deserts give nothing.
rule-A-TERM-06 = A hex may bear one question mark, two, or none. Number tokens start on hexes with one; hexes with two start without a number.
rule-A-TERM-07 = Each site has one space for goods.
rule-A-TERM-08 = Sites on the coast show an amount of gold.
rule-A-TERM-09 = Some paths are marked with a train track.

## Rules: components and limits

rule-A-COMP-01 = America is for three or four players, in red, orange, white and blue.
rule-A-COMP-02 = There are 95 resource cards, 19 of each of the five kinds.
rule-A-COMP-03 = There are 44 gold tokens. They are only for counting: what matters is the sum.
rule-A-COMP-04 = There are 24 development cards, not equally many of each kind.
rule-A-COMP-05 = There are 12 number tokens that can move, one outlaw and two dice.
rule-A-COMP-06 = Each colour has 30 rails, 2 trains and 2 settlers.
rule-A-COMP-07 = Each colour has 10 cities with four players and 12 with three.
rule-A-COMP-08 = Each colour has 8 goods with four players and 10 with three.
rule-A-COMP-09 = You have none of these pieces left in your stock. With both settlers or both trains on the board, say which one you take off to build it anew.
rule-A-COMP-10 = Rails, cities and delivered goods stay where they are to the end.

## Rules: set-up

rule-A-SET-01 = Everyone starts with three cities, one rail and one train on the board, and without a settler.
rule-A-SET-02 = At the start each of the twelve hexes with one question mark holds a number token.
rule-A-SET-03 = The resource cards lie open in five stacks, the development cards shuffled and face down in one.
rule-A-SET-04 = The outlaw starts on a desert.
rule-A-SET-05 = Everyone starts with 3 gold.
rule-A-SET-06 = A yard starts with 7 cities with four players and 9 with three, each holding back one of the goods. One more of the goods is free from the start.
rule-A-SET-07 = With three players the fourth colour has three neutral cities and nothing else. They never produce, but goods may be delivered to them.

## Rules: suggested set-up

rule-A-SUG-01 = In the suggested set-up the map says where number tokens and first pieces are.
rule-A-SUG-02 = Suggested start hands: red 1 coal and 2 grain; orange 1 cattle, 1 coal and 1 grain; white 1 cattle, 1 grain and 1 ore; blue 3 grain.
rule-A-SUG-03 = With three players the suggested cities of the colour that nobody plays are neutral; its rail and its train stay away.
rule-A-SUG-04 = Number tokens may be shuffled and the first pieces still be placed as suggested: these are two separate choices.

## Rules: variable set-up

rule-A-VAR-01 = Shuffled number tokens go to the hexes with one question mark, one each, and may lie next to each other in any way.
rule-A-VAR-02 = Everyone rolls both dice; the highest roll begins. Whoever ties for the highest rolls again.
rule-A-VAR-03 = The first cities are placed one by one, clockwise from the seat that begins.
rule-A-VAR-04 = The second cities are placed the other way round, from the last seat back to the first.
rule-A-VAR-05 = The third cities are placed clockwise again, from the seat that begins.
rule-A-VAR-06 = In the set-up a city goes on a free purple site. Red sites come later, and no distance is needed between cities.
rule-A-VAR-07 = Your start hand is one card for each land hex that touches your third city, whatever its number.
rule-A-VAR-08 = The first rail goes on a free path at any one of your own cities. The last seat places first, then the others back to the first.
rule-A-VAR-09 = Your first train stands on your first rail.
rule-A-VAR-10 = With three players each seat then places one neutral city, on a free purple site that is not on the coast.
rule-A-VAR-11 = The seat that placed first also takes the first turn, and turns go clockwise.

## Rules: the turn

rule-A-TURN-01 = In the suggested set-up the highest roll takes the first turn; only those who tie for it roll again.
rule-A-TURN-02 = Turns go clockwise until the game ends.
rule-A-TURN-03 = A turn is production, then actions, then the build phase of the others. After that the dice go left.
rule-A-TURN-04 = After the roll you may trade, build, buy cards, move settlers and trains and deliver, in any order and as often as you can. One card may be played.
rule-A-TURN-05 = Nothing has to be done after the roll, but what an action brings with it has to be finished.
rule-A-TURN-06 = Before the roll you may play one development card and do nothing else.

## Rules: production

rule-A-PROD-01 = Both dice are rolled. On a 7 the outlaw moves; on any other roll every hex with that number produces.
rule-A-PROD-02 = Each city at a producing hex brings its owner one card of that hex, and a city at two of them a card from each.
rule-A-PROD-03 = Every roll produces for everyone.
rule-A-PROD-04 = The hex where the outlaw stands produces nothing.
rule-A-PROD-05 = When the supply has too few cards of a resource for everyone, nobody gets any of it in this roll.
rule-A-PROD-06 = Whoever gets no card from a roll other than 7 takes 1 gold, whatever the reason.
rule-A-PROD-07 = An empty roll brings a seat 1 gold, never more.
rule-A-PROD-08 = On a 7 nobody produces, and nobody gets gold for it.
rule-A-PROD-09 = Neutral cities take no part in production.
rule-A-PROD-10 = A hex without a number produces nothing.

## Rules: the roll of 7 and the outlaw

rule-A-OUT-01 = On a 7, whoever holds more than seven resource cards gives half of them back, rounded down. Gold and development cards do not count.
rule-A-OUT-02 = The outlaw must move to another hex that has a number now.
rule-A-OUT-03 = The outlaw takes one random resource card from one opponent who has a city at the new hex.
rule-A-OUT-04 = Only an opponent who has a city at the outlaw's hex and holds a card can be robbed.
rule-A-OUT-05 = After a 7 comes first the discarding, then the outlaw's move, then the theft.
rule-A-OUT-06 = The outlaw stops production only and is in nobody's way when building, moving or delivering.

## Rules: what is open and what is secret

rule-A-INFO-01 = Which resource cards you hold is your secret; how many you hold is not.
rule-A-INFO-02 = Your development cards stay secret until you play them.
rule-A-INFO-03 = Gold, yards, the board and the pile of played cards are open to all.
rule-A-INFO-04 = Everyone sees what is produced, paid, traded and, once all have chosen, discarded. A stolen card is known to the two seats concerned, a drawn card to the seat that drew it.

## Rules: trade

rule-A-TRADE-01 = Only the seat whose turn it is makes offers, to its opponents and only as many as the table allows in a turn.
rule-A-TRADE-02 = Resource cards and gold may be traded, in any amounts that both sides agree on.
rule-A-TRADE-03 = Two gold buy one resource card of your choice from the supply.
rule-A-TRADE-04 = You have bought two resource cards with gold this turn: no more than two per turn.
rule-A-TRADE-05 = The supply gives one gold or one card of another kind for three equal cards, as often as you like.
rule-A-TRADE-06 = The supply does not give a card of the kind that you hand in.
rule-A-TRADE-07 = The supply has no card of this kind left.
rule-A-TRADE-08 = Development cards, pieces, goods and favours are not traded.

## Rules: building and buying

rule-A-BUY-01 = A rail costs 1 ore and 1 lumber, a train 1 coal more, a settler 1 cattle, 1 grain and 1 lumber, a development card 1 cattle and 1 coal.
rule-A-BUY-02 = You may build and buy as much as you can pay and have pieces for.
rule-A-BUY-03 = A city is not bought: a settler founds it.
rule-A-BUY-04 = What cannot be placed cannot be bought, and nothing is paid for it.

## Rules: building settlers

rule-A-SBLD-01 = A new settler is placed at one of your own cities, or beside it if the table has chosen so.
rule-A-SBLD-02 = You have two settlers, and no more than two can be on the board.
rule-A-SBLD-03 = A new settler may walk in the same turn.
rule-A-SBLD-04 = With both settlers on the board you may take one of them off and build it anew, at the full price.
rule-A-SBLD-05 = A settler may be taken off only when both are on the board.

## Rules: building trains

rule-A-TBLD-01 = A new train is placed on a rail of your own that touches a city of your own.
rule-A-TBLD-02 = You have two trains, and no more than two can be on the board.
rule-A-TBLD-03 = Two trains stand on this path already, and it holds no more, whatever their colours.
rule-A-TBLD-04 = A train may be taken off and built anew, at the full price, only when both are on the board.
rule-A-TBLD-05 = A new train may move in the same turn, and may deliver as the table has chosen.

## Rules: rails

rule-A-RAIL-01 = A rail goes on a free path: one rail per path.
rule-A-RAIL-02 = A rail must touch a city or a rail of your own.
rule-A-RAIL-03 = Rails may go on past everything: other players' and neutral cities, empty sites and settlers.
rule-A-RAIL-04 = Other players' rails and cities give you no right to build.
rule-A-RAIL-05 = You have no rail left: each colour has 30, free ones included.

## Rules: gold for connecting a site

rule-A-GOLD-01 = A site is isolated as long as no rails, of whatever colours, link it to another site.
rule-A-GOLD-02 = The rail that first links an isolated site to another one brings gold at once.
rule-A-GOLD-03 = The gold is counted along the shortest line of rails, of all colours, from the site to another site.
rule-A-GOLD-04 = Among equally short lines one is chosen.
rule-A-GOLD-05 = Everyone takes 1 gold for each rail of their own in that line.
rule-A-GOLD-06 = A rail between sites that all have a link already brings no gold.
rule-A-GOLD-07 = One rail can link two isolated sites at most, and then it links them to each other.
rule-A-GOLD-08 = The new rail is always part of the line that pays, so whoever builds it gets at least 1 gold.
rule-A-GOLD-09 = Whose cities stand on the sites makes no difference to the gold.
rule-A-GOLD-10 = After a rail comes first the gold, then the free rail of a train track, then the next rail of an Engineer. The gold cannot be declined, the rails can.
rule-A-GOLD-11 = Equally short lines are told apart by the gold they bring to each seat; those that bring the same are one choice.

## Rules: train tracks

rule-A-TRK-01 = A rail on a path with a train track allows one more rail at once, free of charge.
rule-A-TRK-02 = The free rail must touch the rail that was just built on the train track, at either end.
rule-A-TRK-03 = The free rail comes from your stock, needs a free path, and may itself bring gold or another free rail.
rule-A-TRK-04 = The free rail lapses if no path beside it is free, if you have no rail left, or if you decline it.

## Rules: walking

rule-A-SMOV-01 = One grain moves one settler up to three steps, each further grain three more.
rule-A-SMOV-02 = One grain cannot be shared by two settlers.
rule-A-SMOV-03 = A settler may stop early; the steps that are left lapse.
rule-A-SMOV-04 = A settler walks past everything: settlers, cities, empty sites, rails and trains.
rule-A-SMOV-05 = A walk may not end where another settler stands or on a city that is not your own.
rule-A-SMOV-06 = A walk may end at your own city or on a plain intersection; nothing happens there.
rule-A-SMOV-07 = A settler may walk again in the same turn for more grain.
rule-A-SMOV-08 = Settlers walk only in their owner's turn, after the roll or by a card.
rule-A-SMOV-09 = Only grain limits how far a settler walks, and it may stay where it is as long as you like.

## Rules: founding

rule-A-CITY-01 = A settler whose walk ends on an empty site must found a city there at once.
rule-A-CITY-02 = Founding costs nothing. The settler goes back to your stock, and the city comes from your yard.
rule-A-CITY-03 = Walking across an empty site founds nothing; only ending there does.
rule-A-CITY-04 = Cities may be founded on purple and on red sites.
rule-A-CITY-05 = Each city that leaves the yard sets one of your goods free for delivery at once.
rule-A-CITY-06 = Whoever founds a city on the coast takes the gold shown there, once.
rule-A-CITY-07 = A city never changes its owner, is never enlarged and never leaves the board.

## Rules: number tokens

rule-A-TOK-01 = When a new city touches a hex with two question marks and no number, a number token from the board moves there.
rule-A-TOK-02 = The token comes from the easternmost column that has one, and from the north of that column.
rule-A-TOK-03 = The hex that a token leaves has no number and produces nothing from then on.
rule-A-TOK-04 = A token that has moved produces from the next roll on, for every city at its hex.
rule-A-TOK-05 = There are always twelve number tokens on the board.

## Rules: development cards

rule-A-DEV-01 = A development card is drawn from the stack for its price and kept secret.
rule-A-DEV-02 = You have played a development card this turn: one per turn.
rule-A-DEV-03 = A card you bought this turn cannot be played before your next turn.
rule-A-DEV-04 = A card bought in the build phase may be played in your next turn, even before the roll.
rule-A-DEV-05 = Development cards are played in your own turn only, never in the build phase.
rule-A-DEV-06 = A card that was played goes to the open pile.
rule-A-DEV-07 = When the stack is used up, the pile of played cards becomes the new stack.
rule-A-DEV-08 = You may hold any number of development cards, and they do not count on a 7.

## Rules: trains on the move

rule-A-TMOV-01 = A train goes from its rail to another one that meets it at an intersection, one step at a time.
rule-A-TMOV-02 = A train cannot enter a path without a rail.
rule-A-TMOV-03 = One coal moves one train up to three steps. It cannot be shared by two trains.
rule-A-TMOV-04 = A train may use rails of every colour; for those of others there is a fee.
rule-A-TMOV-05 = A train may turn round at any time and at no cost.
rule-A-TMOV-06 = No more than two trains, of whatever colours, may stand on a path when a move ends.
rule-A-TMOV-07 = A train may pass over a path on which two trains stand.
rule-A-TMOV-08 = Cities, empty sites, settlers and the outlaw never stop a train.
rule-A-TMOV-09 = Trains move only in their owner's turn, after the roll or by a card, and as often as coal is paid.
rule-A-TMOV-10 = A delivery does not end the move; the train may go on with the steps it has left.
rule-A-TMOV-12 = A move may end on anybody's rail.
rule-A-TMOV-13 = A train moves step by step and pays a coal with the first of every three. Anything but its next step or a delivery ends the move, and the steps that are left lapse.
rule-A-TMOV-14 = Two trains stand on that path: you may go there only if steps, coal and gold are enough to go on to a path with room. Until then nothing but moving on and delivering is possible.
rule-A-TMOV-15 = A train that is built anew counts as another train. A delivery by your other train does not end the move.

## Rules: the fee for other players' rails

rule-A-FEE-01 = A train that goes onto a rail of an opponent pays that opponent 1 gold.
rule-A-FEE-02 = The fee is 1 gold to each opponent, however many of their rails the train uses.
rule-A-FEE-03 = Each train pays for itself: the second one pays the same opponent again.
rule-A-FEE-04 = The fee is due again in each turn, and in each move if the table has chosen so.
rule-A-FEE-05 = The rail on which a train starts its turn is free, for staying and for leaving it.
rule-A-FEE-06 = A train pays an opponent with its first step onto one of their rails in a turn, and no more after that.
rule-A-FEE-07 = You have no gold for the fee of that rail, so the train cannot go there.
rule-A-FEE-08 = Your own rails cost no fee.

## Rules: deliveries

rule-A-DLV-01 = None of your trains can deliver there: one must be on a rail that touches the city, and have just moved there if the table has chosen so.
rule-A-DLV-02 = None of your goods are free: found a city to free more. A delivery also needs another's or a neutral city with an empty goods space, and your train beside it.
rule-A-DLV-03 = That city has its goods already: each takes one delivery in the whole game, from whoever comes first.
rule-A-DLV-04 = Goods go to other players' cities and to neutral ones, not to your own and not to empty sites.
rule-A-DLV-05 = A delivery costs nothing and is never compulsory.
rule-A-DLV-06 = A train may deliver from anybody's rail.
rule-A-DLV-07 = One train may deliver to the cities at both ends of its path and to several cities in one move.
rule-A-DLV-08 = As many of your goods are free as you have founded cities, and one more, less those that are delivered.
rule-A-DLV-09 = A delivery brings no gold and no cards, and the goods stay where they are.

## Rules: the build phase

rule-A-EBP-01 = At the end of a turn each of the others may build, once and clockwise from the left.
rule-A-EBP-02 = In the build phase you may build settlers, trains and rails and buy development cards, as many as you can pay.
rule-A-EBP-03 = In the build phase nobody trades, plays cards, moves or delivers.
rule-A-EBP-04 = In the build phase gold buys nothing.
rule-A-EBP-05 = The seat whose turn it is takes no part in the build phase, unless the table has chosen otherwise.
rule-A-EBP-06 = What is built in the build phase follows the same rules as in a turn, gold and free rails included.
rule-A-EBP-07 = A build phase follows every turn, the first one too.
rule-A-EBP-08 = Nobody has to build in the build phase.

## Rules: the end

rule-A-WIN-01 = Whoever has delivered all of their goods wins at once: 8 with four players, 10 with three, unless the table has chosen otherwise.
rule-A-WIN-02 = Only a delivery can win, so only the seat whose turn it is.
rule-A-WIN-03 = All cities of the yard must be founded to have all goods free: 7 with four players, 9 with three.

## Rules: what always holds

rule-A-INV-01 = Of each resource there are 19 cards, in the supply, in hands and set aside together.
rule-A-INV-02 = Each colour has 8 or 10 goods, delivered, free and held back together, and each city in a yard holds back one.
rule-A-INV-03 = No colour has more than 30 rails, 2 trains and 2 settlers on the board. Its cities, on the board and in the yard, are 10 or 12.
rule-A-INV-04 = A path holds one rail and two trains at most, and trains stand on rails only.
rule-A-INV-05 = No settler rests on an empty site or on another's city, and no two on one intersection.
rule-A-INV-06 = The twelve number tokens lie on hexes with question marks, one each at most.
rule-A-INV-07 = A city holds the goods of one delivery at most, and never those of its owner.
rule-A-INV-08 = Of the development cards there are always 24: in the stack, in the pile and in hands.
rule-A-INV-09 = Gold comes and goes by set-up, empty rolls, new links, coast, exchange, purchase, trade, fees and cards, and by nothing else.
rule-A-INV-10 = All rails of a colour are linked to a city of that colour.

## Rules: what the cards do

rule-A-CARD-01 = The stack has 6 Cavalry, 4 Engineer, 4 Right of Way, 3 Mineral Rights, 3 Cattle Drive, 2 Scout and 2 Native Support.
rule-A-CARD-02 = Cavalry: move the outlaw, take 2 gold, then take a random resource card from an opponent at the new hex. Nobody discards.
rule-A-CARD-03 = Engineer: build up to two rails, one after the other and free of charge, wherever you may build.
rule-A-CARD-04 = Right of Way: one of your trains moves up to five steps without coal and without fees. It may deliver on the way.
rule-A-CARD-05 = Mineral Rights: take any two resource cards that the supply has.
rule-A-CARD-06 = Cattle Drive: hand in 1 cattle for 5 gold. Without cattle it cannot be played.
rule-A-CARD-07 = Scout: one of your settlers walks up to five steps without grain, or you take 3 gold.
rule-A-CARD-08 = Native Support: instead of rolling, name a number from 2 to 12, and it counts as rolled. It is played only before the roll and with its number.
rule-A-CARD-09 = Every card may be played before the roll, and what it moves may deliver or found even then.
rule-A-CARD-10 = Right of Way moves one train, the one that takes the first step, and no more than five steps. A delivery needs at least one step before it.
rule-A-CARD-11 = A card whose price you cannot pay cannot be played; one that has no effect can.

## Rules: the map

rule-A-MAP-01 = The map has 71 hexes: 39 with a printed number, 12 with one question mark, 14 with two, and 6 deserts. The hexes around the edge never produce.
rule-A-MAP-02 = The map has 45 sites, 21 purple and 24 red, 11 of them on the coast; 149 intersections; and 201 paths, 21 of them with a train track.
rule-A-MAP-03 = The number tokens are four 9s, four 10s and four 11s. No site touches more than one hex with two question marks.
rule-A-MAP-04 = Columns and north are read from the names of the hexes. From Omaha to St. Louis there are three paths, and from Minneapolis to Bismarck three too.
rule-A-MAP-05 = Gold never runs out.

## Rulings

rule-AQ-01 = The map lists every path and intersection, also along the coast, where fewer hexes meet.
rule-AQ-02 = The map names the desert where the outlaw starts.
rule-AQ-03 = The outlaw never goes back to a desert.
rule-AQ-04 = The outlaw may go to a hex without cities; nobody is robbed then.
rule-AQ-05 = A hex has a number if one is printed on it or a number token lies there now.
rule-AQ-06 = Placing pieces in the set-up brings no gold, moves no number token and gives no free rail.
rule-AQ-07 = There are 3 gold for everyone in every set-up.
rule-AQ-08 = A hex without a number gives a start card too; a desert gives none.
rule-AQ-09 = Shuffled number tokens may lie in any way.
rule-AQ-10 = Seats take red, orange, white and blue in this order, unless the table has chosen otherwise. With three players the colour left over is neutral.
rule-AQ-11 = Turns follow the seats, whatever their colours.
rule-AQ-12 = Even a seat that alone is due a resource gets none of it when the supply is short, unless the table has chosen otherwise.
rule-AQ-13 = Whoever gets nothing because the supply is short takes 1 gold too.
rule-AQ-14 = There is always enough gold.
rule-AQ-15 = All discard at the same time and in secret; the outlaw waits for them.
rule-AQ-16 = An opponent without cards cannot be robbed. If only one can be, nobody needs to choose.
rule-AQ-17 = Your own and neutral cities cannot be robbed, but the outlaw may go there.
rule-AQ-18 = After a theft nobody discards again.
rule-AQ-19 = A card is played before the roll or when everything the roll brought is done, never in between.
rule-AQ-20 = A trade needs something on both sides and different goods: no gifts, no like for like. A call for proposals can only be countered.
rule-AQ-21 = The same resource, or gold, cannot stand on both sides of a trade.
rule-AQ-22 = Only resource cards and gold change hands. Promises bind nobody.
rule-AQ-23 = A card that the supply does not have cannot be asked of it; other kinds can.
rule-AQ-24 = Only purchases with gold count towards the two per turn, not three-for-one exchanges.
rule-AQ-25 = Nobody trades before the roll.
rule-AQ-26 = A new settler stands on the intersection of the city itself, unless the table has chosen the ones beside it.
rule-AQ-27 = A settler stands there already: one per intersection.
rule-AQ-28 = A new settler cannot be placed on an empty site or on another's city.
rule-AQ-29 = Your settlers may stand on and pass your own cities.
rule-AQ-30 = A settler or train is taken off only to be built anew at once. Which one is your choice.
rule-AQ-31 = No train can be built where two trains stand.
rule-AQ-32 = A piece that cannot be placed is refused before anything is paid.
rule-AQ-33 = The place of a piece that is taken off is free for the new one.
rule-AQ-34 = Touching another player's rail is not enough to build a rail.
rule-AQ-35 = A rail that links two isolated sites to each other pays once, unless the table has chosen otherwise.
rule-AQ-36 = Whoever builds the rail chooses among equally short lines, also in the build phase.
rule-AQ-37 = Equally short lines may end at different sites; each that brings different gold may be chosen.
rule-AQ-38 = A free rail brings gold like any other, counted on its own.
rule-AQ-39 = A free rail on another train track allows one more, unless the table has chosen otherwise.
rule-AQ-40 = The free rail is built at once, before anything else, or not at all.
rule-AQ-41 = A rail built by a card earns the free rail of a train track too.
rule-AQ-42 = Settlers and trains are in nobody's way when rails are built or cities founded.
rule-AQ-43 = Steps that a settler does not use lapse when its walk ends.
rule-AQ-44 = A walk that ends on an empty site founds at once. To go past the site, walk past it in one go.
rule-AQ-45 = Each walk must end where a settler may stand.
rule-AQ-46 = You have no city left to found, so a settler cannot end its walk on an empty site.
rule-AQ-47 = A settler may be built even when you have no city left.
rule-AQ-48 = A walk must lead to another intersection. Its length is the shortest way there.
rule-AQ-49 = A settler may walk several times in a turn; each walk is paid for by itself.
rule-AQ-50 = A neutral city counts as another player's city.
rule-AQ-51 = A city at several empty hexes with two question marks draws a token to each, from east to west and from north to south.
rule-AQ-52 = A hex that has its number token already draws no other.
rule-AQ-53 = A token may come from any hex in the easternmost column, but not from one that the new city touches, unless the table has chosen otherwise. If there is none, nothing moves.
rule-AQ-54 = The outlaw stays on a hex that its number token leaves.
rule-AQ-55 = Columns of hexes run from north to south. A hex that its token has left counts as empty again.
rule-AQ-56 = Printed numbers never move, only number tokens do.
rule-AQ-57 = A site is founded once, so its gold is taken once.
rule-AQ-58 = There is no development card left to buy.
rule-AQ-59 = The pile is shuffled only as a card is bought and the stack is empty.
rule-AQ-60 = A card that can do nothing may be played all the same.
rule-AQ-61 = Nobody discards when a card moves the outlaw.
rule-AQ-62 = A card bought in the build phase just before your turn may be played in it, even before the roll.
rule-AQ-63 = Steps that a train has left lapse when you do anything but move it on or deliver.
rule-AQ-64 = A train may deliver while it passes a path on which two trains stand.
rule-AQ-65 = Nobody runs into debt: without gold for the fee the step is not possible.
rule-AQ-66 = A train that is built anew pays its fees anew.
rule-AQ-67 = A train that leaves another player's rail and comes back to one of theirs pays the fee.
rule-AQ-68 = Neutral cities have no rails, so nothing is paid to them.
rule-AQ-69 = A fee cannot be waived.
rule-AQ-70 = A train may use the same path several times in a move; each time is a step.
rule-AQ-71 = A train may deliver to the cities at both ends of its path.
rule-AQ-72 = A train may deliver without having moved, unless the table has chosen otherwise.
rule-AQ-73 = Nothing is delivered before the roll, except by a card that moves a train.
rule-AQ-74 = Your own trains count too for the limit of two on a path.
rule-AQ-75 = Everyone has one chance in a build phase; whoever has passed does not build again.
rule-AQ-76 = The seat that has just had its turn does not build in the build phase, unless the table has chosen otherwise.
rule-AQ-77 = Nobody wins in the build phase.
rule-AQ-78 = If all seats agree, a game may be ended at any time.
rule-AQ-79 = How much gold someone has is open to all.
rule-AQ-80 = When someone leaves, their cities stay and goods may still be delivered there.

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
card-cavalry-about = Move the outlaw, take 2 gold, and take a card from an opponent at the new hex.
card-engineer = Engineer
card-engineer-about = Build up to two rails free of charge.
card-right_of_way = Right of Way
card-right_of_way-about = Move one train up to five steps, without coal and without fees.
card-mineral_rights = Mineral Rights
card-mineral_rights-about = Take two resource cards of your choice from the supply.
card-cattle_drive = Cattle Drive
card-cattle_drive-about = Hand in 1 cattle for 5 gold.
card-scout = Scout
card-scout-about = Move one settler up to five steps without grain, or take 3 gold.
card-native_support = Native Support
card-native_support-about = Before the roll: name the number that counts as rolled.

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

## What gold is taken for

gold-compensation = nothing from the roll
gold-route = rails of a new link
gold-coast = a city on the coast
gold-exchange = three equal cards
gold-card = a card played

## Seats

seat-chance = Chance
seat-neutral = Neutral
colour-red = Red
colour-orange = Orange
colour-white = White
colour-blue = Blue

## Phases, and what a seat is asked in them

phase-over = The game is over
phase-tokens = Number tokens
phase-first_roll = Who begins?
phase-set_city = Set-up: cities
phase-set_rail = Set-up: rails
phase-set_neutral = Set-up: neutral cities
phase-pre_roll = Before the roll
phase-dice = The dice roll
phase-discard = Discarding
phase-outlaw = The outlaw moves
phase-rob = Whom to rob
phase-steal = A card is taken
phase-action = Trading, building and moving
phase-offer = An offer is open
phase-route = Which link pays
phase-bonus = A free rail
phase-engineer = The Engineer's rails
phase-card_move = Right of Way
phase-scout = The Scout
phase-take = Taking cards
phase-draw = Drawing a card
phase-build_phase = Build phase

prompt-set_city = Place a city on a free purple site.
prompt-set_rail = Place a rail at one of your cities; your train comes with it.
prompt-set_neutral = Place a neutral city on a free purple site away from the coast.
prompt-pre_roll = Roll the dice, or play a card first.
prompt-discard = Choose the cards you give back.
prompt-outlaw = Move the outlaw to another hex with a number.
prompt-rob = Choose whom to take a card from.
prompt-action = Trade, build, move, deliver, play a card, or end your turn.
prompt-offer = Answer the offer, or close it if it is yours.
prompt-route = Several links are equally short: choose the gold to be paid.
prompt-bonus = Build a free rail next to the one on the train track, or leave it.
prompt-engineer = Build a rail free of charge, or leave it.
prompt-card_move = Move one train up to five steps, and deliver on the way.
prompt-scout = Move a settler up to five steps, or take 3 gold.
prompt-take = Take a resource card from the supply.
prompt-build_phase = Build, buy a card, or pass.

ending-running = The game goes on
ending-won = Won
ending-drawn = Drawn
ending-agreed = Ended by agreement
ending-cut = Cut at the turn limit

## Actions

action-roll = Roll the dice
action-end_turn = End the turn
action-done = Done
action-discard = Give back a card
action-rob = Take a card from someone
action-take = Take a card
action-buy_card = Buy a development card
action-play_card = Play a card
action-exchange = Trade three for one
action-offer = Make an offer
action-accept = Accept
action-decline = Decline
action-counter = Propose other terms
action-conclude = Trade with this seat
action-withdraw = Withdraw the offer
action-dice = Two dice
action-steal = The card that is taken
action-draw = The card that is drawn
action-place_city = Place a city
action-build_rail = Build a rail
action-build_settler = Build a settler
action-build_train = Build a train
action-move_settler = Move a settler
action-move_train = Move a train
action-deliver = Deliver goods
action-buy_resource = Buy a card for two gold
action-sell_for_gold = Trade three cards for one gold
action-choose_payout = Choose which link pays
action-native_support = Name the number
action-move_outlaw = Move the outlaw
action-take_gold = Take 3 gold
action-pass = Pass
action-token = The number token that is placed

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
event-discarded = { $seat } gives back { $count } { $resource }.
event-stolen = { $seat } takes a card from { $victim }.
event-stolen-known = { $seat } takes { $resource } from { $victim }.
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
event-revealed = { $seat } shows { $card }: { $count }.
event-won = { $seat } wins.
event-ended_drawn = The game ends drawn.
event-token_placed = The number { $number } lies on { $hex }.
event-city_placed = { $owner } places a city in { $site }.
event-city_placed-neutral = A neutral city is placed in { $site }.
event-rail_built = { $seat } builds a rail.
event-rail_built-free = { $seat } builds a rail free of charge.
event-train_built = { $seat } puts a train on the rails.
event-settler_built = { $seat } sends out a settler.
event-settler_moved = { $steps ->
    [one] { $seat } moves a settler one step.
   *[other] { $seat } moves a settler { $steps } steps.
    }
event-train_moved = { $seat } moves a train.
event-fee_paid = { $seat } pays { $owner } 1 gold for the use of rails.
event-city_founded = { $seat } founds a city in { $site }.
event-token_moved = The number { $number } moves from { $source } to { $to }.
event-delivered = { $seat } delivers goods to { $site }.
event-gold_taken = { $seat } takes { $count } gold: { $source }.
event-gold_spent = { $seat } buys { $resource } for { $count } gold.
event-outlaw_moved = { $seat } moves the outlaw to { $hex }.
event-number_named = { $seat } names { $number } instead of rolling.
event-build_phase = { $seat } may build.
event-passed = { $seat } builds no more.
event-reshuffled = The played cards become the new stack.
log-token_placed = The number tokens are laid out.
log-train_moved = { $seat } moves a train { $count } steps.

## Options

option-setup-pieces = Set-up
option-setup-pieces-about = How the first cities, rails and trains find their places.
option-setup-pieces-suggested = As suggested
option-setup-pieces-variable = Free choice in turn
option-setup-tokens = Number tokens
option-setup-tokens-about = How the twelve number tokens lie at the start.
option-setup-tokens-suggested = As suggested
option-setup-tokens-random = Shuffled
option-seats-colours = Colours
option-seats-colours-about = Which colour each seat plays, in the order of the seats. With three players the last one is neutral.
option-outlaw-stealOptional = Robbing
option-outlaw-stealOptional-about = Whether a card has to be taken when the outlaw has moved.
option-outlaw-stealOptional-false = A card must be taken
option-outlaw-stealOptional-true = May be declined
option-production-loneShortageGetsRest = Short supply
option-production-loneShortageGetsRest-about = What happens when the supply has too few cards and only one seat is due any.
option-production-loneShortageGetsRest-true = That seat takes the rest
option-production-loneShortageGetsRest-false = Nobody gets any
option-settler-startSpot = New settlers
option-settler-startSpot-about = Where a settler stands when it has been built.
option-settler-startSpot-atCity = On the city's intersection
option-settler-startSpot-adjacent = On a neighbouring intersection
option-rail-trackChain = Train tracks in a row
option-rail-trackChain-about = Whether a free rail on another train track allows one more.
option-rail-trackChain-true = One more each time
option-rail-trackChain-false = Only one free rail
option-railGold-mutual = Two new sites at once
option-railGold-mutual-about = How often a rail pays that links two isolated sites to each other.
option-railGold-mutual-once = Once
option-railGold-mutual-twice = Twice
option-token-source = Where number tokens come from
option-token-source-about = Whether a token that has moved once may move again.
option-token-source-any = From any hex, the easternmost first
option-token-source-singleMarkOnly = Only from hexes with one question mark
option-fee-scope = Fee for other players' rails
option-fee-scope-about = How often a train pays the same opponent.
option-fee-scope-perTrainOwnerTurn = Once a turn
option-fee-scope-perTrainOwnerMove = Once a move
option-delivery-timing = Deliveries
option-delivery-timing-about = When a train beside a city may deliver.
option-delivery-timing-anytime = At any time after the roll
option-delivery-timing-onArrival = Only when it has just moved there
option-ebp-includesTurnPlayer = Build phase
option-ebp-includesTurnPlayer-about = Whether the seat that has just had its turn may build once more, after the others.
option-ebp-includesTurnPlayer-false = Only the others build
option-ebp-includesTurnPlayer-true = Everyone builds
option-game-goods = Goods to win
option-game-goods-about = Eight with four players and ten with three; five or three make a short game.
option-game-goods-0 = By the number of players
option-game-goods-5 = Five: a short game
option-game-goods-3 = Three: a shorter one
option-trade-offers = Offers in a turn
option-trade-offers-about = How many offers a seat may make to the others in its turn.

## Editions

edition-2018 = English, 2018
edition-2018-about = The rules as we play them unless the table chooses otherwise.
edition-2010 = English, 2010
edition-2010-about = Plays the same as the edition of 2018.
edition-german = German, 2010
edition-german-about = A train delivers only where it has just arrived, and robbing may be declined.

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

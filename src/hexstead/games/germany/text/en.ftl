# Germany, English. The same keys stand in de.ftl.
#
# rule-<ID>            the sentence of a rule or ruling; it is also the reason given when that rule refuses an action
# event-<type>         what happened, for those who may not know its secret column; -known for those who may
# option-<name>        dots of the name are hyphens; -about explains it, -<value> names a value
# landmark-<town>      ä, ö, ü of the town are ae, oe, ue; -about explains it
# <group>-<name>       names as they stand in JSON: resource-ore, card-trade, phase-pre_roll, action-build_road …
#
# Messages without { $arguments } are one line each, or go on in indented lines: hexstead.core.words reads them so.

game = Germany
game-about = Build roads, town halls and landmarks across the country.

## Rules: what every game refuses

rule-G-ACT-01 = This is not your decision now.
rule-G-ACT-02 = Another choice comes first: answer what you are being asked.
rule-G-ACT-03 = This is not possible in this phase of the turn.
rule-G-ACT-04 = The cards for this are not in hand.
rule-G-ACT-05 = That is not among the choices.
rule-G-ACT-06 = There is no such card or piece there.

## Rules: components and limits

rule-G-COMP-01 = Germany is for three or four players.
rule-G-COMP-02 = There are 90 resource cards, 26 development cards and 4 start cards.
rule-G-COMP-03 = There are five resources with 18 cards each.
rule-G-COMP-04 = Each colour has 20 roads and 12 town halls. There are 12 landmarks, Götz and two dice.
rule-G-COMP-05 = Forests give lumber, hills brick, pastures wool, fields grain and mountains ore. There is no desert.
rule-G-COMP-06 = You have none of these pieces left in your stock.
rule-G-COMP-07 = An intersection is a city, the spot of one landmark, or open: exactly one of the three.
rule-G-COMP-08 = The number of a hex is fixed and never moves.

## Rules: set-up with start cards

rule-G-SET-01 = The resource cards lie open in five stacks, the development cards face down in one.
rule-G-SET-02 = Everyone is dealt a start card at random. It names three cities and a start hand.
rule-G-SET-03 = Your first three town halls stand in the cities of your start card, and you take the resource cards it names.
rule-G-SET-04 = Nobody has a road at the start.
rule-G-SET-05 = At the start all twelve landmarks wait on their ground plans beside the map.
rule-G-SET-06 = Götz starts on the mountains with the number 12 east of Nürnberg, and that hex is blocked from the first roll on.
rule-G-SET-07 = One seat begins, then turns go clockwise. Here the dice decide who that is.
rule-G-SET-08 = Everyone starts with three points.
rule-G-SET-09 = With three players the cities of the start card that is left over stay empty, and anyone may build there.

## Rules: variable set-up

rule-G-VAR-01 = In the variable set-up the dice decide who begins.
rule-G-VAR-02 = Town halls are placed one at a time on empty cities: clockwise from the first seat, back from the last, then clockwise again.
rule-G-VAR-03 = Your start hand is one card for each hex that touches your third town hall.
rule-G-VAR-04 = Nobody places a road in the set-up.
rule-G-VAR-05 = Start town halls go into cities only. They may stand as close together as the map allows.

## Rules: the turn

rule-G-TURN-01 = A turn begins with the roll for production. Then comes trading and building, and then the dice go left.
rule-G-TURN-02 = After the roll you may trade and build in any order and as often as you can.
rule-G-TURN-03 = You may play one development card in your turn; victory point cards do not count.
rule-G-TURN-04 = Only the seat whose turn it is builds.

## Rules: production

rule-G-PROD-01 = On any roll but 7, every hex with that number produces, for everyone.
rule-G-PROD-02 = Each town hall at a producing hex brings its owner one card of that hex.
rule-G-PROD-03 = The hex where Götz stands produces nothing.
rule-G-PROD-04 = Landmarks and markers never produce.
rule-G-PROD-06 = Getting nothing from a roll is not made up for in any way.

## Rules: the roll of 7 and Götz

rule-G-GOE-01 = On a 7 nobody produces. Whoever holds more than seven resource cards gives half of them back, rounded down.
rule-G-GOE-02 = Götz must move to another hex; he may not stay where he is.
rule-G-GOE-03 = As long as Götz stays on a hex, it produces nothing.
rule-G-GOE-04 = Götz takes one random resource card from one opponent who has a town hall at his hex and holds a card.
rule-G-GOE-05 = Nobody robs themselves. Where no opponent can be robbed, no card is taken.
rule-G-GOE-06 = After a 7 comes first the discarding, then Götz's move, then the theft.

## Rules: what is open and what is secret

rule-G-INFO-01 = Which cards you hold is your secret; how many you hold is not.
rule-G-INFO-02 = Everyone sees what is produced, paid, traded, taken and, once all have chosen, discarded. A stolen card is known to the two seats concerned, a drawn card to the seat that drew it.

## Rules: trade

rule-G-TRADE-01 = Only the seat whose turn it is makes offers, to its opponents and only as many as the table allows in a turn.
rule-G-TRADE-02 = The supply gives one card for three equal ones, always of another kind.
rule-G-TRADE-03 = Two equal cards are enough for the supply only in a turn in which you have played a Trade card.
rule-G-TRADE-04 = The supply gives only resource cards that it still has. Development cards and pieces are not traded.

## Rules: roads

rule-G-ROAD-01 = A road costs 1 lumber and 1 brick and goes on a free path: one road per path.
rule-G-ROAD-02 = A road may always start at one of your town halls on the map.
rule-G-ROAD-03 = A road may go on from another road of yours across an open intersection.
rule-G-ROAD-04 = Your road passes through a city only if your own town hall stands there.
rule-G-ROAD-05 = A road goes on past a landmark's spot only once the landmark is built, by whomever.
rule-G-ROAD-06 = A road may lead up to an empty city or an unbuilt landmark. Only going on from there is restricted.
rule-G-ROAD-07 = Other players' roads block nothing but their own path, and nobody builds on from them.
rule-G-ROAD-08 = A road must be joined, at one end at least, to your own town hall or to a road of yours that may go on there.

## Rules: town halls

rule-G-HALL-01 = A town hall costs 1 lumber, 1 brick, 1 grain and 1 wool.
rule-G-HALL-02 = A town hall goes into an empty city that one of your roads touches.
rule-G-HALL-03 = There is already a town hall in that city: one per city.
rule-G-HALL-04 = Each of your town halls on the board is one point, also those that serve as markers.
rule-G-HALL-05 = A town hall is not enlarged: there is no bigger building.
rule-G-HALL-06 = Town halls need no distance from one another.

## Rules: landmarks

rule-G-LAND-01 = A landmark costs 2 ore and 1 grain.
rule-G-LAND-02 = One of your roads must touch the spot of the landmark you build.
rule-G-LAND-03 = Each landmark has one spot of its own and is built only once.
rule-G-LAND-04 = A landmark that is built moves from its ground plan to its spot on the map.
rule-G-LAND-05 = A landmark on the map belongs to nobody.
rule-G-LAND-06 = Whoever builds a landmark puts a town hall on its ground plan as a marker: one point.
rule-G-LAND-07 = Whoever builds a landmark gets its reward: a free road, resource cards, or development cards.
rule-G-LAND-08 = Each landmark has one kind of reward, which the map fixes.
rule-G-LAND-09 = Once a landmark stands, everyone's roads may go on past it.

## Rules: development cards

rule-G-DEV-01 = A development card costs 1 wool, 1 ore and 1 grain. You may buy as many as you can pay.
rule-G-DEV-02 = Your development cards stay secret until you use them.
rule-G-DEV-03 = A card you got this turn cannot be played before your next turn.
rule-G-DEV-04 = You have played a development card this turn: one per turn.
rule-G-DEV-05 = Mercenary: move Götz to another hex and take a random resource card from an opponent there. Nobody discards, and the card stays open before you.
rule-G-DEV-06 = Road Building: place two roads at once, free of charge, where you may build.
rule-G-DEV-07 = Banking: take two resource cards from the supply.
rule-G-DEV-08 = Trade: for the rest of this turn the supply gives one card for two equal ones.
rule-G-DEV-09 = A Road Building, Banking or Trade card leaves the game once it is played; nothing is shuffled back.
rule-G-DEV-10 = A victory point card is never played: it is one point, kept secret until the end, and counts as soon as you hold it.
rule-G-DEV-11 = There is no development card left to buy.

## Rules: longest road

rule-G-LR-01 = The first continuous road of at least five pieces earns the Longest Road: one point.
rule-G-LR-02 = Only the longest single line counts for the Longest Road; side branches add nothing.
rule-G-LR-03 = Another player's town hall separates the roads that meet there. Landmarks and your own town halls do not.
rule-G-LR-04 = Whoever has a road longer than the holder's takes the Longest Road over.

## Rules: largest army

rule-G-LA-01 = The first to have played three Mercenaries earns the Largest Army: one point.
rule-G-LA-02 = Whoever has played more Mercenaries than the holder takes the Largest Army over.
rule-G-LA-03 = Mercenaries still in hand do not count for the Largest Army.

## Rules: the end

rule-G-WIN-01 = You win at once when you have enough points in your own turn: 12 with three players, 10 with four.
rule-G-WIN-02 = Points that come in someone else's turn win only when your own turn comes, if you still have them.
rule-G-WIN-03 = Points are your town halls on the map, your markers and your victory point cards.
rule-G-WIN-04 = Whether you have won is looked at when your turn begins and after every change in it.
rule-G-WIN-05 = When no card is left to draw and for 20 rounds in a row no piece is placed and no card played, the game ends drawn.
rule-G-WIN-06 = If all seats agree, a game may be ended at any time.

## Rules: what always holds

rule-G-INV-01 = Of each resource there are 18 cards, in the supply, in hands and set aside together.
rule-G-INV-02 = Each colour has 12 town halls and 20 roads, on the board and in stock together.
rule-G-INV-03 = A path holds one road at most, a city one town hall, a landmark's spot only its own landmark, an open intersection nothing.
rule-G-INV-04 = A landmark stands on its spot or on its ground plan, and a marker lies on a ground plan exactly when its landmark is built.
rule-G-INV-05 = All roads of a colour are linked to a town hall of that colour on the map.
rule-G-INV-06 = At most one seat holds the Longest Road, and at most one the Largest Army.
rule-G-INV-07 = Of the development cards there are always 26: in the stack, in hands, played and out of the game.
rule-G-INV-08 = Only the seat whose turn it is pays costs, and Götz always stands on exactly one hex.
rule-G-INV-09 = There are always enough town halls for the markers that are due.

## Rules: the map and its cards

rule-G-MAP-01 = The stack has 14 Mercenaries, 3 each of Road Building, Banking and Trade, and 3 victory point cards.
rule-G-MAP-02 = Köln, Bremen, Nürnberg and Eisenach give a free road. Berlin, Frankfurt, Lübeck and Trier give two resource cards. Dresden, München and Schwerin give one development card, Freiburg two.
rule-G-MAP-03 = Götz starts on hex G3, the mountains with the number 12 east of Nürnberg.
rule-G-MAP-04 = Heidelberg and Stuttgart share a neighbouring open intersection, and so do Trier and Frankfurt.
rule-G-MAP-05 = The board is a map file. Another map can be played with the same rules.

## Rulings

rule-GQ-01 = A development card may be played before the roll, unless the table has chosen otherwise.
rule-GQ-02 = When the supply cannot serve everyone who is due a resource, nobody gets it; a seat that alone is due takes what is left.
rule-GQ-03 = A town hall at two producing hexes brings a card from each.
rule-GQ-04 = There are 18 cards of each resource.
rule-GQ-05 = An opponent without cards cannot be robbed. If only one can be, nobody needs to choose.
rule-GQ-06 = Götz may go to any other hex, whatever its number.
rule-GQ-07 = A Mercenary may be played even if nobody can be robbed; Götz moves all the same.
rule-GQ-08 = A card must be taken when there is someone to take it from.
rule-GQ-09 = Nobody discards when a Mercenary is played.
rule-GQ-10 = When roads are equally long, the holder keeps the Longest Road.
rule-GQ-11 = When a road is cut, all are measured again: a holder who is still among the longest keeps the Longest Road, else a sole longest road of five or more takes it, else nobody holds it.
rule-GQ-12 = When no road has five pieces any more, the Longest Road and its point are lost until someone reaches five again.
rule-GQ-13 = Your roads that meet at an empty city or an unbuilt landmark are one continuous road, unless the table has chosen otherwise.
rule-GQ-14 = The longest line uses each road once; it may pass an intersection more than once.
rule-GQ-15 = A road that ends at another player's town hall counts; the line just cannot go on through it.
rule-GQ-16 = The Longest Road may change hands in someone else's turn, but it wins only in one's own.
rule-GQ-17 = With equally many Mercenaries the holder keeps the Largest Army.
rule-GQ-18 = A landmark's reward comes at once. Free roads and resource cards may be left; development cards are drawn without asking.
rule-GQ-19 = A free road lapses if you have none in stock or nowhere to build it.
rule-GQ-20 = Resource cards that the supply does not have lapse; you take what there is.
rule-GQ-21 = If the stack has fewer development cards than the reward, you get those that are left.
rule-GQ-22 = A development card from a reward cannot be played in the same turn, unless the table has chosen otherwise.
rule-GQ-23 = A victory point card from a reward counts at once.
rule-GQ-24 = Only the builder of a landmark gets its point and reward, whoever else's road touches it.
rule-GQ-25 = The free road of a landmark may be built wherever you may build; the new landmark already counts.
rule-GQ-26 = You may build several landmarks in one turn.
rule-GQ-27 = Town halls cannot run out before someone wins; if they did, the point would count without a marker.
rule-GQ-28 = There is no distance rule: neighbouring cities may all hold town halls.
rule-GQ-29 = You may build a town hall into another player's line of roads if your own road touches that empty city.
rule-GQ-30 = Other players' roads never block an open intersection.
rule-GQ-31 = You may build up to the same empty city from several sides.
rule-GQ-32 = A road may start at a town hall that has no road yet.
rule-GQ-33 = Both roads of Road Building are placed one after the other, with nothing in between; what cannot be placed lapses.
rule-GQ-34 = A Trade card works from the moment it is played to the end of the turn; three for one stays possible.
rule-GQ-35 = Banking gives any two resource cards the supply has, equal or not, to be used at once.
rule-GQ-36 = When the development cards are used up, none can be bought; nothing is shuffled back.
rule-GQ-37 = Nobody has to claim a win: it is noticed, and victory point cards are shown.
rule-GQ-38 = With enough points from another turn, you win as your own turn begins, before the roll, if you still have them.
rule-GQ-39 = If two have enough points, the one whose turn comes first wins.
rule-GQ-40 = A trade needs something on both sides and different goods: no gifts, no like for like. A call for proposals can only be countered.
rule-GQ-41 = How many resource and development cards someone holds is open to all.
rule-GQ-42 = With three players one of the four start cards is left over at random.
rule-GQ-43 = Who begins is decided by the dice, not by age.
rule-GQ-44 = A third start town hall at fewer than three hexes brings fewer cards: one per hex.
rule-GQ-45 = The hex where Götz starts is blocked from the first turn on.
rule-GQ-46 = A win in the middle of a reward counts at once; the rest of the reward lapses.
rule-GQ-47 = A game in which nobody can gain a point any more is not played for ever: after 20 idle rounds it is drawn.

## Resources, terrains

resource-lumber = Lumber
resource-brick = Brick
resource-wool = Wool
resource-grain = Grain
resource-ore = Ore

terrain-forest = Forest
terrain-hills = Hills
terrain-pasture = Pasture
terrain-fields = Fields
terrain-mountains = Mountains

## Development cards

card-mercenary = Mercenary
card-mercenary-about = Move Götz and take a card from an opponent at his new hex. Three played Mercenaries may earn the Largest Army.
card-road_building = Road Building
card-road_building-about = Place two roads free of charge.
card-banking = Banking
card-banking-about = Take two resource cards of your choice from the supply.
card-trade = Trade
card-trade-about = For the rest of this turn the supply gives one card for two equal ones.
card-victory_point = Victory Point
card-victory_point-about = One point, kept secret until the end. It is never played.

## Pieces, spots, rewards, honours

piece-road = Road
piece-hall = Town hall
piece-landmark = Landmark
piece-card = Development card
piece-marker = Marker
piece-goetz = Götz

spot-open = Open intersection
spot-city = City
spot-landmark = Landmark's spot

reward-road = { $count ->
    [one] a free road
   *[other] { $count } free roads
    }
reward-resources = { $count ->
    [one] a resource card of your choice
   *[other] { $count } resource cards of your choice
    }
reward-development = { $count ->
    [one] a development card
   *[other] { $count } development cards
    }

honour-longest_road = Longest Road
honour-largest_army = Largest Army

## Seats

seat-chance = Chance
colour-red = Red
colour-orange = Orange
colour-white = White
colour-blue = Blue

## Phases, and what a seat is asked in them

phase-over = The game is over
phase-first_roll = Who begins?
phase-set_up = Set-up
phase-pre_roll = Before the roll
phase-dice = The dice roll
phase-discard = Discarding
phase-goetz = Götz moves
phase-rob = Whom to rob
phase-steal = A card is taken
phase-main = Trading and building
phase-offer = An offer is open
phase-take = Taking cards
phase-draw = Drawing a card
phase-deal = Start cards
phase-roads = Free roads

prompt-set_up = Place a town hall in an empty city.
prompt-pre_roll = Roll the dice, or play a card first.
prompt-discard = Choose the cards you give back.
prompt-goetz = Move Götz to another hex.
prompt-rob = Choose whom to take a card from.
prompt-main = Trade, build, play a card, or end your turn.
prompt-offer = Answer the offer, or close it if it is yours.
prompt-take = Take a resource card from the supply.
prompt-roads = Place a road free of charge.

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
action-place_hall = Place a town hall
action-build_road = Build a road
action-build_hall = Build a town hall
action-build_landmark = Build a landmark
action-move_goetz = Move Götz
action-exchange_two = Trade two for one
action-start_card = The start card that is dealt

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
event-dealt = { $seat } is dealt start card { $card }.
event-hall_placed = { $seat } places a town hall in { $city }.
event-road_built = { $seat } builds a road.
event-road_built-free = { $seat } builds a road free of charge.
event-hall_built = { $seat } builds a town hall in { $city }.
event-landmark_built = { $seat } builds the landmark of { $landmark }.
event-goetz_moved = { $seat } moves Götz to { $hex }.
event-longest_road = { $seat } has the Longest Road, with { $length } pieces.
event-longest_road-nobody = Nobody has the Longest Road any more.
event-largest_army = { $seat } has the Largest Army, with { $count } Mercenaries.

## Landmarks

landmark-berlin = Brandenburg Gate
landmark-berlin-about = The gate on Pariser Platz in Berlin, once closed by a wall, now the sign of a city made one again.
landmark-bremen = Bremen Town Hall
landmark-bremen-about = A Gothic hall behind a Renaissance front on the market of Bremen.
landmark-dresden = Frauenkirche in Dresden
landmark-dresden-about = The stone dome above the Elbe, in ruins for decades and built again from its own stones.
landmark-eisenach = Wartburg
landmark-eisenach-about = The castle above Eisenach where Luther translated the New Testament.
landmark-frankfurt = Römer
landmark-frankfurt-about = The stepped gables of Frankfurt's town hall, in use for six hundred years.
landmark-freiburg = Freiburg Minster
landmark-freiburg-about = A cathedral at the edge of the Black Forest, with a spire of open stonework.
landmark-koeln = Cologne Cathedral
landmark-koeln-about = Two spires on the Rhine, begun in the Middle Ages and finished in 1880.
landmark-luebeck = Holsten Gate
landmark-luebeck-about = The leaning brick towers at the western gate of Lübeck.
landmark-muenchen = Frauenkirche in Munich
landmark-muenchen-about = The two domed towers that all of Munich can see.
landmark-nuernberg = Imperial Castle
landmark-nuernberg-about = The castle of the emperors on the rock above Nürnberg.
landmark-schwerin = Schwerin Castle
landmark-schwerin-about = A castle of many towers on an island in the lake.
landmark-trier = Porta Nigra
landmark-trier-about = The Roman city gate of Trier, black with age.

## Options

option-setup-pieces = Set-up
option-setup-pieces-about = How the first three town halls find their cities.
option-setup-pieces-cards = Start cards
option-setup-pieces-variable = Free choice in turn
option-dev-beforeRoll = Cards before the roll
option-dev-beforeRoll-about = Whether a development card may be played before the dice are rolled.
option-dev-beforeRoll-true = Allowed
option-dev-beforeRoll-false = Only after the roll
option-dev-rewardPlayableSameTurn = Cards from landmarks
option-dev-rewardPlayableSameTurn-about = Whether a development card that a landmark gives may be played in the same turn.
option-dev-rewardPlayableSameTurn-false = From the next turn on
option-dev-rewardPlayableSameTurn-true = At once
option-production-loneShortageGetsRest = Short supply
option-production-loneShortageGetsRest-about = What happens when the supply has too few cards and only one seat is due any.
option-production-loneShortageGetsRest-true = That seat takes the rest
option-production-loneShortageGetsRest-false = Nobody gets any
option-lr-tieAfterBreak = Longest Road after a cut
option-lr-tieAfterBreak-about = Who holds it when a cut leaves several others equally long.
option-lr-tieAfterBreak-vacant = Nobody
option-lr-tieAfterBreak-holderKeeps = The old holder, with five pieces left
option-lr-emptySpotSeparates = Empty cities in the Longest Road
option-lr-emptySpotSeparates-about = Whether an empty city or an unbuilt landmark separates the roads that meet there.
option-lr-emptySpotSeparates-false = They join
option-lr-emptySpotSeparates-true = They separate
option-game-idleRounds = Idle rounds
option-game-idleRounds-about = After so many rounds in which nothing can change any more the game is drawn.
option-game-idleRounds-0 = Never
option-game-points = Points to win
option-game-points-about = Ten with four players and twelve with three; eight make a short game.
option-game-points-0 = By the number of players
option-trade-offers = Offers in a turn
option-trade-offers-about = How many offers a seat may make to the others in its turn.

## What points come from

points-town_halls = Town halls
points-landmarks = Landmarks
points-longest_road = Longest Road
points-largest_army = Largest Army
points-victory_cards = Victory point cards

# What bots go for.
plan-hall = a town hall
plan-landmark = a landmark
plan-card = a development card
plan-longest_road = the Longest Road

## Names of seas and lands around the board

land-north_sea = North Sea
land-baltic_sea = Baltic Sea
land-poland = Poland
land-bohemia = Bohemia
land-austria = Austria
land-swiss_lands = Swiss lands
land-france = France
land-frisia = Frisia

# Germany, English. Every language has the same keys (docs/translating.md).
#
# rule-<ID>            a rule or ruling in one sentence; also the reason when the rule refuses an action
# event-<type>         an event, without its secret field; -known is for viewers who know that field
# option-<name>        an option, with hyphens for the dots; -about explains it, -<value> is the name of a value
# landmark-<town>      a landmark (ä, ö, ü are ae, oe, ue); -about explains it; built-<town> is the landmark in a log line
# <group>-<name>       a name used in JSON: resource-ore, card-trade, phase-pre_roll, action-build_road …
#
# Messages without { $arguments } have one line, or continue in indented lines (hexstead.core.translations).

game = Germany
game-about = Build roads, town halls and landmarks across the country.

## Rules: what every game refuses

rule-G-ACT-01 = It's not your decision right now.
rule-G-ACT-02 = You have another choice to make first.
rule-G-ACT-03 = You can't do that in this phase of the turn.
rule-G-ACT-04 = You don't have the cards for that.
rule-G-ACT-05 = That's not one of your choices.
rule-G-ACT-06 = There's no such card or piece there.

## Rules: components and limits

rule-G-COMP-01 = Germany is for three or four players.
rule-G-COMP-02 = There are 90 resource cards, 26 development cards and 4 start cards.
rule-G-COMP-03 = There are five resources with 18 cards each.
rule-G-COMP-04 = Each player has 20 roads and 12 town halls. There are 12 landmarks, Götz and two dice.
rule-G-COMP-05 = Forests produce lumber, hills brick, pastures wool, fields grain and mountains ore. There is no desert.
rule-G-COMP-06 = You have none of these pieces left.
rule-G-COMP-07 = Every intersection is either a city, the spot of one landmark, or open.
rule-G-COMP-08 = A hex's number is fixed and never moves.

## Rules: setup with start cards

rule-G-SET-01 = The resource cards are in five open stacks. The development cards are in a face-down deck.
rule-G-SET-02 = Everyone is dealt a random start card. It names three cities and a starting hand.
rule-G-SET-03 = Your first three town halls go in the cities on your start card, and you take the resource cards it shows.
rule-G-SET-04 = Nobody starts with a road.
rule-G-SET-05 = At the start, all twelve landmarks are on their ground plans next to the map.
rule-G-SET-06 = Götz starts on the mountains with the number 12 east of Nürnberg and blocks them from the first roll.
rule-G-SET-07 = One player goes first, then play goes clockwise. The dice decide who that is, unless the table names a first player.
rule-G-SET-08 = Everyone starts with three points.
rule-G-SET-09 = With three players, the cities on the unused start card stay empty, and anyone can build there.

## Rules: variable setup

rule-G-VAR-01 = In the variable setup, the dice also decide who goes first, unless the table names a first player.
rule-G-VAR-02 = Players place town halls in empty cities one at a time: clockwise from the first player, back from the last, then clockwise again.
rule-G-VAR-03 = Your starting hand is one card for each hex next to your third town hall.
rule-G-VAR-04 = Nobody places a road during setup.
rule-G-VAR-05 = Starting town halls must go in cities. They can be as close together as the map allows.

## Rules: the turn

rule-G-TURN-01 = You start your turn by rolling for production. Then you trade and build, and the dice pass to the left.
rule-G-TURN-02 = After the roll you can trade and build in any order and as often as you like.
rule-G-TURN-03 = You can play one development card on your turn. Victory point cards don't count.
rule-G-TURN-04 = Only the player whose turn it is can build.

## Rules: production

rule-G-PROD-01 = On any roll but 7, every hex with that number produces, for everyone.
rule-G-PROD-02 = Each town hall next to a producing hex gets its owner one card of that hex's resource.
rule-G-PROD-03 = The hex with Götz produces nothing.
rule-G-PROD-04 = Landmarks and markers never produce.
rule-G-PROD-06 = If you get nothing from a roll, you get nothing in its place.

## Rules: rolling a 7 and Götz

rule-G-GOE-01 = On a 7 nobody produces. Everyone with more than seven resource cards discards half of them, rounded down.
rule-G-GOE-02 = Götz must move to a different hex. He can't stay where he is.
rule-G-GOE-03 = While Götz is on a hex, it produces nothing.
rule-G-GOE-04 = You can only rob an opponent who has a town hall next to Götz's hex and at least one card. You steal one random resource card.
rule-G-GOE-05 = You can't rob yourself. If there's no opponent to rob, no card is stolen.
rule-G-GOE-06 = On a 7, players discard first, then Götz moves, then a card is stolen.

## Rules: what is open and what is secret

rule-G-INFO-01 = Only you know which cards you hold, but everyone can see how many.
rule-G-INFO-02 = Everyone sees what is produced, paid, traded, taken and, once all have chosen, discarded. Only thief and victim know a stolen card, and only you know a card you draw.

## Rules: trade

rule-G-TRADE-01 = Only the player whose turn it is can make offers, and only to opponents.
rule-G-TRADE-02 = The bank trades three matching cards for one card of another resource, never the same one.
rule-G-TRADE-03 = You can only trade two matching cards with the bank in a turn when you've played a Trade card.
rule-G-TRADE-04 = The bank can only give you resource cards it still has. You can't trade development cards or pieces.
rule-G-TRADE-05 = You've made as many offers without a trade as the table allows per turn. Agreed trades don't count.
rule-G-TRADE-06 = You've made as many offers as the table allows per turn, agreed trades included.
rule-G-TRADE-07 = As long as an offer is open, everyone it was made to can change their answer: accept, decline or make another counter-offer.
rule-G-TRADE-08 = On another player's turn, you can propose a trade to them. You trade as soon as they accept.

## Rules: roads

rule-G-ROAD-01 = A road costs 1 lumber and 1 brick and must go on a free path: one road per path.
rule-G-ROAD-02 = You can always start a road at one of your town halls on the map.
rule-G-ROAD-03 = You can continue one of your roads across an open intersection.
rule-G-ROAD-04 = You can only continue a road through a city if your own town hall is there.
rule-G-ROAD-05 = You can only continue a road past a landmark's spot once someone has built the landmark.
rule-G-ROAD-06 = A road can lead up to an empty city or an unbuilt landmark. You just can't always continue from there.
rule-G-ROAD-07 = Other players' roads block nothing but their own path, and you can't build from them.
rule-G-ROAD-08 = At least one end of a road must connect to your own town hall, or to one of your roads that can continue there.

## Rules: town halls

rule-G-HALL-01 = A town hall costs 1 lumber, 1 brick, 1 grain and 1 wool.
rule-G-HALL-02 = A town hall must go in an empty city that one of your roads reaches.
rule-G-HALL-03 = That city already has a town hall: one per city.
rule-G-HALL-04 = Each of your town halls on the board is worth one point, including those that serve as markers.
rule-G-HALL-05 = You can't upgrade a town hall: there's no bigger building.
rule-G-HALL-06 = Town halls can be as close together as you like.

## Rules: landmarks

rule-G-LAND-01 = A landmark costs 2 ore and 1 grain.
rule-G-LAND-02 = One of your roads must reach the spot of the landmark you want to build.
rule-G-LAND-03 = Each landmark has its own spot and can be built only once.
rule-G-LAND-04 = When a landmark is built, it moves from its ground plan to its spot on the map.
rule-G-LAND-05 = A landmark on the map belongs to nobody.
rule-G-LAND-06 = When you build a landmark, you put a town hall on its ground plan as a marker, worth one point.
rule-G-LAND-07 = When you build a landmark, you get its reward: a free road, resource cards or development cards.
rule-G-LAND-08 = Each landmark has one kind of reward, set by the map.
rule-G-LAND-09 = Once a landmark is built, everyone can continue roads past it.

## Rules: development cards

rule-G-DEV-01 = A development card costs 1 wool, 1 ore and 1 grain. You can buy as many as you can pay for.
rule-G-DEV-02 = Your development cards stay secret until you use them.
rule-G-DEV-03 = You can't play a card you got this turn. Wait until your next turn.
rule-G-DEV-04 = You've already played a development card this turn. The limit is one per turn.
rule-G-DEV-05 = Mercenary: move Götz to another hex and steal a random resource card from an opponent there. Nobody discards, and the card stays face up in front of you.
rule-G-DEV-06 = Road Building: build two free roads right away, wherever you can normally build.
rule-G-DEV-07 = Banking: take two resource cards from the bank.
rule-G-DEV-08 = Trade: for the rest of this turn, you can trade two matching cards for one with the bank.
rule-G-DEV-09 = A Road Building, Banking or Trade card leaves the game once it's played. Nothing is reshuffled.
rule-G-DEV-10 = You never play a victory point card. It's worth one point as soon as you have it and stays secret until the end.
rule-G-DEV-11 = There are no development cards left to buy.

## Rules: longest road

rule-G-LR-01 = The first player with a continuous road of at least five pieces gets the Longest Road, worth one point.
rule-G-LR-02 = Only your longest single line counts for the Longest Road. Side branches add nothing.
rule-G-LR-03 = Another player's town hall breaks your road. Landmarks and your own town halls don't.
rule-G-LR-04 = If your road is longer than the holder's, you take the Longest Road.

## Rules: largest army

rule-G-LA-01 = The first player to have played three Mercenaries gets the Largest Army, worth one point.
rule-G-LA-02 = If you've played more Mercenaries than the holder, you take the Largest Army.
rule-G-LA-03 = Mercenaries in your hand don't count for the Largest Army.

## Rules: the end

rule-G-WIN-01 = You win at once when you have enough points on your own turn: 12 with three players, 10 with four, unless the table plays to a different number.
rule-G-WIN-02 = Points you get on someone else's turn only win when your own turn comes, if you still have them.
rule-G-WIN-03 = Your points are your town halls on the map, your markers and your victory point cards.
rule-G-WIN-04 = You can win at the start of your turn and after every change during it.
rule-G-WIN-05 = If no cards are left to draw and nobody places a piece or plays a card for 20 rounds in a row, the game ends in a draw, unless the table plays it differently.
rule-G-WIN-06 = If everyone agrees, you can end a game at any time.

## Rules: what always adds up

rule-G-INV-01 = There are always 18 cards of each resource: in the bank, in hands and set aside.
rule-G-INV-02 = Each player has 12 town halls and 20 roads, on the board and still to be built.
rule-G-INV-03 = A path holds at most one road, a city one town hall, a landmark's spot only its own landmark, and an open intersection nothing.
rule-G-INV-04 = A landmark is on its spot or on its ground plan. A ground plan has a marker exactly when its landmark is built.
rule-G-INV-05 = All of a player's roads are connected to one of that player's town halls on the map.
rule-G-INV-06 = At most one player has the Longest Road, and at most one the Largest Army.
rule-G-INV-07 = There are always 26 development cards: in the deck, in hands, played and out of the game.
rule-G-INV-08 = Only the player whose turn it is pays costs, and Götz is always on exactly one hex.
rule-G-INV-09 = There are always enough town halls for the markers players need.

## Rules: the map and its cards

rule-G-MAP-01 = The deck has 14 Mercenaries, 3 each of Road Building, Banking and Trade, and 3 victory point cards.
rule-G-MAP-02 = Köln, Bremen, Nürnberg and Eisenach give a free road. Berlin, Frankfurt, Lübeck and Trier give two resource cards. Dresden, München and Schwerin give one development card, Freiburg two.
rule-G-MAP-03 = Götz starts on hex G3, the mountains with the number 12 east of Nürnberg.
rule-G-MAP-04 = Heidelberg and Stuttgart have an open intersection between them, and so do Trier and Frankfurt.
rule-G-MAP-05 = The board is a map file. You can play other maps with the same rules.

## Rulings

rule-GQ-01 = You can play a development card before the roll, unless the table plays it differently.
rule-GQ-02 = If the bank doesn't have enough of a resource for everyone, nobody gets any. If only one player is owed some, they get what's left, unless the table plays it differently.
rule-GQ-03 = A town hall next to two producing hexes gets a card from each.
rule-GQ-04 = There are 18 cards of each resource.
rule-GQ-05 = You can't rob an opponent without cards. If there's only one opponent to rob, you don't have to choose.
rule-GQ-06 = Götz can go to any other hex, whatever its number.
rule-GQ-07 = You can play a Mercenary even if there's nobody to rob. Götz still moves.
rule-GQ-08 = If there's someone to rob, you must steal a card.
rule-GQ-09 = Nobody discards when you play a Mercenary.
rule-GQ-10 = If roads are equally long, the holder keeps the Longest Road.
rule-GQ-11 = When a road is broken, all roads are measured again. A holder who still ties for longest keeps the Longest Road. Otherwise it goes to the only longest road of five or more, or to nobody, unless the table plays it differently.
rule-GQ-12 = If no road has five pieces any more, the Longest Road and its point are lost until someone reaches five again.
rule-GQ-13 = Your roads that meet at an empty city or an unbuilt landmark are one continuous road, unless the table plays it differently.
rule-GQ-14 = The longest line uses each road once, but it can pass an intersection more than once.
rule-GQ-15 = A road that ends at another player's town hall counts. The line just can't go on through it.
rule-GQ-16 = The Longest Road can change hands on someone else's turn, but you can only win on your own.
rule-GQ-17 = If you've played equally many Mercenaries, the holder keeps the Largest Army.
rule-GQ-18 = You get a landmark's reward right away, unless you decline it. If you don't want development cards, build the landmark without its card.
rule-GQ-19 = You lose a free road if you have no roads left or nowhere to build it.
rule-GQ-20 = If the bank doesn't have enough resource cards, you only get what it has.
rule-GQ-21 = If the deck has fewer development cards than the reward, you get what's left.
rule-GQ-22 = You can't play a development card from a reward in the same turn, unless the table plays it differently.
rule-GQ-23 = A victory point card from a reward counts at once.
rule-GQ-24 = Only the builder of a landmark gets its point and reward, no matter whose roads reach it.
rule-GQ-25 = You can build a landmark's free road anywhere you can normally build. The new landmark already counts.
rule-GQ-26 = You can build several landmarks in one turn.
rule-GQ-27 = You can't run out of town halls before someone wins. If you did, the point would count without a marker.
rule-GQ-28 = There is no distance rule: neighbouring cities can all have town halls.
rule-GQ-29 = You can build a town hall in the middle of another player's road if your own road reaches that empty city.
rule-GQ-30 = Other players' roads never block an open intersection.
rule-GQ-31 = You can build up to the same empty city from several sides.
rule-GQ-32 = You can start a road at a town hall that has no roads yet.
rule-GQ-33 = You build both roads of Road Building one after the other, with nothing in between. If you can't build one, you lose it.
rule-GQ-34 = A Trade card works from the moment you play it until the end of your turn. You can still trade three for one.
rule-GQ-35 = Banking gives you any two resource cards the bank has, matching or not. You can use them right away.
rule-GQ-36 = When the development cards run out, you can't buy any more. Nothing is reshuffled.
rule-GQ-37 = You don't have to claim a win: the game notices, and victory point cards are revealed.
rule-GQ-38 = If you have enough points from someone else's turn, you win at the start of your own, before the roll, if you still have them.
rule-GQ-39 = If two players have enough points, the one whose turn comes first wins.
rule-GQ-40 = Both sides of a trade must give something, and something different: no gifts, no like for like. An invitation to make offers can only be answered with a counter-offer.
rule-GQ-41 = Everyone can see how many resource and development cards you have.
rule-GQ-42 = With three players, one random start card is left out.
rule-GQ-43 = The dice decide who goes first, unless the table names a player.
rule-GQ-44 = If your third starting town hall is next to fewer than three hexes, you get fewer cards: one per hex.
rule-GQ-45 = The hex where Götz starts is blocked from the first turn.
rule-GQ-46 = If you win in the middle of a reward, the game ends at once and the rest of the reward is lost.
rule-GQ-47 = A game in which nobody can score any more points doesn't go on forever: after 20 idle rounds it's a draw, unless the table plays it differently.

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
card-mercenary-about = Move Götz and steal a card from an opponent at his new hex. Play three to be in the running for the Largest Army.
card-road_building = Road Building
card-road_building-about = Build two free roads.
card-banking = Banking
card-banking-about = Take two resource cards of your choice from the bank.
card-trade = Trade
card-trade-about = For the rest of this turn, trade two matching cards for one with the bank.
card-victory_point = Victory Point
card-victory_point-about = One point, secret until the end. You never play it.

## Pieces, spots, rewards, honours

piece-road = Road
piece-hall = Town hall
piece-landmark = Landmark
piece-card = Development card
piece-marker = Marker
piece-goetz = Götz

spot-open = Open intersection
spot-city = City
spot-landmark = Landmark spot

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

## Phases and their prompts

phase-over = Game over
phase-first_roll = Who goes first?
phase-set_up = Setup
phase-pre_roll = Before the roll
phase-dice = Rolling the dice
phase-discard = Discarding
phase-goetz = Moving Götz
phase-rob = Choosing a player to rob
phase-steal = Stealing a card
phase-main = Trading and building
phase-offer = Open offer
phase-take = Taking cards
phase-draw = Drawing a card
phase-deal = Start cards
phase-roads = Free roads

prompt-set_up = Place a town hall in an empty city.
prompt-pre_roll = Roll the dice, or play a card first.
prompt-discard = Choose cards to discard.
prompt-goetz = Move Götz to another hex.
prompt-rob = Choose a player to rob.
prompt-main = Trade, build, play a card or end your turn.
prompt-offer = Answer the offer, or close it if it's yours.
prompt-take = Take a resource card from the bank.
prompt-roads = Build a free road.

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
action-place_hall = Place a town hall
action-build_road = Build a road
action-build_hall = Build a town hall
action-build_landmark = Build a landmark
action-build_landmark_only = Build a landmark without its card
action-move_goetz = Move Götz
action-exchange_two = Trade two for one with the bank
action-start_card = Start card dealt

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
event-dealt = { $seat } gets start card { $card }.
event-hall_placed = { $seat } places a town hall in { $city }.
event-road_built = { $seat } builds a road ({ $path }).
event-road_built-free = { $seat } builds a free road ({ $path }).
event-hall_built = { $seat } builds a town hall in { $city }.
event-landmark_built = { $seat } builds { $landmark }.
event-goetz_moved = { $seat } moves Götz to { $hex }.
event-longest_road = { $seat } takes the Longest Road (length { $length }).
event-longest_road-nobody = Nobody has the Longest Road any more.
event-largest_army = { $seat } takes the Largest Army ({ $count } Mercenaries).

## Landmarks

landmark-berlin = Brandenburg Gate
landmark-berlin-about = The gate on Berlin's Pariser Platz. A wall once closed it off; now it stands for a reunited city.
landmark-bremen = Bremen Town Hall
landmark-bremen-about = A Gothic hall behind a Renaissance front, on Bremen's market square.
landmark-dresden = Frauenkirche in Dresden
landmark-dresden-about = The stone dome above the Elbe, in ruins for decades and rebuilt from its own stones.
landmark-eisenach = Wartburg
landmark-eisenach-about = The castle above Eisenach where Luther translated the New Testament.
landmark-frankfurt = Römer
landmark-frankfurt-about = Frankfurt's town hall with its stepped gables, in use for six hundred years.
landmark-freiburg = Freiburg Minster
landmark-freiburg-about = A cathedral on the edge of the Black Forest, with a spire of delicate openwork stone.
landmark-koeln = Cologne Cathedral
landmark-koeln-about = Two spires on the Rhine, begun in the Middle Ages and finished in 1880.
landmark-luebeck = Holsten Gate
landmark-luebeck-about = The leaning brick towers of Lübeck's western gate.
landmark-muenchen = Frauenkirche in Munich
landmark-muenchen-about = Two domed towers, visible all over Munich.
landmark-nuernberg = Imperial Castle
landmark-nuernberg-about = The emperors' castle on the rock above Nürnberg.
landmark-schwerin = Schwerin Castle
landmark-schwerin-about = A castle of many towers on an island in the lake.
landmark-trier = Porta Nigra
landmark-trier-about = Trier's Roman city gate, black with age.

built-berlin = the Brandenburg Gate (Berlin)
built-bremen = the Town Hall (Bremen)
built-dresden = the Frauenkirche (Dresden)
built-eisenach = the Wartburg (Eisenach)
built-frankfurt = the Römer (Frankfurt)
built-freiburg = the Minster (Freiburg)
built-koeln = the Cathedral (Köln)
built-luebeck = the Holsten Gate (Lübeck)
built-muenchen = the Frauenkirche (München)
built-nuernberg = the Imperial Castle (Nürnberg)
built-schwerin = the Castle (Schwerin)
built-trier = the Porta Nigra (Trier)

## Options

option-setup-pieces = Setup
option-setup-pieces-about = How the first three town halls are placed.
option-setup-pieces-cards = Start cards
option-setup-pieces-variable = Players take turns choosing
option-seats-colours = Colours
option-seats-colours-about = Which colour each seat plays, in seat order. With three players, the last one isn't used.
option-dev-beforeRoll = Cards before the roll
option-dev-beforeRoll-about = Can you play a development card before you roll?
option-dev-beforeRoll-true = Yes
option-dev-beforeRoll-false = No, only after the roll
option-dev-rewardPlayableSameTurn = Cards from landmarks
option-dev-rewardPlayableSameTurn-about = When can you play a development card you got from a landmark?
option-dev-rewardPlayableSameTurn-false = From your next turn
option-dev-rewardPlayableSameTurn-true = Right away
option-production-loneShortageGetsRest = Bank runs short
option-production-loneShortageGetsRest-about = What if the bank doesn't have enough cards and only one player is owed any?
option-production-loneShortageGetsRest-true = That player gets the rest
option-production-loneShortageGetsRest-false = Nobody gets any
option-lr-tieAfterBreak = Broken Longest Road
option-lr-tieAfterBreak-about = Who gets it if a break leaves several other players tied?
option-lr-tieAfterBreak-vacant = Nobody
option-lr-tieAfterBreak-holderKeeps = The old holder, if five pieces are left
option-lr-emptySpotSeparates = Empty cities in the Longest Road
option-lr-emptySpotSeparates-about = Does an empty city or an unbuilt landmark break a road?
option-lr-emptySpotSeparates-false = No
option-lr-emptySpotSeparates-true = Yes
option-game-idleRounds = Idle rounds
option-game-idleRounds-about = After this many rounds in which nothing changes, the game is a draw.
option-game-idleRounds-0 = Never
option-game-points = Points to win
option-game-points-about = Ten with four players, twelve with three. Play to eight for a short game.
option-game-points-0 = Standard for the number of players
option-game-points-4 = Four
option-game-points-5 = Five
option-game-points-6 = Six
option-game-points-7 = Seven
option-game-points-8 = Eight (short game)
option-game-points-9 = Nine
option-game-points-10 = Ten
option-game-points-11 = Eleven
option-game-points-12 = Twelve
option-game-first = First player
option-game-first-about = Who takes the first turn. The rule book lets the oldest player begin.
option-game-first-0 = The dice decide
option-game-first-1 = Seat 1
option-game-first-2 = Seat 2
option-game-first-3 = Seat 3
option-game-first-4 = Seat 4
option-trade-offers = Offers without a trade
option-trade-offers-about = How many offers per turn can come to nothing. Agreed trades don't count, so you can trade as often as others agree.
option-trade-total = Offers in total
option-trade-total-about = The most offers per turn, agreed trades included. 0 means no limit.

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
land-swiss_lands = Switzerland
land-france = France
land-frisia = Frisia

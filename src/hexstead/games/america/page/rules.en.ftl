# The rules in short sections, English: section-<key> is a title, -text the section, -picture the caption of its picture.
# The rules themselves are in the game's text folder.

section-a-board = The map of America
section-a-board-text = There are six kinds of land hexes, and five of them produce a resource. Rails go on the paths between hexes, and settlers move along the corners, the intersections. Some intersections are sites where cities can be founded: purple ones from the start, red ones later. On the coast, the first player to found a city there takes the coins. A train track on a path means a free rail.
section-a-board-picture = Purple sites on the Gulf coast, with the gold for founding a city there.

section-a-pieces = Pieces and cards
section-a-pieces-text = You have thirty rails, two trains, two settlers, and cities in your yard. Each city in the yard locks one goods cube. You can't build pieces you've run out of, but if both your settlers or both your trains are on the board, you can take one back and rebuild it elsewhere at full price. The bank's cards are limited; gold isn't.

section-a-setup = Setting up
section-a-setup-text = Everyone starts with three cities, one rail with a train on it, three gold and a few cards. Twelve number tokens go on the hexes with one question mark, most of them in the east. The hexes with two question marks in the west have no number yet. With three players, the fourth colour gets three neutral cities.

section-a-suggested = The suggested setup
section-a-suggested-text = For your first game, the map says where tokens, cities, rails and trains start and which cards each colour gets. These starting positions are our own suggestion. You can use them and still shuffle the number tokens.

section-a-variable = The variable setup
section-a-variable-text = The number tokens are shuffled, and the dice decide who goes first. Players place cities one at a time: round the table, back again, and round once more. Cities must go on purple sites but can be as close together as you like. Your third city gives you one card for each land hex next to it. Then, from the last player back to the first, everyone places a rail with a train on it.

section-a-turn = Your turn
section-a-turn-text = Roll, then do whatever you can pay for, in any order: trade, build, buy cards, move settlers and trains, and deliver. Then everyone else gets a quick chance to build, and the dice pass to the left. Before the roll you can only deliver and play a card. Nobody trades before the roll.

section-a-production = Production
section-a-production-text = Every hex with the number rolled gives one card to each city at its corners, no matter who rolled. A city next to two such hexes gets two cards. If the bank doesn't have enough for everyone, nobody gets that resource. If you come away empty-handed, for whatever reason, you get one gold, so no roll is a total loss.
section-a-production-picture = The dice show { $number }: the cities of { $first } and { $second } each get a card from the hex between them.

section-a-outlaw = Rolling a 7 and the outlaw
section-a-outlaw-text = A 7 produces nothing. Everyone with more than seven resource cards discards half. Then the player who rolled moves the outlaw to another hex with a number and steals a random card from an opponent with a city there. While the outlaw stays, that hex produces nothing. You can still build, move and deliver as usual.
section-a-outlaw-picture = The outlaw blocks the { $number }: the { $count } cities next to it get nothing from this hex.

section-a-buy = What things cost
section-a-buy-text = A rail costs ore and lumber; a train also costs coal; a settler costs cattle, grain and lumber; a development card costs cattle and coal. Buy as many as you can pay for and have pieces for. You never pay for something you can't place. Cities have no price: settlers found them.

section-a-rail = Building rails
section-a-rail-text = A rail must go on a free path next to one of your cities or rails. Nothing blocks it: it can pass other cities, empty sites, settlers and trains. But you can only build on from your own rails and cities, not from anyone else's.
section-a-rail-picture = Red can build on the highlighted paths: each touches a red city or rail.

section-a-gold = Gold for a new connection
section-a-gold-text = A site is isolated until rails connect it to another site. The rail that first connects it pays right away: along the shortest route to another site, everyone gets one gold for each of their own rails, including the builder. If several routes are equally short, the builder chooses which one pays.
section-a-gold-picture = Red has connected { $site }. The route to { $to } pays one gold per rail: { $gold } for red.

section-a-track = Train tracks
section-a-track-text = A path with a train track comes with a gift: if you build there, you can place one more rail right away for free, touching the new one at either end. The free rail can earn gold, and if it's on a train track too, you get yet another one. Take it now or lose it.
section-a-track-picture = The rail on the track earns one more, free, on any of the highlighted paths.

section-a-settler = Building settlers
section-a-settler-text = A new settler starts in one of your cities and can move right away. You have two. If both are on the board, you can take one back and rebuild it at full price. There's only room for one settler on an intersection.

section-a-walk = Moving settlers
section-a-walk-text = One grain moves one settler up to three intersections; each extra grain adds three more. A settler can pass anything, but it can't stop on another settler or in someone else's city. If it stops on an empty site, it founds a city, so to go further you must pass the site in one move.
section-a-walk-picture = With one grain, the red settler can reach the highlighted intersections. On a site, it founds a city.

section-a-city = Founding a city
section-a-city-text = A settler that stops on an empty site must found a city there. It's free. You get the settler back, the city leaves your yard, and the goods cube it locked is ready to deliver. On the coast you also get the gold shown there.

section-a-token = Numbers move west
section-a-token-text = When a new city is next to a hex with two question marks and no number, a number token moves there from the east: from the easternmost column that has one, northernmost first. The hex it leaves stops producing. So the west wakes up while the east dries up, and early cities lose their value.
section-a-token-picture = { $site } has just been founded, and a { $number } has moved to a hex next to it.

section-a-train = Building trains
section-a-train-text = A new train goes on one of your rails next to one of your cities and can move right away. You have two. A path holds two trains of any colour, so if there are already two, you can't build a third.

section-a-move = Moving trains
section-a-move-text = One coal moves one train up to three rails. It can use rails of any colour, turn round and pass full paths, but when the move ends, there can be no more than two trains on a path. You can deliver on the way and keep going. If you do anything else, the move ends and the remaining steps are lost.
section-a-move-picture = The red train can move on: on red rails for free, on another player's for one gold.

section-a-fee = Using other players' rails
section-a-fee-text = Using an opponent's rails costs one gold, paid to that opponent: once per train and turn, however many of their rails you use. The rail your train starts the turn on is free. Without the gold you can't take that step. You can't go into debt, and nobody can waive the fee.

section-a-deliver = Deliveries
section-a-deliver-text = A train on a rail next to another player's city, or a neutral one, can drop off one of your goods cubes there. It's free. Each city takes only one delivery in the whole game, so nearby ones are soon taken. You start with one cube ready and get one more for each city you found.
section-a-deliver-picture = The red train next to { $site } can deliver there. { $other } already has its goods.

section-a-cards = Development cards
section-a-cards-text = You buy development cards unseen. On each of your turns you can play one, before or after the roll, but not one you bought that turn. If you buy a card in the build phase, you can play it on your next turn. They're safe from a 7. When the deck is empty, the played cards are reshuffled.

section-a-effects = What the cards do
section-a-effects-text = Cavalry moves the outlaw and earns gold. Engineer builds two rails. Right of Way moves a train five steps without coal or fees. Mineral Rights gives you two cards of your choice, Cattle Drive five gold for one cattle. Scout moves a settler five steps or gives you gold. Native Support lets you choose the roll.

section-a-build-phase = The build phase
section-a-build-phase-text = After every turn, each of the other players can build once, in turn order: settlers, trains, rails and cards, at the usual price. No trading, no moving, no playing cards, no spending gold. It keeps hands small and everyone involved. If you don't want to build, pass, or turn on auto-pass.

section-a-win = Winning
section-a-win-text = Deliver all your goods: eight with four players, ten with three, fewer in a short game. The last delivery wins on the spot, so you always win on your own turn. In a full game you must found every city in your yard to unlock all your goods.

section-trade-more = In America you can also trade gold, and two gold buy a card, up to twice per turn.

# Words that players search for, and the terms of this game that they find: "term, other form: word, word".
synonyms =
    outlaw: robber, bandit, thief, raider
    cavalry: knight, soldier, army
    city, cities: settlement, town, village, house
    site: spot, place
    rail: road, street, railway, railroad, route
    train: ship, boat, locomotive, engine
    settler: pioneer, wagon, pawn
    bank: harbour, harbor, port, supply, maritime
    trade: exchange, swap, barter, deal, negotiate, market
    discard: hand limit, lose
    steal: rob, theft
    win: goal, victory, points, score, end
    deliver: cargo, shipment, freight
    goods cube: cargo, wares
    gold: money, coin, cash
    setup: start, placement, beginning, opening
    number token: chit, disc
    dice: die
    lumber: wood, timber, log
    grain: wheat, corn, food
    ore: iron, stone, rock
    cattle: cow, beef, sheep, livestock
    coal: fuel
    fee: toll, rent, tax
    hex: tile, field
    intersection: corner, crossing, vertex, node
    path: edge
    secret: hidden, private
    build phase: special building, extraordinary

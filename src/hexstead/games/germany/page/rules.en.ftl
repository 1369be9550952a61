# The rules in short sections, English: section-<key> is a title, -text the section, -picture the caption of its picture.
# The rules themselves are in the game's text folder.

section-g-board = The map of Germany
section-g-board-text = There are thirty hexes, each with a number that never moves. Every intersection is a city, the spot of one landmark, or open. The deck of development cards and the landmark rewards are part of the map. The map is our own, based on real geography, and you can play other maps with the same rules.
section-g-board-picture = { $hall } has a town hall; { $first } and { $second } are waiting for their landmarks.

section-g-pieces = Pieces and cards
section-g-pieces-text = There are ninety resource cards of five kinds, twenty-six development cards, twelve landmarks and one knight, Götz. Each player has twenty roads and twelve town halls. There's no desert: every hex produces something. You can't build pieces you've run out of.

section-g-setup = Start cards
section-g-setup-text = Everyone is dealt a card with three cities and a starting hand. Your first town halls go in these cities, worth one point each; roads come later. Götz starts in the mountains east of Nürnberg and blocks them from the first roll. With three players one start card is left out, and its cities stay empty.

section-g-variable = The variable setup
section-g-variable-text = The dice decide who goes first. Players place town halls in empty cities one at a time: round the table, back again, and round once more. They can be as close together as you like. Your third town hall gives you one card for each hex next to it. Nobody starts with a road.

section-g-turn = Your turn
section-g-turn-text = Roll for production, then trade and build in any order and as often as you like, then pass the dice. You can play one development card per turn, before or after the roll. Only the player whose turn it is can build.

section-g-production = Production
section-g-production-text = Every hex with the number rolled gives one card to each town hall at its corners, no matter who rolled. A town hall next to two such hexes gets a card from each. The hex with Götz produces nothing, landmarks never produce, and if a roll brings you nothing, that's just bad luck.
section-g-production-picture = The dice show { $number }: the town halls in { $first } and { $second } each get a card from the hex between them.

section-g-goetz = Rolling a 7 and Götz
section-g-goetz-text = A 7 produces nothing. Everyone with more than seven resource cards discards half. Then the player who rolled moves Götz, the knight with the iron hand, to any other hex and steals a random card from an opponent with a town hall there. While Götz stays, the hex is blocked. A Mercenary card does the same, but nobody discards.
section-g-goetz-picture = Götz blocks the { $number }: the { $count } town halls next to it get nothing from this hex.

section-g-road = Building roads
section-g-road-text = A road costs lumber and brick. It must go on a free path connected to your town hall or road. You can continue through open intersections right away, through a city only if your own town hall is there, and past a landmark's spot only once someone has built the landmark. So to get through an empty city, build there.
section-g-road-picture = Red can build on the highlighted paths: each continues from a red town hall or road.

section-g-hall = Town halls
section-g-hall-text = A town hall costs lumber, brick, grain and wool, and goes in an empty city that your road reaches. There's one per city, they can be as close together as you like, and there's nothing bigger to build. Each is worth a point and brings you cards. An opponent's town hall in the middle of your road breaks it.
section-g-hall-picture = A red road reaches { $city }, so red can build a town hall there.

section-g-landmark = Landmarks
section-g-landmark-text = A landmark costs two ore and one grain, and your road must reach its spot. It moves from its ground plan to the map and belongs to nobody. You put one of your town halls on the ground plan as a marker, and that's your point. Each landmark can be built only once. After that, everyone's roads can pass.
section-g-landmark-picture = A red road reaches { $town }, so red can build the landmark there.

section-g-reward = Landmark rewards
section-g-reward-text = The builder gets the reward right away: a free road, two resource cards of your choice, or development cards. If the bank or the deck doesn't have enough, you get what's left. You can't play a development card from a landmark until your next turn, but a victory point counts at once.

section-g-cards = Development cards
section-g-cards-text = One wool, one ore and one grain buy the top card of the deck. You can play one per turn, but not in the turn you got it. Mercenaries move Götz and stay face up in front of you. Road Building gives you two roads, Banking two cards, and Trade lets you trade two for one with the bank. Victory points are never played and count in secret.

section-g-longest = The Longest Road
section-g-longest-text = The first unbroken line of five or more roads earns a point, and a longer one takes it over. Branches don't count. Another player's town hall breaks your line; landmarks and your own town halls don't. After a break everything is measured again, and sometimes nobody holds it for a while.
section-g-longest-picture = { $count } red roads in a line hold the Longest Road. Branches don't count.

section-g-army = The Largest Army
section-g-army-text = The first player with three Mercenaries face up earns a point. If you've played more than the holder, you take it over; a tie isn't enough. Mercenaries in your hand don't count.

section-g-win = Winning
section-g-win-text = Ten points win with four players, twelve with three, eight in a short game. You win on your own turn, the moment you have enough points, even right at its start. If you get points on someone else's turn, you must still have them when yours comes. If nothing can change any more, the game is a draw after twenty idle rounds.

# Words that players search for, and the terms of this game that they find: "term, other form: word, word".
synonyms =
    götz: robber, bandit, thief, raider, outlaw, goetz
    mercenar: knight, soldier, cavalry
    town hall: settlement, house, village, hall
    landmark: monument, wonder, sight
    road: rail, street, route
    bank: harbour, harbor, port, supply, maritime
    banking: year of plenty, invention, discovery
    trade: exchange, swap, barter, deal, negotiate, market
    discard: hand limit, lose
    steal: rob, theft
    win: goal, score, end
    point: goal, score
    setup: start, placement, beginning, opening
    dice: die
    lumber: wood, timber, log
    brick: clay, loam
    wool: sheep
    grain: wheat, corn, food
    ore: iron, stone, rock
    hex: tile, field
    intersection: corner, crossing, vertex, node
    path: edge
    secret: hidden, private
    free road: bonus

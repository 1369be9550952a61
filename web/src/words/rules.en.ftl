# The rules in short sections, English: section-<key> is a title, -text what it says, -picture what its picture shows.
# The sentences of the single rules stand in the games' files.

section-acts = What the table refuses
section-acts-text = The table lights what you may do now, and refuses the rest with a sentence and the number of the rule. A refusal costs nothing and changes nothing: look at the reason, choose again. It may be that another seat is asked, that something else must be answered first, or that a card is missing.

section-secret = What is open, what is secret
section-secret-text = Which cards you hold is yours to know; how many everyone can count. Production, payments and trades happen in the open, so a good memory is worth something. Only two things stay between two seats or with one: a stolen card and a drawn one. The bots know no more than a person in their seat.

section-trade = Trading
section-trade-text = In your turn, after the roll, you may offer goods to the others; they accept, decline or answer with terms of their own, and you choose whom to trade with. Leave one side empty to ask for proposals. The supply always gives one card for three equal ones. In America gold is traded too, and two gold buy a card, twice a turn at most.

section-holds = What always holds
section-holds-text = Whatever happens, the cards and pieces add up: nothing is lost from the box and nothing appears in it. The engine checks these sums after every action of the test games, and they are a quick way to see whether a position you have set up by hand is possible at all.

section-a-board = The map of America
section-a-board-text = Hexes are land of six kinds, and five of them give a resource. Rails lie on the edges between hexes, settlers walk along the corners. Some corners are sites, where cities may stand: purple ones from the start, red ones later. Coins at the coast wait for whoever founds there first, and marks of a train track promise a free rail.
section-a-board-picture = Purple sites at the coast of the Gulf, with the gold for founding there.

section-a-pieces = What there is
section-a-pieces-text = You have thirty rails, two trains, two settlers, and cities in your yard that each hold back one cube of goods. Pieces that are out of stock cannot be built, but a settler or train on the board may be taken off and built anew somewhere else at the full price. The number of cards in the supply is limited; gold is not.

section-a-setup = Setting up
section-a-setup-text = Everyone begins with three cities, one rail with a train on it, three gold and a few cards. Twelve loose number tokens lie on the hexes with one question mark, most of them in the east. The hexes with two question marks in the west are still silent. With three players the fourth colour leaves three neutral cities behind.

section-a-suggested = The suggested set-up
section-a-suggested-text = For a first game the map says where tokens, cities, rails and trains begin, and which cards each colour holds. These places are our own suggestion. You may keep them and still shuffle the number tokens.

section-a-variable = The variable set-up
section-a-variable-text = Tokens are shuffled, and the dice decide who begins. Cities are placed one at a time: round the table, back again, and round once more. They go on purple sites only, as close together as you like. Your third city gives you one card for each land hex it touches. Then, from the last seat back to the first, everyone lays a rail with a train on it.

section-a-turn = Your turn
section-a-turn-text = Roll, then do as much as you can pay for in any order: trade, build, buy cards, walk, drive and deliver. Then everyone else has a short chance to build, and the dice go left. Before the roll you may do one thing only: play a card. Nobody trades before the roll.

section-a-production = Production
section-a-production-text = Every hex with the number rolled gives one card to each city at its corners, whoever rolled. A city may touch two such hexes and get two cards. If the supply cannot serve everyone, nobody gets that resource. Whoever goes away empty, for whatever reason, takes one gold: a bad roll is never wholly bad.
section-a-production-picture = On an 11 the red city at Indianapolis gets coal, on a 4 grain.

section-a-outlaw = The 7 and the outlaw
section-a-outlaw-text = A 7 produces nothing. Whoever holds more than seven resource cards gives half back. Then the roller moves the outlaw to another hex that has a number, and takes one card at random from an opponent with a city there. As long as the outlaw stays, that hex gives nothing; building, moving and delivering go on as before.
section-a-outlaw-picture = The outlaw blocks the 4: neither Chicago nor Indianapolis gets grain.

section-a-buy = What things cost
section-a-buy-text = A rail costs ore and lumber; a train costs coal as well; a settler costs cattle, grain and lumber; a development card costs cattle and coal. Buy as many as you can pay for and have pieces for. Nothing is paid for what cannot be placed. Cities have no price: settlers found them.

section-a-rail = Building rails
section-a-rail-text = A rail goes on a free path next to one of your cities or rails. Nothing stands in its way: it may pass other cities, empty sites, settlers and trains. But only your own rails and cities let you build on; those of others do not.
section-a-rail-picture = Red may build on the lit paths: each touches a red city or a red rail.

section-a-gold = Gold for a new link
section-a-gold-text = A site that no rails join to another site is isolated. The rail that first links it pays at once: along the shortest line to another site everyone takes one gold for each rail of their own, the builder included. Several lines may be equally short; then the builder chooses which of them pays.
section-a-gold-picture = Linking Omaha pays along the line to St. Louis: two gold for red, one for orange.

section-a-track = Train tracks
section-a-track-text = A path with a train track is a gift: build there, and you may lay one more rail at once, free, touching the new one at either end. The free rail may earn gold, and if it lies on a track again, yet another one. Take it now or leave it; it is not kept for later.
section-a-track-picture = The rail on the track allows one more, free, on any of the lit paths.

section-a-settler = Building settlers
section-a-settler-text = A new settler stands at one of your cities and may walk at once. You have two. If both are under way, you may take one off and build it anew for the full price. Only one settler fits on an intersection.

section-a-walk = Settlers on the way
section-a-walk-text = One grain carries one settler up to three intersections, each further grain three more. Everything may be passed, but a walk must not end beside another settler on the same corner, nor on a city of someone else. Stop on an empty site, and it becomes a city: to go further, pass it in one go.
section-a-walk-picture = With one grain the red settler reaches all lit intersections; those with a site become a city.

section-a-city = Founding a city
section-a-city-text = A settler whose walk ends on an empty site founds a city there, free of charge and without a choice. The settler returns to your stock, the city leaves your yard, and the goods it held back become free: one more delivery is possible. At the coast you also take the gold shown there.

section-a-token = Numbers go west
section-a-token-text = When a new city touches a silent hex with two question marks, a number token leaves the east for it: from the easternmost column that has one, the most northern first. The hex left behind gives nothing from then on. So the west wakes up as the east grows poor, and early cities lose their worth.
section-a-token-picture = Denver was founded: a 9 has come to the mountains north of it.

section-a-train = Building trains
section-a-train-text = A new train is placed on a rail of yours that touches one of your cities, and may move at once. You have two. A path holds two trains of any colours; where two stand already, no third can be built.

section-a-move = Trains on the move
section-a-move-text = One coal moves one train up to three rails. It follows rails of every colour, may turn round and may pass full paths, but two trains at most may stand on a path when the move ends. Deliveries on the way do not end the move. Doing anything else does, and the steps that are left are lost.
section-a-move-picture = The red train may go on: by its own rails free of charge, onto orange rails for one gold.

section-a-fee = The fee for foreign rails
section-a-fee-text = Using an opponent's rails costs one gold, paid to that opponent: once per train and turn, however many of those rails you use. The rail on which your train begins the turn is free. Without the gold the step is not possible; nobody runs into debt, and nobody may let you off.

section-a-deliver = Deliveries
section-a-deliver-text = A train on a rail that touches a city of another player, or a neutral one, may leave one of your free cubes there. It costs nothing. Each city takes one delivery in the whole game, so the near ones are soon gone. You have one free cube at the start and one more for each city you found.
section-a-deliver-picture = The train beside St. Louis may deliver there; Omaha has its goods already.

section-a-cards = Development cards
section-a-cards-text = Buy them unseen. In each of your turns you may play one, before or after the roll, but not one bought in the same turn. A card bought in the build phase is ready in your next turn. They are safe on a 7. When the stack is empty, the played cards are shuffled again.

section-a-effects = What the cards do
section-a-effects-text = Cavalry moves the outlaw and earns gold. Engineer lays two rails. Right of Way drives a train five steps without coal or fees. Mineral Rights gives two cards of your choice, Cattle Drive five gold for one cattle. Scout walks a settler five steps or gives gold. Native Support names the roll instead of leaving it to chance.

section-a-build-phase = The build phase
section-a-build-phase-text = After every turn the others may build, one after the other, once each: settlers, trains, rails and cards, at the usual price. No trading, no moving, no cards played, no gold spent. It keeps hands small and everyone awake. Whoever wants nothing passes, and may tell the table to pass until further notice.

section-a-win = Winning
section-a-win-text = Deliver all your goods: eight with four players, ten with three, fewer in a short game. The last delivery wins on the spot, so the end always comes in the winner's own turn. To free all goods you must found all the cities of your yard.

section-g-board = The map of Germany
section-g-board-text = Thirty hexes, each with a number that never moves. A corner is a city, the spot of one landmark, or open. The stack of development cards and the reward of each landmark belong to the map. The map is our own, after the real geography; other maps can be played by the same rules.
section-g-board-picture = Würzburg holds a town hall; Eisenach and Nürnberg wait for their landmarks.

section-g-pieces = What there is
section-g-pieces-text = Ninety resource cards of five kinds, twenty-six development cards, twelve landmarks, one knight. Each colour has twenty roads and twelve town halls. There is no desert: every hex gives something. What your stock does not hold you cannot build.

section-g-setup = Start cards
section-g-setup-text = Everyone is dealt a card with three cities and a first hand. Your town halls stand there, worth a point each; roads come later. Götz begins in the mountains east of Nürnberg and blocks them from the first roll. With three players one start card stays in the box, and its cities stay empty.

section-g-variable = The variable set-up
section-g-variable-text = The dice decide who begins. Town halls are placed one at a time in empty cities: round the table, back again, round once more. There is no distance to keep. Your third town hall gives you one card for each hex it touches. Nobody starts with a road.

section-g-turn = Your turn
section-g-turn-text = Roll for production, then trade and build in any order as often as you can, then pass the dice. One development card may be played in a turn, before the roll or after. Only the seat whose turn it is builds.

section-g-production = Production
section-g-production-text = Every hex with the number rolled gives one card to each town hall at its corners, whoever rolled. A town hall at two such hexes gets a card from each. The hex with Götz gives nothing, landmarks never give anything, and an empty roll is simply an empty roll.
section-g-production-picture = On a 9 the red and the blue town hall both get ore.

section-g-goetz = The 7 and Götz
section-g-goetz-text = A 7 gives nothing. Whoever holds more than seven resource cards returns half. Then the roller moves Götz, the knight with the iron hand, to any other hex, and takes one card at random from an opponent with a town hall there. While Götz stays, the hex is blocked. The same happens, without returning cards, when a Mercenary is played.
section-g-goetz-picture = Götz blocks the 8: three town halls get no brick.

section-g-road = Building roads
section-g-road-text = A road costs lumber and brick. It goes on a free path joined to your town hall or your road. Open corners may be passed at once; a city only if your own town hall stands in it; a landmark's spot only after the landmark is built, by anyone. So the way through an empty city is to build there.
section-g-road-picture = From Kassel and past the open corner red may build on; the lit paths are free.

section-g-hall = Town halls
section-g-hall-text = A town hall costs lumber, brick, grain and wool, and goes into an empty city that your road touches. One per city, no distance between them, nothing bigger to build. Each is a point and brings cards. An opponent's town hall in your line of roads cuts it.
section-g-hall-picture = Red roads touch two empty cities: a town hall may be built in either.

section-g-landmark = Landmarks
section-g-landmark-text = A landmark costs two ore and one grain and needs your road at its spot. It moves from its ground plan to the map and belongs to nobody; your town hall goes on the ground plan as a marker and is your point. Each is built once. From then on everyone's roads may pass.
section-g-landmark-picture = Red's road reaches Eisenach: the Wartburg may be built.

section-g-reward = What landmarks give
section-g-reward-text = The builder gets the reward at once: a free road, two resource cards of your choice, or development cards. What the supply or the stack does not have lapses. A development card from a landmark waits for your next turn, but a victory point counts immediately.

section-g-cards = Development cards
section-g-cards-text = One wool, one ore and one grain buy the top card of the stack. You may play one a turn, not in the turn you got it. Mercenaries move Götz and stay open before you; Road Building gives two roads, Banking two cards, Trade a supply at two for one. Victory points are never played and count in secret.

section-g-longest = The Longest Road
section-g-longest-text = The first unbroken line of five roads or more earns a point; a longer one takes it over. Branches do not count. Another player's town hall separates the line, landmarks and your own town halls do not. After a cut everything is measured anew, and it may be that nobody holds it for a while.
section-g-longest-picture = Five red roads in one line hold the Longest Road; the branch to Erfurt adds nothing.

section-g-army = The Largest Army
section-g-army-text = Whoever first has three Mercenaries lying open earns a point. More Mercenaries than the holder take it over; as many are not enough. Those still in hand do not count.

section-g-win = Winning
section-g-win-text = Ten points with four players, twelve with three, eight in a short game. You win in your own turn, at once, also at its very beginning. Points that reach you in someone else's turn must still be there when yours comes. A game in which nothing can change any more ends drawn after twenty idle rounds.

section-dice = Fair dice
section-dice-text = Before the first action the server seals a secret seed and shows its fingerprint. Every seat adds something of its own. Each roll, draw and theft follows from both by a published rule, so nobody can choose it, not even the server. After the game the seed is opened, and the page recomputes every outcome: look for "Check the dice".
